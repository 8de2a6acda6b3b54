"""Colours, fonts and sizes, read from the data: nothing else in the pictures knows a colour."""

from __future__ import annotations

import tomllib
from functools import lru_cache

import msgspec

from data import HERE


class Look(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """A ground with the ink of a text on it and the edge around it."""

    fill: str
    ink: str
    edge: str


class SeatLook(Look, frozen=True, eq=False, forbid_unknown_fields=True):
    """The look of a seat's pieces, and the letter they bear."""

    letter: str


class TextLook(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """The size of a text, in pixels where a hex has the side for which sizes are stated, and the font it is set in."""

    size: int
    font: str


class TerrainLook(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """The look of a terrain or a good, and of the motif drawn on it."""

    fill: str
    ink: str
    motif: str
    shade: str
    shine: str


class Theme(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """All that a picture's look is made of. A scenario's painter adds its own looks and colours to the file."""

    colours: dict[str, str]
    fonts: dict[str, str]
    texts: dict[str, TextLook]
    looks: dict[str, Look]
    seats: dict[str, SeatLook]
    terrain: dict[str, TerrainLook]
    goods: dict[str, str]
    wares: dict[str, TerrainLook]

    def terrain_look(self, terrain: str) -> TerrainLook:
        """The look of a terrain, known or not."""
        return self.terrain.get(terrain, self.terrain["other"])

    def good_look(self, good: str) -> TerrainLook:
        """The look of a good: its own, or that of the terrain it comes from."""
        return self.wares.get(good) or self.terrain_look(self.goods.get(good, good))


@lru_cache(maxsize=8)
def load_theme(name: str) -> Theme:
    """The theme of this name; FileNotFoundError if there is none, msgspec.ValidationError names a faulty field."""
    return msgspec.convert(tomllib.loads((HERE / "theme" / f"{name}.toml").read_text(encoding="utf-8")), Theme)
