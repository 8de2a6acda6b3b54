"""In which language each person uses Discord: simcord has everybody speak American English."""

from typing import Any

from simcord import interactions
from simcord.backend import Backend

_american = interactions.base_payload


def _in_their_language(backend: Backend, *, user_id: int, guild_id: int | None, **fields: Any) -> Any:
    record, payload = _american(backend, user_id=user_id, guild_id=guild_id, **fields)
    payload["locale"] = spoken(backend, user_id)
    if guild_id is not None:
        payload["guild_locale"] = backend.get_guild(guild_id).preferred_locale
    return record, payload


interactions.base_payload = _in_their_language


def speak(world: Backend, user_id: int, locale: str) -> None:
    """Set the language of a person's Discord, such as `de`: what the bot sees as `interaction.locale`."""
    vars(world.get_user(user_id))["locale"] = locale


def spoken(world: Backend, user_id: int) -> str:
    """Tell the language of a person's Discord."""
    locale: str = vars(world.get_user(user_id)).get("locale", "en-US")
    return locale
