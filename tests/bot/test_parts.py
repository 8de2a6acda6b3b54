"""What lies on a table beyond the base game says itself: lists, places, seats, and what is not there."""

from __future__ import annotations

from typing import Any

import pytest

from bot import herald
from bot.naming import Naming
from bot.parts import part_lines, part_lines_of, score_parts
from bot.words import words
from data import map_document
from engine.journal import fresh_state
from engine.record import Intersection, Path, Seat
from engine.scenarios.karawane import Arrow, Bids, Caravan, Position
from engine.scenarios.traders_and_barbarians.freight import Freight
from engine.scenarios.traders_and_barbarians.trains import Trains
from engine.scenarios.traders_and_barbarians.wagons import Wagons
from engine.sight import View, view
from engine.state import State
from engine.tables import TableSpec, dealt_for, map_name
from tests.bot.tables import PLAYERS

ANN, BOB, CLEO = Seat(0), Seat(1), Seat(2)


def laid(name: str) -> State:
    """A table of three, as it was dealt."""
    spec = TableSpec(name, 3, {"layout": "beginner"})
    return fresh_state(dealt_for(spec, map_document(map_name(spec)), "parts", ANN))


def seen(state: State, locale: str = "en") -> tuple[View, Naming]:
    looked = view(state, None)
    return looked, Naming.of_view(words(locale), looked, PLAYERS[:3])


def test_a_list_of_records_is_said_by_their_own_sentence() -> None:
    state = laid("karawane")
    arrows = (
        Arrow(0, Intersection(18), Path(20), Intersection(17)),
        Arrow(1, Intersection(30), Path(40), Intersection(36)),
    )
    state.put(Caravan(arrows, (Intersection(17), None, Intersection(36)), 20))
    assert part_lines(*seen(state))[0] == (
        "Caravan arrows, 2: 19 to 18, 31 to 37. Routes go on from 18, 37. 20 arrows are left."
    )
    assert "Karawanenpfeile, 2: 19 nach 18, 31 nach 37." in part_lines(*seen(state, "de"))[0]
    state.put(Caravan((), (None, None, None), 1))
    assert part_lines(*seen(state))[0] == "No caravan arrow is laid yet. No route goes on. 1 arrow is left."


def test_what_a_part_holds_seat_by_seat_is_said_of_each_seat() -> None:
    state = laid("karawane")
    wish = Position(Intersection(18), Path(20))
    state.put(Bids(BOB, ((0, 0, 1, 1, 0), (0, 0, 1, 0, 0), None), (wish, None, None)))
    looked, naming = seen(state)
    assert "A vote is on, since Bob has founded or upgraded." in part_lines(looked, naming)
    path = naming.path(20)
    assert part_lines_of(looked, naming, ANN) == [
        f"Ann has 2 votes (1 wool, 1 grain) and wishes for: from 19 along {path}."
    ]
    assert part_lines_of(looked, naming, BOB) == ["Bob has 1 vote (1 wool) and wishes for: nothing yet."]
    assert part_lines_of(looked, naming, CLEO) == []


def test_the_line_of_a_seats_score_has_what_the_parts_add() -> None:
    state = laid("traders_and_barbarians")
    state.put(Trains((1, 3, 5)))
    state.put(Freight((None, "glass", None), ((0, 0, 0, 0), (2, 0, 1, 0), (0, 0, 0, 0)), state[Freight].stacks))
    state.put(Wagons((Intersection(4), None, Intersection(8))))
    looked, naming = seen(state)
    assert score_parts(looked, naming, ANN) == " · train 1 · delivered 0"
    assert score_parts(looked, naming, BOB) == " · train 3 · delivered 3 · carries glass"
    assert part_lines_of(looked, naming, ANN) == ["Ann’s wagon is on 5."]
    assert part_lines_of(looked, naming, BOB) == []
    first, *_ = herald.score_lines(looked, naming).splitlines()
    assert first.endswith("· 5 gold · train 1 · delivered 0")


def test_goods_that_never_run_out_are_not_counted_in_the_bank() -> None:
    looked, naming = seen(laid("traders_and_barbarians"))
    assert "gold" not in herald.score_lines(looked, naming).splitlines()[-1]


@pytest.mark.parametrize("name", ["karawane", "traders_and_barbarians"])
def test_the_board_in_words_and_the_alt_text_tell_the_parts(name: str) -> None:
    looked, naming = seen(laid(name))
    lines: list[Any] = part_lines(looked, naming)
    assert lines
    board = herald.text_board(looked, naming)
    assert all(line in board and line in herald.alt_text(looked, naming) for line in lines)


def test_what_marks_a_place_is_told_where_a_text_is_there_for_it() -> None:
    looked, naming = seen(laid("traders_and_barbarians"))
    board = herald.text_board(looked, naming)
    assert "H3 quarry (trade hex)" in board
    assert "(at sea, no road)" in board
    assert "fixed" not in board
