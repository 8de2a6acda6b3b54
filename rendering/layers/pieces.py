"""Roads and buildings, each in the colour and with the letter of its seat."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from engine.sight import View
from engine.state import NOBODY
from rendering.canvas import Canvas
from rendering.geometry import Point, half_span
from rendering.lens import Lens
from rendering.painting import Painter

ROAD = 24
EDGE = 5
TRIMMED = 16
"""A road ends so far before its intersections."""
KNOB = 21
"""The knob in the middle of a road that bears the letter."""


def paint_roads(canvas: Canvas, view: View, lens: Lens) -> None:
    """All roads."""
    geometry = canvas.geometry
    for path in view.board.paths:
        owner = view.roads[path]
        if owner == NOBODY:
            continue
        half = half_span(geometry, path)
        field = (abs(half[0]) * 2 + 60, abs(half[1]) * 2 + 60)
        canvas.on(geometry.middle(path)).stamp(field, paint_road, half, lens.players[owner].colour)


def paint_buildings(canvas: Canvas, view: View, lens: Lens) -> None:
    """All buildings; a kind that has no drawing of its own looks like a settlement."""
    for site in view.board.intersections:
        owner = view.owners[site]
        if owner != NOBODY:
            here = canvas.on(canvas.geometry.corner(site))
            paint = BUILDINGS.get(view.kinds[site], paint_settlement)
            here.stamp((130, 130), paint, lens.players[owner].colour)


def paint_road(canvas: Canvas, half: Point, colour: str) -> None:
    """A road around the origin, `half` of it to either side, with its seat's letter in the middle."""
    look, dark = canvas.theme.seats[colour], canvas.theme.colours["dark"]
    length = math.hypot(*half)
    end = (half[0] * (1 - TRIMMED / length), half[1] * (1 - TRIMMED / length))
    further = (half[0] * (1 - (TRIMMED - EDGE) / length), half[1] * (1 - (TRIMMED - EDGE) / length))
    line, longer = [_opposite(end), end], [_opposite(further), further]
    if look.edge != dark:
        canvas.line(longer, dark, ROAD + 2 * EDGE + 4)
        canvas.disc((0, 0), KNOB + EDGE + 2, dark)
    canvas.line(longer, look.edge, ROAD + 2 * EDGE)
    canvas.disc((0, 0), KNOB + EDGE, look.edge)
    canvas.line(line, look.fill, ROAD)
    canvas.disc((0, 0), KNOB, look.fill)
    canvas.text((0, 0), look.letter, "road", look.ink)


def paint_settlement(canvas: Canvas, colour: str) -> None:
    """A settlement around the origin: a house with one roof."""
    outline = [(0, -42), (35, -12), (35, 32), (-35, 32), (-35, -12)]
    _paint_house(canvas, colour, outline)
    canvas.text((0, 9), canvas.theme.seats[colour].letter, "settlement", canvas.theme.seats[colour].ink)


def paint_city(canvas: Canvas, colour: str) -> None:
    """A city around the origin: a long house with a tower."""
    outline = [(-26, -56), (1, -28), (1, -16), (30, -30), (54, -6), (54, 38), (-54, 38), (-54, -28)]
    _paint_house(canvas, colour, outline)
    canvas.text((-1, 10), canvas.theme.seats[colour].letter, "city", canvas.theme.seats[colour].ink)


BUILDINGS: dict[str, Callable[[Canvas, str], None]] = {"settlement": paint_settlement, "city": paint_city}
"""How each kind of building is drawn; a scenario adds its own."""


def _paint_house(canvas: Canvas, colour: str, outline: Sequence[Point]) -> None:
    look, dark = canvas.theme.seats[colour], canvas.theme.colours["dark"]
    if look.edge != dark:
        canvas.shape(outline, dark, dark, 2 * EDGE + 6)
    canvas.shape(outline, look.fill, look.edge, 2 * EDGE)
    canvas.shape(outline, look.fill)


def _opposite(point: Point) -> Point:
    return -point[0], -point[1]


PAINTERS = (Painter(30, paint_roads), Painter(40, paint_buildings))
