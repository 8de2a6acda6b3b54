"""What the browser shows: simcord's own page, one window for each channel and those who look through it."""

import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from aiohttp import web
from PIL import Image
from simcord.actors import MemberActor
from simcord.backend.access import can_access_message
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle, UserHandle
from simcord.preview import Preview, _require_preview_runtime, _server
from simcord.preview._media import MediaError, MediaInfo
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.sandbox.simulated.haste import hasten
from bot.sandbox.simulated.live import LiveDiscord, real_seconds

FRESH_FOR = 30.0  # seconds after which a page is drawn anew, for what it calls "in five minutes"

Viewer = MemberActor | UserHandle

vars(_server)["web"] = web  # simcord loads it when a server of its own starts, and here none does
hasten()


class StillPictures:
    """What looks at pictures before a page shows them: simcord starts a process for each, the bot's own need none."""

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """Read a picture's measures. Raises MediaError if it is none."""
        try:
            with Image.open(io.BytesIO(blob), formats=["PNG", "WEBP", "JPEG", "GIF"]) as picture:
                width, height = picture.size
                kind, mime = str(picture.format), Image.MIME[str(picture.format)]
        except OSError as error:
            raise MediaError("This is no picture the page can show.") from error
        return MediaInfo(kind, width, height, 1, width * height * 4, blob, mime, transformation="none")

    def release(self, key: str) -> None:
        """Keep nothing, so let go of nothing."""

    async def close(self) -> None:
        """Run no process, so end none."""


class Counter(PreviewServer):
    """The part of a window's server that answers requests; the sandbox's one server asks it."""

    def __init__(self, window: "Window", port: int) -> None:
        super().__init__(window, port)
        self.port = port

    async def close(self) -> None:
        """Listen nowhere, so close nothing."""


class Window(Preview):
    """One channel in the browser, for the people who may look through it; drawn anew when somebody looks."""

    _MAX_PAGES = 200

    def __init__(
        self,
        live: LiveDiscord,
        channel: ChannelHandle,
        viewers: Sequence[Viewer],
        *,
        port: int,
        locale: str,
        timezone: str,
    ) -> None:
        super().__init__(
            live,
            channel,
            tuple(viewers),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=locale,
            timezone=timezone,
            presentation_time=None,
            assets=None,
            port=port,
        )
        _require_preview_runtime()
        self.live = live
        self.counter = Counter(self, port)
        self._server = self.counter
        self._media_worker = cast("Any", StillPictures())
        self._drawn: dict[str, tuple[int, float]] = {}
        self._python = _Page(self, "python", self.viewers[0], channel.id, layout="channel")
        self._unregister_shutdown = live._register_pre_shutdown(self.close)
        self._unregister_dispatch = live._register_dispatch_observer(self._on_dispatch)
        self._active = True

    async def answer(self, handler: str, request: web.Request) -> web.StreamResponse:
        """Answer a request of one of this window's pages; `handler` as in ROUTES."""
        if handler == "_state":
            self.freshen(request.headers.get("X-Simcord-Context"))
        response: web.StreamResponse = await getattr(self.counter, handler)(request)
        return response

    def freshen(self, context: str | None) -> None:
        """Draw a page anew if anything happened on Discord since, or if its relative times have grown old."""
        page = self._pages.get(context or "")
        if page is None or page is self._action_page:
            return
        happenings, drawn_at = self._drawn.get(page.id, (-1, 0.0))
        if happenings != self.live.happenings.total or drawn_at + FRESH_FOR < real_seconds():
            self._publish(page, reason="refresh")

    def _initial_target(self, viewer: Any, channel_id: int) -> int | None:
        """Begin at the newest message, whoever wrote it."""
        messages = self.env.backend.messages.get(channel_id, {}).values()
        seen = (message.id for message in messages if can_access_message(self.env, channel_id, message, viewer))
        return max(seen, default=None)

    def _publish(self, page: _Page, *, reason: Any = "action") -> None:
        self._advance_presentation_time()
        super()._publish(page, reason=reason)
        self._drawn = {key: drawn for key, drawn in self._drawn.items() if key in self._pages}
        self._drawn[page.id] = (self.live.happenings.total, real_seconds())

    def _publish_message_pages(self, *, reason: str = "action") -> None:
        """Draw only the page that acted: the others see to it when they next look."""
        if self._action_page is not None:
            self._publish(self._action_page, reason=reason)

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Let people's actions take turns, and let each meet its page as it is by then."""
        async with self.live.gate:
            page = self._pages.get(context_id or "")
            if page is not None and isinstance(body, dict) and "published_revision" in body:
                body["published_revision"] = page.revision
            return await super()._action(context_id, body)

    def _prepare_action(self, page: _Page, kind: str, body: Mapping[str, Any]) -> Any:
        if kind == "close":
            raise SetupError("The sandbox ends at the terminal.")
        return super()._prepare_action(page, kind, body)


ROUTES = (
    ("POST", "/api/pages", "_pages"),
    ("DELETE", "/api/pages/{context_id}", "_delete_page"),
    ("GET", "/api/state", "_state"),
    ("GET", "/api/commands", "_commands"),
    ("GET", "/api/action-result", "_action_result"),
    ("POST", "/api/action", "_action"),
    ("GET", "/api/assets/{asset_id}", "_asset"),
)
SECURITY_HEADERS = dict(PreviewServer._SECURITY_HEADERS)
KEY_HEADER = "X-Simcord-Capability"

_FILES = Path(str(_server.__file__)).parent


def page_files() -> dict[str, Path]:
    """Every file of simcord's page by its address, but for the page itself."""
    return {
        address: _FILES / name if name == "protocol.schema.json" else _FILES / "static" / name
        for address, name in PreviewServer._STATIC_FILES.items()
        if address != "/"
    }


def page_source() -> str:
    """The page itself, as simcord has it."""
    return (_FILES / "static" / "index.html").read_text(encoding="utf-8")
