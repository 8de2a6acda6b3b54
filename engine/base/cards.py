"""Development cards and the Largest Army."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import ClassVar, Self

from engine import goods
from engine.action import Action, Illegal, Step
from engine.base.building import RoadBuilt, check_pays, check_road, open_paths, pays_for_anything
from engine.base.robber import MovingRobber
from engine.event import Event
from engine.record import Bag, Good, Path, Record, Seat
from engine.state import Part, State

VICTORY_POINT = "victory_point"
"""The card that is never played: it counts by being held."""


class Cards(Part, frozen=True):
    """The development cards: a bag left to draw from, and for each seat what it holds, bought this turn and played.

    Cards are drawn when they are bought, so no order lies hidden. A bag has one number a kind, as in `Ruleset.deck`.
    """

    deck: Bag
    held: tuple[Bag, ...]
    fresh: tuple[Bag, ...]
    played: tuple[Bag, ...]
    played_now: tuple[bool, ...]

    def seen_by(self, seat: Seat | None) -> CardsSeen:
        return CardsSeen(
            left=sum(self.deck),
            counts=tuple(sum(held) for held in self.held),
            held=None if seat is None else self.held[seat],
            fresh=None if seat is None else self.fresh[seat],
            played=self.played,
            played_now=self.played_now,
        )


class CardsSeen(Record, frozen=True):
    """The development cards as one seat sees them: its own cards, and how many the others hold."""

    left: int
    counts: tuple[int, ...]
    held: Bag | None
    fresh: Bag | None
    played: tuple[Bag, ...]
    played_now: tuple[bool, ...]


class PlacingRoads(Step, frozen=True):
    """Road Building: a seat places free roads (G4)."""

    seat: Seat
    left: int


class CardBought(Event, frozen=True):
    """A seat has bought a development card; which one only it knows."""

    secrets = {"card": ("seat",)}
    seat: Seat
    card: str | None


class CardPlayed(Event, frozen=True):
    """A seat has played a development card."""

    seat: Seat
    card: str


class GoodsTaken(Event, frozen=True):
    """A seat has taken goods of its choice from the supply."""

    seat: Seat
    goods: Bag


class Monopolised(Event, frozen=True):
    """Everybody has handed over all of one good; `taken` counts it seat by seat."""

    seat: Seat
    good: Good
    taken: tuple[int, ...]


class BuyCard(Action, frozen=True):
    """Buy a development card: one out of what is left, by lot."""

    chapter = "build"
    gate = pays_for_anything

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        return (cls(),) if pays(state, seat) and any(state.parts[Cards].deck) else ()

    def check(self, state: State, seat: Seat) -> None:
        if not any(state[Cards].deck):
            raise Illegal("no-cards-left")
        check_pays(state, seat, "card")

    def apply(self, state: State, seat: Seat) -> None:
        cards = state[Cards]
        state.pay(seat, state.rules.costs["card"])
        kind = goods.card_at(cards.deck, state.chance.draw(sum(cards.deck), "cards"))
        one = goods.only(kind, 1, len(cards.deck))
        state.put(
            Cards(
                goods.removed(cards.deck, one),
                changed(cards.held, seat, goods.added(cards.held[seat], one)),
                changed(cards.fresh, seat, goods.added(cards.fresh[seat], one)),
                cards.played,
                cards.played_now,
            )
        )
        state.emit(CardBought(seat, state.rules.deck[kind][0]))


def may_play_a_card(state: State, seat: Seat) -> bool:
    """Whether a seat holds a card since before this turn, not for its points alone, and has played none in it (G1)."""
    cards: Cards = state.parts[Cards]
    held, fresh = cards.held[seat], cards.fresh[seat]
    if held == fresh or cards.played_now[seat]:
        return False
    kept = state.rules.kind_of_card.get(VICTORY_POINT)
    return kept is None or held[:kept] != fresh[:kept] or held[kept + 1 :] != fresh[kept + 1 :]


class PlayCard(Action, frozen=True):
    """Play a development card: one a turn, at any time of it, never one bought this turn (G1)."""

    chapter = "card"
    gate = may_play_a_card
    card: ClassVar[str] = ""

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        return cls.ways(state, seat) if playable(state, seat, cls.card) else ()

    @classmethod
    def ways(cls, state: State, seat: Seat) -> Iterable[Self]:
        """The ways to play the card, for a seat that may play it."""
        return (cls(),)

    def check(self, state: State, seat: Seat) -> None:
        check_playable(state, seat, self.card)
        self.check_way(state, seat)

    def check_way(self, state: State, seat: Seat) -> None:
        """Refuse a way to play the card that is not open."""
        if self not in self.ways(state, seat):
            raise Illegal("not-possible")

    def apply(self, state: State, seat: Seat) -> None:
        lay_down(state, seat, self.card)
        self.take_effect(state, seat)

    def take_effect(self, state: State, seat: Seat) -> None:
        """What the card does."""
        raise NotImplementedError


class PlayKnight(PlayCard, frozen=True):
    """A knight moves the robber; nobody discards (G3)."""

    card = "knight"

    def take_effect(self, state: State, seat: Seat) -> None:
        state.begin(MovingRobber(seat))


class PlayRoadBuilding(PlayCard, frozen=True):
    """Two free roads, placed one after the other (G4)."""

    card = "road_building"

    @classmethod
    def ways(cls, state: State, seat: Seat) -> Iterable[Self]:
        return (cls(),) if may_pave(state, seat) else ()

    def check_way(self, state: State, seat: Seat) -> None:
        if state.left["road"][seat] == 0:
            raise Illegal("no-piece-left", piece="road")
        if not open_paths(state, seat):
            raise Illegal("no-road-fits")

    def take_effect(self, state: State, seat: Seat) -> None:
        state.begin(PlacingRoads(seat, 2))


class PlaceFreeRoad(Action, frozen=True):
    """Place one of the free roads of Road Building (G4)."""

    chapter = "build"
    path: Path

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        return [cls(path) for path in open_paths(state, seat)]

    def check(self, state: State, seat: Seat) -> None:
        check_road(state, seat, self.path)

    def apply(self, state: State, seat: Seat) -> None:
        step = state.step
        assert isinstance(step, PlacingRoads)
        state.lay_road(seat, self.path)
        if step.left > 1 and may_pave(state, seat):
            state.become(PlacingRoads(seat, step.left - 1))
        else:
            state.finish()
        state.emit(RoadBuilt(seat, self.path))


class PlayYearOfPlenty(PlayCard, frozen=True):
    """Take two goods of one's choice; thin supply gives what is there (G16)."""

    card = "year_of_plenty"
    take: Bag

    @classmethod
    def ways(cls, state: State, seat: Seat) -> Iterable[Self]:
        there = sum(state.rules.resources_in(state.supply))
        picks = choices(state.rules.resources, min(2, there), len(state.rules.goods)) if there else ()
        return [cls(take) for take in picks if goods.covers(state.supply, take)]

    def check_way(self, state: State, seat: Seat) -> None:
        if self not in self.ways(state, seat):
            raise Illegal("supply-has-not", supply=state.supply)

    def take_effect(self, state: State, seat: Seat) -> None:
        state.receive(seat, self.take)
        state.emit(GoodsTaken(seat, self.take))


class PlayMonopoly(PlayCard, frozen=True):
    """Name a good: everybody hands over all he has of it."""

    card = "monopoly"
    final = True
    good: Good

    @classmethod
    def ways(cls, state: State, seat: Seat) -> Iterable[Self]:
        return [cls(good) for good in state.rules.resources]

    def take_effect(self, state: State, seat: Seat) -> None:
        kinds = len(state.rules.goods)
        taken = []
        for other in range(state.rules.seats):
            count = 0 if other == seat else state.hands[other][self.good]
            taken.append(count)
            if count:
                state.hand_over(Seat(other), seat, goods.only(self.good, count, kinds))
        state.emit(Monopolised(seat, self.good, tuple(taken)))


# What holds for all cards


def full_deck(state: State) -> Cards:
    """All development cards lie in the supply."""
    kinds, seats = len(state.rules.deck), state.rules.seats
    nothing = (goods.empty(kinds),) * seats
    return Cards(tuple(count for _, count in state.rules.deck), nothing, nothing, nothing, (False,) * seats)


def kind_of(state: State, card: str) -> Good:
    """The place of a card in the bags of cards."""
    return Good(state.rules.kind_of_card[card])


def pays(state: State, seat: Seat) -> bool:
    """Whether a seat has the goods for a development card."""
    return "card" in state.rules.payable[state.hands[seat]]


def playable(state: State, seat: Seat, card: str) -> bool:
    """Whether a seat holds the card since before this turn and has played none in it (G1)."""
    cards: Cards = state.parts[Cards]
    kind = state.rules.kind_of_card[card]
    return cards.held[seat][kind] > cards.fresh[seat][kind] and not cards.played_now[seat]


def check_playable(state: State, seat: Seat, card: str) -> None:
    """Refuse a card that is not held, was bought this turn, or would be the second of the turn (G1)."""
    cards, kind = state[Cards], kind_of(state, card)
    if not cards.held[seat][kind]:
        raise Illegal("card-not-held", card=card)
    if cards.played_now[seat]:
        raise Illegal("one-card-a-turn")
    if cards.held[seat][kind] == cards.fresh[seat][kind]:
        raise Illegal("card-is-fresh", card=card)


def lay_down(state: State, seat: Seat, card: str) -> None:
    """A card goes from the hand to the cards played."""
    cards = state[Cards]
    one = goods.only(kind_of(state, card), 1, len(cards.deck))
    state.put(
        Cards(
            cards.deck,
            changed(cards.held, seat, goods.removed(cards.held[seat], one)),
            cards.fresh,
            changed(cards.played, seat, goods.added(cards.played[seat], one)),
            tuple(played or index == seat for index, played in enumerate(cards.played_now)),
        )
    )
    state.emit(CardPlayed(seat, card))


@lru_cache(maxsize=256)
def choices(among: tuple[Good, ...], count: int, kinds: int) -> tuple[Bag, ...]:
    """All ways to choose so many cards among these goods."""
    picks = combinations_with_replacement(among, count)
    return tuple(goods.summed((goods.only(good, 1, kinds) for good in pick), kinds) for pick in picks)


def may_pave(state: State, seat: Seat) -> bool:
    """Whether a seat has a road left and a path for it."""
    return state.left["road"][seat] > 0 and bool(open_paths(state, seat))


def changed(bags: tuple[Bag, ...], seat: Seat, bag: Bag) -> tuple[Bag, ...]:
    """The bags of all seats with that of one changed."""
    return (*bags[:seat], bag, *bags[seat + 1 :])


# What follows


def cards_ripen(state: State, ended: Event) -> None:
    """When a turn ends, cards bought in it may be played in the next, and another one may be played (G1)."""
    cards: Cards = state.parts[Cards]
    seats = state.rules.seats
    if any(cards.played_now) or any(map(any, cards.fresh)):
        nothing = (goods.empty(len(cards.deck)),) * seats
        state.put(Cards(cards.deck, cards.held, nothing, cards.played, (False,) * seats))


def points_for_victory_cards(state: State, seat: Seat) -> int:
    """Each victory point card is worth one point, from the moment it is bought, and stays hidden until it wins (G1)."""
    return int(state.parts[Cards].held[seat][kind_of(state, VICTORY_POINT)])
