"""What people call themselves and what they type, shown as it is: nothing in it is bold, a link or a call."""

from __future__ import annotations

import re

from discord.utils import escape_markdown

CALLS = re.compile("([<@])")
"""What mentions, custom emoji, moments and links to commands begin with (Discord's documentation, formatting)."""


def escaped(text: str) -> str:
    """The text for a message."""
    return CALLS.sub(r"\\\1", escape_markdown(text))


def unescaped(text: str) -> str:
    """A text of a message where it is no message, as in the description of a picture."""
    return re.sub(r"\\([\\*_`~|>#\[\]().:<@-])", r"\1", text)
