"""The caravan: the arrows printed on the oasis, those that lie beside paths, and where each route goes on."""

from __future__ import annotations

import math

from engine.scenarios.karawane.caravan import OASIS, PRINTED_ARROW, Arrow, Caravan, sites_between
from engine.sight import View
from engine.state import NOBODY
from rendering.canvas import Canvas
from rendering.geometry import Geometry, Point, right_of_path
from rendering.lens import Lens
from rendering.motifs import star
from rendering.painting import Painter

ASIDE = 34
"""How far beside the middle of its path an arrow lies."""
LENGTH = 0.62
PRINTED = (0.56, 0.9)
"""How long an arrow is beside its path, and where the printed ones begin and end, in sides from the middle."""
TIP = 54
"""How far the ring around the tip of a route reaches."""
STAR = (30, -34)
"""Where on a building its star shines."""
STOCK = (0, 0.5)
"""Where the oasis says how many arrows are left, in sides from its middle."""


def paint_printed_arrows(canvas: Canvas, view: View, lens: Lens) -> None:
    """The arrows on the oasis, each pointing to one of its corners."""
    geometry, board = canvas.geometry, view.board
    for place in board.hexes:
        if board.terrain[place] == OASIS:
            x, y = geometry.centre(place)
            for site in board.hex_corners[place]:
                if PRINTED_ARROW in board.intersection_tags[site]:
                    u, v = geometry.corner(site)
                    ends = [(x + (u - x) * share, y + (v - y) * share) for share in PRINTED]
                    _lay(canvas, ends[0], ends[1])


def paint_tips(canvas: Canvas, view: View, lens: Lens) -> None:
    """A ring under whatever stands where a route goes on."""
    caravan = view.part(Caravan)
    assert caravan is not None
    for site in sorted({tip for tip in caravan.tips if tip is not None}):
        canvas.on(canvas.geometry.corner(site)).stamp((2 * TIP + 4,) * 2, paint_ring)


def paint_arrows(canvas: Canvas, view: View, lens: Lens) -> None:
    """The arrows beside their paths, and on the oasis how many are left."""
    caravan = view.part(Caravan)
    assert caravan is not None
    geometry = canvas.geometry
    for arrow in caravan.arrows:
        _lay(canvas, *arrow_ends(geometry, arrow))
    for place in view.board.hexes:
        if view.board.terrain[place] == OASIS:
            x, y = geometry.centre(place)
            here = canvas.on((x + STOCK[0] * geometry.side, y + STOCK[1] * geometry.side))
            here.stamp((110, 48), paint_stock, caravan.left)


def arrow_ends(geometry: Geometry, arrow: Arrow) -> tuple[Point, Point]:
    """From where to where an arrow is drawn: along its path, on the right of whoever follows it."""
    (x, y), along = right_of_path(geometry, arrow.path, arrow.start, ASIDE)
    half = LENGTH / 2 * geometry.side
    return (x - along[0] * half, y - along[1] * half), (x + along[0] * half, y + along[1] * half)


def paint_stars(canvas: Canvas, view: View, lens: Lens) -> None:
    """A star on each building that arrows make worth one point more."""
    caravan = view.part(Caravan)
    assert caravan is not None
    for site in sites_between(caravan.arrows):
        if view.owners[site] != NOBODY:
            canvas.on(canvas.geometry.corner(site)).at(STAR).stamp((56, 56), paint_star)


def paint_star(canvas: Canvas) -> None:
    """A star around the origin, dark around its edge."""
    look = canvas.theme.looks["award"]
    canvas.shape(star(24), look.edge, look.edge, 6)
    canvas.shape(star(21), look.fill)


def paint_arrow(canvas: Canvas, reach: Point) -> None:
    """An arrow around the origin, so far from it to its tip as from its end to it."""
    colours = canvas.theme.colours
    for grown, colour in ((5.0, colours["light"]), (0.0, colours["caravan"])):
        canvas.shape(arrow_outline(reach), colour, colour, 2 * grown)


def arrow_outline(reach: Point) -> list[Point]:
    """The outline of an arrow around the origin."""
    length = math.hypot(*reach)
    along, across = (reach[0] / length, reach[1] / length), (-reach[1] / length, reach[0] / length)
    neck = length - 34
    places = [(-length, 9), (neck, 9), (neck, 23), (length, 0), (neck, -23), (neck, -9), (-length, -9)]
    return [(along[0] * far + across[0] * wide, along[1] * far + across[1] * wide) for far, wide in places]


def paint_ring(canvas: Canvas) -> None:
    """A ring around the origin."""
    colours = canvas.theme.colours
    canvas.disc((0, 0), TIP, None, colours["light"], 14)
    canvas.disc((0, 0), TIP - 3, None, colours["caravan"], 8)


def paint_stock(canvas: Canvas, left: int) -> None:
    """How many arrows are left, around the origin."""
    look = canvas.theme.looks["label"]
    canvas.panel((104, 44), 12, look.fill, look.edge, 2)
    canvas.at((-26, 0), 0.8).shape(arrow_outline((26, 0)), canvas.theme.colours["sand"])
    canvas.text((22, 0), str(left), "label", look.ink)


def _lay(canvas: Canvas, start: Point, end: Point) -> None:
    scale = canvas.geometry.scale
    reach = (round((end[0] - start[0]) / 2 / scale, 1), round((end[1] - start[1]) / 2 / scale, 1))
    field = (abs(reach[0]) * 2 + 60, abs(reach[1]) * 2 + 60)
    canvas.on(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)).stamp(field, paint_arrow, reach)


PAINTERS = (
    Painter(15, paint_printed_arrows, tags=frozenset({PRINTED_ARROW}), lasting=True),
    Painter(27, paint_tips, part=Caravan),
    Painter(32, paint_arrows, part=Caravan),
    Painter(43, paint_stars, part=Caravan),
)
