"""Baden-Württemberg Catan: what is otherwise there than in the base game, and what its tables may choose."""

from __future__ import annotations

from engine.base import VOTES
from engine.base.army import LargestArmyTaken, raise_army
from engine.base.building import BuildCity
from engine.base.cards import CardPlayed, PlayKnight, PlayMonopoly
from engine.base.founding import Founding, FoundRoad, FoundSettlement
from engine.base.offers import drop_what_all_know_to_be_impossible
from engine.base.roads import LongestRoadTaken
from engine.base.scoring import may_still_raise_a_city, may_still_use_cards
from engine.base.turn import Main, Rolling
from engine.event import TurnEnded
from engine.ruleset import Mark, Ruleset, Score
from engine.scenarios.baden_wuerttemberg.awards import (
    VictoryFields,
    count_inventions,
    empty_fields,
    move_halls,
    points_for_largest_inventor,
    points_for_longest_trade_road,
)
from engine.scenarios.baden_wuerttemberg.cards import (
    CheapTrade,
    MoveInventor,
    MovingInventor,
    PlayInvention,
    PlayTrade,
    may_still_use_inventions,
    nobody_trades_cheaply,
    three_to_one,
    trade_grows_dear,
)
from engine.scenarios.baden_wuerttemberg.founding import (
    FoundHall,
    TakingStartCards,
    by_start_cards,
    shuffle_start_cards,
    there_and_back_and_there,
)
from engine.scenarios.baden_wuerttemberg.landmarks import (
    LANDMARK,
    BuildLandmark,
    LandmarkBuilt,
    Landmarks,
    may_still_build_a_landmark,
    none_built,
    points_for_landmarks,
    price_of_a_landmark,
)
from engine.scenarios.baden_wuerttemberg.roads import (
    TOWN,
    is_free_town_field,
    may_found_here,
    may_go_beyond,
    points_for_town_halls,
)

STARTING_HALLS = 3

TARGETS = {3: 12, 4: 10}
"""Points to win, by the number of seats."""


def baden_wuerttemberg(rules: Ruleset) -> Ruleset:
    """The rules of Baden-Württemberg Catan (rulings B1 to B10)."""
    for chapter in (without_cities, with_landmarks, with_inventions, with_victory_fields):
        rules = chapter(rules)
    return (
        rules.instead(Founding, FoundSettlement, FoundHall)
        .but(
            opening=there_and_back_and_there,
            has_room=is_free_town_field,
            may_found=may_found_here,
            may_cross=may_go_beyond,
            rates=three_to_one,
            target=TARGETS[rules.seats],
        )
        .reads(Mark("intersection", TOWN, STARTING_HALLS * rules.seats), Mark("intersection", LANDMARK, 1))
    )


def without_cities(rules: Ruleset) -> Ruleset:
    """Town halls are all there is to build for points, and none stands with a road at its side."""
    rules = rules.without(action=BuildCity, score="cities", prospect=may_still_raise_a_city)
    rules = rules.without(action=FoundRoad, score="settlements")
    return rules.but(
        building_yields={kind: cards for kind, cards in rules.building_yields.items() if kind in rules.stock},
        scores=(Score("settlements", points_for_town_halls), *rules.scores),
    )


def with_landmarks(rules: Ruleset) -> Ruleset:
    """Landmarks take the place of cities on the price list."""
    prices = (
        (LANDMARK, price_of_a_landmark(rules.goods)) if what == "city" else (what, cost)
        for what, cost in rules.costs.items()
    )
    rules = rules.allow(Main, BuildLandmark).when(LandmarkBuilt, drop_what_all_know_to_be_impossible)
    return rules.but(costs=dict(prices), parts=(*rules.parts, none_built))


def with_inventions(rules: Ruleset) -> Ruleset:
    """Inventions take the place of knights, the Trade card that of the monopoly."""
    for step in (Rolling, Main):
        rules = rules.instead(step, PlayKnight, PlayInvention).instead(step, PlayMonopoly, PlayTrade)
    rules = rules.allow(MovingInventor, MoveInventor, *VOTES).when(TurnEnded, trade_grows_dear)
    rules = rules.without(prospect=may_still_use_cards)
    return rules.but(
        parts=(*rules.parts, nobody_trades_cheaply), prospects=(may_still_use_inventions, *rules.prospects)
    )


def with_victory_fields(rules: Ruleset) -> Ruleset:
    """Town halls on the victory point fields take the place of Longest Road and Largest Army, and are worth one."""
    rules = rules.without(score="longest_road", reaction=raise_army).without(score="largest_army")
    rules = rules.when(CardPlayed, count_inventions)
    rules = rules.when(LongestRoadTaken, move_halls).when(LargestArmyTaken, move_halls)
    return rules.but(
        parts=(*rules.parts, empty_fields),
        scores=(
            Score("longest_road", points_for_longest_trade_road),
            Score("largest_army", points_for_largest_inventor),
            *rules.scores,
        ),
    )


def founding_by_cards(rules: Ruleset) -> Ruleset:
    """Table option: building cost cards say where everybody begins, and with what (B9)."""
    return rules.but(opening=by_start_cards)


def landmarks_score(rules: Ruleset) -> Ruleset:
    """Table option: a landmark is worth one point to its builder (B2)."""
    return rules.but(
        scores=(Score("landmarks", points_for_landmarks), *rules.scores),
        prospects=(*rules.prospects, may_still_build_a_landmark),
    )


__all__ = [
    "BuildLandmark",
    "CheapTrade",
    "FoundHall",
    "LandmarkBuilt",
    "Landmarks",
    "MoveInventor",
    "MovingInventor",
    "PlayInvention",
    "PlayTrade",
    "TakingStartCards",
    "VictoryFields",
    "baden_wuerttemberg",
    "founding_by_cards",
    "landmarks_score",
    "shuffle_start_cards",
]
