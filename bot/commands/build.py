"""`/build`: roads, settlements, cities and what else a table has, in the founding, in a turn, and with a card."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.chair import Chair, answering, take_seat
from bot.commands.completion import WHY, Suggestion, at_the_table, place_field, suggest_place
from bot.commands.others import do_other, suggesting
from bot.naming import Naming
from engine.action import Action
from engine.base.building import BuildCity, BuildRoad, BuildSettlement
from engine.base.cards import BuyCard, PlaceFreeRoad
from engine.base.founding import FoundRoad, FoundSettlement
from engine.record import Hex, Intersection, Path

ROAD = (BuildRoad, FoundRoad, PlaceFreeRoad)
SETTLEMENT = (BuildSettlement, FoundSettlement)
CITY = (BuildCity,)
WITH_COMMANDS = (*ROAD, *SETTLEMENT, *CITY, BuyCard)
"""What has a command of its own."""

group = app_commands.Group(name="build", description="…", guild_only=True)


def suggest_road(chair: Chair, typed: str) -> list[Suggestion]:
    """Where the seat may build a road."""
    return suggest_place(chair, chair.open_kind(ROAD), typed)


def suggest_settlement(chair: Chair, typed: str) -> list[Suggestion]:
    """Where the seat may build a settlement."""
    return suggest_place(chair, chair.open_kind(SETTLEMENT), typed)


def suggest_city(chair: Chair, typed: str) -> list[Suggestion]:
    """Which settlement the seat may raise to a city."""
    return suggest_place(chair, chair.open_kind(CITY), typed)


@group.command()
@app_commands.autocomplete(at=at_the_table(suggest_road))
async def road(interaction: discord.Interaction, at: str = "") -> None:
    """Build a road."""
    await build(interaction, ROAD, at)


@group.command()
@app_commands.autocomplete(at=at_the_table(suggest_settlement))
async def settlement(interaction: discord.Interaction, at: str = "") -> None:
    """Build a settlement."""
    await build(interaction, SETTLEMENT, at)


@group.command()
@app_commands.autocomplete(at=at_the_table(suggest_city))
async def city(interaction: discord.Interaction, at: str = "") -> None:
    """Raise a settlement to a city."""
    await build(interaction, CITY, at)


@group.command()
@app_commands.autocomplete(what=at_the_table(suggesting("build", WITH_COMMANDS)))
async def other(interaction: discord.Interaction, what: str = "") -> None:
    """Build whatever else there is to build at a table."""
    await do_other(interaction, "build", WITH_COMMANDS, what)


async def build(interaction: discord.Interaction, family: tuple[type[Action], ...], at: str) -> None:
    """Build a piece at the place that is typed; without one, show where it can stand."""
    async with answering(interaction):
        chair = await take_seat(interaction)
        kind = chair.open_kind(family)
        if at.strip() in ("", WHY):
            await chair.ask_kind(kind)
        else:
            await chair.play(at_place(chair, kind, at))


def at_place(chair: Chair, kind: type[Action], text: str) -> Action:
    """An action at the place a text means, whether or not the rules allow it there."""
    field, place = place_field(kind)
    among = [getattr(option, field) for option in chair.options(kind)]
    return kind(**{field: find_place(chair.naming, place, text, among)})


def find_place(naming: Naming, place: str, text: str, among: list[int]) -> int:
    """The place of a kind that a text means."""
    if place == "intersection":
        return naming.find_intersection(text, [Intersection(one) for one in among])
    if place == "path":
        return naming.find_path(text, [Path(one) for one in among])
    return naming.find_hex(text, [Hex(one) for one in among])


COMMANDS = (group,)
