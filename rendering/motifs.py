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
        canvas.shape(_box(x - 4, foot - 12, x + 4, foot), look.shade)
        for level, half in ((0, 10), (15, 14), (31, 18)):
            top = foot - (66 - level) * size
            canvas.shape([(x, top), (x + half * size, top + 26 * size), (x - half * size, top + 26 * size)], colour)


def bricks(canvas: Canvas, look: TerrainLook) -> None:
    """A wall of bricks, higher at one side."""
    for row, (start, count) in enumerate(((-26, 2), (-13, 1), (-26, 2), (-13, 1))):
        for column in range(count):
            left, foot = start + column * 27, 34 - row * 18
            canvas.shape(_box(left, foot - 15, left + 24, foot), look.shine, look.shade, 3)


def sheep(canvas: Canvas, look: TerrainLook) -> None:
    """Two sheep, looking in opposite directions."""
    for (x, y), side in (((2, -18), 1), ((-2, 26), -1)):
        for leg in (-9, 7):
            canvas.shape(_box(x + leg - 2, y + 6, x + leg + 3, y + 19), look.shade)
        for dx, dy, radius in ((-11, 2, 10), (-4, -5, 11), (6, -4, 11), (10, 3, 9), (0, 4, 11)):
            canvas.disc((x + dx, y + dy), radius, look.shine)
        canvas.shape(_oval(x + side * 20, y - 4, 7, 10, side * -0.5), look.shade)


def wheat(canvas: Canvas, look: TerrainLook) -> None:
    """Three ears on their stalks."""
    for x, foot, top in ((-15, 40, -18), (15, 40, -22), (0, 40, -38)):
        canvas.line([(x * 0.5, foot), (x, top)], look.shade, 4)
        for row in range(4):
            y = top + row * 11
            for side in (-1, 1):
                canvas.shape(_oval(x + side * 5, y, 4.5, 8, side * 0.6), look.shade)
        canvas.shape(_oval(x, top - 9, 4.5, 8, 0), look.shade)


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
    canvas.shape(_oval(0, 40, 28, 9, 0), look.shade)
    canvas.at((0, 2)).panel((13, 76), 6, look.shine)
    for side, low, high in ((-1, 14, -12), (1, 4, -22)):
        canvas.line([(0, low), (side * 18, low)], look.shine, 9)
        canvas.at((side * 18, (low + high) / 2)).panel((10, low - high + 9), 5, look.shine)


def none(canvas: Canvas, look: TerrainLook) -> None:
    """Nothing: the colour and the word must do."""


MOTIFS: dict[str, Motif] = {each.__name__: each for each in (firs, bricks, sheep, wheat, peaks, dunes, none)}


def draw_motif(canvas: Canvas, look: TerrainLook) -> None:
    """Draw a terrain's motif around the origin."""
    MOTIFS[look.motif](canvas, look)


def star(radius: float, points: int = 5) -> list[Point]:
    """The outline of a star around the origin."""
    reach = [radius if index % 2 == 0 else radius * 0.42 for index in range(points * 2)]
    turns = [math.pi * index / points for index in range(points * 2)]
    return [(r * math.sin(turn), -r * math.cos(turn)) for r, turn in zip(reach, turns, strict=True)]


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _oval(x: float, y: float, half_wide: float, half_high: float, turned: float) -> list[Point]:
    cos, sin = math.cos(turned), math.sin(turned)
    points = []
    for step in range(20):
        turn = math.tau * step / 20
        dx, dy = half_wide * math.cos(turn), half_high * math.sin(turn)
        points.append((x + dx * cos - dy * sin, y + dx * sin + dy * cos))
    return points
