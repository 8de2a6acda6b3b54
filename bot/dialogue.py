"""From all that a seat may do to the one thing it wants: question by question, for every table.

A dialogue holds nothing: what has been answered stands in the `picks` of the next button. The first pick is the
chapter, the second the kind of action, the others are the values of its fields, in their order.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from engine.action import Action, Hole
from engine.record import Bag, Good, Hex, Intersection, Path, Seat
from engine.state import State

MOST_ANSWERS = 25
"""Discord's limit for the options of a select."""

NOTHING = "_"
YES, NO = "yes", "no"
NEAR = "n"
"""A pick that only narrows: the places around the hex with this number."""

PLACES = ("intersection", "path", "hex")
KINDS = {Intersection: "intersection", Path: "path", Hex: "hex", Seat: "seat", Good: "good"}


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer: the pick it adds, the value it stands for, and how many options it leaves."""

    pick: str
    value: Any
    left: int


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked next; `kind` says what the answers are.

    They are chapters, actions, places, a seat, seats, a good, a bag, something plain (a number, a word, a yes or no),
    or hexes to look near.
    """

    kind: str
    field: str
    action: type[Action] | None
    answers: tuple[Answer, ...]
    picks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fill:
    """An option is chosen but leaves bags open."""

    action: Action
    holes: tuple[Hole, ...]
    picks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ready:
    """One action is left."""

    action: Action
    picks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Nothing:
    """No option fits the picks: nothing of this kind can be done now."""

    picks: tuple[str, ...]


def ask(state: State, seat: Seat, options: Sequence[Action], picks: Sequence[str]) -> Question | Fill | Ready | Nothing:
    """Follow the picks through the options, and say what is asked next.

    A field in which the options do not differ is not asked, except a last place, which one wants to see first.
    """
    left = [option for option in options if not picks or option.chapter == picks[0]]
    if not picks:
        return _question("chapter", "", None, [(option.chapter, option) for option in left], ())
    kinds = {type(option) for option in left}
    if not left:
        return Nothing(tuple(picks))
    if len(picks) == 1:
        if len(kinds) == 1:
            (only,) = kinds
            asked = _ask_fields(state, seat, only, left, (*picks, only.__name__))
            if not isinstance(asked, Ready):
                return asked
        return _question("action", "", None, [(type(option), option) for option in left], tuple(picks))
    left = [option for option in left if type(option).__name__ == picks[1]]
    if not left:
        return Nothing(tuple(picks))
    kinds = {type(option) for option in left}
    return _ask_fields(state, seat, kinds.pop(), left, tuple(picks))


def spell(action: Action) -> tuple[str, ...]:
    """The picks that lead to an action at once."""
    fields = [spell_value(getattr(action, name)) for name in action.__struct_fields__]
    return (action.chapter, type(action).__name__, *fields)


def spell_value(value: Any) -> str:
    """A field's value as one pick."""
    if value is None:
        return NOTHING
    if isinstance(value, type):
        return value.__name__
    if isinstance(value, tuple):
        return ".".join(str(number) for number in value) or NOTHING
    if isinstance(value, bool):
        return YES if value else NO
    return str(value)


def read_bag(pick: str) -> Bag:
    """The bag behind a pick; ValueError if it is none."""
    return tuple(int(number) for number in pick.split("."))


def filled(action: Action, bags: Sequence[Bag], holes: Sequence[Hole]) -> Action:
    """The option with its holes filled."""
    return msgspec.structs.replace(action, **{hole.field: bag for hole, bag in zip(holes, bags, strict=True)})


@cache
def fields_of(action: type[Action]) -> tuple[tuple[str, str], ...]:
    """The fields of an action and what kind of value each holds."""
    hints = get_type_hints(action)
    return tuple((name, _kind(hints[name])) for name in action.__struct_fields__)


def _ask_fields(
    state: State, seat: Seat, kind: type[Action], left: list[Action], picks: tuple[str, ...]
) -> Question | Fill | Ready | Nothing:
    given, answered = list(picks[2:]), picks[:2]
    fields = fields_of(kind)
    for index, (name, field_kind) in enumerate(fields):
        if all(name in _open_fields(option, state, seat) for option in left):
            break
        pairs = [(getattr(option, name), option) for option in left]
        asked_so_far = answered
        if field_kind in PLACES and given and (near := _read_near(given[0])) is not None:
            asked_so_far = (*answered, given.pop(0))
            pairs = [(value, option) for value, option in pairs if near in _hexes_around(state, field_kind, value)]
        values = {spell_value(value) for value, _ in pairs}
        shown = field_kind in PLACES and not _differ(
            [option for _, option in pairs], [later for later, _ in fields[index + 1 :]]
        )
        if not given and (len(values) > 1 or (values and shown)):
            return _question(field_kind, name, kind, pairs, asked_so_far)
        # A field in which the options agree is answered for the player, so that the next answer finds its own field.
        pick = given.pop(0) if given else next(iter(values), "")
        if pick not in values:
            return Nothing(picks)
        left = [option for value, option in pairs if spell_value(value) == pick]
        answered = (*answered, pick)
    holes = left[0].holes(state, seat)
    if holes:
        return Fill(left[0], holes, spell(left[0]))
    return Ready(left[0], spell(left[0]))


def _open_fields(option: Action, state: State, seat: Seat) -> set[str]:
    return {hole.field for hole in option.holes(state, seat)}


def _differ(options: Sequence[Action], fields: Sequence[str]) -> bool:
    """Whether options differ in one of these fields."""
    return any(len({spell_value(getattr(option, name)) for option in options}) > 1 for name in fields)


def nearby(state: State, question: Question) -> Question:
    """The same question, asked in two steps: first the hex, then the places around it; a hex is chosen at once."""
    counts: dict[Hex, int] = {}
    for answer in question.answers:
        for place in _hexes_around(state, question.kind, answer.value):
            counts[place] = counts.get(place, 0) + answer.left
    near = "" if question.kind == "hex" else NEAR
    answers = tuple(Answer(f"{near}{place}", place, counts[place]) for place in sorted(counts))
    return Question("near", question.field, question.action, answers, question.picks)


def _hexes_around(state: State, kind: str, value: int) -> tuple[Hex, ...]:
    board = state.rules.board
    if kind == "intersection":
        return board.hexes_at[value]
    return board.path_hexes[value] if kind == "path" else (Hex(value),)


def _read_near(pick: str) -> Hex | None:
    """The hex to which a pick narrows the places; None for any other pick."""
    match = re.fullmatch(NEAR + "([0-9]{1,4})", pick)
    return None if match is None else Hex(int(match[1]))


def _question(
    kind: str, field: str, action: type[Action] | None, pairs: Iterable[tuple[Any, Action]], picks: tuple[str, ...]
) -> Question:
    values: dict[str, Any] = {}
    counts: dict[str, int] = {}
    for value, _ in pairs:
        pick = spell_value(value)
        values.setdefault(pick, value)
        counts[pick] = counts.get(pick, 0) + 1
    answers = tuple(Answer(pick, value, counts[pick]) for pick, value in values.items())
    return Question(kind, field, action, answers, picks)


def _kind(hint: Any) -> str:
    """Which widget a field needs, by its type: `Seat | None` is asked like a seat, `tuple[Seat, ...]` like several."""
    for one in (hint, *get_args(hint)) if get_origin(hint) is not tuple else (hint,):
        if one in KINDS:
            return KINDS[one]
        if get_origin(one) is tuple:
            return "seats" if Seat in get_args(one) else "bag"
    return "plain"
