"""Text for people: every sentence has a key and lies in `data/text`, in each language we speak."""

from __future__ import annotations

import logging
from functools import cache
from typing import ClassVar, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message

from data import AMENDMENTS, amendment_catalogues, text_catalogue

LOCALES = ("en", "de")
"""The languages we speak; the first answers for all others."""

CHAPTERS = ("table", "board", "events", "refusals", "actions", "ui", "commands", "rules", "help")
"""The files of each catalogue."""

SCENARIOS = amendment_catalogues()
"""The amendments with words of their own: what is new at their tables, and what is called otherwise there."""

LONGEST_FIELD = 1000
"""Fluent refuses a sentence with a longer field; a cut one is better than none."""

log = logging.getLogger(__name__)


class TextError(Exception):
    """A key without a sentence, or a sentence without one of its fields."""


class Words:
    """The texts of one language. `say` fills one in; numbers are written without separators, so they may be ids."""

    strict: ClassVar[bool] = False
    """Whether a fault in a text is raised, as the tests want it, or only logged, as players do."""

    def __init__(
        self,
        locale: str,
        bundle: FluentBundle,
        fallback: Words | None = None,
        amendments: tuple[str, ...] = (),
        own_keys: tuple[str, ...] = (),
    ) -> None:
        self.locale = locale
        self.amendments = amendments
        """The amendments whose words come before those of the base game."""
        self.own_keys = own_keys
        """The keys of the amendments, in their order."""
        self._bundle = bundle
        self._fallback = fallback

    def at(self, amendments: tuple[str, ...]) -> Words:
        """The texts of a table: where an amendment has its own words they come before those of the base game."""
        spoken = tuple(name for name in amendments if name in SCENARIOS)
        return self if spoken == self.amendments else _catalogue(self.locale, spoken)

    def has(self, key: str) -> bool:
        """Whether this language has a sentence of its own under the key."""
        return self._bundle.has_message(key)

    def say(self, key: str, **fields: object) -> str:
        """The sentence under a key with its fields filled in; TextError when strict and something is missing."""
        if not self.has(key):
            return self._missing(key, fields)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return self._missing(key, fields)
        text, faults = self._bundle.format_pattern(pattern, {name: _plain(value) for name, value in fields.items()})
        if faults:
            if Words.strict:
                raise TextError(f"{self.locale}: {key}: {faults}")
            log.error("the text %s in %s lacks %s", key, self.locale, faults)
        return cast("str", text)

    def _missing(self, key: str, fields: dict[str, object]) -> str:
        if Words.strict:
            raise TextError(f"{self.locale} has no text {key}")
        log.error("there is no text %s in %s", key, self.locale)
        return key if self._fallback is None else self._fallback.say(key, **fields)


def words(locale: str) -> Words:
    """The texts of a language as Discord names it ("de", "en-GB"); one we do not speak is answered in English."""
    return _catalogue(language(locale))


def load_words() -> None:
    """Read all catalogues now, which takes a moment, so that nobody waits for it later."""
    for locale in LOCALES:
        words(locale)


def language(locale: str) -> str:
    """Which of our languages answers a locale."""
    spoken = locale.replace("_", "-").split("-")[0].lower()
    return spoken if spoken in LOCALES else LOCALES[0]


@cache
def _catalogue(locale: str, amendments: tuple[str, ...] = ()) -> Words:
    bundle = FluentBundle([locale], use_isolating=False)
    for chapter in CHAPTERS:
        bundle.add_resource(FluentResource(text_catalogue(locale, chapter)))
    keys: list[str] = []
    for amendment in amendments:
        resource = FluentResource(text_catalogue(locale, f"{AMENDMENTS}/{amendment}"))
        bundle.add_resource(resource, allow_overrides=True)
        keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    fallback = None if locale == LOCALES[0] else _catalogue(LOCALES[0], amendments)
    return Words(locale, bundle, fallback, amendments, tuple(keys))


def _plain(value: object) -> object:
    """A field as Fluent takes it: an id or a moment must not be written as 1,024."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return value[:LONGEST_FIELD]
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value
