"""`/discard`, `/choose`, `/vote` and `/do`: what the game asks for, and everything that may be done, in words."""

from __future__ import annotations

import discord
from discord import app_commands

from bot import herald
from bot.commands import phrases
from bot.commands.chair import Chair, answering, take_seat
from bot.commands.completion import WHY, Suggestion, at_the_table, why_not
from bot.commands.others import carry_out, do_other, suggesting
from bot.commands.translations import AnyCommand
from engine.action import Action, Illegal, actors, menu
from engine.base.robber import Discard
from engine.journal import Undo

ANSWER = Action.chapter
"""The chapter of what answers a question, unless an action says otherwise."""

FREE = ("turn",)
"""A step whose menu has these chapters is a turn that runs, and no question."""


def suggest_discard(chair: Chair, typed: str) -> list[Suggestion]:
    """What may be typed for the cards that go back."""
    if not chair.options(Discard):
        return [(why_not(chair, Discard), WHY)]
    return chair.naming.suggest("bag", typed, ())


@app_commands.command()
@app_commands.guild_only()
@app_commands.autocomplete(cards=at_the_table(suggest_discard))
async def discard(interaction: discord.Interaction, cards: str = "") -> None:
    """Give back half of the cards after a seven."""
    async with answering(interaction):
        chair = await take_seat(interaction)
        if cards.strip() in ("", WHY):
            await chair.ask_kind(Discard)
        else:
            await chair.play(Discard(chair.naming.read_bag(cards)))


# The question that is pending


def expect_question(chair: Chair) -> None:
    """Refuse with `Illegal` when the game asks nothing of the seat."""
    state = chair.table.state
    if state.ended is not None:
        raise Illegal("game-over")
    if chair.seat not in actors(state):
        raise Illegal("not-your-turn", awaited=actors(state))
    if any(kind.chapter in FREE for kind in menu(state, chair.seat)):
        raise Illegal("nothing-asked")


def answers(chair: Chair, action: Action) -> bool:
    """Whether an action answers the question that is pending, and is not one that is always open."""
    return not isinstance(action, Undo) and action.chapter == chapter_asked(chair)


def chapter_asked(chair: Chair) -> str:
    """The chapter to which the answers of the pending question belong; the vote when nothing else is asked."""
    chapters = [kind.chapter for kind in menu(chair.table.state, chair.seat)]
    return next((chapter for chapter in chapters if chapter != "table"), "table")


def suggest_answer(chair: Chair, typed: str) -> list[Suggestion]:
    """The answers to the question that is pending, or why there is none."""
    try:
        expect_question(chair)
    except Illegal as illegal:
        return [(herald.refusal(illegal, chair.naming), WHY)]
    return phrases.suggest(chair, typed, lambda action: answers(chair, action))


@app_commands.command()
@app_commands.guild_only()
@app_commands.autocomplete(answer=at_the_table(suggest_answer))
async def choose(interaction: discord.Interaction, answer: str = "") -> None:
    """Answer what the game asks of one."""
    async with answering(interaction):
        chair = await take_seat(interaction)
        expect_question(chair)
        if answer.strip() in ("", WHY):
            await chair.ask(chapter_asked(chair))
        else:
            await carry_out(chair, phrases.read(chair, answer, lambda action: answers(chair, action)))


# What is put to the table


@app_commands.command()
@app_commands.guild_only()
@app_commands.autocomplete(answer=at_the_table(suggesting(ANSWER)))
async def vote(interaction: discord.Interaction, answer: str = "") -> None:
    """Vote and choose what is put to the table, also when the game waits for somebody else."""
    await do_other(interaction, ANSWER, (), answer)


# Everything


@app_commands.command()
@app_commands.guild_only()
@app_commands.autocomplete(action=at_the_table(phrases.suggest))
async def do(interaction: discord.Interaction, action: str) -> None:
    """Do anything that may be done now."""
    async with answering(interaction):
        chair = await take_seat(interaction)
        await carry_out(chair, phrases.read(chair, action))


COMMANDS: tuple[AnyCommand, ...] = (discard, choose, vote, do)
