"""Victory points, and the ways in which they may still be gained."""

from __future__ import annotations

from engine.base.building import far_enough
from engine.base.cards import Cards
from engine.record import Seat
from engine.state import NOBODY, State


def points_for_settlements(state: State, seat: Seat) -> int:
    """Each settlement on the board is worth one point."""
    return state.rules.stock["settlement"] - state.left["settlement"][seat]


def points_for_cities(state: State, seat: Seat) -> int:
    """Each city on the board is worth two points."""
    return 2 * (state.rules.stock["city"] - state.left["city"][seat])


def may_still_settle(state: State, seat: Seat) -> bool:
    """A settlement is left, or comes back, and somewhere on the board the distance rule leaves room for it."""
    pieces = state.left["settlement"][seat]
    return pieces > 0 and any(far_enough(state, site) for site in state.rules.board.intersections)


def may_still_raise_a_city(state: State, seat: Seat) -> bool:
    """A city and a settlement to be raised are there."""
    settled = state.left["settlement"][seat] < state.rules.stock["settlement"]
    return settled and state.left["city"][seat] > 0


def may_still_use_cards(state: State, seat: Seat) -> bool:
    """A development card is left to buy, or held by the seat."""
    return any(state[Cards].deck) or any(state[Cards].held[seat])


def may_still_build_roads(state: State, seat: Seat) -> bool:
    """A road is left and a path is free in the seat's reach."""
    if state.left["road"][seat] == 0:
        return False
    board = state.rules.board
    return any(state.roads[path] == NOBODY for site in state.rules.network(state, seat) for path in board.paths_at[site])
