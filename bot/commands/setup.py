"""`/setup`: for those who run the server."""

from __future__ import annotations

import discord
from discord import app_commands

from bot import components
from bot.commands.chair import answering
from bot.commands.permissions import missing_here
from bot.private import Letter
from bot.words import words

group = app_commands.Group(
    name="setup", description="…", guild_only=True, default_permissions=discord.Permissions(manage_guild=True)
)


@group.command()
async def check(interaction: discord.Interaction) -> None:
    """See whether the bot may do in this channel what a game needs."""
    async with answering(interaction) as bot:
        await bot.presses.replies.think(interaction)
        say = words(str(interaction.locale)).say
        missing = missing_here(interaction)
        lines = [say("permissions-missing" if missing else "permissions-complete")]
        lines += [say(f"permission-{name}") for name in missing]
        await bot.presses.replies.show(interaction, Letter(components.layout("\n".join(lines))))


COMMANDS = (group,)
