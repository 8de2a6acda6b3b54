"""Counting leaves: how many lines of moves a pinned opening leads to, so that no rule moves unnoticed.

A file `<table>.txt` has a line for each opening: seats, options, seed and the number of moves walked at random, then
the leaves at depth 1, 2, 3. When a rule has changed on purpose, `python -m tests.perft.counting` counts all files anew,
and the commit explains the difference.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from data import map_document
from engine import deal, options, play
from engine.action import Action, actors
from engine.record import Seat, to_json
from engine.state import State
from engine.tables import TableSpec, map_name

HERE = Path(__file__).parent
DEPTH = 3


class Opening(NamedTuple):
    """A pinned position: a game as dealt, and how many moves were made at random."""

    table: str
    seats: int
    options: dict[str, str]
    seed: str
    moves: int


class Line(NamedTuple):
    """A line of a file: an opening and the leaves counted for it."""

    opening: Opening
    leaves: tuple[int, ...]

    def __str__(self) -> str:
        words = [str(self.opening.seats), *(f"{name}={value}" for name, value in self.opening.options.items())]
        words += [f"seed={self.opening.seed}", f"moves={self.opening.moves}"]
        return f"{' '.join(words)}: {' '.join(map(str, self.leaves))}"


def read(file: Path) -> list[Line]:
    """The lines of a file; its name is the table's."""
    return [_line(file.stem, text) for text in file.read_text(encoding="utf-8").splitlines() if text]


def count(opening: Opening) -> Line:
    """The opening with its leaves down to the usual depth."""
    state = reached(opening)
    return Line(opening, tuple(leaves(state, depth) for depth in range(1, DEPTH + 1)))


def reached(opening: Opening) -> State:
    """The position of an opening; the walk does not depend on the order in which options are listed."""
    spec = TableSpec(opening.table, seats=opening.seats, options=opening.options)
    state, random = deal(spec, map_document(map_name(spec)), opening.seed), Random(opening.seed)
    for _ in range(opening.moves):
        seat, moves = _moves(state)
        play(state, seat, random.choice(sorted(moves, key=to_json)).sample(state, seat, random))
    return state


def leaves(state: State, depth: int) -> int:
    """How many lines of so many moves there are; a bag is chosen in one way only, luck comes from the game's seed."""
    if state.ended is not None:
        return 0
    seat, moves = _moves(state)
    if depth == 1:
        return len(moves)
    return sum(leaves(after, depth - 1) for after in _afterwards(state, seat, moves))


def _afterwards(state: State, seat: Seat, moves: list[Action]) -> Iterator[State]:
    for move in moves:
        after = state.copy()
        play(after, seat, move.sample(state, seat, Random(0)))
        yield after


def _moves(state: State) -> tuple[Seat, list[Action]]:
    """Who is asked first, and the moves open to him; asides are none."""
    seat = actors(state)[0]
    return seat, [option for option in options(state, seat) if not option.aside]


def _line(table: str, text: str) -> Line:
    opening, _, counted = text.partition(":")
    seats, *words = opening.split()
    chosen = dict(word.split("=", 1) for word in words)
    seed, moves = chosen.pop("seed"), int(chosen.pop("moves"))
    return Line(Opening(table, int(seats), chosen, seed, moves), tuple(map(int, counted.split())))


if __name__ == "__main__":
    for listed in sorted(HERE.glob("*.txt")):
        counted_anew = [f"{count(line.opening)}\n" for line in read(listed)]
        listed.write_text("".join(counted_anew), encoding="utf-8")
