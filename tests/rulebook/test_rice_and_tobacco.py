"""The Carolinas, rule 10: rice and tobacco, every printed rule in its order, and what ruling C8 adds to it."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from data import map_document
from engine import Illegal, options, view
from engine.action import menu
from engine.base.bargaining import AcceptOffer, OfferTrade
from engine.base.building import BuildRoad
from engine.base.cards import PlayMonopoly, PlayYearOfPlenty
from engine.base.founding import FoundRoad, FoundSettlement
from engine.base.offers import Offers, OfferWithdrawn, Traded
from engine.base.production import Produced
from engine.base.robber import Discard, Discarding, DiscardsDue, MoveRobber, MovingRobber
from engine.base.trade import SupplyTraded, TradeWithSupply
from engine.base.turn import EndTurn, Main, Roll, Rolling, ThrownAgain
from engine.board import Board, read_document
from engine.event import Event
from engine.players import SimplePlayer
from engine.players.player import Question
from engine.players.scenarios.rice_and_tobacco import sell_commodities
from engine.players.thought import Thought
from engine.record import Bag, Seat
from engine.scenarios.five_six import PairedTurn, SpecialBuilding
from engine.scenarios.rice_and_tobacco import (
    FEWER,
    NONE,
    RICE,
    TOBACCO,
    WISHES,
    CommoditiesTaken,
    Prefer,
    Preferences,
    Preferred,
)
from engine.tables import TABLES, TableSpec, dealt_for, map_name, rules_of
from tests.engine.laying import A, B, C, D, Table, bag, good, lay, path, site

TABLE = "carolinas+rice_and_tobacco"
BOARD = Board(read_document(map_document("carolinas")))
GOODS = (*BOARD.goods, TOBACCO, RICE)
RESOURCES = range(len(BOARD.goods))

MOUNT_AIRY, RALEIGH, BRYSON_CITY, GOLDSBORO, WILMINGTON, MOREHEAD = 9, 30, 45, 51, 78, 71
"""In North Carolina. A 2 brings nothing to any of them."""

COLUMBIA, GREENVILLE, CHARLESTON, KINGSTREE = 74, 56, 99, 88
"""In South Carolina: Columbia has 11 forest, 8 mountains and 10 fields, Charleston 4 hills and 3 fields."""

OPEN_ROAD = "78-84"
"""The 3:1 trading road of Port Wilmington."""

MINT = "48-58"
"""The 2:1 trading road for ore at Charlotte."""


def carolinas(**chosen: Any) -> Table:
    """A table of The Carolinas with rice and tobacco, and nothing on it."""
    return lay(None, table=TABLE, **chosen)


def about_to_roll(**chosen: Any) -> Table:
    """A has a building in the north, B one in the south, C one in each, D none at all."""
    table = carolinas(step="roll", **chosen)
    return table.settle(A, MOUNT_AIRY).settle(B, CHARLESTON).settle(C, GOLDSBORO, GREENVILLE)


def cards(text: str = "") -> Bag:
    """Goods of this table, commodities among them."""
    return bag(text, GOODS)


def roll(table: Table, first: int, second: int, seat: Seat = A) -> tuple[Event, ...]:
    """The seat rolls these numbers; what happened by it."""
    return table.dice(first, second).play(seat, Roll())


def taken(events: Sequence[Event]) -> tuple[str, ...]:
    """What each seat has taken by what happened: a commodity by its name, or nothing."""
    gains = [event.gains for event in events if isinstance(event, CommoditiesTaken)]
    if not gains:
        return ("", "", "", "")
    assert len(gains) == 1
    assert all(sum(gain) <= 1 for gain in gains[0])
    return tuple(GOODS[gain.index(1)] if any(gain) else "" for gain in gains[0])


def commodities(table: Table, seat: Seat) -> tuple[int, int]:
    """How much tobacco and rice a seat has."""
    hand = table.state.hands[seat]
    return hand[good(TOBACCO, GOODS)], hand[good(RICE, GOODS)]


def bank(table: Table, seat: Seat = A) -> set[tuple[Bag, int]]:
    """What the bank would trade with a seat now: what for which good."""
    return {(o.give, o.take) for o in table.offered(seat, TradeWithSupply) if isinstance(o, TradeWithSupply)}


def wish(table: Table, seat: Seat, wished: str) -> Table:
    """The seat wishes for this from now on."""
    if table.state[Preferences].wishes[seat] != wished:
        table.play(seat, Prefer(wished))
    return table


# 10. The variant


def test_CA_22_it_is_an_option_of_the_table_at_any_number() -> None:
    """10: if all agree. It is a table of its own in the lobby, by as many as The Carolinas, and no mix of ours."""
    plain, table = TABLES["carolinas"], TABLES[TABLE]
    assert (table.maps, table.options, table.printed) == (plain.maps, plain.options, True)
    assert sorted(table.seats) == [3, 4, 5, 6]
    for seats in table.seats:
        spec = TableSpec("carolinas", seats)
        rules = rules_of(dealt_for(spec, map_document(map_name(spec)), "plain"))
        assert TOBACCO not in rules.goods
        assert Prefer not in {action for actions in rules.menu.values() for action in actions}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_CA_22_there_are_two_kinds_of_tokens(seats: int) -> None:
    """10: two kinds of tokens; how many cannot be read, so there are 20 of each (C8)."""
    table = carolinas(seats=seats)
    assert table.state.rules.goods == GOODS
    assert table.state.supply[len(RESOURCES) :] == (20, 20)


@pytest.mark.parametrize("seats", [4, 6])
def test_CA_23_every_place_to_settle_belongs_to_one_region(seats: int) -> None:
    """10: light blue is North Carolina, red is South Carolina; no place is in both or in neither."""
    table = carolinas(seats=seats)
    state, tags = table.state, table.state.rules.board.intersection_tags
    places = [one for one in state.rules.board.intersections if state.rules.has_room(state, one)]
    regions = [tags[one] & {"north_carolina", "south_carolina"} for one in places]
    assert len(places) > 30
    assert all(len(region) == 1 for region in regions)
    assert len(set(regions)) == 2


def test_CA_24_everybody_who_got_no_card_takes_a_token_not_only_the_roller() -> None:
    """10: after any normal production roll; here a 2, at which nobody has built."""
    table = about_to_roll(turn=D)
    assert taken(roll(table, 1, 1, D)) == (TOBACCO, RICE, TOBACCO, "")


def test_CA_24_whoever_got_a_card_takes_none() -> None:
    """10: an 11 brings A ore; the others go without."""
    table = about_to_roll()
    events = roll(table, 5, 6)
    assert [event.gains[A] for event in events if isinstance(event, Produced)] == [cards("1 ore")]
    assert taken(events) == ("", RICE, TOBACCO, "")
    assert table.state.hands[A] == cards("1 ore")


def test_CA_24_a_seven_brings_no_token() -> None:
    """10: except a 7."""
    table = about_to_roll()
    assert taken(roll(table, 3, 4)) == ("", "", "", "")
    assert table.state.supply[len(RESOURCES) :] == (20, 20)


def test_CA_24_the_number_and_size_of_buildings_do_not_matter() -> None:
    """10: one token a roll, for a city and four settlements as for one settlement."""
    table = carolinas(step="roll").city(A, MOUNT_AIRY).settle(A, RALEIGH, BRYSON_CITY, GOLDSBORO).settle(B, MOREHEAD)
    assert taken(roll(table, 1, 1)) == (TOBACCO, TOBACCO, "", "")
    assert (commodities(table, A), commodities(table, B)) == ((1, 0), (1, 0))


def test_CA_24_buildings_are_needed_not_roads() -> None:
    """10: who has a road in North Carolina but no building takes nothing."""
    table = carolinas(step="roll").road(A, OPEN_ROAD)
    assert taken(roll(table, 1, 1)) == ("", "", "", "")


@pytest.mark.parametrize(("sites", "brought"), [((MOUNT_AIRY,), TOBACCO), ((COLUMBIA,), RICE)], ids=["north", "south"])
@pytest.mark.parametrize("wished", [FEWER, TOBACCO, RICE])
def test_CA_25_a_building_in_one_region_brings_what_grows_there(
    sites: tuple[int, ...], brought: str, wished: str
) -> None:
    """10: tobacco in the north, rice in the south, whatever one would rather have."""
    table = wish(carolinas(step="roll").settle(A, *sites), A, wished)
    assert taken(roll(table, 1, 1))[A] == brought


@pytest.mark.parametrize("wished", [TOBACCO, RICE])
def test_CA_25_with_buildings_in_both_it_is_one_token_of_ones_choice(wished: str) -> None:
    """10: one token of your choice."""
    table = wish(carolinas(step="roll").settle(A, MOUNT_AIRY).city(A, COLUMBIA), A, wished)
    assert taken(roll(table, 1, 1))[A] == wished
    assert sum(commodities(table, A)) == 1


def test_CA_26_commodities_are_traded_between_players_like_cards() -> None:
    """10: just like a resource card; also for one another, but never like for like or for nothing."""
    table = carolinas().hand(A, "2 rice 1 wool").hand(B, "1 tobacco 1 ore")
    table.play(A, OfferTrade(cards("2 rice"), cards("1 ore")))
    [take] = table.offered(B, AcceptOffer)
    assert Traded(A, B, cards("2 rice"), cards("1 ore")) in table.play(B, take)
    table.play(B, OfferTrade(cards("1 rice"), cards("1 wool")))
    [take] = table.offered(A, AcceptOffer)
    table.play(A, take, OfferTrade(cards("1 rice"), cards("1 tobacco")))
    [take] = table.offered(B, AcceptOffer)
    assert Traded(A, B, cards("1 rice"), cards("1 tobacco")) in table.play(B, take)
    assert (table.state.hands[A], table.state.hands[B]) == (cards("1 ore 1 tobacco"), cards("2 rice 1 wool"))
    with table.refused("no-like-for-like"):
        table.play(A, OfferTrade(cards("1 tobacco"), cards("2 tobacco")))
    with table.refused("no-gifts"):
        table.play(A, OfferTrade(cards("1 tobacco"), cards()))
    with table.refused("not-held"):
        table.play(A, OfferTrade(cards("2 tobacco"), cards("1 wool")))


def test_ruling_C8_an_offer_of_commodities_is_off_once_everybody_sees_that_they_are_gone() -> None:
    """C8 (public): cards that could stand for anything do not help; what lies open cannot be given twice."""
    table = carolinas().hand(A, "2 rice 1 wool").hand(B, "1 tobacco 1 ore")
    table.play(A, OfferTrade(cards("2 rice"), cards("1 ore")), OfferTrade(cards("1 rice"), cards("1 tobacco")))
    both = table.state[Offers].standing
    take = AcceptOffer(both[1].serial)
    events = table.play(B, take)
    assert [event.reason for event in events if isinstance(event, OfferWithdrawn)] == ["too_few_cards"]
    assert not table.state[Offers].standing


def test_CA_27_commodities_do_not_count_for_a_seven() -> None:
    """10: nor do they count; of 7 resources nothing is given back, however many commodities lie beside them."""
    table = carolinas(step="roll").hand(A, "7 wool 9 rice 9 tobacco").hand(B, "8 ore 5 rice")
    assert DiscardsDue(((B, 4),)) in roll(table, 3, 4)
    assert table.awaits(Discarding(((B, 4),)))
    with table.refused("not-held", missing=cards("1 rice")):
        table.play(B, Discard(cards("3 ore 1 rice")))
    [discard] = table.offered(B, Discard)
    assert discard.holes(table.state, B)[0].within == cards("8 ore")
    table.play(B, Discard(cards("4 ore")))
    assert table.state.hands[B] == cards("4 ore 5 rice")


def test_CA_27_commodities_are_never_stolen() -> None:
    """10: you cannot steal commodities; who has nothing else is no victim."""
    table = carolinas(step="roll").settle(B, MOUNT_AIRY).settle(C, COLUMBIA)
    table.hand(B, "9 tobacco").hand(C, "1 wool 9 rice 9 tobacco")
    roll(table, 3, 4)
    assert table.awaits(MovingRobber(A))
    assert {move.victim for move in table.offered(A, MoveRobber) if isinstance(move, MoveRobber)} == {None, C}
    ore = next(one for one in BOARD.hexes_at[site(COLUMBIA)] if BOARD.terrain[one] == "mountains")
    table.play(A, MoveRobber(ore, C))
    assert (table.state.hands[A], table.state.hands[C]) == (cards("1 wool"), cards("9 rice 9 tobacco"))


def test_CA_28_two_rice_and_two_tobacco_bring_any_resource() -> None:
    """10: 4 tokens in total for any one resource card, and for nothing but a resource card."""
    table = carolinas().hand(A, "2 rice 2 tobacco")
    lot = cards("2 rice 2 tobacco")
    assert bank(table) == {(lot, one) for one in RESOURCES}
    trade = TradeWithSupply(lot, good("ore", GOODS))
    assert SupplyTraded(A, lot, good("ore", GOODS)) in table.play(A, trade)
    assert table.state.hands[A] == cards("1 ore")
    assert table.state.supply[len(RESOURCES) :] == (20, 20)


@pytest.mark.parametrize(
    "lot", ["2 rice", "2 tobacco", "4 rice", "4 tobacco", "3 rice 1 tobacco", "1 rice 3 tobacco", "2 rice 2 wool"]
)
def test_CA_28_nothing_else_will_do_without_a_trading_road(lot: str) -> None:
    """10: two of each; the 2 + 1 of a port is refused like all else."""
    table = carolinas().hand(A, "9 rice 9 tobacco 2 wool")
    with table.refused("no-such-rate"):
        table.play(A, TradeWithSupply(cards(lot), good("ore", GOODS)))


def test_CA_28_what_the_bank_does_not_have_cannot_be_taken() -> None:
    """10 with G8: no ore in the supply, so none for commodities."""
    table = carolinas().hand(A, "2 rice 2 tobacco").supply("0 ore")
    with table.refused("supply-has-not"):
        table.play(A, TradeWithSupply(cards("2 rice 2 tobacco"), good("ore", GOODS)))
    assert good("ore", GOODS) not in {take for _, take in bank(table)}


@pytest.mark.parametrize("lot", ["2 rice 1 tobacco", "1 rice 2 tobacco"])
def test_CA_29_with_a_3_1_trading_road_two_and_one_bring_any_resource(lot: str) -> None:
    """10: 2 of any one commodity and 1 of the other; the other way round too."""
    table = carolinas().road(A, OPEN_ROAD).hand(A, lot)
    assert bank(table) == {(cards(lot), one) for one in RESOURCES}
    table.play(A, TradeWithSupply(cards(lot), good("brick", GOODS)))
    assert table.state.hands[A] == cards("1 brick")


@pytest.mark.parametrize("lot", ["1 rice 1 tobacco", "3 rice", "3 tobacco", "2 rice", "1 rice"])
def test_CA_29_one_and_one_is_refused_and_so_are_three_of_a_kind(lot: str) -> None:
    """10: the example in brackets contradicts its own sentence; the sentence holds."""
    table = carolinas().road(A, OPEN_ROAD).hand(A, "9 rice 9 tobacco")
    with table.refused("no-such-rate"):
        table.play(A, TradeWithSupply(cards(lot), good("ore", GOODS)))


def test_CA_29_two_and_two_may_still_be_given() -> None:
    """10: "you may": the port adds a rate."""
    table = carolinas().road(A, OPEN_ROAD).hand(A, "2 rice 2 tobacco")
    assert {lot for lot, _ in bank(table)} == {
        cards("2 rice 2 tobacco"),
        cards("2 rice 1 tobacco"),
        cards("1 rice 2 tobacco"),
    }


def test_CA_15_only_an_own_road_on_a_3_1_field_opens_the_trade() -> None:
    """4 and 10: neither somebody else's road, nor a building beside the field, nor a road on a 2:1 field."""
    hand = "2 rice 1 tobacco"
    assert not bank(carolinas().road(B, OPEN_ROAD).hand(A, hand))
    assert not bank(carolinas().settle(A, WILMINGTON).hand(A, hand))
    assert not bank(carolinas().road(A, MINT).hand(A, hand))


def test_CA_15_the_trade_opens_at_the_moment_the_road_stands() -> None:
    """4 and C4: from the moment it stands, and the road taken back closes it."""
    table = carolinas().settle(A, WILMINGTON).hand(A, "1 lumber 1 brick 2 rice 1 tobacco")
    assert not bank(table)
    table.play(A, BuildRoad(path(OPEN_ROAD, BOARD)))
    assert bank(table) == {(cards("2 rice 1 tobacco"), one) for one in RESOURCES}
    table.take_back(A)
    assert not bank(table)


# Ruling C8: who takes one


def test_ruling_C8_a_blocked_hex_leaves_one_empty_handed() -> None:
    """C8: nothing there after G2, because the robber stands on the 3 fields of Charleston."""
    assert taken(roll(about_to_roll(), 1, 2))[B] == ""
    assert taken(roll(about_to_roll().robber("3 fields"), 1, 2))[B] == RICE


def test_ruling_C8_a_short_supply_leaves_one_empty_handed() -> None:
    """C8: the bank cannot give B and C the grain that is due to both, so both take a token."""
    table = carolinas(step="roll").settle(B, CHARLESTON).settle(C, 101).supply("1 grain", rest=D)
    events = roll(table, 1, 2)
    assert [event.short for event in events if isinstance(event, Produced)] == [(good("grain", GOODS),)]
    assert taken(events) == ("", RICE, RICE, "")


def test_ruling_C8_part_of_what_was_due_is_a_card_too() -> None:
    """C8 with G2: alone due two cards, and given the last one, C has got a card."""
    table = carolinas(step="roll").city(C, CHARLESTON).settle(B, COLUMBIA).supply("1 grain", rest=D)
    events = roll(table, 1, 2)
    assert table.state.hands[C] == cards("1 grain")
    assert taken(events) == ("", RICE, "", "")


def test_ruling_C8_a_roll_that_does_not_count_brings_nothing() -> None:
    """C8: what is thrown again comes to nothing; only the roll that counts is looked at."""
    table = about_to_roll().arrange(
        lambda state: setattr(state, "rules", state.rules.but(thrown_again=lambda state, number: number == 2))
    )
    events = table.dice(1, 1).dice(5, 6).play(A, Roll())
    assert ThrownAgain(A, 1, 1) in events
    assert taken(events) == ("", RICE, TOBACCO, "")
    assert [sum(commodities(table, seat)) for seat in (A, B, C, D)] == [0, 1, 1, 0]


def test_ruling_C8_founding_brings_no_token() -> None:
    """C8: no roll, no token, though the second settlement may bring no card."""
    table = carolinas(step="founding")
    for _ in range(2 * 4):
        seat = table.state.agenda[-1].actors[0]
        settle = next(option for option in options(table.state, seat) if isinstance(option, FoundSettlement))
        table.play(seat, settle)
        table.play(seat, next(option for option in options(table.state, seat) if isinstance(option, FoundRoad)))
    assert isinstance(table.state.step, Rolling)
    assert table.state.supply[len(RESOURCES) :] == (20, 20)


def test_ruling_C8_the_event_tells_everybody_who_took_what() -> None:
    """C8: tokens are public, so nothing of the event is hidden."""
    table = about_to_roll()
    [event] = [event for event in roll(table, 1, 1) if isinstance(event, CommoditiesTaken)]
    assert event == CommoditiesTaken((cards("1 tobacco"), cards("1 rice"), cards("1 tobacco"), cards()))
    assert event.seen_by(None) == event
    assert event.known_to() is None


# Ruling C8: the preference


def test_ruling_C8_at_first_everybody_takes_the_kind_he_has_fewer_of() -> None:
    """C8: the default is the fewer; of as many it is tobacco."""
    table = carolinas(step="roll").settle(A, MOUNT_AIRY, COLUMBIA).hand(A, "1 tobacco")
    assert table.state[Preferences].wishes == (FEWER,) * 4
    assert taken(roll(table, 1, 1))[A] == RICE
    assert commodities(table, A) == (1, 1)
    table.play(A, EndTurn())
    assert taken(roll(table, 1, 1, B))[A] == TOBACCO


def test_ruling_C8_who_wants_none_takes_none() -> None:
    """C8: "may take": the preference none leaves the token."""
    table = wish(about_to_roll(), C, NONE)
    assert taken(roll(table, 1, 1)) == (TOBACCO, RICE, "", "")
    assert commodities(table, C) == (0, 0)


def test_ruling_C8_nothing_happened_when_nobody_takes_any() -> None:
    """C8: when all leave theirs nothing is told."""
    table = wish(carolinas(step="roll").settle(A, MOUNT_AIRY), A, NONE)
    assert not [event for event in roll(table, 1, 1) if isinstance(event, CommoditiesTaken)]


def test_ruling_C8_nobody_waits_for_a_choice() -> None:
    """C8: the roll alone decides; the next question is the roller's trading and building."""
    table = about_to_roll()
    roll(table, 1, 1)
    assert table.awaits(Main(A))


@pytest.mark.parametrize(("gone", "wished", "other"), [(TOBACCO, TOBACCO, RICE), (RICE, RICE, TOBACCO)])
def test_ruling_C8_when_one_kind_is_used_up_one_gets_the_other_that_is_open(gone: str, wished: str, other: str) -> None:
    """C8: also for the fewer; but who has no building where the other grows gets nothing."""
    table = carolinas(step="roll").settle(A, MOUNT_AIRY, COLUMBIA).settle(B, GREENVILLE, GOLDSBORO)
    table.settle(C, MOREHEAD if gone == TOBACCO else CHARLESTON).supply(f"0 {gone}")
    wish(table, A, wished)
    assert taken(roll(table, 1, 1)) == (other, other, "", "")


@pytest.mark.parametrize("roller", [A, B, C])
def test_ruling_C8_the_last_tokens_go_clockwise_from_the_roller(roller: Seat) -> None:
    """C8: two are left of three that are due."""
    table = carolinas(step="roll", turn=roller).settle(A, MOUNT_AIRY).settle(B, MOREHEAD).settle(C, GOLDSBORO)
    events = roll(table.supply("2 tobacco"), 1, 1, roller)
    first = [seat for seat in (*range(roller, 4), *range(roller)) if seat != D][:2]
    assert taken(events) == tuple(TOBACCO if seat in first else "" for seat in range(4))


def test_ruling_C8_the_last_of_a_kind_is_gone_for_whoever_comes_later() -> None:
    """C8: A takes the last tobacco; C, who would too, gets the rice that is open to him, B in the north nothing."""
    table = carolinas(step="roll").settle(A, MOUNT_AIRY).settle(B, MOREHEAD).settle(C, GOLDSBORO, GREENVILLE)
    events = roll(wish(table.supply("1 tobacco"), C, TOBACCO), 1, 1)
    assert taken(events) == (TOBACCO, "", RICE, "")


def test_ruling_C8_everybody_may_say_at_any_time_what_he_prefers() -> None:
    """C8: at every step, in anybody's turn, and without being asked; all four answers, but the one that holds."""
    table = carolinas(step="roll")
    for actions in table.state.rules.menu.values():
        assert Prefer in actions
    assert (Prefer.aside, Prefer.audience) == (True, "everyone")
    for seat in (A, B, C, D):
        assert table.offered(seat, Prefer) == [Prefer(TOBACCO), Prefer(RICE), Prefer(NONE)]
    assert table.play(D, Prefer(RICE)) == (Preferred(D, RICE),)
    assert table.awaits(Rolling(A))
    assert table.offered(D, Prefer) == [Prefer(FEWER), Prefer(TOBACCO), Prefer(NONE)]
    assert table.state[Preferences].wishes == (FEWER, FEWER, FEWER, RICE)


@pytest.mark.parametrize("step", ["founding", "roll", "main"])
def test_ruling_C8_a_preference_is_open_from_the_founding_on(step: str) -> None:
    """C8: in every part of a game."""
    table = carolinas(step=step)
    assert all(Prefer in menu(table.state, seat) for seat in (A, B, C, D))
    table.play(C, Prefer(TOBACCO))


@pytest.mark.parametrize("chosen", [{}, {"extra_turn": "paired_turns"}])
def test_ruling_C8_a_preference_is_open_between_the_turns_of_six(chosen: dict[str, str]) -> None:
    """C8 with G12: in the building phase and in paired turns too."""
    table = carolinas(seats=6, **chosen)
    table.play(A, EndTurn())
    assert isinstance(table.state.step, PairedTurn if chosen else SpecialBuilding)
    for seat in table.state.rules.every_seat:
        table.play(seat, Prefer(NONE))
    assert table.state[Preferences].wishes == (NONE,) * 6


def test_ruling_C8_what_is_no_preference_is_refused() -> None:
    """C8: tobacco, rice, the fewer or none; and what holds already is said to hold."""
    table = carolinas()
    with table.refused("not-possible"):
        table.play(A, Prefer("wool"))
    with table.refused("preferred-already"):
        table.play(A, Prefer(FEWER))
    assert WISHES == (FEWER, TOBACCO, RICE, NONE)


def test_ruling_C8_a_preference_is_no_barrier_and_is_never_undone() -> None:
    """C8: an aside; a road built before it can be taken back, and the preference stays."""
    table = carolinas().settle(A, WILMINGTON).hand(A, "1 lumber 1 brick")
    table.play(A, BuildRoad(path(OPEN_ROAD, BOARD)))
    assert not table.outcome(B, Prefer(RICE)).barrier
    assert not table.outcome(A, Prefer(NONE)).barrier
    assert [entry.action for entry in table.journal.undoable(A)] == [BuildRoad(path(OPEN_ROAD, BOARD))]
    table.take_back(A)
    assert table.state.hands[A] == cards("1 lumber 1 brick")
    assert table.state[Preferences].wishes == (NONE, RICE, FEWER, FEWER)
    assert not table.journal.undoable(A)


# Ruling C8: what they are, and what they are not


def test_ruling_C8_tokens_are_public() -> None:
    """C8: everybody sees how many of each lie before each, and what is left; resources stay hidden."""
    table = carolinas().hand(B, "3 wool 2 rice 1 tobacco")
    for viewer in (None, A, C):
        seen = view(table.state, viewer)
        assert seen.open_goods[B] == cards("2 rice 1 tobacco")
        assert (seen.hands[B], seen.cards[B]) == (None, 3)
        assert seen.supply[len(RESOURCES) :] == (19, 18)
        assert seen.part(Preferences) == Preferences((FEWER,) * 4)


def test_ruling_C8_monopoly_does_not_touch_them() -> None:
    """C8: no part of Monopoly."""
    table = carolinas().cards(A, monopoly=1).hand(B, "3 rice 2 tobacco 1 wool")
    named = {option.good for option in table.offered(A, PlayMonopoly) if isinstance(option, PlayMonopoly)}
    assert named == set(RESOURCES)
    with table.refused("not-possible"):
        table.play(A, PlayMonopoly(good(RICE, GOODS)))


def test_ruling_C8_year_of_plenty_does_not_bring_them() -> None:
    """C8: no part of Year of Plenty."""
    table = carolinas().cards(A, year_of_plenty=1)
    takes = [option.take for option in table.offered(A, PlayYearOfPlenty) if isinstance(option, PlayYearOfPlenty)]
    assert len(takes) == 15
    assert not [take for take in takes if any(take[len(RESOURCES) :])]
    with table.refused("supply-has-not"):
        table.play(A, PlayYearOfPlenty(cards("1 rice 1 wool")))


def test_ruling_C8_they_pay_no_costs() -> None:
    """C8: nothing on the price list asks for them."""
    table = carolinas().hand(A, "9 rice 9 tobacco")
    assert not [what for what, cost in table.state.rules.costs.items() if any(cost[len(RESOURCES) :])]
    assert not table.state.rules.payable[table.state.hands[A]]


@pytest.mark.parametrize("roads", [(), (OPEN_ROAD,)])
def test_ruling_C8_they_are_not_traded_4_1_either_way(roads: tuple[str, ...]) -> None:
    """C8: not 4:1, and no trade of resources takes them, whatever its rate."""
    table = carolinas().road(A, *roads).hand(A, "4 wool 4 rice")
    assert {take for _, take in bank(table)} <= set(RESOURCES)
    assert {lot for lot, _ in bank(table)} == {cards("3 wool") if roads else cards("4 wool")}
    for lot in ("4 wool", "3 wool"):
        with table.refused("no-such-rate"):
            table.play(A, TradeWithSupply(cards(lot), good(TOBACCO, GOODS)))
    for lot in ("4 rice", "3 rice"):
        with table.refused("no-such-rate"):
            table.play(A, TradeWithSupply(cards(lot), good("ore", GOODS)))


def test_ruling_C8_the_bank_takes_them_in_a_paired_turn_too() -> None:
    """C8 with G12: a paired turn trades with the supply."""
    table = carolinas(seats=6, extra_turn="paired_turns").hand(D, "2 rice 2 tobacco")
    table.play(A, EndTurn())
    assert table.awaits(PairedTurn(D))
    assert bank(table, D) == {(cards("2 rice 2 tobacco"), one) for one in RESOURCES}


def test_ruling_C8_trades_wait_for_the_roll() -> None:
    """C8 with G1: trading commodities waits for the roll like all trading."""
    table = carolinas(step="roll").hand(A, "2 rice 2 tobacco")
    with pytest.raises(Illegal) as caught:
        table.play(A, TradeWithSupply(cards("2 rice 2 tobacco"), good("ore", GOODS)))
    assert caught.value.key == "not-now"


# Players with sense


def asked(table: Table, seat: Seat = A) -> Any:
    """What a player with sense does now."""
    return SimplePlayer().choose(Question(table.state, seat, Random(0)))


def test_a_player_with_sense_sells_commodities_for_what_it_lacks() -> None:
    """It saves for a city and lacks ore; the trading road makes it cheaper."""
    table = carolinas().settle(A, MOUNT_AIRY).hand(A, "2 grain 2 ore 2 rice 2 tobacco")
    assert asked(table) == TradeWithSupply(cards("2 rice 2 tobacco"), good("ore", GOODS))
    table = carolinas().settle(A, MOUNT_AIRY).road(A, OPEN_ROAD).hand(A, "2 grain 2 ore 2 rice 2 tobacco")
    sold = asked(table)
    assert isinstance(sold, TradeWithSupply)
    assert (sum(sold.give), sold.take) == (3, good("ore", GOODS))


def test_a_player_with_sense_does_not_fill_its_hand_beyond_what_a_seven_leaves() -> None:
    """With more than one card lacking it sells up to seven cards, and then keeps what nobody can steal."""
    for held, sells in (("6 wool", True), ("7 wool", False)):
        table = carolinas().settle(A, MOUNT_AIRY).hand(A, f"{held} 2 rice 2 tobacco")
        assert (sell_commodities(Thought(Question(table.state, A, Random(0)))) is not None) == sells
