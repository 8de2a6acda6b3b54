"""A table: a live game in a channel, with its people, its journal, and the lock that lets one act at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass
from weakref import WeakValueDictionary

import msgspec

from bot.now import now
from bot.store import Draft, EntryRow, GameRow, SeatRow, Store, UnknownGame
from engine.action import Action, Illegal, Outcome, actors, version
from engine.event import Event
from engine.journal import Entry, Journal, Undo, digest, read_action
from engine.record import Seat, to_json
from engine.sight import View, view
from engine.state import State
from engine.tables import Dealt, rules_of
from rendering import Player

RULESET_VERSION = 1
"""Rises when the meaning of an entry changes; a game keeps the one it began with."""

TABLES_KEPT = 200
"""So many tables stay in memory; the others are folded from their journals when somebody comes back."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The question somebody answers: its version, as it was for everybody (`seat` None) or for one seat."""

    version: int
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Done:
    """What came of an action: its entry, its outcome, and the table before and after."""

    entry: Entry
    outcome: Outcome
    before: State
    after: State


Dispatch = Callable[["Table", Journal, Done], "tuple[list[Draft], list[str]]"]
"""What must be sent after an action, and the keys of what it makes stale."""


class Table:
    """A running or finished game. Only `act` changes it, and only after the store has kept the change."""

    def __init__(
        self, store: Store, game: GameRow, seats: Sequence[SeatRow], journal: Journal, dispatch: Dispatch
    ) -> None:
        self._store = store
        self._dispatch = dispatch
        self.game = game
        self.seats = tuple(seats)
        self.journal = journal
        self.lock = asyncio.Lock()
        self.in_doubt = False
        """Whether a write was broken off, so that the store may know more than this table."""
        self.players = tuple(Player(seat.name, seat.colour) for seat in seats)

    @property
    def id(self) -> str:
        """The game's code."""
        return self.game.id

    @property
    def state(self) -> State:
        """The table now."""
        return self.journal.state

    def as_it_is(self) -> Table:
        """The table as it is at this moment, for whoever writes about it while it may go on."""
        return copy(self)

    def view(self, seat: Seat | None) -> View:
        """What a seat, or for None everybody, sees."""
        return view(self.state, seat)

    def seat_of(self, user_id: int) -> Seat | None:
        """Where a user sits; None for somebody who only watches."""
        return next((Seat(row.seat) for row in self.seats if row.user_id == user_id), None)

    def is_computer(self, seat: Seat) -> bool:
        """Whether a computer plays the seat."""
        return self.seats[seat].computer is not None

    def awaited_users(self) -> list[int]:
        """The people the game waits for."""
        return [user for seat in actors(self.state) if (user := self.seats[seat].user_id) is not None]

    async def act(self, seat: Seat, action: Action, *, user_id: int | None, asked: Asked | None = None) -> Done:
        """Judge an action, keep it in the store together with what must be sent, and only then let it count.

        `asked` is the question the action answers; `Illegal` ("stale") when it has been answered already.
        """
        async with self.lock:
            if self.in_doubt:
                await self._read_again()
            if asked is not None and asked.version != version(self.state, asked.seat):
                raise Illegal("stale" if self.state.ended is None else "game-over")
            journal = self.journal.copy()
            entry, outcome = journal.play(seat, action)
            done = Done(entry, outcome, self.state, journal.state)
            drafts, stale = self._dispatch(self, journal, done)
            over = journal.state.ended is not None
            try:
                await self._store.append(
                    _row(self.id, entry, user_id, journal.state),
                    outbox=drafts,
                    supersede=stale,
                    status="finished" if over else None,
                )
            except BaseException:
                self.in_doubt = True
                raise
            self.journal = journal
            if over:
                self.game = msgspec.structs.replace(self.game, status="finished", ended_at=now())
            return done

    async def clear_up(self) -> None:
        """Know again what the store knows, if a write was broken off."""
        async with self.lock:
            if self.in_doubt:
                await self._read_again()

    async def _read_again(self) -> None:
        game = await self._store.get_game(self.id)
        if game is None:
            raise UnknownGame(self.id)
        self.journal = read_journal(game, await self._store.entries(self.id))
        self.game = game
        self.in_doubt = False


class Tables:
    """All tables, each folded from its journal when it is first asked for."""

    def __init__(self, store: Store, dispatch: Dispatch) -> None:
        self._store = store
        self._dispatch = dispatch
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._alive: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """All that anybody holds: a game has never two tables."""
        self._loading: dict[str, asyncio.Lock] = {}

    async def get(self, game_id: str) -> Table:
        """The table of a game that has started; UnknownGame if there is none."""
        if game_id not in self._kept:
            lock = self._loading.setdefault(game_id, asyncio.Lock())
            async with lock:
                if game_id not in self._kept:
                    self._kept[game_id] = self._alive.get(game_id) or await self._load(game_id)
                    self._alive[game_id] = self._kept[game_id]
            self._loading.pop(game_id, None)
        self._kept.move_to_end(game_id)
        table = self._kept[game_id]
        self._forget_some()
        if table.in_doubt:
            await table.clear_up()
        return table

    async def in_channel(self, channel_id: int) -> Table | None:
        """The running game of a channel."""
        game = await self._store.open_game_in(channel_id)
        return await self.get(game.id) if game is not None and game.status == "running" else None

    def known_in(self, channel_id: int) -> Table | None:
        """The running game of a channel, if it is in memory."""
        kept = self._kept.values()
        return next((one for one in kept if one.game.channel_id == channel_id and one.game.status == "running"), None)

    def running(self) -> list[Table]:
        """The running games that are in memory."""
        return [table for table in self._kept.values() if table.game.status == "running"]

    async def of_user(self, user_id: int) -> list[Table]:
        """The running games in which a user sits."""
        return [await self.get(game.id) for game in await self._store.games_of_user(user_id, ("running",))]

    def forget(self, game_id: str) -> None:
        """Let the next one who asks read the game anew."""
        self._kept.pop(game_id, None)

    async def _load(self, game_id: str) -> Table:
        game = await self._store.get_game(game_id)
        if game is None or game.dealt is None:
            raise UnknownGame(game_id)
        journal = read_journal(game, await self._store.entries(game_id))
        return Table(self._store, game, await self._store.seats(game_id), journal, self._dispatch)

    def _forget_some(self) -> None:
        while len(self._kept) > TABLES_KEPT:
            oldest = next((key for key, table in self._kept.items() if not table.lock.locked()), None)
            if oldest is None:
                return
            del self._kept[oldest]


def read_journal(game: GameRow, rows: Sequence[EntryRow]) -> Journal:
    """Fold the journal of a game from what the store kept of it; ReplayError or ValidationError when it is damaged."""
    assert game.dealt is not None
    dealt = msgspec.json.decode(game.dealt, type=Dealt)
    return Journal(dealt, read_entries(dealt, rows))


def read_entries(dealt: Dealt, rows: Sequence[EntryRow]) -> list[Entry]:
    """The entries behind the rows of the store."""
    rules = rules_of(dealt)
    return [
        Entry(
            row.n, Seat(row.seat), read_action(rules, row.action), msgspec.json.decode(row.draws, type=tuple[int, ...])
        )
        for row in rows
    ]


def happened_since(journal: Journal, n: int) -> list[tuple[Entry, tuple[Event, ...]]]:
    """What happened after entry n: each entry that still counts with its events, and each undo with none."""
    events = {lived.entry.n: lived.outcome.events for lived in journal.lived}
    return [
        (entry, events.get(entry.n, ()))
        for entry in journal.entries[n:]
        if entry.n in events or isinstance(entry.action, Undo)
    ]


def _row(game_id: str, entry: Entry, user_id: int | None, after: State) -> EntryRow:
    return EntryRow(
        game_id=game_id,
        n=entry.n,
        seat=entry.seat,
        user_id=user_id,
        at=now(),
        action=to_json(entry.action),
        draws=to_json(entry.draws),
        digest=digest(after),
    )
