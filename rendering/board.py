"""The picture of the board: the painters called one after the other, and the result written as a PNG."""

from __future__ import annotations

import io
import math
from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from engine.sight import View
from rendering.canvas import Canvas, Shelf
from rendering.geometry import Geometry, measure
from rendering.lens import Lens, Player
from rendering.painting import Painter, painters, tallies_of
from rendering.theme import Theme, load_theme

KEPT_GROUNDS = 8
"""Some 7 MB each: what lies under the pieces, for the boards drawn last."""
A_ROW = 18
"""How many tallies have room in a row of standings."""
GROUNDS: Shelf[Image.Image] = Shelf(KEPT_GROUNDS)


def board_picture(view: View, players: Sequence[Player], lens: Lens | None = None, theme: str = "classic") -> bytes:
    """The board and the standings as a PNG; the same view, players and lens give the same bytes.

    `players` has one for each seat, in their order. Takes some tens of milliseconds, so call it off the event loop.
    ValueError if a seat has no player.
    """
    if len(players) < view.seats:
        raise ValueError(f"{view.seats} seats but {len(players)} players")
    return encoded(drawn(view, replace(lens or Lens(), players=tuple(players)), load_theme(theme)))


def drawn(view: View, lens: Lens, look: Theme) -> Image.Image:
    """The picture before it is written."""
    geometry = geometry_of(view)
    running = [painter for painter in painters() if painter.runs(view)]
    lasting = tuple(painter for painter in running if painter.lasting)
    words = (tuple(sorted(lens.terrain_words.items())), tuple(sorted(lens.harbour_words.items())))
    key = (geometry, look, words, lasting)
    image = GROUNDS.get(key, lambda: _ground(view, lens, look, geometry, lasting)).copy()
    canvas = Canvas(image, look, geometry)
    for painter in running:
        if not painter.lasting:
            painter.paint(canvas, view, lens)
    return image


def geometry_of(view: View) -> Geometry:
    """The measures of a view's picture."""
    columns = measure(view.board, view.seats).columns
    return measure(view.board, view.seats, max(1, math.ceil(len(tallies_of(view)) / (A_ROW // columns))))


def _ground(view: View, lens: Lens, look: Theme, geometry: Geometry, lasting: tuple[Painter, ...]) -> Image.Image:
    image = Image.new("RGB", (geometry.width, geometry.height), look.colours["ground"])
    canvas = Canvas(image, look, geometry)
    for painter in lasting:
        painter.paint(canvas, view, lens)
    return image


def encoded(image: Image.Image) -> bytes:
    """A picture as a PNG of 256 colours, which flat colours suffer without loss that an eye could see.

    The colours are chosen from a quarter of the pixels: that takes a third of the time and comes closer besides.
    """
    sample = image.resize((image.width // 2, image.height // 2), Image.Resampling.NEAREST)
    few = sample.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    out = io.BytesIO()
    image.quantize(palette=few, dither=Image.Dither.NONE).save(out, "PNG", compress_level=6)
    return out.getvalue()
