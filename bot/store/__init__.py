"""The storage of the bot: games, journals, messages to be sent, and little about users."""

from bot.store.codes import new_game_code
from bot.store.faults import ChannelTaken, Conflict, KeyTaken, Refusal, StoreError, UnknownGame, WrongStatus
from bot.store.rows import (
    Draft,
    Ending,
    EntryRow,
    GameRow,
    HandMessageRow,
    OutboxRow,
    Outcome,
    SeatRow,
    Status,
    UserRow,
)
from bot.store.store import Store

__all__ = [
    "ChannelTaken",
    "Conflict",
    "Draft",
    "Ending",
    "EntryRow",
    "GameRow",
    "HandMessageRow",
    "KeyTaken",
    "OutboxRow",
    "Outcome",
    "Refusal",
    "SeatRow",
    "Status",
    "Store",
    "StoreError",
    "UnknownGame",
    "UserRow",
    "WrongStatus",
    "new_game_code",
]
