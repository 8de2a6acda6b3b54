"""The Carolinas: city fields in the rings of both states, waterways, and the places of victory point tokens."""

from __future__ import annotations

import math

from engine.record import Seat
from engine.scenarios.carolinas import CITY, NORTH, SOUTH, TOKEN, WATERWAY, Tokens
from engine.sight import View
from rendering.canvas import Canvas
from rendering.geometry import Point, half_span
from rendering.lens import Lens
from rendering.motifs import star
from rendering.painting import Painter, Tally

RING = 43
WAVE = 22
"""How far the ring of a city field reaches, and how long a wave on a waterway is."""


def paint_waterways(canvas: Canvas, view: View, lens: Lens) -> None:
    """The waterways, broad and blue."""
    geometry = canvas.geometry
    for path in view.board.paths:
        if WATERWAY in view.board.path_tags[path]:
            half = half_span(geometry, path)
            field = (abs(half[0]) * 2 + 50, abs(half[1]) * 2 + 50)
            canvas.on(geometry.middle(path)).stamp(field, paint_waterway, half)


def paint_fields(canvas: Canvas, view: View, lens: Lens) -> None:
    """A field for each city, round in the north and pointed in the south, so wide that it shows below a building."""
    board = view.board
    for site in board.intersections:
        if CITY in board.intersection_tags[site]:
            _paint_field(canvas, view, site)


def paint_token_places(canvas: Canvas, view: View, lens: Lens) -> None:
    """A token on each place from which it has not been taken; a city field there at tables that have no tokens."""
    tokens, board = view.part(Tokens), view.board
    for site in board.intersections:
        if TOKEN in board.intersection_tags[site]:
            if tokens is None:
                _paint_field(canvas, view, site)
            else:
                here = canvas.on(canvas.geometry.corner(site))
                here.stamp((70, 70), paint_token if site in tokens.free else paint_vacant_place)


def paint_waterway(canvas: Canvas, half: Point) -> None:
    """A waterway, `half` of it to either side of the origin."""
    colours, length = canvas.theme.colours, math.hypot(*half)
    canvas.line([(-half[0], -half[1]), half], colours["foam"], 32)
    canvas.line([(-half[0], -half[1]), half], colours["water"], 24)
    along, across = (half[0] / length, half[1] / length), (-half[1] / length, half[0] / length)
    crest = []
    for far in range(-int(length) + 6, int(length) - 5, 4):
        wide = 5 * math.sin(math.tau * far / WAVE)
        crest.append((along[0] * far + across[0] * wide, along[1] * far + across[1] * wide))
    canvas.line(crest, colours["light"], 4)


def paint_northern_field(canvas: Canvas) -> None:
    """A city field of North Carolina around the origin."""
    colours = canvas.theme.colours
    canvas.disc((0, 0), RING, None, colours["dark"], 14)
    canvas.disc((0, 0), RING - 3, None, colours["north"], 8)
    _paint_middle(canvas)


def paint_southern_field(canvas: Canvas) -> None:
    """A city field of South Carolina around the origin."""
    colours = canvas.theme.colours
    reach = RING + 3
    corners = [(0, -reach), (reach, 0), (0, reach), (-reach, 0)]
    for colour, width in ((colours["dark"], 14), (colours["south"], 8)):
        canvas.line([*[(x * 0.86, y * 0.86) for x, y in corners], (0, -reach * 0.86), (reach * 0.86, 0)], colour, width)
    _paint_middle(canvas)


def paint_token(canvas: Canvas) -> None:
    """A victory point token around the origin."""
    look = canvas.theme.looks["award"]
    canvas.disc((0, 0), 30, look.fill, look.edge, 5)
    canvas.shape(star(20), look.ink)


def paint_vacant_place(canvas: Canvas) -> None:
    """The place around the origin from which a victory point token has been taken."""
    colours = canvas.theme.colours
    canvas.disc((0, 0), 15, colours["sand"], colours["dark"], 4)


def paint_token_icon(canvas: Canvas) -> None:
    """A victory point token in the standings."""
    paint_token(canvas.at((0, 0), 0.7))


def tokens_taken(view: View, seat: Seat) -> int | None:
    """How many tokens a seat has taken."""
    tokens = view.part(Tokens)
    return None if tokens is None else tokens.owners.count(seat)


def _paint_field(canvas: Canvas, view: View, site: int) -> None:
    northern = NORTH in view.board.intersection_tags[site]
    here = canvas.on(canvas.geometry.corner(site))
    here.stamp((2 * RING + 8,) * 2, paint_northern_field if northern else paint_southern_field)


def _paint_middle(canvas: Canvas) -> None:
    look = canvas.theme.looks["field"]
    canvas.disc((0, 0), 19, look.fill, look.edge, 4)


PAINTERS = (
    Painter(11, paint_waterways, tags=frozenset({WATERWAY}), lasting=True),
    Painter(16, paint_fields, tags=frozenset({NORTH, SOUTH}), lasting=True),
    Painter(18, paint_token_places, tags=frozenset({TOKEN})),
)
TALLIES = (Tally(46, paint_token_icon, tokens_taken),)
