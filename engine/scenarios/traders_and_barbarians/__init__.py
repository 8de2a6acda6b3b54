"""Traders & Barbarians, the main scenario: wagons carry commodities from trade hex to trade hex."""

from __future__ import annotations

from collections.abc import Callable

from engine.base import VOTES
from engine.base.cards import PlayKnight, PlayMonopoly, PlayYearOfPlenty
from engine.base.offers import drop_what_all_know_to_be_impossible
from engine.base.production import nowhere
from engine.base.roads import measure_after_road, measure_after_settlement, nobody_has_a_road
from engine.base.robber import MoveRobber, MovingRobber, move_robber, on_the_desert
from engine.base.scoring import may_still_build_roads
from engine.base.turn import Main
from engine.event import TurnEnded
from engine.record import Intersection, Path
from engine.ruleset import Mark, Ruleset, Score, StepFunction
from engine.scenarios.traders_and_barbarians.barbarians import (
    START,
    ChaseBarbarian,
    Chasing,
    MoveBarbarian,
    SpareBarbarian,
    where_no_barbarian_stands,
    where_they_begin,
)
from engine.scenarios.traders_and_barbarians.cards import PlaySwiftJourney
from engine.scenarios.traders_and_barbarians.founding import FoundCity, FoundingCity, with_gold_and_a_city
from engine.scenarios.traders_and_barbarians.freight import PRODUCE, TRADE, full_stacks, points_for_deliveries
from engine.scenarios.traders_and_barbarians.gold import (
    GOLD,
    PLENTY,
    BuyResource,
    ResourceBought,
    buying_begins_anew,
    gold_like_a_resource,
    gold_of,
    nothing_bought,
)
from engine.scenarios.traders_and_barbarians.trains import (
    TrainUpgraded,
    UpgradeTrain,
    first_cards,
    points_for_the_last_card,
    prices,
)
from engine.scenarios.traders_and_barbarians.wagons import (
    DriveOff,
    Driving,
    EndDrive,
    MoveWagon,
    PayGrain,
    drive,
    may_still_deliver,
    no_wagons,
)
from engine.state import State

SEA = "sea"
"""The tag of the paths of a trade hex that border on the sea."""

THROWN_AGAIN = (2, 12)

TARGET = 13


def traders_and_barbarians(rules: Ruleset) -> Ruleset:
    """Trade hexes, wagons, barbarians and gold; no robber, no desert, no Longest Road (T1 to T11)."""
    for change in (without_robber_and_longest_road, with_gold, with_wagons, with_barbarians):
        rules = change(rules)
    return (
        rules.but(
            opening=with_gold_and_a_city(rules.opening),
            has_room=on_land_and_off_the_plazas(rules.has_room),
            bears_road=off_the_sea(rules.bears_road),
            thrown_again=two_and_twelve,
            target=TARGET,
        )
        .allow(FoundingCity, FoundCity, *VOTES)
        .reads(*marked_on_the_board())
    )


def marked_on_the_board() -> tuple[Mark, ...]:
    """The trade hexes, each with a plaza, their sea paths, and where barbarians begin."""
    kinds = (Mark("terrain", kind, 1, 1) for kind in PRODUCE)
    count = len(PRODUCE)
    return (
        *kinds,
        Mark("hex", TRADE, count, count),
        Mark("plaza", TRADE, count),
        Mark("path", SEA),
        Mark("path", START, 1),
    )


def without_robber_and_longest_road(rules: Ruleset) -> Ruleset:
    """What the base game has and this scenario has not."""
    rules = rules.without(part=nobody_has_a_road, score="longest_road", prospect=may_still_build_roads)
    rules = rules.without(reaction=measure_after_road).without(reaction=measure_after_settlement)
    rules = rules.without(action=PlayYearOfPlenty).without(action=PlayMonopoly)
    return rules.without(part=on_the_desert).but(idle=nowhere)


def with_gold(rules: Ruleset) -> Ruleset:
    """Gold is a ware, but no resource (T10)."""
    rules = rules.with_goods(**{GOLD: PLENTY})
    rules = rules.allow(Main, BuyResource)
    rules = rules.when(TurnEnded, buying_begins_anew).when(ResourceBought, drop_what_all_know_to_be_impossible)
    return rules.but(
        wares=(*rules.wares, gold_of(rules)),
        rates=gold_like_a_resource,
        parts=(*rules.parts, nothing_bought),
    )


def with_wagons(rules: Ruleset) -> Ruleset:
    """After trading and building a seat's wagon moves, and brings points (T3 to T5)."""
    rules = rules.allow(Main, UpgradeTrain).when(TrainUpgraded, drop_what_all_know_to_be_impossible)
    in_motion = (MoveWagon, PayGrain, DriveOff, BuyResource, PlayKnight, PlaySwiftJourney, EndDrive)
    return rules.allow(Driving, *in_motion, *VOTES).but(
        costs={**rules.costs, **prices(rules)},
        parts=(*rules.parts, no_wagons, first_cards, full_stacks),
        turn=(*rules.turn, drive),
        scores=(
            *rules.scores,
            Score("deliveries", points_for_deliveries),
            Score("baggage_train", points_for_the_last_card),
        ),
        prospects=(may_still_deliver, *rules.prospects),
    )


def with_barbarians(rules: Ruleset) -> Ruleset:
    """Where the robber would be moved a barbarian is, on a seven before anybody gives cards back (T6 to T8)."""
    rules = rules.instead(MovingRobber, MoveRobber, MoveBarbarian)
    return rules.allow(Chasing, ChaseBarbarian, SpareBarbarian, *VOTES).but(
        parts=(*rules.parts, where_they_begin),
        seven=first_the_barbarian(rules.seven),
        bears_road=where_no_barbarian_stands(rules.bears_road),
    )


def first_the_barbarian(seven: tuple[StepFunction, ...]) -> tuple[StepFunction, ...]:
    """What a seven brings, the barbarian's move before all else (T7)."""
    return (move_robber, *(what for what in seven if what is not move_robber))


def two_and_twelve(state: State, number: int) -> bool:
    """No hex bears a 2 or a 12, so they are thrown again (T9)."""
    return number in THROWN_AGAIN


def on_land_and_off_the_plazas(
    has_room: Callable[[State, Intersection], bool],
) -> Callable[[State, Intersection], bool]:
    """Nobody settles on a plaza, or where nothing but sea paths meet (T8)."""

    def on_land(state: State, site: Intersection) -> bool:
        board = state.rules.board
        if site in board.plazas or all(SEA in board.path_tags[path] for path in board.paths_at[site]):
            return False
        return has_room(state, site)

    return on_land


def off_the_sea(bears_road: Callable[[State, Path], bool]) -> Callable[[State, Path], bool]:
    """No road lies on the sea paths of a trade hex (T8)."""

    def inland(state: State, path: Path) -> bool:
        return SEA not in state.rules.board.path_tags[path] and bears_road(state, path)

    return inland
