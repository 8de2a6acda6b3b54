"""Cases of what must not be possible: stale, malformed and illegal requests, and a state that leaks or is torn."""

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from data import map_document
from engine import Illegal, deal, options, play, replay, view
from engine.action import Action, actors, check, version
from engine.base.bargaining import AcceptOffer, OfferTrade
from engine.base.building import BuildRoad
from engine.base.cards import BuyCard, CardBought, CardsSeen, PlayKnight
from engine.base.offers import Offers
from engine.base.robber import CardStolen, Discard, Discarded, MoveRobber
from engine.base.turn import EndTurn, Roll
from engine.journal import Journal, actions_of, digest, read_action
from engine.record import Seat, to_json
from engine.sight import seen
from engine.state import State
from engine.tables import Dealt, TableSpec, dealt_for
from tests.engine.laying import A, B, C, D, bag, good, lay, path, place
from tests.games.recording import Line


def wander(journal: Journal, random: Random, moves: int) -> Iterable[State]:
    """Play on at random, asides included; the state before every move."""
    for _ in range(moves):
        if journal.state.ended is not None:
            return
        yield journal.state
        seats = [Seat(seat) for seat in range(journal.state.rules.seats)]
        ways = [(seat, option) for seat in seats for option in options(journal.state, seat)]
        moving = [way for way in ways if not way[1].aside]
        seat, option = random.choice(ways if random.random() < 0.2 else moving)
        journal.play(seat, option.sample(journal.state, seat, random))


def begun(seed: str, **chosen: str) -> Journal:
    return Journal(dealt_for(TableSpec(options=chosen), map_document("base"), seed))


# Twice the same: case A1


def test_case_A1_accepting_twice_trades_once() -> None:
    table = lay().hand(A, "2 ore").hand(B, "2 wool")
    table.play(A, OfferTrade(bag("1 ore"), bag("1 wool")))
    [offer] = table.state[Offers].standing
    table.play(B, AcceptOffer(offer.serial))
    with table.refused("offer-gone"):
        table.play(B, AcceptOffer(offer.serial))
    assert table.state.hands[:2] == [bag("1 ore 1 wool"), bag("1 ore 1 wool")]


def test_case_A1_rolling_and_paying_twice_is_done_once() -> None:
    table = lay(step="roll").settle(A, 14).hand(A, "2 lumber 2 brick").dice(1, 1)
    table.play(A, Roll(), BuildRoad(path("14-19")))
    with table.refused("not-now"):
        table.play(A, Roll())
    with table.refused("path-taken"):
        table.play(A, BuildRoad(path("14-19")))
    assert table.state.hands[A] == bag("1 lumber 1 brick 1 wool")


# Stale requests: case A2


def test_case_A2_the_number_of_a_question_changes_when_it_is_answered() -> None:
    table = lay(step="roll").settle(A, 14).hand(A, "1 lumber 1 brick").dice(1, 1)
    numbers = [version(table.state, A)]
    for action in (Roll(), BuildRoad(path("14-19")), EndTurn()):
        table.play(A, action)
        numbers.append(version(table.state, A))
    assert numbers == sorted(set(numbers))


def test_case_A2_a_button_of_an_older_turn_answers_no_question_of_this_one() -> None:
    table = lay(step="roll", seats=3).dice(1, 1).dice(1, 1).dice(1, 1)
    old = version(table.state, A)
    table.play(A, Roll(), EndTurn())
    for seat in (B, C):
        table.play(seat, Roll(), EndTurn())
    assert table.state.step.actors() == (A,)
    assert version(table.state, A) > old


def test_case_A2_an_offer_of_an_older_turn_is_gone() -> None:
    table = lay(seats=3).hand(A, "1 ore").hand(B, "1 wool").dice(1, 1)
    table.play(A, OfferTrade(bag("1 ore"), bag("1 wool")))
    [old] = table.state[Offers].standing
    table.play(A, EndTurn())
    table.play(B, Roll(), OfferTrade(bag("1 wool"), bag("1 ore")))
    [new] = table.state[Offers].standing
    assert (old.number, new.number) == (1, 1)
    assert old.serial != new.serial
    with table.refused("offer-gone"):
        table.play(B, AcceptOffer(old.serial))


def test_case_A2_undoing_brings_the_former_question_back_under_its_number() -> None:
    table = lay().settle(A, 14).hand(A, "1 lumber 1 brick").cards(A, knight=1)
    before = version(table.state, A), version(table.state, None)
    table.play(A, PlayKnight())
    during = version(table.state, A)
    table.take_back(A)
    assert (version(table.state, A), version(table.state, None)) == before
    table.play(A, PlayKnight())
    assert version(table.state, A) not in (during, *before), "the old robber button is not the new one"


# Malformed requests: case A4


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type": "Resign"}',
        '{"type": 7}',
        '{"type": "BuildRoad"}',
        '{"type": "BuildRoad", "path": "14-19"}',
        '{"type": "BuildRoad", "path": null}',
        '{"type": "BuildRoad", "path": 3.5}',
        '{"type": "BuildRoad", "path": true}',
        '{"type": "Discard", "cards": [1, 2, "3"]}',
        '{"type": "MoveRobber", "place": 3}',
        '{"type": "OfferTrade", "give": {"wool": 1}, "want": [0, 0, 0, 0, 1]}',
        '{"type": "BuildRoad", "path": 3',
    ],
)
def test_case_A4_what_is_no_action_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_action(lay().state.rules, text)


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "BuildRoad", "path": -1}',
        '{"type": "BuildRoad", "path": 123456789012345678901234567890}',
        '{"type": "BuildSettlement", "site": -54}',
        '{"type": "BuildCity", "site": 99999}',
        '{"type": "TradeWithSupply", "give": [], "take": 0}',
        '{"type": "TradeWithSupply", "give": [4, 0, 0, 0, 0], "take": -1}',
        '{"type": "TradeWithSupply", "give": [-4, 4, 0, 0, 4], "take": 2}',
        '{"type": "OfferTrade", "give": [1], "want": [1]}',
        '{"type": "OfferTrade", "give": [1, 0, 0, 0, 0], "want": [0, 99999999999, 0, 0, 0]}',
        '{"type": "OfferTrade", "give": [1, 0, 0, 0, 0], "want": [0, -1, 0, 0, 2]}',
        '{"type": "OfferTrade", "give": null, "want": null}',
        '{"type": "OfferTrade", "give": [1, 0, 0, 0, 0], "want": [0, 0, 0, 0, 1], "to": [77]}',
        '{"type": "AcceptOffer", "offer": -5}',
        '{"type": "CounterOffer", "offer": 0, "give": null, "want": null}',
        '{"type": "PlayMonopoly", "good": -1}',
        '{"type": "PlayYearOfPlenty", "take": [9, 9, 9, 9, 9, 9]}',
        '{"type": "PlayYearOfPlenty", "take": [3, -1, 0, 0, 0]}',
        '{"type": "MoveRobber", "place": 3, "victim": -1}',
        '{"type": "Undo", "to": -1}',
    ],
)
def test_case_A4_what_makes_no_sense_is_refused(text: str) -> None:
    table = lay().settle(A, 14).hand(A, "4 lumber 4 brick 4 wool 4 grain 4 ore").cards(A, monopoly=1, year_of_plenty=1)
    before = digest(table.state)
    with pytest.raises(Illegal):
        table.journal.play(A, read_action(table.state.rules, text))
    assert digest(table.state) == before


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_case_A4_a_seat_that_is_not_at_the_table_can_do_nothing(seat: int) -> None:
    table = lay().hand(D, "4 wool 4 ore")
    for action in (EndTurn(), OfferTrade(bag("1 wool"), bag("1 grain")), *options(table.state, D)):
        with table.refused("no-such-seat"):
            table.play(Seat(seat), action)


# Illegal requests: case A5


def some_value(kind: Any, random: Random) -> Any:
    """A value of a field's type, sensible or not."""
    members = getattr(kind, "types", None)
    if members is not None:
        return some_value(random.choice(members), random)
    if isinstance(kind, msgspec.inspect.NoneType):
        return None
    if isinstance(kind, msgspec.inspect.IntType):
        return random.choice([random.randint(-2, 80), random.randint(-2, 6), 10**12])
    assert isinstance(kind, msgspec.inspect.VarTupleType)
    return tuple(random.choice([0, 0, 1, 2, -1]) for _ in range(random.choice([0, 1, 4, 5, 5, 5, 5, 6])))


@cache
def shape(kind: type[Action]) -> tuple[msgspec.inspect.Field, ...]:
    described = msgspec.inspect.type_info(kind)
    assert isinstance(described, msgspec.inspect.StructType)
    return described.fields


def some_action(kind: type[Action], random: Random) -> Action:
    """An action of a class with any values in its fields."""
    return kind(**{field.name: some_value(field.type, random) for field in shape(kind)})


@pytest.mark.parametrize("trade", ["first", "chooses"])
def test_case_A5_whatever_is_asked_for_is_done_or_refused_without_a_trace(trade: str) -> None:
    journal, random, refused, done = begun("anything", trade=trade), Random(5), 0, 0
    for state in wander(journal, Random(6), 200):
        before = digest(state)
        for kind in actions_of(state.rules):
            seat, action = Seat(random.randrange(4)), some_action(kind, random)
            try:
                check(state, seat, action)
            except Illegal:
                refused += 1
            else:
                done += 1
                twin = state.copy()
                play(twin, seat, action)
                assert min(map(min, (*twin.hands, twin.supply))) >= 0
        assert digest(state) == before
    assert refused > 1000
    assert done > 10


# The same again: cases A7 and A8


def test_case_A7_the_same_seed_and_moves_give_the_same_state() -> None:
    one, other = begun("again"), begun("again")
    for _ in wander(one, Random(1), 250):
        pass
    for entry in one.entries:
        other.play(entry.seat, entry.action)
    assert [entry.draws for entry in one.entries] == [entry.draws for entry in other.entries]
    assert digest(one.state) == digest(other.state)


def test_case_A7_a_game_read_back_from_its_journal_goes_on_in_the_same_way() -> None:
    journal = begun("restored", dice="deck")
    for _ in wander(journal, Random(2), 150):
        pass
    entries = [msgspec.json.decode(to_json(entry), type=Line).entry(journal.state.rules) for entry in journal.entries]
    dealt = msgspec.json.decode(to_json(journal.dealt), type=Dealt)
    restored = Journal(dealt, entries)
    assert restored.entries == journal.entries
    assert digest(restored.state) == digest(replay(dealt, entries)) == digest(journal.state)
    for game in (journal, restored):
        for _ in wander(game, Random(3), 100):
            pass
    assert restored.entries == journal.entries
    assert digest(restored.state) == digest(journal.state)


def test_case_A8_playing_on_a_copy_leaves_the_original_alone() -> None:
    state = deal(TableSpec(), map_document("base"), "copied")
    random = Random(4)
    for _ in range(300):
        if state.ended is not None:
            break
        seat = random.choice(actors(state))
        action = random.choice(options(state, seat)).sample(state, seat, random)
        before, twin = digest(state), state.copy()
        assert digest(twin) == before
        outcome = play(twin, seat, action)
        assert digest(state) == before
        assert play(state, seat, action) == outcome
        assert digest(state) == digest(twin)


# Hidden things: case A11


def test_case_A11_the_others_see_how_much_is_held_but_not_what() -> None:
    table = lay().hand(A, "2 wool 1 ore").cards(A, knight=1, monopoly=1)
    for other in (B, None):
        seen_by_other = view(table.state, other)
        cards = seen_by_other.part(CardsSeen)
        assert cards is not None
        assert (seen_by_other.hands[A], seen_by_other.cards[A], cards.counts[A]) == (None, 3, 2)
        assert cards.held in (None, bag())
    own = view(table.state, A)
    assert (own.hands[A], own.hands[B]) == (bag("2 wool 1 ore"), None)


def test_case_A11_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    table = lay().settle(B, 27).hand(B, "1 wool 1 ore").cards(A, knight=1).theft(B, "ore")
    events = table.play(A, PlayKnight(), MoveRobber(place("8 mountains"), B))
    known, blank = CardStolen(A, B, good("ore")), CardStolen(A, B, None)
    assert [seen(events, seat)[-1] for seat in (A, B, C, D, None)] == [known, known, blank, blank, blank]


def test_case_A11_bought_and_discarded_cards_are_known_to_their_owner_only() -> None:
    table = lay().hand(A, "1 wool 1 grain 1 ore").next_card("monopoly")
    events = table.play(A, BuyCard())
    assert seen(events, A) == (CardBought(A, "monopoly"),)
    assert seen(events, B) == seen(events, None) == (CardBought(A, None),)
    table = lay(step="roll").hand(B, "8 wool").dice(3, 4)
    table.play(A, Roll())
    events = table.play(B, Discard(bag("4 wool")))
    assert seen(events, A) == seen(events, None) == (Discarded(B, 4, None),)
