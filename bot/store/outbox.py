"""The outbox: messages decided on together with a move, and sent afterwards, once each."""

import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import tables
from bot.store.database import Database
from bot.store.faults import KeyTaken
from bot.store.rows import Draft, OutboxRow, Outcome
from bot.store.unbroken import unbroken

outbox = tables.outbox


@unbroken
class Outbox:
    """The messages to be sent and those already settled, oldest first."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def queue(self, drafts: Sequence[Draft], at: datetime) -> None:
        """Put messages in that belong to no move; one whose key was used before is left out."""
        async with self._database.writing() as connection:
            known = await _known_keys(connection, drafts)
            await put_in(connection, [draft for draft in drafts if draft.key not in known], at)

    async def due(self, now: datetime, limit: int = 100) -> list[OutboxRow]:
        """List the messages that wait and are due."""
        return await self._list(
            select(outbox)
            .where(outbox.c.outcome.is_(None), outbox.c.due_at <= now)
            .order_by(outbox.c.due_at, outbox.c.id)
            .limit(limit)
        )

    async def next_due_at(self) -> datetime | None:
        """Tell when the next waiting message is due, None when nothing waits."""
        async with self._database.reading() as connection:
            query = select(func.min(outbox.c.due_at)).where(outbox.c.outcome.is_(None))
            moment: datetime | None = (await connection.execute(query)).scalar_one()
            return moment

    async def of_game(self, game_id: str) -> list[OutboxRow]:
        """List all messages of a game, settled or not, as they were put in."""
        return await self._list(select(outbox).where(outbox.c.game_id == game_id).order_by(outbox.c.id))

    async def find(self, key: str) -> OutboxRow | None:
        """Find a message, settled or not, by its key."""
        rows = await self._list(select(outbox).where(outbox.c.key == key))
        return rows[0] if rows else None

    async def mark_tried(self, row_id: int, at: datetime) -> bool:
        """Note that sending begins now; False, and nothing noted, when the message was settled meanwhile."""
        return await self._change(row_id, waiting=True, tried_at=at, attempts=outbox.c.attempts + 1)

    async def put_off(self, row_id: int, due_at: datetime) -> bool:
        """Let a waiting message wait until later; False when it was settled meanwhile."""
        return await self._change(row_id, waiting=True, due_at=due_at)

    async def mark_sent(self, row_id: int, message_id: int | None, at: datetime) -> None:
        """Note that the message is in Discord, even if it became stale while it was sent."""
        await self._change(row_id, waiting=False, outcome="sent", message_id=message_id, sent_at=at)

    async def mark_dropped(self, row_id: int, outcome: Outcome) -> bool:
        """Note that a waiting message will not be sent, and why; False when it was settled meanwhile."""
        return await self._change(row_id, waiting=True, outcome=outcome)

    async def supersede(self, prefix: str) -> int:
        """Drop as stale every waiting message whose key begins so; return how many."""
        async with self._database.writing() as connection:
            return await drop_stale(connection, [prefix])

    async def _list(self, query: Any) -> list[OutboxRow]:
        async with self._database.reading() as connection:
            return [OutboxRow(**row) for row in (await connection.execute(query)).mappings()]

    async def _change(self, row_id: int, *, waiting: bool, **values: Any) -> bool:
        query = update(outbox).where(outbox.c.id == row_id).values(**values)
        if waiting:
            query = query.where(outbox.c.outcome.is_(None))
        async with self._database.writing() as connection:
            return (await connection.execute(query)).rowcount == 1


async def put_in(connection: AsyncConnection, drafts: Sequence[Draft], at: datetime) -> None:
    """Put messages into the outbox within somebody's transaction.

    Raises KeyTaken when the key of one was used before.
    """
    if not drafts:
        return
    for key in await _known_keys(connection, drafts):
        raise KeyTaken(key)
    await connection.execute(insert(outbox), [_new_row(draft, at) for draft in drafts])


async def drop_stale(connection: AsyncConnection, prefixes: Sequence[str]) -> int:
    """Drop the waiting messages whose keys begin with one of the prefixes, within somebody's transaction."""
    dropped = 0
    for prefix in prefixes:
        begins_so = func.substr(outbox.c.key, 1, len(prefix)) == prefix
        query = update(outbox).where(outbox.c.outcome.is_(None), begins_so).values(outcome="stale")
        dropped += (await connection.execute(query)).rowcount
    return dropped


async def _known_keys(connection: AsyncConnection, drafts: Sequence[Draft]) -> set[str]:
    query = select(outbox.c.key).where(outbox.c.key.in_([draft.key for draft in drafts]))
    return set((await connection.execute(query)).scalars())


def _new_row(draft: Draft, at: datetime) -> dict[str, Any]:
    return {
        "key": draft.key,
        "game_id": draft.game_id,
        "kind": draft.kind,
        "target": draft.target,
        "payload": draft.payload,
        # Discord takes at most 25 characters.
        "nonce": secrets.token_hex(12),
        "created_at": at,
        "due_at": draft.due_at or at,
        "attempts": 0,
    }
