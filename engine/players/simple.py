"""A player with some sense: it builds what is worth most, and wastes little."""

from __future__ import annotations

from engine.action import Action
from engine.players.player import Player, Question
from engine.players.random_player import RandomPlayer

WORTH = {"BuildCity": 5, "BuildSettlement": 4, "BuyCard": 3, "BuildRoad": 2}


class SimplePlayer(Player):
    """Never passes up a city; then settlements, cards and roads."""

    def choose(self, question: Question) -> Action:
        """The most valuable thing to build, else any move."""
        best = max(question.options, key=lambda option: WORTH.get(type(option).__name__, 0))
        if type(best).__name__ in WORTH:
            return best
        return RandomPlayer().choose(question)
