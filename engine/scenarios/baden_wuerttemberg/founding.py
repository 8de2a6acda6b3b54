"""Founding: three town halls and no road, where one likes or as a building cost card says."""

from __future__ import annotations

import msgspec

from engine.action import Step
from engine.base.building import SettlementBuilt
from engine.base.founding import Founding, FoundSettlement, StartingGoods, pay_starting_goods
from engine.board import MapDocument, StartCard
from engine.chance import Chance
from engine.record import Seat
from engine.state import State


class TakingStartCards(Step, frozen=True):
    """Everybody places three town halls and takes resources as the building cost card says (B9)."""

    def actors(self) -> tuple[Seat, ...]:
        return ()

    def go_on(self, state: State) -> None:
        state.finish()
        for seat, card in zip(clockwise(state), state.rules.board.document.start_cards, strict=False):
            take_start_card(state, seat, card)


class FoundHall(FoundSettlement, frozen=True):
    """Place a starting town hall on any free town field; no road comes with it (B9)."""

    def apply(self, state: State, seat: Seat) -> None:
        step = state.step
        assert isinstance(step, Founding)
        state.raise_building(seat, "settlement", self.site)
        state.finish()
        state.emit(SettlementBuilt(seat, self.site))
        if step.pays:
            pay_starting_goods(state, seat, self.site)


def there_and_back_and_there(state: State) -> tuple[Step, ...]:
    """Founding clockwise, back, and clockwise again; the third town hall pays (B9)."""
    seats = clockwise(state)
    places = ((seats, False), (tuple(reversed(seats)), False), (seats, True))
    return tuple(Founding(seat, pays) for order, pays in places for seat in order)


def by_start_cards(state: State) -> tuple[Step, ...]:
    """Founding as the building cost cards say."""
    return (TakingStartCards(),)


def clockwise(state: State) -> tuple[Seat, ...]:
    """All seats, from the one that begins on."""
    return tuple(Seat((state.seat + place) % state.rules.seats) for place in range(state.rules.seats))


def take_start_card(state: State, seat: Seat, card: StartCard) -> None:
    """Three town halls at once, and exactly the printed resources."""
    board = state.rules.board
    for name in card.sites:
        site = board.intersection(name)
        state.raise_building(seat, "settlement", site)
        state.emit(SettlementBuilt(seat, site))
    printed = tuple(card.goods.get(name, 0) for name in state.rules.goods)
    state.receive(seat, printed)
    state.emit(StartingGoods(seat, printed))


def shuffle_start_cards(document: MapDocument, chance: Chance) -> MapDocument:
    """The building cost cards are dealt by lot."""
    return msgspec.structs.replace(document, start_cards=tuple(chance.shuffled(document.start_cards, "dealing")))
