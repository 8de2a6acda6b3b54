"""How a board is laid out by lot before the first turn."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engine.board import MapDocument
from engine.chance import Chance

DIRECTIONS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The six neighbours of a hex, north-east first and clockwise."""

RED_NUMBERS = (6, 8)

FIXED = "fixed"
"""The tag of a hex whose terrain is not drawn by lot."""


def beginner(document: MapDocument, _chance: Chance) -> MapDocument:
    """The board for beginners: terrain, numbers and harbours lie as the map shows them (G10)."""
    return document


def official_spiral(document: MapDocument, chance: Chance) -> MapDocument:
    """Terrain by lot, numbers in the order of their letters along a spiral from a corner drawn by lot (G10)."""
    laid = _with_terrain_by_lot(document, chance)
    corner = document.corner_hexes[chance.draw(len(document.corner_hexes), "dealing")]
    order = spiral_from(corner, [(cell.q, cell.r) for cell in laid.hexes])
    bare = {(cell.q, cell.r) for cell in laid.hexes if document.terrain.get(cell.terrain) is None}
    numbered = dict(zip([place for place in order if place not in bare], document.spiral, strict=True))
    return _with_numbers(laid, numbered)


def random_numbers(document: MapDocument, chance: Chance) -> MapDocument:
    """Terrain and numbers by lot, until no two red numbers lie side by side (G10)."""
    laid = _with_terrain_by_lot(document, chance)
    places = [(cell.q, cell.r) for cell in laid.hexes if document.terrain.get(cell.terrain) is not None]
    while True:
        numbered = dict(zip(places, chance.shuffled(document.spiral, "dealing"), strict=True))
        if not _reds_touch(numbered):
            return _with_numbers(laid, numbered)


Laying = Callable[[MapDocument, Chance], MapDocument]
"""Lays something out that the map leaves to lot."""

LAYOUTS: dict[str, Laying] = {"beginner": beginner, "spiral": official_spiral, "random": random_numbers}


def spiral_from(corner: tuple[int, int], hexes: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """All hexes counter-clockwise from a corner along the coast, then ring by ring inwards (G10)."""
    left, order = set(hexes), []
    place: tuple[int, int] | None = corner
    heading = _first_heading(corner, left)
    while place is not None:
        order.append(place)
        left.discard(place)
        place, heading = _next_along(place, heading, left)
    return order


def _first_heading(corner: tuple[int, int], hexes: set[tuple[int, int]]) -> int:
    """The counter-clockwise direction along the coast: the last land neighbour before the open sea begins."""
    land = [_step(corner, direction) in hexes for direction in range(6)]
    return next(d for d in range(6) if land[d] and not land[(d + 1) % 6])


def _next_along(place: tuple[int, int], heading: int, left: set[tuple[int, int]]) -> tuple[tuple[int, int] | None, int]:
    """The next hex of the spiral: the one furthest to the right (the outside) that is still free."""
    for turn in (1, 0, -1, -2):
        direction = (heading + turn) % 6
        if _step(place, direction) in left:
            return _step(place, direction), direction
    return None, heading


def _step(place: tuple[int, int], direction: int) -> tuple[int, int]:
    return place[0] + DIRECTIONS[direction][0], place[1] + DIRECTIONS[direction][1]


def _reds_touch(numbered: dict[tuple[int, int], int]) -> bool:
    reds = {place for place, number in numbered.items() if number in RED_NUMBERS}
    return any(_step(place, direction) in reds for place in reds for direction in range(6))


def _with_terrain_by_lot(document: MapDocument, chance: Chance) -> MapDocument:
    """The terrains lie anew, but for hexes that are fixed; the robber goes with the first that yields nothing."""
    drawn = iter(chance.shuffled([cell.terrain for cell in document.hexes if FIXED not in cell.tags], "dealing"))
    hexes = tuple(
        msgspec.structs.replace(cell, terrain=cell.terrain if FIXED in cell.tags else next(drawn), number=None)
        for cell in document.hexes
    )
    bare = next(((cell.q, cell.r) for cell in hexes if document.terrain.get(cell.terrain) is None), document.robber)
    return msgspec.structs.replace(document, hexes=hexes, robber=document.robber and bare)


def _with_numbers(document: MapDocument, numbered: dict[tuple[int, int], int]) -> MapDocument:
    hexes = tuple(msgspec.structs.replace(cell, number=numbered.get((cell.q, cell.r))) for cell in document.hexes)
    return msgspec.structs.replace(document, hexes=hexes)
