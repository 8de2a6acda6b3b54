"""The journal: entries, undo as one of them, and what cannot be taken back or replayed."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from data import map_document
from engine import Illegal, replay
from engine.base.bargaining import AcceptOffer, DeclineOffer, OfferTrade
from engine.base.building import BuildRoad
from engine.base.cards import BuyCard, PlayKnight
from engine.base.ending import AgreeToEnd
from engine.base.founding import FoundRoad, FoundSettlement
from engine.base.offers import Offers
from engine.base.robber import Discard
from engine.base.trade import TradeWithSupply
from engine.base.turn import EndTurn, Roll
from engine.chance import ReplayError
from engine.journal import Entry, Journal, Undo, digest
from engine.tables import Dealt, TableSpec, dealt_for
from tests.engine.laying import A, B, C, Table, bag, good, lay, path, site

ROAD = BuildRoad(path("14-19"))


def dealt() -> Dealt:
    return dealt_for(TableSpec(seats=3, options={"layout": "beginner"}), map_document("base"), "journal", A)


def undoable(table: Table) -> list[Entry]:
    return table.journal.undoable(A)


def test_entries_are_numbered_from_one_and_keep_the_numbers_drawn() -> None:
    table = lay(step="roll").settle(A, 14).hand(A, "1 lumber 1 brick").dice(2, 3)
    table.play(A, Roll(), ROAD)
    assert table.journal.entries == [Entry(1, A, Roll(), (1, 2)), Entry(2, A, ROAD, ())]


def test_a_roll_is_not_taken_back() -> None:
    table = lay(step="roll").settle(A, 14).dice(1, 1)
    table.play(A, Roll())
    assert undoable(table) == []
    with pytest.raises(Illegal) as refused:
        table.journal.play(A, Undo(1))
    assert refused.value.key == "nothing-to-undo"


def test_a_bought_card_is_not_taken_back_nor_what_came_before_it() -> None:
    table = lay().settle(A, 14).hand(A, "1 lumber 1 brick 1 wool 1 grain 1 ore")
    table.play(A, ROAD, BuyCard())
    assert undoable(table) == []


def test_passing_the_dice_is_not_taken_back() -> None:
    table = lay().settle(A, 14).hand(A, "1 lumber 1 brick")
    table.play(A, ROAD)
    assert [entry.action for entry in undoable(table)] == [ROAD]
    table.play(A, EndTurn())
    assert undoable(table) == []


def test_what_another_seat_has_answered_is_not_taken_back() -> None:
    table = lay().settle(A, 14).hand(A, "1 lumber 1 brick 1 wool").hand(B, "1 ore")
    table.play(A, ROAD, OfferTrade(bag("1 wool"), bag("1 ore")))
    assert [entry.action for entry in undoable(table)] == [ROAD]
    [offer] = table.state[Offers].standing
    table.play(B, AcceptOffer(offer.serial))
    assert undoable(table) == []
    assert table.journal.undoable(B) == []


def test_a_discard_is_not_taken_back() -> None:
    table = lay(step="roll").hand(A, "8 wool").hand(B, "8 ore").dice(3, 4)
    table.play(A, Roll(), Discard(bag("4 wool")))
    assert undoable(table) == []


def test_others_take_nothing_back_for_a_seat() -> None:
    table = lay().settle(A, 14).hand(A, "1 lumber 1 brick")
    table.play(A, ROAD)
    with table.refused("nothing-to-undo"):
        table.play(B, Undo(1))
    table.play(B, AgreeToEnd())
    with table.refused("cannot-undo-that"):
        table.play(A, Undo(2))
    table.play(A, Undo(1))


def test_undoing_is_an_entry_and_the_game_goes_on_after_it() -> None:
    table = lay().settle(A, 14).hand(A, "1 lumber 1 brick 4 ore")
    trade = TradeWithSupply(bag("4 ore"), good("wool"))
    table.play(A, ROAD, trade)
    before = digest(table.state)
    table.play(A, Undo(1))
    assert table.state.hands[A] == bag("1 lumber 1 brick 4 ore")
    assert undoable(table) == []
    table.play(A, ROAD, trade)
    assert [entry.n for entry in table.journal.entries] == [1, 2, 3, 4, 5]
    assert [entry.n for entry in undoable(table)] == [5, 4]
    assert digest(table.state) == before


def test_luck_is_the_same_after_undoing() -> None:
    """Taking a move back and doing another one first does not change what is drawn next."""
    one = lay().settle(A, 14).hand(A, "1 lumber 1 brick 1 wool 1 grain 1 ore").cards(A, knight=1)
    other = lay().settle(A, 14).hand(A, "1 lumber 1 brick 1 wool 1 grain 1 ore").cards(A, knight=1)
    other.play(A, PlayKnight())
    other.take_back(A)
    other.play(A, ROAD)
    assert one.play(A, BuyCard()) == other.play(A, BuyCard())


def test_the_last_founder_may_take_both_his_settlements_back() -> None:
    journal = Journal(dealt())
    for seat, number, road in ((A, 14, "14-19"), (B, 42, "37-42"), (C, 40, "35-40")):
        journal.play(seat, FoundSettlement(site(number)))
        journal.play(seat, FoundRoad(path(road)))
    journal.play(C, FoundSettlement(site(24)))
    assert [entry.n for entry in journal.undoable(C)] == [7, 6, 5]
    journal.play(C, Undo(5))
    assert (journal.state.owners[site(40)], journal.state.owners[site(24)]) == (-1, -1)
    assert journal.state.owners[site(42)] == B
    restored = Journal(dealt(), journal.entries)
    assert (digest(restored.state), restored.undoable(C)) == (digest(journal.state), [])


def test_a_copy_is_played_on_alone() -> None:
    journal = Journal(dealt())
    twin = journal.copy()
    twin.play(A, FoundSettlement(site(14)))
    assert (len(journal.entries), len(twin.entries)) == (0, 1)
    assert journal.state.owners[site(14)] == -1


def founded() -> list[Entry]:
    journal = Journal(dealt())
    for seat, number, road in ((A, 14, "14-19"), (B, 42, "37-42"), (C, 40, "35-40")):
        journal.play(seat, FoundSettlement(site(number)))
        journal.play(seat, FoundRoad(path(road)))
    for seat, number, road in ((C, 24, "18-24"), (B, 26, "26-32"), (A, 1, "1-4")):
        journal.play(seat, FoundSettlement(site(number)))
        journal.play(seat, FoundRoad(path(road)))
    journal.play(A, Roll())
    return journal.entries


def changed(entry: Entry, **fields: Any) -> Entry:
    return msgspec.structs.replace(entry, **fields)


@pytest.mark.parametrize(
    ("torn", "why"),
    [
        (lambda entries: entries[1:], "stands where 1 is expected"),
        (lambda entries: [*entries[:3], *entries[4:]], "stands where 4 is expected"),
        (lambda entries: [*entries[:-1], changed(entries[-1], draws=())], "is missing"),
        (lambda entries: [*entries[:-1], changed(entries[-1], draws=(1, 2, 3))], "were not used"),
        (lambda entries: [*entries[:-1], changed(entries[-1], draws=(1, 6))], "is not below 6"),
        (lambda entries: [*entries[:-1], changed(entries[-1], action=FoundRoad(path("1-5")))], "cannot be replayed"),
        (lambda entries: [changed(entries[0], action=FoundSettlement(site(99)))], "cannot be replayed"),
        (lambda entries: [changed(entries[0], action=DeclineOffer(7))], "cannot be replayed"),
        (lambda entries: [changed(entries[0], action=Discard(None))], "cannot be replayed"),
    ],
)
def test_a_torn_journal_is_not_replayed(torn: Callable[[list[Entry]], list[Entry]], why: str) -> None:
    entries = founded()
    assert replay(dealt(), entries).turn == 1
    with pytest.raises(ReplayError, match=why):
        replay(dealt(), torn(entries))
