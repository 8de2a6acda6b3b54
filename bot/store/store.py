"""The record of all games: every method is one transaction, kept as a whole or not at all."""

import asyncio
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Self

import msgspec
from sqlalchemy import ColumnElement, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.codes import new_game_code
from bot.store.database import Database
from bot.store.faults import ChannelTaken, Conflict, StoreError, UnknownGame, WrongStatus
from bot.store.opening import copy_file, find_faults, open_file
from bot.store.outbox import Outbox, drop_stale, put_in
from bot.store.rows import OPEN, Draft, Ending, EntryRow, GameRow, HandMessageRow, SeatRow, Status, UserRow
from bot.store.tables import entry, game, hand_message, seat, user
from bot.store.unbroken import unbroken

CODES_TRIED = 30


@unbroken
class Store:
    """Everything the bot must still know after a crash; `outbox` holds the messages yet to be sent.

    Besides the refusals named below, any method raises StoreError when the disk fails. A call that is cancelled is
    carried through first, so whoever goes on after a cancelled write must read again.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.outbox = Outbox(database)

    @classmethod
    async def open(cls, data_dir: Path) -> Self:
        """Open the database in the directory, making or migrating it as needed.

        Raises StoreError, a plain sentence for the operator, when it cannot be used.
        """
        return cls(Database(await asyncio.to_thread(open_file, data_dir)))

    async def close(self) -> None:
        """Finish what is being read or written, then close the file."""
        await self._database.close()

    async def backup(self, path: Path) -> None:
        """Write a checked copy of the whole database to a new file, while games go on."""
        await asyncio.to_thread(copy_file, self._database.path, path)

    async def integrity(self) -> tuple[str, ...]:
        """Read the whole database and name what is damaged in it; empty when all is well."""
        return await asyncio.to_thread(find_faults, self._database.path)

    async def create_game(
        self, *, guild_id: int | None, channel_id: int, host_id: int, spec: str, locale: str, at: datetime
    ) -> GameRow:
        """Open a lobby in a channel (a thread counts as one of its own), under a code nobody has yet.

        Raises ChannelTaken when another game is open there.
        """
        for attempt in range(CODES_TRIED):
            row = GameRow(
                id=new_game_code(4 + attempt // 10),
                guild_id=guild_id,
                channel_id=channel_id,
                host_id=host_id,
                status="lobby",
                spec=spec,
                locale=locale,
                created_at=at,
            )
            try:
                async with self._database.writing() as connection:
                    await connection.execute(insert(game).values(**msgspec.structs.asdict(row)))
            except IntegrityError:
                there = await self.open_game_in(channel_id)
                if there is not None:
                    raise ChannelTaken(there.id) from None
            else:
                return row
        raise StoreError(f"No free code for a game was found in {CODES_TRIED} attempts.")

    async def get_game(self, game_id: str) -> GameRow | None:
        """Find a game by its code."""
        games = await self._games(game.c.id == game_id)
        return games[0] if games else None

    async def open_game_in(self, channel_id: int) -> GameRow | None:
        """Find the game that has its lobby in a channel or is played there."""
        games = await self._games(game.c.channel_id == channel_id, game.c.status.in_(OPEN))
        return games[0] if games else None

    async def all_games(self) -> list[GameRow]:
        """List every game there is, oldest first."""
        return await self._games()

    async def open_games(self) -> list[GameRow]:
        """List all lobbies and running games, oldest first."""
        return await self._games(game.c.status.in_(OPEN))

    async def games_of_user(self, user_id: int, statuses: Sequence[Status] = OPEN) -> list[GameRow]:
        """List the games of these statuses in which the user has a seat, oldest first."""
        seated = select(seat.c.game_id).where(seat.c.user_id == user_id)
        return await self._games(game.c.id.in_(seated), game.c.status.in_(statuses))

    async def update_lobby(
        self, game_id: str, *, spec: str | None = None, locale: str | None = None, host_id: int | None = None
    ) -> GameRow:
        """Change what is given of a lobby and return the game; raises WrongStatus once it has started."""
        given = {"spec": spec, "locale": locale, "host_id": host_id}
        async with self._database.writing() as connection:
            await _expect_status(connection, game_id, ("lobby",))
            return await _change_game(connection, game_id, {name: v for name, v in given.items() if v is not None})

    async def start_game(
        self,
        game_id: str,
        *,
        seats: Sequence[SeatRow],
        dealt: str,
        ruleset_version: int,
        at: datetime,
        outbox: Sequence[Draft] = (),
    ) -> GameRow:
        """Turn a lobby into a running game with its final seats; raises WrongStatus when it is no lobby any more."""
        async with self._database.writing() as connection:
            await _expect_status(connection, game_id, ("lobby",))
            await _replace_seats(connection, game_id, seats)
            await put_in(connection, outbox, at)
            started = {"status": "running", "dealt": dealt, "ruleset_version": ruleset_version, "started_at": at}
            return await _change_game(connection, game_id, started)

    async def append(
        self,
        row: EntryRow,
        *,
        outbox: Sequence[Draft] = (),
        supersede: Sequence[str] = (),
        status: Ending | None = None,
    ) -> None:
        """Keep the next entry of a running game, the messages that follow from it, and the end if it is the last.

        Waiting messages whose keys begin with one of `supersede` become stale. The first entry may have any number.
        Raises Conflict when the entry is not the next one, WrongStatus when the game is not running.
        """
        async with self._database.writing() as connection:
            await _expect_status(connection, row.game_id, ("running",))
            query = select(func.max(entry.c.n)).where(entry.c.game_id == row.game_id)
            last = (await connection.execute(query)).scalar_one()
            if last is not None and row.n != last + 1:
                raise Conflict(row.game_id, row.n, last)
            await connection.execute(insert(entry).values(**msgspec.structs.asdict(row)))
            await drop_stale(connection, supersede)
            await put_in(connection, outbox, row.at)
            if status is not None:
                await _change_game(connection, row.game_id, {"status": status, "ended_at": row.at})

    async def end_game(
        self,
        game_id: str,
        status: Ending,
        *,
        at: datetime,
        outbox: Sequence[Draft] = (),
        supersede: Sequence[str] = (),
    ) -> GameRow:
        """End a lobby or a running game without a move; raises WrongStatus when it has ended already."""
        async with self._database.writing() as connection:
            await _expect_status(connection, game_id, OPEN)
            await drop_stale(connection, supersede)
            await put_in(connection, outbox, at)
            return await _change_game(connection, game_id, {"status": status, "ended_at": at})

    async def entries(self, game_id: str, *, after: int | None = None) -> list[EntryRow]:
        """Read the journal of a game in order, all of it or what follows entry `after`."""
        query = select(entry).where(entry.c.game_id == game_id).order_by(entry.c.n)
        if after is not None:
            query = query.where(entry.c.n > after)
        async with self._database.reading() as connection:
            return [EntryRow(**row) for row in (await connection.execute(query)).mappings()]

    async def seats(self, game_id: str) -> list[SeatRow]:
        """List the seats of a game in order: of joining in the lobby, around the table afterwards."""
        query = select(seat).where(seat.c.game_id == game_id).order_by(seat.c.seat)
        async with self._database.reading() as connection:
            return [SeatRow(**row) for row in (await connection.execute(query)).mappings()]

    async def set_seats(self, game_id: str, seats: Sequence[SeatRow]) -> None:
        """Put these seats in place of all seats the open game had; raises WrongStatus when it has ended."""
        async with self._database.writing() as connection:
            await _expect_status(connection, game_id, OPEN)
            await _replace_seats(connection, game_id, seats)

    async def set_panel(
        self, game_id: str, *, message_id: int | None, posted_at: datetime | None, mark: str | None
    ) -> None:
        """Remember which message shows the game and what it shows; raises UnknownGame.

        Call it before the message is marked as sent: a crash in between is then put right by the outbox.
        """
        async with self._database.writing() as connection:
            panel = {"panel_message_id": message_id, "panel_posted_at": posted_at, "panel_mark": mark}
            await _change_game(connection, game_id, panel)

    async def get_hand_message(self, game_id: str, user_id: int) -> HandMessageRow | None:
        """Find the direct message that shows the user the hand in this game."""
        mine = (hand_message.c.game_id == game_id) & (hand_message.c.user_id == user_id)
        found = await self._find(hand_message, mine)
        return HandMessageRow(**found) if found else None

    async def put_hand_message(self, row: HandMessageRow) -> None:
        """Remember the direct message, in place of an earlier one; raises UnknownGame."""
        async with self._database.writing() as connection:
            await _status(connection, row.game_id)
            mine = (hand_message.c.game_id == row.game_id) & (hand_message.c.user_id == row.user_id)
            await _put(connection, hand_message, mine, row)

    async def get_user(self, user_id: int) -> UserRow:
        """Tell what is remembered of a user, which may be nothing yet."""
        found = await self._find(user, user.c.user_id == user_id)
        return UserRow(**found) if found else UserRow(user_id=user_id)

    async def put_user(self, row: UserRow) -> None:
        """Remember this of a user, in place of anything earlier."""
        async with self._database.writing() as connection:
            await _put(connection, user, user.c.user_id == row.user_id, row)

    async def _games(self, *conditions: ColumnElement[bool]) -> list[GameRow]:
        query = select(game).where(*conditions).order_by(game.c.created_at, game.c.id)
        async with self._database.reading() as connection:
            return [GameRow(**row) for row in (await connection.execute(query)).mappings()]

    async def _find(self, table: Table, condition: ColumnElement[bool]) -> dict[str, Any] | None:
        async with self._database.reading() as connection:
            found = (await connection.execute(select(table).where(condition))).mappings().one_or_none()
            return None if found is None else dict(found)


async def _status(connection: AsyncConnection, game_id: str) -> Status:
    query = select(game.c.status).where(game.c.id == game_id)
    status: Status | None = (await connection.execute(query)).scalar_one_or_none()
    if status is None:
        raise UnknownGame(game_id)
    return status


async def _expect_status(connection: AsyncConnection, game_id: str, expected: Sequence[Status]) -> None:
    status = await _status(connection, game_id)
    if status not in expected:
        raise WrongStatus(game_id, status)


async def _change_game(connection: AsyncConnection, game_id: str, values: dict[str, Any]) -> GameRow:
    if values:
        await connection.execute(update(game).where(game.c.id == game_id).values(**values))
    found = (await connection.execute(select(game).where(game.c.id == game_id))).mappings().one_or_none()
    if found is None:
        raise UnknownGame(game_id)
    return GameRow(**found)


async def _replace_seats(connection: AsyncConnection, game_id: str, seats: Sequence[SeatRow]) -> None:
    await connection.execute(delete(seat).where(seat.c.game_id == game_id))
    if seats:
        await connection.execute(insert(seat), [msgspec.structs.asdict(row) for row in seats])


async def _put(
    connection: AsyncConnection, table: Table, condition: ColumnElement[bool], row: HandMessageRow | UserRow
) -> None:
    await connection.execute(delete(table).where(condition))
    await connection.execute(insert(table).values(**msgspec.structs.asdict(row)))
