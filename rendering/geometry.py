"""Where everything lies: from board units to pixels, by the board's own extent."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from engine.board import Board, Harbour

Point = tuple[float, float]

SIDE = 150
"""The side of a hex, in pixels, for which sizes are stated."""
WIDTH = 1600
WIDEST = 2000
"""A picture is as wide as WIDTH, or up to WIDEST where hexes would have to be smaller than SIDE."""
LARGEST_SIDE = 172
CROWDED = 1.08
"""In a wide picture, pieces and texts are larger beside the hexes, by this much at most."""
PADDING = 22
COAST = 0.34
BARREN = 0.06
"""Room around the land, in board units, and around corners at which nothing is ever built."""
PLAQUE = (0.52, 0.34)
"""Half the room a harbour's plaque takes, in board units."""
OFF_SHORE = (0.6, 0.46)
"""How far off the coast a plaque lies to the side of it, and above or below it, in board units."""
TOKEN = 0.07
ASIDE = 0.26
"""How far below the middle of its hex a token lies, and how far it makes way for the name of a place, in sides."""
FLANK = 0.57
"""How far beside its token lies what else lies on a hex, in sides."""
CLOSED = "closed"
"""The tag of paths that nobody uses."""
STANDING_HEIGHT = 150
STANDING_LINE = 58
"""How high a standing with one line of tallies is, and how much each further line adds."""
STANDING_GAP = 16


@dataclass(frozen=True, eq=False, slots=True)
class Geometry:
    """The measures of one picture; all points are pixels from its upper left corner."""

    board: Board
    width: int
    height: int
    side: float
    scale: float
    """By how much a size stated for a hex of SIDE is multiplied."""
    origin: Point
    sea: int
    """Where the sea ends and the standings begin, from the top."""
    columns: int
    standing: int
    """How high each standing is, where the picture is WIDTH wide."""
    drops: tuple[float, ...]
    """How far below the middle of each hex its token lies, in sides."""

    def spot(self, place: Point) -> Point:
        """A point in board units, in pixels."""
        return self.origin[0] + place[0] * self.side, self.origin[1] + place[1] * self.side

    def centre(self, place: int) -> Point:
        """The middle of a hex."""
        return self.spot(self.board.hex_positions[place])

    def token(self, place: int) -> Point:
        """Where the number token of a hex lies, or would lie."""
        x, y = self.centre(place)
        return x, y + self.drops[place] * self.side

    def beside(self, place: int, way: int) -> Point:
        """Beside the token of a hex: to its left for -1, to its right for 1."""
        x, y = self.token(place)
        return x + way * FLANK * self.side, y

    def corner(self, site: int) -> Point:
        """An intersection."""
        return self.spot(self.board.positions[site])

    def ends(self, path: int) -> tuple[Point, Point]:
        """The two ends of a path."""
        one, other = self.board.ends[path]
        return self.corner(one), self.corner(other)

    def middle(self, path: int) -> Point:
        """The middle of a path."""
        return between(*self.ends(path))

    def plaque(self, harbour: Harbour) -> Point:
        """The middle of a harbour's plaque."""
        return self.spot(plaque_place(self.board, harbour))

    def spot_of(self, kind: str, place: int) -> Point:
        """The middle of an intersection, a path or a hex."""
        return {"intersection": self.corner, "path": self.middle, "hex": self.centre}[kind](place)


def half_span(geometry: Geometry, path: int) -> Point:
    """From the middle of a path to its further end, in the units in which sizes are stated."""
    (x, y), (u, v) = geometry.ends(path)
    return round((u - x) / 2 / geometry.scale, 1), round((v - y) / 2 / geometry.scale, 1)


def right_of_path(geometry: Geometry, path: int, start: int, far: float) -> tuple[Point, Point]:
    """A point beside the middle of a path, so many units to the right of who follows it from an end; and whither."""
    one, other = geometry.board.ends[path]
    (x, y), (u, v) = geometry.corner(start), geometry.corner(other if start == one else one)
    length = math.dist((x, y), (u, v))
    along = ((u - x) / length, (v - y) / length)
    reach = far * geometry.scale
    return ((x + u) / 2 - along[1] * reach, (y + v) / 2 + along[0] * reach), along


def between(one: Point, other: Point) -> Point:
    """The point half-way."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def plaque_place(board: Board, harbour: Harbour) -> Point:
    """Where a harbour's plaque lies, in board units: off the coast, or on its path where both sides are land."""
    middle = between(*(board.positions[site] for site in harbour.intersections))
    hexes = board.path_hexes[harbour.path]
    if len(hexes) != 1:
        return middle
    inland = board.hex_positions[hexes[0]]
    away = (middle[0] - inland[0], middle[1] - inland[1])
    reach = math.hypot(*away)
    heading = (away[0] / reach, away[1] / reach)
    distance = math.hypot(heading[0] * OFF_SHORE[0], heading[1] * OFF_SHORE[1])
    return middle[0] + heading[0] * distance, middle[1] + heading[1] * distance


def extent(board: Board) -> tuple[float, float, float, float]:
    """The rectangle of land, coast and harbours in board units: left, top, right, bottom."""
    boxes = []
    for site, (x, y) in enumerate(board.positions):
        room = BARREN if all(CLOSED in board.path_tags[path] for path in board.paths_at[site]) else COAST
        boxes.append((x - room, y - room, x + room, y + room))
    wide, high = PLAQUE
    for x, y in (plaque_place(board, harbour) for harbour in board.harbours):
        boxes.append((x - wide, y - high, x + wide, y + high))
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def drop(board: Board, place: int) -> float:
    """How far below the middle of a hex its token lies: away from an upper or lower corner whose name needs room.

    A name on the coast is written on the sea.
    """
    corners = (board.hex_corners[place][corner] for corner in (0, 3))
    upper, lower = (bool(board.intersection_names[site]) and len(board.hexes_at[site]) == 3 for site in corners)
    return ASIDE * (upper - lower) if upper or lower else TOKEN


@lru_cache(maxsize=32)
def measure(board: Board, seats: int, lines: int = 1) -> Geometry:
    """The measures of a board's picture with the standings of so many seats, each with so many lines of tallies."""
    left, top, right, bottom = extent(board)
    across = right - left
    width = min(max(WIDTH, math.ceil(across * SIDE + 2 * PADDING)), WIDEST)
    side = min((width - 2 * PADDING) / across, LARGEST_SIDE)
    scale = min(width / WIDTH, CROWDED) * min(1.0, side / SIDE)
    sea = math.ceil((bottom - top) * side + 2 * PADDING * scale)
    columns = seats if seats <= 4 else math.ceil(seats / 2)
    rows = math.ceil(seats / columns)
    standing = STANDING_HEIGHT + (lines - 1) * STANDING_LINE
    strip = rows * standing + (rows + 1) * STANDING_GAP
    origin = ((width - across * side) / 2 - left * side, PADDING * scale - top * side)
    height = sea + math.ceil(strip * width / WIDTH)
    drops = tuple(drop(board, place) for place in board.hexes)
    return Geometry(board, width, height, side, scale, origin, sea, columns, standing, drops)
