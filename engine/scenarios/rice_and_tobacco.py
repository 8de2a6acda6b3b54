"""Rice and tobacco: whoever a roll brings nothing takes a commodity, which is no resource, but buys them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations
from typing import Self

from engine import goods
from engine.action import Action, Illegal
from engine.base.production import Produced
from engine.event import Event
from engine.record import Bag, Good, Seat
from engine.ruleset import Mark, Rate, Ruleset
from engine.state import Part, State

TOBACCO = "tobacco"
RICE = "rice"
COMMODITIES = (TOBACCO, RICE)

SUPPLY = 20
"""So many tokens there are of each commodity; the number in the rulebook cannot be read (C8)."""

GROWN_IN = {"north_carolina": TOBACCO, "south_carolina": RICE}
"""The tags of the places to settle in each region, and what a building there brings."""

FEWER = "fewer"
NONE = "none"
WISHES = (FEWER, TOBACCO, RICE, NONE)
"""What one may wish for once and for all; at first everybody wishes for the kind he has fewer of."""

OPEN_RATE = (3, None)
"""What a path offers on whose road one may trade three of any good, and commodities too."""


class Preferences(Part, frozen=True):
    """What each seat takes when a roll brings it nothing: one of `WISHES`."""

    scores = False
    wishes: tuple[str, ...]


class Preferred(Event, frozen=True):
    """A seat has said what it takes from now on when a roll brings it nothing."""

    seat: Seat
    wish: str


class CommoditiesTaken(Event, frozen=True):
    """Seats that a roll brought no resource have taken a commodity each."""

    gains: tuple[Bag, ...]


class Prefer(Action, frozen=True):
    """Say what to take whenever a roll brings nothing, so that nobody needs to be asked then (C8)."""

    aside = True
    audience = "everyone"
    wish: str

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        now = state.parts[Preferences].wishes[seat]
        return [cls(wish) for wish in WISHES if wish != now]

    def check(self, state: State, seat: Seat) -> None:
        if self.wish not in WISHES:
            raise Illegal("not-possible")
        if self.wish == state[Preferences].wishes[seat]:
            raise Illegal("preferred-already")

    def apply(self, state: State, seat: Seat) -> None:
        wishes = state[Preferences].wishes
        state.put(Preferences((*wishes[:seat], self.wish, *wishes[seat + 1 :])))
        state.emit(Preferred(seat, self.wish))


def rice_and_tobacco(rules: Ruleset) -> Ruleset:
    """Commodities for whoever goes without; players trade them, and the supply gives resources for them (C8)."""
    rules = rules.with_goods(**dict.fromkeys(COMMODITIES, SUPPLY))
    for step in rules.menu:
        rules = rules.allow(step, Prefer)
    return (
        rules.but(
            wares=(*rules.wares, *(good_of(rules, name) for name in COMMODITIES)),
            rates=with_commodities(rules.rates),
            parts=(*rules.parts, everybody_wishes_for_the_fewer),
        )
        .when(Produced, comfort_the_empty_handed)
        .reads(*(Mark("intersection", region, 1) for region in GROWN_IN))
    )


def good_of(rules: Ruleset, name: str) -> Good:
    """The good that a commodity is at this table."""
    return Good(rules.goods.index(name))


def everybody_wishes_for_the_fewer(state: State) -> Preferences:
    """Nobody has said anything yet."""
    return Preferences((FEWER,) * state.rules.seats)


# Taking


def comfort_the_empty_handed(state: State, produced: Produced) -> None:
    """Whoever got no resource card takes a commodity; the last ones go clockwise from the roller (C8)."""
    rules = state.rules
    nothing = goods.empty(len(rules.goods))
    gains = [nothing] * rules.seats
    for place in range(rules.seats):
        seat = Seat((state.roller + place) % rules.seats)
        taken = None if any(produced.gains[seat]) else next(iter(within_reach(state, seat)), None)
        if taken is not None:
            gains[seat] = goods.only(taken, 1, len(nothing))
            state.receive(seat, gains[seat])
    if any(map(any, gains)):
        state.emit(CommoditiesTaken(tuple(gains)))


def within_reach(state: State, seat: Seat) -> list[Good]:
    """The commodities a seat would take one of, what it likes best first: grown at its buildings, and not used up."""
    grown = grown_by(state, seat)
    return [good for good in liked(state, seat) if good in grown and state.supply[good]]


def liked(state: State, seat: Seat) -> list[Good]:
    """The commodities in the order of a seat's wish; of which it has as many, tobacco first."""
    wish = state.parts[Preferences].wishes[seat]
    if wish == NONE:
        return []
    found = [good_of(state.rules, name) for name in COMMODITIES]
    if wish == FEWER:
        return sorted(found, key=lambda good: state.hands[seat][good])
    return sorted(found, key=lambda good: state.rules.goods[good] != wish)


def grown_by(state: State, seat: Seat) -> frozenset[Good]:
    """The commodities of the regions in which a seat has a building, whatever its size."""
    known: frozenset[Good] | None = state.built.get(("grown", seat))
    if known is None:
        tags = state.rules.board.intersection_tags
        regions = {tag for site in state.sites_of(seat) for tag in tags[site] if tag in GROWN_IN}
        known = frozenset(good_of(state.rules, GROWN_IN[region]) for region in regions)
        state.built["grown", seat] = known
    return known


# Trading


def with_commodities(rates: Callable[[State, Seat], tuple[Rate, ...]]) -> Callable[[State, Seat], tuple[Rate, ...]]:
    """Beside what it takes for resources the supply takes commodities, both kinds together, and gives resources."""

    def rates_for_both(state: State, seat: Seat) -> tuple[Rate, ...]:
        return (*rates(state, seat), *commodity_rates(state, seat))

    return rates_for_both


def commodity_rates(state: State, seat: Seat) -> tuple[Rate, ...]:
    """Two of each for any resource; with a 3:1 trading road also two of one and one of the other (C8)."""
    known: tuple[Rate, ...] | None = state.memo.get(("commodity_rates", seat))
    if known is None:
        rules = state.rules
        kinds, pair = len(rules.goods), [good_of(rules, name) for name in COMMODITIES]
        asked = [(2, 2)] if not has_open_road(state, seat) else [(2, 2), *permutations((2, 1))]
        gives = [goods.summed((goods.only(g, n, kinds) for g, n in zip(pair, c, strict=True)), kinds) for c in asked]
        known = state.memo["commodity_rates", seat] = tuple(Rate(give, rules.resources) for give in gives)
    return known


def has_open_road(state: State, seat: Seat) -> bool:
    """Whether a road of the seat lies on a 3:1 trading road field."""
    trades = state.rules.board.path_trades
    return any(state.roads[path] == seat for path, offered in trades.items() if offered == OPEN_RATE)
