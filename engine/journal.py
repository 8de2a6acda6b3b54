"""The journal: the record of a game, its fold into a state, and undo as an entry among the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from hashlib import blake2b
from operator import or_

import msgspec

from engine.action import Action, Illegal, Outcome, open_game, perform, play
from engine.chance import ReplayError
from engine.record import Record, Seat
from engine.ruleset import Ruleset
from engine.state import State
from engine.tables import Dealt, rules_of


class Undo(Action, frozen=True):
    """Take back one's own moves from entry `to` on; it stands in the journal and is never applied."""

    to: int


class Entry(Record, frozen=True):
    """One line of the journal: who did what, and the numbers drawn for it. `n` counts from 1 without a gap."""

    n: int
    seat: Seat
    action: Action
    draws: tuple[int, ...]


class Lived(Record, frozen=True):
    """An entry that still counts, with what came of it."""

    entry: Entry
    outcome: Outcome


class Journal:
    """A game as it is being played: its entries, the state they fold into, and which of them still count."""

    def __init__(self, dealt: Dealt, entries: Iterable[Entry] = ()) -> None:
        self.dealt = dealt
        self.entries: list[Entry] = []
        self.lived: list[Lived] = []
        self.state = self._beginning()
        for entry in entries:
            self._read(entry)
        self._fold()

    def play(self, seat: Seat, action: Action) -> tuple[Entry, Outcome]:
        """Judge an action, do it on a copy, and take entry and state over together; `Illegal` changes nothing."""
        number = len(self.entries) + 1
        if isinstance(action, Undo):
            return self._undo(number, seat, action)
        after = self.state.copy()
        outcome = play(after, seat, action, number)
        entry = Entry(number, seat, action, outcome.draws)
        self.entries.append(entry)
        self.lived.append(Lived(entry, outcome))
        self.state = after
        return entry, outcome

    def take_over(self, entry: Entry) -> None:
        """Go on with an entry that was judged when it was written; ReplayError when it does not fit."""
        self._read(entry)
        if isinstance(entry.action, Undo):
            self._fold()
            return
        after = self.state.copy()
        self.lived[-1] = Lived(entry, redo(after, entry))
        self.state = after

    def copy(self) -> Journal:
        """A journal that can be played on while this one stays as it is."""
        twin = Journal.__new__(Journal)
        twin.dealt, twin.state = self.dealt, self.state
        twin.entries, twin.lived = self.entries[:], self.lived[:]
        return twin

    def undoable(self, seat: Seat) -> list[Entry]:
        """The seat's own moves that can be taken back, the latest first: back to the last barrier."""
        if self.state.ended is not None:
            return []
        found: list[Entry] = []
        for lived in reversed(self.lived):
            if lived.entry.action.aside:
                continue
            if lived.outcome.barrier or lived.entry.seat != seat:
                break
            found.append(lived.entry)
        return found

    def _beginning(self) -> State:
        return fresh_state(self.dealt)

    def _undo(self, number: int, seat: Seat, undo: Undo) -> tuple[Entry, Outcome]:
        open_to = self.undoable(seat)
        if not open_to:
            raise Illegal("nothing-to-undo")
        if undo.to not in {entry.n for entry in open_to}:
            raise Illegal("cannot-undo-that")
        entry = Entry(number, seat, undo, ())
        self.entries.append(entry)
        self._take_back(entry, undo)
        self._fold()
        return entry, Outcome((), (), barrier=False)

    def _read(self, entry: Entry) -> None:
        if entry.n != len(self.entries) + 1:
            raise ReplayError(f"entry {entry.n} stands where {len(self.entries) + 1} is expected")
        self.entries.append(entry)
        if isinstance(entry.action, Undo):
            self._take_back(entry, entry.action)
        else:
            self.lived.append(Lived(entry, Outcome((), entry.draws, barrier=False)))

    def _take_back(self, entry: Entry, undo: Undo) -> None:
        self.lived = [
            lived
            for lived in self.lived
            if lived.entry.n < undo.to or lived.entry.action.aside or lived.entry.seat != entry.seat
        ]

    def _fold(self) -> None:
        state = self._beginning()
        self.lived = [Lived(lived.entry, redo(state, lived.entry)) for lived in self.lived]
        state.moment = len(self.entries)
        self.state = state


def deal(rules: Ruleset, dealt: Dealt) -> State:
    """A state at the beginning of the game."""
    state = State(rules, dealt)
    open_game(state)
    return state


def fresh_state(dealt: Dealt) -> State:
    """The table as it was dealt, before the first entry."""
    return deal(rules_of(dealt), dealt)


def redo(state: State, entry: Entry) -> Outcome:
    """Do an entry of the journal again, with the numbers that were drawn then; nothing is judged."""
    state.chance.feed(entry.draws)
    try:
        outcome = perform(state, entry.seat, entry.action, entry.n)
        state.chance.feed(None)
    except (ReplayError, Illegal, AssertionError, LookupError, TypeError, ValueError) as fault:
        raise ReplayError(f"entry {entry.n} cannot be replayed: {fault}") from fault
    return outcome


def replay(dealt: Dealt, entries: Sequence[Entry]) -> State:
    """The state a journal folds into; ReplayError when it does not fit the rules."""
    return Journal(dealt, entries).state


def digest(state: State) -> str:
    """A short fingerprint of everything that is true now, equal for equal states."""
    return blake2b(msgspec.json.encode(state.facts()), digest_size=12).hexdigest()


def actions_of(rules: Ruleset) -> tuple[type[Action], ...]:
    """Every class of action that may stand in a journal of this table."""
    known = {action for actions in rules.menu.values() for action in actions} | {Undo}
    return tuple(sorted(known, key=lambda action: action.__name__))


def read_action(rules: Ruleset, text: str | bytes) -> Action:
    """Read an action from JSON; `msgspec.ValidationError` names the field that is wrong."""
    return _reader_of(actions_of(rules)).decode(text)


@lru_cache(maxsize=64)
def _reader_of(kinds: tuple[type[Action], ...]) -> msgspec.json.Decoder[Action]:
    return msgspec.json.Decoder(reduce(or_, kinds))
