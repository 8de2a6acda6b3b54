"""The laws every table obeys, tried on random games; a table inherits them all by being listed in `engine.tables`."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from data import map_document
from engine import Illegal, deal, goods, options, play, replay, view
from engine.action import Action, Outcome, actors, check
from engine.base.cards import Cards, changed
from engine.event import Event
from engine.journal import Journal, Undo, digest, read_action
from engine.record import Bag, Seat, to_json
from engine.sight import seen
from engine.state import State
from engine.tables import TABLES, Dealt, TableSpec, dealt_for
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
    return dealt_for(spec, map_document(TABLES[spec.name].map_name), seed)


def seats_of(state: State) -> list[Seat]:
    return [Seat(seat) for seat in range(state.rules.seats)]


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


# The laws


def goods_are_conserved(state: State) -> None:
    """Nothing is made or lost, and nobody owes anything."""
    everything = (*state.hands, state.supply)
    assert goods.summed(everything, len(state.rules.goods)) == state.rules.supply
    assert min(map(min, everything)) >= 0


def cards_and_pieces_are_conserved(state: State) -> None:
    """Development cards lie in the pile, in a hand or on the table; pieces beside the board or on it."""
    cards, deck = state[Cards], tuple(count for _, count in state.rules.deck)
    assert goods.summed((cards.deck, *cards.held, *cards.played), len(deck)) == deck
    for seat in seats_of(state):
        assert goods.covers(cards.held[seat], cards.fresh[seat])
        for kind, left in state.left.items():
            lying = state.roads.count(seat) if kind == "road" else standing(state, seat, kind)
            assert left[seat] + lying == state.rules.stock[kind]


def standing(state: State, seat: Seat, kind: str) -> int:
    return list(zip(state.owners, state.kinds, strict=True)).count((seat, kind))


def options_change_nothing(state: State) -> None:
    """Asking what is possible, looking and judging leave no trace and need no luck."""
    before = digest(state)
    for seat in seats_of(state):
        first = options(state, seat)
        assert options(state.copy(), seat) == first == options(state, seat)
        view(state, seat)
        for option in first:
            option.holes(state, seat)
    assert digest(state) == before


def every_option_can_be_done(state: State, random: Random) -> None:
    """Whatever is offered passes its own check and applies, on a copy that leaves the original alone.

    It makes no difference what the state remembers from earlier questions.
    """
    before, forgetful = digest(state), state.copy()
    forgetful.board_changed()
    for seat in seats_of(state):
        assert options(forgetful, seat) == options(state, seat)
        assert view(forgetful, seat) == view(state, seat)
        for option in options(state, seat):
            action = option.sample(state, seat, random)
            assert read_action(state.rules, to_json(action)) == action
            twin, other = state.copy(), state.copy()
            other.board_changed()
            outcome = play(twin, seat, action)
            assert outcome == play(other, seat, action)
            assert digest(twin) == digest(other)
            assert to_json(outcome.events)
            goods_are_conserved(twin)
    assert digest(state) == before


def only_those_asked_may_answer(state: State, random: Random) -> None:
    """What is open to the actors of a step is refused to everybody else."""
    asked = actors(state)
    for option in options(state, asked[0]):
        if option.audience == "actors":
            action = option.sample(state, asked[0], random)
            for other in set(seats_of(state)) - set(asked):
                with pytest.raises(Illegal):
                    check(state, other, action)


def views_hide(state: State, random: Random) -> None:
    """Two states that differ only in what a seat cannot see look alike to it and offer it the same."""
    for viewer in (*seats_of(state), None):
        other = imagined(state, viewer, random)
        assert view(other, viewer) == view(state, viewer)
        if viewer is not None:
            assert options(other, viewer) == options(state, viewer)


def imagined(state: State, viewer: Seat | None, random: Random) -> State:
    """The same table with the hidden cards of the others dealt anew."""
    other, hidden = state.copy(), [seat for seat in seats_of(state) if seat != viewer]
    resources = state.rules.resources
    hands = redealt([tuple(state.hands[seat][good] for good in resources) for seat in hidden], random)
    for seat, hand in zip(hidden, hands, strict=True):
        mixed = list(state.hands[seat])
        for good, count in zip(resources, hand, strict=True):
            mixed[good] = count
        other.hands[seat] = tuple(mixed)
    cards = state[Cards]
    dealt_cards = redealt([cards.deck, *(cards.held[seat] for seat in hidden)], random)
    held, fresh = cards.held, cards.fresh
    for seat, new in zip(hidden, dealt_cards[1:], strict=True):
        held = changed(held, seat, new)
        fresh = changed(fresh, seat, goods.some_of(new, sum(cards.fresh[seat]), random))
    other.put(Cards(dealt_cards[0], held, fresh, cards.played, cards.played_now))
    return other


def redealt(bags: list[Bag], random: Random) -> list[Bag]:
    """All cards shuffled and dealt again, as many to each as it had."""
    kinds = len(bags[0])
    pool = goods.summed(bags, kinds)
    dealt_anew = []
    for one in bags:
        taken = goods.some_of(pool, sum(one), random)
        pool = goods.removed(pool, taken)
        dealt_anew.append(taken)
    return dealt_anew


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


def replaying_gives_the_same(journal: Journal) -> None:
    """The journal alone, written down and read again, folds into every fact of the state."""
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
            goods_are_conserved(twin.state)
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
        state, random = deal(spec, map_document(TABLES[spec.name].map_name), f"{named(spec)} {seed}"), Random(seed)
        while state.ended is None:
            assert state.turn < LONGEST_GAME
            assert actors(state)
            seat = random.choice(actors(state))
            moves = [option for option in options(state, seat) if not option.aside] or options(state, seat)
            play(state, seat, random.choice(moves).sample(state, seat, random))
            goods_are_conserved(state)
        cards_and_pieces_are_conserved(state)
        assert not any(options(state, seat) for seat in seats_of(state))


@every_table
def test_the_laws_hold_along_a_game(spec: TableSpec) -> None:
    journal, random = Journal(dealt(spec, "laws")), Random(named(spec))
    for index, state in enumerate(wander(journal, random, 700)):
        goods_are_conserved(state)
        if index % 7 == 0:
            cards_and_pieces_are_conserved(state)
            options_change_nothing(state)
            every_option_can_be_done(state, random)
            only_those_asked_may_answer(state, random)
            views_hide(state, random)
            undoing_and_doing_again_gives_the_same(journal)
    replaying_gives_the_same(journal)


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
        goods_are_conserved(journal.state)
        secrets_stay_secret(outcome, journal.state)
        undoing_and_doing_again_gives_the_same(journal)
        if pick % 8 == 0 and journal.state.ended is None:
            options_change_nothing(journal.state)
            views_hide(journal.state, random)
    cards_and_pieces_are_conserved(journal.state)
    replaying_gives_the_same(journal)
