"""Computer players: they see a view, never a state, and choose among their options."""

from __future__ import annotations

from engine.players.player import Player, Question, dice
from engine.players.random_player import RandomPlayer
from engine.players.simple import SimplePlayer

PLAYERS: dict[str, type[Player]] = {"random": RandomPlayer, "simple": SimplePlayer}
"""The players by name."""

__all__ = ["PLAYERS", "Player", "Question", "RandomPlayer", "SimplePlayer", "dice"]
