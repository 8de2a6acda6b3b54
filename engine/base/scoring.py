"""Victory points, and the ways in which they may still be gained."""

from __future__ import annotations

from engine.base.building import road_ends
from engine.base.cards import Cards
from engine.record import Intersection, Seat
from engine.state import NOBODY, State


def points_for_settlements(state: State, seat: Seat) -> int:
    """Each settlement on the board is worth one point."""
    return state.rules.stock["settlement"] - state.left["settlement"][seat]


def points_for_cities(state: State, seat: Seat) -> int:
    """Each city on the board is worth two points."""
    return 2 * (state.rules.stock["city"] - state.left["city"][seat])


def may_still_settle(state: State, seat: Seat) -> bool:
    """A settlement is left, and the roads left can reach a place where the distance rule leaves room for it."""
    return state.left["settlement"][seat] > 0 and any(
        state.rules.has_room(state, site) for site in within_reach(state, seat)
    )


def may_still_raise_a_city(state: State, seat: Seat) -> bool:
    """A city and a settlement to be raised are there."""
    settled = state.left["settlement"][seat] < state.rules.stock["settlement"]
    return settled and state.left["city"][seat] > 0


def may_still_use_cards(state: State, seat: Seat) -> bool:
    """A development card is left to buy, or the seat holds a knight; the other cards score by what is built."""
    cards, knight = state[Cards], state.rules.kind_of_card.get("knight")
    return any(cards.deck) or (knight is not None and cards.held[seat][knight] > 0)


def may_still_build_roads(state: State, seat: Seat) -> bool:
    """A road is left and a path is free in the seat's reach."""
    if state.left["road"][seat] == 0:
        return False
    rules = state.rules
    return any(
        rules.bears_road(state, path) for site in starting_points(state, seat) for path in rules.board.paths_at[site]
    )


def within_reach(state: State, seat: Seat) -> frozenset[Intersection]:
    """The intersections a seat's roads reach, or could reach with the roads it has left (G4)."""
    rules, board, owners = state.rules, state.rules.board, state.owners
    reached = newest = starting_points(state, seat)
    for _ in range(state.left["road"][seat]):
        free = ((site, path) for site in newest for path in board.paths_at[site] if rules.bears_road(state, path))
        beyond = frozenset(board.across(path, site) for site, path in free)
        newest = frozenset(site for site in beyond - reached if owners[site] in (NOBODY, seat))
        reached |= newest
    return reached


def starting_points(state: State, seat: Seat) -> frozenset[Intersection]:
    """Where a seat's roads may go on, now or once something of its own or of nobody's stands there."""
    owners = state.owners
    ends = [site for site in road_ends(state, seat) if owners[site] in (NOBODY, seat)]
    return state.rules.network(state, seat).union(ends)
