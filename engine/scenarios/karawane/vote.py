"""The vote: when an arrow is due, who bids for a say, and how its position is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Self, TypeVar

import msgspec

from engine import goods
from engine.action import Action, Hole, Illegal, Step
from engine.base.building import CityBuilt, SettlementBuilt
from engine.event import Event, TurnBegan
from engine.record import Bag, Intersection, Path, Seat
from engine.scenarios.karawane.bids import Bids, arbiter, asked, majority_for, no_vote, ruler, undecided, votes
from engine.scenarios.karawane.caravan import Position, lay_arrow, positions
from engine.state import Part, State

CURRENCY = ("wool", "grain")
"""What one bids with: a vote a card."""

OnTurn = Callable[[State], tuple[Seat, ...]]
Item = TypeVar("Item")


class Rested(Part, frozen=True):
    """The seats whose turn has ended with an arrow: what it brings them wins in their own next turn (K11)."""

    scores = False
    seats: tuple[Seat, ...]


class Bidding(Step, frozen=True):
    """A seat may lay wool and grain as votes, once (K5)."""

    seat: Seat


class Counting(Step, frozen=True):
    """All have had their chance to bid; the votes are counted."""

    def actors(self) -> tuple[Seat, ...]:
        return ()

    def go_on(self, state: State) -> None:
        state.become(Ballot(asked(state[Bids])))


class Ballot(Step, frozen=True):
    """Those who have bid name positions until one is chosen; `asked` are the ones on whom it hangs now (K5)."""

    asked: tuple[Seat, ...]

    def actors(self) -> tuple[Seat, ...]:
        return self.asked


class ArrowDue(Event, frozen=True):
    """A seat has founded or upgraded in its turn, so an arrow is to be laid, and all may bid for a say in it."""

    seat: Seat


class CardsBid(Event, frozen=True):
    """A seat has laid cards as votes, openly, or none."""

    seat: Seat
    cards: Bag


class PositionNamed(Event, frozen=True):
    """A bidder has said where the arrow should go."""

    seat: Seat
    site: Intersection
    path: Path


class SilenceKept(Event, frozen=True):
    """A bidder names no position."""

    seat: Seat


class Bid(Action, frozen=True):
    """Lay wool and grain as votes, as many as one likes, or none; they go back to the supply whatever happens (K5)."""

    standing = ("nothing",)
    final = True
    cards: Bag | None

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        held = currency_of(state, seat)
        nothing = cls(goods.empty(len(held)))
        return (nothing, cls(None)) if any(held) else (nothing,)

    def holes(self, state: State, seat: Seat) -> tuple[Hole, ...]:
        held = currency_of(state, seat)
        return (Hole("cards", 1, sum(held), held),) if self.cards is None else ()

    def check(self, state: State, seat: Seat) -> None:
        if not goods.is_bag(self.cards, len(state.rules.goods)):
            raise Illegal("not-a-bag")
        assert self.cards is not None
        if sum(self.cards) != sum(currency_in(state, self.cards)):
            raise Illegal("bid-only-wool-and-grain")
        if not goods.covers(state.hands[seat], self.cards):
            raise Illegal("not-held", missing=goods.missing(state.hands[seat], self.cards))

    def apply(self, state: State, seat: Seat) -> None:
        assert self.cards is not None
        state.pay(seat, self.cards)
        bids = state[Bids]
        state.put(msgspec.structs.replace(bids, laid=_with(bids.laid, seat, self.cards)))
        state.finish()
        state.emit(CardsBid(seat, self.cards))


class Wish(Action, frozen=True):
    """Name the position one wishes for, or another than before; open to all who have bid (K5)."""

    audience = "everyone"
    final = True
    site: Intersection
    path: Path

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        bids = state[Bids]
        if not votes(bids)[seat]:
            return ()
        return [cls(one.site, one.path) for one in positions(state) if one != bids.wishes[seat]]

    def check(self, state: State, seat: Seat) -> None:
        bids, position = state[Bids], Position(self.site, self.path)
        if not votes(bids)[seat]:
            raise Illegal("no-cards-bid")
        check_position(state, position)
        if bids.wishes[seat] == position:
            raise Illegal("position-named-already", path=self.path)

    def apply(self, state: State, seat: Seat) -> None:
        bids, position = state[Bids], Position(self.site, self.path)
        silent = tuple(one for one in bids.silent if one != seat)
        state.put(msgspec.structs.replace(bids, wishes=_with(bids.wishes, seat, position), silent=silent))
        state.emit(PositionNamed(seat, self.site, self.path))
        agreed = majority_for(state[Bids], position)
        if agreed:
            settle_the_vote(state, position, agreed)
        else:
            state.become(Ballot(asked(state[Bids])))


class KeepSilent(Action, frozen=True):
    """Name no position, and so agree with nobody; whoever has more than half of the votes may not (K5)."""

    standing = ("nothing",)

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        bids = state[Bids]
        return (cls(),) if seat in undecided(bids) and seat != ruler(bids) else ()

    def check(self, state: State, seat: Seat) -> None:
        bids = state[Bids]
        if seat == ruler(bids):
            raise Illegal("decides-alone")
        if seat not in undecided(bids):
            raise Illegal("not-possible")

    def apply(self, state: State, seat: Seat) -> None:
        bids = state[Bids]
        state.put(msgspec.structs.replace(bids, silent=tuple(sorted((*bids.silent, seat)))))
        state.emit(SilenceKept(seat))
        state.become(Ballot(asked(state[Bids])))


class CloseVote(Action, frozen=True):
    """Choose the position alone when the bidders have come to nothing, or when there are none (K5)."""

    final = True
    site: Intersection
    path: Path

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        bids = state[Bids]
        if undecided(bids) or seat != arbiter(bids):
            return ()
        return [cls(one.site, one.path) for one in positions(state)]

    def check(self, state: State, seat: Seat) -> None:
        bids = state[Bids]
        if undecided(bids):
            raise Illegal("others-to-name-first", awaited=undecided(bids))
        check_position(state, Position(self.site, self.path))

    def apply(self, state: State, seat: Seat) -> None:
        settle_the_vote(state, Position(self.site, self.path), (seat,))


# When an arrow is due


def note_the_builder(state: State, built: SettlementBuilt | CityBuilt) -> None:
    """Whoever founds or upgrades in his own turn, after the founding phase, makes an arrow due at its end (K4)."""
    if state.turn and built.seat in state.rules.on_turn(state):
        state.put(msgspec.structs.replace(state[Bids], builder=built.seat))


def caravan_vote(state: State) -> tuple[Step, ...]:
    """If an arrow is due, all vote on it from the builder on; if it has but one position it is laid at once (K6)."""
    builder = state[Bids].builder
    if builder is None:
        return ()
    open_to = positions(state)
    state.put(Rested((*state[Rested].seats, builder)))
    if len(open_to) > 1:
        state.emit(ArrowDue(builder))
        order = [Seat((builder + place) % state.rules.seats) for place in range(state.rules.seats)]
        return (*map(Bidding, order), Counting())
    state.put(no_vote(state))
    for only in open_to:
        lay_arrow(state, only, ())
    return ()


def settle_the_vote(state: State, position: Position, agreed: tuple[Seat, ...]) -> None:
    """The arrow is laid as it was agreed, and the vote is over."""
    state.put(no_vote(state))
    state.finish()
    lay_arrow(state, position, agreed)


def an_arrow_is_due(state: State, seat: Seat) -> bool:
    """While one is to be laid, everybody may still gain by it."""
    return state.parts[Bids].builder is not None and bool(positions(state))


# Who wins when


def nobody_rested(state: State) -> Rested:
    """Nobody's turn has ended with an arrow yet."""
    return Rested(())


def but_for_the_rested(on_turn: OnTurn) -> OnTurn:
    """What an arrow brings to the seat whose turn it has ended does not win before his next one (K11)."""

    def may_win(state: State) -> tuple[Seat, ...]:
        rested = state.parts[Rested].seats
        return tuple(seat for seat in on_turn(state) if seat not in rested) if rested else on_turn(state)

    return may_win


def all_are_awake(state: State, began: TurnBegan) -> None:
    """A turn begins: who has rested may win again in his own."""
    if state[Rested].seats:
        state.put(Rested(()))


# What is bid and named


def currency_in(state: State, bag: Bag) -> Bag:
    """The wool and grain in a bag."""
    return tuple(count if name in CURRENCY else 0 for count, name in zip(bag, state.rules.goods, strict=True))


def currency_of(state: State, seat: Seat) -> Bag:
    """The wool and grain in a seat's hand."""
    return currency_in(state, state.hands[seat])


def check_position(state: State, position: Position) -> None:
    """Refuse what is not among the positions."""
    if not 0 <= position.site < len(state.owners) or not 0 <= position.path < len(state.roads):
        raise Illegal("no-such-place")
    if position not in positions(state):
        raise Illegal("no-arrow-there", site=position.site, path=position.path)


def _with(values: tuple[Item | None, ...], seat: Seat, value: Item) -> tuple[Item | None, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
