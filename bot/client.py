"""The client: it holds what everything else needs, and brings the bot up and down."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands, tasks

from bot import components, herald
from bot.autopilot import Autopilot
from bot.commands import add_commands
from bot.commands.chair import places
from bot.components import UNREADABLE, Press, PressButton, PressSelect, read_custom_id, submitted_name
from bot.config import Config
from bot.dispatch import what_to_send
from bot.lobby import Lobby
from bot.naming import Naming
from bot.news import since_last_turn
from bot.outbox import Sender
from bot.panel import tell
from bot.pictures import Pictures
from bot.presses import FORM_VERBS, Presses
from bot.private import Desk, Letter
from bot.store import Store, StoreError, UnknownGame
from bot.table import Asked, Done, Table, Tables
from bot.words import language, load_words, words
from engine.action import Action, Illegal
from engine.record import Seat

log = logging.getLogger(__name__)

LONGEST_LOG = 3500
LOGGED_ENTRIES = 120
"""So many entries at most are put into words for a log; more never fit into it."""


class CatanBot(commands.AutoShardedBot):
    """The bot on Discord. It needs the `guilds` intent alone, reads no message, and remembers nothing but the store."""

    store: Store
    tables: Tables
    sender: Sender
    lobby: Lobby
    autopilot: Autopilot

    def __init__(self, config: Config, *, shard_count: int | None = None) -> None:
        """`shard_count` None leaves it to Discord how many connections the bot needs."""
        super().__init__(
            shard_count=shard_count,
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.config = config
        self.pictures = Pictures()
        self.presses = Presses(self)
        self.closed_to: set[int] = set()
        self._languages: dict[int, str] = {}
        self._woken = False

    # Up and down

    async def setup_hook(self) -> None:
        """Open the store, know our buttons and commands, and tell Discord of the commands when they have changed."""
        load_words()
        self.store = await Store.open(self.config.data_dir)
        self.tables = Tables(self.store, what_to_send)
        self.sender = Sender(self, self.store, self.tables)
        self.lobby = Lobby(self.store)
        self.autopilot = Autopilot(self, self.config.computer_delay)
        self.add_dynamic_items(PressButton, PressSelect)
        await add_commands(self)
        self.tree.error(self.command_failed)
        await self._tell_commands()
        self.watch.start()
        self.look_after_panels.start()

    async def close(self) -> None:
        """Finish what is being sent, then leave."""
        self.watch.cancel()
        self.look_after_panels.cancel()
        if hasattr(self, "sender"):
            self.autopilot.stop()
            try:
                await asyncio.wait_for(self.sender.settle(), 5)
            except TimeoutError:
                log.warning("not everything could be sent; it will be after the next start")
            self.sender.stop()
        await super().close()
        if hasattr(self, "store"):
            await self.store.close()

    async def on_ready(self) -> None:
        """After a start, send what is owed and let the computers go on."""
        if self._woken:
            return
        self._woken = True
        log.info("ready as %s in %s servers", self.user, len(self.guilds))
        await self.go_on()

    async def go_on(self) -> None:
        """Send what is owed, take the running games into memory, and let their computers play on."""
        self.sender.kick()
        for game in await self.store.open_games():
            if game.status == "running":
                try:
                    self.autopilot.kick(await self.tables.get(game.id))
                except Exception:
                    # One that cannot be read keeps no other from going on.
                    log.exception("game %s cannot go on", game.id)

    @tasks.loop(seconds=15)
    async def watch(self) -> None:
        """Try again what could not be sent, and wake the computers that something stopped."""
        if not self.is_ready():
            return
        self.sender.kick()
        for table in self.tables.running():
            try:
                self.autopilot.kick(table)
            except Exception:
                log.exception("the computers of game %s cannot be woken", table.id)

    @tasks.loop(minutes=30)
    async def look_after_panels(self) -> None:
        """Owe a panel once more to each running game whose channel shows less than has happened."""
        if self.is_ready():
            for table in self.tables.running():
                try:
                    await self.sender.owe_panel(table)
                except Exception:
                    log.exception("the panel of game %s cannot be looked after", table.id)

    async def _tell_commands(self) -> None:
        """Sync the command tree only when it differs from what Discord was told last."""
        assert self.tree.translator is not None
        told = self.tree.get_commands()
        payload = [await command.get_translated_payload(self.tree, self.tree.translator) for command in told]
        mark = hashlib.sha256(msgspec.json.encode([self.application_id, payload])).hexdigest()
        file = self.config.data_dir / "commands.sha256"
        if file.exists() and file.read_bytes() == mark.encode():
            return
        server = None if self.config.dev_guild_id is None else discord.Object(self.config.dev_guild_id)
        if server is not None:
            self.tree.copy_global_to(guild=server)
        try:
            await self.tree.sync(guild=server)
        except discord.HTTPException:
            # Buttons and the commands Discord knows go on working; it is told again at the next start.
            log.exception("Discord could not be told of the commands")
        else:
            file.write_text(mark)

    # Ways in

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Submitted forms are known by their name alone, so that they work after a restart.

        A widget that is none of ours, or no longer, is refused in words; the others find their way by themselves.
        """
        name = submitted_name(interaction)
        if interaction.type is discord.InteractionType.modal_submit:
            press = read_custom_id(name, kinds="m")
            # A form cannot be answered with another one, so that not every verb will do.
            await self.pressed(interaction, press if press is not None and press.verb in FORM_VERBS else UNREADABLE)
        elif interaction.type is discord.InteractionType.component and read_custom_id(name, kinds="bs") is None:
            await self.pressed(interaction, UNREADABLE)

    async def pressed(self, interaction: discord.Interaction, press: Press) -> None:
        """Answer a button, a select or a form."""
        await self.presses.answer(interaction, press)
        await self.after_answer(interaction)

    async def command_failed(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        """A command that went wrong is explained like a press."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        async with self.presses.replies.explained(interaction):
            raise cause

    async def after_answer(self, interaction: discord.Interaction) -> None:
        """What is left to do when somebody has been answered."""
        try:
            await self.remember_language(interaction)
        except StoreError as fault:
            log.warning("the language of user %s could not be kept: %s", interaction.user.id, fault)
        await self.mention_closed_messages(interaction)

    async def remember_language(self, interaction: discord.Interaction) -> None:
        """Keep the language in which a user reads Discord, for what is sent without being asked for."""
        user_id, spoken = interaction.user.id, language(str(interaction.locale))
        if self._languages.get(user_id) == spoken:
            return
        user = await self.store.get_user(user_id)
        if user.locale != spoken:
            await self.store.put_user(msgspec.structs.replace(user, locale=spoken))
        self._languages[user_id] = spoken

    async def mention_closed_messages(self, interaction: discord.Interaction) -> None:
        """Tell a user once that the hand could not be sent, and where it is shown all the same."""
        user_id = interaction.user.id
        if user_id not in self.closed_to:
            return
        self.closed_to.discard(user_id)
        try:
            user = await self.store.get_user(user_id)
            if not user.dm_closed_told:
                await self.presses.replies.tell(interaction, words(str(interaction.locale)).say("dm-closed"))
                await self.store.put_user(msgspec.structs.replace(user, dm_closed_told=True))
        except (discord.HTTPException, StoreError) as fault:
            self.closed_to.add(user_id)
            log.warning("user %s could not be told that direct messages are closed: %s", user_id, fault)

    # What everybody needs

    async def act(
        self,
        table: Table,
        seat: Seat,
        action: Action,
        user_id: int | None,
        asked: Asked | None = None,
        *,
        autopilot: bool = False,
    ) -> Done:
        """Let a seat act, and see to it that what follows is sent and the computers go on."""
        done = await table.act(seat, action, user_id=user_id, asked=asked)
        self.sender.kick()
        if not autopilot:
            self.autopilot.kick(table)
        return done

    async def seated(self, game_id: str, user_id: int) -> tuple[Table, Seat]:
        """The table of a game and the user's seat; `Illegal` for somebody who only watches."""
        table = await self.tables.get(game_id)
        seat = table.seat_of(user_id)
        if seat is None:
            raise Illegal("not-seated")
        return table, seat

    async def find_table(self, game_id: str, interaction: discord.Interaction) -> Table | None:
        """The table an interaction is about, for the words of a refusal."""
        try:
            if game_id:
                return await self.tables.get(game_id)
            for place in places(interaction):
                if (table := await self.tables.in_channel(place)) is not None:
                    return table
        except UnknownGame:
            pass
        return None

    async def channel(self, channel_id: int) -> Any:
        """A channel or thread, out of memory or from Discord."""
        return self.get_channel(channel_id) or await self.fetch_channel(channel_id)

    async def person(self, user_id: int) -> discord.User:
        """A user, out of memory or from Discord."""
        return self.get_user(user_id) or await self.fetch_user(user_id)

    @property
    def own_id(self) -> int:
        """The bot's own user id."""
        assert self.user is not None
        return self.user.id

    def panel_link(self, table: Table) -> str:
        """The address of the newest panel."""
        if table.game.panel_message_id is None:
            return ""
        place = table.game.guild_id or "@me"
        return f"https://discord.com/channels/{place}/{table.game.channel_id}/{table.game.panel_message_id}"

    async def hand_letter(self, table: Table, seat: Seat, locale: str, number: int | None = None) -> Letter:
        """A seat's hand, in the reader's language; one that lasts has a number, by which it is found again."""
        desk = Desk(table, seat, words(locale), self.pictures)
        return await desk.hand(since_last_turn(table.journal, seat, desk.naming), number)

    def log_letter(self, table: Table, user_id: int, locale: str) -> Letter:
        """What has happened lately, as far as the reader may know it."""
        naming = Naming(words(locale), table.state.rules, table.players)
        lines = tell(table, naming, max(0, len(table.journal.entries) - LOGGED_ENTRIES), table.seat_of(user_id))
        text = "\n".join(lines)
        while len(text) > LONGEST_LOG:
            lines = lines[max(1, len(lines) // 20) :]
            text = "\n".join(lines)
        return Letter(
            components.layout(naming.words.say("log-heading", game=table.id), text or naming.words.say("log-empty"))
        )

    def help_letter(self, table: Table | None, user_id: int, locale: str) -> Letter:
        """What the bot is for, and what the reader may do in this game now."""
        spoken = words(locale)
        seat = None if table is None else table.seat_of(user_id)
        if table is None or seat is None:
            return Letter(components.layout(spoken.say("help-general"), spoken.say("fan-project")))
        desk = Desk(table, seat, spoken, self.pictures)
        say, now_text = desk.words.say, herald.help_now(table.view(seat), desk.naming)
        return Letter(components.layout(say("help-general"), now_text, say("fan-project"), widgets=desk.ways_on()))
