"""Opening the database file: is it ours, is it whole, is it of today's schema; and the copies made of it.

All of this waits for the disk and belongs in a thread.
"""

import os
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.pool import NullPool

from bot.config import check_data_dir
from bot.now import now
from bot.store.database import OWN_TRANSACTIONS, prepare
from bot.store.faults import StoreError

NAME = "catan.db"
BACKUPS = "backups"
MIGRATIONS = Path(__file__).parent / "migrations"

# A table may be made anew while migrating, and what points at it must not be deleted along: foreign keys wait.
MIGRATION_PRAGMAS = ("busy_timeout = 5000", "synchronous = FULL", "foreign_keys = OFF")


def open_file(data_dir: Path, migrations: Path = MIGRATIONS) -> Path:
    """Make the database file ready for use and return its path.

    A missing file is made. An older one is first copied to `backups`, then migrated. Raises StoreError when the
    directory cannot be written, and when the file is damaged, of another program, or of a newer version of this one.
    """
    fault = check_data_dir(data_dir)
    if fault:
        raise StoreError(fault)
    path = data_dir / NAME
    url = URL.create("sqlite", database=str(path))
    engine = create_engine(url, connect_args=OWN_TRANSACTIONS, poolclass=NullPool)
    prepare(engine, MIGRATION_PRAGMAS)
    try:
        with engine.execution_options(writing=True).begin() as connection:
            _refuse_damage(connection, path)
            _migrate(connection, path, migrations)
    except OperationalError as error:
        raise StoreError(f"The database {path} cannot be opened: {error.orig}. Nothing was changed.") from error
    except DatabaseError as error:
        raise StoreError(f"The database {path} is damaged: {error.orig}. {_advice(path)}") from error
    return path


def copy_file(path: Path, target: Path) -> None:
    """Write a checked copy of the database, in use or not, to a file that is not there yet.

    Raises StoreError when the copy cannot be made or is not whole.
    """
    if target.exists():
        raise StoreError(f"{target} is there already; a backup never replaces a file.")
    growing = target.with_name(f"{target.name}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        growing.unlink(missing_ok=True)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("VACUUM INTO ?", (str(growing),))
        with growing.open("rb+") as written:
            os.fsync(written.fileno())
        faults = find_faults(growing)
        if faults:
            raise StoreError(f"The copy of {path} is not whole: {faults[0]}.")
        growing.rename(target)
    except (OSError, sqlite3.DatabaseError) as error:
        raise StoreError(f"The backup {target} cannot be written: {error}.") from error
    finally:
        growing.unlink(missing_ok=True)


def find_faults(path: Path) -> tuple[str, ...]:
    """Read the whole database and name what is damaged or points nowhere; empty when all is well."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            checked = connection.execute("PRAGMA integrity_check").fetchall()
            return (*_name_damage(checked), *_name_dangling(connection.execute("PRAGMA foreign_key_check")))
    except sqlite3.DatabaseError as error:
        return (str(error),)


def _name_damage(rows: Iterable[Sequence[object]]) -> list[str]:
    """Take SQLite's findings apart; a line between stars only says in which file they are."""
    lines = [line for (found,) in rows for line in str(found).splitlines()]
    return [line for line in lines if line != "ok" and not line.startswith("***")]


def _name_dangling(rows: Iterable[Sequence[object]]) -> list[str]:
    return [f"row {row} of table {table} points nowhere in {parent}" for table, row, parent, _ in rows]


def _migrate(connection: Connection, path: Path, migrations: Path) -> None:
    config = AlembicConfig(attributes={"connection": connection})
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    script = ScriptDirectory.from_config(config)
    current, newest = _schema_of(connection, path), script.get_current_head()
    if current == newest:
        return
    if current is not None:
        if current not in {step.revision for step in script.walk_revisions()}:
            raise StoreError(
                f"The database {path} was written by a newer version of this bot "
                f"(schema {current}, this version knows {newest}). Update the bot, or put back a backup."
            )
        copy_file(path, _free_name(path.parent / BACKUPS, f"schema-{current}-{now():%Y%m%dT%H%M%SZ}"))
    command.upgrade(config, "head")
    dangling = _name_dangling(connection.exec_driver_sql("PRAGMA foreign_key_check"))
    if dangling:
        raise StoreError(f"The database {path} cannot be migrated: {dangling[0]}. Nothing was changed.")


def _refuse_damage(connection: Connection, path: Path) -> None:
    damage = _name_damage(connection.exec_driver_sql("PRAGMA quick_check(1)").all())
    if damage:
        raise StoreError(f"The database {path} is damaged: {damage[0]}. {_advice(path)}")


def _schema_of(connection: Connection, path: Path) -> str | None:
    """Name the schema of the file, None for an empty one."""
    tables = inspect(connection).get_table_names()
    current = MigrationContext.configure(connection).get_current_revision()
    if tables and current is None:
        raise StoreError(f"{path} is a database of another program; set DATA_DIR to another directory.")
    return current


def _free_name(folder: Path, stem: str) -> Path:
    names = [f"{stem}.db", *(f"{stem}-{i}.db" for i in range(2, 1000))]
    return next(folder / name for name in names if not (folder / name).exists())


def _advice(path: Path) -> str:
    return f"Move the file away to begin anew, or put back a copy from {path.parent / BACKUPS}."
