"""Rulings on the Longest Road and the Largest Army (G6, G7)."""

from engine.action import points
from engine.base.army import LargestArmy, LargestArmyTaken
from engine.base.building import BuildRoad, BuildSettlement
from engine.base.cards import PlaceFreeRoad, PlayKnight, PlayMonopoly, PlayRoadBuilding
from engine.base.roads import LongestRoad, LongestRoadTaken
from engine.base.robber import MoveRobber
from engine.base.turn import EndTurn, Roll
from tests.engine.laying import A, B, C, D, Table, good, lay, path, place, site

ROAD = "1 lumber 1 brick"
SETTLEMENT = "1 lumber 1 brick 1 wool 1 grain"


def three_way_tie() -> Table:
    """B's turn. A holds the Longest Road with 7, and a settlement of B on 13 cuts it to 4; C and D have 5 each."""
    table = lay(turn=B).road(A, "22-17-23-18-13-9-14-10").road(B, "4-8-13").hand(B, SETTLEMENT)
    return table.road(C, "39-44-48-52-49-53").road(D, "7-11-16-21-27-33")


def test_ruling_G6_when_others_tie_after_a_cut_nobody_has_it_until_one_is_alone_longest() -> None:
    """G6: C and D tie at 5 when A is cut down to 4; nobody has the card until D builds a sixth road."""
    table = three_way_tie().hand(D, ROAD).dice(1, 1).dice(1, 1).dice(1, 1)
    events = table.play(B, BuildSettlement(site(13)))
    assert LongestRoadTaken(None, 0) in events
    assert table.state[LongestRoad] == LongestRoad(None, (4, 2, 5, 5))
    assert [points(table.state, seat) for seat in (A, C, D)] == [0, 0, 0]
    table.play(B, EndTurn())
    table.play(C, Roll(), EndTurn())
    table.play(D, Roll())
    assert LongestRoadTaken(D, 6) in table.play(D, BuildRoad(path("33-38")))
    assert points(table.state, D) == 2


def test_ruling_G6_who_was_cut_and_ties_again_gets_nothing_back() -> None:
    """G6: once the card is set aside its former holder is a player like any other."""
    table = three_way_tie().hand(A, "2 lumber 2 brick").dice(1, 1).dice(1, 1).dice(1, 1).dice(1, 1)
    table.play(B, BuildSettlement(site(13)), EndTurn())
    for seat in (C, D):
        table.play(seat, Roll(), EndTurn())
    table.play(A, Roll(), BuildRoad(path("22-28")))
    assert table.state[LongestRoad] == LongestRoad(None, (5, 2, 5, 5))
    table.play(A, BuildRoad(path("28-34")))
    assert table.state[LongestRoad] == LongestRoad(A, (6, 2, 5, 5))


def test_ruling_G6_a_tie_leaves_the_card_with_its_holder() -> None:
    """G6: strictly longer takes it."""
    table = lay().road(B, "39-44-48-52-49-53").road(A, "7-11-16-21-27").hand(A, "2 lumber 2 brick")
    table.play(A, BuildRoad(path("27-33")))
    assert table.state[LongestRoad] == LongestRoad(B, (5, 5, 0, 0))
    table.play(A, BuildRoad(path("33-38")))
    assert table.state[LongestRoad] == LongestRoad(A, (6, 5, 0, 0))


def test_ruling_G6_free_roads_are_measured_too() -> None:
    """G6: measured after every road, whatever it cost."""
    table = lay().road(A, "7-11-16-21").cards(A, road_building=1)
    table.play(A, PlayRoadBuilding(), PlaceFreeRoad(path("21-27")))
    assert LongestRoadTaken(A, 5) in table.play(A, PlaceFreeRoad(path("27-33")))


def test_ruling_G7_two_knights_are_no_largest_army() -> None:
    """G7: at least three."""
    table = lay().played(A, knight=1).cards(A, knight=1)
    table.play(A, PlayKnight())
    assert table.state[LargestArmy] == LargestArmy(None, (2, 0, 0, 0))


def test_ruling_G7_other_cards_are_no_knights() -> None:
    """G7: played knights only."""
    table = lay().settle(A, 14).played(A, knight=2).cards(A, monopoly=1)
    table.play(A, PlayMonopoly(good("ore")))
    assert table.state[LargestArmy] == LargestArmy(None, (2, 0, 0, 0))


def test_ruling_G7_three_knights_take_the_largest_army_and_only_more_take_it_away() -> None:
    """G7: a tie leaves it with its holder."""
    table = lay(seats=3).played(A, knight=2).cards(A, knight=1).played(B, knight=2).cards(B, knight=2)
    hexes = [place("8 mountains"), place("3 mountains"), place("8 mountains")]
    assert LargestArmyTaken(A, 3) in table.play(A, PlayKnight(), MoveRobber(hexes[0], None), EndTurn())
    table.play(B, PlayKnight(), MoveRobber(hexes[1], None))
    assert table.state[LargestArmy] == LargestArmy(A, (3, 3, 0))
    table.dice(1, 1).dice(1, 1).dice(1, 1).play(B, Roll(), EndTurn())
    table.play(C, Roll(), EndTurn())
    table.play(A, Roll(), EndTurn())
    assert LargestArmyTaken(B, 4) in table.play(B, PlayKnight())
    assert [points(table.state, seat) for seat in (A, B, C)] == [0, 2, 0]
