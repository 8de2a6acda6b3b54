"""A player without a plan: every move is as good as any other."""

from __future__ import annotations

from engine.action import Action
from engine.players.player import Player, Question

ASIDE_ONE_IN = 20
"""An offer is made in one of so many moves."""


class RandomPlayer(Player):
    """It moves at random, seldom offers a trade, answers offers by chance, and plays on as long as anything goes."""

    def choose(self, question: Question) -> Action:
        """Any move; when there is none, any answer."""
        moves = [option for option in question.options if not option.aside]
        if not moves or (question.acting and question.random.randrange(ASIDE_ONE_IN) == 0):
            asides = [option for option in question.options if option.aside and option.chapter != "table"]
            moves = asides or moves or question.options
        return question.filled(question.random.choice(moves))
