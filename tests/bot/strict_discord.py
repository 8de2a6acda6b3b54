"""Where the simulated Discord is kinder than the real one, and how tests make it as strict.

Everything a bot sends crosses one line, `router.dispatch`: there it is measured against Discord's documentation (API
v10: messages, components, application commands, interactions) before the simulated Discord looks at it.
"""

import re
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from typing import Any

import discord
from simcord.backend import Backend, errors, serializers
from simcord.backend.errors import BackendError
from simcord.components import walk_components
from simcord.http import client, router

import bot.sandbox.simulated  # noqa: F401 (refuses any other version of simcord)

NONCE_HOLDS = timedelta(minutes=5)  # "the past few minutes", says Discord
MOST_FILES = 10
LARGEST_FILE = 10 * 2**20
LONGEST_ALT_TEXT = 1024
LONGEST_NONCE = 25
LONGEST_COMMAND = 8000
BUTTON, GALLERY, PREMIUM = 2, 12, 6

_dispatch = router.dispatch
_raise_for = client._raise_for

MESSAGE = re.compile(r"/channels/(\d+)/messages")
ANSWER = re.compile(r"/interactions/\d+/[^/]+/callback")
COMMANDS = re.compile(r"/applications/\d+/(guilds/\d+/)?commands")


def install() -> None:
    """Make every simulated Discord of this process strict."""
    router.dispatch = _strictly
    client._raise_for = _raise_as_discord


def _strictly(
    backend: Backend, method: str, path: str, *, json: Any = None, files: list[Any] | None = None, **rest: Any
) -> Any:
    body = json if isinstance(json, dict) else {}
    content = body.get("data") if ANSWER.fullmatch(path) and isinstance(body.get("data"), dict) else body
    _check_files(files or [], content or {})
    _check_components(content or {})
    if ANSWER.fullmatch(path) and body.get("type") == 8:
        _check_choices((content or {}).get("choices", []))
    if method == "PUT" and COMMANDS.fullmatch(path):
        _check_commands(json)
    sent = MESSAGE.fullmatch(path)
    if method != "POST" or sent is None:
        return _dispatch(backend, method, path, json=json, files=files, **rest)
    return _send(backend, int(sent[1]), path, body, files or [], rest)


def _send(backend: Backend, channel_id: int, path: str, body: dict[str, Any], files: list[Any], rest: Any) -> Any:
    """Send a message as a plain bot: what it may not attach is refused, and embeds it may not show are dropped."""
    known = _known(backend, channel_id, body)
    if known is not None:
        return known
    guild_id = backend.get_channel(channel_id).guild_id
    if guild_id is not None:
        if files:
            backend.require_permissions(guild_id, backend.bot_user.id, channel_id, "attach_files")
        allowed = discord.Permissions(backend.compute_permissions(guild_id, backend.bot_user.id, channel_id))
        if not allowed.embed_links:
            body = {name: value for name, value in body.items() if name not in {"embed", "embeds"}}
    message = _dispatch(backend, "POST", path, json=body, files=files, **rest)
    if body.get("nonce") is not None:
        message["nonce"] = body["nonce"]
        _nonces(backend)[channel_id, str(body["nonce"])] = (int(message["id"]), backend.clock.now())
    return message


def _known(backend: Backend, channel_id: int, body: dict[str, Any]) -> dict[str, Any] | None:
    """The message sent under this nonce a moment ago, if the bot asks for there to be only one."""
    nonce = body.get("nonce")
    if nonce is None:
        return None
    if isinstance(nonce, str) and len(nonce) > LONGEST_NONCE:
        raise errors.invalid_form_body(f"nonce: Must be {LONGEST_NONCE} or fewer in length.")
    if not body.get("enforce_nonce"):
        return None
    message_id, sent_at = _nonces(backend).get((channel_id, str(nonce)), (0, backend.clock.now()))
    message = backend.messages[channel_id].get(message_id)
    if message is None or sent_at + NONCE_HOLDS < backend.clock.now():
        return None
    return {**serializers.message_payload(backend, message), "nonce": nonce}


def _nonces(backend: Backend) -> dict[tuple[int, str], tuple[int, datetime]]:
    nonces: dict[tuple[int, str], tuple[int, datetime]] = vars(backend).setdefault("nonces", {})
    return nonces


def _check_files(files: Sequence[Any], content: dict[str, Any]) -> None:
    named = content.get("attachments") or []
    if len(files) > MOST_FILES or len(named) > MOST_FILES:
        raise errors.invalid_form_body(f"attachments: Must be {MOST_FILES} or fewer in length.")
    for described in [*named, *({"description": file.description} for file in files)]:
        if len(described.get("description") or "") > LONGEST_ALT_TEXT:
            raise errors.invalid_form_body(f"description: Must be {LONGEST_ALT_TEXT} or fewer in length.")
    for file in files:
        here = file.fp.tell()
        size = file.fp.seek(0, 2) - here
        file.fp.seek(here)
        if size > LARGEST_FILE:
            raise BackendError(413, 40005, "Request entity too large")


def _check_components(content: dict[str, Any]) -> None:
    for component in walk_components(content.get("components") or []):
        bare = not component.get("label") and not component.get("emoji")
        if component.get("type") == BUTTON and component.get("style") != PREMIUM and bare:
            raise errors.invalid_form_body("components: A button needs a label or an emoji.")
        if component.get("type") == GALLERY:
            for item in component.get("items", []):
                if len(item.get("description") or "") > LONGEST_ALT_TEXT:
                    raise errors.invalid_form_body(f"description: Must be {LONGEST_ALT_TEXT} or fewer in length.")


def _check_choices(choices: Sequence[dict[str, Any]]) -> None:
    if len(choices) > 25:
        raise errors.invalid_form_body("choices: Must be 25 or fewer in length.")
    for choice in choices:
        value = choice["value"]
        if not 1 <= len(choice["name"]) <= 100 or (isinstance(value, str) and not 1 <= len(value) <= 100):
            raise errors.invalid_form_body("choices: Names and values must be between 1 and 100 in length.")


def _check_commands(commands: Sequence[dict[str, Any]]) -> None:
    if len([command for command in commands if command.get("type", 1) == 1]) > 100:
        raise errors.invalid_form_body("There are at most 100 slash commands.")
    for command in commands:
        if command.get("type", 1) != 1:
            continue
        nodes = list(_nodes(command))
        for node in nodes:
            if not re.fullmatch(r"[-_'\w]{1,32}", node["name"]) or node["name"] != node["name"].lower():
                raise errors.invalid_form_body(f"name: {node['name']} is no name for a command or option.")
            descriptions = [node["description"], *(node.get("description_localizations") or {}).values()]
            if not all(1 <= len(description) <= 100 for description in descriptions):
                raise errors.invalid_form_body(f"description: That of {node['name']} is not 1 to 100 in length.")
            if len(node.get("options") or []) > 25:
                raise errors.invalid_form_body(f"options: {node['name']} has more than 25.")
            _check_choices(node.get("choices") or [])
        if sum(_weight(node) for node in nodes) > LONGEST_COMMAND:
            raise errors.invalid_form_body(f"{command['name']} is longer than {LONGEST_COMMAND} in all.")


def _nodes(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield command
    for option in command.get("options") or []:
        yield from _nodes(option)


def _weight(node: dict[str, Any]) -> int:
    """How much a command, group or option adds to its command's length: of each text, the longest translation."""
    texts = [[node[field], *(node.get(f"{field}_localizations") or {}).values()] for field in ("name", "description")]
    for choice in node.get("choices") or []:
        texts += [[choice["name"], *(choice.get("name_localizations") or {}).values()], [str(choice["value"])]]
    return sum(max(len(text) for text in translations) for translations in texts)


def _raise_as_discord(error: BackendError) -> None:
    """Tell a fault of Discord's own from one of the bot's, as discord.py does."""
    if error.status >= 500:
        raise discord.DiscordServerError(client._FakeResponse(error.status), error.to_json())
    _raise_for(error)
