"""The sandbox's pages in a real browser, as small as a phone's and in two tabs at once."""

import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import BrowserContext, Page, Response, ViewportSize, async_playwright, expect

from tests.bot.test_sandbox import evening

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PHONE = ViewportSize(width=420, height=800)


def installed() -> str | None:
    """A browser on this machine."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture
async def phone() -> AsyncIterator[BrowserContext]:
    expect.set_options(timeout=20_000)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox", "--disable-gpu"])
        yield await browser.new_context(viewport=PHONE)
        await browser.close()


@pytest.mark.skipif(installed() is None, reason="no browser is installed")
async def test_two_people_play_in_two_tabs(tmp_path: Path, phone: BrowserContext) -> None:
    strangers: list[str] = []
    complaints: list[str] = []
    async with evening(tmp_path) as club:
        home = str(club.http._base_url)

        def watch(page: Page) -> None:
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("response", lambda response: complaints.append(response.url) if _refused(response) else None)
            page.on("request", lambda request: strangers.append(request.url) if _foreign(request.url, home) else None)

        phone.on("page", watch)
        first = await phone.new_page()
        await first.goto(home)
        await first.get_by_role("link", name="Play as Ann").click()
        ann, bob = first, await phone.new_page()
        await bob.goto(f"{home}bob/catan")

        await _command(ann, "/count panel")
        await expect(bob.locator("#channel-message-list")).to_contain_text("The count is 0")
        assert await ann.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        for page in (ann, bob):
            await page.get_by_role("button", name="Press").click()
        for page in (ann, bob):
            await expect(page.locator("#channel-message-list")).to_contain_text("The count is 2")
        await expect(ann.locator("#channel-message-list")).to_contain_text("Ann made it")
        await expect(ann.locator("#channel-message-list")).not_to_contain_text("Bob made it")
        assert await ann.evaluate(FAR_FROM_NEWEST) < 60

        await bob.get_by_role("button", name="Name").click()
        await bob.get_by_role("textbox", name="Its name").fill("Harold")
        await bob.get_by_role("button", name="Submit").click()
        await expect(ann.locator("#channel-message-list")).to_contain_text("The count is called Harold")

        await bob.get_by_text("Choose a good").click()
        await bob.get_by_role("option", name="ore").click()
        await expect(ann.locator("#channel-message-list")).to_contain_text("Bob chose ore")

        await _choose_command(ann, "/count find")
        await expect(ann.get_by_role("option", name="1 ore", exact=True)).to_be_visible()
        await ann.keyboard.type("54")
        await ann.get_by_role("option", name="54 ore").click()
        await expect(ann.locator("#send-message")).to_be_focused()
        await ann.keyboard.press("Enter")
        await expect(bob.locator("#channel-message-list")).to_contain_text("found 54 ore")

        await _command(ann, "/count whisper")
        await expect(ann.locator("#sandbox-doors .fresh")).to_have_text("Direct messages")
        await ann.locator("#sandbox-doors").get_by_text("Direct messages").click()
        await expect(ann.locator("#channel-message-list")).to_contain_text("A secret for Ann")
        assert (strangers, complaints) == ([], [])


FAR_FROM_NEWEST = """() => {
  const timeline = document.getElementById("channel-timeline");
  return timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight;
}"""


def _refused(response: Response) -> bool:
    """Tell whether an answer is a fault; a picture that was replaced while it was fetched is none."""
    return response.status >= 400 and "/api/assets/" not in response.url


def _foreign(url: str, home: str) -> bool:
    return not url.startswith((home, "blob:", "data:"))


async def _command(page: Page, command: str) -> None:
    await _choose_command(page, command)
    await page.keyboard.press("Enter")


async def _choose_command(page: Page, command: str) -> None:
    await page.locator("#channel-composer-input").press_sequentially(command)
    await page.get_by_role("option", name=command).click()
    await expect(page.locator(".command-context-name")).to_be_visible()
