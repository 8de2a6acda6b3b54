"""Games outlive fifty kills of whoever plays them; run as a script, this file is the one whose children get killed."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

from bot.dispatch import panel_draft, what_to_send
from bot.store import EntryRow, GameRow, Store
from bot.store.opening import open_file
from bot.table import Tables
from bot.verify import verify
from data import map_document
from engine.action import Action, actors, check
from engine.action import Illegal as Refusal
from engine.journal import Journal, Undo, digest
from engine.record import Seat, to_json
from engine.tables import TableSpec, dealt_for
from tests.bot.killing import bear_children, nursery
from tests.bot.planning import anything, plan
from tests.bot.stores import lobby, minutes, opened, seat

KILLS = 50


async def play_for_ever(data_dir: Path, random: Random) -> None:
    """Go on with the game that is kept, and with a new one whenever it is over; print each entry that was kept."""
    async with opened(data_dir) as store:
        while True:
            table = await Tables(store, what_to_send).get((await running_game(store)).id)
            while table.state.ended is None:
                who, action = something(table.journal, random)
                done = await table.act(who, action, user_id=1)
                print(table.id, done.entry.n, digest(done.after), flush=True)  # noqa: T201 - the acknowledgement


async def running_game(store: Store) -> GameRow:
    """The open game, which may have been cut short in any state; a new one when there is none."""
    kept = await store.open_games()
    game = kept[0] if kept else await lobby(store)
    if game.status == "running":
        return game
    number = len(await store.all_games())
    spec = TableSpec(seats=3, options={"target": "8"} if number % 2 else {})
    return await store.start_game(
        game.id,
        seats=[seat(game.id, 0, 1), seat(game.id, 1, 2), seat(game.id, 2, 3)],
        dealt=to_json(dealt_for(spec, map_document("base"), f"kill {number}")),
        ruleset_version=1,
        at=minutes(1),
        outbox=[panel_draft(game.id, game.channel_id, 0)],
    )


def something(journal: Journal, random: Random) -> tuple[Seat, Action]:
    """What helps to win, or anything at all, or taking something back."""
    state = journal.state
    chosen = random.random()
    mine = journal.undoable(actors(state)[0])
    if chosen < 0.1 and mine:
        return mine[0].seat, Undo(random.choice(mine).n)
    while chosen < 0.4:
        who, action = anything(state, random)
        try:
            check(state, who, action)
        except Refusal:
            continue
        return who, action
    return plan(state)


async def test_every_acknowledged_entry_of_a_game_outlives_a_kill_and_replays(tmp_path: Path) -> None:
    dice = Random(50)
    kinds: set[str] = set()
    cut_short = 0
    promised: list[str] = []
    with nursery(Path(__file__), str(tmp_path)) as children:
        for _ in range(KILLS):
            promised += children.life(dice=dice, most_lines=12, longest_wait=0.05)
            async with opened(tmp_path) as store:
                _, findings = await verify(store)
                assert findings == []
                kept = [row for game in await store.all_games() for row in await store.entries(game.id)]
                await check_outbox(store)
            spelled = [f"{row.game_id} {row.n} {row.digest}" for row in kept]
            assert set(promised) <= set(spelled)
            # What was kept and not yet acknowledged when the kill came is the only difference there may be.
            assert len(spelled) - len(promised) in (cut_short, cut_short + 1)
            cut_short = len(spelled) - len(promised)
            kinds |= {kind_of(row) for row in kept}
    assert len(promised) > 4 * KILLS
    assert {"EndTurn", "Undo", "OfferTrade", "BuildRoad", "MoveRobber"} <= kinds


async def check_outbox(store: Store) -> None:
    """With each entry the panel was put in that shows it, and only the last of them waits."""
    for game in await store.all_games():
        numbers = [row.n for row in await store.entries(game.id)]
        panels = [row for row in await store.outbox.of_game(game.id) if row.kind == "panel"]
        started = game.dealt is not None
        assert [row.key for row in panels] == [f"{game.id}:panel:{n}" for n in ([0, *numbers] if started else [])]
        assert [row.outcome for row in panels[:-1]] == ["stale"] * (len(panels) - 1) if panels else not started


def kind_of(row: EntryRow) -> str:
    return row.action.partition('"type":"')[2].partition('"')[0]


def live(seed: int) -> None:
    asyncio.run(play_for_ever(Path(sys.argv[1]), Random(seed)))


if __name__ == "__main__":
    open_file(Path(sys.argv[1]))  # and with it all that would else be loaded by each child
    bear_children(live)
