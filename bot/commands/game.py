"""`/game`: open a table, sit down, look at it, take something back, and end it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.store import ChannelTaken
from bot.words import language
from engine.action import Illegal
from engine.tables import TableSpec

if TYPE_CHECKING:
    from bot.client import CatanBot


def add_to(bot: CatanBot) -> None:
    """Put the group on the bot's tree."""
    group = app_commands.Group(name="game", description="Open a table, sit down, look at it, end it", guild_only=True)

    @group.command(name="new", description="Open a table in this channel")
    async def new(interaction: discord.Interaction) -> None:
        await open_lobby(bot, interaction)

    bot.tree.add_command(group)


async def open_lobby(bot: CatanBot, interaction: discord.Interaction) -> None:
    """Open a lobby in the channel and show it."""
    await interaction.response.defer(thinking=True)
    assert interaction.channel_id is not None
    locale = language(str(interaction.guild_locale or bot.config.default_locale))
    try:
        game = await bot.lobby.open(
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id,
            host_id=interaction.user.id,
            host_name=interaction.user.display_name,
            locale=locale,
            spec=TableSpec(),
        )
    except ChannelTaken as taken:
        raise Illegal("channel-taken", game=taken.game_id) from taken
    letter = await bot.lobby.letter(game.id)
    message = await interaction.edit_original_response(view=letter.view)
    await bot.store.set_panel(game.id, message_id=message.id, posted_at=None, mark=None)
