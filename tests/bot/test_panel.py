"""The panel in the channel: when it is posted and when edited, whom it calls, and what stops it and what does not."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from engine import goods
from engine.action import Action, actors, options
from engine.base.bargaining import DeclineOffer, OfferTrade
from engine.base.building import BuildRoad
from engine.base.offers import Offers
from engine.base.robber import Discard, MoveRobber
from engine.base.turn import EndTurn, Roll
from engine.chance import Chance
from engine.record import Seat
from tests.bot.clicking import GALLERY, Club, custom_ids, open_game, parts, posted
from tests.bot.planning import of, plan
from tests.bot.typists import ANN, BOB, BRICK, CLEO, LUMBER, WOOL, settle
from tests.bot.worlds import World

SILENT = discord.MessageFlags(suppress_notifications=True).value
LONG_AGO = 51 * 60
NOT_LONG_AGO = 49 * 60
MOST_ATTEMPTS = 9
"""So often at most a panel that is refused is tried within two days."""

pytestmark = pytest.mark.usefixtures("blank_pictures")


@pytest.fixture
async def club(world: World, dealt_from: Callable[[str], None]) -> Club:
    """Ann, Bob and Cleo at a settled table, which the panel shows; Ann has rolled, and can pay for three roads."""
    dealt_from("panel")
    club = await open_game(world, 3, options={"layout": "beginner"})
    settle(club.table)
    club.table.state.hands[ANN] = goods.summed([LUMBER, BRICK] * 4, 5)
    await build(club)
    return club


async def build(club: Club) -> None:
    """Let Ann build a road, after which it is still on her to go on."""
    await act(club, ANN, of(options(club.table.state, ANN), BuildRoad)[0])


async def act(club: Club, seat: Seat, action: Action) -> None:
    """Let somebody act, wherever he can; there may be no panel to press."""
    table = club.table
    await club.world.as_bot(lambda: club.world.bot.act(table, seat, action, table.seats[seat].user_id))
    await club.world.env.settle()


def called(message: Any) -> list[int]:
    """Whom a message called when it was posted or last edited."""
    pinged: list[int] = message._message.ping_user_ids
    return sorted(pinged)


def users(club: Club, *seats: Seat) -> list[int]:
    found = [club.table.seats[seat].user_id for seat in seats]
    return sorted(user for user in found if user is not None)


def is_silent(message: Any) -> bool:
    return bool(message._message.flags & SILENT)


def pictures(message: Any) -> list[dict[str, Any]]:
    """What the galleries of a message show, and their alt texts."""
    return [item for part in parts(message) if part["type"] == GALLERY for item in part["items"]]


def texts(message: Any) -> list[str]:
    return [part["content"] for part in parts(message) if "content" in part]


# When it is posted


async def test_a_new_panel_is_posted_only_when_somebody_is_awaited_who_has_not_been_called(
    world: World, dealt_from: Callable[[str], None]
) -> None:
    dealt_from("panels")
    club = await open_game(world, 3)
    waiting, turn, count = users(club, *actors(club.table.state)), 0, 1
    assert [called(panel) for panel in club.panels] == [waiting]
    posted_anew = 0
    for _ in range(30):
        await act(club, *plan(club.table.state))
        state = club.table.state
        now = users(club, *actors(state))
        new = now if state.turn != turn else sorted(set(now) - set(waiting))
        count += bool(new)
        posted_anew += bool(new)
        assert len(club.panels) == count
        if new:
            assert called(club.panel) == new
        assert [message.id for message in club.messages if custom_ids(message)] == [club.panel.id]
        (picture,) = pictures(club.panel)
        assert 0 < len(picture["description"]) <= 1024
        assert [file.description for file in club.panel.attachments] == [picture["description"]]
        waiting, turn = now, state.turn
    assert 8 < posted_anew < 30


async def test_a_seven_calls_those_who_give_back_at_once_and_then_the_roller_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = Chance.draw
    seven = {"dice": iter((2, 3))}
    monkeypatch.setattr(
        Chance, "draw", lambda self, sides, purpose: next(seven.get(purpose, iter(())), drawn(self, sides, purpose))
    )
    await act(club, ANN, EndTurn())
    assert called(club.panel) == users(club, BOB)
    for seat in (ANN, CLEO):
        club.table.state.hands[seat] = goods.summed([WOOL] * 8, 5)
    await act(club, BOB, Roll())
    assert called(club.panel) == users(club, ANN, CLEO)
    before = [panel.id for panel in club.panels]
    await act(club, ANN, Discard(goods.summed([WOOL] * 4, 5)))
    assert [panel.id for panel in club.panels] == before
    assert called(club.panel) == []
    await act(club, CLEO, Discard(goods.summed([WOOL] * 4, 5)))
    assert [panel.id for panel in club.panels[:-1]] == before
    assert called(club.panel) == users(club, BOB)
    await act(club, BOB, of(options(club.table.state, BOB), MoveRobber)[0])
    assert [panel.id for panel in club.panels[:-1]] == before


async def test_the_old_panel_loses_its_buttons_and_keeps_its_text_and_its_picture(club: Club) -> None:
    old = club.panel
    read, pictured = texts(old), pictures(old)
    files = [(file.filename, await file.read()) for file in old.attachments]
    assert read
    assert pictured
    assert files
    await act(club, ANN, EndTurn())
    assert club.panel.id != old.id
    (kept,) = [message for message in club.messages if message.id == old.id]
    assert custom_ids(kept) == []
    assert texts(kept) == read
    assert [item["description"] for item in pictures(kept)] == [item["description"] for item in pictured]
    assert [(file.filename, await file.read()) for file in kept.attachments] == files
    assert {item["media"]["url"] for item in pictures(kept)} == {file.url for file in kept.attachments}


async def test_after_fifty_minutes_the_panel_is_posted_anew_and_calls_nobody(club: Club) -> None:
    old = club.panel
    club.world.env.backend.advance_clock(NOT_LONG_AGO)
    await build(club)
    assert club.panel.id == old.id
    club.world.env.backend.advance_clock(LONG_AGO - NOT_LONG_AGO)
    await build(club)
    assert club.panel.id != old.id
    assert called(club.panel) == []
    assert is_silent(club.panel)
    assert [message.id for message in club.messages if custom_ids(message)] == [club.panel.id]


async def test_a_panel_that_discord_lets_nobody_edit_any_more_is_posted_anew(club: Club) -> None:
    old = club.panel
    place = f"/channels/{club.world.channel.id}/messages/{old.id}"
    club.world.env.inject_error("PATCH", place, status=400, code=30046)
    await build(club)
    assert club.panel.id != old.id
    assert called(club.panel) == []
    assert [message.id for message in club.messages if custom_ids(message)] == [club.panel.id]


async def test_a_panel_that_somebody_deletes_comes_back_with_the_next_action(club: Club) -> None:
    old, count = club.panel, len(club.panels)
    club.world.env.backend.delete_message(club.world.channel.id, old.id)
    await club.world.env.settle()
    assert len(club.panels) == count - 1
    await build(club)
    assert len(club.panels) == count
    assert called(club.panel) == []
    assert custom_ids(club.panel)


# Whom it calls


EVIL = {
    "**@everyone**": r"\*\*\@everyone\*\*",
    "@here <@&1234567890123456789>": r"\@here \<\@&1234567890123456789>",
    "[x](https://example.org) `x": r"\[x](https://example.org) \`x",
    "||__~~x": r"\|\|\_\_\~\~x",
    "<#123456789012345678>": r"\<#123456789012345678>",
    "<t:0:R> <:x:123456789012345678>": r"\<t:0:R> \<:x:123456789012345678>",
    "# > - x": r"\# > - x",
    "</game new:123456789012345678>": r"\</game new:123456789012345678>",
}


async def offer_to(world: World, name: str) -> Club:
    """A game in which somebody of that name is Ann's neighbour, gets an offer, and then has the dice."""
    world.people[1] = world.guild.add_member(world.env.create_user("eve", global_name=name))
    club = await open_game(world, 3, options={"layout": "beginner"})
    settle(club.table)
    club.table.state.hands[ANN] = WOOL
    await act(club, ANN, OfferTrade(WOOL, LUMBER, (BOB,)))
    await act(club, BOB, DeclineOffer(club.table.state[Offers].standing[-1].serial))
    await act(club, ANN, EndTurn())
    return club


@pytest.mark.parametrize("name", EVIL)
async def test_the_name_of_a_player_is_nothing_but_a_name(world: World, name: str) -> None:
    club = await offer_to(world, name)
    seated = {f"<@{user}>" for user in users(club, ANN, BOB, CLEO)}
    spelled = 0
    for message in posted(world, world.channel.id):
        for text in texts(message):
            spelled += text.count(EVIL[name])
            rest = text.replace(EVIL[name], "")
            assert name not in rest
            assert set(re.findall("<[^>]*>|@[a-z]+", rest)) <= seated
        assert not message._message.mention_everyone
        assert message._message.ping_role_ids == []
    assert spelled > 5
    assert called(club.panel) == users(club, BOB)
    (picture,) = pictures(club.panel)
    assert name in picture["description"]
    assert "\\" not in picture["description"]


async def test_nobody_is_called_by_the_name_of_another(world: World) -> None:
    """Bob calls himself by Cleo's mention: it calls nobody and does not look like her."""
    mention = f"<@{world.people[2].id}>"
    club = await offer_to(world, mention)
    said = "\n".join(texts(club.panel))
    assert mention not in said
    assert rf"\<\@{world.people[2].id}>" in said
    assert called(club.panel) == users(club, BOB)


# What stops it


def check_that_it_was_told_once(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    """A refused panel is one warning, and is tried again by itself, but seldom."""
    refused = [record for record in caplog.records if f"{club.game_id}:panel:" in record.getMessage()]
    assert 1 < len(refused) < MOST_ATTEMPTS
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == refused[:1]
    assert refused[0].levelno == logging.WARNING


async def let_two_days_pass(club: Club) -> None:
    club.world.bot.watch.cancel()
    for _ in range(2 * 24 * 2):
        await club.world.env.advance_time(30 * 60)


DENIED = [
    pytest.param(discord.Permissions(send_messages=True), id="50013"),
    pytest.param(discord.Permissions(view_channel=True), id="50001"),
    pytest.param(discord.Permissions(attach_files=True), id="no files"),
]


@pytest.mark.parametrize("denied", DENIED)
async def test_without_permission_the_game_goes_on_and_the_panel_waits_for_it(
    club: Club, denied: discord.Permissions, caplog: pytest.LogCaptureFixture
) -> None:
    world, me = club.world, club.world.env.backend.bot_user.id
    there = [message.id for message in club.messages]
    world.env.backend.set_overwrite(world.channel.id, Overwrite(me, OverwriteType.MEMBER, deny=denied.value))
    await world.env.settle()
    with caplog.at_level(logging.INFO, "bot"):
        await act(club, ANN, EndTurn())
        await let_two_days_pass(club)
    check_that_it_was_told_once(club, caplog)
    assert [message.id for message in club.messages] == there
    world.env.backend.delete_overwrite(world.channel.id, me)
    await act(club, BOB, Roll())
    assert club.messages[-1].id == club.panel.id
    assert club.panel.id not in there
    assert [message.id for message in club.messages if custom_ids(message)] == [club.panel.id]
    assert called(club.panel) == users(club, *actors(club.table.state))


async def test_without_its_channel_the_game_goes_on_in_silence(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    world = club.world
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    with caplog.at_level(logging.INFO, "bot"):
        await act(club, ANN, EndTurn())
        await let_two_days_pass(club)
    check_that_it_was_told_once(club, caplog)
    rows = await world.as_bot(lambda: world.bot.store.outbox.of_game(club.game_id))
    assert [row for row in rows if row.outcome is None] == []
    entries = club.table.journal.entries
    await world.restart()
    await world.env.settle()
    assert (await club.seated()).journal.entries == entries
