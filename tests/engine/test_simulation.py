"""Whole games of computer players, and the laws that catch what goes wrong in them."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Self

import pytest

from data import map_document
from engine import laws
from engine.action import Action, Illegal, options
from engine.base.bargaining import OfferTrade
from engine.base.cards import Cards
from engine.base.robber import Robber
from engine.base.turn import EndTurn, Main
from engine.board import Board, StartCard, read_document
from engine.journal import Entry, Journal, fresh_state
from engine.laws import BrokenLaw, Law
from engine.players import PLAYERS, dice
from engine.record import Seat
from engine.simulation import Figures, Games, moves, places_of
from engine.state import State
from engine.tables import TableSpec, dealt_for
from tests.engine.laying import A, B, C, bag, lay

BASE = map_document("base")


def games(*players: str, count: int = 3, **chosen: object) -> Games:
    """Games played at the base game's table; a clock that a look moves on by a second."""
    ticks = iter(range(10**9))
    series = Games(TableSpec(seats=len(players)), BASE, players, "tried", lambda: float(next(ticks)), **chosen)  # type: ignore[arg-type]
    for _ in range(count):
        series.play()
    return series


def figures(*players: str, **chosen: object) -> Figures:
    return games(*players, **chosen).figures()  # type: ignore[arg-type]


# Games


def test_the_figures_add_up() -> None:
    told = figures("random", "simple", "random")
    assert (told.table, told.players, told.games) == ("base", ("random", "simple", "random"), 3)
    assert told.by_points + told.by_g11 + told.capped == 3
    assert sum(told.wins) == told.by_points
    assert told.actions > 3 * 40
    assert told.turns_median > 10
    assert told.broken_laws == ()


def test_the_same_seed_gives_the_same_games_whatever_is_looked_at() -> None:
    assert figures("random", "random", "random") == figures("random", "random", "random")
    plain, lawful = (
        figures("random", "random", "random", count=1),
        figures("random", "random", "random", count=1, lawful=True),
    )
    assert (plain.actions, plain.wins, plain.turns_median) == (lawful.actions, lawful.wins, lawful.turns_median)


def test_only_playing_counts_as_time() -> None:
    """Two looks at the clock a game, so three games take three of its seconds."""
    series = games("random", "random", "random")
    assert series.seconds == 3
    assert series.figures().actions_per_s == round(series.actions / 3)


def test_a_game_that_lasts_too_long_is_broken_off() -> None:
    told = figures("random", "random", "random", "random", most_turns=5)
    assert (told.capped, told.by_points, told.wins) == (3, 0, (0, 0, 0, 0))
    assert told.turns_median == 6


def test_an_offer_is_answered_by_everybody_it_is_made_to() -> None:
    state = fresh_state(dealt_for(TableSpec(), BASE, "answers"))
    answered = 0
    for move, after in pairwise(moves(state, [PLAYERS["simple"]() for _ in range(4)], dice("answers"), 500)):
        if isinstance(move.action, OfferTrade):
            assert after.seat != move.seat
            answered += 1
    assert answered > 5


def test_wins_are_counted_by_start_card_too() -> None:
    """The seat that begins has the first card as dealt, the next one the second; one may be left over."""
    spec = TableSpec("baden_wuerttemberg", seats=3, options={"founding": "cards"})
    document, players = map_document("baden_wuerttemberg"), ("simple", "random", "random")
    series = Games(spec, document, players, "cards", lambda: 0.0)
    had, won = Counter[tuple[str, ...]](), Counter[tuple[str, ...]]()
    for number in range(4):
        series.play()
        state = fresh_state(dealt := dealt_for(spec, document, f"cards:{number}"))
        cards = {Seat((dealt.start + place) % 3): dealt.board.start_cards[place].sites for place in range(3)}
        had.update(cards.values())
        for _ in moves(state, [PLAYERS[kind]() for kind in players], dice(f"cards:{number}"), 5000):
            pass
        assert state.ended is not None
        won.update(cards[winner] for winner in state.ended.winners)
    printed = [tuple(card["sites"]) for card in document["start_cards"]]
    told = series.figures().start_cards
    assert [(card.games, card.wins) for card in told] == [(had[sites], won[sites]) for sites in printed]
    names = {place["at"][0]: place["name"] for place in document["places"]}
    assert [card.places for card in told] == [", ".join(names[site] for site in sites) for sites in printed]


def test_a_place_without_a_name_goes_by_its_number() -> None:
    board = Board(read_document(BASE))
    assert places_of(board, StartCard((board.intersection_ids[0], board.intersection_ids[53]))) == "1, 54"


def test_where_no_start_cards_are_dealt_none_are_counted() -> None:
    spec = TableSpec("baden_wuerttemberg", seats=3)
    series = Games(spec, map_document("baden_wuerttemberg"), ("random",) * 3, "1", lambda: 0.0, most_turns=1)
    series.play()
    assert series.figures().start_cards == ()


# Laws


def played(seed: str, count: int) -> State:
    """A table after so many moves of random players."""
    state = fresh_state(dealt_for(TableSpec(), BASE, seed))
    going_on = moves(state, [PLAYERS["random"]() for _ in range(4)], dice(seed), 5000)
    for _ in range(count):
        next(going_on)
    return state


every_law = pytest.mark.parametrize("law", [*laws.CHEAP, *laws.DEAR], ids=lambda law: law.__name__)


@every_law
def test_every_law_holds_along_a_game(law: Law) -> None:
    state, random = fresh_state(dealt_for(TableSpec(), BASE, "lawful")), Random(1)
    law(state, random)
    for number, _ in enumerate(moves(state, [PLAYERS["random"]() for _ in range(4)], dice("lawful"), 5000)):
        if number % 40 == 0 or state.ended is not None:
            law(state, random)
    assert state.ended is not None


def one_good_too_many(state: State) -> None:
    state.hands[A] = tuple(count + 1 for count in state.hands[A])


def a_debt(state: State) -> None:
    state.hand_over(A, B, tuple(count + 1 for count in state.hands[A]))


def a_card_too_many(state: State) -> None:
    cards = state[Cards]
    state.put(Cards(tuple(count + 1 for count in cards.deck), cards.held, cards.fresh, cards.played, cards.played_now))


def a_card_fresh_that_is_not_held(state: State) -> None:
    cards = state[Cards]
    fresh = tuple(tuple(count + 1 for count in held) for held in cards.held)
    state.put(Cards(cards.deck, cards.held, fresh, cards.played, cards.played_now))


def a_road_from_nowhere(state: State) -> None:
    state.left["road"][A] += 1


def a_building_of_no_kind(state: State) -> None:
    state.kinds[state.sites_of(A)[0]] = ""


def nobody_is_asked(state: State) -> None:
    state.rules = state.rules.but(menu={**state.rules.menu, Main: ()})


def a_stale_memory(state: State) -> None:
    options(state, state.seat)
    state.roads[state.roads.index(-1)] = A
    state.memo["paths", state.seat] = tuple(state.rules.board.paths)
    state.hands[state.seat] = bag("1 lumber 1 brick")


class Meddle(Action, frozen=True):
    """An action that does something when it is looked for."""

    @classmethod
    def options(cls, state: State, seat: Seat) -> list[Self]:
        state.hands[seat] = tuple(count + 1 for count in state.hands[seat])
        return [cls()]

    def apply(self, state: State, seat: Seat) -> None:
        """Nothing more."""


class Fickle(Meddle, frozen=True):
    """An action that is offered and then refused."""

    @classmethod
    def options(cls, state: State, seat: Seat) -> list[Self]:
        return [cls()]

    def check(self, state: State, seat: Seat) -> None:
        raise Illegal("not-possible")


class Grab(Fickle, frozen=True):
    """An action that makes goods."""

    def check(self, state: State, seat: Seat) -> None:
        """Never refused."""

    def apply(self, state: State, seat: Seat) -> None:
        one_good_too_many(state)


class Peek(Grab, frozen=True):
    """An action that is open when B holds lumber."""

    @classmethod
    def options(cls, state: State, seat: Seat) -> list[Self]:
        return [cls()] if state.hands[B][0] else []


def with_action(action: type[Action]) -> Callable[[State], None]:
    def allow(state: State) -> None:
        state.rules = state.rules.allow(Main, action)

    return allow


@pytest.mark.parametrize(
    ("law", "crime"),
    [
        (laws.goods_are_conserved, one_good_too_many),
        (laws.goods_are_conserved, a_debt),
        (laws.cards_are_conserved, a_card_too_many),
        (laws.cards_are_conserved, a_card_fresh_that_is_not_held),
        (laws.pieces_are_conserved, a_road_from_nowhere),
        (laws.pieces_are_conserved, a_building_of_no_kind),
        (laws.whoever_is_asked_can_answer, nobody_is_asked),
        (laws.memory_deceives_nobody, a_stale_memory),
        (laws.asking_changes_nothing, with_action(Meddle)),
        (laws.every_option_can_be_done, with_action(Fickle)),
        (laws.every_option_can_be_done, with_action(Grab)),
        (laws.views_hide, with_action(Peek)),
    ],
)
def test_a_crime_is_caught_by_its_law(law: Law, crime: Callable[[State], None]) -> None:
    state = lay().settle(A, 10).settle(B, 20).hand(A, "2 wool").hand(B, "1 lumber 2 ore").hand(C, "3 ore").state
    laws.goods_are_conserved(state, Random(1))
    law(state, Random(1))
    crime(state)
    with pytest.raises(BrokenLaw):  # noqa: PT012 (dice may have to be thrown more than once before it shows)
        for seed in range(20):
            law(state, Random(seed))


def test_a_part_that_tells_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played("glass", 300)
    laws.views_hide(state, Random(1))
    monkeypatch.setattr(Cards, "seen_by", lambda cards, seat: cards)
    with pytest.raises(BrokenLaw):
        laws.views_hide(state, Random(1))


def test_an_action_for_the_actors_that_others_may_take_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay().hand(A, "1 ore")
    laws.others_are_refused(table.state, Random(1))
    monkeypatch.setattr(laws, "check", lambda state, seat, action: None)
    with pytest.raises(BrokenLaw):
        laws.others_are_refused(table.state, Random(1))


def test_a_journal_that_tells_another_story_is_caught() -> None:
    journal, random = Journal(dealt_for(TableSpec(), BASE, "story")), Random(1)
    while len(journal.entries) < 60:
        seat = journal.state.question.actors[0]
        open_to = [option for option in options(journal.state, seat) if not option.aside]
        journal.play(seat, random.choice(open_to).sample(journal.state, seat, random))
    laws.replaying_gives_the_same(journal.state, journal.entries)
    rolled = next(entry for entry in reversed(journal.entries) if len(entry.draws) == 2)
    first, second = rolled.draws
    forged = Entry(rolled.n, rolled.seat, rolled.action, ((first + 1) % 6, second))
    retold = [forged if entry is rolled else entry for entry in journal.entries]
    with pytest.raises(BrokenLaw):
        laws.replaying_gives_the_same(journal.state, retold)
    longer = [*journal.entries, Entry(61, A, EndTurn(), (3,))]
    with pytest.raises(BrokenLaw):
        laws.replaying_gives_the_same(journal.state, longer)


def test_what_breaks_a_law_in_a_game_is_told_with_the_place_where_it_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    def the_robber_stays(state: State, random: Random) -> None:
        laws.require(state[Robber].place == lay().state[Robber].place or state.turn < 5, state.turn)

    monkeypatch.setattr(laws, "CHEAP", (the_robber_stays,))
    broken = figures("simple", "simple", "simple", count=1, lawful=True, most_turns=30).broken_laws
    assert broken
    assert broken[0].startswith("the_robber_stays in game tried:0 after entry ")


def test_a_look_alike_hides_what_is_hidden_and_keeps_what_is_seen() -> None:
    state = played("alike", 400)
    others = [laws.look_alike(state, A, Random(seed)) for seed in range(12)]
    assert all(other.hands[A] == state.hands[A] for other in others)
    assert all([sum(hand) for hand in other.hands] == [sum(hand) for hand in state.hands] for other in others)
    assert len({tuple(other.hands) for other in others}) > 1
    assert len({other[Cards] for other in others}) > 1
