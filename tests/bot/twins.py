"""Twin games: played move for move alike as far as everybody can see, but with other cards in what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

import msgspec
import pytest

from data import map_document
from engine.action import Action, Illegal, actors, options
from engine.base.cards import Cards
from engine.base.robber import Discard
from engine.chance import Chance
from engine.journal import Journal
from engine.record import Bag, Seat
from engine.sight import View, seen, view
from engine.tables import TableSpec, dealt_for
from tests.bot.planning import least_needed, plan, wish

MOST_MOVES = 400
WINDOW = 20
"""So many moves are played in Discord, from just before the twins first differ."""


class Luck:
    """What is drawn in the second of two twins: the same but for the purposes that are named."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._other: frozenset[str] = frozenset()
        drawn = Chance.draw

        def draw(chance: Chance, sides: int, purpose: str) -> int:
            number = drawn(chance, sides, purpose)
            if purpose in self._other:
                number = chance.drawn[-1] = (number + sides // 2 + 1) % sides
            return number

        monkeypatch.setattr(Chance, "draw", draw)

    @contextmanager
    def other(self, *purposes: str) -> Iterator[None]:
        self._other = frozenset(purposes)
        try:
            yield
        finally:
            self._other = frozenset()


@dataclass
class Twins:
    """Two games that began alike: as they were when they parted, and what was done in both from then on."""

    parted: tuple[Journal, Journal]
    moves: list[tuple[Seat, Action, Action]] = field(default_factory=list)
    ignorant: set[Seat] = field(default_factory=set)
    """The seats that see no difference, not even afterwards."""


def twins(luck: Luck, hidden: str) -> Twins:
    """Twins that differ in one hidden thing: "cards" drawn, a "theft", "discards", or "hands" exchanged."""
    for number in range(20):
        found = _twins(luck, hidden, f"{hidden} {number}")
        if found is not None:
            return found
    raise AssertionError(f"no game has {hidden} to tell twins by")


def _twins(luck: Luck, hidden: str, seed: str) -> Twins | None:
    one = Journal(dealt_for(TableSpec(seats=3), map_document("base"), seed))
    other = one.copy()
    random = Random(seed)
    found: Twins | None = None
    for _ in range(MOST_MOVES):
        if hidden == "hands" and found is None and (swapped := exchanged(one)) is not None:
            other = swapped
            found = Twins((one.copy(), other.copy()))
        before = one.copy(), other.copy()
        move = next_move(luck, hidden, hidden if found is None else "", one, other, random)
        if move is None:
            return None
        if found is None and one.state.facts() != other.state.facts():
            found = Twins(before)
        if found is not None:
            found.moves.append(move)
            if len(found.moves) == WINDOW:
                seats = map(Seat, range(3))
                found.ignorant = {seat for seat in seats if ignorant(hidden, seat, one, other, found)}
                return found if found.ignorant else None
    return None


def next_move(
    luck: Luck, hidden: str, parting: str, one: Journal, other: Journal, random: Random
) -> tuple[Seat, Action, Action] | None:
    """Do the next thing that goes in both games and looks alike in both; None when there is none.

    `parting` is what may be other in the second of them.
    """
    for seat, action, twin in candidates(parting, one, other, random):
        first, second = one.copy(), other.copy()
        try:
            _, outcome = first.play(seat, action)
            with luck.other(parting):
                _, twin_outcome = second.play(seat, twin)
        except Illegal:
            continue
        if first.state.ended is not None or second.state.ended is not None:
            continue
        if seen(outcome.events, None) != seen(twin_outcome.events, None):
            continue
        if public(hidden, view(first.state, None)) != public(hidden, view(second.state, None)):
            continue
        for journal, after in ((one, first), (other, second)):
            journal.entries, journal.lived, journal.state = after.entries, after.lived, after.state
        return seat, action, twin
    return None


def candidates(parting: str, one: Journal, other: Journal, random: Random) -> Iterator[tuple[Seat, Action, Action]]:
    """What might be done next in both games, the cleverest first."""
    seat, action = plan(one.state)
    if isinstance(action, Discard):
        assert action.cards is not None
        twin = action if parting != "discards" else Discard(most_needed(other, seat, sum(action.cards)))
        yield seat, action, twin
        return
    if (offer := wish(one.state, seat)) is not None and random.random() < 0.2:
        yield seat, offer, offer
    yield seat, action, action
    seat, action = plan(other.state)
    yield seat, action, action
    for option in options(one.state, actors(one.state)[0]):
        yield seat, option, option


def most_needed(journal: Journal, seat: Seat, count: int) -> Bag:
    """So many cards as nobody would give back."""
    hand = journal.state.hands[seat]
    kept = least_needed(journal.state, seat, sum(hand) - count)
    return tuple(held - left for held, left in zip(hand, kept, strict=True))


def exchanged(journal: Journal) -> Journal | None:
    """The same game with the cards of two others exchanged, when they hold equally many and not the same."""
    state = journal.state
    if state.turn < 6 or not state.agenda:
        return None
    one, two = (Seat(seat) for seat in range(3) if seat != actors(state)[0])
    cards = state[Cards]
    alike = state.hands[one] == state.hands[two] or sum(state.hands[one]) != sum(state.hands[two])
    if alike or sum(cards.held[one]) != sum(cards.held[two]):
        return None
    twin = journal.copy()
    twin.state = state.copy()
    hands = twin.state.hands
    hands[one], hands[two] = hands[two], hands[one]
    held = list(cards.held)
    held[one], held[two] = held[two], held[one]
    twin.state.put(msgspec.structs.replace(cards, held=tuple(held)))
    return twin


def public(hidden: str, sight: View) -> View:
    """What twins must share; cards given back lie open in the bank (ruling G16), and so need not be the same there."""
    return msgspec.structs.replace(sight, supply=()) if hidden == "discards" else sight


def ignorant(hidden: str, seat: Seat, one: Journal, other: Journal, found: Twins) -> bool:
    """Whether a seat has been told the same in both games since they parted, and sees the same now."""
    begun = len(found.parted[0].entries)
    told = [
        [seen(lived.outcome.events, seat) for lived in journal.lived if lived.entry.n > begun]
        for journal in (one, other)
    ]
    return told[0] == told[1] and public(hidden, view(one.state, seat)) == public(hidden, view(other.state, seat))
