"""The names of players, goods, pieces and places at one table, in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

from bot.fields import kebab
from bot.reading import Reader
from bot.words import Words
from engine.board import Harbour
from engine.record import Bag, Intersection, Path
from engine.ruleset import Ruleset
from engine.sight import View
from rendering import Player


class Names:
    """What things are called; names of players are shown as they are."""

    def __init__(self, words: Words, rules: Ruleset, players: Sequence[Player]) -> None:
        self.words = words.at(rules.amendments)
        self.rules = rules
        self.players = tuple(players)
        self._told: dict[tuple[str, int], str] = {}
        """What has been said of places already; they stay as they are."""

    @cached_property
    def reader(self) -> Reader:
        """Understands what is typed at this table."""
        return Reader(self.words, self.rules)

    # Players

    def seat(self, seat: int) -> str:
        """The name of whoever sits there: "Ann"."""
        return self.players[seat].name

    def colour(self, seat: int) -> str:
        """The colour of a seat: "Blue"."""
        return self.words.say(f"colour-{self.players[seat].colour}")

    def coloured(self, seat: int) -> str:
        """A seat by colour and name: "Blue (Ann)"."""
        return self.words.say("seat-coloured", colour=self.colour(seat), name=self.seat(seat))

    def seats(self, seats: Iterable[int]) -> str:
        """Several players in words: "Ann, Bob and Cleo"."""
        return self.listed([self.seat(seat) for seat in seats]) or self.words.say("nobody")

    # Goods, pieces and cards

    def good(self, good: int, count: int = 1) -> str:
        """A good, as so many of it are called: "wool"."""
        return self.words.say(f"good-{kebab(self.rules.goods[good])}", n=count)

    def counted(self, good: int, count: int) -> str:
        """So many of a good: "2 wool"."""
        return self.words.say("good-counted", n=count, good=self.good(good, count))

    def bag(self, bag: Bag) -> str:
        """What is in a bag: "2 wool, 1 ore", or "nothing"."""
        return ", ".join(self.counted(good, n) for good, n in enumerate(bag) if n) or self.words.say("nothing")

    def goods(self, goods: Iterable[int]) -> str:
        """Several goods without their number: "wool and ore"."""
        return self.listed([self.good(good) for good in goods]) or self.words.say("nothing")

    def piece(self, kind: str) -> str:
        """A kind of piece, or what else is bought: "settlement"."""
        return self.words.say(f"piece-{kebab(kind)}")

    def card(self, name: str) -> str:
        """A development card: "Year of Plenty"."""
        return self.words.say(f"card-{kebab(name)}")

    # Places

    def intersection(self, site: int) -> str:
        """An intersection by its name or number: "14"."""
        return self.rules.board.intersection_names[site] or str(site + 1)

    def intersection_detail(self, site: int) -> str:
        """What lies around an intersection: "8 ore, 5 wool, 10 brick · 3:1"."""
        return self._once("intersection", site, self._around)

    def _around(self, site: int) -> str:
        board = self.rules.board
        harbours = [self.harbour(harbour) for harbour in board.harbours_at.get(Intersection(site), ())]
        return " · ".join([", ".join(self.hex(place) for place in board.hexes_at[site]), *harbours])

    def path(self, path: int) -> str:
        """A path by its name or its two ends: "14-15"."""
        first, second = self.rules.board.ends[path]
        return self.rules.board.path_names[path] or f"{self.intersection(first)}-{self.intersection(second)}"

    def path_detail(self, path: int) -> str:
        """What lies on the two sides of a path, and what marks it: "8 ore | 5 wool", "8 ore | sea · 3:1"."""
        return self._once("path", path, self._beside)

    def _beside(self, path: int) -> str:
        sides = [self.hex(place) for place in self.rules.board.path_hexes[path]]
        sides += [self.words.say("terrain-sea")] * (2 - len(sides))
        return " · ".join([" | ".join(sides), *self.path_marks(path)])

    def hex(self, place: int) -> str:
        """A hex by its name, or by number and good: "8 ore", "desert", and where two are alike "8 ore (H7)"."""
        return self._once("hex", place, self._told_apart)

    def _told_apart(self, place: int) -> str:
        board, plain = self.rules.board, self.plain_hex(place)
        if board.hex_names[place] is not None or self._alike[plain] == 1:
            return plain
        return self.words.say("hex-alike", hex=plain, code=f"H{place + 1}")

    def terrain(self, place: int) -> str:
        """What a hex is made of: "desert"."""
        return self.words.say(f"terrain-{kebab(self.rules.board.terrain[place])}")

    def harbour(self, harbour: Harbour) -> str:
        """A harbour by its rate: "3:1", "2:1 ore"."""
        return self.rate(harbour.rate, harbour.good)

    def rate(self, count: int, good: int | None) -> str:
        """A rate, for all goods or for one: "3:1", "2:1 ore"."""
        rate = f"{count}:1"
        return rate if good is None else self.words.say("harbour-of", rate=rate, good=self.good(good))

    def place(self, kind: str, place: int) -> str:
        """A place of one of the three kinds."""
        names: dict[str, Callable[[int], str]] = {
            "intersection": self.intersection,
            "path": self.path,
            "hex": self.hex,
        }
        return names[kind](place)

    def detail(self, kind: str, place: int, view: View | None = None) -> str:
        """What one wants to know before choosing a place; for a hex, with a view, whose buildings stand at it."""
        if kind == "path":
            return self.path_detail(place)
        pips = self._once("pips", self.reader.pips(kind, place), lambda n: self.words.say("pips", n=n))
        if kind == "intersection":
            hexes, *harbours = self.intersection_detail(place).split(" · ")
            return " · ".join([hexes, pips, *harbours])
        return " · ".join([pips, *([] if view is None else self._neighbours(place, view))])

    def tags(self, tags: Iterable[str]) -> list[str]:
        """What marks a place, as far as the table has words for it: "town field"."""
        keys = [f"tag-{kebab(tag)}" for tag in sorted(tags)]
        return [self.words.say(key) for key in keys if self.words.has(key)]

    def path_marks(self, path: int) -> list[str]:
        """What marks a path: what it is, and at what rate a road on it trades."""
        rate = self.rules.board.path_trades.get(Path(path))
        trade = [] if rate is None else [self.rate(*rate)]
        return [*self.tags(self.rules.board.path_tags[path]), *trade]

    # Small things

    def listed(self, names: Sequence[str]) -> str:
        """Names in words: "Ann, Bob and Cleo"; an empty text for none."""
        if len(names) < 2:
            return "".join(names)
        return self.words.say("list-and", first=", ".join(names[:-1]), last=names[-1])

    def alternatives(self, names: Sequence[str]) -> str:
        """Names in words: "14, 15 or 20"; an empty text for none."""
        if len(names) < 2:
            return "".join(names)
        return self.words.say("list-or", first=", ".join(names[:-1]), last=names[-1])

    def plain_hex(self, place: int) -> str:
        """A hex by its name, or by number and good, whether or not another is called the same."""
        board = self.rules.board
        name, good, number = board.hex_names[place], board.yields[place], board.number[place]
        what = self.terrain(place) if good is None else self.good(good)
        return name or (what if number is None else self.words.say("hex", number=number, what=what))

    @cached_property
    def _alike(self) -> dict[str, int]:
        names = [self.plain_hex(place) for place in self.rules.board.hexes]
        return {name: names.count(name) for name in names}

    def _once(self, kind: str, place: int, tell: Callable[[int], str]) -> str:
        key = kind, place
        if key not in self._told:
            self._told[key] = tell(place)
        return self._told[key]

    def _neighbours(self, place: int, view: View) -> list[str]:
        """Whose buildings earn at a hex, and how much: "Red 2, Blue 1"."""
        earned: dict[int, int] = {}
        for corner in self.rules.board.hex_corners[place]:
            owner = view.owners[corner]
            if owner >= 0:
                earned[owner] = earned.get(owner, 0) + self.rules.building_yields[view.kinds[corner]]
        told = ", ".join(f"{self.colour(seat)} {count}" for seat, count in sorted(earned.items()))
        return [self.words.say("earning-here", earners=told)] if told else []
