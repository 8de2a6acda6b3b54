"""The Carolinas in a channel: rice or tobacco, chosen once and for all, chosen otherwise, and taken without asking."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.base.turn import Roll, Rolling
from engine.record import Intersection
from engine.scenarios.carolinas import NORTH, SOUTH
from engine.scenarios.rice_and_tobacco import RICE, TOBACCO, Preferences
from engine.state import NOBODY, State
from tests.bot.clicking import Club, named, open_game, posted, said, shown
from tests.bot.prepared import in_the_turn_of, prepare
from tests.bot.test_restart import restart
from tests.bot.typists import ANN, BOB, CLEO, Typist
from tests.bot.worlds import World

pytestmark = pytest.mark.usefixtures("blank_pictures")

SEED = "a roll for nothing"
"""From it no 7 is rolled first."""


def a_roll_will_bring_nothing(state: State) -> None:
    """Ann has a settlement in either state, Bob and Cleo one in the north; the first roll produces at none of them."""
    roll = sum(state.rules.dice(state.copy()))
    assert roll != 7
    for seat, tag in ((ANN, NORTH), (ANN, SOUTH), (BOB, NORTH), (CLEO, NORTH)):
        state.raise_building(seat, "settlement", barren_place(state, tag, roll))
    in_the_turn_of(state, Rolling(ANN), 1)


def barren_place(state: State, tag: str, roll: int) -> Intersection:
    """A free place with a tag at which a roll produces nothing."""
    board = state.rules.board
    return next(
        site
        for site in board.intersections
        if tag in board.intersection_tags[site]
        and state.owners[site] == NOBODY
        and all(board.number[place] != roll for place in board.hexes_at[site])
    )


@pytest.fixture
async def club(world: World, monkeypatch: pytest.MonkeyPatch, dealt_from: Callable[[str], None]) -> Club:
    dealt_from(SEED)
    prepare(monkeypatch, a_roll_will_bring_nothing)
    return await open_game(world, 3, variant="carolinas+rice_and_tobacco")


def held(club: Club, seat: int) -> dict[str, int]:
    """The commodities of a seat."""
    names = club.table.state.rules.goods
    return {name: club.table.state.hands[seat][names.index(name)] for name in (RICE, TOBACCO)}


async def test_a_preference_is_chosen_by_its_button_changed_and_obeyed(club: Club) -> None:
    ann, bob = club.at(ANN), Typist(club.world, club.at(BOB).actor)
    assert "0 tobacco, 0 rice" in shown(club.panel)

    # The button is there for everybody at any time; what is chosen holds, and the game still waits for the roll.
    asked = await ann.open("open", "answer", "Prefer")
    assert "when a roll brings you nothing" in said(asked)
    told = await ann.press(asked.response, named(asked.response, "pick", "answer", "Prefer", RICE))
    assert "rice where it is to be had" in said(told)
    assert club.table.state[Preferences].wishes[ANN] == RICE
    assert club.waits_for(Rolling(ANN))

    # Bob, whose turn it is not, says the same by typing; Ann changes her mind after a restart, on the old panel.
    value = await bob.first("vote", "answer", "tobacco")
    assert value == f"answer/Prefer/{TOBACCO}"
    await bob.play("vote", answer=value)
    await restart(club)
    again = await ann.open("open", "answer", "Prefer")
    await ann.press(again.response, named(again.response, "pick", "answer", "Prefer", TOBACCO))
    assert club.table.state[Preferences].wishes == (TOBACCO, TOBACCO, "fewer")

    # The roll brings nobody a resource, so that everybody takes a token, and nobody is asked.
    await restart(club)
    await club.do(ANN, Roll())
    assert held(club, ANN) == {RICE: 0, TOBACCO: 1}
    assert held(club, BOB) == {RICE: 0, TOBACCO: 1}
    assert held(club, CLEO) == {RICE: 0, TOBACCO: 1}
    assert "The roll brought them nothing else" in shown(club.panel)
    assert "1 tobacco, 0 rice" in shown(club.panel)


async def test_what_grows_elsewhere_is_not_to_be_had(club: Club) -> None:
    """Who has no settlement in the south takes tobacco even if rice is preferred; commodities are no cards."""
    cleo = Typist(club.world, club.at(CLEO).actor)
    await cleo.play("do", action=f"answer/Prefer/{RICE}")
    await club.do(ANN, Roll())
    assert held(club, CLEO) == {RICE: 0, TOBACCO: 1}
    assert "You hold 1 tobacco (0 cards)." in await cleo.say("hand")
    letters = posted(club.world, club.at(CLEO).actor.user.dm_channel.id)
    assert any("1 tobacco" in shown(letter) for letter in letters)
