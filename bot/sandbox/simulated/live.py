"""The simulated Discord bent into real time.

simcord is made for tests: its clock stands still, and what a person does returns when the bot has nothing left to do.
Here the clock is the wall's, timers are real ones, and what a person does returns when the bot has answered.
"""

import asyncio
import contextvars
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import discord
import simcord
from simcord import _dpy_internals
from simcord._clock import Clock
from simcord._settlement import _active_callbacks
from simcord.backend import Backend
from simcord.backend.models import Interaction

LOG = logging.getLogger(__name__)

READY_WITHIN = 30.0
ANSWER_WITHIN = 3.2  # seconds; Discord gives a bot three
QUIET_FOR = 0.03
QUIET_WITHIN = 0.4
LEDGER = 300

real_seconds: Callable[[], float] = _dpy_internals.real_monotonic


class Ledger(list[Any]):
    """The newest entries of a log, and how many there ever were."""

    def __init__(self) -> None:
        super().__init__()
        self.total = 0

    def append(self, entry: Any) -> None:
        """Write an entry, and forget old ones now and then."""
        self.total += 1
        super().append(entry)
        if len(self) > 2 * LEDGER:
            del self[:-LEDGER]


class WallClock(Clock):
    """A clock for the simulated Discord that tells the real time."""

    def __init__(self) -> None:
        """Leave out the standing clock's beginning."""

    @property
    def elapsed(self) -> float:  # type: ignore[override]
        """Seconds on the clock that never jumps."""
        return real_seconds()

    def now(self) -> datetime:
        """The real moment."""
        return datetime.now(UTC)  # noqa: TID251 (what bot.now asks in the end)

    def advance(self, seconds: float) -> None:
        """Let real time pass by itself."""


class LiveDiscord(simcord.Env):
    """A simulated Discord in real time, around one bot.

    What people do takes turns at `gate`; what the bot does runs freely. `happenings` counts all that crosses the line
    between the two.
    """

    def __init__(self, bot: discord.Client, world: Backend | None = None) -> None:
        unsharded = isinstance(bot, discord.AutoShardedClient) and bot.shard_count is None
        super().__init__(bot, check_errors=False, shard_count=1 if unsharded else None)
        if world is not None:
            self.backend = world
        self.backend.clock = WallClock()
        self.backend.transcript = self.happenings = Ledger()
        self.backend.http_requests = Ledger()
        self.gate = asyncio.Lock()
        self.newest_interaction: Interaction | None = None

    async def as_bot(self, work: Callable[[], Awaitable[Any]]) -> None:
        """Await `work` as if the bot had called it itself."""
        with self._bot_scope():
            await work()

    def sweep(self) -> None:
        """Forget timers the bot has called off."""
        for record in self._work.callbacks:
            if record.handle is not None and record.handle.cancelled() and record.real_handle is not None:
                record.real_handle.cancel()
        _active_callbacks(self._settlement_state())

    def _capture_errors(self) -> None:
        """Leave the bot's errors to its own handlers and log."""

    def _record_error(self, error: BaseException) -> None:
        LOG.error("Something the bot started failed, and nothing in the bot caught it", exc_info=error)

    def _notify_dispatch_observers(self, interaction: Interaction) -> None:
        self.newest_interaction = interaction
        super()._notify_dispatch_observers(interaction)

    def _schedule_timer(self, record: Any, callback: Any, args: Any, schedule_context: Any) -> None:
        """Let a timer of the bot ring on the real clock."""

        def ring() -> None:
            if record.handle is not None and not record.handle.cancelled():
                record.handle._run()

        if self._runtime is not None:
            record.real_handle = self._runtime.call_at(record.when, ring, context=contextvars.Context())

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 (simcord's signature)
        idle: float = 0.05,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        """Wait for the bot's answer and then for a moment's quiet, but not for the end of all it does."""
        if not self.bot.is_ready():
            await asyncio.wait_for(self.bot.wait_until_ready(), READY_WITHIN)
        if dispatch == "INTERACTION_CREATE":
            await self._answered(self.newest_interaction, real_seconds() + ANSWER_WITHIN)
        seen, latest = -1, real_seconds() + QUIET_WITHIN
        while seen != self.happenings.total and real_seconds() < latest:
            seen = self.happenings.total
            await asyncio.sleep(QUIET_FOR)

    async def _answered(self, interaction: Interaction | None, latest: float) -> None:
        while interaction is not None and not interaction.responded and real_seconds() < latest:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
