"""The small drawings by which a terrain or a good is known at a glance: each fills a field of some 52 by 84."""

from __future__ import annotations

import math
from collections.abc import Callable

from rendering.canvas import Canvas
from rendering.geometry import Point
from rendering.theme import TerrainLook

Motif = Callable[[Canvas, TerrainLook], None]


def firs(canvas: Canvas, look: TerrainLook) -> None:
    """Two fir trees, one behind the other."""
    for (x, foot), size, colour in (((11, 14), 0.86, look.shine), ((-9, 40), 1.0, look.shade)):
        canvas.shape(box(x - 4, foot - 12, x + 4, foot), look.shade)
        for level, half in ((0, 10), (15, 14), (31, 18)):
            top = foot - (66 - level) * size
            canvas.shape([(x, top), (x + half * size, top + 26 * size), (x - half * size, top + 26 * size)], colour)


def bricks(canvas: Canvas, look: TerrainLook) -> None:
    """A wall of bricks, higher at one side."""
    for row, (start, count) in enumerate(((-26, 2), (-13, 1), (-26, 2), (-13, 1))):
        for column in range(count):
            left, foot = start + column * 27, 34 - row * 18
            canvas.shape(box(left, foot - 15, left + 24, foot), look.shine, look.shade, 3)


def sheep(canvas: Canvas, look: TerrainLook) -> None:
    """Two sheep, looking in opposite directions."""
    for (x, y), side in (((2, -18), 1), ((-2, 26), -1)):
        for leg in (-9, 7):
            canvas.shape(box(x + leg - 2, y + 6, x + leg + 3, y + 19), look.shade)
        for dx, dy, radius in ((-11, 2, 10), (-4, -5, 11), (6, -4, 11), (10, 3, 9), (0, 4, 11)):
            canvas.disc((x + dx, y + dy), radius, look.shine)
        canvas.shape(oval(x + side * 20, y - 4, 7, 10, side * -0.5), look.shade)


def wheat(canvas: Canvas, look: TerrainLook) -> None:
    """Three ears on their stalks."""
    for x, foot, top in ((-15, 40, -18), (15, 40, -22), (0, 40, -38)):
        canvas.line([(x * 0.5, foot), (x, top)], look.shade, 4)
        for row in range(4):
            y = top + row * 11
            for side in (-1, 1):
                canvas.shape(oval(x + side * 5, y, 4.5, 8, side * 0.6), look.shade)
        canvas.shape(oval(x, top - 9, 4.5, 8, 0), look.shade)


def peaks(canvas: Canvas, look: TerrainLook) -> None:
    """Two mountains with snow on them."""
    for x, foot, half, rise in ((8, 22, 22, 56), (-6, 38, 24, 50)):
        top = foot - rise
        canvas.shape([(x, top), (x + half, foot), (x - half, foot)], look.shade)
        low, width = top + rise * 0.42, half * 0.42
        zigzag = [(x + width, low), (x + width / 3, low - 7), (x - width / 4, low + 2), (x - width, low)]
        canvas.shape([(x, top), *zigzag], look.shine)


def dunes(canvas: Canvas, look: TerrainLook) -> None:
    """A cactus on a dune."""
    canvas.shape(oval(0, 40, 28, 9, 0), look.shade)
    canvas.at((0, 2)).panel((13, 76), 6, look.shine)
    for side, low, high in ((-1, 14, -12), (1, 4, -22)):
        canvas.line([(0, low), (side * 18, low)], look.shine, 9)
        canvas.at((side * 18, (low + high) / 2)).panel((10, low - high + 9), 5, look.shine)


def palms(canvas: Canvas, look: TerrainLook) -> None:
    """Two palms by a pond."""
    water = canvas.theme.colours["water"]
    canvas.shape(oval(0, 30, 34, 12), look.shade)
    canvas.shape(oval(0, 30, 29, 8), water)
    for (x, foot), lean, size in (((-8, 28), -6, 1.0), ((14, 24), 6, 0.8)):
        top = foot - 52 * size
        canvas.line([(x, foot), (x + lean / 2, (foot + top) / 2), (x + lean, top)], look.shade, 7)
        for turn in (-1.9, -1.1, -0.35, 0.35, 1.1, 1.9):
            reach = 17 * size
            middle = (x + lean + reach * math.sin(turn), top - reach * 0.62 * math.cos(turn) + 3)
            canvas.shape(oval(*middle, 5.5 * size, 15 * size, turn), look.shine)


def lighthouse(canvas: Canvas, look: TerrainLook) -> None:
    """A lighthouse with dark bands on a dune."""
    canvas.shape(oval(0, 38, 38, 10), look.shade)
    tower, dark = [(-8, -20), (8, -20), (13, 38), (-13, 38)], canvas.theme.colours["dark"]
    canvas.shape(tower, look.shine, dark, 3)
    for top, half in ((-8, 9.5), (14, 11.5)):
        canvas.shape(
            [(-half, top), (half, top), (half + 1, top + 10), (-half - 1, top + 10)], canvas.theme.colours["dark"]
        )
    canvas.shape(box(-11, -25, 11, -19), canvas.theme.colours["dark"])
    canvas.shape(box(-7, -36, 7, -25), look.ink, canvas.theme.colours["dark"], 3)
    canvas.shape([(0, -46), (10, -35), (-10, -35)], canvas.theme.colours["dark"])


def castle(canvas: Canvas, look: TerrainLook) -> None:
    """A castle: a keep between two towers, with battlements and a gate."""
    for left, right, top in ((-40, -18, -20), (18, 40, -20), (-15, 15, -38), (-34, 34, 4)):
        canvas.shape(battlements(left, right, top, 40), look.shine, look.shade, 4)
    canvas.shape([*oval(0, 24, 9, 12)[10:], (9, 40), (-9, 40)], look.shade)
    for x in (-29, 29, 0):
        canvas.shape(box(x - 3, -8 if x else -22, x + 3, 2 if x else -12), look.shade)
    canvas.line([(0, -38), (0, -52)], look.shade, 4)
    canvas.shape([(2, -52), (20, -46), (2, -40)], look.shade)


def quarry(canvas: Canvas, look: TerrainLook) -> None:
    """A quarry: blocks of stone piled up, and a crane that lifts one."""
    canvas.line([(-30, 38), (-30, -40), (22, -40)], look.shade, 7)
    canvas.line([(-30, -14), (-6, -40)], look.shade, 5)
    canvas.line([(18, -40), (18, -22)], look.shade, 3)
    for left, top in ((4, -22), (-20, 18), (8, 18), (-6, -2)):
        canvas.shape(box(left, top, left + 26, top + 19), look.shine, look.shade, 4)
    canvas.line([(-40, 38), (40, 38)], look.shade, 4)


def glassworks(canvas: Canvas, look: TerrainLook) -> None:
    """A glassworks: a kiln shaped like a bottle, its fire, and smoke."""
    for x, y, radius in ((-4, -42, 6), (6, -50, 8), (20, -54, 9)):
        canvas.disc((x, y), radius, look.shine)
    kiln = [(-8, -34), (8, -34), (12, -8), (34, 14), (36, 40), (-36, 40), (-34, 14), (-12, -8)]
    canvas.shape(kiln, look.shade, look.shade, 4)
    canvas.shape([(x * 0.86, y * 0.92 + 2) for x, y in kiln], look.shine)
    canvas.shape([*oval(0, 26, 13, 14)[10:], (13, 38), (-13, 38)], look.shade)
    canvas.shape([(0, 14), (8, 30), (4, 38), (-4, 38), (-8, 30)], canvas.theme.colours["fire"])


def coins(canvas: Canvas, look: TerrainLook) -> None:
    """Two piles of coins."""
    for x, foot, count in ((12, 24, 3), (-12, 30, 5)):
        for level in range(count):
            canvas.shape(oval(x, foot - level * 12, 20, 9), look.shine, look.shade, 4)


def rice(canvas: Canvas, look: TerrainLook) -> None:
    """Ears of rice that bend under their grains."""
    for side, height in ((-1, 0), (1, -8)):
        stalk = [(side * 3, 42), (side * 5, height), (side * 12, height - 22), (side * 24, height - 14)]
        canvas.line(stalk, look.shade, 4)
        for x, y, turn in ((9, -16, 0.5), (14, -25, 1.2), (20, -21, 2.0), (24, -10, 2.7), (17, -8, 2.4), (26, 2, 2.9)):
            canvas.shape(oval(side * x, height + y, 5, 9, side * turn), look.shine, look.shade, 2)


def leaf(canvas: Canvas, look: TerrainLook) -> None:
    """A broad leaf with its ribs."""
    blade = [(0, -42), (16, -26), (24, -4), (18, 18), (0, 32), (-18, 18), (-24, -4), (-16, -26)]
    canvas.shape(blade, look.shine, look.shade, 4)
    canvas.line([(0, -34), (0, 42)], look.shade, 5)
    for y in (-16, 0, 16):
        for side in (-1, 1):
            canvas.line([(0, y + 8), (side * 15, y - 5)], look.shade, 3)


def none(canvas: Canvas, look: TerrainLook) -> None:
    """Nothing: the colour and the word must do."""


LANDSCAPES: tuple[Motif, ...] = (firs, bricks, sheep, wheat, peaks, dunes, palms, lighthouse)
BUILDINGS: tuple[Motif, ...] = (castle, quarry, glassworks)
WARES: tuple[Motif, ...] = (coins, rice, leaf)
MOTIFS: dict[str, Motif] = {each.__name__: each for each in (*LANDSCAPES, *BUILDINGS, *WARES, none)}


def draw_motif(canvas: Canvas, look: TerrainLook) -> None:
    """Draw a terrain's motif around the origin."""
    MOTIFS[look.motif](canvas, look)


def star(radius: float, points: int = 5) -> list[Point]:
    """The outline of a star around the origin."""
    reach = [radius if index % 2 == 0 else radius * 0.42 for index in range(points * 2)]
    turns = [math.pi * index / points for index in range(points * 2)]
    return [(r * math.sin(turn), -r * math.cos(turn)) for r, turn in zip(reach, turns, strict=True)]


def battlements(left: float, right: float, top: float, foot: float) -> list[Point]:
    """The outline of a wall with three merlons."""
    step = (right - left) / 5
    crown = [(left + step * (index + end), top + 8 * (index % 2)) for index in range(5) for end in (0, 1)]
    return [*crown, (right, foot), (left, foot)]


def box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    """The outline of a rectangle."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def oval(x: float, y: float, half_wide: float, half_high: float, turned: float = 0) -> list[Point]:
    """The outline of an ellipse around a point, turned clockwise."""
    cos, sin = math.cos(turned), math.sin(turned)
    points = []
    for step in range(20):
        turn = math.tau * step / 20
        dx, dy = half_wide * math.cos(turn), half_high * math.sin(turn)
        points.append((x + dx * cos - dy * sin, y + dx * sin + dy * cos))
    return points
