"""The landmarks of Baden-Württemberg as small figures, each known by its outline."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rendering.canvas import Canvas
from rendering.geometry import Point
from rendering.motifs import battlements, box, oval

Outline = Sequence[Point]


@dataclass(frozen=True, slots=True)
class Figure:
    """What a landmark is made of: walls, roofs, and what is dark on them, each in a field of some 96 by 110."""

    walls: tuple[Outline, ...]
    roofs: tuple[Outline, ...] = ()
    dark: tuple[Outline, ...] = ()


def paint_landmark(canvas: Canvas, name: str) -> None:
    """The landmark of a place around the origin, with a bright rim."""
    figure, look, dark = FIGURES.get(name, OBELISK), canvas.theme.looks["landmark"], canvas.theme.colours["dark"]
    for width, colour in ((18, look.edge), (8, dark)):
        for shape in (*figure.walls, *figure.roofs):
            canvas.shape(shape, colour, colour, width)
    for shape in figure.walls:
        canvas.shape(shape, look.fill)
    for shape in figure.roofs:
        canvas.shape(shape, canvas.theme.colours["roof"])
    for shape in figure.dark:
        canvas.shape(shape, dark)


def paint_floor_plan(canvas: Canvas, name: str) -> None:
    """The same landmark around the origin where it is yet to be built: small and dark, without a rim."""
    figure, look = FIGURES.get(name, OBELISK), canvas.theme.looks["landmark"]
    small = canvas.at((0, 3), 0.34)
    for shape in (*figure.walls, *figure.roofs):
        small.shape(shape, look.ink)


def _spire(x: float, top: float, half: float, foot: float) -> Outline:
    return [(x, top), (x + half, foot), (x - half, foot)]


def _windows(xs: Sequence[float], top: float, foot: float, half: float = 3.5) -> tuple[Outline, ...]:
    return tuple(box(x - half, top, x + half, foot) for x in xs)


def _arch(x: float, top: float, foot: float, half: float) -> Outline:
    return [*oval(x, top + half, half, half)[10:], (x + half, foot), (x - half, foot)]


def _mirrored(right: Outline) -> Outline:
    return [*right, *((-x, y) for x, y in reversed(right))]


OBELISK = Figure(([(-9, 40), (-6, -40), (0, -54), (6, -40), (9, 40)], box(-18, 32, 18, 40)))
"""Stands for a place that has no figure of its own."""

HEIDELBERG = Figure(
    walls=(
        battlements(-46, -20, -34, 40),
        [(-20, -4), (-8, -14), (0, -2), (10, -16), (20, -8), (20, 40), (-20, 40)],
        [(20, -40), (34, -30), (40, -46), (46, -26), (46, 40), (20, 40)],
    ),
    dark=(*_windows((-33,), -18, -6), *_windows((-10, 10, 33), 4, 16, 4), _arch(0, 20, 40, 7)),
)
"""The castle, one of its towers burst."""

KARLSRUHE = Figure(
    walls=(box(-48, 4, 48, 40), box(-11, -38, 11, 40)),
    roofs=([(-50, 4), (-42, -10), (42, -10), (50, 4)], _spire(0, -58, 13, -36), oval(0, -38, 13, 8)),
    dark=(*_windows((-38, -25, 25, 38), 14, 26), *_windows((0,), -24, -8), _arch(0, 18, 40, 6)),
)
"""The palace with its tower, wings to both sides."""

STUTTGART = Figure(
    walls=([(-4, -26), (4, -26), (8, 40), (-8, 40)], box(-2, -62, 2, -40), box(-15, 34, 15, 40)),
    roofs=([(-20, -42), (20, -42), (14, -24), (-14, -24)],),
    dark=(box(-16, -37, 16, -32),),
)
"""The Television Tower: a slender shaft that bears a basket."""

ULM = Figure(
    walls=(box(-42, 8, 42, 40), box(-12, -20, 12, 40), box(-36, -10, -24, 12), box(24, -10, 36, 12)),
    roofs=(
        _spire(0, -66, 13, -18),
        _spire(-30, -34, 8, -9),
        _spire(30, -34, 8, -9),
        [(-44, 8), (-38, -2), (38, -2), (44, 8)],
    ),
    dark=(_arch(0, 16, 40, 7), *_windows((-28, 28), 16, 32), *_windows((0,), -10, 4)),
)
"""The minster with the highest spire of all, between two lower ones."""

FREIBURG = Figure(
    walls=(box(-44, 4, 10, 40), box(10, -24, 40, 40)),
    roofs=([(-46, 4), (-36, -12), (10, -12), (10, 4)], _spire(25, -64, 16, -22)),
    dark=(
        *_windows((-34, -20, -6), 14, 32),
        _arch(25, 14, 40, 8),
        *_windows((25,), -14, 2, 5),
        *(oval(25, y, half, half) for y, half in ((-32, 4), (-43, 3))),
    ),
)
"""The minster: a long nave, and at its end the pierced tower."""

KONSTANZ = Figure(
    walls=(
        _mirrored([(14, 30), (10, -8), (15, -22), (30, -34), (26, -42), (9, -30)]),
        oval(0, -41, 10, 11),
        oval(-30, -44, 7, 7),
        oval(30, -44, 7, 7),
        [(-24, 40), (-20, 28), (20, 28), (24, 40)],
    ),
    roofs=(oval(0, -52, 14, 7),),
    dark=([(0, -8), (4, 28), (-4, 28)],),
)
"""Imperia: the statue that holds up a small figure in either hand."""

FRIEDRICHSHAFEN = Figure(
    walls=(oval(-2, -8, 46, 18), box(-16, 8, 8, 18)),
    roofs=([(34, -20), (50, -30), (50, 14), (34, 4)],),
    dark=(box(-12, 11, -6, 15), box(-3, 11, 3, 15), [(-40, -9), (34, -9), (34, -7), (-40, -7)]),
)
"""The Zeppelin, in the air."""

SIGMARINGEN = Figure(
    walls=(
        [(-48, 40), (-40, 22), (-22, 26), (-8, 16), (16, 20), (40, 12), (48, 40)],
        box(-40, -8, 8, 22),
        box(10, -30, 30, 18),
        box(30, -4, 44, 16),
    ),
    roofs=([(-42, -8), (-34, -22), (4, -22), (10, -8)], _spire(20, -60, 13, -28), _spire(37, -20, 9, -3)),
    dark=(*_windows((-32, -18, -4), 0, 12), *_windows((20,), -20, -8), *_windows((37,), 2, 10)),
)
"""The castle on its rock, the tower at its side."""

TUEBINGEN = Figure(
    walls=(box(-17, -16, 17, 40), box(17, 10, 44, 40), box(-44, 20, -17, 40)),
    roofs=(
        [(-22, -16), (0, -56), (22, -16)],
        [(17, 10), (17, -4), (40, -4), (48, 10)],
        [(-48, 20), (-40, 8), (-17, 8), (-17, 20)],
    ),
    dark=(*_windows((-8, 8), -8, 4), *_windows((-8, 8), 14, 26), *_windows((31,), 18, 30)),
)
"""The Hölderlin Tower: round, under a pointed roof, houses at its sides."""

SCHWAEBISCH_HALL = Figure(
    walls=(
        box(-14, -30, 12, 10),
        box(12, -10, 40, 10),
        *(box(-28 - 5 * step, 8 + 8 * step, 28 + 5 * step, 17 + 8 * step) for step in range(4)),
    ),
    roofs=(oval(-1, -32, 15, 10), _spire(-1, -60, 5, -38), [(12, -10), (18, -22), (40, -22), (44, -10)]),
    dark=(*_windows((-1,), -20, -8, 4), *_windows((22, 32), -4, 6), *(box(-26, y, 26, y + 2) for y in (16, 24, 32))),
)
"""Saint Michael's above the Great Stairs."""

DONAUESCHINGEN = Figure(
    walls=(oval(0, 26, 46, 16), box(-7, -30, 7, 14), oval(0, -36, 9, 9), [(-7, -26), (-26, -8), (-20, -2), (-5, -12)]),
    dark=(oval(0, 24, 36, 10),),
)
"""The source of the Danube: a round basin, and a statue above it."""

BAD_MERGENTHEIM = Figure(
    walls=(
        _mirrored([(30, 40), (30, -6), (20, -6), (20, -20), (10, -20), (10, -34)]),
        box(-48, 2, -30, 40),
        box(30, 2, 48, 40),
    ),
    roofs=(_spire(-39, -22, 11, 3), _spire(39, -22, 11, 3), _spire(0, -54, 8, -33)),
    dark=(
        _arch(0, 20, 40, 8),
        box(-3, -26, 3, 6),
        box(-11, -15, 11, -9),
        *_windows((-20, 20, -39, 39), 14, 26),
    ),
)
"""The palace of the Teutonic Order: a stepped gable with the cross."""

FIGURES = {
    "Bad Mergentheim": BAD_MERGENTHEIM,
    "Donaueschingen": DONAUESCHINGEN,
    "Freiburg": FREIBURG,
    "Friedrichshafen": FRIEDRICHSHAFEN,
    "Heidelberg": HEIDELBERG,
    "Karlsruhe": KARLSRUHE,
    "Konstanz": KONSTANZ,
    "Schwäbisch Hall": SCHWAEBISCH_HALL,
    "Sigmaringen": SIGMARINGEN,
    "Stuttgart": STUTTGART,
    "Tübingen": TUEBINGEN,
    "Ulm": ULM,
}
"""The figure of each place that has a landmark."""
