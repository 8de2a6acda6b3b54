"""Rulesets: the ways to amend one, what is told of it afterwards, and tables as they are specified."""

import pytest

from data import map_document
from engine import deal
from engine.base import base
from engine.base.building import BuildCity, BuildRoad, RoadBuilt
from engine.base.cards import BuyCard
from engine.base.turn import EndTurn, Main
from engine.event import Event
from engine.record import Seat
from engine.ruleset import Ruleset
from engine.state import State
from engine.tables import OPTIONS, SpecError, TableSpec, check_spec, chosen, dealt_for, rules_of
from tests.engine.laying import BASE, D


def rules() -> Ruleset:
    return base(BASE, 4)


def rejoice(state: State, built: Event) -> None:
    """A reaction that does nothing."""


def to_twelve(before: Ruleset) -> Ruleset:
    return before.but(target=12)


def without_cards(before: Ruleset) -> Ruleset:
    return before.without(action=BuyCard, score="victory_cards").but(target=before.target - 1)


def test_an_amendment_changes_its_answers_and_nothing_else() -> None:
    before = rules()
    after = before.amended(to_twelve)
    assert (before.target, after.target) == (10, 12)
    assert (after.menu, after.scores, after.on) == (before.menu, before.scores, before.on)


def test_an_action_is_added_replaced_or_taken_away() -> None:
    before = rules()
    assert before.allow(Main, BuyCard).menu[Main] == (*before.menu[Main], BuyCard)
    replaced = before.instead(Main, BuildCity, BuildRoad, EndTurn).menu[Main]
    place = before.menu[Main].index(BuildCity)
    assert replaced == (*before.menu[Main][:place], BuildRoad, EndTurn, *before.menu[Main][place + 1 :])
    gone = before.without(action=EndTurn)
    assert all(EndTurn not in actions for actions in gone.menu.values())
    assert EndTurn in before.menu[Main]


def test_a_reaction_follows_those_that_were_there() -> None:
    before = rules()
    assert before.when(RoadBuilt, rejoice).on[RoadBuilt] == (*before.on[RoadBuilt], rejoice)


def test_it_is_told_which_amendment_changed_which_answer() -> None:
    after = rules().amended(to_twelve, without_cards)
    assert after.target == 11
    assert after.amendments == ("to_twelve", "without_cards")
    told = after.explain()
    assert told["target"] == ("to_twelve", "without_cards")
    assert told["scores"] == ("without_cards",)
    assert "costs" not in told


@pytest.mark.parametrize(
    ("spec", "word"),
    [
        (TableSpec("chess"), "chess"),
        (TableSpec(seats=2), "2"),
        (TableSpec(seats=7), "7"),
        (TableSpec(options={"weather": "rain"}), "weather"),
        (TableSpec(options={"target": "99"}), "99"),
    ],
)
def test_a_table_that_does_not_exist_is_named(spec: TableSpec, word: str) -> None:
    with pytest.raises(SpecError, match=word):
        check_spec(spec)


def test_options_not_chosen_have_their_defaults() -> None:
    assert chosen(TableSpec(options={"dice": "deck"})) == {
        option.name: "deck" if option.name == "dice" else option.values[0] for option in OPTIONS
    }


def test_a_table_is_dealt_the_same_from_the_same_seed_and_differently_from_another() -> None:
    document = map_document("base")
    one, same, other = (dealt_for(TableSpec(), document, seed) for seed in ("a", "a", "b"))
    assert one == same
    assert one.board != other.board
    assert rules_of(one).board is rules_of(same).board, "states of one table share the board"


def test_the_seat_that_begins_can_be_named() -> None:
    state = deal(TableSpec(), map_document("base"), "named", start=D)
    assert (state.seat, state.dealt.start) == (D, D)
    assert state.step.actors() == (Seat(3),)
