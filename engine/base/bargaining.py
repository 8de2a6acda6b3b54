"""Bargaining: what one may do about offers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Self

import msgspec

from engine import goods
from engine.action import Action, Hole, Illegal, menu
from engine.base.offers import (
    OPEN_OFFERS,
    Offer,
    OfferDeclined,
    Offers,
    OfferWelcomed,
    _open_offers,
    addressed,
    check_audience,
    check_few_offers,
    check_terms,
    find_addressed,
    find_own,
    holds_wares,
    partners,
    replace,
    sides,
    stand,
    trade,
    withdraw,
)
from engine.record import Bag, Seat
from engine.state import State


def an_offer_stands(state: State, seat: Seat) -> bool:
    """Whether there is an offer to be answered or taken back."""
    return bool(state.parts[Offers].standing)


class OfferTrade(Action, frozen=True):
    """Offer goods for goods: the seat on turn to anybody, anybody to the seat on turn (G8).

    `to` names who may take it; nobody named means everybody who may.
    """

    chapter = "trade"
    aside = True
    audience = "everyone"
    give: Bag | None
    want: Bag | None
    to: tuple[Seat, ...] = ()

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        return (cls(None, None),) if holds_wares(state, seat) and _open_offers(state, seat) < OPEN_OFFERS else ()

    def holes(self, state: State, seat: Seat) -> tuple[Hole, ...]:
        if self.give is not None:
            return ()
        give, want = sides(state, seat)
        return (Hole("give", 1, sum(give), give), Hole("want", 1, sum(want), want))

    def sample(self, state: State, seat: Seat, random: Random) -> Self:
        if self.give is not None:
            return self
        audience = self.to or partners(state, seat)
        own = [offer for offer in state[Offers].standing if (offer.maker, offer.audience) == (seat, audience)]
        give, want = some_terms(state, seat, [(offer.give, offer.want) for offer in own], random)
        return msgspec.structs.replace(self, give=give, want=want)

    def check(self, state: State, seat: Seat) -> None:
        check_terms(state, seat, self.give, self.want)
        check_audience(state, seat, self.to)
        check_few_offers(state, seat)
        audience = self.to or partners(state, seat)
        for offer in state[Offers].standing:
            if (offer.maker, offer.give, offer.want, offer.audience) == (seat, self.give, self.want, audience):
                raise Illegal("offer-stands-already", number=offer.number)

    def apply(self, state: State, seat: Seat) -> None:
        assert self.give is not None
        assert self.want is not None
        stand(state, seat, self.to or partners(state, seat), self.give, self.want, None)


class CounterOffer(Action, frozen=True):
    """Answer an offer with another one, addressed to its maker (G8)."""

    chapter = "trade"
    gate = an_offer_stands
    aside = True
    audience = "everyone"
    offer: int
    give: Bag | None
    want: Bag | None

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        if not holds_wares(state, seat) or _open_offers(state, seat) >= OPEN_OFFERS:
            return ()
        return [cls(offer.serial, None, None) for offer in addressed(state, seat)]

    def holes(self, state: State, seat: Seat) -> tuple[Hole, ...]:
        if self.give is not None:
            return ()
        give, want = sides(state, seat)
        return (Hole("give", 1, sum(give), give), Hole("want", 1, sum(want), want))

    def sample(self, state: State, seat: Seat, random: Random) -> Self:
        if self.give is not None:
            return self
        offer = find_addressed(state, seat, self.offer)
        own = [one for one in state[Offers].standing if (one.maker, one.answers) == (seat, self.offer)]
        taken = [(offer.want, offer.give), *((one.give, one.want) for one in own)]
        give, want = some_terms(state, seat, taken, random)
        return msgspec.structs.replace(self, give=give, want=want)

    def check(self, state: State, seat: Seat) -> None:
        offer = find_addressed(state, seat, self.offer)
        check_terms(state, seat, self.give, self.want)
        check_few_offers(state, seat)
        if (self.give, self.want) == (offer.want, offer.give):
            raise Illegal("counter-is-the-same", number=offer.number)
        terms = (seat, self.offer, self.give, self.want)
        for standing in state[Offers].standing:
            if (standing.maker, standing.answers, standing.give, standing.want) == terms:
                raise Illegal("offer-stands-already", number=standing.number)

    def apply(self, state: State, seat: Seat) -> None:
        assert self.give is not None
        assert self.want is not None
        offer = find_addressed(state, seat, self.offer)
        stand(state, seat, (offer.maker,), self.give, self.want, offer.serial)


class AcceptOffer(Action, frozen=True):
    """Take an offer: the first who does trades at once."""

    chapter = "trade"
    gate = an_offer_stands
    audience = "everyone"
    final = True
    offer: int

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        return [cls(o.serial) for o in addressed(state, seat) if goods.covers(state.hands[seat], o.want)]

    def check(self, state: State, seat: Seat) -> None:
        offer = find_addressed(state, seat, self.offer)
        if not goods.covers(state.hands[seat], offer.want):
            raise Illegal("not-held", missing=goods.missing(state.hands[seat], offer.want))

    def apply(self, state: State, seat: Seat) -> None:
        trade(state, find_addressed(state, seat, self.offer), seat)


class WelcomeOffer(Action, frozen=True):
    """Say that one would take an offer; its maker chooses among the willing (table option)."""

    chapter = "trade"
    gate = an_offer_stands
    aside = True
    audience = "everyone"
    offer: int

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        open_to = [o for o in addressed(state, seat) if seat not in o.willing]
        return [cls(o.serial) for o in open_to if goods.covers(state.hands[seat], o.want)]

    def check(self, state: State, seat: Seat) -> None:
        offer = find_addressed(state, seat, self.offer)
        if seat in offer.willing:
            raise Illegal("welcomed-already", number=offer.number)
        if not goods.covers(state.hands[seat], offer.want):
            raise Illegal("not-held", missing=goods.missing(state.hands[seat], offer.want))

    def apply(self, state: State, seat: Seat) -> None:
        offer = find_addressed(state, seat, self.offer)
        changed = msgspec.structs.replace(offer, willing=(*offer.willing, seat))
        replace(state, offer, changed)
        state.emit(OfferWelcomed(seat, changed))


class ChooseTaker(Action, frozen=True):
    """Trade with one of those who are willing to take one's offer (table option)."""

    chapter = "trade"
    gate = an_offer_stands
    audience = "everyone"
    final = True
    offer: int
    partner: Seat

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        hand = state.hands[seat]
        own = [offer for offer in state[Offers].standing if offer.maker == seat and goods.covers(hand, offer.give)]
        return [cls(offer.serial, partner) for offer in own for partner in offer.willing]

    def check(self, state: State, seat: Seat) -> None:
        offer = find_own(state, seat, self.offer)
        if self.partner not in offer.willing:
            raise Illegal("not-willing", partner=self.partner, number=offer.number)
        if not goods.covers(state.hands[seat], offer.give):
            raise Illegal("not-held", missing=goods.missing(state.hands[seat], offer.give))

    def apply(self, state: State, seat: Seat) -> None:
        trade(state, find_own(state, seat, self.offer), self.partner)


class DeclineOffer(Action, frozen=True):
    """Say that one does not want an offer."""

    chapter = "trade"
    gate = an_offer_stands
    aside = True
    audience = "everyone"
    standing = ("decline",)
    offer: int

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        return [cls(offer.serial) for offer in addressed(state, seat)]

    def check(self, state: State, seat: Seat) -> None:
        find_addressed(state, seat, self.offer)

    def apply(self, state: State, seat: Seat) -> None:
        offer = find_addressed(state, seat, self.offer)
        willing = tuple(one for one in offer.willing if one != seat)
        changed = msgspec.structs.replace(offer, declined=(*offer.declined, seat), willing=willing)
        replace(state, offer, changed)
        state.emit(OfferDeclined(seat, changed))


class CancelOffer(Action, frozen=True):
    """Take an own offer back; nothing was bound by it."""

    chapter = "trade"
    gate = an_offer_stands
    aside = True
    audience = "everyone"
    offer: int

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        return [cls(offer.serial) for offer in state[Offers].standing if offer.maker == seat]

    def check(self, state: State, seat: Seat) -> None:
        find_own(state, seat, self.offer)

    def apply(self, state: State, seat: Seat) -> None:
        withdraw(state, find_own(state, seat, self.offer), "taken_back")


BARGAINS = (OfferTrade, CounterOffer, AcceptOffer, WelcomeOffer, ChooseTaker, DeclineOffer, CancelOffer)
"""All that is done about trade between players."""


def some_terms(state: State, seat: Seat, taken: Sequence[tuple[Bag, Bag]], random: Random) -> tuple[Bag, Bag]:
    """A card for another one, or for more where that has been proposed already, for somebody who does not care."""
    able, wanted = sides(state, seat)
    give = goods.some_of(able, 1, random)
    others = tuple([0 if given else count for given, count in zip(give, wanted, strict=True)])
    want = goods.some_of(others, 1, random)
    while (give, want) in taken:
        want = goods.added(want, goods.some_of(others, 1, random))
    return give, want


def unanswered(state: State, seat: Seat) -> list[Offer]:
    """The offers that wait for a seat's answer: addressed to it, and neither declined nor welcomed yet."""
    if DeclineOffer not in menu(state, seat):
        return []
    return [offer for offer in addressed(state, seat) if seat not in offer.willing]
