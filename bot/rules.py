"""`/rules` as a message: the chapters of a table, each in the table's words, with menus to turn to any other."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import discord

from bot import components
from bot.private import Letter
from bot.variants import at_table, table_title
from bot.words import Words, words
from engine.action import Illegal
from engine.tables import TABLES, TableSpec

if TYPE_CHECKING:
    from bot.components import Press
    from bot.presses import Presses

RULE_CHAPTERS = (
    "setup",
    "turn",
    "production",
    "seven",
    "building",
    "roads",
    "cards",
    "trade",
    "winning",
    "ending",
    "bot",
)
"""The chapters of the base game, in order; their texts are `rules-<chapter>`, their titles `rules-<chapter>-title`."""

LAST_CHAPTERS = RULE_CHAPTERS[RULE_CHAPTERS.index("winning") :]
"""What stands behind the chapters that an amendment adds."""

CONTENTS = "contents"
"""In the place of a chapter: which there are."""


def chapters(spoken: Words) -> tuple[str, ...]:
    """The chapters of a table: those of the base game, and before the last of them those that only it has."""
    titled = [match[1] for key in spoken.own_keys if (match := re.fullmatch("rules-(.+)-title", key))]
    added = [chapter for chapter in titled if chapter not in RULE_CHAPTERS]
    first = RULE_CHAPTERS[: -len(LAST_CHAPTERS)]
    return tuple(dict.fromkeys([*first, *added, *LAST_CHAPTERS]))


def title_of(spoken: Words, chapter: str) -> str:
    """What a chapter is called."""
    return spoken.say(f"rules-{chapter}-title")


def rules_letter(locale: str, table: str, chapter: str = CONTENTS) -> Letter:
    """A chapter of the rules of a table, or which there are; the menus lead to all others."""
    spoken = at_table(words(locale), TABLES[table])
    known = chapters(spoken)
    heading = table_title(spoken, table)
    if chapter == CONTENTS:
        listed = "\n".join(f"• {title_of(spoken, one)}" for one in known)
        text = f"### {heading}\n{spoken.say('rules-intro')}\n{listed}"
    else:
        text = f"### {title_of(spoken, chapter)}\n-# {heading}\n{spoken.say(f'rules-{chapter}')}"
    topics = [
        discord.SelectOption(label=title_of(spoken, one)[:100], value=one, default=one == chapter) for one in known
    ]
    tables = [
        discord.SelectOption(label=table_title(spoken, name)[:100], value=name, default=name == table)
        for name in TABLES
    ]
    widgets = [
        components.select(spoken.say("choose-chapter"), topics, "", 0, "rules", (table,)),
        components.select(spoken.say("choose-table"), tables, "", 0, "rulesof", (chapter,)),
    ]
    return Letter(components.layout(text, widgets=widgets))


async def turn_to(presses: Presses, interaction: discord.Interaction, press: Press) -> None:
    """Show another chapter of the same rules."""
    await presses.replies.go_on(interaction)
    await presses.replies.show(interaction, chosen_letter(str(interaction.locale), _first(press.picks), press.values))


async def turn_to_table(presses: Presses, interaction: discord.Interaction, press: Press) -> None:
    """Show the same chapter of the rules of another table, or which there are if it has none like it."""
    await presses.replies.go_on(interaction)
    letter = chosen_letter(str(interaction.locale), _first(press.values), press.picks)
    await presses.replies.show(interaction, letter)


def chosen_letter(locale: str, table: str, chosen: tuple[str, ...]) -> Letter:
    """The chapter that was chosen; `Illegal` when there is no such table any more."""
    if table not in TABLES:
        raise Illegal("stale")
    chapter = _first(chosen)
    there = chapters(at_table(words(locale), TABLES[table]))
    return rules_letter(locale, table, chapter if chapter in there else CONTENTS)


def _first(texts: tuple[str, ...]) -> str:
    return texts[0] if texts else ""


HANDLERS = {"rules": turn_to, "rulesof": turn_to_table}

USUAL_TABLE = TableSpec().name
"""Whose rules are shown where no game is played."""
