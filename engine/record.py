"""Small frozen values: everything that can be written to the journal or stand on the table."""

from __future__ import annotations

from typing import NewType

import msgspec

Hex = NewType("Hex", int)
Intersection = NewType("Intersection", int)
Path = NewType("Path", int)
Seat = NewType("Seat", int)
Good = NewType("Good", int)

NOBODY = -1
"""The owner of what is nobody's."""

Bag = tuple[int, ...]
"""So many of each good, in the order of `Ruleset.goods`."""


class Record(msgspec.Struct, frozen=True, tag=True, gc=False):
    """A value with a name: equal when its fields are equal, written as JSON with its class name as `type`.

    A record is made of older values, so none can hold itself, and the garbage collector need not follow it.
    """


def to_json(value: object) -> str:
    """Write a record, or plain values of records, as JSON text."""
    return msgspec.json.encode(value).decode()
