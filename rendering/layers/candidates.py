"""The places that may be chosen, each with its letter."""

from __future__ import annotations

from engine.sight import View
from engine.state import NOBODY
from rendering.canvas import Canvas
from rendering.geometry import Geometry, Point
from rendering.lens import Candidate, Lens
from rendering.painting import Painter

RADIUS = 35
ABOVE = 0.34
"""How far above a building its badge lies, in sides of a hex."""


def paint_candidates(canvas: Canvas, view: View, lens: Lens) -> None:
    """A badge with a letter on each place that may be chosen."""
    for candidate in lens.candidates:
        here = canvas.on(badge_place(canvas.geometry, view, candidate))
        here.stamp((2 * RADIUS + 4,) * 2, paint_badge, candidate.letter)


def badge_place(geometry: Geometry, view: View, candidate: Candidate) -> Point:
    """Where a candidate's badge lies: on a free place, beside what stands on others, within the picture."""
    x, y = geometry.spot_of(candidate.kind, candidate.id)
    if candidate.kind == "hex":
        x, y = geometry.beside(candidate.id, -1)
    elif candidate.kind == "intersection" and view.owners[candidate.id] != NOBODY:
        y -= ABOVE * geometry.side
    return x, max(y, (RADIUS + 2) * geometry.scale)


def paint_badge(canvas: Canvas, letter: str) -> None:
    """A badge around the origin."""
    look = canvas.theme.looks["candidate"]
    canvas.disc((0, 0), RADIUS, look.edge)
    canvas.disc((0, 0), RADIUS - 4, look.fill)
    canvas.text((0, 0), letter, "candidate", look.ink)


PAINTERS = (Painter(80, paint_candidates),)
