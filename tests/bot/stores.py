"""Help for whoever tests with a store: one opened and closed again, a game in it, and its entries and messages."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.store import Draft, EntryRow, GameRow, SeatRow, Store

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def minutes(after_noon: float) -> datetime:
    return NOON + timedelta(minutes=after_noon)


@asynccontextmanager
async def opened(data_dir: Path) -> AsyncIterator[Store]:
    store = await Store.open(data_dir)
    try:
        yield store
    finally:
        await store.close()


async def lobby(store: Store, channel_id: int = 20) -> GameRow:
    return await store.create_game(
        guild_id=10, channel_id=channel_id, host_id=1, spec='{"name":"base"}', locale="en", at=NOON
    )


async def running(store: Store, channel_id: int = 20) -> GameRow:
    game = await lobby(store, channel_id)
    seats = [seat(game.id, 0, 1), seat(game.id, 1, 2)]
    return await store.start_game(game.id, seats=seats, dealt='{"seed":"x"}', ruleset_version=1, at=minutes(1))


def seat(game_id: str, number: int, user_id: int | None, computer: str | None = None) -> SeatRow:
    return SeatRow(
        game_id=game_id, seat=number, user_id=user_id, computer=computer, name=f"Player {number}", colour="blue"
    )


def entry(game_id: str, n: int, digest: str = "d") -> EntryRow:
    return EntryRow(
        game_id=game_id,
        n=n,
        seat=n % 2,
        user_id=1,
        at=minutes(n),
        action='{"type":"Roll"}',
        draws="[3,4]",
        digest=digest,
    )


def draft(game_id: str, key: str, due_at: datetime | None = None) -> Draft:
    return Draft(key=f"{game_id}:{key}", game_id=game_id, kind="panel", target=20, payload="{}", due_at=due_at)
