"""Sending what is owed: each row of the outbox once, as things are when it is sent, and again only when it failed."""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from bot.dispatch import offer_key
from bot.now import now
from bot.panel import Mark, close_offer, must_be_posted, naming_of, read_mark, standing, write_offer, write_panel
from bot.private import Letter
from bot.store import HandMessageRow, OutboxRow, Store, UnknownGame, UserRow
from bot.table import Table, Tables
from engine.base.trade import Offer
from engine.event import TurnBegan
from engine.record import Seat

if TYPE_CHECKING:
    from bot.client import CatanBot

log = logging.getLogger(__name__)

DM_CLOSED = (50007, 50278)
"""The user takes no direct messages (Discord's documentation, opcodes)."""

TOO_OLD_TO_EDIT = 30046
"""Messages older than an hour may be edited only so often (Discord's documentation, opcodes)."""

EDITED_FOR = timedelta(minutes=50)
"""After this a message is sent anew rather than edited."""

TRUSTED_FOR = timedelta(minutes=1)
"""For so long Discord recognises a nonce; after that the channel is searched before a message is sent again."""

RETRIES = (5, 15, 60, 300, 900, 3600)
"""Seconds to wait after each failed attempt."""


class Refused(Exception):  # noqa: N818 (an answer of Discord, not a fault)
    """Discord does not let the bot send this, and will not."""


class Sender:
    """Works the outbox off. `kick` may be called at any time; one at a time works."""

    def __init__(self, bot: CatanBot, store: Store, tables: Tables) -> None:
        self.bot = bot
        self.store = store
        self.tables = tables
        self._working: asyncio.Task[None] | None = None
        self._again = False

    def kick(self) -> None:
        """Send what is due, soon."""
        self._again = True
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())

    async def settle(self) -> None:
        """Wait until what was due has been tried."""
        if self._working is not None:
            await asyncio.shield(self._working)

    async def _work(self) -> None:
        while self._again:
            self._again = False
            for row in await self.store.outbox.due(now()):
                await self._try(row)

    async def _try(self, row: OutboxRow) -> None:
        tried_before = row.tried_at
        if not await self.store.outbox.mark_tried(row.id, now()):
            return
        try:
            message_id = await self._send(row, tried_before)
        except Refused as refused:
            log.info("%s was refused: %s", row.key, refused)
            await self.store.outbox.mark_dropped(row.id, "refused")
        except (discord.Forbidden, discord.NotFound) as fault:
            log.warning("%s was refused: %s", row.key, fault)
            await self.store.outbox.mark_dropped(row.id, "refused")
        except UnknownGame:
            await self.store.outbox.mark_dropped(row.id, "stale")
        except Exception as fault:
            wait = RETRIES[min(row.attempts, len(RETRIES) - 1)]
            log.warning("%s could not be sent, again in %s s: %s", row.key, wait, fault, exc_info=fault)
            await self.store.outbox.put_off(row.id, now() + timedelta(seconds=wait))
        else:
            if message_id == STALE:
                await self.store.outbox.mark_dropped(row.id, "stale")
            else:
                await self.store.outbox.mark_sent(row.id, message_id, now())

    async def _send(self, row: OutboxRow, tried_before: datetime | None) -> int:
        table = await self.tables.get(row.game_id)
        if row.kind == "panel":
            return await self._panel(table, row, tried_before)
        if row.kind == "hand":
            return await self._hand(table, row)
        if row.kind == "offer":
            return await self._offer(table, row, tried_before)
        return await self._offer_changed(table, row)

    # The panel

    async def _panel(self, table: Table, row: OutboxRow, tried_before: datetime | None) -> int:
        game = await self.store.get_game(table.id)
        assert game is not None
        channel = await self.bot.channel(game.channel_id)
        before = read_mark(game.panel_mark)
        anew = game.panel_message_id is None or must_be_posted(before, table)
        if not anew and game.panel_posted_at is not None and now() - game.panel_posted_at > EDITED_FOR:
            anew = True
        if not anew and game.panel_message_id is not None:
            sent = await self._edit_panel(table, channel, game.panel_message_id, before, row)
            if sent is not None:
                await self._remember_panel(table, game.panel_message_id, game.panel_posted_at, sent)
                return game.panel_message_id
        panel = await write_panel(table, before, self.bot.pictures, row.id, anew=True)
        found = await self._search(channel, row, tried_before, f":hand:{row.id}", f":log:{row.id}")
        if found is None:
            found = await self._post(channel, panel.letter, row, people=list(panel.called))
        await self._remember_panel(table, found, now(), panel.mark)
        if game.panel_message_id is not None and game.panel_message_id != found:
            await self._strip(channel, game.panel_message_id)
        return found

    async def _edit_panel(
        self, table: Table, channel: Any, message_id: int, before: Mark | None, row: OutboxRow
    ) -> str | None:
        """Put the panel in place of what it shows; None when Discord wants a new message instead."""
        panel = await write_panel(table, before, self.bot.pictures, row.id, anew=False)
        try:
            await channel.get_partial_message(message_id).edit(
                view=panel.letter.view,
                attachments=list(panel.letter.files),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.NotFound:
            return None
        except discord.HTTPException as fault:
            if fault.code == TOO_OLD_TO_EDIT:
                return None
            raise
        return panel.mark

    async def _remember_panel(self, table: Table, message_id: int, posted_at: datetime | None, mark: str) -> None:
        await self.store.set_panel(table.id, message_id=message_id, posted_at=posted_at, mark=mark)
        table.game = msgspec.structs.replace(table.game, panel_message_id=message_id, panel_posted_at=posted_at)

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
            return STALE
        user = await self.store.get_user(row.target)
        letter = await self.bot.hand_letter(table, seat, user.locale or table.game.locale)
        known = await self.store.get_hand_message(table.id, row.target)
        turn = own_turns(table, seat)
        try:
            return await self._send_hand(table, row, letter, known, turn)
        except discord.HTTPException as fault:
            if fault.code not in DM_CLOSED:
                raise
            await self._note_closed(user)
            raise Refused("direct messages are closed") from fault

    async def _send_hand(
        self, table: Table, row: OutboxRow, letter: Letter, known: HandMessageRow | None, turn: int
    ) -> int:
        person = await self.bot.person(row.target)
        channel = person.dm_channel or await person.create_dm()
        if known is not None and (now() - known.sent_at <= EDITED_FOR or known.turn >= turn):
            try:
                await channel.get_partial_message(known.message_id).edit(
                    view=letter.view, attachments=list(letter.files)
                )
            except discord.NotFound:
                known = None
            except discord.HTTPException as fault:
                if fault.code == TOO_OLD_TO_EDIT:
                    return STALE
                raise
            else:
                return known.message_id
        message = await channel.send(view=letter.view, files=list(letter.files), silent=True, nonce=row.nonce)
        sent = HandMessageRow(
            game_id=table.id, user_id=row.target, channel_id=channel.id, message_id=message.id, sent_at=now(), turn=turn
        )
        await self.store.put_hand_message(sent)
        return message.id

    async def _note_closed(self, user: UserRow) -> None:
        self.bot.closed_to.add(user.user_id)

    # Offers

    async def _offer(self, table: Table, row: OutboxRow, tried_before: datetime | None) -> int:
        payload = read_offer(row)
        offer = standing(table, payload.serial)
        if offer is None:
            return STALE
        channel = await self.bot.channel(row.target)
        found = await self._search(channel, row, tried_before, f":counter:{offer.serial}")
        if found is not None:
            return found
        people = [user for seat in offer.audience if (user := table.seats[seat].user_id) is not None]
        return await self._post(channel, write_offer(table, offer), row, people=people)

    async def _offer_changed(self, table: Table, row: OutboxRow) -> int:
        payload = read_offer(row)
        posted = next(
            (r for r in await self.store.outbox.of_game(table.id) if r.key == offer_key(table.id, payload.serial)), None
        )
        if posted is None or posted.message_id is None:
            return STALE
        channel = await self.bot.channel(row.target)
        offer = standing(table, payload.serial)
        if offer is not None:
            letter = write_offer(table, offer)
        else:
            letter = close_offer(table, payload.number, naming_of(table).offer(payload.offer))
        await channel.get_partial_message(posted.message_id).edit(view=letter.view)
        return posted.message_id

    # What all have in common

    async def _post(self, channel: Any, letter: Letter, row: OutboxRow, people: list[int]) -> int:
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(one) for one in people])
        message = await channel.send(
            view=letter.view, files=list(letter.files), nonce=row.nonce, allowed_mentions=mentions, silent=not people
        )
        return int(message.id)

    async def _search(self, channel: Any, row: OutboxRow, tried_before: datetime | None, *endings: str) -> int | None:
        """A message of an earlier attempt, found in the channel by the names of its buttons."""
        if tried_before is None or now() - tried_before < TRUSTED_FOR:
            return None
        async for message in channel.history(limit=50, after=row.created_at - timedelta(seconds=5)):
            if message.author.id == self.bot.own_id and any(name.endswith(endings) for name in names_in(message)):
                return int(message.id)
        return None


STALE = 0
"""What a sending gives back that has become needless."""


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
