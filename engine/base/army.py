"""The Largest Army."""

from __future__ import annotations

from engine.base.cards import CardPlayed
from engine.base.roads import best_holder
from engine.event import Event
from engine.record import Seat
from engine.state import Part, State

SMALLEST_LARGEST_ARMY = 3
"""So many played knights earn the card at least (G7)."""


class LargestArmy(Part, frozen=True):
    """Who holds the card, and how many knights everybody has played."""

    holder: Seat | None
    sizes: tuple[int, ...]


class LargestArmyTaken(Event, frozen=True):
    """The Largest Army has gone to a seat."""

    holder: Seat | None
    size: int


def no_army(state: State) -> LargestArmy:
    """At the start the card lies beside the board."""
    return LargestArmy(None, (0,) * state.rules.seats)


def raise_army(state: State, played: CardPlayed) -> None:
    """Three knights or more, and more than anybody else, are the Largest Army (G7)."""
    if played.card == "knight":
        enlist(state, played.seat)


def enlist(state: State, seat: Seat) -> None:
    """One more of the cards that count has been played by a seat; see who has most now (G7)."""
    before = state[LargestArmy]
    sizes = [size + (index == seat) for index, size in enumerate(before.sizes)]
    holder = best_holder(before.holder, sizes, SMALLEST_LARGEST_ARMY)
    state.put(LargestArmy(holder, tuple(sizes)))
    if holder != before.holder:
        state.emit(LargestArmyTaken(holder, max(sizes)))


def points_for_largest_army(state: State, seat: Seat) -> int:
    """The Largest Army is worth two points."""
    return 2 if state.parts[LargestArmy].holder == seat else 0
