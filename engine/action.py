"""Steps and actions: when somebody must decide, what he may do, and how it is done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import repeat
from random import Random
from typing import Any, ClassVar, NamedTuple, Self

import msgspec

from engine import goods
from engine.event import Event, GameEnded, TurnBegan, TurnEnded
from engine.record import Bag, Record, Seat
from engine.state import Ended, State


class Illegal(Exception):  # noqa: N818 (the rulebook's word, raised everywhere)
    """A request the rules do not allow: a key for the sentence that explains it, and what the sentence needs."""

    def __init__(self, key: str, **fields: Any) -> None:
        super().__init__(key)
        self.key = key
        self.fields = fields


class Step(Record, frozen=True):
    """A moment at which the game waits for somebody."""

    def actors(self) -> tuple[Seat, ...]:
        """The seats the game waits for; each answers for himself, in any order."""
        return (self.seat,)  # type: ignore[attr-defined]

    def go_on(self, state: State) -> None:
        """What a step does that waits for nobody (its actors are none)."""
        raise NotImplementedError


Gate = Callable[[State, Seat], bool]


class Hole(NamedTuple):
    """A bag that an option leaves open: between `least` and `most` cards out of `within`."""

    field: str
    least: int
    most: int
    within: Bag


class Action(Record, frozen=True):
    """One thing a player may do, one paragraph of the rules.

    `options` lists what a seat may do as far as that seat can see, without luck or change. `check` judges a request
    from outside; `apply` trusts. A class also says its `chapter` (build, trade, card, move, answer, turn, table), who
    it is open to, and whether it is an aside, which is no move and is never undone.
    """

    chapter: ClassVar[str] = "answer"
    aside: ClassVar[bool] = False
    audience: ClassVar[str] = "actors"
    """`actors` of the step, `others`, or `everyone`."""
    final: ClassVar[bool] = False
    """Whether it is never undone: it shows its author something secret, or the rules give him one chance."""
    gate: ClassVar[Gate | None] = None
    """A quick question put once for a family of actions: when it is answered no, none of them has options."""
    standing: ClassVar[tuple[str, ...]] = ()
    """The answers a standing order may give in its place."""

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        """What the seat may do with this action now."""
        raise NotImplementedError

    def check(self, state: State, seat: Seat) -> None:
        """Refuse with `Illegal` what is not among the options."""
        if self not in self.options(state, seat):
            raise Illegal("not-possible")

    def apply(self, state: State, seat: Seat) -> None:
        """Do it; the caller knows that it is legal."""
        raise NotImplementedError

    def holes(self, state: State, seat: Seat) -> tuple[Hole, ...]:
        """The bags this option leaves open, empty when it can be played as it is."""
        return ()

    def sample(self, state: State, seat: Seat, random: Random) -> Self:
        """The option with its holes filled by somebody who does not care."""
        holes = self.holes(state, seat)
        if not holes:
            return self
        filled: dict[str, Any] = {}
        for hole in holes:
            most = min(hole.most, sum(hole.within))
            filled[hole.field] = goods.some_of(hole.within, random.randint(hole.least, most), random)
        return msgspec.structs.replace(self, **filled)


class Outcome(Record, frozen=True):
    """What came of an action: the events, the numbers drawn, and whether it can no longer be undone."""

    events: tuple[Event, ...]
    draws: tuple[int, ...]
    barrier: bool


def menu(state: State, seat: Seat) -> Sequence[type[Action]]:
    """The classes of action open to a seat at this step, whatever it holds: a public fact."""
    if state.ended is not None:
        return ()
    question = state.agenda[-1]
    return state.rules.open_menus[type(question.step), seat in question.actors]


def options(state: State, seat: Seat) -> list[Action]:
    """Everything a seat may do now, as far as it can see; a bag to be chosen is one option with a hole."""
    found: list[Action] = []
    if state.ended is not None:
        return found
    question = state.agenda[-1]
    for gate, family in state.rules.families[type(question.step), seat in question.actors]:
        if gate is None or gate(state, seat):
            for options_of in family:
                found += options_of(state, seat)
    return found


def actors(state: State) -> tuple[Seat, ...]:
    """The seats the game waits for now; nobody when it is over."""
    return () if state.ended is not None else state.agenda[-1].actors


def version(state: State, seat: Seat | None) -> int:
    """The number a button carries: it changes when its question is answered, and for a seat with its own moves."""
    if not state.agenda:
        return 0
    serial = state.agenda[-1].serial
    return serial if seat is None else max(serial, state.moved[seat])


def check(state: State, seat: Seat, action: Action) -> None:
    """Refuse with `Illegal` what a seat may not do now; change nothing."""
    if state.ended is not None:
        raise Illegal("game-over")
    if not 0 <= seat < state.rules.seats:
        raise Illegal("no-such-seat")
    question = state.agenda[-1]
    step, awaited = type(question.step), question.actors
    acting = seat in awaited
    if type(action) not in state.rules.open_menus[step, acting]:
        if type(action) not in state.rules.menu[step]:
            raise Illegal("not-now", step=step.__name__, action=type(action).__name__, awaited=awaited)
        raise Illegal("not-your-own" if acting else "not-your-turn", awaited=awaited)
    action.check(state, seat)


def play(state: State, seat: Seat, action: Action, moment: int | None = None) -> Outcome:
    """Judge a request and, if it is legal, do it; `Illegal` leaves the state as it was."""
    check(state, seat, action)
    return perform(state, seat, action, moment)


def perform(state: State, seat: Seat, action: Action, moment: int | None = None) -> Outcome:
    """Do what is known to be legal; `moment` is the number of its journal entry (default: the next)."""
    state.moment = state.moment + 1 if moment is None else moment
    state.issued = 0
    drawn: list[int] = []
    events: list[Event] = []
    state.chance.drawn, state.heard, on_turn = drawn, events, state.seat
    action.apply(state, seat)
    _settle(state)
    state.heard = None
    if action.aside:
        return Outcome(tuple(events), tuple(drawn), barrier=False)
    state.moved[seat] = state.moment * 64
    waiting = state.agenda[-1].actors if state.agenda else ()
    barrier = bool(drawn) or action.final or state.seat != on_turn or seat not in waiting
    return Outcome(tuple(events), tuple(drawn), barrier)


def open_game(state: State) -> None:
    """Put the opening on the agenda of a new table."""
    state.begin(*state.rules.opening(state))
    _settle(state)


def points(state: State, seat: Seat) -> int:
    """All victory points of a seat, hidden ones included."""
    known: int | None = state.tally.get(("all", seat))
    if known is None:
        known = 0
        for score in state.rules.scores:
            known += score.points(state, seat)
        state.tally["all", seat] = known
    return known


def public_points(state: State, seat: Seat) -> int:
    """The victory points everybody can see."""
    known: int | None = state.tally.get(("public", seat))
    if known is None:
        known = 0
        for score in state.rules.scores:
            if not score.hidden:
                known += score.points(state, seat)
        state.tally["public", seat] = known
    return known


def standings(state: State) -> tuple[int, ...]:
    """The victory points of all seats that everybody can see."""
    known: tuple[int, ...] | None = state.tally.get("standings")
    if known is None:
        known = tuple(map(public_points, repeat(state), state.rules.every_seat))
        state.tally["standings"] = known
    return known


def nothing_left(state: State) -> bool:
    """Whether no seat can gain a point any more (G11)."""
    known: bool | None = state.tally.get("nothing_left")
    if known is None:
        known = state.tally["nothing_left"] = not _prospects(state)
    return known


def _prospects(state: State) -> bool:
    for prospect in state.rules.prospects:
        for seat in state.rules.every_seat:
            if prospect(state, seat):
                return True
    return False


def end(state: State, reason: str, winners: tuple[Seat, ...]) -> None:
    """The game is over; nothing is asked any more."""
    total = tuple(points(state, seat) for seat in state.rules.every_seat)
    state.ended = Ended(reason, winners, total)
    state.agenda.clear()
    state.emit(GameEnded(reason, winners, total))


def end_by_points(state: State, reason: str) -> None:
    """The game is over though nobody has won: most points win, ties are shared (G11)."""
    most = max(points(state, seat) for seat in state.rules.every_seat)
    end(state, reason, tuple(seat for seat in state.rules.every_seat if points(state, seat) == most))


def _settle(state: State) -> None:
    """Go on until somebody is asked or the game is over (G9, G11: at once, also at the start of a turn)."""
    rules, agenda = state.rules, state.agenda
    _look_for_the_end(state)
    while state.ended is None:
        if agenda:
            if agenda[-1].actors:
                return
            agenda[-1].step.go_on(state)
        elif state.turn == 0 or state.phase == len(rules.turn):
            _pass_dice(state)
        else:
            state.phase += 1
            state.begin(*rules.turn[state.phase - 1](state))


def _look_for_the_end(state: State) -> None:
    """A seat on turn has the points (G9), or no seat can gain one any more (G11)."""
    if state.ended is not None or state.turn == 0:
        return
    rules, tally = state.rules, state.tally
    on_turn = rules.on_turn(state)
    if tally.get("looked_at") == on_turn:
        return
    for seat in on_turn:
        if points(state, seat) >= rules.target:
            end(state, "points", (seat,))
            return
    if nothing_left(state):
        end_by_points(state, "nothing_left")
    tally["looked_at"] = on_turn


def _pass_dice(state: State) -> None:
    if state.turn:
        state.emit(TurnEnded(state.seat))
        state.roller = Seat((state.roller + 1) % state.rules.seats)
    state.turn += 1
    state.phase = 0
    begin_turn(state, state.roller)


def begin_turn(state: State, seat: Seat) -> None:
    """It is a seat's turn, with the dice or, after another's, without them; it may win at once (G9)."""
    state.seat = seat
    state.emit(TurnBegan(seat, state.turn))
    _look_for_the_end(state)


__all__ = [
    "Action",
    "Hole",
    "Illegal",
    "Outcome",
    "Step",
    "actors",
    "begin_turn",
    "check",
    "end",
    "end_by_points",
    "menu",
    "open_game",
    "options",
    "perform",
    "play",
    "points",
    "public_points",
    "standings",
    "version",
]
