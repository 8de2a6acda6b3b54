"""A page of the sandbox as its own script uses it, for tests without a browser."""

import re
import uuid
from collections.abc import Iterator
from typing import Any, Self

import aiohttp


class Page:
    """A page open in somebody's browser: it looks, and it acts."""

    def __init__(self, http: aiohttp.ClientSession, key: str) -> None:
        self.http = http
        self.key = key
        self.sequence = 0
        self.shown: dict[str, Any] = {}

    @classmethod
    async def open(cls, http: aiohttp.ClientSession, path: str) -> Self:
        """Follow a door."""
        async with http.get(path) as answer:
            found = re.search(r'name="sandbox-key" content="([^"]+)"', await answer.text())
        assert found, path
        page = cls(http, found[1])
        async with http.post("/api/pages", json={}, headers=page.headers) as answer:
            page.shown = await answer.json()
        return page

    @property
    def headers(self) -> dict[str, str]:
        """What says through which window this page looks."""
        context = {"X-Simcord-Context": self.shown["context"]["id"]} if self.shown else {}
        return {"X-Simcord-Capability": self.key, **context}

    async def look(self) -> list[dict[str, Any]]:
        """Read the messages anew."""
        async with self.http.get("/api/state", headers=self.headers) as answer:
            self.shown = await answer.json()
        return [self.shown["messages"][key] for key in self.shown["timeline"]]

    async def texts(self) -> str:
        """Read all that is written in the messages."""
        return "\n".join(text for message in await self.look() for text in _texts(message))

    async def act(self, kind: str, **action: Any) -> dict[str, Any]:
        """Do what a person does, and return the receipt."""
        self.sequence += 1
        body = {
            "protocol_version": 3,
            "sequence": self.sequence,
            "request_id": str(uuid.uuid4()),
            "generation": self.shown["context"]["generation"],
            "bot_generation": self.shown["botGeneration"],
            "published_revision": self.shown["publishedRevision"],
            "kind": kind,
            **action,
        }
        async with self.http.post("/api/action", json=body, headers=self.headers) as answer:
            receipt: dict[str, Any] = await answer.json()
        self.sequence = receipt["expectedSequence"]
        return receipt

    async def run(self, invocation: str, **options: Any) -> dict[str, Any]:
        """Send a slash command."""
        return await self.act("run_command", options=options, **await self._command(invocation))

    async def suggestions(self, invocation: str, option: str, value: str) -> list[str]:
        """Type into an option."""
        command = await self._command(invocation)
        receipt = await self.act("autocomplete_command", focused=option, value=value, options={}, **command)
        return [choice["name"] for choice in receipt["result"]["choices"]]

    async def _command(self, invocation: str) -> dict[str, Any]:
        async with self.http.get("/api/commands", headers=self.headers) as answer:
            entries = (await answer.json())["entries"]
        entry = next(entry for entry in entries if entry["invocation"] == invocation)
        return {
            "command_id": entry["commandId"],
            "path": entry["path"],
            "schema_fingerprint": entry["schemaFingerprint"],
        }

    async def press(self, label: str) -> dict[str, Any]:
        """Press the newest button of this name, as this page shows it."""
        return await self.act("click", **self._control(lambda part: part.get("label") == label))

    async def choose(self, value: str) -> dict[str, Any]:
        """Choose from the newest select."""
        return await self.act("select", values=[value], **self._control(lambda part: part.get("type") == 3))

    def _control(self, wanted: Any) -> dict[str, Any]:
        found = [
            {"target_id": key, "control_key": part["control_key"]}
            for key in self.shown["timeline"]
            for part in _parts(self.shown["messages"][key]["components"])
            if wanted(part)
        ]
        return found[-1]


def _parts(tree: Any) -> Iterator[dict[str, Any]]:
    if isinstance(tree, dict):
        yield tree
    for branch in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
        yield from _parts(branch)


def _texts(tree: Any) -> Iterator[str]:
    yield from (str(part["content"]) for part in _parts(tree) if "content" in part)
