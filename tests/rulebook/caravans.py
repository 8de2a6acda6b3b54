"""Caravans laid by hand in a few words: arrows, an arrow that is due, bids and wishes."""

from functools import partial
from itertools import pairwise
from random import Random

import msgspec

from engine.base.building import BuildCity
from engine.base.turn import EndTurn
from engine.event import Event
from engine.record import Seat
from engine.scenarios.karawane import Bid, Caravan, CloseVote, Position, Wish
from engine.scenarios.karawane.caravan import lay_arrow, positions
from engine.state import State
from tests.engine.laying import A, B, C, D, Table, bag, lay, path, site

CITY = "2 grain 3 ore"
SETTLEMENT = "1 lumber 1 brick 1 wool 1 grain"

FIRST = ("24-18", "25-20", "36-41")
"""The first positions on the table that is laid by hand: its printed arrows point to 24, 25 and 36."""

ALL_TO_SEE = ("24-18-13-9", "25-20-26-32", "36-41-46-42")
"""Three routes with three arrows each, all of which may go on in two directions."""


def desert_island(*, seats: int = 4, turn: Seat = A, **chosen: str) -> Table:
    """A table of the caravan with nothing on it."""
    return lay(table="karawane", seats=seats, turn=turn, **chosen)


def position(name: str) -> Position:
    """A position as in `24-18`: an arrow from 24 to 18."""
    start, _ = name.split("-")
    return Position(site(int(start)), path(name))


def wish(name: str) -> Wish:
    """The wish for a position."""
    wished = position(name)
    return Wish(wished.site, wished.path)


def close(name: str) -> CloseVote:
    """A position chosen alone."""
    chosen = position(name)
    return CloseVote(chosen.site, chosen.path)


def arrows(table: Table, *trails: str) -> Table:
    """Arrows along trails of intersections, as in `24-18-13`, in the order in which they are laid."""
    for trail in trails:
        for start, tip in pairwise(trail.split("-")):
            laid = position(f"{start}-{tip}")
            assert laid in positions(table.state), f"no arrow can be laid from {start} to {tip}"
            table.arrange(partial(lay_arrow, position=laid, agreed=()))
    return table


def last_arrows(table: Table, count: int) -> Table:
    """Only so many arrows are left."""
    return table.arrange(lambda state: state.put(msgspec.structs.replace(state[Caravan], left=count)))


def only_route(table: Table, *numbers: int) -> Table:
    """Only the routes that end at these intersections go on; the others have ended."""
    going = tuple(tip if tip is not None and tip + 1 in numbers else None for tip in table.state[Caravan].tips)
    return table.arrange(lambda state: state.put(msgspec.structs.replace(state[Caravan], tips=going)))


def due(table: Table | None = None, **hands: str) -> Table:
    """A has upgraded in its turn and ended it; all are to bid, with these cards in their hands."""
    table = (desert_island() if table is None else table).settle(A, 1)
    for name, seat in {"A": A, "B": B, "C": C, "D": D}.items():
        if seat < table.state.rules.seats:
            table.hand(seat, " ".join([hands.get(name, ""), *([CITY] if seat == A else [])]))
    table.play(A, BuildCity(site(1)), EndTurn())
    return table


def bid(table: Table, *texts: str, first: Seat = A) -> tuple[Event, ...]:
    """The seats bid in their order, as in `2 wool`; an empty text is no bid."""
    happened: list[Event] = []
    for place, text in enumerate(texts):
        happened += table.play(Seat((first + place) % table.state.rules.seats), Bid(bag(text)))
    return tuple(happened)


def rich(count: int) -> str:
    """So much wool and grain."""
    return f"{count} wool {count} grain"


def open_positions(table: Table) -> set[Position]:
    """Where the next arrow may be laid."""
    return set(positions(table.state))


def tips(table: Table) -> list[int | None]:
    """Where each route goes on, by the numbers people see."""
    return [None if tip is None else tip + 1 for tip in table.state[Caravan].tips]


def wander(state: State, random: Random) -> list[tuple[Caravan, Position]]:
    """Lay arrows at random until no position is left: each position chosen, and the caravan before."""
    steps = []
    while open_to := positions(state):
        chosen = random.choice(open_to)
        steps.append((state[Caravan], chosen))
        lay_arrow(state, chosen, ())
    return steps
