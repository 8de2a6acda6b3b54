"""What an autocompletion offers: places, goods and bags that a beginning of typing may mean, the best first."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.reading import NotUnderstood

if TYPE_CHECKING:
    from bot.naming import Naming

MOST_SUGGESTIONS = 25
LONGEST_SUGGESTION = 100
"""Discord's limits for the choices of an autocompletion."""


def suggest(naming: Naming, kind: str, text: str, among: Iterable[int]) -> list[tuple[str, str]]:
    """At most 25 completions as label and value, best first; `kind` is a place, "good" or "bag"."""
    if kind == "bag":
        return suggest_bag(naming, text)
    if kind == "good":
        return matching(text, [(naming.good(good), naming.rules.goods[good]) for good in among])
    typed, reader, among = text.strip(), naming.reader, list(among)
    letter = dict(naming.lettered(kind, among)).get(typed.upper())
    fitting = [place for place in reader.ordered(kind, among) if not typed or reader.fits(kind, place, typed)]
    exact = [place for place in fitting if value_of(naming, kind, place) == typed]
    best = dict.fromkeys([*exact, *([] if letter is None else [letter]), *fitting])
    return [
        (shortened(f"{naming.place(kind, place)} · {naming.detail(kind, place)}"), value_of(naming, kind, place))
        for place in list(best)[:MOST_SUGGESTIONS]
    ]


def suggest_bag(naming: Naming, text: str) -> list[tuple[str, str]]:
    """What the text means as it stands, then what its last word may become."""
    found: list[str] = []
    with contextlib.suppress(NotUnderstood):
        found.append(naming.bag(naming.read_bag(text)))
    before = re.sub(r"[^\W\d_]+$", "", text)
    number = "" if re.search(r"\d\s*[x×]?\s*$", before) else "1 "
    for good in range(len(naming.rules.goods)):
        with contextlib.suppress(NotUnderstood):
            found.append(naming.bag(naming.read_bag(f"{before}{number}{naming.good(good)}")))
    return [(shortened(label), shortened(label)) for label in dict.fromkeys(found)][:MOST_SUGGESTIONS]


def value_of(naming: Naming, kind: str, place: int) -> str:
    """A place as a completion's value, understood in every language: "14", "14-15", "H7"."""
    return f"H{place + 1}" if kind == "hex" else shortened(naming.place(kind, place))


def matching(text: str, choices: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """The choices (label, value) that a beginning of typing may mean, at most 25: those that begin so come first."""
    typed = text.casefold().split()
    ranked: list[tuple[int, tuple[str, str]]] = []
    for label, value in choices:
        shown = label.casefold()
        if all(word in shown or word in value.casefold() for word in typed):
            ranked.append((0 if shown.startswith(" ".join(typed)) else 1, (shortened(label), value)))
    return [choice for _, choice in sorted(ranked, key=lambda one: one[0])[:MOST_SUGGESTIONS]]


def shortened(text: str) -> str:
    """A text as long as a choice may be."""
    return text if len(text) <= LONGEST_SUGGESTION else f"{text[: LONGEST_SUGGESTION - 1]}…"
