"""Computer players at a table: they play on by themselves, answer offers, agree to end, and no fault stops them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot import autopilot
from bot.client import CatanBot
from bot.config import Config
from bot.store import StoreError
from engine.action import Action, actors
from engine.base.bargaining import AcceptOffer, DeclineOffer, OfferTrade, WelcomeOffer
from engine.base.ending import AgreeToEnd
from engine.base.offers import Offers
from engine.base.robber import Discard, Discarding, MovingRobber
from engine.base.turn import EndTurn, Main, Roll, Rolling
from engine.journal import replay
from engine.players import PLAYERS, Question
from engine.record import Bag, Seat
from engine.scenarios.five_six import PassBuilding
from tests.bot.clicking import Club, custom_ids, open_game, shown
from tests.bot.planning import plan
from tests.bot.prepared import in_ann_s_turn, prepare
from tests.bot.typists import ANN, BOB, CLEO, ORE, Typist
from tests.bot.worlds import World

pytestmark = pytest.mark.usefixtures("blank_pictures", "_luck")

PAUSE = 45
"""Seconds for which a computer seems to think."""

ENOUGH_TURNS = 10
MOST_MOVES = 120


@pytest.fixture
def _luck(dealt_from: Callable[[str], None], monkeypatch: pytest.MonkeyPatch) -> None:
    dealt_from("computers")
    monkeypatch.setattr(autopilot, "SystemRandom", lambda: Random(1))


@pytest.fixture
def pause() -> float:
    """How long the computers think; a test may think otherwise."""
    return 0


@pytest.fixture
def build_bot(tmp_path: Path, pause: float) -> Callable[[], CatanBot]:
    return lambda: CatanBot(Config(data_dir=tmp_path, computer_delay=pause))


slowly = pytest.mark.parametrize("pause", [PAUSE])


def moves(club: Club) -> list[tuple[Seat, Action]]:
    return [(entry.seat, entry.action) for entry in club.table.journal.entries]


def is_over(club: Club) -> bool:
    return club.table.state.ended is not None


async def wait(club: Club, seconds: float) -> None:
    await club.world.env.advance_time(seconds)


# Playing on


async def test_one_person_and_two_computers_play_on_by_the_person_s_clicks_alone(world: World) -> None:
    club = await open_game(world, 1, computers=2)
    for _ in range(MOST_MOVES):
        state = club.table.state
        if state.turn > ENOUGH_TURNS or state.ended is not None:
            break
        assert actors(state) == (ANN,), "the computers have done all that is theirs"
        await club.do(*plan(state))
    state, journal = club.table.state, club.table.journal
    assert state.turn > ENOUGH_TURNS
    for seat in (BOB, CLEO):
        kinds = {type(action) for other, action in moves(club) if other == seat}
        assert {Roll, EndTurn} <= kinds
    assert replay(journal.dealt, journal.entries).facts() == state.facts()
    assert len([message for message in club.messages if "log" in str(custom_ids(message))]) == 1
    rows = await world.as_bot(lambda: world.bot.store.outbox.of_game(club.game_id))
    assert {row.outcome for row in rows} <= {"sent", "stale"}
    assert {row.target for row in rows if row.kind == "hand"} <= {world.people[0].id}


async def test_computers_begin_by_themselves_when_they_are_first(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def computers_first(state: Any) -> None:
        in_ann_s_turn()(state)
        state.roller = state.seat = BOB
        state.agenda.clear()
        state.begin(Rolling(BOB))

    prepare(monkeypatch, computers_first)
    club = await open_game(world, 1, computers=2)
    assert actors(club.table.state) == (ANN,)
    assert {seat for seat, _ in moves(club)} >= {BOB, CLEO}
    assert f"<@{world.people[0].id}>" in shown(club.panel)


async def test_computers_discard_beside_people(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [Discarding(((ANN, 4), (BOB, 4))), MovingRobber(ANN)]
    prepare(monkeypatch, in_ann_s_turn((3, 2, 2, 1, 1), (3, 2, 2, 1, 1), steps=steps))
    club = await open_game(world, 1, computers=2)
    assert club.table.state.agenda[-1].step == Discarding(((ANN, 4),))
    assert [seat for seat, _ in moves(club)] == [BOB]
    await club.do(ANN, Discard((2, 1, 1, 0, 0)))
    assert isinstance(club.table.state.step, MovingRobber)


# Offers


@pytest.mark.parametrize("trade", ["first", "chooses"])
async def test_computers_answer_every_offer_made_to_them(
    world: World, monkeypatch: pytest.MonkeyPatch, trade: str
) -> None:
    prepare(monkeypatch, in_ann_s_turn((2, 2, 2, 2, 0), (1, 0, 1, 1, 3), (1, 0, 1, 1, 3)))
    club = await open_game(world, 1, computers=2, options={"trade": trade})
    await club.do(ANN, OfferTrade((0, 1, 0, 0, 0), ORE))
    answered = {seat: action for seat, action in moves(club) if seat != ANN}
    if AcceptOffer in {type(action) for action in answered.values()}:
        assert not club.table.state[Offers].standing
    else:
        assert set(answered) == {BOB, CLEO}
        assert {type(action) for action in answered.values()} <= {DeclineOffer, WelcomeOffer}
    assert actors(club.table.state) == (ANN,)
    await club.do(ANN, EndTurn())


async def test_an_offer_that_no_computer_could_want_is_declined(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(monkeypatch, in_ann_s_turn((1, 0, 0, 0, 0), (1, 1, 1, 1, 1), (1, 1, 1, 1, 1)))
    club = await open_game(world, 1, computers=2)
    await club.do(ANN, OfferTrade((1, 0, 0, 0, 0), (0, 5, 0, 0, 5)))
    (made,) = club.table.state[Offers].standing
    assert set(made.declined) == {BOB, CLEO}
    assert "Declined by" in shown(club.card(1))


# The end


async def test_computers_agree_to_end_when_all_people_do(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(monkeypatch, in_ann_s_turn())
    club = await open_game(world, 2, computers=1)
    ann, bob = (Typist(world, person.actor) for person in club.people)
    await ann.play("game end")
    assert [action for seat, action in moves(club) if seat == CLEO] == []
    assert not is_over(club)
    await bob.say("game end")
    assert (CLEO, AgreeToEnd()) in moves(club)
    assert is_over(club)
    assert club.table.game.status == "finished"


# The pause


@slowly
async def test_a_computer_thinks_as_long_as_it_is_told(
    world: World, monkeypatch: pytest.MonkeyPatch, pause: float
) -> None:
    prepare(monkeypatch, in_ann_s_turn())
    club = await open_game(world, 1, computers=2)
    await club.do(ANN, EndTurn())
    for done in range(1, 4):
        await wait(club, pause - 1)
        assert len(moves(club)) == done
        await wait(club, 1)
        assert len(moves(club)) == done + 1
        assert moves(club)[done][0] != ANN


@slowly
async def test_an_offer_taken_back_while_a_computer_thinks_is_not_answered(
    world: World, monkeypatch: pytest.MonkeyPatch, pause: float
) -> None:
    prepare(monkeypatch, in_ann_s_turn((1, 0, 0, 0, 0), (1, 1, 1, 1, 1), (1, 1, 1, 1, 1)))
    club = await open_game(world, 1, computers=2)
    await club.do(ANN, OfferTrade((1, 0, 0, 0, 0), ORE))
    await wait(club, pause - 1)
    await club.do(ANN, EndTurn())
    assert not club.table.state[Offers].standing
    await wait(club, 1)
    assert len(moves(club)) == 3
    assert moves(club)[-1] == (BOB, Roll())


# Restarts


@slowly
async def test_a_computer_s_turn_goes_on_after_a_restart(
    world: World, monkeypatch: pytest.MonkeyPatch, pause: float
) -> None:
    prepare(monkeypatch, in_ann_s_turn())
    club = await open_game(world, 1, computers=2)
    await club.do(ANN, EndTurn())
    for _ in range(MOST_MOVES):
        if actors(club.table.state) == (ANN,):
            break
        before = moves(club)
        await world.restart()
        await club.seated()
        assert moves(club) == before
        await wait(club, pause)
        assert len(moves(club)) == len(before) + 1
    assert actors(club.table.state) == (ANN,)
    assert len([message for message in club.messages if "log" in str(custom_ids(message))]) == 1


@slowly
async def test_an_offer_is_answered_after_a_restart(
    world: World, monkeypatch: pytest.MonkeyPatch, pause: float
) -> None:
    prepare(monkeypatch, in_ann_s_turn((1, 0, 0, 0, 0), (1, 1, 1, 1, 1), (1, 1, 1, 1, 1)))
    club = await open_game(world, 1, computers=2)
    await club.do(ANN, OfferTrade((1, 0, 0, 0, 0), (0, 5, 0, 0, 5)))
    await world.restart()
    await club.seated()
    await wait(club, 2 * pause)
    (made,) = club.table.state[Offers].standing
    assert set(made.declined) == {BOB, CLEO}


# Faults


class AtALoss:
    """A computer player with a bug."""

    asked = 0

    def choose(self, question: Question) -> Action:
        AtALoss.asked += 1
        raise RuntimeError("a bug")


async def test_a_computer_with_a_bug_makes_any_move_and_the_fault_is_logged(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(monkeypatch, in_ann_s_turn())
    club = await open_game(world, 1, computers=2)
    AtALoss.asked = 0
    with world.troubles.expected() as logged:
        monkeypatch.setitem(PLAYERS, "simple", AtALoss)
        await club.do(ANN, EndTurn())
    assert AtALoss.asked
    assert len(logged) == AtALoss.asked
    assert all(club.game_id in record.getMessage() and record.exc_info for record in logged)
    assert actors(club.table.state) == (ANN,)
    assert {seat for seat, _ in moves(club)} == {ANN, BOB, CLEO}


class Cheat:
    """A computer player that does what it may not."""

    def choose(self, question: Question) -> Action:
        return OfferTrade((9, 0, 0, 0, 0), (0, 9, 0, 0, 0))


async def test_a_computer_that_cheats_makes_any_move_instead(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(monkeypatch, in_ann_s_turn())
    club = await open_game(world, 1, computers=2)
    with world.troubles.expected() as logged:
        monkeypatch.setitem(PLAYERS, "simple", Cheat)
        await club.do(ANN, EndTurn())
    assert logged
    assert actors(club.table.state) == (ANN,)


@pytest.mark.parametrize("fault", [StoreError("the disk is full"), RuntimeError("a bug")])
async def test_computers_that_a_fault_stopped_go_on_soon(
    world: World, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    prepare(monkeypatch, in_ann_s_turn())
    club = await open_game(world, 1, computers=2)
    store, keep = world.bot.store, world.bot.store.append

    async def fail_for_computers(row: Any, **rest: Any) -> None:
        if row.user_id is None:
            raise fault
        await keep(row, **rest)

    with world.troubles.expected() as logged:
        monkeypatch.setattr(store, "append", fail_for_computers)
        await club.do(ANN, EndTurn())
        assert len(logged) == 1
        assert f"the computers of game {club.game_id} stopped" in logged[0].getMessage()
        assert logged[0].exc_info
        assert logged[0].exc_info[1] is fault
        assert moves(club) == [(ANN, EndTurn())]
        await wait(club, 15)
        assert len(logged) == 2
    monkeypatch.setattr(store, "append", keep)
    await wait(club, 15)
    assert actors(club.table.state) == (ANN,)
    assert isinstance(club.table.state.step, Main | Rolling)


# Passing for people


async def building_between_turns(world: World, monkeypatch: pytest.MonkeyPatch, hand: Bag) -> Club:
    """Ann has ended her turn, and it is on Bob to build, who holds what is given."""
    prepare(monkeypatch, in_ann_s_turn((0, 0, 0, 0, 0), hand))
    club = await open_game(world, 2, computers=3, variant="base+five_six")
    await club.do(ANN, EndTurn())
    assert actors(club.table.state) == (BOB,)
    return club


async def test_ruling_G14_who_can_only_pass_is_passed_after_a_while(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """G14: not at once, which would show that he can pay for nothing."""
    club = await building_between_turns(world, monkeypatch, (1, 0, 0, 0, 0))
    before = len(moves(club))
    await wait(club, autopilot.PASSED_AFTER[0] - 1)
    assert len(moves(club)) == before
    await wait(club, autopilot.PASSED_AFTER[1] - autopilot.PASSED_AFTER[0] + 1)
    assert moves(club)[before] == (BOB, PassBuilding())
    assert actors(club.table.state) == (BOB,)
    assert isinstance(club.table.state.step, Rolling), "the computers have passed as well"


async def test_ruling_G14_who_has_a_choice_is_waited_for(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """G14: whoever could build is never passed."""
    club = await building_between_turns(world, monkeypatch, (1, 1, 0, 0, 0))
    before = len(moves(club))
    await wait(club, 10 * autopilot.PASSED_AFTER[1])
    assert len(moves(club)) == before
    await club.do(BOB, PassBuilding())


async def test_after_a_restart_who_can_only_pass_is_still_passed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    club = await building_between_turns(world, monkeypatch, (0, 0, 0, 0, 0))
    before = len(moves(club))
    await club.world.restart()
    await club.seated()
    await wait(club, autopilot.PASSED_AFTER[1])
    assert moves(club)[before] == (BOB, PassBuilding())
