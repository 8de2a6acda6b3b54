"""What is written on pictures while they are painted, noted text by text."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from PIL import ImageChops, ImageFont

from rendering.board import GROUNDS
from rendering.canvas import FINENESS, STAMPS, Canvas


@dataclass(frozen=True)
class Written:
    """A text as it was written: its role, its size in pixels of the picture, its ink, and the ground under it."""

    role: str
    words: str
    size: float
    ink: str
    ground: str


@contextmanager
def noted() -> Iterator[list[Written]]:
    """All texts that are written from now on; nothing that was painted before is used again."""
    STAMPS.clear()
    GROUNDS.clear()
    found: list[Written] = []
    roles: list[str] = []
    face_of, write = Canvas._face, Canvas._write

    def noting_face(self: Canvas, role: str) -> tuple[str, int]:
        roles.append(role)
        return face_of(self, role)

    def noting_write(
        self: Canvas, at: tuple[float, float], words: str, face: ImageFont.FreeTypeFont, *rest: Any
    ) -> float:
        x, y = self._pixel(at)
        wide, high = int(face.getlength(words)) + 2, round(face.size)
        field = (int(x) - wide, int(y) - high, int(x) + wide, int(y) + high)
        before = self.image.crop(field).convert("RGB")
        width = write(self, at, words, face, *rest)
        box = ImageChops.difference(before, self.image.crop(field).convert("RGB")).getbbox()
        if box is not None:
            halo = rest[3] if len(rest) > 3 else None
            fineness = FINENESS if self.image.mode == "RGBA" else 1
            shade = halo[0] if halo else _commonest(before.crop(box))
            found.append(Written(roles[-1], words, face.size / fineness, rest[0], shade))
        return width

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "_face", noting_face)
        patch.setattr(Canvas, "_write", noting_write)
        yield found


def _commonest(image: Any) -> str:
    pixels = image.getcolors(1 << 16)
    assert pixels is not None
    return "#" + "".join(f"{share:02x}" for share in max(pixels)[1])
