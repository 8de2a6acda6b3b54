"""Production: what a throw of the dice brings."""

from __future__ import annotations

from engine import goods
from engine.base.turn import DiceThrown
from engine.event import Event
from engine.record import Bag, Good, Hex
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
    gains, asked = dues(state, roll)
    short: tuple[Good, ...] = ()
    if not goods.covers(state.supply, asked):
        short = beyond(state.supply, asked)
        gains = rationed(gains, short, state.supply)
    for seat, gain in zip(state.rules.every_seat, gains, strict=True):
        if any(gain):
            state.receive(seat, gain)
    state.emit(Produced(gains, short))


def dues(state: State, roll: int) -> tuple[tuple[Bag, ...], Bag]:
    """What each seat's buildings earn at this number, before the supply is looked at, and all of that together."""
    rules, working = state.rules, tuple[Hex, ...]()
    for place in rules.board.hexes_with.get(roll, ()):
        if not rules.idle(state, place):
            working += (place,)
    known: tuple[tuple[Bag, ...], Bag] | None = state.built.get(working)
    if known is None:
        gains = earnings(state, working)
        known = state.built[working] = (gains, goods.summed(gains, len(rules.goods)))
    return known


def earnings(state: State, places: tuple[Hex, ...]) -> tuple[Bag, ...]:
    """What the buildings beside these hexes earn each seat: one card a settlement, two a city (G2)."""
    rules, owners, kinds = state.rules, state.owners, state.kinds
    due = [[0] * len(rules.goods) for _ in range(rules.seats)]
    for place in places:
        good = rules.board.yields[place]
        built = [site for site in rules.board.hex_corners[place] if owners[site] != NOBODY]
        if good is not None:
            for site in built:
                due[owners[site]][good] += rules.building_yields[kinds[site]]
    return tuple(map(tuple, due))


def beyond(supply: Bag, asked: Bag) -> tuple[Good, ...]:
    """The goods of which more is asked than the supply has."""
    return tuple([Good(good) for good, count in enumerate(asked) if count > supply[good]])


def rationed(due: tuple[Bag, ...], short: tuple[Good, ...], supply: Bag) -> tuple[Bag, ...]:
    """Of what is short nobody gets anything, unless only one seat is due, who gets what is left (G2)."""
    gains = [list(owed) for owed in due]
    for good in short:
        claimants = [gain for gain in gains if gain[good]]
        for gain in claimants:
            gain[good] = supply[good] if len(claimants) == 1 else 0
    return tuple(map(tuple, gains))


def nowhere(state: State, place: Hex) -> bool:
    """No hex is kept from producing."""
    return False
