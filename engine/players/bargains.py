"""How a player with sense trades: with the supply towards its next building, with others where it gains by it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine import goods
from engine.action import Action
from engine.base.bargaining import AcceptOffer, ChooseTaker, DeclineOffer, OfferTrade, WelcomeOffer
from engine.base.offers import Offer, Offers
from engine.base.robber import HAND_LIMIT
from engine.base.trade import TradeWithSupply
from engine.players.sense import Aim, Sense
from engine.players.thought import Thought
from engine.record import Bag, Good, Seat

GAIN = 1.15
"""An offer must make the hand worth so much more."""

MODEST = 2
"""A player asks others for help when it lacks no more cards than this."""


def choose_among_the_willing(thought: Thought) -> Action | None:
    """Of those who would take its offer it takes the least dangerous (table option)."""
    choices, sense = thought.open_to(ChooseTaker), thought.sense
    safe = [choice for choice in choices if not sense.about_to_win(choice.partner)]
    return min(safe, key=lambda choice: sense.danger(choice.partner), default=None)


def take_a_good_offer(thought: Thought) -> Action | None:
    """It takes an offer that brings what it needs for what it does not."""
    takes: Sequence[AcceptOffer | WelcomeOffer] = [*thought.open_to(AcceptOffer), *thought.open_to(WelcomeOffer)]
    standing = _standing(thought)
    return next((take for take in takes if _is_good(thought.sense, standing[take.offer])), None)


def decline_the_others(thought: Thought) -> Action | None:
    """It declines what it does not want, so that nobody waits; what it has welcomed stands."""
    standing, seat = _standing(thought), thought.sense.seat if thought.open_to(DeclineOffer) else None
    declines = thought.open_to(DeclineOffer)
    return next((decline for decline in declines if seat not in standing[decline.offer].willing), None)


def trade_with_the_supply(thought: Thought) -> Action | None:
    """It trades what it can spare for what it lacks, once that completes its plan, or before a seven takes it."""
    trades = thought.open_to(TradeWithSupply)
    if not trades:
        return None
    sense = thought.sense
    useful = [trade for trade in trades if sense.lacking[trade.take] and goods.covers(sense.spare, trade.give)]
    enough = sense.exchangeable(sense.spare) >= sum(sense.lacking)
    if not enough and sense.cards <= HAND_LIMIT:
        return None
    return max(useful, key=lambda trade: (sense.lacking[trade.take], max(sense.spare)), default=None)


def offer_something(thought: Thought) -> Action | None:
    """When little is lacking it offers a card it can spare for one it lacks; once a turn, and not to who may win."""
    offers, view = thought.open_to(OfferTrade), thought.question.view
    made = view.part(Offers)
    if not offers or made is None or made.made or view.seat != thought.question.seat:
        return None
    sense = thought.sense
    partners = [Seat(seat) for seat in range(view.seats) if seat != sense.seat and not sense.about_to_win(Seat(seat))]
    terms = next(filter(None, (_terms(sense, aim) for aim in sense.wishes)), None) if partners else None
    if terms is None:
        return None
    to = () if len(partners) == view.seats - 1 else tuple(partners)
    return msgspec.structs.replace(offers[0], give=terms[0], want=terms[1], to=to)


def _terms(sense: Sense, aim: Aim) -> tuple[Bag, Bag] | None:
    """A card that an aim does not need for one that it lacks, if it lacks few and others have one."""
    lacking, spare = goods.missing(sense.hand, aim.cost), goods.missing(aim.cost, sense.hand)
    wanted = [good for good in sense.rules.wares if lacking[good] and sense.held_by_others(good)]
    offered = [good for good in sense.rules.wares if spare[good]]
    if not wanted or not offered or sum(lacking) > MODEST:
        return None
    give = max(offered, key=lambda good: (spare[good], sense.income[good]))
    want = min(wanted, key=lambda good: sense.income[good])
    return _one(give, sense), _one(want, sense)


def _standing(thought: Thought) -> dict[int, Offer]:
    offers = thought.question.view.part(Offers)
    return {} if offers is None else {offer.serial: offer for offer in offers.standing}


def _is_good(sense: Sense, offer: Offer) -> bool:
    after = goods.removed(goods.added(sense.hand, offer.give), offer.want)
    gains = sense.promise(after) >= GAIN * sense.promise(sense.hand)
    return gains and not sense.about_to_win(offer.maker) and sum(offer.want) <= sum(offer.give) + 1


def _one(good: Good, sense: Sense) -> Bag:
    return goods.only(good, 1, len(sense.hand))
