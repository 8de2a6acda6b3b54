"""The dice option "card deck": the 36 throws as cards, drawn without replacement (G13)."""

from __future__ import annotations

from engine.ruleset import Ruleset
from engine.state import Part, State

RESHUFFLED_AT = 5
"""When so many throws are left they are shuffled in again."""

THROWS = tuple((first, second) for first in range(1, 7) for second in range(1, 7))


class DiceDeck(Part, frozen=True):
    """The throws that are still to come, one number a throw, as in `THROWS`; everybody may count them."""

    scores = False
    left: tuple[int, ...]


def card_deck(rules: Ruleset) -> Ruleset:
    """Amendment: throws come from a deck of the 36 combinations."""
    return rules.but(dice=throw_from_the_deck, parts=(*rules.parts, full_dice_deck))


def full_dice_deck(state: State) -> DiceDeck:
    """All 36 throws."""
    return DiceDeck((1,) * len(THROWS))


def throw_from_the_deck(state: State) -> tuple[int, int]:
    """One of the throws that are left, by lot."""
    left = list(state[DiceDeck].left)
    if sum(left) <= RESHUFFLED_AT:
        left = [1] * len(THROWS)
    there = [index for index, count in enumerate(left) if count]
    drawn = there[state.chance.draw(len(there), "dice")]
    left[drawn] = 0
    state.put(DiceDeck(tuple(left)))
    return THROWS[drawn]
