"""One decision of a player with sense: what is open to it, and what it makes of the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TypeVar

from engine.action import Action
from engine.base.trade import TradeWithSupply
from engine.players.player import Question
from engine.players.sense import Sense

A = TypeVar("A", bound=Action)


class Thought:
    """A question, its options sorted by kind, and the sense that is brought to bear on it."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.kinds: dict[type[Action], list[Action]] = {}
        for option in question.options:
            self.kinds.setdefault(type(option), []).append(option)

    @cached_property
    def sense(self) -> Sense:
        """What the seat makes of the table."""
        return Sense(self.question, frozenset(trade.give for trade in self.open_to(TradeWithSupply)))

    def open_to(self, kind: type[A]) -> list[A]:
        """The options of one kind of action."""
        return self.kinds.get(kind, [])  # type: ignore[return-value]


Habit = Callable[[Thought], Action | None]
"""What a player does in a situation it knows; None when it is another situation, or nothing good comes of it."""
