"""What the commands and their options are called in each language.

A command keeps its name everywhere, for players tell one another, and our texts tell them, to type it.
Its description and its options speak the user's language: the keys are `slash-<command>`, `slash-<command>-<option>`,
`slash-name-<option>` and `slash-choice-<value>`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands import TranslationContextTypes, locale_str

from bot.words import LOCALES, language, words

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group


class Translator(app_commands.Translator):
    """Tells Discord the texts in every language but English, which stand in the commands themselves."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The text in one of our languages; None for any other, and where it is the English one."""
        if locale.value not in LOCALES[1:] or language(locale.value) == LOCALES[0]:
            return None
        key = key_of(string, context.location, context.data)
        return None if key is None else words(locale.value).say(key)


def key_of(string: locale_str, location: Location, data: Any) -> str | None:
    """Under which key something a user reads about a command is written."""
    if location in (Location.command_description, Location.group_description):
        return key_of_command(data)
    if location is Location.parameter_description:
        return f"{key_of_command(data.command)}-{data.name}"
    if location is Location.parameter_name:
        return f"slash-name-{data.name}"
    if location is Location.choice_name:
        return f"slash-choice-{string.extras['value']}"
    return None


def key_of_command(command: Any) -> str:
    """The key of a command's description."""
    return f"slash-{command.qualified_name.replace(' ', '-')}"


def choice(value: str) -> app_commands.Choice[str]:
    """A fixed choice of an option."""
    return app_commands.Choice(
        name=locale_str(words(LOCALES[0]).say(f"slash-choice-{value}"), value=value), value=value
    )


def describe(commands: Iterable[AnyCommand]) -> None:
    """Put the English descriptions on commands and their options; KeyError does not occur, a test sees to it."""
    say = words(LOCALES[0]).say
    for command in commands:
        command.description = say(key_of_command(command))
        if isinstance(command, app_commands.Group):
            describe(command.commands)
        else:
            texts = {one.name: locale_str(say(f"{key_of_command(command)}-{one.name}")) for one in command.parameters}
            app_commands.describe(**texts)(command)
