"""Die große Karawane with five or six: a mix that no rulebook prints (X1), and what K4 and K11 say about it."""

from collections import Counter

import pytest

from data import map_document
from engine.action import points
from engine.base.building import BuildCity
from engine.base.robber import Robber
from engine.base.turn import EndTurn, Roll, Rolling
from engine.board import read_document
from engine.event import GameEnded
from engine.laying import RED_NUMBERS, spiral_from
from engine.record import Seat
from engine.scenarios.five_six import PairedTurn, PassBuilding, SpecialBuilding
from engine.scenarios.karawane import Bid, Bidding, Bids, Caravan, CloseVote, Position, Wish
from engine.scenarios.karawane.caravan import lay_arrow, positions
from engine.tables import TABLES, Dealt, TableSpec, dealt_for, rules_of
from tests.engine.laying import A, B, C, D, Table, lay, path, place, site

CITY = "2 grain 3 ore"
MIDDLE = {(-1, 0), (0, 0)}
E, F = Seat(4), Seat(5)


def dealt(layout: str, seed: int) -> Dealt:
    """A game for six as it is dealt from a seed."""
    spec = TableSpec("karawane+five_six", seats=6, options={"layout": layout})
    return dealt_for(spec, map_document("karawane_5_6"), f"oasis {seed}")


def island(target: str = "13", extra_turn: str = "building_phase") -> Table:
    """A table for six with nothing on it; its printed arrows point to 37, 38 and 51."""
    return lay("random", table="karawane+five_six", seats=6, target=target, extra_turn=extra_turn)


def position(table: Table, start: int, tip: int) -> Position:
    """The position of an arrow from an intersection to another."""
    return Position(site(start), path(f"{start}-{tip}", table.state.rules.board))


def arrow(table: Table, start: int, tip: int) -> Table:
    """An arrow lies there."""
    laid = position(table, start, tip)
    return table.arrange(lambda state: lay_arrow(state, laid, ()))


def decide(table: Table, builder: Seat, start: int, tip: int) -> list[GameEnded]:
    """Nobody bids, and the builder chooses; whether the game has ended by it."""
    for number in range(6):
        table.play(Seat((builder + number) % 6), Bid((0, 0, 0, 0, 0)))
    chosen = position(table, start, tip)
    happened = table.play(builder, CloseVote(chosen.site, chosen.path))
    return [event for event in happened if isinstance(event, GameEnded)]


def test_ruling_X1_the_mix_is_marked_as_one() -> None:
    """X1: no book prints it, and the lobby says so; the caravan for three and four is printed."""
    assert not TABLES["karawane+five_six"].printed
    assert TABLES["karawane"].printed


@pytest.mark.parametrize("layout", ["random", "spiral"])
def test_ruling_X1_the_oasis_takes_one_of_the_two_middle_hexes_by_lot(layout: str) -> None:
    """X1: either of them; the other desert stays, wherever it is drawn, and the robber starts on the oasis."""
    found, deserts = Counter[tuple[int, int]](), set()
    document = read_document(map_document("karawane_5_6"))
    for seed in range(30):
        laid = dealt(layout, seed)
        board = rules_of(laid).board
        oasis, desert = board.terrain.index("oasis"), board.terrain.index("desert")
        found[board.coordinates[oasis]] += 1
        deserts.add(board.coordinates[desert])
        assert (board.terrain.count("oasis"), board.terrain.count("desert")) == (1, 1)
        assert laid.board.robber == board.coordinates[oasis]
        assert board.coordinates == tuple((cell.q, cell.r) for cell in document.hexes)
        assert sorted(number for number in board.number if number is not None) == sorted(document.spiral)
        assert board.number[oasis] is board.number[desert] is None
    assert found.keys() == MIDDLE
    assert len(deserts) > 5


def test_ruling_X1_terrain_and_numbers_are_laid_by_the_rules_of_the_extension() -> None:
    """X1: turned round with the oasis, the numbers still follow the spiral, or keep the red ones apart."""
    turned = 0
    for seed in range(20):
        board = dealt("spiral", seed).board
        numbers = {(cell.q, cell.r): cell.number for cell in board.hexes}
        orders = [spiral_from(corner, list(numbers)) for corner in board.corner_hexes]
        read = [tuple(numbers[one] for one in order if numbers[one] is not None) for order in orders]
        assert board.spiral in read
        turned += board.robber == (0, 0)
        rules = rules_of(dealt("random", seed)).board
        for site_hexes in rules.hexes_at:
            assert sum(rules.number[one] in RED_NUMBERS for one in site_hexes) < 2
    assert 0 < turned < 20


def test_ruling_X1_three_routes_begin_at_every_other_corner_of_the_oasis() -> None:
    """X1, K3: wherever it lies."""
    table = island()
    board = table.state.rules.board
    corners = board.hex_corners[board.terrain.index("oasis")]
    assert {corners.index(tip) for tip in table.state[Caravan].tips if tip is not None} in ({0, 2, 4}, {1, 3, 5})
    assert table.state[Robber] == Robber(place("oasis", board))


def test_ruling_K4_the_arrow_is_laid_before_the_building_phase() -> None:
    """K4: first the vote, then the others build."""
    table = island().settle(A, 1).hand(A, CITY)
    table.play(A, BuildCity(site(1)), EndTurn())
    assert table.awaits(Bidding(A))
    decide(table, A, 37, 30)
    assert table.awaits(SpecialBuilding(B))


def test_ruling_K5_whoever_decides_takes_it_back_no_more_though_he_builds_next() -> None:
    """K5: a vote that is over is over; with three and four the dice have gone on by then."""
    table = island().settle(A, 1).hand(A, CITY).hand(B, "2 wool")
    table.play(A, BuildCity(site(1)), EndTurn())
    table.play(A, Bid((0, 0, 0, 0, 0)))
    table.play(B, Bid((0, 0, 2, 0, 0)))
    for seat in (C, D, E, F):
        table.play(seat, Bid((0, 0, 0, 0, 0)))
    named = min(positions(table.state), key=str)
    table.play(B, Wish(named.site, named.path))
    assert table.awaits(SpecialBuilding(B))
    assert table.journal.undoable(B) == []


def test_ruling_K4_building_in_the_building_phase_brings_no_arrow() -> None:
    """K4: it is nobody's own turn."""
    table = island().settle(B, 1).hand(B, CITY)
    table.play(A, EndTurn())
    table.play(B, BuildCity(site(1)), PassBuilding())
    for seat in (C, D, E, F):
        table.play(seat, PassBuilding())
    assert table.awaits(Rolling(B))
    assert table.state[Bids].builder is None
    table.dice(1, 1).play(B, Roll(), EndTurn())
    assert table.awaits(SpecialBuilding(C))
    assert table.state[Caravan].arrows == ()


def test_ruling_K4_a_paired_turn_is_an_own_turn() -> None:
    """K4: each of the two has a vote of its own after its part."""
    table = island(extra_turn="paired_turns").settle(A, 1).hand(A, CITY).settle(D, 3).hand(D, CITY)
    table.play(A, BuildCity(site(1)), EndTurn())
    assert table.awaits(Bidding(A))
    decide(table, A, 37, 30)
    assert table.awaits(PairedTurn(D))
    table.play(D, BuildCity(site(3)), EndTurn())
    assert table.awaits(Bidding(D))
    decide(table, D, 38, 32)
    assert table.awaits(Rolling(B))
    assert len(table.state[Caravan].arrows) == 2


def lacking_one(table: Table, seat: Seat) -> Table:
    """A seat with 9 points of 10, which gains the last by an arrow from 30 to 24."""
    arrow(table, 37, 30).city(seat, 3, 16, 78).settle(seat, 30, 80)
    return table.hand(seat, CITY)


def test_ruling_K11_what_an_arrow_brings_does_not_win_in_the_building_phase() -> None:
    """K11: others build, and the builder waits for his own next turn."""
    table = lacking_one(island(target="10"), A)
    table.play(A, BuildCity(site(80)), EndTurn())
    assert points(table.state, A) == 9
    assert decide(table, A, 30, 24) == []
    assert points(table.state, A) == 10
    for seat in (B, C, D, E, F):
        table.play(seat, PassBuilding())
    assert table.awaits(Rolling(B))
    for seat in (B, C, D, E, F):
        table.dice(1, 1).play(seat, Roll())
        table.play(seat, EndTurn())
        for place_after in range(1, 5):
            table.play(Seat((seat + place_after) % 6), PassBuilding())
        assert table.state.ended is None
        happened = table.play(Seat((seat + 5) % 6), PassBuilding())
        assert [event.winners for event in happened if isinstance(event, GameEnded)] == ([(A,)] if seat == F else [])


def test_ruling_K11_a_paired_turn_is_the_own_next_turn() -> None:
    """K11: what the vote after A's turn brings D wins when D's part begins."""
    table = lacking_one(island(target="9", extra_turn="paired_turns"), D).settle(A, 1).hand(A, CITY)
    assert points(table.state, D) == 8
    table.play(A, BuildCity(site(1)), EndTurn())
    [ended] = decide(table, A, 30, 24)
    assert ended.winners == (D,)


def test_ruling_K11_the_builder_of_a_paired_turn_waits_too() -> None:
    """K11: the arrow after D's part does not let D win before its next turn."""
    table = lacking_one(island(target="10", extra_turn="paired_turns"), D)
    table.play(A, EndTurn())
    table.play(D, BuildCity(site(80)), EndTurn())
    assert decide(table, D, 30, 24) == []
    assert points(table.state, D) == 10
    assert table.awaits(Rolling(B))
