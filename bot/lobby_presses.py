"""What the buttons of a lobby do, and how its public message follows what happens to it."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

import discord

from bot import components
from bot.components import Press
from bot.delivery import TOO_OLD_TO_EDIT
from bot.lobby_letters import write_options
from bot.private import Letter
from bot.store import GameRow, UnknownGame
from bot.words import words
from engine.action import Illegal
from engine.tables import SpecError

if TYPE_CHECKING:
    from bot.client import CatanBot
    from bot.presses import Presses

log = logging.getLogger(__name__)


async def join(presses: Presses, interaction: discord.Interaction, press: Press) -> None:
    """Take a seat."""
    user = interaction.user
    await _change(presses, interaction, press, lambda: presses.bot.lobby.join(press.game, user.id, user.display_name))


async def leave(presses: Presses, interaction: discord.Interaction, press: Press) -> None:
    """Give one's seat up."""
    await _change(presses, interaction, press, lambda: presses.bot.lobby.leave(press.game, interaction.user.id))


async def add_computer(presses: Presses, interaction: discord.Interaction, press: Press) -> None:
    """Seat a computer player."""
    await _change(presses, interaction, press, lambda: presses.bot.lobby.add_computer(press.game, interaction.user.id))


async def start(presses: Presses, interaction: discord.Interaction, press: Press) -> None:
    """Begin the game; a lobby that lacks people is filled with computers if the button said so."""
    fill = press.verb == "lfill"
    await _change(
        presses, interaction, press, lambda: presses.bot.lobby.start(press.game, interaction.user.id, fill=fill)
    )
    await begin(presses.bot, press.game)


async def show_options(presses: Presses, interaction: discord.Interaction, press: Press) -> None:
    """Show the host the options of the table."""
    await presses.replies.think(interaction)
    game = await find_lobby(presses.bot, press.game)
    await presses.replies.show(interaction, options_letter(game, interaction.user.id, str(interaction.locale)))


async def turn_page(presses: Presses, interaction: discord.Interaction, press: Press) -> None:
    """Show the host another page of the options."""
    await presses.replies.go_on(interaction)
    game = await find_lobby(presses.bot, press.game)
    letter = options_letter(game, interaction.user.id, str(interaction.locale), page_of(press.picks))
    await presses.replies.show(interaction, letter)


async def choose(presses: Presses, interaction: discord.Interaction, press: Press) -> None:
    """Choose the table or a value of an option in the host's private message, and show it to everybody in the lobby."""
    await presses.replies.go_on(interaction)
    if not press.picks or not press.values:
        raise Illegal("stale")
    try:
        await presses.bot.lobby.choose(press.game, interaction.user.id, press.picks[0], press.values[0])
    except SpecError as gone:
        raise Illegal("stale") from gone
    game = await find_lobby(presses.bot, press.game)
    await presses.replies.show(interaction, write_options(game, str(interaction.locale), page_of(press.picks[1:])))
    await show_lobby(presses.bot, game)


HANDLERS = {
    "ljoin": join,
    "lleave": leave,
    "lbot": add_computer,
    "lopts": show_options,
    "lpage": turn_page,
    "lset": choose,
    "lstart": start,
    "lfill": start,
}


def page_of(picks: Sequence[str]) -> int:
    """Which page of the options is meant; the first when none is named."""
    return int(picks[0]) if picks and re.fullmatch("[0-9]{1,2}", picks[0]) else 0


def options_letter(game: GameRow, user_id: int, locale: str, page: int = 0) -> Letter:
    """The options of a lobby for its host; `Illegal` for anybody else, who reads them in the lobby."""
    if game.host_id != user_id:
        raise Illegal("lobby-host-only", host=f"<@{game.host_id}>")
    return write_options(game, locale, page)


async def begin(bot: CatanBot, game_id: str) -> None:
    """A game has been dealt: its first panel is sent, and the computers play if they are first."""
    bot.sender.kick()
    bot.autopilot.kick(await bot.tables.get(game_id))


async def show_lobby(bot: CatanBot, game: GameRow) -> None:
    """Bring the message of a lobby up to date.

    `game` is the lobby as it was before, for the game that may have begun since has another message already. A lobby
    that was deleted, or is too old to be edited, is posted anew.
    """
    letter = await bot.lobby.letter(game.id)
    channel = await bot.channel(game.channel_id)
    try:
        if game.panel_message_id is not None:
            await channel.get_partial_message(game.panel_message_id).edit(view=letter.view)
            return
    except discord.HTTPException as fault:
        if not isinstance(fault, discord.NotFound) and fault.code != TOO_OLD_TO_EDIT:
            log.warning("the lobby of game %s cannot be shown: %s", game.id, fault)
            return
    await _post_lobby(bot, channel, game, letter)


async def confirm(bot: CatanBot, interaction: discord.Interaction, game: GameRow, key: str) -> None:
    """Bring the message of a lobby up to date, and say in private what has been done."""
    await show_lobby(bot, game)
    text = words(str(interaction.locale)).say(key, game=game.id)
    await bot.presses.replies.show(interaction, Letter(components.layout(text)))


async def find_lobby(bot: CatanBot, game_id: str) -> GameRow:
    """The game that still gathers players; `Illegal` when it has begun or was closed."""
    game = await bot.store.get_game(game_id)
    if game is None:
        raise UnknownGame(game_id)
    if game.status != "lobby":
        raise Illegal("lobby-over")
    return game


async def _change(
    presses: Presses, interaction: discord.Interaction, press: Press, work: Callable[[], Awaitable[object]]
) -> None:
    """Change a lobby, and show it as it is then in its message."""
    await interaction.response.defer()
    game = await find_lobby(presses.bot, press.game)
    await work()
    if interaction.message is not None and interaction.message.id == game.panel_message_id:
        letter = await presses.bot.lobby.letter(press.game)
        await interaction.edit_original_response(view=letter.view)
    else:
        await show_lobby(presses.bot, game)


async def _post_lobby(bot: CatanBot, channel: discord.abc.Messageable, game: GameRow, letter: Letter) -> None:
    now = await bot.store.get_game(game.id)
    if now is None or now.status != "lobby":
        return
    try:
        message = await channel.send(view=letter.view, silent=True)
    except discord.HTTPException as fault:
        log.warning("the lobby of game %s cannot be posted: %s", game.id, fault)
        return
    await bot.store.set_panel(game.id, message_id=message.id, posted_at=None, mark=None)
