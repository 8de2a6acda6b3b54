"""The command `simulate`: computer players among themselves, and what their games come to."""

from __future__ import annotations

import sys
from time import perf_counter

import click
import msgspec
from rich.console import Console
from rich.progress import Progress

from data import map_document
from engine.players import PLAYERS
from engine.simulation import MOST_TURNS, Figures, Games
from engine.tables import TABLES, SpecError, TableSpec, map_name

USUAL_KIND = "random"
"""Who plays when nobody is named."""


@click.command()
@click.option("--table", default="base", show_default=True, help="Which table.")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same games.")
@click.option("--players", default=None, help="A kind for each seat; as many random ones as usual by default.")
@click.option("--options", "chosen", default="", help="Options of the table, as in layout=spiral,dice=deck.")
@click.option("--laws", type=click.Choice(["none", "all"]), default="none", show_default=True, help="Try the laws too.")
@click.option("--max-turns", type=click.IntRange(min=1), default=MOST_TURNS, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as one JSON object.")
def simulate(
    table: str, games: int, seed: str, players: str | None, chosen: str, laws: str, max_turns: int, *, as_json: bool
) -> None:
    """Let computer players play whole games. Ends with status 1 when a law of the table was broken."""
    kinds = usual_players(table) if players is None else tuple(kind.strip() for kind in players.split(","))
    spec = TableSpec(table, len(kinds), read_options(chosen))
    series = Games(spec, document_for(spec), named(kinds), seed, perf_counter, laws == "all", max_turns)
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        for _ in progress.track(range(games), description="Playing"):
            series.play()
    figures = series.figures()
    click.echo(msgspec.json.encode(figures) if as_json else in_words(figures))
    if figures.broken_laws:
        sys.exit(1)


def in_words(figures: Figures) -> str:
    """The figures for people."""
    wins = ", ".join(f"{kind} {won}" for kind, won in zip(figures.players, figures.wins, strict=True))
    ends = f"{figures.by_points} won by points, {figures.by_g11} ended without, {figures.capped} broken off"
    lines = [
        f"{figures.games} games at the table {figures.table}: {ends}.",
        f"Wins by seat: {wins}.",
        *(
            f"Wins with {card.places}: {card.wins} of {card.games}, {card.wins / card.games:.0%}."
            for card in figures.start_cards
        ),
        f"{figures.turns_median:g} turns in the middle; {figures.actions} actions, {figures.actions_per_s} a second.",
        *(f"Broken: {broken}" for broken in figures.broken_laws),
    ]
    return "\n".join(lines)


def usual_players(table: str) -> tuple[str, ...]:
    """Random players on as many seats as a table usually has."""
    return (USUAL_KIND,) * (TABLES[table].seats[0] if table in TABLES else 1)


def named(kinds: tuple[str, ...]) -> tuple[str, ...]:
    """The kinds of players, if there are such players."""
    for kind in kinds:
        if kind not in PLAYERS:
            raise click.UsageError(f"There is no player {kind!r}; there are: {', '.join(PLAYERS)}.")
    return kinds


def read_options(text: str) -> dict[str, str]:
    """Options written as `name=value`, separated by commas."""
    options = {}
    for one in filter(None, (part.strip() for part in text.split(","))):
        name, is_given, value = one.partition("=")
        if not is_given:
            raise click.UsageError(f"{one!r} is no option; write name=value, separated by commas.")
        options[name.strip()] = value.strip()
    return options


def document_for(spec: TableSpec) -> dict[str, object]:
    """The map of the table, if there is such a table with such seats and options."""
    try:
        name = map_name(spec)
    except SpecError as fault:
        sentence = str(fault)
        raise click.UsageError(f"{sentence[0].upper()}{sentence[1:]}.") from fault
    return map_document(name)
