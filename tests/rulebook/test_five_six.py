"""Five and six players: their board, the building phase after every turn, and paired turns (G12, G14)."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from data import map_document
from engine.action import Action, Step, menu, options
from engine.base import base
from engine.base.bargaining import AcceptOffer, OfferTrade
from engine.base.building import BuildCity, BuildRoad, BuildSettlement
from engine.base.cards import BuyCard, Cards, PlaceFreeRoad, PlacingRoads, PlayKnight, PlayRoadBuilding
from engine.base.ending import AgreeToEnd
from engine.base.offers import Offers, OfferWithdrawn, offers_end
from engine.base.roads import LongestRoad
from engine.base.robber import MoveRobber, MovingRobber, Robber
from engine.base.trade import TradeWithSupply
from engine.base.turn import EndTurn, Main, Roll, Rolling, main, roll
from engine.board import Board, read_document
from engine.chance import Chance
from engine.event import TurnBegan, TurnEnded
from engine.laying import random_numbers
from engine.players import Question, SimplePlayer
from engine.record import Hex, Seat
from engine.scenarios.five_six import (
    BuildingPhaseBegan,
    PairedTurn,
    PassBuilding,
    SpecialBuilding,
    five_six,
    pair,
    paired_turns,
    special_building,
)
from engine.sight import view
from engine.state import State
from engine.tables import TABLES, Dealt, TableSpec, dealt_for, map_name, rules_of
from tests.engine.laying import A, B, C, D, Table, bag, good, lay, path, site

E, F = Seat(4), Seat(5)
ALL = (A, B, C, D, E, F)

TABLE = "base+five_six"
BOARD = Board(read_document(map_document("base_5_6")))

ROAD = "1 lumber 1 brick"
SETTLEMENT = "1 lumber 1 brick 1 wool 1 grain"
CITY = "2 grain 3 ore"
CARD = "1 wool 1 grain 1 ore"

LETTERS = (2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6)
"""The number tokens A to Zc."""
COAST = (
    (0, -3), (-1, -2), (-2, -1), (-3, 0), (-3, 1), (-3, 2), (-3, 3), (-2, 3),
    (-1, 3), (0, 2), (1, 1), (2, 0), (2, -1), (2, -2), (2, -3), (1, -3),
)  # fmt: skip
INLAND = ((0, -2), (-1, -1), (-2, 0), (-2, 1), (-2, 2), (-1, 2), (0, 1), (1, 0), (1, -1), (1, -2))
MIDDLE = ((0, -1), (-1, 0), (-1, 1), (0, 0))
"""The three rings, counter-clockwise."""
SPIRALS = {
    (0, -3): ((0, -2), (0, -1)),
    (-3, 0): ((-2, 0), (-1, 0)),
    (-3, 3): ((-2, 2), (-1, 1)),
    (-1, 3): ((-1, 2), (-1, 1)),
    (2, 0): ((1, 0), (0, 0)),
    (2, -3): ((1, -2), (0, -1)),
}
"""For each corner, where its spiral enters the second ring and the third."""


def table_for(seats: int = 6, turn: Seat = A, step: str = "main", **chosen: str) -> Table:
    return lay(None, table=TABLE, seats=seats, turn=turn, step=step, **chosen)


def paired(seats: int = 6, step: str = "main", trade: str = "first") -> Table:
    return table_for(seats, step=step, extra_turn="paired_turns", trade=trade)


def on(name: str) -> BuildRoad:
    return BuildRoad(path(name, BOARD))


def dealt(seats: int, seed: str, **chosen: str) -> Dealt:
    spec = TableSpec(TABLE, seats, chosen)
    return dealt_for(spec, map_document(map_name(spec)), seed)


def winners(table: Table) -> tuple[Seat, ...]:
    """Who has won; nobody while the game goes on."""
    return () if table.state.ended is None else table.state.ended.winners


def all_pass(table: Table, *seats: Seat) -> None:
    for seat in seats:
        table.play(seat, PassBuilding())


def about_to_be_cut(table: Table, leader: Seat, cutter: Seat) -> Action:
    """C has the Longest Road; cut in two by this building, it goes to a leader with 8 points, who then has 10."""
    table.settle(C, 34).road(C, "34-28-22-17-12-8-4")
    table.city(leader, 3, 11, 21).settle(leader, 58, 68).road(leader, "3-7-11-16-21-27")
    table.settle(cutter, 29).road(cutter, "29-23-17").hand(cutter, SETTLEMENT)
    assert table.state[LongestRoad].holder == C
    return BuildSettlement(site(17))


# The board


@pytest.mark.parametrize("layout", ["random", "spiral"])
@pytest.mark.parametrize("seats", [5, 6])
def test_case_S11_the_island_for_five_and_six(seats: int, layout: str) -> None:
    """S11: 30 hexes with two deserts, 28 tokens, 11 harbours, 34 development cards, 24 cards of each resource."""
    for seed in range(10):
        rules = rules_of(dealt(seats, f"S11 {seed}", layout=layout))
        board = rules.board
        assert Counter(board.terrain) == {
            "forest": 6, "pasture": 6, "fields": 6, "hills": 5, "mountains": 5, "desert": 2,
        }  # fmt: skip
        tokens = Counter(number for number in board.number if number is not None)
        assert tokens == {2: 2, 12: 2, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 3)}
        bare = [terrain for terrain, number in zip(board.terrain, board.number, strict=True) if number is None]
        assert bare == ["desert", "desert"]
        traded = Counter((one.rate, None if one.good is None else board.goods[one.good]) for one in board.harbours)
        assert traded == {
            (3, None): 5, (2, "wool"): 2, (2, "grain"): 1, (2, "ore"): 1, (2, "brick"): 1, (2, "lumber"): 1,
        }  # fmt: skip
        assert dict(rules.deck) == {
            "knight": 20, "victory_point": 5, "road_building": 3, "year_of_plenty": 3, "monopoly": 3,
        }  # fmt: skip
        assert rules.supply == (24,) * 5
        assert (rules.stock, rules.target) == ({"road": 15, "settlement": 5, "city": 4}, 10)


def test_case_S11_the_harbours_lie_along_the_coast() -> None:
    """S11: each on a path of its own at one hex; no intersection belongs to two."""
    sites = [end for harbour in BOARD.harbours for end in harbour.intersections]
    assert len(set(sites)) == 22
    assert all(len(BOARD.path_hexes[harbour.path]) == 1 for harbour in BOARD.harbours)
    named = {tuple(BOARD.intersection_ids[end] for end in harbour.intersections) for harbour in BOARD.harbours}
    assert {("S_0_-4", "N_0_-3"), ("S_3_-3", "N_2_-2"), ("N_2_0", "S_3_-2")} <= {
        pair for one, other in named for pair in ((one, other), (other, one))
    }


def test_ruling_G10_the_robber_starts_on_one_of_the_deserts() -> None:
    """Five-six data: on either; which one follows from the lot that lays the terrain."""
    places = set()
    for seed in range(20):
        state = State(rules_of(dealt(6, f"robber {seed}")), dealt(6, f"robber {seed}"))
        place = state[Robber].place
        assert state.rules.board.terrain[place] == "desert"
        places.add(place)
    assert len(places) > 5


def test_ruling_G10_no_two_red_numbers_lie_side_by_side() -> None:
    """G10: on the larger island too."""
    document = read_document(map_document("base_5_6"))
    for seed in range(20):
        board = Board(random_numbers(document, Chance(f"reds {seed}")))
        reds = {place for place in board.hexes if board.number[place] in (6, 8)}
        assert len(reds) == 6
        assert not any(len(reds & set(board.hexes_at[corner])) > 1 for corner in board.intersections)


def test_ruling_G10_the_spiral_runs_from_any_corner_and_leaves_both_deserts_out() -> None:
    """Five-six data: A on any of the six corner hexes, counter-clockwise inwards, both deserts skipped."""
    corners = set()
    for seed in range(60):
        board = rules_of(dealt(6, f"spiral {seed}", layout="spiral")).board
        fitting = [corner for corner in SPIRALS if along(board, corner) == LETTERS]
        assert len(fitting) == 1
        corners.update(fitting)
    assert corners == set(SPIRALS)


def along(board: Board, corner: tuple[int, int]) -> tuple[int, ...]:
    """The numbers in the order of the spiral from a corner."""
    order: list[tuple[int, int]] = []
    for ring, start in zip((COAST, INLAND, MIDDLE), (corner, *SPIRALS[corner]), strict=True):
        order += [*ring[ring.index(start) :], *ring[: ring.index(start)]]
    assert all(beside(one, other) for one, other in pairwise(order))
    numbers = [board.number[board.hex_at(*place)] for place in order]
    return tuple(number for number in numbers if number is not None)


def beside(one: tuple[int, int], other: tuple[int, int]) -> bool:
    q, r = other[0] - one[0], other[1] - one[1]
    return max(abs(q), abs(r), abs(q + r)) == 1


def test_the_table_is_for_five_and_six_and_drawn_by_lot() -> None:
    """No beginners' board is known for them."""
    table = TABLES[TABLE]
    assert (sorted(table.seats), table.printed) == ([5, 6], True)
    assert {option.name: option.values for option in table.options}["layout"] == ("random", "spiral")


# The building phase


@pytest.mark.parametrize(("seats", "turn"), [(6, A), (6, D), (5, A), (5, C)])
def test_case_X1_after_every_turn_all_others_build_clockwise(seats: int, turn: Seat) -> None:
    """X1, G12: whoever sits to the left first; then the dice go on as they would have."""
    table = table_for(seats, turn)
    others = [Seat((turn + place) % seats) for place in range(1, seats)]
    events = table.play(turn, EndTurn())
    assert events == (BuildingPhaseBegan(turn),)
    for seat in others:
        assert table.awaits(SpecialBuilding(seat))
        assert (table.state.seat, table.state.roller) == (turn, turn)
        events = table.play(seat, PassBuilding())
    assert events == (TurnEnded(turn), TurnBegan(others[0], table.state.turn))
    assert table.awaits(Rolling(others[0]))


def test_case_X1_a_whole_round_goes_by_as_ever() -> None:
    """X1: every turn is followed by its building phase, and every seat has the dice in its turn."""
    table = table_for(5, step="roll")
    for turn in (*ALL[:5], A):
        assert table.awaits(Rolling(turn))
        table.dice(1, 1).play(turn, Roll(), EndTurn())
        all_pass(table, *(Seat((turn + place) % 5) for place in range(1, 5)))


def test_case_X1_a_seat_builds_as_much_as_it_can_pay_and_only_when_it_is_asked() -> None:
    """X1: roads, a settlement, a city and cards, mixed, until it passes."""
    table = table_for().settle(B, 9).road(B, "9-5").settle(C, 29)
    table.hand(B, f"{ROAD} {SETTLEMENT} {CITY} {CARD}").hand(C, ROAD)
    with table.refused("not-now"):
        table.play(B, PassBuilding())
    table.play(A, EndTurn())
    for seat, action in ((C, on("23-29")), (A, PassBuilding()), (A, EndTurn()), (C, PassBuilding())):
        with table.refused("not-your-turn" if type(action) is not EndTurn else "not-now"):
            table.play(seat, action)
    table.play(B, on("1-5"), BuildSettlement(site(1)), BuildCity(site(9)), BuyCard(), PassBuilding())
    assert table.state.hands[B] == bag()
    table.play(C, on("23-29"), PassBuilding())
    assert table.awaits(SpecialBuilding(D))


def test_case_X2_there_is_no_trade_in_the_building_phase() -> None:
    """X2: neither with players, nor with the supply or a harbour."""
    table = table_for().settle(B, 1).hand(B, "8 wool").hand(A, "1 ore")
    table.play(A, EndTurn())
    for seat, action in (
        (B, TradeWithSupply(bag("4 wool"), good("ore"))),
        (B, OfferTrade(bag("1 wool"), bag("1 ore"))),
        (A, OfferTrade(bag("1 ore"), bag("1 wool"))),
        (B, AcceptOffer(1)),
    ):
        with table.refused("not-now"):
            table.play(seat, action)


def test_case_X2_offers_of_the_turn_do_not_outlive_it() -> None:
    """X2, G8: what was offered in the turn cannot be taken in the building phase."""
    table = table_for().hand(A, "1 ore").hand(B, "1 wool")
    table.play(A, OfferTrade(bag("1 ore"), bag("1 wool")))
    assert OfferWithdrawn in map(type, table.play(A, EndTurn()))
    assert table.state[Offers].standing == ()


@pytest.mark.parametrize("seat", [A, B])
def test_case_X2_no_development_card_is_played_in_the_building_phase(seat: Seat) -> None:
    """X2: not by whoever builds, nor by whoever has just ended the turn."""
    table = table_for().cards(seat, knight=1)
    table.play(A, EndTurn())
    with table.refused("not-now"):
        table.play(seat, PlayKnight())


def test_case_X2_a_card_bought_there_may_be_played_in_the_own_next_turn_before_rolling() -> None:
    """X2: B buys after the turn of A, and B has the dice next."""
    table = table_for().hand(B, CARD).next_card("knight")
    table.play(A, EndTurn())
    table.play(B, BuyCard())
    assert table.state[Cards].fresh[B] != table.state[Cards].fresh[C]
    with table.refused("not-now"):
        table.play(B, PlayKnight())
    all_pass(table, B, C, D, E, F)
    assert table.awaits(Rolling(B))
    assert table.offered(B, PlayKnight)
    table.play(B, PlayKnight())
    assert table.awaits(MovingRobber(B))


def test_case_X4_who_can_build_nothing_passes_and_nothing_is_stuck() -> None:
    """X4: with nothing to do there is only passing (and a vote to end the game), and then it goes straight on."""
    table = table_for()
    table.play(A, EndTurn())
    for seat in (B, C, D, E, F):
        assert options(table.state, seat) == [PassBuilding(), AgreeToEnd()]
        table.play(seat, PassBuilding())
    assert table.awaits(Rolling(B))


def test_case_X4_what_is_taken_back_leaves_the_phase_as_it_was() -> None:
    """X4: a road built there can be taken back; having passed cannot."""
    table = table_for().settle(B, 9).hand(B, ROAD)
    table.play(A, EndTurn())
    table.play(B, on("5-9"))
    table.take_back(B)
    assert table.awaits(SpecialBuilding(B))
    assert table.state.hands[B] == bag(ROAD)
    table.play(B, PassBuilding())
    assert (table.journal.undoable(A), table.journal.undoable(B)) == ([], [])
    assert table.awaits(SpecialBuilding(C))


def test_case_X5_a_free_road_that_is_due_keeps_the_turn_from_ending() -> None:
    """X5: afterwards the building phase begins as usual."""
    table = table_for().settle(A, 9).cards(A, road_building=1)
    table.play(A, PlayRoadBuilding(), PlaceFreeRoad(path("5-9", BOARD)))
    assert table.awaits(PlacingRoads(A, 1))
    with table.refused("not-now"):
        table.play(A, EndTurn())
    table.play(A, PlaceFreeRoad(path("1-5", BOARD)), EndTurn())
    assert table.awaits(SpecialBuilding(B))


def test_ruling_G12_nobody_wins_in_the_building_phase_but_when_the_own_turn_begins() -> None:
    """G12, G9: C reaches 10 after the turn of A; B plays on, and C wins when the dice come."""
    table = table_for().city(C, 1, 2, 3, 8).settle(C, 29).hand(C, CITY).road(C, "29-23-18").hand(C, SETTLEMENT)
    table.play(A, EndTurn())
    table.play(B, PassBuilding())
    table.play(C, BuildSettlement(site(18)))
    assert view(table.state, C).own_points == 10
    all_pass(table, C, D, E, F)
    assert winners(table) == ()
    table.dice(1, 1).play(B, Roll(), EndTurn())
    assert winners(table) == ()
    all_pass(table, C, D, E, F, A)
    assert winners(table) == (C,)


def test_ruling_G12_what_another_builds_does_not_win_for_whose_turn_it_was() -> None:
    """G12: B cuts a road in the building phase after the turn of A, who has 10 points by it and does not win yet."""
    table = table_for()
    cut = about_to_be_cut(table, leader=A, cutter=B)
    table.play(A, EndTurn())
    table.play(B, cut)
    assert view(table.state, None).points[A] == 10
    all_pass(table, B, C, D, E, F)
    assert winners(table) == ()
    assert table.awaits(Rolling(B))


def test_ruling_G12_points_gained_while_the_others_build_win_when_the_own_turn_begins() -> None:
    """G12, V1: A builds first after the turn of F, has 10 points by what B builds, and wins with the dice."""
    table = table_for(turn=F)
    cut = about_to_be_cut(table, leader=A, cutter=B)
    table.play(F, EndTurn())
    all_pass(table, A)
    table.play(B, cut)
    all_pass(table, B, C, D)
    assert winners(table) == ()
    table.play(E, PassBuilding())
    assert (winners(table), table.state.seat) == ((A,), A)


def test_ruling_G12_a_vote_ends_the_game_in_the_building_phase_too() -> None:
    """G11, G12: all agree."""
    table = table_for(5)
    table.play(A, EndTurn())
    for seat in ALL[:5]:
        table.play(seat, AgreeToEnd())
    assert table.state.ended is not None
    assert table.state.ended.reason == "agreed"


def test_ruling_G14_nobody_is_passed_by_the_rules_and_the_panel_shows_no_hand() -> None:
    """G14: all are asked, rich or poor, and what the table offers in public is the same."""
    rich, poor = table_for().settle(B, 9).hand(B, CITY), table_for().settle(B, 9)
    for table in (rich, poor):
        table.play(A, EndTurn())
        assert view(table.state, None).actors == (B,)
        assert table.awaits(SpecialBuilding(B))
    assert menu(rich.state, B) == menu(poor.state, B)
    assert options(rich.state, B) != options(poor.state, B)


def test_ruling_G14_a_standing_order_may_pass() -> None:
    """G14: the only answer given in advance is to pass; it is no aside, and waits for its moment."""
    assert (PassBuilding.standing, PassBuilding.aside, PassBuilding.chapter) == (("pass",), False, "turn")


# Paired turns


def test_case_X7_the_third_player_to_the_left_has_a_turn_without_dice() -> None:
    """X7: A rolls and plays; then D builds, trades with the supply and plays a card; then B rolls."""
    table = paired().settle(D, 9).hand(D, f"4 wool {ROAD} {CARD}").cards(D, year_of_plenty=1)
    assert table.play(A, EndTurn()) == (TurnEnded(A), TurnBegan(D, table.state.turn))
    turn = table.state.turn
    assert table.awaits(PairedTurn(D))
    assert (table.state.seat, table.state.roller) == (D, A)
    table.play(D, TradeWithSupply(bag("4 wool"), good("ore")), on("5-9"), BuyCard())
    assert {type(option).card for option in options(table.state, D) if hasattr(option, "card")} == {"year_of_plenty"}
    with table.refused("not-now"):
        table.play(D, Roll())
    assert table.play(D, EndTurn()) == (TurnEnded(D), TurnBegan(B, turn + 1))
    assert table.awaits(Rolling(B))


def test_case_X7_there_is_no_trade_with_players_in_it() -> None:
    """X7, G12: not by D, nor by A, nor by anybody else."""
    table = paired(trade="chooses").hand(A, "1 ore").hand(B, "1 ore").hand(D, "1 wool")
    table.play(A, EndTurn())
    for seat, offer in (
        (D, OfferTrade(bag("1 wool"), bag("1 ore"))),
        (A, OfferTrade(bag("1 ore"), bag("1 wool"))),
        (B, OfferTrade(bag("1 ore"), bag("1 wool"), (D,))),
    ):
        with table.refused("not-now"):
            table.play(seat, offer)
    assert {option.chapter for seat in ALL for option in options(table.state, seat)} <= {"turn", "table"}


def test_case_X7_there_is_no_building_phase_beside_it() -> None:
    """X7: one or the other."""
    rules = paired().state.rules
    assert SpecialBuilding not in rules.menu
    assert special_building not in rules.turn
    assert rules.amendments == ("five_six", "paired_turns")


def test_case_X8_a_knight_before_the_dice_is_for_whoever_rolls() -> None:
    """X8: D, whose turn is paired, plays it when it is his turn and not before."""
    table = paired(step="roll").cards(D, knight=1)
    with table.refused("not-your-turn"):
        table.play(D, PlayKnight())
    table.dice(1, 1).play(A, Roll())
    with table.refused("not-your-turn"):
        table.play(D, PlayKnight())
    table.play(A, EndTurn())
    assert table.offered(D, PlayKnight)
    table.play(D, PlayKnight())
    assert table.awaits(MovingRobber(D))
    table.play(D, MoveRobber(another_hex(table), None))
    assert table.awaits(PairedTurn(D))


def another_hex(table: Table) -> Hex:
    return next(place for place in table.state.rules.board.hexes if place != table.state[Robber].place)


@pytest.mark.parametrize("seats", [5, 6])
def test_case_X10_the_pairs_go_round_with_the_dice(seats: int) -> None:
    """X10: with five players D is third to the left of A, and A of C."""
    table, pairs = paired(seats, step="roll"), []
    for turn in ALL[:seats]:
        table.dice(1, 1).play(turn, Roll(), EndTurn())
        pairs.append((turn, table.state.seat))
        table.play(table.state.seat, EndTurn())
    assert table.awaits(Rolling(A))
    assert pairs == [(Seat(seat), Seat((seat + 3) % seats)) for seat in range(seats)]
    if seats == 5:
        assert {(A, D), (C, A)} <= set(pairs)


def test_ruling_G12_the_robber_and_free_roads_belong_to_the_paired_turn() -> None:
    """G12: what a card begins there is done there, by the paired seat."""
    table = paired().settle(D, 9).cards(D, road_building=1, knight=1)
    table.play(A, EndTurn())
    table.play(D, PlayRoadBuilding(), PlaceFreeRoad(path("5-9", BOARD)), PlaceFreeRoad(path("1-5", BOARD)))
    assert table.awaits(PairedTurn(D))


def test_ruling_G12_cards_are_counted_by_seat_and_part() -> None:
    """G12: A has played one, D still may; each only one, and none bought in the same part."""
    table = paired().cards(A, knight=1).cards(D, knight=2).hand(D, CARD).next_card("monopoly")
    table.play(A, PlayKnight(), MoveRobber(another_hex(table), None), EndTurn())
    table.play(D, BuyCard(), PlayKnight())
    table.play(D, MoveRobber(another_hex(table), None))
    with table.refused("one-card-a-turn"):
        table.play(D, PlayKnight())
    assert table.offered(D, PlayKnight) == []
    table.play(D, EndTurn())
    assert table.state[Cards].fresh == (bag(),) * 6
    assert not any(table.state[Cards].played_now)


def test_ruling_G12_a_card_bought_in_a_paired_turn_is_not_played_in_it() -> None:
    """G12: it may be played in the next own turn, before the roll too: D has the dice three turns later."""
    table = paired().hand(D, CARD).next_card("knight")
    table.play(A, EndTurn())
    table.play(D, BuyCard())
    with table.refused("card-is-fresh"):
        table.play(D, PlayKnight())
    table.play(D, EndTurn())
    for turn, third in ((B, E), (C, F)):
        table.dice(1, 1).play(turn, Roll(), EndTurn())
        table.play(third, EndTurn())
    assert table.awaits(Rolling(D))
    assert table.offered(D, PlayKnight)


def test_ruling_G12_who_rolls_wins_before_the_paired_seat() -> None:
    """G12: D has the points already, and A, whose part comes first, reaches them in it."""
    table = paired().city(D, 1, 2, 3, 8).settle(D, 9, 10)
    table.city(A, 41, 42, 43, 44).settle(A, 45).road(A, "45-38-31").hand(A, SETTLEMENT)
    table.play(A, BuildSettlement(site(31)))
    assert winners(table) == (A,)


def test_ruling_G12_the_paired_seat_wins_when_its_turn_begins() -> None:
    """G12: D has the points, A ends the turn without them."""
    table = paired().city(D, 1, 2, 3, 8).settle(D, 9, 10)
    table.play(A, EndTurn())
    assert winners(table) == (D,)


def test_ruling_G12_the_paired_seat_wins_in_its_turn() -> None:
    """G12: D reaches 10 by what he builds in it."""
    table = paired().city(D, 1, 2, 3, 8).settle(D, 45).road(D, "45-38-31").hand(D, SETTLEMENT)
    table.play(A, EndTurn())
    assert winners(table) == ()
    table.play(D, BuildSettlement(site(31)))
    assert winners(table) == (D,)


def test_ruling_G12_nobody_else_wins_in_a_paired_turn() -> None:
    """G12: what D builds brings A 10 points; the turn of A is over, and A wins when the next one begins."""
    table = paired()
    cut = about_to_be_cut(table, leader=A, cutter=D)
    table.play(A, EndTurn())
    table.play(D, cut, EndTurn())
    assert view(table.state, None).points[A] == 10
    assert table.awaits(Rolling(B))
    for turn, third in ((B, E), (C, F)):
        table.dice(1, 1).play(turn, Roll(), EndTurn())
        table.play(third, EndTurn())
    table.dice(1, 1).play(D, Roll())
    assert winners(table) == ()
    table.play(D, EndTurn())
    assert (winners(table), table.state.seat, table.state.roller) == ((A,), A, D)


# At every table


@pytest.mark.parametrize("seats", [3, 4])
def test_with_four_players_or_fewer_nothing_is_different(seats: int) -> None:
    """The extension is for five and six; a table for three to six may have it all the same."""
    rules = base(Board(read_document(map_document("base"))), seats)
    assert five_six(rules) is rules
    assert paired_turns(rules) is rules


class Monument(BuyCard, frozen=True):
    """Something a scenario lets one build."""


class Fair(TradeWithSupply, frozen=True):
    """A trade of a scenario's own."""


def stroll(state: State) -> tuple[Step, ...]:
    """A part of the turn of a scenario's own; it waits for nobody."""
    return ()


def test_what_a_scenario_adds_to_building_and_to_the_turn_comes_along() -> None:
    """G12, K4: what others may build between turns, and what belongs to an own turn, the scenario says."""
    plain = base(BOARD, 6)
    rules = plain.allow(Main, Monument, Fair).but(turn=(*plain.turn, stroll))
    built, twice = rules.amended(five_six), rules.amended(five_six, paired_turns)
    assert built.turn == (roll, main, offers_end, stroll, special_building)
    assert set(built.menu[SpecialBuilding]) >= {Monument, BuildRoad, BuildSettlement, BuildCity, BuyCard, PassBuilding}
    assert Fair not in built.menu[SpecialBuilding]
    assert {Monument, Fair, EndTurn, PlayKnight} <= set(twice.menu[PairedTurn])
    assert twice.turn[: len(rules.turn) + 1] == (*rules.turn, pair)
    assert [part.__name__ for part in twice.turn[len(rules.turn) + 1 :]] == ["main", "offers_end", "stroll"]


# Computer players


@pytest.mark.parametrize(("hand", "expected"), [("", PassBuilding()), (CITY, BuildCity(site(9)))])
def test_a_computer_builds_what_it_can_and_else_passes(hand: str, expected: Action) -> None:
    table = table_for().settle(B, 9).hand(B, hand)
    table.play(A, EndTurn())
    assert SimplePlayer().choose(Question(table.state, B, Random(1))) == expected


def test_a_computer_ends_its_paired_turn() -> None:
    table = paired()
    table.play(A, EndTurn())
    assert SimplePlayer().choose(Question(table.state, D, Random(1))) == EndTurn()
