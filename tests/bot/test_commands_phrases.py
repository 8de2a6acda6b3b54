"""Everything that may be done, in words: each thing is suggested, and each suggestion understood, in any language."""

from random import Random

import pytest

from bot.commands import phrases
from bot.commands.completion import choices
from bot.commands.typed import find_offer, find_seats, read_spelled
from bot.naming import NotUnderstood
from bot.suggesting import LONGEST_SUGGESTION, MOST_SUGGESTIONS
from bot.words import LOCALES, words
from engine.action import Action, Illegal, check, options
from engine.base.bargaining import CounterOffer, OfferTrade
from engine.base.building import BuildRoad
from engine.base.cards import PlayMonopoly
from engine.base.ending import AgreeToEnd
from engine.base.offers import Offers
from engine.base.robber import Discard, Discarding, MoveRobber
from engine.base.turn import EndTurn
from engine.journal import Undo
from engine.record import Seat
from tests.bot.desks import NAMES, chair_of, laid_table, random_game, table_of

ANN, BOB, CLEO = Seat(0), Seat(1), Seat(2)
LUMBER, BRICK, WOOL, ORE = (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 0, 1)

GAMES = [(1, {}), (2, {"trade": "chooses"}), (3, {"layout": "beginner", "dice": "deck"})]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("seed", "chosen"), GAMES)
def test_every_action_is_understood_by_its_value_and_by_its_label(
    seed: int, chosen: dict[str, str], locale: str
) -> None:
    seen, random = 0, Random(seed)
    for journal in random_game(seed, 300, **chosen):
        if len(journal.entries) % 5:
            continue
        table = table_of(journal, locale)
        for seat in map(Seat, range(journal.dealt.spec.seats)):
            chair = chair_of(table, seat, locale)
            found = phrases.phrases(chair)
            expected = [*options(journal.state, seat), *(Undo(entry.n) for entry in journal.undoable(seat))]
            assert sorted(map(repr, expected)) == sorted(repr(phrase.action) for phrase in found)
            for phrase in random.sample(found, min(4, len(found))):
                (shown,) = choices([(phrase.label, phrase.value)])
                assert phrases.read(chair, shown.value) == phrase.action
                again = phrases.read(chair, shown.name)
                assert again == phrase.action or chair.naming.action(again) == chair.naming.action(phrase.action)
            seen += len(found)
    assert seen > 300


@pytest.mark.parametrize(("seed", "chosen"), GAMES)
def test_suggestions_keep_to_discords_limits_whatever_is_typed(seed: int, chosen: dict[str, str]) -> None:
    texts = (
        "",
        "a",
        "e",
        "8",
        "for",
        "offer",
        "offer 1 wool for 1 ore",
        "discard 2",
        "counter 1: 3 ore for ",
        "x" * 200,
    )
    for journal in random_game(seed, 200, **chosen):
        if len(journal.entries) % 11:
            continue
        table = table_of(journal)
        for seat in map(Seat, range(journal.dealt.spec.seats)):
            for locale in LOCALES:
                for typed in texts:
                    shown = choices(phrases.suggest(chair_of(table, seat, locale), typed))
                    assert len(shown) <= MOST_SUGGESTIONS
                    assert all(0 < len(one.name) <= LONGEST_SUGGESTION for one in shown)
                    assert all(0 < len(one.value) <= LONGEST_SUGGESTION for one in shown)


def test_no_kind_of_action_is_crowded_out_while_nothing_is_typed() -> None:
    chair = chair_of(laid_table(ann="9 wool 9 ore 9 grain 9 lumber 9 brick"), ANN)
    everything = {type(option) for option in options(chair.table.state, ANN)}
    suggested = {read_spelled(value, chair.table.state.rules) for _, value in phrases.suggest(chair, "")}
    assert len(phrases.phrases(chair)) > MOST_SUGGESTIONS >= len(suggested)
    assert {type(action) for action in suggested} == everything


def test_typing_narrows_to_what_has_all_the_words() -> None:
    chair = chair_of(laid_table(ann="1 lumber 1 brick"), ANN)
    roads = [label for label, _ in phrases.suggest(chair, "road")]
    ore = [label for label, _ in phrases.suggest(chair, "road ore")]
    assert 0 < len(ore) < len(roads)
    assert all("road" in label and "ore" in label for label in ore)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("end turn", EndTurn()),
        ("End the turn", EndTurn()),
        ("turn/EndTurn", EndTurn()),
        ("offer 1 wool for 1 ore", OfferTrade(WOOL, ORE)),
        ("Offer: wool for ore", OfferTrade(WOOL, ORE)),
        ("offer w -> o", OfferTrade(WOOL, ORE)),
        ("offer 1 wool for 1 ore to Bob", OfferTrade(WOOL, ORE, (BOB,))),
        ("offer sheep for 1 ore to bob and cleo", OfferTrade(WOOL, ORE, (BOB, CLEO))),
        ("offer 1 wool for 1 ore to all", OfferTrade(WOOL, ORE)),
        ("biete 1 Wolle für 1 Erz an Bob", OfferTrade(WOOL, ORE, (BOB,))),
        ("Angebot: Schaf gegen Erz", OfferTrade(WOOL, ORE)),
    ],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_orders_are_read_in_either_language(typed: str, expected: Action, locale: str) -> None:
    if typed.lower().startswith("end"):
        locale = "en"
    chair = chair_of(laid_table(ann="2 wool 1 lumber", bob="1 ore", cleo="1 ore"), ANN, locale)
    action = phrases.read(chair, typed)
    assert action == expected
    check(chair.table.state, ANN, action)


def test_a_discard_is_read_with_its_cards_and_explained_while_it_is_typed() -> None:
    table = laid_table(ann="5 wool 4 ore")
    table.state.begin(Discarding(((ANN, 4),)))
    chair = chair_of(table, ANN)
    assert phrases.read(chair, "discard 3 wool 1 ore") == Discard((0, 0, 3, 0, 1))
    assert phrases.suggest(chair, "discard 2 wool 2 ore")[0] == ("Discard 2 wool, 2 ore", "answer/Discard/0.0.2.0.2")
    label, value = phrases.suggest(chair, "discard 3 wool")[0]
    assert value == "discard 3 wool"
    assert "Exactly 4" in label
    (empty,) = [label for label, value in phrases.suggest(chair, "discard") if value == "answer/Discard/_"]
    assert "discard 4 wool" in empty


def test_an_example_of_an_order_can_be_typed_as_it_stands() -> None:
    for locale in LOCALES:
        table = laid_table(ann="5 wool 4 ore", bob="9 brick")
        table.state.begin(Discarding(((ANN, 4),)))
        chair = chair_of(table, ANN, locale)
        label = next(label for label, value in phrases.suggest(chair, "") if value.startswith("answer/"))
        example = label.partition("(")[2].partition(": ")[2].rstrip(")")
        assert phrases.read(chair, example) == Discard((0, 0, 4, 0, 0)), label


def test_counter_offers_are_told_apart_by_their_number() -> None:
    table = laid_table(ann="2 wool 2 lumber", bob="2 ore")
    table.journal.play(ANN, OfferTrade(WOOL, ORE))
    table.journal.play(ANN, OfferTrade(LUMBER, ORE))
    first, second = table.state[Offers].standing
    chair = chair_of(table, BOB)
    assert phrases.read(chair, "counter 2: 1 ore for 2 lumber") == CounterOffer(second.serial, ORE, (2, 0, 0, 0, 0))
    assert phrases.read(chair, "counter 1 1 ore for 1 wool 1 lumber") == CounterOffer(
        first.serial, ORE, (1, 0, 1, 0, 0)
    )
    with pytest.raises(NotUnderstood) as unclear:
        phrases.read(chair, "counter 1 ore for 2 lumber")
    assert unclear.value.key == "unclear-which-action"


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("build a road", "unclear-which-action"),
        ("fly to the moon", "unclear-no-such-action"),
        ("?", "unclear-which-action"),
        ("offer 1 wool", "unclear-two-sides"),
        ("offer 1 wool for 1 ore for 1 brick", "unclear-two-sides"),
        ("offer 1 wool for 1 gold", "unclear-no-such-good"),
        ("offer 1 wool for 1 ore to Zoe", "unclear-no-such-player"),
        ("@everyone " * 50, "unclear-no-such-action"),
    ],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_not_understood_is_answered_with_what_is_possible(typed: str, key: str, locale: str) -> None:
    chair = chair_of(laid_table(ann="1 lumber 1 brick 1 wool", bob="1 ore"), ANN, locale)
    if typed == "build a road" and locale == "de":
        typed = "Straße bauen"
    with pytest.raises(NotUnderstood) as unclear:
        phrases.read(chair, typed)
    assert unclear.value.key == key
    assert len(words(locale).say(unclear.value.key, **unclear.value.fields)) < 1000


# Values


@pytest.mark.parametrize(
    "value",
    [
        "build/BuildRoad/72",
        "build/BuildRoad/-1",
        "build/BuildRoad/x",
        "build/BuildRoad",
        "build/BuildRoad/1/2",
        "trade/BuildRoad/1",
        "move/MoveRobber/1/3",
        "trade/OfferTrade/1.0.0.0/0.0.0.0.1/_",
        "trade/OfferTrade/1.0.0.0.-1/0.0.0.0.1/_",
        "trade/OfferTrade/1.0.0.0.0/0.0.0.0.1/0.7",
        "answer/Nonsense/1",
        "//",
    ],
)
def test_a_value_that_names_nothing_at_this_table_is_not_taken_for_an_action(value: str) -> None:
    assert read_spelled(value, laid_table().state.rules) is None


@pytest.mark.parametrize(
    ("value", "action", "key"),
    [
        ("build/BuildRoad/0", BuildRoad, "road-not-connected"),
        ("move/MoveRobber/1/1", MoveRobber, "not-now"),
        ("card/PlayMonopoly/2", PlayMonopoly, "card-not-held"),
        ("answer/Discard/_", Discard, "not-now"),
    ],
)
def test_an_old_value_is_read_so_that_the_rules_can_say_why_not(value: str, action: type[Action], key: str) -> None:
    chair = chair_of(laid_table(ann="1 lumber 1 brick"), ANN)
    read = phrases.read(chair, value)
    assert isinstance(read, action)
    with pytest.raises(Illegal) as illegal:
        check(chair.table.state, ANN, read)
    assert illegal.value.key == key


# People and offers


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("Bob", (BOB,)),
        ("bo", (BOB,)),
        ("red", (BOB,)),
        ("Red (Bob)", (BOB,)),
        ("bob, cleo", (BOB, CLEO)),
        ("Cleo and Bob", (BOB, CLEO)),
        ("cleo und bob", (BOB, CLEO)),
        ("everybody", ()),
        ("alle", ()),
    ],
)
def test_players_are_understood_by_name_and_colour(typed: str, expected: tuple[Seat, ...]) -> None:
    assert find_seats(typed, chair_of(laid_table(), ANN).naming, [BOB, CLEO]) == expected


@pytest.mark.parametrize("typed", ["", "Zoe", "Ann", "bob, Zoe"])
def test_who_is_not_there_is_answered_with_who_is(typed: str) -> None:
    with pytest.raises(NotUnderstood) as unclear:
        find_seats(typed, chair_of(laid_table(), ANN).naming, [BOB, CLEO])
    assert unclear.value.fields["choices"] == "Bob and Cleo"


def test_offers_are_found_by_value_label_and_number() -> None:
    table = laid_table(ann="2 wool 2 lumber", bob="2 ore")
    for give in (WOOL, LUMBER):
        table.journal.play(ANN, OfferTrade(give, ORE))
    chair, among = chair_of(table, BOB), table.state[Offers].standing
    for offer in among:
        for typed in (f"#{offer.serial}", chair.naming.offer(offer), str(offer.number), f"offer {offer.number}"):
            assert find_offer(typed, chair.naming, among) == offer
    for typed in ("3", "#1", "wool"):
        with pytest.raises(NotUnderstood) as unclear:
            find_offer(typed, chair.naming, among)
        assert unclear.value.fields["choices"] == "1, 2"
    with pytest.raises(NotUnderstood) as none:
        find_offer("1", chair.naming, ())
    assert none.value.key == "unclear-no-offers"


def test_names_of_players_do_not_format_what_is_answered() -> None:
    table = table_of(next(random_game(5, 1)))
    with pytest.raises(NotUnderstood) as unclear:
        find_seats("*x*", chair_of(table, Seat(2)).naming, [ANN])
    assert unclear.value.fields == {"text": r"\*x\*", "choices": "\\*" * len(NAMES[0])}


@pytest.mark.parametrize("typed", ["end", "here", "n", ".", "?", "!", "…", "the", "vote for nothing"])
def test_a_vote_is_never_guessed(typed: str) -> None:
    with pytest.raises(NotUnderstood):
        phrases.read(chair_of(laid_table(), BOB), typed)


def test_a_vote_is_cast_by_its_label() -> None:
    chair = chair_of(laid_table(), BOB)
    (label,) = [phrase.label for phrase in phrases.phrases(chair) if phrase.action == AgreeToEnd()]
    assert phrases.read(chair, label) == AgreeToEnd()


def test_words_that_a_vote_shares_with_a_move_mean_the_move() -> None:
    assert phrases.read(chair_of(laid_table(), ANN), "end") == EndTurn()
