"""How a player with sense bids for a say in where the caravan goes, and where it wants it."""

from __future__ import annotations

from functools import partial

import msgspec

from engine import goods
from engine.action import Action
from engine.players.sense import Sense
from engine.players.thought import Thought
from engine.record import Bag, Seat
from engine.scenarios.karawane.bids import Bids, votes
from engine.scenarios.karawane.caravan import Caravan, Position, positions_of
from engine.scenarios.karawane.vote import Bid, CloseVote, KeepSilent, Wish

BESIDE_A_BUILDING = 0.3
"""What a first arrow at an own building is worth, in points; the second brings one."""

BESIDE_A_ROAD = 0.25
"""What it is worth that a road counts double."""

DREAD = 0.4
"""What a point of another is worth to a player, against one of its own; and of somebody who is about to win."""
DREAD_OF_A_WINNER = 1.2

WORTH_A_BID = 0.8
"""So much better than another position the best one must be to be bid for."""

MOST_VOTES = 3
"""It lays no more cards than this, unless the arrow brings the last point."""


def bid_for_a_say(thought: Thought) -> Action | None:
    """It bids when much hangs on where the arrow goes: one vote more than anybody else, of what it can spare."""
    options = thought.open_to(Bid)
    if not options:
        return None
    nothing, *more = options
    for option in more:
        [hole] = thought.question.holes(option)
        cards = stake(thought.sense, hole.within)
        if any(cards):
            return msgspec.structs.replace(option, cards=cards)
    return nothing


def stake(sense: Sense, held: Bag) -> Bag:
    """The cards it would lay now out of those that count."""
    caravan, bids = sense.view.part(Caravan), sense.view.part(Bids)
    nothing = goods.empty(len(held))
    if caravan is None or bids is None:
        return nothing
    worths = [worth(sense, caravan, position) for position in positions_of(caravan, sense.board)]
    if max(worths) - min(worths) < WORTH_A_BID:
        return nothing
    wins = any(wins_by(sense, caravan, position) for position in positions_of(caravan, sense.board))
    purse = held if wins else tuple(map(min, held, sense.spare))
    wanted = max(votes(bids)) + 1
    if wanted > sum(purse) or (wanted > MOST_VOTES and not wins):
        return nothing
    return the_most_of(purse, wanted)


def the_most_of(purse: Bag, count: int) -> Bag:
    """So many cards, each of the good of which most is left."""
    left = list(purse)
    for _ in range(count):
        left[left.index(max(left))] -= 1
    return goods.removed(purse, tuple(left))


def wish_for_the_best(thought: Thought) -> Action | None:
    """It wishes the arrow where it gains most by it; of equals, where somebody else wishes it too."""
    sense, options = thought.sense, thought.open_to(Wish)
    caravan, bids = sense.view.part(Caravan), sense.view.part(Bids)
    if not options or not thought.question.acting or caravan is None or bids is None:
        return None
    if bids.wishes[sense.seat] is not None:
        return None

    def merit(option: Wish) -> tuple[float, int]:
        position = Position(option.site, option.path)
        return worth(sense, caravan, position), bids.wishes.count(position)

    return max(options, key=merit)


def decide_for_the_best(thought: Thought) -> Action | None:
    """Where it chooses alone it takes what it gains most by."""
    options, caravan = thought.open_to(CloseVote), thought.question.view.part(Caravan)
    if not options or caravan is None:
        return None
    return max(options, key=lambda option: worth(thought.sense, caravan, Position(option.site, option.path)))


def worth(sense: Sense, caravan: Caravan, position: Position) -> float:
    """What an arrow is worth to the player: what it gains by it, less what the others do."""
    gain = partial(gain_of, sense, caravan, position)
    total = gain(sense.seat)
    for other in range(sense.view.seats):
        if other != sense.seat:
            total -= gain(Seat(other)) * (DREAD_OF_A_WINNER if sense.about_to_win(Seat(other)) else DREAD)
    return total


def gain_of(sense: Sense, caravan: Caravan, position: Position, seat: Seat) -> float:
    """What an arrow brings a seat, in points."""
    view = sense.view
    total = BESIDE_A_ROAD if view.roads[position.path] == seat else 0.0
    for end in sense.board.ends[position.path]:
        if view.owners[end] == seat:
            total += (BESIDE_A_BUILDING, 1.0, 0.0, 0.0)[arrows_at(caravan, end)]
    return total


def wins_by(sense: Sense, caravan: Caravan, position: Position) -> bool:
    """Whether an arrow may bring the player all that it lacks."""
    lacking = sense.view.target - (sense.view.own_points or 0)
    between = [end for end in sense.board.ends[position.path] if arrows_at(caravan, end) == 1]
    return sum(sense.view.owners[end] == sense.seat for end in between) >= lacking


def arrows_at(caravan: Caravan, site: int) -> int:
    """How many laid arrows begin or end at an intersection."""
    return sum(site in (arrow.start, arrow.tip) for arrow in caravan.arrows)


URGENT = (bid_for_a_say, wish_for_the_best, decide_for_the_best)

KNOWN = (Bid, Wish, KeepSilent, CloseVote)
