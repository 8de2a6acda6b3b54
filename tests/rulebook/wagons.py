"""Tables of Traders & Barbarians laid by hand in a few words: wagons, trains, freight, barbarians, gold."""

from collections.abc import Sequence
from typing import Any

import msgspec

from data import map_document
from engine import goods
from engine.base.turn import EndTurn
from engine.board import Board, read_document
from engine.event import Event
from engine.record import Bag, Hex, Path, Seat
from engine.scenarios.traders_and_barbarians.barbarians import Barbarians
from engine.scenarios.traders_and_barbarians.freight import COMMODITIES, Freight, exchanged, trade_hexes
from engine.scenarios.traders_and_barbarians.gold import purse
from engine.scenarios.traders_and_barbarians.trains import Trains
from engine.scenarios.traders_and_barbarians.wagons import Driving, MoveWagon, Wagons
from engine.tables import Dealt, TableSpec, dealt_for, map_name
from tests.engine.laying import A, Table, bag, lay, path, site

BOARD = Board(read_document(map_document("traders_and_barbarians")))
"""The beginners' board. Plazas: quarry 8, castle 29, glassworks 50; barbarians begin on 19-25, 21-26 and 38-43."""

LAYOUTS = ("random", "spiral", "beginner")
PLAZAS = {"quarry": 8, "castle": 29, "glassworks": 50}
LAND_CORNERS = {"quarry": (6, 11, 12, 16), "castle": (18, 24, 31, 36), "glassworks": (44, 48, 49, 53)}
SEA_CORNERS = {"quarry": (3, 7), "castle": (23, 30), "glassworks": (54, 57)}
SEA_PATHS = {
    "quarry": ("3-6", "3-7", "7-12"),
    "castle": ("18-23", "23-30", "30-36"),
    "glassworks": ("49-54", "54-57", "53-57"),
}
AWAY = ("1-5", "2-5", "3-6")
"""Paths in the far north, where barbarians are in nobody's way."""


def island(**chosen: Any) -> Table:
    """A table of the scenario with nothing on it but the barbarians; what can be chosen is chosen as for `lay`."""
    return lay(table="traders_and_barbarians", **chosen)


def dealt(layout: str, seed: int) -> Dealt:
    """A game as it is dealt from a seed."""
    spec = TableSpec("traders_and_barbarians", options={"layout": layout})
    return dealt_for(spec, map_document(map_name(spec)), f"wagons {seed}")


def way(name: str) -> Path:
    """The path between two neighbouring intersections."""
    return path(name, BOARD)


def hex_of(terrain: str) -> Hex:
    """The hex of a terrain of which there is but one."""
    return Hex(BOARD.terrain.index(terrain))


def cards(text: str = "") -> Bag:
    """Goods of this table, gold among them."""
    return bag(text, (*BOARD.goods, "gold"))


# What lies where


def wagon(table: Table, number: int, seat: Seat = A) -> Table:
    """A seat's wagon stands on an intersection."""
    return table.arrange(lambda state: state.put(Wagons(exchanged(state[Wagons].places, seat, site(number)))))


def train(table: Table, level: int, seat: Seat = A) -> Table:
    """A seat has this active baggage train card."""
    return table.arrange(lambda state: state.put(Trains(exchanged(state[Trains].levels, seat, level))))


def barbarians(table: Table, *names: str) -> Table:
    """The barbarians stand on these paths, and what is left of them in the far north."""
    places = [*names, *AWAY][:3]
    return table.arrange(lambda state: state.put(Barbarians(tuple(map(way, places)))))


def carrying(table: Table, commodity: str | None, seat: Seat = A) -> Table:
    """A seat carries a token."""
    return _freight(table, carried=exchanged(table.state[Freight].carried, seat, commodity))


def delivered(table: Table, count: int, seat: Seat = A) -> Table:
    """A seat has delivered so many tokens."""
    return _freight(table, delivered=exchanged(table.state[Freight].delivered, seat, tokens(sand=count)))


def stack(table: Table, terrain: str, **counts: int) -> Table:
    """Only these tokens are left in the stack of a trade hex."""
    number = trade_hexes(BOARD).index(hex_of(terrain))
    return _freight(table, stacks=exchanged(table.state[Freight].stacks, number, tokens(**counts)))


def tokens(**counts: int) -> Bag:
    """So many tokens of each commodity."""
    assert counts.keys() <= set(COMMODITIES)
    return tuple(counts.get(commodity, 0) for commodity in COMMODITIES)


def _freight(table: Table, **fields: Any) -> Table:
    return table.arrange(lambda state: state.put(msgspec.structs.replace(state[Freight], **fields)))


# What comes next


def next_token(table: Table, terrain: str, commodity: str) -> Table:
    """The token that will next be drawn from the stack of a trade hex."""
    left = stack_of(table, terrain)
    assert left[COMMODITIES.index(commodity)]
    return table.luck("tokens", sum(left[: COMMODITIES.index(commodity)]))


def die(table: Table, *shown: int) -> Table:
    """What the die will show that is thrown against barbarians."""
    return table.luck("driving off", *(number - 1 for number in shown))


# Playing


def under_way(table: Table, seat: Seat = A) -> Table:
    """The seat has finished trading and building, and its wagon may move."""
    table.play(seat, EndTurn())
    assert isinstance(table.state.step, Driving)
    return table


def drive(table: Table, *numbers: int, seat: Seat = A) -> tuple[Event, ...]:
    """The wagon moves from intersection to intersection; what happened by it."""
    return table.play(seat, *(MoveWagon(site(number)) for number in numbers))


# Looking


def at(table: Table, seat: Seat = A) -> int | None:
    """The number of the intersection on which a seat's wagon stands."""
    place = table.state[Wagons].places[seat]
    return None if place is None else place + 1


def left(table: Table) -> int:
    """The movement points that are left."""
    step = table.state.step
    assert isinstance(step, Driving)
    return step.left


def gold(table: Table) -> list[int]:
    """How much gold everybody has."""
    return [purse(table.state, seat) for seat in table.state.rules.every_seat]


def carried(table: Table, seat: Seat = A) -> str | None:
    """What a seat carries."""
    return table.state[Freight].carried[seat]


def stack_of(table: Table, terrain: str) -> Bag:
    """What is left in the stack of a trade hex."""
    return table.state[Freight].stacks[trade_hexes(BOARD).index(hex_of(terrain))]


def barred(table: Table) -> set[Path]:
    """The paths on which barbarians stand."""
    return set(table.state[Barbarians].paths)


def goals(table: Table, seat: Seat = A) -> Sequence[int]:
    """The numbers of the intersections to which the wagon may move next."""
    return sorted(option.site + 1 for option in table.offered(seat, MoveWagon) if isinstance(option, MoveWagon))


def resources(table: Table, seat: Seat) -> int:
    """How many cards a seat holds that are no gold."""
    return sum(goods.removed(table.state.hands[seat], cards(f"{purse(table.state, seat)} gold")))


def winners(table: Table) -> tuple[Seat, ...]:
    """Who has won; nobody while the game goes on."""
    return () if table.state.ended is None else table.state.ended.winners
