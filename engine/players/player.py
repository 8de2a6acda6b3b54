"""What a computer player is asked, and what it is."""

from __future__ import annotations

from random import Random
from typing import Protocol

from engine.action import Action, Hole, actors, options
from engine.base.bargaining import unanswered
from engine.base.building import open_sites
from engine.record import Intersection, Path, Seat
from engine.sight import View, view
from engine.state import State


class Question:
    """What a seat is asked: its options, what it sees, and dice for its whims; the state stays hidden."""

    __slots__ = ("_state", "_view", "options", "random", "seat")

    def __init__(self, state: State, seat: Seat, random: Random) -> None:
        self.seat = seat
        self.random = random
        self.options: list[Action] = options(state, seat)
        """Everything the seat may do; a bag that is still to be chosen is a hole."""
        self._state = state
        self._view: View | None = None

    @property
    def view(self) -> View:
        """The table as the seat sees it."""
        if self._view is None:
            self._view = view(self._state, self.seat)
        return self._view

    @property
    def acting(self) -> bool:
        """Whether the game waits for this seat, rather than somebody for its answer."""
        return self.seat in actors(self._state)

    @property
    def answerable(self) -> bool:
        """Whether somebody's offer waits for this seat's answer."""
        return bool(unanswered(self._state, self.seat))

    def has_room(self, site: Intersection) -> bool:
        """Whether a settlement might be built on an intersection, if roads led there."""
        return self._state.rules.has_room(self._state, site)

    def bears_road(self, path: Path) -> bool:
        """Whether a road might be built on a path, if others led there."""
        return self._state.rules.bears_road(self._state, path)

    def may_cross(self, site: Intersection) -> bool:
        """Whether the seat's roads may go on past an intersection."""
        return self._state.rules.may_cross(self._state, self.seat, site)

    @property
    def starts(self) -> frozenset[Intersection]:
        """The intersections from which the seat's roads may go on."""
        return self._state.rules.network(self._state, self.seat)

    @property
    def sites(self) -> tuple[Intersection, ...]:
        """The intersections on which the seat may settle now, whatever it costs."""
        return open_sites(self._state, self.seat)

    def holes(self, option: Action) -> tuple[Hole, ...]:
        """The bags an option leaves open."""
        return option.holes(self._state, self.seat)

    def filled(self, option: Action) -> Action:
        """An option with its holes filled by whim."""
        return option.sample(self._state, self.seat, self.random)


class Player(Protocol):
    """A computer player. It remembers nothing, so that any of its kind can go on for it."""

    def choose(self, question: Question) -> Action:
        """One of the options, its holes filled; there is at least one."""
        ...


def dice(seed: str) -> Random:
    """Dice for the whims of players, the same for the same seed; never for the luck of the game."""
    return Random(seed)  # noqa: S311 (nothing secret hangs on them)
