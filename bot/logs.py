"""The log: one line an event on standard error, from which the bot's token is struck out."""

import logging
import sys
from typing import TextIO

import discord

from bot.config import HIDDEN, Config

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Redacting(logging.Formatter):
    """Write a record, traceback included, with a secret struck out."""

    def __init__(self, secret: str | None) -> None:
        super().__init__(FORMAT)
        self.secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """Return the text of the record without the secret."""
        text = super().format(record)
        return text.replace(self.secret, HIDDEN) if self.secret else text


def start_logging(config: Config, stream: TextIO | None = None) -> logging.Handler:
    """Send everything at or above the configured level to the stream, by default standard error.

    Returns the handler, with which whoever started the log can end it.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Redacting(config.discord_token))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(config.log_level)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it never speaks
    return handler
