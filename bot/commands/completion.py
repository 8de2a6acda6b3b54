"""Autocompletion: what somebody who types may mean. It is quick, keeps to Discord's limits, and never fails."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import discord
from discord import app_commands

from bot import herald
from bot.commands.chair import Chair, chair_at, table_here
from bot.dialogue import PLACES, fields_of
from bot.reading import NotUnderstood
from bot.suggesting import LONGEST_SUGGESTION, MOST_SUGGESTIONS, shortened
from bot.words import words
from engine.action import Action, Illegal

log = logging.getLogger(__name__)

WHY = "?"
"""The value of a suggestion that is no place but says why there is none: chosen, it is answered at length."""

Suggestion = tuple[str, str]
"""A label and the value behind it."""

Completion = Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


def at_the_table(find: Callable[[Chair, str], Iterable[Suggestion]]) -> Completion:
    """The completion of an option by what the seat of the typing user sees; nothing for somebody without a seat."""

    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            chair = chair_at(interaction, await table_here(interaction))
            return choices(find(chair, current))
        except (Illegal, NotUnderstood):
            return []
        except Exception:
            log.exception(
                "nothing could be suggested for %s", interaction.command and interaction.command.qualified_name
            )
            return []

    return complete


def anywhere(find: Callable[..., Iterable[Suggestion]], *others: str) -> Completion:
    """The completion of an option that needs no table; `find` is also told what is typed for some other options."""

    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        given = [str(getattr(interaction.namespace, name, None) or "") for name in others]
        try:
            return choices(find(words(str(interaction.locale)), current, *given))
        except NotUnderstood:
            return []
        except Exception:
            log.exception(
                "nothing could be suggested for %s", interaction.command and interaction.command.qualified_name
            )
            return []

    return complete


def choices(suggestions: Iterable[Suggestion]) -> list[app_commands.Choice[str]]:
    """Suggestions as Discord takes them: 25 at most, none longer than 100 characters, no value twice."""
    found: dict[str, str] = {}
    for label, value in suggestions:
        if label and value and len(value) <= LONGEST_SUGGESTION:
            found.setdefault(value, label)
        if len(found) == MOST_SUGGESTIONS:
            break
    return [app_commands.Choice(name=shortened(label), value=value) for value, label in found.items()]


def place_field(kind: type[Action]) -> tuple[str, str]:
    """The first field of an action that is a place, and which kind of place."""
    return next((name, place) for name, place in fields_of(kind) if place in PLACES)


def suggest_place(chair: Chair, kind: type[Action], typed: str) -> list[Suggestion]:
    """The places at which the seat may do this, or why there are none."""
    field, place = place_field(kind)
    among = dict.fromkeys(getattr(option, field) for option in chair.options(kind))
    if not among:
        return [(why_not(chair, kind), WHY)]
    return chair.naming.suggest(place, typed, among)


def why_not(chair: Chair, kind: type[Action]) -> str:
    """Why nothing of a kind can be done, in a line."""
    illegal = chair.why_nothing(kind.chapter, kind)
    if illegal is not None:
        return herald.refusal(illegal, chair.naming)
    key = f"hint-{kind.chapter}"
    return chair.words.say(key if chair.words.has(key) else "hint-nothing")
