"""The robber, beside the number whose hex he blocks."""

from __future__ import annotations

from engine.base.robber import Robber
from engine.sight import View
from rendering.canvas import Canvas
from rendering.lens import Lens
from rendering.painting import Painter

FLANK = 0.57
"""How far beside the middle of his hex he stands, in sides of a hex."""


def paint_robber_on_his_hex(canvas: Canvas, view: View, lens: Lens) -> None:
    """The robber where he stands, the number left to be read."""
    robber = view.part(Robber)
    assert robber is not None
    geometry = canvas.geometry
    x, y = geometry.centre(robber.place)
    canvas.on((x + FLANK * geometry.side, y + 0.07 * geometry.side)).stamp((100, 130), paint_robber)


def paint_robber(canvas: Canvas) -> None:
    """The robber around the origin: head and cloak, with his letter."""
    look = canvas.theme.looks["robber"]
    cloak = [(-17, -26), (17, -26), (38, 50), (-38, 50)]
    for grown, colour in ((6.0, look.edge), (0.0, look.fill)):
        canvas.disc((0, -34), 21 + grown, colour)
        canvas.shape(cloak, colour, colour, grown * 2)
    canvas.text((0, 20), "R", "robber", look.ink)


PAINTERS = (Painter(50, paint_robber_on_his_hex, part=Robber),)
