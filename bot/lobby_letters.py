"""What a lobby shows: to everybody who sits there and what is chosen, to its host the choices, page by page."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec

from bot import components
from bot.components import PressButton, PressSelect
from bot.private import Letter
from bot.store import GameRow, SeatRow
from bot.variants import (
    at_table,
    map_title,
    option_name,
    option_told,
    players_wanted,
    table_title,
    targets_told,
)
from bot.words import words
from data import map_document
from engine.tables import TABLES, TableSpec, check_spec, chosen

SELECTS_ON_A_PAGE = 4
"""So many choices stand in one message, each in a row of its own, with room for a row of buttons."""

TABLE = "table"
"""In the place of an option: the choice of the table itself."""


def write_lobby(game: GameRow, seats: Sequence[SeatRow]) -> Letter:
    """The lobby panel: who sits here, what is chosen, and buttons to change both."""
    spec = read_spec(game)
    table = check_spec(spec)
    spoken = at_table(words(game.locale), table)
    say = spoken.say
    people = "\n".join(
        say(
            "lobby-seat",
            colour=say(f"colour-{seat.colour}"),
            who=f"<@{seat.user_id}>" if seat.user_id is not None else seat.name,
        )
        for seat in seats
    )
    heading = say("lobby-heading", game=game.id, table=table_title(spoken, table.name), host=f"<@{game.host_id}>")
    missing = max(0, min(table.seats) - len(seats))
    hint = say("lobby-missing", count=missing) if missing else say("lobby-ready")

    def press(key: str, verb: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> PressButton:
        return components.button(say(key), game.id, 0, verb, (), style)

    start = (
        press("button-start", "lstart", discord.ButtonStyle.success)
        if not missing
        else press("button-start-with-computers", "lfill", discord.ButtonStyle.success)
    )
    widgets: list[PressButton | PressSelect] = [
        press("button-join", "ljoin", discord.ButtonStyle.primary),
        press("button-leave", "lleave"),
        press("button-add-computer", "lbot"),
        press("button-options", "lopts"),
        start,
    ]
    paragraphs = (heading, f"{people}\n\n{describe(game)}", hint, say("fan-project"))
    return Letter(components.layout(*paragraphs, widgets=widgets))


def describe(game: GameRow) -> str:
    """All that is chosen for a game that has not begun, a line each: nothing hidden changes a rule (X2)."""
    spec = read_spec(game)
    table = check_spec(spec)
    spoken = at_table(words(game.locale), table)
    maps = dict.fromkeys(map_document(name)["name"] for _, name in sorted(table.maps.items()))
    lines = [
        players_wanted(spoken, table),
        targets_told(spoken, spec),
        spoken.say("lobby-map", name=", ".join(map_title(spoken, name) for name in maps)),
        *(option_told(spoken, name, value) for name, value in chosen(spec).items()),
    ]
    return "\n".join(lines)


def write_options(game: GameRow, locale: str, page: int = 0) -> Letter:
    """The choices of a lobby for its host, one select each: the table, and its options, with more on other pages."""
    spec = read_spec(game)
    spoken = at_table(words(locale), check_spec(spec))
    selects = [_tables(game, spec, locale, page), *_options(game, spec, locale, page)]
    pages = [selects[start : start + SELECTS_ON_A_PAGE] for start in range(0, len(selects), SELECTS_ON_A_PAGE)]
    page = min(page, len(pages) - 1)
    widgets: list[PressButton | PressSelect] = [*pages[page]]
    for key, other in (("button-back", page - 1), ("button-more", page + 1)):
        if 0 <= other < len(pages):
            widgets.append(components.button(spoken.say(key), game.id, 0, "lpage", (str(other),)))
    return Letter(components.layout(spoken.say("lobby-options"), widgets=widgets))


def _tables(game: GameRow, spec: TableSpec, locale: str, page: int) -> PressSelect:
    spoken = words(locale)
    shown = [
        discord.SelectOption(
            label=table_title(spoken, name)[:100],
            description=players_wanted(at_table(spoken, table), table)[:100],
            value=name,
            default=name == spec.name,
        )
        for name, table in TABLES.items()
    ]
    return components.select(spoken.say("choose-table"), shown, game.id, 0, "lset", (TABLE, str(page)))


def _options(game: GameRow, spec: TableSpec, locale: str, page: int) -> list[PressSelect]:
    table, values = check_spec(spec), chosen(spec)
    spoken = at_table(words(locale), table)
    return [
        components.select(
            option_name(spoken, option.name),
            [
                discord.SelectOption(
                    label=option_told(spoken, option.name, value)[:100],
                    value=value,
                    default=value == values[option.name],
                )
                for value in option.values
            ],
            game.id,
            0,
            "lset",
            (option.name, str(page)),
        )
        for option in table.options
    ]


def read_spec(game: GameRow) -> TableSpec:
    """The table a game is played at."""
    return msgspec.json.decode(game.spec, type=TableSpec)
