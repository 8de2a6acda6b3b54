"""Rice and tobacco, which lie open before their owners."""

from __future__ import annotations

from engine.scenarios.rice_and_tobacco import RICE, TOBACCO
from rendering.layers.standings import open_good

TALLIES = (open_good(42, TOBACCO), open_good(44, RICE))
