"""The only door through which luck enters the game."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import unpack
from typing import TypeVar

Item = TypeVar("Item")


class ReplayError(Exception):
    """The journal does not fit the rules: a draw too many or too few, or an entry that cannot be applied."""


class Chance:
    """Draws from the game's seed: one stream a purpose, so that what happens before a roll cannot change the roll.

    Every number drawn is kept in `drawn`, to be written beside the action; `feed` gives recorded numbers back instead.
    """

    __slots__ = ("_blocks", "_counters", "_fed", "_key", "drawn", "seed")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._key = blake2b(seed.encode(), digest_size=32).digest()
        self._counters: dict[str, int] = {}
        self._blocks: dict[str, tuple[int, tuple[int, ...]]] = {}
        self._fed: list[int] | None = None
        self.drawn: list[int] = []

    def draw(self, sides: int, purpose: str) -> int:
        """A number k with 0 <= k < sides, from the stream of this purpose."""
        counter = self._counters.get(purpose, 0)
        self._counters[purpose] = counter + 1
        if self._fed is None:
            block = self._blocks.get(purpose)
            if block is None or block[0] != counter >> 4:
                block = self._next_block(purpose, counter >> 4)
            number = (block[1][counter & 15] * sides) >> 32
        else:
            number = self._next_fed(sides, purpose)
        self.drawn.append(number)
        return number

    def shuffled(self, items: Sequence[Item], purpose: str) -> list[Item]:
        """The items in an order drawn by lot."""
        pool = list(items)
        for last in range(len(pool) - 1, 0, -1):
            other = self.draw(last + 1, purpose)
            pool[last], pool[other] = pool[other], pool[last]
        return pool

    def feed(self, numbers: Sequence[int] | None) -> None:
        """Answer the coming draws with recorded numbers; None goes back to the seed."""
        if self._fed:
            raise ReplayError(f"{len(self._fed)} recorded draws were not used")
        self._fed = None if numbers is None else list(numbers)

    def copy(self) -> Chance:
        """A chance that goes on from the same place."""
        twin = Chance.__new__(Chance)
        twin.seed, twin._key = self.seed, self._key  # noqa: SLF001 (it is one of us)
        twin._counters, twin._blocks = self._counters.copy(), self._blocks.copy()  # noqa: SLF001
        twin._fed, twin.drawn = None, []  # noqa: SLF001
        return twin

    def counters(self) -> dict[str, int]:
        """How many numbers each stream has given."""
        return dict(sorted(self._counters.items()))

    def _next_block(self, purpose: str, number: int) -> tuple[int, tuple[int, ...]]:
        """Sixteen numbers of 32 bits of a stream, which come out of one hash."""
        text = b"%s:%d" % (purpose.encode(), number)
        words = unpack("<16I", blake2b(text, digest_size=64, key=self._key).digest())
        block = self._blocks[purpose] = (number, words)
        return block

    def _next_fed(self, sides: int, purpose: str) -> int:
        if not self._fed:
            raise ReplayError(f"a draw for {purpose} is missing from the journal")
        number = self._fed.pop(0)
        if not 0 <= number < sides:
            raise ReplayError(f"the recorded draw {number} for {purpose} is not below {sides}")
        return number
