"""What lies on a table beyond the base game, in words: each part says itself by the texts of its amendment.

`part-<part>` is said of the whole part, `part-<part>-seat` of each seat, and `score-<part>` in the line of each seat's
score. A sentence gets the fields and properties of the part in words, a list also its `<field>_count`; of what a field
holds seat by seat, a seat's sentences get that seat's. What is not there is `none`. A record in a part is said by its
own sentence. A part without such texts is silent, and so is one whose sentence comes to nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from bot.fields import KIND_OF_FIELD, KIND_OF_TYPE, kebab
from bot.naming import Naming
from engine.record import Record, Seat
from engine.sight import View

NONE = "none"
"""What stands for something that is not there, so that a text can choose other words for it."""

MOST_LISTED = 30
"""So many things of a list are said; of more, only how many there are."""


def part_lines(view: View, naming: Naming) -> list[str]:
    """What the parts of a table have to say, a sentence each."""
    said = (_say(naming, f"part-{_name(part)}", partial(_fields, naming, part)) for part in view.parts)
    return [line for line in said if line]


def part_lines_of(view: View, naming: Naming, seat: Seat) -> list[str]:
    """What the parts of a table have to say of one seat."""
    return _of_seat(view, naming, seat, "part-{}-seat")


def score_parts(view: View, naming: Naming, seat: Seat) -> str:
    """What the parts of a table add to the line of a seat's score."""
    return "".join(_of_seat(view, naming, seat, "score-{}"))


def _of_seat(view: View, naming: Naming, seat: Seat, key: str) -> list[str]:
    said = (
        _say(naming, key.format(_name(part)), partial(_fields_of_seat, naming, part, view.seats, seat))
        for part in view.parts
    )
    return [line for line in said if line]


def _say(naming: Naming, key: str, fields: Callable[[], dict[str, object]]) -> str:
    return naming.words.say(key, **fields()) if naming.words.has(key) else ""


def _name(part: Record) -> str:
    return kebab(type(part).__name__)


# Fields in words


def _fields(naming: Naming, record: Record) -> dict[str, object]:
    """All fields and properties of a record in words."""
    found: dict[str, object] = {}
    for name, hint in _hints(type(record)).items():
        found.update(_field(naming, name, getattr(record, name), hint))
    return found


def _fields_of_seat(naming: Naming, record: Record, seats: int, seat: Seat) -> dict[str, object]:
    """The fields that a record holds seat by seat, for one seat, and the others as they are."""
    found: dict[str, object] = {"name": naming.seat(seat)}
    for name, hint in _hints(type(record)).items():
        value = getattr(record, name)
        own = isinstance(value, tuple) and len(value) == seats
        found.update(_field(naming, name, value[seat], _item(hint)) if own else _field(naming, name, value, hint))
    return found


def _field(naming: Naming, name: str, value: Any, hint: Any) -> dict[str, object]:
    if KIND_OF_FIELD.get(name) == "bag" and isinstance(value, tuple) and all(isinstance(one, int) for one in value):
        return {name: naming.bag(value), f"{name}_count": sum(value)}
    if isinstance(value, tuple | frozenset):
        things = sorted(value) if isinstance(value, frozenset) else [one for one in value if one is not None]
        item = _item(hint)
        if item is int:
            return {name: sum(things), f"{name}_count": sum(things)}
        told = [str(_told(naming, one, item)) for one in things[:MOST_LISTED]]
        more = ["…"] if len(things) > MOST_LISTED else []
        return {name: ", ".join([*told, *more]) or NONE, f"{name}_count": len(things)}
    return {name: _told(naming, value, hint), f"{name}_count": int(value is not None)}


def _told(naming: Naming, value: Any, hint: Any) -> object:
    """One thing in words: a place, a player, a record; numbers and words are themselves."""
    if value is None:
        return NONE
    if isinstance(value, Record):
        return _say(naming, f"part-{_name(value)}", partial(_fields, naming, value))
    if isinstance(value, tuple | frozenset):
        return sum(value) if all(isinstance(one, int) for one in value) else len(value)
    kind = next((KIND_OF_TYPE[one] for one in _alternatives(hint) if one in KIND_OF_TYPE), "")
    tellers: dict[str, Callable[[Any], str]] = {
        "intersection": naming.intersection,
        "path": naming.path,
        "hex": naming.hex,
        "seat": naming.seat,
        "good": naming.good,
    }
    return tellers[kind](value) if kind in tellers else value


@cache
def _hints(record: type[Record]) -> dict[str, Any]:
    hints = get_type_hints(record)
    found = {name: hints[name] for name in record.__struct_fields__}
    for name, value in vars(record).items():
        if isinstance(value, property):
            found[name] = get_type_hints(value.fget)["return"]
    return found


def _item(hint: Any) -> Any:
    """What a list holds: of `tuple[Path, ...] | None` it is `Path`."""
    for one in _alternatives(hint):
        if get_origin(one) in (tuple, frozenset):
            return get_args(one)[0]
    return hint


def _alternatives(hint: Any) -> Iterable[Any]:
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
