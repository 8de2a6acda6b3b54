"""The tables one can sit down at: the only list of scenarios, in the fixed order of amendment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import msgspec

from engine.base import base, maker_chooses
from engine.base.dice import card_deck
from engine.board import Board, MapDocument, read_document
from engine.chance import Chance
from engine.laying import LAYOUTS, Laying
from engine.record import Record, Seat
from engine.ruleset import Amendment, Ruleset
from engine.scenarios.baden_wuerttemberg import (
    baden_wuerttemberg,
    founding_by_cards,
    landmarks_score,
    shuffle_start_cards,
)
from engine.scenarios.carolinas import carolinas
from engine.scenarios.five_six import five_six, paired_turns
from engine.scenarios.karawane import karawane, lay_out_the_oasis, turn_the_island
from engine.scenarios.rice_and_tobacco import rice_and_tobacco
from engine.scenarios.traders_and_barbarians import traders_and_barbarians


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
    """A choice of the lobby: its values in the order shown, the first being the default, and what some amend."""

    name: str
    values: tuple[str, ...]
    amendments: Mapping[str, Amendment] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Table:
    """One row of the list of tables."""

    name: str
    maps: Mapping[int, str]
    """The map for each number of seats, the usual number first."""
    options: tuple[Option, ...]
    amendments: tuple[Amendment, ...] = ()
    """In their order: scenario, extension; the options follow."""
    laying: tuple[Laying, ...] = ()
    """What is drawn by lot once the layout lies."""
    printed: bool = True
    """Whether a rulebook prints it; what none prints is a house mix (X1)."""

    @property
    def seats(self) -> tuple[int, ...]:
        """By how many it is played, the usual number first."""
        return tuple(self.maps)


class SpecError(Exception):
    """A table that does not exist, or an option it does not have."""


PRINTED = "printed"
"""The value of an option that leaves the answer to the rulebook of the table."""

AS_SHOWN = "beginner"
"""The layout of a map that leaves nothing to lot."""

LAYOUT = Option("layout", ("random", "spiral", "beginner"))
TARGET = Option("target", ("10", "8", "9", "11", "12", "13"))
PRINTED_TARGET = Option("target", (PRINTED, "8", "9", "10", "11", "12", "13", "14"))
DICE = Option("dice", ("fair", "deck"), {"deck": card_deck})
TRADE = Option("trade", ("first", "chooses"), {"chooses": maker_chooses})

OPTIONS = (LAYOUT, TARGET, DICE, TRADE)

DRAWN_BY_LOT = Option("layout", ("random", "spiral"))
EXTRA_TURN = Option("extra_turn", ("building_phase", "paired_turns"), {"paired_turns": paired_turns})

TARGET_OF_THE_CARAVAN = Option("target", ("13", "12", "8", "9", "10", "11"))

MAPS_OF_THE_CAROLINAS = {4: "carolinas", 3: "carolinas", 6: "carolinas_5_6", 5: "carolinas_5_6"}
OPTIONS_OF_THE_CAROLINAS = (PRINTED_TARGET, DICE, TRADE, EXTRA_TURN)

TARGET_OF_THE_TRADERS = Option("target", ("13", "8", "9", "10", "11", "12"))

FOUNDING = Option("founding", ("variable", "cards"), {"cards": founding_by_cards})
LANDMARK_POINTS = Option("landmark_points", ("0", "1"), {"1": landmarks_score})

TABLES = {
    table.name: table
    for table in (
        Table("base", dict.fromkeys((4, 3), "base"), OPTIONS),
        Table(
            "base+five_six",
            dict.fromkeys((6, 5), "base_5_6"),
            (DRAWN_BY_LOT, TARGET, DICE, TRADE, EXTRA_TURN),
            amendments=(five_six,),
        ),
        Table(
            "karawane",
            dict.fromkeys((4, 3), "karawane"),
            (LAYOUT, TARGET_OF_THE_CARAVAN, DICE, TRADE),
            amendments=(karawane,),
            laying=(lay_out_the_oasis,),
        ),
        Table(
            "karawane+five_six",
            dict.fromkeys((6, 5), "karawane_5_6"),
            (DRAWN_BY_LOT, TARGET_OF_THE_CARAVAN, DICE, TRADE, EXTRA_TURN),
            amendments=(karawane, five_six),
            laying=(turn_the_island, lay_out_the_oasis),
            printed=False,
        ),
        Table(
            "baden_wuerttemberg",
            dict.fromkeys((4, 3), "baden_wuerttemberg"),
            (FOUNDING, LANDMARK_POINTS, PRINTED_TARGET, DICE, TRADE),
            amendments=(baden_wuerttemberg,),
            laying=(shuffle_start_cards,),
        ),
        Table(
            "carolinas",
            MAPS_OF_THE_CAROLINAS,
            OPTIONS_OF_THE_CAROLINAS,
            amendments=(carolinas, five_six),
        ),
        Table(
            "carolinas+rice_and_tobacco",
            MAPS_OF_THE_CAROLINAS,
            OPTIONS_OF_THE_CAROLINAS,
            amendments=(carolinas, five_six, rice_and_tobacco),
        ),
        Table(
            "traders_and_barbarians",
            dict.fromkeys((4, 3), "traders_and_barbarians"),
            (LAYOUT, TARGET_OF_THE_TRADERS, DICE, TRADE),
            amendments=(traders_and_barbarians,),
        ),
        Table(
            "traders_and_barbarians+five_six",
            dict.fromkeys((6, 5), "traders_and_barbarians_5_6"),
            (DRAWN_BY_LOT, TARGET_OF_THE_TRADERS, DICE, TRADE, EXTRA_TURN),
            amendments=(traders_and_barbarians, five_six),
            printed=False,
        ),
    )
}


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


def map_name(spec: TableSpec) -> str:
    """The map of a table with so many seats."""
    return check_spec(spec).maps[spec.seats]


def chosen(spec: TableSpec) -> dict[str, str]:
    """All options of the table with the values chosen, or their defaults."""
    return {option.name: spec.options.get(option.name, option.values[0]) for option in check_spec(spec).options}


def dealt_for(spec: TableSpec, document: Mapping[str, Any], seed: str, start: Seat | None = None) -> Dealt:
    """Lay the board out and choose who begins; the only moment at which a board is drawn by lot (G10)."""
    table, options = check_spec(spec), chosen(spec)
    chance = Chance(seed)
    laid = LAYOUTS[options.get(LAYOUT.name, AS_SHOWN)](read_document(document), chance)
    for lay in table.laying:
        laid = lay(laid, chance)
    first = Seat(chance.draw(spec.seats, "start")) if start is None else start
    return Dealt(spec, laid, seed, first)


@lru_cache(maxsize=256)
def _board_of(text: bytes) -> Board:
    return Board(msgspec.json.decode(text, type=MapDocument))


def rules_of(dealt: Dealt) -> Ruleset:
    """The rules of a game: base, then the table's amendments, then its options."""
    table, values = check_spec(dealt.spec), chosen(dealt.spec)
    options = [one.amendments[values[one.name]] for one in table.options if values[one.name] in one.amendments]
    rules = base(_board_of(msgspec.json.encode(dealt.board)), dealt.spec.seats).amended(*table.amendments, *options)
    target = values[TARGET.name]
    return rules if target == PRINTED else rules.but(target=int(target))
