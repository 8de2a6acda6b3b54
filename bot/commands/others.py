"""What has no command of its own: `/build other`, `/move other` and `/vote` do whatever a table has of a chapter."""

from __future__ import annotations

from collections.abc import Callable, Collection

import discord

from bot import herald
from bot.commands import phrases
from bot.commands.chair import Chair, answering, take_seat
from bot.commands.completion import WHY, Suggestion
from bot.dialogue import spell
from engine.action import Action, menu
from engine.journal import Undo


def of_chapter(chapter: str, known: Collection[type[Action]] = ()) -> phrases.Wanted:
    """Whether an action is of a chapter, and none of those that have commands of their own."""
    return lambda action: not isinstance(action, Undo) and action.chapter == chapter and type(action) not in known


def suggesting(chapter: str, known: Collection[type[Action]] = ()) -> Callable[[Chair, str], list[Suggestion]]:
    """What may be typed for something of a chapter, or why there is nothing of it now."""

    def suggest(chair: Chair, typed: str) -> list[Suggestion]:
        found = phrases.suggest(chair, typed, of_chapter(chapter, known))
        return found or ([] if typed.strip() else [(why_nothing(chair, chapter), WHY)])

    return suggest


def why_nothing(chair: Chair, chapter: str) -> str:
    """Why nothing of a chapter can be done, in a line."""
    illegal = chair.why_nothing(chapter)
    if illegal is not None:
        return herald.refusal(illegal, chair.naming)
    key = f"hint-{chapter}"
    return chair.words.say(key if chair.words.has(key) else "hint-nothing")


async def do_other(interaction: discord.Interaction, chapter: str, known: Collection[type[Action]], typed: str) -> None:
    """Do what is typed, one thing of a chapter; without a text, ask what."""
    async with answering(interaction):
        chair = await take_seat(interaction)
        if typed.strip() in ("", WHY):
            await chair.ask(chapter)
        else:
            await carry_out(chair, phrases.read(chair, typed, of_chapter(chapter, known)))


async def carry_out(chair: Chair, action: Action) -> None:
    """Do what was chosen; when it leaves goods open, ask for them."""
    state = chair.table.state
    holes = action.holes(state, chair.seat) if type(action) in menu(state, chair.seat) else ()
    if not holes:
        await chair.play(action)
        return
    at = 2 + action.__struct_fields__.index(holes[0].field)
    await chair.ask(*spell(action)[: at + 1], kind=type(action))
