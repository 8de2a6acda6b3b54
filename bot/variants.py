"""The tables one can sit down at, as they are spoken of before a game begins: each in its own words."""

from __future__ import annotations

from bot.fields import kebab
from bot.words import Words
from engine.ruleset import name_of
from engine.tables import TABLES, Table

JOINT = "+"
"""What joins the parts of a table's name."""


def at_table(words: Words, table: Table) -> Words:
    """The texts of a table that may not have begun: those of its amendments come before those of the base game."""
    return words.at(tuple(map(name_of, table.amendments)))


def table_title(words: Words, name: str) -> str:
    """What a table is called: "The Carolinas · Rice & Tobacco"; a mix that no rulebook prints says so (X1)."""
    table = TABLES[name]
    spoken = at_table(words, table)
    parts = [spoken.say(f"table-{kebab(part)}") for part in name.split(JOINT)]
    return " · ".join([*parts, *([] if table.printed else [spoken.say("house-mix")])])


def option_name(words: Words, option: str) -> str:
    """An option of the lobby, in a table's words: "Board"."""
    return words.say(f"option-{kebab(option)}")


def option_value(words: Words, option: str, value: str) -> str:
    """A value of an option of the lobby, in a table's words: "random numbers"."""
    return words.say(f"option-{kebab(option)}-{kebab(value)}")
