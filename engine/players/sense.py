"""What a place, a good and a hand are worth to a seat, judged by nothing but what it sees."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, cached_property
from typing import NamedTuple

from engine import goods
from engine.base.cards import CardsSeen
from engine.base.robber import Robber
from engine.players.player import Question
from engine.players.scenarios import brought
from engine.record import Bag, Good, Hex, Intersection, Path, Seat

FARTHEST = 4
"""So many roads away a place may lie and still be thought of."""

VARIETY = 1.5
"""What the first source of a good is worth, in throws out of 36."""

OPEN_HARBOUR = 1.5
OWN_HARBOUR = 0.3
"""The same for an open harbour, and for the harbour of a good, for each throw that brings that good."""

VALUES = {"city": 3.0, "settlement": 3.5, "road": 1.5, "card": 1.4}
"""What each thing is worth once it is there, in relation to the others."""

SOON = 8
"""So many throws of waiting count little."""


@cache
def further_aims() -> tuple[Callable[[Sense], Iterable[str]], ...]:
    """What the players of scenarios know to save for: each tells what on the price list a seat could build next."""
    return brought("AIMS")


class Spot(NamedTuple):
    """A place for a settlement: so many roads away, of which this is the first."""

    site: Intersection
    roads: int
    first: Path | None
    worth: float


class Aim(NamedTuple):
    """Something to build, and what it costs."""

    name: str
    cost: Bag


class Sense:
    """What one seat makes of what it sees; `exchanges` are the bags for which the supply gives one card of choice."""

    def __init__(self, question: Question, exchanges: frozenset[Bag] = frozenset()) -> None:
        self.question = question
        view = question.view
        assert view.viewer is not None
        hand = view.hands[view.viewer]
        assert hand is not None
        self.view, self.board, self.rules = view, view.board, view.rules
        self.seat: Seat = view.viewer
        self.hand: Bag = hand
        self.exchanges = exchanges
        robber = view.part(Robber)
        self.robbed: Hex | None = None if robber is None else robber.place

    # Places

    @cached_property
    def sites(self) -> list[Intersection]:
        """The places of the seat's own buildings."""
        return self.sites_of(self.seat)

    def sites_of(self, seat: Seat) -> list[Intersection]:
        """The places of a seat's buildings."""
        return [site for site in self.board.intersections if self.view.owners[site] == seat]

    @cached_property
    def income(self) -> list[int]:
        """For each good, in how many of 36 throws a card of it comes in; two for a city."""
        total = [0] * len(self.rules.goods)
        for site in self.sites:
            for place in self.board.hexes_at[site]:
                good = self.board.yields[place]
                if good is not None:
                    total[good] += self.board.chances[place] * self.rules.building_yields[self.view.kinds[site]]
        return total

    def worth(self, site: Intersection) -> float:
        """What a settlement there would bring: throws that pay, goods that are new, a harbour."""
        brings: dict[Good, int] = {}
        for place in self.board.hexes_at[site]:
            good = self.board.yields[place]
            if good is not None:
                brings[good] = brings.get(good, 0) + self.board.chances[place]
        worth = float(sum(brings.values())) + VARIETY * sum(not self.income[good] for good in brings)
        for harbour in self.board.harbours_at.get(site, ()):
            served = None if harbour.good is None else self.income[harbour.good] + brings.get(harbour.good, 0)
            worth += OPEN_HARBOUR if served is None else OWN_HARBOUR * served
        return worth

    def has_room(self, site: Intersection) -> bool:
        """Whether the distance rule leaves room for a settlement there (G5)."""
        return self.question.has_room(site)

    @cached_property
    def spots(self) -> list[Spot]:
        """The places the seat could settle, as far as its roads reach or could reach, the best first."""
        found = [
            Spot(site, roads, first, self.worth(site))
            for site, (roads, first) in self.reach.items()
            if self.has_room(site)
        ]
        return sorted(found, key=lambda spot: (2.5 * spot.roads - spot.worth, spot.site))

    @cached_property
    def goal(self) -> Spot | None:
        """The place the next road should lead to; None while there is a place to settle without one."""
        if not self.spots or any(spot.roads == 0 for spot in self.spots):
            return None
        return self.spots[0]

    @cached_property
    def reach(self) -> dict[Intersection, tuple[int, Path | None]]:
        """Each place within reach, how many new roads lead there, and the first of them (G4)."""
        view, board = self.view, self.board
        ends = [end for path in board.paths if view.roads[path] == self.seat for end in board.ends[path]]
        reached: dict[Intersection, tuple[int, Path | None]]
        reached = dict.fromkeys([*ends, *self.question.sites], (0, None))
        may_cross, bears_road = self.question.may_cross, self.question.bears_road
        newest = [*self.sites, *(site for site in ends if may_cross(site))]
        newest += sorted(self.question.starts.difference(newest))
        for roads in range(1, min(FARTHEST, view.left.get("road", (0,) * view.seats)[self.seat]) + 1):
            beyond: list[Intersection] = []
            for site in newest:
                for path in board.paths_at[site]:
                    over = board.across(path, site)
                    if bears_road(path) and over not in reached:
                        reached[over] = (roads, reached.get(site, (0, None))[1] or path)
                        beyond.append(over)
            newest = [site for site in beyond if may_cross(site)]
        return reached

    # Plans

    @cached_property
    def aims(self) -> list[Aim]:
        """What the seat could build next if it had the goods."""
        left = {kind: counts[self.seat] for kind, counts in self.view.left.items()}
        cards = self.view.part(CardsSeen)
        possible = {
            "city": left.get("city", 0) > 0 and any(self.view.kinds[site] == "settlement" for site in self.sites),
            "settlement": left.get("settlement", 0) > 0 and any(spot.roads == 0 for spot in self.spots),
            "card": cards is not None and cards.left > 0,
            "road": left.get("road", 0) > 0 and left.get("settlement", 0) > 0 and self.goal is not None,
        }
        possible.update({name: True for further in further_aims() for name in further(self)})
        return [Aim(name, cost) for name, cost in self.rules.costs.items() if possible.get(name)]

    @cached_property
    def wishes(self) -> list[Aim]:
        """The same, what is worth most first."""
        return sorted(self.aims, key=lambda aim: -VALUES.get(aim.name, 1.0))

    def wait(self, aim: Aim, hand: Bag) -> float:
        """About how many throws go by before a hand can pay for an aim; what the supply exchanges need not come in."""
        lacking = goods.missing(hand, aim.cost)
        if not any(lacking):
            return 0.0
        waits = [36 / (3 + self.income[good]) for good, count in enumerate(lacking) for _ in range(count)]
        exchanged = self.exchangeable(goods.missing(aim.cost, hand))
        return sum(sorted(waits)[: max(0, len(waits) - exchanged)])

    def exchangeable(self, spare: Bag) -> int:
        """For how many other cards the supply would take a spare bag."""
        times = 0
        for give in self.exchanges:
            while goods.covers(spare, give):
                spare = goods.removed(spare, give)
                times += 1
        return times

    def hope(self, aim: Aim, hand: Bag) -> float:
        """What an aim is worth to a hand: much when it is worth much and near."""
        return VALUES.get(aim.name, 1.0) / (SOON + self.wait(aim, hand))

    def promise(self, hand: Bag) -> float:
        """What a hand is worth: its best hope."""
        return max((self.hope(aim, hand) for aim in self.aims), default=0.0)

    @cached_property
    def aim(self) -> Aim | None:
        """What the seat saves for."""
        return max(self.aims, key=lambda aim: self.hope(aim, self.hand), default=None)

    @cached_property
    def cards(self) -> int:
        """How many cards it holds that a seven counts."""
        return sum(self.rules.resources_in(self.hand))

    @cached_property
    def lacking(self) -> Bag:
        """What it still lacks for that."""
        return goods.empty(len(self.hand)) if self.aim is None else goods.missing(self.hand, self.aim.cost)

    @cached_property
    def spare(self) -> Bag:
        """What it holds and does not need for that."""
        needed = goods.empty(len(self.hand)) if self.aim is None else self.aim.cost
        return goods.missing(needed, self.hand)

    # The others

    def danger(self, seat: Seat) -> int:
        """How much a seat is to be feared: its points, and that it is about to win."""
        return self.view.points[seat] + (10 if self.about_to_win(seat) else 0)

    def about_to_win(self, seat: Seat) -> bool:
        """Whether everybody can see that a seat needs two points or less."""
        return self.view.points[seat] >= self.view.target - 2

    def held_by_others(self, good: Good) -> int:
        """How many cards of a good the others hold together: everything that is neither in the supply nor one's own."""
        return self.rules.supply[good] - self.view.supply[good] - self.hand[good]
