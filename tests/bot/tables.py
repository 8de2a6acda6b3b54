"""A small table to speak about: the beginners' board, four players, and a game as far as a test wants it."""

from __future__ import annotations

from random import Random

from bot.naming import Naming
from bot.words import words
from data import map_document
from engine.action import Action, Outcome, actors, options, play
from engine.journal import fresh_state
from engine.record import Seat
from engine.sight import View, view
from engine.state import State
from engine.tables import TableSpec, dealt_for
from rendering import Player

PLAYERS = (Player("Ann", "blue"), Player("Bob", "red"), Player("Cleo", "yellow"), Player("Dan_*", "black"))


def table(seed: str = "text", **options: str) -> State:
    """A table of four as it was dealt, on the beginners' board unless another is asked for."""
    spec = TableSpec(options={"layout": "beginner", **options})
    return fresh_state(dealt_for(spec, map_document("base"), seed, Seat(0)))


def naming(state: State, locale: str = "en", seat: int | None = None) -> Naming:
    """What things are called at a table, with the offers that a seat sees."""
    return Naming.of_view(words(locale), seen(state, seat), PLAYERS)


def seen(state: State, seat: int | None = None) -> View:
    """What a seat, or everybody, sees."""
    return view(state, None if seat is None else Seat(seat))


def founded(state: State) -> State:
    """The table after the founding, at the places that pay best."""
    while state.turn == 0:
        seat = actors(state)[0]
        own = [option for option in options(state, seat) if not option.aside]
        pips = state.rules.board.pips
        play(state, seat, max(own, key=lambda one: pips[getattr(one, "site", 0)]))
    return state


def played(state: State, moves: int, seed: int = 1) -> list[tuple[Seat, Action, Outcome]]:
    """A game played on at random for so many moves, by whoever may do something, asides included, votes seldom."""
    random = Random(seed)
    done: list[tuple[Seat, Action, Outcome]] = []
    while len(done) < moves and state.ended is None:
        seat = Seat(random.randrange(state.rules.seats))
        open_to = options(state, seat)
        if not open_to:
            continue
        kind = random.choice(sorted({type(one).__name__ for one in open_to}))
        if kind == "AgreeToEnd" and random.random() < 0.95:
            continue
        chosen = random.choice([one for one in open_to if type(one).__name__ == kind])
        action = chosen.sample(state, seat, random)
        done.append((seat, action, play(state, seat, action)))
    return done
