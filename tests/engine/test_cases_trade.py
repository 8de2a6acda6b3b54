"""Cases of trading with one another and with the supply."""

import pytest

from engine.action import options
from engine.base.bargaining import (
    AcceptOffer,
    CancelOffer,
    ChooseTaker,
    CounterOffer,
    DeclineOffer,
    OfferTrade,
    WelcomeOffer,
)
from engine.base.building import BuildRoad, BuildSettlement
from engine.base.cards import PlayKnight
from engine.base.offers import (
    MakerToldWhy,
    Offer,
    OfferDeclined,
    OfferLapsed,
    OfferMade,
    Offers,
    OfferWithdrawn,
    Traded,
)
from engine.base.robber import MoveRobber
from engine.base.trade import SupplyTraded, TradeWithSupply
from engine.base.turn import EndTurn, Main, Roll
from engine.journal import Undo
from engine.record import Seat
from tests.engine.laying import A, B, C, D, Table, bag, good, lay, path, place, site

ANSWERS = (AcceptOffer, CounterOffer, DeclineOffer)


def offer(table: Table, seat: Seat, give: str, want: str, to: tuple[Seat, ...] = ()) -> Offer:
    """A seat makes an offer; it stands now."""
    [made] = [one.offer for one in table.play(seat, OfferTrade(bag(give), bag(want), to)) if isinstance(one, OfferMade)]
    assert made in table.state[Offers].standing
    return made


def standing(table: Table) -> tuple[Offer, ...]:
    return table.state[Offers].standing


def rates(table: Table, seat: Seat) -> list[str]:
    """What the supply takes from a seat now, as in `4 wool`."""
    names = table.state.rules.goods
    found = {option.give for option in table.offered(seat, TradeWithSupply) if isinstance(option, TradeWithSupply)}
    return sorted(f"{count} {names[kind]}" for give in found for kind, count in enumerate(give) if count)


def test_case_T1_nobody_trades_past_the_seat_on_turn() -> None:
    table = lay().hand(A, "1 ore").hand(B, "1 wool").hand(C, "1 grain")
    with table.refused("only-with-the-seat-on-turn", seat=A):
        table.play(B, OfferTrade(bag("1 wool"), bag("1 grain"), (C,)))
    assert offer(table, B, "1 wool", "1 grain").audience == (A,)
    for stranger in (C, D):
        assert [option for kind in ANSWERS for option in table.offered(stranger, kind)] == []
        with table.refused("offer-for-others"):
            table.play(stranger, AcceptOffer(standing(table)[0].serial))


def test_case_T1_nobody_trades_before_the_roll() -> None:
    table = lay(step="roll").hand(A, "1 ore").hand(B, "1 wool")
    for seat in (A, B):
        assert table.offered(seat, OfferTrade) == []
        with table.refused("not-now", step="Rolling"):
            table.play(seat, OfferTrade(bag("1 ore") if seat == A else bag("1 wool"), bag("1 grain")))


def test_case_T3_no_like_for_like() -> None:
    table = lay().hand(A, "4 wool 1 ore")
    for give, want in (("2 wool", "1 wool"), ("1 wool 1 ore", "1 wool 1 grain")):
        with table.refused("no-like-for-like"):
            table.play(A, OfferTrade(bag(give), bag(want)))
    with table.refused("no-such-rate"):
        table.play(A, TradeWithSupply(bag("4 wool"), good("wool")))
    for give, want in (("1 wool", ""), ("", "1 ore")):
        with table.refused("no-gifts"):
            table.play(A, OfferTrade(bag(give), bag(want)))


def test_case_T4_what_is_offered_must_be_held() -> None:
    table = lay().hand(A, "1 wool")
    with table.refused("not-held", missing=bag("1 ore")):
        table.play(A, OfferTrade(bag("1 wool 1 ore"), bag("1 grain")))
    made = offer(table, A, "1 wool", "1 ore")
    with table.refused("not-held", missing=bag("1 brick")):
        table.play(B, CounterOffer(made.serial, bag("1 brick"), bag("1 wool")))


def test_case_T6_an_offer_is_looked_at_again_when_it_is_taken() -> None:
    """A spends the lumber he has offered; nobody is told what he lacks but A."""
    table = lay().settle(A, 14).hand(A, "1 lumber 1 brick 1 wool").hand(B, "1 ore")
    made = offer(table, A, "1 lumber", "1 ore")
    table.play(A, BuildRoad(path("14-19")))
    assert standing(table) == (made,), "A still holds a card, so it might be lumber"
    events = table.play(B, AcceptOffer(made.serial))
    assert events == (OfferLapsed(B, made), MakerToldWhy(A, made, bag("1 lumber")))
    assert events[1].known_to() == (A,)
    assert table.state.hands[:2] == [bag("1 wool"), bag("1 ore")]
    assert standing(table) == ()
    with table.refused("offer-gone"):
        table.play(B, AcceptOffer(made.serial))


def test_case_T6_a_taker_who_has_lost_the_card_to_the_robber_is_refused() -> None:
    table = lay().settle(B, 27).hand(A, "1 lumber").hand(B, "1 ore").cards(A, knight=1).theft(B, "ore")
    made = offer(table, A, "1 lumber", "1 ore")
    table.play(A, PlayKnight(), MoveRobber(place("8 mountains"), B))
    with table.refused("not-held", missing=bag("1 ore")):
        table.play(B, AcceptOffer(made.serial))


def test_case_T6_a_willing_taker_who_has_lost_the_card_does_not_trade() -> None:
    """Where the maker chooses, time passes between saying yes and trading."""
    table = lay(trade="chooses").settle(B, 27).hand(A, "1 lumber").hand(B, "1 ore 1 wool").cards(A, knight=1)
    table.theft(B, "ore")
    made = offer(table, A, "1 lumber", "1 ore")
    table.play(B, WelcomeOffer(made.serial))
    table.play(A, PlayKnight(), MoveRobber(place("8 mountains"), B))
    [willing] = standing(table)
    assert table.play(A, ChooseTaker(made.serial, B)) == (OfferLapsed(B, willing),)
    assert table.state.hands[:2] == [bag("1 lumber 1 ore"), bag("1 wool")]
    assert standing(table) == ()


def test_case_T7_everybody_but_the_maker_is_asked() -> None:
    for other in (A, B, D):
        table = lay(turn=C).hand(C, "1 lumber").hand(other, "1 ore")
        made = offer(table, C, "1 lumber", "1 ore")
        assert made.audience == (A, B, D)
        assert table.offered(other, AcceptOffer) == [AcceptOffer(made.serial)]
        with table.refused("own-offer"):
            table.play(C, AcceptOffer(made.serial))
        assert [option for kind in ANSWERS for option in table.offered(C, kind)] == []


def test_case_T7_an_offer_may_name_who_is_asked() -> None:
    table = lay().hand(A, "1 lumber").hand(B, "1 ore").hand(C, "1 ore")
    made = offer(table, A, "1 lumber", "1 ore", to=(C,))
    assert table.offered(B, AcceptOffer) == []
    assert Traded(A, C, bag("1 lumber"), bag("1 ore")) in table.play(C, AcceptOffer(made.serial))
    for to in ((A,), (Seat(4),), (Seat(-1),), (C, C)):
        with table.refused("not-a-partner"):
            table.play(A, OfferTrade(bag("1 ore"), bag("1 wool"), to))


def test_case_T9_a_turn_goes_on_when_all_decline() -> None:
    table = lay().hand(A, "1 lumber 1 brick").settle(A, 14).hand(B, "1 ore")
    made = offer(table, A, "1 lumber", "1 ore")
    for seat in (B, C, D):
        [declined] = table.play(seat, DeclineOffer(made.serial))
        assert isinstance(declined, OfferDeclined)
        with table.refused("declined-already"):
            table.play(seat, AcceptOffer(made.serial))
    assert table.awaits(Main(A))
    table.play(A, BuildRoad(path("14-19")))


def test_case_T9_the_maker_may_take_an_offer_back() -> None:
    table = lay().hand(A, "1 lumber").hand(B, "1 ore")
    made = offer(table, A, "1 lumber", "1 ore")
    with table.refused("not-your-offer", maker=A):
        table.play(B, CancelOffer(made.serial))
    assert table.play(A, CancelOffer(made.serial)) == (OfferWithdrawn(made, "taken_back"),)
    assert standing(table) == ()


def test_case_T9_offers_end_with_the_turn() -> None:
    table = lay().hand(A, "1 lumber").hand(B, "1 ore")
    made, other = offer(table, A, "1 lumber", "1 ore"), offer(table, B, "1 ore", "1 wool")
    events = table.play(A, EndTurn())
    assert {OfferWithdrawn(made, "turn_over"), OfferWithdrawn(other, "turn_over")} <= set(events)
    table.dice(1, 1).play(B, Roll())
    assert standing(table) == ()
    with table.refused("offer-gone"):
        table.play(A, AcceptOffer(other.serial))


def test_case_T10_a_counter_offer_trades_on_its_own_terms() -> None:
    table = lay().hand(A, "2 ore").hand(B, "2 wool").hand(C, "2 wool")
    made = offer(table, A, "1 ore", "1 grain")
    [answer] = table.play(B, CounterOffer(made.serial, bag("2 wool"), bag("1 ore")))
    assert isinstance(answer, OfferMade)
    counter = answer.offer
    assert (counter.audience, counter.answers) == ((A,), made.serial)
    assert table.offered(C, AcceptOffer) == []
    with table.refused("offer-for-others", audience=(A,)):
        table.play(C, DeclineOffer(counter.serial))
    assert Traded(B, A, bag("2 wool"), bag("1 ore")) in table.play(A, AcceptOffer(counter.serial))
    assert table.state.hands[:2] == [bag("1 ore 2 wool"), bag("1 ore")]


def test_case_T10_a_counter_offer_must_be_another_offer_that_can_be_made() -> None:
    table = lay().hand(A, "1 ore").hand(B, "2 wool")
    made = offer(table, A, "1 ore", "1 wool")
    with table.refused("counter-is-the-same"):
        table.play(B, CounterOffer(made.serial, bag("1 wool"), bag("1 ore")))
    with table.refused("own-offer"):
        table.play(A, CounterOffer(made.serial, bag("1 ore"), bag("2 wool")))
    table.play(B, CounterOffer(made.serial, bag("2 wool"), bag("1 ore")))
    with table.refused("offer-stands-already"):
        table.play(B, CounterOffer(made.serial, bag("2 wool"), bag("1 ore")))


def test_case_T12_four_equal_goods_buy_another_one() -> None:
    table = lay().settle(A, 14).hand(A, "4 wool 3 ore")
    assert rates(table, A) == ["4 wool"]
    for give in ("3 wool", "2 wool", "5 wool", "3 ore", "3 wool 1 ore"):
        with table.refused("no-such-rate"):
            table.play(A, TradeWithSupply(bag(give), good("brick")))
    with table.refused("not-held", missing=bag("1 ore")):
        table.play(A, TradeWithSupply(bag("4 ore"), good("brick")))
    events = table.play(A, TradeWithSupply(bag("4 wool"), good("brick")))
    assert events == (SupplyTraded(A, bag("4 wool"), good("brick")),)
    assert table.state.hands[A] == bag("3 ore 1 brick")


def test_case_T12_an_open_harbour_takes_three() -> None:
    table = lay().settle(A, 1).hand(A, "4 wool 3 ore 2 grain")
    assert rates(table, A) == ["3 ore", "3 wool"]
    with table.refused("no-such-rate"):
        table.play(A, TradeWithSupply(bag("4 wool"), good("brick")))


def test_case_T12_a_harbour_of_a_good_takes_two_of_it_and_helps_no_other() -> None:
    table = lay().settle(A, 43).hand(A, "4 wool 4 ore")
    assert rates(table, A) == ["2 wool", "4 ore"]
    both = lay().settle(A, 43).settle(A, 53).hand(A, "4 wool 4 ore")
    assert rates(both, A) == ["2 wool", "3 ore"]


def test_case_T12_a_harbour_serves_its_owner_only_and_from_the_moment_it_is_settled() -> None:
    table = lay().settle(A, 14).road(A, "14-9-5-1").hand(A, "1 lumber 1 brick 1 wool 1 grain 3 ore").hand(B, "3 ore")
    assert rates(table, A) == []
    table.play(A, BuildSettlement(site(1)))
    assert rates(table, A) == ["3 ore"]
    table.dice(1, 1).play(A, EndTurn())
    table.play(B, Roll())
    assert rates(table, B) == []


def test_case_T13_what_the_supply_has_not_cannot_be_had() -> None:
    table = lay().hand(A, "4 lumber").supply("0 ore", rest=D)
    assert TradeWithSupply(bag("4 lumber"), good("ore")) not in table.offered(A, TradeWithSupply)
    with table.refused("supply-has-not"):
        table.play(A, TradeWithSupply(bag("4 lumber"), good("ore")))


@pytest.mark.parametrize("sites", [(43, 53), (53, 43)])
def test_case_T15_an_open_harbour_never_spoils_a_better_one(sites: tuple[int, int]) -> None:
    table = lay().settle(A, *sites).hand(A, "3 wool")
    assert rates(table, A) == ["2 wool"]


def test_case_T16_trades_with_the_supply_are_undone_one_by_one_back_to_the_barrier() -> None:
    table = lay(step="roll").settle(A, 14).hand(A, "4 wool 4 ore").dice(1, 1)
    table.play(A, Roll())
    before = table.state.hands[:], table.state.supply
    table.play(A, TradeWithSupply(bag("4 wool"), good("brick")))
    between = table.state.hands[:], table.state.supply
    table.play(A, TradeWithSupply(bag("4 ore"), good("lumber")), BuildRoad(path("14-19")))
    assert len(table.journal.undoable(A)) == 3
    table.take_back(A)
    table.take_back(A)
    assert (table.state.hands, table.state.supply) == between
    table.take_back(A)
    assert (table.state.hands, table.state.supply) == before
    assert table.journal.undoable(A) == [], "the roll stands"


def test_case_T16_several_steps_may_be_undone_at_once_and_offers_stay() -> None:
    table = lay().settle(A, 14).hand(A, "4 wool 1 lumber 1 brick")
    table.play(A, BuildRoad(path("14-19")))
    made = offer(table, A, "1 wool", "1 ore")
    table.play(A, TradeWithSupply(bag("4 wool"), good("brick")))
    first = table.journal.undoable(A)[-1]
    assert first.action == BuildRoad(path("14-19"))
    table.play(A, Undo(first.n))
    assert table.state.hands[A] == bag("4 wool 1 lumber 1 brick")
    assert standing(table) == (made,), "an offer is no move"
    assert AcceptOffer(made.serial) not in options(table.state, B)
