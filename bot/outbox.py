"""Sending what is owed: each row of the outbox once, as things are when it is sent, and again only when it failed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import timedelta
from typing import TYPE_CHECKING

import discord

from bot.delivery import Delivery, Needless, Refused
from bot.dispatch import is_owed_again, panel_draft
from bot.now import now
from bot.panel import read_mark
from bot.store import OutboxRow, Store, UnknownGame
from bot.table import Table, Tables

if TYPE_CHECKING:
    from bot.client import CatanBot

log = logging.getLogger(__name__)

RETRIES = (5, 15, 60, 300, 900, 3600)
"""Seconds to wait after each failed attempt."""


class Sender:
    """Works the outbox off. `kick` may be called at any time; each game has its rows sent one after the other.

    Games do not wait for one another, as Discord may hold up what goes to one channel or one user.
    """

    def __init__(self, bot: CatanBot, store: Store, tables: Tables) -> None:
        self._outbox = store.outbox
        self._tables = tables
        self._delivery = Delivery(bot, store)
        self._looking: asyncio.Task[None] | None = None
        self._again = False
        self._sending: dict[str, asyncio.Task[None]] = {}
        self._stopped = False

    def kick(self) -> None:
        """Send what is due, soon."""
        self._again = True
        if not self._stopped and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self._look())

    async def owe_panel(self, table: Table) -> None:
        """Owe a table its panel again, if the newest in the channel shows less than has happened.

        What Discord once refused is not tried again at once; but the one whom nobody called would wait for ever. So
        it is tried ever more seldom: each time after as long as has passed since the first time.
        """
        mark = read_mark(table.game.panel_mark)
        n = len(table.journal.entries)
        if mark is not None and mark.shown >= n:
            return
        rows = await self._outbox.of_game(table.id)
        tried = [row for row in rows if row.kind == "panel" and row.key.endswith(f":{n}")]
        if any(row.outcome is None for row in tried):
            return
        if tried and now() - tried[-1].created_at < tried[-1].created_at - tried[0].created_at:
            return
        await self._outbox.queue([panel_draft(table.id, table.game.channel_id, n, again=len(tried))], now())
        self.kick()

    async def settle(self) -> None:
        """Wait until what was due has been tried."""
        while working := [task for task in (self._looking, *self._sending.values()) if task and not task.done()]:
            await asyncio.wait(working)

    def stop(self) -> None:
        """Send nothing more; what is broken off is put right after the next start."""
        self._stopped = True
        for task in (self._looking, *self._sending.values()):
            if task is not None:
                task.cancel()

    async def _look(self) -> None:
        """Find what is due, and have it sent game by game."""
        try:
            while self._again:
                self._again = False
                due: dict[str, list[OutboxRow]] = {}
                for row in await self._outbox.due(now()):
                    due.setdefault(row.game_id, []).append(row)
                for game, rows in due.items():
                    if game not in self._sending:
                        self._sending[game] = asyncio.create_task(self._work(game, rows))
        except Exception:
            log.exception("the outbox cannot be read; it is looked at again soon")

    async def _work(self, game: str, rows: Sequence[OutboxRow]) -> None:
        """Send the rows of one game; then see whether there is more."""
        try:
            for row in rows:
                await self._try(row)
        except Exception:
            log.exception("what is owed to game %s cannot be sent; it is tried again soon", game)
            self._sending.pop(game, None)
        else:
            self._sending.pop(game, None)
            self.kick()

    async def _try(self, row: OutboxRow) -> None:
        tried_before = row.tried_at is not None
        if not await self._outbox.mark_tried(row.id, now()):
            return
        try:
            message_id = await self._delivery.deliver(await self._tables.get(row.game_id), row, again=tried_before)
        except (Needless, UnknownGame):
            await self._outbox.mark_dropped(row.id, "stale")
        except Refused as refused:
            log.info("%s was refused: %s", row.key, refused)
            await self._outbox.mark_dropped(row.id, "refused")
        except discord.HTTPException as fault:
            await self._refused_or_later(row, fault)
        except Exception as fault:  # noqa: BLE001 (it goes to the log with its traceback)
            await self._later(row, fault, fault)
        else:
            await self._outbox.mark_sent(row.id, message_id, now())

    async def _refused_or_later(self, row: OutboxRow, fault: discord.HTTPException) -> None:
        """What Discord refuses it will refuse again; what it could not do, it may do later.

        The next action makes a new row, so that all goes on once what was lacking is there again.
        """
        if fault.status >= 500 or fault.status == 429:
            await self._later(row, fault, None)
            return
        lacking = isinstance(fault, discord.Forbidden | discord.NotFound)
        level = logging.INFO if is_owed_again(row) else logging.WARNING if lacking else logging.ERROR
        log.log(level, "%s was refused: %s", row.key, fault)
        await self._outbox.mark_dropped(row.id, "refused")

    async def _later(self, row: OutboxRow, fault: Exception, trace: Exception | None) -> None:
        wait = RETRIES[min(row.attempts, len(RETRIES) - 1)]
        log.warning("%s could not be sent, again in %s s: %s", row.key, wait, fault, exc_info=trace)
        await self._outbox.put_off(row.id, now() + timedelta(seconds=wait))
