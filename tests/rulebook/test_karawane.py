"""Every printed rule and example of Die große Karawane, in the order of its rulebook."""

from itertools import pairwise
from random import Random

import pytest

from data import map_document
from engine import view
from engine.action import points
from engine.base.building import BuildCity, BuildRoad, BuildSettlement, RoadBuilt
from engine.base.cards import BuyCard
from engine.base.founding import FoundRoad, FoundSettlement, StartingGoods
from engine.base.roads import LongestRoad
from engine.base.robber import Robber
from engine.base.trade import TradeWithSupply
from engine.base.turn import EndTurn, Main, Roll, Rolling
from engine.board import corner_ids, read_document
from engine.event import GameEnded
from engine.journal import Undo, fresh_state
from engine.laying import spiral_from
from engine.scenarios.karawane import (
    ArrowLaid,
    Ballot,
    Bid,
    Bidding,
    Bids,
    Caravan,
    CardsBid,
    CloseVote,
    RouteEnded,
    RoutesMet,
    Wish,
)
from engine.scenarios.karawane.caravan import PRINTED_ARROW, borders_the_oasis, positions
from engine.tables import Dealt, TableSpec, dealt_for, rules_of
from tests.engine.laying import A, B, C, D, bag, good, lay, path, place, site
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
    open_positions,
    position,
    rich,
    tips,
    wander,
    wish,
)

LAYOUTS = ("random", "spiral", "beginner")


def dealt(layout: str, seed: int) -> Dealt:
    """A game as it is dealt from a seed."""
    spec = TableSpec("karawane", options={"layout": layout})
    return dealt_for(spec, map_document("karawane"), f"oasis {seed}")


# Components and setup


@pytest.mark.parametrize("layout", LAYOUTS)
def test_KA_01_an_oasis_with_three_printed_arrows_and_22_loose_ones(layout: str) -> None:
    """Components: one oasis hex with its three arrows, 22 caravan arrows."""
    for seed in range(10):
        board = rules_of(dealt(layout, seed)).board
        assert board.terrain.count("oasis") == 1
        assert sum(PRINTED_ARROW in tags for tags in board.intersection_tags) == 3
    assert desert_island().state[Caravan].left == 22


@pytest.mark.parametrize("layout", LAYOUTS)
def test_KA_02_the_oasis_replaces_the_desert(layout: str) -> None:
    """Setup: no desert is left, the oasis has no number and yields nothing, and the robber starts there."""
    for seed in range(10):
        board = rules_of(dealt(layout, seed)).board
        oasis = board.terrain.index("oasis")
        assert "desert" not in board.terrain
        assert (board.number[oasis], board.yields[oasis]) == (None, None)
        assert sum(number is None for number in board.number) == 1
    table = desert_island()
    assert table.state[Robber] == Robber(place("oasis", table.state.rules.board))


def test_KA_02_the_oasis_brings_nothing_at_founding() -> None:
    """Setup: a settlement beside it is paid for its other two hexes."""
    table = lay(table="karawane", step="founding")
    for seat, number, road in ((A, 1, "1-4"), (B, 3, "3-6"), (C, 48, "48-52"), (D, 51, "51-54")):
        table.found(seat, number, road)
    happened = table.play(D, FoundSettlement(site(25)), FoundRoad(path("20-25")))
    [paid] = [event for event in happened if isinstance(event, StartingGoods)]
    assert paid.goods == bag("1 wool 1 lumber")


def test_KA_03_three_routes_one_from_each_printed_arrow() -> None:
    """Setup: the printed arrows are the starting points of three routes, which are independent of one another."""
    table = desert_island()
    assert tips(table) == [24, 25, 36]
    assert open_positions(table) == set(map(position, FIRST))
    arrows(table, "24-18-13")
    assert tips(table) == [13, 25, 36]
    arrows(table, "36-41")
    assert tips(table) == [13, 25, 41]
    assert [arrow.route for arrow in table.state[Caravan].arrows] == [0, 0, 2]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_KA_04_the_oasis_lies_exactly_in_the_middle(layout: str) -> None:
    """Setup: whatever is drawn by lot, the middle is not."""
    for seed in range(25):
        board = rules_of(dealt(layout, seed)).board
        assert board.terrain[board.hex_at(0, 0)] == "oasis"


def test_KA_04_the_spiral_skips_the_middle() -> None:
    """Setup: the numbers follow their letters over the other 18 hexes, and the middle, their last, has none."""
    letters = read_document(map_document("karawane")).spiral
    for seed in range(10):
        document = dealt("spiral", seed).board
        numbers = {(cell.q, cell.r): cell.number for cell in document.hexes}
        orders = [spiral_from(corner, list(numbers)) for corner in document.corner_hexes]
        assert [tuple(numbers[place] for place in order) for order in orders].count((*letters, None)) == 1


def test_KA_04_the_beginners_board_is_that_of_the_base_game_around_the_oasis() -> None:
    """Setup: only the desert in its middle has become the oasis."""
    base, caravan = (read_document(map_document(name)).hexes for name in ("base", "karawane"))
    for old, new in zip(base, caravan, strict=True):
        assert (new.q, new.r, new.number) == (old.q, old.r, old.number)
        assert new.terrain == ("oasis" if old.terrain == "desert" else old.terrain)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_KA_05_the_orientation_is_drawn_by_lot(layout: str) -> None:
    """Setup: the arrows point to one or the other three corners, and both happens."""
    names = [frozenset(place.at[0] for place in dealt(layout, seed).board.places) for seed in range(20)]
    corners = corner_ids(0, 0)
    assert set(names) == {frozenset(corners[::2]), frozenset(corners[1::2])}


def test_KA_06_the_arrows_are_a_supply_that_runs_out_and_everybody_sees_its_rest() -> None:
    """Setup: the arrows lie ready; each one laid is one less."""
    table = arrows(desert_island(), "24-18-13")
    caravan = view(table.state, None).part(Caravan)
    assert caravan is not None
    assert caravan.left == 20
    last_arrows(table, 1)
    due(table)
    bid(table, "", "", "", "")
    [laid] = [event for event in table.play(A, close("25-20")) if isinstance(event, ArrowLaid)]
    assert laid.left == 0
    assert open_positions(table) == set()


# Gameplay


def test_KA_07_everything_else_is_the_base_game() -> None:
    """Gameplay: costs, rates, robber, cards, pieces and awards are those of the base game."""
    base, caravan = lay().state.rules, desert_island().state.rules
    for question in ("costs", "stock", "supply", "deck", "rates", "seven", "may_rob", "may_settle", "may_build_road"):
        assert getattr(caravan, question) == getattr(base, question)
    assert [score.name for score in caravan.scores[: len(base.scores)]] == [score.name for score in base.scores]
    table = desert_island().settle(A, 13).hand(A, "4 lumber")
    table.play(A, TradeWithSupply(bag("4 lumber"), good("ore")))
    assert table.state.hands[A] == bag("1 ore")


def test_KA_08_one_arrow_after_a_turn_with_a_founding_or_an_upgrade() -> None:
    """Gameplay: exactly one arrow, however many were founded and upgraded, once the turn has ended."""
    table = desert_island().road(A, "4-8", "44-48").settle(A, 1, 43)
    table.hand(A, f"{SETTLEMENT} {SETTLEMENT} {CITY}").hand(B, "")
    table.play(A, BuildSettlement(site(8)), BuildSettlement(site(48)), BuildCity(site(1)))
    assert table.awaits(Main(A))
    table.play(A, EndTurn())
    assert table.awaits(Bidding(A))
    bid(table, "", "", "", "")
    table.play(A, close("24-18"))
    assert len(table.state[Caravan].arrows) == 1
    assert table.awaits(Rolling(B))
    table.dice(1, 1).play(B, Roll(), EndTurn())
    assert table.awaits(Rolling(C))
    assert len(table.state[Caravan].arrows) == 1


@pytest.mark.parametrize("kind", ["settlement", "city"])
def test_KA_08_either_of_them_makes_an_arrow_due(kind: str) -> None:
    """Gameplay: a founding alone does, and so does an upgrade alone."""
    table = desert_island().road(A, "4-8").settle(A, 1).hand(A, SETTLEMENT if kind == "settlement" else CITY)
    table.play(A, BuildSettlement(site(8)) if kind == "settlement" else BuildCity(site(1)), EndTurn())
    assert table.awaits(Bidding(A))


def test_KA_08_no_arrow_for_roads_and_cards() -> None:
    """Gameplay: nothing else that is built or bought moves the caravan."""
    table = desert_island().settle(A, 1).hand(A, "1 lumber 1 brick 1 wool 1 grain 1 ore").next_card("knight")
    table.play(A, BuildRoad(path("1-4")), BuyCard(), EndTurn())
    assert table.awaits(Rolling(B))


def test_KA_08_no_arrow_for_the_founding_phase() -> None:
    """Gameplay: only what is founded after it counts."""
    table = lay(table="karawane", step="founding", seats=3)
    sites = ((1, "1-4"), (3, "3-6"), (48, "48-52"), (51, "51-54"), (12, "12-17"), (16, "16-21"))
    for seat, (number, road) in zip((A, B, C, C, B, A), sites, strict=True):
        table.found(seat, number, road)
    table.dice(1, 1).play(A, Roll(), EndTurn())
    assert table.awaits(Rolling(B))
    assert table.state[Caravan].arrows == ()


# Laying a caravan arrow


def test_KA_09_arrows_lie_only_between_two_terrain_hexes() -> None:
    """Laying: never on the coast, however far a route goes."""
    for seed in range(30):
        table = desert_island()
        board = table.state.rules.board
        for _, laid in wander(table.state.copy(), Random(seed)):
            assert len(board.path_hexes[laid.path]) == 2
    table = arrows(desert_island(), "24-18-23-17")
    assert tips(table) == [None, 25, 36], "beyond 17 lies only the coast"


def test_KA_10_an_arrow_starts_where_the_newest_of_its_route_points() -> None:
    """Laying: at the tip, never from the middle of a route."""
    table = arrows(desert_island(), "24-18-13")
    assert {one for one in open_positions(table) if one.site != site(25) and one.site != site(36)} == {
        position("13-8"),
        position("13-9"),
    }
    due(table)
    bid(table, "", "", "", "")
    for branch in ("18-23", "24-30", "8-13"):
        with table.refused("no-arrow-there"):
            table.play(A, close(branch))
    table.play(A, close("13-9"))
    assert tips(table) == [9, 25, 36]
    for seed in range(20):
        for before, laid in wander(desert_island().state, Random(seed)):
            assert laid.site in before.tips


def test_KA_11_roads_do_not_hinder_arrows() -> None:
    """Laying: an arrow may lie beside a road of anybody."""
    table = desert_island().settle(A, 13).road(A, "13-18-24").settle(B, 20).road(B, "20-25").hand(A, CITY)
    table.play(A, BuildCity(site(13)), EndTurn())
    assert open_positions(table) == set(map(position, FIRST))
    bid(table, "", "", "", "")
    table.play(A, close("25-20"))
    assert tips(table) == [24, 20, 36]


def test_KA_11_arrows_do_not_hinder_roads() -> None:
    """Laying: a road may be built beside an arrow."""
    table = arrows(desert_island(), "24-18").settle(A, 18).hand(A, "1 lumber 1 brick")
    assert RoadBuilt(A, path("18-24")) in table.play(A, BuildRoad(path("18-24")))


def test_KA_12_one_arrow_a_path() -> None:
    """Laying: where an arrow lies no other is laid, from neither end."""
    for seed in range(30):
        laid = [one.path for _, one in wander(desert_island().state, Random(seed))]
        assert len(laid) == len(set(laid))
    table = arrows(desert_island(), "24-18-13-9-14")
    assert {one.path for one in open_positions(table) if one.site == site(14)} == {path("10-14"), path("14-19")}


def test_KA_13_the_first_arrow_does_not_lie_on_an_edge_of_the_oasis() -> None:
    """Laying, Example 1: so there are exactly three first positions, to whichever corners the arrows point."""
    found = set()
    for seed in range(10):
        state = fresh_state(dealt("random", seed))
        first = positions(state)
        assert len(first) == len({one.site for one in first}) == 3
        assert not any(borders_the_oasis(state.rules.board, one.path) for one in first)
        found.add(first)
    assert len(found) == 2
    table = arrows(desert_island(), "24-18")
    assert [one for one in positions(table.state) if one.site in (site(25), site(36))] == list(map(position, FIRST[1:]))


def test_KA_14_after_the_first_arrow_there_are_four_positions() -> None:
    """Laying, Example 2: the newest arrow may be followed in two directions, the other routes in one each."""
    table = arrows(desert_island(), "24-18")
    assert open_positions(table) == set(map(position, ("18-13", "18-23", "25-20", "36-41")))


def test_KA_14_later_arrows_have_one_or_two_directions_or_none() -> None:
    """Laying: two, one where a path is coast or taken, none in a dead end."""
    table = arrows(desert_island(), "25-20-15-11")
    assert tips(table) == [24, None, 36], "around 11 lie only coast paths"
    table = arrows(desert_island(), "24-18-13-9", "25-20-15-10-14")
    assert [one for one in positions(table.state) if one.site == site(9)] == list(map(position, ("9-5", "9-14")))
    assert [one for one in positions(table.state) if one.site == site(14)] == list(map(position, ("14-9", "14-19")))
    arrows(table, "9-14")
    assert [one for one in positions(table.state) if one.site == site(14)] == [position("14-19")]


def test_KA_15_never_more_than_six_positions() -> None:
    """Laying, Example 3: three routes go on in two directions each, and that is the most."""
    assert len(open_positions(arrows(desert_island(), *ALL_TO_SEE))) == 6
    most = 0
    for seed in range(60):
        state = desert_island().state
        for before, _ in wander(state, Random(seed)):
            most = max(most, len({tip for tip in before.tips if tip is not None}) * 2)
            assert len(positions(state)) <= 6
    assert most == 6


def test_KA_16_the_players_choose_by_vote() -> None:
    """Laying: where there is a choice, nobody lays an arrow before all have had their chance to bid."""
    table = due(A="1 wool", B="1 wool")
    with table.refused("not-now"):
        table.play(A, close("24-18"))
    bid(table, "", "1 wool", "", "")
    assert table.awaits(Ballot((B,)))
    table.play(B, wish("25-20"))
    assert tips(table) == [24, 20, 36]


# Voting round


def test_KA_17_from_the_builder_clockwise_one_after_another() -> None:
    """Voting: each seat in its turn, beginning with the one that has built."""
    table = desert_island(turn=C).settle(C, 1).hand(C, CITY)
    for seat in (A, B, D):
        table.hand(seat, "1 wool")
    table.play(C, BuildCity(site(1)), EndTurn())
    for seat, next_seat in pairwise((C, D, A, B)):
        assert table.awaits(Bidding(seat))
        with table.refused("not-your-turn", awaited=(seat,)):
            table.play(next_seat, Bid(bag("1 wool")))
        bid(table, "" if seat == C else "1 wool", first=seat)
    assert table.awaits(Bidding(B))


def test_KA_17_bids_lie_openly() -> None:
    """Voting: whoever bids later, and whoever watches, sees what has been laid."""
    table = due(A=rich(2))
    happened = bid(table, "2 wool 1 grain")
    assert happened == (CardsBid(A, bag("2 wool 1 grain")),)
    for viewer in (None, B):
        bids = view(table.state, viewer).part(Bids)
        assert bids is not None
        assert bids.laid == (bag("2 wool 1 grain"), None, None, None)


@pytest.mark.parametrize("text", ["1 wool", "3 grain", "2 wool 2 grain", ""])
def test_KA_17_wool_or_grain_or_both_or_none(text: str) -> None:
    """Voting: one or more cards of the two goods, mixed as one likes; nobody has to lay any."""
    table = due(A=rich(3))
    bid(table, text)
    assert table.state[Bids].laid[A] == bag(text)


def test_KA_17_no_other_goods() -> None:
    """Voting: lumber, brick and ore buy no vote."""
    table = due(A="2 lumber 1 wool")
    for text in ("1 lumber", "1 wool 1 lumber"):
        with table.refused("bid-only-wool-and-grain"):
            table.play(A, Bid(bag(text)))


def test_KA_18_only_those_who_have_bid_negotiate() -> None:
    """Voting: nobody else names a position, not even the builder."""
    table = due(B="1 wool", C="1 grain")
    bid(table, "", "1 wool", "1 grain", "")
    assert table.awaits(Ballot((B, C)))
    for seat in (A, D):
        with table.refused("no-cards-bid"):
            table.play(seat, wish("24-18"))
        assert table.offered(seat, Wish) == []
    assert len(table.offered(B, Wish)) == 3


def test_KA_19_a_vote_a_card() -> None:
    """Voting: one wool and one grain are as much as two wool, and less than three grain."""
    table = due(A=rich(1), B="3 grain")
    bid(table, "1 wool 1 grain", "3 grain", "", "")
    table.play(B, wish("36-41"))
    assert tips(table) == [24, 25, 41], "3 votes of 5 are more than half"
    tied = due(A=rich(1), B="2 grain")
    bid(tied, "1 wool 1 grain", "2 grain", "", "")
    tied.play(B, wish("36-41"))
    assert tips(tied) == [24, 25, 36], "2 votes of 4 are not"


def test_KA_20_whoever_has_more_votes_than_all_others_together_decides_alone() -> None:
    """Voting: with 4 against 2 and 1 nobody else is asked."""
    table = due(A=rich(1), B=rich(4), C=rich(1))
    bid(table, "1 wool 1 grain", "4 wool", "1 grain", "")
    assert table.awaits(Ballot((B,)))
    [laid] = [event for event in table.play(B, wish("25-20")) if isinstance(event, ArrowLaid)]
    assert laid == ArrowLaid((B,), site(25), path("20-25"), 21)


def test_KA_20_half_of_the_votes_is_not_more_than_all_others_together() -> None:
    """Voting: with 3 against 2 and 1 the others are heard."""
    table = due(A=rich(3), B=rich(2), C=rich(1))
    bid(table, "3 wool", "2 wool", "1 wool", "")
    assert table.awaits(Ballot((A, B, C)))
    table.play(A, wish("25-20"))
    assert tips(table) == [24, 25, 36]


def test_KA_21_a_majority_that_agrees_lays_its_arrow() -> None:
    """Voting: with 3, 2 and 2 votes the second and the third together have more than half."""
    table = due(A=rich(3), B=rich(2), C=rich(2))
    bid(table, "3 wool", "2 wool", "2 grain", "")
    table.play(B, wish("25-20"))
    [laid] = [event for event in table.play(C, wish("25-20")) if isinstance(event, ArrowLaid)]
    assert laid.agreed == (B, C)
    assert tips(table) == [24, 20, 36]
    assert table.awaits(Rolling(B)), "A, who laid most, is not asked"


def test_KA_22_without_agreement_whoever_alone_laid_most_decides() -> None:
    """Voting: with 3, 2 and 2 votes for three positions it is the first."""
    table = due(A=rich(2), B=rich(3), C=rich(2))
    bid(table, "2 wool", "3 wool", "2 grain", "")
    table.play(A, wish("24-18"))
    table.play(B, wish("25-20"))
    table.play(C, wish("36-41"))
    assert table.awaits(Ballot((B,)))
    [laid] = [event for event in table.play(B, close("25-20")) if isinstance(event, ArrowLaid)]
    assert laid.agreed == (B,)


def test_KA_22_a_tie_between_two_camps_is_broken_by_whoever_alone_laid_most() -> None:
    """Voting: 3 and 1 against 2 and 2 is a tie; the one with 3 decides."""
    table = due(A=rich(3), B=rich(2), C=rich(2), D=rich(1))
    bid(table, "3 wool", "2 wool", "2 grain", "1 grain")
    for seat, wished in ((A, "24-18"), (B, "36-41"), (C, "36-41"), (D, "24-18")):
        table.play(seat, wish(wished))
    assert table.awaits(Ballot((A,)))


def test_KA_23_otherwise_the_builder_decides() -> None:
    """Voting: when two have laid most it is the player whose turn it was, though he has laid nothing."""
    table = due(B=rich(2), C=rich(2))
    bid(table, "", "2 wool", "2 grain", "")
    table.play(B, wish("24-18"))
    table.play(C, wish("25-20"))
    assert table.awaits(Ballot((A,)))
    assert len(table.offered(A, CloseVote)) == 3
    table.play(A, close("36-41"))
    assert tips(table) == [24, 25, 41]


def test_KA_23_the_builder_must_decide() -> None:
    """Voting: nobody has laid anything, and the builder can do nothing but choose."""
    table = due()
    bid(table, "", "", "", "")
    assert table.awaits(Ballot((A,)))
    with table.refused("not-now"):
        table.play(A, EndTurn())
    table.play(A, close("24-18"))
    assert table.awaits(Rolling(B))


def test_KA_24_all_laid_cards_go_to_the_supply() -> None:
    """Voting: those of whoever has prevailed, and all others."""
    table = due(A=rich(3), B=rich(2), C=rich(2))
    supply = table.state.supply
    bid(table, "3 wool", "2 wool", "1 wool 1 grain", "")
    table.play(B, wish("25-20"))
    table.play(C, wish("25-20"))
    assert table.state.hands[:3] == [bag("3 grain"), bag("2 grain"), bag("1 wool 1 grain")]
    gained = [after - before for before, after in zip(supply, table.state.supply, strict=True)]
    assert tuple(gained) == bag("6 wool 1 grain")


def test_KA_25_one_chance_each() -> None:
    """Voting: what has not been laid then cannot be laid later, and nothing can be taken back."""
    table = due(A=rich(3), B=rich(3))
    bid(table, "1 wool")
    with table.refused("not-your-turn"):
        table.play(A, Bid(bag("1 wool")))
    bid(table, "2 wool", "", "", first=B)
    for seat in (A, B):
        with table.refused("not-now"):
            table.play(seat, Bid(bag("1 wool")))


def test_KA_25_nor_does_the_last_to_bid_take_it_back() -> None:
    """Voting: D, who is asked next for a position, could else lay more once the others have begun to negotiate."""
    table = due(A=rich(1), D=rich(3))
    bid(table, "1 wool", "", "", "2 wool")
    assert table.awaits(Ballot((D,)))
    assert table.journal.undoable(D) == []
    with table.refused("nothing-to-undo"):
        table.play(D, Undo(len(table.journal.entries)))
    table.play(D, wish("24-18"))
    assert table.state.hands[D] == bag("1 wool 3 grain")


# End of a route


def test_KA_26_without_a_free_inner_path_a_route_ends() -> None:
    """End: a tip at the coast, or between arrows, goes on nowhere."""
    table = arrows(desert_island(), "24-18-13-8")
    assert tips(table) == [None, 25, 36]
    assert open_positions(table) == {position("25-20"), position("36-41")}
    due(table)
    bid(table, "", "", "", "")
    table.play(A, close("25-20"))
    assert tips(table) == [None, 20, 36]


def test_KA_26_a_route_that_comes_back_to_itself_ends_when_nothing_is_free() -> None:
    """End: the other two paths at the tip have arrows already."""
    table = arrows(desert_island(), "24-18-13-9-14-19-24")
    assert tips(table)[0] == 24, "one edge of the oasis is free there"
    arrows(table, "24-30-35-29-23")
    assert [one for one in positions(table.state) if one.site == site(23)] == list(map(position, ("23-17", "23-18")))
    due(table)
    bid(table, "", "", "", "")
    assert RouteEnded(site(18)) in table.play(A, close("23-18"))
    assert tips(table) == [None, 25, 36]


def test_KA_27_without_arrows_all_routes_end() -> None:
    """End: there are no more votes, and what has been gained stays."""
    table = arrows(desert_island(), "24-18-13").settle(A, 18).road(A, "13-18-24").hand(B, CITY)
    table.road(B, "25-20").settle(B, 20)
    last_arrows(table, 1)
    due(table, B=CITY)
    bid(table, "", "", "", "")
    happened = table.play(A, close("25-20"))
    assert {event.site for event in happened if isinstance(event, RouteEnded)} == {site(13), site(20), site(36)}
    assert tips(table) == [None, None, None]
    table.dice(1, 1).play(B, Roll(), BuildCity(site(20)), EndTurn())
    assert table.awaits(Rolling(C))
    assert len(table.state[Caravan].arrows) == 3
    assert points(table.state, A) == 4, "a settlement between arrows, and a city"
    assert table.state[LongestRoad].lengths[A] == 4


def test_KA_28_two_routes_may_grow_into_one() -> None:
    """End: where their tips meet they go on together."""
    table = arrows(desert_island(), "24-18-13-9", "25-20-15-10-14")
    due(table)
    bid(table, "", "", "", "")
    assert RoutesMet(site(14)) in table.play(A, close("9-14"))
    assert tips(table) == [14, 14, 36]
    assert open_positions(table) == {position("14-19"), position("36-41")}


# The Longest Trade Road


def test_KA_29_a_road_beside_an_arrow_counts_two() -> None:
    """Longest Trade Road: the same two roads are worth 2, then 3, then 4."""
    for trails, length in (((), 2), (("24-18",), 3), (("24-18-13",), 4)):
        table = arrows(desert_island(), *trails).settle(A, 18).road(A, "13-18-24")
        assert table.state[LongestRoad].lengths[A] == length


def test_KA_30_the_value_5_is_enough() -> None:
    """Longest Trade Road: three roads, two of which lie beside arrows."""
    table = arrows(desert_island(), "24-18-13").settle(A, 18).road(A, "24-18-13").hand(A, "1 lumber 1 brick")
    assert table.state[LongestRoad].holder is None
    table.play(A, BuildRoad(path("9-13")))
    assert table.state[LongestRoad].holder == A
    assert table.state[LongestRoad].lengths[A] == 5
    assert points(table.state, A) == 1 + 1 + 2, "a settlement, between arrows, and the Longest Trade Road"


def test_KA_31_a_settlement_or_city_between_two_arrows_is_worth_one_more() -> None:
    """Upgrading: for either of them, whoever has caused the arrows; one arrow is not enough."""
    for trails, more in (((), 0), (("24-18",), 0), (("24-18-13",), 1)):
        settled = arrows(desert_island(), *trails).settle(A, 18)
        assert points(settled.state, A) == 1 + more
        raised = arrows(desert_island(), *trails).city(A, 18)
        assert points(raised.state, A) == 2 + more


def test_KA_31_at_most_one_more() -> None:
    """Upgrading: a third arrow beside it adds nothing."""
    table = arrows(desert_island(), "24-18-13-9-14", "25-20-15-10-14").settle(A, 14)
    assert points(table.state, A) == 2
    arrows(table, "14-19")
    assert points(table.state, A) == 2


def test_KA_31_never_for_roads_alone() -> None:
    """Upgrading: a road between arrows, or beside them, is worth no point."""
    table = arrows(desert_island(), "24-18-13-9").road(A, "18-13")
    assert points(table.state, A) == 0


def test_KA_31_an_upgrade_keeps_the_point_and_a_new_settlement_gains_it() -> None:
    """Upgrading: what counts is what stands between the arrows now."""
    table = arrows(desert_island(), "24-18-13").road(A, "18-24").hand(A, f"{SETTLEMENT} {CITY}")
    table.play(A, BuildSettlement(site(18)))
    assert points(table.state, A) == 2
    table.play(A, BuildCity(site(18)))
    assert points(table.state, A) == 3


def test_KA_32_more_than_twelve_points_in_the_own_turn() -> None:
    """Game end: 12 points are not enough, 13 win at once, before the turn is over."""
    table = desert_island().city(A, 3, 22, 16, 48).settle(A, 1).road(A, "4-8", "43-47").played(A, knight=3)
    table.hand(A, f"{SETTLEMENT} {SETTLEMENT}")
    table.play(A, BuildSettlement(site(8)))
    assert points(table.state, A) == 12
    assert table.awaits(Main(A))
    [ended] = [event for event in table.play(A, BuildSettlement(site(43))) if isinstance(event, GameEnded)]
    assert (ended.reason, ended.winners, ended.points[A]) == ("points", (A,), 13)


def test_KA_33_several_players_gain_by_the_same_routes() -> None:
    """Example 3: two settlements of one player and one of another are worth more, three and two roads count double."""
    table = arrows(desert_island(), *ALL_TO_SEE).settle(A, 18, 41).settle(B, 26)
    table.road(A, "24-18-13", "41-46").road(B, "20-26-32")
    assert [points(table.state, seat) for seat in (A, B, C, D)] == [4, 2, 0, 0]
    assert table.state[LongestRoad].lengths[:2] == (4, 4)
    longer = arrows(desert_island(), *ALL_TO_SEE).settle(A, 18, 41)
    longer.road(A, "24-18-13", "41-46")
    assert longer.state[LongestRoad].lengths[A] == 4, "the third double road lies elsewhere"
    assert len(open_positions(table)) == 6
