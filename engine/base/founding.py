"""Founding: how the first settlements and roads come on the board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from engine import goods
from engine.action import Action, Illegal, Step
from engine.base.building import RoadBuilt, SettlementBuilt, check_path, check_site
from engine.event import Event
from engine.record import Bag, Intersection, Path, Seat
from engine.state import State


class Founding(Step, frozen=True):
    """A seat places a starting settlement; the one that `pays` brings goods."""

    seat: Seat
    pays: bool


class FoundingRoad(Step, frozen=True):
    """A seat places the road of the settlement just founded."""

    seat: Seat
    site: Intersection


class StartingGoods(Event, frozen=True):
    """The second settlement has brought one card for each producing hex around it."""

    seat: Seat
    goods: Bag


class FoundSettlement(Action, frozen=True):
    """Place a starting settlement on any intersection that keeps the distance rule."""

    chapter = "build"
    site: Intersection

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        may_found = state.rules.may_found
        return [cls(site) for site in state.rules.board.intersections if may_found(state, seat, site)]

    def check(self, state: State, seat: Seat) -> None:
        check_site(state, self.site)
        if not state.rules.may_found(state, seat, self.site):
            raise Illegal("cannot-found-here", site=self.site)

    def apply(self, state: State, seat: Seat) -> None:
        step = state.step
        assert isinstance(step, Founding)
        state.raise_building(seat, "settlement", self.site)
        state.emit(SettlementBuilt(seat, self.site))
        if step.pays:
            pay_starting_goods(state, seat, self.site)
        state.become(FoundingRoad(seat, self.site))


class FoundRoad(Action, frozen=True):
    """Place a road on a free path beside the settlement just founded."""

    chapter = "build"
    path: Path

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        step = state.step
        assert isinstance(step, FoundingRoad)
        rules = state.rules
        return [cls(path) for path in rules.board.paths_at[step.site] if rules.bears_road(state, path)]

    def check(self, state: State, seat: Seat) -> None:
        check_path(state, self.path)
        step = state.step
        assert isinstance(step, FoundingRoad)
        if self.path not in state.rules.board.paths_at[step.site]:
            raise Illegal("founding-road-elsewhere", path=self.path, site=step.site)

    def apply(self, state: State, seat: Seat) -> None:
        state.lay_road(seat, self.path)
        state.finish()
        state.emit(RoadBuilt(seat, self.path))


def there_and_back(state: State) -> tuple[Step, ...]:
    """Founding clockwise, then back; the second settlement pays (G10)."""
    seats = [Seat((state.seat + place) % state.rules.seats) for place in range(state.rules.seats)]
    return (*(Founding(seat, pays=False) for seat in seats), *(Founding(seat, pays=True) for seat in reversed(seats)))


def keeps_distance(state: State, seat: Seat, site: Intersection) -> bool:
    """A starting settlement may stand anywhere that keeps the distance rule and has a free path beside it (G5, G10)."""
    rules = state.rules
    return rules.has_room(state, site) and any(rules.bears_road(state, path) for path in rules.board.paths_at[site])


def pay_starting_goods(state: State, seat: Seat, site: Intersection) -> None:
    """One card for each producing hex around the settlement (G2, G10)."""
    board, kinds = state.rules.board, len(state.rules.goods)
    due = goods.summed(
        (goods.only(good, 1, kinds) for place in board.hexes_at[site] if (good := board.yields[place]) is not None),
        kinds,
    )
    paid = tuple(min(count, left) for count, left in zip(due, state.supply, strict=True))
    state.receive(seat, paid)
    state.emit(StartingGoods(seat, paid))
