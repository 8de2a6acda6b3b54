"""The caravan: the oasis, the arrows that lead away from it, and what lies beside them."""

from __future__ import annotations

from collections import Counter

import msgspec

from engine.base.roads import heaviest_trail, measure
from engine.board import Board, MapDocument, NamedPlace, corner_ids
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


class RouteCutOff(Event, frozen=True):
    """The path on which a route would have set out has been taken from outside, so that it never begins (K7)."""

    site: Intersection


# Setting up


def turn_the_island(document: MapDocument, chance: Chance) -> MapDocument:
    """Where two hexes are the middle the oasis lies on either, by lot: terrain and numbers turn round with it (X1)."""
    if not chance.draw(2, "oasis"):
        return document
    cells = {(cell.q, cell.r): cell for cell in document.hexes}
    across = min(q for q, _ in cells) + max(q for q, _ in cells)
    down = min(r for _, r in cells) + max(r for _, r in cells)
    turned = (msgspec.structs.replace(cells[across - q, down - r], q=q, r=r) for q, r in cells)
    return msgspec.structs.replace(document, hexes=tuple(turned))


def lay_out_the_oasis(document: MapDocument, chance: Chance) -> MapDocument:
    """The arrows on the oasis point to one or the other three corners, by lot; the robber is there (K3, K10)."""
    oasis = next(cell for cell in document.hexes if cell.terrain == OASIS)
    corners = corner_ids(oasis.q, oasis.r)[chance.draw(2, "oasis") :: 2]
    arrows = tuple(NamedPlace((corner,), tags=(PRINTED_ARROW,)) for corner in corners)
    return msgspec.structs.replace(document, places=(*document.places, *arrows), robber=(oasis.q, oasis.r))


def routes_to_begin(state: State) -> Caravan:
    """Three routes are to begin where the printed arrows point."""
    board = state.rules.board
    starts = tuple(site for site in board.intersections if PRINTED_ARROW in board.intersection_tags[site])
    return Caravan((), starts, LOOSE_ARROWS)


# Where an arrow may lie


def positions(state: State) -> tuple[Position, ...]:
    """Where the next arrow may be laid now."""
    return positions_of(state.parts[Caravan], state.rules.board)


def positions_of(caravan: Caravan, board: Board) -> tuple[Position, ...]:
    """Where the next arrow of a caravan may be laid: six positions at most (K7)."""
    tips = sorted({tip for tip in caravan.tips if tip is not None})
    return tuple(Position(tip, path) for tip in tips for path in ways_on(board, caravan.arrows, tip))


def ways_on(board: Board, arrows: tuple[Arrow, ...], tip: Intersection) -> list[Path]:
    """The inner paths at a tip that are free of arrows; where a route is to begin, the one away from the oasis (K2)."""
    taken = {arrow.path for arrow in arrows}
    free = [path for path in board.paths_at[tip] if path not in taken and len(board.path_hexes[path]) == 2]
    return free if is_reached(arrows, tip) else [path for path in free if not borders_the_oasis(board, path)]


def is_reached(arrows: tuple[Arrow, ...], site: Intersection) -> bool:
    """Whether a laid arrow points to an intersection."""
    return any(arrow.tip == site for arrow in arrows)


def borders_the_oasis(board: Board, path: Path) -> bool:
    """Whether a path is an edge of the oasis."""
    return any(board.terrain[place] == OASIS for place in board.path_hexes[path])


# Laying


def lay_arrow(state: State, position: Position, agreed: tuple[Seat, ...]) -> None:
    """Lay an arrow; all routes at its start go on at its tip, together with those that are there already (K7)."""
    board, before = state.rules.board, state[Caravan]
    tip = board.across(position.path, position.site)
    arrow = Arrow(before.tips.index(position.site), position.site, position.path, tip)
    arrows, left = (*before.arrows, arrow), before.left - 1
    cut_off = is_cut_off(board, before, arrow)
    moved = [_moved(one, arrow, cut_off=cut_off) for one in before.tips]
    tips = tuple(one if one is not None and left and ways_on(board, arrows, one) else None for one in moved)
    state.put(Caravan(arrows, tips, left))
    state.emit(ArrowLaid(agreed, arrow.start, arrow.path, left))
    if cut_off:
        state.emit(RouteCutOff(tip))
    elif tip in before.tips:
        state.emit(RoutesMet(tip))
    for ended in sorted({one for one in moved if one is not None and one not in tips}):
        state.emit(RouteEnded(ended))


def is_cut_off(board: Board, caravan: Caravan, arrow: Arrow) -> bool:
    """Whether an arrow comes towards the oasis on the only path on which another route could set out (K7)."""
    waits = arrow.tip in caravan.tips and not is_reached(caravan.arrows, arrow.tip)
    return waits and not borders_the_oasis(board, arrow.path)


def _moved(tip: Intersection | None, arrow: Arrow, *, cut_off: bool) -> Intersection | None:
    if tip == arrow.start:
        return arrow.tip
    return None if cut_off and tip == arrow.tip else tip


def measure_beside_the_arrow(state: State, laid: ArrowLaid) -> None:
    """A road beside the new arrow counts double from now on (K8)."""
    owner = state.roads[laid.path]
    if owner != NOBODY:
        measure(state, (Seat(owner),))


# What an arrow is worth


def doubled_beside_arrows(state: State, seat: Seat) -> int:
    """The most valuable chain of own roads, of which one beside an arrow counts two (K8)."""
    beside = {arrow.path for arrow in state[Caravan].arrows}
    return heaviest_trail(state, seat, lambda path: 2 if path in beside else 1)


def points_between_arrows(state: State, seat: Seat) -> int:
    """A settlement or city with laid arrows on two or more of its paths is worth one more, whoever laid them (K9)."""
    between = sites_between(state.parts[Caravan].arrows)
    return sum(state.owners[site] == seat for site in between)


def sites_between(arrows: tuple[Arrow, ...]) -> list[Intersection]:
    """The intersections at which two or more arrows begin or end."""
    touched = Counter(site for arrow in arrows for site in (arrow.start, arrow.tip))
    return [site for site, count in touched.items() if count > 1]
