"""A bot that is killed at a chosen moment, and of which nothing runs after that, not even what would clean up.

What a process leaves behind are its effects: what it has sent to Discord and what it has committed to its file; between
two of them it does not matter when it dies. It can be killed after a chosen effect, or in a chosen step of its tasks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from typing import Any

import aiosqlite
import pytest
from simcord._runtime import _BOT_SCOPE
from simcord.http import FakeHTTPClient, FakeWebhookAdapter

from tests.bot.worlds import Limbo, World

GRAVEYARD: list[object] = []
"""What was running when a process was killed is never finished, and so is never thrown away either."""


class Life:
    """Counts the steps and the effects of one bot, and ends with the one that is chosen."""

    def __init__(self) -> None:
        self.steps = 0
        self.effects: list[str] = []
        self.last_step: int | None = None
        self.last_effect: int | None = None
        self.dead = False

    def begin_to_count(self, *, last_step: int | None = None, last_effect: int | None = None) -> None:
        """Count from here on; the bot dies in that step or after that effect, if it comes so far."""
        self.steps, self.effects = 0, []
        self.last_step, self.last_effect = last_step, last_effect

    def step(self) -> bool:
        """Whether the next step is made."""
        self.steps += 1
        self.dead = self.dead or self.steps == self.last_step
        return not self.dead

    def survives(self, effect: str) -> bool:
        """Whether the bot lives on after what it has just done."""
        self.effects.append(effect)
        self.dead = self.dead or len(self.effects) == self.last_effect
        return not self.dead


class Lived(Coroutine[Any, Any, Any]):
    """A coroutine of the bot, for as long as the bot lives."""

    def __init__(self, inner: Coroutine[Any, Any, Any], life: Life) -> None:
        self.inner = inner
        self.life = life

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    @property
    def dead(self) -> bool:
        return self.life.dead

    def send(self, value: Any) -> Any:
        return self.inner.send(value) if self.life.step() else for_ever()

    def throw(self, *error: Any) -> Any:
        if not self.life.dead:
            return self.inner.throw(*error)
        GRAVEYARD.append(self.inner)
        raise error[0]

    def close(self) -> None:
        if not self.life.dead:
            self.inner.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        raise NotImplementedError("only tasks run it")


def for_ever() -> Limbo:
    """What a task is given to wait for that is to wait for ever."""
    limbo = Limbo()
    limbo._asyncio_future_blocking = True
    return limbo


class Mortal:
    """A world whose bot can be killed."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.world = world
        self.life = Life()
        asyncio.get_running_loop().set_task_factory(self._make)
        for kind in (FakeHTTPClient, FakeWebhookAdapter):
            monkeypatch.setattr(kind, "request", self._sending(kind.request))
        monkeypatch.setattr(aiosqlite.Connection, "commit", self._committing(aiosqlite.Connection.commit))

    @property
    def dead(self) -> bool:
        return self.life.dead

    def _make(self, loop: asyncio.AbstractEventLoop, coro: Any, **how: Any) -> asyncio.Task[Any]:
        owned = _BOT_SCOPE.get() is not None
        return asyncio.Task(Lived(coro, self.life) if owned else coro, loop=loop, **how)

    def _sending(self, request: Callable[..., Any]) -> Callable[..., Any]:
        async def send(client: Any, route: Any, *what: Any, **how: Any) -> Any:
            answer = await request(client, route, *what, **how)
            if route.method != "GET" and not self.life.survives(f"{route.method} {route.path}"):
                await Limbo()
            return answer

        return send

    def _committing(self, commit: Callable[..., Any]) -> Callable[..., Any]:
        written: dict[int, int] = {}

        async def commit_noted(connection: aiosqlite.Connection) -> None:
            await commit(connection)
            before, after = written.get(id(connection), 0), connection.total_changes
            written[id(connection)] = after
            if before != after and not self.life.survives("commit"):
                await Limbo()

        return commit_noted

    async def bury(self) -> None:
        """Close the files of the dead bot, as the system does for a process that is gone."""
        GRAVEYARD.append(self.world.bot)
        self.life.dead = True
        await self.world.kill()
        # The loop would finish them when it is closed.
        loop: Any = asyncio.get_running_loop()
        loop._asyncgens.clear()

    async def revive(self, *, last_step: int | None = None) -> None:
        """Start a new bot, which may die in a step of its own while it starts."""
        self.life = Life()
        self.life.begin_to_count(last_step=last_step)
        await self.world.start()

    async def leave_alive(self) -> None:
        """See to it that there is a bot that can be closed."""
        if self.dead:
            await self.bury()
            await self.revive()
        self.life.begin_to_count()
