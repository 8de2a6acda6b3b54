"""How a message that is owed gets to Discord exactly once: the panel, hands, and the cards of offers.

What is being posted is noted before. When the note is still there at the next attempt, that one was cut short, and the
message is looked for before another is sent: the nonce is known to Discord for some minutes only.
"""

from __future__ import annotations

import logging
import re
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from bot.dispatch import offer_key, standing
from bot.now import now
from bot.panel import (
    Mark,
    Posting,
    close_offer,
    must_be_posted,
    read_mark,
    write_offer,
    write_panel,
)
from bot.private import Letter
from bot.store import HandMessageRow, OutboxRow, Store
from bot.table import Table
from engine.base.offers import Offer
from engine.event import TurnBegan
from engine.record import Seat, to_json

if TYPE_CHECKING:
    from bot.client import CatanBot

log = logging.getLogger(__name__)

DM_CLOSED = (50007, 50278)
"""The user takes no direct messages (Discord's documentation, opcodes)."""

TOO_OLD_TO_EDIT = 30046
"""Messages older than an hour may be edited only so often (Discord's documentation, opcodes)."""

ARCHIVED = 50083
"""A thread that sleeps: nothing in it can be edited, but a new message wakes it (Discord's documentation, opcodes)."""

EDITED_FOR = timedelta(minutes=50)
"""After this a message is sent anew rather than edited."""

CLOCKS_DIFFER = timedelta(minutes=1)
"""So far Discord's clock may be from ours."""

SEARCHED = 200
"""So many messages after an attempt are looked through for the one it may have left."""

UNKNOWN, NONE = 0, -1
"""In place of the number of a direct message: whether it was sent is not known, or it is known that it was not."""


class Refused(Exception):  # noqa: N818 (an answer of Discord, not a fault)
    """Discord does not let the bot send this, and will not."""


class Needless(Exception):  # noqa: N818 (nothing is wrong)
    """Things have moved on, and nobody needs this message any more."""


class Delivery:
    """Brings the rows of the outbox to Discord. It never sends two messages where one is owed."""

    def __init__(self, bot: CatanBot, store: Store) -> None:
        self._bot = bot
        self._store = store

    async def deliver(self, table: Table, row: OutboxRow, *, again: bool) -> int:
        """Send what a row is about, as things are now, and return the message; `again` after an attempt that failed.

        Raises Needless, Refused, or what Discord answered.
        """
        if row.kind == "panel":
            return await self._panel(table, row)
        if row.kind == "hand":
            return await self._hand(table, row)
        if row.kind == "offer":
            return await self._offer(table, row, again=again)
        return await self._offer_changed(table, row)

    # The panel

    async def _panel(self, table: Table, row: OutboxRow) -> int:
        channel = await self._bot.channel(table.game.channel_id)
        await self._find_lost_panel(table, channel)
        game, before = table.game, read_mark(table.game.panel_mark)
        old = game.panel_posted_at is not None and now() - game.panel_posted_at > EDITED_FOR
        if game.panel_message_id is not None and not old and not must_be_posted(before, table):
            mark = await self._edit_panel(table, channel, game.panel_message_id, before, row)
            if mark is not None:
                await self._remember_panel(table, game.panel_message_id, game.panel_posted_at, mark)
                return game.panel_message_id
        return await self._post_panel(table, channel, before, row)

    async def _find_lost_panel(self, table: Table, channel: Any) -> None:
        """When the bot was stopped while it posted a panel, take up that panel if it is in the channel."""
        mark = read_mark(table.game.panel_mark)
        if mark is None or mark.posting is None:
            return
        lost = mark.posting
        found = await self._search(channel, lost.at, f":log:{lost.number}", table.id)
        old = table.game.panel_message_id
        if found is None:
            known = msgspec.structs.replace(mark, posting=None)
            await self._remember_panel(table, old, table.game.panel_posted_at, known)
            return
        if old is not None and old != found:
            await self._strip(channel, old)
        await self._remember_panel(table, found, lost.at, lost.mark)

    async def _post_panel(self, table: Table, channel: Any, before: Mark | None, row: OutboxRow) -> int:
        number, old = _number(row), table.game.panel_message_id
        panel = await write_panel(table, before, self._bot.pictures, number, anew=True)
        beginning = before if before is not None else Mark.of_nothing()
        noted = msgspec.structs.replace(beginning, posting=Posting(number, now(), panel.mark))
        await self._remember_panel(table, old, table.game.panel_posted_at, noted)
        posted = await self._post(channel, panel.letter, row, people=list(panel.called))
        # The old panel before the note: whoever is cut short here does both again.
        if old is not None and old != posted:
            await self._strip(channel, old)
        await self._remember_panel(table, posted, now(), panel.mark)
        return posted

    async def _edit_panel(
        self, table: Table, channel: Any, message_id: int, before: Mark | None, row: OutboxRow
    ) -> Mark | None:
        """Put the panel in place of what it shows; None when Discord wants a new message instead."""
        panel = await write_panel(table, before, self._bot.pictures, _number(row), anew=False)
        try:
            await channel.get_partial_message(message_id).edit(
                view=panel.letter.view,
                attachments=list(panel.letter.files),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.NotFound:
            return None
        except discord.HTTPException as fault:
            if fault.code in (TOO_OLD_TO_EDIT, ARCHIVED):
                return None
            raise
        return panel.mark

    async def _remember_panel(
        self, table: Table, message_id: int | None, posted_at: datetime | None, mark: Mark
    ) -> None:
        text = to_json(mark)
        await self._store.set_panel(table.id, message_id=message_id, posted_at=posted_at, mark=text)
        table.game = msgspec.structs.replace(
            table.game, panel_message_id=message_id, panel_posted_at=posted_at, panel_mark=text
        )

    async def _strip(self, channel: Any, message_id: int) -> None:
        """Take the buttons off a panel that is no longer the newest; it keeps its text and picture."""
        try:
            message = await channel.fetch_message(message_id)
            view = discord.ui.LayoutView.from_message(message, timeout=None)
            without_widgets(view)
            await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as fault:
            log.info("the old panel %s keeps its buttons: %s", message_id, fault)

    # Hands

    async def _hand(self, table: Table, row: OutboxRow) -> int:
        seat = table.seat_of(row.target)
        if seat is None:
            raise Needless
        user = await self._store.get_user(row.target)
        letter = await self._bot.hand_letter(table, seat, user.locale or table.game.locale, _number(row))
        try:
            message_id = await self._send_hand(table, row, letter, own_turns(table, seat))
        except discord.HTTPException as fault:
            if fault.code not in DM_CLOSED:
                raise
            self._bot.closed_to.add(row.target)
            raise Refused("direct messages are closed") from fault
        self._bot.closed_to.discard(row.target)
        if user.dm_closed_told:
            await self._store.put_user(msgspec.structs.replace(user, dm_closed_told=False))
        return message_id

    async def _send_hand(self, table: Table, row: OutboxRow, letter: Letter, turn: int) -> int:
        """Edit the one message that shows the hand, or send it anew in silence, at most once between own turns."""
        person = await self._bot.person(row.target)
        channel = person.dm_channel or await person.create_dm()
        known = await self._known_hand(table, row.target, channel)
        if known is not None and (now() - known.sent_at <= EDITED_FOR or known.turn >= turn):
            try:
                await channel.get_partial_message(known.message_id).edit(
                    view=letter.view, attachments=list(letter.files)
                )
            except discord.NotFound:
                known = None
            except discord.HTTPException as fault:
                if fault.code == TOO_OLD_TO_EDIT:
                    raise Needless from fault
                raise
            else:
                return known.message_id
        if known is not None:
            await self._discard(channel, known.message_id)
        sent = HandMessageRow(
            game_id=table.id,
            user_id=row.target,
            channel_id=channel.id,
            message_id=UNKNOWN,
            sent_at=now(),
            turn=turn,
        )
        await self._store.put_hand_message(sent)
        try:
            message = await channel.send(view=letter.view, files=list(letter.files), silent=True, nonce=row.nonce)
        except discord.Forbidden:
            await self._store.put_hand_message(msgspec.structs.replace(sent, message_id=NONE))
            raise
        await self._store.put_hand_message(msgspec.structs.replace(sent, message_id=message.id))
        return message.id

    async def _known_hand(self, table: Table, user_id: int, channel: Any) -> HandMessageRow | None:
        """The message that shows the hand; one whose sending was cut short is looked for."""
        known = await self._store.get_hand_message(table.id, user_id)
        if known is None or known.message_id == NONE:
            return None
        if known.message_id != UNKNOWN:
            return known
        found = await self._search(channel, known.sent_at, ":log:[0-9]+", table.id)
        if found is None:
            return None
        known = msgspec.structs.replace(known, message_id=found)
        await self._store.put_hand_message(known)
        return known

    async def _discard(self, channel: Any, message_id: int) -> None:
        """Take back a message that shows an old hand: there is one a game."""
        try:
            await channel.get_partial_message(message_id).delete()
        except discord.HTTPException as fault:
            log.info("the old hand %s stays: %s", message_id, fault)

    # Offers

    async def _offer(self, table: Table, row: OutboxRow, *, again: bool) -> int:
        payload = read_offer(row)
        offer = standing(table.state).get(payload.serial)
        channel = await self._bot.channel(row.target)
        found = await self._search(channel, row.created_at, f":counter:{payload.serial}", table.id) if again else None
        if found is not None:
            return await self._show_offer(table, channel, found, payload)
        if offer is None:
            raise Needless
        people = [user for seat in offer.audience if (user := table.seats[seat].user_id) is not None]
        return await self._post(channel, write_offer(table, offer), row, people=people)

    async def _offer_changed(self, table: Table, row: OutboxRow) -> int:
        payload = read_offer(row)
        posted = await self._store.outbox.find(offer_key(table.id, payload.serial))
        if posted is None or posted.message_id is None:
            # Its card is not in the channel yet; when it comes, it shows the offer as it is then.
            raise Needless
        channel = await self._bot.channel(row.target)
        return await self._show_offer(table, channel, posted.message_id, payload)

    async def _show_offer(self, table: Table, channel: Any, message_id: int, payload: OfferPayload) -> int:
        """Bring a card in the channel up to date."""
        offer = standing(table.state).get(payload.serial)
        letter = write_offer(table, offer) if offer is not None else close_offer(table, payload.offer)
        await channel.get_partial_message(message_id).edit(view=letter.view)
        return message_id

    # What all have in common

    async def _post(self, channel: Any, letter: Letter, row: OutboxRow, people: list[int]) -> int:
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(one) for one in people])
        message = await channel.send(
            view=letter.view, files=list(letter.files), nonce=row.nonce, allowed_mentions=mentions, silent=not people
        )
        return int(message.id)

    async def _search(self, channel: Any, since: datetime, ending: str, game_id: str) -> int | None:
        """Our message of a game with a button whose name ends so, posted since a moment."""
        name = re.compile(f"k1b:{game_id}:[0-9]+{ending}")
        async for message in channel.history(limit=SEARCHED, after=since - CLOCKS_DIFFER):
            if message.author.id == self._bot.own_id and any(map(name.fullmatch, names_in(message))):
                return int(message.id)
        return None


class OfferPayload(msgspec.Struct, frozen=True):
    """Which offer a row of the outbox is about, and how it stood."""

    serial: int
    number: int
    offer: Offer


def read_offer(row: OutboxRow) -> OfferPayload:
    """The offer of a row of the outbox."""
    return msgspec.json.decode(row.payload, type=OfferPayload)


def own_turns(table: Table, seat: Seat) -> int:
    """How many turns a seat has begun."""
    return sum(
        isinstance(event, TurnBegan) and event.seat == seat
        for lived in table.journal.lived
        for event in lived.outcome.events
    )


def names_in(message: discord.Message) -> list[str]:
    """The names of all buttons of a message."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    return [name for item in view.walk_children() if (name := getattr(item, "custom_id", None)) is not None]


def without_widgets(view: discord.ui.LayoutView) -> None:
    """Take every row of buttons and selects out of a layout."""
    for child in list(view.children):
        if isinstance(child, discord.ui.ActionRow):
            view.remove_item(child)
        elif isinstance(child, discord.ui.Container):
            for inner in list(child.children):
                if isinstance(inner, discord.ui.ActionRow):
                    child.remove_item(inner)


def _number(row: OutboxRow) -> int:
    """The entry after which a row was put in: the same for everybody who counts the moves."""
    return int(row.key.rpartition(":")[2])
