"""Cases of production and of the supply."""

from random import Random

import pytest

from data import map_document
from engine import deal, options, play
from engine.action import actors
from engine.base.building import BuildRoad
from engine.base.production import Produced
from engine.base.turn import EndTurn, Roll
from engine.goods import summed
from engine.tables import TableSpec
from tests.engine.laying import A, B, C, D, bag, good, lay, path, place, site


def test_case_P1_a_settlement_earns_one_and_a_city_two_for_everybody() -> None:
    table = lay(step="roll").settle(A, 9).city(A, 19).settle(B, 18).city(C, 54).dice(2, 4)
    events = table.play(A, Roll())
    assert table.state.hands == [bag("3 brick"), bag("1 brick"), bag(), bag()]
    assert table.state.supply == bag("19 lumber 15 brick 19 wool 19 grain 19 ore")
    assert Produced((bag("3 brick"), bag("1 brick"), bag(), bag()), ()) in events


@pytest.mark.parametrize("throw", [(1, 1), (2, 2)])
def test_case_P3_two_hexes_of_one_resource_with_different_numbers_both_count(throw: tuple[int, int]) -> None:
    """Intersection 10 lies between pasture 2, forest 9 and pasture 4."""
    table = lay(step="roll").settle(A, 10).dice(*throw)
    table.play(A, Roll())
    assert table.state.hands[A] == bag("1 wool")


def test_case_P4_too_little_for_several_is_given_to_nobody() -> None:
    table = lay(step="roll").settle(A, 27).settle(B, 38).supply("1 ore", rest=D).dice(4, 4)
    events = table.play(A, Roll())
    assert table.state.hands[A] == table.state.hands[B] == bag()
    assert table.state.supply[good("ore")] == 1
    assert Produced((bag(),) * 4, (good("ore"),)) in events


def test_case_P6_one_claimant_with_two_buildings_takes_what_is_left() -> None:
    table = lay(step="roll").settle(A, 27).city(A, 38).supply("2 ore", rest=D).dice(4, 4)
    events = table.play(A, Roll())
    assert table.state.hands[A] == bag("2 ore")
    assert table.state.supply[good("ore")] == 0
    assert Produced((bag("2 ore"), bag(), bag(), bag()), (good("ore"),)) in events


def test_case_P7_shortage_of_one_resource_does_not_stop_the_others() -> None:
    """An 8 brings ore at 27 and 38, lumber at 34."""
    table = lay(step="roll").settle(A, 27, 34).settle(B, 38).supply("0 ore", rest=D).dice(4, 4)
    table.play(A, Roll())
    assert table.state.hands[:2] == [bag("1 lumber"), bag()]
    assert table.state.supply[good("ore")] == 0


@pytest.mark.parametrize("seed", range(3))
def test_case_P9_goods_are_neither_made_nor_lost(seed: int) -> None:
    state = deal(TableSpec(), map_document("base"), f"conservation {seed}")
    random = Random(seed)
    while state.ended is None and state.moment < 600:
        seat = random.choice(actors(state))
        option = random.choice(options(state, seat))
        play(state, seat, option.sample(state, seat, random))
        assert summed((*state.hands, state.supply), 5) == (19,) * 5
        assert min(map(min, (*state.hands, state.supply))) >= 0
    assert state.turn > 5


def test_case_P10_what_is_spent_is_in_the_supply_at_once() -> None:
    table = lay().settle(A, 14).settle(B, 18).supply("0 brick", rest=D).hand(D, "").hand(A, "1 lumber 1 brick")
    table.hand(C, "18 brick")
    assert table.state.supply[good("brick")] == 0
    table.play(A, BuildRoad(path("14-19")))
    assert table.state.supply == bag("19 lumber 1 brick 19 wool 19 grain 19 ore")
    table.dice(2, 4)
    table.play(A, EndTurn())
    table.play(B, Roll())
    assert table.state.hands[:2] == [bag(), bag()], "1 brick for two claimants"
    assert table.state.rules.board.yields[place("6 hills")] == good("brick")
    assert table.state.owners[site(18)] == B
