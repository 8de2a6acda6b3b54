"""`/game new` and what follows until the game begins: sit down, seat computers, choose, start."""

from __future__ import annotations

import discord
from discord import app_commands

from bot import lobby_presses
from bot.commands.chair import answering, client, game_here
from bot.commands.completion import Suggestion, anywhere
from bot.commands.game import find, group
from bot.commands.permissions import missing_here
from bot.lobby import SEAT_COLOURS
from bot.naming import matching
from bot.store import ChannelTaken, GameRow
from bot.variants import TARGET, at_table, option_value, table_title
from bot.words import Words, language, words
from engine.action import Illegal
from engine.tables import TABLES, TableSpec

# Opening a table


def suggest_variant(words: Words, typed: str) -> list[Suggestion]:
    """The tables one can sit down at."""
    return matching(typed, [(table_title(words, name), name) for name in TABLES])


def targets(words: Words, name: str) -> list[Suggestion]:
    """How many points may win at a table."""
    table = TABLES[name]
    values = next((option.values for option in table.options if option.name == TARGET), ())
    return [(option_value(at_table(words, table), TARGET, value), value) for value in values]


def suggest_target(words: Words, typed: str, variant: str) -> list[Suggestion]:
    """How many points may win at the table that is typed."""
    return matching(typed, targets(words, variant_meant(words, variant)))


def variant_meant(words: Words, text: str) -> str:
    """The table a text means, the base game for none; NotUnderstood names what there is."""
    return find(text, dict(suggest_variant(words, "")), "unclear-no-such-variant") or TableSpec().name


@group.command()
@app_commands.autocomplete(variant=anywhere(suggest_variant), target=anywhere(suggest_target, "variant"))
async def new(interaction: discord.Interaction, variant: str = "", target: str = "") -> None:
    """Open a table in this channel."""
    async with answering(interaction) as bot:
        spoken = words(str(interaction.locale))
        spec = ordered(spoken, variant, target)
        missing = missing_here(interaction)
        if missing:
            lines = [spoken.say("permissions-missing"), *(spoken.say(f"permission-{name}") for name in missing)]
            await bot.presses.replies.tell(interaction, "\n".join(lines))
            return
        assert interaction.channel_id is not None
        there = await bot.store.open_game_in(interaction.channel_id)
        if there is not None:
            raise Illegal("channel-taken", game=there.id)
        # Acknowledged only now: what is acknowledged in public could not be refused in private.
        await interaction.response.defer(thinking=True)
        await open_lobby(interaction, spec)


async def open_lobby(interaction: discord.Interaction, spec: TableSpec) -> None:
    """Open a lobby in the channel and show it to everybody."""
    bot = client(interaction)
    assert interaction.channel_id is not None
    try:
        game = await bot.lobby.open(
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id,
            host_id=interaction.user.id,
            host_name=interaction.user.display_name,
            locale=language(str(interaction.guild_locale or bot.config.default_locale)),
            spec=spec,
        )
    except ChannelTaken as taken:
        raise Illegal("channel-taken", game=taken.game_id) from taken
    letter = await bot.lobby.letter(game.id)
    try:
        message = await interaction.edit_original_response(view=letter.view)
    except discord.HTTPException:
        # Nobody could join what nobody sees.
        await bot.lobby.close(game.id, interaction.user.id)
        raise
    await bot.store.set_panel(game.id, message_id=message.id, posted_at=None, mark=None)


def ordered(words: Words, variant: str, target: str) -> TableSpec:
    """The table that is ordered; NotUnderstood names what there is."""
    name = variant_meant(words, variant)
    chosen = find(target, dict(targets(words, name)), "unclear-no-such-target")
    return TableSpec(name, TABLES[name].seats[0], {} if chosen is None else {TARGET: chosen})


# The lobby


def suggest_colour(words: Words, typed: str) -> list[Suggestion]:
    """The colours one can play in."""
    return matching(typed, [(words.say(f"colour-{colour}"), colour) for colour in SEAT_COLOURS])


@group.command()
@app_commands.autocomplete(colour=anywhere(suggest_colour))
async def join(interaction: discord.Interaction, colour: str = "") -> None:
    """Take a seat."""
    async with answering(interaction) as bot:
        game = await lobby_here(interaction)
        known = dict(suggest_colour(words(str(interaction.locale)), ""))
        chosen = find(colour, known, "unclear-no-such-colour")
        await bot.lobby.join(game.id, interaction.user.id, interaction.user.display_name, chosen)
        await lobby_presses.confirm(bot, interaction, game, "lobby-joined")


@group.command()
async def leave(interaction: discord.Interaction) -> None:
    """Give one's seat up."""
    async with answering(interaction) as bot:
        game = await lobby_here(interaction)
        await bot.lobby.leave(game.id, interaction.user.id)
        await lobby_presses.confirm(bot, interaction, game, "lobby-left")


@group.command()
async def addbot(interaction: discord.Interaction) -> None:
    """Seat a computer player."""
    async with answering(interaction) as bot:
        game = await lobby_here(interaction)
        await bot.lobby.add_computer(game.id, interaction.user.id)
        await lobby_presses.confirm(bot, interaction, game, "lobby-computer-added")


@group.command()
async def options(interaction: discord.Interaction) -> None:
    """Choose the options of the table."""
    async with answering(interaction) as bot:
        game = await lobby_here(interaction)
        letter = lobby_presses.options_letter(game, interaction.user.id, str(interaction.locale))
        await bot.presses.replies.show(interaction, letter)


@group.command()
async def start(interaction: discord.Interaction) -> None:
    """Begin the game."""
    async with answering(interaction) as bot:
        game = await lobby_here(interaction)
        await bot.lobby.start(game.id, interaction.user.id)
        await lobby_presses.confirm(bot, interaction, game, "lobby-begun")
        await lobby_presses.begin(bot, game.id)


async def lobby_here(interaction: discord.Interaction) -> GameRow:
    """Acknowledge, and find the table that gathers players here; `Illegal` when there is none, or it has begun."""
    await client(interaction).presses.replies.think(interaction)
    game = await game_here(interaction)
    if game.status != "lobby":
        raise Illegal("lobby-over")
    return game
