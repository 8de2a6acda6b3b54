"""The simulated Discord as tests get it: `world`, for the bot that `build_bot` makes."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import simcord
from discord.ext import commands

from bot.config import Config
from tests.bot.worlds import World


@pytest.fixture
def build_bot(tmp_path: Path) -> Callable[[], commands.AutoShardedBot]:
    """How to make the bot; a restarted one is made the same way. A module with another bot in it overrides this."""
    from bot.client import CatanBot  # noqa: PLC0415 (modules with another bot do without)

    return lambda: CatanBot(Config(data_dir=tmp_path))


@pytest.fixture
async def world(build_bot: Callable[[], commands.AutoShardedBot]) -> AsyncIterator[World]:
    """A server, a channel, four people, and the bot; afterwards no error may have been raised or logged."""
    world = World(build_bot)
    await world.open()
    try:
        yield world
    finally:
        await world.close()


@pytest.fixture
def env(world: World) -> simcord.Env:
    """The simulated Discord itself; a failing test that asks for it also shows all that was said."""
    return world.env
