"""Traders & Barbarians: movement, destinations and deliveries, every printed rule and example in its order."""

import pytest

from engine import options, view
from engine.action import public_points
from engine.base.building import BuildRoad
from engine.base.trade import TradeWithSupply
from engine.base.turn import EndTurn, Roll, Rolling
from engine.scenarios.traders_and_barbarians.cards import PlaySwiftJourney
from engine.scenarios.traders_and_barbarians.freight import (
    COMMODITIES,
    PRODUCE,
    WANTED_AT,
    Delivered,
    Freight,
    StackRefilled,
    TokenTaken,
)
from engine.scenarios.traders_and_barbarians.wagons import (
    Driving,
    EndDrive,
    MoveWagon,
    PayGrain,
    TollPaid,
    WagonMoved,
)
from tests.engine.laying import A, B, C, D, Table, good, site
from tests.rulebook.wagons import (
    PLAZAS,
    at,
    barbarians,
    cards,
    carried,
    carrying,
    drive,
    goals,
    gold,
    hex_of,
    island,
    left,
    next_token,
    stack,
    stack_of,
    tokens,
    train,
    under_way,
    wagon,
    way,
    winners,
)


def spent(table: Table, number: int) -> int:
    """How many movement points a step costs."""
    [moved] = [event for event in drive(table, number) if isinstance(event, WagonMoved)]
    return moved.spent


# I. Moving your wagon


def test_TB_23_trading_and_building_come_first() -> None:
    """Movement: once the wagon's turn has come nothing is traded or built any more."""
    table = barbarians(wagon(island().settle(A, 20), 20)).hand(A, "4 lumber 1 brick")
    with table.refused("not-now"):
        table.play(A, MoveWagon(site(25)))
    under_way(table)
    for action in (BuildRoad(way("20-25")), TradeWithSupply(cards("4 lumber"), good("wool"))):
        with table.refused("not-now", step="Driving"):
            table.play(A, action)


def test_TB_23_or_the_wagon_does_not_move_at_all() -> None:
    """Movement: you may move your wagon."""
    table = under_way(wagon(island(), 20))
    table.play(A, EndDrive())
    assert at(table) == 20
    assert table.awaits(Rolling(B))


def test_TB_24_from_intersection_to_neighbouring_intersection() -> None:
    """Movement I: along paths."""
    table = under_way(barbarians(wagon(island(), 20)))
    assert goals(table) == [15, 25, 26]
    with table.refused("wagon-goes-by-paths", site=site(20)):
        table.play(A, MoveWagon(site(32)))
    drive(table, 25)
    assert at(table) == 25


def test_TB_25_any_number_of_wagons_on_one_intersection() -> None:
    """Movement I: neither wagons nor foreign buildings stop a wagon."""
    table = barbarians(island().city(B, 25))
    for seat in (A, B, C, D):
        wagon(table, 25 if seat != A else 20, seat)
    drive(under_way(table), 25, 32)
    assert at(table) == 32
    table.play(A, EndDrive())
    assert table.state.ended is None


def test_TB_26_four_movement_points_each_turn_at_first() -> None:
    """Movement I: at the beginning of the game 4, later as many as the active card says."""
    for level, points in zip((1, 2, 3, 4, 5), (4, 5, 6, 7, 7), strict=True):
        assert left(under_way(train(wagon(island(), 20), level))) == points


def test_TB_26_the_points_are_there_every_turn() -> None:
    """Movement I: each time you take your turn."""
    table = barbarians(wagon(island(), 20))
    for seat in (A, B, C, D):
        wagon(table, 20, seat)
    for seat in (A, B, C, D, A):
        drive(under_way(table, seat), 25 if at(table, seat) == 20 else 20, seat=seat)
        assert left(table) == 2
        table.play(seat, EndDrive())
        table.dice(1, 2).play(table.state.seat, Roll())


@pytest.mark.parametrize(
    ("owner", "barred", "cost"),
    [(None, False, 2), (A, False, 1), (B, False, 1), (None, True, 4), (A, True, 3), (B, True, 3)],
)
def test_TB_27_what_a_path_costs(owner: int | None, barred: bool, cost: int) -> None:  # noqa: FBT001 (a parameter)
    """Movement I: 2 without road, 1 on a road, another's for 1 gold, and 2 more with a barbarian."""
    table = barbarians(wagon(island(), 20).hand(A, "3 gold"), *(["20-25"] if barred else []))
    if owner is not None:
        table.road(A if owner == A else B, "20-25")
    under_way(table)
    assert spent(table, 25) == cost
    assert left(table) == 4 - cost
    assert gold(table) == ([2, 1, 0, 0] if owner == B else [3, 0, 0, 0])


def test_TB_28_example_A_four_own_roads_to_the_castle() -> None:
    """Movement I, example (A): 4 movement points, no gold."""
    table = under_way(barbarians(wagon(island().road(A, "20-25-19-24-29"), 20)))
    drive(table, 25, 19, 24, 29)
    assert (at(table), gold(table)) == (29, [0, 0, 0, 0])


def test_TB_28_example_B_a_roadless_path_and_two_foreign_roads() -> None:
    """Movement I, example (B): 4 movement points, and blue gets 2 gold."""
    table = under_way(barbarians(wagon(island().road(B, "19-24-29"), 25)).hand(A, "2 gold"))
    happened = drive(table, 19, 24, 29)
    assert [event for event in happened if isinstance(event, TollPaid)] == [TollPaid(A, B, 1), TollPaid(A, B, 1)]
    assert (at(table), gold(table)) == (29, [0, 2, 0, 0])


def test_TB_28_example_C_two_own_roads_one_of_them_with_a_barbarian() -> None:
    """Movement I, example (C): 2 movement points and 2 for the barbarian."""
    table = barbarians(wagon(island().settle(A, 32).road(A, "20-25-32"), 20), "25-32")
    drive(under_way(table), 25, 32)
    assert (at(table), left(table)) == (32, 0)


def test_TB_29_one_grain_for_two_points() -> None:
    """Movement I: once a turn."""
    table = under_way(wagon(island(), 20).hand(A, "2 grain"))
    table.play(A, PayGrain())
    assert (left(table), table.state.hands[A]) == (6, cards("1 grain"))
    assert not table.offered(A, PayGrain)
    with table.refused("fed-already"):
        table.play(A, PayGrain())


def test_TB_29_also_when_all_points_are_used() -> None:
    """Movement I: even after already having used some or all of them."""
    table = under_way(barbarians(wagon(island(), 20)).hand(A, "1 grain"))
    drive(table, 25, 32)
    assert (left(table), goals(table)) == (0, [])
    table.play(A, PayGrain())
    drive(table, 37)
    assert (at(table), left(table)) == (37, 0)


def test_TB_29_the_next_turn_has_a_grain_of_its_own() -> None:
    """Movement I: for the current turn."""
    table = wagon(wagon(island(seats=3), 20), 20, B)
    wagon(table, 20, C).hand(A, "2 grain")
    under_way(table).play(A, PayGrain(), EndDrive())
    for seat in (B, C):
        table.dice(1, 2).play(seat, Roll(), EndTurn(), EndDrive())
    table.dice(1, 2).play(A, Roll(), EndTurn(), PayGrain())
    assert left(table) == 6


def test_TB_29_without_grain_nothing() -> None:
    """Movement I: it is paid with a grain card and nothing else."""
    table = under_way(wagon(island(), 20).hand(A, "3 wool 3 gold"))
    assert not table.offered(A, PayGrain)
    with table.refused("not-held", missing=cards("1 grain")):
        table.play(A, PayGrain())


@pytest.mark.parametrize(("start", "stop"), [(18, 23), (24, 29), (20, 25)])
def test_TB_30_it_may_stop_on_any_intersection(start: int, stop: int) -> None:
    """Movement I: a sea corner, a plaza, an intersection with another's city."""
    table = under_way(barbarians(wagon(island().city(B, 25), start)))
    drive(table, stop)
    table.play(A, EndDrive())
    assert (at(table), table.state.step) == (stop, Rolling(B))


def test_TB_31_unused_points_are_lost() -> None:
    """Movement I: they are not saved for the next turn."""
    table = wagon(wagon(island(seats=3), 20), 20, B)
    wagon(table, 20, C)
    under_way(table).play(A, EndDrive())
    for seat in (B, C):
        table.dice(1, 2).play(seat, Roll(), EndTurn(), EndDrive())
    table.dice(1, 2).play(A, Roll(), EndTurn())
    assert left(table) == 4


def test_TB_31_nor_for_the_second_movement() -> None:
    """Movement I: a Swift Journey gives the points of the card, whatever was left."""
    table = under_way(barbarians(train(wagon(island(), 20), 2)).cards(A, swift_journey=1))
    drive(table, 25)
    assert left(table) == 3
    table.play(A, PlaySwiftJourney())
    assert left(table) == 5


@pytest.mark.parametrize("commodity", [None, *COMMODITIES])
def test_TB_32_it_must_stop_on_a_plaza(commodity: str | None) -> None:
    """Movement I: its movement ends there, whatever it carries and whatever is left."""
    table = under_way(carrying(train(wagon(island().road(A, "24-29"), 24), 5), commodity).hand(A, "1 grain"))
    drive(table, 29)
    assert left(table) == 6
    assert goals(table) == []
    with table.refused("wagon-halted"):
        table.play(A, MoveWagon(site(31)))
    with table.refused("wagon-halted"):
        table.play(A, PayGrain())


def test_TB_32_the_plaza_is_left_in_the_next_turn() -> None:
    """Movement I: it began its turn there and goes on."""
    table = under_way(wagon(island(), 29))
    drive(table, 31)
    assert (at(table), left(table)) == (31, 2)


def test_TB_33_no_half_path() -> None:
    """Movement I: with one point left no path without a road can be taken."""
    table = under_way(barbarians(wagon(island().road(A, "20-25"), 20)))
    drive(table, 25, 32)
    assert left(table) == 1
    with table.refused("too-few-points", path=way("32-38"), needed=2, left=1):
        table.play(A, MoveWagon(site(38)))
    assert at(table) == 32


# II. Choosing an initial destination trade hex


@pytest.mark.parametrize(("terrain", "beside"), [("quarry", 6), ("castle", 24), ("glassworks", 44)])
def test_TB_34_the_first_destination_is_a_mere_plan(terrain: str, beside: int) -> None:
    """Destination: nothing is asked or kept of it, and any trade hex gives the first token."""
    table = under_way(wagon(island(), beside))
    assert {type(option) for option in options(table.state, A) if not option.aside} == {MoveWagon, EndDrive}
    drive(table, PLAZAS[terrain])
    assert carried(table) in PRODUCE[terrain]


def test_TB_35_the_first_arrival_brings_no_gold() -> None:
    """Destination: there is no token to deliver."""
    table = under_way(wagon(island(), 24))
    happened = drive(table, 29)
    assert not [event for event in happened if isinstance(event, Delivered)]
    assert (gold(table), public_points(table.state, A)) == ([0, 0, 0, 0], 0)


def test_TB_36_the_top_token_is_taken_and_lies_open() -> None:
    """Destination: it is not optional, and everybody sees what it shows."""
    table = next_token(under_way(wagon(island(), 24)), "castle", "tools")
    assert drive(table, 29)[-1] == TokenTaken(A, hex_of("castle"), "tools")
    for seat in (A, B, None):
        freight = view(table.state, seat).part(Freight)
        assert freight is not None
        assert freight.carried == ("tools", None, None, None)
    assert stack_of(table, "castle") == tokens(tools=5, sand=6)


def test_TB_37_each_trade_hex_yields_two_of_four_commodities() -> None:
    """Destination: never one that it accepts."""
    assert set(COMMODITIES) == {"marble", "glass", "sand", "tools"}
    for terrain, kinds in PRODUCE.items():
        assert len(set(kinds)) == 2
        assert terrain not in {WANTED_AT[kind] for kind in kinds}
    assert {kind for kinds in PRODUCE.values() for kind in kinds} == set(COMMODITIES)


@pytest.mark.parametrize("commodity", ["sand", "tools"])
def test_TB_38_other_plazas_merely_stop_the_wagon(commodity: str) -> None:
    """Destination: the castle takes neither, gives no other token, and pays nothing."""
    table = under_way(carrying(wagon(island(), 24), commodity))
    assert [type(event) for event in drive(table, 29)] == [WagonMoved]
    assert (carried(table), public_points(table.state, A), gold(table)) == (commodity, 0, [0, 0, 0, 0])
    assert stack_of(table, "castle") == tokens(tools=6, sand=6)


def test_TB_39_one_token_at_a_time() -> None:
    """Destination: only after a delivery a new one is taken, and just one."""
    table = under_way(carrying(wagon(island(), 24), "glass"))
    happened = drive(table, 29)
    assert [type(event) for event in happened] == [WagonMoved, Delivered, TokenTaken]
    assert sum(map(sum, table.state[Freight].stacks)) == 35


# III. Delivering your commodity


def test_TB_40_delivery_is_compulsory_and_comes_by_itself() -> None:
    """Delivering: stopping at the right plaza is enough; nobody is asked."""
    table = under_way(carrying(wagon(island(), 24), "marble"))
    assert Delivered(A, hex_of("castle"), "marble", 1) in drive(table, 29)
    assert isinstance(table.state.step, Driving)


def test_TB_41_the_token_is_worth_a_point() -> None:
    """Delivering: it is turned face down, and all can count it."""
    table = under_way(carrying(wagon(island(), 24), "marble"))
    drive(table, 29)
    assert table.state[Freight].delivered[A] == tokens(marble=1)
    assert view(table.state, B).points == (1, 0, 0, 0)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_TB_42_the_active_card_brings_1_to_5_gold(level: int) -> None:
    """Delivering: depending on the baggage train."""
    table = under_way(train(carrying(wagon(island(), 24), "marble"), level))
    drive(table, 29)
    assert gold(table) == [level, 0, 0, 0]


def test_TB_43_then_the_next_token_of_the_same_hex() -> None:
    """Delivering: it determines the new destination."""
    table = next_token(under_way(carrying(wagon(island(), 24), "marble")), "castle", "sand")
    assert drive(table, 29)[-1] == TokenTaken(A, hex_of("castle"), "sand")
    assert carried(table) == "sand"
    assert stack_of(table, "castle") == tokens(tools=6, sand=5)


# Rulings and cases about moving and delivering


def test_case_M2_what_a_step_costs() -> None:
    """Bare path 2, own road 1, foreign road 1 and 1 gold to its owner, barbarian 2 more."""
    table = barbarians(train(wagon(island().road(A, "25-32").road(C, "32-37"), 20), 5), "37-42").hand(A, "1 gold")
    under_way(table)
    assert [spent(table, number) for number in (25, 32, 37)] == [2, 1, 1]
    assert gold(table) == [0, 0, 1, 0]
    with table.refused("too-few-points", path=way("37-42"), needed=4, left=3):
        table.play(A, MoveWagon(site(42)))


def test_case_M3_without_gold_no_foreign_road() -> None:
    """A foreign road and no gold: the step is refused."""
    table = under_way(barbarians(wagon(island().road(B, "20-25"), 20)))
    assert goals(table) == [15, 26]
    with table.refused("not-enough-gold", needed=1, held=0):
        table.play(A, MoveWagon(site(25)))


def test_case_M5_a_grain_once_a_turn_also_after_moving() -> None:
    """Two points more, and a second grain is refused."""
    table = under_way(barbarians(wagon(island(), 20)).hand(A, "2 grain"))
    drive(table, 25)
    table.play(A, PayGrain())
    assert left(table) == 4
    with table.refused("fed-already"):
        table.play(A, PayGrain())


def test_case_M6_the_first_arrival_draws_a_commodity() -> None:
    """No gold, and the movement ends."""
    table = under_way(wagon(island(), 24))
    drive(table, 29)
    assert carried(table) in PRODUCE["castle"]
    assert (gold(table), goals(table)) == ([0, 0, 0, 0], [])


def test_case_M8_a_plaza_ends_the_movement() -> None:
    """Three points left on reaching it, and no way on."""
    table = under_way(wagon(island().road(A, "24-29"), 24))
    drive(table, 29)
    assert (left(table), goals(table)) == (3, [])


def test_case_M15_a_movement_card_gives_a_fresh_allowance() -> None:
    """Two points left, and four afterwards, not six."""
    table = under_way(barbarians(wagon(island(), 20)).cards(A, swift_journey=1))
    drive(table, 25)
    table.play(A, PlaySwiftJourney())
    assert left(table) == 4


def test_ruling_T3_trading_and_building_end_when_the_wagon_may_move() -> None:
    """In the movement phase only what belongs to it is on the menu."""
    table = under_way(
        wagon(island().settle(A, 20), 20).hand(A, "9 gold 2 lumber 2 brick 2 wool 2 ore").cards(A, knight=1)
    )
    chapters = {option.chapter for option in options(table.state, A) if not option.aside}
    assert chapters == {"move", "trade", "card", "turn"}


def test_ruling_T3_the_movement_card_may_follow_a_plaza() -> None:
    """It ends the first movement wherever that has ended, and the wagon delivers twice in a turn."""
    table = carrying(wagon(island().road(A, "24-29-31"), 24), "glass").cards(A, swift_journey=1)
    next_token(under_way(table), "castle", "sand")
    drive(table, 29)
    table.play(A, PlaySwiftJourney())
    drive(table, 31)
    assert (at(table), left(table)) == (31, 3)


def test_ruling_T3_the_movement_card_waits_for_the_movement() -> None:
    """It is not played before the roll, nor while building, nor before the wagon has moved."""
    table = barbarians(wagon(island(step="roll"), 20)).cards(A, swift_journey=1)
    with table.refused("not-now"):
        table.play(A, PlaySwiftJourney())
    table.dice(1, 2).play(A, Roll())
    with table.refused("not-now"):
        table.play(A, PlaySwiftJourney())
    under_way(table)
    with table.refused("move-first"):
        table.play(A, PlaySwiftJourney())
    drive(table, 25)
    assert table.offered(A, PlaySwiftJourney) == [PlaySwiftJourney()]


def test_ruling_T4_the_toll_is_due_for_each_path_each_time() -> None:
    """There and back costs two gold; no waiver."""
    table = under_way(barbarians(wagon(island().road(B, "20-25"), 20)).hand(A, "2 gold"))
    drive(table, 25, 20)
    assert gold(table) == [0, 2, 0, 0]


def test_ruling_T4_coast_and_sea_paths_may_be_driven() -> None:
    """From 18 round the castle by the sea."""
    table = under_way(train(wagon(island(), 18), 3))
    drive(table, 23, 30, 36)
    assert (at(table), left(table)) == (36, 0)


def test_ruling_T4_a_grain_does_not_reopen_a_plaza() -> None:
    """Movement that has ended there has ended, with or without grain."""
    table = under_way(wagon(island(), 24).hand(A, "1 grain"))
    drive(table, 29)
    assert not table.offered(A, PayGrain)


def test_ruling_T4_the_grain_may_go_to_the_second_movement_but_is_one_a_turn() -> None:
    """Paid in the first movement, it is not there for the second."""
    table = under_way(barbarians(wagon(island(), 20)).hand(A, "2 grain").cards(A, swift_journey=1))
    table.play(A, PayGrain())
    drive(table, 25)
    table.play(A, PlaySwiftJourney())
    with table.refused("fed-already"):
        table.play(A, PayGrain())


def test_ruling_T5_starting_a_turn_on_a_plaza_triggers_nothing() -> None:
    """Neither taking nor delivering, until the wagon comes anew."""
    table = under_way(carrying(wagon(island(), 29), "glass"))
    assert (carried(table), public_points(table.state, A)) == ("glass", 0)
    drive(table, 31)
    assert carried(table) == "glass"
    drive(table, 29)
    assert public_points(table.state, A) == 1


def test_ruling_T5_a_stack_that_runs_out_is_filled_again() -> None:
    """With a fresh six and six; what has been delivered stays with its owners."""
    table = under_way(carrying(stack(wagon(island(), 24), "castle", sand=1), "glass"))
    happened = drive(table, 29)
    assert happened[-2:] == (TokenTaken(A, hex_of("castle"), "sand"), StackRefilled(hex_of("castle")))
    assert stack_of(table, "castle") == tokens(tools=6, sand=6)
    assert table.state[Freight].delivered[A] == tokens(glass=1)


def test_ruling_T5_tokens_are_no_goods() -> None:
    """They can be neither traded nor stolen: they lie in no hand."""
    assert not set(COMMODITIES) & set(island().state.rules.goods)


def test_ruling_T11_a_delivery_wins_at_once_though_movement_is_left() -> None:
    """Target 13; nothing else is to be done."""
    table = carrying(wagon(island().city(A, 20).settle(A, 33), 24), "glass")
    assert table.state.rules.target == 13
    under_way(table.arrange(lambda state: state.put(with_nine(state[Freight]))))
    drive(table, 29)
    assert winners(table) == (A,)
    with table.refused("game-over"):
        table.play(A, EndDrive())


def with_nine(freight: Freight) -> Freight:
    """A has delivered nine tokens."""
    return Freight(freight.carried, (tokens(tools=9), *freight.delivered[1:]), freight.stacks)
