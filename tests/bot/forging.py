"""Presses, choices and forms that the bot never offered, as somebody with a program of his own could send them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from simcord import actors
from simcord.backend import serializers
from simcord.builders import ChannelHandle
from simcord.enums import ComponentType, InteractionType
from simcord.results import InteractionResult

from tests.bot.worlds import World


async def forge_press(world: World, person: Any, message: Any, name: str) -> InteractionResult:
    """Press a button of this name, as if it stood below the message."""
    widget = {"type": ComponentType.BUTTON, "id": 2, "style": 2, "label": "forged", "custom_id": name}
    return await _forge(world, person, message, widget, {"component_type": ComponentType.BUTTON})


async def forge_choice(world: World, person: Any, message: Any, name: str, values: Sequence[str]) -> InteractionResult:
    """Choose values in a select of this name, as if it stood below the message and offered them."""
    shown = [{"label": value or "nothing", "value": value} for value in values]
    widget = {"type": ComponentType.STRING_SELECT, "id": 2, "custom_id": name, "options": shown}
    data = {"component_type": ComponentType.STRING_SELECT, "values": list(values)}
    return await _forge(world, person, message, widget, data)


async def forge_form(
    world: World, person: Any, name: str, fields: Mapping[str, str | Sequence[str]]
) -> InteractionResult:
    """Send a form of this name, as if it had been opened."""
    data = {"custom_id": name, "components": [_field(*field) for field in fields.items()]}
    return await actors._dispatch_actor_interaction(person, InteractionType.MODAL_SUBMIT, _channel(world, person), data)


def _field(name: str, value: str | Sequence[str]) -> dict[str, Any]:
    if isinstance(value, str):
        inner: dict[str, Any] = {"type": ComponentType.TEXT_INPUT, "id": 2, "custom_id": name, "value": value}
    else:
        inner = {"type": ComponentType.STRING_SELECT, "id": 2, "custom_id": name, "values": list(value)}
    return {"type": ComponentType.LABEL, "id": 1, "component": inner}


async def _forge(
    world: World, person: Any, message: Any, widget: dict[str, Any], data: dict[str, Any]
) -> InteractionResult:
    stored = world.env.backend.get_message(message.channel_id, message.id)
    payload = dict(serializers.message_payload(world.env.backend, stored))
    payload["components"] = [{"type": ComponentType.ACTION_ROW, "id": 1, "components": [widget]}]
    return await actors._dispatch_actor_interaction(
        person,
        InteractionType.MESSAGE_COMPONENT,
        _channel(world, person),
        {**data, "id": 2, "custom_id": widget["custom_id"]},
        extra={"message": payload},
        source_message_id=stored.id,
    )


def _channel(world: World, person: Any) -> ChannelHandle:
    return ChannelHandle(world.env, person.guild, world.env.backend.get_channel(world.channel.id))
