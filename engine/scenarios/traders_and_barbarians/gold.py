"""Gold: no resource, but it buys them, and is traded as if it were one."""

from __future__ import annotations

from engine.action import Action
from engine.event import Event
from engine.record import Good, Seat
from engine.state import Part


class Purchases(Part, frozen=True):
    """How often each seat has bought a resource with gold in this turn."""

    scores = False
    made: tuple[int, ...]


class ResourceBought(Event, frozen=True):
    """A seat has bought a resource with gold."""

    seat: Seat
    took: Good
    gold: int


class BuyResource(Action, frozen=True):
    """Buy any resource for two gold, at most twice a turn (T10)."""

    chapter = "trade"
    take: Good
