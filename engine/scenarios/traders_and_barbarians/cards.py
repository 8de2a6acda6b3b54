"""The development cards of the scenario: the journey is its own."""

from __future__ import annotations

import msgspec

from engine.action import Illegal
from engine.base.cards import PlayCard
from engine.record import Seat
from engine.scenarios.traders_and_barbarians.trains import active_card
from engine.scenarios.traders_and_barbarians.wagons import driving
from engine.state import State


class PlaySwiftJourney(PlayCard, frozen=True):
    """A Swift Journey ends the wagon's movement and gives it a second one, with all its points (T3)."""

    card = "swift_journey"

    @classmethod
    def ways(cls, state: State, seat: Seat) -> tuple[PlaySwiftJourney, ...]:
        return (cls(),) if driving(state).moved else ()

    def check_way(self, state: State, seat: Seat) -> None:
        if not driving(state).moved:
            raise Illegal("move-first")

    def take_effect(self, state: State, seat: Seat) -> None:
        points = active_card(state, seat).points
        state.become(msgspec.structs.replace(driving(state), left=points, moved=False, halted=False))
