"""The caravan: the oasis, the arrows that lead away from it, and what lies beside them."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.base.roads import heaviest_trail, measure
from engine.board import HexPlace, MapDocument, NamedPlace, corner_ids
from engine.chance import Chance
from engine.event import Event
from engine.record import NOBODY, Intersection, Path, Record, Seat
from engine.state import Part, State

OASIS = "oasis"
"""The terrain in the middle of the island."""

PRINTED_ARROW = "printed_arrow"
"""The tag of an intersection to which an arrow printed on the oasis points."""

LOOSE_ARROWS = 22
"""So many arrows lie ready; the printed ones are not among them (K3)."""


class Position(Record, frozen=True):
    """Where an arrow may be laid: the tip at which it starts, and the path along which it points away (K7)."""

    site: Intersection
    path: Path


class Arrow(Record, frozen=True):
    """An arrow as it lies beside a path, from `start` to `tip`; `route` counts from 0."""

    route: int
    start: Intersection
    path: Path
    tip: Intersection


class Caravan(Part, frozen=True):
    """The arrows in the order in which they were laid, where each route goes on (None: it has ended), and what is left.

    A route without an arrow goes on from the intersection to which its arrow on the oasis points.
    """

    on_board: ClassVar[bool] = False
    arrows: tuple[Arrow, ...]
    tips: tuple[Intersection | None, ...]
    left: int


class ArrowLaid(Event, frozen=True):
    """An arrow lies beside a path; `agreed` are those who chose the position, nobody where it was the only one."""

    agreed: tuple[Seat, ...]
    site: Intersection
    path: Path
    left: int


class RoutesMet(Event, frozen=True):
    """Two routes have come together and go on as one."""

    site: Intersection


class RouteEnded(Event, frozen=True):
    """A route has come to a dead end, or no arrow is left for it."""

    site: Intersection
