"""What the store hands out and takes in: one frozen record for each kind of row.

Ids of users, channels, servers and messages are Discord's numbers. Moments are aware and in UTC. Texts called JSON here
are made and read by the caller; the store never looks inside.
"""

from datetime import datetime
from typing import Literal

import msgspec

Status = Literal["lobby", "running", "finished", "abandoned"]
Ending = Literal["finished", "abandoned"]
Outcome = Literal["sent", "stale", "refused"]

OPEN: tuple[Status, ...] = ("lobby", "running")


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game from its lobby to its end.

    `spec` is the JSON of the table that was ordered, `dealt` that of the table as laid out, there from the start on.
    The panel is the newest public message that shows the game, and `panel_mark` says which state it shows.
    """

    id: str
    guild_id: int | None
    channel_id: int
    host_id: int
    status: Status
    spec: str
    dealt: str | None = None
    ruleset_version: int | None = None
    locale: str
    created_at: datetime
    started_at: datetime | None = None
    ended_at: datetime | None = None
    panel_message_id: int | None = None
    panel_posted_at: datetime | None = None
    panel_mark: str | None = None


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and who sits there: a user, a kind of computer player, or nobody for now."""

    game_id: str
    seat: int
    user_id: int | None = None
    computer: str | None = None
    name: str
    colour: str


class EntryRow(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a game's journal: who did what, and the luck drawn for it.

    `user_id` is whoever pressed the button, if a person did; `digest` sums up the state afterwards.
    """

    game_id: str
    n: int
    seat: int
    user_id: int | None = None
    at: datetime
    action: str
    draws: str
    digest: str


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """A message to be put into the outbox; its key names it for good, so that it is never put there twice.

    `target` is a channel or a user, as the kind says. Without `due_at` it is due at once.
    """

    key: str
    game_id: str
    kind: str
    target: int
    payload: str
    due_at: datetime | None = None


class OutboxRow(msgspec.Struct, frozen=True, kw_only=True):
    """A message in the outbox, to be sent as long as it has no outcome.

    `tried_at` is the last time that sending began; `nonce` marks the message for Discord and for whoever looks for it.
    """

    id: int
    key: str
    game_id: str
    kind: str
    target: int
    payload: str
    nonce: str
    created_at: datetime
    due_at: datetime
    tried_at: datetime | None
    attempts: int
    sent_at: datetime | None
    message_id: int | None
    outcome: Outcome | None


class HandMessageRow(msgspec.Struct, frozen=True, kw_only=True):
    """The one direct message that shows a user the hand in a game, and the turn it was written in."""

    game_id: str
    user_id: int
    channel_id: int
    message_id: int
    sent_at: datetime
    turn: int


class UserRow(msgspec.Struct, frozen=True, kw_only=True):
    """What is remembered of a user: the language chosen, and whether closed direct messages were mentioned yet."""

    user_id: int
    dm_closed_told: bool = False
    locale: str | None = None
