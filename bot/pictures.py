"""Pictures drawn beside the event loop, few at a time, each drawn once."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence

from bot.naming import Naming
from engine.sight import View
from rendering import Lens, Player, board_picture, hand_picture


class Pictures:
    """The way to a picture: a thread, with as many at once as leave the event loop a core of its own."""

    def __init__(self) -> None:
        self._room = asyncio.Semaphore(max(1, (os.cpu_count() or 2) - 1))

    async def board(self, view: View, players: Sequence[Player], naming: Naming, lens: Lens | None = None) -> bytes:
        """The board as PNG, as the view's viewer may see it."""
        wanted = naming.lens(Lens() if lens is None else lens)
        return await self._draw(lambda: board_picture(view, players, wanted))

    async def hand(self, view: View, players: Sequence[Player], naming: Naming) -> bytes:
        """The viewer's hand as PNG."""
        words = naming.hand_words()
        return await self._draw(lambda: hand_picture(view, players, words))

    async def _draw(self, draw: Callable[[], bytes]) -> bytes:
        async with self._room:
            return await asyncio.to_thread(draw)
