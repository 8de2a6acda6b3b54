"""What a computer player is asked, and what it is."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Protocol

from engine.action import Action, options
from engine.record import Seat
from engine.sight import View, view
from engine.state import State


class Question:
    """What a seat is asked: its options, what it sees, and a source of whims. The state stays hidden."""

    def __init__(self, state: State, seat: Seat, random: Random) -> None:
        self._state = state
        self.seat = seat
        self.random = random

    @cached_property
    def options(self) -> list[Action]:
        """Everything the seat may do."""
        return options(self._state, self.seat)

    @cached_property
    def view(self) -> View:
        """The table as the seat sees it."""
        return view(self._state, self.seat)

    @property
    def acting(self) -> bool:
        """Whether the game waits for this seat, rather than the seat for an answer it may give."""
        return self.seat in self._state.step.actors()

    def filled(self, option: Action) -> Action:
        """An option with its holes filled by whim."""
        return option.sample(self._state, self.seat, self.random)


class Player(Protocol):
    """A computer player; one is made for each seat."""

    def choose(self, question: Question) -> Action:
        """What it does."""
        ...
