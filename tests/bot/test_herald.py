"""The herald: what has happened and what stands on the table, in sentences, and nothing that is secret."""

from __future__ import annotations

import re
from itertools import pairwise

import msgspec
import pytest

from bot import herald
from bot.described import LETTERS, LONGEST_ALT_TEXT
from bot.naming import NotUnderstood
from bot.reading import NotUnderstood as Unclear
from bot.rules import RULE_CHAPTERS, chapters, title_of
from bot.variants import at_table
from bot.words import LOCALES, words
from engine import goods
from engine.action import Illegal, actors, options, perform, play
from engine.base.army import LargestArmyTaken
from engine.base.building import CityBuilt, RoadBuilt, SettlementBuilt
from engine.base.cards import CardBought, CardPlayed, Cards, GoodsTaken, Monopolised
from engine.base.ending import EndProposed, EndRefused
from engine.base.founding import StartingGoods
from engine.base.offers import (
    MakerToldWhy,
    Offer,
    OfferDeclined,
    OfferLapsed,
    OfferMade,
    OfferWelcomed,
    OfferWithdrawn,
    Traded,
)
from engine.base.production import Produced
from engine.base.roads import LongestRoadTaken
from engine.base.robber import CardStolen, Discarded, DiscardsDue, RobberMoved
from engine.base.trade import SupplyTraded
from engine.base.turn import DiceThrown
from engine.event import Event, GameEnded, TurnBegan, TurnEnded
from engine.record import Bag, Good, Hex, Intersection, Path, Seat
from engine.sight import seen as events_seen
from engine.state import Ended
from engine.tables import TABLES
from tests.bot.tables import PLAYERS, founded, naming, played, seen, table

TABLE = table()
A, B, C, D = (Seat(seat) for seat in range(4))
NOTHING = (0, 0, 0, 0, 0)
WOOL, ORE = Good(2), Good(4)
OFFER = Offer(70, 2, A, (B, C), (0, 0, 1, 0, 0), (0, 0, 0, 0, 2))


def told(*events: Event, locale: str = "en") -> list[str]:
    """The lines about some events."""
    return herald.sentences(events, naming(TABLE, locale))


# Sentences


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (TurnBegan(A, 12), "Turn 12: Ann has the dice.", "Zug 12: Ann hat die Würfel."),
        (TurnEnded(A), "Ann ends the turn.", "Ann beendet den Zug."),
        (DiceThrown(A, 5, 3), "Ann rolls 8 (5 + 3).", "Ann würfelt 8 (5 + 3)."),
        (RoadBuilt(A, Path(0)), "Ann builds a road on 1-4.", "Ann baut eine Straße auf 1-4."),
        (
            SettlementBuilt(B, Intersection(13)),
            "Bob builds a settlement on 14.",
            "Bob baut eine Siedlung auf 14.",
        ),
        (
            CityBuilt(B, Intersection(13)),
            "Bob raises the settlement on 14 to a city.",
            "Bob baut die Siedlung auf 14 zur Stadt aus.",
        ),
        (
            StartingGoods(C, (1, 0, 1, 0, 0)),
            "The second settlement brings Cleo 1 lumber, 1 wool.",
            "Die zweite Siedlung bringt Cleo 1 Holz, 1 Wolle.",
        ),
        (CardBought(A, None), "Ann buys a development card.", "Ann kauft eine Entwicklungskarte."),
        (
            CardBought(A, "year_of_plenty"),
            "Ann buys a development card: Year of Plenty.",
            "Ann kauft eine Entwicklungskarte: Erfindung.",
        ),
        (CardPlayed(A, "knight"), "Ann plays Knight.", "Ann spielt die Karte Ritter."),
        (
            GoodsTaken(A, (0, 0, 1, 0, 1)),
            "Ann takes 1 wool, 1 ore from the bank.",
            "Ann nimmt 1 Wolle, 1 Erz aus dem Vorrat.",
        ),
        (
            Monopolised(A, WOOL, (0, 2, 1, 0)),
            "Ann claims all wool and gets 3 (Bob 2, Cleo 1).",
            "Ann beansprucht Wolle von allen und bekommt 3 (Bob 2, Cleo 1).",
        ),
        (
            Monopolised(A, WOOL, (0, 0, 0, 0)),
            "Ann claims all wool, but nobody has any.",
            "Ann beansprucht Wolle von allen, aber niemand hat etwas davon.",
        ),
        (
            LongestRoadTaken(A, 6),
            "Ann now holds the Longest Road (6).",
            "Ann hat jetzt die Längste Handelsstraße (6).",
        ),
        (
            LongestRoadTaken(None, 0),
            "Nobody holds the Longest Road any more.",
            "Niemand hat mehr die Längste Handelsstraße.",
        ),
        (
            LargestArmyTaken(A, 3),
            "Ann now has the Largest Army (3 knights).",
            "Ann hat jetzt die Größte Rittermacht (3 Ritter).",
        ),
        (
            DiscardsDue(((A, 4), (B, 5))),
            "More than 7 cards in hand: Ann (4) and Bob (5) give half of them back.",
            "Mehr als 7 Karten auf der Hand: Ann (4) und Bob (5) geben die Hälfte ab.",
        ),
        (
            DiscardsDue(((A, 4),)),
            "More than 7 cards in hand: Ann (4) gives half of them back.",
            "Mehr als 7 Karten auf der Hand: Ann (4) gibt die Hälfte ab.",
        ),
        (Discarded(A, 4, None), "Ann discards 4 cards.", "Ann gibt 4 Karten ab."),
        (Discarded(A, 4, (0, 0, 4, 0, 0)), "Ann discards 4 wool.", "Ann gibt 4 Wolle ab."),
        (RobberMoved(A, Hex(0)), "Ann moves the robber to 10 ore.", "Ann versetzt den Räuber auf 10 Erz."),
        (CardStolen(A, B, None), "Ann takes a card from Bob.", "Ann nimmt Bob eine Karte weg."),
        (CardStolen(A, B, ORE), "Ann takes 1 ore from Bob.", "Ann nimmt Bob 1 Erz weg."),
        (
            SupplyTraded(A, (4, 0, 0, 0, 0), ORE),
            "Ann trades 4 lumber with the bank for 1 ore.",
            "Ann tauscht 4 Holz beim Vorrat gegen 1 Erz.",
        ),
        (
            OfferMade(OFFER),
            "Offer 2 from Ann to Bob and Cleo: 1 wool for 2 ore.",
            "Angebot 2 von Ann an Bob und Cleo: 1 Wolle gegen 2 Erz.",
        ),
        (OfferDeclined(B, OFFER), "Bob declines offer 2 from Ann.", "Bob lehnt Angebot 2 von Ann ab."),
        (OfferWithdrawn(OFFER, "taken_back"), "Ann takes offer 2 back.", "Ann zieht Angebot 2 zurück."),
        (
            OfferWithdrawn(OFFER, "too_few_cards"),
            "Offer 2 is off: Ann no longer holds enough for it.",
            "Angebot 2 gilt nicht mehr: Ann hat nicht mehr genug dafür.",
        ),
        (
            OfferWithdrawn(OFFER, "monopolised"),
            "Offer 2 is off: after the Monopoly Ann cannot give 1 wool.",
            "Angebot 2 gilt nicht mehr: Nach dem Monopol kann Ann 1 Wolle nicht geben.",
        ),
        (
            OfferLapsed(B, OFFER),
            "Bob accepted offer 2, but it was no longer possible. Nothing changed hands.",
            "Bob hat Angebot 2 angenommen, aber es war nicht mehr möglich. Nichts hat den Besitzer gewechselt.",
        ),
        (
            MakerToldWhy(A, OFFER, (0, 0, 1, 0, 0)),
            "Ann, you lacked 1 wool for offer 2. The others do not see this.",
            "Ann, für Angebot 2 fehlte dir 1 Wolle. Die anderen sehen das nicht.",
        ),
        (
            OfferWelcomed(B, OFFER),
            "Bob would take offer 2; Ann chooses.",
            "Bob würde Angebot 2 annehmen; Ann wählt aus.",
        ),
        (
            Traded(A, B, (0, 0, 1, 0, 0), (0, 0, 0, 0, 2)),
            "Ann and Bob trade: 1 wool for 2 ore.",
            "Ann und Bob tauschen: 1 Wolle gegen 2 Erz.",
        ),
        (
            EndProposed(A, (A, C)),
            "Ann would end the game here. So far: Ann and Cleo. It ends when all agree.",
            "Ann möchte das Spiel hier beenden. Bisher dafür: Ann und Cleo. Es endet, wenn alle zustimmen.",
        ),
        (
            EndRefused(B),
            "Bob wants to play on. The vote is off.",
            "Bob möchte weiterspielen. Die Abstimmung ist vom Tisch.",
        ),
        (
            GameEnded("points", (A,), (10, 7, 0, 8)),
            r"Ann wins! Final points: Ann 10, Dan\_\* 8, Bob 7, Cleo 0.",
            r"Ann gewinnt! Endstand: Ann 10, Dan\_\* 8, Bob 7, Cleo 0.",
        ),
        (
            GameEnded("agreed", (A, B), (7, 7, 3, 2)),
            r"All agreed to end here. Most points: Ann and Bob. Final points: Ann 7, Bob 7, Cleo 3, Dan\_\* 2.",
            r"Alle wollten hier aufhören. Die meisten Punkte: Ann und Bob. Endstand: Ann 7, Bob 7, Cleo 3, Dan\_\* 2.",
        ),
    ],
)
def test_an_event_is_told(event: Event, english: str, german: str) -> None:
    assert told(event) == [english]
    assert told(event, locale="de") == [german]


def production(*gains: Bag, short: tuple[Good, ...] = ()) -> tuple[Event, ...]:
    """A throw and what it brought."""
    return DiceThrown(A, 5, 3), Produced((*gains, *[NOTHING] * (4 - len(gains))), short)


def test_a_throw_and_what_it_brings_are_one_line() -> None:
    events = production((0, 0, 0, 0, 1), (0, 0, 2, 0, 0))
    assert told(*events) == ["Ann rolls 8 (5 + 3). Ann +1 ore, Bob +2 wool."]
    assert told(*events, locale="de") == ["Ann würfelt 8 (5 + 3). Ann +1 Erz, Bob +2 Wolle."]
    assert told(*production()) == ["Ann rolls 8 (5 + 3). Nobody gets anything."]


def test_what_the_bank_could_not_pay_is_told() -> None:
    assert told(*production((0, 0, 0, 0, 1), short=(WOOL,))) == [
        "Ann rolls 8 (5 + 3). Ann +1 ore. The bank is too short of wool to pay all of it."
    ]
    assert told(*production(short=(WOOL, ORE))) == [
        "Ann rolls 8 (5 + 3). Nobody gets anything: the bank is too short of wool and ore."
    ]


def test_a_seven_is_told_without_production() -> None:
    assert told(DiceThrown(A, 4, 3), DiscardsDue(((B, 4),)))[0] == "Ann rolls 7 (4 + 3)."


def test_robber_and_theft_are_one_line() -> None:
    assert told(RobberMoved(A, Hex(0)), CardStolen(A, B, None)) == [
        "Ann moves the robber to 10 ore. Ann takes a card from Bob."
    ]


def test_a_turn_passes_in_one_line_and_its_offers_in_another() -> None:
    other = msgspec.structs.replace(OFFER, serial=71, number=3)
    passing = (TurnEnded(A), OfferWithdrawn(OFFER, "turn_over"), OfferWithdrawn(other, "turn_over"), TurnBegan(B, 13))
    assert told(*passing) == ["2 open offers end with the turn.", "Ann ends the turn. Turn 13: Bob has the dice."]
    assert told(*passing[:2]) == ["One open offer ends with the turn.", "Ann ends the turn."]


def test_nothing_happened_is_no_line() -> None:
    assert told() == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_whole_game_can_be_told(locale: str) -> None:
    """Everything that happens in random games has its sentence for everybody, and none is left unfilled."""
    kinds = set()
    for seed in range(3):
        state = founded(table(f"told {seed}", layout="random", trade="chooses" if seed else "first"))
        there = naming(state, locale)
        for seat, _, outcome in played(state, 400, seed):
            kinds |= {type(event) for event in outcome.events}
            for reader in (None, seat, Seat((seat + 1) % 4)):
                for line in herald.sentences(events_seen(outcome.events, reader), there):
                    assert line
                    assert not re.search(r"[{}]|None|\?\?\?|\(\)", line), line
    assert len(kinds) > 20


def test_what_a_seat_may_not_know_is_not_told() -> None:
    """Over a game: what everybody reads about a purchase, a theft or a discard names no good and no card."""
    state = founded(table("secret", layout="random"))
    there, found = naming(state), 0
    names = [there.good(good) for good in range(5)] + [there.card(card) for card, _ in state.rules.deck]
    for _, _, outcome in played(state, 1500, 3):
        for event in events_seen(outcome.events, None):
            if isinstance(event, CardBought | CardStolen | Discarded):
                found += 1
                [line] = herald.sentences([event], there)
                assert not any(re.search(rf"\b{name}\b", line) for name in names), line
    assert found > 10


# Refusals


@pytest.mark.parametrize(
    ("illegal", "english", "german"),
    [
        (
            Illegal("too-close", site=11, beside=12, owner=1),
            "12 is too close to 13, where Bob has built. Between two buildings there are at least two paths.",
            "12 liegt zu nah an 13, wo Bob gebaut hat. Zwischen zwei Gebäuden liegen mindestens zwei Wege.",
        ),
        (
            Illegal("cannot-pay", what="city", cost=(0, 0, 0, 2, 3), missing=(0, 0, 0, 0, 1)),
            "A city costs 2 grain, 3 ore. You lack 1 ore; trade for it, or wait for a better roll.",
            "Eine Stadt kostet 2 Getreide, 3 Erz. Dir fehlt 1 Erz; tausch danach, oder warte auf einen besseren Wurf.",
        ),
        (
            Illegal("not-now", step="Rolling", action="BuildRoad", awaited=(A,)),
            "That has to wait: the game waits for Ann to roll the dice.",
            "Das muss warten: Das Spiel wartet auf Ann (würfeln).",
        ),
        (
            Illegal("no-piece-left", piece="settlement"),
            "You have no settlement left: all of yours are on the board. Raise one to a city and it comes back.",
            "Du hast keine Siedlung mehr: Alle stehen auf dem Plan. Bau eine zur Stadt aus, dann",
        ),
        (
            Illegal("no-piece-left", piece="road"),
            "You have no road left: all of yours are on the board.",
            "Du hast keine Straße mehr: Alle stehen auf dem Plan.",
        ),
        (
            Illegal("no-such-rate", give=(3, 0, 0, 0, 0), take=ORE),
            "The bank does not trade 3 lumber for ore with you.",
            "Der Vorrat tauscht dir 3 Holz nicht gegen Erz.",
        ),
        (
            Illegal("robber-must-steal", place=0, victims=(B, C)),
            "On 10 ore there is somebody to take a card from: choose Bob and Cleo.",
            "Auf 10 Erz ist jemand, von dem du eine Karte ziehst: Wähl Bob und Cleo.",
        ),
        (
            Illegal("discard-count", due=4, given=3),
            "Exactly 4 cards must go back; you chose 3.",
            "Genau 4 Karten müssen zurück; du hast 3 gewählt.",
        ),
        (
            Illegal("place-taken", site=13, owner=3),
            r"14 is taken: Dan\_\* has built there. Choose a free intersection.",
            r"14 ist besetzt: Dort hat Dan\_\* gebaut. Such dir eine freie Kreuzung.",
        ),
    ],
)
def test_a_refusal_says_why_and_what_to_do_instead(illegal: Illegal, english: str, german: str) -> None:
    assert herald.refusal(illegal, naming(TABLE)).startswith(english)
    assert herald.refusal(illegal, naming(TABLE, "de")).startswith(german)


def test_what_was_not_understood_is_told_like_a_refusal() -> None:
    there = naming(TABLE, "de")
    with pytest.raises(NotUnderstood) as unclear:
        there.read_bag("2 Gold")
    assert herald.refusal(unclear.value, there) == (
        "„gold“ gibt es an diesem Tisch nicht. Schreib Holz, Lehm, Wolle, Getreide oder Erz."
    )
    assert NotUnderstood is Unclear


def test_refusals_met_in_play_can_all_be_told() -> None:
    """Whatever the rules answer to every option tried by every seat has its sentence."""
    state = founded(table("refused", layout="random"))
    keys = set()
    tried = {type(option): option for seat in range(4) for option in options(state, Seat(seat))}
    for _ in range(250):
        played(state, 1, state.moment)
        if state.ended is not None:
            break
        tried |= {type(option): option for seat in range(4) for option in options(state, Seat(seat))}
        for seat in range(4):
            for option in tried.values():
                try:
                    play(state.copy(), Seat(seat), option)
                except Illegal as illegal:
                    keys.add(illegal.key)
                    for locale in LOCALES:
                        herald.refusal(illegal, naming(state, locale))
    assert len(keys) > 12


# The panel


def test_the_heading_says_which_game_and_whose_turn() -> None:
    state = table()
    assert herald.heading(seen(state), naming(state), "7QK4") == "### Game 7QK4 · Founding · Blue (Ann)"
    founded(state)
    assert herald.heading(seen(state), naming(state, "de"), "7QK4") == "### Spiel 7QK4 · Zug 1 · Blau (Ann)"
    over = msgspec.structs.replace(seen(state), ended=Ended("points", (B,), (1, 10, 2, 3)), turn=54)
    assert herald.heading(over, naming(state), "7QK4") == "### Game 7QK4 · Over after 54 turns · Bob"


def test_the_score_lines_show_all_that_is_public_and_mark_the_awaited() -> None:
    state = founded(table())
    lines = herald.score_lines(seen(state), naming(state)).split("\n")
    assert len(lines) == 5
    assert lines[0].startswith("-# ▸ **B** Ann: 2 points · ")
    assert all(LETTERS[player.colour] in line for player, line in zip(PLAYERS, lines, strict=False))
    assert sum("▸" in line for line in lines) == len(actors(state)) == 1
    assert "25 development cards left" in lines[4]
    assert "10 points win" in lines[4]


def test_an_offer_tells_who_has_answered() -> None:
    there = naming(TABLE)
    assert herald.offer_state(OFFER, there) == ""
    answered = msgspec.structs.replace(OFFER, declined=(B,), willing=(C,))
    assert herald.offer_state(answered, there) == "Willing: Cleo. The maker chooses. Declined by Bob."


def test_help_says_whom_the_game_waits_for() -> None:
    state = founded(table())
    first, other = actors(state)[0], Seat(1 + actors(state)[0])
    assert "waits for you to roll the dice" in herald.help_now(seen(state, first), naming(state))
    assert "waits for Ann to roll the dice" in herald.help_now(seen(state, other), naming(state))


# The board in words


def test_the_description_follows_its_pattern() -> None:
    state = founded(table())
    text = herald.alt_text(seen(state), naming(state), r"Dan\_\* ends the turn.")
    assert text.startswith("Catan board, turn 1. Blue Ann 2 points: settlements ")
    assert "Black Dan_* 2 points" in text
    assert "Robber on desert." in text
    assert text.endswith("Last: Dan_* ends the turn.")
    for seat in range(4):
        for site, owner in enumerate(state.owners):
            if owner == seat:
                assert re.search(rf"\b{site + 1}\b", text)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_crowded_board_still_fits_its_description(locale: str) -> None:
    """Roads give way first, then buildings."""
    state = table()
    for seat in range(4):
        for path in range(seat * 15, seat * 15 + 15):
            state.lay_road(Seat(seat), Path(path))
    for seat in range(4):
        for number in range(9):
            state.raise_building(Seat(seat), "city" if number < 4 else "settlement", Intersection(seat * 13 + number))
    there = naming(state, locale)
    long = herald.alt_text(seen(state), there, "x" * 100)
    assert len(long) <= LONGEST_ALT_TEXT
    assert "x" * 100 in long
    assert there.path(0) in long
    cramped = herald.alt_text(seen(state), there, "x" * 500)
    assert len(cramped) <= LONGEST_ALT_TEXT
    assert there.path(0) not in cramped
    assert re.search(r"\b14, 15\b", cramped)
    assert len(herald.alt_text(seen(state), there, "x" * 5000)) <= LONGEST_ALT_TEXT


@pytest.mark.parametrize("locale", LOCALES)
def test_the_board_in_words_is_complete(locale: str) -> None:
    state = founded(table("words", layout="random"))
    played(state, 300, 5)
    there, view = naming(state, locale), seen(state)
    text = herald.text_board(view, there)
    board = state.rules.board
    for place in board.hexes:
        assert f"H{place + 1} {there.plain_hex(place)}" in text
    for path, owner in enumerate(state.roads):
        assert owner < 0 or re.search(rf"\b{there.path(path)}\b", text)
    for harbour in board.harbours:
        assert f"{there.harbour(harbour)} {'at' if locale == 'en' else 'an'} {there.path(harbour.path)}" in text
    lines = {line.split(":")[0]: line for line in text.split("\n") if re.match(r"\d+: ", line)}
    assert len(lines) == len(board.intersections)
    for site in board.intersections:
        assert there.intersection_detail(site) in lines[str(site + 1)]
        assert (there.piece(state.kinds[site]) in lines[str(site + 1)]) if state.owners[site] >= 0 else True
        for beside in board.neighbours[site]:
            assert re.search(rf"\b{beside + 1}\b", lines[str(site + 1)])


def test_the_board_in_words_can_be_cut_into_messages() -> None:
    text = herald.text_board(seen(founded(table())), naming(TABLE))
    for longest in (300, 1000, 3900):
        cut = herald.pages(text, longest)
        assert all(0 < len(page) <= longest for page in cut)
        assert [line for page in cut for line in page.split("\n") if line] == [
            line for line in text.split("\n") if line
        ]
        assert len(cut) < 3 * len(text) / longest + 2
    assert len(herald.pages(text)) <= 2


def test_what_everybody_is_told_of_the_board_hides_hands() -> None:
    """The same words, whatever a seat holds."""
    state = founded(table("hidden"))
    other = state.copy()
    seat, count = A, sum(state.hands[A])
    other.hands[seat] = tuple(reversed(goods.only(Good(0), count, 5)))
    held = (0, 2, 0, 0, 0)
    for one, cards in ((state, held), (other, held[::-1])):
        one.put(msgspec.structs.replace(one[Cards], held=(cards, *one[Cards].held[1:])))
    assert state.hands[seat] != other.hands[seat]
    for tell in (herald.score_lines, herald.alt_text, herald.text_board):
        assert tell(seen(state), naming(state)) == tell(seen(other), naming(other))


# The hand


def test_the_hand_shows_cards_costs_and_news() -> None:
    state = founded(table())
    state.hands[A] = (1, 1, 0, 2, 1)
    state.put(msgspec.structs.replace(state[Cards], held=((2, 1, 0, 0, 0), *state[Cards].held[1:])))
    state.put(msgspec.structs.replace(state[Cards], fresh=((1, 0, 0, 0, 0), *state[Cards].fresh[1:])))
    text = herald.hand_text(seen(state, A), naming(state, seat=A), ["+2 wool (a 6 was rolled)", "−1 ore: Bob took it"])
    first, *lines = text.split("\n")
    assert first == (
        "You hold 1 lumber, 1 brick, 2 grain, 1 ore (5 cards). "
        "Development cards: Knight ×2 (bought this turn: 1), Victory Point."
    )
    assert [line for line in lines if "arbour" not in line] == [
        "3 points of 10, 1 of them hidden.",
        "✅ Road: 1 lumber, 1 brick",
        "▫️ Settlement: 1 lumber, 1 brick, 1 wool, 1 grain – you lack 1 wool",
        "▫️ City: 2 grain, 3 ore – you lack 2 ore",
        "▫️ Development card: 1 wool, 1 grain, 1 ore – you lack 1 wool",
        "Still to build: 13 roads, 3 settlements, 4 cities.",
        "**Since your last turn**",
        "+2 wool (a 6 was rolled)",
        "−1 ore: Bob took it",
    ]


def test_an_empty_hand_is_told_plainly() -> None:
    state = founded(table())
    state.hands[A] = NOTHING
    assert herald.hand_line(seen(state, A), naming(state)) == "You hold no resource cards."
    assert "Since your last turn" not in herald.hand_text(seen(state, A), naming(state), [])


def test_what_is_used_up_is_said_before_what_it_costs() -> None:
    state = founded(table())
    state.left["city"][A] = 0
    state.put(msgspec.structs.replace(state[Cards], deck=(0, 0, 0, 0, 0)))
    text = herald.costs_text(seen(state, A), naming(state))
    assert "City: all of yours are on the board" in text
    assert "Development card: none are left" in text


def test_harbours_of_ones_own_are_told() -> None:
    state = table()
    [*_, last] = [harbour for harbour in state.rules.board.harbours if harbour.good is not None]
    state.raise_building(A, "settlement", last.intersections[0])
    text = herald.hand_text(seen(state, A), naming(state), [])
    assert f"Your harbours: {naming(state).harbour(last)}." in text
    assert "You have no harbour" in herald.hand_text(seen(state, B), naming(state), [])


def test_nobody_has_no_hand() -> None:
    with pytest.raises(ValueError, match="viewer"):
        herald.hand_line(seen(TABLE), naming(TABLE))


def test_a_finished_game_lies_open() -> None:
    state = founded(table("over"))
    while state.ended is None:
        for seat in range(4):
            vote = [option for option in options(state, Seat(seat)) if type(option).__name__ == "AgreeToEnd"]
            if vote and state.ended is None:
                perform(state, Seat(seat), vote[0])
    there = naming(state)
    assert "Game X · Over" in herald.heading(seen(state), there, "X")
    assert herald.hand_line(seen(state, A), there).startswith("You hold")
    assert "over" in herald.help_now(seen(state, A), there)
    assert len(herald.score_lines(seen(state), there).split("\n")) == 5
    assert herald.alt_text(seen(state), there)
    assert herald.text_board(seen(state), there)


# Rules


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_chapters_of_the_rules_are_all_there_and_in_own_order(locale: str, name: str) -> None:
    spoken = at_table(words(locale), TABLES[name])
    titles = [title_of(spoken, chapter) for chapter in chapters(spoken)]
    assert len(set(titles)) == len(titles) >= len(RULE_CHAPTERS)
    assert set(chapters(spoken)) >= set(RULE_CHAPTERS)
    assert chapters(spoken)[-1] == "bot"
    for chapter in chapters(spoken):
        text = spoken.say(f"rules-{chapter}")
        assert 600 < len(text) <= 1800, chapter
        assert text.count("**") % 2 == 0
        assert all(len(one) > 1 or not two for one, two in pairwise(text.split("\n\n")))
