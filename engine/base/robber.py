"""The seven and the robber."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from engine import goods
from engine.action import Action, Hole, Illegal, Step
from engine.base.turn import DiceThrown
from engine.event import Event
from engine.record import Bag, Good, Hex, Seat
from engine.state import Part, State

HAND_LIMIT = 7
"""Whoever holds more than this gives back half when a seven is rolled (G3)."""


class Robber(Part, frozen=True):
    """Where the robber stands."""

    scores = False
    place: Hex


class Discarding(Step, frozen=True):
    """Everybody who holds too much gives back half, all at once, in any order (G3)."""

    owed: tuple[tuple[Seat, int], ...]

    def actors(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, _ in self.owed)


class MovingRobber(Step, frozen=True):
    """A seat moves the robber and takes a card from one of his new neighbours."""

    seat: Seat


class Alarm(Step, frozen=True):
    """A seven has been rolled: what it brings comes one after the other, each looked at when its time has come."""

    stage: int

    def actors(self) -> tuple[Seat, ...]:
        return ()

    def go_on(self, state: State) -> None:
        if self.stage == len(state.rules.seven):
            state.finish()
            return
        state.become(Alarm(self.stage + 1))
        state.begin(*state.rules.seven[self.stage](state))


class DiscardsDue(Event, frozen=True):
    """A seven makes these seats give back so many cards each."""

    owed: tuple[tuple[Seat, int], ...]


class Discarded(Event, frozen=True):
    """A seat has given back cards; which ones only it knows."""

    secrets = {"cards": ("seat",)}
    seat: Seat
    count: int
    cards: Bag | None


class RobberMoved(Event, frozen=True):
    """The robber stands on another hex."""

    seat: Seat
    place: Hex


class CardStolen(Event, frozen=True):
    """A card has gone from hand to hand; which one only the two know."""

    secrets = {"good": ("thief", "victim")}
    thief: Seat
    victim: Seat
    good: Good | None


class Discard(Action, frozen=True):
    """Give back half of the cards, rounded down, of one's own choice (G3)."""

    chapter = "answer"
    standing = ("keep",)
    cards: Bag | None

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        return (cls(None),)

    def holes(self, state: State, seat: Seat) -> tuple[Hole, ...]:
        if self.cards is not None:
            return ()
        due = _due(state, seat)
        return (Hole("cards", due, due, _hand_of_resources(state, seat)),)

    def check(self, state: State, seat: Seat) -> None:
        due = _due(state, seat)
        if not goods.is_bag(self.cards, len(state.rules.goods)):
            raise Illegal("not-a-bag")
        assert self.cards is not None
        if sum(self.cards) != due:
            raise Illegal("discard-count", due=due, given=sum(self.cards))
        held = _hand_of_resources(state, seat)
        if not goods.covers(held, self.cards):
            raise Illegal("not-held", missing=goods.missing(held, self.cards))

    def apply(self, state: State, seat: Seat) -> None:
        assert self.cards is not None
        step = state.step
        assert isinstance(step, Discarding)
        state.pay(seat, self.cards)
        left = tuple(one for one in step.owed if one[0] != seat)
        if left:
            state.become(Discarding(left))
        else:
            state.finish()
        state.emit(Discarded(seat, sum(self.cards), self.cards))


class MoveRobber(Action, frozen=True):
    """Move the robber to another hex and take a card from a neighbour of one's choice there (G3)."""

    chapter = "move"
    place: Hex
    victim: Seat | None

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        may_rob, found = state.rules.may_rob, list[Self]()
        holders = card_holders(state, seat)
        for place, owners in zip(state.rules.board.hexes, owners_beside(state), strict=True):
            if may_rob(state, seat, place):
                open_to = [cls(place, owner) for owner in owners if owner in holders] if owners else None
                found += open_to or (cls(place, None),)
        return found

    def check(self, state: State, seat: Seat) -> None:
        check_robber_may_go(state, seat, self.place)
        open_to = victims(state, seat, self.place)
        if self.victim is None and open_to:
            raise Illegal("robber-must-steal", place=self.place, victims=open_to)
        if self.victim is not None and self.victim not in open_to:
            raise Illegal("no-such-victim", place=self.place, victim=self.victim)

    def apply(self, state: State, seat: Seat) -> None:
        state.put(Robber(self.place))
        state.finish()
        state.emit(RobberMoved(seat, self.place))
        if self.victim is not None:
            steal(state, seat, self.victim)


def check_robber_may_go(state: State, seat: Seat, place: Hex) -> None:
    """Refuse a hex that is not on the board, the robber's own, or none for him."""
    if not 0 <= place < len(state.rules.board.hexes):
        raise Illegal("no-such-place")
    if place == state[Robber].place:
        raise Illegal("robber-must-move", place=place)
    if not state.rules.may_rob(state, seat, place):
        raise Illegal("robber-not-here", place=place)


def discard_half(state: State) -> tuple[Step, ...]:
    """Everyone with more than seven resource cards owes half of them, rounded down (G3)."""
    held = [(seat, state.cards_of(seat)) for seat in state.rules.every_seat]
    owed = tuple((seat, count // 2) for seat, count in held if count > HAND_LIMIT)
    if not owed:
        return ()
    state.emit(DiscardsDue(owed))
    return (Discarding(owed),)


def move_robber(state: State) -> tuple[Step, ...]:
    """Then whoever rolled moves the robber (G3)."""
    return (MovingRobber(state.seat),)


def raise_the_alarm(state: State, thrown: DiceThrown) -> None:
    """What a seven brings, in the order of `rules.seven`."""
    if thrown.first + thrown.second == 7:
        state.begin(Alarm(0))


def where_the_robber_stands(state: State, place: Hex) -> bool:
    """The robber's hex does not produce (G3)."""
    return bool(state.parts[Robber].place == place)


def any_other_hex(state: State, seat: Seat, place: Hex) -> bool:
    """The robber goes to any land hex but his own, the desert included (G3)."""
    return bool(state.parts[Robber].place != place)


def on_the_desert(state: State) -> Robber:
    """The robber begins where the map says: on the desert."""
    board = state.rules.board
    assert board.document.robber is not None
    return Robber(board.hex_at(*board.document.robber))


def victims(state: State, seat: Seat, place: Hex) -> tuple[Seat, ...]:
    """The opponents with a building beside the hex who hold a resource card (G3)."""
    holders = card_holders(state, seat)
    return tuple([owner for owner in owners_beside(state)[place] if owner in holders])


def card_holders(state: State, seat: Seat) -> frozenset[int]:
    """The opponents of a seat who hold a resource card."""
    resources_in = state.rules.resources_in
    return frozenset([other for other, hand in enumerate(state.hands) if other != seat and any(resources_in(hand))])


def owners_beside(state: State) -> tuple[tuple[Seat, ...], ...]:
    """Who has a building beside each hex."""
    known: tuple[tuple[Seat, ...], ...] | None = state.built.get("owners_beside")
    if known is None:
        board = state.rules.board
        around: list[set[Seat]] = [set() for _ in board.hexes]
        for seat in state.rules.every_seat:
            for site in state.sites_of(seat):
                for place in board.hexes_at[site]:
                    around[place].add(seat)
        known = state.built["owners_beside"] = tuple([tuple(sorted(owners)) for owners in around])
    return known


def steal(state: State, thief: Seat, victim: Seat) -> None:
    """Draw one card at random out of the victim's resource cards (G3)."""
    held = _hand_of_resources(state, victim)
    good = goods.card_at(held, state.chance.draw(sum(held), "theft"))
    state.hand_over(victim, thief, goods.only(good, 1, len(held)))
    state.emit(CardStolen(thief, victim, good))


def _due(state: State, seat: Seat) -> int:
    step = state.step
    assert isinstance(step, Discarding)
    return dict(step.owed)[seat]


def _hand_of_resources(state: State, seat: Seat) -> Bag:
    resources = state.rules.resources
    return tuple([count if good in resources else 0 for good, count in enumerate(state.hands[seat])])
