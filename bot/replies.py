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


class Replies:
    """The ways to answer an interaction."""

    def __init__(self, bot: CatanBot) -> None:
        self.bot = bot

    async def think(self, interaction: discord.Interaction) -> None:
        """Acknowledge with a private answer to come."""
        await interaction.response.defer(ephemeral=True, thinking=True)

    async def go_on(self, interaction: discord.Interaction) -> None:
        """Acknowledge a press in a private message, which will be edited."""
        await interaction.response.defer()

    async def show(self, interaction: discord.Interaction, letter: Letter) -> None:
        """Put a private message in place of the one that is thinking, or of the one pressed."""
        await interaction.edit_original_response(view=letter.view, attachments=list(letter.files))

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
        except Illegal as illegal:
            await self._tell(interaction, await self._refusal(interaction, illegal, game_id))
        except NotUnderstood as puzzle:
            await self._tell(interaction, self._words(interaction).say(puzzle.key, **puzzle.fields))
        except UnknownGame:
            await self._tell(interaction, self._words(interaction).say("error-unknown-game", game=game_id or "?"))
        except (Conflict, WrongStatus):
            await self._tell(interaction, self._words(interaction).say("error-moved-on"))
        except discord.HTTPException as fault:
            if fault.code not in GONE:
                await self._broke(interaction, fault)
        except StoreError as fault:
            log.critical("%s", fault)
            await self._broke(interaction, fault)
        except Exception as fault:  # noqa: BLE001 (the last resort: a player never sees "interaction failed")
            await self._broke(interaction, fault)

    async def _refusal(self, interaction: discord.Interaction, illegal: Illegal, game_id: str) -> str:
        spoken = self._words(interaction)
        table = await self.bot.find_table(game_id, interaction)
        if table is None:
            return spoken.say(f"illegal-{illegal.key}", **illegal.fields)
        text = herald.refusal(illegal, Naming(spoken, table.state.rules, table.players))
        link = self.bot.panel_link(table) if illegal.key in ("stale", "not-your-turn") else ""
        return f"{text} {link}".strip()

    async def _broke(self, interaction: discord.Interaction, fault: Exception) -> None:
        code = secrets.token_hex(3).upper()
        log.error("fault %s in interaction %s", code, interaction.id, exc_info=fault)
        await self._tell(interaction, self._words(interaction).say("error-broke", code=code))

    async def _tell(self, interaction: discord.Interaction, text: str) -> None:
        try:
            await self.tell(interaction, text)
        except discord.HTTPException as fault:
            log.warning("interaction %s could not be answered: %s", interaction.id, fault)

    def _words(self, interaction: discord.Interaction) -> Words:
        return words(str(interaction.locale))
