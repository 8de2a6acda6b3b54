"""Landmarks: twelve figures, each for one field only; they belong to nobody and open the way for everybody."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from engine.action import Action, Illegal
from engine.base.building import check_pays, pays_for_anything, road_ends
from engine.base.scoring import within_reach
from engine.event import Event
from engine.record import Bag, Intersection, Seat
from engine.state import Part, State

LANDMARK = "landmark"
"""The tag of a field for a landmark, and what it is called on the price list."""

PRICE = {"ore": 2, "grain": 1}


class Landmarks(Part, frozen=True):
    """The fields on which their landmark stands, in the order of building, and who built each."""

    on_board = True
    built: tuple[Intersection, ...]
    builders: tuple[Seat, ...]


class LandmarkBuilt(Event, frozen=True):
    """A landmark has come from the edge of the board to its field, for good."""

    seat: Seat
    site: Intersection


class BuildLandmark(Action, frozen=True):
    """Build a landmark on its field, where an own road ends (B5)."""

    chapter = "build"
    gate = pays_for_anything
    site: Intersection

    @classmethod
    def options(cls, state: State, seat: Seat) -> Iterable[Self]:
        if LANDMARK not in state.rules.payable[state.hands[seat]]:
            return ()
        return map(cls, open_fields(state, seat))

    def check(self, state: State, seat: Seat) -> None:
        if not 0 <= self.site < len(state.owners):
            raise Illegal("no-such-place")
        if not is_landmark_field(state, self.site):
            raise Illegal("no-landmark-field", site=self.site)
        if stands(state, self.site):
            raise Illegal("landmark-stands", site=self.site)
        if self.site not in road_ends(state, seat):
            raise Illegal("no-own-road-here", site=self.site)
        check_pays(state, seat, LANDMARK)

    def apply(self, state: State, seat: Seat) -> None:
        landmarks = state[Landmarks]
        state.pay(seat, state.rules.costs[LANDMARK])
        state.put(Landmarks((*landmarks.built, self.site), (*landmarks.builders, seat)))
        state.emit(LandmarkBuilt(seat, self.site))


def none_built(state: State) -> Landmarks:
    """At the start all landmarks stand at the edge of the board."""
    return Landmarks((), ())


def price_of_a_landmark(names: tuple[str, ...]) -> Bag:
    """What a landmark costs, in the goods of the table."""
    return tuple(PRICE.get(name, 0) for name in names)


def is_landmark_field(state: State, site: Intersection) -> bool:
    """Whether a landmark belongs on an intersection."""
    return LANDMARK in state.rules.board.intersection_tags[site]


def stands(state: State, site: Intersection) -> bool:
    """Whether the landmark of a field has been built."""
    return site in state.parts[Landmarks].built


def open_fields(state: State, seat: Seat) -> list[Intersection]:
    """The landmark fields on which a seat may build now, whatever it costs."""
    known: list[Intersection] | None = state.memo.get(("landmark fields", seat))
    if known is None:
        ends = road_ends(state, seat)
        known = [site for site in sorted(ends) if is_landmark_field(state, site) and not stands(state, site)]
        state.memo["landmark fields", seat] = known
    return known


def points_for_landmarks(state: State, seat: Seat) -> int:
    """Each landmark is worth one point to its builder, for those who play it so (B2)."""
    return state[Landmarks].builders.count(seat)


def may_still_build_a_landmark(state: State, seat: Seat) -> bool:
    """A field without its landmark is within reach (B2)."""
    return any(is_landmark_field(state, site) and not stands(state, site) for site in within_reach(state, seat))
