"""What one seat may see of the table: the only way out of the engine for anything private."""

from __future__ import annotations

from typing import TypeVar

from engine.action import Step, actors, points, public_points, version
from engine.board import Board
from engine.event import Event
from engine.record import Bag, Record, Seat
from engine.ruleset import Ruleset
from engine.state import Ended, State

R = TypeVar("R", bound=Record)


class View(Record, frozen=True):
    """The table as one seat sees it, or, with `viewer` None, as everybody does.

    `hands[s]` is a bag where the viewer may know it, else None; `cards[s]` is the number of resource cards, always;
    `open_goods[s]` are the goods of a hand that are no resources, which lie open.
    `points[s]` are the points everybody can see; `own_points` adds the viewer's hidden ones. `parts` are the parts of
    the base and the scenarios as the viewer sees them, fetched by `part`.
    """

    viewer: Seat | None
    seats: int
    turn: int
    seat: Seat
    step: Step | None
    actors: tuple[Seat, ...]
    version: int
    roads: tuple[int, ...]
    owners: tuple[int, ...]
    kinds: tuple[str, ...]
    hands: tuple[Bag | None, ...]
    cards: tuple[int, ...]
    open_goods: tuple[Bag, ...]
    supply: Bag
    left: dict[str, tuple[int, ...]]
    points: tuple[int, ...]
    own_points: int | None
    target: int
    ended: Ended | None
    parts: tuple[Record, ...]
    rules: Ruleset

    @property
    def leading(self) -> Seat:
        """Whose turn it is; while the first buildings are founded, who founds."""
        return self.seat if self.turn or not self.actors else self.actors[0]

    @property
    def board(self) -> Board:
        """The board as it was laid out."""
        return self.rules.board

    def part(self, kind: type[R]) -> R | None:
        """The part of this kind as the viewer sees it; None at a table without it."""
        return next((part for part in self.parts if isinstance(part, kind)), None)


def view(state: State, seat: Seat | None) -> View:
    """What a seat may see, or, for None, what everybody sees; once the game is over everything is open."""
    seats = range(state.rules.seats)
    over = state.ended is not None
    return View(
        viewer=seat,
        seats=state.rules.seats,
        turn=state.turn,
        seat=state.seat,
        step=state.step if state.agenda else None,
        actors=actors(state),
        version=version(state, seat),
        roads=tuple(state.roads),
        owners=tuple(state.owners),
        kinds=tuple(state.kinds),
        hands=tuple(state.hands[s] if over or s == seat else None for s in seats),
        cards=tuple(state.cards_of(Seat(s)) for s in seats),
        open_goods=tuple(_without_resources(state, Seat(s)) for s in seats),
        supply=state.supply,
        left={kind: tuple(counts) for kind, counts in state.left.items()},
        points=tuple((points if over else public_points)(state, Seat(s)) for s in seats),
        own_points=None if seat is None else points(state, seat),
        target=state.rules.target,
        ended=state.ended,
        parts=tuple(part if over else part.seen_by(seat) for part in state.parts.values()),
        rules=state.rules,
    )


def _without_resources(state: State, seat: Seat) -> Bag:
    """What of a hand everybody may count."""
    resources = state.rules.resources
    return tuple([0 if good in resources else count for good, count in enumerate(state.hands[seat])])


def seen(events: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    """The events a seat learns of, each blanked where it may not know."""
    return tuple(
        event.seen_by(seat)
        for event in events
        if (known := event.known_to()) is None or (seat is not None and seat in known)
    )
