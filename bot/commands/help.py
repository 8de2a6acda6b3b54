"""`/help` and `/rules`: what the bot is for, what can be done now, and how the game is played."""

from __future__ import annotations

import discord
from discord import app_commands

from bot import components, herald
from bot.commands.chair import answering, table_here
from bot.commands.completion import Suggestion, anywhere
from bot.commands.game import find
from bot.commands.translations import AnyCommand
from bot.naming import matching
from bot.private import Letter
from bot.words import Words, words
from engine.action import Illegal


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


def suggest_topic(words: Words, typed: str) -> list[Suggestion]:
    """The chapters of the rules."""
    return matching(typed, [(words.say(f"rules-{topic}-title"), topic) for topic in herald.RULE_CHAPTERS])


@app_commands.command()
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.autocomplete(topic=anywhere(suggest_topic))
async def rules(interaction: discord.Interaction, topic: str = "") -> None:
    """Read the rules."""
    async with answering(interaction) as bot:
        await bot.presses.replies.think(interaction)
        spoken = words(str(interaction.locale))
        chosen = find(topic, dict(suggest_topic(spoken, "")), "unclear-no-such-topic")
        if chosen is None:
            titles = [spoken.say(f"rules-{one}-title") for one in herald.RULE_CHAPTERS]
            text = "\n".join([spoken.say("rules-intro"), *(f"• {title}" for title in titles), spoken.say("rules-how")])
        else:
            text = f"### {spoken.say(f'rules-{chosen}-title')}\n{spoken.say(f'rules-{chosen}')}"
        first, *others = herald.pages(text)
        await bot.presses.replies.show(interaction, Letter(components.layout(first)))
        for page in others:
            await interaction.followup.send(view=components.layout(page), ephemeral=True)


COMMANDS: tuple[AnyCommand, ...] = (show_help, rules)
