"""Naming: what things are called, and what is understood when people type."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.naming import Naming, NotUnderstood, matching
from bot.reading import LETTERS
from bot.variants import at_table, option_name, option_value
from bot.words import LOCALES, words
from engine.action import options, play
from engine.base.bargaining import AcceptOffer, CounterOffer, OfferTrade
from engine.base.building import BuildRoad
from engine.base.cards import PlayMonopoly, PlayYearOfPlenty
from engine.base.founding import FoundSettlement
from engine.base.robber import Discard, MoveRobber
from engine.base.trade import TradeWithSupply
from engine.base.turn import Roll
from engine.record import Good, Hex, Intersection, Path, Seat
from engine.tables import TABLES
from tests.bot.tables import founded, naming, played, table

TABLE = table()
BOARD = TABLE.rules.board
ENGLISH, GERMAN = naming(TABLE), naming(TABLE, "de")
SITES, PATHS, HEXES = BOARD.intersections, BOARD.paths, BOARD.hexes
KINDS = {"intersection": SITES, "path": PATHS, "hex": HEXES}


def site(number: int) -> Intersection:
    return Intersection(number - 1)


def between(one: int, other: int) -> Path:
    found = BOARD.path_between(site(one), site(other))
    assert found is not None
    return found


def find(there: Naming, kind: str, text: str) -> int:
    """The place of a kind that a text means."""
    if kind == "intersection":
        return there.find_intersection(text, SITES)
    return there.find_path(text, PATHS) if kind == "path" else there.find_hex(text, HEXES)


# What things are called


def test_players_are_called_by_name_and_colour() -> None:
    assert ENGLISH.seat(1) == "Bob"
    assert (ENGLISH.coloured(1), GERMAN.coloured(1)) == ("Red (Bob)", "Rot (Bob)")
    assert ENGLISH.seats((0, 1, 2)) == "Ann, Bob and Cleo"
    assert GERMAN.seats((0, 1)) == "Ann und Bob"
    assert (ENGLISH.seats(()), GERMAN.seats(())) == ("nobody", "niemand")


def test_names_cannot_format_a_message() -> None:
    assert ENGLISH.seat(3) == "Dan_*"
    safe = ENGLISH.in_markdown()
    assert safe.seat(3) == r"Dan\_\*"
    assert safe.in_markdown().seat(3) == r"Dan\_\*"


def test_goods_are_counted() -> None:
    assert ENGLISH.bag((0, 0, 2, 0, 1)) == "2 wool, 1 ore"
    assert GERMAN.bag((1, 2, 0, 3, 0)) == "1 Holz, 2 Lehm, 3 Getreide"
    assert (ENGLISH.bag((0,) * 5), GERMAN.bag((0,) * 5)) == ("nothing", "nichts")
    assert [ENGLISH.good(good) for good in range(5)] == ["lumber", "brick", "wool", "grain", "ore"]


def test_cards_and_pieces_have_names() -> None:
    assert ENGLISH.card("year_of_plenty") == "Year of Plenty"
    assert GERMAN.card("year_of_plenty") == "Erfindung"
    assert (ENGLISH.piece("city"), GERMAN.piece("city")) == ("city", "Stadt")


def test_intersections_are_numbered_in_reading_order() -> None:
    assert [ENGLISH.intersection(one) for one in SITES] == [str(n) for n in range(1, 55)]
    rows = [round(BOARD.positions[one][1], 3) for one in SITES]
    assert rows == sorted(rows)


def test_what_lies_around_a_place_is_told() -> None:
    for one in SITES:
        detail = ENGLISH.intersection_detail(one)
        assert detail.count(",") + 1 == len(BOARD.hexes_at[one])
        assert ("1 " in detail or ":1" in detail) or one not in BOARD.harbours_at
    corner = BOARD.harbours_at[site(1)][0]
    assert ENGLISH.intersection_detail(site(1)) == f"10 ore · {corner.rate}:1"


def test_paths_are_called_by_their_ends() -> None:
    assert [ENGLISH.path(path) for path in PATHS] == [f"{a + 1}-{b + 1}" for a, b in BOARD.ends]
    assert "sea" in ENGLISH.path_detail(between(1, 4))
    assert "Meer" in GERMAN.path_detail(between(1, 4))


def test_hexes_are_called_by_number_and_good() -> None:
    assert ENGLISH.hex(0) == "10 ore"
    assert GERMAN.hex(0) == "10 Erz"
    desert = next(place for place in HEXES if BOARD.terrain[place] == "desert")
    assert (ENGLISH.hex(desert), GERMAN.hex(desert)) == ("desert", "Wüste")


@given(st.integers(0, 500))
def test_no_two_hexes_are_called_the_same(seed: int) -> None:
    there = naming(table(f"seed {seed}", layout="random"))
    names = [there.hex(place) for place in HEXES]
    assert len(set(names)) == len(names)
    assert [there.find_hex(name, HEXES) for name in names] == list(HEXES)


def test_harbours_are_called_by_rate() -> None:
    assert {ENGLISH.harbour(harbour) for harbour in BOARD.harbours} >= {"3:1", "2:1 ore"}
    assert "2:1 Erz" in {GERMAN.harbour(harbour) for harbour in BOARD.harbours}


# Actions, steps, answers


@pytest.mark.parametrize(
    ("action", "english", "german"),
    [
        (Roll(), "Roll the dice", "Würfeln"),
        (BuildRoad(between(14, 19)), "Build a road on 14-19", "Eine Straße auf 14-19 bauen"),
        (FoundSettlement(site(14)), "Found a settlement on 14", "Eine Siedlung auf 14 gründen"),
        (MoveRobber(Hex(0), None), "Move the robber to 10 ore", "Den Räuber auf 10 Erz versetzen"),
        (
            MoveRobber(Hex(0), Seat(1)),
            "Move the robber to 10 ore, take a card from Bob",
            "Den Räuber auf 10 Erz versetzen, von Bob ziehen",
        ),
        (PlayMonopoly(Good(2)), "Play Monopoly: claim all wool", "Monopol spielen: Wolle von allen"),
        (
            PlayYearOfPlenty((0, 0, 1, 0, 1)),
            "Play Year of Plenty: take 1 wool, 1 ore",
            "Erfindung spielen: 1 Wolle, 1 Erz nehmen",
        ),
        (Discard(None), "Discard half of your cards", "Die Hälfte deiner Karten abgeben"),
        (Discard((0, 0, 4, 0, 0)), "Discard 4 wool", "4 Wolle abgeben"),
        (
            TradeWithSupply((4, 0, 0, 0, 0), Good(1)),
            "Trade 4 lumber with the bank for 1 brick",
            "4 Holz beim Vorrat gegen 1 Lehm tauschen",
        ),
        (OfferTrade(None, None), "Make an offer", "Ein Angebot machen"),
        (
            OfferTrade((1, 0, 0, 0, 0), (0, 1, 0, 0, 0)),
            "Offer 1 lumber for 1 brick",
            "1 Holz gegen 1 Lehm anbieten",
        ),
        (
            OfferTrade((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (Seat(1), Seat(2))),
            "Offer 1 lumber for 1 brick to Bob and Cleo",
            "1 Holz gegen 1 Lehm anbieten, an Bob und Cleo",
        ),
        (AcceptOffer(99), "Accept the offer", "Das Angebot annehmen"),
        (CounterOffer(99, None, None), "Counter the offer", "Ein Gegenangebot machen"),
    ],
)
def test_an_action_is_an_order_in_words(action: object, english: str, german: str) -> None:
    assert ENGLISH.action(action) == english  # type: ignore[arg-type]
    assert GERMAN.action(action) == german  # type: ignore[arg-type]


def trading() -> Naming:
    """The naming of a table at which Ann offers what she holds."""
    state = founded(table())
    seat = state.seat
    while type(state.step).__name__ != "Main":
        played_on = [one for one in options(state, state.agenda[-1].step.actors()[0]) if not one.aside]
        actor = state.agenda[-1].step.actors()[0]
        play(state, actor, played_on[0])
    state.hands[seat] = (1, 1, 1, 1, 1)
    play(state, seat, OfferTrade((0, 0, 1, 0, 0), (0, 0, 0, 0, 2)))
    return naming(state)


def test_an_answer_says_which_offer_it_answers() -> None:
    there = trading()
    [offer] = there.offers.values()
    assert there.offer(offer) == "Offer 1: Ann gives 1 wool for 2 ore"
    assert there.action(AcceptOffer(offer.serial)) == "Accept offer 1 from Ann: get 1 wool for 2 ore"
    assert there.action(CounterOffer(offer.serial, None, None)) == "Counter offer 1 from Ann"
    assert there.answer("offer", offer.serial) == there.offer(offer)


@pytest.mark.parametrize(
    ("kind", "value", "label"),
    [
        ("chapter", "build", "Build"),
        ("action", BuildRoad, "Road"),
        ("intersection", 13, "14"),
        ("path", 0, "1-4"),
        ("hex", 0, "10 ore"),
        ("near", 0, "10 ore"),
        ("seat", 1, "Red (Bob)"),
        ("seat", None, "nobody"),
        ("seats", (0, 1), "Ann and Bob"),
        ("good", 2, "wool"),
        ("bag", (4, 0, 0, 0, 0), "4 lumber"),
        ("bag", None, "nothing"),
        ("card", "monopoly", "Monopoly"),
        ("number", 7, "7"),
    ],
)
def test_an_answer_has_a_label(kind: str, value: object, label: str) -> None:
    assert ENGLISH.answer(kind, value) == label


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_can_be_done_can_be_said(locale: str) -> None:
    """Over a random game with offers, each option and each step has its words."""
    state = table("said", layout="random", trade="chooses")
    for _ in range(300):
        played(state, 1, state.moment)
        if state.ended is not None:
            break
        assert naming(state, locale).step(state.step)
        for seat in range(4):
            there = naming(state, locale, seat)
            for option in options(state, Seat(seat)):
                assert there.action(option)
                assert there.choice(type(option))


def test_options_of_the_lobby_have_names() -> None:
    for locale in LOCALES:
        for row in TABLES.values():
            spoken = at_table(words(locale), row)
            for option in row.options:
                names = [option_value(spoken, option.name, value) for value in option.values]
                assert option_name(spoken, option.name)
                assert len(set(names)) == len(names)


# Goods and bags that people type


@pytest.mark.parametrize(
    ("text", "bag"),
    [
        ("2 wool 1 ore", (0, 0, 2, 0, 1)),
        ("2 wool, 1 ore", (0, 0, 2, 0, 1)),
        ("2w o", (0, 0, 2, 0, 1)),
        ("2w1o", (0, 0, 2, 0, 1)),
        ("wwo", (0, 0, 2, 0, 1)),
        ("sheep", (0, 0, 1, 0, 0)),
        ("wood and clay", (1, 1, 0, 0, 0)),
        ("2x wool + 1x ore", (0, 0, 2, 0, 1)),
        ("2xwool", (0, 0, 2, 0, 0)),
        ("wool x2, ore x1", (0, 0, 2, 0, 1)),
        ("wool: 2", (0, 0, 2, 0, 0)),
        ("wool 2 ore 1", (0, 0, 2, 0, 1)),
        ("wool ore", (0, 0, 1, 0, 1)),
        ("wool wool", (0, 0, 2, 0, 0)),
        ("WHEAT", (0, 0, 0, 1, 0)),
        ("2 Wolle 1 Erz", (0, 0, 2, 0, 1)),
        ("3 Lehm und ein Holz", (1, 3, 0, 0, 0)),
        ("1 getr", (0, 0, 0, 1, 0)),
        ("lumbr", (1, 0, 0, 0, 0)),
        ("🐑🐑🧱", (0, 1, 2, 0, 0)),
        ("10 brick", (0, 10, 0, 0, 0)),
    ],
)
def test_a_bag_is_read_as_people_write_it(text: str, bag: tuple[int, ...]) -> None:
    assert ENGLISH.read_bag(text) == bag


def test_letters_mean_what_the_own_language_means() -> None:
    assert ENGLISH.read_bag("l") == (1, 0, 0, 0, 0)
    assert GERMAN.read_bag("l") == (0, 1, 0, 0, 0)
    assert GERMAN.read_bag("2w e h") == (1, 0, 2, 0, 1)
    assert GERMAN.read_bag("2 wool 1 ore") == (0, 0, 2, 0, 1)


@given(st.tuples(*[st.integers(0, 99)] * 5).filter(any), st.sampled_from(LOCALES), st.sampled_from(LOCALES))
def test_what_is_written_can_be_read_in_every_language(bag: tuple[int, ...], writes: str, reads: str) -> None:
    assert naming(TABLE, reads).read_bag(naming(TABLE, writes).bag(bag)) == bag


@pytest.mark.parametrize(
    ("text", "key", "help_in_it"),
    [
        ("", "unclear-empty-bag", "2 wool 1 ore"),
        ("0 wool", "unclear-empty-bag", "2 wool 1 ore"),
        ("2", "unclear-count-without-good", "2 of what"),
        ("2 3 wool", "unclear-count-without-good", "2 of what"),
        ("gold", "unclear-no-such-good", "Write lumber, brick, wool, grain or ore"),
        ("1 wo", "unclear-which-good", "lumber or wool"),
        ("1000 wool", "unclear-too-many", "1000"),
    ],
)
def test_what_is_no_bag_is_explained(text: str, key: str, help_in_it: str) -> None:
    with pytest.raises(NotUnderstood) as unclear:
        ENGLISH.read_bag(text)
    assert unclear.value.key == key
    assert help_in_it in ENGLISH.words.say(unclear.value.key, **unclear.value.fields)


@given(st.text(max_size=40), st.sampled_from([ENGLISH, GERMAN]))
def test_no_text_breaks_the_reader(text: str, there: Naming) -> None:
    """Whatever is typed is read or explained."""
    for read in (
        there.read_bag,
        there.find_good,
        lambda typed: there.find_intersection(typed, SITES),
        lambda typed: there.find_path(typed, PATHS),
        lambda typed: there.find_hex(typed, HEXES),
    ):
        try:
            read(text)
        except NotUnderstood as unclear:
            there.words.say(unclear.key, **unclear.fields)
    for kind, places in KINDS.items():
        there.suggest(kind, text, places)
    there.suggest("bag", text, ())


# Places that people type


@pytest.mark.parametrize("there", [ENGLISH, GERMAN])
def test_every_value_and_label_of_a_suggestion_is_understood(there: Naming) -> None:
    for kind, places in KINDS.items():
        for place in places:
            [(label, value)] = there.suggest(kind, "", [place])
            for text in (label, value, f" {value.lower()} ", there.place(kind, place)):
                assert find(there, kind, text) == place


def test_an_intersection_is_found_by_what_lies_around_it() -> None:
    around = BOARD.hexes_at[site(20)]
    assert len(around) == 3
    told = [ENGLISH.hex(place) for place in around]
    assert ENGLISH.find_intersection(" ".join(told), SITES) == site(20)
    assert ENGLISH.find_intersection(" and ".join(reversed(told)), SITES) == site(20)
    turned = " ".join(" ".join(reversed(one.split())) for one in told)
    assert ENGLISH.find_intersection(turned, SITES) == site(20)
    german = ", ".join(GERMAN.hex(place) for place in around)
    assert GERMAN.find_intersection(f"zwischen {german}", SITES) == site(20)


def test_a_description_is_enough_when_one_possible_place_fits() -> None:
    first = BOARD.hexes_at[site(20)][0]
    corners = BOARD.hex_corners[first]
    other = next(one for one in SITES if one not in corners)
    assert ENGLISH.find_intersection(ENGLISH.hex(first), [corners[0], other]) == corners[0]
    with pytest.raises(NotUnderstood) as unclear:
        ENGLISH.find_intersection(ENGLISH.hex(first), corners)
    assert unclear.value.key == "unclear-which-place"
    assert all(ENGLISH.intersection(corner) in str(unclear.value.fields["sites"]) for corner in corners)


def test_an_intersection_is_found_by_its_harbour() -> None:
    ends = [one for harbour in BOARD.harbours if harbour.rate == 3 for one in harbour.intersections]
    inland = [one for one in SITES if one not in BOARD.harbours_at]
    assert ENGLISH.find_intersection("3:1", [ends[0], *inland]) == ends[0]
    assert ENGLISH.find_intersection("3:1 harbour", [ends[0], *inland]) == ends[0]
    ore = next(harbour for harbour in BOARD.harbours if harbour.good == BOARD.goods.index("ore"))
    assert GERMAN.find_intersection("Hafen 2:1 Erz", [*ends, *inland, ore.intersections[0]]) == ore.intersections[0]


def test_a_number_out_of_reach_is_left_to_the_rules() -> None:
    """They say best why not."""
    assert ENGLISH.find_intersection("12", [site(20)]) == site(12)
    assert ENGLISH.find_path("14-19", [between(1, 4)]) == between(14, 19)
    assert ENGLISH.find_hex("10 ore", [Hex(3)]) == Hex(0)


@pytest.mark.parametrize(
    "text", ["14-19", "19-14", "14 19", "14–19", "14/19", "14 -> 19", "from 14 to 19", "14-19 · x"]
)
def test_a_path_is_read_as_people_write_it(text: str) -> None:
    assert ENGLISH.find_path(text, PATHS) == between(14, 19)


def test_a_path_is_found_by_its_sides_and_by_one_end() -> None:
    path = next(path for path in PATHS if len(BOARD.path_hexes[path]) == 2)
    sides = " and ".join(ENGLISH.hex(place) for place in BOARD.path_hexes[path])
    there = [path, *(other for other in PATHS if not set(BOARD.ends[other]) & set(BOARD.ends[path]))]
    assert ENGLISH.find_path(f"between {sides}", [path]) == path
    assert ENGLISH.find_path(str(BOARD.ends[path][0] + 1), there) == path
    with pytest.raises(NotUnderstood) as unclear:
        ENGLISH.find_path("20", PATHS)
    assert unclear.value.key == "unclear-which-path"


@pytest.mark.parametrize("text", ["1-54", "nowhere", "77", "99 gold", "-", ""])
def test_what_names_no_path_is_explained_with_what_is_possible(text: str) -> None:
    with pytest.raises(NotUnderstood) as unclear:
        ENGLISH.find_path(text, [between(14, 19), between(1, 4)])
    assert unclear.value.key == "unclear-no-such-path"
    assert "1-4 or 14-19" in ENGLISH.words.say(unclear.value.key, **unclear.value.fields) or "14-19 or 1-4" in str(
        unclear.value.fields
    )


@pytest.mark.parametrize("text", ["10 ore", "ore 10", "10 Erz", "H1", "h1", "10 mountains", "Gebirge 10", "H1 · x"])
def test_a_hex_is_read_as_people_write_it(text: str) -> None:
    assert ENGLISH.find_hex(text, HEXES) == Hex(0)


def test_a_hex_that_may_be_several_is_asked_for() -> None:
    with pytest.raises(NotUnderstood) as unclear:
        ENGLISH.find_hex("ore", HEXES)
    assert unclear.value.key == "unclear-which-hex"
    assert "10 ore" in str(unclear.value.fields["places"])
    assert ENGLISH.find_hex("desert", HEXES) == GERMAN.find_hex("Wüste", HEXES)


def test_typed_text_comes_back_short_and_harmless() -> None:
    with pytest.raises(NotUnderstood) as unclear:
        ENGLISH.find_intersection("**bold** " * 50, SITES)
    assert r"\*\*bold\*\*" in str(unclear.value.fields["text"])
    assert len(str(unclear.value.fields["text"])) < 150


@pytest.mark.parametrize("kind", KINDS)
def test_letters_are_those_of_the_picture(kind: str) -> None:
    places = list(KINDS[kind])
    lettered = ENGLISH.lettered(kind, places)
    assert [letter for letter, _ in lettered] == list(LETTERS[: len(places)])
    pips = [ENGLISH.reader.pips(kind, place) for _, place in lettered]
    assert pips == sorted(pips, reverse=True)
    for letter, place in lettered:
        assert find(ENGLISH, kind, letter) == place
        assert find(ENGLISH, kind, letter.lower()) == place


# Suggestions


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("text", ["", "1", "8", "ore", "o", "8 or", "3:1", "c", "14", "14-", "zzz", "H1", "Woll"])
def test_suggestions_keep_to_the_limits_and_come_best_first(kind: str, text: str) -> None:
    offered = ENGLISH.suggest(kind, text, KINDS[kind])
    assert len(offered) <= 25
    assert all(0 < len(label) <= 100 and 0 < len(value) <= 100 for label, value in offered)
    assert len({value for _, value in offered}) == len(offered)
    if text == "":
        assert len(offered) == min(25, len(KINDS[kind]))


def test_suggestions_offer_only_what_is_possible() -> None:
    among = [site(14), site(20)]
    for text in ("", "1", "ore", "14", "3:1"):
        assert {value for _, value in ENGLISH.suggest("intersection", text, among)} <= {"14", "20"}


def test_the_exact_number_is_suggested_first() -> None:
    values = [value for _, value in ENGLISH.suggest("intersection", "1", SITES)]
    assert values[0] == "1"
    assert {"10", "11", "19"} <= set(values)


def test_a_suggestion_tells_what_one_wants_to_know() -> None:
    [(label, value)] = ENGLISH.suggest("intersection", "", [site(20)])
    assert (label, value) == (f"20 · {ENGLISH.intersection_detail(site(20))} · {BOARD.pips[site(20)]} pips", "20")
    [(label, value)] = GERMAN.suggest("hex", "", [Hex(0)])
    assert (label, value) == ("10 Erz · 3 von 36", "H1")


@pytest.mark.parametrize(
    ("text", "first"), [("2 wool", "2 wool"), ("2w o", "2 wool, 1 ore"), ("sheep", "1 wool"), ("2 wool 1 ", None)]
)
def test_goods_are_suggested_as_they_are_understood(text: str, first: str | None) -> None:
    labels = [label for label, _ in ENGLISH.suggest("bag", text, ())]
    assert first is None or labels[0] == first
    assert all(ENGLISH.bag(ENGLISH.read_bag(label)) == label for label in labels)
    if text == "2 wool 1 ":
        assert "2 wool, 1 ore" in labels


def test_a_good_is_suggested_by_its_beginning() -> None:
    assert ENGLISH.suggest("good", "w", range(5)) == [("wool", "wool")]
    assert [value for _, value in GERMAN.suggest("good", "", range(5))] == list(TABLE.rules.goods)


def test_matching_prefers_beginnings_and_needs_all_words() -> None:
    known = [("Trade with the bank", "a"), ("Build a road", "b"), ("A road by trade", "c")]
    assert [value for _, value in matching("trade", known)] == ["a", "c"]
    assert [value for _, value in matching("road trade", known)] == ["c"]
    assert [value for _, value in matching("", known)] == ["a", "b", "c"]
    assert len(matching("", [("x" * 200, str(n)) for n in range(40)])) == 25
    assert len(matching("", [("x" * 200, "1")])[0][0]) == 100
