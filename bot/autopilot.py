"""The autopilot: it plays for computer players, one action at a time, and passes for people who can only pass."""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom  # noqa: TID251 (a computer player needs a Random; this one has no seed)
from typing import TYPE_CHECKING, NamedTuple

from bot.store import Conflict, WrongStatus
from bot.table import Table
from engine.action import Action, Illegal, actors, check, options
from engine.base.bargaining import CounterOffer, OfferTrade, unanswered
from engine.base.ending import AgreeToEnd, Progress
from engine.players import PLAYERS, Player, Question, RandomPlayer
from engine.record import Seat
from engine.state import State

if TYPE_CHECKING:
    from bot.client import CatanBot

log = logging.getLogger(__name__)


VOTES = "table"
"""The chapter of what is about the table as a whole, and no move."""

OFFERS = (OfferTrade, CounterOffer)
"""What a computer leaves to people: its turn is over in seconds, and nobody could answer in time."""


PASSED_AFTER = (60.0, 300.0)
"""Seconds, by lot, after which who can only pass is passed; at once, everybody would see what he lacks (G14)."""


class Pass(NamedTuple):
    """That somebody can do nothing but pass, in answer to the question with this serial number."""

    seat: Seat
    serial: int
    action: Action


class Autopilot:
    """Plays for the computers of all tables, and passes; one task of each kind a table at most."""

    def __init__(self, bot: CatanBot, delay: float) -> None:
        self.bot = bot
        self.delay = delay
        self._random = SystemRandom()
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._passing: dict[str, tuple[Pass, asyncio.Task[None]]] = {}
        self._stopped = False

    def kick(self, table: Table) -> None:
        """Let the computers of a table play when it is on them."""
        busy = self._playing.get(table.id)
        if not self._stopped and (busy is None or busy.done()) and self.whose_move(table) is not None:
            self._playing[table.id] = asyncio.create_task(self._play(table.id))
        self._see_who_passes(table)

    def stop(self) -> None:
        """Let nobody play on; after the next start they do."""
        self._stopped = True
        for task in (*self._playing.values(), *(passing for _, passing in self._passing.values())):
            task.cancel()

    def whose_move(self, table: Table) -> Seat | None:
        """The first computer that has something to decide."""
        state = table.state
        if state.ended is not None:
            return None
        computers = [seat for seat in map(Seat, range(state.rules.seats)) if table.is_computer(seat)]
        acting = actors(state)
        waiting = [seat for seat in computers if seat in acting or may_answer(state, seat) or follows(table, seat)]
        return waiting[0] if waiting else None

    def _see_who_passes(self, table: Table) -> None:
        """Have a pass made later, if the game waits for one; the one before it is made, or needed no longer."""
        due = only_passes(table)
        before, task = self._passing.get(table.id, (None, None))
        if self._stopped or due == before:
            return
        if task is not None:
            del self._passing[table.id]
            if task is not asyncio.current_task():
                task.cancel()
        if due is not None:
            self._passing[table.id] = due, asyncio.create_task(self._pass(table.id, due))

    async def _pass(self, game_id: str, due: Pass) -> None:
        await asyncio.sleep(self._random.uniform(*PASSED_AFTER))
        try:
            table = await self.bot.tables.get(game_id)
            if only_passes(table) == due:
                await self.bot.act(table, due.seat, due.action, None, autopilot=True)
                self.kick(table)
        except (Conflict, WrongStatus, Illegal) as moved_on:
            log.info("game %s moved on while somebody was to pass: %s", game_id, moved_on)
        except Exception:
            log.exception("nobody passes in game %s; that goes on soon", game_id)
        finally:
            if self._passing.get(game_id, (None, None))[1] is asyncio.current_task():
                del self._passing[game_id]

    async def _play(self, game_id: str) -> None:
        try:
            while True:
                table = await self.bot.tables.get(game_id)
                if self.whose_move(table) is None:
                    return
                if self.delay:
                    await asyncio.sleep(self.delay)
                seat = self.whose_move(table)
                if seat is None:
                    return
                await self._move(table, seat)
                self._see_who_passes(table)
        except (Conflict, WrongStatus) as moved_on:
            log.info("game %s moved on without the computers: %s", game_id, moved_on)
        except Exception:
            log.exception("the computers of game %s stopped; they go on soon", game_id)
        finally:
            if self._playing.get(game_id) is asyncio.current_task():
                del self._playing[game_id]

    async def _move(self, table: Table, seat: Seat) -> None:
        action = self.decide(table, seat)
        try:
            await self.bot.act(table, seat, action, None, autopilot=True)
        except Illegal as illegal:
            # The table moved on while the computer was thinking; it looks again.
            log.info("game %s: the computer's %s is %s", table.id, type(action).__name__, illegal.key)

    def decide(self, table: Table, seat: Seat) -> Action:
        """What a computer does now."""
        if follows(table, seat):
            return AgreeToEnd()
        question = Question(table.state, seat, self._random)
        question.options = [option for option in question.options if not isinstance(option, OFFERS)]
        try:
            action = self._player(table, seat).choose(question)
            check(table.state, seat, action)
        except Exception:
            # No game stands still because a computer is at a loss.
            log.exception("game %s: the computer at seat %s has no move, and makes any", table.id, seat)
            action = RandomPlayer().choose(question)
        return action

    def _player(self, table: Table, seat: Seat) -> Player:
        kind = table.seats[seat].computer
        assert kind is not None
        return PLAYERS[kind]()


def only_passes(table: Table) -> Pass | None:
    """The first person the game waits for who has nothing to choose: only an answer that could be a standing order."""
    state = table.state
    for seat in actors(state):
        moves = [one for one in options(state, seat) if not one.aside and one.chapter != VOTES]
        if len(moves) == 1 and moves[0].standing and not moves[0].holes(state, seat) and not table.is_computer(seat):
            return Pass(seat, state.question.serial, moves[0])
    return None


def may_answer(state: State, seat: Seat) -> bool:
    """Whether an offer waits for this seat's answer."""
    return seat not in actors(state) and bool(unanswered(state, seat))


def follows(table: Table, seat: Seat) -> bool:
    """Whether everybody else at the table wishes to end, so that a computer does too (G11)."""
    agreed = table.state[Progress].agreed
    people = {row.seat for row in table.seats if row.computer is None}
    return bool(people) and people <= set(agreed) and seat not in agreed
