"""The rules of the game. This is the door; everything else is the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.action import Illegal, options, play
from engine.journal import fresh_state, replay
from engine.record import Seat
from engine.sight import view
from engine.state import State
from engine.tables import TableSpec, dealt_for

__all__ = ["Illegal", "deal", "options", "play", "replay", "view"]


def deal(spec: TableSpec, document: Mapping[str, Any], seed: str, start: Seat | None = None) -> State:
    """Lay out a table from its map document and a seed; `state.dealt` is what must be kept of it."""
    return fresh_state(dealt_for(spec, document, seed, start))
