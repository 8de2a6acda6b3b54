"""Games, seats, journals and users: kept as given, and refused where they do not fit."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import datetime, timedelta, timezone
from pathlib import Path

import msgspec
import pytest

from bot.store import (
    ChannelTaken,
    Conflict,
    Ending,
    HandMessageRow,
    KeyTaken,
    Store,
    StoreError,
    UnknownGame,
    UserRow,
    WrongStatus,
    new_game_code,
)
from bot.store import (
    store as store_module,
)
from bot.store.codes import SIGNS
from tests.bot.stores import NOON, draft, entry, lobby, minutes, opened, running, seat


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with opened(tmp_path) as store:
        yield store


async def test_a_game_is_kept_as_it_was_made(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        game = await lobby(store)
    assert (game.guild_id, game.channel_id, game.host_id, game.status) == (10, 20, 1, "lobby")
    async with opened(tmp_path) as store:
        assert await store.get_game(game.id) == game
        assert await store.open_game_in(20) == game
        assert await store.get_game("NONE") is None


async def test_moments_come_back_equal_aware_and_in_utc(store: Store) -> None:
    berlin = datetime(2026, 3, 1, 13, 0, 0, 123456, tzinfo=timezone(timedelta(hours=1)))
    game = await store.create_game(guild_id=None, channel_id=5, host_id=1, spec="{}", locale="de", at=berlin)
    kept = await store.get_game(game.id)
    assert kept is not None
    assert kept.created_at == berlin
    assert kept.created_at.utcoffset() == timedelta(0)


async def test_a_moment_without_time_zone_is_refused(store: Store) -> None:
    with pytest.raises(Exception, match="time zone"):
        await store.create_game(
            guild_id=None, channel_id=5, host_id=1, spec="{}", locale="de", at=NOON.replace(tzinfo=None)
        )
    assert await store.open_games() == []


async def test_a_channel_has_one_open_game_and_its_threads_have_their_own(store: Store) -> None:
    channel, thread = 20, 21
    first = await lobby(store, channel)
    with pytest.raises(ChannelTaken) as refusal:
        await lobby(store, channel)
    assert refusal.value.game_id == first.id
    assert (await lobby(store, thread)).id != first.id
    await store.start_game(first.id, seats=[], dealt="{}", ruleset_version=1, at=NOON)
    with pytest.raises(ChannelTaken):
        await lobby(store, channel)


@pytest.mark.parametrize("ending", ["finished", "abandoned"])
async def test_an_ended_game_frees_its_channel(store: Store, ending: str) -> None:
    first = await running(store)
    ended = await store.end_game(first.id, msgspec.convert(ending, Ending), at=minutes(9))
    assert (ended.status, ended.ended_at) == (ending, minutes(9))
    assert await store.open_game_in(20) is None
    second = await lobby(store)
    assert await store.open_game_in(20) == second


async def test_of_many_who_open_a_game_in_a_channel_at_once_one_does(store: Store, tmp_path: Path) -> None:
    async with opened(tmp_path) as other:
        results = await asyncio.gather(*(lobby(s) for s in [store, other] * 10), return_exceptions=True)
    made = [result for result in results if not isinstance(result, BaseException)]
    assert len(made) == 1
    assert {type(r) for r in results if r is not made[0]} == {ChannelTaken}
    assert {r.game_id for r in results if isinstance(r, ChannelTaken)} == {made[0].id}


def test_codes_have_no_signs_that_look_alike() -> None:
    assert not set(SIGNS) & set("01ILOSZBAEU")
    assert all(len(new_game_code(n)) == n and set(new_game_code(n)) <= set(SIGNS) for n in (4, 5, 6))


async def test_a_code_that_is_taken_is_drawn_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["7QK4", "7QK4", "7QK4", "8QK4"])
    monkeypatch.setattr(store_module, "new_game_code", lambda length: next(codes))
    assert (await lobby(store, 1)).id == "7QK4"
    assert (await lobby(store, 2)).id == "8QK4"


async def test_without_a_free_code_the_store_says_so(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "new_game_code", lambda length: "7QK4")
    await lobby(store, 1)
    with pytest.raises(StoreError, match="No free code"):
        await lobby(store, 2)


async def test_a_lobby_changes_only_where_told(store: Store) -> None:
    game = await lobby(store)
    changed = await store.update_lobby(game.id, spec='{"name":"caravans"}')
    assert changed == msgspec.structs.replace(game, spec='{"name":"caravans"}')
    assert await store.update_lobby(game.id) == changed
    again = await store.update_lobby(game.id, locale="de", host_id=2)
    assert again == msgspec.structs.replace(changed, locale="de", host_id=2)
    assert await store.get_game(game.id) == again


async def test_what_is_for_a_lobby_is_refused_later(store: Store) -> None:
    game = await running(store)
    with pytest.raises(WrongStatus) as refusal:
        await store.update_lobby(game.id, locale="de")
    assert refusal.value.status == "running"
    with pytest.raises(WrongStatus):
        await store.start_game(game.id, seats=[], dealt="other", ruleset_version=2, at=NOON)
    assert await store.get_game(game.id) == game
    assert len(await store.seats(game.id)) == 2


async def test_starting_fixes_seats_board_and_messages_together(store: Store) -> None:
    game = await lobby(store)
    await store.set_seats(game.id, [seat(game.id, 0, 1), seat(game.id, 1, 2), seat(game.id, 2, 3)])
    seats = [seat(game.id, 0, 3), seat(game.id, 1, 1), seat(game.id, 2, None, "steady")]
    started = await store.start_game(
        game.id, seats=seats, dealt='{"seed":"x"}', ruleset_version=4, at=minutes(5), outbox=[draft(game.id, "0:panel")]
    )
    assert (started.status, started.dealt, started.ruleset_version) == ("running", '{"seed":"x"}', 4)
    assert started.started_at == minutes(5)
    assert await store.seats(game.id) == seats
    assert [row.key for row in await store.outbox.of_game(game.id)] == [f"{game.id}:0:panel"]


async def test_seats_are_replaced_as_a_whole_and_listed_in_order(store: Store) -> None:
    game = await lobby(store)
    other = await running(store, 30)
    await store.set_seats(game.id, [seat(game.id, 1, 2), seat(game.id, 0, 1)])
    assert [row.user_id for row in await store.seats(game.id)] == [1, 2]
    with pytest.raises(Exception, match="UNIQUE"):
        await store.set_seats(game.id, [seat(game.id, 0, 5), seat(game.id, 0, 6)])
    assert [row.user_id for row in await store.seats(game.id)] == [1, 2]
    await store.set_seats(game.id, [])
    assert await store.seats(game.id) == []
    assert len(await store.seats(other.id)) == 2


async def test_games_are_found_by_their_seated_users(store: Store) -> None:
    first, second = await running(store, 30), await running(store, 31)
    await store.set_seats(second.id, [seat(second.id, 0, 7)])
    assert {game.id for game in await store.games_of_user(1)} == {first.id}
    assert {game.id for game in await store.games_of_user(7)} == {second.id}
    await store.end_game(first.id, "finished", at=NOON)
    assert await store.games_of_user(1) == []
    assert [game.id for game in await store.games_of_user(1, ["finished"])] == [first.id]
    assert [game.id for game in await store.open_games()] == [second.id]


async def test_the_journal_is_read_as_it_was_written(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        game = await running(store)
        written = [entry(game.id, n, f"digest {n}") for n in range(5)]
        for row in written:
            await store.append(row)
    async with opened(tmp_path) as store:
        assert await store.entries(game.id) == written
        assert await store.entries(game.id, after=2) == written[3:]
        assert await store.entries("NONE") == []


@pytest.mark.parametrize("n", [0, 1, 3])
async def test_only_the_next_entry_is_taken(store: Store, n: int) -> None:
    game = await running(store)
    await store.append(entry(game.id, 0))
    await store.append(entry(game.id, 1))
    with pytest.raises(Conflict) as refusal:
        await store.append(entry(game.id, n, "late"), outbox=[draft(game.id, "late")], supersede=[game.id])
    assert (refusal.value.n, refusal.value.last) == (n, 1)
    assert [row.digest for row in await store.entries(game.id)] == ["d", "d"]
    assert await store.outbox.of_game(game.id) == []


async def test_of_many_who_append_at_once_one_wins(store: Store, tmp_path: Path) -> None:
    game = await running(store)
    async with opened(tmp_path) as other:
        for n in range(5):
            attempts = [
                s.append(entry(game.id, n, f"{n} by {i}"), outbox=[draft(game.id, f"{n}:{i}")])
                for i, s in enumerate([store, other] * 8)
            ]
            results = await asyncio.gather(*attempts, return_exceptions=True)
            winners = [i for i, result in enumerate(results) if result is None]
            assert len(winners) == 1
            assert sum(isinstance(result, Conflict) for result in results) == len(results) - 1
            assert (await other.entries(game.id))[-1].digest == f"{n} by {winners[0]}"
            assert (await store.outbox.of_game(game.id))[-1].key == f"{game.id}:{n}:{winners[0]}"


async def test_an_entry_is_not_kept_without_its_messages(store: Store) -> None:
    game = await running(store)
    await store.append(entry(game.id, 0), outbox=[draft(game.id, "panel")])
    with pytest.raises(KeyTaken) as refusal:
        await store.append(
            entry(game.id, 1),
            outbox=[draft(game.id, "ping"), draft(game.id, "panel")],
            supersede=[f"{game.id}:p"],
            status="finished",
        )
    assert refusal.value.key == f"{game.id}:panel"
    assert [row.n for row in await store.entries(game.id)] == [0]
    assert [(row.key, row.outcome) for row in await store.outbox.of_game(game.id)] == [(f"{game.id}:panel", None)]
    assert (await store.open_game_in(20)) == game


async def test_the_last_entry_ends_the_game(store: Store) -> None:
    game = await running(store)
    await store.append(entry(game.id, 0), status="finished")
    ended = await store.get_game(game.id)
    assert ended == msgspec.structs.replace(game, status="finished", ended_at=minutes(0))
    with pytest.raises(WrongStatus):
        await store.append(entry(game.id, 1))
    with pytest.raises(WrongStatus):
        await store.end_game(game.id, "abandoned", at=NOON)
    with pytest.raises(WrongStatus):
        await store.set_seats(game.id, [])


async def test_a_lobby_takes_no_entries(store: Store) -> None:
    game = await lobby(store)
    with pytest.raises(WrongStatus):
        await store.append(entry(game.id, 0))


async def test_what_concerns_no_game_is_refused(store: Store) -> None:
    hand = HandMessageRow(game_id="NONE", user_id=1, channel_id=2, message_id=3, sent_at=NOON, turn=1)
    for attempt in [
        store.append(entry("NONE", 0)),
        store.update_lobby("NONE", locale="de"),
        store.set_seats("NONE", [seat("NONE", 0, 1)]),
        store.start_game("NONE", seats=[], dealt="", ruleset_version=1, at=NOON),
        store.end_game("NONE", "abandoned", at=NOON),
        store.set_panel("NONE", message_id=1, posted_at=NOON, mark="1"),
        store.put_hand_message(hand),
    ]:
        with pytest.raises(UnknownGame):
            await attempt


async def test_an_entry_can_be_neither_changed_nor_removed_but_goes_with_its_game(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        game = await running(store)
        await store.append(entry(game.id, 0), outbox=[draft(game.id, "0:panel")])
    with closing(sqlite3.connect(tmp_path / "catan.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        with pytest.raises(sqlite3.IntegrityError, match="never changes"):
            connection.execute("UPDATE entry SET action = 'other'")
        with pytest.raises(sqlite3.IntegrityError, match="whole game"):
            connection.execute("DELETE FROM entry")
        connection.execute("DELETE FROM game WHERE id = ?", (game.id,))
        for table in ("entry", "seat", "outbox"):
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)  # noqa: S608 - our own names


async def test_the_panel_is_remembered_and_forgotten(store: Store) -> None:
    game = await running(store)
    await store.set_panel(game.id, message_id=99, posted_at=minutes(3), mark="12")
    shown = await store.get_game(game.id)
    assert shown == msgspec.structs.replace(game, panel_message_id=99, panel_posted_at=minutes(3), panel_mark="12")
    await store.set_panel(game.id, message_id=None, posted_at=None, mark=None)
    assert await store.get_game(game.id) == game


async def test_there_is_one_hand_message_for_each_user_and_game(store: Store) -> None:
    game, other = await running(store, 30), await running(store, 31)
    first = HandMessageRow(game_id=game.id, user_id=1, channel_id=2, message_id=3, sent_at=NOON, turn=1)
    second = msgspec.structs.replace(first, message_id=4, turn=2, sent_at=minutes(2))
    elsewhere = msgspec.structs.replace(first, game_id=other.id)
    assert await store.get_hand_message(game.id, 1) is None
    for row in (first, elsewhere, second):
        await store.put_hand_message(row)
    assert await store.get_hand_message(game.id, 1) == second
    assert await store.get_hand_message(other.id, 1) == elsewhere
    assert await store.get_hand_message(game.id, 2) is None


async def test_a_user_is_remembered(store: Store) -> None:
    assert await store.get_user(1) == UserRow(user_id=1)
    await store.put_user(UserRow(user_id=1, dm_closed_told=True))
    await store.put_user(UserRow(user_id=1, dm_closed_told=True, locale="de"))
    assert await store.get_user(1) == UserRow(user_id=1, dm_closed_told=True, locale="de")
    assert await store.get_user(2) == UserRow(user_id=2)


async def test_the_largest_ids_of_discord_fit(store: Store) -> None:
    largest = 2**63 - 1
    game = await store.create_game(
        guild_id=largest, channel_id=largest, host_id=largest, spec="{}", locale="en", at=NOON
    )
    await store.set_panel(game.id, message_id=largest, posted_at=NOON, mark="1")
    kept = await store.open_game_in(largest)
    assert kept is not None
    assert (kept.guild_id, kept.host_id, kept.panel_message_id) == (largest, largest, largest)
