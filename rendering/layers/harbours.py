"""The harbours: a plaque off the coast, and piers from it to the two intersections."""

from __future__ import annotations

import math

from engine.board import Harbour
from engine.sight import View
from rendering.canvas import Canvas
from rendering.geometry import Point
from rendering.lens import Lens, plain
from rendering.painting import Painter

PIER = 13
PLANK = 11
ROOM = 132
"""As wide as a harbour's word may be."""


def paint_piers(canvas: Canvas, view: View, lens: Lens) -> None:
    """The piers of all harbours."""
    geometry = canvas.geometry
    for harbour in view.board.harbours:
        here = geometry.plaque(harbour)
        for site in harbour.intersections:
            there = geometry.corner(site)
            reach = ((there[0] - here[0]) / geometry.scale, (there[1] - here[1]) / geometry.scale)
            field = (abs(reach[0]) * 2 + 40, abs(reach[1]) * 2 + 40)
            canvas.on(here).stamp(field, paint_pier, (round(reach[0], 1), round(reach[1], 1)))


def paint_plaques(canvas: Canvas, view: View, lens: Lens) -> None:
    """The plaques of all harbours."""
    for harbour in view.board.harbours:
        good = None if harbour.good is None else view.board.goods[harbour.good]
        word = "" if good is None else lens.harbour_words.get(good) or plain(good)
        here = canvas.on(canvas.geometry.plaque(harbour))
        here.stamp((ROOM + 40, 110), paint_plaque, rate_of(harbour), good, word)


def rate_of(harbour: Harbour) -> str:
    """What a harbour takes and gives, as people write it."""
    return f"{harbour.rate}:1"


def paint_pier(canvas: Canvas, reach: Point) -> None:
    """A pier from the origin to a point, with planks across it."""
    length = math.hypot(*reach)
    along = (reach[0] / length, reach[1] / length)
    across = (-along[1] * PIER / 2, along[0] * PIER / 2)
    colours = canvas.theme.colours
    canvas.line([(0, 0), reach], colours["pier_planks"], PIER + 6)
    canvas.line([(0, 0), reach], colours["pier"], PIER)
    for step in range(1, int(length // PLANK)):
        x, y = along[0] * step * PLANK, along[1] * step * PLANK
        canvas.line([(x - across[0], y - across[1]), (x + across[0], y + across[1])], colours["pier_planks"], 2)


def paint_plaque(canvas: Canvas, rate: str, good: str | None, word: str) -> None:
    """A harbour's plaque around the origin: the rate, and the word of the good in that good's colour."""
    look = canvas.theme.looks["harbour"]
    if good is None:
        canvas.panel((104, 72), 18, look.fill, look.edge, 4)
        canvas.text((0, 0), rate, "rate", look.ink)
        return
    wide = max(104.0, min(canvas.width_of(word, "harbour"), ROOM) + 28)
    ground = canvas.theme.good_look(good)
    canvas.panel((wide, 104), 18, ground.fill, look.edge, 4)
    canvas.text((0, -23), rate, "rate", ground.ink)
    canvas.text((0, 24), word, "harbour", ground.ink, room=ROOM)


PAINTERS = (Painter(4, paint_piers, lasting=True), Painter(14, paint_plaques, lasting=True))
