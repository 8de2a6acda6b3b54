"""The surface painters draw on: shapes and texts in stated sizes, and stamps that are drawn once and kept."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence
from threading import Lock
from typing import Concatenate, Generic, ParamSpec, TypeVar

from PIL import Image, ImageDraw, ImageFont

from rendering.fonts import capital_height, font, readable, shaping_font, shortened
from rendering.geometry import Geometry, Point
from rendering.theme import Theme

P = ParamSpec("P")
V = TypeVar("V")

FINENESS = 2
"""Stamps are drawn so many times larger and reduced, which smooths their edges."""
MOST_STAMPS = 768
LEAST = "least"
"""The text role whose size no words are written below."""


class Shelf(Generic[V]):
    """Things that are made once and kept until others are asked for more recently; safe between threads."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._kept: OrderedDict[Hashable, V] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """What is kept under a key, made now if it is not there. Nobody may change it."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        made = make()
        with self._lock:
            self._kept[key] = made
            while len(self._kept) > self._room:
                self._kept.popitem(last=False)
        return made

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()

    def __len__(self) -> int:
        return len(self._kept)


STAMPS: Shelf[Image.Image] = Shelf(MOST_STAMPS)


class Canvas:
    """A picture, a point on it from which positions are measured, and how many pixels one unit is long."""

    def __init__(
        self,
        image: Image.Image,
        theme: Theme,
        geometry: Geometry | None = None,
        origin: Point = (0, 0),
        unit: float = 1.0,
    ) -> None:
        self.image = image
        self.theme = theme
        self.origin = origin
        self.unit = unit
        self._geometry = geometry
        self._draw = ImageDraw.Draw(image)

    @property
    def geometry(self) -> Geometry:
        """Where the places of the board lie; only a stamp has none."""
        assert self._geometry is not None
        return self._geometry

    def at(self, point: Point, zoom: float = 1.0) -> Canvas:
        """The same picture, measured from a point of this canvas, its units longer by a factor."""
        return Canvas(self.image, self.theme, self._geometry, self._pixel(point), self.unit * zoom)

    def on(self, point: Point) -> Canvas:
        """This picture measured from one of its places, in the sizes that are stated for pieces and texts."""
        return self.at(point, self.geometry.scale)

    def _pixel(self, point: Point) -> Point:
        return self.origin[0] + point[0] * self.unit, self.origin[1] + point[1] * self.unit

    # Shapes

    def shape(self, points: Iterable[Point], fill: str, edge: str | None = None, width: float = 0) -> None:
        """A filled polygon, with an edge drawn along its outline."""
        corners = [self._pixel(point) for point in points]
        self._draw.polygon(corners, fill=fill)
        if edge is not None:
            self._draw.line([*corners, *corners[:2]], fill=edge, width=round(width * self.unit), joint="curve")

    def line(self, points: Sequence[Point], colour: str, width: float) -> None:
        """A line with flat ends."""
        pixels = [self._pixel(point) for point in points]
        self._draw.line(pixels, fill=colour, width=max(1, round(width * self.unit)), joint="curve")

    def disc(self, centre: Point, radius: float, fill: str | None, edge: str | None = None, width: float = 0) -> None:
        """A circle; its edge lies inside."""
        x, y = self._pixel(centre)
        reach = radius * self.unit
        box = (x - reach, y - reach, x + reach, y + reach)
        self._draw.ellipse(box, fill=fill, outline=edge, width=round(width * self.unit))

    def panel(self, size: Point, radius: float, fill: str | None, edge: str | None = None, width: float = 0) -> None:
        """A rectangle of this size with round corners around the origin; its edge lies inside."""
        left, top = self._pixel((-size[0] / 2, -size[1] / 2))
        right, bottom = self._pixel((size[0] / 2, size[1] / 2))
        self._draw.rounded_rectangle(
            (left, top, right - 1, bottom - 1), radius * self.unit, fill, edge, round(width * self.unit)
        )

    # Texts

    def text(
        self,
        at: Point,
        words: str,
        role: str,
        ink: str,
        anchor: str = "m",
        room: float = math.inf,
        halo: tuple[str, float] | None = None,
    ) -> float:
        """Write words in the size and font of their role, their capitals centred on a point; the width they take.

        `anchor` is `l`, `m` or `r`; a `halo` is a colour and how far it reaches around the letters. What does not fit
        into `room` is written smaller, down to the least size there is, and then cut with an ellipsis.
        """
        file, size = self._face(role)
        least = min(size, self._pixels(self.theme.texts[LEAST].size))
        while size > least and font(file, size).getlength(words) > room * self.unit:
            size -= 1
        return self._write(at, words, font(file, size), ink, anchor, room, halo)

    def name(self, at: Point, name: str, role: str, ink: str, room: float) -> float:
        """Write the name of a person, whatever it is made of, to the right of a point; the width it takes."""
        usual, size = self._face(role)
        text, file = readable(name, (usual, self.theme.fonts["names"]))
        face = font(file, size) if file == usual else shaping_font(file, size)
        return self._write(at, text, face, ink, "l", room)

    def width_of(self, words: str, role: str) -> float:
        """How wide words are in the size and font of their role."""
        return font(*self._face(role)).getlength(words) / self.unit

    def _face(self, role: str) -> tuple[str, int]:
        look = self.theme.texts[role]
        return self.theme.fonts[look.font], self._pixels(look.size)

    def _pixels(self, size: float) -> int:
        return max(1, round(size * self.unit))

    def _write(
        self,
        at: Point,
        words: str,
        face: ImageFont.FreeTypeFont,
        ink: str,
        anchor: str,
        room: float,
        halo: tuple[str, float] | None = None,
    ) -> float:
        shown = shortened(words, room * self.unit, face)
        x, y = self._pixel(at)
        baseline = round(y + capital_height(face) / 2)
        shade, reach = (None, 0) if halo is None else (halo[0], round(halo[1] * self.unit))
        place = (round(x), baseline)
        self._draw.text(place, shown, fill=ink, font=face, anchor=f"{anchor}s", stroke_width=reach, stroke_fill=shade)
        return face.getlength(shown) / self.unit

    # Stamps

    def stamp(
        self, size: Point, paint: Callable[Concatenate[Canvas, P], None], *arguments: P.args, **more: P.kwargs
    ) -> None:
        """Paste a field of this size around the origin with what a function paints on it; equal fields are kept."""
        key = (paint, arguments, tuple(more.items()), size, round(self.unit, 4), self.theme)
        image = STAMPS.get(key, lambda: self._painted(size, lambda field: paint(field, *arguments, **more)))
        x, y = self.origin
        self.image.paste(image, (round(x - image.width / 2), round(y - image.height / 2)), image)

    def _painted(self, size: Point, paint: Callable[[Canvas], None]) -> Image.Image:
        wide, high = (math.ceil(measure * self.unit) * FINENESS for measure in size)
        field = Image.new("RGBA", (wide, high))
        paint(Canvas(field, self.theme, None, (wide / 2, high / 2), self.unit * FINENESS))
        return field.reduce(FINENESS)
