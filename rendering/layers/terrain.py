"""The land: coast, hexes with their words and motifs, and the number tokens."""

from __future__ import annotations

import math
from dataclasses import dataclass

from engine.board import Board
from engine.record import Hex
from engine.sight import View
from rendering.canvas import Canvas
from rendering.geometry import Geometry, Point
from rendering.lens import Lens, plain
from rendering.motifs import draw_motif
from rendering.painting import Painter, tags_of

SHALLOWS = 34
COAST = 11
GAP = 4
"""How far water and sand reach beyond a hex, and how far the terrain stays within it."""
WORD = -0.47
FLANK = 0.56
BELOW = 0.01
"""Where the word lies, in sides from the middle of the hex, and the two motifs, from its token."""
WORD_ROOM = (1.05, 1.6)
"""The room for a word between cities at both sides of it, and where none stand, in sides of a hex."""
TOKEN_RADIUS = 55
HOT = (6, 8)
SEASIDE = frozenset({"sea", "closed", "waterway"})
"""The tags of paths by which a map without harbours shows that it lies by the sea."""
OPEN_SEA = 1.5
OPEN_WATER = 0.85
"""How far from the middle of a hex, or of a harbour's plaque, the sea ripples, in sides of a hex."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the motifs of a hex and its word are drawn, in sides from its middle, and how large the motifs."""

    motifs: tuple[Point, ...]
    zoom: float = 1.0
    word: Point = (0, WORD)
    room: float = WORD_ROOM[0]


def paint_ripples(canvas: Canvas, view: View, lens: Lens) -> None:
    """Ripples on the open sea, in rows, wherever neither land nor harbour is near; none around an inland country."""
    geometry = canvas.geometry
    if not view.board.harbours and SEASIDE.isdisjoint(tags_of(view.board)) and any(view.board.intersection_names):
        return
    step, margin = geometry.side * 1.1, 50 * geometry.scale
    taken = [(geometry.centre(place), OPEN_SEA) for place in view.board.hexes]
    taken += [(geometry.plaque(harbour), OPEN_WATER) for harbour in view.board.harbours]
    for row in range(int((geometry.sea - 2 * margin) / step * 2) + 1):
        for column in range(int((geometry.width - 2 * margin) / step) + 1):
            x, y = margin + (column + row % 2 / 2) * step, margin + row * step / 2
            if x < geometry.width - margin and all(
                math.dist((x, y), at) > reach * geometry.side for at, reach in taken
            ):
                canvas.on((x, y)).stamp((70, 30), paint_ripple)


def paint_coast(canvas: Canvas, view: View, lens: Lens) -> None:
    """Shallow water and a sandy coast around all the land."""
    geometry, colours = canvas.geometry, canvas.theme.colours
    side = geometry.side / geometry.scale
    shore = sorted({hexes[0] for hexes in view.board.path_hexes if len(hexes) == 1})
    for colour, reach, hexes in ((colours["shallows"], SHALLOWS, shore), (colours["sand"], COAST, view.board.hexes)):
        for place in hexes:
            canvas.on(geometry.centre(place)).stamp(_field(side + reach), fill_hex, side + reach, colour)


def paint_hexes(canvas: Canvas, view: View, lens: Lens) -> None:
    """Each hex in its colour, with its motif and its word."""
    geometry, board = canvas.geometry, view.board
    side = geometry.side / geometry.scale
    for place in board.hexes:
        terrain, word = board.terrain[place], terrain_word(board, place, lens)
        plan = plan_of(geometry, place)
        canvas.on(geometry.centre(place)).stamp(_field(side), paint_hex, side, terrain, word, plan)


def paint_tokens(canvas: Canvas, view: View, lens: Lens) -> None:
    """The number tokens."""
    for place in view.board.hexes:
        number = view.board.number[place]
        if number is not None:
            canvas.on(canvas.geometry.token(place)).stamp((TOKEN_RADIUS * 2 + 6,) * 2, paint_token, number)


def terrain_word(board: Board, place: Hex, lens: Lens) -> str:
    """The word on a hex; none where the names of places need the room, and colour and motif must do."""
    if any(board.intersection_names):
        return ""
    terrain = board.terrain[place]
    return lens.terrain_words.get(terrain) or plain(board.document.terrain.get(terrain, terrain))


def paint_ripple(canvas: Canvas) -> None:
    """A ripple around the origin."""
    crest = [(x, 6 * math.cos(x / 5.5)) for x in range(-26, 27, 2)]
    canvas.line(crest, canvas.theme.colours["ripples"], 4)


def fill_hex(canvas: Canvas, side: float, colour: str) -> None:
    """A hex of one colour."""
    canvas.shape(hex_outline(side), colour)


def hex_outline(side: float) -> list[Point]:
    """The six corners of a hex around the origin."""
    turns = [math.tau * index / 6 for index in range(6)]
    return [(side * math.sin(turn), -side * math.cos(turn)) for turn in turns]


def plan_of(geometry: Geometry, place: Hex) -> Plan:
    """Where things are drawn on a hex: motifs beside its token, or in the middle, or aside from its plaza."""
    board = geometry.board
    if board.document.hexes[place].plaza:
        return _beside_plaza(board.document.hexes[place].plaza)
    if board.number[place] is None:
        return Plan(((0, 0.15),), 1.5)
    level = geometry.drops[place] + BELOW
    return Plan(((-FLANK, level), (FLANK, level)))


def _beside_plaza(joined: tuple[int, ...]) -> Plan:
    """The motif in the widest gap between the paths to the plaza, and the word above or below it."""
    gaps = [(index + 0.5) % 6 for index in range(6) if not {index, (index + 1) % 6} & set(joined)]
    turn = math.tau * (gaps[0] if gaps else 0.5) / 6
    across, down = math.sin(turn), -math.cos(turn)
    if abs(down) < 0.1:
        return Plan(((0.53 * across, -0.08),), 1.12, (0.45 * across, 0.43), 0.62)
    upright = math.copysign(1, down)
    return Plan(((math.copysign(0.54, across), 0.1 * upright),), 1.12, (math.copysign(0.04, across), 0.52 * upright))


def paint_hex(canvas: Canvas, side: float, terrain: str, word: str, plan: Plan) -> None:
    """A hex around the origin, its motif and its word where the plan says."""
    look = canvas.theme.terrain_look(terrain)
    fill_hex(canvas, side - GAP, look.fill)
    for x, y in plan.motifs:
        draw_motif(canvas.at((x * side, y * side), plan.zoom), look)
    narrow, broad = (side * share for share in (plan.room, WORD_ROOM[1]))
    room = max(narrow, min(broad, canvas.width_of(word, "least")))
    canvas.text((plan.word[0] * side, plan.word[1] * side), word, "terrain", look.ink, room=room)


def paint_token(canvas: Canvas, number: int) -> None:
    """A number token around the origin: the number, and a pip for each of the 36 throws that gives it."""
    hot = number in HOT
    look = canvas.theme.looks["hot_token" if hot else "token"]
    canvas.disc((0, 0), TOKEN_RADIUS, look.fill, look.edge, 7 if hot else 3)
    canvas.text((0, -9), str(number), "token", look.ink)
    pips = 6 - abs(7 - number)
    for index in range(pips):
        canvas.disc(((index - (pips - 1) / 2) * 14, 29), 5.5, look.ink)


def _field(side: float) -> Point:
    return math.sqrt(3) * side + 4, 2 * side + 4


PAINTERS = (
    Painter(0, paint_ripples, lasting=True),
    Painter(2, paint_coast, lasting=True),
    Painter(10, paint_hexes, lasting=True),
    Painter(12, paint_tokens, lasting=True),
)
