"""Whether a picture can be read: every text large enough and clear of its ground, everything within bounds."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PIL import ImageChops

import engine
from engine.base.army import LargestArmy
from engine.base.cards import Cards
from engine.base.roads import LongestRoad
from engine.record import Seat
from engine.state import State
from rendering import Candidate, Lens, Player, board_picture
from rendering.fonts import font, has_glyph, readable, shortened
from rendering.geometry import SIDE, WIDTH, Geometry, measure
from rendering.layers.candidates import RADIUS, badge_place
from rendering.theme import load_theme
from tests.rendering.boards import crowded, early, fresh, long_coast, players, six_seats
from tests.rendering.colours import contrast
from tests.rendering.snapshots import PICTURES, opened
from tests.rendering.written import Written, noted

WORDS, NAMES = "RobotoCondensed-Bold.ttf", "DejaVuSansCondensed-Bold.ttf"


@pytest.fixture
def writings() -> Iterator[list[Written]]:
    """All texts that are written from now on."""
    with noted() as found:
        yield found


@pytest.mark.parametrize("name", PICTURES)
def test_every_text_stands_out_from_the_ground_it_lies_on(name: str, writings: list[Written]) -> None:
    PICTURES[name]()
    assert writings
    assert not [text for text in writings if contrast(text.ink, text.ground) < 4.5]


@pytest.mark.parametrize("name", ["crowded", "question", "labels", "hand"])
def test_every_text_is_large_enough(name: str, writings: list[Written]) -> None:
    PICTURES[name]()
    least = load_theme("classic").texts["least"].size
    assert {text.role for text in writings if text.size < least} <= {"road"}
    assert all(text.size >= 64 for text in writings if text.role == "token")


@pytest.mark.parametrize("name", ["six_seats", "long_coast"])
def test_on_larger_boards_texts_shrink_no_more_than_the_hexes(name: str, writings: list[Written]) -> None:
    PICTURES[name]()
    assert all(text.size >= 29 for text in writings if text.role != "road")


def test_the_crowded_board_says_who_owns_what_and_what_lies_where(writings: list[Written]) -> None:
    state = crowded(fresh())
    board_picture(engine.view(state, None), players(4))
    said = {(text.role, text.words) for text in writings}
    assert {("token", str(number)) for number in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)} <= said
    assert {("terrain", word) for word in ("Lumber", "Brick", "Wool", "Grain", "Ore", "Desert")} <= said
    assert {("rate", "3:1"), ("rate", "2:1"), ("harbour", "Ore"), ("robber", "R")} <= said
    for role in ("road", "settlement", "city", "badge"):
        assert {(role, letter) for letter in "BRYP"} <= said


def test_words_are_those_of_the_lens(writings: list[Written]) -> None:
    lens = Lens(terrain_words={"forest": "Wald"}, harbour_words={"ore": "Erz"})
    board_picture(engine.view(fresh(), None), players(4), lens)
    said = {(text.role, text.words) for text in writings}
    assert {("terrain", "Wald"), ("harbour", "Erz"), ("terrain", "Brick"), ("harbour", "Brick")} <= said
    assert not {("terrain", "Lumber"), ("harbour", "Ore")} & said


def test_labels_number_everything(writings: list[Written]) -> None:
    board = fresh().rules.board
    board_picture(engine.view(fresh(), None), players(4), Lens(labels=True))
    said = Counter(text.words for text in writings if text.role == "label")
    assert said == Counter([str(site + 1) for site in board.intersections] + [f"H{place + 1}" for place in board.hexes])


# Standings


def test_the_largest_numbers_there_can_be_fit_beside_one_another(writings: list[Written]) -> None:
    state = early()
    state.hands[1] = (19, 19, 19, 19, 19)
    cards = state[Cards]
    held = (cards.held[0], (14, 5, 2, 2, 2), *cards.held[2:])
    state.put(Cards(cards.deck, held, cards.fresh, cards.played, cards.played_now))
    state.put(LongestRoad(Seat(1), (1, 15, 1, 1)))
    state.put(LargestArmy(Seat(1), (0, 14, 0, 0)))
    shown = opened(board_picture(engine.view(state, None), players(4)))
    assert {"95", "25", "15", "14"} <= {text.words for text in writings if text.role == "count"}
    state.hands[1] = (0, 0, 0, 0, 0)
    other = opened(board_picture(engine.view(state, None), players(4)))
    box = ImageChops.difference(shown, other).convert("L").point(lambda value: 255 * (value > 40)).getbbox()
    assert box is not None
    assert 400 < box[0] < box[2] < 800


ODD_NAMES = [
    "",
    " \n\t ",
    "W" * 80,
    "🎲🎲🎲🎲🎲🎲",
    "漢字かな交じり文の長い名前",
    "שלום עולם שלום עולם",
    "محمد علي محمد علي",
    "\u202egnp.exe\u202d \u2066abc",
    "Z̷̢̛͙̈́a̸̗͝l̶̡͂g̴̖̀o̵̤͊" * 5,
    "﷽﷽﷽",
    "a\nb\u2028c\x00d",
    "👩‍👩‍👧‍👦 Family",
]


@pytest.mark.parametrize("name", ODD_NAMES)
def test_no_name_breaks_the_layout(name: str) -> None:
    """Whatever somebody is called, nothing changes but the field of the name."""
    view = engine.view(early(), None)
    seated = players(4)
    seated[1] = Player("Ann", "red")
    usual = opened(board_picture(view, seated))
    seated[1] = Player(name, "red")
    box = ImageChops.difference(usual, opened(board_picture(view, seated))).convert("L").point(_clearly).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert left > 500
    assert right < 700
    assert top > usual.height - 170
    assert bottom < usual.height - 70


def _clearly(value: int) -> int:
    return 255 if value > 40 else 0


def test_a_name_that_can_be_written_is_written_whole() -> None:
    for name in ("Ann", "Łukasz Żółć", "Ñandú", "Ελένη", "Светлана"):
        assert readable(name, (WORDS, NAMES)) == (name, WORDS)
    assert readable("שלום", (WORDS, NAMES)) == ("שלום", NAMES)


def test_what_no_font_has_is_replaced_once() -> None:
    assert readable("漢字 Li", (WORDS, NAMES)) == ("□ Li", NAMES)
    assert readable("", (WORDS, NAMES)) == ("□", NAMES)
    assert not has_glyph(NAMES, "漢")
    assert has_glyph(NAMES, "□")


def test_a_text_is_cut_to_its_room() -> None:
    face = font(WORDS, 40)
    assert shortened("Bartholomäus", 1000, face) == "Bartholomäus"
    cut = shortened("Bartholomäus", 120, face)
    assert cut.endswith("…")
    assert "Bartholomäus".startswith(cut[:-1])
    assert face.getlength(cut) <= 120


@pytest.mark.parametrize("file", [WORDS, NAMES, "Roboto-Bold.ttf"])
def test_digits_are_of_equal_width(file: str) -> None:
    assert len({font(file, 64).getlength(digit) for digit in "0123456789"}) == 1


# Candidates


@pytest.mark.parametrize("make", [fresh, early, lambda: crowded(fresh()), six_seats, lambda: crowded(long_coast())])
def test_every_place_can_be_a_candidate_within_the_picture(make: Callable[[], State]) -> None:
    state = make()
    view, board = engine.view(state, None), state.rules.board
    geometry = measure(board, view.seats)
    reach = RADIUS * geometry.scale
    places = [Candidate("intersection", site, "A") for site in board.intersections]
    places += [Candidate("path", path, "B") for path in board.paths] + [Candidate("hex", h, "C") for h in board.hexes]
    for candidate in places:
        x, y = badge_place(geometry, view, candidate)
        assert reach <= x <= geometry.width - reach
        assert reach <= y <= geometry.sea - reach


def test_every_candidate_letter_is_drawn_where_it_belongs(writings: list[Written]) -> None:
    state = early()
    view = engine.view(state, None)
    letters = [chr(65 + index) for index in range(25)]
    sites = state.rules.board.intersections[::2][:25]
    candidates = tuple(Candidate("intersection", site, letter) for site, letter in zip(sites, letters, strict=True))
    with_all = opened(board_picture(view, players(4), Lens(candidates=candidates)))
    without = opened(board_picture(view, players(4)))
    assert [text.words for text in writings if text.role == "candidate"] == letters
    geometry = measure(state.rules.board, 4)
    for candidate in candidates:
        x, y = badge_place(geometry, view, candidate)
        box = (round(x) - 34, round(y) - 34, round(x) + 34, round(y) + 34)
        changed = ImageChops.difference(with_all.crop(box), without.crop(box)).convert("L").histogram()
        assert sum(changed[30:]) > 0.5 * sum(changed)


# Measures


@pytest.mark.parametrize(("make", "seats"), [(fresh, 4), (six_seats, 6)])
def test_hexes_are_large(make: Callable[[], State], seats: int) -> None:
    geometry = measure(make().rules.board, seats)
    assert geometry.side >= SIDE
    assert WIDTH <= geometry.width <= 2000


def test_the_base_board_is_as_wide_as_chats_show_it_well() -> None:
    geometry = measure(fresh().rules.board, 4)
    assert geometry.width == 1600
    assert 1400 <= geometry.height <= 1650


@pytest.mark.parametrize("make", [fresh, six_seats, long_coast])
def test_everything_lies_within_the_picture(make: Callable[[], State]) -> None:
    board = make().rules.board
    geometry: Geometry = measure(board, 4)
    half = 80 * geometry.scale
    for harbour in board.harbours:
        x, y = geometry.plaque(harbour)
        assert half <= x <= geometry.width - half
        assert 52 * geometry.scale <= y <= geometry.sea - 52 * geometry.scale
    for site in board.intersections:
        x, y = geometry.corner(site)
        assert 54 * geometry.scale <= x <= geometry.width - 54 * geometry.scale
        assert 56 * geometry.scale <= y <= geometry.sea - 40 * geometry.scale
