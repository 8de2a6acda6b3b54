"""The tables one can sit down at, as they are spoken of before and beside a game: each in its own words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.fields import kebab
from bot.words import Words
from data import map_document
from engine.ruleset import name_of
from engine.tables import TABLES, Dealt, Table, TableSpec, chosen, dealt_for, map_name, rules_of

JOINT = "+"
"""What joins the parts of a table's name."""

TARGET = "target"
"""The option whose value is told as a number of points."""


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


def option_told(words: Words, option: str, value: str) -> str:
    """An option with its value: "Dice: two fair dice"."""
    return words.say("lobby-option", name=option_name(words, option), value=option_value(words, option, value))


def players_wanted(words: Words, table: Table) -> str:
    """By how many a table is played: "For 3–4 players"."""
    return words.say("lobby-players", least=min(table.seats), most=max(table.seats))


def targets_told(words: Words, spec: TableSpec) -> str:
    """How many points win, as long as it is open how many play (X2): "13 points win with 3 players, 12 with 4"."""
    seats = sorted(TABLES[spec.name].seats)
    points = [target_of(spec, count) for count in seats]
    if len(set(points)) == 1:
        return words.say("lobby-target", points=points[0])
    told = ", ".join(
        words.say("lobby-target-with", points=n, seats=count) for count, n in zip(seats, points, strict=True)
    )
    return words.say("lobby-targets", list=told)


def target_of(spec: TableSpec, seats: int) -> int:
    """How many points win at a table with so many seats."""
    return _target(spec.name, seats, tuple(sorted(spec.options.items())))


def map_title(words: Words, name: str) -> str:
    """What a map is called: in a table's words if they know it, else as it calls itself."""
    key = f"map-{kebab(name)}"
    return words.say(key) if words.has(key) else name


def rules_line(words: Words, dealt: Dealt) -> str:
    """Which table, which map and which options are played, in one line (X2); the target is told beside the bank."""
    values = chosen(dealt.spec)
    told = [option_told(words, name, value) for name, value in values.items() if name != TARGET]
    shown: Sequence[str] = (table_title(words, dealt.spec.name), map_title(words, dealt.board.name), *told)
    return words.say("panel-rules", list=" · ".join(shown))


@lru_cache(maxsize=256)
def _target(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> int:
    spec = TableSpec(name, seats, dict(options))
    return rules_of(dealt_for(spec, map_document(map_name(spec)), "")).target
