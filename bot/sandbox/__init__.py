"""The same bot on a simulated Discord, played in the browser: no token, no network, no other code."""

from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

from discord.ext import commands

SIMCORD = "3.2.1"
Bot = commands.Bot | commands.AutoShardedBot

PAGE_LIBRARIES = ("aiohttp", "linkify_it", "markdown_it", "regex")


class SandboxError(Exception):
    """The sandbox cannot run; the text says why and what to do."""


def check_available() -> None:
    """Look whether the simulated Discord is there, in the one version whose insides are known here.

    Raises SandboxError.
    """
    try:
        found = version("simcord")
    except PackageNotFoundError:
        raise SandboxError("The simulated Discord is not installed; `make setup` installs it.") from None
    if found != SIMCORD:
        raise SandboxError(
            f"The sandbox is written for simcord {SIMCORD}, but {found} is installed; `make setup` puts it right."
        )
    missing = [library for library in PAGE_LIBRARIES if find_spec(library) is None]
    if missing:
        raise SandboxError(f"The sandbox's page also needs {', '.join(missing)}; `make setup` installs it.")


async def run_sandbox(
    bot: Bot,
    *,
    port: int,
    people: Sequence[str],
    announce: Callable[[str], None],
    keep_in: Path | None = None,
) -> None:
    """Run `bot` on a simulated Discord until Ctrl-C, SIGTERM or cancellation; it is closed when this returns.

    `announce` is given plain sentences for the person at the terminal, the first with the address to open. With
    `keep_in` the simulated Discord is kept in that directory and goes on from there the next time.
    Raises SandboxError.
    """
    check_available()
    from bot.sandbox.session import Session  # noqa: PLC0415 (simcord may be absent until the line above)

    await Session(bot, port=port, people=people, announce=announce, keep_in=keep_in).run()
