"""Traders & Barbarians: plazas and the paths to them, wagons with what they carry, barbarians, and who has gold."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable

from engine.record import Intersection, Seat
from engine.scenarios.traders_and_barbarians.barbarians import Barbarians
from engine.scenarios.traders_and_barbarians.freight import TRADE, Freight
from engine.scenarios.traders_and_barbarians.gold import GOLD
from engine.scenarios.traders_and_barbarians.trains import Trains
from engine.scenarios.traders_and_barbarians.wagons import Wagons
from engine.sight import View
from engine.state import NOBODY
from rendering.canvas import Canvas
from rendering.geometry import Geometry, Point, half_span
from rendering.layers import candidates
from rendering.layers.standings import open_good
from rendering.lens import Lens
from rendering.motifs import box, oval, star
from rendering.painting import Painter, Tally

PLAZA = 36
SPOKE = 12
WAGON = (62, 62)
"""The room of a wagon in a group, in the units in which sizes are stated."""
BELOW, ASIDE = 74, (54, 46)
"""How far below a building wagons stand, or where the first stands aside from it."""
ALONG, RAISED = 0.56, 14
"""How far from the middle of his path to its end a barbarian stands, and how much above it."""


def paint_plazas(canvas: Canvas, view: View, lens: Lens) -> None:
    """A plaza in the middle of each trade hex, and the paths that lead to it."""
    geometry = canvas.geometry
    for plaza in view.board.plazas:
        for path in view.board.paths_at[plaza]:
            half = half_span(geometry, path)
            field = (abs(half[0]) * 2 + 40, abs(half[1]) * 2 + 40)
            canvas.on(geometry.middle(path)).stamp(field, paint_spoke, half)
        canvas.on(geometry.corner(plaza)).stamp((2 * PLAZA + 4,) * 2, paint_plaza)


def paint_wagons(canvas: Canvas, view: View, lens: Lens) -> None:
    """Each seat's wagon where it stands; several on one intersection stand in rows, below a building."""
    wagons, freight = view.part(Wagons), view.part(Freight)
    assert wagons is not None
    groups: dict[Intersection, list[int]] = defaultdict(list)
    for seat, site in enumerate(wagons.places):
        if site is not None:
            groups[site].append(seat)
    for site, seats in sorted(groups.items()):
        here = canvas.on(canvas.geometry.corner(site))
        spots = (
            around(len(seats)) if view.owners[site] == NOBODY else beside_building(canvas.geometry, site, len(seats))
        )
        for seat, spot in zip(seats, spots, strict=True):
            carried = None if freight is None else freight.carried[seat]
            here.at(spot).stamp((84, 92), paint_wagon, lens.players[seat].colour, carried)


def around(count: int) -> list[Point]:
    """Where so many wagons stand on an intersection without a building: in rows of two around it."""
    rows = math.ceil(count / 2)
    wide = min(count, 2)
    return [
        ((index % 2 - (wide - 1) / 2) * WAGON[0], (index // 2 - (rows - 1) / 2) * WAGON[1]) for index in range(count)
    ]


def beside_building(geometry: Geometry, site: int, count: int) -> list[Point]:
    """Where so many wagons stand by a building: in a row below it, or in a column aside where a path leads down."""
    x, y = geometry.corner(site)
    ends = [geometry.corner(near) for near in geometry.board.neighbours[site]]
    if any(abs(u - x) < 1 and v > y for u, v in ends):
        return [(ASIDE[0], ASIDE[1] + index * WAGON[1]) for index in range(count)]
    return [((index - (count - 1) / 2) * WAGON[0], BELOW) for index in range(count)]


def paint_barbarians(canvas: Canvas, view: View, lens: Lens) -> None:
    """Each barbarian on his path, between the letter of a road there and the end at which nobody has built."""
    barbarians = view.part(Barbarians)
    assert barbarians is not None
    geometry = canvas.geometry
    for path in barbarians.paths:
        canvas.on(barbarian_spot(geometry, view, path)).stamp((90, 100), paint_barbarian)


def barbarian_spot(geometry: Geometry, view: View, path: int) -> Point:
    """Where on his path a barbarian stands."""
    ends = sorted(view.board.ends[path], key=lambda site: (view.owners[site] != NOBODY, site in view.board.plazas))
    (x, y), (u, v) = geometry.middle(path), geometry.corner(ends[0])
    return x + (u - x) * ALONG, y + (v - y) * ALONG - RAISED * geometry.scale


def paint_spoke(canvas: Canvas, half: Point) -> None:
    """A path to a plaza, `half` of it to either side of the origin."""
    colours = canvas.theme.colours
    ends = [(-half[0], -half[1]), half]
    canvas.line(ends, colours["pier_planks"], SPOKE + 6)
    canvas.line(ends, colours["sand"], SPOKE)


def paint_plaza(canvas: Canvas) -> None:
    """A round plaza around the origin, paved in rings."""
    colours = canvas.theme.colours
    canvas.disc((0, 0), PLAZA, colours["sand"], colours["pier_planks"], 4)
    canvas.disc((0, 0), PLAZA - 12, None, colours["pier"], 3)
    canvas.disc((0, 0), 8, colours["pier"])


def paint_wagon(canvas: Canvas, colour: str, carried: str | None) -> None:
    """A wagon around the origin: its seat's letter on the side, two wheels, and what it carries on top."""
    look, dark = canvas.theme.seats[colour], canvas.theme.colours["dark"]
    light = canvas.theme.colours["light"]
    body = [(-30, -14), (30, -14), (25, 14), (-25, 14)]
    if carried is not None:
        COMMODITY[carried](canvas.at((0, -26), 0.62))
    for grown, tint in ((5.0, light), (0.0, dark)):
        canvas.shape(body, tint, tint, 6 + 2 * grown)
        for x in (-16, 16):
            canvas.disc((x, 16), 11 + grown, tint)
    canvas.shape(body, look.fill)
    for x in (-16, 16):
        canvas.disc((x, 16), 8, canvas.theme.colours["pier"])
        canvas.disc((x, 16), 3, dark)
    canvas.text((0, -1), look.letter, "wagon", look.ink)


def paint_barbarian(canvas: Canvas) -> None:
    """A barbarian around the origin: a horned helmet, a beard, and a round shield."""
    canvas = canvas.at((0, 0), 0.86)
    look, dark = canvas.theme.looks["barbarian"], canvas.theme.colours["dark"]
    body = [(-16, -6), (16, -6), (26, 40), (-26, 40)]
    horns = [
        [(-14, -22), (-30, -30), (-30, -44), (-20, -34), (-8, -32)],
        [(14, -22), (30, -30), (30, -44), (20, -34), (8, -32)],
    ]
    for grown, tint in ((5.0, look.edge), (0.0, dark)):
        for shape in (body, *horns):
            canvas.shape(shape, tint, tint, 4 + 2 * grown)
        canvas.disc((0, -16), 19 + grown, tint)
    for horn in horns:
        canvas.shape(horn, look.edge)
    canvas.shape(body, look.fill)
    canvas.disc((0, -16), 16, look.edge)
    canvas.shape([(-17, -18), (17, -18), (12, -32), (0, -36), (-12, -32)], look.fill)
    canvas.shape([(-13, -8), (13, -8), (0, 14)], look.ink)
    canvas.disc((0, 22), 13, look.edge, dark, 3)
    canvas.disc((0, 22), 4, dark)


def paint_marble(canvas: Canvas) -> None:
    """Marble: a block of it."""
    dark, light = canvas.theme.colours["dark"], canvas.theme.colours["light"]
    canvas.shape([(-20, -8), (-8, -20), (22, -20), (22, 8), (10, 20), (-20, 20)], light, dark, 4)
    canvas.line([(-20, -8), (10, -8), (10, 20)], dark, 3)
    canvas.line([(10, -8), (22, -20)], dark, 3)


def paint_glass(canvas: Canvas) -> None:
    """Glass: a leaded window."""
    dark, blue = canvas.theme.colours["dark"], canvas.theme.colours["north"]
    canvas.shape([*oval(0, -4, 16, 18)[10:], (16, 21), (-16, 21)], blue, dark, 4)
    canvas.line([(0, -21), (0, 21)], dark, 3)
    for y in (-6, 8):
        canvas.line([(-16, y), (16, y)], dark, 3)


def paint_sand(canvas: Canvas) -> None:
    """Sand: a heap of it."""
    dark = canvas.theme.colours["dark"]
    canvas.shape([(-23, 19), (-12, 2), (0, -16), (12, 2), (23, 19)], canvas.theme.colours["sand"], dark, 4)
    for x, y in ((-7, 11), (2, 0), (8, 12)):
        canvas.disc((x, y), 2.5, dark)


def paint_tools(canvas: Canvas) -> None:
    """Tools: a hammer."""
    dark, wood = canvas.theme.colours["dark"], canvas.theme.colours["pier"]
    canvas.shape(box(-4, -10, 4, 22), wood, dark, 4)
    canvas.shape([(-18, -20), (14, -20), (20, -12), (14, -6), (-18, -6)], canvas.theme.looks["barbarian"].edge, dark, 4)


COMMODITY: dict[str, Callable[[Canvas], None]] = {
    "marble": paint_marble,
    "glass": paint_glass,
    "sand": paint_sand,
    "tools": paint_tools,
}
"""How each commodity is drawn, some 44 by 44 around the origin."""


def paint_load(canvas: Canvas, carried: str) -> None:
    """What a wagon carries, or an empty wagon."""
    if carried:
        COMMODITY[carried](canvas)
    else:
        _paint_cart(canvas)


def paint_train(canvas: Canvas) -> None:
    """The baggage train: a wagon."""
    _paint_cart(canvas)
    canvas.shape([(-20, -6), *oval(0, -6, 20, 15)[10:], (20, -6)], canvas.theme.colours["sand"])


def paint_delivery(canvas: Canvas) -> None:
    """What has been delivered: a token with a star."""
    look = canvas.theme.looks["award"]
    canvas.disc((0, 0), 21, look.fill, look.edge, 3)
    canvas.shape(star(14), look.ink)


def load(view: View, seat: Seat) -> str | None:
    """Nothing to count: the sign says what a seat's wagon carries."""
    return None if view.part(Freight) is None else ""


def carried(view: View, seat: Seat) -> tuple[str, ...]:
    """What a seat's wagon carries."""
    freight = view.part(Freight)
    return ((None if freight is None else freight.carried[seat]) or "",)


def level(view: View, seat: Seat) -> int | None:
    """Which baggage train card of a seat is the active one."""
    trains = view.part(Trains)
    return None if trains is None else trains.levels[seat]


def deliveries(view: View, seat: Seat) -> int | None:
    """How many commodities a seat has delivered."""
    freight = view.part(Freight)
    return None if freight is None else sum(freight.delivered[seat])


def _paint_cart(canvas: Canvas) -> None:
    sand = canvas.theme.colours["sand"]
    canvas.shape([(-22, -6), (22, -6), (18, 8), (-18, 8)], sand)
    for x in (-11, 11):
        canvas.disc((x, 13), 8, sand, canvas.theme.looks["standing"].fill, 3)


def wagon_stands(view: View, site: int) -> bool:
    """Whether a wagon stands on an intersection, or may."""
    wagons = view.part(Wagons)
    return wagons is not None and (site in wagons.places or site in view.board.plazas)


candidates.STANDING.append(wagon_stands)
TRADE_HEX = frozenset({TRADE})

PAINTERS = (
    Painter(15, paint_plazas, tags=TRADE_HEX, lasting=True),
    Painter(45, paint_barbarians, part=Barbarians),
    Painter(46, paint_wagons, part=Wagons),
)
TALLIES = (
    open_good(40, GOLD),
    Tally(50, paint_train, level),
    Tally(60, paint_load, load, about=carried),
    Tally(70, paint_delivery, deliveries),
)
