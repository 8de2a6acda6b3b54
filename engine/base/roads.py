"""The Longest Road."""

from __future__ import annotations

from collections.abc import Callable

from engine.base.building import RoadBuilt, SettlementBuilt
from engine.event import Event
from engine.record import Intersection, Path, Seat
from engine.state import NOBODY, Part, State

SHORTEST_LONGEST_ROAD = 5
"""A road must be at least this long to earn the card (G6)."""


class LongestRoad(Part, frozen=True):
    """Who holds the card, and how long everybody's longest road is."""

    holder: Seat | None
    lengths: tuple[int, ...]


class LongestRoadTaken(Event, frozen=True):
    """The card has gone to a seat, or, with `holder` None, was set aside."""

    holder: Seat | None
    length: int


def nobody_has_a_road(state: State) -> LongestRoad:
    """At the start the card lies beside the board."""
    return LongestRoad(None, (0,) * state.rules.seats)


def measure_after_road(state: State, built: RoadBuilt) -> None:
    """A new road may make its owner's longest road longer (G6)."""
    measure(state, (built.seat,))


def measure_after_settlement(state: State, built: SettlementBuilt) -> None:
    """A new building may cut an opponent's road (G6)."""
    paths = state.rules.board.paths_at[built.site]
    cut = {state.roads[path] for path in paths} - {NOBODY, built.seat}
    if cut:
        measure(state, tuple(Seat(owner) for owner in sorted(cut)))


def measure(state: State, seats: tuple[Seat, ...]) -> None:
    """Measure the roads of some seats again and see who has the Longest Road now (G6)."""
    before = state[LongestRoad]
    lengths = list(before.lengths)
    for seat in seats:
        lengths[seat] = state.rules.length(state, seat)
    holder = best_holder(before.holder, lengths, SHORTEST_LONGEST_ROAD)
    if holder != before.holder or tuple(lengths) != before.lengths:
        state.put(LongestRoad(holder, tuple(lengths)))
    if holder != before.holder:
        state.emit(LongestRoadTaken(holder, 0 if holder is None else lengths[holder]))


def best_holder(holder: Seat | None, sizes: list[int], least: int) -> Seat | None:
    """Who holds an award: the holder while nobody has more, else the only one with most, else nobody (G6, G7)."""
    most = max(sizes)
    if most < least:
        return None
    leaders = [Seat(seat) for seat, size in enumerate(sizes) if size == most]
    if holder in leaders:
        return holder
    return leaders[0] if len(leaders) == 1 else None


def longest_trail(state: State, seat: Seat) -> int:
    """The longest chain of own roads, each road once; an opponent's building ends it, an own one does not (G6)."""
    return heaviest_trail(state, seat, lambda path: 1)


def heaviest_trail(state: State, seat: Seat, weight: Callable[[Path], int]) -> int:
    """The most valuable chain of own roads when each road has a weight, none of them negative."""
    beside = own_roads(state, seat, weight)
    passed: set[Intersection] = set()
    total = sum([worth for roads in beside.values() for _, _, _, worth in roads]) // 2

    def longest_from(site: Intersection, used: int) -> int:
        passed.add(site)
        best = 0
        for road, beyond, goes_on, worth in beside[site]:
            if not used & road:
                trail = worth + longest_from(beyond, used | road) if goes_on else worth
                best = max(best, trail)
        return best

    # The longest chain can begin where an odd number of roads meet, or, in a ring without such a place, anywhere.
    best = 0
    for site in sorted(beside, key=lambda site: len(beside[site]) % 2, reverse=True):
        if best < total and (len(beside[site]) % 2 or site not in passed):
            best = max(best, longest_from(site, 0))
    return best


def own_roads(
    state: State, seat: Seat, weight: Callable[[Path], int]
) -> dict[Intersection, list[tuple[int, Intersection, bool, int]]]:
    """At each end of a seat's roads: each road as a bit, its other end, whether a chain goes on there, its worth."""
    ends, owners, own = state.rules.board.ends, state.owners, state.roads_of(seat)
    met = [end for path in own for end in ends[path]]
    onward = {site: owners[site] in (NOBODY, seat) and met.count(site) > 1 for site in met}
    beside: dict[Intersection, list[tuple[int, Intersection, bool, int]]] = {site: [] for site in met}
    for index, path in enumerate(own):
        (one, other), road, worth = ends[path], 1 << index, weight(path)
        beside[one].append((road, other, onward[other], worth))
        beside[other].append((road, one, onward[one], worth))
    return beside


def points_for_longest_road(state: State, seat: Seat) -> int:
    """The Longest Road is worth two points."""
    return 2 if state.parts[LongestRoad].holder == seat else 0
