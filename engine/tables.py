"""The tables one can sit down at: the only list of scenarios, in the fixed order of amendment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec

from engine.base import base, maker_chooses
from engine.base.dice import card_deck
from engine.board import Board, MapDocument, read_document
from engine.chance import Chance
from engine.laying import LAYOUTS
from engine.record import Record, Seat
from engine.ruleset import Amendment, Ruleset


class TableSpec(Record, frozen=True):
    """Which game is played: the table's name, the number of seats, and the options chosen."""

    name: str = "base"
    seats: int = 4
    options: dict[str, str] = {}


class Dealt(Record, frozen=True):
    """A game as it was dealt: everything but the moves; `board` as it was laid out, `start` the seat that begins."""

    spec: TableSpec
    board: MapDocument
    seed: str
    start: Seat


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of the lobby: its values in the order shown, the first being the default."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """One row of the list of tables."""

    name: str
    map_name: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    amendments: tuple[Amendment, ...] = ()


class SpecError(Exception):
    """A table that does not exist, or an option it does not have."""


OPTIONS = (
    Option("layout", ("random", "spiral", "beginner")),
    Option("target", ("10", "8", "9", "11", "12", "13")),
    Option("dice", ("fair", "deck")),
    Option("trade", ("first", "chooses")),
)

TABLES = {"base": Table("base", "base", (4, 3), OPTIONS)}


def check_spec(spec: TableSpec) -> Table:
    """The table of a spec; SpecError names what does not exist."""
    table = TABLES.get(spec.name)
    if table is None:
        raise SpecError(f"there is no table {spec.name}; there are: {', '.join(TABLES)}")
    if spec.seats not in table.seats:
        raise SpecError(f"{spec.name} is not played by {spec.seats}")
    known = {option.name: option.values for option in table.options}
    for name, value in spec.options.items():
        if name not in known:
            raise SpecError(f"{spec.name} has no option {name}; it has: {', '.join(known)}")
        if value not in known[name]:
            raise SpecError(f"{name} cannot be {value}; it is one of: {', '.join(known[name])}")
    return table


def chosen(spec: TableSpec) -> dict[str, str]:
    """All options of the table with the values chosen, or their defaults."""
    return {option.name: spec.options.get(option.name, option.values[0]) for option in check_spec(spec).options}


def dealt_for(spec: TableSpec, document: Mapping[str, Any], seed: str, start: Seat | None = None) -> Dealt:
    """Lay the board out and choose who begins; the only moment at which a board is drawn by lot (G10)."""
    options = chosen(spec)
    chance = Chance(seed)
    laid = LAYOUTS[options["layout"]](read_document(document), chance)
    first = Seat(chance.draw(spec.seats, "start")) if start is None else start
    return Dealt(spec, laid, seed, first)


@lru_cache(maxsize=256)
def _board_of(text: bytes) -> Board:
    return Board(msgspec.json.decode(text, type=MapDocument))


def rules_of(dealt: Dealt) -> Ruleset:
    """The rules of a game: base, then the table's amendments, then its options."""
    table, options = check_spec(dealt.spec), chosen(dealt.spec)
    rules = base(_board_of(msgspec.json.encode(dealt.board)), dealt.spec.seats).amended(*table.amendments)
    if options["dice"] == "deck":
        rules = rules.amended(card_deck)
    if options["trade"] == "chooses":
        rules = rules.amended(maker_chooses)
    return rules.but(target=int(options["target"]))
