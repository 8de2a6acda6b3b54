"""A glow around what was built or moved last."""

from __future__ import annotations

import math

from engine.sight import View
from rendering.canvas import Canvas
from rendering.geometry import Point, half_span
from rendering.layers.terrain import hex_outline
from rendering.lens import Lens
from rendering.painting import Painter

RIM = 5
RADII = {"city": 68}
RADIUS = 56
"""How far the glow reaches around a building, by its kind or else: not down to the word of the hex below."""
RAISED = 8
BESIDE_ROAD = 33


def paint_frames(canvas: Canvas, view: View, lens: Lens) -> None:
    """A frame inside each hex of note."""
    geometry = canvas.geometry
    side = geometry.side / geometry.scale
    for kind, place in sorted(lens.recent):
        if kind == "hex":
            canvas.on(geometry.centre(place)).stamp((2 * side, 2 * side + 4), paint_frame, side)


def paint_glows(canvas: Canvas, view: View, lens: Lens) -> None:
    """A glow under the piece on each intersection and path of note."""
    geometry = canvas.geometry
    for kind, place in sorted(lens.recent):
        here = canvas.on(geometry.spot_of(kind, place))
        if kind == "intersection":
            radius = RADII.get(view.kinds[place], RADIUS)
            here.at((0, -RAISED)).stamp((2 * radius + 4,) * 2, paint_disc, radius)
        elif kind == "path":
            half = half_span(geometry, place)
            here.stamp((abs(half[0]) * 2 + 80, abs(half[1]) * 2 + 80), paint_capsule, half)


def paint_frame(canvas: Canvas, side: float) -> None:
    """A frame along the inside of a hex."""
    colours = canvas.theme.colours
    outline = hex_outline(side - 13)
    for colour, width in ((colours["light"], 8 + 2 * RIM), (colours["recent"], 8)):
        canvas.line([*outline, *outline[:2]], colour, width)


def paint_disc(canvas: Canvas, radius: float) -> None:
    """A glow around a building at the origin."""
    colours = canvas.theme.colours
    canvas.disc((0, 0), radius, colours["recent"], colours["light"], RIM)


def paint_capsule(canvas: Canvas, half: Point) -> None:
    """A glow around a road that lies around the origin."""
    colours = canvas.theme.colours
    for colour, radius in ((colours["light"], BESIDE_ROAD + RIM), (colours["recent"], BESIDE_ROAD)):
        canvas.shape(_capsule(half, radius), colour)


def _capsule(half: Point, radius: float) -> list[Point]:
    heading = math.atan2(half[1], half[0])
    trim = 1 - BESIDE_ROAD / math.hypot(*half)
    turns = [heading - math.pi / 2 + math.pi * step / 24 for step in range(25)]
    cap = [(half[0] * trim + radius * math.cos(turn), half[1] * trim + radius * math.sin(turn)) for turn in turns]
    return cap + [(-x, -y) for x, y in cap]


PAINTERS = (Painter(20, paint_frames), Painter(25, paint_glows))
