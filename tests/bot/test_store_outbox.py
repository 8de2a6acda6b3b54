"""The outbox: what waits, what is settled, and that neither is confused."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import OutboxRow, Store
from tests.bot.stores import NOON, draft, entry, minutes, opened, running


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with opened(tmp_path) as store:
        yield store


async def keys(store: Store, minute: float = 0) -> list[str]:
    return [row.key.partition(":")[2] for row in await store.outbox.due(minutes(minute))]


async def only(store: Store, game_id: str) -> OutboxRow:
    (row,) = await store.outbox.of_game(game_id)
    return row


async def test_a_message_waits_until_it_is_due_and_the_longest_due_comes_first(store: Store) -> None:
    game = await running(store)
    await store.outbox.queue([draft(game.id, "late", minutes(5)), draft(game.id, "early", minutes(2))], NOON)
    await store.outbox.queue([draft(game.id, "now"), draft(game.id, "also now")], NOON)
    assert await store.outbox.next_due_at() == NOON
    assert await keys(store, -1) == []
    assert await keys(store, 0) == ["now", "also now"]
    assert await keys(store, 2) == ["now", "also now", "early"]
    assert await keys(store, 5) == ["now", "also now", "early", "late"]
    assert [row.key for row in await store.outbox.due(minutes(5), limit=1)] == [f"{game.id}:now"]


async def test_nothing_waits_in_an_empty_outbox(store: Store) -> None:
    assert await store.outbox.next_due_at() is None
    assert await store.outbox.due(NOON) == []


async def test_a_message_is_kept_whole(store: Store) -> None:
    game = await running(store)
    await store.append(entry(game.id, 3), outbox=[draft(game.id, "3:panel", minutes(9))])
    row = await only(store, game.id)
    assert (row.key, row.kind, row.target, row.payload) == (f"{game.id}:3:panel", "panel", 20, "{}")
    assert (row.created_at, row.due_at, row.attempts, row.outcome) == (minutes(3), minutes(9), 0, None)


async def test_every_message_has_a_nonce_of_its_own_that_discord_takes(store: Store) -> None:
    game = await running(store)
    await store.outbox.queue([draft(game.id, str(n)) for n in range(50)], NOON)
    nonces = {row.nonce for row in await store.outbox.of_game(game.id)}
    assert len(nonces) == 50
    assert all(0 < len(nonce) <= 25 for nonce in nonces)


async def test_a_key_is_queued_once_for_good(store: Store) -> None:
    game = await running(store)
    await store.outbox.queue([draft(game.id, "ping")], NOON)
    first = await only(store, game.id)
    await store.outbox.mark_sent(first.id, 500, minutes(1))
    await store.outbox.queue([draft(game.id, "ping"), draft(game.id, "panel")], minutes(2))
    assert [(row.key, row.outcome) for row in await store.outbox.of_game(game.id)] == [
        (f"{game.id}:ping", "sent"),
        (f"{game.id}:panel", None),
    ]


async def test_trying_is_counted_and_outlives_a_crash(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        game = await running(store)
        await store.outbox.queue([draft(game.id, "panel")], NOON)
        row = await only(store, game.id)
        assert await store.outbox.mark_tried(row.id, minutes(1))
        assert await store.outbox.mark_tried(row.id, minutes(2))
    async with opened(tmp_path) as store:
        (waiting,) = await store.outbox.due(minutes(3))
        assert (waiting.tried_at, waiting.attempts, waiting.nonce) == (minutes(2), 2, row.nonce)


async def test_a_sent_message_waits_no_more(store: Store) -> None:
    game = await running(store)
    await store.outbox.queue([draft(game.id, "panel")], NOON)
    row = await only(store, game.id)
    await store.outbox.mark_sent(row.id, 500, minutes(1))
    sent = await only(store, game.id)
    assert (sent.outcome, sent.message_id, sent.sent_at) == ("sent", 500, minutes(1))
    assert await store.outbox.due(minutes(9)) == []
    assert await store.outbox.next_due_at() is None
    assert not await store.outbox.mark_tried(row.id, minutes(2))
    assert not await store.outbox.mark_dropped(row.id, "refused")
    assert not await store.outbox.put_off(row.id, minutes(3))
    assert await only(store, game.id) == sent


async def test_a_dropped_message_says_why(store: Store) -> None:
    game = await running(store)
    await store.outbox.queue([draft(game.id, "panel")], NOON)
    row = await only(store, game.id)
    assert await store.outbox.mark_dropped(row.id, "refused")
    assert (await only(store, game.id)).outcome == "refused"
    assert await store.outbox.due(minutes(9)) == []


async def test_a_message_can_be_put_off(store: Store) -> None:
    game = await running(store)
    await store.outbox.queue([draft(game.id, "panel")], NOON)
    row = await only(store, game.id)
    assert await store.outbox.put_off(row.id, minutes(5))
    assert await store.outbox.next_due_at() == minutes(5)
    assert await keys(store, 4) == []
    assert await keys(store, 5) == ["panel"]


async def test_superseding_drops_only_what_waits_and_begins_so(store: Store) -> None:
    game, other = await running(store, 30), await running(store, 31)
    await store.outbox.queue(
        [draft(game.id, k) for k in ("panel:1", "panel:2", "PANEL:3", "pan_l:4")] + [draft(other.id, "panel:1")], NOON
    )
    sent = (await store.outbox.of_game(game.id))[0]
    await store.outbox.mark_sent(sent.id, 500, NOON)
    assert await store.outbox.supersede(f"{game.id}:pan_l:") == 1
    assert await store.outbox.supersede(f"{game.id}:panel:") == 1
    assert [row.outcome for row in await store.outbox.of_game(game.id)] == ["sent", "stale", None, "stale"]
    assert [row.outcome for row in await store.outbox.of_game(other.id)] == [None]


async def test_a_move_makes_earlier_messages_stale_but_not_its_own(store: Store) -> None:
    game = await running(store)
    prefix = f"{game.id}:panel:"
    await store.append(entry(game.id, 0), outbox=[draft(game.id, "panel:0")], supersede=[prefix])
    await store.append(entry(game.id, 1), outbox=[draft(game.id, "panel:1")], supersede=[prefix])
    assert [row.outcome for row in await store.outbox.of_game(game.id)] == ["stale", None]


async def test_a_message_that_became_stale_on_its_way_is_still_noted_as_sent(store: Store) -> None:
    game = await running(store)
    await store.outbox.queue([draft(game.id, "panel:0")], NOON)
    row = await only(store, game.id)
    assert await store.outbox.mark_tried(row.id, NOON)
    await store.outbox.supersede(game.id)
    await store.outbox.mark_sent(row.id, 500, minutes(1))
    assert ((await only(store, game.id)).outcome, (await only(store, game.id)).message_id) == ("sent", 500)
