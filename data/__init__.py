"""Facts and words: map documents, text catalogues, themes, fonts; and how they are read from disk."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
AMENDMENTS = "amendments"
"""The folder of the texts that belong to one amendment."""


def map_document(name: str) -> dict[str, Any]:
    """The map document of this name, as plain values; FileNotFoundError if there is none.

    `hexes` are written in rows, west to east: the axial coordinates of the first hex, then each hex as `terrain` or
    `terrain:number`. What else there is to a hex (`tags`, a `name`, a `plaza`) stands with its coordinates in `marked`.
    A map that `extends` another states only its differences.
    """
    document: dict[str, Any] = tomllib.loads((HERE / "maps" / f"{name}.toml").read_text(encoding="utf-8"))
    if "rows" in document:
        document["hexes"] = [
            cell for row in document.pop("rows") for cell in _cells(row["start"][0], row["start"][1], row["hexes"])
        ]
        more = {(mark["q"], mark["r"]): mark for mark in document.pop("marked", ())}
        document["hexes"] = [cell | more.pop((cell["q"], cell["r"]), {}) for cell in document["hexes"]]
        if more:
            raise ValueError(f"{name} marks hexes that it does not have: {sorted(more)}")
    parent = document.pop("extends", None)
    return document if parent is None else {**map_document(parent), **document}


def _cells(q: int, r: int, row: str) -> list[dict[str, Any]]:
    cells = []
    for offset, text in enumerate(row.split()):
        terrain, _, number = text.partition(":")
        cells.append({"q": q + offset, "r": r, "terrain": terrain, "number": int(number) if number else None})
    return cells


def text_catalogue(locale: str, name: str) -> str:
    """One file of texts for people, in Fluent's syntax; FileNotFoundError if the language has none of this name."""
    return (HERE / "text" / locale / f"{name}.ftl").read_text(encoding="utf-8")


def amendment_catalogues() -> frozenset[str]:
    """The amendments that have texts of their own."""
    return frozenset(file.stem for file in (HERE / "text").glob(f"*/{AMENDMENTS}/*.ftl"))
