"""What must be sent after an action: the panel, hands that changed, offers that were made or closed."""

from __future__ import annotations

from bot.store import Draft, OutboxRow
from bot.table import Done, Table
from engine.base.cards import Cards
from engine.base.offers import MakerToldWhy, Offer, OfferMade, Offers
from engine.journal import Journal
from engine.record import Seat, to_json
from engine.state import State

AGAIN = "again-"
"""In the key of a panel that is owed once more."""


def what_to_send(table: Table, journal: Journal, done: Done) -> tuple[list[Draft], list[str]]:
    """The messages that follow from an action, and the keys of those it makes stale."""
    n = done.entry.n
    drafts = [panel_draft(table.id, table.game.channel_id, n)]
    stale = [panel_key(table.id)]
    for seat, row in enumerate(table.seats):
        if row.user_id is not None and hand_changed(done, Seat(seat)):
            drafts.append(hand_draft(table.id, row.user_id, Seat(seat), n))
            stale.append(hand_key(table.id, Seat(seat)))
    drafts.extend(_offers(table, done, n))
    return drafts, stale


def panel_draft(game_id: str, channel_id: int, n: int, again: int | None = None) -> Draft:
    """The panel is to show the game as it is after entry n; `again` tells one that is owed once more from the first."""
    more = "" if again is None else f"{AGAIN}{again}:"
    return Draft(key=f"{panel_key(game_id)}{more}{n}", game_id=game_id, kind="panel", target=channel_id, payload="{}")


def is_owed_again(row: OutboxRow) -> bool:
    """Whether a row is a panel's that is owed once more."""
    return row.kind == "panel" and row.key.startswith(f"{panel_key(row.game_id)}{AGAIN}")


def panel_key(game_id: str) -> str:
    """How the keys of a game's panels begin."""
    return f"{game_id}:panel:"


def hand_draft(game_id: str, user_id: int, seat: Seat, n: int) -> Draft:
    """A hand is to be shown to its owner."""
    return Draft(key=f"{hand_key(game_id, seat)}{n}", game_id=game_id, kind="hand", target=user_id, payload="{}")


def hand_key(game_id: str, seat: Seat) -> str:
    """How the keys of a seat's hands begin."""
    return f"{game_id}:hand:{seat}:"


def offer_key(game_id: str, serial: int) -> str:
    """The key of the card of an offer."""
    return f"{game_id}:offer:{serial}"


def hand_changed(done: Done, seat: Seat) -> bool:
    """Whether a seat's goods or development cards are others than before."""
    before, after = done.before, done.after
    return (
        before.hands[seat] != after.hands[seat]
        or _cards(before, seat) != _cards(after, seat)
        or any(isinstance(event, MakerToldWhy) and event.seat == seat for event in done.outcome.events)
    )


def _cards(state: State, seat: Seat) -> object:
    return (state[Cards].held[seat], state[Cards].fresh[seat]) if Cards in state else None


def _offers(table: Table, done: Done, n: int) -> list[Draft]:
    """A card for each new offer, and a change for each card whose offer has changed or is gone."""
    made = [event.offer for event in done.outcome.events if isinstance(event, OfferMade)]
    before, after = standing(done.before), standing(done.after)
    drafts = [_offer_draft(table, offer_key(table.id, offer.serial), "offer", offer) for offer in made]
    known = {offer.serial for offer in made}
    changed = [offer for serial, offer in {**after, **before}.items() if before.get(serial) != after.get(serial)]
    changed = [offer for offer in changed if offer.serial not in known]
    drafts.extend(_offer_draft(table, f"{offer_key(table.id, o.serial)}:{n}", "offer_changed", o) for o in changed)
    return drafts


def _offer_draft(table: Table, key: str, kind: str, offer: Offer) -> Draft:
    payload = to_json({"serial": offer.serial, "number": offer.number, "offer": offer})
    return Draft(key=key, game_id=table.id, kind=kind, target=table.game.channel_id, payload=payload)


def standing(state: State) -> dict[int, Offer]:
    """The offers that stand, by their serial numbers; none when the game is over."""
    open_to = Offers in state and state.ended is None
    return {offer.serial: offer for offer in state[Offers].standing} if open_to else {}
