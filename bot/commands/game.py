"""`/game`: look at the table, take something back, and end it. How a table is opened stands in `lobby`."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import discord
from discord import app_commands

from bot import components, herald, lobby_presses
from bot.commands.chair import Chair, answering, chair_at, game_here, table_here, take_seat
from bot.commands.completion import WHY, Suggestion, at_the_table
from bot.commands.translations import choice
from bot.commands.typed import quoted
from bot.naming import Naming, NotUnderstood, matching
from bot.panel import call
from bot.pictures import Pictures
from bot.private import PICTURE, Letter
from bot.table import Table
from bot.words import Words, words
from engine.action import Illegal
from engine.base.ending import AgreeToEnd, Progress
from engine.journal import Undo
from rendering import Lens

NORMAL, LABELS, TEXT = "normal", "labels", "text"

group = app_commands.Group(name="game", description="…", guild_only=True)


def find(text: str, known: dict[str, str], key: str) -> str | None:
    """The value that a text means by value or label; None when nothing is typed."""
    typed = text.strip().casefold()
    if not typed:
        return None
    for label, value in known.items():
        if typed in (value, label.casefold()):
            return value
    raise NotUnderstood(key, text=quoted(text), choices=", ".join(known))


# Looking


@group.command()
async def status(interaction: discord.Interaction) -> None:
    """See what the game waits for."""
    async with answering(interaction) as bot:
        await bot.presses.replies.think(interaction)
        spoken = words(str(interaction.locale))
        game = await game_here(interaction)
        if game.status == "lobby":
            letter = Letter(components.layout(spoken.say("status-lobby", game=game.id, host=f"<@{game.host_id}>")))
        else:
            letter = status_letter(await bot.tables.get(game.id), spoken, bot.panel_link)
        await bot.presses.replies.show(interaction, letter)


def status_letter(table: Table, words: Words, link: Callable[[Table], str]) -> Letter:
    """What the game waits for, and where its panel is."""
    naming = Naming(words, table.state.rules, table.players)
    waiting = call(table, naming, table.awaited_users())
    panel = naming.words.say("status-panel", link=link(table)) if link(table) else ""
    heading = herald.heading(table.view(None), naming, table.id)
    return Letter(components.layout(heading, "\n".join(line for line in (waiting, panel) if line)))


@group.command()
@app_commands.choices(view=[choice(NORMAL), choice(LABELS), choice(TEXT)])
async def board(interaction: discord.Interaction, view: str = NORMAL, *, public: bool = False) -> None:
    """Look at the board."""
    async with answering(interaction) as bot:
        table = await table_here(interaction)
        # Acknowledged only now: what is acknowledged in public could not be refused in private.
        await interaction.response.defer(ephemeral=not public, thinking=True)
        spoken = words(table.game.locale if public else str(interaction.locale))
        first, *others = await board_letters(bot.pictures, table, spoken, view)
        await bot.presses.replies.show(interaction, first)
        for letter in others:
            await interaction.followup.send(view=letter.view, ephemeral=not public)


async def board_letters(pictures: Pictures, table: Table, words: Words, how: str) -> list[Letter]:
    """The board as everybody may see it: as a picture, with the numbers of places, or in words."""
    view = table.view(None)
    naming = Naming.of_view(words, view, table.players)
    heading = herald.heading(view, naming, table.id)
    if how == TEXT:
        return [
            Letter(components.layout(page)) for page in herald.pages(f"{heading}\n{herald.text_board(view, naming)}")
        ]
    picture = await pictures.board(view, table.players, naming, Lens(labels=how == LABELS))
    return [picture_letter(heading, picture, herald.alt_text(view, naming))]


def picture_letter(heading: str, picture: bytes, alt: str) -> Letter:
    """A message with a picture of the board."""
    layout = components.layout(heading, picture=(PICTURE, alt))
    return Letter(layout, (discord.File(BytesIO(picture), PICTURE, description=alt),))


@group.command()
async def log(interaction: discord.Interaction) -> None:
    """Read what has happened."""
    async with answering(interaction) as bot:
        await bot.presses.replies.think(interaction)
        table = await table_here(interaction)
        letter = bot.log_letter(table, interaction.user.id, str(interaction.locale))
        await bot.presses.replies.show(interaction, letter)


# Taking back, and ending


def suggest_undo(chair: Chair, typed: str) -> list[Suggestion]:
    """The steps that can be taken back, the latest first, or that there is none."""
    steps = undo_steps(chair)
    return matching(typed, steps) if steps else [(chair.words.say("illegal-nothing-to-undo"), WHY)]


def undo_steps(chair: Chair) -> list[Suggestion]:
    """The steps that can be taken back, in words, and the numbers of their entries."""
    entries = chair.table.journal.undoable(chair.seat)
    return [(chair.naming.action(entry.action), f"#{entry.n}") for entry in entries]


@group.command()
@app_commands.autocomplete(to=at_the_table(suggest_undo))
async def undo(interaction: discord.Interaction, to: str = "") -> None:
    """Take back one's own steps."""
    async with answering(interaction):
        chair = await take_seat(interaction)
        steps = undo_steps(chair)
        if not steps:
            raise Illegal("nothing-to-undo")
        if to.strip() in ("", WHY):
            await chair.show(chair.desk.undo())
            return
        chosen = find(to, dict(reversed(steps)), "unclear-no-such-step")
        assert chosen is not None
        await chair.play(Undo(int(chosen.removeprefix("#"))))


@group.command()
async def end(interaction: discord.Interaction) -> None:
    """Close a table that has not begun, or vote for ending the game."""
    async with answering(interaction) as bot:
        await bot.presses.replies.think(interaction)
        game = await game_here(interaction)
        if game.status == "lobby":
            await bot.lobby.close(game.id, interaction.user.id)
            await lobby_presses.confirm(bot, interaction, game, "lobby-closed")
        else:
            await vote_to_end(chair_at(interaction, await bot.tables.get(game.id)))


async def vote_to_end(chair: Chair) -> None:
    """Agree that the game ends here, and say who else must; computers agree once all people do."""
    done = await chair.bot.act(chair.table, chair.seat, AgreeToEnd(), chair.interaction.user.id)
    agreed = done.after[Progress].agreed
    others = [row.seat for row in chair.table.seats if row.computer is None and row.seat not in agreed]
    if done.after.ended is not None or not others:
        await chair.show(chair.desk.done(done))
        return
    who = chair.naming.in_markdown().seats(others)
    await chair.show(Letter(components.layout(chair.words.say("end-agreed", count=len(others), who=who))))


COMMANDS = (group,)
