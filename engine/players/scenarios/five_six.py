"""What a player with some sense does between two turns of others: it builds what it would anyway, and passes."""

from __future__ import annotations

from engine.action import Action
from engine.players.thought import Thought
from engine.scenarios.five_six import PassBuilding


def pass_on(thought: Thought) -> Action | None:
    """It builds nothing more."""
    return next(iter(thought.open_to(PassBuilding)), None)


CLOSING = (pass_on,)
KNOWN = (PassBuilding,)
