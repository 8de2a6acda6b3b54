"""The barbarians: what they bar, who moves them, and how they are driven off."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Self

from engine.action import Action, Illegal, Step
from engine.base.robber import card_holders, steal
from engine.event import Event
from engine.record import Path, Seat
from engine.state import Part, State

START = "barbarian"
"""The tag of a path on which a barbarian stands at the beginning."""


class Barbarians(Part, frozen=True):
    """The path on which each barbarian stands."""

    on_board = True
    paths: tuple[Path, ...]


class Chasing(Step, frozen=True):
    """A seat has beaten a barbarian and says where he goes (T6)."""

    seat: Seat
    barbarian: Path


class BarbarianMoved(Event, frozen=True):
    """A barbarian stands on another path."""

    seat: Seat
    barbarian: Path
    path: Path


class BarbarianSpared(Event, frozen=True):
    """A barbarian who was beaten is left where he stands."""

    seat: Seat
    barbarian: Path


class MoveBarbarian(Action, frozen=True):
    """On a seven or by a Knight: move a barbarian, and draw a card from the owner of a road there, or none (T7)."""

    chapter = "move"
    barbarian: Path
    path: Path
    victim: Seat | None

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        roads, holders = state.roads, card_holders(state, seat)
        ways: list[tuple[Path, Seat | None]] = []
        for path in open_paths(state):
            ways += ((path, Seat(roads[path])), (path, None)) if roads[path] in holders else ((path, None),)
        return [cls(barbarian, *way) for barbarian in state.parts[Barbarians].paths for way in ways]

    def check(self, state: State, seat: Seat) -> None:
        if self.barbarian not in state[Barbarians].paths:
            raise Illegal("no-barbarian-here", paths=state[Barbarians].paths)
        check_open(state, self.path)
        if self.victim is not None and self.victim not in card_holders(state, seat):
            raise Illegal("no-card-to-draw", victim=self.victim)
        if self.victim is not None and self.victim != state.roads[self.path]:
            raise Illegal("no-road-to-draw-for", victim=self.victim, path=self.path)

    def apply(self, state: State, seat: Seat) -> None:
        state.finish()
        send(state, seat, self.barbarian, self.path)
        if self.victim is not None:
            steal(state, seat, self.victim)


class ChaseBarbarian(Action, frozen=True):
    """Move the barbarian who was beaten to a path without one; nobody is robbed (T6)."""

    chapter = "move"
    path: Path

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        return map(cls, open_paths(state))

    def check(self, state: State, seat: Seat) -> None:
        check_open(state, self.path)

    def apply(self, state: State, seat: Seat) -> None:
        step = state.step
        assert isinstance(step, Chasing)
        state.finish()
        send(state, seat, step.barbarian, self.path)


class SpareBarbarian(Action, frozen=True):
    """Leave the barbarian who was beaten where he stands (T6)."""

    chapter = "move"

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        return (cls(),)

    def apply(self, state: State, seat: Seat) -> None:
        step = state.step
        assert isinstance(step, Chasing)
        state.finish()
        state.emit(BarbarianSpared(seat, step.barbarian))


def send(state: State, seat: Seat, barbarian: Path, path: Path) -> None:
    """A barbarian goes to another path."""
    paths = state[Barbarians].paths
    state.put(Barbarians(tuple(path if one == barbarian else one for one in paths)))
    state.emit(BarbarianMoved(seat, barbarian, path))


def open_paths(state: State) -> list[Path]:
    """The paths to which a barbarian may go: all on which none stands (T7)."""
    taken = state.parts[Barbarians].paths
    return [path for path in state.rules.board.paths if path not in taken]


def check_open(state: State, path: Path) -> None:
    """Refuse a path that is not on the board, or on which a barbarian stands."""
    if not 0 <= path < len(state.roads):
        raise Illegal("no-such-place")
    if path in state[Barbarians].paths:
        raise Illegal("barbarian-there", path=path)


def where_they_begin(state: State) -> Barbarians:
    """They begin on the paths marked for them."""
    board = state.rules.board
    return Barbarians(tuple(path for path in board.paths if START in board.path_tags[path]))


def where_no_barbarian_stands(bears_road: Callable[[State, Path], bool]) -> Callable[[State, Path], bool]:
    """No road is built on a path on which a barbarian stands (T8)."""

    def free_of_barbarians(state: State, path: Path) -> bool:
        return path not in state.parts[Barbarians].paths and bears_road(state, path)

    return free_of_barbarians
