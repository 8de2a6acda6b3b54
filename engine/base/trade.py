"""Trading with the supply: four to one, and what harbours do for it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Self, TypeVar

from engine import goods
from engine.action import Action, Illegal
from engine.event import Event
from engine.record import Bag, Good, Seat
from engine.ruleset import Rate
from engine.state import State

T = TypeVar("T", bound="TradeWithSupply")


class SupplyTraded(Event, frozen=True):
    """A seat has traded with the supply."""

    seat: Seat
    gave: Bag
    took: Good


class TradeWithSupply(Action, frozen=True):
    """Give equal goods to the supply for another: four, three at an open harbour, two at the harbour of the good."""

    chapter = "trade"
    give: Bag
    take: Good

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        open_to = payable_trades(cls, state.rules.rates(state, seat), state.hands[seat])
        return in_supply(open_to, state.supply) if 0 in state.supply else open_to

    def check(self, state: State, seat: Seat) -> None:
        if not goods.is_bag(self.give, len(state.rules.goods)) or not 0 <= self.take < len(state.rules.goods):
            raise Illegal("not-a-bag")
        fitting = [rate for rate in state.rules.rates(state, seat) if rate.give == self.give]
        if not any(self.take in rate.take for rate in fitting):
            raise Illegal("no-such-rate", give=self.give, take=self.take)
        if not goods.covers(state.hands[seat], self.give):
            raise Illegal("not-held", missing=goods.missing(state.hands[seat], self.give))
        if not state.supply[self.take]:
            raise Illegal("supply-has-not", supply=state.supply)

    def apply(self, state: State, seat: Seat) -> None:
        state.pay(seat, self.give)
        state.receive(seat, goods.only(self.take, 1, len(self.give)))
        state.emit(SupplyTraded(seat, self.give, self.take))


def four_to_one_and_harbours(state: State, seat: Seat) -> tuple[Rate, ...]:
    """For each resource the cheapest rate the seat's harbours give (G8)."""
    known: tuple[Rate, ...] | None = state.built.get(("rates", seat))
    if known is None:
        known = cheapest_rates(state.rules.resources, len(state.rules.goods), harbours_of(state, seat))
        state.built["rates", seat] = known
    return known


def harbours_of(state: State, seat: Seat) -> frozenset[tuple[Good | None, int]]:
    """What the harbours trade at which a seat has a building, and at what rate."""
    at = state.rules.board.harbours_at
    return frozenset((harbour.good, harbour.rate) for site in state.sites_of(seat) for harbour in at.get(site, ()))


@lru_cache(maxsize=1 << 10)
def cheapest_rates(
    resources: tuple[Good, ...], kinds: int, harbours: frozenset[tuple[Good | None, int]]
) -> tuple[Rate, ...]:
    """For each resource the cheapest rate of these harbours, or four to one; a harbour for no one good serves all."""
    found = []
    for good in resources:
        cheapest = min([rate for served, rate in harbours if served in (None, good)], default=4)
        others = tuple([other for other in resources if other != good])
        found.append(Rate(goods.only(good, min(cheapest, 4), kinds), others))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def payable_trades(trade: type[T], rates: tuple[Rate, ...], hand: Bag) -> tuple[T, ...]:
    """What a hand can pay at these rates; asked all the time of few hands, so answers are remembered."""
    payable = [rate for rate in rates if goods.covers(hand, rate.give)]
    return tuple([trade(rate.give, take) for rate in payable for take in rate.take])


def in_supply(trades: tuple[T, ...], supply: Bag) -> tuple[T, ...]:
    """Those that take what the supply has."""
    return tuple([trade for trade in trades if supply[trade.take]])
