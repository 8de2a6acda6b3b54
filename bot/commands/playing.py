"""`/roll` and `/end`: the frame of a turn."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.chair import answering, take_seat
from bot.commands.translations import AnyCommand
from engine.base.turn import EndTurn, Roll


@app_commands.command()
@app_commands.guild_only()
async def roll(interaction: discord.Interaction) -> None:
    """Roll the dice."""
    async with answering(interaction):
        chair = await take_seat(interaction)
        await chair.play(Roll())


@app_commands.command()
@app_commands.guild_only()
async def end(interaction: discord.Interaction) -> None:
    """Pass the dice on."""
    async with answering(interaction):
        chair = await take_seat(interaction)
        await chair.play(EndTurn())


COMMANDS: tuple[AnyCommand, ...] = (roll, end)
