"""Trading with the supply and with one another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import Self, TypeVar

import msgspec

from engine import goods
from engine.action import Action, Hole, Illegal, menu
from engine.base.cards import Monopolised
from engine.event import Event
from engine.record import Bag, Good, Record, Seat
from engine.ruleset import Rate
from engine.state import Part, State

T = TypeVar("T", bound="TradeWithSupply")

OPEN_OFFERS = 5
"""So many offers of one seat may stand at a time."""


class Offer(Record, frozen=True):
    """An offer that stands: what its maker gives and wants, who may take it, and who has declined or is willing.

    `number` is what people call it in its turn, `serial` what buttons call it for good; `answers` is the serial of the
    offer it counters.
    """

    serial: int
    number: int
    maker: Seat
    audience: tuple[Seat, ...]
    give: Bag
    want: Bag
    answers: int | None = None
    declined: tuple[Seat, ...] = ()
    willing: tuple[Seat, ...] = ()


class Offers(Part, frozen=True):
    """The offers that stand in this turn, and how many were made in it."""

    scores = False
    standing: tuple[Offer, ...]
    made: int


class SupplyTraded(Event, frozen=True):
    """A seat has traded with the supply."""

    seat: Seat
    gave: Bag
    took: Good


class OfferMade(Event, frozen=True):
    """An offer stands."""

    offer: Offer


class OfferDeclined(Event, frozen=True):
    """A seat does not want an offer."""

    seat: Seat
    offer: Offer


class OfferWithdrawn(Event, frozen=True):
    """An offer stands no longer: its maker took it back, the turn is over, or all can see that he cannot give it."""

    offer: Offer
    reason: str


class OfferLapsed(Event, frozen=True):
    """An offer was accepted but is no longer possible; why, only its maker could know."""

    seat: Seat
    offer: Offer


class MakerToldWhy(Event, frozen=True):
    """The maker of an offer that was accepted learns what he lacked."""

    seat: Seat
    offer: Offer
    missing: Bag

    def known_to(self) -> tuple[Seat, ...]:
        return (self.seat,)


class OfferWelcomed(Event, frozen=True):
    """A seat is willing to take an offer; its maker is to choose."""

    seat: Seat
    offer: Offer


class Traded(Event, frozen=True):
    """Two seats have traded: `seat` made the offer, `partner` took it."""

    seat: Seat
    partner: Seat
    gave: Bag
    got: Bag


def an_offer_stands(state: State, seat: Seat) -> bool:
    """Whether there is an offer to be answered or taken back."""
    return bool(state.parts[Offers].standing)


class TradeWithSupply(Action, frozen=True):
    """Give equal goods to the supply for another: four, three at an open harbour, two at the harbour of the good."""

    chapter = "trade"
    give: Bag
    take: Good

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        open_to = payable_trades(cls, state.rules.rates(state, seat), state.hands[seat])
        return in_supply(open_to, state.supply) if 0 in state.supply else open_to

    def check(self, state: State, seat: Seat) -> None:
        if not goods.is_bag(self.give, len(state.rules.goods)) or not 0 <= self.take < len(state.rules.goods):
            raise Illegal("not-a-bag")
        fitting = [rate for rate in state.rules.rates(state, seat) if rate.give == self.give]
        if not any(self.take in rate.take for rate in fitting):
            raise Illegal("no-such-rate", give=self.give, take=self.take)
        if not goods.covers(state.hands[seat], self.give):
            raise Illegal("not-held", missing=goods.missing(state.hands[seat], self.give))
        if not state.supply[self.take]:
            raise Illegal("supply-has-not", supply=state.supply)

    def apply(self, state: State, seat: Seat) -> None:
        state.pay(seat, self.give)
        state.receive(seat, goods.only(self.take, 1, len(self.give)))
        state.emit(SupplyTraded(seat, self.give, self.take))


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
    reveals = True
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
    reveals = True
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


# Rates


def four_to_one_and_harbours(state: State, seat: Seat) -> tuple[Rate, ...]:
    """For each resource the cheapest rate the seat's harbours give (G8)."""
    known: tuple[Rate, ...] | None = state.built.get(("rates", seat))
    if known is None:
        known = cheapest_rates(state.rules.resources, len(state.rules.goods), harbours_of(state, seat))
        state.built["rates", seat] = known
    return known


def harbours_of(state: State, seat: Seat) -> frozenset[tuple[Good | None, int]]:
    """What the harbours trade at which a seat has a building, and at what rate."""
    at = state.rules.board.harbours_at
    return frozenset((harbour.good, harbour.rate) for site in state.sites_of(seat) for harbour in at.get(site, ()))


@lru_cache(maxsize=1 << 10)
def cheapest_rates(
    resources: tuple[Good, ...], kinds: int, harbours: frozenset[tuple[Good | None, int]]
) -> tuple[Rate, ...]:
    """For each resource the cheapest rate of these harbours, or four to one; a harbour for no one good serves all."""
    found = []
    for good in resources:
        cheapest = min([rate for served, rate in harbours if served in (None, good)], default=4)
        others = tuple([other for other in resources if other != good])
        found.append(Rate(goods.only(good, min(cheapest, 4), kinds), others))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def payable_trades(trade: type[T], rates: tuple[Rate, ...], hand: Bag) -> tuple[T, ...]:
    """What a hand can pay at these rates; asked all the time of few hands, so answers are remembered."""
    payable = [rate for rate in rates if goods.covers(hand, rate.give)]
    return tuple([trade(rate.give, take) for rate in payable for take in rate.take])


def in_supply(trades: tuple[T, ...], supply: Bag) -> tuple[T, ...]:
    """Those that take what the supply has."""
    return tuple([trade for trade in trades if supply[trade.take]])


# Offers


def no_offers(state: State) -> Offers:
    """No offer stands."""
    return Offers((), 0)


def partners(state: State, seat: Seat) -> tuple[Seat, ...]:
    """With whom a seat may trade: everybody for the seat on turn, else only that one (G8)."""
    if seat == state.seat:
        return tuple([other for other in state.rules.every_seat if other != seat])
    return (state.seat,)


def holds_wares(state: State, seat: Seat) -> bool:
    """Whether a seat holds anything that may be traded."""
    return any(state.rules.wares_in(state.hands[seat]))


def sides(state: State, seat: Seat) -> tuple[Bag, Bag]:
    """What a seat could give and what it could want: wares it holds, and all wares there are."""
    wares, hand = state.rules.wares, state.hands[seat]
    give = tuple([count if good in wares else 0 for good, count in enumerate(hand)])
    want = tuple([count if good in wares else 0 for good, count in enumerate(state.rules.supply)])
    return give, want


def some_terms(state: State, seat: Seat, taken: Sequence[tuple[Bag, Bag]], random: Random) -> tuple[Bag, Bag]:
    """A card for another one, or for more where that has been proposed already, for somebody who does not care."""
    able, wanted = sides(state, seat)
    give = goods.some_of(able, 1, random)
    others = tuple([0 if given else count for given, count in zip(give, wanted, strict=True)])
    want = goods.some_of(others, 1, random)
    while (give, want) in taken:
        want = goods.added(want, goods.some_of(others, 1, random))
    return give, want


def addressed(state: State, seat: Seat) -> list[Offer]:
    """The offers a seat may still answer."""
    standing = state.parts[Offers].standing
    return [offer for offer in standing if seat in offer.audience and seat not in offer.declined]


def unanswered(state: State, seat: Seat) -> list[Offer]:
    """The offers that wait for a seat's answer: addressed to it, and neither declined nor welcomed yet."""
    if DeclineOffer not in menu(state, seat):
        return []
    return [offer for offer in addressed(state, seat) if seat not in offer.willing]


def find_addressed(state: State, seat: Seat, serial: int) -> Offer:
    """An offer that stands and that the seat may answer."""
    offer = _find(state, serial)
    if offer.maker == seat:
        raise Illegal("own-offer", number=offer.number)
    if seat in offer.declined:
        raise Illegal("declined-already", number=offer.number)
    if seat not in offer.audience:
        raise Illegal("offer-for-others", number=offer.number, audience=offer.audience)
    return offer


def find_own(state: State, seat: Seat, serial: int) -> Offer:
    """An offer of the seat's own that stands."""
    offer = _find(state, serial)
    if offer.maker != seat:
        raise Illegal("not-your-offer", number=offer.number, maker=offer.maker)
    return offer


def check_terms(state: State, seat: Seat, give: Bag | None, want: Bag | None) -> None:
    """Refuse gifts, like for like, goods that are not traded, and what the seat does not hold (G8)."""
    kinds = len(state.rules.goods)
    if not goods.is_bag(give, kinds) or not goods.is_bag(want, kinds):
        raise Illegal("not-a-bag")
    assert give is not None
    assert want is not None
    if not any(give) or not any(want):
        raise Illegal("no-gifts")
    if any(a and b for a, b in zip(give, want, strict=True)):
        raise Illegal("no-like-for-like")
    able, wanted = sides(state, seat)
    if not goods.covers(able, give):
        raise Illegal("not-held", missing=goods.missing(able, give))
    if not goods.covers(wanted, want):
        raise Illegal("not-that-many", supply=state.rules.supply)


def check_audience(state: State, seat: Seat, to: tuple[Seat, ...]) -> None:
    """Refuse an offer to oneself, to nobody at the table, or past the seat on turn (G8)."""
    if seat in to or any(not 0 <= one < state.rules.seats for one in to) or len(set(to)) != len(to):
        raise Illegal("not-a-partner")
    if any(one not in partners(state, seat) for one in to):
        raise Illegal("only-with-the-seat-on-turn", seat=state.seat)


def check_few_offers(state: State, seat: Seat) -> None:
    """Refuse one offer too many, so that the table can keep an eye on those that stand."""
    if _open_offers(state, seat) >= OPEN_OFFERS:
        raise Illegal("too-many-offers", most=OPEN_OFFERS)


def stand(state: State, maker: Seat, audience: tuple[Seat, ...], give: Bag, want: Bag, answers: int | None) -> None:
    """A new offer stands."""
    offers = state[Offers]
    offer = Offer(state.next_serial(), offers.made + 1, maker, audience, give, want, answers)
    state.put(Offers((*offers.standing, offer), offers.made + 1))
    state.emit(OfferMade(offer))


def replace(state: State, old: Offer, new: Offer | None) -> None:
    """An offer changes, or for None leaves the table."""
    kept = [new if offer.serial == old.serial else offer for offer in state[Offers].standing]
    state.put(Offers(tuple(offer for offer in kept if offer is not None), state[Offers].made))


def withdraw(state: State, offer: Offer, reason: str) -> None:
    """An offer stands no longer."""
    replace(state, offer, None)
    state.emit(OfferWithdrawn(offer, reason))


def trade(state: State, offer: Offer, partner: Seat) -> None:
    """Look at both hands once more and trade; if one side cannot, the offer is closed and nothing changes hands."""
    replace(state, offer, None)
    lacking = goods.missing(state.hands[offer.maker], offer.give)
    if any(lacking):
        state.emit(OfferLapsed(partner, offer))
        state.emit(MakerToldWhy(offer.maker, offer, lacking))
    elif not goods.covers(state.hands[partner], offer.want):
        state.emit(OfferLapsed(partner, offer))
    else:
        state.hand_over(offer.maker, partner, offer.give)
        state.hand_over(partner, offer.maker, offer.want)
        state.emit(Traded(offer.maker, partner, offer.give, offer.want))
        drop_what_it_answered(state, offer)


def drop_what_it_answered(state: State, taken: Offer) -> None:
    """Who agrees on a counter-offer no longer means the offer that it answers, nor what that one answers."""
    answered = taken.answers
    for offer in reversed(state[Offers].standing):
        if offer.serial == answered:
            withdraw(state, offer, "answered")
            answered = offer.answers


# What follows


def offers_end_with_the_turn(state: State, ended: Event) -> None:
    """No offer outlives the turn in which it was made."""
    offers: Offers = state.parts[Offers]
    for offer in offers.standing:
        withdraw(state, offer, "turn_over")
    if offers.made:
        state.put(Offers((), 0))


def drop_what_all_know_to_be_impossible(state: State, happened: Event) -> None:
    """An offer is withdrawn when its maker holds fewer cards than it gives, which everybody can count."""
    for offer in state.parts[Offers].standing:
        if state.cards_of(offer.maker) < sum(state.rules.resources_in(offer.give)):
            withdraw(state, offer, "too_few_cards")


def drop_what_was_monopolised(state: State, happened: Monopolised) -> None:
    """Nobody but the monopolist can give the good any more, and everybody knows it."""
    for offer in state[Offers].standing:
        if offer.maker != happened.seat and offer.give[happened.good]:
            withdraw(state, offer, "monopolised")


def _find(state: State, serial: int) -> Offer:
    for offer in state[Offers].standing:
        if offer.serial == serial:
            return offer
    raise Illegal("offer-gone")


def _open_offers(state: State, seat: Seat) -> int:
    standing = state.parts[Offers].standing
    return [offer.maker for offer in standing].count(seat) if standing else 0
