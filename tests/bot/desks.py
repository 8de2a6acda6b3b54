"""Tables without a store: a game played at random, as the bot would hold it, with names as long as Discord allows."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from bot.commands.chair import Chair
from bot.dispatch import what_to_send
from bot.store import GameRow, SeatRow, Store
from bot.table import Table
from data import map_document
from engine.action import Action, options
from engine.base.turn import Roll
from engine.journal import Journal
from engine.record import Seat, to_json
from engine.tables import TABLES, TableSpec, dealt_for, map_name
from rendering import Player

NAMES = ("*" * 32, "_Bob_ the ~~Builder~~ of Roads 32", "Ω" * 32, "Ann", "W" * 32, "Eve")
SHORT_NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
COLOURS = ("blue", "red", "yellow", "black", "pink", "white")
SHARE_OF_ASIDES = 0.2
FIRST_USER = 123456789012345678
CODE = "7QK4X"


def table_of(journal: Journal, locale: str = "en") -> Table:
    """A table around a journal, with people on all seats."""
    seats = journal.dealt.spec.seats
    moment = datetime(2026, 1, 1, tzinfo=UTC)
    row = GameRow(
        id=CODE,
        guild_id=FIRST_USER,
        channel_id=FIRST_USER,
        host_id=FIRST_USER,
        status="running",
        spec=to_json(journal.dealt.spec),
        dealt=to_json(journal.dealt),
        locale=locale,
        created_at=moment,
    )
    people = [
        SeatRow(game_id=CODE, seat=seat, user_id=FIRST_USER + seat, name=NAMES[seat], colour=COLOURS[seat])
        for seat in range(seats)
    ]
    return Table(cast("Store", None), row, people, journal, what_to_send)


def chair_of(table: Table, seat: Seat, locale: str = "en-US", **given: Any) -> Chair:
    """A seat at a table, and somebody who types there in a language; `given` are the other options of the command."""
    interaction = SimpleNamespace(
        locale=locale, user=SimpleNamespace(id=FIRST_USER + seat), namespace=SimpleNamespace(**given)
    )
    return Chair(cast("Any", SimpleNamespace()), cast("Any", interaction), table, seat)


def random_game(seed: int, moves: int, table: str = "base", **chosen: str) -> Iterator[Journal]:
    """A journal after each of so many random moves at a table, asides included, until the game is over."""
    random = Random(seed)
    spec = TableSpec(table, random.choice(sorted(TABLES[table].seats)), chosen)
    journal = Journal(dealt_for(spec, map_document(map_name(spec)), f"random {seed}"))
    while len(journal.entries) < moves and journal.state.ended is None:
        seat = Seat(random.randrange(spec.seats))
        action = random_action(journal, seat, random)
        if action is not None:
            journal.play(seat, action)
            yield journal


def random_action(journal: Journal, seat: Seat, random: Random) -> Action | None:
    """One of the things a seat may do, each kind as likely as any other; never a vote, and seldom an aside."""
    asides = random.random() < SHARE_OF_ASIDES
    open_to = [one for one in options(journal.state, seat) if one.chapter != "table" and (asides or not one.aside)]
    if not open_to:
        return None
    kind = random.choice(sorted({type(option).__name__ for option in open_to}))
    chosen = random.choice([option for option in open_to if type(option).__name__ == kind])
    return chosen.sample(journal.state, seat, random)


def laid_table(seats: int = 3, locale: str = "en", **hands: str) -> Table:
    """A beginners' table after the founding and a roll without a seven, where the seats hold what is written for them.

    `hands` are `ann`, `bob`, `cleo` and `dan`, each like "2 wool 1 ore"; who is not named holds nothing.
    """
    spec = TableSpec(seats=seats, options={"layout": "beginner"})
    journal = Journal(dealt_for(spec, map_document("base"), "laid", Seat(0)))
    while journal.state.turn == 0:
        seat = journal.state.agenda[-1].actors[0]
        pips = journal.state.rules.board.pips
        open_to = [option for option in options(journal.state, seat) if option.chapter == "build"]
        journal.play(seat, max(open_to, key=lambda one: pips[getattr(one, "site", 0)]))
    journal.play(Seat(0), Roll())
    table = table_of(journal, locale)
    table.players = tuple(Player(name, COLOURS[seat]) for seat, name in enumerate(SHORT_NAMES[:seats]))
    reader = chair_of(table, Seat(0)).naming
    for place, name in enumerate(SHORT_NAMES[:seats]):
        journal.state.hands[place] = reader.read_bag(hands[name.lower()]) if name.lower() in hands else (0,) * 5
    return table
