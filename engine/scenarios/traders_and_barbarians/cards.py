"""The development cards of the scenario: the journey is its own."""

from __future__ import annotations

from engine.base.cards import PlayCard


class PlaySwiftJourney(PlayCard, frozen=True):
    """A Swift Journey ends the wagon's movement and gives it a second one, with all its points (T3)."""

    card = "swift_journey"
