"""Building: roads, settlements and cities, what they cost and where they may stand."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Self

from engine import goods
from engine.action import Action, Illegal
from engine.event import Event
from engine.record import Intersection, Path, Seat
from engine.state import NOBODY, State


class RoadBuilt(Event, frozen=True):
    """A road lies on a path."""

    seat: Seat
    path: Path


class SettlementBuilt(Event, frozen=True):
    """A settlement stands on an intersection."""

    seat: Seat
    site: Intersection


class CityBuilt(Event, frozen=True):
    """A settlement has become a city."""

    seat: Seat
    site: Intersection


def pays_for_anything(state: State, seat: Seat) -> bool:
    """Whether a seat has the goods for anything on the price list."""
    return bool(state.rules.payable[state.hands[seat]])


class BuildRoad(Action, frozen=True):
    """Build a road on a free path beside an own road, settlement or city (G4)."""

    chapter = "build"
    gate = pays_for_anything
    path: Path

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        if not affords(state, seat, "road"):
            return ()
        return map(cls, open_paths(state, seat))

    def check(self, state: State, seat: Seat) -> None:
        check_road(state, seat, self.path)
        check_affords(state, seat, "road")

    def apply(self, state: State, seat: Seat) -> None:
        state.pay(seat, state.rules.costs["road"])
        state.lay_road(seat, self.path)
        state.emit(RoadBuilt(seat, self.path))


class BuildSettlement(Action, frozen=True):
    """Build a settlement at an own road, two paths away from every building (G5)."""

    chapter = "build"
    gate = pays_for_anything
    site: Intersection

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        if not affords(state, seat, "settlement"):
            return ()
        return map(cls, open_sites(state, seat))

    def check(self, state: State, seat: Seat) -> None:
        check_site(state, self.site)
        if not state.rules.may_settle(state, seat, self.site):
            raise Illegal("no-own-road-here", site=self.site)
        check_affords(state, seat, "settlement")

    def apply(self, state: State, seat: Seat) -> None:
        state.pay(seat, state.rules.costs["settlement"])
        state.raise_building(seat, "settlement", self.site)
        state.emit(SettlementBuilt(seat, self.site))


class BuildCity(Action, frozen=True):
    """Make a city of an own settlement, which returns to the supply (G5)."""

    chapter = "build"
    gate = pays_for_anything
    site: Intersection

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        if not affords(state, seat, "city"):
            return ()
        return map(cls, own_settlements(state, seat))

    def check(self, state: State, seat: Seat) -> None:
        if not 0 <= self.site < len(state.owners):
            raise Illegal("no-such-place")
        if state.owners[self.site] != seat or state.kinds[self.site] != "settlement":
            raise Illegal("no-own-settlement-here", site=self.site)
        check_affords(state, seat, "city")

    def apply(self, state: State, seat: Seat) -> None:
        state.pay(seat, state.rules.costs["city"])
        state.raise_building(seat, "city", self.site)
        state.emit(CityBuilt(seat, self.site))


# Where


def far_enough(state: State, site: Intersection) -> bool:
    """The distance rule: nothing stands on the intersection nor on those beside it (G5)."""
    owners = state.owners
    if owners[site] != NOBODY:
        return False
    for beside in state.rules.board.neighbours[site]:  # noqa: SIM110 (asked for every place on the board)
        if owners[beside] != NOBODY:
            return False
    return True


def is_free(state: State, path: Path) -> bool:
    """A road may lie wherever none does (G4)."""
    return state.roads[path] == NOBODY


def at_own_road(state: State, seat: Seat, site: Intersection) -> bool:
    """A settlement needs the distance rule and an own road that reaches it (G5)."""
    return site in road_ends(state, seat) and state.rules.has_room(state, site)


def road_ends(state: State, seat: Seat) -> frozenset[Intersection]:
    """The intersections at which a seat's roads end."""
    known: frozenset[Intersection] | None = state.memo.get(("road_ends", seat))
    if known is None:
        ends = map(state.rules.board.ends.__getitem__, state.roads_of(seat))
        known = frozenset(chain.from_iterable(ends))
        state.memo["road_ends", seat] = known
    return known


def not_through_a_foreign_building(state: State, seat: Seat, site: Intersection) -> bool:
    """A road goes on past an intersection unless an opponent has built there (G4)."""
    return state.owners[site] in (NOBODY, seat)


def roads_and_buildings(state: State, seat: Seat) -> frozenset[Intersection]:
    """The intersections from which a seat may build on: its buildings, and the ends of its roads it may cross."""
    known: frozenset[Intersection] | None = state.memo.get(("network", seat))
    if known is None:
        reached = set(state.sites_of(seat))
        for site in road_ends(state, seat):
            if state.rules.may_cross(state, seat, site):
                reached.add(site)
        known = frozenset(reached)
        state.memo["network", seat] = known
    return known


def beside_the_network(state: State, seat: Seat, path: Path) -> bool:
    """A road lies on a free path that begins in the seat's network (G4)."""
    if not state.rules.bears_road(state, path):
        return False
    a, b = state.rules.board.ends[path]
    network = state.rules.network(state, seat)
    return a in network or b in network


def open_paths(state: State, seat: Seat) -> tuple[Path, ...]:
    """The paths on which a seat may build a road now, whatever it costs."""
    known: tuple[Path, ...] | None = state.memo.get(("paths", seat))
    if known is None:
        board, may_build = state.rules.board, state.rules.may_build_road
        beside = {path for site in state.rules.network(state, seat) for path in board.paths_at[site]}
        known = tuple(sorted([path for path in beside if may_build(state, seat, path)]))
        state.memo["paths", seat] = known
    return known


def open_sites(state: State, seat: Seat) -> tuple[Intersection, ...]:
    """The intersections on which a seat may build a settlement now, whatever it costs."""
    known: tuple[Intersection, ...] | None = state.memo.get(("sites", seat))
    if known is None:
        may_settle = state.rules.may_settle
        known = tuple([site for site in state.rules.board.intersections if may_settle(state, seat, site)])
        state.memo["sites", seat] = known
    return known


def own_settlements(state: State, seat: Seat) -> list[Intersection]:
    """The settlements of a seat."""
    return [site for site in state.sites_of(seat) if state.kinds[site] == "settlement"]


# What it takes


def affords(state: State, seat: Seat, piece: str) -> bool:
    """Whether a seat has a piece of the kind left and the goods it costs."""
    return state.left[piece][seat] > 0 and piece in state.rules.payable[state.hands[seat]]


def check_affords(state: State, seat: Seat, piece: str) -> None:
    """Refuse a seat that has no such piece left or lacks the goods."""
    if state.left[piece][seat] == 0:
        raise Illegal("no-piece-left", piece=piece)
    check_pays(state, seat, piece)


def check_pays(state: State, seat: Seat, what: str) -> None:
    """Refuse a seat that lacks the goods for a piece or a card."""
    cost = state.rules.costs[what]
    if not goods.covers(state.hands[seat], cost):
        raise Illegal("cannot-pay", what=what, cost=cost, missing=goods.missing(state.hands[seat], cost))


def check_site(state: State, site: Intersection) -> None:
    """Refuse an intersection that is not on the board, taken, too close to a building, or none to settle on (G5)."""
    if not 0 <= site < len(state.owners):
        raise Illegal("no-such-place")
    if state.owners[site] != NOBODY:
        raise Illegal("place-taken", site=site, owner=state.owners[site])
    if state.rules.has_room(state, site):
        return
    if would_have_room(state, site):
        for beside in state.rules.board.neighbours[site]:
            if state.owners[beside] != NOBODY:
                raise Illegal("too-close", site=site, beside=beside, owner=state.owners[beside])
    raise Illegal("not-for-settling", site=site)


def would_have_room(state: State, site: Intersection) -> bool:
    """Whether one could settle on an intersection if nothing had been built on the board."""
    empty = state.copy()
    empty.owners = [NOBODY] * len(state.owners)
    empty.board_changed()
    return state.rules.has_room(empty, site)


def check_path(state: State, path: Path) -> None:
    """Refuse a path that is not on the board, is taken, or is none for roads."""
    if not 0 <= path < len(state.roads):
        raise Illegal("no-such-place")
    if state.roads[path] != NOBODY:
        raise Illegal("path-taken", path=path, owner=state.roads[path])
    if not state.rules.bears_road(state, path):
        raise Illegal("not-for-roads", path=path)


def check_road(state: State, seat: Seat, path: Path) -> None:
    """Refuse a road that does not go on from the seat's network (G4)."""
    check_path(state, path)
    if path not in open_paths(state, seat):
        raise Illegal("road-not-connected", path=path)
