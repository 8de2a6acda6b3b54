"""Baden-Württemberg Catan, rulebook: Building, with its examples, and the rulings on crossings (B5)."""

import pytest

from engine.action import points
from engine.base.building import BuildRoad, BuildSettlement, RoadBuilt, SettlementBuilt
from engine.base.cards import BuyCard
from engine.base.turn import EndTurn, Roll
from engine.record import Seat
from engine.scenarios.baden_wuerttemberg import BuildLandmark, LandmarkBuilt, Landmarks
from tests.engine.laying import A, B, C, bag
from tests.rulebook.towns import CARD, HALL, LAND, LANDMARK, ROAD, Land, land, town, way


def test_BW_25_the_first_road_of_a_chain_starts_at_any_own_hall() -> None:
    """Building: also at a hall built later, not only at a starting one; never at another's hall or out of nothing."""
    table = land().trail(A, "Biberach > 84 > Leutkirch").halls(B, "Ehingen").hand(A, f"{HALL} {ROAD}")
    table.play(A, BuildSettlement(town("Leutkirch")))
    table.play(A, BuildRoad(way("Leutkirch > 97")))
    table = land().halls(B, "Ehingen").hand(A, ROAD)
    for nowhere in ("Ehingen > 69", "77 > Laupheim"):
        with table.refused("road-not-connected", path=way(nowhere)):
            table.play(A, BuildRoad(way(nowhere)))


def test_BW_26_halls_and_landmarks_are_built_where_an_own_road_ends() -> None:
    """Building: at a free field that an own road reaches; another's road, or a road that stops short, will not do."""
    table = land().trail(A, "Biberach > 69", "Ehingen > 68 > Sigmaringen").trail(B, "69 > Ehingen")
    table.hand(A, f"{HALL} {LANDMARK}")
    table.play(A, BuildSettlement(town("Biberach")), BuildLandmark(town("Sigmaringen")))
    table = (
        land().halls(A, "Biberach").trail(A, "Biberach > 69").trail(B, "69 > Ehingen", "Albstadt > 68 > Sigmaringen")
    )
    table.hand(A, f"{HALL} {LANDMARK}")
    with table.refused("no-own-road-here", site=town("Ehingen")):
        table.play(A, BuildSettlement(town("Ehingen")))
    with table.refused("no-own-road-here", site=town("Sigmaringen")):
        table.play(A, BuildLandmark(town("Sigmaringen")))


def test_BW_27_what_is_built_or_bought_is_paid_to_the_supply() -> None:
    """Building: a specific combination of resource cards."""
    table = land().trail(A, "Ehingen > 68 > Sigmaringen").halls(A, "Ehingen").hand(A, f"{LANDMARK} {CARD}")
    table.play(A, BuildLandmark(town("Sigmaringen")), BuyCard())
    assert table.state.hands[A] == bag()
    assert table.state.supply == (18, 18, 18, 18, 18)


def test_BW_28_a_road_costs_one_wood_and_one_clay_and_lies_alone_on_its_path() -> None:
    """Building a road: a free path between two crossings."""
    table = land().halls(A, "Ehingen").trail(B, "Ehingen > 68").hand(A, ROAD)
    with table.refused("path-taken", path=way("Ehingen > 68"), owner=B):
        table.play(A, BuildRoad(way("Ehingen > 68")))
    assert RoadBuilt(A, way("Ehingen > 69")) in table.play(A, BuildRoad(way("Ehingen > 69")))
    with table.refused("cannot-pay", what="road", cost=bag(ROAD)):
        table.play(A, BuildRoad(way("Ehingen > 56")))


def test_BW_29_one_good_end_is_enough() -> None:
    """Building a road: the path between Blue's free end and Red's hall is legal from Blue's side (B5)."""
    table = land().halls(B, "Ehingen").halls(A, "Biberach").trail(A, "Biberach > 69").hand(A, ROAD)
    assert RoadBuilt(A, way("69 > Ehingen")) in table.play(A, BuildRoad(way("69 > Ehingen")))


def test_BW_30_a_free_crossing_is_passed_without_condition() -> None:
    """Building a road: also when a foreign road ends or passes there."""
    table = land().halls(A, "Biberach").trail(A, "Biberach > 69").trail(B, "63 > 69").hand(A, ROAD)
    table.play(A, BuildRoad(way("69 > Ehingen")))
    table = land().trail(A, "Albstadt > 67").trail(B, "Rottweil > 67").hand(A, ROAD)
    table.play(A, BuildRoad(way("67 > Tuttlingen")))


def test_BW_31_beyond_a_town_field_only_with_the_own_hall() -> None:
    """Building a road, example: Red goes beyond Ehingen; Blue neither beyond Ehingen nor beyond Biberach."""
    red, blue = A, B
    table = land().halls(red, "Ehingen").trail(blue, "Ehingen > 69 > Biberach")
    table.hand(red, ROAD).hand(blue, f"{HALL} {ROAD}").dice(1, 1)
    table.play(red, BuildRoad(way("Ehingen > 68")), EndTurn())
    table.play(blue, Roll())
    for beyond in ("Ehingen > 56", "Biberach > 83", "Biberach > 84"):
        with table.refused("road-not-connected", path=way(beyond)):
            table.play(blue, BuildRoad(way(beyond)))
    table.play(blue, BuildSettlement(town("Biberach")), BuildRoad(way("Biberach > 83")))


@pytest.mark.parametrize("builder", [A, C])
def test_BW_32_beyond_a_landmark_field_only_once_the_landmark_stands(builder: Seat) -> None:
    """Building a road, example: in Sigmaringen it stands, whoever built it; in Friedrichshafen it does not."""
    red = A
    table = land().halls(red, "Ehingen").trail(red, "Ehingen > 68 > Sigmaringen").hand(red, "3 lumber 3 brick")
    table.landmarks("Sigmaringen", builder=builder)
    table.play(red, BuildRoad(way("Sigmaringen > 83")), BuildRoad(way("83 > Friedrichshafen")))
    for beyond in ("Friedrichshafen > 96", "Friedrichshafen > 97"):
        with table.refused("road-not-connected", path=way(beyond)):
            table.play(red, BuildRoad(way(beyond)))


def test_BW_32_without_the_landmark_the_way_is_barred_until_it_is_built() -> None:
    """Building a road: in the same turn the road goes on."""
    table = land().halls(A, "Ehingen").trail(A, "Ehingen > 68 > Sigmaringen").hand(A, f"{LANDMARK} {ROAD}")
    with table.refused("road-not-connected", path=way("Sigmaringen > 83")):
        table.play(A, BuildRoad(way("Sigmaringen > 83")))
    table.play(A, BuildLandmark(town("Sigmaringen")), BuildRoad(way("Sigmaringen > 83")))


def test_BW_33_a_hall_costs_four_and_comes_from_the_own_twelve() -> None:
    """Building a town hall: 1 wood, 1 clay, 1 grain, 1 wool; a town field at the end of an own road."""
    table = land().trail(A, "Biberach > 69 > Ehingen").hand(A, HALL)
    assert SettlementBuilt(A, town("Ehingen")) in table.play(A, BuildSettlement(town("Ehingen")))
    assert table.state.left["settlement"][A] == 11
    assert table.state.hands[A] == bag()
    with table.refused("cannot-pay", what="settlement", cost=bag(HALL)):
        table.play(A, BuildSettlement(town("Biberach")))
    empty_handed = land().trail(A, "Biberach > 69 > Ehingen").halls_left(A, 0).hand(A, HALL)
    with empty_handed.refused("no-piece-left", piece="settlement"):
        empty_handed.play(A, BuildSettlement(town("Ehingen")))


def test_BW_33_halls_stand_on_town_fields_only() -> None:
    """Building a town hall: neither a free crossing nor a landmark field will do."""
    table = land().halls(A, "Ehingen").trail(A, "Ehingen > 68 > Sigmaringen").hand(A, HALL)
    for elsewhere in ("68", "Sigmaringen"):
        with table.refused("not-for-settling", site=town(elsewhere)):
            table.play(A, BuildSettlement(town(elsewhere)))


def test_BW_34_one_hall_a_town_field() -> None:
    """Building a town hall: a second one is refused, one's own too; nothing is upgraded."""
    table = land().halls(A, "Ehingen").halls(B, "Biberach").trail(A, "Ehingen > 69 > Biberach").hand(A, f"{HALL} 3 ore")
    for name, owner in (("Ehingen", A), ("Biberach", B)):
        with table.refused("place-taken", site=town(name), owner=owner):
            table.play(A, BuildSettlement(town(name)))
    assert set(table.state.kinds) == {"", "settlement"}


def test_BW_35_a_landmark_needs_an_own_road_that_ends_there() -> None:
    """Building a landmark: a landmark field beside one of one's own roads, no other field."""
    table = land().halls(A, "Ehingen").trail(A, "Ehingen > 68").trail(B, "68 > Sigmaringen").hand(A, LANDMARK)
    assert table.offered(A, BuildLandmark) == []
    with table.refused("no-own-road-here", site=town("Sigmaringen")):
        table.play(A, BuildLandmark(town("Sigmaringen")))
    for elsewhere in ("68", "Ehingen"):
        with table.refused("no-landmark-field", site=town(elsewhere)):
            table.play(A, BuildLandmark(town(elsewhere)))


def test_BW_36_a_landmark_costs_two_ore_and_a_grain_gives_nothing_and_stays() -> None:
    """Building a landmark: the figure leaves the edge of the board for good; no point, no owner."""
    table = land().halls(A, "Ehingen").trail(A, "Ehingen > 68 > Sigmaringen").hand(A, LANDMARK)
    before = points(table.state, A)
    assert LandmarkBuilt(A, town("Sigmaringen")) in table.play(A, BuildLandmark(town("Sigmaringen")))
    assert table.state.hands[A] == bag()
    assert points(table.state, A) == before
    assert table.state.owners[town("Sigmaringen")] == -1
    assert table.state[Landmarks].built == (town("Sigmaringen"),)
    poor = land().halls(A, "Ehingen").trail(A, "Ehingen > 68 > Sigmaringen").hand(A, "1 ore 2 grain")
    with poor.refused("cannot-pay", what="landmark", cost=bag(LANDMARK), missing=bag("1 ore")):
        poor.play(A, BuildLandmark(town("Sigmaringen")))


@pytest.mark.parametrize("worth", [0, 1])
def test_ruling_B2_landmarks_can_be_worth_a_point_to_their_builder(worth: int) -> None:
    """B2: the option for those who know it so; by default they give none."""
    table = land(landmark_points=str(worth)).halls(A, "Ehingen").trail(A, "Ehingen > 68 > Sigmaringen")
    table.hand(A, LANDMARK).play(A, BuildLandmark(town("Sigmaringen")))
    assert [points(table.state, seat) for seat in (A, B)] == [1 + worth, 0]


def test_ruling_B2_a_point_for_a_landmark_can_win() -> None:
    """B2: with the option the tenth point may be a landmark."""
    table = land(landmark_points="1", target="8").trail(A, "Ehingen > 68 > Sigmaringen").hand(A, LANDMARK)
    table.halls(A, "Ehingen", "Biberach", "Ellwangen", "Aalen", "Calw", "Singen", "Lörrach")
    table.play(A, BuildLandmark(town("Sigmaringen")))
    assert table.winners() == (A,)


def test_ruling_B5_two_roads_may_meet_at_an_unbuilt_field_and_none_goes_on_from_there() -> None:
    """B5: both come from their own side; beyond the field the hall or the landmark is needed."""
    table = land().halls(A, "Ehingen").trail(A, "Ehingen > 69 > Biberach", "Leutkirch > 84")
    table.halls(A, "Leutkirch").hand(A, "2 lumber 2 brick")
    table.play(A, BuildRoad(way("84 > Biberach")))
    with table.refused("road-not-connected", path=way("Biberach > 83")):
        table.play(A, BuildRoad(way("Biberach > 83")))


def test_ruling_B5_a_road_may_end_at_a_foreign_hall_and_start_at_the_own_one() -> None:
    """B5: from the own hall in any direction, up to another's hall, not beyond."""
    table = land().halls(A, "Ehingen").halls(B, "Biberach").trail(A, "Ehingen > 69").hand(A, "2 lumber 2 brick")
    table.play(A, BuildRoad(way("69 > Biberach")))
    with table.refused("road-not-connected", path=way("Biberach > 84")):
        table.play(A, BuildRoad(way("Biberach > 84")))


def test_ruling_B5_what_is_offered_is_what_is_allowed() -> None:
    """B5: the paths offered are those beside the own hall and the free end, and no others."""
    table = land().halls(A, "Ehingen").trail(A, "Ehingen > 69 > Biberach", "Ehingen > 68 > Sigmaringen").hand(A, ROAD)
    offered = {option.path for option in table.offered(A, BuildRoad) if isinstance(option, BuildRoad)}
    assert offered == {way("Ehingen > 56"), way("69 > 63"), way("68 > Albstadt")}
    assert len(LAND.paths) == 132


def cornered(*out_of_roads: Seat) -> Land:
    """No card is left, and A's roads end at foreign halls and at the landmark field of Freiburg; B has no road left."""
    table = land().halls(A, "Lörrach").halls(B, "Waldshut", "Titisee-Neustadt").pile()
    table.trail(A, "Lörrach > 85 > 78 > Freiburg > 79 > 86 > Lörrach", "86 > Waldshut", "79 > Titisee-Neustadt")
    return table.out_of_roads(B, *out_of_roads)


def test_ruling_B5_what_lies_behind_a_landmark_field_is_still_to_be_had() -> None:
    """B5, G11: A may build the landmark and go on, so the game is not over; without a road left it is."""
    table = cornered()
    table.play(A, EndTurn())
    assert table.state.ended is None
    table = cornered(A)
    table.play(A, EndTurn())
    assert table.winners() == (A, B)
