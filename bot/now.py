"""The one place where the bot looks at the clock."""

from datetime import datetime

import discord


def now() -> datetime:
    """Tell the present moment, aware and in UTC.

    It follows `discord.utils.utcnow`, so that a simulated Discord can let days pass in a test.
    """
    return discord.utils.utcnow()
