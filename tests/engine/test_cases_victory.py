"""Cases of winning."""

import pytest

from engine.action import points
from engine.base.bargaining import OfferTrade
from engine.base.building import BuildSettlement
from engine.base.cards import BuyCard
from engine.base.roads import LongestRoad
from engine.base.turn import EndTurn, Main, Roll
from engine.event import GameEnded
from engine.state import Ended
from tests.engine.laying import A, B, C, Table, bag, lay, site

SETTLEMENT = "1 lumber 1 brick 1 wool 1 grain"


def longest_road_at_stake() -> Table:
    """It is A's turn. B holds the Longest Road with 7, C has 5 roads and 8 points, and A can cut B's road down to 4."""
    table = lay().road(B, "22-17-23-18-13-9-14-10").road(A, "4-8-13").hand(A, SETTLEMENT)
    table.road(C, "39-44-48-52-49-53").city(C, 41, 43, 26, 28)
    assert table.state[LongestRoad].holder == B
    return table


def test_case_V1_points_gained_in_anothers_turn_win_at_the_start_of_the_own_turn() -> None:
    table = longest_road_at_stake()
    table.play(A, BuildSettlement(site(13)))
    assert points(table.state, C) == 10
    table.dice(1, 1).play(A, EndTurn())
    table.play(B, Roll())
    assert table.awaits(Main(B))
    assert GameEnded("points", (C,), (1, 0, 10, 0)) in table.play(B, EndTurn())
    assert table.state.ended is not None
    assert table.state.ended.winners == (C,)
    with table.refused("game-over"):
        table.play(C, Roll())


def test_case_V2_the_game_is_over_in_the_moment_the_points_are_there() -> None:
    table = lay().city(A, 14, 26, 40, 54).settle(A, 1).road(A, "12-17").hand(A, f"{SETTLEMENT} 4 ore").hand(B, "1 wool")
    events = table.play(A, BuildSettlement(site(12)))
    assert events[-1] == GameEnded("points", (A,), (10, 0, 0, 0))
    for seat, action in ((A, EndTurn()), (A, BuyCard()), (B, OfferTrade(bag("1 wool"), bag("1 ore")))):
        with table.refused("game-over"):
            table.play(seat, action)
    assert table.journal.undoable(A) == []


def test_case_V4_points_lost_again_before_the_own_turn_do_not_win() -> None:
    table = longest_road_at_stake().road(B, "45-49").hand(B, SETTLEMENT).dice(1, 1)
    table.play(A, BuildSettlement(site(13)), EndTurn())
    assert points(table.state, C) == 10
    table.play(B, Roll(), BuildSettlement(site(49)))
    assert points(table.state, C) == 8
    table.play(B, EndTurn())
    assert table.state.ended is None
    assert table.state.step.actors() == (C,)


@pytest.mark.parametrize("target", ["12", "13"])
def test_case_V5_the_target_can_be_chosen(target: str) -> None:
    table = lay(target=target).city(A, 14, 26, 40, 54).road(A, "12-8-13-18", "43-47")
    table.cards(A, victory_point=int(target) - 10).hand(A, "2 lumber 2 brick 2 wool 2 grain")
    table.play(A, BuildSettlement(site(12)))
    assert points(table.state, A) == int(target) - 1
    assert table.awaits(Main(A))
    table.play(A, BuildSettlement(site(43)))
    assert table.state.ended == Ended("points", (A,), (int(target), 0, 0, 0))
