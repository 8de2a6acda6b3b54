"""How a game ends that nobody wins by points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from engine.action import Action, Illegal, Step, end_by_points, standings
from engine.event import Event, TurnBegan
from engine.record import Seat
from engine.state import Part, State

QUIET_ROUNDS = 100
"""After so many rounds in which nobody's points changed the table is asked (G11)."""


class Progress(Part, frozen=True):
    """The public points when they last changed, and in which turn that was; and who has agreed to end."""

    scores = False
    points: tuple[int, ...]
    since: int
    agreed: tuple[Seat, ...]


class Concluding(Step, frozen=True):
    """Nothing has changed for a hundred rounds: every seat is asked whether to end the game (G11)."""

    asked: tuple[Seat, ...]

    def actors(self) -> tuple[Seat, ...]:
        return self.asked


class EndProposed(Event, frozen=True):
    """A seat wishes to end the game here; it ends when all seats do."""

    seat: Seat
    agreed: tuple[Seat, ...]


class EndRefused(Event, frozen=True):
    """A seat wishes to play on."""

    seat: Seat


class AgreeToEnd(Action, frozen=True):
    """Vote for ending the game as it stands; it ends when everybody agrees, and most points win (G11)."""

    chapter = "table"
    aside = True
    audience = "everyone"

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        return () if seat in state.parts[Progress].agreed else (cls(),)

    def check(self, state: State, seat: Seat) -> None:
        if seat in state[Progress].agreed:
            raise Illegal("agreed-already")

    def apply(self, state: State, seat: Seat) -> None:
        progress = state[Progress]
        agreed = tuple(sorted((*progress.agreed, seat)))
        state.put(Progress(progress.points, progress.since, agreed))
        state.emit(EndProposed(seat, agreed))
        if len(agreed) == state.rules.seats:
            end_by_points(state, "agreed")
        elif isinstance(state.step, Concluding):
            state.become(Concluding(tuple(one for one in state.step.asked if one != seat)))


class PlayOn(Action, frozen=True):
    """Vote for playing on: nobody's wish to end holds any longer."""

    chapter = "table"
    aside = True
    audience = "everyone"

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        asked = state.parts[Progress].agreed or type(state.agenda[-1].step) is Concluding
        return (cls(),) if asked else ()

    def check(self, state: State, seat: Seat) -> None:
        if not state[Progress].agreed and not isinstance(state.step, Concluding):
            raise Illegal("nobody-wants-to-end")

    def apply(self, state: State, seat: Seat) -> None:
        progress = state[Progress]
        state.put(Progress(progress.points, progress.since, ()))
        if isinstance(state.step, Concluding):
            state.finish()
        state.emit(EndRefused(seat))


def at_the_start(state: State) -> Progress:
    """Nobody has points and nobody wants to end."""
    return Progress((0,) * state.rules.seats, 0, ())


def see_whether_it_goes_on(state: State, began: TurnBegan) -> None:
    """When nobody's points have changed for long the table is asked (G11)."""
    progress: Progress = state.parts[Progress]
    now = standings(state)
    if now != progress.points:
        state.put(Progress(now, began.turn, progress.agreed))
    elif began.turn - progress.since >= QUIET_ROUNDS * state.rules.seats:
        state.put(Progress(now, began.turn, progress.agreed))
        state.begin(Concluding(tuple(sorted({*state.rules.every_seat} - {*progress.agreed}))))
