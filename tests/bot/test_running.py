"""The bot as an operator runs it: why it cannot run, in one sentence, and how it ends when it is told to."""

import asyncio
import os
import signal
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

from bot.client import CatanBot
from bot.config import Config
from bot.running import explain, held_alone, run_on_discord
from bot.store import StoreError

CONFIG = Config(discord_token="a.secret.token")  # noqa: S106 - it opens nothing


def config(data_dir: Path) -> Config:
    return Config(discord_token=CONFIG.discord_token, data_dir=data_dir)


def refused(status: int, text: str) -> discord.HTTPException:
    return discord.HTTPException(SimpleNamespace(status=status, reason="no"), text)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (discord.LoginFailure("Improper token has been passed."), "Discord does not know this token"),
        (refused(503, "busy"), "Discord refuses the bot: 503 busy."),
        (OSError("no route"), "Discord cannot be reached: no route."),
        (discord.PrivilegedIntentsRequired(None), "Discord refuses the intents"),
    ],
)
async def test_what_keeps_the_bot_from_running_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, sentence: str
) -> None:
    async def start(self: CatanBot, token: str) -> None:
        await self._async_setup_hook()
        raise error

    monkeypatch.setattr(CatanBot, "start", start)
    said = await run_on_discord(config(tmp_path))
    assert said is not None
    assert said.startswith(sentence)
    assert "\n" not in said
    assert "secret" not in said


async def test_a_folder_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    said = await run_on_discord(config(tmp_path / "file"))
    assert said == f"The data directory {tmp_path / 'file'} is a file; set DATA_DIR to a directory."


async def test_a_damaged_database_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "catan.db").write_bytes(b"no database at all, but long enough to be read as one" * 40)

    async def start(self: CatanBot, token: str) -> None:
        await self._async_setup_hook()
        await self.setup_hook()

    monkeypatch.setattr(CatanBot, "start", start)
    said = await run_on_discord(config(tmp_path))
    assert said is not None
    assert "is damaged" in said


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_the_bot_cleanly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: signal.Signals
) -> None:
    closed = asyncio.Event()

    async def start(self: CatanBot, token: str) -> None:
        os.kill(os.getpid(), told)
        await asyncio.Event().wait()

    async def close(self: CatanBot) -> None:
        closed.set()

    monkeypatch.setattr(CatanBot, "start", start)
    monkeypatch.setattr(CatanBot, "close", close)
    assert await run_on_discord(config(tmp_path)) is None
    assert closed.is_set()


def test_an_error_of_the_store_says_itself() -> None:
    assert explain(StoreError("The database is full.")) == "The database is full."


async def test_two_bots_do_not_share_a_folder(tmp_path: Path) -> None:
    with held_alone(tmp_path) as alone:
        assert alone
        said = await run_on_discord(config(tmp_path))
    assert said == f"Another bot is at work on {tmp_path}; stop it, or give this one another DATA_DIR."
    with held_alone(tmp_path) as alone:
        assert alone
