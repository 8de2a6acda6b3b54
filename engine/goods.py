"""Bags of goods and what can be done with them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import add, ge, sub
from random import Random

from engine.record import Bag, Good

MANY = 1000
"""Nobody ever holds so much of anything."""


KEPT = 1 << 14
"""So many answers are kept before all are forgotten."""


def added(left: Bag, right: Bag) -> Bag:
    """Both bags together."""
    return tuple(map(add, left, right))


def removed(left: Bag, right: Bag) -> Bag:
    """What is left of the first bag without the second; the caller has made sure it is covered."""
    return tuple(map(sub, left, right))


def covers(bag: Bag, cost: Bag) -> bool:
    """Whether the bag holds at least the cost."""
    return all(map(ge, bag, cost))


def missing(bag: Bag, cost: Bag) -> Bag:
    """What the bag lacks of the cost."""
    return tuple([max(0, need - have) for have, need in zip(bag, cost, strict=True)])


class Payable(dict[Bag, frozenset[str]]):
    """What on a price list each hand can pay; asked all the time of few hands, so answers are kept."""

    def __init__(self, costs: tuple[tuple[str, Bag], ...]) -> None:
        self.costs = costs

    def __missing__(self, hand: Bag) -> frozenset[str]:
        if len(self) >= KEPT:
            self.clear()
        self[hand] = payable = frozenset(name for name, cost in self.costs if covers(hand, cost))
        return payable


payable_from = lru_cache(maxsize=64)(Payable)
"""The same for every ruleset with the same prices."""


@lru_cache(maxsize=1 << 12)
def only(good: Good, count: int, kinds: int) -> Bag:
    """A bag of `count` of one good, at a table of `kinds` goods."""
    return tuple([count if index == good else 0 for index in range(kinds)])


def empty(kinds: int) -> Bag:
    """A bag with nothing in it."""
    return (0,) * kinds


def summed(bags: Iterable[Bag], kinds: int) -> Bag:
    """All bags together."""
    return tuple(map(sum, zip(*bags, strict=True))) or empty(kinds)


def is_bag(value: object, kinds: int) -> bool:
    """Whether a value from outside is a bag of this table: the right length, whole numbers, none negative."""
    if not isinstance(value, tuple) or len(value) != kinds or set(map(type, value)) != {int}:
        return False
    return bool(min(value) >= 0 and max(value) < MANY)


def card_at(bag: Bag, index: int) -> Good:
    """The good of the index-th card when the bag is spread out in order (for a draw out of a hidden hand)."""
    for good, count in enumerate(bag):
        if index < count:
            return Good(good)
        index -= count
    raise IndexError(index)


def some_of(bag: Bag, count: int, random: Random) -> Bag:
    """A choice of `count` cards out of the bag, for players who do not care."""
    cards = [good for good, held in enumerate(bag) for _ in range(held)]
    chosen = random.sample(cards, min(count, len(cards)))
    return tuple([chosen.count(good) for good in range(len(bag))])
