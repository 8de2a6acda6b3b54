"""The command line `catan`: run the bot or the sandbox, simulate, draw, verify, export."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random  # noqa: TID251 (for computer players; the game's own luck comes from its seed)
from typing import Any, NoReturn, TypeVar

import click
from rich.console import Console
from rich.progress import Progress

from bot.config import Config, ConfigError, check_data_dir, load_config
from bot.logs import start_logging
from bot.map_command import check_map, file_option, lay_own_maps
from bot.simulate import simulate
from bot.store import Store, StoreError, UnknownGame

Result = TypeVar("Result")

PEOPLE = ("Ann", "Bob", "Cleo", "Dan")
PORT = 8700


@click.group(invoke_without_command=True)
@click.pass_context
def main(context: click.Context) -> None:
    """Catan on Discord. Without a command, the bot is run."""
    if context.invoked_subcommand is None:
        context.invoke(run)


@main.command()
@click.pass_context
def run(context: click.Context) -> None:
    """Run the bot on Discord; without a token, start the sandbox."""
    config = configured()
    if config.discord_token is None:
        click.echo("There is no DISCORD_TOKEN, so the sandbox starts: the same bot on a simulated Discord.")
        context.invoke(sandbox)
        return
    from bot.running import run_on_discord  # noqa: PLC0415 (the other commands need no Discord)

    start_logging(config)
    fault = await_it(run_on_discord(config))
    if fault is not None:
        give_up(fault)


@main.command()
@click.option("--port", default=PORT, show_default=True, help="Where the page is, on this machine only.")
@click.option("--keep", is_flag=True, help="Go on with the games that were kept last time.")
@click.option("--people", default=",".join(PEOPLE), show_default=True, help="Who plays, separated by commas.")
def sandbox(*, port: int = PORT, keep: bool = False, people: str = ",".join(PEOPLE)) -> None:
    """Play the bot in the browser, on a simulated Discord."""
    from bot.client import CatanBot  # noqa: PLC0415 (the other commands need no Discord)
    from bot.sandbox import SandboxError, check_available, run_sandbox  # noqa: PLC0415

    config = configured()
    folder = config.data_dir / ("sandbox-kept" if keep else "sandbox")
    try:
        check_available()
    except SandboxError as fault:
        give_up(str(fault))
    if not keep and folder.exists():
        shutil.rmtree(folder)
    own = Config(
        data_dir=folder,
        log_level="WARNING" if config.log_level == "INFO" else config.log_level,
        computer_delay=config.computer_delay,
        default_locale=config.default_locale,
    )
    writable(own)
    start_logging(own)
    names = [name.strip() for name in people.split(",") if name.strip()]
    bot = CatanBot(own, shard_count=1)
    try:
        await_it(run_sandbox(bot, port=port, people=names, announce=click.echo, keep_in=folder if keep else None))
    except SandboxError as fault:
        give_up(str(fault))


@main.command()
@click.option("--table", "name", default="base", show_default=True)
@click.option("--seed", default="1", show_default=True)
@click.option("--moves", default=0, show_default=True, help="Random moves before the picture is drawn.")
@click.option("--players", default=None, type=int, help="How many; as many as usual by default.")
@click.option("--seat", default=None, type=int, help="Whose eyes; nobody's by default.")
@click.option("--view", "kind", type=click.Choice(["board", "hand", "labels"]), default="board", show_default=True)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), required=True)
@file_option
def render(
    name: str, seed: str, moves: int, players: int | None, seat: int | None, kind: str, out: Path, file: Path | None
) -> None:
    """Draw a table after some random moves as a PNG file."""
    from bot.naming import Naming  # noqa: PLC0415
    from bot.words import words  # noqa: PLC0415
    from engine import view as see  # noqa: PLC0415
    from engine.record import Seat  # noqa: PLC0415
    from engine.tables import TableSpec  # noqa: PLC0415
    from rendering import Lens, Player, board_picture, hand_picture  # noqa: PLC0415

    players = usual_players(name) if players is None else players
    state = after_random_moves(TableSpec(name=name, seats=players), seed, moves, file)
    colours = ("blue", "red", "yellow", "pink", "white", "black")
    people = [Player(f"Player {place + 1}", colours[place]) for place in range(players)]
    if seat is not None and not 0 <= seat < players:
        give_up(f"There is no seat {seat}; the seats are 0 to {players - 1}.")
    if kind == "hand" and seat is None:
        give_up("A hand has an owner: say whose with --seat.")
    seen = see(state, None if seat is None else Seat(seat))
    naming = Naming(words("en"), state.rules, people)
    if kind == "hand":
        picture = hand_picture(seen, people, naming.hand_words())
    else:
        picture = board_picture(seen, people, naming.lens(Lens(labels=kind == "labels")))
    try:
        out.write_bytes(picture)
    except OSError as fault:
        give_up(f"{out} cannot be written ({fault.strerror}).")
    click.echo(f"{out}: {len(picture) // 1024} KB, turn {state.turn}.")


@main.command("verify")
def verify_command() -> None:
    """Replay every game in the store and compare it with what was written."""
    from bot.verify import verify  # noqa: PLC0415

    async def work(store: Store) -> int:
        games = [game for game in await store.all_games() if game.dealt is not None]
        with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
            task = progress.add_task("Replaying", total=len(games))
            count, findings = await verify(store, lambda: progress.advance(task))
        for finding in findings:
            click.echo(f"{finding.game or 'The database'}: {finding.fault}")
        click.echo(f"{count} games replayed, {len(findings)} faults.")
        return len(findings)

    if with_store(work):
        sys.exit(1)


@main.command("export-game")
@click.argument("game_id")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), default=None, help="A file, else the screen.")
def export_command(game_id: str, out: Path | None) -> None:
    """Write a game as JSON: all of it when it is over, and what everybody may know while it runs."""
    from bot.export import export_game  # noqa: PLC0415

    async def work(store: Store) -> bytes:
        return await export_game(store, game_id.upper())

    try:
        document = with_store(work)
    except UnknownGame:
        give_up(f"There is no game {game_id} that has started.")
    if out is None:
        click.echo(document)
    else:
        out.write_bytes(document)


main.add_command(simulate)
main.add_command(check_map)


# What the commands share


def configured() -> Config:
    """The operator's settings, or one plain sentence for each that is wrong, and the end."""
    try:
        config = load_config(os.environ, Path.cwd())
    except ConfigError as error:
        give_up(*error.faults)
    faults = lay_own_maps(config.maps_dir)
    if faults:
        give_up(*faults)
    return config


def writable(config: Config) -> None:
    """End with a plain sentence when nothing can be kept."""
    fault = check_data_dir(config.data_dir)
    if fault is not None:
        give_up(fault)


def with_store(work: Callable[[Store], Coroutine[Any, Any, Result]]) -> Result:
    """Do something with the store, and close it."""
    config = configured()

    async def opened() -> Result:
        store = await Store.open(config.data_dir)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return await_it(opened())
    except StoreError as fault:
        give_up(str(fault))


def await_it(work: Coroutine[Any, Any, Result]) -> Result:
    """Run something to its end; Ctrl-C is an end like any other."""
    try:
        return asyncio.run(work)
    except KeyboardInterrupt:
        sys.exit(130)


def give_up(*sentences: str) -> NoReturn:
    """Say what is wrong and end."""
    for sentence in sentences:
        click.echo(sentence, err=True)
    sys.exit(2)


def usual_players(name: str) -> int:
    """By how many a table is usually played; the end when there is no such table."""
    from engine.tables import TABLES  # noqa: PLC0415

    if name not in TABLES:
        give_up(f"There is no table {name}; there are: {', '.join(TABLES)}.")
    return TABLES[name].seats[0]


def after_random_moves(spec: Any, seed: str, moves: int, file: Path | None = None) -> Any:
    """A table after so many moves of players who do not care, on its own map or on that of a file."""
    from bot.map_command import read_file  # noqa: PLC0415
    from data import map_document  # noqa: PLC0415
    from engine import deal, options, play  # noqa: PLC0415
    from engine.action import actors  # noqa: PLC0415
    from engine.tables import SpecError, check_spec, map_name  # noqa: PLC0415

    try:
        document = map_document(map_name(spec)) if file is None else read_file(file, check_spec(spec))
    except SpecError as fault:
        give_up(f"{fault}.")
    state = deal(spec, document, seed)
    random = Random(seed)  # noqa: S311 (not a secret)
    for _ in range(moves):
        if state.ended is not None:
            break
        seat = actors(state)[0]
        open_to = [option for option in options(state, seat) if not option.aside] or options(state, seat)
        play(state, seat, random.choice(open_to).sample(state, seat, random))
    return state
