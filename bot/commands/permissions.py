"""What the bot must be allowed to do where a game is played."""

from __future__ import annotations

import discord

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "embed_links", "attach_files", "read_message_history")
"""Discord's names of the permissions (documentation, topics/permissions)."""


def needed_here(interaction: discord.Interaction) -> tuple[str, ...]:
    """What is needed in a channel, or in a thread."""
    return NEEDED_IN_THREADS if isinstance(interaction.channel, discord.Thread) else NEEDED


def missing_here(interaction: discord.Interaction) -> list[str]:
    """What the bot is not allowed in the channel it was spoken to in, as kebab names that end keys of texts."""
    return [
        name.replace("_", "-") for name in needed_here(interaction) if not getattr(interaction.app_permissions, name)
    ]
