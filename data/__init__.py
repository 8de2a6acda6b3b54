"""Facts and words: map documents, text catalogues, themes, fonts; and how they are read from disk."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
AMENDMENTS = "amendments"
"""The folder of the texts that belong to one amendment."""


MAPS = HERE / "maps"
"""The folder of the maps that come with the project."""

_own_maps: list[Path] = []


def use_maps(*folders: Path) -> None:
    """Look for maps in these folders first: a file of theirs goes before the project's of the same name."""
    _own_maps[:] = folders


def map_document(name: str) -> dict[str, Any]:
    """The map document of this name, as plain values; FileNotFoundError if there is none."""
    return read_map(_file_of(name).read_text(encoding="utf-8"), name)


def read_map(text: str, name: str) -> dict[str, Any]:
    """A map document as plain values out of its text; MapError, or tomllib's own, when it cannot be read.

    `hexes` are written in rows, west to east: the axial coordinates of the first hex, then each hex as `terrain` or
    `terrain:number`. What else there is to a hex (`tags`, a `name`, a `plaza`) stands with its coordinates in `marked`.
    A map that `extends` another states only its differences; `name` is that of its file, which may extend the project's
    own map of the same name.
    """
    document: dict[str, Any] = tomllib.loads(text)
    if "rows" in document:
        document["hexes"] = _laid(document.pop("rows"), document.pop("marked", []))
    parent = document.pop("extends", None)
    if parent is None:
        return document
    file = MAPS / f"{name}.toml" if parent == name else _file_of(str(parent))
    if not file.exists():
        raise MapError(f"extends names {parent}, and there is no such map")
    return {**read_map(file.read_text(encoding="utf-8"), file.stem), **document}


class MapError(ValueError):
    """A map that is not written as maps are; it names what is wrong."""


def _file_of(name: str) -> Path:
    own = (folder / f"{name}.toml" for folder in _own_maps)
    return next((file for file in own if file.exists()), MAPS / f"{name}.toml")


def _laid(rows: Any, marked: Any) -> list[dict[str, Any]]:
    """The hexes of rows, with what is marked on them."""
    if not isinstance(rows, list):
        raise MapError("rows is not a list")
    cells = [cell for number, row in enumerate(rows, start=1) for cell in _cells(row, number)]
    more: dict[tuple[Any, Any], dict[str, Any]] = {}
    for mark in marked if isinstance(marked, list) else [marked]:
        if not isinstance(mark, dict) or not {"q", "r"} <= mark.keys():
            raise MapError(f"marked has an entry without q and r: {mark}")
        more[mark["q"], mark["r"]] = mark
    laid = [cell | more.pop((cell["q"], cell["r"]), {}) for cell in cells]
    if more:
        raise MapError(f"marked names hexes that are not there: {', '.join(map(str, sorted(more)))}")
    return laid


def _cells(row: Any, number: int) -> list[dict[str, Any]]:
    """The hexes of a row; `number` is that of the row, for whoever mends it."""
    try:
        (q, r), texts = row["start"], row["hexes"].split()
        parted = [text.partition(":") for text in texts]
        return [
            {"q": q + offset, "r": r, "terrain": terrain, "number": int(token) if token else None}
            for offset, (terrain, _, token) in enumerate(parted)
        ]
    except (AttributeError, KeyError, TypeError, ValueError) as fault:
        raise MapError(
            f'row {number} is not written like {{ start = [0, -2], hexes = "forest:8 desert" }}: {row}'
        ) from fault


def text_catalogue(locale: str, name: str) -> str:
    """One file of texts for people, in Fluent's syntax; FileNotFoundError if the language has none of this name."""
    return (HERE / "text" / locale / f"{name}.ftl").read_text(encoding="utf-8")


def amendment_catalogues() -> frozenset[str]:
    """The amendments that have texts of their own."""
    return frozenset(file.stem for file in (HERE / "text").glob(f"*/{AMENDMENTS}/*.ftl"))
