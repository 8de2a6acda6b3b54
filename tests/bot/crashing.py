"""A bot that is killed at a chosen moment: every step of every task of it is counted, and at one all of it stops.

Nothing of it runs after that, not even what would clean up: the simulated Discord and the file are as it left them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any

from simcord._runtime import _BOT_SCOPE

from tests.bot.worlds import Limbo, World

GRAVEYARD: list[object] = []
"""What was running when a process was killed is never finished, and so is never thrown away either."""


class Steps:
    """Counts the steps of the tasks of one bot, and kills it at the one that is chosen."""

    def __init__(self) -> None:
        self.count = 0
        self.last: int | None = None
        self.dead = False

    def kill_at(self, last: int | None) -> None:
        """Count from the beginning, and let the bot die in this step from now on; None lets it live."""
        self.count, self.last = 0, last

    def take(self) -> bool:
        """Count a step; False when it is not made."""
        self.count += 1
        self.dead = self.dead or self.count == self.last
        return not self.dead


class Stepped(Coroutine[Any, Any, Any]):
    """A coroutine of the bot whose steps are counted."""

    def __init__(self, inner: Coroutine[Any, Any, Any], steps: Steps) -> None:
        self.inner = inner
        self.steps = steps

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    @property
    def dead(self) -> bool:
        return self.steps.dead

    def send(self, value: Any) -> Any:
        return self.inner.send(value) if self.steps.take() else self._wait_for_ever()

    def throw(self, *error: Any) -> Any:
        if not self.steps.dead:
            return self.inner.throw(*error)
        GRAVEYARD.append(self.inner)
        raise error[0]

    def close(self) -> None:
        if not self.steps.dead:
            self.inner.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        raise NotImplementedError("only tasks run it")

    def _wait_for_ever(self) -> Limbo:
        limbo = Limbo()
        limbo._asyncio_future_blocking = True
        return limbo


class Mortal:
    """A world whose bot can be killed in any step it makes."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.steps = Steps()
        asyncio.get_running_loop().set_task_factory(self._make)

    @property
    def dead(self) -> bool:
        return self.steps.dead

    def _make(self, loop: asyncio.AbstractEventLoop, coro: Any, **how: Any) -> asyncio.Task[Any]:
        owned = _BOT_SCOPE.get() is not None
        return asyncio.Task(Stepped(coro, self.steps) if owned else coro, loop=loop, **how)

    async def leave_alive(self) -> None:
        """See to it that there is a bot that can be closed."""
        if self.dead:
            await self.bury()
            await self.revive()
        self.steps.kill_at(None)

    async def bury(self) -> None:
        """Close the files of the dead bot, as the system does for a process that is gone."""
        GRAVEYARD.append(self.world.bot)
        self.steps.dead = True
        await self.world.kill()
        # The loop would finish them when it is closed.
        generators: Any = asyncio.get_running_loop()
        generators._asyncgens.clear()

    async def revive(self, kill_at: int | None = None) -> None:
        """Start a new bot, which may die in a step of its own while it starts."""
        self.steps = Steps()
        self.steps.kill_at(kill_at)
        await self.world.start()
