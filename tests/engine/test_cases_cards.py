"""Cases of the development cards and the Largest Army."""

import pytest

from engine import view
from engine.action import Action, points
from engine.base.army import LargestArmy, LargestArmyTaken
from engine.base.building import BuildRoad
from engine.base.cards import (
    BuyCard,
    CardBought,
    Cards,
    CardsSeen,
    GoodsTaken,
    Monopolised,
    PlaceFreeRoad,
    PlacingRoads,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
)
from engine.base.robber import MoveRobber, MovingRobber, Robber
from engine.base.turn import EndTurn, Main, Roll, Rolling
from tests.engine.laying import A, B, C, D, Table, bag, good, lay, path, place

CARD = "1 wool 1 grain 1 ore"
FOURTEEN = "17-12-8-4-1-5-2-6-3-7-11-16-21-27-33"
"""Fourteen roads along the northern coast."""


def hemmed_in() -> Table:
    """A has the path 1-5 left and nowhere to go on from there, for the roads beyond are B's."""
    return lay().settle(A, 1).road(A, "1-4-8").settle(B, 8, 9).road(B, "9-5-2")


def test_case_D1_a_card_is_not_played_in_the_turn_it_was_bought() -> None:
    table = lay().hand(A, CARD).next_card("year_of_plenty")
    assert table.play(A, BuyCard()) == (CardBought(A, "year_of_plenty"),)
    assert table.offered(A, PlayYearOfPlenty) == []
    with table.refused("card-is-fresh", card="year_of_plenty"):
        table.play(A, PlayYearOfPlenty(bag("2 ore")))


def test_case_D1_one_owned_before_may_be_played_though_another_was_bought() -> None:
    table = lay().hand(A, CARD).cards(A, year_of_plenty=1).next_card("year_of_plenty")
    table.play(A, BuyCard(), PlayYearOfPlenty(bag("2 ore")))
    kind = table.state.rules.kind_of_card["year_of_plenty"]
    assert table.state[Cards].held[A][kind] == table.state[Cards].fresh[A][kind] == 1


def test_case_D1_a_bought_card_may_be_played_in_the_next_own_turn() -> None:
    table = lay(seats=3).fresh(A, monopoly=1)
    for seat in (B, C):
        table.play((A, B)[seat - 1], EndTurn())
        table.dice(1, 1).play(seat, Roll())
    table.play(C, EndTurn())
    table.play(A, PlayMonopoly(good("ore")))


def test_case_D2_one_card_a_turn() -> None:
    table = lay(step="roll").settle(A, 14).cards(A, knight=2, monopoly=1).dice(1, 1)
    table.play(A, PlayKnight(), MoveRobber(place("8 mountains"), None), Roll())
    for card in (PlayMonopoly(good("ore")), PlayKnight()):
        assert table.offered(A, type(card)) == []
        with table.refused("one-card-a-turn"):
            table.play(A, card)


def test_case_D4_a_victory_point_card_is_hidden_from_the_others() -> None:
    table = lay().city(A, 14, 26, 40, 54).cards(A, victory_point=1)
    for other in (B, None):
        seen = view(table.state, other)
        cards = seen.part(CardsSeen)
        assert cards is not None
        assert (seen.points[A], cards.counts[A]) == (8, 1)
        assert cards.held in (None, bag())
    own = view(table.state, A)
    assert (own.points[A], own.own_points) == (8, 9)


@pytest.mark.parametrize(
    "actions",
    [
        (PlayKnight(), MoveRobber(place("8 mountains"), None)),
        (PlayRoadBuilding(), PlaceFreeRoad(path("14-19")), PlaceFreeRoad(path("9-14"))),
        (PlayYearOfPlenty(bag("1 ore 1 wool")),),
        (PlayMonopoly(good("wool")),),
    ],
)
def test_case_D5_any_card_may_come_before_the_roll_which_then_must_follow(actions: tuple[Action, ...]) -> None:
    table = lay(step="roll").settle(A, 14)
    table.cards(A, knight=1, road_building=1, year_of_plenty=1, monopoly=1).dice(1, 1)
    table.play(A, *actions)
    with table.refused("not-now"):
        table.play(A, EndTurn())
    table.play(A, Roll())
    assert table.awaits(Main(A))


def test_case_D7_road_building_places_two_free_roads_one_after_the_other() -> None:
    table = lay().settle(A, 14).cards(A, road_building=1)
    table.play(A, PlayRoadBuilding(), PlaceFreeRoad(path("14-19")), PlaceFreeRoad(path("19-24")))
    assert table.state.roads[path("14-19")] == table.state.roads[path("19-24")] == A
    assert table.state.left["road"][A] == 13
    assert table.state.hands[A] == bag()
    assert table.awaits(Main(A))


def test_case_D8_with_one_road_left_one_is_placed() -> None:
    table = lay().road(A, FOURTEEN).cards(A, road_building=1)
    table.play(A, PlayRoadBuilding(), PlaceFreeRoad(path("33-38")))
    assert table.state.left["road"][A] == 0
    assert table.awaits(Main(A))
    kind = table.state.rules.kind_of_card["road_building"]
    assert (table.state[Cards].held[A][kind], table.state[Cards].played[A][kind]) == (0, 1)


def test_case_D10_no_half_card_while_another_road_can_be_placed() -> None:
    table = lay().settle(A, 14).cards(A, road_building=1).hand(A, CARD)
    table.play(A, PlayRoadBuilding(), PlaceFreeRoad(path("14-19")))
    assert table.awaits(PlacingRoads(A, 1))
    for other in (EndTurn(), BuyCard(), BuildRoad(path("9-14"))):
        with table.refused("not-now", step="PlacingRoads"):
            table.play(A, other)


def test_case_D10_where_no_other_road_fits_the_step_ends_by_itself() -> None:
    table = hemmed_in().cards(A, road_building=1)
    table.play(A, PlayRoadBuilding(), PlaceFreeRoad(path("1-5")))
    assert table.awaits(Main(A))
    assert table.state.left["road"][A] == 12


def test_case_D10_before_the_first_road_it_can_be_taken_back() -> None:
    table = lay(step="roll").settle(A, 14).cards(A, road_building=1)
    table.play(A, PlayRoadBuilding())
    table.take_back(A)
    assert table.awaits(Rolling(A))
    assert table.offered(A, PlayRoadBuilding) == [PlayRoadBuilding()]


def test_case_D11_a_free_road_that_found_no_place_does_not_outlive_the_turn() -> None:
    table = hemmed_in().cards(A, road_building=1).settle(A, 54)
    table.road(B, "50-54", "51-54").dice(1, 1).dice(1, 1).dice(1, 1).dice(1, 1)
    table.play(A, PlayRoadBuilding(), PlaceFreeRoad(path("1-5")), EndTurn())
    for seat in (B, C, D):
        table.play(seat, Roll(), EndTurn())
    table.play(A, Roll())
    assert table.awaits(Main(A))
    assert (table.offered(A, PlaceFreeRoad), table.offered(A, BuildRoad)) == ([], [])


def test_case_D13_monopoly_takes_all_of_one_good_from_everybody() -> None:
    table = lay().hand(A, "1 wool").hand(B, "3 wool 2 ore").hand(D, "2 wool")
    table.cards(A, monopoly=1).cards(B, knight=2)
    assert Monopolised(A, good("wool"), (0, 3, 0, 2)) in table.play(A, PlayMonopoly(good("wool")))
    assert table.state.hands == [bag("6 wool"), bag("2 ore"), bag(), bag()]
    assert sum(table.state[Cards].held[B]) == 2


def test_case_D13_monopoly_on_what_nobody_holds_is_legal() -> None:
    table = lay().hand(B, "3 wool").cards(A, monopoly=1)
    table.play(A, PlayMonopoly(good("ore")))
    assert table.state.hands == [bag(), bag("3 wool"), bag(), bag()]


def test_case_D14_a_taken_back_year_of_plenty_is_in_the_hand_again() -> None:
    table = lay().cards(A, year_of_plenty=1, knight=1)
    assert GoodsTaken(A, bag("2 ore")) in table.play(A, PlayYearOfPlenty(bag("2 ore")))
    table.take_back(A)
    assert table.state[Cards].held[A][table.state.rules.kind_of_card["year_of_plenty"]] == 1
    assert not table.state[Cards].played_now[A]
    assert table.state.hands[A] == bag()
    table.play(A, PlayKnight())


def test_case_D14_a_monopoly_has_shown_the_hands_and_cannot_be_taken_back() -> None:
    """Until the good is named nothing has happened; afterwards its player has learnt something."""
    table = lay().cards(A, monopoly=1).hand(B, "1 wool")
    table.play(A, PlayMonopoly(good("wool")))
    assert table.journal.undoable(A) == []


def test_case_D16_another_knight_of_the_holder_is_worth_nothing_more() -> None:
    table = lay().settle(A, 14).played(A, knight=3).cards(A, knight=1)
    assert (table.state[LargestArmy].holder, points(table.state, A)) == (A, 3)
    table.play(A, PlayKnight())
    assert (table.state[LargestArmy].sizes[A], points(table.state, A)) == (4, 3)


def test_case_D17_a_cancelled_knight_gives_the_largest_army_back() -> None:
    table = lay().settle(A, 14).played(A, knight=2).cards(A, knight=1)
    assert LargestArmyTaken(A, 3) in table.play(A, PlayKnight())
    assert table.awaits(MovingRobber(A))
    table.take_back(A)
    assert table.state[LargestArmy] == LargestArmy(None, (2, 0, 0, 0))
    assert points(table.state, A) == 1
    assert table.awaits(Main(A))


def test_case_D17_a_knight_that_has_robbed_stands() -> None:
    table = lay().settle(A, 14).settle(B, 27).hand(B, "1 wool").cards(A, knight=1)
    table.play(A, PlayKnight(), MoveRobber(place("8 mountains"), B))
    assert table.journal.undoable(A) == []


def test_case_D17_a_knight_that_robbed_nobody_is_taken_back_step_by_step() -> None:
    table = lay().settle(A, 14).cards(A, knight=1)
    table.play(A, PlayKnight(), MoveRobber(place("8 mountains"), None))
    table.take_back(A)
    assert table.state[Robber].place == place("desert")
    assert table.awaits(MovingRobber(A))
    table.take_back(A)
    assert table.state[LargestArmy].sizes[A] == 0
    assert table.awaits(Main(A))


def test_case_D19_unplayed_knights_are_no_army() -> None:
    table = lay().cards(A, knight=3)
    assert table.state[LargestArmy] == LargestArmy(None, (0, 0, 0, 0))
    assert points(table.state, A) == 0
