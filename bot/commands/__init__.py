"""The slash commands, one file a group. Each builds an action or a question, as a button would, and judges nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands import game

if TYPE_CHECKING:
    from bot.client import CatanBot

CHAPTERS = (game,)


def add_commands(bot: CatanBot) -> None:
    """Put every command on the bot's tree."""
    for chapter in CHAPTERS:
        chapter.add_to(bot)
