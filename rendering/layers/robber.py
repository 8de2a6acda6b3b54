"""The robber, beside the number whose hex he blocks."""

from __future__ import annotations

from collections.abc import Callable

from engine.base.robber import Robber
from engine.sight import View
from rendering.canvas import Canvas
from rendering.lens import Lens
from rendering.painting import Painter


def paint_robber_on_his_hex(canvas: Canvas, view: View, lens: Lens) -> None:
    """The robber where he stands, the number left to be read."""
    robber = view.part(Robber)
    assert robber is not None
    figure = next((FIGURES[name] for name in view.rules.amendments if name in FIGURES), paint_robber)
    canvas.on(canvas.geometry.beside(robber.place, 1)).stamp((100, 130), figure)


def paint_robber(canvas: Canvas) -> None:
    """The robber around the origin: head and cloak, with his letter."""
    look = canvas.theme.looks["robber"]
    cloak = [(-17, -26), (17, -26), (38, 50), (-38, 50)]
    for grown, colour in ((6.0, look.edge), (0.0, look.fill)):
        canvas.disc((0, -34), 21 + grown, colour)
        canvas.shape(cloak, colour, colour, grown * 2)
    canvas.text((0, 20), "R", "robber", look.ink)


FIGURES: dict[str, Callable[[Canvas], None]] = {}
"""Who stands in his place at the tables of an amendment; a scenario adds its own."""

PAINTERS = (Painter(50, paint_robber_on_his_hex, part=Robber),)
