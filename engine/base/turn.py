"""The turn: the roll, then trading and building, freely mixed, until the dice are passed on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from engine.action import Action, Step
from engine.event import Event
from engine.record import Seat
from engine.state import State


class Rolling(Step, frozen=True):
    """A seat is to roll the dice; a development card may come first (G1)."""

    seat: Seat


class Main(Step, frozen=True):
    """A seat trades and builds (G1)."""

    seat: Seat


class DiceThrown(Event, frozen=True):
    """The dice show two numbers."""

    seat: Seat
    first: int
    second: int


class ThrownAgain(Event, frozen=True):
    """The dice have shown a number that does not count at this table, and are thrown again."""

    seat: Seat
    first: int
    second: int


class Roll(Action, frozen=True):
    """Roll the dice, until they show a number that counts."""

    chapter = "turn"

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        return (cls(),)

    def apply(self, state: State, seat: Seat) -> None:
        rules = state.rules
        first, second = rules.dice(state)
        while rules.thrown_again(state, first + second):
            state.emit(ThrownAgain(seat, first, second))
            first, second = rules.dice(state)
        state.finish()
        state.emit(DiceThrown(seat, first, second))


class EndTurn(Action, frozen=True):
    """Pass the dice on; a turn never ends by itself."""

    chapter = "turn"

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        return (cls(),)

    def apply(self, state: State, seat: Seat) -> None:
        state.finish()


def roll(state: State) -> tuple[Step, ...]:
    """A turn begins with the roll."""
    return (Rolling(state.seat),)


def main(state: State) -> tuple[Step, ...]:
    """After the roll the seat trades and builds."""
    return (Main(state.seat),)


def two_fair_dice(state: State) -> tuple[int, int]:
    """Two dice, each number as likely as any other."""
    return state.chance.draw(6, "dice") + 1, state.chance.draw(6, "dice") + 1


def every_throw_counts(state: State, number: int) -> bool:
    """No number is thrown again."""
    return False


def whose_turn_it_is(state: State) -> tuple[Seat, ...]:
    """Only the seat on turn may win (G9)."""
    return (state.seat,)
