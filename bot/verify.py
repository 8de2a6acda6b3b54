"""Whether what the store keeps is whole: every game is replayed, entry by entry, and compared with what was written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from bot.store import EntryRow, GameRow, Store
from bot.table import read_entries
from engine.chance import ReplayError
from engine.journal import Journal, digest
from engine.tables import Dealt, SpecError


@dataclass(frozen=True, slots=True)
class Finding:
    """What is wrong with a game, in one sentence."""

    game: str
    fault: str


async def verify(store: Store, advance: Callable[[], None] = lambda: None) -> tuple[int, list[Finding]]:
    """Replay every game that has started; how many there are, and what does not fit. `advance` is called after each."""
    findings = [Finding("", fault) for fault in await store.integrity()]
    games = [game for game in await store.all_games() if game.dealt is not None]
    for game in games:
        fault = find_fault(game, await store.entries(game.id))
        if fault is not None:
            findings.append(Finding(game.id, fault))
        advance()
    return len(games), findings


def find_fault(game: GameRow, rows: list[EntryRow]) -> str | None:
    """What does not fit in a game's journal; None when the replay gives every state that was written."""
    assert game.dealt is not None
    try:
        dealt = msgspec.json.decode(game.dealt, type=Dealt)
        entries = read_entries(dealt, rows)
        journal = Journal(dealt)
        for entry, row in zip(entries, rows, strict=True):
            journal.take_over(entry)
            if digest(journal.state) != row.digest:
                return f"Entry {row.n} does not lead to the state that was written."
    except (ReplayError, SpecError, msgspec.MsgspecError) as fault:
        return f"The journal cannot be replayed: {fault}."
    ended = journal.state.ended is not None
    if ended != (game.status == "finished"):
        return f"The game is {game.status}, but its journal says otherwise."
    return None
