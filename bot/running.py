"""Running the bot on Discord: logging in, ending cleanly, and saying plainly why it cannot run."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import discord

from bot.client import CatanBot
from bot.config import Config, check_data_dir
from bot.store import StoreError

log = logging.getLogger(__name__)

LOCK = "catan.lock"
CLOSE_WITHIN = 9
"""Seconds; whoever stops the bot waits ten."""


async def run_on_discord(config: Config) -> str | None:
    """Run until SIGTERM or Ctrl-C; what keeps it from running, as one plain sentence, or None."""
    fault = check_data_dir(config.data_dir)
    if fault is not None:
        return fault
    assert config.discord_token is not None
    with held_alone(config.data_dir) as alone:
        if not alone:
            return f"Another bot is at work on {config.data_dir}; stop it, or give this one another DATA_DIR."
        return await _run(config, config.discord_token)


@contextmanager
def held_alone(data_dir: Path) -> Iterator[bool]:
    """Whether no other process has the data directory; while the block runs, none can have it.

    The system lets go of it when the process ends, however that may be.
    """
    with (data_dir / LOCK).open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True


async def _run(config: Config, token: str) -> str | None:
    bot = CatanBot(config)
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, told.set)
    running = asyncio.create_task(bot.start(token))
    waiting = asyncio.create_task(told.wait())
    try:
        await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        else:
            log.info("told to stop")
    except (discord.DiscordException, StoreError, OSError) as error:
        return explain(error)
    finally:
        waiting.cancel()
        await _close(bot, running)
    return None


def explain(error: Exception) -> str:
    """Why the bot cannot run, for the operator."""
    if isinstance(error, discord.LoginFailure):
        return "Discord does not know this token; look at DISCORD_TOKEN, or make a new token on the developer page."
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return "Discord refuses the intents of the bot, though it needs no privileged ones; look at its application."
    if isinstance(error, discord.HTTPException):
        return f"Discord refuses the bot: {error.status} {error.text}."
    if isinstance(error, OSError):
        return f"Discord cannot be reached: {error}."
    return f"{error}"


async def _close(bot: CatanBot, running: asyncio.Task[None]) -> None:
    try:
        await asyncio.wait_for(bot.close(), CLOSE_WITHIN)
    except TimeoutError:
        log.warning("the bot did not close in time")
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
