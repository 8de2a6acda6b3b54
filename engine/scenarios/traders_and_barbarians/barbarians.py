"""The barbarians: what they bar, who moves them, and how they are driven off."""

from __future__ import annotations

from engine.action import Action, Step
from engine.event import Event
from engine.record import Path, Seat
from engine.state import Part


class Barbarians(Part, frozen=True):
    """The path on which each barbarian stands."""

    on_board = True
    paths: tuple[Path, ...]


class Chasing(Step, frozen=True):
    """A seat has beaten a barbarian and says where he goes (T6)."""

    seat: Seat
    barbarian: Path


class BarbarianFaced(Event, frozen=True):
    """A seat has tried to drive a barbarian off and thrown a die."""

    seat: Seat
    path: Path
    thrown: int
    beaten: bool


class BarbarianMoved(Event, frozen=True):
    """A barbarian stands on another path."""

    seat: Seat
    barbarian: Path
    path: Path


class BarbarianSpared(Event, frozen=True):
    """A barbarian who was beaten is left where he stands."""

    seat: Seat
    path: Path


class MoveBarbarian(Action, frozen=True):
    """On a seven or by a Knight: move a barbarian, and draw a card from the owner of a road there, or none (T7)."""

    chapter = "move"
    barbarian: Path
    path: Path
    victim: Seat | None


class DriveOff(Action, frozen=True):
    """Throw a die to drive off the barbarian on a path beside the wagon, once a turn each (T6)."""

    chapter = "move"
    path: Path


class ChaseBarbarian(Action, frozen=True):
    """Move the barbarian who was beaten to a path without one; nobody is robbed (T6)."""

    chapter = "move"
    path: Path


class SpareBarbarian(Action, frozen=True):
    """Leave the barbarian who was beaten where he stands (T6)."""

    chapter = "move"
