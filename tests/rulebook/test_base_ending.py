"""Rulings on how a game ends, with a winner and without one (G9, G11)."""

import pytest

from engine import options, view
from engine.action import points
from engine.base.building import BuildCity, BuildSettlement
from engine.base.cards import PlayKnight
from engine.base.ending import AgreeToEnd, Concluding, EndProposed, EndRefused, PlayOn
from engine.base.robber import MoveRobber, MovingRobber
from engine.base.turn import EndTurn, Main, Roll, Rolling
from engine.event import GameEnded
from engine.record import Seat
from engine.state import Ended
from tests.engine.laying import A, B, C, D, Table, bag, lay, place, site

SETTLEMENT = "1 lumber 1 brick 1 wool 1 grain"
CITY = "2 grain 3 ore"


def test_ruling_G9_a_knight_before_the_roll_may_win() -> None:
    """G9: at once, also before the roll and before the robber has moved."""
    table = lay(step="roll").city(A, 14, 26, 40, 54).played(A, knight=2).cards(A, knight=1).hand(B, "9 wool")
    assert table.play(A, PlayKnight())[-1] == GameEnded("points", (A,), (10, 0, 0, 0))
    with table.refused("game-over"):
        table.play(A, MoveRobber(place("8 mountains"), None))


def test_ruling_G9_points_are_looked_at_when_the_own_turn_begins() -> None:
    """G9: not in anybody else's turn."""
    table = lay(turn=D).city(A, 14, 26, 40, 54).cards(A, victory_point=2)
    assert points(table.state, A) == 10
    table.play(D, AgreeToEnd())
    assert table.awaits(Main(D)), "ten points win nothing in another seat's turn"
    assert table.play(D, EndTurn())[-1] == GameEnded("points", (A,), (10, 0, 0, 0))


def test_ruling_G9_all_is_open_when_the_game_is_over() -> None:
    """G9: hidden points are counted at the end."""
    table = lay(turn=D).city(A, 14, 26, 40, 54).cards(A, victory_point=2).hand(A, "1 ore")
    table.play(D, EndTurn())
    shown = view(table.state, None)
    assert (shown.points, shown.hands[A]) == ((10, 0, 0, 0), bag("1 ore"))
    assert shown.ended == Ended("points", (A,), (10, 0, 0, 0))


def nothing_left() -> Table:
    """Nobody has roads or development cards left, and nobody but A, who has a settlement, stands on the board."""
    return lay().settle(A, 14).hand(A, CITY).pile(rest=D).out_of_roads(A, B, C, D)


def test_ruling_G11_a_dead_position_ends_at_once() -> None:
    """G11: A raises the only settlement; D, who played all cards, has as many points by the Largest Army."""
    assert nothing_left().play(A, BuildCity(site(14)))[-1] == GameEnded("nothing_left", (A, D), (2, 0, 0, 2))


def test_ruling_G11_ties_are_shared_and_hidden_points_count() -> None:
    """G11: most points win, all of them counted."""
    table = lay().settle(A, 14).city(B, 40).hand(A, CITY).cards(C, victory_point=3).pile(rest=D)
    table.out_of_roads(A, B, C, D)
    events = table.play(A, BuildCity(site(14)))
    assert events[-1] == GameEnded("nothing_left", (C,), (2, 2, 3, 2))


def test_ruling_G11_the_last_knight_may_leave_a_dead_position() -> None:
    """G11: at once, though the robber has not moved; until then the card might have scored."""
    table = lay().city(A, 14).cards(B, knight=1).cards(A, knight=1).pile(rest=D).out_of_roads(A, B, C, D)
    table.play(A, PlayKnight(), MoveRobber(place("8 mountains"), None), EndTurn())
    assert table.state.step.actors() == (B,)
    assert table.play(B, PlayKnight())[-1] == GameEnded("nothing_left", (A, D), (2, 0, 0, 2))


@pytest.mark.parametrize("way", ["a card to buy", "a knight to play", "a place in reach", "a road to build"])
def test_ruling_G11_the_game_goes_on_while_somebody_can_gain_a_point(way: str) -> None:
    """G11: each of these alone keeps the game alive."""
    table = lay().settle(A, 14).hand(A, CITY)
    if way == "a card to buy":
        table.pile(rest=D, monopoly=1)
    elif way == "a knight to play":
        table.cards(C, knight=1).pile(rest=D)
    else:
        table.pile(rest=D)
    if way == "a place in reach":
        table.road(B, "49-53")
    table.out_of_roads(*((A, B, C, D) if way != "a road to build" else (A, C, D)))
    if way == "a road to build":
        table.settle(B, 38)
    table.play(A, BuildCity(site(14)))
    assert table.awaits(Main(A))


def test_ruling_G11_a_place_beyond_reach_keeps_nothing_alive() -> None:
    """G11: B has settlements left and free places on the board, but all its paths are taken."""
    table = lay().settle(A, 14).hand(A, CITY).pile(rest=D).city(B, 1)
    table.road(C, "5-1-4").out_of_roads(A, C, D)
    assert table.state.left["settlement"][B] == 5
    assert table.play(A, BuildCity(site(14)))[-1] == GameEnded("nothing_left", (A, B, D), (2, 2, 0, 2))


def test_ruling_G11_a_winner_comes_before_a_dead_position() -> None:
    """G11: whoever has the points has won, though nothing is left to gain."""
    table = lay(target="8").city(A, 26, 40, 54).settle(A, 14).hand(A, CITY).pile(rest=D).out_of_roads(A, B, C, D)
    assert table.play(A, BuildCity(site(14)))[-1] == GameEnded("points", (A,), (8, 0, 0, 2))


@pytest.mark.parametrize("seats", [3, 4])
def test_ruling_G11_after_a_hundred_quiet_rounds_the_table_is_asked(seats: int) -> None:
    """G11: not before; and it is a question, not an end."""
    early = lay(seats=seats).settle(A, 14).quiet(99)
    early.play(A, EndTurn())
    assert early.awaits(Rolling(B))
    table = lay(seats=seats).settle(A, 14).quiet(100)
    table.play(A, EndTurn())
    everybody = tuple(Seat(seat) for seat in range(seats))
    assert table.awaits(Concluding(everybody))
    for seat in everybody:
        assert [type(option) for option in options(table.state, seat)] == [AgreeToEnd, PlayOn]
    with table.refused("not-now"):
        table.play(B, Roll())


def test_ruling_G11_one_who_plays_on_is_enough() -> None:
    """G11: ended by unanimous vote only; after that the table has a hundred rounds of peace."""
    table = lay(seats=3).settle(A, 14).quiet(100).dice(1, 1)
    table.play(A, EndTurn(), AgreeToEnd())
    assert table.awaits(Concluding((B, C)))
    assert table.play(C, PlayOn()) == (EndRefused(C),)
    assert table.awaits(Rolling(B))
    table.play(B, Roll(), EndTurn())
    assert table.awaits(Rolling(C))


def test_ruling_G11_a_table_that_agrees_ends_and_most_points_win() -> None:
    """G11: the last to agree ends the game."""
    table = lay(seats=3).settle(A, 14).city(C, 40).quiet(100)
    table.play(A, EndTurn())
    table.play(B, AgreeToEnd())
    table.play(C, AgreeToEnd())
    assert table.awaits(Concluding((A,)))
    assert table.play(A, AgreeToEnd()) == (EndProposed(A, (A, B, C)), GameEnded("agreed", (C,), (1, 0, 2)))


def test_ruling_G11_points_that_changed_put_the_question_off() -> None:
    """G11: a hundred rounds in which nobody's points changed."""
    table = lay().settle(A, 14).road(A, "14-19-24").hand(A, SETTLEMENT).quiet(100)
    table.play(A, BuildSettlement(site(24)), EndTurn())
    assert table.awaits(Rolling(B))


def test_ruling_G11_a_vote_may_be_held_at_any_time_and_be_taken_back() -> None:
    """G11: unanimous, in anybody's turn; one who plays on ends the vote and puts no question off."""
    table = lay(step="roll", seats=3).settle(A, 14).quiet(100).dice(3, 4)
    table.play(B, AgreeToEnd())
    with table.refused("agreed-already"):
        table.play(B, AgreeToEnd())
    table.play(A, Roll(), AgreeToEnd())
    assert table.awaits(MovingRobber(A)), "a vote does not stop the game"
    table.play(B, PlayOn())
    with table.refused("nobody-wants-to-end"):
        table.play(B, PlayOn())
    table.play(A, MoveRobber(place("8 mountains"), None), EndTurn())
    assert table.awaits(Concluding((A, B, C)))


def test_ruling_G11_an_agreed_end_comes_in_the_founding_too() -> None:
    """G11: a table may always end."""
    table = lay(seats=3, step="founding").found(A, 14, "14-19")
    for seat in (C, A):
        table.play(seat, AgreeToEnd())
    assert table.play(B, AgreeToEnd())[-1] == GameEnded("agreed", (A,), (1, 0, 0))
