"""Traders & Barbarians in a channel: a wagon pays toll, drives a barbarian off, and delivers what it carries."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.base.turn import Rolling
from engine.record import Intersection, Path
from engine.scenarios.traders_and_barbarians.barbarians import Barbarians, ChaseBarbarian, Chasing
from engine.scenarios.traders_and_barbarians.freight import COMMODITIES, Freight
from engine.scenarios.traders_and_barbarians.trains import Trains
from engine.scenarios.traders_and_barbarians.wagons import DriveOff, Driving, EndDrive, MoveWagon, Wagons, drive
from engine.state import State
from tests.bot.clicking import Club, named, open_game, said, shown
from tests.bot.prepared import in_the_turn_of, prepare
from tests.bot.test_restart import restart
from tests.bot.typists import ANN, BOB, CLEO, Typist
from tests.bot.worlds import World

pytestmark = pytest.mark.usefixtures("blank_pictures")

PLAZA, CORNER, OUTSIDE = Intersection(28), Intersection(23), Intersection(17)
"""The castle's plaza, a corner of it on land, and the intersection where Ann's wagon stands, one path before it."""

HOMES = {ANN: Intersection(3), BOB: Intersection(13), CLEO: Intersection(41)}
POINTS = 7
LUCKY = "a strong train"
"""A seed from which the first die against a barbarian beats him."""


def ann_drives_to_the_castle(state: State) -> None:
    """Ann's wagon with marble is two paths from the castle: the first has Bob's road, on the second is a barbarian."""
    for seat, home in HOMES.items():
        state.raise_building(seat, "city", home)
    state.lay_road(BOB, toll_path(state))
    away = [path for path in state[Barbarians].paths if path != gate(state)]
    state.put(Barbarians((gate(state), *away[1:])))
    state.put(Wagons((OUTSIDE, HOMES[BOB], HOMES[CLEO])))
    state.put(Trains((5, 1, 1)))
    freight = state[Freight]
    state.put(Freight(("marble", None, None), freight.delivered, freight.stacks))
    in_the_turn_of(state, Driving(ANN, POINTS), state.rules.turn.index(drive) + 1)


def toll_path(state: State) -> Path:
    path = state.rules.board.path_between(OUTSIDE, CORNER)
    assert path is not None
    return path


def gate(state: State) -> Path:
    path = state.rules.board.path_between(CORNER, PLAZA)
    assert path is not None
    return path


@pytest.fixture
async def club(world: World, monkeypatch: pytest.MonkeyPatch, dealt_from: Callable[[str], None]) -> Club:
    dealt_from(LUCKY)
    prepare(monkeypatch, ann_drives_to_the_castle)
    return await open_game(world, 3, variant="traders_and_barbarians", options={"layout": "beginner"})


async def test_a_wagon_pays_toll_drives_a_barbarian_off_and_delivers(club: Club) -> None:
    ann, state = Typist(club.world, club.at(ANN).actor), club.table.state
    assert "carries marble" in shown(club.panel)
    assert "5 gold" in shown(club.panel)

    await club.do(ANN, MoveWagon(CORNER))
    state = club.table.state
    assert "pays Bob 1 gold" in shown(club.panel)
    assert (state.hands[ANN][5], state.hands[BOB][5]) == (4, 6)
    assert "Ann pays Bob 1 gold" in await Typist(club.world, club.at(BOB).actor).say("hand")
    assert club.waits_for(Driving(ANN, POINTS - 1, moved=True))

    await restart(club)
    barred = gate(club.table.state)
    (label, value), *_ = await ann.suggested("move other", "what", "drive off")
    assert label.startswith("Drive off the barbarian")
    assert "drives him off!" in await ann.play("move other", what=value)
    assert club.waits_for(Chasing(ANN, barred))

    await restart(club)
    free = next(path for path in club.table.state.rules.board.paths if path not in club.table.state[Barbarians].paths)
    await club.do(ANN, ChaseBarbarian(free))
    assert barred not in club.table.state[Barbarians].paths

    await club.do(ANN, MoveWagon(PLAZA))
    told = shown(club.panel)
    assert "delivers marble at the castle" in told
    freight = club.table.state[Freight]
    assert freight.delivered[ANN][COMMODITIES.index("marble")] == 1
    assert freight.carried[ANN] is not None
    assert club.table.state.hands[ANN][5] == 4 + 5
    assert "delivered 1" in told

    await club.do(ANN, EndDrive())
    assert club.waits_for(Rolling(BOB))


async def test_after_each_path_the_wagon_is_asked_on_and_may_stand(club: Club) -> None:
    """A move is followed by the next question, with a button to end it."""
    person = club.at(ANN)
    asked = await person.open("open", "move")
    moved = await person.walk(asked.response, MoveWagon(CORNER))
    message = moved.response or asked.response
    assert "pays Bob 1 gold" in shown(message)
    assert named(message, "pick", "move", DriveOff.__name__)
    ended = await person.press(message, named(message, "act", "turn", EndDrive.__name__))
    assert ended.acknowledged
    assert club.waits_for(Rolling(BOB))
    late = await person.open("open", "card")
    assert "Bob" in said(late)


async def test_what_a_wagon_carries_and_where_it_is_can_be_read(club: Club) -> None:
    text = await Typist(club.world, club.at(CLEO).actor).say("game board", view="text")
    assert "Ann’s wagon is on 18." in text
    assert "Barbarians on " in text
    assert "train 5" in text
