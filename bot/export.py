"""A game as a JSON document: all of it when it is over, and only what everybody may know while it runs."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.store import GameRow, SeatRow, Store, UnknownGame
from bot.table import happened_since, read_journal
from engine.journal import Journal, Undo
from engine.sight import View, seen, view

FORMAT = 1


async def export_game(store: Store, game_id: str) -> bytes:
    """The document of a game; UnknownGame if there is none that has started."""
    game = await store.get_game(game_id)
    if game is None or game.dealt is None:
        raise UnknownGame(game_id)
    journal = read_journal(game, await store.entries(game_id))
    document = _head(game, await store.seats(game_id))
    document.update(_everything(journal) if journal.state.ended is not None else _what_all_may_know(journal))
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


def _head(game: GameRow, seats: list[SeatRow]) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": game.id,
        "status": game.status,
        "ruleset_version": game.ruleset_version,
        "started_at": game.started_at,
        "ended_at": game.ended_at,
        "seats": [{"name": seat.name, "colour": seat.colour, "computer": seat.computer} for seat in seats],
    }


def _everything(journal: Journal) -> dict[str, Any]:
    """The full record, from which the game can be replayed: its seed, and every entry with the numbers drawn."""
    return {"dealt": journal.dealt, "entries": journal.entries, "ended": journal.state.ended}


def _what_all_may_know(journal: Journal) -> dict[str, Any]:
    """The board, the events as everybody saw them, and the table as everybody sees it now."""
    story = [
        {"n": entry.n, "seat": entry.seat, "undo": entry.action.to}
        if isinstance(entry.action, Undo)
        else {"n": entry.n, "seat": entry.seat, "events": seen(events, None)}
        for entry, events in happened_since(journal, 0)
    ]
    return {
        "spec": journal.dealt.spec,
        "board": journal.dealt.board,
        "story": story,
        "now": _now(view(journal.state, None)),
    }


def _now(seen_by_all: View) -> dict[str, Any]:
    return {
        name: getattr(seen_by_all, name)
        for name in ("turn", "seat", "actors", "roads", "owners", "kinds", "cards", "supply", "left", "points", "parts")
    }
