"""The baggage trains: five cards a seat, of which each is better than the one before, and the last a point (T1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple, Self

from engine.action import Action, Illegal
from engine.base.building import check_pays, pays_for_anything
from engine.event import Event
from engine.record import Bag, Seat
from engine.ruleset import Ruleset
from engine.state import Part, State


class TrainCard(NamedTuple):
    """What a baggage train card says: movement points, gold for a delivery, what beats a barbarian, its cost."""

    points: int
    gold: int
    beats: tuple[int, ...]
    cost: Mapping[str, int]


FREE: Mapping[str, int] = MappingProxyType({})
CHEAP = MappingProxyType({"lumber": 1, "wool": 1, "ore": 1})
DEAR = MappingProxyType({"lumber": 2, "wool": 1, "ore": 1})

CARDS = (
    TrainCard(4, 1, (), FREE),
    TrainCard(5, 2, (6,), CHEAP),
    TrainCard(6, 3, (5, 6), CHEAP),
    TrainCard(7, 4, (4, 5, 6), DEAR),
    TrainCard(7, 5, (3, 4, 5, 6), DEAR),
)
"""The cards in their order; the first is active from the start."""


class Trains(Part, frozen=True):
    """Which baggage train card is each seat's active one, 1 to 5."""

    levels: tuple[int, ...]


class TrainUpgraded(Event, frozen=True):
    """A seat's next baggage train card is its active one."""

    seat: Seat
    level: int


class UpgradeTrain(Action, frozen=True):
    """Pay for the next baggage train card, which counts at once (T3)."""

    chapter = "build"
    gate = pays_for_anything

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        level = state.parts[Trains].levels[seat]
        affordable = level < len(CARDS) and priced(level + 1) in state.rules.payable[state.hands[seat]]
        return (cls(),) if affordable else ()

    def check(self, state: State, seat: Seat) -> None:
        level = state[Trains].levels[seat]
        if level == len(CARDS):
            raise Illegal("best-train-already")
        check_pays(state, seat, priced(level + 1))

    def apply(self, state: State, seat: Seat) -> None:
        levels = state[Trains].levels
        level = levels[seat] + 1
        state.pay(seat, state.rules.costs[priced(level)])
        state.put(Trains((*levels[:seat], level, *levels[seat + 1 :])))
        state.emit(TrainUpgraded(seat, level))


def priced(level: int) -> str:
    """What a baggage train card is called on the price list."""
    return f"train_{level}"


def prices(rules: Ruleset) -> dict[str, Bag]:
    """What the baggage train cards cost that are not there from the start."""
    listed = enumerate(CARDS[1:], start=2)
    return {priced(level): tuple(card.cost.get(name, 0) for name in rules.goods) for level, card in listed}


def active_card(state: State, seat: Seat) -> TrainCard:
    """The baggage train card of a seat that counts."""
    return CARDS[state.parts[Trains].levels[seat] - 1]


def first_cards(state: State) -> Trains:
    """Everybody begins with the first card."""
    return Trains((1,) * state.rules.seats)


def points_for_the_last_card(state: State, seat: Seat) -> int:
    """The fifth baggage train card is worth a point (T11)."""
    return int(state.parts[Trains].levels[seat] == len(CARDS))
