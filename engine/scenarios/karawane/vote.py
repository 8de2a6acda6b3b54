"""The vote: when an arrow is due, who bids for a say, and how its position is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from engine import goods
from engine.action import Action, Hole, Illegal, Step
from engine.base.building import CityBuilt, SettlementBuilt
from engine.event import Event, TurnBegan
from engine.record import Bag, Intersection, Path, Seat
from engine.scenarios.karawane.caravan import Position
from engine.state import Part, State

CURRENCY = ("wool", "grain")
"""What one bids with: a vote a card."""


class Bids(Part, frozen=True):
    """The vote: for whose building an arrow is due, what each seat has laid (None: nothing yet), and who wishes what.

    `silent` are the bidders who will name no position.
    """

    builder: Seat | None
    laid: tuple[Bag | None, ...]
    wishes: tuple[Position | None, ...]
    silent: tuple[Seat, ...] = ()


class Rested(Part, frozen=True):
    """The seats whose turn has ended with an arrow: what it brings them wins in their own next turn (K11)."""

    scores = False
    seats: tuple[Seat, ...]


class Bidding(Step, frozen=True):
    """A seat may lay wool and grain as votes, once."""

    seat: Seat


class Counting(Step, frozen=True):
    """All have had their chance to bid; the votes are counted."""

    def actors(self) -> tuple[Seat, ...]:
        return ()


class Ballot(Step, frozen=True):
    """Those who have bid name positions, until one is chosen; `asked` are the ones on whom it hangs now (K5)."""

    asked: tuple[Seat, ...]

    def actors(self) -> tuple[Seat, ...]:
        return self.asked


class ArrowDue(Event, frozen=True):
    """A seat has founded or raised a settlement in its turn, so an arrow is laid, and all vote where."""

    seat: Seat


class CardsBid(Event, frozen=True):
    """A seat has laid cards as votes, openly, or none."""

    seat: Seat
    cards: Bag


class PositionNamed(Event, frozen=True):
    """A bidder has said where the arrow should go."""

    seat: Seat
    site: Intersection
    path: Path


class SilenceKept(Event, frozen=True):
    """A bidder names no position."""

    seat: Seat


class Bid(Action, frozen=True):
    """Lay wool and grain as votes, as many as one likes, or none; they go back to the supply whatever happens (K5)."""

    chapter = "answer"
    standing = ("nothing",)
    cards: Bag | None


class Wish(Action, frozen=True):
    """Name the position one wishes for, or another than before; open to all who have bid (K5)."""

    chapter = "answer"
    audience = "everyone"
    site: Intersection
    path: Path


class KeepSilent(Action, frozen=True):
    """Name no position, and so agree with nobody (K5)."""

    chapter = "answer"
    standing = ("nothing",)


class CloseVote(Action, frozen=True):
    """Choose the position alone, when the others have come to nothing (K5)."""

    chapter = "answer"
    site: Intersection
    path: Path
