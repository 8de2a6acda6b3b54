"""The bids of a vote, and what they come to: who has how many votes, and on whom the choice hangs."""

from __future__ import annotations

from engine.record import Bag, Seat
from engine.scenarios.karawane.caravan import Position
from engine.state import Part, State


class Bids(Part, frozen=True):
    """The vote: for whose building an arrow is due, what each seat has laid (None: nothing yet), and who wishes what.

    `silent` are the bidders who will name no position.
    """

    builder: Seat | None
    laid: tuple[Bag | None, ...]
    wishes: tuple[Position | None, ...]
    silent: tuple[Seat, ...] = ()


def no_vote(state: State) -> Bids:
    """No arrow is due, and nobody has bid."""
    nobody = (None,) * state.rules.seats
    return Bids(None, nobody, nobody)


def votes(bids: Bids) -> tuple[int, ...]:
    """How many votes each seat has: as many as it has laid cards."""
    return tuple(sum(cards or ()) for cards in bids.laid)


def undecided(bids: Bids) -> tuple[Seat, ...]:
    """The bidders who have neither named a position nor said that they will not."""
    return tuple(
        Seat(seat)
        for seat, count in enumerate(votes(bids))
        if count and bids.wishes[seat] is None and seat not in bids.silent
    )


def ruler(bids: Bids) -> Seat | None:
    """The bidder who has more votes than all others together."""
    counts = votes(bids)
    return next((Seat(seat) for seat, count in enumerate(counts) if 2 * count > sum(counts)), None)


def majority_for(bids: Bids, position: Position) -> tuple[Seat, ...]:
    """The bidders who wish for a position, if they hold more than half of the votes together; else nobody."""
    counts = votes(bids)
    agreed = tuple(Seat(seat) for seat, wish in enumerate(bids.wishes) if wish == position)
    return agreed if 2 * sum(counts[seat] for seat in agreed) > sum(counts) else ()


def arbiter(bids: Bids) -> Seat:
    """Who chooses when no majority does: whoever alone has laid most, else the builder."""
    counts = votes(bids)
    most = [Seat(seat) for seat, count in enumerate(counts) if count == max(counts)]
    assert bids.builder is not None
    return most[0] if len(most) == 1 else bids.builder


def asked(bids: Bids) -> tuple[Seat, ...]:
    """On whom the vote hangs: whoever has the majority alone, else all bidders without a wish, then the arbiter."""
    waiting, alone = undecided(bids), ruler(bids)
    return (alone,) if alone is not None and alone in waiting else waiting or (arbiter(bids),)
