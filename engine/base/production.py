"""Production: what a throw of the dice brings."""

from __future__ import annotations

from engine import goods
from engine.base.turn import DiceThrown
from engine.event import Event
from engine.record import Bag, Good, Hex, Seat
from engine.state import NOBODY, State


class Produced(Event, frozen=True):
    """Every seat has taken what its buildings earned; `short` are the goods the supply could not serve (G2)."""

    gains: tuple[Bag, ...]
    short: tuple[Good, ...]


def produce(state: State, thrown: DiceThrown) -> None:
    """Whoever has a building beside a hex of the number thrown takes its goods; a seven brings none (G2)."""
    roll = thrown.first + thrown.second
    if roll == 7:
        return
    due = dues(state, roll)
    short: list[Good] = []
    for good in state.rules.resources:
        asked = sum([owed[good] for owed in due])
        if asked > state.supply[good]:
            short.append(good)
            ration(due, good, state.supply[good])
    gains = tuple([tuple(owed) for owed in due])
    for seat, gain in enumerate(gains):
        if any(gain):
            state.receive(Seat(seat), gain)
    state.emit(Produced(gains, tuple(short)))


def dues(state: State, roll: int) -> list[list[int]]:
    """What each seat's buildings earn at this number, before the supply is looked at: one a settlement, two a city."""
    rules, board, owners = state.rules, state.rules.board, state.owners
    due = [list(goods.empty(len(rules.goods))) for _ in range(rules.seats)]
    for place in board.hexes_with.get(roll, ()):
        good = board.yields[place]
        if good is None or rules.idle(state, place):
            continue
        for corner in board.hex_corners[place]:
            owner = owners[corner]
            if owner != NOBODY:
                due[owner][good] += rules.building_yields[state.kinds[corner]]
    return due


def ration(due: list[list[int]], good: Good, left: int) -> None:
    """Too little in the supply: nobody gets this good, unless only one seat is due, who gets what is left (G2)."""
    claimants = [owed for owed in due if owed[good]]
    for owed in claimants:
        owed[good] = left if len(claimants) == 1 else 0


def nowhere(state: State, place: Hex) -> bool:
    """No hex is kept from producing."""
    return False
