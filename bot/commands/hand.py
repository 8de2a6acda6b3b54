"""`/hand`: one's own cards, here or in a direct message."""

from __future__ import annotations

import discord
from discord import app_commands

from bot import components
from bot.commands.chair import answering, client, table_here
from bot.commands.translations import AnyCommand
from bot.private import Letter
from bot.table import Table
from bot.words import words
from engine.action import Illegal

MOST_GAMES = 25
"""So many buttons fit into a message."""


@app_commands.command()
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
async def hand(interaction: discord.Interaction) -> None:
    """Look at one's own cards."""
    async with answering(interaction) as bot:
        await bot.presses.replies.think(interaction)
        tables = await tables_meant(interaction)
        if len(tables) > 1:
            await bot.presses.replies.show(interaction, which_game(interaction, tables))
            return
        seat = tables[0].seat_of(interaction.user.id)
        assert seat is not None
        await bot.presses.replies.show(interaction, await bot.hand_letter(tables[0], seat, str(interaction.locale)))


async def tables_meant(interaction: discord.Interaction) -> list[Table]:
    """The game of this channel if the user plays in it, else all in which he does; `Illegal` when there is none."""
    here: Table | None = None
    if interaction.guild_id is not None:
        try:
            here = await table_here(interaction)
        except Illegal:
            here = None
    if here is not None and here.seat_of(interaction.user.id) is not None:
        return [here]
    found = await client(interaction).tables.of_user(interaction.user.id)
    if not found:
        raise Illegal("no-own-games" if here is None else "not-seated")
    return found


def which_game(interaction: discord.Interaction, tables: list[Table]) -> Letter:
    """A button for each game."""
    spoken = words(str(interaction.locale))
    buttons = [components.button(place_of(interaction, table), table.id, 0, "hand") for table in tables[:MOST_GAMES]]
    return Letter(components.layout(spoken.say("which-game"), widgets=buttons))


def place_of(interaction: discord.Interaction, table: Table) -> str:
    """A game by its code and its channel."""
    channel = client(interaction).get_channel(table.game.channel_id)
    spoken = words(str(interaction.locale))
    name = getattr(channel, "name", None)
    return spoken.say("game-in", game=table.id, channel=f"#{name}") if name else spoken.say("game-of", game=table.id)


COMMANDS: tuple[AnyCommand, ...] = (hand,)
