"""Fonts, and how the names of people are made fit to be written with them."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from PIL import ImageFont

from data import HERE

STAND_IN = "□"
"""Written for a run of characters that no font of ours has."""
ELLIPSIS = "…"
UNASSIGNED = "\uffff"
DROPPED = {"Mn", "Me", "Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Marks that pile up, and what can turn or break a line: names are written without them."""


@lru_cache(maxsize=128)
def font(file: str, size: int) -> ImageFont.FreeTypeFont:
    """A font of ours at a size in pixels."""
    return ImageFont.truetype(HERE / "fonts" / file, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=128)
def shaping_font(file: str, size: int) -> ImageFont.FreeTypeFont:
    """The same for alphabets that are written from right to left or whose letters join, where Pillow can do that."""
    return ImageFont.truetype(HERE / "fonts" / file, size, layout_engine=ImageFont.Layout.RAQM)


@lru_cache(maxsize=128)
def capital_height(face: ImageFont.FreeTypeFont) -> float:
    """How high a capital letter is, in pixels; texts are centred by it."""
    return -face.getbbox("H", anchor="ls")[1]


@lru_cache(maxsize=4096)
def has_glyph(file: str, character: str) -> bool:
    """Whether a font can write a character: what it cannot looks like a character that does not exist."""
    probe = font(file, 32)
    return character.isspace() or bytes(probe.getmask(character)) != bytes(probe.getmask(UNASSIGNED))


@lru_cache(maxsize=1024)
def readable(name: str, files: tuple[str, ...]) -> tuple[str, str]:
    """A name as it can be written, and the first font that can: the last one stands in for what none has."""
    composed = unicodedata.normalize("NFC", name)
    shown = "".join(each for each in composed if unicodedata.category(each) not in DROPPED or each.isspace())
    text = " ".join(shown.split())
    for file in files:
        if text and all(has_glyph(file, each) for each in text):
            return text, file
    written = ""
    for each in text:
        if has_glyph(files[-1], each):
            written += each
        elif not written.endswith(STAND_IN):
            written += STAND_IN
    return written or STAND_IN, files[-1]


def shortened(text: str, width: float, face: ImageFont.FreeTypeFont) -> str:
    """A text cut to a width in pixels, with an ellipsis where something is missing."""
    if face.getlength(text) <= width:
        return text
    kept = text
    while kept and face.getlength(kept.rstrip() + ELLIPSIS) > width:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS
