"""The laws every table obeys, tried on random games; a table inherits them all by being listed in `engine.tables`."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from data import map_document
from engine import deal, laws, options, play, replay
from engine.action import Action, Outcome, actors
from engine.event import Event
from engine.journal import Journal, Undo, digest
from engine.laws import seats_of
from engine.record import Seat, to_json
from engine.sight import seen
from engine.state import State
from engine.tables import TABLES, Dealt, TableSpec, dealt_for, map_name
from tests.games.recording import Line

LONGEST_GAME = 4000
"""So many turns are plenty even for players who do not care."""


def specs() -> list[TableSpec]:
    """Every table with every number of seats, and with every value of every option."""
    plain = [TableSpec(table.name, seats=seats) for table in TABLES.values() for seats in table.seats]
    return plain + [
        TableSpec(table.name, seats=table.seats[0], options={option.name: value})
        for table in TABLES.values()
        for option in table.options
        for value in option.values[1:]
    ]


def named(spec: TableSpec) -> str:
    return " ".join([spec.name, str(spec.seats), *(f"{name}={value}" for name, value in spec.options.items())])


every_table = pytest.mark.parametrize("spec", specs(), ids=named)


def dealt(spec: TableSpec, seed: str) -> Dealt:
    return dealt_for(spec, map_document(map_name(spec)), seed)


def wander(journal: Journal, random: Random, moves: int) -> Iterator[State]:
    """Play so many moves of any seat, asides among them; the state before each."""
    for _ in range(moves):
        if journal.state.ended is not None:
            return
        yield journal.state
        journal.play(*some_way(journal.state, random))


def some_way(state: State, random: Random) -> tuple[Seat, Action]:
    """Something that somebody may do; one thing in five is an aside, and votes to end the game are rare."""
    ways = [(seat, option) for seat in seats_of(state) for option in options(state, seat)]
    asides = [way for way in ways if way[1].aside and (way[1].chapter != "table" or random.random() < 0.1)]
    moves = [way for way in ways if not way[1].aside]
    seat, option = random.choice(asides if asides and (not moves or random.random() < 0.2) else moves)
    return seat, option.sample(state, seat, random)


# Laws beside those of the engine, which the simulation tries too


def memory_changes_nothing(state: State, random: Random) -> None:
    """It makes no difference to what happens what the state remembers from earlier questions."""
    for seat in seats_of(state):
        for option in options(state, seat):
            action = option.sample(state, seat, random)
            mindful, forgetful = state.copy(), state.copy()
            forgetful.board_changed()
            assert play(mindful, seat, action) == play(forgetful, seat, action)
            assert digest(mindful) == digest(forgetful)


def secrets_stay_secret(outcome: Outcome, state: State) -> None:
    """An event tells its secrets to those who may know them, and is silent to whoever may not learn of it."""
    for event in outcome.events:
        for seat in (*seats_of(state), None):
            for shown in seen((event,), seat):
                for field in blanked(event, seat):
                    assert getattr(shown, field) is None
            known_to = event.known_to()
            assert bool(seen((event,), seat)) == (known_to is None or seat in known_to)


def blanked(event: Event, seat: Seat | None) -> list[str]:
    return [
        field
        for field, knowing in event.secrets.items()
        if seat is None or seat not in {getattr(event, name) for name in knowing}
    ]


def paper_keeps_the_game(journal: Journal) -> None:
    """What was dealt and every entry survive being text; alone they fold into every fact of the state."""
    rules = journal.state.rules
    lines = [msgspec.json.decode(to_json(entry), type=Line) for entry in journal.entries]
    kept = msgspec.json.decode(to_json(journal.dealt), type=Dealt)
    assert kept == journal.dealt
    entries = [line.entry(rules) for line in lines]
    assert entries == journal.entries
    assert replay(kept, entries).facts() == journal.state.facts()


def undoing_and_doing_again_gives_the_same(journal: Journal) -> None:
    """Own moves taken back and made again lead to the same table, if nobody has said anything in between.

    Only the numbers of the questions are new.
    """
    for seat in seats_of(journal.state):
        undoable = journal.undoable(seat)
        for index, first in enumerate(undoable):
            twin = journal.copy()
            twin.play(seat, Undo(first.n))
            laws.goods_are_conserved(twin.state, Random(0))
            again = undoable[index::-1]
            if again[-1].n - first.n == index and again[-1] == journal.entries[-1]:
                for entry in again:
                    twin.play(seat, entry.action)
                assert without_numbers(twin.state) == without_numbers(journal.state)


def without_numbers(state: State) -> dict[str, Any]:
    return {**state.facts(), "agenda": [question.step for question in state.agenda]}


# Tried on games


@every_table
def test_no_game_gets_stuck_or_loses_anything(spec: TableSpec) -> None:
    for seed in range(4):
        state, random = deal(spec, map_document(map_name(spec)), f"{named(spec)} {seed}"), Random(seed)
        while state.ended is None:
            assert state.turn < LONGEST_GAME
            laws.goods_are_conserved(state, random)
            seat = random.choice(actors(state))
            moves = [option for option in options(state, seat) if not option.aside] or options(state, seat)
            play(state, seat, random.choice(moves).sample(state, seat, random))
        for law in (*laws.CHEAP, *laws.DEAR):
            law(state, random)


@every_table
def test_the_laws_hold_along_a_game(spec: TableSpec) -> None:
    journal, random = Journal(dealt(spec, "laws")), Random(named(spec))
    for index, state in enumerate(wander(journal, random, 600)):
        laws.goods_are_conserved(state, random)
        if index % 7 == 0:
            for law in (*laws.CHEAP, *laws.DEAR, memory_changes_nothing):
                law(state, random)
            undoing_and_doing_again_gives_the_same(journal)
    paper_keeps_the_game(journal)


@given(st.sampled_from(specs()), st.integers(0, 400), st.lists(st.integers(0, 2**16), max_size=80))
@settings(max_examples=40, deadline=None, derandomize=True)
def test_the_laws_hold_wherever_a_game_goes(spec: TableSpec, walked: int, picks: list[int]) -> None:
    journal = Journal(dealt(spec, f"walked {walked}"))
    for _ in wander(journal, Random(walked), walked):
        pass
    for pick in picks:
        state, random = journal.state, Random(pick)
        if state.ended is not None:
            break
        ways = [(seat, option) for seat in seats_of(state) for option in options(state, seat)]
        seat, option = ways[pick % len(ways)]
        _, outcome = journal.play(seat, option.sample(state, seat, random))
        secrets_stay_secret(outcome, journal.state)
        undoing_and_doing_again_gives_the_same(journal)
        for law in (*laws.CHEAP, *(laws.DEAR if pick % 8 == 0 else ())):
            law(journal.state, random)
    paper_keeps_the_game(journal)
