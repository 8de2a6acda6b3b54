"""Pictures of what a seat may see. This is the door."""

from __future__ import annotations

from rendering.board import board_picture
from rendering.hand import hand_picture
from rendering.lens import Candidate, HandWords, Lens, Player

__all__ = ["Candidate", "HandWords", "Lens", "Player", "board_picture", "hand_picture"]
