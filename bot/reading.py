"""What people type, understood: goods, bags and places in either language, in shorthand, and with small slips."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from bot.fields import kebab
from bot.words import LOCALES, Words, words
from engine.board import Board
from engine.record import Bag, Good, Hex, Intersection, Path
from engine.ruleset import Ruleset

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
"""The letters of candidates on a picture: as many as a select has options."""

PLACES = ("intersection", "path", "hex")

Place = TypeVar("Place", bound=int)
Typed = list[str]

TOKEN = re.compile(r"\d+:\d+|\d+|[^\W\d_]+|[\U0001F300-\U0001FAFF⛰]")
TIMES = re.compile(r"(?<=\d)x(?=[^\W\d_])")
LABEL = re.compile(r"\s+·\s+")
NEGATIVE = re.compile(r"[-−–]\s*\d")
LONGEST_READ = 200
"""Characters; whoever writes more does not mean a place or goods."""
SHORTEST_SLIP = 4
"""Shorter words are not corrected: too many others are one letter away."""


class NotUnderstood(Exception):  # noqa: N818 (like Illegal, it is an answer)
    """Typed text that names nothing: a key for the sentence that helps, and what the sentence needs."""

    def __init__(self, key: str, **fields: object) -> None:
        super().__init__(key)
        self.key = key
        self.fields = fields


@dataclass(frozen=True, slots=True)
class Description:
    """A place by what lies around it: numbers, goods or terrains, and harbour rates, all of which must fit."""

    numbers: tuple[int, ...]
    things: tuple[frozenset[str], ...]
    rates: tuple[int, ...]


class Reader:
    """Understands what is typed at one table, in the table's language first and then in the others."""

    def __init__(self, own: Words, rules: Ruleset) -> None:
        self.board: Board = rules.board
        self.goods = rules.goods
        self._books = tuple(
            _book(locale, rules.goods, self._terrains(), own.amendments) for locale in _languages(own.locale)
        )

    # Goods

    def good(self, text: str) -> Good:
        """The good a word means: "sheep", "Wolle", "w", "woll"; NotUnderstood when none or several."""
        fitting = self._goods(text)
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise NotUnderstood("unclear-which-good", text=text, choices=tuple(fitting))
        raise NotUnderstood("unclear-no-such-good", text=text, choices=tuple(range(len(self.goods))))

    def bag(self, text: str) -> Bag:
        """So many of each good: "2 wool 1 ore", "2w o", "wool x2, ore", "wwo"; NotUnderstood says what was unclear."""
        tokens = [token for token in _tokens(text) if token not in _filler()]
        if not tokens:
            raise NotUnderstood("unclear-empty-bag")
        counts = [0] * len(self.goods)
        for count, word in _counted(tokens):
            for good in self._in_bag(word):
                counts[good] += count
        if not any(counts):
            raise NotUnderstood("unclear-empty-bag")
        if max(counts) > 99 or NEGATIVE.search(text):
            raise NotUnderstood("unclear-too-many", text=text)
        return tuple(counts)

    def _in_bag(self, word: str) -> Sequence[Good]:
        try:
            return (self.good(word),)
        except NotUnderstood as unclear:
            letters = [self._letter(letter) for letter in word]
            if (
                "choices" in unclear.fields
                and not self.things(word, slips=False)
                and len(word) > 1
                and all(letter is not None for letter in letters)
            ):
                return [letter for letter in letters if letter is not None]
            raise

    def _letter(self, letter: str) -> Good | None:
        names = next((found for book in self._books if (found := book.get(letter))), frozenset[str]())
        goods = [Good(index) for index, name in enumerate(self.goods) if name in names]
        return goods[0] if len(goods) == 1 else None

    def _goods(self, text: str) -> list[Good]:
        names = self.things(text.strip().casefold())
        return [Good(index) for index, name in enumerate(self.goods) if name in names]

    def things(self, word: str, *, slips: bool = True) -> frozenset[str]:
        """The goods and terrains a word may mean: the whole word, else its beginning, else with one slip."""
        for book in self._books:
            if word in book:
                return book[word]
        for book in self._books:
            begun = frozenset[str]().union(*(names for known, names in book.items() if known.startswith(word)))
            if begun:
                return begun
        if slips and len(word) >= SHORTEST_SLIP:
            known = [one for book in self._books for one in book if len(one) >= SHORTEST_SLIP]
            for close in difflib.get_close_matches(word, known, 1, 0.75):
                return next(book[close] for book in self._books if close in book)
        return frozenset()

    # Places

    def intersection(self, text: str, among: Collection[Intersection]) -> Intersection:
        """The intersection a text means, one of `among` if it can be; NotUnderstood when none or several."""
        board, head = self.board, LABEL.split(text.strip())[0]
        named = [site for site in board.intersections if _same(board.intersection_names[site], head)]
        tokens = _tokens(head)
        if not named and len(tokens) == 1 and tokens[0].isdecimal():
            named = [Intersection(int(tokens[0]) - 1)] if 0 < int(tokens[0]) <= len(board.intersections) else []
        if named:
            return _only(named, among, "unclear-which-place", "sites", text)
        if letter := _lettered(tokens, self.ordered("intersection", among)):
            return letter[0]
        return self._described("intersection", tokens, text, among, board.intersections)

    def path(self, text: str, among: Collection[Path]) -> Path:
        """The path a text means: "14-15", "15 14", what lies beside it, or one end when that is enough."""
        board, head = self.board, LABEL.split(text.strip())[0]
        tokens = [token for token in _tokens(head) if len(token) == 1 or token not in _filler()]
        named = [path for path in board.paths if _same(board.path_names[path], head)]
        numbers = [int(token) - 1 for token in tokens if token.isdecimal()]
        if not named and len(numbers) == len(tokens) == 2:
            joined = board.path_between(Intersection(numbers[0]), Intersection(numbers[1]))
            if joined is None:
                raise NotUnderstood("unclear-no-such-path", text=text, paths=tuple(self.ordered("path", among)[:6]))
            return joined
        if not named and len(numbers) == len(tokens) == 1 and numbers[0] in board.intersections:
            named = list(board.paths_at[numbers[0]])
        if named:
            return _only(named, among, "unclear-which-path", "paths", text)
        if letter := _lettered(tokens, self.ordered("path", among)):
            return letter[0]
        return self._described("path", tokens, text, among, board.paths)

    def place_of_hex(self, text: str, among: Collection[Hex]) -> Hex:
        """The hex a text means: "8 ore", "ore 8", "H7", "desert"."""
        board, head = self.board, LABEL.split(text.strip())[0]
        code = re.search(r"\bh\s?(\d+)\b", head.casefold())
        named = [place for place in board.hexes if _same(board.hex_names[place], head)]
        if code and 0 < int(code[1]) <= len(board.hexes):
            return Hex(int(code[1]) - 1)
        if named:
            return _only(named, among, "unclear-which-hex", "places", text)
        tokens = _tokens(head)
        if letter := _lettered(tokens, self.ordered("hex", among)):
            return letter[0]
        return self._described("hex", tokens, text, among, board.hexes)

    def fits(self, kind: str, place: int, text: str) -> bool:
        """Whether what has been typed so far may mean this place."""
        tokens = _tokens(LABEL.split(text.strip())[0])
        numbers = [token for token in tokens if token.isdecimal()]
        if kind == "path" and len(numbers) == len(tokens) <= 2 and tokens:
            ends = [str(end + 1) for end in self.board.ends[place]]
            if all(any(end.startswith(number) for end in ends) for number in numbers):
                return True
        if kind == "intersection" and len(tokens) == 1 and str(place + 1).startswith(tokens[0]):
            return True
        if kind == "hex" and f"h{place + 1}".startswith("".join(tokens)):
            return True
        described = self._describe(tokens, slips=False)
        return described is not None and self._suits(kind, place, described)

    def ordered(self, kind: str, among: Iterable[Place]) -> list[Place]:
        """Places in the order in which they are offered and lettered: most pips first, then by number."""
        return sorted(among, key=lambda place: (-self.pips(kind, place), place))

    def pips(self, kind: str, place: int) -> int:
        """How many of the 36 throws pay at a place; for a path, at the better of its ends."""
        if kind == "intersection":
            return self.board.pips[place]
        if kind == "path":
            return max(self.board.pips[end] for end in self.board.ends[place])
        number = self.board.number[place]
        return 0 if number is None or self.board.yields[place] is None else 6 - abs(7 - number)

    def _described(
        self, kind: str, tokens: Typed, text: str, among: Collection[Place], everywhere: Sequence[Place]
    ) -> Place:
        described = self._describe(tokens, slips=True)
        fields = {"intersection": "sites", "path": "paths", "hex": "places"}
        fitting: list[Place] = []
        if described is not None:
            fitting = [place for place in among if self._suits(kind, place, described)]
            fitting = fitting or [place for place in everywhere if self._suits(kind, place, described)]
        if len(fitting) == 1:
            return fitting[0]
        best = tuple(self.ordered(kind, fitting or among)[:6])
        key = {"intersection": "place", "path": "path", "hex": "hex"}[kind]
        raise NotUnderstood(f"unclear-{'which' if fitting else 'no-such'}-{key}", text=text, **{fields[kind]: best})

    def _describe(self, tokens: Typed, *, slips: bool) -> Description | None:
        numbers: list[int] = []
        rates: list[int] = []
        things: list[frozenset[str]] = []
        for token in tokens:
            if token in _filler():
                continue
            if ":" in token:
                rates.append(int(token.split(":")[0]))
            elif token.isdecimal():
                numbers.append(int(token))
            else:
                meant = self.things(token, slips=slips)
                if not meant:
                    return None
                things.append(meant)
        if not (numbers or rates or things):
            return None
        return Description(tuple(numbers), tuple(things), tuple(rates))

    def _suits(self, kind: str, place: int, described: Description) -> bool:
        board = self.board
        if kind == "hex":
            return not described.rates and self._around((Hex(place),), (), described)
        if kind == "intersection":
            return self._around(board.hexes_at[place], (Intersection(place),), described)
        sites = board.ends[place]
        if self._around(board.path_hexes[place], sites, described):
            return True
        return any(self._around(board.hexes_at[site], (site,), described) for site in sites)

    def _around(self, hexes: Iterable[Hex], sites: Iterable[Intersection], described: Description) -> bool:
        board = self.board
        harbours = [harbour for site in sites for harbour in board.harbours_at.get(site, ())]
        if any(all(harbour.rate != rate for harbour in harbours) for rate in described.rates):
            return False
        numbers = [board.number[place] for place in hexes]
        if any(described.numbers.count(number) > numbers.count(number) for number in described.numbers):
            return False
        kinds = [self._things_at(place) for place in hexes]
        traded = [frozenset({self.goods[one.good]}) for one in harbours if one.good is not None and described.rates]
        return _each_finds_its_own(described.things, [*kinds, *traded])

    def _things_at(self, place: Hex) -> frozenset[str]:
        good = self.board.yields[place]
        names = {self.board.terrain[place]} | (set() if good is None else {self.goods[good]})
        return frozenset(names)

    def _terrains(self) -> tuple[str, ...]:
        return tuple(sorted(set(self.board.terrain)))


def _each_finds_its_own(wanted: Sequence[frozenset[str]], there: Sequence[frozenset[str]]) -> bool:
    """Whether every word finds a hex or harbour of its own."""
    if not wanted:
        return True
    for index, names in enumerate(there):
        if wanted[0] & names and _each_finds_its_own(wanted[1:], [*there[:index], *there[index + 1 :]]):
            return True
    return False


def _only(fitting: list[Place], among: Collection[Place], key: str, field: str, text: str) -> Place:
    """The one that is possible; if none is, the one that is meant, for the rules say best why not."""
    possible = [place for place in fitting if place in among] or fitting
    if len(possible) == 1:
        return possible[0]
    raise NotUnderstood(key, text=text, **{field: tuple(possible)})


def _lettered(tokens: Typed, ordered: Sequence[Place]) -> list[Place]:
    if len(tokens) == 1 and len(tokens[0]) == 1 and tokens[0].upper() in LETTERS:
        index = LETTERS.index(tokens[0].upper())
        return list(ordered[index : index + 1])
    return []


def _counted(tokens: Typed) -> list[tuple[int, str]]:
    """Pairs of a count and a word; a count stands before its word, or behind it when all do."""
    behind = not tokens[0].isdecimal() and tokens[-1].isdigit()
    found: list[tuple[int, str]] = []
    waiting: int | None = None
    for token in tokens:
        if not token.isdecimal():
            found.append((1 if behind or waiting is None else waiting, token))
            waiting = None
        elif behind and found:
            found[-1] = (int(token), found[-1][1])
        elif waiting is None:
            waiting = int(token)
        else:
            raise NotUnderstood("unclear-count-without-good", text=str(waiting))
    if waiting is not None:
        raise NotUnderstood("unclear-count-without-good", text=str(waiting))
    return found


def _tokens(text: str) -> Typed:
    return TOKEN.findall(TIMES.sub(" ", text[:LONGEST_READ].casefold()))


def _same(name: str | None, text: str) -> bool:
    return name is not None and name.casefold() == text.casefold().strip()


def _languages(first: str) -> tuple[str, ...]:
    return (first, *(locale for locale in LOCALES if locale != first))


@cache
def _filler() -> frozenset[str]:
    """Words that mean nothing here: "and", "between", "x"."""
    return frozenset(word for locale in LOCALES for word in words(locale).say("typed-filler").split())


@cache
def _book(
    locale: str, goods: tuple[str, ...], terrains: tuple[str, ...], amendments: tuple[str, ...]
) -> dict[str, frozenset[str]]:
    """Each word of a language with the goods and terrains it means: the table's own words beside the usual ones."""
    book: dict[str, set[str]] = {}
    for key, name in (
        *((f"typed-good-{kebab(good)}", good) for good in goods),
        *((f"typed-terrain-{kebab(t)}", t) for t in terrains),
    ):
        for known in dict.fromkeys((words(locale), words(locale).at(amendments))):
            if known.has(key):
                for word in known.say(key).split():
                    book.setdefault(word, set()).add(name)
    return {word: frozenset(names) for word, names in book.items()}
