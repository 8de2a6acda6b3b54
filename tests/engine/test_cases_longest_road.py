"""Cases of the Longest Road."""

from engine.action import points
from engine.base.building import BuildRoad, BuildSettlement
from engine.base.roads import LongestRoad, LongestRoadTaken
from engine.base.turn import EndTurn, Roll
from engine.record import Seat
from tests.engine.laying import A, B, C, D, Table, lay, path, site

SETTLEMENT = "1 lumber 1 brick 1 wool 1 grain"
INLAND = "23-18-13-9-14-10-15"
"""Six roads; past 13 and past 9 another path leads on."""
SOUTH = "39-44-48-52-49-53-50-54-51-47"
"""Nine roads along the coast, far from the others."""


def south(count: int) -> str:
    """The first roads of the southern coast."""
    return "-".join(SOUTH.split("-")[: count + 1])


def holder(table: Table) -> Seat | None:
    return table.state[LongestRoad].holder


def lengths(table: Table) -> tuple[int, ...]:
    return table.state[LongestRoad].lengths


def test_case_L1_five_roads_take_the_card_and_only_a_longer_road_takes_it_away() -> None:
    table = lay().road(A, "12-8-4-1-5").road(B, south(4)).hand(A, "1 lumber 1 brick").hand(B, "2 lumber 2 brick")
    assert holder(table) is None
    assert LongestRoadTaken(A, 5) in table.play(A, BuildRoad(path("2-5")))
    table.dice(1, 1).play(A, EndTurn())
    table.play(B, Roll(), BuildRoad(path("49-53")))
    assert (lengths(table)[:2], holder(table)) == ((5, 5), A)
    assert LongestRoadTaken(B, 6) in table.play(B, BuildRoad(path("50-53")))
    assert (points(table.state, A), points(table.state, B)) == (0, 2)


def test_case_L3_an_own_building_does_not_interrupt() -> None:
    table = lay().settle(A, 4).road(A, "12-8-4-1").hand(A, "2 lumber 2 brick")
    table.play(A, BuildRoad(path("1-5")), BuildRoad(path("2-5")))
    assert (lengths(table)[A], holder(table)) == (5, A)


def test_case_L4_a_foreign_building_interrupts_at_once() -> None:
    table = lay(turn=B).road(A, INLAND).road(B, "1-5-9").hand(B, SETTLEMENT)
    assert (lengths(table)[A], holder(table), points(table.state, A)) == (6, A, 2)
    assert LongestRoadTaken(None, 0) in table.play(B, BuildSettlement(site(9)))
    assert (lengths(table)[A], holder(table), points(table.state, A)) == (3, None, 0)


def test_case_L6_a_road_that_ends_at_a_foreign_building_counts() -> None:
    table = lay().road(A, "23-18-13-9-14-10").settle(B, 15).hand(A, "1 lumber 1 brick")
    assert lengths(table)[A] == 5
    table.play(A, BuildRoad(path("10-15")))
    assert lengths(table)[A] == 6


def test_case_L7_the_next_best_takes_the_card_in_anybodys_turn() -> None:
    """A holds it with 7, C has 5; B, who has 4, cuts A's road to 4 in his own turn."""
    table = lay(turn=B).road(A, "22-17-23-18-13-9-14-10").road(C, south(5)).road(B, "5-1-4-8-13").hand(B, SETTLEMENT)
    assert lengths(table) == (7, 4, 5, 0)
    assert holder(table) == A
    assert LongestRoadTaken(C, 5) in table.play(B, BuildSettlement(site(13)))
    assert lengths(table) == (4, 4, 5, 0)
    assert [points(table.state, seat) for seat in (A, B, C, D)] == [0, 1, 2, 0]


def test_case_L9_a_holder_cut_down_to_a_tie_keeps_the_card() -> None:
    table = lay(turn=C).road(A, "28-22-17-23-18-13-9-14-10").road(B, south(6)).road(C, "1-5-9").hand(C, SETTLEMENT)
    assert (lengths(table), holder(table)) == ((8, 6, 2, 0), A)
    table.play(C, BuildSettlement(site(9)))
    assert (lengths(table), holder(table)) == ((6, 6, 2, 0), A)


def test_case_L10_without_five_roads_anywhere_the_card_is_set_aside() -> None:
    table = lay(turn=B).road(A, INLAND).road(B, "1-5-9").road(C, south(4)).hand(B, SETTLEMENT)
    assert points(table.state, A) == 2
    table.play(B, BuildSettlement(site(9)))
    assert (lengths(table), holder(table)) == ((3, 2, 4, 0), None)
    assert points(table.state, A) == 0


def test_case_L12_undoing_the_road_gives_the_card_back() -> None:
    table = lay().road(B, south(5)).road(A, "12-8-4-1-5-2").hand(A, "1 lumber 1 brick")
    assert holder(table) == B
    table.play(A, BuildRoad(path("2-6")))
    assert (holder(table), points(table.state, A), points(table.state, B)) == (A, 2, 0)
    table.take_back(A)
    assert (holder(table), points(table.state, A), points(table.state, B)) == (B, 0, 2)
    assert lengths(table)[:2] == (5, 5)


def test_case_L13_starting_roads_count_and_separate_trails_are_not_added() -> None:
    table = lay(seats=3, step="founding")
    table.found(A, 14, "9-14")
    table.found(B, 42, "37-42")
    table.found(C, 40, "35-40")
    table.found(C, 48, "48-52")
    table.found(B, 26, "26-32")
    table.found(A, 18, "13-18")
    assert lengths(table) == (1, 1, 1)


def test_case_L13_roads_join_when_they_meet() -> None:
    apart = lay().road(A, "12-8-4-1", "2-6-3-7").hand(A, "2 lumber 2 brick")
    apart.play(A, BuildRoad(path("1-5")))
    assert (lengths(apart)[A], holder(apart)) == (4, None)
    apart.play(A, BuildRoad(path("2-5")))
    assert (lengths(apart)[A], holder(apart)) == (8, A)


def test_case_L13_a_trail_uses_each_road_once_and_branches_add_nothing() -> None:
    ring = "9-14-19-24-18-13-9"
    assert lengths(lay().road(A, ring))[A] == 6
    assert lengths(lay().road(A, ring, "9-5-1"))[A] == 8
    assert lengths(lay().road(A, "5-9-14-19", "14-10-15", "9-13"))[A] == 4
