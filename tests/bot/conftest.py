"""The simulated Discord as tests get it: `world`, for the bot that `build_bot` makes."""

from collections.abc import AsyncIterator, Callable
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace

import pytest
import simcord
from discord.ext import commands
from PIL import Image

from bot import lobby, pictures
from bot.config import Config
from tests.bot.typists import Typist, settle
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


@pytest.fixture
def dealt_from(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """How to say from which seed the games of a test are dealt, so that they go the same way each time."""

    def deal_from(seed: str) -> None:
        monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_hex=lambda size: seed))

    return deal_from


@pytest.fixture
def blank_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every picture is a white speck: pictures have tests of their own, and here there are hundreds of them."""
    stream = BytesIO()
    Image.new("P", (4, 4)).save(stream, "PNG")
    for name in ("board_picture", "hand_picture"):
        monkeypatch.setattr(pictures, name, lambda *what: stream.getvalue())


@pytest.fixture
def people(world: World, dealt_from: Callable[[str], None]) -> list[Typist]:
    """Ann, Bob, Cleo and Dan in a channel without a game."""
    dealt_from("people")
    return [Typist(world, actor) for actor in world.people]


@pytest.fixture
async def founding(people: list[Typist]) -> list[Typist]:
    """The same, with Ann, Bob and Cleo at a beginners' table that has just begun; Dan watches."""
    ann, bob, cleo, _ = people
    await ann.say("game new", aloud=True)
    await bob.say("game join")
    await cleo.say("game join")
    await ann.choose("game options", "layout", "beginner")
    await ann.say("game start")
    return people


@pytest.fixture
def playing(founding: list[Typist]) -> list[Typist]:
    """The same people later: each has a settlement and a road, and no cards; Ann has rolled."""
    settle(founding[0].table)
    return founding
