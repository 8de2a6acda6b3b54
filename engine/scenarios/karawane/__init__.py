"""Die große Karawane: routes of arrows grow from an oasis, and all vote where they lead."""

from __future__ import annotations

from engine.base import VOTES
from engine.base.building import CityBuilt, SettlementBuilt
from engine.event import TurnBegan
from engine.ruleset import Mark, Ruleset, Score
from engine.scenarios.karawane.bids import Bids, no_vote
from engine.scenarios.karawane.caravan import (
    OASIS,
    PRINTED_ARROW,
    Arrow,
    ArrowLaid,
    Caravan,
    Position,
    RouteCutOff,
    RouteEnded,
    RoutesMet,
    doubled_beside_arrows,
    lay_out_the_oasis,
    measure_beside_the_arrow,
    points_between_arrows,
    routes_to_begin,
    turn_the_island,
)
from engine.scenarios.karawane.vote import (
    ArrowDue,
    Ballot,
    Bid,
    Bidding,
    CardsBid,
    CloseVote,
    Counting,
    KeepSilent,
    PositionNamed,
    Rested,
    SilenceKept,
    Wish,
    all_are_awake,
    an_arrow_is_due,
    but_for_the_rested,
    caravan_vote,
    nobody_rested,
    note_the_builder,
)


def karawane(rules: Ruleset) -> Ruleset:
    """The rules with the caravan (rulings K1 to K11)."""
    amended = rules.but(
        parts=(*rules.parts, routes_to_begin, no_vote, nobody_rested),
        target=13,
        turn=(*rules.turn, caravan_vote),
        length=doubled_beside_arrows,
        scores=(*rules.scores, Score("caravan", points_between_arrows)),
        prospects=(*rules.prospects, an_arrow_is_due),
        on_turn=but_for_the_rested(rules.on_turn),
    )
    return (
        amended.allow(Bidding, Bid, *VOTES)
        .allow(Ballot, Wish, KeepSilent, CloseVote, *VOTES)
        .when(SettlementBuilt, note_the_builder)
        .when(CityBuilt, note_the_builder)
        .when(ArrowLaid, measure_beside_the_arrow)
        .when(TurnBegan, all_are_awake)
        .reads(Mark("terrain", OASIS, 1, 1), Mark("intersection", PRINTED_ARROW))
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
    "RouteCutOff",
    "RouteEnded",
    "RoutesMet",
    "SilenceKept",
    "Wish",
    "karawane",
    "lay_out_the_oasis",
    "turn_the_island",
]
