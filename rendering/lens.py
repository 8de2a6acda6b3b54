"""How a view is looked at: who sits where, what the question asks about, and in which words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

PlaceKind = Literal["intersection", "path", "hex"]


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat; `colour` is a key of the theme's seats."""

    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class Candidate:
    """A place that may be chosen, and the letter by which it is.

    A path that may be chosen in a direction has `start`, the intersection from which it is followed.
    """

    kind: PlaceKind
    id: int
    letter: str
    start: int | None = None


@dataclass(frozen=True, slots=True)
class Lens:
    """What a picture shows beside the view.

    `terrain_words` has the word for each terrain and `harbour_words` for each good; what is missing is written as the
    rules name it: the good that the terrain yields, or else the terrain. `players` is filled in by `board_picture`.
    """

    candidates: tuple[Candidate, ...] = ()
    labels: bool = False
    """Whether all intersections and hexes show their numbers."""
    recent: frozenset[tuple[PlaceKind, int]] = frozenset()
    """What was built or moved last, marked with a ring."""
    terrain_words: Mapping[str, str] = field(default_factory=dict)
    harbour_words: Mapping[str, str] = field(default_factory=dict)
    players: tuple[Player, ...] = ()


@dataclass(frozen=True, slots=True)
class HandWords:
    """The words of a hand's picture: for each good, each kind of development card, and what was `bought` this turn.

    What is missing is written as the rules name it.
    """

    goods: Mapping[str, str] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)
    bought: str = ""


def plain(name: str) -> str:
    """A name of the rules as a word, for want of a better one: `year_of_plenty` is written "Year of plenty"."""
    return name.replace("_", " ").capitalize()
