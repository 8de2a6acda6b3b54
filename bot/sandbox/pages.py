"""The browser's side: one address with a door for each seat, and behind each door simcord's page."""

import html
from collections.abc import Awaitable, Callable
from pathlib import Path
from string import Template
from typing import Any

from aiohttp import web

from bot.sandbox import SandboxError
from bot.sandbox.simulated.club import Club, Person, Place
from bot.sandbox.simulated.live import LiveDiscord
from bot.sandbox.simulated.locales import speak, spoken
from bot.sandbox.simulated.window import KEY_HEADER, ROUTES, SECURITY_HEADERS, Window, page_files, page_source

STATIC = Path(__file__).parent / "static"
EVERYONE = "everyone"
LANGUAGES = {"en-US": "English", "de": "Deutsch"}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Pages:
    """The sandbox's server: on this machine only, and for pages of its own only."""

    def __init__(self, live: LiveDiscord, club: Club, timezone: str) -> None:
        self.live = live
        self.club = club
        self.timezone = timezone
        self.port = 0
        self._windows: dict[tuple[str, str], Window] = {}
        self._by_key: dict[str, Window] = {}
        self._runner: web.AppRunner | None = None

    @property
    def address(self) -> str:
        """Where to begin."""
        return f"http://127.0.0.1:{self.port}/"

    async def open(self, port: int) -> None:
        """Listen on `port`, or on any free one for 0. Raises SandboxError if it is taken."""
        app = web.Application(middlewares=[self._at_home], handler_args={"handler_cancellation": False})
        app.router.add_get("/", self._index)
        app.router.add_get("/favicon.ico", _no_icon)
        app.router.add_post("/language", self._set_language)
        app.router.add_get("/places/{who}", self._places)
        for method, path, name in ROUTES:
            app.router.add_route(method, path, self._by_window(name))
        for path, file in page_files().items() | {f"/{file.name}": file for file in STATIC.glob("sandbox.*")}.items():
            app.router.add_get(path, _file(file))
        app.router.add_get("/{who}/{place}", self._page)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        try:
            await site.start()
        except OSError as error:
            raise SandboxError(
                f"Port {port} on this machine cannot be used ({error.strerror}); choose another one."
            ) from error
        self.port = self._runner.addresses[0][1]

    async def close(self) -> None:
        """Listen no more."""
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _at_home(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Turn away what another site's page sends here, whatever name it has found for this machine."""
        homes = {f"127.0.0.1:{self.port}", f"localhost:{self.port}"}
        origin = request.headers.get("Origin")
        if request.host not in homes or origin not in {None, "null", *(f"http://{home}" for home in homes)}:
            raise web.HTTPForbidden
        return await handler(request)

    async def _index(self, request: web.Request) -> web.Response:
        cards = "".join(
            _template("person.html").substitute(
                name=html.escape(person.name),
                slug=who,
                first=self.club.places(person)[0].key,
                languages=self._languages(person),
            )
            for who, person in self.club.people.items()
        )
        first = self.club.places(None)[0].key
        body = _template("index.html").substitute(club=html.escape(self.club.guild.name), cards=cards, first=first)
        return _page(body)

    def _languages(self, person: Person) -> str:
        now = spoken(self.live.backend, person.id)
        return "".join(
            f'<option value="{locale}"{" selected" if locale == now else ""}>{name}</option>'
            for locale, name in LANGUAGES.items()
        )

    async def _set_language(self, request: web.Request) -> web.Response:
        form = await request.post()
        person = self.club.people.get(str(form.get("who")))
        if person is None or form.get("language") not in LANGUAGES:
            raise web.HTTPBadRequest
        speak(self.live.backend, person.id, str(form["language"]))
        raise web.HTTPSeeOther("/")

    async def _places(self, request: web.Request) -> web.Response:
        """What a page needs to draw its doors, and to see that something is new behind one of them."""
        who = request.match_info["who"]
        seats = [{"slug": slug, "name": person.name, "shared": False} for slug, person in self.club.people.items()]
        seats.append({"slug": EVERYONE, "name": "All", "shared": True})
        places = [
            {"key": place.key, "title": place.title, "newest": self._newest(place, who)} for place in self._reach(who)
        ]
        return web.json_response({"run": id(self), "seats": seats, "places": places}, headers=SECURITY_HEADERS)

    def _reach(self, who: str) -> list[Place]:
        if who == EVERYONE:
            return self.club.places(None)
        if who not in self.club.people:
            raise web.HTTPNotFound
        return self.club.places(self.club.people[who])

    def _newest(self, place: Place, who: str) -> str:
        """The newest message a seat can see in a place."""
        viewer = self.club.people.get(who)
        messages = self.live.backend.messages.get(place.channel.id, {})
        seen = (key for key, message in messages.items() if message.visible_to(viewer.id if viewer else None))
        return str(max(seen, default=0))

    async def _page(self, request: web.Request) -> web.Response:
        who, key = request.match_info["who"], request.match_info["place"]
        places = {place.key: place for place in self._reach(who)}
        if key not in places:
            raise web.HTTPSeeOther(f"/{who}/{next(iter(places))}")
        window = self._window(who, places[key])
        seat = "All" if who == EVERYONE else self.club.people[who].name
        shared = "yes" if who == EVERYONE else "no"
        title = f"{seat} · {places[key].title}"
        return _page(_dressed(title, who=who, place=key, key=window.capability, shared=shared))

    def _window(self, who: str, place: Place) -> Window:
        """Cut a window the first time somebody wants to look through it."""
        window = self._windows.get((who, place.key))
        locale = "en-US" if who == EVERYONE else spoken(self.live.backend, self.club.people[who].id)
        if window is None or window.locale != locale or window.channel.id != place.channel.id:
            viewers: list[Any] = list(self.club.people.values()) if who == EVERYONE else [self.club.people[who]]
            if place.key == "dm":
                viewers = [viewer.user for viewer in viewers]
            window = Window(self.live, place.channel, viewers, port=self.port, locale=locale, timezone=self.timezone)
            self._windows[who, place.key] = self._by_key[window.capability] = window
        return window

    def _by_window(self, name: str) -> Handler:
        async def handler(request: web.Request) -> web.StreamResponse:
            window = self._by_key.get(request.headers.get(KEY_HEADER, ""))
            if window is None:
                raise web.HTTPUnauthorized
            return await window.answer(name, request)

        return handler


def _dressed(title: str, **marks: str) -> str:
    """Dress simcord's page for the sandbox: its title, its doors, and the key to its window."""
    meta = "".join(f'<meta name="sandbox-{name}" content="{html.escape(value)}">' for name, value in marks.items())
    head = f'<title>{html.escape(title)}</title>{meta}<script src="/sandbox.js"></script>'
    return (
        page_source()
        .replace("<title>SimCord Preview</title>", head)
        .replace("</head>", '<link rel="stylesheet" href="/sandbox.css"></head>')
        .replace("<body>", '<body class="sandbox"><nav id="sandbox-doors" aria-label="Seats and rooms"></nav>')
    )


def _template(name: str) -> Template:
    return Template((STATIC / name).read_text(encoding="utf-8"))


def _page(body: str) -> web.Response:
    return web.Response(text=body, content_type="text/html", headers=SECURITY_HEADERS)


def _file(file: Path) -> Handler:
    async def handler(request: web.Request) -> web.StreamResponse:
        return web.FileResponse(file, headers=SECURITY_HEADERS)

    return handler


async def _no_icon(request: web.Request) -> web.StreamResponse:
    return web.Response(status=204)
