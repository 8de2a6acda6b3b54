"""Traders & Barbarians: baggage trains, barbarians and sevens, every printed rule and example in its order."""

import pytest

from engine import view
from engine.action import public_points
from engine.base.army import LargestArmy
from engine.base.building import BuildRoad
from engine.base.cards import PlaceFreeRoad, PlayKnight, PlayRoadBuilding
from engine.base.production import Produced
from engine.base.robber import CardStolen, Discard, Discarded, Discarding, MovingRobber
from engine.base.turn import DiceThrown, EndTurn, Main, Roll, ThrownAgain
from engine.event import GameEnded
from engine.record import Path, Seat
from engine.scenarios.traders_and_barbarians.barbarians import (
    BarbarianMoved,
    BarbarianSpared,
    ChaseBarbarian,
    Chasing,
    MoveBarbarian,
    SpareBarbarian,
)
from engine.scenarios.traders_and_barbarians.cards import PlaySwiftJourney
from engine.scenarios.traders_and_barbarians.trains import CARDS, Trains, TrainUpgraded, UpgradeTrain
from engine.scenarios.traders_and_barbarians.wagons import (
    BarbarianFaced,
    DriveOff,
    Driving,
    EndDrive,
    MoveWagon,
)
from tests.engine.laying import A, B, C, D, Table, good, site
from tests.rulebook.wagons import (
    BOARD,
    at,
    barbarians,
    barred,
    cards,
    carrying,
    delivered,
    die,
    drive,
    gold,
    island,
    left,
    resources,
    train,
    under_way,
    wagon,
    way,
    winners,
)

UPGRADE = "1 lumber 1 wool 1 ore"
DEAR_UPGRADE = "2 lumber 1 wool 1 ore"


def facing(level: int = 2, *more: str) -> Table:
    """A's wagon stands at 20 with this card, and a barbarian on 20-25."""
    return under_way(barbarians(train(wagon(island(), 20), level), "20-25", *more))


def seven(table: Table) -> Table:
    """A rolls a seven."""
    table.dice(3, 4).play(A, Roll())
    return table


def move(barbarian: str, to: str, victim: Seat | None = None) -> MoveBarbarian:
    """The barbarian on one path goes to another."""
    return MoveBarbarian(way(barbarian), way(to), victim)


# IV. Upgrading your baggage train


def test_TB_44_the_second_card_gives_5_points_2_gold_and_beats_with_a_6() -> None:
    """Upgrading, example: (A) 5 movement points, (B) 2 gold, (C) a roll of 6."""
    table = die(carrying(barbarians(train(wagon(island(), 24), 2), "24-31"), "glass"), 6)
    under_way(table)
    assert left(table) == 5
    assert table.play(A, DriveOff(way("24-31")))[0] == BarbarianFaced(A, way("24-31"), 6, beaten=True)
    table.play(A, SpareBarbarian(), MoveWagon(site(29)))
    assert gold(table) == [2, 0, 0, 0]


@pytest.mark.parametrize(("level", "beating"), [(2, (6,)), (3, (5, 6)), (4, (4, 5, 6)), (5, (3, 4, 5, 6))])
def test_TB_44_the_active_card_says_which_numbers_beat(level: int, beating: tuple[int, ...]) -> None:
    """Upgrading: the roll required to drive off a barbarian."""
    for shown in range(1, 7):
        table = die(facing(level), shown)
        table.play(A, DriveOff(way("20-25")))
        assert table.awaits(Chasing(A, way("20-25"))) == (shown in beating)


def test_TB_45_upgrades_are_bought_while_trading_and_building_in_order() -> None:
    """Upgrading: each for the resources on the top card of the stack; several in a turn are not forbidden."""
    table = wagon(island(), 20).hand(A, "6 lumber 4 wool 4 ore")
    for level, cost in enumerate((UPGRADE, UPGRADE, DEAR_UPGRADE, DEAR_UPGRADE), start=2):
        before = table.state.hands[A]
        assert table.play(A, UpgradeTrain()) == (TrainUpgraded(A, level),)
        assert tuple(b - a for b, a in zip(before, table.state.hands[A], strict=True)) == cards(cost)
    assert table.state[Trains].levels == (5, 1, 1, 1)
    with table.refused("best-train-already"):
        table.play(A, UpgradeTrain())


def test_TB_45_not_before_the_roll_nor_while_the_wagon_moves() -> None:
    """Upgrading: during trading and building on your turn."""
    table = wagon(island(step="roll"), 20).hand(A, UPGRADE)
    with table.refused("not-now"):
        table.play(A, UpgradeTrain())
    table.dice(1, 2).play(A, Roll())
    assert table.offered(A, UpgradeTrain) == [UpgradeTrain()]
    under_way(table)
    with table.refused("not-now"):
        table.play(A, UpgradeTrain())


def test_TB_45_who_cannot_pay_does_not_upgrade() -> None:
    """Upgrading: pay the resources shown; the fourth card costs a second lumber."""
    table = train(wagon(island(), 20), 3).hand(A, UPGRADE)
    with table.refused("cannot-pay", what="train_4", missing=cards("1 lumber")):
        table.play(A, UpgradeTrain())


def test_TB_46_the_new_card_counts_at_once() -> None:
    """Upgrading: this card is now your active one, for this turn's movement too."""
    table = wagon(island(), 20).hand(A, f"{UPGRADE} {UPGRADE}")
    table.play(A, UpgradeTrain(), UpgradeTrain())
    assert left(under_way(table)) == 6


def test_TB_47_the_last_card_is_a_point() -> None:
    """Upgrading: as indicated on that card, for all to see."""
    table = train(wagon(island(), 20), 4).hand(A, DEAR_UPGRADE)
    assert public_points(table.state, A) == 0
    table.play(A, UpgradeTrain())
    assert view(table.state, B).points == (1, 0, 0, 0)


# V. The barbarians


def test_TB_48_no_road_on_a_path_with_a_barbarian() -> None:
    """The Barbarians: neither paid nor free."""
    table = barbarians(island().settle(A, 20), "20-25").hand(A, "1 lumber 1 brick").cards(A, road_building=1)
    with table.refused("not-for-roads", path=way("20-25")):
        table.play(A, BuildRoad(way("20-25")))
    assert {o.path for o in table.offered(A, BuildRoad) if isinstance(o, BuildRoad)} == {way("15-20"), way("20-26")}
    table.play(A, PlayRoadBuilding())
    with table.refused("not-for-roads", path=way("20-25")):
        table.play(A, PlaceFreeRoad(way("20-25")))


def test_TB_48_a_road_already_there_stays() -> None:
    """The Barbarians: one comes to a road, which remains and joins what it joined."""
    table = island(step="roll").settle(A, 20).road(A, "20-25").hand(A, "1 lumber 1 brick")
    seven(table)
    table.play(A, move("19-25", "20-25"))
    assert table.state.roads[way("20-25")] == A
    table.play(A, BuildRoad(way("25-32")))
    assert table.state.roads[way("25-32")] == A


def test_TB_48_where_he_has_left_roads_are_built_again() -> None:
    """The Barbarians: only the path he occupies is barred."""
    table = barbarians(island(step="roll").settle(A, 20), "20-25").hand(A, "1 lumber 1 brick")
    seven(table)
    table.play(A, move("20-25", "32-38"), BuildRoad(way("20-25")))
    assert table.state.roads[way("20-25")] == A


def test_TB_49_one_barbarian_a_path() -> None:
    """The Barbarians: only 1 may occupy a given path."""
    table = seven(barbarians(island(step="roll"), "20-25", "20-26"))
    with table.refused("barbarian-there", path=way("20-26")):
        table.play(A, move("20-25", "20-26"))


@pytest.mark.parametrize(("owner", "cost"), [(None, 4), (A, 3), (B, 3)])
def test_TB_50_moving_past_a_barbarian_costs_2_more(owner: Seat | None, cost: int) -> None:
    """Moving Past Barbarians: roadless path 4, road path 3, and the gold if it is another's."""
    table = barbarians(wagon(island(), 20).hand(A, "1 gold"), "20-25")
    if owner is not None:
        table.road(owner, "20-25")
    drive(under_way(table), 25)
    assert left(table) == 4 - cost
    assert gold(table)[1] == (owner == B)


def test_TB_51_with_too_few_points_it_stops_or_goes_elsewhere() -> None:
    """Moving Past Barbarians: stop before him, or move in another direction."""
    table = under_way(barbarians(wagon(island(), 15), "20-25"))
    drive(table, 20)
    with table.refused("too-few-points", path=way("20-25"), needed=4, left=2):
        table.play(A, MoveWagon(site(25)))
    drive(table, 26)
    assert at(table) == 26


def test_TB_52_the_first_card_drives_nobody_off() -> None:
    """Driving Off: only after at least one upgrade."""
    table = facing(1)
    assert not table.offered(A, DriveOff)
    with table.refused("train-too-weak"):
        table.play(A, DriveOff(way("20-25")))


def test_TB_53_standing_beside_him_with_one_die() -> None:
    """Driving Off: on an intersection adjacent to him; it costs no movement points."""
    table = die(facing(2, "25-32"), 5)
    with table.refused("barbarian-too-far", path=way("25-32"), site=site(20)):
        table.play(A, DriveOff(way("25-32")))
    outcome = table.outcome(A, DriveOff(way("20-25")))
    assert outcome.draws == (4,)
    assert outcome.events == (BarbarianFaced(A, way("20-25"), 5, beaten=False),)
    assert left(table) == 5


def test_TB_54_he_may_be_moved_to_any_path_without_a_barbarian() -> None:
    """Driving Off: with one of the numbers shown."""
    table = die(facing(2, "25-32"), 6)
    table.play(A, DriveOff(way("20-25")))
    open_to = {option.path for option in table.offered(A, ChaseBarbarian) if isinstance(option, ChaseBarbarian)}
    assert open_to == set(BOARD.paths) - barred(table)
    with table.refused("barbarian-there", path=way("25-32")):
        table.play(A, ChaseBarbarian(way("25-32")))
    assert table.play(A, ChaseBarbarian(way("23-30"))) == (BarbarianMoved(A, way("20-25"), way("23-30")),)
    assert way("20-25") not in barred(table)


def test_TB_54_or_he_is_left() -> None:
    """Driving Off: you may move him, you need not."""
    table = die(facing(), 6)
    table.play(A, DriveOff(way("20-25")))
    assert table.play(A, SpareBarbarian()) == (BarbarianSpared(A, way("20-25")),)
    assert way("20-25") in barred(table)


@pytest.mark.parametrize("shown", [1, 6])
def test_TB_55_the_wagon_goes_on_in_either_case(shown: int) -> None:
    """Driving Off: with any remaining movement points."""
    table = die(facing(), shown)
    table.play(A, DriveOff(way("20-25")))
    if shown == 6:
        table.play(A, ChaseBarbarian(way("23-30")))
    drive(table, 25)
    assert left(table) == (3 if shown == 6 else 1)


def test_TB_56_no_card_is_drawn_for_it() -> None:
    """Driving Off: you do not steal from another player, though his road lies there."""
    table = barbarians(train(wagon(island().road(B, "32-38"), 20), 2), "20-25").hand(B, "3 wool")
    die(under_way(table), 6)
    table.play(A, DriveOff(way("20-25")))
    happened = table.play(A, ChaseBarbarian(way("32-38")))
    assert not [event for event in happened if isinstance(event, CardStolen)]
    assert table.state.hands[B] == cards("3 wool")


def test_TB_57_each_barbarian_once_a_turn() -> None:
    """Driving Off: also when he has moved meanwhile; another one may be tried."""
    table = die(facing(2, "20-26"), 6, 1)
    table.play(A, DriveOff(way("20-25")), ChaseBarbarian(way("15-20")))
    with table.refused("tried-already"):
        table.play(A, DriveOff(way("15-20")))
    assert table.offered(A, DriveOff) == [DriveOff(way("20-26"))]
    table.play(A, DriveOff(way("20-26")))
    assert not table.offered(A, DriveOff)


def test_TB_57_in_the_next_turn_again() -> None:
    """Driving Off: during each of your turns."""
    table = barbarians(train(wagon(island(seats=3), 20), 2), "20-25")
    wagon(wagon(table, 40, B), 40, C)
    die(under_way(table), 1).play(A, DriveOff(way("20-25")), EndDrive())
    for seat in (B, C):
        table.dice(1, 2).play(seat, Roll(), EndTurn(), EndDrive())
    table.dice(1, 2).play(A, Roll(), EndTurn())
    assert table.offered(A, DriveOff) == [DriveOff(way("20-25"))]


# VI. A "7" is rolled


def test_TB_58_the_roller_must_move_one_barbarian() -> None:
    """A 7: to any path not already occupied by a barbarian, and nothing else before."""
    table = seven(barbarians(island(step="roll"), "20-25", "20-26", "33-38"))
    assert table.awaits(MovingRobber(A))
    with table.refused("not-now"):
        table.play(A, EndTurn())
    offered = [option for option in table.offered(A, MoveBarbarian) if isinstance(option, MoveBarbarian)]
    assert {option.barbarian for option in offered} == barred(table)
    assert {option.path for option in offered} == set(BOARD.paths) - barred(table)
    with table.refused("barbarian-there", path=way("20-25")):
        table.play(A, move("20-25", "20-25"))
    table.play(A, move("20-25", "23-30"))
    assert barred(table) == {way("23-30"), way("20-26"), way("33-38")}
    assert table.awaits(Main(A))


def test_TB_58_only_a_barbarian_can_be_moved() -> None:
    """A 7: one of the 3."""
    table = seven(island(step="roll"))
    with table.refused("no-barbarian-here"):
        table.play(A, move("20-25", "23-30"))


def test_TB_59_a_resource_of_the_owner_of_the_road_there_may_be_drawn() -> None:
    """A 7: not gold."""
    table = island(step="roll").road(B, "20-25").hand(B, "9 gold 1 ore")
    seven(table)
    assert set(table.offered(A, MoveBarbarian)) >= {move("19-25", "20-25"), move("19-25", "20-25", B)}
    happened = table.play(A, move("19-25", "20-25", B))
    assert CardStolen(A, B, good("ore")) in happened
    assert (table.state.hands[A], table.state.hands[B]) == (cards("1 ore"), cards("9 gold"))


def test_TB_59_drawing_is_optional() -> None:
    """A 7: you may draw."""
    table = seven(island(step="roll").road(B, "20-25").hand(B, "1 ore"))
    table.play(A, move("19-25", "20-25"))
    assert table.state.hands[B] == cards("1 ore")


def test_TB_59_who_holds_gold_alone_is_not_drawn_from() -> None:
    """A 7: a resource card, not gold."""
    table = seven(island(step="roll").road(B, "20-25").hand(B, "9 gold"))
    assert move("19-25", "20-25", B) not in table.offered(A, MoveBarbarian)
    with table.refused("no-card-to-draw", victim=B):
        table.play(A, move("19-25", "20-25", B))


def test_TB_59_an_own_road_or_somebody_elsewhere_brings_nothing() -> None:
    """A 7: from the owner of that road."""
    table = seven(island(step="roll").road(A, "20-25").road(B, "20-26").hand(A, "1 wool").hand(B, "1 ore"))
    with table.refused("no-card-to-draw", victim=A):
        table.play(A, move("19-25", "20-25", A))
    with table.refused("no-road-to-draw-for", victim=B, path=way("20-25")):
        table.play(A, move("19-25", "20-25", B))


def test_TB_60_more_than_7_cards_give_back_half() -> None:
    """A 7: rounded down, of one's own choice; gold does not count and cannot be given."""
    table = island(step="roll").hand(A, "7 wool 9 gold").hand(B, "9 wool 9 gold").hand(C, "4 ore 4 grain")
    seven(table).play(A, move("19-25", "20-25"))
    assert table.awaits(Discarding(((B, 4), (C, 4))))
    with table.refused("not-held", missing=cards("4 gold")):
        table.play(B, Discard(cards("4 gold")))
    table.play(C, Discard(cards("1 ore 3 grain")))
    assert table.play(B, Discard(cards("4 wool"))) == (Discarded(B, 4, cards("4 wool")),)
    assert [resources(table, seat) for seat in (A, B, C, D)] == [7, 5, 4, 0]
    assert table.awaits(Main(A))


# VII. A "2" or a "12" is rolled


@pytest.mark.parametrize(("first", "second"), [(1, 1), (6, 6)])
def test_TB_61_a_2_or_12_is_rolled_again(first: int, second: int) -> None:
    """A 2 or 12: until another number comes; a city at a 6 earns by it."""
    table = island(step="roll").city(A, 14).dice(first, second).dice(6, 6).dice(2, 4)
    happened = table.play(A, Roll())
    assert happened[:3] == (ThrownAgain(A, first, second), ThrownAgain(A, 6, 6), DiceThrown(A, 2, 4))
    assert isinstance(happened[3], Produced)
    assert table.state.hands[A] == cards("2 grain")


def test_TB_61_the_second_roll_may_be_a_seven() -> None:
    """A 2 or 12: it counts like any other."""
    table = island(step="roll").dice(1, 1).dice(3, 4)
    table.play(A, Roll())
    assert table.awaits(MovingRobber(A))


# Rulings and cases


def test_case_M11_a_seven_goes_barbarian_then_discards() -> None:
    """The roller moves a barbarian (and may draw), then everybody above 7 discards; the turn cannot end before."""
    table = island(step="roll").road(B, "20-25").hand(A, "7 wool").hand(B, "8 ore").theft(B, "ore")
    seven(table)
    with table.refused("not-now"):
        table.play(B, Discard(cards("4 ore")))
    table.play(A, move("19-25", "20-25", B))
    assert table.awaits(Discarding(((A, 4),)))
    with table.refused("not-now"):
        table.play(A, EndTurn())
    table.play(A, Discard(cards("4 wool")))
    assert table.awaits(Main(A))


def test_case_M12_one_barbarian_a_path_and_no_road_beneath_him() -> None:
    """An occupied target is refused, and so is a road on his path."""
    table = barbarians(island(step="roll").settle(A, 20), "20-25", "20-26").hand(A, "1 lumber 1 brick")
    seven(table)
    with table.refused("barbarian-there", path=way("20-26")):
        table.play(A, move("20-25", "20-26"))
    table.play(A, move("20-25", "33-38"))
    with table.refused("not-for-roads", path=way("20-26")):
        table.play(A, BuildRoad(way("20-26")))


def test_ruling_T1_the_values_of_the_cards() -> None:
    """Movement points, gold, numbers and costs of all five."""
    assert [card.points for card in CARDS] == [4, 5, 6, 7, 7]
    assert [card.gold for card in CARDS] == [1, 2, 3, 4, 5]
    assert [card.beats for card in CARDS] == [(), (6,), (5, 6), (4, 5, 6), (3, 4, 5, 6)]
    costs = island().state.rules.costs
    named = [costs[f"train_{level}"] for level in (2, 3, 4, 5)]
    assert named == [cards(UPGRADE), cards(UPGRADE), cards(DEAR_UPGRADE), cards(DEAR_UPGRADE)]


def test_ruling_T6_before_between_and_after_moves() -> None:
    """At an end of his path, whenever that is in the movement phase; after a plaza too."""
    table = barbarians(train(wagon(island().road(A, "20-25-32"), 20), 2), "20-26", "32-38", "37-42")
    die(under_way(table), 1, 1)
    table.play(A, DriveOff(way("20-26")))
    drive(table, 25, 32)
    table.play(A, DriveOff(way("32-38")))
    drive(table, 37)
    assert table.offered(A, DriveOff) == [DriveOff(way("37-42"))]
    halted = barbarians(train(wagon(island(), 24), 2), "29-31")
    drive(under_way(halted), 29)
    assert halted.offered(A, DriveOff) == [DriveOff(way("29-31"))]


def test_ruling_T6_the_second_movement_gives_no_second_try() -> None:
    """Once per barbarian and turn."""
    table = barbarians(train(wagon(island(), 20), 2), "20-25").cards(A, swift_journey=1)
    die(under_way(table), 1)
    table.play(A, DriveOff(way("20-25")))
    step = table.state.step
    assert isinstance(step, Driving)
    assert step.tried == (0,)
    drive(table, 15)
    table.play(A, PlaySwiftJourney())
    drive(table, 20)
    assert not table.offered(A, DriveOff)
    with table.refused("tried-already"):
        table.play(A, DriveOff(way("20-25")))


@pytest.mark.parametrize("name", ["20-25", "1-4", "24-29", "23-30"])
def test_ruling_T7_any_path_will_do(name: str) -> None:
    """Inland, coast, inner and sea paths."""
    table = seven(island(step="roll"))
    table.play(A, move("19-25", name))
    assert way(name) in barred(table)


def test_ruling_T7_discards_are_counted_after_the_draw() -> None:
    """Who had 8 and lost one gives nothing back; who had 7 and drew gives 4."""
    table = island(step="roll").road(B, "20-25").hand(B, "8 ore").hand(A, "6 wool")
    seven(table).play(A, move("19-25", "20-25", B))
    assert table.awaits(Main(A))
    assert [resources(table, seat) for seat in (A, B)] == [7, 7]


def test_ruling_T7_a_knight_does_the_same_without_discards() -> None:
    """Before the roll too; it counts for the Largest Army."""
    table = island(step="roll").road(B, "20-25").hand(B, "9 ore").cards(A, knight=1).theft(B, "ore")
    table.play(A, PlayKnight())
    assert table.awaits(MovingRobber(A))
    table.play(A, move("19-25", "20-25", B))
    assert (resources(table, A), resources(table, B)) == (1, 8)
    assert table.state[LargestArmy].sizes == (1, 0, 0, 0)
    table.dice(1, 2).play(A, Roll())
    assert table.awaits(Main(A))


def test_ruling_T7_a_knight_may_come_between_two_steps_of_the_wagon() -> None:
    """It moves the barbarian who is in the way, and the wagon goes on with what it had."""
    table = barbarians(wagon(island(), 15), "20-25").cards(A, knight=1)
    drive(under_way(table), 20)
    table.play(A, PlayKnight(), move("20-25", "1-4"))
    assert left(table) == 2
    drive(table, 25)
    assert at(table) == 25


def test_ruling_T8_road_building_obeys() -> None:
    """With nothing but sea paths and barbarians beside an own settlement the card cannot be played."""
    table = barbarians(island().settle(A, 18), "18-24", "18-29", "13-18").cards(A, road_building=1)
    with table.refused("no-road-fits"):
        table.play(A, PlayRoadBuilding())


def test_ruling_T9_the_card_deck_gives_its_next_card() -> None:
    """A 2 from the deck is gone, and so is what comes then."""
    table = island(step="roll", dice="deck").luck("dice", 0, 5)
    happened = table.play(A, Roll())
    assert happened[:2] == (ThrownAgain(A, 1, 1), DiceThrown(A, 2, 1))


def test_ruling_T11_an_upgrade_wins_at_once() -> None:
    """The fifth card is the thirteenth point."""
    table = delivered(train(wagon(island(), 20), 4), 12).hand(A, DEAR_UPGRADE)
    assert table.play(A, UpgradeTrain())[-1] == GameEnded("points", (A,), (13, 0, 0, 0))
    assert winners(table) == (A,)


def test_a_barbarian_who_was_beaten_is_named_by_his_path() -> None:
    """The step says whom it is about, so that all can see it."""
    table = die(facing(), 6)
    table.play(A, DriveOff(way("20-25")))
    step = view(table.state, B).step
    assert isinstance(step, Chasing)
    assert step.barbarian == Path(way("20-25"))
