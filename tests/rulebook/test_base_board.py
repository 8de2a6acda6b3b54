"""Rulings on founding, the layouts of the board, the card deck and the supply (G10, G13, G16)."""

import pytest

from data import map_document
from engine import deal, view
from engine.base.cards import (
    BuyCard,
    CardBought,
    Cards,
    CardsSeen,
    GoodsTaken,
    Monopolised,
    PlayMonopoly,
    PlayYearOfPlenty,
)
from engine.base.dice import DiceDeck, throw_from_the_deck
from engine.base.robber import Robber
from engine.base.turn import Roll, Rolling
from engine.event import TurnBegan
from engine.record import Seat
from engine.state import State
from engine.tables import TableSpec
from tests.engine.laying import A, B, C, D, bag, boards, good, lay

CARD = "1 wool 1 grain 1 ore"


BEGINNERS_BOARD = """
    10 mountains, 2 pasture, 9 forest,
    12 fields, 6 hills, 4 pasture, 10 hills,
    9 fields, 11 forest, desert, 3 forest, 8 mountains,
    8 forest, 3 mountains, 4 fields, 5 pasture,
    5 hills, 6 fields, 11 pasture
"""
BEGINNERS_HARBOURS = {
    ("1-4", 3, None), ("2-6", 2, "grain"), ("11-16", 2, "ore"), ("27-33", 3, None), ("43-47", 2, "wool"),
    ("50-53", 3, None), ("48-52", 3, None), ("34-39", 2, "brick"), ("12-17", 2, "lumber"),
}  # fmt: skip
COAST_CLOCKWISE = (
    (0, -2), (1, -2), (2, -2), (2, -1), (2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2), (-2, 1), (-2, 0), (-1, -1),
)  # fmt: skip
INLAND_CLOCKWISE = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Under each corner of the coast (every second hex) lies the inland hex one step towards the middle."""
LETTERS = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)
"""The number tokens A to R."""


def spiral(corner: int) -> list[tuple[int, int]]:
    """The hexes counter-clockwise from one of the six corners, ring by ring."""
    coast, inland = COAST_CLOCKWISE[2 * corner :: -1], INLAND_CLOCKWISE[corner::-1]
    rest_of_coast, rest_inland = COAST_CLOCKWISE[: 2 * corner : -1], INLAND_CLOCKWISE[:corner:-1]
    return [*coast, *rest_of_coast, *inland, *rest_inland, (0, 0)]


def test_ruling_G10_the_beginners_board_is_fixed() -> None:
    """G10: terrain, numbers and harbours lie as printed, whatever the seed."""
    for board in boards("beginner", 3):
        hexes = [
            f"{number or ''} {terrain}".strip() for number, terrain in zip(board.number, board.terrain, strict=True)
        ]
        assert hexes == [name.strip() for name in BEGINNERS_BOARD.split(",")]
        harbours = {
            ("-".join(str(end + 1) for end in harbour.intersections), harbour.rate,
             None if harbour.good is None else board.goods[harbour.good])
            for harbour in board.harbours
        }  # fmt: skip
        assert harbours == BEGINNERS_HARBOURS


def test_ruling_G10_the_spiral_lays_the_letters_counter_clockwise_from_a_corner_past_the_desert() -> None:
    """G10: the desert takes no token and uses no letter up; every corner can be the first."""
    corners = set()
    for board in boards("spiral", 60):
        numbers = dict(zip(board.coordinates, board.number, strict=True))
        fitting = [
            corner
            for corner in range(6)
            if tuple(numbers[cell] for cell in spiral(corner) if numbers[cell] is not None) == LETTERS
        ]
        assert len(fitting) == 1
        corners.add(fitting[0])
        assert [terrain for terrain, number in zip(board.terrain, board.number, strict=True) if number is None] == [
            "desert"
        ]
    assert corners == set(range(6))


def test_ruling_G10_random_numbers_never_put_two_red_ones_side_by_side() -> None:
    """G10: 6 and 8 do not touch."""
    deserts = set()
    for board in boards("random", 150):
        reds = [h for h in board.hexes if board.number[h] in (6, 8)]
        shared = [set(board.hex_corners[a]) & set(board.hex_corners[b]) for a in reds for b in reds if a < b]
        assert len(reds) == 4
        assert not any(shared)
        deserts.add(board.terrain.index("desert"))
    assert len(deserts) == 19


@pytest.mark.parametrize("layout", ["beginner", "spiral", "random"])
def test_ruling_G10_the_robber_begins_on_the_desert(layout: str) -> None:
    """G10: wherever the desert lies."""
    for seed in range(5):
        state = deal(TableSpec(options={"layout": layout}), map_document("base"), f"robber {seed}")
        assert state.rules.board.terrain[state[Robber].place] == "desert"


def founders(state: State) -> list[Seat]:
    """The seats in the order in which they are asked to found."""
    return [question.step.actors()[0] for question in reversed(state.agenda)]


def test_ruling_G10_founding_goes_clockwise_and_back_from_the_first_seat() -> None:
    """G10: the start player, here named by the host, founds first and last and has the first turn."""
    table = lay(step="founding", turn=C)
    assert founders(table.state) == [C, D, A, B, B, A, D, C]
    sites = {C: (14, "14-19"), D: (42, "37-42"), A: (40, "35-40"), B: (26, "26-32")}
    again = {B: (54, "50-54"), A: (48, "48-52"), D: (28, "22-28"), C: (1, "1-4")}
    for seat, (number, road) in (*sites.items(), *again.items()):
        table.found(seat, number, road)
    assert table.awaits(Rolling(C))
    assert (table.state.turn, table.state.seat) == (1, C)


def test_ruling_G10_the_start_player_is_drawn_by_lot() -> None:
    """G10: unless the host names him."""
    spec = TableSpec()
    drawn = {deal(spec, map_document("base"), f"lot {seed}").seat for seed in range(40)}
    assert drawn == {A, B, C, D}
    assert {deal(spec, map_document("base"), f"lot {seed}", start=D).seat for seed in range(5)} == {D}


@pytest.mark.parametrize("seed", range(5))
def test_ruling_G13_no_throw_comes_twice_until_five_are_left(seed: int) -> None:
    """G13: 31 throws without a repetition, then all 36 again."""
    state = deal(TableSpec(options={"dice": "deck"}), map_document("base"), f"deck {seed}")
    for _ in range(3):
        throws = [throw_from_the_deck(state) for _ in range(31)]
        assert len(set(throws)) == 31
        assert sum(state[DiceDeck].left) == 5
    throw_from_the_deck(state)
    assert sum(state[DiceDeck].left) == 35


def test_ruling_G13_what_is_left_in_the_deck_is_public() -> None:
    """G13, G16: everybody may count the throws."""
    table = lay(step="roll", dice="deck").dice(4, 5)
    assert TurnBegan not in map(type, table.play(A, Roll()))
    deck = view(table.state, None).part(DiceDeck)
    assert deck is not None
    assert [index for index, left in enumerate(deck.left) if not left] == [3 * 6 + 4]


def test_ruling_G13_two_fair_dice_are_the_default() -> None:
    """G13: the default has no deck, and both dice show all six numbers."""
    state = deal(TableSpec(), map_document("base"), "fair")
    assert DiceDeck not in state
    thrown = [state.rules.dice(state) for _ in range(400)]
    assert {first for first, _ in thrown} == {second for _, second in thrown} == set(range(1, 7))
    assert len(set(thrown)) == 36


def test_ruling_G16_the_piles_are_open() -> None:
    """G16: what is left of each good, of the development cards and of everybody's pieces is public."""
    table = lay().settle(A, 14).road(A, "14-19").hand(B, "3 wool").cards(C, knight=2)
    shown = view(table.state, None)
    cards = shown.part(CardsSeen)
    assert cards is not None
    assert (shown.supply, cards.left) == (bag("19 lumber 19 brick 16 wool 19 grain 19 ore"), 23)
    assert {kind: left[A] for kind, left in shown.left.items()} == {"road": 14, "settlement": 4, "city": 4}


def test_ruling_G16_thin_supply_gives_what_is_there() -> None:
    """G16: Year of Plenty takes one good of each or the one that is left, never one that is not there."""
    table = lay().supply("1 ore 0 wool", rest=D).cards(A, year_of_plenty=1)
    for take in ("2 ore", "1 wool 1 ore", "1 grain", "3 grain"):
        with table.refused("supply-has-not"):
            table.play(A, PlayYearOfPlenty(bag(take)))
    table.play(A, PlayYearOfPlenty(bag("1 ore 1 grain")))
    last = lay().supply("0 lumber 0 brick 0 wool 0 grain 1 ore", rest=D).cards(A, year_of_plenty=1)
    assert last.offered(A, PlayYearOfPlenty) == [PlayYearOfPlenty(bag("1 ore"))]
    assert GoodsTaken(A, bag("1 ore")) in last.play(A, PlayYearOfPlenty(bag("1 ore")))


def test_ruling_G16_an_empty_supply_keeps_the_card_in_the_hand() -> None:
    """G16: where nothing is left Year of Plenty cannot be played."""
    table = lay().supply("0 lumber 0 brick 0 wool 0 grain 0 ore", rest=D).cards(A, year_of_plenty=1)
    assert table.offered(A, PlayYearOfPlenty) == []
    with table.refused("supply-has-not"):
        table.play(A, PlayYearOfPlenty(bag()))


def test_ruling_G16_an_empty_development_pile_is_not_for_sale() -> None:
    """G16: nothing is paid for nothing."""
    table = lay().settle(A, 14).hand(A, CARD).pile(rest=D)
    assert table.offered(A, BuyCard) == []
    with table.refused("no-cards-left"):
        table.play(A, BuyCard())
    last = lay().settle(A, 14).hand(A, CARD).pile(rest=D, monopoly=1)
    assert last.play(A, BuyCard()) == (CardBought(A, "monopoly"),)
    assert not any(last.state[Cards].deck)


def test_ruling_G16_monopoly_never_touches_the_supply() -> None:
    """G16: it takes from hands."""
    table = lay().hand(B, "2 ore").cards(A, monopoly=1)
    assert Monopolised(A, good("ore"), (0, 2, 0, 0)) in table.play(A, PlayMonopoly(good("ore")))
    assert table.state.supply[good("ore")] == 17
