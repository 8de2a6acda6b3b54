"""Rulings on trading (G8)."""

from engine.base.bargaining import AcceptOffer, ChooseTaker, CounterOffer, DeclineOffer, OfferTrade, WelcomeOffer
from engine.base.building import BuildRoad
from engine.base.cards import PlayKnight, PlayMonopoly
from engine.base.offers import (
    MakerToldWhy,
    Offer,
    OfferLapsed,
    OfferMade,
    Offers,
    OfferWelcomed,
    OfferWithdrawn,
    Traded,
)
from engine.base.robber import MoveRobber
from engine.record import Seat
from engine.sight import seen
from tests.engine.laying import A, B, C, D, Table, bag, good, lay, path, place


def offer(table: Table, seat: Seat, give: str, want: str) -> Offer:
    """A seat makes an offer to everybody who may take it; it stands now."""
    [made] = [one.offer for one in table.play(seat, OfferTrade(bag(give), bag(want))) if isinstance(one, OfferMade)]
    return made


def standing(table: Table) -> tuple[Offer, ...]:
    return table.state[Offers].standing


def test_ruling_G8_counter_offers_go_back_and_forth() -> None:
    """G8: only with the seat on turn, so a counter-offer may be countered by it alone."""
    table = lay().hand(A, "3 ore").hand(B, "3 wool").hand(C, "3 wool")
    first = offer(table, A, "1 ore", "3 wool")
    table.play(B, CounterOffer(first.serial, bag("1 wool"), bag("1 ore")))
    second = standing(table)[-1]
    with table.refused("offer-for-others", audience=(A,)):
        table.play(C, CounterOffer(second.serial, bag("2 wool"), bag("1 ore")))
    table.play(A, CounterOffer(second.serial, bag("1 ore"), bag("2 wool")))
    third = standing(table)[-1]
    assert (third.audience, third.answers) == ((B,), second.serial)
    taken, *settled = table.play(B, AcceptOffer(third.serial))
    assert taken == Traded(A, B, bag("1 ore"), bag("2 wool"))
    assert settled == [OfferWithdrawn(second, "answered"), OfferWithdrawn(first, "answered")]
    assert standing(table) == ()


def test_ruling_G8_whoever_takes_an_offer_first_trades_at_once() -> None:
    """G8: by default there is nothing to confirm."""
    table = lay().hand(A, "1 ore").hand(B, "1 wool").hand(C, "1 wool")
    made = offer(table, A, "1 ore", "1 wool")
    assert table.play(C, AcceptOffer(made.serial)) == (Traded(A, C, bag("1 ore"), bag("1 wool")),)
    with table.refused("offer-gone"):
        table.play(B, AcceptOffer(made.serial))


def test_ruling_G8_where_the_maker_chooses_he_trades_with_one_of_the_willing() -> None:
    """G8, table option: saying yes does not trade; the maker of the offer picks."""
    table = lay(trade="chooses").hand(A, "1 ore").hand(B, "1 wool").hand(C, "1 wool").hand(D, "1 grain")
    made = offer(table, A, "1 ore", "1 wool")
    for seat in (C, B):
        assert [type(event) for event in table.play(seat, WelcomeOffer(made.serial))] == [OfferWelcomed]
    assert table.state.hands[A] == bag("1 ore")
    with table.refused("not-held", missing=bag("1 wool")):
        table.play(D, WelcomeOffer(made.serial))
    with table.refused("welcomed-already"):
        table.play(C, WelcomeOffer(made.serial))
    with table.refused("not-now"):
        table.play(C, AcceptOffer(made.serial))
    assert table.offered(A, ChooseTaker) == [ChooseTaker(made.serial, C), ChooseTaker(made.serial, B)]
    with table.refused("not-willing", partner=D):
        table.play(A, ChooseTaker(made.serial, D))
    with table.refused("not-your-offer"):
        table.play(B, ChooseTaker(made.serial, C))
    assert table.play(A, ChooseTaker(made.serial, B)) == (Traded(A, B, bag("1 ore"), bag("1 wool")),)
    assert standing(table) == ()


def test_ruling_G8_who_declines_is_no_longer_willing() -> None:
    """G8, table option: a yes can be taken back."""
    table = lay(trade="chooses").hand(A, "1 ore").hand(B, "1 wool")
    made = offer(table, A, "1 ore", "1 wool")
    table.play(B, WelcomeOffer(made.serial), DeclineOffer(made.serial))
    with table.refused("not-willing"):
        table.play(A, ChooseTaker(made.serial, B))


def test_ruling_G8_an_offer_is_withdrawn_when_everybody_can_count_that_it_is_impossible() -> None:
    """G8: its maker holds fewer cards than it gives."""
    table = lay().settle(A, 14).hand(A, "1 lumber 1 brick 1 ore")
    big, small = offer(table, A, "1 brick 1 ore", "1 wool"), offer(table, A, "1 brick", "1 wool")
    assert OfferWithdrawn(big, "too_few_cards") in table.play(A, BuildRoad(path("14-19")))
    assert standing(table) == (small,), "A still holds a card: only A knows that it is no brick"


def test_ruling_G8_a_robbed_seats_offer_goes_only_when_its_hand_is_too_small() -> None:
    """G8: what the thief took is a secret, how many cards are left is not."""
    table = lay().settle(B, 33).hand(B, "1 wool 1 ore").cards(A, knight=1).theft(B, "ore")
    both, one = offer(table, B, "1 wool 1 ore", "1 grain"), offer(table, B, "1 ore", "1 grain")
    events = table.play(A, PlayKnight(), MoveRobber(place("8 mountains"), B))
    assert OfferWithdrawn(both, "too_few_cards") in events
    assert standing(table) == (one,)


def test_ruling_G8_monopoly_withdraws_the_offers_of_the_good_it_took() -> None:
    """G8: everybody knows that nobody else has any of it."""
    table = lay().hand(A, "1 ore 1 wool").hand(B, "2 ore 2 wool").cards(A, monopoly=1)
    own, taken = offer(table, A, "1 ore", "1 wool"), offer(table, B, "1 ore", "1 grain")
    other = offer(table, B, "1 wool", "1 grain")
    events = table.play(A, PlayMonopoly(good("ore")))
    assert OfferWithdrawn(taken, "monopolised") in events
    assert standing(table) == (own, other)


def test_ruling_G8_why_an_accepted_offer_failed_is_told_to_its_maker_alone() -> None:
    """G8: the others learn only that it is no longer possible."""
    table = lay().settle(B, 33).hand(A, "1 grain").hand(B, "1 wool 1 ore").cards(A, knight=1).theft(B, "ore")
    made = offer(table, B, "1 ore", "1 grain")
    table.play(A, PlayKnight(), MoveRobber(place("8 mountains"), B))
    events = table.play(A, AcceptOffer(made.serial))
    lapsed, why = OfferLapsed(A, made), MakerToldWhy(B, made, bag("1 ore"))
    assert [seen(events, seat) for seat in (B, A, C, None)] == [(lapsed, why), (lapsed,), (lapsed,), (lapsed,)]
    assert table.state.hands[:2] == [bag("1 grain 1 ore"), bag("1 wool")]


def test_ruling_G8_nothing_is_offered_beyond_what_can_be() -> None:
    """G8: only goods of the table, no more of them than there are."""
    table = lay().hand(A, "6 ore")
    with table.refused("not-that-many"):
        table.play(A, OfferTrade(bag("1 ore"), bag("20 wool")))
    with table.refused("not-a-bag"):
        table.play(A, OfferTrade(bag("1 ore"), (*bag("1 wool"), 1)))
    made = offer(table, A, "1 ore", "1 wool")
    with table.refused("offer-stands-already", number=made.number):
        table.play(A, OfferTrade(bag("1 ore"), bag("1 wool")))


def test_ruling_G8_five_offers_and_counter_offers_of_a_seat_stand_at_a_time() -> None:
    """G8: so that the table can keep an eye on them."""
    table = lay().hand(A, "6 ore").hand(B, "6 wool")
    for count in range(1, 6):
        offer(table, A, f"{count} ore", "1 wool")
        table.play(B, CounterOffer(standing(table)[0].serial, bag(f"{count + 1} wool"), bag("1 ore")))
    for seat, action in (
        (A, OfferTrade(bag("6 ore"), bag("1 wool"))),
        (A, CounterOffer(standing(table)[1].serial, bag("1 ore"), bag("1 wool"))),
        (B, OfferTrade(bag("6 wool"), bag("1 brick"))),
        (B, CounterOffer(standing(table)[0].serial, bag("1 wool"), bag("2 ore"))),
    ):
        with table.refused("too-many-offers", most=5):
            table.play(seat, action)
        assert table.offered(seat, type(action)) == []
