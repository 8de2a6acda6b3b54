"""The Carolinas: what rulings C1 to C7 decide beyond the rulebook's own sentences."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from data import map_document
from engine.action import Action, nothing_left, points
from engine.base.building import BuildRoad, BuildSettlement, RoadBuilt, SettlementBuilt
from engine.base.founding import FoundRoad, FoundSettlement
from engine.base.roads import LongestRoad
from engine.base.robber import MoveRobber, MovingRobber, Robber
from engine.base.turn import EndTurn, Roll
from engine.players import Question, SimplePlayer
from engine.players.sense import Sense
from engine.record import Good, Seat
from engine.scenarios.carolinas import CITY as CITY_FIELD
from engine.scenarios.carolinas import CLOSED, CROWDED, NORTH, SOUTH, TOKEN, WATERWAY, VictoryTokenTaken
from engine.tables import PRINTED_TARGET, TABLES
from tests.engine.laying import A, B, C, D, bag
from tests.rulebook.fields import (
    LAND,
    ROAD,
    SETTLEMENT,
    VP_PLACES,
    Country,
    also_marked,
    at,
    country,
    land_hex,
    road,
    settlement,
    way,
)

COAST_TOWNS = ("Elizabeth City", "Kitty Hawk", "Cape Hatteras", "Morehead City")


# C1 The board


def test_ruling_C1_the_board_has_what_the_reconstruction_says() -> None:
    """C1: 38 hexes, 32 city fields in two states, six VP places, nine trading roads, six waterways."""
    assert len(LAND.hexes) == 38
    bare = [place for place in LAND.hexes if LAND.number[place] is None]
    assert [LAND.terrain[place] for place in bare] == ["outer_banks"]
    assert set(LAND.document.terrain.values()) == {LAND.goods[good] for good in LAND.yields if good is not None}
    tags = Counter(tag for site in LAND.intersections for tag in LAND.intersection_tags[site])
    assert tags == {CITY_FIELD: 32, CROWDED: 5, TOKEN: 6, NORTH: 19 + 3, SOUTH: 13 + 3}
    assert Counter(tag for path in LAND.paths for tag in LAND.path_tags[path]) == {WATERWAY: 6, CLOSED: 4}
    trades = Counter(LAND.path_trades.values())
    assert trades == Counter([(3, None)] * 4 + [(2, Good(good)) for good in range(5)])
    assert not LAND.harbours


def test_ruling_C1_both_maps_show_the_same_board() -> None:
    """C1: with five and six only the cards differ."""
    small, large = map_document("carolinas"), map_document("carolinas_5_6")
    assert {key for key in small if small[key] != large[key]} == {"name", "resource_cards", "development_cards"}


# C2 City fields and roads


def test_ruling_C2_the_crowded_know_no_distance_both_ways() -> None:
    """C2: a crowded city keeps nobody away from an ordinary field beside it, nor the other way round."""
    document = also_marked(at_38="city")
    table = country(document=document).towns(B, "Winston-Salem").trail(A, "49 > 38").hand(A, SETTLEMENT)
    table.play(A, settlement("38"))
    table = country(document=document).towns(B, "38").trail(A, "18 > Winston-Salem", "37 > Charlotte")
    table.hand(A, f"{SETTLEMENT} {SETTLEMENT}").play(A, settlement("Winston-Salem"))
    with table.refused("too-close", site=at("Charlotte"), beside=at("38"), owner=B):
        table.play(A, settlement("Charlotte"))


def test_ruling_C2_a_starting_settlement_needs_a_free_road_field_beside_it() -> None:
    """C2: never Cape Hatteras, and not Kitty Hawk once its only road field is taken."""
    table = country(step="founding")
    assert FoundSettlement(at("Kitty Hawk")) in table.offered(A, FoundSettlement)
    with table.refused("cannot-found-here", site=at("Cape Hatteras")):
        table.play(A, FoundSettlement(at("Cape Hatteras")))
    table = country(step="founding").trail(B, "7 > 15 > Kitty Hawk")
    assert FoundSettlement(at("Kitty Hawk")) not in table.offered(A, FoundSettlement)
    with table.refused("cannot-found-here", site=at("Kitty Hawk")):
        table.play(A, FoundSettlement(at("Kitty Hawk")))


def test_ruling_C2_own_roads_that_meet_at_an_unsettled_city_field_are_continuous() -> None:
    """C2: reached from two sides it is one chain, which an opponent's settlement there cuts."""
    table = country().trail(A, "37 > 47 > Asheville", "Asheville > 26 > Boone").hand(A, ROAD)
    assert table.state[LongestRoad].lengths[A] == 4
    table = country().trail(A, "Charlotte > 37 > 47 > Asheville > 26 > Boone").trail(B, "46 > Asheville")
    table.hand(B, SETTLEMENT).dice(1, 1)
    assert table.state[LongestRoad] == LongestRoad(A, (5, 1, 0, 0))
    table.play(A, EndTurn())
    table.play(B, Roll(), settlement("Asheville"))
    assert table.state[LongestRoad] == LongestRoad(None, (3, 1, 0, 0))


def test_ruling_C2_other_intersections_stop_nobody() -> None:
    """C2: an opponent's roads neither; one good end of a path is enough."""
    table = country().trail(A, "Charlotte > 37").trail(B, "27 > 37").towns(B, "Asheville").hand(A, f"{ROAD} {ROAD}")
    table.play(A, road("37 > 47"), road("47 > Asheville"))
    table = country().towns(A, "Union").towns(B, "Asheville").trail(A, "Union > 47").hand(A, ROAD)
    table.play(A, road("Asheville > 47"))


# C3 Waterways


@pytest.mark.parametrize("home", COAST_TOWNS)
def test_ruling_C3_roads_start_where_no_city_field_is_or_the_own_building_stands(home: str) -> None:
    """C3: from 53 for whoever lives beside the water, from the others only for whoever lives there."""
    table = country().towns(A, home).hand(A, ROAD)
    from_water = {road("53 > 42")}
    beside = {site: [p for p in LAND.paths_at[at(site)] if table.state.rules.bears_road(table.state, p)] for site in
              COAST_TOWNS}  # fmt: skip
    assert set(table.offered(A, BuildRoad)) == from_water | {BuildRoad(path) for path in beside[home]}
    for other in COAST_TOWNS:
        for path in beside[other] if other != home else ():
            with table.refused("road-not-connected", path=path):
                table.play(A, BuildRoad(path))
    assert RoadBuilt(A, way("53 > 42")) in table.play(A, road("53 > 42"))


def test_ruling_C3_nobody_else_starts_there() -> None:
    """C3: without a building beside the water there is no road from it, though one's road ends at it."""
    table = country().towns(B, "Morehead City").towns(A, "New Bern").trail(A, "62 > Morehead City").hand(A, ROAD)
    assert road("53 > 42") not in table.offered(A, BuildRoad)
    with table.refused("road-not-connected", path=way("53 > 42")):
        table.play(A, road("53 > 42"))


def test_ruling_C3_a_foreign_building_does_not_cut_them() -> None:
    """C3: past Cape Hatteras, where B lives, A goes from Elizabeth City to Morehead City, and on to 53."""
    table = country().towns(A, "Elizabeth City").towns(B, "Cape Hatteras").hand(A, f"{SETTLEMENT} {ROAD}")
    assert set(table.offered(A, BuildSettlement)) == {settlement("Kitty Hawk"), settlement("Morehead City")}
    table.play(A, settlement("Morehead City"), road("53 > 42"))


def test_ruling_C3_only_connected_waterways_count() -> None:
    """C3: one that is cut off from the own building by land is none of one's own."""
    document = map_document("carolinas")
    cut = LAND.intersection_ids[at("53")], LAND.intersection_ids[at("63")]
    places = [place for place in document["places"] if set(place["at"]) != set(cut)]
    assert len(places) == len(document["places"]) - 1
    table = country(document=document | {"places": places}).towns(A, "Elizabeth City").hand(A, SETTLEMENT)
    assert set(table.offered(A, BuildSettlement)) == {settlement("Kitty Hawk"), settlement("Cape Hatteras")}


def test_ruling_C3_the_distance_rule_holds_by_water_too() -> None:
    """C3: a field that touches the water and lies beside a building is refused."""
    table = country(document=also_marked(at_53="city")).towns(B, "Cape Hatteras").towns(A, "Elizabeth City")
    with table.hand(A, SETTLEMENT).refused("too-close", site=at("53"), beside=at("Cape Hatteras"), owner=B):
        table.play(A, settlement("53"))


def test_ruling_C3_they_do_not_join_two_stretches_of_road() -> None:
    """C3: four roads up to Morehead City and four from 53 are two roads of four, not one of eight."""
    table = country().towns(A, "Morehead City")
    table.trail(A, "Morehead City > 62 > 70 > 61 > 69", "53 > 42 > 32 > 22 > Norfolk Road")
    assert table.state[LongestRoad] == LongestRoad(None, (4, 0, 0, 0))


def test_ruling_C3_they_take_no_token() -> None:
    """C3: not even where a VP place touches the water; a road that is built does, and only then."""
    table = country(document=also_marked(at_63="token", at_53="token")).towns(A, "Morehead City")
    table.hand(A, f"{SETTLEMENT} {ROAD}")
    told = table.play(A, settlement("Kitty Hawk"))
    assert (told, points(table.state, A)) == ((SettlementBuilt(A, at("Kitty Hawk")),), 2)
    told = table.play(A, road("53 > 42"))
    assert VictoryTokenTaken(A, at("53")) in told
    assert points(table.state, A) == 3


def dead_but_for(table: Country, *seats: Seat) -> Country:
    """Nobody has a city, a road or a card left, and only these seats a settlement."""

    def put_away(state: Any) -> None:
        state.left["city"] = [0] * state.rules.seats
        state.left["road"] = [0] * state.rules.seats
        state.left["settlement"] = [left if seat in seats else 0 for seat, left in enumerate(state.left["settlement"])]
        state.board_changed()

    return table.pile().arrange(put_away)


def test_ruling_C3_a_place_by_water_is_something_left_to_do() -> None:
    """C3 with G11: with no road left one may still settle across the water; else the position is dead."""
    by_water = dead_but_for(country().towns(A, "Elizabeth City").towns(B, "Boone").towns(C, "Union"), A)
    inland = dead_but_for(country().towns(A, "Charlotte").towns(B, "Boone").towns(C, "Union"), A)
    assert not nothing_left(by_water.state)
    assert nothing_left(inland.state)
    nothing_to_settle = country().towns(B, "Kitty Hawk", "Cape Hatteras").towns(C, "Morehead City")
    assert nothing_left(dead_but_for(nothing_to_settle.towns(A, "Elizabeth City"), A, B, C).state)


# C4 Trading roads


def test_ruling_C4_the_rate_holds_from_the_moment_the_road_stands() -> None:
    """C4: in the same turn; 4:1 stays for the rest, and a settlement there brings none."""
    table = country().towns(A, "Charlotte").hand(A, f"{ROAD} 2 ore 4 wool")
    give = {rate.give for rate in table.state.rules.rates(table.state, A)}
    assert give == {bag(f"4 {name}") for name in LAND.goods}
    table.play(A, road("Charlotte > 58"))
    give = {rate.give for rate in table.state.rules.rates(table.state, A)}
    assert give == {bag("2 ore"), *(bag(f"4 {name}") for name in LAND.goods[:4])}


def test_ruling_C4_a_starting_road_trades_too_and_the_best_rate_counts() -> None:
    """C4: with a 3:1 and a 2:1 road, 2 of that good and 3 of all others; for their owner alone."""
    table = country().trail(A, "Charlotte > 58", "Wilmington > 84")
    give = {rate.give for rate in table.state.rules.rates(table.state, A)}
    assert give == {bag("2 ore"), *(bag(f"3 {name}") for name in LAND.goods[:4])}
    assert {rate.give for rate in table.state.rules.rates(table.state, B)} == {bag(f"4 {n}") for n in LAND.goods}


# C5 VP intersections


def test_ruling_C5_a_starting_road_takes_a_token_for_good() -> None:
    """C5: it lies beside the place where one has founded, as in a map on which a city is that near."""
    table = country(step="founding", document=also_marked(at_8="token"))
    table.play(A, FoundSettlement(at("Boone")))
    assert VictoryTokenTaken(A, at("8")) in table.play(A, FoundRoad(way("Boone > 8")))
    assert points(table.state, A) == 2


@pytest.mark.parametrize("seats", [3, 4])
def test_ruling_C5_nothing_is_built_on_a_vp_place(seats: int) -> None:
    """C5: neither at founding nor later, with three and four players, whoever has the token."""
    table = country(seats=seats, step="founding")
    assert {
        option.site for option in table.offered(A, FoundSettlement) if isinstance(option, FoundSettlement)
    }.isdisjoint(map(at, VP_PLACES))
    table = country(seats=seats).trail(A, "10 > Roanoke Road").taken(Roanoke_Road=A).hand(A, SETTLEMENT)
    with table.refused("not-for-settling", site=at("Roanoke Road")):
        table.play(A, settlement("Roanoke Road"))


@pytest.mark.parametrize("holder", [A, B])
def test_ruling_C5_roads_pass_vp_places_freely(holder: Seat) -> None:
    """C5: whoever has taken the token; and they are one chain there."""
    table = country().towns(A, "Greensboro").trail(A, "Greensboro > 10 > Roanoke Road").taken(Roanoke_Road=holder)
    table.hand(A, ROAD).play(A, road("Roanoke Road > 11"))
    assert table.state[LongestRoad].lengths[A] == 3


def test_ruling_C5_one_road_may_take_two_tokens() -> None:
    """C5: where two such places lie side by side."""
    table = country(document=also_marked(at_10="token")).trail(A, "2 > 10").towns(A, "Mount Airy").hand(A, ROAD)
    told = table.play(A, road("10 > Roanoke Road"))
    assert {event.site for event in told if isinstance(event, VictoryTokenTaken)} == {at("10"), at("Roanoke Road")}
    assert points(table.state, A) == 3


@pytest.mark.parametrize("seats", [5, 6])
def test_ruling_C5_with_five_and_six_all_38_are_city_fields(seats: int) -> None:
    """C5: in every respect, without tokens, though the map marks both alike."""
    state = country(seats=seats).state
    fields = {site for site in LAND.intersections if state.rules.has_room(state, site)}
    assert fields == {s for s in LAND.intersections if {CITY_FIELD, TOKEN} & LAND.intersection_tags[s]}
    assert len(fields) == 38
    table = country(seats=seats).towns(A, "Greensboro").trail(A, "Greensboro > 10").hand(A, ROAD)
    assert not [event for event in table.play(A, road("10 > Roanoke Road")) if isinstance(event, VictoryTokenTaken)]


# C6 The robber


def test_ruling_C6_the_robber_may_return_to_the_outer_banks_and_rob_there() -> None:
    """C6: whoever has a building beside them can be robbed, though they bring nothing."""
    table = country(step="roll").towns(B, "Kitty Hawk").towns(C, "Boone").hand(B, "1 ore").hand(C, "1 ore")
    table.robber("9 fields").dice(3, 4).theft(B, "ore").play(A, Roll())
    assert table.awaits(MovingRobber(A))
    banks = land_hex("outer_banks")
    with table.refused("no-such-victim", place=banks, victim=C):
        table.play(A, MoveRobber(banks, C))
    table.play(A, MoveRobber(banks, B))
    assert table.state[Robber].place == banks
    assert (table.state.hands[A], table.state.hands[B]) == (bag("1 ore"), bag())


def test_ruling_C6_he_has_to_leave_them_on_the_first_seven() -> None:
    """C6: he starts there, and moves as everywhere."""
    table = country(step="roll").dice(3, 4)
    table.play(A, Roll())
    with table.refused("robber-must-move", place=land_hex("outer_banks")):
        table.play(A, MoveRobber(land_hex("outer_banks"), None))


# C7 The target


def test_ruling_C7_the_printed_target_is_the_default_and_may_be_chosen_otherwise() -> None:
    """C7: 13, 12, 10 and 10."""
    assert PRINTED_TARGET in TABLES["carolinas"].options
    assert {seats: country(seats=seats).state.rules.target for seats in TABLES["carolinas"].seats} == {
        3: 13, 4: 12, 5: 10, 6: 10
    }  # fmt: skip
    assert country(seats=3, target="9").state.rules.target == 9


# A player with sense


def choice(table: Country, seat: Seat) -> Action:
    """What a player with sense does there."""
    return SimplePlayer().choose(Question(table.state, seat, Random(0)))


def test_a_player_with_sense_takes_a_token_within_reach() -> None:
    """A road that brings a point is built at once."""
    table = country().towns(A, "Greensboro").trail(A, "Greensboro > 10").hand(A, ROAD)
    assert choice(table, A) == road("10 > Roanoke Road")
    table = country().towns(A, "Greensboro").trail(A, "Greensboro > 10").taken(Roanoke_Road=B).hand(A, ROAD)
    assert choice(table, A) != road("10 > Roanoke Road")


def test_a_player_with_sense_sets_out_for_a_token() -> None:
    """Two roads for a point are cheap."""
    table = country().towns(A, "Rocky Mount").hand(A, ROAD)
    assert choice(table, A) == road("Rocky Mount > 22")


def test_a_player_with_sense_settles_across_the_water() -> None:
    """It saves for a settlement there, without a road, and builds it."""
    table = country().towns(A, "Kitty Hawk").out_of_roads(A).hand(A, SETTLEMENT)
    assert isinstance(choice(table, A), BuildSettlement)
    saving = country().towns(A, "Kitty Hawk").out_of_roads(A)
    assert "settlement" in {aim.name for aim in Sense(Question(saving.state, A, Random(0))).aims}


def test_a_player_with_sense_builds_a_road_that_trades_what_it_has_much_of() -> None:
    """With all tokens taken, where ore comes in plenty and nothing better is to be had."""
    table = country().cities(A, "Charlotte", "Winston-Salem").out_of_roads(B, C, D)
    table.taken(**{name.replace(" ", "_"): B for name in VP_PLACES})
    table.hand(A, f"{ROAD} {ROAD} {ROAD}")
    assert choice(table, A) == road("Charlotte > 58")
