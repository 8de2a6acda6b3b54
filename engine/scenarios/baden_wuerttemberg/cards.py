"""Development cards: inventions move the inventor, the Trade card makes the supply cheap."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Self

from engine.action import Illegal, Step
from engine.base.cards import Cards, PlayCard, kind_of
from engine.base.robber import MoveRobber, card_holders, check_robber_may_go, owners_beside, victims
from engine.base.trade import cheapest_rates
from engine.event import Event
from engine.record import Good, Seat
from engine.ruleset import Rate
from engine.state import Part, State

INVENTION = "invention"
USUAL_RATE = 3
CHEAP_RATE = 2


class CheapTrade(Part, frozen=True):
    """Who trades two to one with the supply until his turn is over (B7)."""

    scores = False
    seat: Seat | None


class MovingInventor(Step, frozen=True):
    """An invention: a seat moves the inventor, and may draw a card from one of his new neighbours (B8)."""

    seat: Seat


class PlayInvention(PlayCard, frozen=True):
    """An invention moves the inventor; nobody discards (B8)."""

    card = INVENTION

    def take_effect(self, state: State, seat: Seat) -> None:
        state.begin(MovingInventor(seat))


class MoveInventor(MoveRobber, frozen=True):
    """Move the inventor to another hex and, if one likes, draw a card from a neighbour of one's choice there (B8)."""

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        may_rob, holders, found = state.rules.may_rob, card_holders(state, seat), list[Self]()
        for place, owners in zip(state.rules.board.hexes, owners_beside(state), strict=True):
            if may_rob(state, seat, place):
                found += [cls(place, owner) for owner in owners if owner in holders]
                found.append(cls(place, None))
        return found

    def check(self, state: State, seat: Seat) -> None:
        check_robber_may_go(state, seat, self.place)
        if self.victim is not None and self.victim not in victims(state, seat, self.place):
            raise Illegal("no-such-victim", place=self.place, victim=self.victim)


class PlayTrade(PlayCard, frozen=True):
    """For the rest of the turn the supply takes two equal resources for another one (B7)."""

    card = "trade"

    def take_effect(self, state: State, seat: Seat) -> None:
        state.put(CheapTrade(seat))


def nobody_trades_cheaply(state: State) -> CheapTrade:
    """Nobody has played the Trade card."""
    return CheapTrade(None)


def trade_grows_dear(state: State, ended: Event) -> None:
    """The Trade card holds until the turn ends."""
    if state.parts[CheapTrade].seat is not None:
        state.put(CheapTrade(None))


def three_to_one(state: State, seat: Seat) -> tuple[Rate, ...]:
    """The supply takes three of a kind from everybody, with the Trade card two (B7)."""
    rate = CHEAP_RATE if state.parts[CheapTrade].seat == seat else USUAL_RATE
    return rates_at(state.rules.resources, len(state.rules.goods), rate)


@lru_cache(maxsize=16)
def rates_at(resources: tuple[Good, ...], kinds: int, rate: int) -> tuple[Rate, ...]:
    """So many of any resource for another one."""
    return cheapest_rates(resources, kinds, frozenset({(None, rate)}))


def may_still_use_inventions(state: State, seat: Seat) -> bool:
    """A development card is left to buy, or the seat holds an invention; the other cards score by what is built."""
    cards = state[Cards]
    return any(cards.deck) or cards.held[seat][kind_of(state, INVENTION)] > 0
