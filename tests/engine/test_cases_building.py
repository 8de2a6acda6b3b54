"""Cases of building: where roads, settlements and cities may stand."""

import pytest

from engine.action import Action
from engine.base.building import BuildCity, BuildRoad, BuildSettlement, CityBuilt, RoadBuilt
from engine.base.cards import BuyCard, PlaceFreeRoad, PlayKnight, PlayMonopoly, PlayRoadBuilding, PlayYearOfPlenty
from engine.base.robber import MoveRobber
from engine.base.trade import TradeWithSupply
from engine.base.turn import Rolling
from engine.record import Intersection, Path
from tests.engine.laying import A, B, D, bag, good, lay, path, place, site

SETTLEMENT = "1 lumber 1 brick 1 wool 1 grain"
CITY = "2 grain 3 ore"


def test_case_B1_a_settlement_needs_an_own_road() -> None:
    table = lay().settle(B, 14).road(B, "14-19-24").hand(A, SETTLEMENT)
    with table.refused("no-own-road-here", site=site(24)):
        table.play(A, BuildSettlement(site(24)))
    assert table.offered(A, BuildSettlement) == []


def test_case_B1_a_settlement_keeps_its_distance() -> None:
    table = lay().settle(B, 14).settle(A, 31).road(A, "31-25-19").hand(A, SETTLEMENT)
    with table.refused("too-close", site=site(19), beside=site(14), owner=B):
        table.play(A, BuildSettlement(site(19)))
    with table.refused("too-close", site=site(25), beside=site(31), owner=A):
        table.play(A, BuildSettlement(site(25)))
    with table.refused("place-taken", owner=B):
        table.play(A, BuildSettlement(site(14)))
    assert table.offered(A, BuildSettlement) == []


@pytest.mark.parametrize("beyond", [-1, 54, 10**12])
def test_case_B1_there_is_nothing_beyond_the_board(beyond: int) -> None:
    table = lay().settle(A, 14).hand(A, "1 lumber 1 brick 1 wool 2 grain 3 ore")
    for action in (
        BuildSettlement(Intersection(beyond)),
        BuildCity(Intersection(beyond)),
        BuildRoad(Path(beyond + 18)),
    ):
        if not (isinstance(action, BuildRoad) and beyond == -1):
            with table.refused("no-such-place"):
                table.play(A, action)


def test_case_B2_a_city_stands_only_on_an_own_settlement() -> None:
    table = lay().settle(A, 14).settle(B, 40).city(A, 26).hand(A, CITY)
    for number in (1, 40, 26):
        with table.refused("no-own-settlement-here", site=site(number)):
            table.play(A, BuildCity(site(number)))
    assert table.offered(A, BuildCity) == [BuildCity(site(14))]
    assert table.state.left["settlement"][A] == 4
    assert table.play(A, BuildCity(site(14))) == (CityBuilt(A, site(14)),)
    assert (table.state.left["settlement"][A], table.state.left["city"][A]) == (5, 2)
    assert table.state.hands[A] == bag()


def test_case_B4_a_settlement_becomes_a_city_in_the_same_turn() -> None:
    table = lay().settle(A, 14).road(A, "14-19-24").hand(A, "1 lumber 1 brick 1 wool 3 grain 3 ore")
    table.play(A, BuildSettlement(site(24)), BuildCity(site(24)))
    assert table.state.kinds[site(24)] == "city"
    assert table.state.hands[A] == bag()


def test_case_B5_a_road_goes_on_from_own_pieces_only() -> None:
    table = lay().settle(A, 14).road(A, "14-19").city(A, 40).settle(B, 27).road(B, "27-33").hand(A, "5 lumber 5 brick")
    with table.refused("road-not-connected", path=path("33-38")):
        table.play(A, BuildRoad(path("33-38")))
    with table.refused("road-not-connected"):
        table.play(A, BuildRoad(path("50-54")))
    for name, owner in (("27-33", B), ("14-19", A)):
        with table.refused("path-taken", owner=owner):
            table.play(A, BuildRoad(path(name)))
    for sea in (-1, 72):
        with table.refused("no-such-place"):
            table.play(A, BuildRoad(Path(sea)))
    for name in ("9-14", "19-24", "40-44", "5-9"):
        assert table.play(A, BuildRoad(path(name))) == (RoadBuilt(A, path(name)),)


def test_case_B5_a_path_is_the_same_from_either_end() -> None:
    assert path("19-14") == path("14-19")


def test_case_B7_a_road_may_lead_up_to_a_foreign_building_but_not_past_it() -> None:
    table = lay().settle(A, 24).road(A, "24-19").settle(B, 14).hand(A, "2 lumber 2 brick")
    table.play(A, BuildRoad(path("14-19")))
    for name in ("9-14", "10-14"):
        with table.refused("road-not-connected"):
            table.play(A, BuildRoad(path(name)))


@pytest.mark.parametrize(
    "action",
    [
        BuildRoad(path("14-19")),
        BuildSettlement(site(24)),
        BuildCity(site(14)),
        BuyCard(),
        TradeWithSupply(bag("4 ore"), good("wool")),
    ],
)
def test_case_B8_nothing_is_built_bought_or_traded_before_the_roll(action: Action) -> None:
    table = lay(step="roll").settle(A, 14).road(A, "14-9").hand(A, "4 lumber 4 brick 4 wool 4 grain 4 ore")
    with table.refused("not-now", step="Rolling"):
        table.play(A, action)


@pytest.mark.parametrize(
    ("card", "actions"),
    [
        ("knight", (PlayKnight(), MoveRobber(place("8 mountains"), None))),
        ("road_building", (PlayRoadBuilding(), PlaceFreeRoad(path("14-19")), PlaceFreeRoad(path("14-9")))),
        ("year_of_plenty", (PlayYearOfPlenty(bag("2 ore")),)),
        ("monopoly", (PlayMonopoly(good("ore")),)),
    ],
)
def test_case_B8_a_development_card_may_come_before_the_roll(card: str, actions: tuple[Action, ...]) -> None:
    table = lay(step="roll").settle(A, 14).cards(A, **{card: 1})
    table.play(A, *actions)
    assert table.awaits(Rolling(A))


def test_case_B10_a_settlement_may_join_two_own_trails() -> None:
    table = lay().settle(A, 13).road(A, "13-9-14").settle(A, 25).road(A, "25-19-14").hand(A, SETTLEMENT)
    table.hand(D, "1 ore")
    table.play(A, BuildSettlement(site(14)))
    assert table.state.owners[site(14)] == A
