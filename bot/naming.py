"""What is said at one table, in one language: actions, steps and answers; and what people type, understood."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from bot.fields import KIND_OF_FIELD, PLURAL, VAIN, kebab, kinds_of
from bot.names import Names
from bot.plain import escaped
from bot.reading import LETTERS, NotUnderstood
from bot.suggesting import LONGEST_SUGGESTION, MOST_SUGGESTIONS, matching, suggest
from bot.words import Words
from engine.action import Action, Step
from engine.base.offers import Offer, Offers
from engine.record import Bag, Good, Hex, Intersection, Path, Record
from engine.ruleset import Ruleset
from engine.sight import View
from rendering import HandWords, Lens, Player

LONGEST_QUOTE = 60
"""So much of what somebody typed is said back to him."""


class Naming(Names):
    """Says what things are called, and understands what people call them.

    Names of players are shown as they are; `in_markdown` is the same naming for messages, where a name must not set
    itself in bold. `offers` are the offers that stand, so that an answer to one can say what it answers.
    """

    def __init__(self, words: Words, rules: Ruleset, players: Sequence[Player], offers: Sequence[Offer] = ()) -> None:
        super().__init__(words, rules, players)
        self.offers = {offer.serial: offer for offer in offers}
        self._safe: Naming | None = None

    @classmethod
    def of_view(cls, words: Words, view: View, players: Sequence[Player]) -> Naming:
        """The naming for what somebody sees, with the offers that stand."""
        offers = view.part(Offers)
        return cls(words, view.rules, players, () if offers is None else offers.standing)

    def in_markdown(self) -> Naming:
        """The same naming with the players' names safe in a message."""
        if self._safe is None:
            players = [Player(escaped(player.name), player.colour) for player in self.players]
            self._safe = SafeNaming(self.words, self.rules, players, tuple(self.offers.values()))
        return self._safe

    # Actions, steps and answers

    def action(self, action: Action) -> str:
        """An action as an order: "Build a road on 14-15"."""
        return self.sentence("action", action)

    def choice(self, kind: type[Action]) -> str:
        """A kind of action as one of several to choose from: "Road"."""
        return self.words.say(f"choice-{kebab(kind.__name__)}")

    def step(self, step: Step) -> str:
        """What the game waits for: "to roll the dice"."""
        return self.words.say(f"step-{kebab(type(step).__name__)}")

    def offer(self, offer: Offer) -> str:
        """An offer in a line: "Offer 2: Ann gives 1 ore for 2 wool"."""
        return self.words.say("offer-line", **self._offer_fields(offer))

    def answer(self, kind: str, value: Any) -> str:
        """One answer of a dialogue as a label; `kind` as in `dialogue.Question`, None is "nobody" or "nothing"."""
        if value is None:
            return self.words.say("nobody" if kind == "seat" else "nothing")
        answers: dict[str, Callable[[Any], str]] = {
            "chapter": lambda chapter: self.words.say(f"chapter-{chapter}"),
            "action": self.choice,
            "near": self.hex,
            "seat": self.coloured,
            "seats": self.seats,
            "good": self.good,
            "bag": self.bag,
            "card": self.card,
            "offer": lambda serial: self.offer(self.offers[serial]),
        }
        if kind in ("intersection", "path", "hex"):
            return self.place(kind, value)
        return answers[kind](value) if kind in answers else str(value)

    def plain(self, action: type[Action], field: str, value: Any) -> str:
        """A number, a word or a yes or no as an answer: as the table's words have it, else as it is."""
        spelled = str(value).lower() if isinstance(value, bool) else str(value)
        key = f"answer-{kebab(action.__name__)}-{kebab(field)}-{kebab(spelled)}"
        return self.words.say(key) if self.words.has(key) else spelled

    # Sentences about records

    def sentence(self, family: str, record: Record, **more: object) -> str:
        """The sentence of a family ("event", "action") for a record, with its fields in words, and `more`.

        Where a field is None, or says nothing, the sentence with `-without-` and its name is taken if there is one.
        """
        key = f"{family}-{kebab(type(record).__name__)}"
        fields = {**self.fields(record), **more}
        for name in record.__struct_fields__:
            if fields[name] is None and self.words.has(f"{key}-without-{name}"):
                key = f"{key}-without-{name}"
                break
        return self.words.say(key, **{name: value for name, value in fields.items() if value is not None})

    def fields(self, record: Record) -> dict[str, object]:
        """The fields of a record in words; None for what is unknown, absent or empty."""
        kinds = kinds_of(type(record))
        found: dict[str, object] = {}
        for name in record.__struct_fields__:
            found.update(self.field(name, getattr(record, name), kinds[name]))
        return found

    def named(self, fields: dict[str, Any]) -> dict[str, object]:
        """The fields of a refusal in words, by their names alone."""
        found: dict[str, object] = {}
        for name, value in fields.items():
            found.update(self.field(name, value, KIND_OF_FIELD.get(name, "")))
            if name == "step":
                found[name] = self.words.say(f"step-{kebab(value)}")
        return found

    def field(self, name: str, value: Any, kind: str) -> dict[str, object]:
        """One field in words, under its name; lists and bags bring `<name>_count`, an offer its terms."""
        if value is None or (kind in VAIN and not any(map(VAIN[kind], value))):
            return {name: None}
        if kind == "offer":
            offer = value if isinstance(value, Offer) else self.offers.get(value)
            return {name: None} if offer is None else {name: offer.number, **self._offer_fields(offer)}
        if kind == "take":
            kind = "good" if isinstance(value, int) else "bag"
        if kind in self._tellers and not (kind in PLURAL and isinstance(value, int)):
            told: dict[str, object] = {name: self._tellers[kind](value)}
            if kind in PLURAL:
                told[f"{name}_count"] = sum(value) if kind in ("bag", "counts") else len(value)
            if kind == "piece":
                told[f"{name}_kind"] = value
            return told
        return {name: value if isinstance(value, int | str) else str(value)}

    @cached_property
    def _tellers(self) -> dict[str, Callable[[Any], str]]:
        return {
            "seat": self.seat,
            "seats": self.seats,
            "good": self.good,
            "goods": self.goods,
            "choices": lambda goods: self.alternatives([self.good(good) for good in goods]),
            "bag": self.bag,
            "gains": lambda bags: ", ".join(
                self.words.say("gain", name=self.seat(seat), goods=self.bag(bag))
                for seat, bag in enumerate(bags)
                if any(bag)
            ),
            "counts": lambda counts: ", ".join(f"{self.seat(seat)} {n}" for seat, n in enumerate(counts) if n),
            "standings": lambda points: ", ".join(
                f"{self.seat(seat)} {n}" for seat, n in sorted(enumerate(points), key=lambda one: -one[1])
            ),
            "owed": lambda owed: self.listed([f"{self.seat(seat)} ({n})" for seat, n in owed]),
            "piece": self.piece,
            "card": self.card,
            "intersection": self.intersection,
            "intersections": lambda sites: self.alternatives([self.intersection(site) for site in sites]),
            "path": self.path,
            "paths": lambda paths: self.alternatives([self.path(path) for path in paths]),
            "hex": self.hex,
            "hexes": lambda places: self.alternatives([self.hex(place) for place in places]),
        }

    # What people type

    def find_intersection(self, text: str, among: Collection[Intersection]) -> Intersection:
        """The intersection a text means: "14", "8 ore 5 wool", "3:1", "c", or a label; NotUnderstood with help."""
        with self._worded():
            return self.reader.intersection(text, among)

    def find_path(self, text: str, among: Collection[Path]) -> Path:
        """The path a text means: "14-15" or "15 14", what lies beside it, a letter; NotUnderstood with help."""
        with self._worded():
            return self.reader.path(text, among)

    def find_hex(self, text: str, among: Collection[Hex]) -> Hex:
        """The hex a text means: "8 ore", "ore 8", "H7", "desert", a letter; NotUnderstood with help."""
        with self._worded():
            return self.reader.place_of_hex(text, among)

    def find_good(self, text: str) -> Good:
        """The good a word means, in any of our languages; NotUnderstood with help."""
        with self._worded():
            return self.reader.good(text)

    def read_bag(self, text: str) -> Bag:
        """A bag from "2 wool 1 ore", "2w o", "sheep"; NotUnderstood names what was not understood."""
        with self._worded():
            return self.reader.bag(text)

    def lettered(self, kind: str, among: Iterable[int]) -> list[tuple[str, int]]:
        """The candidates that get a letter on a picture, best first; `find_…` understands the letters."""
        return list(zip(LETTERS, self.reader.ordered(kind, among), strict=False))

    def suggest(self, kind: str, text: str, among: Iterable[int]) -> list[tuple[str, str]]:
        """At most 25 completions as label and value, best first; `kind` is a place, "good" or "bag"."""
        return suggest(self, kind, text, among)

    @contextlib.contextmanager
    def _worded(self) -> Iterator[None]:
        """What was not understood is told in the table's words."""
        try:
            yield
        except NotUnderstood as unclear:
            fields = {name: self._typed(value) if name == "text" else value for name, value in unclear.fields.items()}
            raise NotUnderstood(unclear.key, **self.in_markdown().named(fields)) from None

    def _typed(self, text: object) -> str:
        typed = str(text)
        return escaped(typed if len(typed) <= LONGEST_QUOTE else f"{typed[:LONGEST_QUOTE]}…")

    # Pictures

    def lens(self, lens: Lens) -> Lens:
        """The lens of a picture with the words of this language."""
        board = self.rules.board
        terrain = {
            board.terrain[place]: self.terrain(place) if good is None else self.good(good)
            for place, good in zip(board.hexes, board.yields, strict=True)
        }
        harbours = {name: self.good(good) for good, name in enumerate(self.rules.goods)}
        return replace(lens, terrain_words=_capital(terrain), harbour_words=_capital(harbours))

    def hand_words(self) -> HandWords:
        """The words of the picture of a hand."""
        goods = {name: self.good(good) for good, name in enumerate(self.rules.goods)}
        cards = {name: self.card(name) for name, _ in self.rules.deck}
        return HandWords(_capital(goods), cards, self.words.say("hand-bought"))

    def _offer_fields(self, offer: Offer) -> dict[str, object]:
        return {
            "number": offer.number,
            "maker": self.seat(offer.maker),
            "give": self.bag(offer.give),
            "want": self.bag(offer.want),
            "audience": self.seats(offer.audience),
            "audience_count": len(offer.audience),
        }


class SafeNaming(Naming):
    """A naming whose names are safe in a message already."""

    def in_markdown(self) -> Naming:
        return self


def _capital(names: Mapping[str, str]) -> dict[str, str]:
    return {key: name[:1].upper() + name[1:] for key, name in names.items()}


__all__ = [
    "LONGEST_SUGGESTION",
    "MOST_SUGGESTIONS",
    "Naming",
    "NotUnderstood",
    "kebab",
    "kinds_of",
    "matching",
]
