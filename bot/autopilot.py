"""The autopilot: it plays the seats of the computer players, one action at a time, as anybody else would."""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom  # noqa: TID251 (a computer player needs a Random; this one has no seed)
from typing import TYPE_CHECKING

from bot.store import Conflict, WrongStatus
from bot.table import Table
from engine.action import Action, Illegal, actors, check
from engine.base.bargaining import CounterOffer, OfferTrade, unanswered
from engine.base.ending import AgreeToEnd, Progress
from engine.players import PLAYERS, Player, Question, RandomPlayer
from engine.record import Seat
from engine.state import State

if TYPE_CHECKING:
    from bot.client import CatanBot

log = logging.getLogger(__name__)


OFFERS = (OfferTrade, CounterOffer)
"""What a computer leaves to people: its turn is over in seconds, and nobody could answer in time."""


class Autopilot:
    """Plays for the computers of all tables; one task a table at most."""

    def __init__(self, bot: CatanBot, delay: float) -> None:
        self.bot = bot
        self.delay = delay
        self._random = SystemRandom()
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._stopped = False

    def kick(self, table: Table) -> None:
        """Let the computers of a table play when it is on them."""
        busy = self._playing.get(table.id)
        if not self._stopped and (busy is None or busy.done()) and self.whose_move(table) is not None:
            self._playing[table.id] = asyncio.create_task(self._play(table.id))

    def stop(self) -> None:
        """Let nobody play on; after the next start they do."""
        self._stopped = True
        for playing in self._playing.values():
            playing.cancel()

    def whose_move(self, table: Table) -> Seat | None:
        """The first computer that has something to decide."""
        state = table.state
        if state.ended is not None:
            return None
        computers = [seat for seat in map(Seat, range(state.rules.seats)) if table.is_computer(seat)]
        acting = actors(state)
        waiting = [seat for seat in computers if seat in acting or may_answer(state, seat) or follows(table, seat)]
        return waiting[0] if waiting else None

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


def may_answer(state: State, seat: Seat) -> bool:
    """Whether an offer waits for this seat's answer."""
    return seat not in actors(state) and bool(unanswered(state, seat))


def follows(table: Table, seat: Seat) -> bool:
    """Whether everybody else at the table wishes to end, so that a computer does too (G11)."""
    agreed = table.state[Progress].agreed
    people = {row.seat for row in table.seats if row.computer is None}
    return bool(people) and people <= set(agreed) and seat not in agreed
