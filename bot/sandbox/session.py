"""One evening in the sandbox: doors open, the bot plays, and everything is put away in the end."""

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.sandbox import Bot, SandboxError
from bot.sandbox.pages import EVERYONE, Pages
from bot.sandbox.simulated import keeping
from bot.sandbox.simulated.club import Club, slug
from bot.sandbox.simulated.live import LiveDiscord

LOG = logging.getLogger(__name__)

KEPT = "simulated-discord"
TIDY_EVERY = 10  # seconds
CLOSE_WITHIN = 10


class Session:
    """The bot, the simulated Discord around it and its pages, from the first sentence to the last."""

    def __init__(
        self,
        bot: Bot,
        *,
        port: int,
        people: Sequence[str],
        announce: Callable[[str], None],
        keep_in: Path | None,
    ) -> None:
        self.bot = bot
        self.port = port
        self.people = people
        self.announce = announce
        self.kept = None if keep_in is None else keep_in / KEPT
        self.over = asyncio.Event()
        self.begun = False
        self.known = -1

    async def run(self) -> None:
        """Play until told to stop. Raises SandboxError if the names do not do or the port is taken."""
        if not self.people or len({EVERYONE, *map(slug, self.people)}) <= len(self.people):
            raise SandboxError(f"The people need names of their own, and none of them may be {EVERYONE!r}.")
        live = LiveDiscord(self.bot, self._remembered())
        club = Club(live, self.people)
        pages = Pages(live, club, _timezone())
        with self._until_told():
            try:
                await pages.open(self.port)
                self.begun = True
                await live.start()
                await self._introduce(live)
                self.announce(f"The game is on at {pages.address} – open it in a browser. Ctrl-C ends it.")
                await self._tidy_until_over(live)
                self.announce("Putting the game away …")
            finally:
                await self._close(live, pages)

    async def _introduce(self, live: LiveDiscord) -> None:
        """Have the bot tell a Discord that knows none of its commands, for it may have told another one before."""
        if not live.backend.commands:
            await live.as_bot(self.bot.tree.sync)

    async def _tidy_until_over(self, live: LiveDiscord) -> None:
        while not self.over.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.over.wait(), TIDY_EVERY)
            try:
                live.sweep()
                keeping.prune(live.backend)
                await self._keep(live)
            except Exception:
                LOG.exception("The simulated Discord could not be tidied")

    @contextmanager
    def _until_told(self) -> Iterator[None]:
        """Let the first Ctrl-C or SIGTERM end the session, and a second one the process."""
        loop = asyncio.get_running_loop()
        signals = (signal.SIGINT, signal.SIGTERM)

        def stop() -> None:
            self.over.set()
            for number in signals:
                loop.remove_signal_handler(number)

        try:
            for number in signals:
                loop.add_signal_handler(number, stop)
            yield
        finally:
            for number in signals:
                loop.remove_signal_handler(number)

    async def _close(self, live: LiveDiscord, pages: Pages) -> None:
        """Close the doors, then the bot, then keep what is left, then end the simulated Discord."""
        await pages.close()
        if self.begun:
            try:
                async with asyncio.timeout(CLOSE_WITHIN):
                    await live.as_bot(self.bot.close)
            except Exception:
                LOG.exception("The bot could not be closed")
            with suppress(OSError):
                await self._keep(live)
        await live.shutdown()

    async def _keep(self, live: LiveDiscord) -> None:
        """Write the simulated Discord down if anything happened on it since."""
        if self.kept is None or self.known == live.happenings.total:
            return
        self.known = live.happenings.total
        await asyncio.to_thread(_replace, self.kept, keeping.freeze(live.backend))

    def _remembered(self) -> keeping.World | None:
        """The simulated Discord of the last time; one that cannot be used is set aside."""
        if self.kept is None or not self.kept.exists():
            return None
        try:
            return keeping.thaw(self.kept.read_bytes())
        except (OSError, keeping.UnusableError) as error:
            aside = self.kept.with_suffix(".unusable")
            self.kept.replace(aside)
            self.announce(
                f"The simulated Discord in {self.kept} cannot be used: {error}. It is now {aside.name}, and a new one "
                "begins. Games of the old one stay in the database, but their channels are gone."
            )
            return None


def _replace(file: Path, written: bytes) -> None:
    """Write a file so that a crash leaves the old one or the new one."""
    new = file.with_suffix(".new")
    with new.open("wb") as stream:
        stream.write(written)
        stream.flush()
        os.fsync(stream.fileno())
    new.replace(file)


def _timezone() -> str:
    """The name of this machine's time zone, as far as it has one."""
    names = [os.environ.get("TZ", ""), str(Path("/etc/localtime").resolve()).partition("zoneinfo/")[2]]
    for name in names:
        with suppress(ZoneInfoNotFoundError, ValueError, OSError):
            if name:
                return ZoneInfo(name).key
    return "UTC"
