"""Nobody learns what is hidden: neither from the channel, nor from the log, nor from what others are shown."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from simcord.http import router
from simcord.results import ResponseMessage

from bot import pictures
from bot.client import CatanBot
from bot.config import Config
from bot.dialogue import Ready, ask
from bot.dispatch import panel_draft
from bot.now import now
from bot.private import PICK_VERBS
from bot.store import opening
from bot.store import store as stores
from engine import goods
from engine.action import options
from engine.base.robber import Discarding
from engine.base.turn import Main
from engine.record import Seat
from engine.sight import View
from tests.bot.clicking import Clicker, Club, custom_ids, open_game, parts, press_of, shown
from tests.bot.twins import Luck, Twins, twins
from tests.bot.typists import ANN, BOB, BRICK, CLEO, GRAIN, LUMBER, ORE, WOOL, Typist, hold_card, settle
from tests.bot.worlds import World

COMPONENTS_V2 = 1 << 15
ID = re.compile(r"\d{17,20}")
BANK = re.compile(r"Bank(\*\*)?: [^·;]*[·;]")
BAG = re.compile(r"[(\[]\d+(, ?\d+){4}[)\]]")
NAMES = re.compile(r"\b(lumber|brick|wool|grain|ore|knight|victory|monopoly|plenty|road.building)\b", re.IGNORECASE)

pytestmark = pytest.mark.usefixtures("blank_pictures")


@pytest.fixture(autouse=True)
def one_game(monkeypatch: pytest.MonkeyPatch, dealt_from: Callable[[str], None]) -> None:
    """Every game has the same code and the same seed."""
    dealt_from("secrets")
    monkeypatch.setattr(stores, "new_game_code", lambda length: "TW1N")


@pytest.fixture(autouse=True)
def telling_pictures(monkeypatch: pytest.MonkeyPatch, blank_pictures: None) -> None:
    """A picture tells all that its painter is handed."""

    def paint(view: View, *rest: object) -> bytes:
        shown_of = {name: getattr(view, name) for name in view.__struct_fields__ if name not in ("rules", "supply")}
        return repr((shown_of, rest)).encode()

    for name in ("board_picture", "hand_picture"):
        monkeypatch.setattr(pictures, name, paint)


@pytest.fixture
def folders(tmp_path: Path) -> list[Path]:
    """A folder for each of two bots."""
    found = [tmp_path / "one", tmp_path / "other"]
    for folder in found:
        folder.mkdir()
    return found


@asynccontextmanager
async def fresh_world(data_dir: Path) -> AsyncIterator[World]:
    world = World(lambda: CatanBot(Config(data_dir=data_dir)))
    await world.open()
    try:
        yield world
    finally:
        await world.close()


class Public:
    """All that the bot sends to a channel, as one text; ids count in the order in which they first appear."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.world = world
        self.sent: list[str] = []
        self._ids: dict[str, str] = {}
        self._dispatch = router.dispatch
        monkeypatch.setattr(router, "dispatch", self._note)

    def _note(self, backend: Any, method: str, path: str, **request: Any) -> Any:
        if method != "GET" and path.startswith(f"/channels/{self.world.channel.id}/"):
            # A nonce is chosen by lot, whatever is sent under it.
            body = {name: value for name, value in (request.get("json") or {}).items() if name != "nonce"}
            files = [(file.filename, file.description, file.fp.getvalue()) for file in request.get("files") or []]
            text = f"{method} {path} {json.dumps(body, sort_keys=True, ensure_ascii=False)} {files}"
            self.sent.append(ID.sub(lambda one: self._ids.setdefault(one[0], f"#{len(self._ids)}"), text))
        return self._dispatch(backend, method, path, **request)


# Twin games


HIDDEN = {"cards": "BuyCard", "theft": "MoveRobber", "discards": "Discard", "hands": ""}


@pytest.mark.parametrize("hidden", HIDDEN)
async def test_games_that_differ_in_what_is_hidden_look_alike_to_everybody_else(
    hidden: str, folders: list[Path], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    luck = Luck(monkeypatch)
    found = twins(luck, hidden)
    assert HIDDEN[hidden] in ("", type(found.moves[0][1]).__name__)
    caplog.set_level(logging.INFO)
    evenings = []
    for which in (0, 1):
        async with fresh_world(folders[which]) as world:
            evenings.append(await evening(world, luck, found, which, hidden, monkeypatch))
    (channel, private), (other_channel, other_private) = evenings
    assert len(channel) > len(found.moves)
    assert without_bank(hidden, channel) == without_bank(hidden, other_channel)
    # The twins do differ, and whoever may know it does.
    assert private != other_private
    assert found.ignorant
    for seat in found.ignorant:
        assert without_bank(hidden, private[seat]) == without_bank(hidden, other_private[seat])
    told = [logging.Formatter().format(record) for record in caplog.records]
    assert told
    assert [line for line in told if NAMES.search(line) or BAG.search(line)] == []


def without_bank(hidden: str, read: list[str]) -> list[str]:
    """What is read, but for the bank where cards were given back: it lies open (ruling G16)."""
    return [BANK.sub("", text) for text in read] if hidden == "discards" else read


async def evening(
    world: World, luck: Luck, found: Twins, which: int, hidden: str, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[str], dict[Seat, list[str]]]:
    """Play one of two twins: what the channel got, and what each of those at the table could read at the end."""
    club = await open_game(world, 3)
    club.table.journal = found.parted[which].copy()
    with monkeypatch.context() as patched:
        public = Public(world, patched)
        for number, (seat, *twin) in enumerate(found.moves):
            with luck.other(*([hidden] if which and not number else [])):
                await act(club, seat, twin[which])
    return public.sent, {person.seat: await all_that_is_read(person) for person in club.people}


async def act(club: Club, seat: Seat, action: Any) -> None:
    table = club.table
    await club.world.as_bot(lambda: club.world.bot.act(table, seat, action, table.seats[seat].user_id))
    await club.world.env.settle()


async def all_that_is_read(person: Clicker) -> list[str]:
    """What somebody is answered by every button of the panel that changes nothing, by commands, and by letter."""
    here = person.club.world.channel
    names = [name for name in custom_ids(person.club.panel) if press_of(name).verb != "now"]
    answers = [await person.actor.click(person.club.panel, custom_id=name) for name in names]
    commands = ("hand", "help", "card list", "trade list", "game log", "game board", "game status", "game undo")
    answers += [await person.actor.slash(here, command) for command in commands]
    return [*[await as_text(letter) for letter in person.letters], *[await answer(one) for one in answers]]


async def answer(result: Any) -> str:
    """All that an interaction was answered with, or the form that was opened; nothing of it is for everybody."""
    assert result.acknowledged
    assert all(message.ephemeral for message in result.followups)
    # A press that is only noted has the message that was pressed for its response.
    response = [result.response] if result.response is not None and result.response.ephemeral else []
    messages = [*response, *result.followups]
    assert messages or result.modal
    return "\n".join([str(result.modal and result.modal["components"]), *[await as_text(one) for one in messages]])


async def as_text(message: Any) -> str:
    files = [(file.filename, file.description, await file.read()) for file in message.attachments]
    return ID.sub("#", f"{shown(message)}\n{custom_ids(message)}\n{files}")


# What others are shown


SCENES: dict[str, Any] = {
    "in Ann's turn": Main(ANN),
    "while three give back": Discarding(((ANN, 4), (BOB, 4), (CLEO, 4))),
}
RICH = goods.summed([LUMBER, LUMBER, BRICK, BRICK, GRAIN, GRAIN, WOOL, ORE], 5)
POOR = goods.summed([WOOL] * 8, 5)
MEAN = goods.summed([LUMBER, BRICK, BRICK, WOOL, WOOL, ORE, ORE, ORE], 5)


async def scene(world: World, which: int, name: str) -> Club:
    """Bob's hand is the same in both twins; those of Ann and Cleo are exchanged."""
    club = await open_game(world, 3, options={"layout": "beginner"})
    settle(club.table)
    state = club.table.state
    state.agenda.clear()
    state.begin(SCENES[name])
    first, second = (ANN, CLEO) if which == 0 else (CLEO, ANN)
    state.hands[first], state.hands[second], state.hands[BOB] = RICH, POOR, MEAN
    for seat, names in {first: ("monopoly", "road_building"), second: ("knight", "knight"), BOB: ("monopoly",)}.items():
        hold_card(Typist(world, club.at(seat).actor), *names)
    await show_panel(club)
    return club


async def show_panel(club: Club) -> None:
    """Bring the panel up to date with a table that was laid by hand."""
    bot = club.world.bot

    async def owe() -> None:
        await bot.store.outbox.queue([panel_draft(club.game_id, club.world.channel.id, 0, again=1)], now())
        bot.sender.kick()

    await club.world.as_bot(owe)
    await club.world.env.settle()


async def all_that_is_asked(person: Clicker) -> list[dict[str, Any]]:
    """Every button and select that somebody is shown in private, found by pressing all that does nothing yet."""
    found: dict[str, dict[str, Any]] = {}
    waiting: list[Any] = [person.club.panel]
    while waiting:
        message = waiting.pop(0)
        for part in parts(message):
            name = part.get("custom_id")
            if name is not None and name not in found:
                found[name] = part
                waiting += [result.response for result in await tried(person, part) if result.response]
    assert not person.club.table.journal.entries
    return list(found.values())


async def tried(person: Clicker, part: dict[str, Any]) -> list[Any]:
    """What comes of a button or a select, if it only leads on; of a select, its first choices."""
    name = press_of(part["custom_id"])
    if name.verb not in ("open", "cards", "undo", "hand", *PICK_VERBS):
        return []
    state = person.club.table.state
    found = []
    for chosen in choices(part)[:3]:
        asked = ask(state, person.seat, options(state, person.seat), (*name.picks, *chosen))
        if name.verb not in PICK_VERBS or not isinstance(asked, Ready):
            found.append(await press(person, part, chosen))
    return found


def choices(part: dict[str, Any]) -> list[list[str]]:
    """What may be chosen in a select; of a button, nothing."""
    values = [option["value"] for option in part.get("options", ())]
    count = part.get("min_values") or 1
    return [values[start : start + count] for start in range(len(values) - count + 1)] if values else [[]]


async def press(person: Clicker, part: dict[str, Any], chosen: list[str]) -> Any:
    """Press a widget as if it had been shown to everybody; what it is shown in stays as it is."""
    backend, place = person.club.world.env.backend, person.club.world.channel.id
    row = {"type": 1, "components": [{key: value for key, value in part.items() if key != "id"}]}
    message: Any = backend.create_message(place, backend.bot_user.id, "", components=[row], flags=COMPONENTS_V2)
    shown_to_all: Any = ResponseMessage(person.club.world.env, message)
    if chosen:
        return await person.actor.select(shown_to_all, chosen, custom_id=part["custom_id"])
    return await person.actor.click(shown_to_all, custom_id=part["custom_id"])


@pytest.mark.parametrize("name", SCENES)
async def test_what_somebody_is_asked_tells_nobody_else_anything(name: str, folders: list[Path]) -> None:
    """Bob presses everything that Ann is shown, and learns the same whatever she and Cleo hold."""
    asked: list[dict[str, Any]] = []
    read: list[list[str]] = []
    for which in (0, 1):
        async with fresh_world(folders[which]) as world:
            club = await scene(world, which, name)
            for seat in (ANN, CLEO):
                if which == 0:
                    asked += await all_that_is_asked(club.at(seat))
            read.append([*await all_that_is_read(club.at(BOB)), *await press_all(club.at(BOB), asked)])
            assert {entry.seat for entry in club.table.journal.entries} <= {BOB}
    assert len(asked) > 12
    assert read[0] == read[1]


async def press_all(person: Clicker, asked: list[dict[str, Any]]) -> list[str]:
    """Press what another was shown: each time it is answered in private, and does at most what is one's own to do."""
    found = []
    for part in asked:
        before = len(person.club.table.journal.entries)
        result = await press(person, part, choices(part)[0])
        found.append(f"{part['custom_id']} {person.club.table.journal.entries[before:]} {await answer(result)}")
    return found


# The log


async def test_a_failing_disk_writes_no_card_to_the_log(
    world: World, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    club = await scene(world, 0, "while three give back")
    with closing(sqlite3.connect(tmp_path / opening.NAME)) as file:
        file.execute("CREATE TRIGGER full BEFORE INSERT ON entry BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
        file.commit()
    caplog.set_level(logging.INFO)
    caplog.clear()
    with world.troubles.expected() as logged:
        result = await club.at(BOB).actor.slash(world.channel, "discard", cards="3 ore 1 wool")
    assert "Code " in shown(result.response)
    assert logged
    told = [logging.Formatter().format(record) for record in caplog.records]
    assert any("the disk is full" in line for line in told)
    assert [line for line in told if NAMES.search(line) or BAG.search(line)] == []
