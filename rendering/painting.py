"""The list of painters, open to scenarios: every module in `rendering.layers` may bring its own."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from engine.board import Board
from engine.record import Record, Seat
from engine.sight import View
from rendering.canvas import Canvas
from rendering.lens import Lens


@dataclass(frozen=True, slots=True)
class Painter:
    """Paints one kind of thing; those of greater height paint over the others.

    A painter with a `part` runs when the view has that part, one with `tags` when some place of the board bears one of
    them. A `lasting` one paints nothing but what follows from the board and the lens's words, and its work is kept.
    """

    height: int
    paint: Callable[[Canvas, View, Lens], None]
    part: type[Record] | None = None
    tags: frozenset[str] = frozenset()
    lasting: bool = False

    def runs(self, view: View) -> bool:
        """Whether there is anything to paint at this table."""
        if self.tags and self.tags.isdisjoint(tags_of(view.board)):
            return False
        return self.part is None or view.part(self.part) is not None


@dataclass(frozen=True, slots=True)
class Tally:
    """A number that the standings show for each seat.

    `icon` paints its sign, some 44 by 44, around the origin, and is handed what `about` says of the seat; `count` is
    None at a table that does not know the number; `holds` tells whether a seat has the award for it.
    """

    height: int
    icon: Callable[..., None]
    count: Callable[[View, Seat], int | str | None]
    holds: Callable[[View, Seat], bool] = lambda view, seat: False
    about: Callable[[View, Seat], tuple[str, ...]] = lambda view, seat: ()


def painters() -> tuple[Painter, ...]:
    """All painters, the lowest first."""
    return tuple(sorted(_brought("PAINTERS"), key=lambda painter: painter.height))


def tallies() -> tuple[Tally, ...]:
    """All tallies, in the order in which they are shown."""
    return tuple(sorted(_brought("TALLIES"), key=lambda tally: tally.height))


def tallies_of(view: View) -> tuple[Tally, ...]:
    """The tallies that are shown at this table, whatever they say."""
    return tuple(tally for tally in tallies() if tally.count(view, Seat(0)) is not None)


@lru_cache(maxsize=32)
def tags_of(board: Board) -> frozenset[str]:
    """All tags that places of a board bear."""
    return frozenset().union(*board.hex_tags, *board.intersection_tags, *board.path_tags)


@cache
def _brought(what: str) -> tuple[Any, ...]:
    layers = importlib.import_module("rendering.layers")
    names = sorted(module.name for module in pkgutil.walk_packages(layers.__path__, "rendering.layers."))
    return tuple(one for name in names for one in getattr(importlib.import_module(name), what, ()))
