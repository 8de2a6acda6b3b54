"""A turn that has been passed on stays passed on, whatever comes in between."""

from engine.base.ending import QUIET_ROUNDS, Concluding, PlayOn, Progress
from engine.base.turn import EndTurn, Rolling
from tests.engine.laying import A, B, Table, lay


def about_to_be_asked() -> Table:
    """When A passes the dice on, the table is asked whether to end (G11)."""
    table = lay().settle(A, 10)
    with table._laying() as state:
        state.put(Progress((1, 0, 0, 0), state.turn + 1 - 4 * QUIET_ROUNDS, ()))
    return table


def test_an_ended_turn_is_not_taken_back_while_the_table_is_asked() -> None:
    table = about_to_be_asked()
    ended = table.outcome(A, EndTurn())
    assert isinstance(table.state.step, Concluding)
    assert A in table.state.question.actors
    assert ended.barrier
    assert table.journal.undoable(A) == []


def test_nor_afterwards_when_the_next_seat_is_to_roll() -> None:
    table = about_to_be_asked()
    table.play(A, EndTurn())
    table.play(B, PlayOn())
    assert table.state.step == Rolling(B)
    assert table.journal.undoable(A) == []
