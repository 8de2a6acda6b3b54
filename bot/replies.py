"""How an interaction is acknowledged and answered, and how every fault becomes a sentence for the player."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import discord

from bot import components, herald
from bot.naming import Naming, NotUnderstood
from bot.private import Letter
from bot.store import Conflict, StoreError, UnknownGame, WrongStatus
from bot.words import Words, words
from engine.action import Illegal

if TYPE_CHECKING:
    from bot.client import CatanBot

log = logging.getLogger(__name__)

GONE = (10062, 10015, 40060)
"""The interaction is too old or answered already (Discord's documentation, opcodes)."""


UNKNOWN_MESSAGE = 10008
"""The message is not there any more (Discord's documentation, opcodes)."""


class NotShown(Exception):  # noqa: N818 (the move was made)
    """A move counts, but what came of it could not be shown to whoever made it."""


class Replies:
    """The ways to answer an interaction."""

    def __init__(self, bot: CatanBot) -> None:
        self.bot = bot

    async def think(self, interaction: discord.Interaction) -> None:
        """Acknowledge with a private answer to come."""
        await interaction.response.defer(ephemeral=True, thinking=True)

    async def go_on(self, interaction: discord.Interaction) -> None:
        """Acknowledge a press in a private message, which will be edited; one that lasts is answered beside it."""
        message = interaction.message
        if message is not None and message.flags.ephemeral:
            await interaction.response.defer()
        else:
            await self.think(interaction)

    async def show(self, interaction: discord.Interaction, letter: Letter) -> None:
        """Put a private message in place of the one that is thinking, or of the one pressed."""
        try:
            await interaction.edit_original_response(view=letter.view, attachments=list(letter.files))
        except discord.NotFound as fault:
            if fault.code != UNKNOWN_MESSAGE:
                raise
            # Whoever pressed has put the message away meanwhile.
            for file in letter.files:
                file.reset(seek=True)
            await interaction.followup.send(view=letter.view, files=list(letter.files), ephemeral=True)

    async def tell(self, interaction: discord.Interaction, text: str) -> None:
        """Say one thing in private, whatever the interaction has been answered with."""
        view = components.layout(text)
        if not interaction.response.is_done():
            await interaction.response.send_message(view=view, ephemeral=True)
        else:
            await interaction.followup.send(view=view, ephemeral=True)

    @asynccontextmanager
    async def explained(self, interaction: discord.Interaction, game_id: str = "") -> AsyncIterator[None]:
        """Whatever goes wrong inside, the player gets a sentence, and the operator what he needs."""
        try:
            yield
        except Exception as fault:  # noqa: BLE001 (the last resort: a player never sees "interaction failed")
            await self._explain(interaction, fault, game_id)

    @asynccontextmanager
    async def afterwards(self) -> AsyncIterator[None]:
        """What goes wrong inside, after a move that counts, is told as such."""
        try:
            yield
        except Exception as fault:
            raise NotShown from fault

    async def _explain(self, interaction: discord.Interaction, fault: Exception, game_id: str) -> None:
        try:
            text = await self._explanation(interaction, fault, game_id)
        except Exception as worse:  # noqa: BLE001 (an explanation can fail like anything else)
            text = self._broke(interaction, worse)
        if text:
            await self._tell(interaction, text)

    async def _explanation(self, interaction: discord.Interaction, fault: Exception, game_id: str) -> str:
        """What the player is told about a fault; an empty text when nobody listens any more."""
        spoken = self._words(interaction)
        if isinstance(fault, Illegal | NotUnderstood):
            return await self._refusal(interaction, fault, game_id)
        if isinstance(fault, UnknownGame):
            return spoken.say("error-unknown-game", game=game_id or "?")
        if isinstance(fault, Conflict | WrongStatus):
            return spoken.say("error-moved-on")
        cause = fault.__cause__ if isinstance(fault, NotShown) else fault
        if isinstance(cause, discord.HTTPException) and cause.code in GONE:
            return ""
        return self._broke(interaction, fault)

    async def _refusal(self, interaction: discord.Interaction, illegal: Illegal | NotUnderstood, game_id: str) -> str:
        spoken = self._words(interaction)
        table = await self.bot.find_table(game_id, interaction)
        if table is None:
            key = illegal.key if isinstance(illegal, NotUnderstood) else f"illegal-{illegal.key}"
            return spoken.say(key, **illegal.fields)
        text = herald.refusal(illegal, Naming(spoken, table.state.rules, table.players))
        link = self.bot.panel_link(table) if illegal.key in ("stale", "not-your-turn") else ""
        return f"{text} {link}".strip()

    def _broke(self, interaction: discord.Interaction, fault: Exception) -> str:
        code = secrets.token_hex(3).upper()
        level = logging.CRITICAL if isinstance(fault, StoreError) else logging.ERROR
        log.log(level, "fault %s in interaction %s", code, interaction.id, exc_info=fault)
        key = "error-not-shown" if isinstance(fault, NotShown) else "error-broke"
        return self._words(interaction).say(key, code=code)

    async def _tell(self, interaction: discord.Interaction, text: str) -> None:
        try:
            await self.tell(interaction, text)
        except Exception as fault:  # noqa: BLE001 (nothing is left to be done)
            log.warning("interaction %s could not be answered: %s", interaction.id, fault)

    def _words(self, interaction: discord.Interaction) -> Words:
        return words(str(interaction.locale))
