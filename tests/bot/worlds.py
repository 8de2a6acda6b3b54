"""A simulated Discord for tests: time moves only when it is moved, and what a person does is done when it returns."""

import asyncio
import logging
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from types import CodeType
from typing import Any, TypeVar

import aiosqlite
import discord
import simcord
from discord.ext import commands
from simcord import _settlement
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle

from bot.sandbox.simulated.locales import speak
from tests.bot import strict_discord

NAMES = ("Ann", "Bob", "Cleo", "Dan")
NO_DIRECT_MESSAGES = 50007

Result = TypeVar("Result")

strict_discord.install()

CONNECTIONS: weakref.WeakSet[aiosqlite.Connection] = weakref.WeakSet()
"""Every connection to a database that some bot has opened."""

_connect = aiosqlite.Connection.__init__


def _connect_noted(self: aiosqlite.Connection, *how: Any, **named: Any) -> None:
    _connect(self, *how, **named)
    CONNECTIONS.add(self)


def _roll_back(connection: aiosqlite.Connection) -> None:
    if connection._connection is not None:
        connection._connection.rollback()


vars_of_connection: Any = aiosqlite.Connection
vars_of_connection.__init__ = _connect_noted


class Troubles(logging.Handler):
    """Every error that discord.py or the bot wrote to the log: a test with one fails.

    discord.py only logs what goes wrong in the callback of a `DynamicItem`.
    """

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    @contextmanager
    def expected(self) -> Iterator[list[logging.LogRecord]]:
        """Take what is logged meanwhile out of the count, and give it to the test instead."""
        before, self.records = self.records, []
        try:
            yield self.records
        finally:
            self.records = before


class SteppedDiscord(simcord.Env):
    """simcord's own environment, ten times as fast, and at ease with a bot that has workers waiting for something."""

    held = False

    async def settle(self, timeout: float | None = None, idle: float = 0.0005) -> None:  # noqa: ASYNC109
        await super().settle(timeout, idle)

    async def _settle_internal(self, *, idle: float = 0.0005, **rest: Any) -> None:
        if not self.held:
            await super()._settle_internal(idle=idle, **rest)


class World:
    """A server with a channel and four people, and a bot among them that can be killed and started anew."""

    def __init__(self, build: Callable[[], commands.AutoShardedBot]) -> None:
        self.build = build
        self.troubles = Troubles()
        bot: discord.Client = build()
        shards = 1 if bot.shard_count is None else None
        self.env = SteppedDiscord(bot, settle_timeout=30, shard_count=shards)
        self.guild: GuildHandle
        self.channel: ChannelHandle
        self.people: list[MemberActor]

    @property
    def bot(self) -> Any:
        """The bot as it is now."""
        return self.env.bot

    async def open(self) -> None:
        """Start the bot and let it find its server."""
        logging.getLogger().addHandler(self.troubles)
        self.guild = self.env.create_guild("Catan club")
        self.channel = self.guild.create_text_channel("catan")
        self.people = [self.guild.add_member(self.env.create_user(name)) for name in NAMES]
        await self.env.start()

    async def close(self) -> None:
        """Close the bot and look what went wrong."""
        try:
            await self.as_bot(self.bot.close)
        finally:
            await self.env.shutdown()
            logging.getLogger().removeHandler(self.troubles)
        self.env._raise_errors_since(self.env._errors_acknowledged)
        logged = [f"{record.name}: {record.getMessage()}" for record in self.troubles.records]
        assert not logged, logged

    async def as_bot(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Await `work` as if the bot had called it itself."""
        with self.env._bot_scope():
            return await asyncio.wait_for(work(), 30)

    async def restart(self) -> commands.AutoShardedBot:
        """Kill the bot and start a new one over the same Discord and the same files."""
        await self.kill()
        return await self.start()

    async def start(self) -> commands.AutoShardedBot:
        """Start a new bot over the same Discord and the same files, when the last one has been killed."""
        bot = self.build()
        await self.env.restart_bot(bot)
        return bot

    async def kill(self) -> None:
        """End the bot as if its process had been killed: what it had not committed is gone, and it says no goodbye."""
        with self.troubles.expected():
            await self._kill()

    async def _kill(self) -> None:
        for connection in [one for one in CONNECTIONS if one._running]:
            # A cursor that nobody will ever close would keep the transaction open.
            connection._tx.put_nowait((None, partial(_roll_back, connection)))
            closed = connection.stop()
            if closed is not None:
                with suppress(Exception):
                    await closed
        errors = len(self.env._errors)
        await self.env._detach_bot()
        del self.env._errors[errors:]

    @asynccontextmanager
    async def at_once(self) -> AsyncIterator[None]:
        """Let several people act before the bot has looked at any of it; afterwards it has dealt with all."""
        self.env.held = True
        try:
            yield
        finally:
            self.env.held = False
        await self.env.settle()

    def close_direct_messages(self, person: MemberActor) -> None:
        """Let a person refuse direct messages, as Discord's privacy settings let them."""
        self.env.inject_error(
            "POST",
            f"/channels/{person.user.dm_channel.id}/messages",
            status=403,
            code=NO_DIRECT_MESSAGES,
            message="Cannot send messages to this user",
            times=None,
        )

    def open_direct_messages(self, person: MemberActor) -> None:
        """Let a person accept direct messages again."""
        path = f"/channels/{person.user.dm_channel.id}/messages"
        self.env.backend.faults[:] = [fault for fault in self.env.backend.faults if fault["path"] != path]

    def speak(self, person: MemberActor, locale: str) -> None:
        """Set the language of a person's Discord, such as `de`."""
        speak(self.env.backend, person.id, locale)


class Limbo(asyncio.Future[Any]):
    """What a task waits for whose process has been killed: nothing that will ever happen."""


IDLE: frozenset[CodeType] = frozenset(
    {asyncio.Event.wait.__code__, asyncio.Queue.get.__code__, asyncio.Condition.wait.__code__}
)
_recognized_wait, _park_reason = _settlement._recognized_wait, _settlement._park_reason


def _idles(task: asyncio.Task[Any]) -> bool:
    """Tell whether a task waits until somebody has something for it to do, or died with its process."""
    coroutine: Any = task.get_coro()
    if getattr(coroutine, "dead", False):
        return True
    while coroutine is not None:
        frame = getattr(coroutine, "cr_frame", None)
        if frame is not None and frame.f_code in IDLE:
            return True
        if frame is not None and frame.f_code is asyncio.wait_for.__code__:
            inner = frame.f_locals.get("fut")
            if isinstance(inner, asyncio.Task):
                return _idles(inner)
        coroutine = getattr(coroutine, "cr_await", None)
    return False


def _recognized_or_idle(state: Any, task: asyncio.Task[Any], waiter: Any) -> bool:
    return _recognized_wait(state, task, waiter) or (waiter is not None and not waiter.done() and _idles(task))


def _reason_or_idle(state: Any, task: asyncio.Task[Any], deadline: float, seen: set[int] | None = None) -> str | None:
    waiter = getattr(task, "_fut_waiter", None)
    if waiter is not None and not waiter.done() and _idles(task):
        return "a worker with nothing to do"
    return _park_reason(state, task, deadline, seen)


vars(_settlement)["_recognized_wait"] = _recognized_or_idle
vars(_settlement)["_park_reason"] = _reason_or_idle
