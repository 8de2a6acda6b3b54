"""A player with some sense: it settles well, wastes little, and minds the leader."""

from __future__ import annotations

import msgspec

from engine import goods
from engine.action import Action
from engine.base.army import LargestArmy
from engine.base.bargaining import (
    AcceptOffer,
    CancelOffer,
    ChooseTaker,
    CounterOffer,
    DeclineOffer,
    OfferTrade,
    WelcomeOffer,
)
from engine.base.building import BuildCity, BuildRoad, BuildSettlement
from engine.base.cards import (
    BuyCard,
    CardsSeen,
    PlaceFreeRoad,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
)
from engine.base.ending import AgreeToEnd, PlayOn
from engine.base.founding import FoundRoad, FoundSettlement
from engine.base.roads import SHORTEST_LONGEST_ROAD, LongestRoad
from engine.base.robber import HAND_LIMIT, Discard, MoveRobber
from engine.base.trade import TradeWithSupply
from engine.base.turn import EndTurn, Roll
from engine.players.bargains import (
    choose_among_the_willing,
    decline_the_others,
    offer_something,
    take_a_good_offer,
    trade_with_the_supply,
)
from engine.players.player import Player, Question
from engine.players.random_player import RandomPlayer, leaving
from engine.players.scenarios import brought
from engine.players.sense import Sense
from engine.players.thought import Habit, Thought
from engine.record import NOBODY, Bag, Intersection, Path, Seat

WORTH_A_MONOPOLY = 3
"""So many cards at least a monopoly should bring."""


class SimplePlayer(Player):
    """It builds what it can, city before settlement before card before road, and saves for what is next."""

    def choose(self, question: Question) -> Action:
        """What the first habit that fits says; in a situation it does not know, any move."""
        thought = Thought(question)
        for habit in HABITS:
            action = habit(thought)
            if action is not None:
                return action
        return RandomPlayer().choose(question)


# Duties


def agree_when_asked(thought: Thought) -> Action | None:
    """When the table is asked whether to end, it agrees (G11)."""
    return next(iter(leaving(thought.question)), None)


def discard_what_is_needed_least(thought: Thought) -> Action | None:
    """It gives back what it does not need for its plan, most of what it has most of."""
    for option in thought.open_to(Discard):
        for hole in thought.question.holes(option):
            return msgspec.structs.replace(option, cards=needed_least(thought.sense, hole.within, hole.least))
    return None


def needed_least(sense: Sense, held: Bag, count: int) -> Bag:
    """So many of the cards held, one after the other what can be spared best."""
    needed = goods.empty(len(held)) if sense.aim is None else sense.aim.cost
    left = list(held)
    for _ in range(count):
        there = [good for good, cards in enumerate(left) if cards]
        left[max(there, key=lambda good: (left[good] - needed[good], sense.income[good]))] -= 1
    return goods.removed(held, tuple(left))


def found_well(thought: Thought) -> Action | None:
    """It founds where most throws pay, on many goods, with a harbour if there is one."""
    options = thought.open_to(FoundSettlement)
    return max(options, key=lambda option: thought.sense.worth(option.site), default=None)


def set_out_well(thought: Thought) -> Action | None:
    """Its first roads lead towards the best place two roads away."""
    options = thought.open_to(FoundRoad)
    return max(options, key=lambda option: prospect(thought.sense, option.path), default=None)


def prospect(sense: Sense, path: Path) -> float:
    """The worth of the best place that a road from an own building leads towards."""
    ends = sense.board.ends[path]
    beyond = [
        Intersection(site) for end in ends if sense.view.owners[end] == NOBODY for site in sense.board.neighbours[end]
    ]
    return max((sense.worth(site) for site in beyond if sense.has_room(site)), default=0.0)


def rob_the_leader(thought: Thought) -> Action | None:
    """It blocks the hex that hurts the leader most and itself not at all, and takes from whom it fears."""
    return max(thought.open_to(MoveRobber), key=lambda move: harm(thought.sense, move), default=None)


def harm(sense: Sense, move: MoveRobber) -> float:
    """How much a move of the robber hurts the others; hurting oneself counts against it."""
    view, total = sense.view, 0.0
    for site in sense.board.hex_corners[move.place]:
        owner = view.owners[site]
        if owner != NOBODY:
            cards = sense.board.chances[move.place] * sense.rules.building_yields[view.kinds[site]]
            total += -1000.0 if owner == sense.seat else cards * (1 + sense.danger(Seat(owner)))
    return total if move.victim is None else total + sense.danger(move.victim) + min(view.cards[move.victim], 5)


def place_a_free_road(thought: Thought) -> Action | None:
    """A free road goes where a paid one would."""
    options = thought.open_to(PlaceFreeRoad)
    wished = road_to_build(thought.sense, [option.path for option in options])
    return next((option for option in options if option.path == wished), None)


# The turn


def chase_the_robber_away(thought: Thought) -> Action | None:
    """A knight rides when the robber stands on an own hex, even before the roll."""
    sense = thought.sense if thought.open_to(PlayKnight) else None
    if sense is None or sense.robbed is None:
        return None
    blocked = any(sense.view.owners[site] == sense.seat for site in sense.board.hex_corners[sense.robbed])
    return thought.open_to(PlayKnight)[0] if blocked else None


def roll(thought: Thought) -> Action | None:
    """It rolls."""
    return next(iter(thought.open_to(Roll)), None)


def raise_a_city(thought: Thought) -> Action | None:
    """A city is never passed up; it stands where most throws pay."""
    return max(thought.open_to(BuildCity), key=lambda option: thought.sense.board.pips[option.site], default=None)


def settle(thought: Thought) -> Action | None:
    """Then comes a settlement, on the best place."""
    return max(thought.open_to(BuildSettlement), key=lambda option: thought.sense.worth(option.site), default=None)


def build_what_is_new(thought: Thought) -> Action | None:
    """What a scenario lets one build is worth building."""
    new = [option for option in strange(thought) if option.chapter == "build"]
    return thought.question.filled(thought.question.random.choice(new)) if new else None


def take_what_is_lacking(thought: Thought) -> Action | None:
    """A Year of Plenty is played when it pays for the rest of a building that is worth a point."""
    options = thought.open_to(PlayYearOfPlenty)
    for aim in [aim for aim in thought.sense.wishes if aim.name not in {"road", "card"}] if options else ():
        lacking = goods.missing(thought.sense.hand, aim.cost)
        for option in options:
            if any(lacking) and goods.covers(option.take, lacking):
                return option
    return None


def monopolise(thought: Thought) -> Action | None:
    """A monopoly is played on what the others hold most of, once that is worth it; the supply tells how much it is."""
    options, sense = thought.open_to(PlayMonopoly), thought.sense
    best = max(options, key=lambda option: sense.held_by_others(option.good), default=None)
    return best if best is not None and sense.held_by_others(best.good) >= WORTH_A_MONOPOLY else None


def pave(thought: Thought) -> Action | None:
    """Road Building is played when roads lead to a place to settle, or to the Longest Road."""
    options = thought.open_to(PlayRoadBuilding)
    if not options or (thought.sense.goal is None and not longest_is_near(thought.sense)):
        return None
    return options[0]


def buy_a_card(thought: Thought) -> Action | None:
    """A card is bought with what is not saved for anything better, or before a seven takes it."""
    options = thought.open_to(BuyCard)
    return options[0] if options and can_go(thought.sense, "card") else None


def build_a_road(thought: Thought) -> Action | None:
    """A road leads towards a place to settle, or to the Longest Road."""
    options = thought.open_to(BuildRoad)
    if not options or not can_go(thought.sense, "road"):
        return None
    if thought.sense.goal is None and not longest_is_near(thought.sense):
        return None
    wished = road_to_build(thought.sense, [option.path for option in options])
    return next((option for option in options if option.path == wished), None)


def can_go(sense: Sense, what: str) -> bool:
    """Whether the cost of something is what was saved for, is to spare, or lies in a hand that is too full."""
    planned = sense.aim is not None and sense.aim.name == what
    return planned or goods.covers(sense.spare, sense.rules.costs[what]) or sense.cards > HAND_LIMIT


def road_to_build(sense: Sense, paths: list[Path]) -> Path | None:
    """The path that leads to the best place, else one that goes on from the end of a road."""
    towards = [spot.first for spot in sense.spots if spot.first in paths]
    return towards[0] if towards else max(paths, key=lambda path: lengthens(sense, path), default=None)


def lengthens(sense: Sense, path: Path) -> bool:
    """Whether a road goes on where exactly one own road ends."""
    view, board = sense.view, sense.board
    return any([view.roads[one] for one in board.paths_at[end]].count(sense.seat) == 1 for end in board.ends[path])


def longest_is_near(sense: Sense) -> bool:
    """Whether one or two roads more may earn the Longest Road (G6)."""
    card = sense.view.part(LongestRoad)
    if card is None or card.holder == sense.seat:
        return False
    return card.lengths[sense.seat] + 2 > max(SHORTEST_LONGEST_ROAD - 1, *card.lengths)


def ride_for_the_army(thought: Thought) -> Action | None:
    """A knight is played when those held can earn the Largest Army (G7)."""
    options = thought.open_to(PlayKnight)
    army, cards = thought.question.view.part(LargestArmy), thought.question.view.part(CardsSeen)
    if not options or army is None or cards is None or cards.held is None:
        return None
    seat, knight = thought.question.seat, thought.sense.rules.kind_of_card[PlayKnight.card]
    strongest = max(size for other, size in enumerate(army.sizes) if other != seat)
    return options[0] if army.sizes[seat] + cards.held[knight] > max(2, strongest) else None


def do_something_new(thought: Thought) -> Action | None:
    """Of what it does not know it tries something every other time; in a step of its own, always."""
    new, random = strange(thought), thought.question.random
    if not new or (thought.open_to(EndTurn) and random.random() < 0.5):
        return None
    return thought.question.filled(random.choice(new))


def strange(thought: Thought) -> list[Action]:
    """The moves that no habit is about: those of a scenario."""
    return [option for option in thought.question.options if not option.aside and type(option) not in KNOWN]


def end_the_turn(thought: Thought) -> Action | None:
    """It passes the dice on."""
    return next(iter(thought.open_to(EndTurn)), None)


HABITS: tuple[Habit, ...] = (
    agree_when_asked,
    *brought("URGENT"),
    discard_what_is_needed_least,
    found_well,
    set_out_well,
    rob_the_leader,
    place_a_free_road,
    chase_the_robber_away,
    roll,
    raise_a_city,
    settle,
    *brought("BUILDING"),
    build_what_is_new,
    take_what_is_lacking,
    monopolise,
    pave,
    choose_among_the_willing,
    take_a_good_offer,
    decline_the_others,
    trade_with_the_supply,
    offer_something,
    buy_a_card,
    build_a_road,
    ride_for_the_army,
    do_something_new,
    *brought("CLOSING"),
    end_the_turn,
)
"""What it does, the most urgent first."""

KNOWN = frozenset(brought("KNOWN")) | frozenset(
    {
        AcceptOffer, AgreeToEnd, BuildCity, BuildRoad, BuildSettlement, BuyCard, CancelOffer, ChooseTaker, CounterOffer,
        DeclineOffer, Discard, EndTurn, FoundRoad, FoundSettlement, MoveRobber, OfferTrade, PlaceFreeRoad, PlayKnight,
        PlayMonopoly, PlayOn, PlayRoadBuilding, PlayYearOfPlenty, Roll, TradeWithSupply, WelcomeOffer,
    }
)  # fmt: skip
"""The actions that habits are about, or that are left alone on purpose."""
