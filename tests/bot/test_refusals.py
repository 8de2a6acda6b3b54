"""What does not go is answered with a sentence that says why and what to do instead, and changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.components import custom_id
from bot.presses import HANDLERS
from bot.store import StoreError
from engine.action import version
from engine.base.bargaining import OfferTrade
from engine.base.ending import AgreeToEnd, Concluding
from engine.base.offers import Offers
from engine.base.robber import Discard, Discarding, MovingRobber
from engine.base.turn import EndTurn, Roll, Rolling
from engine.record import Seat
from tests.bot.clicking import Clicker, Club, custom_ids, named, open_game, posted, press_of, said, shown
from tests.bot.forging import forge_choice, forge_form, forge_press
from tests.bot.planning import plan
from tests.bot.prepared import in_ann_s_turn, prepare
from tests.bot.typists import ANN, BOB, BRICK, CLEO, LUMBER
from tests.bot.worlds import World

pytestmark = pytest.mark.usefixtures("blank_pictures", "_luck")

ALL_KINDS = (3, 3, 3, 3, 3)
NINE = (3, 2, 2, 1, 1)
STALE = "That button belongs to an earlier moment. Use the newest panel."
NO_SEAT = "You have no seat in this game, so you can only watch."
NOT_THEIR_TURN = "It is not your turn: the game waits for Ann."
OVER = "This game is over. /game new opens another table."
FORGERIES = 150


@pytest.fixture
def _luck(dealt_from: Callable[[str], None]) -> None:
    dealt_from("refusals")


@pytest.fixture
async def club(world: World, monkeypatch: pytest.MonkeyPatch) -> Club:
    """Ann, who has rolled and holds enough for everything, Bob and Cleo; Dan watches."""
    prepare(monkeypatch, in_ann_s_turn(ALL_KINDS, ALL_KINDS, cards=[("knight", "road_building", "monopoly")]))
    return await open_game(world, 3)


def watcher(club: Club) -> Clicker:
    return Clicker(club, club.world.people[3])


def facts(club: Club) -> Any:
    return club.table.state.facts(), list(club.table.journal.entries)


def own_version(club: Club, seat: Seat) -> int:
    return version(club.table.state, seat)


def link(club: Club) -> str:
    return f"https://discord.com/channels/{club.world.guild.id}/{club.world.channel.id}/{club.panel.id}"


# Somebody else's buttons


async def test_who_only_watches_is_told_so_by_every_button(club: Club) -> None:
    await club.do(ANN, OfferTrade(LUMBER, BRICK))
    before = facts(club)
    dan = watcher(club)
    for message in (club.panel, club.card(1)):
        for name in custom_ids(message):
            told = said(await dan.press(message, name))
            verb = press_of(name).verb
            assert told if verb in ("log", "help") else NO_SEAT in told, name
    assert facts(club) == before


async def test_who_is_not_awaited_is_told_who_is(club: Club) -> None:
    before = facts(club)
    for name in custom_ids(club.panel):
        verb, picks = press_of(name).verb, press_of(name).picks
        told = said(await club.at(BOB).press(club.panel, name))
        if verb == "now" or picks in (("build",), ("card",)):
            assert f"{NOT_THEIR_TURN} You will be called when it is. {link(club)}" in told
    assert facts(club) == before


async def test_somebody_else_s_private_question_answers_only_its_owner(club: Club) -> None:
    """Nobody else sees it; but what stands in it can be forged."""
    asked = await club.at(ANN).open("open", "build")
    name = custom_ids(asked.response)[0]
    before = facts(club)
    world = club.world
    bob = await forge_choice(world, club.at(BOB).actor, club.panel, name, ["BuildRoad"])
    dan = await forge_choice(world, watcher(club).actor, club.panel, name, ["BuildRoad"])
    assert "You cannot build anything now" in said(bob)
    assert NO_SEAT in said(dan)
    assert facts(club) == before


# An earlier moment


async def test_an_old_panel_s_button_is_stale(club: Club) -> None:
    old = {verb: named(club.panel, *verb) for verb in (("now",), ("open", "build"))}
    message = club.panel
    await club.do(ANN, EndTurn())
    before = facts(club)
    for name in old.values():
        result = await forge_press(club.world, club.at(ANN).actor, message, name)
        assert STALE in said(result) or "It is not your turn: the game waits for Bob." in said(result)
        assert link(club) in said(result)
    result = await forge_press(club.world, club.at(BOB).actor, message, old["open", "build"])
    assert said(result) == f"{STALE} {link(club)}"
    assert facts(club) == before


async def test_a_private_question_is_stale_after_a_move_of_one_s_own(club: Club) -> None:
    ann = club.at(ANN)
    asked = await ann.open("open", "build")
    question = asked.response
    name = named(question, "pick", "build")
    await club.do(*plan(club.table.state))
    before = facts(club)
    if press_of(name).picks == ("build",):
        result = await ann.choose(question, name, ["BuildRoad"])
    else:
        result = await ann.press(question, name)
    assert said(result).endswith(f"{STALE} {link(club)}")
    assert facts(club) == before


async def test_what_was_taken_back_cannot_be_taken_back_again(club: Club) -> None:
    ann = club.at(ANN)
    await club.do(*plan(club.table.state))
    asked = await ann.open("undo")
    name = named(asked.response, "takeback")
    await ann.choose(asked.response, name, ["1"])
    before = facts(club)
    result = await forge_choice(club.world, ann.actor, asked.response, name, ["1"])
    assert STALE in said(result)
    assert facts(club) == before


async def test_a_form_from_an_earlier_turn_is_stale(club: Club) -> None:
    asked = await club.at(BOB).open("open", "trade")
    form = await club.at(BOB).press(asked.response, named(asked.response, "form"))
    await club.do(ANN, EndTurn())
    await club.do(BOB, Roll())
    before = facts(club)
    assert STALE in said(await club.at(BOB).write(form, {"give": "1 brick", "want": "1 lumber"}))
    assert facts(club) == before


async def test_an_answer_to_an_offer_that_is_gone_says_so(club: Club) -> None:
    await club.do(ANN, OfferTrade(LUMBER, BRICK))
    card = club.card(1)
    names = custom_ids(card)
    form = await club.at(BOB).press(card, named(card, "counter"))
    await club.do(ANN, EndTurn())
    before = facts(club)
    gone = ("no longer stands", "That has to wait")
    for name in names:
        told = said(await forge_press(club.world, club.at(BOB).actor, card, name))
        assert any(why in told for why in gone), told
    told = said(await club.at(BOB).write(form, {"give": "1 brick", "want": "1 ore"}))
    assert any(why in told for why in gone), told
    assert facts(club) == before


async def test_a_game_that_is_over_says_so(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(monkeypatch, in_ann_s_turn(ALL_KINDS, steps=[Concluding((ANN, BOB, CLEO))]))
    club = await open_game(world, 3)
    hand = await club.at(ANN).open("hand")
    names = [*custom_ids(club.panel), *custom_ids(hand.response)]
    for seat in (ANN, BOB, CLEO):
        await club.do(seat, AgreeToEnd())
    before = facts(club)
    ann = club.at(ANN)
    for name in [*names, *(custom_id("b", club.game_id, 9, verb, ("trade", "x")) for verb in HANDLERS)]:
        verb = press_of(name).verb
        told = said(await forge_press(world, ann.actor, club.panel, name))
        if verb not in ("hand", "log", "help", "undo") and not verb.startswith("l"):
            assert OVER in told or "Write" in told or STALE in told, (name, told)
    assert OVER in said(await forge_form(world, ann.actor, f"k1m:{club.game_id}:9:offered:x", OFFER))
    assert facts(club) == before


OFFER = {"give": "1 lumber", "want": "1 ore"}


# Twice at once


async def twice(club: Club, press: Callable[[], Any], refused: str) -> None:
    """Press the same thing twice before the bot has looked: one counts, the other is refused."""
    before = len(club.table.journal.entries)
    async with club.world.at_once():
        results = [await press(), await press()]
    assert all(result.acknowledged for result in results)
    assert len(club.table.journal.entries) == before + 1
    answers = [said(result) for result in results]
    assert sum(bool(re.search(refused, answer)) for answer in answers) == 1, answers
    assert not any("Code " in answer for answer in answers)


MOVED_ON = f"{re.escape(STALE)}|It is not your turn|has to wait"


async def test_the_dice_are_rolled_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(monkeypatch, in_ann_s_turn(steps=[Rolling(ANN)]))
    club = await open_game(world, 3)
    panel, name = club.panel, named(club.panel, "now", "turn", "Roll")
    await twice(club, lambda: club.at(ANN).actor.click(panel, custom_id=name), MOVED_ON)


async def test_a_turn_is_passed_on_once(club: Club) -> None:
    panel, name = club.panel, named(club.panel, "now", "turn", "EndTurn")
    await twice(club, lambda: club.at(ANN).actor.click(panel, custom_id=name), MOVED_ON)
    assert club.table.state.seat == BOB


async def test_a_choice_counts_once(world: World) -> None:
    club = await open_game(world, 3)
    seat, action = plan(club.table.state)
    person = club.at(seat)
    asked = await person.open("open", action.chapter)
    name = named(asked.response, "pickalso")
    place = str(club.table.state.rules.board.hexes_at[action.site][0])  # type: ignore[attr-defined]
    narrowed = await person.choose(asked.response, name, [f"n{place}"])
    question = narrowed.response or asked.response
    name = custom_ids(question)[0]
    await twice(
        club,
        lambda: person.actor.select(question, [str(action.site)], custom_id=name),  # type: ignore[attr-defined]
        MOVED_ON,
    )


async def test_cards_are_discarded_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [Discarding(((ANN, 4), (BOB, 4))), MovingRobber(ANN)]
    prepare(monkeypatch, in_ann_s_turn(NINE, NINE, steps=steps))
    club = await open_game(world, 3)
    bob = club.at(BOB)
    asked = await bob.open("open", "answer")
    await bob.choose(asked.response, named(asked.response, "cards"), ["0#0", "0#1", "0#2", "4#0"])
    name = named(asked.response, "act", "answer", "Discard")
    await twice(club, lambda: bob.actor.click(asked.response, custom_id=name), MOVED_ON)
    assert sum(club.table.state.hands[BOB]) == 5


async def test_a_move_is_taken_back_once(club: Club) -> None:
    await club.do(*plan(club.table.state))
    ann = club.at(ANN)
    asked = await ann.open("undo")
    name = named(asked.response, "takeback")
    await twice(club, lambda: ann.actor.select(asked.response, ["1"], custom_id=name), "nothing of yours to take back")


async def test_a_form_sent_twice_makes_one_offer(club: Club) -> None:
    ann = club.at(ANN)
    name = f"k1m:{club.game_id}:{version(club.table.state, None)}:offered:abc"
    await twice(club, lambda: forge_form(club.world, ann.actor, name, OFFER), "That very offer already stands")
    assert len(club.table.state[Offers].standing) == 1


@pytest.mark.parametrize("answer", ["AcceptOffer", "DeclineOffer"])
async def test_an_offer_is_answered_once(club: Club, answer: str) -> None:
    await club.do(ANN, OfferTrade(LUMBER, BRICK))
    card = club.card(1)
    name = named(card, "offer", answer)
    refused = "no longer stands|You have declined"
    await twice(club, lambda: club.at(BOB).actor.click(card, custom_id=name), refused)


async def test_a_lobby_is_joined_and_started_once(world: World) -> None:
    ann, bob, cleo, _ = world.people
    lobby: Any = (await ann.slash(world.channel, "game new")).response
    async with world.at_once():
        joined = [await bob.click(lobby, custom_id=named(lobby, "ljoin")) for _ in range(2)]
    assert sum("You have a seat here already" in said(one) for one in joined) == 1
    await cleo.click(lobby, custom_id=named(lobby, "ljoin"))
    start = named(lobby, "lstart")
    async with world.at_once():
        started = [await ann.click(lobby, custom_id=start) for _ in range(2)]
    assert sum("no longer being set up" in said(one) for one in started) == 1
    assert all(one.acknowledged for one in (*joined, *started))
    assert len([one for one in posted(world, world.channel.id) if custom_ids(one)]) == 1


async def test_the_last_seat_is_given_to_one_of_two(world: World) -> None:
    ann, bob, cleo, _ = world.people
    lobby: Any = (await ann.slash(world.channel, "game new")).response
    for _ in range(2):
        await ann.click(lobby, custom_id=named(lobby, "lbot"))
    async with world.at_once():
        joined = [await person.click(lobby, custom_id=named(lobby, "ljoin")) for person in (bob, cleo)]
    assert sum("All 4 seats are taken" in said(one) for one in joined) == 1


# The lobby


async def test_a_lobby_is_its_host_s(world: World) -> None:
    ann, bob, cleo, _ = world.people
    lobby: Any = (await ann.slash(world.channel, "game new")).response
    await bob.click(lobby, custom_id=named(lobby, "ljoin"))
    before = shown(posted(world, world.channel.id)[0])
    for person in (bob, cleo):
        for verb in ("lbot", "lopts", "lstart", "lfill"):
            name = custom_id("b", press_of(custom_ids(lobby)[0]).game, 0, verb)
            told = said(await forge_press(world, person, lobby, name))
            assert f"Only <@{ann.id}>, who opened this table, can do that" in told
    assert "You have no seat here" in said(await cleo.click(lobby, custom_id=named(lobby, "lleave")))
    assert "and it takes 3" in said(
        await forge_press(world, ann, lobby, named(lobby, "lfill").replace("lfill", "lstart"))
    )
    assert shown(posted(world, world.channel.id)[0]) == before


# Forgeries


PICKS = (
    "build trade card move answer turn table BuildRoad BuildSettlement BuildCity BuyCard OfferTrade AcceptOffer "
    "CounterOffer ChooseTaker Discard MoveRobber Roll EndTurn PlayKnight Undo FoundRoad target layout _ n5 n9999 "
    "0 1 2 -1 53 54 99 999999999 99999999999999999999 1.0.0.0.0 9.9.9.9.9 -1.0.0.0.0 1.2 . 1e9 0x1 ü 🎲 ١ ² 0#0 #"
)
WORDS = PICKS.split()


def forged_name(random: Random, kind: str, games: list[str], versions: list[str]) -> str:
    verb = random.choice([*HANDLERS, "nothing", "x", "Ü", ""])
    picks = "/".join(random.choice(WORDS) for _ in range(random.randrange(5)))
    return f"k1{kind}:{random.choice(games)}:{random.choice(versions)}:{verb}:{picks}"[:100]


@pytest.mark.parametrize("seed", range(3))
async def test_nothing_forged_breaks_the_bot(club: Club, world: World, seed: int) -> None:
    random = Random(seed)
    lobby = await another_lobby(world)
    await club.do(ANN, OfferTrade(LUMBER, BRICK))
    games = [club.game_id] * 6 + [lobby, "ZZZZ", "", "0", "ü"]
    for _ in range(FORGERIES):
        state = club.table.state
        versions = [str(version(state, seat)) for seat in (None, ANN, BOB)] * 3 + ["0", "-1", "9" * 30, "x", ""]
        kind = random.choice("bsm")
        name = forged_name(random, kind, games, versions)
        person = random.choice(world.people)
        values = [random.choice(WORDS) for _ in range(random.randrange(3))]
        before = facts(club)
        if kind == "b":
            result = await forge_press(world, person, club.panel, name)
        elif kind == "s":
            result = await forge_choice(world, person, club.panel, name, values)
        else:
            fields = {field: random.choice([*WORDS, "1 ore", ""]) for field in ("give", "want", "cards")}
            result = await forge_form(world, person, name, {**fields, "to": values})
        assert result.acknowledged, name
        told = said(result)
        assert "Code " not in told, (name, values, told)
        assert told or result.modal or facts(club) != before or press_of(name).game == lobby, (name, values)


async def another_lobby(world: World) -> str:
    """Another table of Ann's, in another channel, which waits for players."""
    channel = world.guild.create_text_channel("another")
    opened: Any = (await world.people[0].slash(channel, "game new")).response
    return press_of(custom_ids(opened)[0]).game


@pytest.mark.parametrize(
    "name",
    [
        "k1b:{game}:0:nothing:",
        "k1b:{game}:-1:open:build",
        "k1b:{game}:0:offer:",
        "k1b:{game}:0:offer:AcceptOffer",
        "k1b:{game}:0:offer:AcceptOffer/-1",
        "k1b:{game}:0:offer:Undo/1",
        "k1b:{game}:0:offer:ChooseTaker/1",
        "k1b:{game}:0:counter:🎲",
        "k1b:{game}:0:taker:",
        "k1b:{game}:0:written:",
        "k1b:{game}:0:takeback:",
        "k1b:{game}:0:lset:target",
        "k1b:{game}:0:lset:",
        "k2b:{game}:0:hand:",
        "k1s:{game}:0:pick:build",
        "k1m:{game}:0:written:x",
        "something else altogether",
    ],
)
async def test_a_forged_button_is_refused_in_words(club: Club, name: str) -> None:
    before = facts(club)
    result = await forge_press(club.world, club.at(ANN).actor, club.panel, name.format(game=club.game_id))
    told = said(result)
    refusals = (STALE, "no longer being set up", "That is not", "no longer stands")
    assert result.acknowledged
    assert any(why in told for why in refusals), told
    assert facts(club) == before


@pytest.mark.parametrize("name", ["k2m:x", "k1m:{game}:0:hand", "k1m:{game}:0:form:trade/OfferTrade/_/_/_", "other"])
async def test_a_forged_form_is_refused_in_words(club: Club, name: str) -> None:
    before = facts(club)
    result = await forge_form(club.world, club.at(ANN).actor, name.format(game=club.game_id), OFFER)
    assert STALE in said(result)
    assert facts(club) == before


@pytest.mark.parametrize("values", [[], ["99"], ["-1"], ["🎲"], ["0", "1"], ["99999999999999999999"]])
async def test_a_value_that_was_not_offered_is_refused(club: Club, values: list[str]) -> None:
    ann, world = club.at(ANN), club.world
    before = facts(club)
    for verb, picks in (
        ("pick", ("build", "BuildRoad")),
        ("takeback", ()),
        ("cards", ("answer", "Discard", "_")),
        ("lset", ("target",)),
    ):
        name = custom_id("s", club.game_id, own_version(club, ANN), verb, picks)
        result = await forge_choice(world, ann.actor, club.panel, name, values)
        assert result.acknowledged
        assert said(result)
        assert "Code " not in said(result), (name, values)
    assert facts(club) == before


async def test_a_discard_of_other_cards_than_due_is_refused(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [Discarding(((BOB, 4),)), MovingRobber(ANN)]
    prepare(monkeypatch, in_ann_s_turn(NINE, NINE, steps=steps))
    club = await open_game(world, 3)
    before = facts(club)
    bob = club.at(BOB).actor
    for values, why in (
        (["0#0"], "Exactly 4"),
        (["4#0", "4#1", "4#2", "4#3"], "You do not hold that"),
        (["9#0", "0#0", "0#1", "0#2"], "Exactly 4"),
        (["x", "y", "z", "0#0"], STALE),
    ):
        name = custom_id("s", club.game_id, own_version(club, BOB), "cards", ("answer", "Discard", "_"))
        told = said(await forge_choice(world, bob, club.panel, name, values))
        assert why in told, (values, told)
    name = custom_id("b", club.game_id, own_version(club, BOB), "act", ("answer", "Discard", "9.0.0.0.0"))
    assert "Exactly 4" in said(await forge_press(world, bob, club.panel, name))
    assert "waits for Bob" in said(await forge_press(world, club.at(ANN).actor, club.panel, name))
    assert facts(club) == before
    await club.do(BOB, Discard((0, 0, 2, 1, 1)))


async def test_an_unknown_game_and_a_lobby_say_what_they_are(club: Club, world: World) -> None:
    lobby = await another_lobby(world)
    ann = club.at(ANN).actor
    for game in ("ZZZZ", lobby):
        for verb in ("now", "open", "hand", "log", "help", "undo", "pick", "act", "offer", "counter", "taker", "form"):
            name = custom_id("b", game, 0, verb, ("build",))
            told = said(await forge_press(world, ann, club.panel, name))
            assert f"There is no running game {game}" in told, (name, told)


async def test_a_button_of_another_game_acts_in_that_game_alone(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(monkeypatch, in_ann_s_turn(ALL_KINDS))
    first = await open_game(world, 3)
    here, world.channel = world.channel, world.guild.create_text_channel("another")
    second = await open_game(world, 3)
    name = named(second.panel, "now", "turn", "EndTurn")
    world.channel = here
    before = facts(first)
    assert (await forge_press(world, first.at(ANN).actor, first.panel, name)).acknowledged
    assert facts(first) == before
    assert second.table.state.seat == BOB


# Faults of the bot itself


def code_in(told: str) -> str:
    found = re.search(r"Code ([0-9A-F]{6})", told)
    assert found, told
    return found[1]


@pytest.mark.parametrize("fault", [RuntimeError("a bug"), StoreError("the disk is full"), OSError("no file")])
async def test_a_fault_is_told_with_a_code_that_is_in_the_log(
    club: Club, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    before = facts(club)
    ann = club.at(ANN)

    async def fail(*what: Any, **how: Any) -> None:
        raise fault

    name = named(club.panel, "now", "turn", "EndTurn")
    with club.world.troubles.expected() as logged, monkeypatch.context() as broken:
        broken.setattr(club.world.bot.store, "append", fail)
        result = await ann.actor.click(club.panel, custom_id=name)
        assert result.acknowledged
        told = said(result)
    assert "Something broke. Nothing was changed." in told
    (record,) = logged
    assert code_in(told) in record.getMessage()
    assert record.exc_info is not None
    assert record.exc_info[1] is fault
    assert record.levelname == ("CRITICAL" if isinstance(fault, StoreError) else "ERROR")
    await club.seated()
    assert facts(club) == before
    await ann.press(club.panel, name)
    assert club.table.state.seat == BOB


@pytest.mark.parametrize("verb", ["open", "hand", "undo", "help"])
async def test_a_fault_in_a_question_is_told_with_a_code(
    club: Club, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    async def fail(*what: Any) -> None:
        raise RuntimeError("a bug")

    name = named(club.panel, verb)
    with club.world.troubles.expected() as logged:
        monkeypatch.setattr(club.world.bot.tables, "get", fail)
        told = said(await club.at(ANN).actor.click(club.panel, custom_id=name))
    assert len(logged) == 1
    assert code_in(told) in logged[0].getMessage()


async def test_a_fault_in_a_form_and_in_the_lobby_is_told_with_a_code(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = world.people[0]
    lobby: Any = (await ann.slash(world.channel, "game new")).response

    async def fail(*what: Any) -> None:
        raise StoreError("the disk is full")

    with world.troubles.expected() as logged:
        monkeypatch.setattr(world.bot.store, "set_seats", fail)
        joined = await world.people[1].click(lobby, custom_id=named(lobby, "ljoin"))
        monkeypatch.setattr(world.bot.tables, "get", fail)
        written = await forge_form(world, ann, "k1m:ZZZZ:0:offered:x", OFFER)
    codes = [code_in(said(result)) for result in (joined, written)]
    assert [code in record.getMessage() for code, record in zip(codes, logged, strict=True)] == [True, True]
