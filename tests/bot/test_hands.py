"""Hands in direct messages: one message a game that stays up to date, and what happens to who takes none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.words import words
from engine import goods
from engine.action import Action, options
from engine.base.building import BuildRoad
from engine.base.trade import TradeWithSupply
from engine.base.turn import EndTurn, Roll
from engine.chance import Chance
from engine.record import Seat
from tests.bot.clicking import Clicker, Club, open_game, parts, said, shown
from tests.bot.planning import of, plan
from tests.bot.typists import ANN, BOB, BRICK, CLEO, LUMBER, settle
from tests.bot.worlds import World

SILENT = discord.MessageFlags(suppress_notifications=True).value
LONG_AGO = 51 * 60
NOT_LONG_AGO = 49 * 60
CLOSED = words("en").say("dm-closed")

pytestmark = pytest.mark.usefixtures("blank_pictures")


@pytest.fixture
def nothing_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dice show twelve, where nobody lives."""
    drawn = Chance.draw
    monkeypatch.setattr(
        Chance, "draw", lambda self, sides, purpose: 5 if purpose == "dice" else drawn(self, sides, purpose)
    )


@pytest.fixture
async def club(world: World, dealt_from: Callable[[str], None], nothing_grows: None) -> Club:
    """Ann, Bob and Cleo at a settled table; each can pay for five roads, and Ann has rolled."""
    dealt_from("hands")
    club = await open_game(world, 3, options={"layout": "beginner"})
    settle(club.table)
    for seat in (ANN, BOB, CLEO):
        club.table.state.hands[seat] = goods.summed([LUMBER, BRICK] * 5, 5)
    return club


async def act(club: Club, seat: Seat, action: Action) -> None:
    table = club.table
    await club.world.as_bot(lambda: club.world.bot.act(table, seat, action, table.seats[seat].user_id))
    await club.world.env.settle()


async def build(club: Club, seat: Seat) -> None:
    """Let somebody build a road, which changes his hand and nothing else."""
    await act(club, seat, of(options(club.table.state, seat), BuildRoad)[0])


async def to_the_next(club: Club, seat: Seat) -> None:
    """Let somebody pass the dice on, and the next one roll them."""
    await act(club, seat, EndTurn())
    await act(club, club.table.state.seat, Roll())


def texts(message: Any) -> list[str]:
    return [part["content"] for part in parts(message) if "content" in part]


def cards(person: Clicker) -> str:
    return f"{person.hand[0]} lumber, {person.hand[1]} brick"


async def test_there_is_one_message_for_each_hand_and_it_is_edited(
    world: World, dealt_from: Callable[[str], None]
) -> None:
    dealt_from("hands")
    club = await open_game(world, 3)
    changes = 0
    hands: list[Any] = [()] * 3
    for _ in range(40):
        await act(club, *plan(club.table.state))
        changes += hands != club.table.state.hands
        hands = list(club.table.state.hands)
        for person in club.people:
            letters = person.letters
            assert len(letters) <= 1
            assert letters or not any(person.hand)
            if letters:
                held = person.written(person.hand) if any(person.hand) else "no resource cards"
                assert held in shown(letters[0])
    assert changes > 15
    assert all(len(person.letters) == 1 for person in club.people)


async def test_nobody_hears_a_hand_change_and_no_other_hand_is_sent(club: Club) -> None:
    ann, bob, cleo = (club.at(seat) for seat in (ANN, BOB, CLEO))
    await build(club, ANN)
    (letter,) = ann.letters
    assert letter._message.flags & SILENT
    assert cards(ann) in shown(letter)
    assert bob.letters == cleo.letters == []


async def test_after_fifty_minutes_a_hand_is_sent_anew_once_between_two_own_turns(club: Club) -> None:
    ann = club.at(ANN)
    await build(club, ANN)
    (first,) = ann.letters
    later(club, NOT_LONG_AGO)
    await build(club, ANN)
    assert [letter.id for letter in ann.letters] == [first.id]
    # It is still the turn in which it was sent: however much later, it is only edited.
    later(club, LONG_AGO)
    await build(club, ANN)
    assert [letter.id for letter in ann.letters] == [first.id]
    assert cards(ann) in shown(ann.letters[0])
    for seat in (ANN, BOB, CLEO):
        await to_the_next(club, seat)
    await build(club, ANN)
    (second,) = ann.letters
    assert second.id != first.id
    assert second._message.flags & SILENT
    assert cards(ann) in shown(second)
    later(club, LONG_AGO)
    club.table.state.hands[ANN] = (4, 0, 0, 0, 0)
    await act(club, ANN, of(options(club.table.state, ANN), TradeWithSupply)[0])
    assert [letter.id for letter in ann.letters] == [second.id]


async def test_a_hand_that_its_owner_deletes_comes_back_when_it_changes(club: Club) -> None:
    ann = club.at(ANN)
    await build(club, ANN)
    club.world.env.backend.delete_message(ann.actor.user.dm_channel.id, ann.letters[0].id)
    await build(club, ANN)
    (letter,) = ann.letters
    assert cards(ann) in shown(letter)


async def test_a_hand_that_discord_lets_nobody_edit_any_more_stays_as_it_is_until_the_next_turn(club: Club) -> None:
    ann = club.at(ANN)
    await build(club, ANN)
    (letter,) = ann.letters
    place = f"/channels/{ann.actor.user.dm_channel.id}/messages/{letter.id}"
    club.world.env.inject_error("PATCH", place, status=400, code=30046)
    await build(club, ANN)
    assert [one.id for one in ann.letters] == [letter.id]
    rows = await club.world.as_bot(lambda: club.world.bot.store.outbox.of_game(club.game_id))
    assert [row.outcome for row in rows if row.kind == "hand"] == ["sent", "stale"]


# Who takes no direct messages


@pytest.mark.parametrize("code", [50007, 50278])
async def test_who_takes_no_messages_is_told_so_once_and_plays_on(club: Club, code: int) -> None:
    world, ann = club.world, club.at(ANN)
    close(club, ann, code)
    assert CLOSED not in said(await ann.open("help"))
    await build(club, ANN)
    assert ann.letters == []
    told = await ann.open("help")
    assert said(told).count(CLOSED) == 1
    assert told.ephemeral
    assert all(message.ephemeral for message in told.followups)
    for _ in range(2):
        assert CLOSED not in said(await ann.open("help"))
        await build(club, ANN)
    assert CLOSED not in said(await ann.open("log"))
    assert CLOSED not in said(await club.at(BOB).open("help"))
    rows = await world.as_bot(lambda: world.bot.store.outbox.of_game(club.game_id))
    assert {row.outcome for row in rows if row.kind == "hand"} == {"refused"}


async def test_who_has_been_told_is_not_told_again_after_a_restart(
    world: World, dealt_from: Callable[[str], None]
) -> None:
    dealt_from("hands")
    club = await open_game(world, 3)
    people = {person.seat: person for person in club.people}
    for person in people.values():
        close(club, person, 50007)
    while not all(any(person.hand) for person in people.values()):
        await act(club, *plan(club.table.state))
    for person in people.values():
        assert CLOSED in said(await person.open("help"))
    await world.restart()
    await club.seated()
    for _ in range(12):
        await act(club, *plan(club.table.state))
    for person in people.values():
        assert CLOSED not in said(await person.open("help"))
        assert person.letters == []


async def test_a_bot_that_was_stopped_before_it_could_tell_tells_later(
    world: World, dealt_from: Callable[[str], None]
) -> None:
    dealt_from("hands")
    club = await open_game(world, 3)
    ann = club.people[0]
    close(club, ann, 50007)
    while not any(ann.hand):
        await act(club, *plan(club.table.state))
    before = ann.hand
    await world.restart()
    await club.seated()
    while ann.hand == before:
        await act(club, *plan(club.table.state))
    assert CLOSED in said(await ann.open("help"))


async def test_the_hand_is_shown_in_the_channel_just_as_it_would_be_sent(club: Club) -> None:
    ann, bob = club.at(ANN), club.at(BOB)
    await build(club, ANN)
    (letter,) = ann.letters
    pressed = await ann.open("hand")
    typed = await ann.actor.slash(club.world.channel, "hand")
    assert pressed.ephemeral
    assert typed.ephemeral
    assert texts(pressed.response) == texts(typed.response) == texts(letter)
    assert cards(ann) in shown(letter)
    for message in (pressed.response, typed.response):
        assert message is not None
        (picture,) = message.attachments
        assert picture.description == letter.attachments[0].description
        assert await picture.read() == await letter.attachments[0].read()
    close(club, bob, 50007)
    await to_the_next(club, ANN)
    await build(club, BOB)
    assert bob.letters == []
    hidden = await bob.open("hand")
    assert texts(hidden.response) == texts((await bob.actor.slash(club.world.channel, "hand")).response)
    assert cards(bob) in shown(hidden.response)


async def test_who_opens_his_messages_again_gets_his_hand_and_is_told_if_he_closes_them_once_more(club: Club) -> None:
    world, ann = club.world, club.at(ANN)
    close(club, ann, 50007)
    await build(club, ANN)
    world.open_direct_messages(ann.actor)
    await build(club, ANN)
    assert len(ann.letters) == 1
    assert CLOSED not in said(await ann.open("help"))  # it could be sent in the end
    world.env.backend.delete_message(ann.actor.user.dm_channel.id, ann.letters[0].id)
    close(club, ann, 50007)
    await build(club, ANN)
    assert CLOSED in said(await ann.open("help"))


def later(club: Club, seconds: float) -> None:
    club.world.env.backend.advance_clock(seconds)


def close(club: Club, person: Clicker, code: int) -> None:
    """Let somebody take no direct messages, for the reason that a code of Discord's gives."""
    place = f"/channels/{person.actor.user.dm_channel.id}/messages"
    club.world.env.inject_error("POST", place, status=403, code=code, message="Cannot send messages", times=None)
