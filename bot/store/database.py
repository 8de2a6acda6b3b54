"""The database file at work: how it is connected to, read side by side and written by one at a time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.store.faults import StoreError

READERS = 4

# SQLite is left to its own transactions, for those of Python's driver cannot begin with the right to write.
OWN_TRANSACTIONS = {"isolation_level": None}

# A move that was acknowledged must outlive a power cut: hence FULL, some 4 ms a commit.
PRAGMAS = ("busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


def prepare(engine: Engine, pragmas: tuple[str, ...] = PRAGMAS) -> None:
    """Have every connection of the engine set the pragmas, and begin as a writer if its options say `writing`."""

    @event.listens_for(engine, "connect")
    def set_pragmas(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writing = connection.get_execution_options().get("writing")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


class Database:
    """The connections to one database file, which is known to be of the newest schema."""

    def __init__(self, path: Path) -> None:
        self.path = path
        url = URL.create("sqlite+aiosqlite", database=str(path))
        self._engine: AsyncEngine = create_async_engine(
            url,
            connect_args=OWN_TRANSACTIONS,
            pool_size=READERS + 1,
            max_overflow=0,
            hide_parameters=True,  # a fault goes to the log, and what is written is secret
        )
        prepare(self._engine.sync_engine)
        self._writer = self._engine.execution_options(writing=True)
        self._writing = asyncio.Lock()
        self._reading = asyncio.Semaphore(READERS)
        self._closed = False

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection that sees the database as it is now, and keeps seeing that.

        Raises StoreError when the database cannot be read.
        """
        async with self._reading:
            self._refuse_when_closed()
            try:
                async with self._engine.begin() as connection:
                    yield connection
            except DatabaseError as error:
                raise StoreError(f"The database {self.path} cannot be read: {error.orig}.") from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Lend the one connection that may write; the end of the block keeps all of it, an error leaving it nothing.

        Raises StoreError when the database cannot be written.
        """
        async with self._writing:
            self._refuse_when_closed()
            try:
                async with self._writer.begin() as connection:
                    yield connection
            except IntegrityError:
                raise
            except DatabaseError as error:
                raise StoreError(f"The database {self.path} cannot be written: {error.orig}.") from error

    async def close(self) -> None:
        """Wait for whoever reads or writes, and close the file; afterwards everybody is refused."""
        async with self._writing:
            for _ in range(READERS):
                await self._reading.acquire()
            self._closed = True
            await self._engine.dispose()
        for _ in range(READERS):
            self._reading.release()

    def _refuse_when_closed(self) -> None:
        if self._closed:
            raise StoreError(f"The database {self.path} is closed.")
