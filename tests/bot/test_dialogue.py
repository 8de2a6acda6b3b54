"""The dialogue: question by question it leads to everything a seat may do, and to nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import msgspec
import pytest

from bot.components import LONGEST_CUSTOM_ID, custom_id, modal, read_custom_id
from bot.dialogue import MOST_ANSWERS, PLACES, Answer, Fill, Nothing, Question, Ready, ask, nearby, spell, spell_value
from bot.private import PICK_VERBS
from engine.action import Action, options, play
from engine.base.bargaining import ChooseTaker, OfferTrade, WelcomeOffer
from engine.base.ending import AgreeToEnd
from engine.base.trade import TradeWithSupply
from engine.record import Good, Seat
from engine.state import State
from tests.bot.tables import founded, table

MOVES = 150
LONGEST_CODE = "WXYZ9876"
A_LATE_VERSION = 9_999_999
HUGE_BAG = ".".join(["19"] * 5)


def positions(seed: int, choices: dict[str, str] | None = None, moves: int = MOVES) -> Iterator[State]:
    """The positions of a game in which everybody does whatever may be done; nobody ends it."""
    state, random = table(f"dialogue {seed}", **{"layout": "random", "target": "13", **(choices or {})}), Random(seed)
    for _ in range(moves):
        yield state
        if state.ended is not None:
            return
        seats = [Seat(seat) for seat in range(state.rules.seats)]
        kinds: dict[str, list[tuple[Seat, Action]]] = {}
        for seat in seats:
            for option in options(state, seat):
                kinds.setdefault(type(option).__name__, []).append((seat, option))
        kinds.pop(AgreeToEnd.__name__, None)
        seat, chosen = random.choice(kinds[random.choice(sorted(kinds))])
        play(state, seat, chosen.sample(state, seat, random))


def walk(state: State, seat: Seat, open_to: Sequence[Action], picks: tuple[str, ...] = ()) -> Iterator[Ready | Fill]:
    """Everything the questions lead to, by every answer that is shown."""
    asked = ask(state, seat, open_to, picks)
    assert not isinstance(asked, Nothing), picks
    if not isinstance(asked, Question):
        yield asked
        return
    assert asked.answers
    ways = [answer.pick for answer in asked.answers]
    assert len(set(ways)) == len(ways)
    if asked.kind not in PLACES:
        assert len(ways) <= MOST_ANSWERS * len(PICK_VERBS)
    elif len(ways) > MOST_ANSWERS:
        near = nearby(state, asked)
        assert len(near.answers) <= MOST_ANSWERS * (len(PICK_VERBS) - 1)
        if asked.kind == "hex":
            assert {hex.pick for hex in near.answers} == {*ways}
        else:
            found = {one.pick for hex in near.answers for one in around(state, seat, open_to, near, hex.pick)}
            assert found == {*ways}
            ways = [hex.pick for hex in near.answers]
    for way in ways:
        yield from walk(state, seat, open_to, (*asked.picks, way))


def around(state: State, seat: Seat, open_to: Sequence[Action], near: Question, pick: str) -> Sequence[Answer]:
    asked = ask(state, seat, open_to, (*near.picks, pick))
    assert isinstance(asked, Question)
    assert len(asked.answers) <= MOST_ANSWERS
    return asked.answers


def all_of(walked: Iterator[Ready | Fill]) -> set[Action]:
    return {found.action for found in walked}


@pytest.mark.parametrize("choices", [{}, {"trade": "chooses", "dice": "deck"}])
@pytest.mark.parametrize("seed", range(2))
def test_the_questions_reach_every_option_of_every_seat_and_nothing_else(seed: int, choices: dict[str, str]) -> None:
    met: set[type[Action]] = set()
    for state in positions(seed, choices):
        for seat in map(Seat, range(state.rules.seats)):
            open_to = options(state, seat)
            met |= {type(option) for option in open_to}
            assert all_of(walk(state, seat, open_to)) == set(open_to) if open_to else True
    assert len(met) >= 16


@pytest.mark.parametrize("choices", [{}, {"trade": "chooses"}])
def test_spelling_an_option_leads_to_it_at_once(choices: dict[str, str]) -> None:
    for state in positions(7, choices):
        for seat in map(Seat, range(state.rules.seats)):
            open_to = options(state, seat)
            for option in open_to:
                asked = ask(state, seat, open_to, spell(option))
                assert isinstance(asked, Ready | Fill)
                assert (asked.action, asked.picks) == (option, spell(option))
                assert isinstance(asked, Fill) == bool(option.holes(state, seat))


@pytest.mark.parametrize("choices", [{}, {"trade": "chooses"}])
def test_every_name_of_a_widget_fits(choices: dict[str, str]) -> None:
    longest = 0
    for state in positions(11, choices):
        for seat in map(Seat, range(state.rules.seats)):
            for option in options(state, seat):
                holes = {hole.field for hole in option.holes(state, seat)}
                picks = spell(option)
                full = tuple(
                    HUGE_BAG if field in holes else pick
                    for field, pick in zip(("", "", *option.__struct_fields__), picks, strict=True)
                )
                name = custom_id("s", LONGEST_CODE, A_LATE_VERSION, max(PICK_VERBS, key=len), full)
                longest = max(
                    longest, len(name), len(modal("", LONGEST_CODE, A_LATE_VERSION, "written", picks).custom_id)
                )
                press = read_custom_id(name)
                assert press is not None
                assert press.picks == full
    assert 50 < longest <= LONGEST_CUSTOM_ID


def test_a_field_in_which_the_options_agree_is_passed_over_for_good() -> None:
    """Only one kind of good can pay the supply: the next question is what to take, and its answer is understood."""
    state = founded(table())
    seat = state.seat
    give = (4, 0, 0, 0, 0)
    open_to = [TradeWithSupply(give, Good(good)) for good in range(1, 5)]
    asked = ask(state, seat, open_to, ("trade", "TradeWithSupply"))
    assert isinstance(asked, Question)
    assert (asked.kind, asked.field, asked.picks[2:]) == ("good", "take", (spell_value(give),))
    assert ask(state, seat, open_to, (*asked.picks, "3")) == Ready(open_to[2], spell(open_to[2]))


def test_of_two_willing_partners_either_can_be_chosen() -> None:
    state = founded(table(trade="chooses"))
    while type(state.step).__name__ != "Main":
        seat = state.agenda[-1].actors[0]
        play(state, seat, options(state, seat)[0].sample(state, seat, Random(1)))
    maker = state.seat
    state.hands[:] = [(1, 1, 1, 1, 1)] * 4
    play(state, maker, OfferTrade((1, 0, 0, 0, 0), (0, 1, 0, 0, 0)))
    others = [Seat(seat) for seat in range(4) if seat != maker]
    serial = next(option.offer for option in options(state, others[0]) if isinstance(option, WelcomeOffer))
    for other in others[:2]:
        play(state, other, WelcomeOffer(serial))
    open_to = options(state, maker)
    asked = ask(state, maker, open_to, ("trade", "ChooseTaker"))
    assert isinstance(asked, Question)
    reached = [ask(state, maker, open_to, (*asked.picks, answer.pick)) for answer in asked.answers]
    assert [one.action for one in reached if isinstance(one, Ready)] == [ChooseTaker(serial, one) for one in others[:2]]


@pytest.mark.parametrize("seed", range(3))
def test_alien_picks_lead_to_nothing_or_to_a_question_but_never_to_a_fault(seed: int) -> None:
    random = Random(seed)
    alien = ["", "_", "n", "n²", "n999999", "-1", "²", "9" * 30, "1.2", "x.y", "Undo", "trade", "BuildRoad", "\u0663"]
    for state in positions(seed, moves=80):
        for seat in map(Seat, range(state.rules.seats)):
            open_to = options(state, seat)
            known = [pick for option in open_to for pick in spell(option)] or alien
            for _ in range(20):
                picks = tuple(random.choice(random.choice((alien, known))) for _ in range(random.randint(0, 6)))
                asked = ask(state, seat, open_to, picks)
                if isinstance(asked, Ready | Fill):
                    assert asked.action in open_to


def test_offers_with_bags_in_them_are_no_options() -> None:
    """A hole is filled by a form; what somebody writes there is judged by the rules, not by the dialogue."""
    state = founded(table())
    offer = OfferTrade((1, 0, 0, 0, 0), (0, 1, 0, 0, 0))
    blank = msgspec.structs.replace(offer, give=None, want=None)
    assert isinstance(ask(state, state.seat, [blank], spell(blank)), Ready | Fill)
    assert isinstance(ask(state, state.seat, [blank], spell(offer)), Ready | Fill | Nothing)
