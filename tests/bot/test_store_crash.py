"""What was acknowledged outlives a kill without warning; run as a script, this file is the one that gets killed."""

import asyncio
import random
import sys
from pathlib import Path

from bot.store import Store
from tests.bot.killing import killed
from tests.bot.stores import draft, entry, opened, running

KILLS = 6
OPEN_GAMES = 3


async def append_for_ever(data_dir: Path) -> None:
    """Append to all open games at once, printing the game and the number of each entry that was kept."""
    async with opened(data_dir) as store:
        await asyncio.gather(*(append_to(store, game.id) for game in await store.open_games()))


async def append_to(store: Store, game_id: str) -> None:
    n = len(await store.entries(game_id))
    while True:
        await store.append(entry(game_id, n), outbox=[draft(game_id, f"panel:{n}")], supersede=[f"{game_id}:panel:"])
        print(game_id, n, flush=True)  # noqa: T201 - this is the acknowledgement
        n += 1


async def test_every_acknowledged_entry_outlives_a_kill(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        games = [(await running(store, channel)).id for channel in range(OPEN_GAMES)]
    dice = random.Random(4)
    acknowledged = 0
    for _ in range(KILLS):
        lines = killed(Path(__file__), str(tmp_path), dice=dice, most_lines=40, longest_wait=0.02)
        async with opened(tmp_path) as store:
            assert await store.integrity() == ()
            for game_id in games:
                entries, messages = await store.entries(game_id), await store.outbox.of_game(game_id)
                promised = [int(n) for game, n in map(str.split, lines) if game == game_id]
                assert len(entries) > max(promised, default=-1)
                assert [row.n for row in entries] == list(range(len(entries)))
                assert [row.key for row in messages] == [f"{game_id}:panel:{row.n}" for row in entries]
                assert [row.outcome for row in messages] == (["stale"] * (len(messages) - 1) + [None])[: len(messages)]
        acknowledged += len(lines)
    assert acknowledged > KILLS


async def test_a_database_being_made_outlives_a_kill(tmp_path: Path) -> None:
    dice = random.Random(7)
    for attempt in range(KILLS // 2):
        data_dir = tmp_path / str(attempt)
        killed(Path(__file__), str(data_dir), "idle", dice=dice, most_lines=0, longest_wait=1)
        async with opened(data_dir) as store:
            assert await store.integrity() == ()
            assert await store.open_games() == []


async def open_and_idle(data_dir: Path) -> None:
    async with opened(data_dir):
        await asyncio.sleep(60)


if __name__ == "__main__":
    asyncio.run((open_and_idle if sys.argv[2:] else append_for_ever)(Path(sys.argv[1])))
