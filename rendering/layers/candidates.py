"""The places that may be chosen, each with its letter."""

from __future__ import annotations

from collections.abc import Callable

from engine.sight import View
from engine.state import NOBODY
from rendering.canvas import Canvas
from rendering.geometry import Geometry, Point, right_of_path
from rendering.lens import Candidate, Lens
from rendering.painting import Painter

RADIUS = 35
POINT = 20
BESIDE = 36
"""How far the point of a badge reaches beyond it, and how far beside a path lies the badge of one with a direction."""
ABOVE = 0.34
"""How far above a building its badge lies, in sides of a hex."""


def paint_candidates(canvas: Canvas, view: View, lens: Lens) -> None:
    """A badge with a letter on each place that may be chosen."""
    geometry = canvas.geometry
    for candidate in lens.candidates:
        here = canvas.on(badge_place(geometry, view, candidate))
        if candidate.start is not None:
            _, (x, y) = right_of_path(geometry, candidate.id, candidate.start, BESIDE)
            here.stamp((2 * (RADIUS + POINT) + 4,) * 2, paint_point, (round(x, 2), round(y, 2)))
        here.stamp((2 * RADIUS + 4,) * 2, paint_badge, candidate.letter)


def badge_place(geometry: Geometry, view: View, candidate: Candidate) -> Point:
    """Where a candidate's badge lies: on a free place, beside what stands on others, within the picture."""
    x, y = geometry.spot_of(candidate.kind, candidate.id)
    if candidate.kind == "hex":
        x, y = geometry.beside(candidate.id, -1)
    elif candidate.start is not None:
        (x, y), _ = right_of_path(geometry, candidate.id, candidate.start, BESIDE)
    elif candidate.kind == "intersection" and any(stands(view, candidate.id) for stands in STANDING):
        y -= ABOVE * geometry.side
    return x, max(y, (RADIUS + 2) * geometry.scale)


def paint_point(canvas: Canvas, along: Point) -> None:
    """The point of a badge around the origin, in the direction in which the path is followed."""
    look = canvas.theme.looks["candidate"]
    across = (-along[1], along[0])
    for rim, colour in ((0, look.edge), (6, look.fill)):
        far, wide = RADIUS + POINT - 1.2 * rim, 0.8 * RADIUS - rim
        flanks = [(across[0] * side + along[0] * 12, across[1] * side + along[1] * 12) for side in (-wide, wide)]
        canvas.shape([(along[0] * far, along[1] * far), *flanks], colour)


def paint_badge(canvas: Canvas, letter: str) -> None:
    """A badge around the origin."""
    look = canvas.theme.looks["candidate"]
    canvas.disc((0, 0), RADIUS, look.edge)
    canvas.disc((0, 0), RADIUS - 4, look.fill)
    canvas.text((0, 0), letter, "candidate", look.ink)


STANDING: list[Callable[[View, int], bool]] = [lambda view, site: view.owners[site] != NOBODY]
"""Whether something stands on an intersection that a badge had better not cover; a scenario adds its own."""

PAINTERS = (Painter(80, paint_candidates),)
