"""Whole pictures: as they were when somebody last looked at them, the same every time, and blind to what is hidden."""

import hashlib
import io
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PIL import Image, ImageChops

import engine
from engine.base.cards import Cards, CardsSeen
from engine.record import Seat
from engine.state import Ended, State
from rendering import HandWords, Lens, board_picture, hand_picture
from rendering.board import GROUNDS, KEPT_GROUNDS
from rendering.canvas import MOST_STAMPS, STAMPS
from tests.rendering.boards import crowded, early, fresh, laid, players
from tests.rendering.snapshots import FOLDER, OF_TABLES, PICTURES, opened

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def nothing_is_kept() -> None:
    STAMPS.clear()
    GROUNDS.clear()


ALL = {**PICTURES, **OF_TABLES}


@pytest.mark.parametrize("name", ALL)
def test_a_picture_is_as_it_was(name: str, tmp_path: Path) -> None:
    """Another version of a font library moves edges a little; a wrong letter, colour or place changes a whole spot."""
    painted, golden = opened(ALL[name]()), opened((FOLDER / f"{name}.png").read_bytes())
    painted.save(tmp_path / f"{name}.png")
    assert painted.size == golden.size
    ImageChops.difference(painted, golden).save(tmp_path / f"{name}-difference.png")
    spots = ImageChops.difference(painted.reduce(10), golden.reduce(10))
    changed = [band.point(lambda value: 255 * (value > 30)).getbbox() for band in spots.split()]
    assert changed == [None, None, None], f"see {tmp_path}"


def test_there_are_pictures_of_every_table_and_of_nothing_else() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(ALL)


@pytest.mark.parametrize("name", ALL)
def test_a_picture_is_the_same_every_time_and_small(name: str) -> None:
    cold = ALL[name]()
    assert ALL[name]() == cold
    assert len(cold) <= 300_000


def test_a_picture_is_the_same_in_another_process() -> None:
    """Sets are walked in another order there."""
    script = (
        "import hashlib; from tests.rendering.snapshots import of_question;"
        "print(hashlib.sha256(of_question()).hexdigest())"
    )
    here = hashlib.sha256(PICTURES["question"]()).hexdigest()
    for seed in ("1", "2", "3", "5"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        there = subprocess.run(  # noqa: S603 - a script of ours
            [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT, env=environment
        )
        assert there.stdout.strip() == here


def test_pictures_painted_at_once_do_not_disturb_one_another() -> None:
    alone = {name: paint() for name, paint in PICTURES.items()}
    STAMPS.clear()
    GROUNDS.clear()
    with ThreadPoolExecutor(4) as pool:
        together = {name: pool.submit(paint) for name, paint in PICTURES.items()}
        assert {name: painting.result() for name, painting in together.items()} == alone


@pytest.mark.parametrize(("name", "most"), [("crowded", 150_000), ("question", 150_000), ("hand", 40_000)])
def test_a_picture_is_a_small_png_of_few_colours(name: str, most: int) -> None:
    picture = PICTURES[name]()
    image = Image.open(io.BytesIO(picture))
    assert (image.format, image.mode) == ("PNG", "P")
    assert len(picture) <= most


def test_what_is_kept_is_bounded() -> None:
    for number in range(KEPT_GROUNDS + 3):
        board_picture(engine.view(fresh(), None), players(4), Lens(terrain_words={"forest": f"Forest {number}"}))
    assert len(GROUNDS) == KEPT_GROUNDS
    assert len(STAMPS) <= MOST_STAMPS


# What is hidden stays hidden


def hide_other_cards(state: State) -> None:
    """Other cards in every hand, as many as before; other development cards; a deck that fits."""
    state.hands = [(hand[4], hand[3], hand[0], hand[1], hand[2]) for hand in state.hands]
    cards = state[Cards]
    held = tuple((bag[1], bag[0], bag[4], bag[2], bag[3]) for bag in cards.held)
    state.put(Cards(cards.deck, held, ((0,) * 5,) * 4, cards.played, cards.played_now))


def test_the_board_shows_no_hidden_cards() -> None:
    state, other = early(), early()
    hide_other_cards(other)
    assert state.hands != other.hands
    assert state[Cards] != other[Cards]
    for lens in (Lens(), Lens(labels=True)):
        assert board_picture(engine.view(state, None), players(4), lens) == board_picture(
            engine.view(other, None), players(4), lens
        )


def test_the_board_shows_how_many_cards_everybody_holds() -> None:
    state, other = early(), early()
    other.hands[2] = (0, 1, 0, 0, 0)
    assert board_picture(engine.view(state, None), players(4)) != board_picture(engine.view(other, None), players(4))


def test_a_hand_shows_nothing_of_the_others() -> None:
    state, other = early(), early()
    hide_other_cards(other)
    other.hands[0] = state.hands[0]
    mine, theirs = state[Cards], other[Cards]
    other.put(
        Cards(
            mine.deck,
            (mine.held[0], *theirs.held[1:]),
            (mine.fresh[0], *theirs.fresh[1:]),
            mine.played,
            mine.played_now,
        )
    )
    hands = [hand_picture(engine.view(one, Seat(0)), players(4), HandWords()) for one in (state, other)]
    assert hands[0] == hands[1]


@pytest.mark.parametrize("change", ["hand", "kind", "bought", "words", "name"])
def test_a_hand_shows_all_of_ones_own(change: str) -> None:
    state, seated, words = early(), players(4), HandWords(bought="new")
    before = hand_picture(engine.view(state, Seat(0)), seated, words)
    cards = state[Cards]
    if change == "hand":
        state.hands[0] = (3, 0, 12, 1, 3)
    elif change == "kind":
        state.put(Cards(cards.deck, ((2, 1, 0, 1, 1), *cards.held[1:]), cards.fresh, cards.played, cards.played_now))
    elif change == "bought":
        state.put(Cards(cards.deck, cards.held, ((0,) * 5, *cards.fresh[1:]), cards.played, cards.played_now))
    elif change == "words":
        words = HandWords(goods={"wool": "Sheep"}, bought="new")
    else:
        seated[0] = players(4)[1]
    assert hand_picture(engine.view(state, Seat(0)), seated, words) != before


def test_nobody_has_no_hand() -> None:
    with pytest.raises(ValueError, match="without a viewer"):
        hand_picture(engine.view(early(), None), players(4), HandWords())


def test_every_seat_needs_a_player() -> None:
    with pytest.raises(ValueError, match="4 seats but 3 players"):
        board_picture(engine.view(fresh(), None), players(3))


# What everybody may see is seen


def end_turn(state: State) -> None:
    """The dice go on to another seat."""
    state.turn, state.seat = 1, Seat(2)


def finish(state: State) -> None:
    """The game is over and the last seat has won; everything lies open."""
    state.ended = Ended("points", (Seat(3),), (3, 2, 2, 10))
    state.agenda.clear()


def move_robber(state: State) -> None:
    """The robber goes elsewhere."""
    crowded_parts = crowded(fresh()).parts
    state.parts = {**state.parts, **{kind: crowded_parts[kind] for kind in crowded_parts if kind.__name__ == "Robber"}}


@pytest.mark.parametrize("change", [end_turn, finish, move_robber], ids=lambda change: change.__name__)
def test_the_board_shows_a_change(change: Callable[[State], None]) -> None:
    state = early()
    before = board_picture(engine.view(state, None), players(4))
    change(state)
    assert board_picture(engine.view(state, None), players(4)) != before


def test_a_finished_game_counts_the_development_cards_that_lie_open() -> None:
    state = early()
    running = engine.view(state, None)
    finish(state)
    over = engine.view(state, None)
    assert running.part(CardsSeen) is not None
    assert over.part(CardsSeen) is None
    hand = hand_picture(engine.view(state, Seat(0)), players(4), HandWords())
    assert opened(hand).height == opened(PICTURES["hand"]()).height


def test_what_was_done_last_glows_and_what_may_be_chosen_is_lettered() -> None:
    state = early()
    plain = board_picture(engine.view(state, None), players(4))
    recent = board_picture(engine.view(state, None), players(4), Lens(recent=frozenset({("intersection", 10)})))
    box = (
        ImageChops.difference(opened(plain), opened(recent))
        .convert("L")
        .point(lambda value: 255 * (value > 60))
        .getbbox()
    )
    assert box is not None
    assert box[2] - box[0] < 170
    assert box[3] - box[1] < 170


def test_a_table_without_a_robber_or_harbours_is_drawn() -> None:
    state = laid({"name": "islet", "hexes": [{"q": 0, "r": 0, "terrain": "bog"}], "resources": ["peat", "salt"],
                  "pieces": {"road": 15, "settlement": 5, "city": 4}}, 2)  # fmt: skip
    image = opened(board_picture(engine.view(state, None), players(2)))
    assert image.width == 1600
