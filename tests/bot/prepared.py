"""Tables that are dealt as a test needs them: in the middle of a game, again and again, also after a restart."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from engine import goods, journal
from engine.action import Step
from engine.base.cards import Cards
from engine.record import Bag, Seat
from engine.state import State
from engine.tables import Dealt
from tests.bot.typists import after_founding

Change = Callable[[State], None]


def prepare(monkeypatch: pytest.MonkeyPatch, change: Change) -> None:
    """Let every game begin with a table that is changed so."""
    dealt_as_usual = journal.fresh_state

    def dealt(how: Dealt) -> State:
        state = dealt_as_usual(how)
        change(state)
        return state

    monkeypatch.setattr(journal, "fresh_state", dealt)


def in_ann_s_turn(*hands: Bag, cards: Sequence[tuple[str, ...]] = (), steps: Sequence[Step] = ()) -> Change:
    """Ann has rolled; everybody has a home, the goods and the development cards given, and the steps come first."""

    def change(state: State) -> None:
        after_founding(state)
        for seat, bag in enumerate(hands):
            state.receive(Seat(seat), bag)
        for seat, names in enumerate(cards):
            hold_cards(state, Seat(seat), names)
        state.begin(*steps)

    return change


def hold_cards(state: State, seat: Seat, names: Sequence[str]) -> None:
    """Give a seat development cards out of the deck, ripe to be played."""
    cards = state[Cards]
    given = tuple(names.count(kind) for kind, _ in state.rules.deck)
    held = tuple(given if one == seat else bag for one, bag in enumerate(cards.held))
    state.put(Cards(goods.removed(cards.deck, given), held, cards.fresh, cards.played, cards.played_now))


def in_the_turn_of(state: State, step: Step, phase: int = 2) -> None:
    """The founding is over: it is the first turn, of the seat that a step waits for; `phase` is what comes after it."""
    (seat,) = step.actors()
    state.turn, state.phase = 1, phase
    state.roller = state.seat = seat
    state.agenda.clear()
    state.begin(step)
