"""Cases of the set-up: founding, and the board as it is laid out."""

from collections import Counter

import pytest

from engine.action import options
from engine.base.bargaining import OfferTrade
from engine.base.building import BuildCity, BuildRoad, BuildSettlement
from engine.base.cards import BuyCard, PlayKnight
from engine.base.founding import Founding, FoundingRoad, FoundSettlement, StartingGoods
from engine.base.robber import MoveRobber
from engine.base.trade import TradeWithSupply
from engine.base.turn import EndTurn, Roll
from engine.state import NOBODY
from engine.tables import OPTIONS
from tests.engine.laying import A, B, C, D, Table, bag, boards, good, lay, path, place, site

LAYOUTS = next(option.values for option in OPTIONS if option.name == "layout")


def founded_once() -> Table:
    """Four seats have their first settlements; D, who comes last, is to found again."""
    table = lay(step="founding")
    table.found(A, 14, "14-19")
    table.found(B, 42, "37-42")
    table.found(C, 40, "35-40")
    table.found(D, 26, "26-32")
    return table


def test_case_S1_the_second_settlement_pays_from_the_supply_and_the_first_does_not() -> None:
    table = founded_once()
    assert table.state.hands == [bag()] * 4
    events = table.play(D, FoundSettlement(site(24)))
    assert StartingGoods(D, bag("1 brick 1 lumber")) in events
    assert table.state.hands[D] == bag("1 lumber 1 brick")
    assert table.state.supply == bag("18 lumber 18 brick 19 wool 19 grain 19 ore")


def test_case_S4_the_distance_rule_holds_in_the_set_up() -> None:
    table = lay(step="founding")
    table.found(A, 14, "14-19")
    for number in (14, 9, 10, 19):
        assert FoundSettlement(site(number)) not in table.offered(B, FoundSettlement)
        with table.refused("place-taken" if number == 14 else "too-close", owner=A):
            table.play(B, FoundSettlement(site(number)))
    table.play(B, FoundSettlement(site(13)))


def test_case_S4_the_distance_rule_holds_for_own_pieces_too() -> None:
    table = founded_once()
    for number in (20, 21, 32):
        with table.refused("too-close", owner=D, beside=site(26)):
            table.play(D, FoundSettlement(site(number)))
    table.play(D, FoundSettlement(site(15)))


def test_case_S5_the_second_settlement_needs_no_road_but_later_ones_do() -> None:
    table = founded_once()
    table.play(D, FoundSettlement(site(1)))

    later = lay().settle(D, 26).road(D, "26-32").settle(A, 14).road(A, "14-19")
    later.hand(A, "1 lumber 1 brick 1 wool 1 grain")
    with later.refused("no-own-road-here", site=site(1)):
        later.play(A, BuildSettlement(site(1)))


def test_case_S7_nothing_else_is_possible_in_the_set_up() -> None:
    table = founded_once()
    others = (
        Roll(),
        BuyCard(),
        TradeWithSupply(bag("4 wool"), good("ore")),
        OfferTrade(bag("1 wool"), bag("1 ore")),
        BuildRoad(path("21-26")),
        BuildSettlement(site(1)),
        BuildCity(site(26)),
        PlayKnight(),
        MoveRobber(place("8 mountains"), None),
        EndTurn(),
    )
    for step in (Founding, FoundingRoad):
        assert isinstance(table.state.step, step)
        for action in others:
            with table.refused("not-now", step=step.__name__, awaited=(D,)):
                table.play(D, action)
        assert {option.chapter for option in options(table.state, D)} == {"build", "table"}
        if step is Founding:
            table.play(D, FoundSettlement(site(1)))


def test_case_S8_undoing_the_second_settlement_gives_goods_and_piece_back() -> None:
    table = founded_once()
    table.play(D, FoundSettlement(site(24)))
    assert (table.state.left["settlement"][D], table.state.owners[site(24)]) == (3, D)
    table.take_back(D)
    assert table.state.hands[D] == bag()
    assert table.state.supply == table.state.rules.supply
    assert (table.state.left["settlement"][D], table.state.owners[site(24)]) == (4, NOBODY)
    assert table.awaits(Founding(D, pays=True))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_case_S10_the_board_has_what_the_box_has(layout: str) -> None:
    for board in boards(layout, 40):
        terrains = {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}
        tokens = {2: 1, 12: 1} | dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)
        harbours = {(3, None): 4} | {(2, resource): 1 for resource in range(5)}
        assert Counter(board.terrain) == terrains
        assert Counter(number for number in board.number if number is not None) == tokens
        assert Counter((harbour.rate, harbour.good) for harbour in board.harbours) == harbours
        assert (len(board.hexes), len(board.intersections), len(board.paths)) == (19, 54, 72)


def test_case_S10_the_cards_and_pieces_are_what_the_box_has() -> None:
    rules = lay().state.rules
    assert rules.supply == (19,) * 5
    deck = {"knight": 14, "victory_point": 5, "road_building": 2, "year_of_plenty": 2, "monopoly": 2}
    assert dict(rules.deck) == deck
    assert rules.stock == {"road": 15, "settlement": 5, "city": 4}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_case_S13_a_harbour_serves_the_two_ends_of_its_coast_path_and_no_others(layout: str) -> None:
    for board in boards(layout, 15):
        served = [site for harbour in board.harbours for site in harbour.intersections]
        assert len(served) == len(set(served)) == 18
        for harbour in board.harbours:
            assert len(board.path_hexes[harbour.path]) == 1
            assert harbour.intersections == board.ends[harbour.path]
            users = [site for site in board.intersections if harbour in board.harbours_at.get(site, ())]
            assert tuple(users) == harbour.intersections
