"""The two victory point fields: Longest Trade Road and Largest Inventor, each marked with a town hall of its holder."""

from __future__ import annotations

from engine.base.army import LargestArmy, LargestArmyTaken, enlist
from engine.base.cards import CardPlayed
from engine.base.roads import LongestRoad, LongestRoadTaken
from engine.record import Seat
from engine.scenarios.baden_wuerttemberg.cards import INVENTION
from engine.state import Part, State


class VictoryFields(Part, frozen=True):
    """Whose town hall stands on each victory point field; halls and pieces are those of the settlements."""

    longest_road: Seat | None
    largest_inventor: Seat | None

    def pieces(self, kind: str, seat: Seat) -> int:
        return (self.longest_road, self.largest_inventor).count(seat) if kind == "settlement" else 0


def empty_fields(state: State) -> VictoryFields:
    """At the start nobody's town hall stands there."""
    return VictoryFields(None, None)


def move_halls(state: State, taken: LongestRoadTaken | LargestArmyTaken) -> None:
    """Who has lost a field takes his hall back, then who has gained one places his, if any is left (B3)."""
    fields, left = state[VictoryFields], state.left["settlement"]
    standing = [fields.longest_road, fields.largest_inventor]
    holders = [state[LongestRoad].holder, state[LargestArmy].holder]
    for field, (owner, holder) in enumerate(zip(standing, holders, strict=True)):
        if owner is not None and owner != holder:
            left[owner] += 1
            standing[field] = None
    for field, holder in enumerate(holders):
        if standing[field] is None and holder is not None and left[holder]:
            left[holder] -= 1
            standing[field] = holder
    state.put(VictoryFields(*standing))


def count_inventions(state: State, played: CardPlayed) -> None:
    """Three played inventions or more, and more than anybody else, make the Largest Inventor (B8)."""
    if played.card == INVENTION:
        enlist(state, played.seat)


def points_for_longest_trade_road(state: State, seat: Seat) -> int:
    """The Longest Trade Road is worth one point, as its town hall is (B3)."""
    return int(state.parts[LongestRoad].holder == seat)


def points_for_largest_inventor(state: State, seat: Seat) -> int:
    """The Largest Inventor is worth one point, as its town hall is (B3)."""
    return int(state.parts[LargestArmy].holder == seat)
