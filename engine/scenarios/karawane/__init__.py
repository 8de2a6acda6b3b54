"""Die große Karawane: routes of arrows grow from an oasis, and all vote where they lead."""

from __future__ import annotations

from engine.scenarios.karawane.caravan import Arrow, ArrowLaid, Caravan, Position, RouteEnded, RoutesMet
from engine.scenarios.karawane.vote import (
    ArrowDue,
    Ballot,
    Bid,
    Bidding,
    Bids,
    CardsBid,
    CloseVote,
    Counting,
    KeepSilent,
    PositionNamed,
    Rested,
    SilenceKept,
    Wish,
)

__all__ = [
    "Arrow",
    "ArrowDue",
    "ArrowLaid",
    "Ballot",
    "Bid",
    "Bidding",
    "Bids",
    "Caravan",
    "CardsBid",
    "CloseVote",
    "Counting",
    "KeepSilent",
    "Position",
    "PositionNamed",
    "Rested",
    "RouteEnded",
    "RoutesMet",
    "SilenceKept",
    "Wish",
]
