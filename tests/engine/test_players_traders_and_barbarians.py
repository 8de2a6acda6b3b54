"""What a player with sense does with its wagon: it delivers by the cheapest way, and pays no more than that takes."""

from random import Random

import pytest

from engine.action import Action
from engine.base.cards import PlayKnight
from engine.base.trade import TradeWithSupply
from engine.players import Question, SimplePlayer
from engine.record import Seat
from engine.scenarios.traders_and_barbarians.barbarians import ChaseBarbarian, MoveBarbarian
from engine.scenarios.traders_and_barbarians.cards import PlaySwiftJourney
from engine.scenarios.traders_and_barbarians.gold import BuyResource
from engine.scenarios.traders_and_barbarians.trains import UpgradeTrain
from engine.scenarios.traders_and_barbarians.wagons import DriveOff, EndDrive, MoveWagon, PayGrain
from tests.engine.laying import A, B, C, Table, good
from tests.rulebook.wagons import (
    at,
    barbarians,
    cards,
    carrying,
    die,
    drive,
    gold,
    island,
    train,
    under_way,
    wagon,
    way,
)


def choice(table: Table, seat: Seat = A) -> Action:
    """What a player with sense does there."""
    return SimplePlayer().choose(Question(table.state, seat, Random(0)))


def driven(table: Table) -> list[int | None]:
    """Where the wagon goes until the player lets it stand."""
    trail = [at(table)]
    while (action := choice(table)) != EndDrive():
        table.play(A, action)
        if isinstance(action, MoveWagon):
            trail.append(at(table))
    return trail


@pytest.mark.parametrize(
    ("commodity", "trail"),
    [("sand", [38, 43, 48]), ("tools", [38, 33, 26]), ("glass", [38, 32, 37]), (None, [38, 43, 48])],
)
def test_it_goes_where_its_freight_belongs_and_without_freight_to_the_nearest(
    commodity: str | None, trail: list[int]
) -> None:
    table = barbarians(carrying(wagon(island(), 38), commodity))
    if commodity == "glass":
        table.road(A, "38-32-37")
        trail = [*trail, 31]
    assert driven(under_way(table)) == trail


def test_it_takes_the_cheaper_way_though_it_is_longer() -> None:
    """Own roads round about are cheaper than the straight way over the fields."""
    table = barbarians(carrying(wagon(island().road(A, "47-52-56-53-50"), 47), "sand"))
    assert driven(under_way(table)) == [47, 52, 56, 53, 50]


def test_it_pays_a_toll_where_that_is_cheaper_and_not_without_gold() -> None:
    laid = barbarians(carrying(wagon(island().road(B, "43-48-50"), 43), "sand"))
    assert driven(under_way(laid.hand(A, "2 gold"))) == [43, 48, 50]
    poor = barbarians(carrying(wagon(island().road(B, "43-48-50"), 43), "sand"))
    under_way(poor)
    assert driven(poor)[1] != 48
    assert gold(poor) == [0, 0, 0, 0]


def test_it_goes_round_a_barbarian_or_drives_him_off() -> None:
    """With the second card the die is thrown first."""
    table = barbarians(carrying(train(wagon(island().road(A, "43-48-50"), 43), 2), "sand"), "43-48")
    die(under_way(table), 6)
    assert choice(table) == DriveOff(way("43-48"))
    table.play(A, choice(table))
    chased = choice(table)
    assert isinstance(chased, ChaseBarbarian)
    assert chased.path not in {way("43-48"), way("48-50")}


def test_it_plays_a_knight_when_a_barbarian_stops_it() -> None:
    table = barbarians(carrying(wagon(island().road(A, "43-48-50"), 38), "sand"), "43-48")
    drive(under_way(table.cards(A, knight=1)), 43)
    assert choice(table) == PlayKnight()
    table.play(A, PlayKnight())
    moved = choice(table)
    assert isinstance(moved, MoveBarbarian)
    assert moved.barbarian == way("43-48")


def test_it_pays_a_grain_only_when_it_arrives_by_it_or_can_spare_it() -> None:
    """A city needs the grain: it is kept, unless the wagon delivers by it."""
    near = barbarians(carrying(wagon(island().city(A, 20), 43), "sand")).hand(A, "1 grain")
    under_way(near)
    assert driven(near) == [43, 48, 50]
    table = barbarians(carrying(wagon(island().settle(A, 20), 38), "sand")).hand(A, "1 grain")
    under_way(table)
    assert driven(table) == [38, 43, 48, 50]
    assert table.state.hands[A] == cards("1 gold")
    far = barbarians(carrying(wagon(island().settle(A, 20), 33), "sand")).hand(A, "2 grain 2 ore")
    under_way(far)
    drive(far, 39, 44)
    assert isinstance(choice(far), PayGrain)


def test_it_journeys_swiftly_once_its_points_are_used() -> None:
    table = barbarians(carrying(wagon(island(), 33), "sand")).cards(A, swift_journey=1)
    drive(under_way(table), 38, 43)
    assert choice(table) == PlaySwiftJourney()


def test_it_upgrades_when_it_can() -> None:
    table = wagon(island(), 20).hand(A, "1 lumber 1 wool 1 ore")
    assert choice(table) == UpgradeTrain()


def test_it_buys_with_gold_what_completes_its_plan_and_keeps_some_for_tolls() -> None:
    rich = wagon(island().city(A, 20).out_of_roads(A).pile(), 20).hand(A, "1 lumber 1 wool 5 gold")
    assert choice(rich) == BuyResource(good("ore"))
    thrifty = wagon(island().city(A, 20).out_of_roads(A).pile(), 20).hand(A, "1 lumber 1 wool 4 gold")
    assert not isinstance(choice(thrifty), BuyResource)


def test_it_gets_gold_when_all_ways_are_those_of_others() -> None:
    """At 41 every path bears a road of B."""
    table = barbarians(wagon(island().road(B, "36-41-46"), 41)).hand(A, "4 wool")
    assert choice(table) == TradeWithSupply(cards("4 wool"), good("gold", table.state.rules.goods))


def test_it_draws_from_whom_it_fears() -> None:
    """Rather than from nobody, and rather from the leader."""
    table = barbarians(wagon(island().city(B, 15).road(B, "15-20").road(C, "26-33"), 43).cards(A, knight=1))
    table.hand(B, "1 ore").hand(C, "1 ore").play(A, PlayKnight())
    moved = choice(table)
    assert isinstance(moved, MoveBarbarian)
    assert (moved.path, moved.victim) == (way("15-20"), B)
