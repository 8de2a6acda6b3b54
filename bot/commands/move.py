"""`/move`: the robber and whom he steals from, and what else moves at a table."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.chair import Chair, answering, take_seat
from bot.commands.completion import WHY, Suggestion, at_the_table, suggest_place
from bot.commands.others import do_other, suggesting
from bot.commands.typed import find_seat, seat_value
from bot.naming import NotUnderstood, matching
from engine.base.robber import MoveRobber
from engine.record import Hex, Seat

ROBBER = (MoveRobber,)

group = app_commands.Group(name="move", description="…", guild_only=True)


def suggest_robber(chair: Chair, typed: str) -> list[Suggestion]:
    """Where the robber may go."""
    return suggest_place(chair, robbers_move(chair), typed)


def suggest_victim(chair: Chair, typed: str) -> list[Suggestion]:
    """Whom a card may be taken from at the hex chosen, or anywhere while none is."""
    options = chair.options(MoveRobber)
    chosen = str(getattr(chair.interaction.namespace, "to", None) or "")
    try:
        place = chair.naming.find_hex(chosen, [option.place for option in options]) if chosen else None
    except NotUnderstood:
        place = None
    open_to = {one.victim for one in options if one.victim is not None and place in (None, one.place)}
    return suggest_seats(chair, typed, sorted(open_to))


def suggest_seats(chair: Chair, typed: str, among: list[Seat]) -> list[Suggestion]:
    """Some players by colour and name."""
    return matching(typed, [(chair.naming.coloured(seat), seat_value(seat, chair.naming)) for seat in among])


@group.command()
@app_commands.autocomplete(to=at_the_table(suggest_robber), steal=at_the_table(suggest_victim))
async def robber(interaction: discord.Interaction, to: str = "", steal: str = "") -> None:
    """Move the robber."""
    async with answering(interaction):
        chair = await take_seat(interaction)
        if to.strip() in ("", WHY):
            await chair.ask_kind(robbers_move(chair))
            return
        place = chair.naming.find_hex(to, [option.place for option in chair.options(MoveRobber)])
        await move_robber(chair, place, steal)


async def move_robber(chair: Chair, place: Hex, steal: str) -> None:
    """Move the robber to a hex; who pays for it is asked when several could and nobody is named."""
    kind = robbers_move(chair)
    open_to = [option.victim for option in chair.options(kind) if option.place == place]
    if steal.strip():
        others = [Seat(seat) for seat in range(chair.table.state.rules.seats) if seat != chair.seat]
        await chair.play(kind(place, find_seat(steal, chair.naming, others)))
    elif len(open_to) > 1:
        await chair.ask(kind.chapter, kind.__name__, str(place), kind=kind)
    else:
        await chair.play(kind(place, open_to[0] if open_to else None))


def robbers_move(chair: Chair) -> type[MoveRobber]:
    """How the robber moves at the table now."""
    kind = chair.open_kind(ROBBER)
    assert issubclass(kind, MoveRobber)
    return kind


@group.command()
@app_commands.autocomplete(what=at_the_table(suggesting(MoveRobber.chapter, ROBBER)))
async def other(interaction: discord.Interaction, what: str = "") -> None:
    """Move whatever else there is to move at a table."""
    await do_other(interaction, MoveRobber.chapter, ROBBER, what)


COMMANDS = (group,)
