"""Every option, target and map of a table is shown in its lobby and on its panel (ruling X2)."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.lobby_letters import write_lobby
from bot.panel import naming_of, write_panel
from bot.private import Letter
from bot.store import GameRow
from bot.variants import at_table, map_title, option_told, table_title, target_of, targets_told
from bot.words import LOCALES, words
from data import map_document
from engine.journal import Journal
from engine.record import to_json
from engine.tables import TABLES, TARGET, TableSpec, chosen, dealt_for, map_name
from tests.bot.desks import CODE, FIRST_USER, table_of
from tests.test_conformance import named, specs
from tests.test_limits import BLANK

every_choice = pytest.mark.parametrize("spec", specs(), ids=named)


def lobby_row(spec: TableSpec, locale: str) -> GameRow:
    """A lobby in which this has been chosen."""
    return GameRow(
        id=CODE,
        guild_id=FIRST_USER,
        channel_id=FIRST_USER,
        host_id=FIRST_USER,
        status="lobby",
        spec=to_json(spec),
        locale=locale,
        created_at=datetime(2026, 1, 1, tzinfo=UTC),
    )


def told(letter: Letter) -> str:
    """All the texts of a message, without its buttons."""

    def texts(part: Any) -> list[str]:
        inside = part if isinstance(part, list) else part.get("components", [])
        own = [part["content"]] if isinstance(part, dict) and "content" in part else []
        return own + [text for one in inside for text in texts(one)]

    return "\n".join(texts(letter.view.to_components()))  # type: ignore[no-untyped-call]


@every_choice
def test_ruling_X2_the_lobby_shows_all_that_is_chosen(spec: TableSpec) -> None:
    """X2: the table, its maps, all options with their values, and how many points win with so many players."""
    for locale in LOCALES:
        spoken = at_table(words(locale), TABLES[spec.name])
        text = told(write_lobby(lobby_row(spec, locale), ()))
        assert table_title(spoken, spec.name) in text
        for seats, name in TABLES[spec.name].maps.items():
            assert map_title(spoken, map_document(name)["name"]) in text
            assert targets_told(spoken, spec) in text
            assert str(target_of(spec, seats)) in targets_told(spoken, spec)
        for name, value in chosen(spec).items():
            assert option_told(spoken, name, value) in text


@every_choice
async def test_ruling_X2_the_panel_shows_all_that_is_played_by(spec: TableSpec) -> None:
    """X2: the same while the game goes on, with the target that holds for those who play."""
    journal = Journal(dealt_for(spec, map_document(map_name(spec)), "X2"))
    for locale in LOCALES:
        table = table_of(journal, locale)
        spoken = naming_of(table).words
        text = told((await write_panel(table, None, BLANK, 1, anew=True)).letter)
        assert table_title(spoken, spec.name) in text
        assert map_title(spoken, table.journal.dealt.board.name) in text
        for name, value in chosen(spec).items():
            assert name == TARGET.name or option_told(spoken, name, value) in text
        assert spoken.say("lobby-target", points=table.state.rules.target) in text
