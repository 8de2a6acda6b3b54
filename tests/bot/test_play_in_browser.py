"""A game in the sandbox as people play it: two tabs as small as phones, the founding and three turns by clicking."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from playwright.async_api import BrowserContext, Locator, Page, async_playwright, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout

from bot.words import words
from tests.bot.test_sandbox_browser import PHONE, installed

ROOT = Path(__file__).parents[2]
TIMELINE = "#channel-message-list"
SAY = words("en").say
MOST_LOSSES = 10
"""So many presses in a row may be lost to a page that is redrawn; more are no accident."""
NO_BROWSER = "no browser is installed: apt-get install chromium"


@asynccontextmanager
async def sandbox(directory: Path) -> AsyncIterator[str]:
    """The sandbox as `make play` starts it without a token; yields the address it prints."""
    settings = {"DATA_DIR": str(directory), "COMPUTER_DELAY": "0", "DISCORD_TOKEN": "", "PYTHONPATH": str(ROOT)}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot", "sandbox", "--port", "0", "--people", "Ann,Bob"),
        stdout=asyncio.subprocess.PIPE,
        cwd=directory,
        env={**os.environ, **settings},
    )
    assert process.stdout is not None
    try:
        said = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        address = re.search(r"http://127\.0\.0\.1:\d+/", said)
        assert address, said
        yield address[0]
    finally:
        process.terminate()
        await asyncio.wait_for(process.wait(), 20)
    assert process.returncode == 0


@pytest.fixture
async def phones() -> AsyncIterator[BrowserContext]:
    expect.set_options(timeout=30_000)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox", "--disable-gpu"])
        yield await browser.new_context(viewport=PHONE)
        await browser.close()


class Person:
    """Somebody with a page: presses what he sees, always the newest of it."""

    def __init__(self, name: str, page: Page) -> None:
        self.name = name
        self.page = page

    @property
    def timeline(self) -> Locator:
        return self.page.locator(TIMELINE)

    async def command(self, text: str) -> None:
        await self.page.locator("#channel-composer-input").press_sequentially(text)
        await self.page.get_by_role("option", name=text).first.click()
        chosen = self.page.locator(".command-context-name")
        await expect(chosen).to_be_visible()
        for _ in range(MOST_LOSSES):
            await self.page.keyboard.press("Enter")
            # A page that was redrawn under a finger has lost the key, and still shows the command.
            with suppress(AssertionError):
                await expect(chosen).to_be_hidden(timeout=3000)
                return
        raise AssertionError(f"{text} is not sent")

    async def press(self, label: str) -> None:
        await self.page.get_by_role("button", name=label, exact=True).last.click(timeout=10_000)

    async def choose_first(self, prompt: str) -> None:
        """Open the newest select with this prompt and take its first answer; news may redraw the page meanwhile."""
        select = self.page.get_by_role("combobox", name=re.compile(prompt)).last
        answer = self.page.get_by_role("option", name=re.compile("^A · ")).last
        for _ in range(5):
            with suppress(PlaywrightTimeout):
                if await select.get_attribute("aria-expanded", timeout=2000) != "true":
                    await select.click(timeout=2000)
                await answer.click(timeout=3000)
            if not await select.count() or (await select.inner_text()).startswith("A · "):
                return
        raise AssertionError(f"no answer to {prompt}")

    async def waits(self) -> tuple[str, str]:
        """Whom the newest panel calls, and for what."""
        said = re.findall(r"Waiting for @?(\w+(?: \w+)?) to ([^.]+)\.", await self.timeline.inner_text())
        assert said
        return said[-1][0], said[-1][1]


async def place(person: Person, label: str, prompt: str) -> None:
    """Open a question of the founding and take its first answer; the page may lose it, then it is asked again."""
    await person.press(label)
    await expect(person.page.get_by_role("combobox", name=re.compile(prompt)).last).to_be_visible()
    await person.choose_first(prompt)


async def rob(person: Person) -> None:
    """Move the robber to the first hex that is offered, from the first victim there if there are several."""
    await place(person, SAY("button-move-moving-robber"), SAY("ask-move-robber-place"))
    victims = person.timeline.get_by_role("button", name=re.compile(r"^(Blue|Red|Yellow) \("))
    with suppress(PlaywrightTimeout):
        await victims.last.click(timeout=3000)


async def move(person: Person, what: str) -> int:
    """Do what the game waits for; how many turns are over by it."""
    if what.startswith("found a settlement"):
        await place(person, "Place settlement", "Where does your settlement")
    elif what.startswith("build a first road"):
        await place(person, "Place road", "Which way does your first road")
    elif what.startswith("roll"):
        await person.press("Roll")
    elif what.startswith("move the robber"):
        await rob(person)
    elif what.startswith("trade"):
        await person.press("End turn")
        return 1
    else:
        pytest.fail(f"nobody expected {what} so early")
    return 0


@pytest.mark.skipif(installed() is None, reason=NO_BROWSER)
async def test_two_people_and_a_computer_play_by_clicking(tmp_path: Path, phones: BrowserContext) -> None:
    async with sandbox(tmp_path) as address:
        people = {}
        for name in ("Ann", "Bob"):
            page = await phones.new_page()
            await page.goto(f"{address}{name.lower()}/catan")
            people[name] = Person(name, page)
        ann, bob = people["Ann"], people["Bob"]

        await ann.command("/game new")
        await expect(bob.timeline).to_contain_text("opens a table")
        await bob.press("Join")
        await expect(ann.timeline).to_contain_text("Red: @Bob")
        await ann.press("Start with computers")
        await expect(ann.timeline).to_contain_text("Waiting for")

        turns, losses = 0, 0
        while turns < 3:
            name, what = await ann.waits()
            if name not in people:
                await asyncio.sleep(0.2)
                continue
            # A page that was redrawn under a finger loses the press; then the panel still waits for the same.
            try:
                turns += await move(people[name], what)
                losses = 0
            except (PlaywrightTimeout, AssertionError):
                losses += 1
                if losses == MOST_LOSSES:
                    raise
            await changed(ann, (name, what))

        await ann.press("My hand")
        await expect(ann.timeline).to_contain_text("Your hand in game")
        assert await ann.timeline.get_by_role("img", name=re.compile("You hold")).count() == 1
        await bob.page.reload()
        await expect(bob.timeline).to_contain_text("Waiting for")
        assert "Your hand in game" not in await bob.page.content()


async def changed(person: Person, before: tuple[str, str]) -> None:
    """Wait until the panel waits for something else, or for a moment when the same comes again."""
    for _ in range(100):
        if await person.waits() != before:
            return
        await asyncio.sleep(0.1)
