"""What has happened and what stands on the table, told in sentences, from what the reader may see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.naming import Naming
from bot.reading import NotUnderstood
from engine.action import Illegal
from engine.event import Event
from engine.sight import View


def sentences(events: Iterable[Event], naming: Naming) -> list[str]:
    """What has happened, line by line; the events are already blanked for the reader."""
    naming = naming.in_markdown()
    return [naming.sentence("event", event) for event in events]


def refusal(illegal: Illegal | NotUnderstood, naming: Naming) -> str:
    """Why a request was refused, and what to do instead."""
    raise NotImplementedError


def alt_text(view: View, naming: Naming, last: str = "") -> str:
    """The board in at most 1,024 characters, for those who cannot see the picture."""
    raise NotImplementedError


def text_board(view: View, naming: Naming) -> str:
    """The whole board in words, line by line."""
    raise NotImplementedError


def hand_text(view: View, naming: Naming, news: Sequence[str]) -> str:
    """The viewer's own hand, what it can pay for, and what has changed since its last turn."""
    raise NotImplementedError


def hand_line(view: View, naming: Naming) -> str:
    """The viewer's own hand in one line."""
    raise NotImplementedError


def costs_text(view: View, naming: Naming) -> str:
    """What everything costs, and whether the viewer can pay for it."""
    raise NotImplementedError
