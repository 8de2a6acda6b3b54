"""The numbers by which people call intersections and hexes, for those who ask for all of them."""

from __future__ import annotations

from engine.sight import View
from rendering.canvas import Canvas
from rendering.lens import Lens
from rendering.painting import Painter

HEIGHT = 42
BELOW = {"": 0, "city": 54}
BELOW_OTHERS = 46
"""How far below a building its number lies, by the kind of building."""


def paint_labels(canvas: Canvas, view: View, lens: Lens) -> None:
    """The number of each intersection on it, or below the building that stands there, and that of each hex."""
    if not lens.labels:
        return
    geometry = canvas.geometry
    for place in view.board.hexes:
        here = canvas.on(geometry.beside(place, -1))
        here.stamp((110, HEIGHT + 4), paint_label, f"H{place + 1}")
    for site in view.board.intersections:
        here = canvas.on(geometry.corner(site))
        lower = BELOW.get(view.kinds[site], BELOW_OTHERS)
        here.at((0, lower)).stamp((110, HEIGHT + 4), paint_label, str(site + 1))


def paint_label(canvas: Canvas, words: str) -> None:
    """A label around the origin."""
    look = canvas.theme.looks["label"]
    canvas.panel((canvas.width_of(words, "label") + 18, HEIGHT), 12, look.fill, look.edge, 2)
    canvas.text((0, 0), words, "label", look.ink)


PAINTERS = (Painter(70, paint_labels),)
