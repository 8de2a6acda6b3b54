"""Where the names of places are written: beside their places, clear of what must be seen and of one another."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations, starmap
from operator import add, itemgetter

from PIL import Image, ImageDraw

from rendering.geometry import Point

Box = tuple[float, float, float, float]
"""Left, top, right, bottom, in pixels."""

CELL = 4
"""Costs are told apart by squares of so many pixels."""
FORBIDDEN = 2000
"""What a square costs that covers a thing which must be seen, or lies outside the picture."""
PRESSED = FORBIDDEN / CELL**2
"""What a pixel costs on which two texts lie."""
FAR = 40.0
"""What it costs to lie as far away as a name is high."""
ASKEW = 12.0
"""What it costs to lie quite to one side above or below the place instead of in the middle."""
BROKEN = 25.0
"""What a line break costs."""
ELSEWHERE = 6000.0
"""What it costs to lie closer to another place with a text than to one's own."""
GAPS = (0.0, 8.0, 16.0, 26.0, 36.0)
SHIFTS = tuple(index / 6 for index in range(-6, 7))
ROUNDS = 3
TRIED = 40
"""How often all are gone through, and how many positions are considered for each."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A text to be placed: the place it belongs to, the room that takes, and the ways to set it, each with its size."""

    around: Box
    settings: tuple[tuple[tuple[str, ...], Point], ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """A text as it is set, and where."""

    lines: tuple[str, ...]
    box: Box

    @property
    def middle(self) -> Point:
        """The middle of the text."""
        return _middle(self.box)


Option = tuple[float, Placed]


class Ground:
    """What a text would cover, anywhere on a picture of some size: nothing at first."""

    def __init__(self, size: Point) -> None:
        self._cells = (math.ceil(size[0] / CELL), math.ceil(size[1] / CELL))
        self._costs = Image.new("I", self._cells)
        self._draw = ImageDraw.Draw(self._costs)
        self._sums: list[list[int]] = []

    def box(self, box: Box, cost: int = FORBIDDEN) -> None:
        """A rectangle of which each square costs so much to be covered; what is laid later lies on top."""
        left, top, right, bottom = (side / CELL for side in box)
        self._draw.rectangle((left, top, right - 1, bottom - 1), fill=cost)

    def disc(self, middle: Point, radius: float, cost: int = FORBIDDEN) -> None:
        """The same for a circle."""
        x, y, reach = middle[0] / CELL, middle[1] / CELL, radius / CELL
        self._draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=cost)

    def band(self, ends: Sequence[Point], width: float, cost: int = FORBIDDEN) -> None:
        """The same for a line."""
        self._draw.line([(x / CELL, y / CELL) for x, y in ends], fill=cost, width=round(width / CELL))

    def under(self, box: Box) -> float:
        """What it costs to cover a box."""
        if not self._sums:
            self._add_up()
        wide, high = self._cells
        columns = [round(side / CELL) for side in (box[0], box[2])]
        rows = [round(side / CELL) for side in (box[1], box[3])]
        left, right = (min(max(0, at), wide) for at in columns)
        top, bottom = (min(max(0, at), high) for at in rows)
        outside = (columns[1] - columns[0]) * (rows[1] - rows[0]) - (right - left) * (bottom - top)
        sums = self._sums
        inside = sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]
        return inside + FORBIDDEN * outside

    def _add_up(self) -> None:
        wide, high = self._cells
        costs = array("i", self._costs.tobytes())
        above = [0] * (wide + 1)
        self._sums = [above]
        for row in range(high):
            along = accumulate(costs[row * wide : (row + 1) * wide], initial=0)
            above = list(starmap(add, zip(above, along, strict=True)))
            self._sums.append(above)


def placed(wanted: Sequence[Wanted], ground: Ground) -> tuple[Placed, ...]:
    """A position for each text, in the same order: as good as is found, all in all. Takes some tenths of a second."""
    options = [_options(one, wanted, ground) for one in wanted]
    arrangement = _Arrangement(options)
    arrangement.settle(range(len(wanted)))
    for _ in range(ROUNDS):
        better = [arrangement.improve(index) for index in arrangement.worst()]
        if not any(better):
            break
    return tuple(some[choice][1] for some, choice in zip(options, arrangement.chosen, strict=True))


class _Arrangement:
    """Which of its positions each text has been given, and what it costs beside those of the others."""

    def __init__(self, options: Sequence[Sequence[Option]]) -> None:
        self._costs = [[cost for cost, _ in some] for some in options]
        boxes = [[option.box for _, option in some] for some in options]
        fields = [_hull(some) for some in boxes]
        self._near: list[dict[int, list[list[float]]]] = [{} for _ in options]
        """For each text those with which it may collide, and what that costs, by the positions of both."""
        for one, other in combinations(range(len(options)), 2):
            if overlap(fields[one], fields[other]):
                none, field = [0.0] * len(boxes[other]), fields[other]
                table = [
                    [PRESSED * overlap(mine, theirs) for theirs in boxes[other]] if overlap(mine, field) else none
                    for mine in boxes[one]
                ]
                if any(row is not none and any(row) for row in table):
                    self._near[one][other] = table
                    self._near[other][one] = [list(row) for row in zip(*table, strict=True)]
        self.chosen = [0] * len(options)

    def settle(self, indices: Iterable[int]) -> None:
        """Give each of these in turn the best position beside the others, until none wants another."""
        order = list(indices)
        for _ in range(ROUNDS):
            before = list(self.chosen)
            for index in order:
                costs = self._all_costs(index)
                self.chosen[index] = costs.index(min(costs))
            if self.chosen == before:
                return

    def worst(self) -> list[int]:
        """Those that cover what they should not, the worst first."""
        costs = {index: self._cost(index) for index in range(len(self.chosen))}
        return sorted((index for index, cost in costs.items() if cost >= FORBIDDEN), key=lambda index: -costs[index])

    def improve(self, index: int) -> bool:
        """Try other positions for one, to which its neighbours give way; whether that has made anything better."""
        start = list(self.chosen)
        best, least = start, self._total(index)
        for option in range(len(self._costs[index])):
            self.chosen = list(start)
            self.chosen[index] = option
            self.settle(self._near[index])
            total = self._total(index)
            if total < least - 1:
                best, least = self.chosen, total
        self.chosen = best
        return best is not start

    def _all_costs(self, index: int) -> list[float]:
        beside = [self._near[other][index][self.chosen[other]] for other in self._near[index]]
        return [sum(costs) for costs in zip(self._costs[index], *beside, strict=True)]

    def _cost(self, index: int) -> float:
        own = self.chosen[index]
        beside = sum(table[own][self.chosen[other]] for other, table in self._near[index].items())
        return self._costs[index][own] + beside

    def _total(self, index: int) -> float:
        affected = {index, *self._near[index]} | {further for near in self._near[index] for further in self._near[near]}
        return sum(self._cost(each) for each in affected)


def overlap(one: Box, other: Box) -> float:
    """How many pixels two boxes share."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def box_around(middle: Point, half_wide: float, half_high: float) -> Box:
    """The box of this size around a point."""
    return middle[0] - half_wide, middle[1] - half_high, middle[0] + half_wide, middle[1] + half_high


def nearest(point: Point, box: Box) -> Point:
    """The point of a box that is nearest to a point."""
    return min(max(point[0], box[0]), box[2]), min(max(point[1], box[1]), box[3])


def distance(point: Point, box: Box) -> float:
    """How far a point is from a box, in pixels."""
    return math.dist(point, nearest(point, box))


def _options(one: Wanted, wanted: Sequence[Wanted], ground: Ground) -> list[Option]:
    reach, here = _reach(one), _middle(one.around)
    others = [_middle(other.around) for other in wanted if other is not one and overlap(other.around, reach)]
    covering = []
    for lines, size in one.settings:
        for middle, odd in _spots(one.around, size):
            box = box_around(middle, size[0] / 2, size[1] / 2)
            covering.append((odd + BROKEN * (len(lines) - 1) + ground.under(box), Placed(lines, box)))
    found = []
    for cost, option in sorted(covering, key=itemgetter(0))[: 2 * TRIED]:
        mine = distance(here, option.box)
        foreign = sum(distance(other, option.box) < mine for other in others)
        found.append((cost + ELSEWHERE * foreign, option))
    return sorted(found, key=itemgetter(0))[:TRIED]


def _spots(around: Box, size: Point) -> Iterable[tuple[Point, float]]:
    x, y = _middle(around)
    wide, high = size
    for gap in GAPS:
        far = FAR * gap / high
        for shift in SHIFTS:
            aside = x + shift * (wide + around[2] - around[0]) / 2
            for above in (around[1] - gap - high / 2, around[3] + gap + high / 2):
                yield (aside, above), far + ASKEW * abs(shift)
        for shift in SHIFTS[1:-1]:
            level = y + shift * (high + around[3] - around[1]) / 2
            for beside in (around[0] - gap - wide / 2, around[2] + gap + wide / 2):
                yield (beside, level), far + ASKEW * abs(shift)


def _hull(boxes: Sequence[Box]) -> Box:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _reach(one: Wanted) -> Box:
    wide = max(size[0] for _, size in one.settings) + GAPS[-1]
    high = max(size[1] for _, size in one.settings) + GAPS[-1]
    left, top, right, bottom = one.around
    return left - wide, top - high, right + wide, bottom + high


def _middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
