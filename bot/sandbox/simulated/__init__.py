"""The one folder that knows how simcord looks inside, and so for exactly one version of it."""

import logging

from bot.sandbox import check_available

check_available()

# On import simcord tries a client without intents, and discord.py warns about that one.
_log = logging.getLogger("discord.state")
_level = _log.level
_log.setLevel(logging.ERROR)
import simcord  # noqa: E402, F401

_log.setLevel(_level)
