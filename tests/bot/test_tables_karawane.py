"""Die große Karawane in a channel: an arrow is due, two bid, they do not agree, and the builder decides."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.action import actors
from engine.base.building import BuildCity
from engine.base.turn import EndTurn, Rolling
from engine.record import Seat
from engine.scenarios.karawane import Ballot, Bid, Bidding, Caravan, CloseVote, Wish
from engine.scenarios.karawane.caravan import positions
from tests.bot.clicking import Club, open_game, said, shown
from tests.bot.prepared import in_ann_s_turn, prepare
from tests.bot.test_restart import restart
from tests.bot.typists import ANN, BOB, CLEO, HOMES, Typist
from tests.bot.worlds import World

pytestmark = pytest.mark.usefixtures("blank_pictures")

NOTHING = (0, 0, 0, 0, 0)
ONE_WOOL, ONE_GRAIN = (0, 0, 1, 0, 0), (0, 0, 0, 1, 0)
A_CITY_AND_WOOL = (0, 0, 1, 2, 3)


@pytest.fixture
async def club(world: World, monkeypatch: pytest.MonkeyPatch, dealt_from: Callable[[str], None]) -> Club:
    """Ann, Bob and Cleo at the table of the caravan; Ann has built and ended her turn, so that an arrow is due."""
    dealt_from("caravan")
    prepare(monkeypatch, in_ann_s_turn(A_CITY_AND_WOOL, (0, 0, 2, 1, 0), (1, 0, 0, 0, 0)))
    club = await open_game(world, 3, variant="karawane", options={"layout": "beginner"})
    await club.do(ANN, BuildCity(HOMES[ANN]))
    await club.do(ANN, EndTurn())
    return club


async def test_a_vote_of_two_bidders_is_decided_by_the_builder(club: Club) -> None:
    table, bob = club.table, Typist(club.world, club.at(BOB).actor)
    assert "a caravan arrow is due" in shown(club.panel)
    assert "Waiting for" in shown(club.panel)
    assert club.waits_for(Bidding(ANN))
    first, second = positions(table.state)[:2]

    # Each lays votes or none, in turn: by the list of the own cards, by a typed order, by a button.
    await club.do(ANN, Bid(ONE_WOOL))
    assert "1 vote" in shown(club.panel)
    assert "Lay 1 grain" in (await bob.suggested("vote", "answer", "lay 1 grain"))[0][0]
    await restart(club)
    assert "1 vote" in await bob.say("vote", answer="lay 1 grain")
    assert club.waits_for(Bidding(CLEO))
    await club.do(CLEO, Bid(NOTHING))

    # Both bidders name a position, one by buttons and one by typing; they do not agree.
    assert actors(club.table.state) == (ANN, BOB)
    await club.do(ANN, Wish(first.site, first.path))
    await restart(club)
    wished = await bob.first("choose", "answer", _named(club, second.path))
    assert "wishes for the arrow" in await bob.say("choose", answer=wished)
    assert "wishes for the arrow" in shown(club.panel)

    # Nobody has the majority and nobody alone laid most: Ann, who built, decides, and nobody else may.
    assert club.waits_for(Ballot((ANN,)))
    assert actors(club.table.state) == (ANN,)
    refused = await club.at(CLEO).open("open", "answer")
    assert "Ann" in said(refused)
    await restart(club)
    await club.do(ANN, CloseVote(second.site, second.path))
    (arrow,) = club.table.state[Caravan].arrows
    assert (arrow.start, arrow.path) == (second.site, second.path)
    assert "lays the caravan arrow" in shown(club.panel)
    assert club.waits_for(Rolling(BOB))
    assert "Caravan arrows, 1" in await bob.say("game board", view="text")


async def test_who_has_most_votes_decides_by_the_wish_alone(club: Club) -> None:
    first = positions(club.table.state)[0]
    await club.do(ANN, Bid(NOTHING))
    await club.do(BOB, Bid((0, 0, 2, 1, 0)))
    await club.do(CLEO, Bid(NOTHING))
    assert actors(club.table.state) == (BOB,)
    await club.do(BOB, Wish(first.site, first.path))
    assert club.table.state[Caravan].arrows[0].path == first.path
    assert club.table.state.hands[BOB] == NOTHING
    assert club.table.state.seat == Seat(1)


def _named(club: Club, path: int) -> str:
    """A path as people call it."""
    a, b = club.table.state.rules.board.ends[path]
    return f"{a + 1}-{b + 1}"
