"""How a player with some sense plays in the Carolinas: it fetches tokens, and builds roads that trade what it has most.

Where it may settle and start by water it knows from the board, as everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine import goods
from engine.action import Action
from engine.base.building import BuildRoad
from engine.base.cards import PlaceFreeRoad, PlayRoadBuilding
from engine.base.founding import FoundRoad
from engine.players.sense import Sense
from engine.players.thought import Habit, Thought
from engine.record import Intersection, Path
from engine.scenarios.carolinas import Tokens

Road = FoundRoad | PlaceFreeRoad | BuildRoad

NEAR = 2
"""So many roads a token is worth, whatever else there is to build."""

USUAL_RATE = 4

ENOUGH_TO_TRADE = 4
"""So many throws out of 36 must bring a good before a road is built to trade with it."""


def take_a_token(thought: Thought) -> Action | None:
    """A road that reaches a token is a point, at founding too, and never passed up."""
    roads: list[Road] = [*thought.open_to(FoundRoad), *thought.open_to(PlaceFreeRoad), *thought.open_to(BuildRoad)]
    tokens = free_tokens(thought.sense) if roads else ()
    return next((road for road in roads if any(end in tokens for end in thought.sense.board.ends[road.path])), None)


def head_for_a_token(thought: Thought) -> Action | None:
    """When no place to settle lies nearer, roads lead to the nearest token; far ones with what can be spared."""
    roads: list[Road] = [*thought.open_to(BuildRoad), *thought.open_to(PlaceFreeRoad)]
    token = nearest_token(thought.sense) if roads else None
    if token is None:
        return None
    away, first = thought.sense.reach[token]
    if away > NEAR and thought.open_to(BuildRoad) and not spares_a_road(thought.sense):
        return None
    return next((road for road in roads if road.path == first), None)


def pave_the_way_to_a_token(thought: Thought) -> Action | None:
    """Road Building is played when its two roads reach a token."""
    options = thought.open_to(PlayRoadBuilding)
    token = nearest_token(thought.sense) if options else None
    return options[0] if token is not None and thought.sense.reach[token][0] <= NEAR else None


def build_a_road_that_trades(thought: Thought) -> Action | None:
    """With what nothing better needs it builds a road that makes the supply cheaper for what it has most of."""
    options = thought.open_to(BuildRoad)
    if not options or not thought.sense.board.path_trades or not spares_a_road(thought.sense):
        return None
    best = max(options, key=lambda option: saving(thought.sense, option.path))
    return best if saving(thought.sense, best.path) > 0 else None


def spares_a_road(sense: Sense) -> bool:
    """Whether nothing better needs the cost of a road."""
    return goods.covers(sense.spare, sense.rules.costs["road"])


def saving(sense: Sense, path: Path) -> int:
    """How much cheaper a road on a path makes the supply, for each throw that brings what it trades."""
    rate, good = sense.board.path_trades.get(path, (USUAL_RATE, None))
    served = range(len(sense.income)) if good is None else (good,)
    incomes = [sense.income[one] for one in served if sense.income[one] >= ENOUGH_TO_TRADE]
    return max(incomes, default=0) * (present_rate(sense, good) - rate)


def present_rate(sense: Sense, good: int | None) -> int:
    """At what rate the seat's roads trade a good, or, for None, any."""
    trades = [sense.board.path_trades[path] for path in sense.board.path_trades if sense.view.roads[path] == sense.seat]
    return min([rate for rate, served in trades if served in (None, good)], default=USUAL_RATE)


def save_for_a_token(sense: Sense) -> Iterable[str]:
    """A road is something to save for when it leads to a token."""
    return ("road",) if nearest_token(sense) is not None else ()


def nearest_token(sense: Sense) -> Intersection | None:
    """The token that the fewest roads reach, unless a place to settle is nearer."""
    roads_left = sense.view.left["road"][sense.seat]
    near = [site for site in free_tokens(sense) if site in sense.reach and sense.reach[site][0] <= roads_left]
    token = min(near, key=lambda site: (sense.reach[site][0], site), default=None)
    if token is None or (sense.goal is not None and sense.goal.roads < sense.reach[token][0]):
        return None
    return token


def free_tokens(sense: Sense) -> tuple[Intersection, ...]:
    """The places on which a token lies."""
    tokens = sense.view.part(Tokens)
    return () if tokens is None else tokens.free


URGENT: tuple[Habit, ...] = (take_a_token,)
BUILDING: tuple[Habit, ...] = (head_for_a_token, pave_the_way_to_a_token, build_a_road_that_trades)
AIMS = (save_for_a_token,)
KNOWN = ()
