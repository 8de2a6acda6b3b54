"""Offers: what stands between players, how it is made, withdrawn and traded."""

from __future__ import annotations

from engine import goods
from engine.action import Illegal, Step
from engine.base.cards import Monopolised
from engine.event import Event
from engine.record import Bag, Record, Seat
from engine.state import Part, State

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


def addressed(state: State, seat: Seat) -> list[Offer]:
    """The offers a seat may still answer."""
    standing = state.parts[Offers].standing
    return [offer for offer in standing if seat in offer.audience and seat not in offer.declined]


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


def offers_end(state: State) -> tuple[Step, ...]:
    """No offer outlives the trading and building of the turn in which it was made."""
    offers: Offers = state.parts[Offers]
    for offer in offers.standing:
        withdraw(state, offer, "turn_over")
    if offers.made:
        state.put(Offers((), 0))
    return ()


def drop_what_all_know_to_be_impossible(state: State, happened: Event) -> None:
    """An offer is withdrawn when its maker holds less than it gives of cards, which all can count, or of open goods."""
    for offer in state.parts[Offers].standing:
        too_few = state.cards_of(offer.maker) < sum(state.rules.resources_in(offer.give))
        if too_few or lacks_open_goods(state, offer):
            withdraw(state, offer, "too_few_cards")


def lacks_open_goods(state: State, offer: Offer) -> bool:
    """Whether everybody sees that the maker of an offer has not the goods it gives that are no resources."""
    lacking = goods.missing(state.hands[offer.maker], offer.give)
    return any(count for good, count in enumerate(lacking) if good not in state.rules.resources)


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
