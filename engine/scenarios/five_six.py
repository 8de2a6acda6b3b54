"""The 5–6 player extension: what the others do between two turns, so that nobody waits too long."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Self

from engine.action import Action, Step, begin_turn
from engine.base import VOTES
from engine.base.bargaining import BARGAINS
from engine.base.turn import Main, roll
from engine.event import Event, TurnEnded
from engine.record import Seat
from engine.ruleset import Ruleset, StepFunction
from engine.state import State

USUAL_SEATS = 4
"""With no more players than this nothing is different."""

THIRD_TO_THE_LEFT = 3
"""So many seats after the one that has the dice sits the one whose turn is paired with its own (G12)."""


class SpecialBuilding(Step, frozen=True):
    """A seat builds and buys after the turn of another; it neither trades nor plays cards, and cannot win (G12)."""

    seat: Seat


class PairedTurn(Main, frozen=True):
    """A seat builds, and trades with the supply, in a turn of its own without dice (G12)."""


class BuildingPhaseBegan(Event, frozen=True):
    """A seat has finished its turn, and all others may build now."""

    seat: Seat


class PassBuilding(Action, frozen=True):
    """Build nothing more until the own turn; it is never done for anybody, which would tell what he holds (G14)."""

    chapter = "turn"
    standing = ("pass",)

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        return (cls(),)

    def apply(self, state: State, seat: Seat) -> None:
        state.finish()


def five_six(rules: Ruleset) -> Ruleset:
    """The special building phase; board and supply are those of the map (G12)."""
    if rules.seats <= USUAL_SEATS:
        return rules
    building = (action for action in rules.menu[Main] if action.chapter == "build")
    return rules.allow(SpecialBuilding, *building, PassBuilding, *VOTES).but(
        turn=(*rules.turn, special_building),
        on_turn=nobody_wins_by_building(rules.on_turn),
    )


def special_building(state: State) -> tuple[Step, ...]:
    """After a turn all others build, clockwise; it changes nothing about whose turn is next."""
    state.emit(BuildingPhaseBegan(state.seat))
    seats = state.rules.seats
    return tuple(SpecialBuilding(Seat((state.seat + place) % seats)) for place in range(1, seats))


def nobody_wins_by_building(on_turn: Callable[[State], tuple[Seat, ...]]) -> Callable[[State], tuple[Seat, ...]]:
    """The building phase is nobody's turn: what it brings wins in the own next one."""

    def but_then(state: State) -> tuple[Seat, ...]:
        building = state.phase > 0 and state.rules.turn[state.phase - 1] is special_building
        return () if building else on_turn(state)

    return but_then


def paired_turns(rules: Ruleset) -> Ruleset:
    """Instead of building between the turns, the third player to the left has all of a turn but the dice (G12)."""
    if rules.seats <= USUAL_SEATS:
        return rules
    turn = tuple(part for part in rules.turn if part is not special_building)
    after_the_roll = turn[turn.index(roll) + 1 :]
    paired = tuple(action for action in rules.menu[Main] if not issubclass(action, BARGAINS))
    menu = {step: actions for step, actions in rules.menu.items() if step is not SpecialBuilding}
    return rules.but(
        menu={**menu, PairedTurn: paired},
        turn=(*turn, pair, *map(without_players, after_the_roll)),
    )


def pair(state: State) -> tuple[Step, ...]:
    """The turn of whoever has rolled is over, and that of the third player to the left begins."""
    state.emit(TurnEnded(state.seat))
    begin_turn(state, Seat((state.seat + THIRD_TO_THE_LEFT) % state.rules.seats))
    return ()


def without_players(part: StepFunction) -> StepFunction:
    """The same part of a turn for a seat that trades with nobody but the supply."""

    @wraps(part)
    def paired(state: State) -> tuple[Step, ...]:
        return tuple(PairedTurn(step.seat) if type(step) is Main else step for step in part(state))

    return paired
