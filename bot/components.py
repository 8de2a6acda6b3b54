"""The grammar by which buttons, selects and modals name what they are for, and their classes, which hold nothing else.

Everything stands in the `custom_id`, so that a button answers after any restart: `k1b:<game>:<version>:<verb>:<picks>`.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, cast

import discord
from discord import ui

LONGEST_CUSTOM_ID = 100
"""Discord's limit (documentation, component reference)."""

GRAMMAR = r"(?P<game>[0-9A-Z]*):(?P<version>[0-9]+):(?P<verb>[a-z]+):(?P<picks>.*)"


@dataclass(frozen=True, slots=True)
class Press:
    """What somebody pressed, chose or submitted."""

    game: str
    version: int
    verb: str
    picks: tuple[str, ...]
    values: tuple[str, ...] = ()


UNREADABLE = Press("", 0, "", ())
"""A press of something that is none of ours, or no longer."""


class Reception(Protocol):
    """Whoever answers presses: the client."""

    async def pressed(self, interaction: discord.Interaction, press: Press) -> None:
        """Answer a button, a select or a modal."""


def custom_id(kind: str, game: str, version: int, verb: str, picks: Sequence[str] = ()) -> str:
    """The name of a widget; ValueError when Discord would not take it."""
    text = f"k1{kind}:{game}:{version}:{verb}:{'/'.join(picks)}"
    if len(text) > LONGEST_CUSTOM_ID:
        raise ValueError(f"a custom_id of {len(text)} characters: {text}")
    return text


def read_custom_id(text: str, values: Sequence[str] = (), *, kinds: str = "bsm") -> Press | None:
    """What a `custom_id` of ours says; None for anybody else's, or for another kind: button, select, modal."""
    match = re.fullmatch(f"k1[{kinds}]:{GRAMMAR}", text)
    return None if match is None else _press(match, values)


class PressButton(ui.DynamicItem[ui.Button[Any]], template="k1b:" + GRAMMAR):
    """Every button of the bot."""

    def __init__(self, button: ui.Button[Any], press: Press) -> None:
        super().__init__(button)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make it anew from its name alone."""
        return cls(cast("ui.Button[Any]", item), _press(match))

    async def callback(self, interaction: discord.Interaction) -> Any:
        """Hand the press to the reception."""
        await cast("Reception", interaction.client).pressed(interaction, self.press)


class PressSelect(ui.DynamicItem[ui.Select[Any]], template="k1s:" + GRAMMAR):
    """Every select of the bot."""

    def __init__(self, select: ui.Select[Any], press: Press) -> None:
        super().__init__(select)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make it anew from its name and what was chosen."""
        return cls(cast("ui.Select[Any]", item), _press(match, _payload(interaction).get("values", ())))

    async def callback(self, interaction: discord.Interaction) -> Any:
        """Hand the choice to the reception."""
        await cast("Reception", interaction.client).pressed(interaction, self.press)


def button(
    label: str,
    game: str,
    version: int,
    verb: str,
    picks: Sequence[str] = (),
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> PressButton:
    """A button that answers for good."""
    name = custom_id("b", game, version, verb, picks)
    return PressButton(
        ui.Button(label=label[:80], style=style, custom_id=name), Press(game, version, verb, tuple(picks))
    )


def select(
    placeholder: str,
    options: Sequence[discord.SelectOption],
    game: str,
    version: int,
    verb: str,
    picks: Sequence[str] = (),
    count: tuple[int, int] = (1, 1),
) -> PressSelect:
    """A select that answers for good; `count` is the least and the most that may be chosen."""
    name = custom_id("s", game, version, verb, picks)
    widget: ui.Select[Any] = ui.Select(
        placeholder=placeholder[:150], options=list(options), custom_id=name, min_values=count[0], max_values=count[1]
    )
    return PressSelect(widget, Press(game, version, verb, tuple(picks)))


def modal(title: str, game: str, version: int, verb: str, picks: Sequence[str] = ()) -> ui.Modal:
    """A modal whose submission is recognised by its name alone, new for each opening, as phones keep old texts."""
    name = custom_id("m", game, version, verb, (*picks, secrets.token_hex(3)))
    return ui.Modal(title=title[:45], custom_id=name, timeout=900)


def rows(widgets: Sequence[PressButton | PressSelect]) -> list[ui.ActionRow[Any]]:
    """Widgets in rows: five buttons each, every select in a row of its own."""
    found: list[ui.ActionRow[Any]] = []
    room = 0
    for widget in widgets:
        if isinstance(widget, PressSelect):
            found.append(ui.ActionRow(widget))
            room = 0
        elif room:
            found[-1].add_item(widget)
            room -= 1
        else:
            found.append(ui.ActionRow(widget))
            room = 4
    return found


def layout(
    *paragraphs: str,
    picture: tuple[str, str] | None = None,
    widgets: Sequence[PressButton | PressSelect] = (),
    always: Sequence[PressButton] = (),
    colour: discord.Colour | None = None,
) -> ui.LayoutView:
    """A message of the bot: paragraphs, at most one picture (file name, alt text) after the first, then widgets.

    `always` are buttons in a row of their own below the others.
    """
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=colour)
    shown = [text for text in paragraphs if text]
    for index, text in enumerate(shown):
        box.add_item(ui.TextDisplay(text))
        if index == 0 and picture is not None:
            name, alt = picture
            box.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt[:1024])))
    for row in (*rows(widgets), *rows(always)):
        box.add_item(row)
    view.add_item(box)
    # What is pressed is known by its name alone: nobody need listen for this message, not even for a while.
    view.stop()
    return view


def submitted(interaction: discord.Interaction) -> dict[str, list[str]]:
    """The fields of a submitted modal by their `custom_id`: a text as one value, a select as those chosen."""
    found: dict[str, list[str]] = {}

    def look(component: dict[str, Any]) -> None:
        if "custom_id" in component:
            values = component.get("values")
            found[component["custom_id"]] = list(values) if values is not None else [component.get("value") or ""]
        for inner in (*component.get("components", ()), component.get("component")):
            if inner is not None:
                look(inner)

    for component in _payload(interaction).get("components", ()):
        look(component)
    return found


def submitted_name(interaction: discord.Interaction) -> str:
    """The name of what was pressed or submitted."""
    return str(_payload(interaction).get("custom_id", ""))


def _payload(interaction: discord.Interaction) -> dict[str, Any]:
    return cast("dict[str, Any]", interaction.data or {})


def _press(match: re.Match[str], values: Sequence[str] = ()) -> Press:
    picks = tuple(pick for pick in match["picks"].split("/") if pick)
    return Press(match["game"], int(match["version"]), match["verb"], picks, tuple(values))
