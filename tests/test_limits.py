"""Discord's limits (documentation: application commands, component reference), over all that the bot ever shows.

A command beyond them is refused when it is told to Discord, a message when it is sent: too late for a player.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import app_commands, ui

from bot import components
from bot.client import CatanBot
from bot.commands import CHAPTERS, game
from bot.commands.help import suggest_topic
from bot.commands.translations import Translator, describe
from bot.components import Press
from bot.config import Config
from bot.dialogue import MOST_ANSWERS, Fill, Question, filled, nearby, spell
from bot.lobby_letters import SELECTS_ON_A_PAGE, write_lobby, write_options
from bot.news import since_last_turn
from bot.panel import close_offer, write_offer, write_panel
from bot.presses import Presses
from bot.private import PICK_VERBS, Desk, Letter
from bot.rules import CONTENTS, rules_letter
from bot.store import GameRow, SeatRow
from bot.table import Table
from bot.words import LOCALES, words
from engine.action import options
from engine.base.offers import Offers
from engine.record import Seat, to_json
from engine.tables import TABLES, TableSpec
from tests.bot.desks import CODE, COLOURS, FIRST_USER, NAMES, random_game, table_of

# Commands

MOST_COMMANDS = 100
MOST_OPTIONS = 25
MOST_CHOICES = 25
LONGEST_NAME = 32
LONGEST_DESCRIPTION = 100
LONGEST_COMMAND = 8000
NAME = re.compile(r"[-_'\w]{1,32}")
"""Discord's `^[-_'\\p{L}\\p{N}\\p{sc=Deva}\\p{sc=Thai}]{1,32}$`, lower case where there is one."""

STRING = discord.AppCommandOptionType.string.value
GROUPS = (discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value)


@pytest.fixture
async def told() -> list[dict[str, Any]]:
    """The commands as Discord is told of them, in all languages."""
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    for chapter in CHAPTERS:
        describe(chapter.COMMANDS)
        for command in chapter.COMMANDS:
            tree.add_command(command)
    return [await command.get_translated_payload(tree, Translator()) for command in tree.get_commands()]


def named(part: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """A command or option with all below it, each under its full name."""
    path = f"{path} {part['name']}".strip()
    yield path, part
    for inner in part.get("options", ()):
        yield from named(inner, path)


def texts(part: dict[str, Any], field: str) -> list[str]:
    """A name or description in every language."""
    return [part[field], *part.get(f"{field}_localizations", {}).values()]


async def test_commands_are_few_enough_and_short_enough(told: list[dict[str, Any]]) -> None:
    assert len(told) <= MOST_COMMANDS
    for command in told:
        for path, part in named(command):
            assert len(part.get("options", ())) <= MOST_OPTIONS, path
            assert len(part.get("choices", ())) <= MOST_CHOICES, path
            for text in texts(part, "description"):
                assert 1 <= len(text) <= LONGEST_DESCRIPTION, f"{path}: {text}"
            for choice in part.get("choices", ()):
                assert all(1 <= len(text) <= 100 for text in texts(choice, "name")), path


async def test_names_are_such_as_discord_takes(told: list[dict[str, Any]]) -> None:
    for command in told:
        for path, part in named(command):
            for name in texts(part, "name"):
                assert NAME.fullmatch(name), f"{path}: {name}"
                assert name == name.lower(), f"{path}: {name}"
            for locale in (None, *LOCALES[1:]):
                inner = [one["name_localizations"].get(locale, one["name"]) for one in part.get("options", ())]
                assert len(set(inner)) == len(inner), f"{path} has two options of one name in {locale}: {inner}"


async def test_no_command_has_more_than_8000_characters(told: list[dict[str, Any]]) -> None:
    """Names, descriptions and values count, each in its longest language."""
    for command in told:
        total = 0
        for _, part in named(command):
            total += sum(max(map(len, texts(part, field))) for field in ("name", "description"))
            total += sum(max(map(len, texts(c, "name"))) + len(str(c["value"])) for c in part.get("choices", ()))
        assert total <= LONGEST_COMMAND, command["name"]


async def test_every_option_with_completion_is_a_text_without_bounds(told: list[dict[str, Any]]) -> None:
    """A number's completion is broken on phones, and one option out of bounds breaks the completion of the others."""
    completed = 0
    for command in told:
        for path, part in named(command):
            if part.get("autocomplete"):
                completed += 1
                assert part["type"] == STRING, path
            bounds = {"min_value", "max_value", "min_length", "max_length"} & set(part)
            assert not bounds, f"{path}: {bounds}"
            required = [one.get("required", False) for one in part.get("options", ()) if one["type"] not in GROUPS]
            assert required == sorted(required, reverse=True), f"{path}: what must be given comes first"
    assert completed > 15


async def test_every_command_speaks_every_language(told: list[dict[str, Any]]) -> None:
    """Options are named in English as in the code; commands keep their names everywhere."""
    for command in told:
        for path, part in named(command):
            for locale in LOCALES[1:]:
                assert part["description_localizations"][locale] != part["description"], path
                is_option = part["type"] not in GROUPS
                assert is_option is (locale in part["name_localizations"]), path
                assert all(locale in choice["name_localizations"] for choice in part.get("choices", ())), path
            if part["type"] not in GROUPS:
                assert words("en").say(f"slash-name-{part['name']}") == part["name"]


def test_commands_that_run_a_server_are_for_those_who_manage_it() -> None:
    (setup,) = [command for chapter in CHAPTERS for command in chapter.COMMANDS if command.name == "setup"]
    assert setup.default_permissions == discord.Permissions(manage_guild=True)


# Messages

MOST_COMPONENTS = 40
MOST_ROWS = 5
"""So many rows of widgets a message of a lobby has at most, so that it fits a screen."""

ROW, SELECT = discord.ComponentType.action_row.value, discord.ComponentType.string_select.value
LONGEST_TEXT = 4000
LONGEST_LABEL = 80
LONGEST_CUSTOM_ID = 100
LONGEST_PLACEHOLDER = 150
LONGEST_OPTION = 100
LONGEST_ALT_TEXT = 1024
BUTTONS_IN_A_ROW = 5
MOST_INPUTS = 5
LONGEST_TITLE = 45
LONGEST_FORM_LABEL = 45


def walk(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A component and all in it."""
    yield part
    for inner in (*part.get("components", ()), part.get("component"), part.get("accessory")):
        if inner is not None:
            yield from walk(inner)


def _components(view: ui.LayoutView) -> list[dict[str, Any]]:
    return cast("list[dict[str, Any]]", view.to_components())  # type: ignore[no-untyped-call]


def check_layout(view: ui.LayoutView) -> None:
    """Whether Discord would take a message of the bot."""
    found = [part for top in _components(view) for part in walk(top)]
    kinds = discord.ComponentType
    assert len(found) <= MOST_COMPONENTS
    shown = [part["content"] for part in found if part["type"] == kinds.text_display.value]
    assert 0 < sum(map(len, shown)) <= LONGEST_TEXT
    assert all(text.strip() for text in shown)
    names = [part["custom_id"] for part in found if "custom_id" in part]
    assert len(set(names)) == len(names), names
    for part in found:
        if part["type"] == kinds.action_row.value:
            inside = [inner["type"] for inner in part["components"]]
            assert inside == [kinds.string_select.value] or set(inside) == {kinds.button.value}
            assert len(inside) <= BUTTONS_IN_A_ROW
        elif part["type"] == kinds.button.value:
            assert 1 <= len(part["label"]) <= LONGEST_LABEL
            assert len(part["custom_id"]) <= LONGEST_CUSTOM_ID
        elif part["type"] == kinds.string_select.value:
            check_select(part)
        elif part["type"] == kinds.media_gallery.value:
            assert all(1 <= len(item["description"]) <= LONGEST_ALT_TEXT for item in part["items"])


def check_select(part: dict[str, Any]) -> None:
    """Whether Discord would take a select."""
    assert len(part["custom_id"]) <= LONGEST_CUSTOM_ID
    assert 1 <= len(part["options"]) <= MOST_ANSWERS
    assert len(part.get("placeholder") or "") <= LONGEST_PLACEHOLDER
    assert 0 <= part["min_values"] <= part["max_values"] <= len(part["options"])
    values = [option["value"] for option in part["options"]]
    assert len(set(values)) == len(values)
    for option in part["options"]:
        for field in ("label", "value", "description"):
            assert len(option.get(field) or "-") <= LONGEST_OPTION
        assert option["label"].strip()
        assert option["value"].strip()


def check_modal(modal: ui.Modal) -> None:
    """Whether Discord would take a form."""
    told = modal.to_dict()
    assert 1 <= len(told["title"]) <= LONGEST_TITLE
    assert len(told["custom_id"]) <= LONGEST_CUSTOM_ID
    assert 1 <= len(told["components"]) <= MOST_INPUTS
    for part in told["components"]:
        assert 1 <= len(part["label"]) <= LONGEST_FORM_LABEL
        assert len(part.get("description") or "") <= 100
        inside = part["component"]
        if inside["type"] == discord.ComponentType.string_select.value:
            check_select(inside)
        else:
            assert len(inside.get("placeholder") or "") <= 100
            assert len(inside.get("value") or "") <= inside["max_length"]


def check(letter: Letter) -> None:
    """A message and the descriptions of its pictures."""
    check_layout(letter.view)
    assert all(len(file.description or "") <= LONGEST_ALT_TEXT for file in letter.files)


class BlankPictures:
    """Pictures are not looked at here."""

    async def board(self, *what: object) -> bytes:
        return b"blank"

    async def hand(self, *what: object) -> bytes:
        return b"blank"


BLANK = cast("Any", BlankPictures())
GAMES = [(11, {}), (12, {"trade": "chooses", "dice": "deck"}), (13, {"layout": "beginner"})]


def moments(seed: int, chosen: dict[str, str], every: int) -> Iterator[Table]:
    """Tables at some moments of a random game, in all languages in turn."""
    for journal in random_game(seed, 260, **chosen):
        if len(journal.entries) % every == 0:
            yield table_of(journal, LOCALES[len(journal.entries) // every % len(LOCALES)])


async def questions(desk: Desk, luck: Random, picks: tuple[str, ...] = ()) -> Iterator[Letter]:
    """The messages of a dialogue from the first question on, along some of its answers."""
    found = [await desk.question(picks)] if picks else []
    asked = desk.ask(picks)
    if isinstance(asked, Question):
        near = nearby(desk.table.state, asked).answers if asked.kind in ("intersection", "path") else ()
        for answer in [*luck.sample(asked.answers, min(4, len(asked.answers))), *near[:1]]:
            found.extend(await questions(desk, luck, (*picks, answer.pick)))
    elif isinstance(asked, Fill):
        action = filled(asked.action, [hole.within for hole in asked.holes], asked.holes)
        found.append(desk.confirm_cards(spell(action), action))
    return iter(found)


@pytest.mark.parametrize(("seed", "chosen"), GAMES)
async def test_panels_and_offers_of_random_games_keep_within_the_limits(seed: int, chosen: dict[str, str]) -> None:
    offers = 0
    for table in moments(seed, chosen, 5):
        for anew in (True, False):
            check((await write_panel(table, None, BLANK, 10**9, anew=anew)).letter)
        for offer in table.state[Offers].standing:
            check(write_offer(table, offer))
            check(close_offer(table, offer))
            offers += 1
    assert offers


@pytest.mark.parametrize(("seed", "chosen"), GAMES)
async def test_private_messages_of_random_games_keep_within_the_limits(seed: int, chosen: dict[str, str]) -> None:
    luck, count = Random(seed), 0
    for table in moments(seed, chosen, 13):
        for seat in map(Seat, range(table.state.rules.seats)):
            desk = Desk(table, seat, words(luck.choice(LOCALES)), BLANK)
            check(await desk.hand(since_last_turn(table.journal, seat, desk.naming)))
            check(desk.undo())
            for letter in await questions(desk, luck):
                check(letter)
                count += 1
    assert count > 100


@pytest.mark.parametrize(("seed", "chosen"), GAMES)
async def test_what_can_be_looked_at_in_random_games_keeps_within_the_limits(
    seed: int, chosen: dict[str, str], tmp_path: Path
) -> None:
    bot = CatanBot(Config(data_dir=tmp_path))
    for table in moments(seed, chosen, 20):
        for locale in LOCALES:
            for how in (game.NORMAL, game.LABELS, game.TEXT):
                for letter in await game.board_letters(BLANK, table, words(locale), how):
                    check(letter)
            check(game.status_letter(table, words(locale), lambda table: "https://discord.com/channels/1/2/3"))
            for user in (FIRST_USER, 1):
                check(bot.log_letter(table, user, locale))
                check(bot.help_letter(table, user, locale))
    check(bot.help_letter(None, 1, "de"))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("table", TABLES)
def test_rules_keep_within_the_limits(table: str, locale: str) -> None:
    topics = dict(suggest_topic(words(locale), "", table))
    assert len(topics) <= MOST_CHOICES
    for topic in (CONTENTS, *topics.values()):
        check(rules_letter(locale, table, topic))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("table", TABLES)
def test_lobbies_keep_within_the_limits(table: str, locale: str) -> None:
    moment = datetime(2026, 1, 1, tzinfo=UTC)
    spec = TableSpec(name=table, seats=TABLES[table].seats[0])
    row = GameRow(
        id=CODE, guild_id=1, channel_id=2, host_id=FIRST_USER, status="lobby", spec=to_json(spec), locale=locale,
        created_at=moment,
    )  # fmt: skip
    for count in range(1, max(TABLES[table].seats) + 1):
        seats = [
            SeatRow(
                game_id=CODE,
                seat=seat,
                user_id=FIRST_USER if seat % 2 else None,
                name=NAMES[seat],
                colour=COLOURS[seat],
            )
            for seat in range(count)
        ]
        check(write_lobby(row, seats))
    chosen: list[str] = []
    for page in range(len(TABLES[table].options) // SELECTS_ON_A_PAGE + 1):
        letter = write_options(row, locale, page)
        check(letter)
        rows = [part for top in _components(letter.view) for part in walk(top) if part["type"] == ROW]
        assert len(rows) <= MOST_ROWS
        named = [part["custom_id"] for row in rows for part in row["components"] if part["type"] == SELECT]
        chosen += [name.partition("lset:")[2].partition("/")[0] for name in named]
    assert chosen == ["table", *(option.name for option in TABLES[table].options)]


# Forms


async def shown_form(table: Table, seat: Seat, press: Press, locale: str) -> ui.Modal:
    """The form that a press opens."""
    forms: list[ui.Modal] = []

    async def send_modal(form: ui.Modal) -> None:
        forms.append(form)

    async def seated(game_id: str, user_id: int) -> tuple[Table, Seat]:
        return table, seat

    presses = Presses(cast("Any", SimpleNamespace(seated=seated, pictures=BLANK)))
    user, response = SimpleNamespace(id=FIRST_USER + seat), SimpleNamespace(send_modal=send_modal)
    interaction = cast("Any", SimpleNamespace(user=user, response=response, locale=locale))
    await (presses.open_counter if press.verb == "counter" else presses.open_form)(interaction, press)
    return forms[0]


@pytest.mark.parametrize(("seed", "chosen"), GAMES)
async def test_forms_of_random_games_keep_within_the_limits(seed: int, chosen: dict[str, str]) -> None:
    opened: dict[str, int] = {}
    for table in moments(seed, chosen, 5):
        for seat in map(Seat, range(table.state.rules.seats)):
            desk = Desk(table, seat, words("de"), BLANK)
            for option in options(table.state, seat):
                holes = option.holes(table.state, seat)
                if not holes:
                    continue
                fill = desk.ask(spell(option)[: 2 + option.__struct_fields__.index(holes[0].field)])
                assert isinstance(fill, Fill)
                press = Press(CODE, desk.version, "form", fill.picks)
                if type(option).__name__ == "CounterOffer":
                    press = Press(CODE, desk.version, "counter", (fill.picks[2],))
                check_modal(await shown_form(table, seat, press, LOCALES[seat % len(LOCALES)]))
                opened[type(option).__name__] = opened.get(type(option).__name__, 0) + 1
    assert {"OfferTrade", "CounterOffer"} <= set(opened)


# Names of buttons

LATEST = 10**5 * 64
"""The version of a question after more moves than any game has had."""


@pytest.mark.parametrize(("seed", "chosen"), GAMES)
def test_the_longest_picks_fit_into_the_name_of_a_button(seed: int, chosen: dict[str, str]) -> None:
    spelled: dict[str, int] = {}
    verbs = ["act", "cards", "form", "written", *PICK_VERBS]
    for table in moments(seed, chosen, 7):
        for seat in map(Seat, range(table.state.rules.seats)):
            for option in options(table.state, seat):
                holes = option.holes(table.state, seat)
                most = filled(option, [(19,) * len(hole.within) for hole in holes], holes)
                picks = [*spell(most), "abcdef"]
                for verb in verbs:
                    assert len(components.custom_id("m", CODE, LATEST, verb, picks)) <= LONGEST_CUSTOM_ID
                assert len("/".join(spell(most))) <= LONGEST_OPTION
                spelled[type(option).__name__] = 1
    assert len(spelled) > 12, spelled
