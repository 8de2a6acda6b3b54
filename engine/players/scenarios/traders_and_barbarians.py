"""How a player with some sense plays Traders & Barbarians: its wagon goes the cheapest way with its freight."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import NamedTuple

from engine import goods
from engine.action import Action
from engine.base.building import BuildRoad
from engine.base.cards import PlayKnight
from engine.base.trade import TradeWithSupply
from engine.base.turn import Main
from engine.players.sense import Sense
from engine.players.simple import can_go
from engine.players.thought import Habit, Thought
from engine.record import NOBODY, Good, Intersection, Path, Seat
from engine.scenarios.traders_and_barbarians.barbarians import (
    Barbarians,
    ChaseBarbarian,
    MoveBarbarian,
    SpareBarbarian,
)
from engine.scenarios.traders_and_barbarians.cards import PlaySwiftJourney
from engine.scenarios.traders_and_barbarians.founding import FoundCity
from engine.scenarios.traders_and_barbarians.freight import WANTED_AT, Freight
from engine.scenarios.traders_and_barbarians.gold import GOLD, PRICE, BuyResource, gold_of
from engine.scenarios.traders_and_barbarians.trains import CARDS, Trains, UpgradeTrain, priced
from engine.scenarios.traders_and_barbarians.wagons import (
    STRENGTH,
    DriveOff,
    Driving,
    EndDrive,
    MoveWagon,
    PayGrain,
    Wagons,
    effort,
)

TOLL_COUNTS = 0.75
"""A gold of toll is thought of as so many movement points."""

NEST_EGG = 3
"""So much gold is kept for tolls."""


class Route(NamedTuple):
    """A way for the wagon: its paths, where each leads, and the movement points of each."""

    paths: tuple[Path, ...]
    sites: tuple[Intersection, ...]
    efforts: tuple[int, ...]


def found_a_city(thought: Thought) -> Action | None:
    """Its city stands where a settlement would bring most."""
    return max(thought.open_to(FoundCity), key=lambda option: thought.sense.worth(option.site), default=None)


def move_a_barbarian(thought: Thought) -> Action | None:
    """A barbarian goes from its own way to where he bars others, best where there is a card to draw."""
    options = thought.open_to(MoveBarbarian)
    own = own_way(thought.sense) if options else ()

    def merit(move: MoveBarbarian) -> float:
        drawn = 0 if move.victim is None else 2 + thought.sense.danger(move.victim)
        return drawn + 3 * (move.barbarian in own) + nuisance(thought.sense, move.path, own)

    return max(options, key=merit, default=None)


def chase_a_barbarian(thought: Thought) -> Action | None:
    """A barbarian who is beaten goes where he bars the others."""
    options = thought.open_to(ChaseBarbarian)
    own = own_way(thought.sense) if options else ()
    return max(options, key=lambda option: nuisance(thought.sense, option.path, own), default=None)


def nuisance(sense: Sense, path: Path, own: tuple[Path, ...]) -> float:
    """How much a barbarian on a path is in the way of others; in one's own way he counts against it."""
    owner = sense.view.roads[path]
    if path in own or owner == sense.seat:
        return -5.0
    return 0.0 if owner == NOBODY else 1 + 0.1 * sense.danger(Seat(owner))


def drive(thought: Thought) -> Action | None:
    """The wagon goes on along its way, and pays, fights and plays for it what is needed."""
    view = thought.question.view
    if not isinstance(view.step, Driving) or not thought.question.acting:
        return None
    route = way_of(thought.sense)
    if route is None:
        return None
    for drive_off in thought.open_to(DriveOff):
        if drive_off.barbarian == route.paths[0]:
            return drive_off
    for move in thought.open_to(MoveWagon):
        if move.site == route.sites[0]:
            return move
    if is_barred(thought.sense, route.paths[0]) and thought.open_to(PlayKnight):
        return thought.open_to(PlayKnight)[0]
    return feed(thought, route, view.step.left) or next(iter(thought.open_to(PlaySwiftJourney)), None)


def feed(thought: Thought, route: Route, left: int) -> Action | None:
    """A grain is paid when the wagon arrives by it, or when it can be spared and brings it on."""
    options = thought.open_to(PayGrain)
    if not options or route.efforts[0] > left + STRENGTH:
        return None
    fodder = thought.sense.rules.goods.index("grain")
    return options[0] if sum(route.efforts) <= left + STRENGTH or thought.sense.spare[fodder] else None


def stand_still(thought: Thought) -> Action | None:
    """The wagon stays where it is."""
    return next(iter(thought.open_to(EndDrive)), None)


def upgrade_the_train(thought: Thought) -> Action | None:
    """A better baggage train is never passed up."""
    return next(iter(thought.open_to(UpgradeTrain)), None)


def buy_what_is_lacking(thought: Thought) -> Action | None:
    """Gold that is not needed for tolls buys what completes its plan."""
    options = thought.open_to(BuyResource)
    if not options or not isinstance(thought.question.view.step, Main):
        return None
    sense = thought.sense
    spare = sense.hand[gold_of(sense.rules)] - NEST_EGG
    if not 0 < PRICE * sum(sense.lacking) <= spare:
        return None
    return next((option for option in options if sense.lacking[option.take]), None)


def get_gold_for_tolls(thought: Thought) -> Action | None:
    """Without gold, and with no way but over the roads of others, it trades for some."""
    trades = [trade for trade in thought.open_to(TradeWithSupply) if is_gold(thought.sense, trade.take)]
    if not trades or thought.sense.hand[trades[0].take] or way_of(thought.sense) is not None:
        return None
    return max(trades, key=lambda trade: sum(goods.removed(thought.sense.hand, trade.give)))


def is_gold(sense: Sense, good: Good) -> bool:
    """Whether a good is gold."""
    return sense.rules.goods[good] == GOLD


def pave_the_way(thought: Thought) -> Action | None:
    """What is left over for a road shortens the way of the wagon."""
    options = thought.open_to(BuildRoad)
    if not options or thought.sense.goal is not None or not can_go(thought.sense, "road"):
        return None
    own = own_way(thought.sense)
    return next((option for option in options if option.path in own), None)


def save_for_a_train(sense: Sense) -> Iterable[str]:
    """The next baggage train card is something to save for."""
    trains = sense.view.part(Trains)
    return () if trains is None or trains.levels[sense.seat] == len(CARDS) else (priced(trains.levels[sense.seat] + 1),)


# The way


def own_way(sense: Sense) -> tuple[Path, ...]:
    """The paths by which the seat's wagon is to go."""
    route = way_of(sense)
    return () if route is None else route.paths


def is_barred(sense: Sense, path: Path) -> bool:
    """Whether a barbarian stands on a path."""
    barbarians = sense.view.part(Barbarians)
    return barbarians is not None and path in barbarians.paths


def way_of(sense: Sense) -> Route | None:
    """The cheapest way from the seat's wagon to where it is to go; None without one that its gold pays for."""
    wagons, freight, barbarians = (sense.view.part(kind) for kind in (Wagons, Freight, Barbarians))
    if not isinstance(wagons, Wagons) or not isinstance(freight, Freight) or not isinstance(barbarians, Barbarians):
        return None
    here, board, carried = wagons.places[sense.seat], sense.board, freight.carried[sense.seat]
    ends = {
        plaza
        for plaza, place in board.plazas.items()
        if plaza != here and (carried is None or board.terrain[place] == WANTED_AT[carried])
    }
    return None if here is None else cheapest_way(sense, here, ends, barbarians.paths)


def cheapest_way(sense: Sense, here: Intersection, ends: set[Intersection], barred: tuple[Path, ...]) -> Route | None:
    """The way to one of the ends that costs least in movement points and tolls, past no other plaza."""
    board, roads, purse = sense.board, sense.view.roads, sense.hand[gold_of(sense.rules)]
    waiting: list[tuple[float, int, Intersection, Route]] = [(0.0, 0, here, Route((), (), ()))]
    reached: set[Intersection] = set()
    while waiting:
        cost, tolls, site, route = heappop(waiting)
        if site in ends:
            return route
        if site in reached or (site in board.plazas and site != here):
            continue
        reached.add(site)
        for path in board.paths_at[site]:
            points, beyond = effort(roads, barred, path), board.across(path, site)
            paid = tolls + (roads[path] not in (NOBODY, sense.seat))
            if beyond not in reached and paid <= purse:
                further = Route((*route.paths, path), (*route.sites, beyond), (*route.efforts, points))
                heappush(waiting, (cost + points + TOLL_COUNTS * (paid - tolls), paid, beyond, further))
    return None


URGENT: tuple[Habit, ...] = (found_a_city, move_a_barbarian, chase_a_barbarian, drive, stand_still)
BUILDING: tuple[Habit, ...] = (upgrade_the_train, get_gold_for_tolls, buy_what_is_lacking, pave_the_way)
AIMS = (save_for_a_train,)
KNOWN = (
    BuyResource, ChaseBarbarian, DriveOff, EndDrive, FoundCity, MoveBarbarian, MoveWagon, PayGrain, PlaySwiftJourney,
    SpareBarbarian, UpgradeTrain,
)  # fmt: skip
"""The actions they are about; a barbarian who is beaten is never left where he stands."""
