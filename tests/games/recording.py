"""Recorded games: a lively game is played once, written down, and replayed on every run.

A recording says how the game was dealt, every entry of its journal with the numbers drawn, what the table looked like
every so often, and how it ended. `python -m tests.games.recording` plays all games of `PLOTS` anew, for when a rule has
changed on purpose; the commit explains the difference.
"""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from data import map_document
from engine import options
from engine.action import Action, actors, public_points
from engine.base.bargaining import AcceptOffer, ChooseTaker, OfferTrade
from engine.base.building import BuildCity, BuildRoad, BuildSettlement
from engine.base.cards import BuyCard, Cards, PlayCard
from engine.base.ending import AgreeToEnd
from engine.base.founding import FoundSettlement
from engine.base.robber import Robber
from engine.base.trade import TradeWithSupply
from engine.base.turn import EndTurn
from engine.journal import Entry, Journal, Undo, read_action
from engine.record import Bag, Record, Seat, to_json
from engine.ruleset import Ruleset
from engine.scenarios.rice_and_tobacco import Prefer
from engine.state import Ended, State
from engine.tables import Dealt, TableSpec, dealt_for, map_name

HERE = Path(__file__).parent
MARKED_EVERY = 25


class Line(msgspec.Struct, frozen=True):
    """An entry of a journal as it is written down, its action still unread."""

    n: int
    seat: Seat
    action: msgspec.Raw
    draws: tuple[int, ...]

    def entry(self, rules: Ruleset) -> Entry:
        """The entry, its action read by the rules of its table."""
        return Entry(self.n, self.seat, read_action(rules, bytes(self.action)), self.draws)


class Mark(Record, frozen=True):
    """The table after an entry: what is easily read, and a print of all that lies on it."""

    after: int
    turn: int
    seat: Seat
    points: tuple[int, ...]
    hands: tuple[Bag, ...]
    table: str


class Recording(msgspec.Struct, frozen=True):
    """A whole game."""

    dealt: Dealt
    entries: tuple[Line, ...]
    marks: tuple[Mark, ...]
    ended: Ended


class Plot(NamedTuple):
    """A game to be recorded: its table, its seed, and after how many entries all agree to end it."""

    spec: TableSpec
    seed: str
    agreed_after: int | None = None


PLOTS = {
    "base/trades": Plot(TableSpec("base", seats=4, options={"layout": "random"}), "trades"),
    "base/beginners": Plot(TableSpec("base", seats=3, options={"layout": "beginner", "target": "8"}), "beginners"),
    "base/deck": Plot(TableSpec("base", seats=4, options={"layout": "spiral", "dice": "deck"}), "deck"),
    "base/chooses": Plot(TableSpec("base", seats=4, options={"trade": "chooses"}), "chooses"),
    "base/agreed": Plot(TableSpec("base", seats=3, options={"target": "12"}), "agreed", agreed_after=200),
    "base+five_six/building": Plot(TableSpec("base+five_six", seats=6, options={"target": "8"}), "building"),
    "base+five_six/paired": Plot(
        TableSpec("base+five_six", seats=5, options={"layout": "spiral", "target": "8", "extra_turn": "paired_turns"}),
        "paired",
    ),
    "karawane/bids": Plot(TableSpec("karawane", seats=4), "bids-1"),
    "karawane/three": Plot(TableSpec("karawane", seats=3, options={"layout": "spiral", "target": "10"}), "three"),
    "karawane+five_six/building": Plot(TableSpec("karawane+five_six", seats=6, options={"target": "8"}), "building"),
    "karawane+five_six/paired": Plot(
        TableSpec("karawane+five_six", seats=5, options={"target": "8", "extra_turn": "paired_turns"}), "paired"
    ),
    "baden_wuerttemberg/towns": Plot(TableSpec("baden_wuerttemberg", seats=3, options={"target": "9"}), "towns"),
    "baden_wuerttemberg/cards": Plot(
        TableSpec("baden_wuerttemberg", seats=4, options={"founding": "cards", "landmark_points": "1"}), "cards"
    ),
    "carolinas/tokens": Plot(TableSpec("carolinas", seats=4), "tokens-3"),
    "carolinas/waterways": Plot(TableSpec("carolinas", seats=3, options={"dice": "deck"}), "waterways-10"),
    "carolinas/building": Plot(TableSpec("carolinas", seats=6, options={"target": "8"}), "building-2"),
    "carolinas/paired": Plot(
        TableSpec("carolinas", seats=5, options={"target": "8", "extra_turn": "paired_turns", "trade": "chooses"}),
        "paired-7",
    ),
    "carolinas+rice_and_tobacco/harvest": Plot(
        TableSpec("carolinas+rice_and_tobacco", seats=4, options={"target": "9"}), "harvest"
    ),
    "carolinas+rice_and_tobacco/paired": Plot(
        TableSpec("carolinas+rice_and_tobacco", seats=5, options={"target": "8", "extra_turn": "paired_turns"}),
        "paired",
    ),
    "traders_and_barbarians/wagons": Plot(
        TableSpec("traders_and_barbarians", seats=4, options={"layout": "beginner"}), "wagons"
    ),
    "traders_and_barbarians/gold": Plot(
        TableSpec("traders_and_barbarians", seats=3, options={"dice": "deck", "trade": "chooses"}), "gold"
    ),
    "traders_and_barbarians+five_six/six": Plot(TableSpec("traders_and_barbarians+five_six", seats=6), "six"),
    "traders_and_barbarians+five_six/paired": Plot(
        TableSpec("traders_and_barbarians+five_six", seats=5, options={"extra_turn": "paired_turns"}), "paired"
    ),
}

EAGERNESS: dict[type[Action], float] = {
    BuildCity: 200,
    BuildSettlement: 200,
    BuyCard: 10,
    BuildRoad: 4,
    TradeWithSupply: 0.2,
    EndTurn: 3,
    AcceptOffer: 5,
    ChooseTaker: 20,
    OfferTrade: 0.3,
    AgreeToEnd: 0,
    Prefer: 0.02,
}


def record(plot: Plot) -> Recording:
    """Play a game of this plot and write it down."""
    document = map_document(map_name(plot.spec))
    journal, random = Journal(dealt_for(plot.spec, document, plot.seed)), Random(plot.seed)
    marks = []
    for seat, action in lively(journal, random, plot.agreed_after):
        journal.play(seat, action)
        if len(journal.entries) % MARKED_EVERY == 0:
            marks.append(mark(journal))
    assert journal.state.ended is not None
    lines = tuple(Line(e.n, e.seat, msgspec.Raw(to_json(e.action).encode()), e.draws) for e in journal.entries)
    return Recording(journal.dealt, lines, (*marks, mark(journal)), journal.state.ended)


def lively(journal: Journal, random: Random, agreed_after: int | None) -> Iterator[tuple[Seat, Action]]:
    """Moves of players who build, trade, haggle and sometimes take a move back, until the game is over."""
    while journal.state.ended is None:
        state = journal.state
        seats = [Seat(seat) for seat in range(state.rules.seats)]
        if agreed_after is not None and len(journal.entries) >= agreed_after:
            yield from ((seat, AgreeToEnd()) for seat in seats)
            return
        undoable = journal.undoable(actors(state)[0])
        if undoable and random.random() < 0.04:
            yield actors(state)[0], Undo(random.choice(undoable).n)
            continue
        ways = [(seat, option) for seat in seats for option in options(state, seat)]
        seat, option = random.choices(ways, [_eagerness(state, option) for _, option in ways])[0]
        yield seat, option.sample(state, seat, random)


def mark(journal: Journal) -> Mark:
    """The table as it is now."""
    state = journal.state
    points = tuple(public_points(state, Seat(seat)) for seat in range(state.rules.seats))
    return Mark(len(journal.entries), state.turn, state.seat, points, tuple(state.hands), print_of(state))


def print_of(state: State) -> str:
    """A short print of what lies on the table, equal for equal tables however the engine keeps them."""
    steps = [type(question.step).__name__ for question in state.agenda]
    cards, robbed = state[Cards], state[Robber].place if Robber in state else None
    lies = (state.roads, state.owners, state.kinds, state.supply, cards.held, cards.played, robbed, steps)
    return blake2b(msgspec.json.encode(lies), digest_size=6).hexdigest()


def read(name: str) -> Recording:
    """The recording of this name."""
    return msgspec.json.decode((HERE / f"{name}.json").read_bytes(), type=Recording)


def write(name: str, recording: Recording) -> None:
    """Write a recording down, an entry a line."""
    parts = [f'"dealt": {to_json(recording.dealt)}']
    for title, lines in (("entries", recording.entries), ("marks", recording.marks)):
        listed = ",\n".join(to_json(line) for line in lines)
        parts.append(f'"{title}": [\n{listed}\n]')
    parts.append(f'"ended": {to_json(recording.ended)}')
    (HERE / f"{name}.json").write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def _eagerness(state: State, option: Action) -> float:
    if isinstance(option, FoundSettlement):
        return float(state.rules.board.pips[option.site] ** 4 + 1)
    if isinstance(option, PlayCard):
        return 1
    return EAGERNESS.get(type(option), 1)


if __name__ == "__main__":
    for title, plot in PLOTS.items():
        write(title, record(plot))
