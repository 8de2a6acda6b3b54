"""Whole games of computer players among themselves, and what they come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import Any

import msgspec

from engine import laws
from engine.action import Action, Outcome, actors, perform, play
from engine.base.bargaining import unanswered
from engine.board import Board, StartCard, read_document
from engine.journal import Entry, fresh_state
from engine.players import PLAYERS, Player, Question, dice
from engine.record import Record, Seat
from engine.state import Ended, State
from engine.tables import TableSpec, dealt_for

Clock = Callable[[], float]
"""Seconds that go by; the rules have no clock of their own."""

MOST_TURNS = 5000
"""A game that lasts longer is broken off."""

NOW_AND_THEN = 50
"""In so many moves the dear laws are tried once."""


class CardFigures(msgspec.Struct, frozen=True):
    """What a start card came to: its places, the games in which it was dealt, and how many of them it won."""

    places: str
    games: int
    wins: int


class Figures(msgspec.Struct, frozen=True):
    """What some games came to.

    `wins` counts seat by seat, a shared win for each who shares it; `start_cards` has the same for each card that was
    dealt, in the order of the map; `by_g11` are the games that ended because nothing was left to gain or the players
    agreed; `capped` those broken off. `actions_per_s` counts nothing but playing.
    """

    table: str
    players: tuple[str, ...]
    games: int
    by_points: int
    by_g11: int
    capped: int
    wins: tuple[int, ...]
    start_cards: tuple[CardFigures, ...]
    broken_laws: tuple[str, ...]
    turns_median: float
    actions: int
    actions_per_s: int


class Move(Record, frozen=True):
    """Something a player has done, and what came of it."""

    seat: Seat
    action: Action
    outcome: Outcome


@dataclass(slots=True)
class Games:
    """Games to be played at one table by the same kinds of players, and what has come of them so far."""

    spec: TableSpec
    document: Mapping[str, Any]
    players: tuple[str, ...]
    """The names of the kinds, as in `PLAYERS`, in seat order."""
    seed: str
    clock: Clock
    lawful: bool = False
    """Whether the laws are tried as well."""
    most_turns: int = MOST_TURNS

    ends: list[Ended | None] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    dealt: Counter[str] = field(default_factory=Counter)
    """How often each start card was dealt, by its places."""
    won: Counter[str] = field(default_factory=Counter)
    """How often the seat that had it won."""
    actions: int = 0
    seconds: float = 0.0

    def play(self) -> None:
        """Play one more game."""
        name = f"{self.seed}:{len(self.ends)}"
        state = fresh_state(dealt_for(self.spec, self.document, name))
        cards = dealt_cards(state)
        game = moves(state, [PLAYERS[kind]() for kind in self.players], dice(name), self.most_turns)
        if self.lawful:
            self._try_laws(state, game, name)
        else:
            began = self.clock()
            self.actions += sum(1 for _ in game)
            self.seconds += self.clock() - began
        self.ends.append(state.ended)
        self.turns.append(state.turn)
        self.dealt.update(cards.values())
        if state.ended is not None:
            self.won.update(cards[winner] for winner in state.ended.winners if winner in cards)

    def figures(self) -> Figures:
        """What the games came to."""
        ended = [end for end in self.ends if end is not None]
        by_points = sum(one.reason == "points" for one in ended)
        return Figures(
            table=self.spec.name,
            players=self.players,
            games=len(self.ends),
            by_points=by_points,
            by_g11=len(ended) - by_points,
            capped=len(self.ends) - len(ended),
            wins=tuple(sum(seat in one.winners for one in ended) for seat in range(len(self.players))),
            start_cards=tuple(self._card_figures()),
            broken_laws=tuple(self.broken),
            turns_median=median(self.turns or [0]),
            actions=self.actions,
            actions_per_s=round(self.actions / self.seconds) if self.seconds else 0,
        )

    def _card_figures(self) -> Iterator[CardFigures]:
        board = Board(read_document(self.document))
        for places in (places_of(board, card) for card in board.document.start_cards):
            if self.dealt[places]:
                yield CardFigures(places, self.dealt[places], self.won[places])

    def _try_laws(self, state: State, game: Iterator[Move], name: str) -> None:
        random, entries = dice(f"laws of {name}"), list[Entry]()
        while True:
            began = self.clock()
            move = next(game, None)
            self.seconds += self.clock() - began
            if move is None:
                break
            self.actions += 1
            entries.append(Entry(state.moment, move.seat, move.action, move.outcome.draws))
            dear = state.moment % NOW_AND_THEN == 1 or state.ended is not None
            for law in (*laws.CHEAP, *(laws.DEAR if dear else ())):
                try:
                    law(state, random)
                except laws.BrokenLaw as seen:
                    self.broken.append(f"{law.__name__} in game {name} after entry {state.moment}: {seen}")
        try:
            laws.replaying_gives_the_same(state, entries)
        except laws.BrokenLaw as seen:
            self.broken.append(f"replaying_gives_the_same in game {name}: {seen}")


def dealt_cards(state: State) -> dict[Seat, str]:
    """Who begins with which start card, named by its places: whoever stands just there before the first move."""
    board, standing = state.rules.board, {frozenset(state.sites_of(seat)): seat for seat in state.rules.every_seat}
    cards = {frozenset(map(board.intersection, card.sites)): card for card in board.document.start_cards}
    return {standing[sites]: places_of(board, card) for sites, card in cards.items() if sites in standing}


def places_of(board: Board, card: StartCard) -> str:
    """The places of a start card in words; one that has no name by its number."""
    sites = map(board.intersection, card.sites)
    return ", ".join(board.intersection_names[site] or str(site + 1) for site in sites)


def moves(state: State, players: Sequence[Player], random: Random, most_turns: int) -> Iterator[Move]:
    """Let the players play until the game is over or has lasted so many turns; each move as it has been made.

    Whoever is asked answers first; after something that is no move, an offer say, everybody else may answer it.
    """
    while state.ended is None and state.turn <= most_turns:
        seat = state.agenda[-1].actors[0]
        yield (move := ask(state, seat, players[seat], random))
        if move.action.aside:
            yield from answers(state, seat, players, random)


def ask(state: State, seat: Seat, player: Player, random: Random) -> Move:
    """Let a player do one thing; what is no option as it stands is judged first, as if it came from outside."""
    question = Question(state, seat, random)
    action = player.choose(question)
    do = perform if action in question.options else play
    return Move(seat, action, do(state, seat, action))


def answers(state: State, speaker: Seat, players: Sequence[Player], random: Random) -> Iterator[Move]:
    """What the others say to an offer: whoever has one to answer does so, once, in the order of play."""
    for place in range(1, state.rules.seats):
        seat = Seat((speaker + place) % state.rules.seats)
        if seat not in actors(state) and unanswered(state, seat):
            yield ask(state, seat, players[seat], random)
