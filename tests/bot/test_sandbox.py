"""The sandbox: people play through their pages, each sees what is theirs, and it can be left and taken up again."""

import asyncio
import logging
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from simcord.backend import Backend
from simcord.backend.models import EPHEMERAL_FLAG

from bot import sandbox
from bot.sandbox import SandboxError, run_sandbox
from bot.sandbox.simulated import keeping
from tests.bot.browsing import Page
from tests.bot.small_bot import SmallBot

PEOPLE = ("Ann", "Bob", "Cleo", "Dan")


@dataclass
class Evening:
    """A sandbox that runs: what it said at the terminal, and the way to its pages."""

    http: aiohttp.ClientSession
    said: list[str]
    bot: SmallBot
    task: asyncio.Task[None]

    async def page(self, path: str) -> Page:
        return await Page.open(self.http, path)


@asynccontextmanager
async def evening(directory: Path, *, keep: bool = False) -> AsyncIterator[Evening]:
    said: list[str] = []
    told = asyncio.Event()

    def announce(sentence: str) -> None:
        said.append(sentence)
        if "http://" in sentence:
            told.set()

    bot = SmallBot(directory / "count.db")
    keep_in = directory if keep else None
    task = asyncio.create_task(run_sandbox(bot, port=0, people=PEOPLE, announce=announce, keep_in=keep_in))
    waiting = asyncio.create_task(told.wait())
    await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if task.done():
        task.result()
    address = re.search(r"http://127\.0\.0\.1:\d+/", said[-1])
    assert address
    async with aiohttp.ClientSession(address[0]) as http:
        yield Evening(http, said, bot, task)
    if not task.done():
        signal.raise_signal(signal.SIGTERM)
    with suppress(asyncio.CancelledError):
        await task
    assert bot.is_closed()


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Evening]:
    async with evening(tmp_path) as running:
        yield running


async def until(page: Page, wanted: str) -> str:
    """Look at a page until something stands there."""
    async with asyncio.timeout(10):
        while wanted not in (text := await page.texts()):  # noqa: ASYNC110 - a page looks again, as in a browser
            await asyncio.sleep(0.05)
    return text


async def test_the_first_page_has_a_door_for_everybody(club: Evening) -> None:
    async with club.http.get("/") as answer:
        body = await answer.text()
    for name in PEOPLE:
        assert f'href="/{name.lower()}/catan">Play as {name}<' in body
        assert f'href="/{name.lower()}/dm">{name}’s direct messages<' in body
    assert 'href="/everyone/catan"' in body
    assert "//" not in re.sub(r"<!--.*?-->|<!doctype html>", "", body), "it fetches from elsewhere"


async def test_all_see_what_one_does(club: Evening) -> None:
    ann, bob = await club.page("/ann/catan"), await club.page("/bob/catan")
    assert (await ann.run("count panel"))["acknowledgement"] == "acknowledged"
    await until(bob, "The count is 0")
    receipt = await bob.press("Press")
    assert (receipt["rejected"], receipt["acknowledgement"]) == (False, "deferred")
    assert "made it" not in await until(ann, "The count is 1")
    await until(bob, "Bob made it 1")


async def test_the_picture_is_shown(club: Evening) -> None:
    ann = await club.page("/ann/catan")
    await ann.run("count panel")
    await until(ann, "The count is 0")
    assets = [key for key, asset in ann.shown["assets"].items() if asset["filename"] == "count.png"]
    async with ann.http.get(f"/api/assets/{assets[0]}", headers=ann.headers) as answer:
        assert (await answer.read()).startswith(b"\x89PNG")
        assert (answer.headers["X-Display-Width"], answer.headers["X-Display-Height"]) == ("160", "140")


async def test_forms_selects_and_suggestions(club: Evening) -> None:
    ann = await club.page("/ann/catan")
    await ann.run("count panel")
    await until(ann, "The count is 0")
    await ann.press("Name")
    await ann.look()
    field = ann.shown["modal"]["payload"]["components"][0]["component"]
    await ann.act("modal_submit", modal_handle=ann.shown["modal"]["handle"], values={field["custom_id"]: "Harold"})
    await until(ann, "The count is called Harold")
    await ann.choose("ore")
    await until(ann, "Ann chose ore")
    assert await ann.suggestions("count find", "word", "54") == ["54 ore"]
    assert len(await ann.suggestions("count find", "word", "")) == 25


async def test_simultaneous_presses_queue(club: Evening) -> None:
    pages = [await club.page(f"/{who}/catan") for who in ("ann", "bob", "cleo", "dan", "everyone")]
    await pages[0].run("count panel")
    for page in pages:
        await until(page, "The count is 0")
    for _ in range(3):
        receipts = await asyncio.gather(*(page.press("Press") for page in pages))
        assert [receipt["rejected"] for receipt in receipts] == [False] * 5
    await asyncio.gather(*(until(page, "The count is 15") for page in pages))


async def test_what_the_bot_does_by_itself_is_seen(club: Evening) -> None:
    bob = await club.page("/bob/catan")
    await (await club.page("/ann/catan")).run("count later", seconds="0.2")
    await until(bob, "It is time")


async def test_nobody_sees_what_is_for_another(club: Evening) -> None:
    ann, bob, everyone = [await club.page(f"/{who}/catan") for who in ("ann", "bob", "everyone")]
    await ann.run("count whisper")
    await until(ann, "told")
    assert "told" not in await bob.texts() + await (await club.page("/bob/dm")).texts()
    await until(await club.page("/ann/dm"), "A secret for Ann")
    viewers = {viewer["name"]: viewer["id"] for viewer in everyone.shown["viewers"]}
    assert list(viewers) == list(PEOPLE)
    assert (await bob.act("viewer", viewer_id=viewers["Ann"]))["rejected"]
    async with bob.http.get(
        "/api/state", headers=bob.headers | {"X-Simcord-Context": ann.shown["context"]["id"]}
    ) as no:
        assert no.status == 410
    await everyone.act("viewer", viewer_id=viewers["Bob"])
    assert "told" not in await everyone.texts()
    await everyone.act("viewer", viewer_id=viewers["Ann"])
    assert "told" in await everyone.texts()


async def test_what_the_doors_show(club: Evening) -> None:
    await (await club.page("/ann/catan")).run("count whisper")
    await until(await club.page("/ann/dm"), "A secret for Ann")
    newest = {}
    for who in ("ann", "bob"):
        async with club.http.get(f"/places/{who}") as answer:
            places = (await answer.json())["places"]
        assert [place["title"] for place in places] == ["#catan", "↳ corner table", "#table-talk", "Direct messages"]
        newest[who] = {place["title"]: int(place["newest"]) for place in places}
    assert newest["ann"]["Direct messages"] > newest["bob"]["Direct messages"] == 0
    assert newest["ann"]["#catan"] > newest["bob"]["#catan"], "Bob is told of what only Ann can see"


async def test_people_set_their_language(club: Evening) -> None:
    async with club.http.post("/language", data={"who": "bob", "language": "de"}) as answer:
        assert answer.status == 200
    bob = await club.page("/bob/catan")
    await bob.run("count panel")
    await until(bob, "The count is 0")
    await bob.press("Press")
    await until(bob, "Bob made it 1 (de)")


@pytest.mark.parametrize("headers", [{"Host": "elsewhere.example"}, {"Origin": "http://elsewhere.example"}])
async def test_other_sites_are_turned_away(club: Evening, headers: dict[str, str]) -> None:
    async with club.http.get("/", headers=headers) as answer:
        assert answer.status == 403


async def test_nobody_ends_it_from_a_page(club: Evening) -> None:
    page = await club.page("/everyone/catan")
    assert (await page.act("close"))["rejected"]
    assert await page.look() is not None


async def test_it_can_be_cancelled(tmp_path: Path) -> None:
    async with evening(tmp_path) as club:
        club.task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await club.task


async def test_a_taken_port_is_named(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    server = await asyncio.start_server(lambda reader, writer: writer.close(), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    bot = SmallBot(tmp_path / "count.db")
    with pytest.raises(SandboxError, match=f"Port {port} .* choose another one"):
        await run_sandbox(bot, port=port, people=PEOPLE, announce=print)
    server.close()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("people", [(), ("Ann", "ann"), ("Ann", "Everyone")])
async def test_people_need_addresses_of_their_own(tmp_path: Path, people: tuple[str, ...]) -> None:
    with pytest.raises(SandboxError, match="names"):
        await run_sandbox(SmallBot(tmp_path / "count.db"), port=0, people=people, announce=print)


async def test_another_simcord_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sandbox, "version", lambda name: "9.9.9")
    with pytest.raises(SandboxError, match=r"9\.9\.9 is installed; `make setup`"):
        await run_sandbox(SmallBot(tmp_path / "count.db"), port=0, people=PEOPLE, announce=print)


async def test_a_kept_discord_goes_on(tmp_path: Path) -> None:
    async with evening(tmp_path, keep=True) as club:
        ann = await club.page("/ann/catan")
        await ann.run("count panel")
        await until(ann, "The count is 0")
        await club.http.post("/language", data={"who": "bob", "language": "de"})
    async with evening(tmp_path, keep=True) as club:
        bob = await club.page("/bob/catan")
        await until(bob, "The count is 0")
        await bob.press("Press")
        await until(bob, "Bob made it 1 (de)")


async def test_a_kept_discord_of_another_version_is_set_aside(tmp_path: Path) -> None:
    async with evening(tmp_path, keep=True):
        pass
    kept = tmp_path / "simulated-discord"
    kept.write_bytes(kept.read_bytes().replace(b'"3.2.1"', b'"3.2.0"', 1))
    async with evening(tmp_path, keep=True) as club:
        assert "kept with simcord 3.2.0" in club.said[0]
        await (await club.page("/ann/catan")).run("count panel")
    assert (tmp_path / "simulated-discord.unusable").exists()


@pytest.mark.parametrize("written", [b"", b"nonsense", keeping.freeze(Backend())[:-20]])
async def test_a_broken_file_is_set_aside(tmp_path: Path, written: bytes) -> None:
    (tmp_path / "simulated-discord").write_bytes(written)
    async with evening(tmp_path, keep=True) as club:
        assert "cannot be used" in club.said[0]


def test_a_kept_file_cannot_call_anything() -> None:
    head = keeping.freeze(Backend()).partition(b"\n")[0]
    with pytest.raises(keeping.UnusableError, match="no place in it"):
        keeping.thaw(head + b"\ncos\nsystem\n(S'true'\ntR.")


def test_the_newest_messages_are_kept_and_what_they_need() -> None:
    world = Backend()
    ann = world.make_user("Ann")
    guild = world.create_guild("club")
    channel = world.create_channel(guild.id, "catan")

    def post(content: str, **fields: Any) -> int:
        world.advance_clock(1)
        message = world.create_message(channel.id, ann.id, content, **fields)
        return message.id

    replied, pinned = post("replied to"), post("pinned")
    world.get_message(channel.id, pinned).pinned = True
    pressable = post(
        "pressable", components=[{"type": 1, "components": [{"type": 2, "style": 2, "label": "x", "custom_id": "x"}]}]
    )
    forgotten = [post(f"old {n}") for n in range(40)]
    reference = {"channel_id": str(channel.id), "message_id": str(replied)}
    newest = [post("reply", reference=reference), *(post(f"new {n}") for n in range(59))]
    hers = {"flags": EPHEMERAL_FLAG, "interaction_metadata": {"user": {"id": str(ann.id)}}}
    private = [post(f"private {n}", **hers) for n in range(20)]
    keeping.prune(world)
    left = set(world.messages[channel.id])
    assert left >= {replied, pinned, pressable, *newest, *private[-10:]}
    assert not left & {*forgotten, *private[:-10]}


def test_pictures_go_with_their_messages() -> None:
    world = Backend()
    channel = world.create_channel(world.create_guild("club").id, "catan")
    for n in range(3):
        attachments = world.store_attachments(channel.id, [(f"{n}.png", b"x")])
        message = world.create_message(channel.id, world.bot_user.id, "", attachments=attachments)
        if n == 0:
            del world.messages[channel.id][message.id]
        world.advance_clock(60)
    world.store_attachments(channel.id, [("uploading.png", b"x")])
    keeping.prune(world)
    assert [url.rpartition("/")[2] for url in world.cdn._blobs] == ["1.png", "2.png", "uploading.png"]
