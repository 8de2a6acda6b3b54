"""Paths that bear no road because the sea has them: surf in place of the sand."""

from __future__ import annotations

import math

from engine.sight import View
from rendering.canvas import Canvas
from rendering.geometry import Point, half_span
from rendering.lens import Lens
from rendering.painting import Painter

SURF = frozenset({"sea", "closed"})
"""The tags of such paths."""
DASH = 15
"""How long a wave is, and how far from the next."""


def paint_surf(canvas: Canvas, view: View, lens: Lens) -> None:
    """Surf on each path that the sea has."""
    geometry = canvas.geometry
    for path in view.board.paths:
        if SURF & view.board.path_tags[path]:
            half = half_span(geometry, path)
            canvas.on(geometry.middle(path)).stamp((abs(half[0]) * 2 + 40, abs(half[1]) * 2 + 40), paint_waves, half)


def paint_waves(canvas: Canvas, half: Point) -> None:
    """A strip of water, `half` of it to either side of the origin, with waves on it."""
    colours, length = canvas.theme.colours, math.hypot(*half)
    canvas.line([(-half[0], -half[1]), half], colours["shallows"], 24)
    along = (half[0] / length, half[1] / length)
    for step in range(-int(length // (2 * DASH)), int(length // (2 * DASH)) + 1):
        ends = [(along[0] * at, along[1] * at) for at in ((2 * step - 0.5) * DASH, (2 * step + 0.5) * DASH)]
        canvas.line(ends, colours["foam"], 6)


PAINTERS = (Painter(11, paint_surf, tags=SURF, lasting=True),)
