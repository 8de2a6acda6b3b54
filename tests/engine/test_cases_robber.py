"""Cases of the seven: discarding, moving the robber, stealing."""

import pytest

from engine.base.cards import PlayKnight
from engine.base.robber import (
    CardStolen,
    Discard,
    Discarded,
    Discarding,
    DiscardsDue,
    MoveRobber,
    MovingRobber,
    Robber,
    RobberMoved,
)
from engine.base.turn import EndTurn, Main, Roll
from engine.record import Hex
from tests.engine.laying import A, B, C, D, Table, bag, good, lay, place


def seven(**hands: str) -> Table:
    """A has rolled a seven; the hands of A, B, C and D are named by their letters."""
    table = lay(step="roll").settle(A, 14).settle(B, 27).settle(C, 38).settle(D, 54).dice(3, 4)
    for seat, letter in enumerate("ABCD"):
        if letter in hands:
            table.hand((A, B, C, D)[seat], hands[letter])
    table.play(A, Roll())
    return table


def test_case_R1_more_than_seven_cards_give_back_half_rounded_down() -> None:
    table = lay(step="roll").hand(A, "7 wool").hand(B, "8 ore").hand(C, "9 grain").hand(D, "9 wool 6 lumber").dice(3, 4)
    owed = ((B, 4), (C, 4), (D, 7))
    assert DiscardsDue(owed) in table.play(A, Roll())
    assert table.awaits(Discarding(owed))
    assert table.state.step.actors() == (B, C, D)
    assert table.offered(A, Discard) == []


def test_case_R2_who_still_holds_more_than_seven_is_not_asked_again() -> None:
    table = seven(D="15 wool")
    table.play(D, Discard(bag("7 wool")))
    assert table.state.cards_of(D) == 8
    assert table.awaits(MovingRobber(A))
    with table.refused("not-now", awaited=(A,)):
        table.play(D, Discard(bag("4 wool")))


@pytest.mark.parametrize(
    ("cards", "key"),
    [
        (bag("3 wool"), "discard-count"),
        (bag("5 wool"), "discard-count"),
        (bag("3 wool 1 ore"), "not-held"),
        ((0, 0, 5, 0, -1), "not-a-bag"),
        ((4,), "not-a-bag"),
        ((0, 0, 4, 0, 0, 0), "not-a-bag"),
        (None, "not-a-bag"),
    ],
)
def test_case_R4_a_wrong_discard_is_refused_and_still_owed(cards: tuple[int, ...] | None, key: str) -> None:
    table = seven(B="8 wool")
    with table.refused(key):
        table.play(B, Discard(cards))
    assert table.state.hands[B] == bag("8 wool")
    assert table.awaits(Discarding(((B, 4),)))
    assert table.play(B, Discard(bag("4 wool"))) == (Discarded(B, 4, bag("4 wool")),)


@pytest.mark.parametrize("order", [(B, C), (C, B)])
def test_case_R5_the_robber_waits_for_all_discards_in_any_order(order: tuple[int, int]) -> None:
    table = seven(B="8 wool", C="9 ore")
    move = MoveRobber(place("4 pasture"), None)
    for seat in (B, C) if order == (B, C) else (C, B):
        with table.refused("not-now"):
            table.play(A, move)
        table.play(seat, Discard(bag("4 wool") if seat == B else bag("4 ore")))
    table.play(A, move)
    assert table.awaits(Main(A))


def test_case_R5_a_question_keeps_its_number_while_others_answer_it() -> None:
    """Two seats discard at the same moment: the second button is as good as the first."""
    table = seven(B="8 wool", C="9 ore")
    serial = table.state.question.serial
    table.play(B, Discard(bag("4 wool")))
    assert table.state.question.serial == serial


def test_case_R7_the_robber_must_move_to_another_land_hex() -> None:
    table = seven()
    here = table.state[Robber].place
    assert here == place("desert")
    with table.refused("robber-must-move", place=here):
        table.play(A, MoveRobber(here, None))
    for beyond in (-1, 19, 1000):
        with table.refused("no-such-place"):
            table.play(A, MoveRobber(Hex(beyond), None))
    others = {one for one in table.state.rules.board.hexes if one != here}
    assert {move.place for move in table.offered(A, MoveRobber) if isinstance(move, MoveRobber)} == others


def test_case_R7_the_robber_may_go_back_to_the_desert() -> None:
    table = lay(step="roll").settle(A, 14).robber("8 mountains").dice(3, 4)
    table.play(A, Roll(), MoveRobber(place("desert"), None))
    assert table.state[Robber].place == place("desert")


def test_case_R8_nothing_is_stolen_on_a_hex_without_buildings() -> None:
    table = seven(B="1 wool")
    events = table.play(A, MoveRobber(place("3 mountains"), None))
    assert events == (RobberMoved(A, place("3 mountains")),)
    assert table.awaits(Main(A))


def test_case_R8_nothing_is_stolen_where_only_the_own_building_stands() -> None:
    table = seven(A="3 wool", B="1 wool")
    assert table.play(A, MoveRobber(place("4 pasture"), None)) == (RobberMoved(A, place("4 pasture")),)
    assert table.state.hands[:2] == [bag("3 wool"), bag("1 wool")]


def test_case_R10_a_neighbour_without_cards_is_not_a_victim() -> None:
    table = seven(A="1 ore")
    assert table.offered(A, MoveRobber).count(MoveRobber(place("11 pasture"), None)) == 1
    with table.refused("no-such-victim", victim=D):
        table.play(A, MoveRobber(place("11 pasture"), D))
    table.play(A, MoveRobber(place("11 pasture"), None))
    assert table.awaits(Main(A))


def test_case_R11_one_victim_is_chosen_and_gives_exactly_one_card() -> None:
    """B stands twice beside the mountains 8, at 21 and 33, C at 32; D stands elsewhere."""
    table = lay(step="roll").settle(B, 21, 33).settle(C, 32).settle(D, 54).dice(3, 4)
    table.hand(A, "1 brick").hand(B, "2 wool").hand(C, "3 ore").hand(D, "1 grain").theft(C, "ore")
    table.play(A, Roll())
    there = place("8 mountains")
    moves = [move for move in table.offered(A, MoveRobber) if isinstance(move, MoveRobber) and move.place == there]
    assert moves == [MoveRobber(there, B), MoveRobber(there, C)]
    for stranger in (D, A):
        with table.refused("no-such-victim", victim=stranger):
            table.play(A, MoveRobber(there, stranger))
    assert CardStolen(A, C, good("ore")) in table.play(A, MoveRobber(there, C))
    assert table.state.hands == [bag("1 brick 1 ore"), bag("2 wool"), bag("2 ore"), bag("1 grain")]


def test_case_R13_stealing_is_compulsory() -> None:
    table = seven(C="1 ore")
    there = place("5 pasture")
    assert MoveRobber(there, None) not in table.offered(A, MoveRobber)
    with table.refused("robber-must-steal", victims=(C,)):
        table.play(A, MoveRobber(there, None))


def test_case_R14_a_knight_makes_nobody_discard() -> None:
    table = lay().settle(A, 14).settle(B, 27).hand(B, "9 wool").cards(A, knight=1)
    table.play(A, PlayKnight())
    assert table.awaits(MovingRobber(A))
    table.play(A, MoveRobber(place("8 mountains"), B))
    assert table.state.hands[B] == bag("8 wool")
    assert table.awaits(Main(A))


def test_case_R16_a_hex_pays_again_when_the_robber_has_left() -> None:
    table = lay(step="roll", turn=B).settle(A, 27).robber("8 mountains").cards(B, knight=1).dice(4, 4).dice(4, 4)
    table.play(B, Roll())
    assert table.state.hands[A] == bag(), "the robber stands here"
    table.play(B, PlayKnight(), MoveRobber(place("desert"), None), EndTurn())
    table.play(C, Roll())
    assert table.state.hands[A] == bag("1 ore")
