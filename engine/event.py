"""What has just happened, in the past tense, and who may know all of it."""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec

from engine.record import Record, Seat


class Event(Record, frozen=True):
    """Something that has happened; a field named in `secrets` is known only to the seats in the fields beside it."""

    secrets: ClassVar[dict[str, tuple[str, ...]]] = {}

    def seen_by(self, seat: Seat | None) -> Self:
        """The event as one seat sees it, or as everybody does: what it may not know is None."""
        hidden = {
            field: None
            for field, knowing in self.secrets.items()
            if seat is None or seat not in {getattr(self, name) for name in knowing}
        }
        return msgspec.structs.replace(self, **hidden) if hidden else self

    def known_to(self) -> tuple[Seat, ...] | None:
        """The only seats that learn of it at all; None when it is public."""
        return None


class TurnBegan(Event, frozen=True):
    """A seat's turn has begun; one without dice has the number of the turn before it."""

    seat: Seat
    turn: int


class TurnEnded(Event, frozen=True):
    """A seat's turn is over, and what counted for that turn alone counts no longer."""

    seat: Seat


class GameEnded(Event, frozen=True):
    """The game is over: won by `points`, `nothing_left` to gain, or `agreed`; `points` counts everything."""

    reason: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
