"""A seat at the table of a channel, and whoever types there: what every command about a running game begins with."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar, cast

import discord

from bot.dialogue import Nothing
from bot.naming import Naming
from bot.private import Desk, Letter
from bot.words import Words, words
from engine.action import Action, Illegal, actors, menu, options

if TYPE_CHECKING:
    from bot.client import CatanBot
    from bot.store import GameRow
    from bot.table import Table
    from engine.record import Seat
    from engine.sight import View

A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits where, and in which interaction he says something."""

    bot: CatanBot
    interaction: discord.Interaction
    table: Table
    seat: Seat

    @property
    def words(self) -> Words:
        """The table's words in the reader's language."""
        return words(str(self.interaction.locale)).at(self.table.state.rules.amendments)

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self.table.view(self.seat)

    @property
    def naming(self) -> Naming:
        """What things are called, the offers that stand included."""
        return Naming.of_view(self.words, self.view, self.table.players)

    @property
    def desk(self) -> Desk:
        """Who writes to the seat."""
        return Desk(self.table, self.seat, self.words, self.bot.pictures)

    def options(self, *kinds: type[A]) -> list[A]:
        """What the seat may do now of these kinds."""
        return [option for option in options(self.table.state, self.seat) if isinstance(option, kinds)]

    def open_kind(self, family: Sequence[type[Action]]) -> type[Action]:
        """Which kind of a family of actions, or of their like, is open to the seat now; the first when none is."""
        open_now = menu(self.table.state, self.seat)
        alike = (kind for one in family for kind in open_now if issubclass(kind, one))
        return next(alike, family[0])

    def why_nothing(self, chapter: str, kind: type[Action] | None = None) -> Illegal | None:
        """Why nothing of a chapter, or of one kind, is open to the seat, as far as everybody knows; None when it is."""
        state = self.table.state
        if state.ended is not None:
            return Illegal("game-over")
        open_now = menu(state, self.seat)
        if kind in open_now or (kind is None and any(one.chapter == chapter for one in open_now)):
            return None
        awaited = actors(state)
        if self.seat not in awaited:
            return Illegal("not-your-turn", awaited=awaited)
        return Illegal("not-now", step=type(state.step).__name__, action="", awaited=awaited)

    async def play(self, action: Action) -> None:
        """Do it, and tell the seat what came of it."""
        await self.bot.presses.carry_out(self.interaction, self.table, self.seat, action, None)

    async def ask(self, *picks: str, kind: type[Action] | None = None) -> None:
        """Show the question after these picks; `Illegal` when it is no time for it."""
        desk = self.desk
        if isinstance(desk.ask(picks), Nothing) and (why := self.why_nothing(picks[0], kind)) is not None:
            raise why
        await self.show(await desk.question(picks))

    async def ask_kind(self, kind: type[Action]) -> None:
        """Show the question of one kind of action."""
        await self.ask(kind.chapter, kind.__name__, kind=kind)

    async def show(self, letter: Letter) -> None:
        """Answer with a private message."""
        await self.bot.presses.replies.show(self.interaction, letter)


def client(interaction: discord.Interaction) -> CatanBot:
    """The bot that was asked."""
    return cast("CatanBot", interaction.client)


@asynccontextmanager
async def answering(interaction: discord.Interaction) -> AsyncIterator[CatanBot]:
    """Whatever goes wrong inside, the player gets a sentence."""
    bot = client(interaction)
    async with bot.presses.replies.explained(interaction):
        yield bot
        await bot.after_answer(interaction)


async def take_seat(interaction: discord.Interaction) -> Chair:
    """Acknowledge, with a private answer to come, and find the user's seat at the table of this channel."""
    await client(interaction).presses.replies.think(interaction)
    return chair_at(interaction, await table_here(interaction))


def chair_at(interaction: discord.Interaction, table: Table) -> Chair:
    """The user's seat at a table; `Illegal` for somebody who only watches."""
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise Illegal("not-seated")
    return Chair(client(interaction), interaction, table, seat)


async def table_here(interaction: discord.Interaction) -> Table:
    """The table of the game that is played here; `Illegal` when there is none."""
    bot = client(interaction)
    known = None if interaction.channel_id is None else bot.tables.known_in(interaction.channel_id)
    if known is not None:
        return known
    game = await game_here(interaction)
    if game.status == "lobby":
        raise Illegal("lobby-still-open", game=game.id)
    return await bot.tables.get(game.id)


async def game_here(interaction: discord.Interaction) -> GameRow:
    """The game that is played or gathers players here; `Illegal` when there is none."""
    bot = client(interaction)
    for place in places(interaction):
        game = await bot.store.open_game_in(place)
        if game is not None:
            return game
    raise Illegal("no-game-here")


def places(interaction: discord.Interaction) -> Iterator[int]:
    """Where a game may be that is meant by somebody who speaks here: a thread has its own or that of its channel."""
    if interaction.channel_id is not None:
        yield interaction.channel_id
    if isinstance(interaction.channel, discord.Thread):
        yield interaction.channel.parent_id
