"""Baden-Württemberg Catan, rulebook: the seven, and the two victory point fields, with their rulings (B3, B6, B8)."""

from random import Random

from engine.action import points
from engine.base.army import LargestArmy, LargestArmyTaken
from engine.base.building import BuildRoad, BuildSettlement
from engine.base.cards import PlaceFreeRoad, PlayRoadBuilding, PlayYearOfPlenty
from engine.base.production import Produced
from engine.base.roads import LongestRoad, LongestRoadTaken
from engine.base.robber import CardStolen, Discard, Discarding, MoveRobber, MovingRobber, Robber
from engine.base.turn import EndTurn, Main, Roll
from engine.laws import pieces_are_conserved
from engine.scenarios.baden_wuerttemberg import MoveInventor, PlayInvention, VictoryFields
from tests.engine.laying import A, B, C, D, bag, good
from tests.rulebook.towns import HALL, LAND, ROAD, Land, field, land, town, way

FIVE = "Ehingen > 69 > Biberach > 84 > 77 > Laupheim"
"""Five roads of one chain."""


def test_BW_48_a_seven_yields_nothing() -> None:
    """Rolling a Seven."""
    table = land(step="roll").halls(A, "Ehingen", "Sinsheim", "Calw").dice(3, 4)
    assert not [event for event in table.play(A, Roll()) if isinstance(event, Produced)]
    assert table.awaits(MovingRobber(A))


def test_BW_49_more_than_seven_cards_are_halved_in_the_players_favour() -> None:
    """Rolling a Seven: of nine cards four go back, of one's own choice; seven are safe."""
    table = land(step="roll").hand(A, "9 wool").hand(B, "7 ore").hand(C, "4 wool 4 ore").dice(3, 4)
    table.play(A, Roll())
    assert table.awaits(Discarding(((A, 4), (C, 4))))
    with table.refused("discard-count", due=4, given=5):
        table.play(A, Discard(bag("5 wool")))
    table.play(C, Discard(bag("4 ore")))
    table.play(A, Discard(bag("4 wool")))
    assert table.state.hands[:3] == [bag("5 wool"), bag("7 ore"), bag("4 wool")]


def test_BW_50_the_inventor_must_go_to_another_of_the_36_fields() -> None:
    """Rolling a Seven."""
    table = land(step="roll").dice(3, 4)
    table.play(A, Roll())
    with table.refused("robber-must-move", place=field("12 pasture")):
        table.play(A, MoveRobber(field("12 pasture"), None))
    offered = {option.place for option in table.offered(A, MoveRobber) if isinstance(option, MoveRobber)}
    assert offered == set(LAND.hexes) - {field("12 pasture")}


def test_BW_51_his_field_pays_nobody_and_other_fields_of_the_number_do() -> None:
    """Rolling a Seven: the mover included."""
    table = land(step="roll", seats=3).halls(A, "Ehingen").halls(B, "Albstadt", "Biberach").dice(3, 4).dice(3, 3)
    table.play(A, Roll(), MoveRobber(field("6 fields"), None), EndTurn())
    [produced] = [event for event in table.play(B, Roll()) if isinstance(event, Produced)]
    assert produced.gains == (bag(), bag("1 ore"), bag())


def test_BW_52_the_roller_draws_a_card_from_one_neighbour_and_must() -> None:
    """Rolling a Seven: he chooses among several; drawing is not optional."""
    table = land(step="roll").halls(B, "Ehingen").halls(C, "Biberach").hand(B, "1 wool").hand(C, "1 ore").dice(3, 4)
    table.play(A, Roll())
    with table.refused("robber-must-steal", place=field("6 fields"), victims=(B, C)):
        table.play(A, MoveRobber(field("6 fields"), None))
    with table.refused("no-such-victim", victim=D):
        table.play(A, MoveRobber(field("6 fields"), D))
    assert CardStolen(A, B, good("wool")) in table.play(A, MoveRobber(field("6 fields"), B))
    assert table.awaits(Main(A))


def test_BW_53_five_continuous_roads_take_the_field_at_once() -> None:
    """Longest Trade Road: branches do not count."""
    table = land().halls(A, "Ehingen", "Biberach").trail(A, "Ehingen > 69 > Biberach > 84 > 77", "Biberach > 83")
    table.hand(A, ROAD)
    assert table.state[LongestRoad] == LongestRoad(None, (4, 0, 0, 0))
    assert LongestRoadTaken(A, 5) in table.play(A, BuildRoad(way("77 > Laupheim")))
    assert table.fields == VictoryFields(A, None)


def test_BW_53_free_roads_are_measured_too() -> None:
    """Longest Trade Road: at once, whatever the road cost."""
    table = land().halls(A, "Ehingen").trail(A, "Ehingen > 69 > 63 > Laupheim").cards(A, road_building=1)
    table.play(A, PlayRoadBuilding(), PlaceFreeRoad(way("Ehingen > 56")))
    assert LongestRoadTaken(A, 5) in table.play(A, PlaceFreeRoad(way("56 > Münsingen")))


def test_BW_54_the_hall_on_a_field_is_worth_one_point() -> None:
    """Longest Trade Road; Largest Inventor: one, not two; it comes from the own twelve."""
    table = land().halls(A, "Ehingen", "Biberach").trail(A, FIVE).invented(A, 3)
    assert table.fields == VictoryFields(A, A)
    assert points(table.state, A) == 4
    assert table.state.left["settlement"][A] == 8
    pieces_are_conserved(table.state, Random(0))


def test_BW_55_foreign_halls_cut_and_own_halls_and_landmarks_do_not() -> None:
    """Longest Trade Road: B's hall in Biberach leaves A two roads and three."""
    table = land().halls(A, "Ehingen").trail(A, FIVE).trail(B, "83 > Biberach").hand(B, HALL).dice(1, 1)
    assert table.state[LongestRoad].lengths[A] == 5
    table.play(A, EndTurn())
    table.play(B, Roll())
    assert LongestRoadTaken(None, 0) in table.play(B, BuildSettlement(town("Biberach")))
    assert table.state[LongestRoad] == LongestRoad(None, (3, 1, 0, 0))
    table = land().landmarks("Sigmaringen").halls(A, "Ehingen", "Biberach")
    table.trail(A, "Ehingen > 68 > Sigmaringen > 83 > Biberach > 84")
    assert table.state[LongestRoad] == LongestRoad(A, (5, 0, 0, 0))


def test_BW_56_strictly_longer_takes_the_field_and_the_former_owner_removes_his_hall() -> None:
    """Longest Trade Road: an equal road never does."""
    table = land().trail(B, FIVE).trail(A, "Pforzheim > 30 > Backnang > 20 > Heilbronn > 10").halls(A, "Heilbronn")
    table.hand(A, "2 lumber 2 brick")
    assert table.fields == VictoryFields(B, None)
    assert table.state.left["settlement"] == [11, 11, 12, 12]
    assert LongestRoadTaken(A, 6) in table.play(A, BuildRoad(way("10 > Mosbach")))
    assert table.fields == VictoryFields(A, None)
    assert table.state.left["settlement"] == [10, 12, 12, 12]
    assert [points(table.state, seat) for seat in (A, B)] == [2, 0]


def test_BW_56_an_equal_road_changes_nothing() -> None:
    """Longest Trade Road: whoever was first keeps it."""
    table = land().trail(B, FIVE).trail(A, "Pforzheim > 30 > Backnang > 20 > Heilbronn").halls(A, "Heilbronn")
    table.hand(A, ROAD)
    assert not [e for e in table.play(A, BuildRoad(way("Heilbronn > 10"))) if isinstance(e, LongestRoadTaken)]
    assert table.fields == VictoryFields(B, None)


def test_BW_57_the_example_of_the_longest_road() -> None:
    """Longest Trade Road, example: five count; what lies behind Red's hall and the shorter branch do not."""
    blue, red = A, B
    table = land().halls(red, "Ehingen").halls(blue, "Albstadt", "Tuttlingen")
    table.trail(blue, "Ehingen > 68 > Albstadt > 67 > Tuttlingen > 82", "Ehingen > 69 > Biberach", "Albstadt > 55")
    assert table.state[LongestRoad].lengths[blue] == 5
    assert table.fields == VictoryFields(blue, None)


def test_BW_58_three_played_inventions_place_a_hall() -> None:
    """Largest Inventor: the first who has three."""
    table = land().invented(A, 2).cards(A, invention=1)
    assert table.fields == VictoryFields(None, None)
    assert LargestArmyTaken(A, 3) in table.play(A, PlayInvention())
    assert table.fields == VictoryFields(None, A)
    assert points(table.state, A) == 1


def test_BW_59_strictly_more_inventions_take_over_and_equal_ones_do_not() -> None:
    """Largest Inventor."""
    table = land().invented(B, 3).invented(A, 2).cards(A, invention=2)
    for _ in range(2):
        table.dice(1, 1).dice(1, 1).dice(1, 1).dice(1, 1)
    table.play(A, PlayInvention(), MoveInventor(field("2 fields"), None))
    assert table.fields == VictoryFields(None, B)
    assert table.state[LargestArmy] == LargestArmy(B, (3, 3, 0, 0))
    table.play(A, EndTurn())
    for seat in (B, C, D):
        table.play(seat, Roll(), EndTurn())
    table.play(A, Roll(), PlayInvention())
    assert table.fields == VictoryFields(None, A)
    assert table.state.left["settlement"] == [11, 12, 12, 12]


def test_BW_59_other_cards_are_no_inventions() -> None:
    """Largest Inventor: a Successful Invention is progress."""
    table = land().invented(A, 2).cards(A, year_of_plenty=1)
    table.play(A, PlayYearOfPlenty(bag("2 ore")))
    assert table.state[LargestArmy] == LargestArmy(None, (2, 0, 0, 0))


def test_ruling_B3_a_removed_hall_returns_at_once_and_can_be_built() -> None:
    """B3: twelve halls, one of them on the field; cut off, its owner may build it in his next turn."""
    table = one_hall_left(land(turn=B)).trail(B, "83 > Biberach").hand(B, HALL)
    assert table.state.left["settlement"][A] == 0
    table.play(B, BuildSettlement(town("Biberach")))
    assert table.fields == VictoryFields(None, None)
    assert table.state.left["settlement"][A] == 1


def one_hall_left(table: Land) -> Land:
    """A has the Longest Trade Road, and its hall was the last of the twelve."""
    return table.halls_left(A, 1).trail(A, FIVE)


def test_ruling_B3_without_a_hall_to_place_the_point_is_the_leaders_all_the_same() -> None:
    """B3: the former owner removes his hall even then."""
    table = land().trail(B, FIVE).halls_left(A, 0)
    table.trail(A, "Pforzheim > 30 > Backnang > 20 > Heilbronn > 10 > Mosbach")
    assert table.state[LongestRoad].holder == A
    assert table.fields == VictoryFields(None, None)
    assert table.state.left["settlement"][:2] == [0, 12]
    assert [points(table.state, seat) for seat in (A, B)] == [1, 0]


def test_ruling_B3_a_hall_that_comes_back_is_placed_on_the_other_field() -> None:
    """B3: placed automatically; the last hall stood on the road's field when the inventions had none."""
    table = one_hall_left(land(turn=B)).invented(A, 3).trail(B, "83 > Biberach").hand(B, HALL)
    assert table.fields == VictoryFields(A, None)
    table.play(B, BuildSettlement(town("Biberach")))
    assert table.fields == VictoryFields(None, A)
    assert table.state.left["settlement"][A] == 0


def test_ruling_B3_the_fields_change_hands_in_anybodys_turn() -> None:
    """B3: B cuts A's road, and C, who is longest now, gets the field and the hall in B's turn."""
    table = land(turn=B).trail(A, f"{FIVE} > 63").trail(B, "83 > Biberach").hand(B, HALL)
    table.trail(C, "Pforzheim > 30 > Backnang > 20 > Heilbronn > 10")
    assert table.fields == VictoryFields(A, None)
    assert LongestRoadTaken(C, 5) in table.play(B, BuildSettlement(town("Biberach")))
    assert table.fields == VictoryFields(C, None)
    assert table.state.left["settlement"] == [12, 11, 11, 12]


def test_ruling_B3_there_is_no_other_award() -> None:
    """B3: points come from town halls, the two fields and achievements."""
    assert {score.name for score in land().state.rules.scores} == {
        "settlements",
        "longest_road",
        "largest_army",
        "victory_cards",
    }


def test_ruling_B6_a_road_through_an_unbuilt_field_is_continuous() -> None:
    """B6: two roads that meet in a town or landmark field, built or not, are one until another's hall stands there."""
    table = land().trail(A, "Ehingen > 69 > Biberach", "Biberach > 83 > Sigmaringen", "Sigmaringen > 82")
    assert table.state[LongestRoad].lengths[A] == 5
    assert table.fields == VictoryFields(A, None)
    table = land().halls(B, "Biberach").trail(A, "Ehingen > 69 > Biberach > 83 > Sigmaringen > 82")
    assert table.state[LongestRoad].lengths[A] == 3


def test_ruling_B8_the_inventor_blocks_from_the_start() -> None:
    """B8: on the pasture 12, before anybody has moved him; the hills 12 pay."""
    table = land(step="roll").halls(A, "Sinsheim").halls(B, "Göppingen").dice(6, 6)
    assert table.state[Robber].place == field("12 pasture")
    [produced] = [event for event in table.play(A, Roll()) if isinstance(event, Produced)]
    assert produced.gains == (bag(), bag("1 brick"), bag(), bag())
