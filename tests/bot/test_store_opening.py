"""Opening the file: made, migrated with a backup, or refused in one plain sentence and left as it was."""

import asyncio
import os
import re
import shutil
import sqlite3
import tempfile
from collections.abc import Awaitable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from bot.store import Store, StoreError, WrongStatus
from bot.store.database import READERS
from bot.store.opening import MIGRATIONS, NAME, copy_file, find_faults, open_file
from bot.store.tables import metadata
from tests.bot.stores import draft, entry, lobby, opened, running

NOBODY = 65534

NEXT_STEP = '''
"""A step that is yet to come."""
import sqlalchemy as sa
from alembic import op
revision = "0999"
down_revision = "0001"
def upgrade():
    op.add_column("game", sa.Column("note", sa.Text))
    op.execute("UPDATE game SET note = 'migrated ' || id")
    {more}
'''


@pytest.fixture
def unprivileged() -> Iterator[None]:
    """Root may write anywhere, so whoever is root becomes nobody for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def locked_dir() -> Iterator[Path]:
    """A directory that everybody may read and nobody but root may write, all the way down from the root."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o555)
        yield folder
        folder.chmod(0o755)


def steps_with(folder: Path, more: str = "") -> Path:
    """Copy the migrations and add one that is yet to come."""
    migrations = folder / "migrations"
    shutil.copytree(MIGRATIONS, migrations, ignore=shutil.ignore_patterns("__pycache__"))
    (migrations / "versions" / "v0999_note.py").write_text(NEXT_STEP.format(more=more))
    return migrations


def ask(path: Path, question: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(question).fetchall()


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


async def attempt(call: Awaitable[None]) -> str | None:
    """Tell for which reason a write failed."""
    try:
        await call
    except StoreError as error:
        return re.sub(r"The database .* cannot be written: (.*)\.", r"\1", str(error))
    return None


async def played(data_dir: Path) -> str:
    """Leave a database with a game of three entries in the directory, as an older bot would."""
    async with opened(data_dir) as store:
        game = await running(store)
        for n in range(3):
            await store.append(entry(game.id, n), outbox=[draft(game.id, str(n))])
    return game.id


async def test_a_new_directory_is_made_with_its_parents(tmp_path: Path) -> None:
    async with opened(tmp_path / "some" / "where") as store:
        await lobby(store)
        assert await store.integrity() == ()
    assert (tmp_path / "some" / "where" / NAME).is_file()
    assert not (tmp_path / "some" / "where" / "backups").exists()


async def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / NAME).touch()
    async with opened(tmp_path) as store:
        assert await store.open_games() == []


async def test_the_migrated_tables_are_those_the_code_speaks_of(tmp_path: Path) -> None:
    path = open_file(tmp_path)
    with create_engine(f"sqlite:///{path}", poolclass=NullPool).connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        for table in metadata.tables.values():
            kept = connection.execute(
                text("SELECT sql FROM sqlite_master WHERE name = :name"), {"name": table.name}
            ).scalar_one()
            for check in (c for c in table.constraints if c.name in {"known_status", "known_outcome"}):
                assert str(check.sqltext) in kept  # type: ignore[attr-defined]


async def test_every_connection_keeps_the_promises_of_the_store(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        for lent in (store._database.reading, store._database.writing):
            async with lent() as connection:
                asked = [
                    (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
                    for name in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
                ]
            full = 2
            assert asked == ["wal", full, 5000, 1]


async def test_an_older_database_is_backed_up_and_migrated(tmp_path: Path) -> None:
    data_dir = tmp_path / "data"
    game_id = await played(data_dir)
    path = open_file(data_dir, steps_with(tmp_path))
    assert ask(path, "SELECT note FROM game") == [(f"migrated {game_id}",)]
    assert ask(path, "SELECT count(*) FROM entry") == [(3,)]
    (backup,) = (data_dir / "backups").iterdir()
    assert backup.name.startswith("schema-0001-")
    assert find_faults(backup) == ()
    assert ask(backup, "SELECT version_num FROM alembic_version") == [("0001",)]
    assert "note" not in {column[1] for column in ask(backup, "PRAGMA table_info(game)")}
    open_file(data_dir, tmp_path / "migrations")
    assert len(list((data_dir / "backups").iterdir())) == 1


async def test_a_backup_put_back_is_a_working_database(tmp_path: Path) -> None:
    game_id = await played(tmp_path / "data")
    open_file(tmp_path / "data", steps_with(tmp_path))
    (backup,) = (tmp_path / "data" / "backups").iterdir()
    (tmp_path / "again").mkdir()
    shutil.copy(backup, tmp_path / "again" / NAME)
    async with opened(tmp_path / "again") as store:
        await store.append(entry(game_id, 3))
        assert [row.n for row in await store.entries(game_id)] == [0, 1, 2, 3]


async def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    await played(tmp_path)
    path = open_file(tmp_path, steps_with(tmp_path))
    with pytest.raises(StoreError, match=r"newer version of this bot \(schema 0999, this version knows 0001\)"):
        await Store.open(tmp_path)
    assert ask(path, "SELECT version_num FROM alembic_version") == [("0999",)]
    assert find_faults(path) == ()


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ('op.execute("INSERT INTO nowhere VALUES (1)")', "no such table: nowhere"),
        ("op.execute(\"UPDATE seat SET game_id = 'NONE'\")", "table seat points nowhere in game"),
    ],
)
async def test_a_migration_that_fails_changes_nothing(tmp_path: Path, more: str, said: str) -> None:
    data_dir = tmp_path / "data"
    game_id = await played(data_dir)
    with pytest.raises(StoreError, match=rf"{said}.*Nothing was changed\."):
        open_file(data_dir, steps_with(tmp_path, more))
    async with opened(data_dir) as store:
        assert len(await store.entries(game_id)) == 3
        assert len(await store.seats(game_id)) == 2
        assert await store.integrity() == ()
    assert ask(data_dir / NAME, "SELECT version_num FROM alembic_version") == [("0001",)]


@pytest.mark.usefixtures("unprivileged")
async def test_a_directory_that_cannot_be_made_is_named(locked_dir: Path) -> None:
    with pytest.raises(StoreError, match=r"data directory .*/data cannot be written \(Permission denied\); change"):
        await Store.open(locked_dir / "data")


async def test_a_directory_that_cannot_be_written_is_named(locked_dir: Path, request: pytest.FixtureRequest) -> None:
    await played(locked_dir) if os.geteuid() == 0 else None
    request.getfixturevalue("unprivileged")
    with pytest.raises(StoreError, match=r"data directory .* cannot be written \(Permission denied\); change"):
        await Store.open(locked_dir)


async def test_a_file_is_no_directory(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"data directory .*/file is a file; set DATA_DIR"):
        await Store.open(tmp_path / "file")
    with pytest.raises(StoreError, match=r"cannot be written \(Not a directory\)"):
        await Store.open(tmp_path / "file" / "below")


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"no database at all " * 500)
    with pytest.raises(StoreError, match=r"is damaged: file is not a database\. Move the file away"):
        await Store.open(tmp_path)
    assert (tmp_path / NAME).read_bytes() == b"no database at all " * 500


async def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        connection.execute("CREATE TABLE recipe (name TEXT)")
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(StoreError, match="another program; set DATA_DIR"):
        await Store.open(tmp_path)
    assert (tmp_path / NAME).read_bytes() == before


async def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        game = await running(store)
        for n in range(60):
            await store.append(entry(game.id, n, "digest" * 40))
    content = bytearray((tmp_path / NAME).read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"\xa5" * 4096
    (tmp_path / NAME).write_bytes(content)
    with pytest.raises(StoreError, match=r"is damaged: .*\. Move the file away .*, or put back a copy from .*backups"):
        await Store.open(tmp_path)
    assert find_faults(tmp_path / NAME)


async def test_a_database_cut_short_is_refused(tmp_path: Path) -> None:
    await played(tmp_path)
    with (tmp_path / NAME).open("rb+") as file:
        file.truncate(5000)
    with pytest.raises(StoreError, match="is damaged"):
        await Store.open(tmp_path)


async def test_a_backup_is_made_while_games_go_on(tmp_path: Path) -> None:
    target = tmp_path / "copies" / "today.db"
    async with opened(tmp_path / "data") as store:
        game = await running(store)
        await store.append(entry(game.id, 0))

        async def play_on() -> None:
            for n in range(1, 20):
                await store.append(entry(game.id, n))

        await asyncio.gather(store.backup(target), play_on())
        assert len(await store.entries(game.id)) == 20
        with pytest.raises(StoreError, match="never replaces a file"):
            await store.backup(target)
    assert find_faults(target) == ()
    numbers = [n for (n,) in ask(target, "SELECT n FROM entry ORDER BY n")]
    assert numbers == list(range(len(numbers)))
    assert numbers
    assert names(target.parent) == ["today.db"]


def test_no_backup_is_made_of_what_is_damaged(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"no database at all " * 500)
    with pytest.raises(StoreError, match="cannot be written: file is not a database"):
        copy_file(tmp_path / NAME, tmp_path / "copy.db")
    assert names(tmp_path) == [NAME]


async def test_a_full_disk_is_said_plainly_and_changes_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        game = await running(store)
        async with store._database.writing() as connection:
            pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
            await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        kept, reason = 0, None
        while reason is None:
            row = entry(game.id, kept, "digest" * 100)
            reason = await attempt(store.append(row, outbox=[draft(game.id, str(kept))]))
            kept += reason is None
        assert reason == "database or disk is full"
        assert len(await store.entries(game.id)) == len(await store.outbox.of_game(game.id)) == kept
        async with store._database.writing() as connection:
            await connection.exec_driver_sql("PRAGMA max_page_count = 100000")
        await store.append(entry(game.id, kept))


async def test_a_closed_store_refuses_and_closes_twice(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        game = await running(store)
        await store.close()
        for attempt in (store.get_game(game.id), store.append(entry(game.id, 0))):
            with pytest.raises(StoreError, match="is closed"):
                await attempt
    assert names(tmp_path) == [NAME]


async def test_closing_waits_for_what_was_begun(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        game = await running(store)
        reads = [store.get_game(game.id) for _ in range(READERS * 3)]
        work = asyncio.gather(store.append(entry(game.id, 0)), *reads, return_exceptions=True)
        await asyncio.sleep(0)
        await store.close()
        appended, *read = await work
    assert appended is None
    assert read[0] == game
    async with opened(tmp_path) as store:
        assert len(await store.entries(game.id)) == 1


async def test_a_cancelled_call_is_carried_through_and_then_cancelled(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        game = await running(store)
        for n in range(40):
            calls = [
                asyncio.create_task(store.append(entry(game.id, n), outbox=[draft(game.id, str(n))])),
                *(asyncio.create_task(store.get_game(game.id)) for _ in range(READERS + 1)),
            ]
            for _ in range(n + 1):
                await asyncio.sleep(0)
            cancelled = [call.cancel() for call in calls]
            await asyncio.sleep(0)
            cancelled = [call.cancel() or already for call, already in zip(calls, cancelled, strict=True)]
            results = await asyncio.gather(*calls, return_exceptions=True)
            assert [isinstance(result, asyncio.CancelledError) for result in results] == cancelled
            assert len(await store.entries(game.id)) == len(await store.outbox.of_game(game.id)) == n + 1
        assert await store.integrity() == ()


async def test_a_cancelled_call_that_failed_says_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        game = await lobby(store)
        call = asyncio.create_task(store.append(entry(game.id, 0)))
        await asyncio.sleep(0)
        call.cancel()
        with pytest.raises(asyncio.CancelledError) as cancelled:
            await call
        assert isinstance(cancelled.value.__cause__, WrongStatus)


async def test_readers_do_not_wait_for_a_writer_and_see_nothing_unfinished(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        game = await running(store)
        async with store._database.writing() as connection:
            await connection.execute(text("UPDATE game SET locale = 'de'"))
            assert await store.get_game(game.id) == game
        assert await store.get_game(game.id) == msgspec.structs.replace(game, locale="de")


async def test_two_stores_take_turns_on_one_file(tmp_path: Path) -> None:
    async with opened(tmp_path) as one, opened(tmp_path) as two:
        first, second = await running(one, 30), await running(two, 31)

        async def play(store: Store, game_id: str) -> None:
            for n in range(20):
                await store.append(entry(game_id, n))

        await asyncio.gather(play(one, first.id), play(two, second.id))
        assert len(await two.entries(first.id)) == len(await one.entries(second.id)) == 20
