"""The Carolinas: a drawn map of city fields, roads that trade, waterways for all who live beside them, and tokens."""

from __future__ import annotations

from engine.base.building import RoadBuilt, is_free, road_ends, roads_and_buildings
from engine.base.scoring import may_still_settle, within_reach
from engine.base.trade import cheapest_rates, harbours_of
from engine.event import Event
from engine.record import Intersection, Path, Seat
from engine.ruleset import Mark, Rate, Ruleset, Score
from engine.state import NOBODY, Part, State

CITY = "city"
"""The tag of a city field, the only place for buildings."""

CROWDED = "crowded"
"""The tag of a city field that knows no distance rule."""

TOKEN = "token"  # noqa: S105 (no password)
"""The tag of a place of a victory point token; with five and six players it is a city field."""

WATERWAY, CLOSED = "waterway", "closed"
"""The tags of paths on which no road may lie; a waterway is a road to all who have built beside it."""

NORTH, SOUTH = "north_carolina", "south_carolina"
"""The tags of places in either state."""

OUTER_BANKS = "outer_banks"
"""The terrain on which the robber begins."""

TARGETS = {3: 13, 4: 12, 5: 10, 6: 10}
"""Points to win, by the number of seats (C7)."""

MOST_WITH_TOKENS = 4
"""With more players than this there are no tokens (C5)."""


class Tokens(Part, frozen=True):
    """The places of victory point tokens, and who has taken the token of each."""

    sites: tuple[Intersection, ...]
    owners: tuple[Seat | None, ...]

    @property
    def free(self) -> tuple[Intersection, ...]:
        """The places on which the token still lies."""
        return tuple(site for site, owner in zip(self.sites, self.owners, strict=True) if owner is None)


class VictoryTokenTaken(Event, frozen=True):
    """A seat's road is the first to reach the place of a victory point token, which it takes for good."""

    seat: Seat
    site: Intersection


def carolinas(rules: Ruleset) -> Ruleset:
    """The rules of the Carolinas (rulings C1 to C7)."""
    rules = rules.without(prospect=may_still_settle)
    rules = rules.but(
        has_room=is_free_city_field,
        bears_road=is_free_road_field,
        may_settle=at_own_road_or_water,
        may_cross=beyond_city_fields_with_the_own_building,
        network=by_road_and_by_water,
        rates=four_to_one_and_trading_roads,
        target=TARGETS[rules.seats],
        prospects=(*rules.prospects, may_still_settle_by_road_or_water),
    )
    rules = rules.reads(*marked_on_the_board(rules))
    return with_tokens(rules) if rules.seats <= MOST_WITH_TOKENS else rules


def with_tokens(rules: Ruleset) -> Ruleset:
    """A token lies on each of its places and is worth a point (C5)."""
    return rules.when(RoadBuilt, take_tokens).but(
        parts=(*rules.parts, tokens_lie_ready),
        scores=(*rules.scores, Score("tokens", points_for_tokens)),
    )


def marked_on_the_board(rules: Ruleset) -> tuple[Mark, ...]:
    """City fields for two starting settlements each, and what else the board shows."""
    intersections = (Mark("intersection", tag) for tag in (CROWDED, TOKEN, NORTH, SOUTH))
    paths = (Mark("path", tag) for tag in (WATERWAY, CLOSED))
    return (Mark("terrain", OUTER_BANKS, 1), Mark("intersection", CITY, 2 * rules.seats), *intersections, *paths)


# City fields and roads


def is_city_field(rules: Ruleset, site: Intersection) -> bool:
    """Whether buildings may stand on an intersection, which then stops roads (C2, C5)."""
    tags = rules.board.intersection_tags[site]
    return CITY in tags or (TOKEN in tags and rules.seats > MOST_WITH_TOKENS)


def is_free_city_field(state: State, site: Intersection) -> bool:
    """A city field on which nothing stands, and far enough from every building but those of crowded ones (C2)."""
    rules, owners = state.rules, state.owners
    if owners[site] != NOBODY or not is_city_field(rules, site):
        return False
    tags = rules.board.intersection_tags
    return CROWDED in tags[site] or not any(
        owners[beside] != NOBODY and CROWDED not in tags[beside] for beside in rules.board.neighbours[site]
    )


def is_free_road_field(state: State, path: Path) -> bool:
    """A road lies on a road field or trading road field; waterways and closed paths are none (C2, C3)."""
    return is_free(state, path) and state.rules.board.path_tags[path].isdisjoint((WATERWAY, CLOSED))


def beyond_city_fields_with_the_own_building(state: State, seat: Seat, site: Intersection) -> bool:
    """A road goes on past a city field only once the seat has built there; elsewhere nothing stops it (C2)."""
    return state.owners[site] == seat or not is_city_field(state.rules, site)


# Waterways


def by_water(state: State, seat: Seat) -> frozenset[Intersection]:
    """A seat's buildings, and all intersections on the waterways connected to one of them, whoever lives there (C3)."""
    known: frozenset[Intersection] | None = state.built.get(("by_water", seat))
    if known is None:
        board = state.rules.board
        reached = newest = frozenset(state.sites_of(seat))
        while newest:
            paths = ((path, site) for site in newest for path in board.paths_at[site])
            newest = frozenset(board.across(*one) for one in paths if WATERWAY in board.path_tags[one[0]]) - reached
            reached |= newest
        known = state.built["by_water", seat] = reached
    return known


def by_road_and_by_water(state: State, seat: Seat) -> frozenset[Intersection]:
    """Roads begin where they always do, and on the seat's waterways wherever its roads might go on (C3)."""
    known: frozenset[Intersection] | None = state.memo.get(("by_road_and_by_water", seat))
    if known is None:
        landings = [site for site in by_water(state, seat) if state.rules.may_cross(state, seat, site)]
        known = state.memo["by_road_and_by_water", seat] = roads_and_buildings(state, seat).union(landings)
    return known


def at_own_road_or_water(state: State, seat: Seat, site: Intersection) -> bool:
    """A settlement needs an own road, or a waterway that is like one, and the distance rule (C2, C3)."""
    reached = site in road_ends(state, seat) or site in by_water(state, seat)
    return reached and state.rules.has_room(state, site)


def may_still_settle_by_road_or_water(state: State, seat: Seat) -> bool:
    """A settlement is left, and a city field with room for it lies on own waterways or where the roads left reach."""
    sites = by_water(state, seat) | within_reach(state, seat)
    return state.left["settlement"][seat] > 0 and any(state.rules.has_room(state, site) for site in sites)


# Trading roads


def four_to_one_and_trading_roads(state: State, seat: Seat) -> tuple[Rate, ...]:
    """For each resource the cheapest rate that the seat's roads on trading road fields give (C4)."""
    known: tuple[Rate, ...] | None = state.memo.get(("rates", seat))
    if known is None:
        trades = harbours_of(state, seat) | trading_roads_of(state, seat)
        known = cheapest_rates(state.rules.resources, len(state.rules.goods), trades)
        state.memo["rates", seat] = known
    return known


def trading_roads_of(state: State, seat: Seat) -> frozenset[tuple[int | None, int]]:
    """What a seat's roads on trading road fields trade, and at what rate; a building beside one does not (C4)."""
    trades = state.rules.board.path_trades.items()
    return frozenset((good, rate) for path, (rate, good) in trades if state.roads[path] == seat)


# Victory point tokens


def tokens_lie_ready(state: State) -> Tokens:
    """A token lies on each of the places marked for one."""
    board = state.rules.board
    sites = tuple(site for site in board.intersections if TOKEN in board.intersection_tags[site])
    return Tokens(sites, (None,) * len(sites))


def take_tokens(state: State, built: RoadBuilt) -> None:
    """The first road that reaches the place of a token takes it, a starting road too (C5)."""
    tokens, ends = state[Tokens], state.rules.board.ends[built.path]
    taken = [site for site in tokens.free if site in ends]
    if taken:
        held = zip(tokens.sites, tokens.owners, strict=True)
        state.put(Tokens(tokens.sites, tuple(built.seat if site in taken else owner for site, owner in held)))
    for site in taken:
        state.emit(VictoryTokenTaken(built.seat, site))


def points_for_tokens(state: State, seat: Seat) -> int:
    """Each token is worth one point."""
    return int(state.parts[Tokens].owners.count(seat))
