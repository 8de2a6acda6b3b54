"""People with a plan: what somebody who wants to win does next, so that a game played in a test comes to its end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from engine import goods
from engine.action import Action, actors, options
from engine.base.bargaining import OfferTrade
from engine.base.building import BuildCity, BuildRoad, BuildSettlement
from engine.base.cards import (
    BuyCard,
    Cards,
    PlaceFreeRoad,
    PlayCard,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
)
from engine.base.founding import FoundRoad, FoundSettlement
from engine.base.robber import Discard, MoveRobber
from engine.base.trade import TradeWithSupply
from engine.base.turn import EndTurn, Main, Roll, Rolling
from engine.record import Bag, Good, Intersection, Seat
from engine.state import NOBODY, State

A = TypeVar("A", bound=Action)


def plan(state: State) -> tuple[Seat, Action]:
    """Who acts next, and what he does; only those whom the game waits for, and nothing that needs an answer."""
    seat = actors(state)[0]
    found = options(state, seat)
    if isinstance(state.step, Rolling):
        knights = of(found, PlayKnight)
        return seat, knights[0] if knights else Roll()
    if isinstance(state.step, Main):
        return seat, main(state, seat, found)
    if sites := of(found, FoundSettlement):
        return seat, max(sites, key=lambda option: worth(state, option.site))
    roads: list[FoundRoad | PlaceFreeRoad] = [*of(found, FoundRoad), *of(found, PlaceFreeRoad)]
    if roads:
        return seat, max(roads, key=lambda option: promise(state, seat, option.path))
    if moves := of(found, MoveRobber):
        return seat, max(moves, key=lambda option: harm(state, seat, option))
    discard = of(found, Discard)[0]
    (hole,) = discard.holes(state, seat)
    return seat, Discard(least_needed(state, seat, hole.most))


def main(state: State, seat: Seat, found: Sequence[Action]) -> Action:
    """Build what there is to build; then cards; then trade with the bank for what is missing; then the dice go on."""
    sites: list[BuildCity | BuildSettlement] = [*of(found, BuildCity), *of(found, BuildSettlement)]
    if sites:
        return max(sites, key=lambda option: (isinstance(option, BuildCity), worth(state, option.site)))
    if cards := of(found, PlayCard):
        return card(state, seat, cards)
    wanted = missing(state, seat)
    if any(wanted) and (
        trades := [one for one in of(found, TradeWithSupply) if wanted[one.take] and spare(state, seat, one.give)]
    ):
        return trades[0]
    roads = of(found, BuildRoad)
    if roads and not any(may_settle(state, seat, site) for site in state.rules.board.intersections):
        return max(roads, key=lambda option: promise(state, seat, option.path))
    if of(found, BuyCard) and (state.cards_of(seat) > 6 or state.turn > 8):
        return BuyCard()
    return EndTurn()


def card(state: State, seat: Seat, cards: Sequence[PlayCard]) -> Action:
    """The card to play, the rarest kinds first."""
    if monopolies := of(cards, PlayMonopoly):
        others = goods.summed((state.hands[s] for s in range(state.rules.seats) if s != seat), len(state.rules.goods))
        return max(monopolies, key=lambda option: others[option.good])
    if plenty := of(cards, PlayYearOfPlenty):
        wanted = missing(state, seat)
        return max(plenty, key=lambda option: sum(map(min, option.take, wanted)))
    return min(cards, key=lambda option: not isinstance(option, PlayRoadBuilding))


def wish(state: State, seat: Seat) -> OfferTrade | None:
    """An offer to everybody of a card not needed for one that is; None when there is nothing to give or to want."""
    wanted = missing(state, seat)
    hand = state.hands[seat]
    cost = goal(state, seat)
    give = [good for good in state.rules.resources if hand[good] > cost[good]]
    want = [good for good in state.rules.resources if wanted[good]]
    if not give or not want:
        return None
    kinds = len(state.rules.goods)
    best = max(give, key=lambda good: hand[good] - cost[good])
    return OfferTrade(goods.only(best, 1, kinds), goods.only(want[0], 1, kinds))


def goal(state: State, seat: Seat) -> Bag:
    """What the seat saves up for."""
    costs = state.rules.costs
    if any(may_settle(state, seat, site) for site in state.rules.board.intersections):
        return costs["settlement"]
    if state.left["city"][seat] and "settlement" in {state.kinds[site] for site in state.sites_of(seat)}:
        return costs["city"]
    return goods.added(costs["settlement"], costs["road"]) if state.left["settlement"][seat] else costs["card"]


def missing(state: State, seat: Seat) -> Bag:
    return goods.missing(state.hands[seat], goal(state, seat))


def spare(state: State, seat: Seat, give: Bag) -> bool:
    """Whether a bag can be given without touching what is saved up."""
    left = goods.removed(state.hands[seat], give)
    cost = goal(state, seat)
    return all(left[good] >= min(cost[good], state.hands[seat][good]) for good in state.rules.resources)


def least_needed(state: State, seat: Seat, count: int) -> Bag:
    """So many cards out of the hand, those first that are not saved up for."""
    hand, cost = list(state.hands[seat]), goal(state, seat)
    given = [0] * len(hand)
    for _ in range(count):
        good = max(range(len(hand)), key=lambda one: (hand[one] > 0, hand[one] - cost[one]))
        hand[good] -= 1
        given[good] += 1
    return tuple(given)


def may_settle(state: State, seat: Seat, site: Intersection) -> bool:
    """Whether the board, not the hand, allows a settlement there."""
    if not state.left["settlement"][seat] or state.owners[site] != NOBODY:
        return False
    board = state.rules.board
    if any(state.owners[beside] != NOBODY for beside in board.neighbours[site]):
        return False
    return any(state.roads[path] == seat for path in board.paths_at[site])


def promise(state: State, seat: Seat, path: int) -> tuple[float, int]:
    """What a road leads to: the best free site at its ends, or one step further."""
    board = state.rules.board
    ends = [site for site in board.intersections if path in board.paths_at[site]]
    near = max((worth(state, site) for site in ends if free(state, site)), default=0.0)
    beyond = [site for end in ends if state.owners[end] in (NOBODY, seat) for site in board.neighbours[end]]
    far = max((worth(state, site) for site in beyond if free(state, site)), default=0.0)
    return max(near, far / 2), -path


def free(state: State, site: Intersection) -> bool:
    beside = state.rules.board.neighbours[site]
    return all(state.owners[one] == NOBODY for one in (site, *beside))


def worth(state: State, site: Intersection) -> float:
    """How often a site yields, and whether it yields something different."""
    board = state.rules.board
    kinds = {board.yields[place] for place in board.hexes_at[site]}
    return float(board.pips[site]) + len(kinds) / 10 - site / 1000


def harm(state: State, seat: Seat, move: MoveRobber) -> tuple[int, int]:
    """The robber goes where he takes from whoever holds most, never to one's own."""
    own = any(
        state.owners[site] == seat
        for site in state.rules.board.intersections
        if move.place in state.rules.board.hexes_at[site]
    )
    holds = -1 if move.victim is None else state.cards_of(move.victim)
    return (-1 if own else holds), -int(move.place)


def of(found: Sequence[Action], kind: type[A]) -> list[A]:
    return [option for option in found if isinstance(option, kind)]


def held(state: State, seat: Seat, card: str) -> int:
    """How many of a development card a seat holds."""
    return state[Cards].held[seat][state.rules.kind_of_card[card]]


def anything(state: State, random: Random) -> tuple[Seat, Action]:
    """What somebody does who does not care: whoever is awaited does any of the things that may be done."""
    seat = random.choice(actors(state))
    open_to = [option for option in options(state, seat) if option.chapter != "table"]
    kind = random.choice(sorted({type(option).__name__ for option in open_to}))
    chosen = random.choice([option for option in open_to if type(option).__name__ == kind])
    return seat, chosen.sample(state, seat, random)


__all__ = ["Good", "anything", "goal", "held", "least_needed", "missing", "of", "plan", "wish"]
