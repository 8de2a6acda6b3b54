"""The slash commands, one file a group. Each builds an action or a question, as a button would, and judges nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands import answers, build, cards, game, hand, help, lobby, move, playing, setup, trade  # noqa: A004
from bot.commands.translations import Translator, describe

if TYPE_CHECKING:
    from bot.client import CatanBot

CHAPTERS = (game, playing, build, move, cards, trade, answers, hand, help, setup)
"""Where the commands are; those of `lobby` belong to `/game`."""


async def add_commands(bot: CatanBot) -> None:
    """Put every command on the bot's tree, in all languages."""
    await bot.tree.set_translator(Translator())
    for chapter in CHAPTERS:
        describe(chapter.COMMANDS)
        for command in chapter.COMMANDS:
            bot.tree.add_command(command)


__all__ = ["add_commands", "lobby"]
