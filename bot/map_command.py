"""Maps of one's own on the command line: `check-map` finds what is wrong with one, and plays a game on it."""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter
from typing import Any, NoReturn

import click

from bot.map_check import faults_of, seats_on, tables_on
from data import read_map, use_maps
from engine.board import Board, read_document
from engine.simulation import Games
from engine.tables import TABLES, Table, TableSpec

KIND = "random"
"""Who plays on a map that is tried: players who do whatever may be done."""

MOST_TURNS = 3000

file_option = click.option(
    "--map",
    "file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    default=None,
    help="A map of your own in place of the table's.",
)


@click.command("check-map")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--table", "name", default=None, help="Judge it by the rules of this table, and play a game on it.")
@click.option("--seed", default="1", show_default=True, help="Another seed plays another game.")
@click.option("--places", is_flag=True, help="List the intersections by their numbers on a picture, with their ids.")
def check_map(file: Path, name: str | None, seed: str, *, places: bool) -> None:
    """Say everything that is wrong with a map; ends with status 1 when something is."""
    use_maps(file.parent)
    tables = None if name is None else [table_named(name)]
    faults = faults_of(text_of(file), file.stem, tables)
    for fault in faults:
        click.echo(fault)
    if faults:
        click.echo(f"{file}: {len(faults)} {'fault' if len(faults) == 1 else 'faults'}.", err=True)
        sys.exit(1)
    played = tables_on(file.stem) if tables is None else tables
    click.echo(f"{file}: no faults found.{told(played)}")
    if places:
        click.echo("\n".join(places_of(read_map(text_of(file), file.stem))))
    if name is not None:
        for seats in seats_on(played[0], file.stem):
            try_out(file, TableSpec(name, seats), seed)


def places_of(document: dict[str, Any]) -> list[str]:
    """Each intersection as a picture numbers it, with its id, and with what lies around it."""
    board = Board(read_document(document))
    lines = []
    for site in board.intersections:
        around = [f"{board.terrain[place]} {board.number[place] or ''}".strip() for place in board.hexes_at[site]]
        name = board.intersection_names[site]
        lines.append(f"{site + 1}: {board.intersection_ids[site]}{f' {name}' if name else ''} ({', '.join(around)})")
    return lines


def told(tables: list[Table]) -> str:
    """By whose rules a map was judged."""
    if not tables:
        return " No table is played on a map of this name; --table says by whose rules it is to be judged."
    return f" It was judged by the rules of {', '.join(table.name for table in tables)}."


def try_out(file: Path, spec: TableSpec, seed: str) -> None:
    """Play a random game on a map, and say what it came to."""
    kinds = (KIND,) * spec.seats
    games = Games(
        spec, read_map(text_of(file), file.stem), kinds, seed, perf_counter, lawful=True, most_turns=MOST_TURNS
    )
    games.play()
    figures = games.figures()
    for broken in figures.broken_laws:
        click.echo(f"Broken with {spec.seats} players: {broken}")
    ended = "was broken off" if figures.capped else "came to its end"
    click.echo(f"A random game of {spec.seats} at {spec.name} {ended} after {figures.turns_median:g} turns.")
    if figures.broken_laws or figures.capped:
        sys.exit(1)


def lay_own_maps(folder: Path | None) -> list[str]:
    """Let the maps of a folder be played on; what is wrong with them, or with their names, in sentences."""
    if folder is None:
        use_maps()
        return []
    use_maps(folder)
    faults: list[str] = []
    for file in sorted(folder.glob("*.toml")):
        if not tables_on(file.stem):
            known = sorted({name for table in TABLES.values() for name in table.maps.values()})
            faults.append(f"{file}: no table is played on a map of this name. The names are {', '.join(known)}.")
            continue
        faults += [f"{file}: {fault}" for fault in faults_of(text_of(file), file.stem)]
    return faults


def read_file(file: Path, table: Table) -> dict[str, Any]:
    """The map in a file, for a table; the end when something is wrong with it."""
    faults = faults_of(text_of(file), file.stem, [table])
    if faults:
        end_with(*(f"{file}: {fault}" for fault in faults))
    return read_map(text_of(file), file.stem)


def text_of(file: Path) -> str:
    """What stands in a file; the end when it cannot be read."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as fault:
        end_with(f"{file} cannot be read ({fault.strerror}).")
    except UnicodeDecodeError:
        end_with(f"{file} is not a text file.")


def table_named(name: str) -> Table:
    """The table of a name; the end with those there are."""
    if name not in TABLES:
        end_with(f"There is no table {name}; there are: {', '.join(TABLES)}.")
    return TABLES[name]


def end_with(*sentences: str) -> NoReturn:
    """Say what is wrong and end."""
    for sentence in sentences:
        click.echo(sentence, err=True)
    sys.exit(2)
