"""`/card`: development cards, bought, played and looked at."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot import components, herald
from bot.commands.build import find_place
from bot.commands.chair import Chair, answering, take_seat
from bot.commands.completion import WHY, Suggestion, at_the_table, why_not
from bot.commands.move import suggest_seats
from bot.commands.typed import find_seat, quoted
from bot.dialogue import PLACES, fields_of, spell_value
from bot.naming import NotUnderstood, matching
from bot.private import Letter
from engine import goods
from engine.action import Action, menu, options
from engine.base.building import open_paths
from engine.base.cards import (
    BuyCard,
    PlaceFreeRoad,
    PlayCard,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    check_playable,
)
from engine.base.robber import MoveRobber, victims
from engine.record import Path, Seat
from engine.state import State

group = app_commands.Group(name="card", description="…", guild_only=True)


@group.command()
async def buy(interaction: discord.Interaction) -> None:
    """Buy a development card."""
    async with answering(interaction):
        chair = await take_seat(interaction)
        await chair.play(BuyCard())


@group.command(name="list")
async def show(interaction: discord.Interaction) -> None:
    """Look at one's development cards."""
    async with answering(interaction):
        chair = await take_seat(interaction)
        text = herald.hand_line(chair.view, chair.naming)
        await chair.show(Letter(components.layout(text, chair.words.say("card-rule"), widgets=chair.desk.ways_on())))


# Suggestions


def suggest_card(chair: Chair, typed: str) -> list[Suggestion]:
    """The cards the seat may play now, or why there are none."""
    playable = dict.fromkeys(type(option) for option in chair.options(PlayCard))
    if not playable:
        return [(why_not(chair, chair.open_kind(kinds_of_card(chair))), WHY)]
    return matching(typed, [(chair.naming.card(kind.card), kind.card) for kind in playable])


def suggest_first(chair: Chair, typed: str) -> list[Suggestion]:
    """What the chosen card asks first: a hex, a path or a good."""
    state, kind = chair.table.state, _chosen(chair)
    if kind in (PlayYearOfPlenty, PlayMonopoly):
        return chair.naming.suggest("good", typed, state.rules.resources)
    if kind is PlayRoadBuilding:
        return chair.naming.suggest("path", typed, open_paths(state, chair.seat))
    if moves_the_robber(chair, kind):
        open_to = [place for place in state.rules.board.hexes if state.rules.may_rob(state, chair.seat, place)]
        return chair.naming.suggest("hex", typed, open_to)
    return _suggest_field(chair, kind, 0, typed)


def suggest_second(chair: Chair, typed: str) -> list[Suggestion]:
    """What the chosen card asks next: a player, a path or a good."""
    state, kind = chair.table.state, _chosen(chair)
    first = str(getattr(chair.interaction.namespace, "first", None) or "")
    if kind is PlayYearOfPlenty:
        return chair.naming.suggest("good", typed, state.rules.resources)
    if kind is PlayRoadBuilding:
        return chair.naming.suggest("path", typed, _paths_after(chair, first))
    if moves_the_robber(chair, kind):
        place = chair.naming.find_hex(first, state.rules.board.hexes)
        return suggest_seats(chair, typed, list(victims(state, chair.seat, place)))
    return _suggest_field(chair, kind, 1, typed)


def _suggest_field(chair: Chair, kind: type[PlayCard], index: int, typed: str) -> list[Suggestion]:
    """What a field of a card may be, in the words of its dialogue."""
    if index >= len(kind.__struct_fields__):
        return []
    field, holds = fields_of(kind)[index]
    values = dict.fromkeys(getattr(option, field) for option in chair.options(kind))
    if holds in (*PLACES, "good"):
        return chair.naming.suggest(holds, typed, values)
    return matching(typed, [(label := value_told(chair, kind, index, value), label) for value in values])


def _chosen(chair: Chair) -> type[PlayCard]:
    return find_card(chair, str(getattr(chair.interaction.namespace, "card", None) or ""))


def _paths_after(chair: Chair, first: str) -> Sequence[Path]:
    """Where the second free road may go once the first lies."""
    after = chair.table.state.copy()
    laid = chair.naming.find_path(first, open_paths(after, chair.seat))
    if laid in open_paths(after, chair.seat):
        after.lay_road(chair.seat, laid)
    return open_paths(after, chair.seat)


# Playing


@group.command()
@app_commands.autocomplete(
    card=at_the_table(suggest_card), first=at_the_table(suggest_first), second=at_the_table(suggest_second)
)
async def play(interaction: discord.Interaction, card: str = "", first: str = "", second: str = "") -> None:
    """Play a development card."""
    async with answering(interaction):
        chair = await take_seat(interaction)
        if card.strip() in ("", WHY):
            await chair.ask(PlayCard.chapter)
            return
        kind = find_card(chair, card)
        await WAYS.get(kind, _play_plainly)(chair, kind, first, second)


async def _play_plainly(chair: Chair, kind: type[PlayCard], first: str, second: str) -> None:
    """Play a card as it is told; what is not told is asked."""
    check_playable(chair.table.state, chair.seat, kind.card)
    if not kind.__struct_fields__:
        if first and moves_the_robber(chair, kind):
            await _play_robber(chair, kind, first, second)
        else:
            await chair.play(kind())
        return
    typed = [text for text in (first, second) if text.strip()]
    picks = [spell_value(read_field(chair, kind, index, text)) for index, text in enumerate(typed)]
    await chair.ask(kind.chapter, kind.__name__, *picks, kind=kind)


def read_field(chair: Chair, kind: type[PlayCard], index: int, text: str) -> object:
    """What is typed for a field of a card; NotUnderstood when it is none of what may be chosen."""
    if index >= len(kind.__struct_fields__):
        raise NotUnderstood("unclear-no-such-answer", text=quoted(text), choices=chair.naming.words.say("nothing"))
    field, holds = fields_of(kind)[index]
    values = list(dict.fromkeys(getattr(option, field) for option in chair.options(kind)))
    if holds in PLACES:
        return find_place(chair.naming, holds, text, values)
    if holds == "good":
        return chair.naming.find_good(text)
    told = {value_told(chair, kind, index, value).casefold(): value for value in values}
    if text.strip().casefold() in told:
        return told[text.strip().casefold()]
    raise NotUnderstood("unclear-no-such-answer", text=quoted(text), choices=", ".join(told))


def value_told(chair: Chair, kind: type[PlayCard], index: int, value: object) -> str:
    """A value of a field of a card, as the dialogue calls it."""
    field, holds = fields_of(kind)[index]
    return chair.naming.plain(kind, field, value) if holds == "plain" else chair.naming.answer(holds, value)


async def _play_for_goods(chair: Chair, kind: type[PlayCard], first: str, second: str) -> None:
    """A card that names one good, or two; without the first it is asked for, and one good may be taken twice."""
    if not first:
        await _play_plainly(chair, kind, first, second)
    elif kind is PlayMonopoly:
        await chair.play(PlayMonopoly(chair.naming.find_good(first)))
    else:
        chosen = [chair.naming.find_good(text) for text in (first, second or first)]
        kinds = len(chair.table.state.rules.goods)
        await chair.play(PlayYearOfPlenty(goods.summed((goods.only(good, 1, kinds) for good in chosen), kinds)))


def moves_the_robber(chair: Chair, kind: type[PlayCard]) -> type[MoveRobber] | None:
    """How the robber moves once a card of this kind has been played; None for a card that does not move him."""
    if kind.__struct_fields__ or not chair.options(kind):
        return None
    after = rehearsed(chair, kind())
    movers = (one for one in menu(after, chair.seat) if issubclass(one, MoveRobber))
    return next(movers, None) if after.ended is None else None


async def _play_robber(chair: Chair, kind: type[PlayCard], first: str, second: str) -> None:
    """A card that moves the robber, and the robber's way; whose card he draws is asked when it is not told."""
    mover, naming, state = moves_the_robber(chair, kind), chair.naming, chair.table.state
    assert mover is not None
    place = naming.find_hex(first, state.rules.board.hexes)
    after = rehearsed(chair, kind())
    open_to = [way for way in options(after, chair.seat) if isinstance(way, mover) and way.place == place]
    if second:
        others = [Seat(seat) for seat in range(state.rules.seats) if seat != chair.seat]
        await play_in_a_row(chair, kind(), mover(place, find_seat(second, naming, others)))
    elif len(open_to) > 1:
        await chair.bot.act(chair.table, chair.seat, kind(), chair.interaction.user.id)
        await chair.ask(mover.chapter, mover.__name__, str(place), kind=mover)
    else:
        await play_in_a_row(chair, kind(), mover(place, open_to[0].victim if open_to else None))


async def _play_roads(chair: Chair, kind: type[PlayCard], first: str, second: str) -> None:
    """Road Building, and the places of its roads if they are told; what is not told is asked."""
    roads: list[Action] = []
    after = chair.table.state.copy()
    for text in filter(None, (first, second)):
        path = chair.naming.find_path(text, open_paths(after, chair.seat))
        roads.append(PlaceFreeRoad(path))
        if path in open_paths(after, chair.seat):
            after.lay_road(chair.seat, path)
    await play_in_a_row(chair, PlayRoadBuilding(), *roads)


async def play_in_a_row(chair: Chair, *actions: Action) -> None:
    """Do several things one after the other, or nothing when one of them is not allowed."""
    needed = rehearse(chair, *actions)
    for action in needed[:-1]:
        await chair.bot.act(chair.table, chair.seat, action, chair.interaction.user.id)
    await chair.play(needed[-1])


def rehearsed(chair: Chair, *actions: Action) -> State:
    """The table as it would be after these actions."""
    rehearsal = chair.table.journal.copy()
    for action in actions:
        rehearsal.play(chair.seat, action)
    return rehearsal.state


def rehearse(chair: Chair, *actions: Action) -> Sequence[Action]:
    """Raise the `Illegal` that one of these actions would meet, and change nothing; those it takes until the end."""
    rehearsal = chair.table.journal.copy()
    for count, action in enumerate(actions, start=1):
        rehearsal.play(chair.seat, action)
        if rehearsal.state.ended is not None:
            return actions[:count]
    return actions


# Which card


def kinds_of_card(chair: Chair) -> Sequence[type[PlayCard]]:
    """The kinds of cards that are played at this table."""
    menus = chair.table.state.rules.menu.values()
    kinds = {kind for kinds in menus for kind in kinds if issubclass(kind, PlayCard)}
    return sorted(kinds, key=lambda kind: kind.card)


def find_card(chair: Chair, text: str) -> type[PlayCard]:
    """The kind of card a text means; NotUnderstood with those there are."""
    naming, typed = chair.naming, text.strip().casefold()
    names = {kind: (kind.card, naming.card(kind.card).casefold()) for kind in kinds_of_card(chair)}
    for fits in (str.__eq__, str.startswith):
        found = [kind for kind, known in names.items() if typed and any(fits(name, typed) for name in known)]
        if len(found) == 1:
            return found[0]
    choices = naming.listed([naming.card(kind.card) for kind in names])
    raise NotUnderstood("unclear-no-such-card", text=quoted(text), choices=choices)


WAYS = {
    PlayRoadBuilding: _play_roads,
    PlayMonopoly: _play_for_goods,
    PlayYearOfPlenty: _play_for_goods,
}
"""How the cards are played for which more can be told at once."""

COMMANDS = (group,)
