"""`/help` and `/rules`: what the bot is for, what can be done now, and how the game is played."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.chair import answering, game_here, table_here
from bot.commands.completion import Suggestion, anywhere
from bot.commands.game import find
from bot.commands.lobby import suggest_variant, variant_meant
from bot.commands.translations import AnyCommand
from bot.lobby_letters import read_spec
from bot.naming import matching
from bot.rules import CONTENTS, USUAL_TABLE, chapters, rules_letter, title_of
from bot.variants import at_table
from bot.words import Words, words
from engine.action import Illegal
from engine.tables import TABLES


@app_commands.command(name="help")
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
async def show_help(interaction: discord.Interaction) -> None:
    """Learn what the bot is for and what can be done now."""
    async with answering(interaction) as bot:
        await bot.presses.replies.think(interaction)
        try:
            table = await table_here(interaction)
        except Illegal:
            table = None
        letter = bot.help_letter(table, interaction.user.id, str(interaction.locale))
        await bot.presses.replies.show(interaction, letter)


def suggest_topic(words: Words, typed: str, variant: str = "") -> list[Suggestion]:
    """The chapters of the rules of the table that is typed."""
    spoken = at_table(words, TABLES[variant_meant(words, variant)])
    return matching(typed, [(title_of(spoken, topic), topic) for topic in chapters(spoken)])


@app_commands.command()
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.autocomplete(topic=anywhere(suggest_topic, "variant"), variant=anywhere(suggest_variant))
async def rules(interaction: discord.Interaction, topic: str = "", variant: str = "") -> None:
    """Read the rules."""
    async with answering(interaction) as bot:
        await bot.presses.replies.think(interaction)
        locale = str(interaction.locale)
        name = variant_meant(words(locale), variant or await table_played(interaction))
        chosen = find(topic, dict(suggest_topic(words(locale), "", name)), "unclear-no-such-topic")
        await bot.presses.replies.show(interaction, rules_letter(locale, name, chosen or CONTENTS))


async def table_played(interaction: discord.Interaction) -> str:
    """The name of the table that is played or set up here; the usual one where there is none."""
    try:
        return read_spec(await game_here(interaction)).name
    except Illegal:
        return USUAL_TABLE


COMMANDS: tuple[AnyCommand, ...] = (show_help, rules)
