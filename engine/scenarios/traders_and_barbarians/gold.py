"""Gold: no resource, but it buys them, and is traded as if it were one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from engine import goods
from engine.action import Action, Illegal
from engine.base.trade import cheapest_rates, harbours_of
from engine.event import Event, TurnEnded
from engine.record import Bag, Good, Seat
from engine.ruleset import Rate, Ruleset
from engine.state import Part, State

GOLD = "gold"

PLENTY = 999
"""So much gold there is: more than is ever needed, since it never runs out (T10)."""

PRICE = 2
"""What a resource costs in gold."""

PURCHASES_A_TURN = 2


class Purchases(Part, frozen=True):
    """How often each seat has bought a resource with gold in this turn."""

    scores = False
    made: tuple[int, ...]


class ResourceBought(Event, frozen=True):
    """A seat has bought a resource with gold."""

    seat: Seat
    took: Good
    gold: int


class BuyResource(Action, frozen=True):
    """Buy any resource for two gold, at most twice a turn (T10)."""

    chapter = "trade"
    take: Good

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        if purse(state, seat) < PRICE or state.parts[Purchases].made[seat] == PURCHASES_A_TURN:
            return ()
        return [cls(good) for good in state.rules.resources if state.supply[good]]

    def check(self, state: State, seat: Seat) -> None:
        if state[Purchases].made[seat] == PURCHASES_A_TURN:
            raise Illegal("bought-twice", most=PURCHASES_A_TURN)
        check_gold(state, seat, PRICE)
        if self.take not in state.rules.resources or not state.supply[self.take]:
            raise Illegal("supply-has-not", supply=state.supply)

    def apply(self, state: State, seat: Seat) -> None:
        made = state[Purchases].made
        state.pay(seat, coins(state.rules, PRICE))
        state.receive(seat, goods.only(self.take, 1, len(state.rules.goods)))
        state.put(Purchases((*made[:seat], made[seat] + 1, *made[seat + 1 :])))
        state.emit(ResourceBought(seat, self.take, PRICE))


def gold_of(rules: Ruleset) -> Good:
    """The good that gold is at this table."""
    return Good(rules.goods.index(GOLD))


def coins(rules: Ruleset, count: int) -> Bag:
    """So much gold, as a bag of goods."""
    return goods.only(gold_of(rules), count, len(rules.goods))


def purse(state: State, seat: Seat) -> int:
    """How much gold a seat has; everybody may know it."""
    return state.hands[seat][gold_of(state.rules)]


def check_gold(state: State, seat: Seat, needed: int) -> None:
    """Refuse what a seat has not the gold for."""
    if purse(state, seat) < needed:
        raise Illegal("not-enough-gold", needed=needed, held=purse(state, seat))


def gold_like_a_resource(state: State, seat: Seat) -> tuple[Rate, ...]:
    """The supply takes gold, and gives it, at the rates of a resource for which no harbour is made (T10)."""
    known: tuple[Rate, ...] | None = state.built.get(("rates", seat))
    if known is None:
        rules = state.rules
        known = cheapest_rates((*rules.resources, gold_of(rules)), len(rules.goods), harbours_of(state, seat))
        state.built["rates", seat] = known
    return known


def nothing_bought(state: State) -> Purchases:
    """Nobody has bought anything in this turn."""
    return Purchases((0,) * state.rules.seats)


def buying_begins_anew(state: State, ended: TurnEnded) -> None:
    """What was bought in a turn counts no longer when it is over."""
    if any(state.parts[Purchases].made):
        state.put(nothing_bought(state))
