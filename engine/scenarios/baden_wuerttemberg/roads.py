"""Where town halls may stand and roads may go on: it is the kind of crossing that decides."""

from __future__ import annotations

from engine.record import Intersection, Seat
from engine.scenarios.baden_wuerttemberg.landmarks import LANDMARK, stands
from engine.state import NOBODY, State

TOWN = "town"
"""The tag of a field for a town hall."""


def is_free_town_field(state: State, site: Intersection) -> bool:
    """A town hall stands on a town field of its own; there is no distance rule (B7)."""
    return state.owners[site] == NOBODY and TOWN in state.rules.board.intersection_tags[site]


def may_found_here(state: State, seat: Seat, site: Intersection) -> bool:
    """A starting town hall may stand on any free town field (B9)."""
    return is_free_town_field(state, site)


def may_go_beyond(state: State, seat: Seat, site: Intersection) -> bool:
    """Beyond a town field leads the own hall, beyond a landmark field the landmark; a crossing is free (B5)."""
    tags = state.rules.board.intersection_tags[site]
    if TOWN in tags:
        return state.owners[site] == seat
    return LANDMARK not in tags or stands(state, site)


def points_for_town_halls(state: State, seat: Seat) -> int:
    """Each town hall on a town field is worth one point; those on victory point fields count there (B3)."""
    return state.owners.count(seat)
