"""The lobby: who sits down, which options are chosen, and how a game begins."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence

import msgspec

from bot import components
from bot.dispatch import panel_draft
from bot.lobby_letters import TABLE, read_spec, write_lobby
from bot.now import now
from bot.private import Letter
from bot.store import GameRow, SeatRow, Store, UnknownGame
from bot.table import RULESET_VERSION
from bot.words import words
from data import map_document
from engine.action import Illegal
from engine.record import Seat, to_json
from engine.tables import TABLES, SpecError, Table, TableSpec, check_spec, dealt_for, map_name

SEAT_COLOURS = ("blue", "red", "yellow", "pink", "white", "black")
COMPUTERS = ("Ada", "Emmy", "Sofia", "Grace", "Hypatia", "Lise")
COMPUTER_KIND = "simple"


class Lobby:
    """Opens, fills and starts games; one change of a lobby at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._locks: dict[str, asyncio.Lock] = {}

    async def open(
        self, *, guild_id: int | None, channel_id: int, host_id: int, host_name: str, locale: str, spec: TableSpec
    ) -> GameRow:
        """Open a lobby in a channel with its host already seated; ChannelTaken if a game is open there."""
        game = await self._store.create_game(
            guild_id=guild_id, channel_id=channel_id, host_id=host_id, spec=to_json(spec), locale=locale, at=now()
        )
        await self._store.set_seats(game.id, [_seat(game.id, [], user_id=host_id, name=host_name)])
        return game

    async def join(self, game_id: str, user_id: int, name: str, colour: str | None = None) -> None:
        """Take a seat, in a colour of one's choice that nobody has yet or in the next that is free."""
        async with self._lock(game_id):
            game, seats = await self._open(game_id)
            if any(seat.user_id == user_id for seat in seats):
                raise Illegal("lobby-seated-already")
            if any(seat.colour == colour for seat in seats):
                raise Illegal("lobby-colour-taken")
            await self._add(game, seats, _seat(game_id, seats, user_id=user_id, name=name, colour=colour))

    async def leave(self, game_id: str, user_id: int) -> None:
        """Give a seat up; when the host leaves, the next person is host, and without people the lobby closes."""
        async with self._lock(game_id):
            game, seats = await self._open(game_id)
            if all(seat.user_id != user_id for seat in seats):
                raise Illegal("lobby-not-seated")
            left = [seat for seat in seats if seat.user_id != user_id]
            people = [seat.user_id for seat in left if seat.user_id is not None]
            if not people:
                await self._store.end_game(game_id, "abandoned", at=now())
                return
            await self._store.set_seats(game_id, _renumbered(left))
            if game.host_id == user_id:
                await self._store.update_lobby(game_id, host_id=people[0])

    async def add_computer(self, game_id: str, user_id: int) -> None:
        """Seat a computer player; the host's to do."""
        async with self._lock(game_id):
            game, seats = await self._open(game_id)
            self._host_only(game, user_id)
            await self._add(game, seats, _computer(game, seats))

    async def remove_computer(self, game_id: str, user_id: int) -> None:
        """Ask the computer player who came last to stand up; the host's to do."""
        async with self._lock(game_id):
            game, seats = await self._open(game_id)
            self._host_only(game, user_id)
            computers = [seat for seat in seats if seat.computer is not None]
            if not computers:
                raise Illegal("lobby-no-computer")
            await self._store.set_seats(game_id, _renumbered([seat for seat in seats if seat is not computers[-1]]))

    async def choose(self, game_id: str, user_id: int, option: str, value: str) -> None:
        """Choose an option of the table, or the table itself; the host's to do."""
        async with self._lock(game_id):
            game, seats = await self._open(game_id)
            self._host_only(game, user_id)
            spec = read_spec(game)
            changed = msgspec.structs.replace(spec, options={**spec.options, option: value})
            if option == TABLE:
                changed = at_another_table(spec, value)
                self._room_for(TABLES[value], len(seats))
            check_spec(changed)
            await self._store.update_lobby(game_id, spec=to_json(changed))

    async def speak(self, game_id: str, user_id: int, locale: str) -> None:
        """Choose the language in which the table speaks; the host's to do."""
        async with self._lock(game_id):
            game, _ = await self._open(game_id)
            self._host_only(game, user_id)
            await self._store.update_lobby(game_id, locale=locale)

    async def start(self, game_id: str, user_id: int, *, fill: bool = False) -> GameRow:
        """Lay out the board and begin; with `fill`, computers take the seats that are missing. The host's to do."""
        async with self._lock(game_id):
            game, seats = await self._open(game_id)
            self._host_only(game, user_id)
            table = check_spec(read_spec(game))
            self._room_for(table, len(seats))
            least = min(count for count in table.seats if count >= len(seats))
            while fill and len(seats) < least:
                seats = [*seats, _computer(game, seats)]
            if len(seats) < least:
                raise Illegal("lobby-too-few", least=least, count=len(seats))
            spec = msgspec.structs.replace(read_spec(game), seats=len(seats))
            dealt = dealt_for(spec, map_document(map_name(spec)), secrets.token_hex(16))
            return await self._store.start_game(
                game_id,
                seats=seats,
                dealt=to_json(dealt),
                ruleset_version=RULESET_VERSION,
                at=now(),
                outbox=[panel_draft(game_id, game.channel_id, 0)],
            )

    async def close(self, game_id: str, user_id: int) -> None:
        """Close a lobby without a game; the host's to do."""
        async with self._lock(game_id):
            game, _ = await self._open(game_id)
            self._host_only(game, user_id)
            await self._store.end_game(game_id, "abandoned", at=now())

    async def letter(self, game_id: str) -> Letter:
        """The lobby as everybody sees it, in the language of its table."""
        game = await self._store.get_game(game_id)
        if game is None:
            raise UnknownGame(game_id)
        if game.status != "lobby":
            key = "lobby-closed" if game.status == "abandoned" else "lobby-started"
            return Letter(components.layout(words(game.locale).say(key, game=game.id)))
        return write_lobby(game, await self._store.seats(game_id))

    def _lock(self, game_id: str) -> asyncio.Lock:
        return self._locks.setdefault(game_id, asyncio.Lock())

    async def _open(self, game_id: str) -> tuple[GameRow, list[SeatRow]]:
        game = await self._store.get_game(game_id)
        if game is None:
            raise UnknownGame(game_id)
        if game.status != "lobby":
            raise Illegal("lobby-over")
        return game, await self._store.seats(game_id)

    async def _add(self, game: GameRow, seats: Sequence[SeatRow], seat: SeatRow) -> None:
        most = max(check_spec(read_spec(game)).seats)
        if len(seats) >= most:
            raise Illegal("lobby-full", most=most)
        await self._store.set_seats(game.id, [*seats, seat])

    def _room_for(self, table: Table, count: int) -> None:
        most = max(table.seats)
        if count > most:
            raise Illegal("lobby-too-many", most=most, count=count)

    def _host_only(self, game: GameRow, user_id: int) -> None:
        if game.host_id != user_id:
            raise Illegal("lobby-host-only", host=f"<@{game.host_id}>")


def at_another_table(spec: TableSpec, name: str) -> TableSpec:
    """The same at another table: what it offers too stays chosen. SpecError when there is no such table."""
    table = TABLES.get(name)
    if table is None:
        raise SpecError(f"there is no table {name}")
    offered = {option.name: option.values for option in table.options}
    kept = {option: value for option, value in spec.options.items() if value in offered.get(option, ())}
    return TableSpec(name, table.seats[0], kept)


def _computer(game: GameRow, seats: Sequence[SeatRow]) -> SeatRow:
    taken = sum(seat.computer is not None for seat in seats)
    name = words(game.locale).say("computer-name", name=COMPUTERS[taken % len(COMPUTERS)])
    return _seat(game.id, seats, computer=COMPUTER_KIND, name=name)


def _seat(
    game_id: str,
    seats: Sequence[SeatRow],
    *,
    name: str,
    user_id: int | None = None,
    computer: str | None = None,
    colour: str | None = None,
) -> SeatRow:
    used = {seat.colour for seat in seats}
    colour = colour or next(one for one in SEAT_COLOURS if one not in used)
    return SeatRow(game_id=game_id, seat=Seat(len(seats)), user_id=user_id, computer=computer, name=name, colour=colour)


def _renumbered(seats: Sequence[SeatRow]) -> list[SeatRow]:
    return [msgspec.structs.replace(seat, seat=index) for index, seat in enumerate(seats)]
