"""The wagons: how they move from path to path, and drive barbarians off."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

import msgspec

from engine import goods
from engine.action import Action, Illegal, Step
from engine.event import Event
from engine.record import NOBODY, Bag, Good, Intersection, Path, Seat
from engine.ruleset import Ruleset
from engine.scenarios.traders_and_barbarians.barbarians import Barbarians, Chasing
from engine.scenarios.traders_and_barbarians.freight import call_at, exchanged
from engine.scenarios.traders_and_barbarians.gold import check_gold, coins, purse
from engine.scenarios.traders_and_barbarians.trains import active_card
from engine.state import Part, State

OFF_ROAD = 2
ON_A_ROAD = 1
PAST_A_BARBARIAN = 2
"""What a path costs in movement points; the last in addition (T4)."""

TOLL = 1
"""The gold that the owner of a road gets each time."""

FODDER = "grain"
STRENGTH = 2
"""The movement points that a grain brings."""


class Wagons(Part, frozen=True):
    """Where each seat's wagon stands; None until its city is founded."""

    scores = False
    places: tuple[Intersection | None, ...]


class Driving(Step, frozen=True):
    """A seat moves its wagon, for as many movement points as are left; then its turn is over (T3)."""

    seat: Seat
    left: int
    moved: bool = False
    halted: bool = False
    """Whether it has come to a plaza, where its movement ends."""
    fed: bool = False
    """Whether the grain of this turn is paid."""
    tried: tuple[int, ...] = ()
    """The barbarians it has tried to drive off in this turn, by their places in `Barbarians.paths`."""


class WagonMoved(Event, frozen=True):
    """A wagon has moved along a path to an intersection, for so many movement points; so many are left."""

    seat: Seat
    path: Path
    site: Intersection
    spent: int
    left: int


class TollPaid(Event, frozen=True):
    """A seat has paid gold to the owner of the road its wagon has used."""

    seat: Seat
    owner: Seat
    gold: int


class GrainPaid(Event, frozen=True):
    """A seat has paid a grain for more movement points; so many are left."""

    seat: Seat
    left: int


class BarbarianFaced(Event, frozen=True):
    """A seat has tried to drive a barbarian off and thrown a die."""

    seat: Seat
    barbarian: Path
    thrown: int
    beaten: bool


class MoveWagon(Action, frozen=True):
    """Move the wagon along a path to a neighbouring intersection (T4)."""

    chapter = "move"
    site: Intersection

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        step, board = driving(state), state.rules.board
        if step.halted:
            return ()
        here, gold = standing_of(state, seat), purse(state, seat)
        return [
            cls(board.across(path, here))
            for path in board.paths_at[here]
            if effort_now(state, path) <= step.left and (gold >= TOLL or toll_to(state, seat, path) is None)
        ]

    def check(self, state: State, seat: Seat) -> None:
        step, path = driving(state), way_to(state, seat, self.site)
        if step.halted:
            raise Illegal("wagon-halted")
        if effort_now(state, path) > step.left:
            raise Illegal("too-few-points", path=path, needed=effort_now(state, path), left=step.left)
        if toll_to(state, seat, path) is not None:
            check_gold(state, seat, TOLL)

    def apply(self, state: State, seat: Seat) -> None:
        step, path, plazas = driving(state), way_to(state, seat, self.site), state.rules.board.plazas
        spent, owner = effort_now(state, path), toll_to(state, seat, path)
        left, halted = step.left - spent, self.site in plazas
        state.put(Wagons(exchanged(state[Wagons].places, seat, self.site)))
        state.become(msgspec.structs.replace(step, left=left, moved=True, halted=halted))
        state.emit(WagonMoved(seat, path, self.site, spent, left))
        if owner is not None:
            state.hand_over(seat, owner, coins(state.rules, TOLL))
            state.emit(TollPaid(seat, owner, TOLL))
        if halted:
            call_at(state, seat, plazas[self.site])


class PayGrain(Action, frozen=True):
    """Pay a grain for two more movement points, once a turn (T4)."""

    chapter = "move"

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        step = driving(state)
        able = not step.fed and not step.halted and goods.covers(state.hands[seat], fodder(state.rules))
        return (cls(),) if able else ()

    def check(self, state: State, seat: Seat) -> None:
        step, due = driving(state), fodder(state.rules)
        if step.fed:
            raise Illegal("fed-already")
        if step.halted:
            raise Illegal("wagon-halted")
        if not goods.covers(state.hands[seat], due):
            raise Illegal("not-held", missing=due)

    def apply(self, state: State, seat: Seat) -> None:
        step = driving(state)
        state.pay(seat, fodder(state.rules))
        state.become(msgspec.structs.replace(step, left=step.left + STRENGTH, fed=True))
        state.emit(GrainPaid(seat, step.left + STRENGTH))


class DriveOff(Action, frozen=True):
    """Throw a die to drive off the barbarian on a path beside the wagon, once a turn each (T6)."""

    chapter = "move"
    barbarian: Path

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        if not active_card(state, seat).beats:
            return ()
        tried, beside = driving(state).tried, state.rules.board.paths_at[standing_of(state, seat)]
        paths = enumerate(state.parts[Barbarians].paths)
        return [cls(path) for number, path in paths if path in beside and number not in tried]

    def check(self, state: State, seat: Seat) -> None:
        paths = state[Barbarians].paths
        if not active_card(state, seat).beats:
            raise Illegal("train-too-weak")
        if self.barbarian not in paths:
            raise Illegal("no-barbarian-here", paths=paths)
        if self.barbarian not in state.rules.board.paths_at[standing_of(state, seat)]:
            raise Illegal("barbarian-too-far", path=self.barbarian, site=standing_of(state, seat))
        if paths.index(self.barbarian) in driving(state).tried:
            raise Illegal("tried-already")

    def apply(self, state: State, seat: Seat) -> None:
        step, thrown = driving(state), state.chance.draw(6, "driving off") + 1
        beaten = thrown in active_card(state, seat).beats
        number = state[Barbarians].paths.index(self.barbarian)
        state.become(msgspec.structs.replace(step, tried=(*step.tried, number)))
        state.emit(BarbarianFaced(seat, self.barbarian, thrown, beaten))
        if beaten:
            state.begin(Chasing(seat, self.barbarian))


class EndDrive(Action, frozen=True):
    """Let the wagon stand, and pass the dice on; points that are left are lost (T4)."""

    chapter = "turn"

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        return (cls(),)

    def apply(self, state: State, seat: Seat) -> None:
        state.finish()


def drive(state: State) -> tuple[Step, ...]:
    """After trading and building the seat may move its wagon."""
    return (Driving(state.seat, active_card(state, state.seat).points),)


def driving(state: State) -> Driving:
    """The movement that is going on."""
    step = state.step
    assert isinstance(step, Driving)
    return step


def standing_of(state: State, seat: Seat) -> Intersection:
    """Where a seat's wagon stands."""
    place = state.parts[Wagons].places[seat]
    assert place is not None
    return Intersection(place)


def way_to(state: State, seat: Seat, site: Intersection) -> Path:
    """The path from a seat's wagon to a neighbouring intersection; refuse any other."""
    here, board = standing_of(state, seat), state.rules.board
    if not 0 <= site < len(board.intersections):
        raise Illegal("no-such-place")
    path = board.path_between(here, site)
    if path is None:
        raise Illegal("wagon-goes-by-paths", site=here, sites=board.neighbours[here])
    return path


def effort(roads: Sequence[int], barred: tuple[Path, ...], path: Path) -> int:
    """The movement points that a path costs a wagon, by the owners of all roads and the paths of barbarians (T4)."""
    return (OFF_ROAD if roads[path] == NOBODY else ON_A_ROAD) + (PAST_A_BARBARIAN if path in barred else 0)


def effort_now(state: State, path: Path) -> int:
    """The movement points that a path costs a wagon now."""
    return effort(state.roads, state.parts[Barbarians].paths, path)


def toll_to(state: State, seat: Seat, path: Path) -> Seat | None:
    """To whom a seat pays for the use of a path: the owner of the road there, if it is another (T4)."""
    owner = state.roads[path]
    return None if owner in (NOBODY, seat) else Seat(owner)


def fodder(rules: Ruleset) -> Bag:
    """What gives a wagon more movement points."""
    return goods.only(Good(rules.goods.index(FODDER)), 1, len(rules.goods))


def no_wagons(state: State) -> Wagons:
    """The wagons come with the cities."""
    return Wagons((None,) * state.rules.seats)


def may_still_deliver(state: State, seat: Seat) -> bool:
    """Whoever has a wagon may deliver: the stacks never run out (T5)."""
    return state.parts[Wagons].places[seat] is not None
