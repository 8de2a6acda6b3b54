"""Baden-Württemberg: the fields of town halls and landmarks, the landmarks, and the inventor in the robber's place."""

from __future__ import annotations

from engine.scenarios.baden_wuerttemberg.landmarks import LANDMARK, Landmarks
from engine.sight import View
from rendering.canvas import Canvas
from rendering.landmarks import paint_floor_plan, paint_landmark
from rendering.layers import candidates, robber, standings
from rendering.lens import Lens
from rendering.motifs import oval
from rendering.painting import Painter

TOWN = "town"
NAME = "baden_wuerttemberg"
"""The amendment whose robber is an inventor, and whose knights are inventions."""


def paint_fields(canvas: Canvas, view: View, lens: Lens) -> None:
    """A round field for each town hall, and a square one with a small picture for each landmark."""
    board = view.board
    for site in board.intersections:
        here = canvas.on(canvas.geometry.corner(site))
        if TOWN in board.intersection_tags[site]:
            here.stamp((60, 60), paint_town_field)
        elif LANDMARK in board.intersection_tags[site]:
            here.stamp((60, 60), paint_landmark_field, board.intersection_names[site] or "")


def paint_landmarks(canvas: Canvas, view: View, lens: Lens) -> None:
    """Each landmark that is built."""
    landmarks = view.part(Landmarks)
    assert landmarks is not None
    for site in landmarks.built:
        name = view.board.intersection_names[site] or ""
        canvas.on(canvas.geometry.corner(site)).stamp((124, 150), paint_landmark, name)


def paint_town_field(canvas: Canvas) -> None:
    """The field of a town hall around the origin."""
    look = canvas.theme.looks["field"]
    canvas.disc((0, 0), 25, look.fill, look.edge, 5)
    canvas.disc((0, 0), 9, look.ink)


def paint_landmark_field(canvas: Canvas, name: str) -> None:
    """The field of a landmark around the origin."""
    look = canvas.theme.looks["landmark"]
    canvas.panel((52, 52), 6, look.fill, canvas.theme.colours["dark"], 5)
    paint_floor_plan(canvas, name)


def paint_inventor(canvas: Canvas) -> None:
    """The inventor around the origin: in a coat, and over his head the idea."""
    look = canvas.theme.looks["inventor"]
    coat = [(-15, -6), (15, -6), (34, 54), (-34, 54)]
    for grown, colour in ((6.0, look.edge), (0.0, look.fill)):
        canvas.disc((0, -14), 18 + grown, colour)
        canvas.shape(coat, colour, colour, grown * 2)
    paint_bulb(canvas.at((0, 26), 1.1))


def paint_invention_icon(canvas: Canvas) -> None:
    """An invention: a bulb."""
    paint_bulb(canvas)


def paint_bulb(canvas: Canvas) -> None:
    """A bulb around the origin."""
    look = canvas.theme.looks["award"]
    canvas.shape([*oval(0, -5, 16, 16)[9:], *oval(0, -5, 16, 16)[:2], (7, 14), (-7, 14)], look.fill)
    for y in (14, 19):
        canvas.line([(-7, y), (7, y)], canvas.theme.colours["sand"], 4)
    canvas.line([(0, 12), (0, 2), (-5, -4)], look.ink, 3)
    canvas.line([(0, 2), (5, -4)], look.ink, 3)


def landmark_stands(view: View, site: int) -> bool:
    """Whether a landmark has been built on an intersection."""
    landmarks = view.part(Landmarks)
    return landmarks is not None and site in landmarks.built


candidates.STANDING.append(landmark_stands)
robber.FIGURES[NAME] = paint_inventor
standings.ARMIES[NAME] = paint_invention_icon

PAINTERS = (
    Painter(16, paint_fields, tags=frozenset({TOWN, LANDMARK}), lasting=True),
    Painter(42, paint_landmarks, part=Landmarks),
)
