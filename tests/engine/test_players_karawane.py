"""What a player with sense does about the caravan: it bids where a point hangs on it, and for no more than it takes."""

from random import Random

import pytest

from engine.action import Action
from engine.base.building import BuildCity
from engine.base.turn import EndTurn
from engine.players import Question, SimplePlayer
from engine.record import Seat
from engine.scenarios.karawane import Bid
from tests.engine.laying import A, B, C, Table, bag, site
from tests.rulebook.caravans import CITY, arrows, bid, close, desert_island, due, rich, wish


def choice(table: Table, seat: Seat) -> Action:
    """What a player with sense does there."""
    return SimplePlayer().choose(Question(table.state, seat, Random(0)))


def at_stake(seat: Seat, **hands: str) -> Table:
    """An arrow from 18 to 13 would bring a seat a point, and A is about to bid."""
    return due(arrows(desert_island(), "24-18").settle(seat, 18), **hands)


def test_it_bids_when_a_point_hangs_on_it() -> None:
    """One vote is enough while nobody else has any."""
    assert choice(at_stake(A, A=rich(2)), A) in (Bid(bag("1 wool")), Bid(bag("1 grain")))


def test_it_lays_one_more_than_the_others() -> None:
    """And not more than that."""
    table = at_stake(C, A="1 wool", B="1 wool", C=f"{rich(4)} 1 ore")
    bid(table, "1 wool", "1 wool")
    laid = choice(table, C)
    assert isinstance(laid, Bid)
    assert laid.cards is not None
    assert sum(laid.cards) == 2


def test_it_gives_up_when_others_have_laid_much() -> None:
    """Some points are too dear."""
    table = at_stake(B, A="5 wool", B=rich(6))
    bid(table, "5 wool")
    assert choice(table, B) == Bid(bag())


def test_for_the_last_point_it_lays_what_it_takes() -> None:
    """Nothing is too dear that wins the game."""
    table = arrows(desert_island(target="8"), "24-18").city(B, 3, 16, 48).settle(B, 18)
    due(table, A="5 wool", B=rich(6))
    bid(table, "5 wool")
    laid = choice(table, B)
    assert isinstance(laid, Bid)
    assert laid.cards is not None
    assert sum(laid.cards) == 6


def test_it_bids_against_a_point_of_whoever_is_about_to_win() -> None:
    """The arrow would bring B one of the two points it lacks."""
    table = arrows(desert_island(target="9"), "24-18").city(B, 3, 16, 48).settle(B, 18)
    laid = choice(due(table, A=rich(2)), A)
    assert isinstance(laid, Bid)
    assert laid.cards is not None
    assert any(laid.cards)


def test_it_keeps_its_cards_when_nothing_hangs_on_it() -> None:
    """All positions are alike to it."""
    assert choice(due(A=rich(4)), A) == Bid(bag())


def test_it_keeps_what_it_is_about_to_build_with() -> None:
    """The wool and grain of a settlement that can be built next turn are not laid."""
    table = arrows(desert_island(), "24-18").settle(A, 18, 1).road(A, "18-13-9").hand(B, "")
    table.hand(A, f"{CITY} 1 lumber 1 brick 1 wool 1 grain")
    table.play(A, BuildCity(site(1)), EndTurn())
    assert choice(table, A) == Bid(bag())


@pytest.mark.parametrize("seat", [A, B])
def test_it_wishes_the_arrow_where_it_gains_and_closes_the_vote_there(seat: Seat) -> None:
    """Of the positions one makes a place between arrows of its settlement."""
    table = at_stake(seat, A="2 wool", B="2 wool", C="2 wool")
    bid(table, *(["2 wool", "1 wool", "1 wool"] if seat == A else ["1 wool", "2 wool", "1 wool"]), "")
    assert choice(table, seat) in (wish("18-13"), wish("18-23"))
    for other, wished in ((A, "25-20"), (B, "36-41"), (C, "25-20")):
        if other != seat:
            table.play(other, wish(wished))
    table.play(seat, choice(table, seat))
    assert choice(table, seat) in (close("18-13"), close("18-23"))


def test_it_joins_whoever_wishes_for_what_is_as_good_for_it() -> None:
    """Of two positions that bring the same it names the one that has been named already."""
    for named in ("18-13", "18-23"):
        table = at_stake(B, A="2 wool", B="2 wool", C="2 wool")
        bid(table, "2 wool", "1 wool", "1 wool", "")
        table.play(A, wish(named))
        assert choice(table, B) == wish(named)
