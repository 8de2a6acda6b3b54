"""Bags of goods and what can be done with them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random

from engine.record import Bag, Good

remembered = lru_cache(maxsize=1 << 15)
"""The same small sums are asked for again and again; looking them up takes a third of the time of adding."""


@remembered
def added(left: Bag, right: Bag) -> Bag:
    """Both bags together."""
    return tuple([a + b for a, b in zip(left, right, strict=True)])


@remembered
def removed(left: Bag, right: Bag) -> Bag:
    """What is left of the first bag without the second; the caller has made sure it is covered."""
    return tuple([a - b for a, b in zip(left, right, strict=True)])


@remembered
def covers(bag: Bag, cost: Bag) -> bool:
    """Whether the bag holds at least the cost."""
    return all(have >= need for have, need in zip(bag, cost, strict=True))


def missing(bag: Bag, cost: Bag) -> Bag:
    """What the bag lacks of the cost."""
    return tuple([max(0, need - have) for have, need in zip(bag, cost, strict=True)])


@remembered
def only(good: Good, count: int, kinds: int) -> Bag:
    """A bag of `count` of one good, at a table of `kinds` goods."""
    return tuple([count if index == good else 0 for index in range(kinds)])


def empty(kinds: int) -> Bag:
    """A bag with nothing in it."""
    return (0,) * kinds


def summed(bags: Iterable[Bag], kinds: int) -> Bag:
    """All bags together."""
    total = [0] * kinds
    for bag in bags:
        for index, count in enumerate(bag):
            total[index] += count
    return tuple(total)


def is_bag(value: object, kinds: int) -> bool:
    """Whether a value from outside is a bag of this table: the right length, whole numbers, none negative."""
    return isinstance(value, tuple) and len(value) == kinds and all(type(n) is int and 0 <= n < 1000 for n in value)


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
