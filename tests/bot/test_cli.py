"""The command line: what it says, what it gives back, and how it refuses."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from bot.cli import main
from bot.store import EntryRow
from data import map_document
from engine import laws
from engine.action import options
from engine.journal import Journal, digest
from engine.record import to_json
from engine.simulation import Games
from engine.state import State
from engine.tables import TableSpec, dealt_for
from tests.bot.stores import NOON, lobby, opened, seat

FIGURES = {
    "table", "players", "games", "by_points", "by_g11", "capped", "wins", "start_cards", "broken_laws", "turns_median",
    "actions", "actions_per_s",
}  # fmt: skip


def say(*words: str, **environment: str) -> Result:
    """Type a command; whatever happens it may not end in a traceback."""
    result = CliRunner().invoke(main, words, env=environment)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return result


def simulated(*words: str) -> dict[str, Any]:
    result = say("simulate", "--games", "2", "--json", *words)
    assert result.exit_code == 0, result.output
    [line] = result.stdout.splitlines()
    told: dict[str, Any] = json.loads(line)
    return told


# Simulating


def test_simulate_prints_one_object_with_all_figures() -> None:
    told = simulated("--players", "simple,random,random")
    assert told.keys() == FIGURES
    assert (told["table"], told["games"], told["players"]) == ("base", 2, ["simple", "random", "random"])
    assert told["by_points"] == sum(told["wins"]) == 2
    assert told["broken_laws"] == told["start_cards"] == []
    assert told["actions_per_s"] > 0


def test_simulate_is_decided_by_its_seed() -> None:
    def games(seed: str) -> dict[str, Any]:
        return {**simulated("--players", "random,random,random", "--seed", seed), "actions_per_s": 0}

    assert games("7") == games("7")
    assert games("7") != games("8")


def test_simulate_tries_the_laws_and_takes_options() -> None:
    chosen = "layout=spiral, dice=deck,trade=chooses"
    told = simulated("--players", "simple,simple,random", "--laws", "all", "--options", chosen, "--max-turns", "30")
    assert told["capped"] + told["by_points"] == 2
    assert told["broken_laws"] == []


def test_simulate_breaks_long_games_off() -> None:
    assert simulated("--max-turns", "3")["capped"] == 2


def test_simulate_ends_with_one_when_a_law_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody_rolls(state: State, random: Random) -> None:
        laws.require(state.turn < 2, state.turn)

    monkeypatch.setattr(laws, "CHEAP", (nobody_rolls,))
    words = ("simulate", "--games", "1", "--players", "simple,simple,simple", "--laws", "all", "--max-turns", "9")
    spoken, written = say(*words), say(*words, "--json")
    assert (spoken.exit_code, written.exit_code) == (1, 1)
    assert "nobody_rolls in game 1:0 after entry " in spoken.stdout
    assert json.loads(written.stdout)["broken_laws"]


def test_simulate_speaks_to_people_too() -> None:
    result = say("simulate", "--games", "1", "--players", "simple,random,random")
    assert result.exit_code == 0
    assert result.stdout.startswith("1 games at the table base: 1 won by points, 0 ended without, 0 broken off.\n")
    assert "Wins by seat: simple 1, random 0, random 0." in result.stdout


def test_simulate_counts_wins_by_start_card_for_programs_and_people() -> None:
    words = ("--table", "baden_wuerttemberg", "--players", "simple,random,random", "--options", "founding=cards")
    cards = simulated(*words)["start_cards"]
    assert sum(card["wins"] for card in cards) == 2
    spoken = say("simulate", "--games", "2", *words).stdout
    for card in cards:
        assert f"Wins with {card['places']}: {card['wins']} of {card['games']}, " in spoken


def test_simulate_shows_no_bar_where_nobody_looks() -> None:
    assert say("simulate", "--games", "1", "--players", "simple,random,random", "--json").stderr == ""


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--table", "nowhere"], "There is no table nowhere; there are: base"),
        (["--options", "weather=rain"], "Base has no option weather; it has: layout,"),
        (["--options", "layout=round"], "Layout cannot be round; it is one of: random, spiral, beginner."),
        (["--options", "layout"], "'layout' is no option; write name=value, separated by commas."),
        (["--players", "random,clever,random"], "There is no player 'clever'; there are: random, simple."),
        (["--players", "random"], "Base is not played by 1."),
        (["--games", "0"], "0 is not in the range"),
    ],
)
def test_simulate_says_plainly_what_is_wrong(words: list[str], sentence: str) -> None:
    result = say("simulate", *words)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stdout == ""


def test_the_speed_counts_playing_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that stands still between two looks of a game measures nothing of the rest."""
    ticks = iter(range(1000))
    series = Games(TableSpec(seats=3), map_document("base"), ("random",) * 3, "1", lambda: float(next(ticks)))
    series.play()
    assert series.seconds == 1


# Drawing


@pytest.mark.parametrize("view", ["board", "labels", "hand"])
def test_render_draws_a_table(tmp_path: Path, view: str) -> None:
    out = tmp_path / "table.png"
    result = say("render", "--moves", "60", "--out", str(out), "--view", view, "--seat", "1")
    assert result.exit_code == 0
    assert out.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "words",
    [["--table", "nowhere"], ["--seat", "9"], ["--view", "hand"], ["--players", "9"], ["--out", "/no/where.png"]],
)
def test_render_says_plainly_what_is_wrong(tmp_path: Path, words: list[str]) -> None:
    result = say("render", "--out", str(tmp_path / "x.png"), *words)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1


# What the store keeps


def kept(data_dir: Path, moves: int, damage: str = "") -> str:
    """A game of the base table with so many moves in the store; one digest is wrong if it is to be damaged."""
    journal, random = Journal(dealt_for(TableSpec(seats=3), map_document("base"), "kept")), Random(1)
    digests = []
    for _ in range(moves):
        player = journal.state.question.actors[0]
        open_to = [option for option in options(journal.state, player) if not option.aside]
        journal.play(player, random.choice(open_to).sample(journal.state, player, random))
        digests.append(digest(journal.state))

    async def keep() -> str:
        async with opened(data_dir) as store:
            game = await lobby(store)
            seats = [seat(game.id, number, number + 1) for number in range(3)]
            dealt = to_json(journal.dealt)
            await store.start_game(game.id, seats=seats, dealt=dealt, ruleset_version=1, at=NOON)
            for entry, after in zip(journal.entries, digests, strict=True):
                row = EntryRow(
                    game_id=game.id,
                    n=entry.n,
                    seat=entry.seat,
                    at=NOON,
                    action=to_json(entry.action),
                    draws=to_json(entry.draws),
                    digest=damage if damage and entry.n == moves else after,
                )
                await store.append(row, outbox=[])
            return game.id

    return asyncio.run(keep())


def test_verify_replays_every_game(tmp_path: Path) -> None:
    kept(tmp_path, 40)
    result = say("verify", DATA_DIR=str(tmp_path))
    assert (result.exit_code, result.stdout) == (0, "1 games replayed, 0 faults.\n")


def test_verify_finds_an_entry_that_leads_elsewhere(tmp_path: Path) -> None:
    game = kept(tmp_path, 40, damage="elsewhere")
    result = say("verify", DATA_DIR=str(tmp_path))
    assert result.exit_code == 1
    assert f"{game}: Entry 40 does not lead to the state that was written." in result.stdout


def test_a_running_game_is_exported_without_its_secrets(tmp_path: Path) -> None:
    game = kept(tmp_path, 60)
    out = tmp_path / "game.json"
    assert say("export-game", game.lower(), "--out", str(out), DATA_DIR=str(tmp_path)).exit_code == 0
    document = msgspec.json.decode(out.read_bytes())
    assert document["game"] == game
    assert len(document["story"]) == 60
    told = out.read_text()
    for secret in ('"seed"', '"draws"', '"hands"', '"kept"'):
        assert secret not in told


def test_a_game_that_does_not_exist_is_not_exported(tmp_path: Path) -> None:
    result = say("export-game", "NOSUCH", DATA_DIR=str(tmp_path))
    assert result.exit_code == 2
    assert result.stderr == "There is no game NOSUCH that has started.\n"
