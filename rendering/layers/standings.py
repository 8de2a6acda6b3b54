"""The strip below the board: for each seat its letter, name, points and whatever else everybody may count."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from engine.base.army import LargestArmy
from engine.base.cards import Cards, CardsSeen
from engine.base.roads import LongestRoad
from engine.record import Seat
from engine.sight import View
from rendering.canvas import Canvas
from rendering.geometry import STANDING_GAP, STANDING_HEIGHT, STANDING_LINE, WIDTH, Point
from rendering.lens import Lens
from rendering.motifs import draw_motif, star
from rendering.painting import Painter, Tally, tallies_of

BADGE = 66
ROUND = 18
ICON = 41
STAR = 34
NEAREST = 8
FURTHEST = 34
"""How much room a tally's sign and star take, and how far apart two tallies are at least and at most."""


def paint_standings(canvas: Canvas, view: View, lens: Lens) -> None:
    """The standing of each seat, in rows."""
    geometry = canvas.geometry
    unit = geometry.width / WIDTH
    wide = (WIDTH - STANDING_GAP * (geometry.columns + 1)) / geometry.columns
    strip = canvas.at((0, geometry.sea), unit)
    for index in range(view.seats):
        row, column = divmod(index, geometry.columns)
        x = STANDING_GAP + wide / 2 + column * (wide + STANDING_GAP)
        y = STANDING_GAP + geometry.standing / 2 + row * (geometry.standing + STANDING_GAP)
        paint_standing(strip.at((x, y)), view, lens, Seat(index), wide)


def paint_standing(canvas: Canvas, view: View, lens: Lens, seat: Seat, wide: float) -> None:
    """One seat's standing around the origin: a line with letter, name and points, and lines of tallies."""
    high = canvas.geometry.standing
    player, marked = lens.players[seat], is_marked(view, seat)
    look = canvas.theme.looks["turn" if marked else "standing"]
    canvas.stamp((wide + 4, high + 30), paint_field, (wide, high), marked)
    left, upper = -wide / 2 + 16, -high / 2 + 47
    canvas.at((left + BADGE / 2, upper)).stamp((BADGE + 4,) * 2, paint_letter, player.colour)
    if seat in view.actors and view.actors != (view.leading,):
        canvas.at((left + BADGE - 4, upper + BADGE / 2 - 8)).stamp((44, 44), paint_clock)
    right = wide / 2 - 16
    right -= canvas.text((right, upper + 7), f"/{view.target}", "target", look.ink, "r") + 2
    right -= canvas.text((right, upper), str(view.points[seat]), "points", look.ink, "r")
    start = left + BADGE + 14
    canvas.name((start, upper), player.name, "name", look.ink, right - 14 - start)
    shown = tallies_of(view)
    lines = 1 + round((high - STANDING_HEIGHT) / STANDING_LINE)
    each = math.ceil(len(shown) / lines)
    for line in range(lines):
        level = high / 2 - 36 - (lines - 1 - line) * STANDING_LINE
        paint_tallies(canvas, view, seat, shown[line * each : (line + 1) * each], (left, level), wide - 32)


def paint_tallies(canvas: Canvas, view: View, seat: Seat, line: Sequence[Tally], start: Point, wide: float) -> None:
    """A line of signs and numbers, a star beside each that has earned its award; drawn smaller where it is long."""
    look = canvas.theme.looks["standing"]
    shown = [(tally, str(tally.count(view, seat))) for tally in line]
    widths = [
        ICON + canvas.width_of(count, "count") + (STAR if tally.holds(view, seat) else 0) for tally, count in shown
    ]
    zoom = min(1.0, wide / (sum(widths) + NEAREST * (len(shown) - 1)))
    gap = (wide - zoom * sum(widths)) / max(1, len(shown) - 1)
    x = start[0]
    for (tally, text), width in zip(shown, widths, strict=True):
        here = canvas.at((x, start[1]), zoom)
        here.at((18, 0)).stamp((48, 48), tally.icon, *tally.about(view, seat))
        end = ICON + here.text((ICON, 0), text, "count", look.ink, "l")
        if tally.holds(view, seat):
            here.at((end + STAR / 2, -3)).stamp((36, 36), paint_star)
        x += zoom * width + min(gap, FURTHEST)


def is_marked(view: View, seat: Seat) -> bool:
    """Whether a standing stands out: it is the seat's turn, or, at the end, it has won."""
    return seat in view.ended.winners if view.ended is not None else seat == view.leading


def paint_field(canvas: Canvas, size: Point, marked: bool) -> None:  # noqa: FBT001
    """The ground of a standing; a marked one has a bright frame and a tip that points at it."""
    look = canvas.theme.looks["turn" if marked else "standing"]
    canvas.panel(size, ROUND, look.fill, look.edge, 6 if marked else 3)
    if marked:
        top = -size[1] / 2 + 3
        canvas.shape([(0, top - 17), (22, top + 3), (-22, top + 3)], look.edge)


def paint_letter(canvas: Canvas, colour: str) -> None:
    """A seat's letter on its colour."""
    look = canvas.theme.seats[colour]
    canvas.panel((BADGE, BADGE), 14, look.fill, look.edge, 4)
    canvas.text((0, 0), look.letter, "badge", look.ink)


def paint_star(canvas: Canvas) -> None:
    """The star of an award."""
    look = canvas.theme.looks["award"]
    canvas.shape(star(17), look.fill)


def paint_clock(canvas: Canvas) -> None:
    """A clock: this seat is waited for."""
    look = canvas.theme.looks["award"]
    canvas.disc((0, 0), 20, look.fill, look.edge, 3)
    canvas.line([(0, -11), (0, 1), (8, 6)], look.ink, 4)


def paint_cards_icon(canvas: Canvas) -> None:
    """Resource cards: two cards, one over the other."""
    colours = canvas.theme.colours
    for x, y in ((-6, -4), (6, 4)):
        canvas.at((x, y)).panel((28, 38), 5, colours["sand"], colours["dark"], 3)


def paint_development_icon(canvas: Canvas) -> None:
    """Development cards: a card with a star."""
    look = canvas.theme.looks["development"]
    canvas.panel((34, 46), 6, look.fill, look.edge, 3)
    canvas.shape(star(13), look.ink)


def paint_road_icon(canvas: Canvas) -> None:
    """A road: a bent line."""
    colours = canvas.theme.colours
    canvas.line([(-20, 14), (-2, -12), (20, 10)], colours["sand"], 11)


def paint_army_icon(canvas: Canvas, amendment: str) -> None:
    """A member of the army, as he looks at the tables of an amendment."""
    ARMIES.get(amendment, paint_knight_icon)(canvas)


def paint_knight_icon(canvas: Canvas) -> None:
    """A knight: a sword, its point upwards."""
    colours = canvas.theme.colours
    canvas.shape([(0, -22), (5, -15), (5, 8), (-5, 8), (-5, -15)], colours["sand"])
    canvas.shape([(-14, 6), (14, 6), (14, 12), (-14, 12)], colours["sand"])
    canvas.shape([(-3, 12), (3, 12), (3, 21), (-3, 21)], colours["sand"])


def resource_cards(view: View, seat: Seat) -> int | None:
    """How many resource cards a seat holds."""
    return view.cards[seat]


def development_cards(view: View, seat: Seat) -> int | None:
    """How many development cards a seat holds; at the end of the game they all lie open."""
    seen, opened = view.part(CardsSeen), view.part(Cards)
    if seen is not None:
        return seen.counts[seat]
    return None if opened is None else sum(opened.held[seat])


def road_length(view: View, seat: Seat) -> int | None:
    """How long a seat's longest road is."""
    longest = view.part(LongestRoad)
    return None if longest is None else longest.lengths[seat]


def holds_longest_road(view: View, seat: Seat) -> bool:
    """Whether a seat has the Longest Road."""
    longest = view.part(LongestRoad)
    return longest is not None and longest.holder == seat


def knights(view: View, seat: Seat) -> int | None:
    """How many knights a seat has played."""
    army = view.part(LargestArmy)
    return None if army is None else army.sizes[seat]


def holds_largest_army(view: View, seat: Seat) -> bool:
    """Whether a seat has the Largest Army."""
    army = view.part(LargestArmy)
    return army is not None and army.holder == seat


def kind_of_army(view: View, seat: Seat) -> tuple[str]:
    """The amendment after which the army looks, if one has a say."""
    return (next((name for name in view.rules.amendments if name in ARMIES), ""),)


def open_good(height: int, good: str) -> Tally:
    """The tally of a good that is no resource, so that everybody may count it."""

    def paint(canvas: Canvas) -> None:
        draw_motif(canvas.at((0, 0), 0.52), canvas.theme.good_look(good))

    def count(view: View, seat: Seat) -> int | None:
        goods = view.rules.goods
        return view.open_goods[seat][goods.index(good)] if good in goods else None

    return Tally(height, paint, count)


ARMIES: dict[str, Callable[[Canvas], None]] = {}
"""What stands for a knight at the tables of an amendment; a scenario adds its own."""

PAINTERS = (Painter(90, paint_standings),)
TALLIES = (
    Tally(0, paint_cards_icon, resource_cards),
    Tally(10, paint_development_icon, development_cards),
    Tally(20, paint_road_icon, road_length, holds_longest_road),
    Tally(30, paint_army_icon, knights, holds_largest_army, kind_of_army),
)
