"""Hexes, intersections and paths: the board as it was laid out, read from a map document."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from engine.record import Good, Hex, Intersection, Path


class HexPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One land hex of a map document; `number` is None where no token lies."""

    q: int
    r: int
    terrain: str
    number: int | None = None
    name: str | None = None
    tags: tuple[str, ...] = ()
    plaza: tuple[int, ...] = ()
    """The corners from which a path leads to a plaza in the middle of the hex; none where there is no plaza."""


class HarbourPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A harbour on an edge of a coast hex (0 north-east, then clockwise); `resource` None is the open 3:1 harbour."""

    q: int
    r: int
    edge: int
    rate: int
    resource: str | None = None


class NamedPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and tags for an intersection (one id) or a path (two ids), ids as `N_q_r`, `S_q_r`, or `P_q_r` (a plaza).

    A path on which one may trade has a `rate`, and a `resource` if it serves but one.
    """

    at: tuple[str, ...]
    name: str | None = None
    tags: tuple[str, ...] = ()
    rate: int | None = None
    resource: str | None = None


class StartCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that says where a seat begins, and with which goods."""

    sites: tuple[str, ...]
    goods: dict[str, int] = {}


class MapDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map as data: what the board looks like, what may be drawn by lot, and how many of everything there is."""

    name: str
    hexes: tuple[HexPlace, ...]
    harbours: tuple[HarbourPlace, ...] = ()
    places: tuple[NamedPlace, ...] = ()
    terrain: dict[str, str] = {}
    """What each terrain produces; a terrain that is not named here produces nothing."""
    resources: tuple[str, ...] = ()
    robber: tuple[int, int] | None = None
    resource_cards: int = 19
    development_cards: dict[str, int] = {}
    pieces: dict[str, int] = {}
    spiral: tuple[int, ...] = ()
    """The number tokens in the order of their letters."""
    corner_hexes: tuple[tuple[int, int], ...] = ()
    start_cards: tuple[StartCard, ...] = ()
    """Dealt in this order, from the seat that begins on; laying out the board shuffles them."""


PLAZA = "P"
"""What the id of a plaza begins with; `q` and `r` are those of its hex."""


def read_document(document: Mapping[str, Any]) -> MapDocument:
    """Read a plain dict as a map document; a fault is a `msgspec.ValidationError` that names the field."""
    return msgspec.convert(dict(document), MapDocument)


@dataclass(frozen=True, slots=True)
class Harbour:
    """A harbour as it lies: the path on the coast, its two intersections, and what it trades."""

    path: Path
    intersections: tuple[Intersection, Intersection]
    rate: int
    good: Good | None


def corner_ids(q: int, r: int) -> tuple[str, ...]:
    """The six intersections of a hex, north first and clockwise, each named by the one hex it is top or bottom of."""
    return (
        f"N_{q}_{r}",
        f"S_{q + 1}_{r - 1}",
        f"N_{q}_{r + 1}",
        f"S_{q}_{r}",
        f"N_{q - 1}_{r + 1}",
        f"S_{q}_{r - 1}",
    )


def hex_centre(q: int, r: int) -> tuple[float, float]:
    """The middle of a hex in board units (a hex side is 1, y grows southward)."""
    return math.sqrt(3) * (q + r / 2), 1.5 * r


def corner_position(name: str) -> tuple[float, float]:
    """Where an intersection lies, in board units."""
    side, q, r = name.split("_")
    x, y = hex_centre(int(q), int(r))
    return x, y + {"N": -1, "S": 1, PLAZA: 0}[side]


class Board:
    """The immutable graph of a table, shared by all its states.

    Intersections are numbered in reading order (top to bottom, left to right); the number a player sees is one more
    than the id. Paths are ordered by their two ends; hexes as the map document lists them.
    """

    def __init__(self, document: MapDocument) -> None:
        self.document = document
        self.name = document.name
        self.goods = document.resources
        cells = document.hexes
        self.hexes = tuple(Hex(index) for index in range(len(cells)))
        self.coordinates = tuple((cell.q, cell.r) for cell in cells)
        self.terrain = tuple(cell.terrain for cell in cells)
        self.number = tuple(cell.number for cell in cells)
        self.hex_names = tuple(cell.name for cell in cells)
        self.hex_tags = tuple(frozenset(cell.tags) for cell in cells)
        self.hex_positions = tuple(hex_centre(cell.q, cell.r) for cell in cells)
        self.yields = tuple(self._good(document.terrain.get(cell.terrain)) for cell in cells)

        corners = [corner_ids(cell.q, cell.r) for cell in cells]
        plazas = {f"{PLAZA}_{cell.q}_{cell.r}": (index, cell.plaza) for index, cell in enumerate(cells) if cell.plaza}
        names = sorted({name for six in corners for name in six} | set(plazas), key=_reading_order)
        self.intersection_ids = tuple(names)
        self._by_id = {name: Intersection(index) for index, name in enumerate(names)}
        self.intersections = tuple(Intersection(index) for index in range(len(names)))
        self.positions = tuple(corner_position(name) for name in names)
        self.hex_corners = tuple(tuple(self._by_id[name] for name in six) for six in corners)

        self.plazas = {self._by_id[name]: Hex(index) for name, (index, _) in plazas.items()}
        """The intersections in the middle of a hex, and the hex of each."""

        edges = {_pair(six[i], six[(i + 1) % 6]) for six in self.hex_corners for i in range(6)}
        spokes = {
            _pair(self._by_id[name], self.hex_corners[index][corner])
            for name, (index, joined) in plazas.items()
            for corner in joined
        }
        ends = sorted(edges | spokes)
        self.ends: tuple[tuple[Intersection, Intersection], ...] = tuple(ends)
        self.paths = tuple(Path(index) for index in range(len(ends)))
        self._by_ends = {pair: Path(index) for index, pair in enumerate(ends)}

        self.hexes_at = self._hexes_at()
        self.paths_at = tuple(tuple(p for p in self.paths if i in self.ends[p]) for i in self.intersections)
        self.neighbours = tuple(tuple(self.across(p, i) for p in self.paths_at[i]) for i in self.intersections)
        self.path_hexes = tuple(tuple(h for h in self.hexes_at[a] if h in self.hexes_at[b]) for a, b in self.ends)
        self.harbours = tuple(self._harbour(place) for place in document.harbours)
        self._read_places(document.places)

        rolled = sorted({number for number in self.number if number is not None})
        self.hexes_with = {roll: tuple(h for h in self.hexes if self.number[h] == roll) for roll in rolled}
        """The hexes that bear each number."""
        ends_of_harbours = {site for harbour in self.harbours for site in harbour.intersections}
        self.harbours_at = {
            site: tuple(h for h in self.harbours if site in h.intersections) for site in ends_of_harbours
        }
        """The harbours that a building on an intersection may use."""

    def across(self, path: Path, intersection: Intersection) -> Intersection:
        """The other end of a path."""
        a, b = self.ends[path]
        return b if a == intersection else a

    def path_between(self, one: Intersection, other: Intersection) -> Path | None:
        """The path that joins two intersections, whichever is named first."""
        return self._by_ends.get(_pair(one, other))

    def intersection(self, name: str) -> Intersection:
        """The intersection with the id `N_q_r` or `S_q_r`; KeyError if the map has none."""
        return self._by_id[name]

    def hex_at(self, q: int, r: int) -> Hex:
        """The hex with these axial coordinates; ValueError if the map has none."""
        return Hex(self.coordinates.index((q, r)))

    @cached_property
    def chances(self) -> tuple[int, ...]:
        """How many of the 36 throws pay at each hex."""
        return tuple(0 if n is None else 6 - abs(7 - n) for n in self.number)

    @cached_property
    def pips(self) -> tuple[int, ...]:
        """How many of the 36 throws pay at each intersection."""
        chances = self.chances
        return tuple(sum(chances[h] for h in around if self.yields[h] is not None) for around in self.hexes_at)

    def _good(self, resource: str | None) -> Good | None:
        return None if resource is None else Good(self.goods.index(resource))

    def _hexes_at(self) -> tuple[tuple[Hex, ...], ...]:
        around: list[list[Hex]] = [[] for _ in self.intersections]
        for place, six in zip(self.hexes, self.hex_corners, strict=True):
            for corner in six:
                around[corner].append(place)
        for plaza, place in self.plazas.items():
            around[plaza].append(place)
        return tuple(tuple(hexes) for hexes in around)

    def _harbour(self, place: HarbourPlace) -> Harbour:
        six = self.hex_corners[self.hex_at(place.q, place.r)]
        ends = _pair(six[place.edge], six[(place.edge + 1) % 6])
        return Harbour(self._by_ends[ends], ends, place.rate, self._good(place.resource))

    def _read_places(self, places: tuple[NamedPlace, ...]) -> None:
        corner_names: dict[int, str] = {}
        corner_tags: dict[int, frozenset[str]] = {}
        path_tags: dict[int, frozenset[str]] = {}
        path_names: dict[int, str] = {}
        self.path_trades: dict[Path, tuple[int, Good | None]] = {}
        """The paths on which a road lets its owner trade, at what rate, and which good alone (None: any)."""
        for place in places:
            sites = [self._by_id[name] for name in place.at]
            if len(sites) == 1:
                index, names, tags = int(sites[0]), corner_names, corner_tags
            else:
                index, names, tags = int(self._by_ends[_pair(sites[0], sites[1])]), path_names, path_tags
            tags[index] = frozenset(place.tags)
            if place.rate is not None:
                self.path_trades[Path(index)] = (place.rate, self._good(place.resource))
            if place.name is not None:
                names[index] = place.name
        self.intersection_names = tuple(corner_names.get(i) for i in self.intersections)
        self.intersection_tags = tuple(corner_tags.get(i, frozenset()) for i in self.intersections)
        self.path_names = tuple(path_names.get(p) for p in self.paths)
        self.path_tags = tuple(path_tags.get(p, frozenset()) for p in self.paths)


def _pair(one: Intersection, other: Intersection) -> tuple[Intersection, Intersection]:
    return (one, other) if one < other else (other, one)


def _reading_order(name: str) -> tuple[float, float]:
    x, y = corner_position(name)
    return round(y, 3), round(x, 3)
