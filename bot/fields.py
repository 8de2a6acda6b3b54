"""What the fields of actions, events and refusals hold: a name means the same everywhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, get_args, get_type_hints

from engine.base.offers import Offer
from engine.record import Good, Hex, Intersection, Path, Record, Seat

KIND_OF_FIELD = {
    **dict.fromkeys(("seat", "owner", "maker", "partner", "victim", "thief", "holder"), "seat"),
    **dict.fromkeys(("awaited", "audience", "victims", "winners", "agreed", "to", "asked"), "seats"),
    **dict.fromkeys(("cards", "cost", "gave", "give", "goods", "got", "laid", "missing", "supply", "want"), "bag"),
    "points": "standings",
    "taken": "counts",
    **dict.fromkeys(("site", "beside"), "intersection"),
    **dict.fromkeys(("piece", "what"), "piece"),
    "card": "card",
    "choices": "choices",
    "gains": "gains",
    "offer": "offer",
    "owed": "owed",
    "path": "path",
    "paths": "paths",
    "place": "hex",
    "places": "hexes",
    "short": "goods",
    "sites": "intersections",
    "take": "take",
    "took": "take",
}
"""What the fields of records and refusals hold: a name means the same everywhere."""

KIND_OF_TYPE = {Intersection: "intersection", Path: "path", Hex: "hex", Seat: "seat", Good: "good", Offer: "offer"}


PLURAL = {"seats", "goods", "choices", "bag", "counts", "owed", "intersections", "paths", "hexes"}
"""Kinds of fields of which there may be several, or a number in their place."""

VAIN: dict[str, Callable[[Any], bool]] = {"seats": lambda seat: True, "gains": any, "counts": bool}
"""Kinds of fields that say nothing when no part of them does."""


def kebab(name: str) -> str:
    """A name as it stands in a key: RoadBuilt is `road-built`, year_of_plenty `year-of-plenty`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower().replace("_", "-")


@cache
def kinds_of(record: type[Record]) -> dict[str, str]:
    """What each field of a record holds, by its name or else by its type."""
    hints = get_type_hints(record)
    found: dict[str, str] = {}
    for name in record.__struct_fields__:
        by_type = [KIND_OF_TYPE[one] for one in (hints[name], *get_args(hints[name])) if one in KIND_OF_TYPE]
        found[name] = KIND_OF_FIELD.get(name) or (by_type[0] if by_type else "")
    return found
