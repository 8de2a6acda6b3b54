"""What the simulated Discord remembers: little enough to run for days, and enough to go on after a restart."""

import io
import json
import pickle
from collections.abc import Iterable, Iterator
from copy import copy
from datetime import timedelta
from itertools import chain
from typing import Any

import discord
from simcord._clock import Clock
from simcord.backend import Backend
from simcord.backend.models import Message

from bot.sandbox import SIMCORD

World = Backend

PUBLIC_MESSAGES = 60
PRESSABLE_MESSAGES = 200
PRIVATE_MESSAGES = 10
AUDIT_ENTRIES = 200
UNSEEN_PICTURES = timedelta(seconds=30)

HEADER = {"kept": "simulated Discord", "simcord": SIMCORD, "discord.py": discord.__version__}


class UnusableError(Exception):
    """A kept simulated Discord cannot be used; the text says why."""


def prune(world: World) -> None:
    """Forget what nobody can see or press any more.

    A channel keeps its newest messages, more of those with something to press, what is pinned or replied to, and each
    person's newest private answers; pictures, interactions and ids go with what they belonged to.
    """
    for messages in world.messages.values():
        kept = _kept(list(messages.values()))
        for message_id in messages.keys() - kept:
            del messages[message_id]
    _prune_pictures(world)
    _prune_interactions(world)
    for guild in world.guilds.values():
        del guild.audit_log_entries[:-AUDIT_ENTRIES]
    now = _milliseconds(world)
    world._sequences = {moment: used for moment, used in world._sequences.items() if moment >= now}
    world._reserved_ids = {taken for taken in world._reserved_ids if taken >> 22 >= now}


def _kept(messages: list[Message]) -> set[int]:
    messages.sort(key=lambda message: message.id)
    public = [message for message in messages if not message.is_ephemeral]
    private: dict[str, list[Message]] = {}
    for message in messages:
        if message.is_ephemeral:
            private.setdefault(str((message.interaction_metadata or {}).get("user", {}).get("id")), []).append(message)
    pressable = [message for message in public if message.components]
    pinned = [message for message in public if message.pinned]
    newest = [own[-PRIVATE_MESSAGES:] for own in private.values()]
    kept = list(chain(public[-PUBLIC_MESSAGES:], pressable[-PRESSABLE_MESSAGES:], pinned, *newest))
    answered = (message.reference.get("message_id") for message in kept if message.reference is not None)
    return {message.id for message in kept} | {int(message_id) for message_id in answered if message_id is not None}


def _prune_pictures(world: World) -> None:
    everything = chain.from_iterable(messages.values() for messages in world.messages.values())
    seen = {url for message in everything for url in _addresses(message)}
    young = _milliseconds(world) - UNSEEN_PICTURES // timedelta(milliseconds=1)
    for url in [url for url in world.cdn._blobs if url not in seen and _uploaded(url) < young]:
        del world.cdn._blobs[url]


def _addresses(message: Message) -> Iterator[str]:
    """Every address a message names, in whatever part of it."""
    parts: list[Any] = [message.attachments, message.embeds, message.components, message.snapshots]
    parts += [sticker.url for sticker in message.stickers]
    while parts:
        part = parts.pop()
        if isinstance(part, str):
            yield part
        elif isinstance(part, dict):
            parts += part.values()
        elif isinstance(part, list):
            parts += part


def _uploaded(url: str) -> int:
    """When a picture was uploaded, in Discord's milliseconds: its id says so."""
    ids = [int(part) for part in url.split("/") if part.isdecimal()]
    return ids[-1] >> 22 if ids else 0


def _milliseconds(world: World) -> int:
    return discord.utils.time_snowflake(world.clock.now()) >> 22


def _prune_interactions(world: World) -> None:
    now = world.now_iso()
    over = [key for key, record in world.interactions.items() if (record.expires_at or now) < now]
    for key in over:
        world.interaction_tokens.pop(world.interactions.pop(key).token, None)


def freeze(world: World) -> bytes:
    """Write a simulated Discord down, with what is needed to see later whether it can be read."""
    still = copy(world)
    still.clock = Clock()
    still.subscribers, still.transcript, still.http_requests, still.faults = [], [], [], []
    return json.dumps(HEADER).encode() + b"\n" + pickle.dumps(still)


def thaw(written: bytes) -> World:
    """Read a simulated Discord again. Raises UnusableError."""
    head, _, body = written.partition(b"\n")
    try:
        header = json.loads(head)
    except ValueError:
        raise UnusableError("it is not a kept simulated Discord") from None
    if header != HEADER:
        raise UnusableError(f"it was kept with {_versions(header)}, and this is {_versions(HEADER)}")
    try:
        world = _Reader(io.BytesIO(body)).load()
    except Exception as error:
        raise UnusableError(f"it cannot be read ({error})") from error
    if not isinstance(world, World):
        raise UnusableError("it holds something else")
    return world


def _versions(header: Any) -> str:
    named: Iterable[tuple[str, Any]] = header.items() if isinstance(header, dict) else ()
    return " and ".join(f"{name} {value}" for name, value in named if name != "kept") or "something else"


class _Reader(pickle.Unpickler):
    """Reads what simcord is made of, and nothing that could do harm."""

    def find_class(self, module: str, name: str) -> Any:
        if module.startswith("simcord.") or (module, name) in {
            ("builtins", "set"),
            ("builtins", "frozenset"),
            ("datetime", "datetime"),
            ("datetime", "timezone"),
            ("datetime", "timedelta"),
            ("collections", "OrderedDict"),
        }:
            return super().find_class(module, name)
        raise UnusableError(f"it names {module}.{name}, which has no place in it")
