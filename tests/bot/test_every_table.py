"""Every table in the bot: what is asked, said, typed and shown there keeps to the laws of the base game's tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from bot import herald
from bot.cli import main
from bot.commands import phrases
from bot.commands.completion import choices
from bot.dialogue import Fill, Ready, spell
from bot.dialogue import ask as ask_next
from bot.news import since_last_turn
from bot.panel import write_panel
from bot.private import Desk
from bot.table import Table
from bot.words import LOCALES, words
from engine.action import options
from engine.record import Seat
from engine.tables import TABLES
from tests.bot.desks import chair_of, random_game, table_of
from tests.bot.test_dialogue import all_of, walk
from tests.test_limits import BLANK, check, questions

MOVES = 260
SEEDS = (21, 22)

every_table = pytest.mark.parametrize("name", TABLES)


def moments(name: str, every: int, seeds: tuple[int, ...] = SEEDS) -> Iterator[Table]:
    """A table now and then in random games, in all languages in turn."""
    for seed in seeds:
        for journal in random_game(seed, MOVES, name):
            if len(journal.entries) % every == 0:
                yield table_of(journal, LOCALES[len(journal.entries) // every % len(LOCALES)])


@every_table
def test_the_questions_reach_every_option_of_every_seat_and_nothing_else(name: str) -> None:
    reached = 0
    for table in moments(name, 11):
        for seat in table.state.rules.every_seat:
            open_to = options(table.state, seat)
            assert all_of(walk(table.state, seat, open_to)) == set(open_to) if open_to else True
            reached += len(open_to)
            for option in Random(reached).sample(open_to, min(8, len(open_to))):
                asked = ask_next(table.state, seat, open_to, spell(option))
                assert isinstance(asked, Ready | Fill)
                assert (asked.action, asked.picks) == (option, spell(option))
    assert reached > 200


@every_table
async def test_all_that_is_shown_keeps_within_discords_limits(name: str) -> None:
    luck, shown = Random(name), 0
    for table in moments(name, 31):
        check((await write_panel(table, None, BLANK, 10**9, anew=True)).letter)
        for seat in table.state.rules.every_seat:
            desk = Desk(table, seat, words(luck.choice(LOCALES)), BLANK)
            check(await desk.hand(since_last_turn(table.journal, seat, desk.naming)))
            check(desk.undo())
            for letter in await questions(desk, luck):
                check(letter)
                shown += 1
    assert shown > 50


@every_table
def test_everything_that_may_be_done_is_said_and_understood(name: str) -> None:
    luck, read = Random(name), 0
    for table in moments(name, 17):
        for seat in table.state.rules.every_seat:
            locale = luck.choice(LOCALES)
            chair = chair_of(table, seat, locale)
            found = phrases.phrases(chair)
            assert {phrase.action for phrase in found} >= set(options(table.state, seat))
            for phrase in luck.sample(found, min(5, len(found))):
                (shown,) = choices([(phrase.label, phrase.value)])
                assert phrases.read(chair, shown.value) == phrase.action
                again = phrases.read(chair, shown.name)
                assert again == phrase.action or chair.naming.action(again) == chair.naming.action(phrase.action)
                read += 1
            assert len(phrases.suggest(chair, "")) <= 25
    assert read > 100


@every_table
def test_a_game_is_told_in_every_language_and_to_every_seat(name: str) -> None:
    told: set[str] = set()
    for table in moments(name, 37):
        for locale in LOCALES:
            for seat in (None, *table.state.rules.every_seat):
                view = table.view(seat)
                naming = Desk(table, Seat(seat or 0), words(locale), BLANK).naming
                board, alt = herald.text_board(view, naming), herald.alt_text(view, naming, "All is well.")
                assert len(alt) <= herald.LONGEST_ALT_TEXT
                assert "{" not in board + alt
                assert "none" not in (board + alt).split()
                lines = herald.score_lines(view, naming).splitlines()
                assert len(lines) == view.seats + 1
                assert all(line.startswith("-# ") for line in lines)
                if seat is not None:
                    told.update(since_last_turn(table.journal, seat, naming))
                    assert herald.hand_text(view, naming, [])
                    assert naming.words.say("help-general")
    assert told


@every_table
def test_the_command_line_plays_and_draws_every_table(name: str, tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    for typed in (
        ["simulate", "--table", name, "--games", "1", "--max-turns", "60"],
        ["render", "--table", name, "--moves", "40", "--out", str(out)],
    ):
        result = CliRunner().invoke(main, typed, env={"DISCORD_TOKEN": ""})
        assert result.exit_code == 0, result.output
    assert out.read_bytes().startswith(b"\x89PNG")
