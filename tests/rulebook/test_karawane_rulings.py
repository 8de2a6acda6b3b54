"""The rulings on Die große Karawane (K1 to K11), and the cases of other implementations (K and what bears on it)."""

from random import Random

import pytest

from engine import options, view
from engine.action import Action, actors, points
from engine.base.bargaining import OfferTrade
from engine.base.building import BuildCity, BuildRoad, BuildSettlement, CityBuilt
from engine.base.cards import PlayKnight
from engine.base.ending import AgreeToEnd, PlayOn
from engine.base.offers import Offers
from engine.base.roads import LongestRoad, LongestRoadTaken
from engine.base.robber import MoveRobber, MovingRobber, Robber
from engine.base.trade import TradeWithSupply
from engine.base.turn import EndTurn, Roll, Rolling
from engine.event import GameEnded, TurnBegan
from engine.record import Seat
from engine.scenarios.karawane import (
    ArrowDue,
    ArrowLaid,
    Ballot,
    Bid,
    Bidding,
    Bids,
    Caravan,
    CloseVote,
    KeepSilent,
    PositionNamed,
    RouteCutOff,
    RoutesMet,
    SilenceKept,
    Wish,
)
from engine.scenarios.karawane.caravan import borders_the_oasis
from tests.engine.laying import A, B, C, D, Table, bag, good, lay, path, place, site
from tests.rulebook.caravans import (
    ALL_TO_SEE,
    CITY,
    FIRST,
    SETTLEMENT,
    arrows,
    bid,
    close,
    desert_island,
    due,
    last_arrows,
    only_route,
    open_positions,
    position,
    rich,
    tips,
    wander,
    wish,
)


def oasis(table: Table) -> Robber:
    """The robber on the oasis."""
    return Robber(place("oasis", table.state.rules.board))


# K1 to K3


def test_ruling_K1_13_points_win_and_12_are_an_option() -> None:
    """K1: "more than 12" is 13; a table may be played to 12."""
    assert desert_island().state.rules.target == 13
    assert desert_island(target="12").state.rules.target == 12


def test_ruling_K2_roads_and_arrows_do_not_hinder_each_other_and_a_path_has_one_arrow() -> None:
    """K2: wherever an arrow goes, it goes between two hexes, once, whether or not a road lies there."""
    table = desert_island().settle(A, 18).road(A, "13-18-24").settle(B, 20).road(B, "15-20-25")
    for seed in range(20):
        state = table.state.copy()
        laid = [one.path for _, one in wander(state, Random(seed))]
        assert len(laid) == len(set(laid))
        assert all(len(state.rules.board.path_hexes[one]) == 2 for one in laid)


def test_ruling_K2_only_the_first_arrow_of_a_route_keeps_away_from_the_oasis() -> None:
    """K2: a later one may lie on its edge."""
    table = arrows(desert_island(), "24-18-13-9-14-19")
    board = table.state.rules.board
    later = [one for one in open_positions(table) if one.site == site(19)]
    assert {one.path for one in later} == {path("19-24"), path("19-25")}
    assert all(borders_the_oasis(board, one.path) for one in later)


def test_ruling_K3_the_loose_arrows_do_not_include_the_printed_ones() -> None:
    """K3: 22 arrows can be laid on paths, if the routes live long enough."""
    most = 0
    for seed in range(80):
        state = desert_island().state
        wander(state, Random(seed))
        most = max(most, len(state[Caravan].arrows))
        assert len(state[Caravan].arrows) + state[Caravan].left == 22
    assert most > 19


# K4: when an arrow is due


def test_ruling_K4_the_arrow_is_laid_before_anything_else_happens() -> None:
    """K4: the vote comes before the dice are passed on."""
    table = due()
    assert table.awaits(Bidding(A))
    assert table.state.seat == A
    bid(table, "", "", "", "")
    happened = table.play(A, close("24-18"))
    kinds = [type(event) for event in happened]
    assert kinds.index(ArrowLaid) < kinds.index(TurnBegan)


def test_ruling_K4_building_in_the_turn_of_another_makes_no_arrow_due() -> None:
    """K4: an upgrade is noted only for the seat whose own turn it is."""
    table = desert_island().settle(A, 1).hand(A, CITY).settle(B, 3)
    table.arrange(lambda state: state.emit(CityBuilt(B, site(3))))
    assert table.state[Bids].builder is None
    table.play(A, EndTurn())
    assert table.awaits(Rolling(B))


def test_ruling_K4_whoever_wins_in_his_turn_ends_the_game_before_the_vote() -> None:
    """K4: the winning settlement brings no arrow."""
    table = desert_island(target="8").city(A, 3, 22, 16).settle(A, 43).road(A, "4-8").hand(A, SETTLEMENT)
    [ended] = [event for event in table.play(A, BuildSettlement(site(8))) if isinstance(event, GameEnded)]
    assert ended.winners == (A,)
    assert table.state[Caravan].arrows == ()


def test_ruling_K4_the_offers_of_the_turn_have_ended_when_the_vote_begins() -> None:
    """K4: the turn is over."""
    table = desert_island().settle(A, 1).hand(A, f"{CITY} 1 lumber").hand(B, "1 wool")
    table.play(A, BuildCity(site(1)), OfferTrade(bag("1 lumber"), bag("1 wool")))
    assert len(table.state[Offers].standing) == 1
    table.play(A, EndTurn())
    assert table.awaits(Bidding(A))
    assert table.state[Offers].standing == ()


# K5: the vote


def test_ruling_K5_bidders_may_change_their_wish_until_the_vote_is_decided() -> None:
    """K5: a wish stands until another takes its place, and what others named may be taken over."""
    table = due(A=rich(2), B=rich(2), C=rich(2))
    bid(table, "2 wool", "2 wool", "2 wool", "")
    table.play(A, wish("24-18"))
    with table.refused("position-named-already"):
        table.play(A, wish("24-18"))
    assert table.awaits(Ballot((B, C)))
    assert PositionNamed(A, site(25), path("20-25")) in table.play(A, wish("25-20"))
    assert table.state[Bids].wishes == (position("25-20"), None, None, None)
    assert table.awaits(Ballot((B, C))), "A is asked no more, though it may still change its mind"
    table.play(B, wish("24-18"))
    table.play(A, wish("24-18"))
    assert tips(table) == [18, 25, 36], "4 of 6 votes agree"


def test_ruling_K5_wishes_stay_open_while_the_one_who_closes_thinks() -> None:
    """K5: agreement may still come about when all have named a position."""
    table = due(A=rich(3), B=rich(2), C=rich(2))
    bid(table, "3 wool", "2 wool", "2 wool", "")
    for seat, wished in ((A, "24-18"), (B, "25-20"), (C, "36-41")):
        table.play(seat, wish(wished))
    assert table.awaits(Ballot((A,)))
    assert [len(table.offered(seat, Wish)) for seat in (A, B, C, D)] == [2, 2, 2, 0]
    table.play(C, wish("25-20"))
    assert tips(table) == [24, 20, 36]


def test_ruling_K5_half_of_the_votes_is_no_majority() -> None:
    """K5: agreeing bidders need more than half together."""
    table = due(A=rich(2), B=rich(1), C=rich(1))
    bid(table, "2 wool", "1 wool", "1 grain", "")
    table.play(B, wish("24-18"))
    table.play(C, wish("24-18"))
    assert table.awaits(Ballot((A,)))
    table.play(A, wish("25-20"))
    assert table.awaits(Ballot((A,))), "2 against 2: A, who alone laid most, closes"
    table.play(A, close("25-20"))
    assert tips(table) == [24, 20, 36]


def test_ruling_K5_a_position_is_a_tip_and_a_path() -> None:
    """K5, K7: two who wish for the same path from both of its ends do not agree."""
    table = arrows(desert_island(), "24-18-13-9", "25-20-15-10-14")
    due(table, A=rich(1), B=rich(2), C=rich(2))
    bid(table, "1 wool", "2 wool", "2 wool", "")
    table.play(B, wish("9-14"))
    table.play(C, wish("14-9"))
    assert table.awaits(Ballot((A,))), "4 of 5 votes, but for two positions"


def test_ruling_K5_nobody_closes_before_all_bidders_have_been_heard() -> None:
    """K5: neither the builder nor whoever laid most."""
    table = due(A=rich(3), B=rich(2), C=rich(2))
    bid(table, "3 wool", "2 wool", "2 wool", "")
    table.play(B, wish("24-18"))
    with table.refused("others-to-name-first", awaited=(A, C)):
        table.play(A, close("24-18"))
    assert table.offered(A, CloseVote) == []


def test_ruling_K5_only_the_one_who_closes_closes() -> None:
    """K5: with a shared first place the builder does, and nobody else."""
    table = due(B=rich(2), C=rich(2))
    bid(table, "", "2 wool", "2 wool", "")
    table.play(B, wish("24-18"))
    table.play(C, wish("25-20"))
    for seat in (B, C, D):
        with table.refused("not-your-turn"):
            table.play(seat, close("24-18"))
    table.play(A, close("36-41"))
    assert tips(table) == [24, 25, 41]


def test_ruling_K5_the_cards_are_gone_whatever_happens() -> None:
    """K5: they leave the hand when they are laid, and lie in the supply before anything is decided."""
    table = due(A=rich(1))
    supply = table.state.supply
    bid(table, "1 wool 1 grain")
    assert table.state.hands[A] == bag()
    assert sum(table.state.supply) == sum(supply) + 2
    assert view(table.state, None).cards[A] == 0


def test_ruling_K5_a_bidder_may_name_nothing_and_agrees_with_nobody() -> None:
    """K5: silence is what is done for a bidder whose clock has ended; the others go on without him."""
    table = due(A=rich(3), B=rich(2), C=rich(2))
    bid(table, "3 wool", "2 wool", "2 wool", "")
    assert "nothing" in KeepSilent.standing
    assert SilenceKept(B) in table.play(B, KeepSilent())
    assert table.awaits(Ballot((A, C)))
    with table.refused("not-your-turn"):
        table.play(B, KeepSilent())
    table.play(A, wish("24-18"))
    table.play(C, wish("25-20"))
    assert table.awaits(Ballot((A,)))
    table.play(B, wish("25-20"))
    assert tips(table) == [24, 20, 36], "and may still speak up"


def test_ruling_K5_whoever_has_the_majority_alone_must_choose() -> None:
    """K5: his wish decides, so he cannot keep silent."""
    table = due(A=rich(1), B=rich(3))
    bid(table, "1 wool", "3 wool", "", "")
    assert table.awaits(Ballot((B,)))
    assert table.offered(B, KeepSilent) == []
    with table.refused("decides-alone"):
        table.play(B, KeepSilent())
    table.play(A, wish("24-18"))
    assert table.awaits(Ballot((B,)))


def test_ruling_K5_whoever_does_not_bid_lays_none() -> None:
    """K5: a standing order may answer so, and the answer stands among the options whatever is in the hand."""
    assert Bid.standing == ("nothing",)
    poor, rich_one = due(), due(A=rich(3))
    assert poor.offered(A, Bid) == [Bid(bag())]
    assert rich_one.offered(A, Bid) == [Bid(bag()), Bid(None)]
    [hole] = Bid(None).holes(rich_one.state, A)
    assert (hole.field, hole.least, hole.most, hole.within) == ("cards", 1, 6, bag(rich(3)))


def test_ruling_K5_nobody_lays_what_he_does_not_hold() -> None:
    """K5: the cards come from the own hand."""
    table = due(A="1 wool")
    with table.refused("not-held", missing=bag("1 wool 1 grain")):
        table.play(A, Bid(bag("2 wool 1 grain")))
    with table.refused("not-a-bag"):
        table.play(A, Bid((0, 0, -1, 0, 0)))
    with table.refused("not-a-bag"):
        table.play(A, Bid(None))


# K6


def test_ruling_K6_a_single_position_is_laid_at_once() -> None:
    """K6: nobody bids, and the dice are passed on."""
    table = only_route(desert_island(), 36).settle(A, 1).hand(A, CITY)
    happened = table.play(A, BuildCity(site(1)), EndTurn())
    assert ArrowLaid((), site(36), path("36-41"), 21) in happened
    assert not any(isinstance(event, ArrowDue) for event in happened)
    assert table.awaits(Rolling(B))


def test_ruling_K6_without_a_position_nothing_happens() -> None:
    """K6: all routes have ended."""
    table = only_route(desert_island()).settle(A, 1).hand(A, CITY)
    happened = table.play(A, BuildCity(site(1)), EndTurn())
    assert not any(isinstance(event, ArrowLaid | ArrowDue) for event in happened)
    assert table.awaits(Rolling(B))
    assert table.state[Bids].builder is None


# K7


def test_ruling_K7_a_path_between_two_tips_is_two_positions() -> None:
    """K7: reached from either end, it leads to different tips."""
    table = arrows(desert_island(), "24-18-13-9", "25-20-15-10-14")
    assert {position("9-14"), position("14-9")} <= open_positions(table)
    due(table)
    bid(table, "", "", "", "")
    table.play(A, close("14-9"))
    assert tips(table) == [9, 9, 36]


def test_ruling_K7_tips_on_one_intersection_move_on_together() -> None:
    """K7: two routes that have met share their positions and every further arrow."""
    table = arrows(desert_island(), "24-18-13-9", "25-20-15-10-14-9")
    assert tips(table) == [9, 9, 36]
    assert len(open_positions(table)) == 2
    arrows(table, "9-5")
    assert tips(table) == [None, None, 36]


def test_ruling_K7_a_corner_of_the_oasis_reached_later_is_like_any_other() -> None:
    """K7: a route that arrives where another has not begun goes on with it, along the oasis too."""
    table = arrows(desert_island(), "25-20-15-10-14-19-24")
    assert tips(table) == [24, 24, 36]
    assert {one for one in open_positions(table) if one.site == site(24)} == {position("24-18"), position("24-30")}
    together = arrows(table, "24-30")
    assert tips(together) == [30, 30, 36]


def test_ruling_K7_a_route_whose_path_is_taken_from_outside_never_begins() -> None:
    """K7: the one that comes from outside goes on along the oasis, the other has ended."""
    table = arrows(desert_island(), "25-20-15-10-14-9-13-18")
    due(table)
    bid(table, "", "", "", "")
    happened = table.play(A, close("18-24"))
    assert RouteCutOff(site(24)) in happened
    assert RoutesMet(site(24)) not in happened
    assert tips(table) == [None, 24, 36]
    assert {one for one in open_positions(table) if one.site == site(24)} == {position("24-19"), position("24-30")}


def test_ruling_K7_with_22_laid_all_routes_end_and_what_was_gained_stays() -> None:
    """K7: no arrow is left, and the doubled roads and the points are still there."""
    table = arrows(desert_island(), *ALL_TO_SEE).settle(A, 18).road(A, "24-18-13")
    arrows(last_arrows(table, 1), "32-37")
    assert tips(table) == [None, None, None]
    before = points(table.state, A), table.state[LongestRoad].lengths[A]
    table.settle(B, 1).hand(A, CITY)
    table.play(A, BuildCity(site(18)), EndTurn())
    assert table.awaits(Rolling(B)), "there is no vote"
    assert (points(table.state, A), table.state[LongestRoad].lengths[A]) == (before[0] + 1, before[1])


# K8


def test_ruling_K8_the_most_valuable_trail_counts_not_the_one_with_most_roads() -> None:
    """K8: where a road forks, the shorter way beside arrows may be worth more, and branches add nothing."""
    table = arrows(desert_island(), "24-18-13-9").settle(A, 1)
    table.road(A, "18-13-9", "18-23-29-35")
    assert table.state[LongestRoad].lengths[A] == 7, "13 and 9 doubled, then three plain roads"
    forked = arrows(desert_island(), "24-18-13-9").settle(A, 1).road(A, "13-18-24", "18-23-29")
    assert forked.state[LongestRoad].lengths[A] == 4, "two doubled roads, or one and two plain ones"


def test_ruling_K8_a_ring_beside_arrows_counts_each_road_once() -> None:
    """K8: each road once, twice its worth where an arrow lies."""
    table = arrows(desert_island(), "24-18-13-9-14-19-24").road(A, "24-18-13-9-14-19-24")
    assert table.state[LongestRoad].lengths[A] == 12


def test_ruling_K8_roads_are_measured_when_an_arrow_is_laid() -> None:
    """K8: an arrow can bring the Longest Trade Road to somebody who builds nothing."""
    table = arrows(desert_island(), "24-18").settle(B, 13).road(B, "9-13-18-24")
    assert table.state[LongestRoad] == LongestRoad(None, (0, 4, 0, 0))
    due(table)
    bid(table, "", "", "", "")
    happened = table.play(A, close("18-13"))
    assert LongestRoadTaken(B, 5) in happened
    assert table.state[LongestRoad].lengths == (0, 5, 0, 0)


def test_ruling_K8_a_tie_by_an_arrow_leaves_it_with_its_holder() -> None:
    """K8, G6: strictly more takes it."""
    table = arrows(desert_island(), "24-18-13").settle(A, 52).road(A, "52-48-44-40-35-30").settle(B, 13)
    table.road(B, "9-13-18")
    assert table.state[LongestRoad] == LongestRoad(A, (5, 3, 0, 0))
    table.road(B, "9-14")
    due(table)
    bid(table, "", "", "", "")
    table.play(A, close("13-9"))
    assert table.state[LongestRoad] == LongestRoad(A, (5, 5, 0, 0))


# K9


def test_ruling_K9_whoever_laid_the_arrows_the_owner_of_the_building_has_the_point() -> None:
    """K9: B gains it by an arrow that A chose."""
    table = arrows(desert_island(), "24-18").settle(B, 18)
    due(table)
    before = points(table.state, B)
    bid(table, "", "", "", "")
    table.play(A, close("18-13"))
    assert points(table.state, B) == before + 1 == 2
    assert view(table.state, C).points[B] == 2, "everybody sees it"


def test_ruling_K9_printed_arrows_do_not_count() -> None:
    """K9: beside a printed arrow and one laid one there is no extra point."""
    table = arrows(desert_island(), "24-18").settle(A, 24)
    assert points(table.state, A) == 1


# K10


def test_ruling_K10_the_robber_starts_on_the_oasis_and_may_return() -> None:
    """K10: it takes the desert's place in this too."""
    table = desert_island(step="roll").robber("8 mountains").cards(A, knight=1).settle(B, 19).hand(B, "1 ore")
    table.play(A, PlayKnight())
    assert table.awaits(MovingRobber(A))
    there = place("oasis", table.state.rules.board)
    assert {move.victim for move in table.offered(A, MoveRobber) if move.place == there} == {B}  # type: ignore[attr-defined]
    table.play(A, MoveRobber(there, B))
    assert table.state[Robber] == oasis(table)
    assert desert_island().state[Robber] == oasis(table)


# K11


def one_short(table: Table, seat: Seat, number: int) -> Table:
    """A seat with 9 points of 10 lacks one, which an arrow at its settlement on this intersection would bring it."""
    table.city(seat, 3, 16, 48).settle(seat, number, 51)
    return table.road(seat, "43-47").hand(seat, CITY)


def test_ruling_K11_what_an_arrow_brings_the_builder_wins_at_the_start_of_his_next_turn() -> None:
    """K11: the vote comes after his turn; he has the points, and waits for his next one."""
    table = one_short(arrows(desert_island(target="10"), "24-18"), A, 18)
    table.play(A, BuildCity(site(51)), EndTurn())
    assert points(table.state, A) == 9
    bid(table, "", "", "", "")
    table.play(A, close("18-13"))
    assert points(table.state, A) == 10
    assert table.awaits(Rolling(B))
    for seat in (B, C):
        table.dice(1, 1).play(seat, Roll(), EndTurn())
    table.dice(1, 1).play(D, Roll())
    assert table.state.ended is None
    [ended] = [event for event in table.play(D, EndTurn()) if isinstance(event, GameEnded)]
    assert (ended.reason, ended.winners) == ("points", (A,))


def test_ruling_K11_an_arrow_laid_at_once_does_not_let_the_builder_win_either() -> None:
    """K11, K6: where it had no choice of position."""
    table = arrows(desert_island(target="10"), "24-18-13-9-14-19", "25-20-26-32-37-31-25-19")
    one_short(only_route(table, 19), A, 24)
    table.play(A, BuildCity(site(51)), EndTurn())
    assert points(table.state, A) == 10
    assert table.awaits(Rolling(B))


def test_ruling_K11_the_next_seat_wins_with_what_an_arrow_has_brought_it() -> None:
    """K11: its own turn begins right after the vote."""
    table = one_short(arrows(desert_island(target="9"), "24-18"), B, 18)
    due(table)
    assert points(table.state, B) == 8
    bid(table, "", "", "", "")
    assert table.state.ended is None
    [ended] = [event for event in table.play(A, close("18-13")) if isinstance(event, GameEnded)]
    assert (ended.reason, ended.winners) == ("points", (B,))


def test_ruling_G11_a_position_is_not_dead_while_an_arrow_is_due() -> None:
    """G11: nobody could build or buy any more, but the arrow that is due may still bring a point."""
    table = arrows(desert_island(), "24-18").city(A, 3, 16, 48).settle(A, 18).hand(A, CITY).pile()
    table.out_of_roads(A, B, C, D)
    table.arrange(lambda state: state.left.update(settlement=[4, 5, 5, 5], city=[1, 0, 0, 0]))
    table.play(A, BuildCity(site(18)))
    assert table.state.ended is None
    table.play(A, EndTurn())
    bid(table, "", "", "", "")
    [ended] = [event for event in table.play(A, close("18-13")) if isinstance(event, GameEnded)]
    assert (ended.reason, ended.points[A]) == ("nothing_left", 9)


# Cases of other implementations


@pytest.mark.parametrize("layout", ["random", "spiral", "beginner"])
def test_case_K1_the_oasis(layout: str) -> None:
    """K1: it lies in the middle, its arrows point to alternating corners, and the robber stands there."""
    table = lay(layout, table="karawane")
    board = table.state.rules.board
    corners = board.hex_corners[board.hex_at(0, 0)]
    starts = {corners.index(tip) for tip in table.state[Caravan].tips if tip is not None}
    assert starts in ({0, 2, 4}, {1, 3, 5})
    assert table.state[Robber] == Robber(board.hex_at(0, 0))


def test_case_K3_start() -> None:
    """K3: a route without arrows has one position, the path its printed arrow points along."""
    table = desert_island()
    board = table.state.rules.board
    assert open_positions(table) == set(map(position, FIRST))
    assert not any(borders_the_oasis(board, one.path) for one in open_positions(table))


def test_case_K4_continuation() -> None:
    """K4: the other inner paths at the tip that have no arrow; from the middle of a route nothing branches."""
    table = arrows(desert_island(), "24-18-23", "25-20-15-11")
    assert open_positions(table) == {position("23-17"), position("23-29"), position("36-41")}


def test_case_K6_bids() -> None:
    """K6: wool and grain that are held, mixed or none, once, in order from the builder; all go to the supply."""
    table = due(A="1 wool 2 grain", B="1 ore", C="4 wool")
    bid(table, "1 wool 1 grain", "", "3 wool", "")
    assert table.state[Bids].laid == (bag("1 wool 1 grain"), bag(), bag("3 wool"), bag())
    assert table.state.hands[:3] == [bag("1 grain"), bag("1 ore"), bag("1 wool")]


@pytest.mark.parametrize(
    ("bids", "first_asked"),
    [
        (("2 wool", "1 wool", "", ""), (A,)),
        (("2 wool", "2 wool", "1 wool", ""), (A, B, C)),
        (("", "", "", ""), (A,)),
    ],
)
def test_case_K7_majority(bids: tuple[str, ...], first_asked: tuple[Seat, ...]) -> None:
    """K7: alone with more than all others, else any who agree, failing that the highest, on a tie the builder."""
    table = due(A=rich(3), B=rich(3), C=rich(3))
    bid(table, *bids)
    assert table.awaits(Ballot(first_asked))
    if first_asked == (A, B, C):
        table.play(B, wish("24-18"))
        table.play(A, wish("25-20"))
        table.play(C, wish("36-41"))
        assert table.awaits(Ballot((A,))), "A and B share the first place, and A has built"


def test_case_K9_merging() -> None:
    """K9: two tips that meet at an intersection go on as one route."""
    table = arrows(desert_island(), "24-18-13-9-14", "25-20-15-10-14-19")
    assert tips(table) == [19, 19, 36]


def test_case_K10_victory_point() -> None:
    """K10: two arrows beside a building are a point for its owner, once; one arrow is none; a new building gains it."""
    table = arrows(desert_island(), "24-18-13", "36-41").settle(B, 41).road(A, "18-23").hand(A, SETTLEMENT)
    assert points(table.state, B) == 1
    table.play(A, BuildSettlement(site(18)))
    assert points(table.state, A) == 2


def test_case_K12_the_vote_freezes_the_game() -> None:
    """K12: nothing is built, traded or rolled while it is open; first bids, then wishes."""
    table = due(A=f"4 lumber 1 brick {rich(1)}", B="1 wool")
    trade = TradeWithSupply(bag("4 lumber"), good("ore"))
    frozen: list[Action] = [BuildRoad(path("1-4")), trade, Roll(), EndTurn()]
    for action in (*frozen, wish("24-18")):
        with table.refused("not-now"):
            table.play(A, action)
    assert {type(option) for option in options(table.state, A)} == {Bid, AgreeToEnd}
    bid(table, "1 wool", "1 wool", "", "")
    for action in (*frozen, Bid(bag())):
        with table.refused("not-now"):
            table.play(A, action)
    assert {type(option) for option in options(table.state, A)} == {Wish, KeepSilent, AgreeToEnd}
    assert {type(option) for option in options(table.state, D)} == {AgreeToEnd}
    table.play(D, AgreeToEnd())
    assert PlayOn() in options(table.state, A)


def test_case_K13_a_single_legal_path_is_taken_without_a_question() -> None:
    """K13: the arrow lies when the turn is over."""
    table = only_route(arrows(desert_island(), "24-18-13-9", "25-20-15-10-14-9"), 36).settle(A, 1).hand(A, CITY)
    table.play(A, BuildCity(site(1)), EndTurn())
    assert tips(table) == [None, None, 41]
    assert actors(table.state) == (B,)


def test_case_L12_undo_of_a_road_beside_an_arrow_restores_the_holder() -> None:
    """L12: a road that made the value 5 is taken back."""
    table = arrows(desert_island(), "24-18-13").settle(A, 18).road(A, "24-18-13").hand(A, "1 lumber 1 brick")
    table.play(A, BuildRoad(path("9-13")))
    assert table.state[LongestRoad].holder == A
    table.take_back(A)
    assert table.state[LongestRoad] == LongestRoad(None, (4, 0, 0, 0))


def test_case_S8_an_upgrade_taken_back_makes_no_arrow_due() -> None:
    """S8: what is undone has not happened."""
    table = desert_island().settle(A, 1).hand(A, CITY)
    table.play(A, BuildCity(site(1)))
    assert table.state[Bids].builder == A
    table.take_back(A)
    assert table.state[Bids].builder is None
    table.play(A, EndTurn())
    assert table.awaits(Rolling(B))
