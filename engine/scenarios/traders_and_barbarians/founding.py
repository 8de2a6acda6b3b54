"""Founding: a settlement and a road, then a city and a road; the wagon stands at the city, and there is gold (T2)."""

from __future__ import annotations

from collections.abc import Callable

from engine.action import Step
from engine.base.founding import Founding, FoundingRoad, FoundSettlement, pay_starting_goods
from engine.event import Event
from engine.record import Intersection, Seat
from engine.scenarios.traders_and_barbarians.freight import exchanged
from engine.scenarios.traders_and_barbarians.gold import coins
from engine.scenarios.traders_and_barbarians.wagons import Wagons
from engine.state import State

Opening = Callable[[State], tuple[Step, ...]]

GOLD_AT_THE_START = 5


class FoundingCity(Step, frozen=True):
    """A seat places its starting city (T2)."""

    seat: Seat


class CityFounded(Event, frozen=True):
    """A starting city stands on an intersection, and its owner's wagon with it."""

    seat: Seat
    site: Intersection


class FoundCity(FoundSettlement, frozen=True):
    """Place the starting city on any intersection that keeps the distance rule (T2)."""

    def apply(self, state: State, seat: Seat) -> None:
        state.raise_building(seat, "city", self.site)
        state.put(Wagons(exchanged(state[Wagons].places, seat, self.site)))
        state.emit(CityFounded(seat, self.site))
        pay_starting_goods(state, seat, self.site)
        state.become(FoundingRoad(seat, self.site))


def with_gold_and_a_city(opening: Opening) -> Opening:
    """Everybody has gold from the start, and what brings goods at the founding is a city."""

    def endowed(state: State) -> tuple[Step, ...]:
        for seat in state.rules.every_seat:
            state.receive(seat, coins(state.rules, GOLD_AT_THE_START))
        return tuple(
            FoundingCity(step.seat) if isinstance(step, Founding) and step.pays else step for step in opening(state)
        )

    return endowed
