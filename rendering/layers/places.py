"""What is written beside places: the names of intersections, and the rates of paths on which one may trade."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from PIL import Image

from engine.record import Intersection, Path
from engine.sight import View
from rendering.canvas import Canvas, Shelf
from rendering.geometry import Geometry, Point, half_span
from rendering.layers.candidates import RADIUS
from rendering.layers.harbours import paint_pier
from rendering.layers.pieces import EDGE, KNOB, ROAD
from rendering.layers.terrain import TOKEN_RADIUS
from rendering.lens import Lens
from rendering.motifs import draw_motif
from rendering.painting import Painter
from rendering.placing import FORBIDDEN, Box, Ground, Placed, Wanted, box_around, distance, nearest, placed
from rendering.theme import Theme

SETTLEMENT: Box = (-40, -47, 40, 37)
CITY: Box = (-59, -60, 59, 43)
"""The room that what may be built on an intersection takes, without and with cities."""
CITY_PIECE = "city"
CORE: Box = (-32, -26, 32, 36)
"""The room in the middle of it that must stay to be seen."""
HALO = 5
LEADER, STOP, CLOSER = 5, 40, 6
"""How broad the line from a name to its place is, how far from the middle of the place it stops, and how much closer
another place must be for it to be drawn."""
SPACE = 10
"""How far apart two names are at least."""
LEADING = 40
"""How far the lines of a name lie apart."""
SIGN = (106, 52)
"""The size of the sign with a rate."""
MARGIN = 6
RIM, BODY, MOTIF, BADGE = 40, 3, 1, 2
"""What it costs a text to cover a square of a building's rim, a road, a terrain's motif, a candidate's badge."""


@dataclass(frozen=True, slots=True)
class Texts:
    """Everything that is written beside places."""

    names: tuple[tuple[Intersection, Placed], ...]
    signs: tuple[tuple[Path, Placed], ...]


TEXTS: Shelf[Texts] = Shelf(16)


def paint_names(canvas: Canvas, view: View, lens: Lens) -> None:
    """The names of intersections, over whatever stands on the board, in the ink that their tags give them."""
    geometry, looks = canvas.geometry, canvas.theme.looks
    for site, name in texts_beside(geometry, canvas.theme).names:
        left, top, right, bottom = (side / geometry.scale for side in name.box)
        known = [look for tag in sorted(view.board.intersection_tags[site]) if (look := f"place_{tag}") in looks]
        look = known[0] if known else "place"
        canvas.on(name.middle).stamp((right - left, bottom - top + 8), paint_name, name.lines, look)


def paint_leaders(canvas: Canvas, view: View, lens: Lens) -> None:
    """A line from each name that lies closer to another place to the one that it belongs to."""
    geometry, look = canvas.geometry, canvas.theme.looks["place"]
    names = texts_beside(geometry, canvas.theme).names
    places = [geometry.corner(site) for site, _ in names]
    for site, name in names:
        here = geometry.corner(site)
        far = distance(here, name.box)
        if any(distance(place, name.box) < far - CLOSER for place in places):
            x, y = nearest(here, name.box)
            share = STOP * geometry.scale / far
            end = (here[0] + (x - here[0]) * share, here[1] + (y - here[1]) * share)
            for colour, width in ((look.edge, LEADER + HALO), (look.ink, LEADER)):
                canvas.line([(x, y), end], colour, width * geometry.scale)


def paint_signs(canvas: Canvas, view: View, lens: Lens) -> None:
    """The rates of paths on which one may trade."""
    for path, sign in texts_beside(canvas.geometry, canvas.theme).signs:
        rate, good = view.board.path_trades[path]
        canvas.on(sign.middle).stamp(SIGN, paint_sign, f"{rate}:1", None if good is None else view.board.goods[good])


def paint_trading_paths(canvas: Canvas, view: View, lens: Lens) -> None:
    """The paths on which one may trade, planked like piers."""
    geometry = canvas.geometry
    for path in sorted(view.board.path_trades):
        x, y = half_span(geometry, path)
        for reach in ((x, y), (-x, -y)):
            canvas.on(geometry.middle(path)).stamp((abs(x) * 2 + 40, abs(y) * 2 + 40), paint_pier, reach)


def texts_beside(geometry: Geometry, theme: Theme) -> Texts:
    """All texts beside places, each where it is written: the same whatever stands there, in every game on a map."""
    board = geometry.board
    bare = tuple(number is None for number in board.number)
    ground = (board.coordinates, bare, board.harbours, board.intersection_names, tuple(sorted(board.path_trades)))
    measures = (geometry.width, geometry.sea, geometry.origin, geometry.scale, geometry.drops)
    return TEXTS.get((ground, measures, CITY_PIECE in board.document.pieces, theme), lambda: _found(geometry, theme))


def _found(geometry: Geometry, theme: Theme) -> Texts:
    board = geometry.board
    sites = [site for site in board.intersections if board.intersection_names[site] is not None]
    paths = sorted(board.path_trades)
    measure = Canvas(Image.new("1", (1, 1)), theme, geometry, unit=geometry.scale)
    wanted = [_name(measure, geometry, site) for site in sites] + [_sign(geometry, path) for path in paths]
    found = placed(wanted, _ground(geometry))
    return Texts(tuple(zip(sites, found, strict=False)), tuple(zip(paths, found[len(sites) :], strict=True)))


def settings(name: str) -> Iterable[tuple[str, ...]]:
    """The ways to set a name: in one line, or broken at a space or after a hyphen or stroke."""
    yield (name,)
    for cut in re.finditer(r" |(?<=[-/])", name):
        yield name[: cut.start()], name[cut.end() :]


def paint_name(canvas: Canvas, lines: tuple[str, ...], kind: str) -> None:
    """A name around the origin, with a halo that sets it off from any ground."""
    look = canvas.theme.looks[kind]
    for index, line in enumerate(lines):
        canvas.text((0, (index - (len(lines) - 1) / 2) * LEADING), line, "place", look.ink, halo=(look.edge, HALO))


def paint_sign(canvas: Canvas, rate: str, good: str | None) -> None:
    """A sign around the origin with a rate, and the good in whose colour it is if it serves but one."""
    plain = canvas.theme.looks["harbour"]
    look = None if good is None else canvas.theme.good_look(good)
    canvas.panel(SIGN, 12, plain.fill if look is None else look.fill, plain.edge, 4)
    if look is None:
        canvas.text((0, 0), rate, "sign", plain.ink)
    else:
        draw_motif(canvas.at((30, 0), 0.5), look)
        canvas.text((-16, 0), rate, "sign", look.ink)


def _name(measure: Canvas, geometry: Geometry, site: Intersection) -> Wanted:
    name = geometry.board.intersection_names[site]
    assert name is not None
    scale = geometry.scale
    sizes = tuple(
        (
            lines,
            (
                (max(measure.width_of(line, "place") for line in lines) + 2 * HALO + SPACE) * scale,
                LEADING * len(lines) * scale,
            ),
        )
        for lines in settings(name)
    )
    return Wanted(_at(geometry, geometry.corner(site), SETTLEMENT), sizes)


def _sign(geometry: Geometry, path: Path) -> Wanted:
    scale = geometry.scale
    around = box_around(geometry.middle(path), KNOB * scale, KNOB * scale)
    return Wanted(around, (((), (SIGN[0] * scale, SIGN[1] * scale)),))


def _at(geometry: Geometry, middle: Point, box: Box) -> Box:
    left, top, right, bottom = (side * geometry.scale for side in box)
    return middle[0] + left, middle[1] + top, middle[0] + right, middle[1] + bottom


def _ground(geometry: Geometry) -> Ground:
    """What lies on the board, from what may be covered at a small price up to what must be seen."""
    ground = Ground((geometry.width, geometry.sea - MARGIN))
    for lay in (_lay_motifs, _lay_roads, _lay_buildings, _lay_numbers):
        lay(geometry, ground)
    return ground


def _lay_motifs(geometry: Geometry, ground: Ground) -> None:
    board, scale = geometry.board, geometry.scale
    for place in board.hexes:
        if board.number[place] is None:
            ground.box(box_around(geometry.centre(place), 60 * scale, 66 * scale), RIM)
            continue
        for way in (-1, 1):
            ground.box(box_around(geometry.beside(place, way), 28 * scale, 44 * scale), MOTIF)


def _lay_roads(geometry: Geometry, ground: Ground) -> None:
    for path in geometry.board.paths:
        ground.disc(geometry.middle(path), RADIUS * geometry.scale, BADGE)
        ground.band(geometry.ends(path), (ROAD + 2 * EDGE) * geometry.scale, BODY)


def _lay_buildings(geometry: Geometry, ground: Ground) -> None:
    board = geometry.board
    building = CITY if CITY_PIECE in board.document.pieces else SETTLEMENT
    for box, price in ((building, RIM), (CORE, FORBIDDEN)):
        for site in board.intersections:
            if board.intersection_names[site] is not None:
                ground.box(_at(geometry, geometry.corner(site), box), price)


def _lay_numbers(geometry: Geometry, ground: Ground) -> None:
    board, scale = geometry.board, geometry.scale
    for path in board.paths:
        ground.disc(geometry.middle(path), (KNOB + EDGE) * scale)
    for place in board.hexes:
        if board.number[place] is not None:
            ground.disc(geometry.token(place), (TOKEN_RADIUS + 4) * scale)
    for harbour in board.harbours:
        ground.box(box_around(geometry.plaque(harbour), 70 * scale, 54 * scale))


PAINTERS = (
    Painter(11, paint_trading_paths, lasting=True),
    Painter(55, paint_leaders),
    Painter(56, paint_names),
    Painter(57, paint_signs),
)
