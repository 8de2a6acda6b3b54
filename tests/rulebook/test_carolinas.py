"""The Carolinas, rulebook: rules 1 to 9 in their order."""

import pytest

from engine.action import points
from engine.base import base
from engine.base.building import BuildCity, BuildRoad, BuildSettlement, CityBuilt, RoadBuilt, SettlementBuilt
from engine.base.cards import PlaceFreeRoad, PlayRoadBuilding
from engine.base.founding import FoundRoad, FoundSettlement, StartingGoods
from engine.base.production import Produced
from engine.base.roads import LongestRoad
from engine.base.robber import Robber
from engine.base.trade import TradeWithSupply
from engine.base.turn import EndTurn, Roll, Rolling
from engine.record import NOBODY, Seat
from engine.scenarios.carolinas import CITY as CITY_FIELD
from engine.scenarios.carolinas import TOKEN, Tokens, VictoryTokenTaken
from engine.scenarios.five_six import PassBuilding, SpecialBuilding
from engine.sight import view
from tests.engine.laying import A, B, C, D, bag, good
from tests.rulebook.fields import (
    CITY,
    CROWDED,
    LAND,
    OCEAN,
    ROAD,
    SETTLEMENT,
    VP_PLACES,
    WATERWAYS,
    also_marked,
    at,
    country,
    every_way,
    land_hex,
    road,
    settlement,
    way,
)

FEW, MANY = (3, 4), (5, 6)
GOODS = LAND.goods


def trade(give: str, take: str) -> TradeWithSupply:
    return TradeWithSupply(bag(give), good(take))


# Game rules


@pytest.mark.parametrize("seats", FEW)
def test_CA_01_pieces_cards_and_costs_are_those_of_the_base_game(seats: int) -> None:
    """Game Rules for 3–4 Players: only what follows differs."""
    rules = country(seats=seats).state.rules
    plain = base(rules.board, seats)
    assert rules.stock == {"road": 15, "settlement": 5, "city": 4}
    assert rules.supply == (19,) * 5
    assert sum(count for _, count in rules.deck) == 25
    for same in ("costs", "menu", "turn", "seven", "deck", "building_yields", "opening", "dice", "length", "idle"):
        assert getattr(rules, same) == getattr(plain, same), same
    assert {score.name for score in plain.scores} < {score.name for score in rules.scores}


def test_CA_01_the_supply_takes_four_to_one() -> None:
    """Game Rules for 3–4 Players: the standard rules apply, and there are cities and harbourless 4:1."""
    table = country().towns(A, "Charlotte").hand(A, f"4 wool {CITY}")
    table.play(A, trade("4 wool", "ore"))
    assert CityBuilt(A, at("Charlotte")) in table.play(A, BuildCity(at("Charlotte")))
    assert table.state.hands[A] == bag("1 ore")


def test_CA_02_only_tokens_come_on_top() -> None:
    """Game Rules for 3–4 Players: markers are needed for the VP tokens, and for nothing else."""
    for seats in (*FEW, *MANY):
        rules = country(seats=seats).state.rules
        new = [part for part in rules.parts if part not in base(rules.board, seats).parts]
        assert [type(part(country(seats=seats).state)) for part in new] == ([Tokens] if seats in FEW else [])


@pytest.mark.parametrize("seats", MANY)
def test_CA_03_five_and_six_have_the_cards_of_the_extension(seats: int) -> None:
    """Game Rules for 5–6 Players: 24 cards a kind and 34 development cards."""
    rules = country(seats=seats).state.rules
    assert rules.supply == (24,) * 5
    assert dict(rules.deck) == {
        "knight": 20, "victory_point": 5, "road_building": 3, "year_of_plenty": 3, "monopoly": 3
    }  # fmt: skip
    assert rules.stock == {"road": 15, "settlement": 5, "city": 4}


@pytest.mark.parametrize("seats", [*FEW, *MANY])
def test_CA_03_five_and_six_build_after_each_turn(seats: int) -> None:
    """Game Rules for 5–6 Players: the extension's building phase; with fewer the next turn simply begins."""
    table = country(seats=seats)
    table.play(A, EndTurn())
    assert table.awaits(SpecialBuilding(B) if seats in MANY else Rolling(B))


@pytest.mark.parametrize("seats", MANY)
def test_CA_04_rules_one_to_nine_hold_with_five_and_six(seats: int) -> None:
    """Game Rules for 5–6 Players: city fields, road fields, waterways, trading roads, the robber's place."""
    table = country(seats=seats).towns(A, "Elizabeth City", "Charlotte").trail(A, "Charlotte > 58 > 66")
    table.hand(A, f"2 ore {SETTLEMENT} {ROAD}")
    assert table.state[Robber].place == land_hex("outer_banks")
    with table.refused("not-for-settling", site=at("66")):
        table.play(A, settlement("66"))
    with table.refused("not-for-roads", path=way("Elizabeth City > 33")):
        table.play(A, road("Elizabeth City > 33"))
    table.play(A, settlement("Morehead City"), road("66 > Columbia"), trade("2 ore", "wool"))
    with table.refused("road-not-connected", path=way("Columbia > 80")):
        table.play(A, road("Columbia > 80"))


@pytest.mark.parametrize("seats", [*FEW, *MANY])
def test_CA_04_rule_ten_is_no_part_of_this_table(seats: int) -> None:
    """Game Rules for 5–6 Players: rice and tobacco are by agreement, at any number."""
    assert country(seats=seats).state.rules.goods == GOODS


@pytest.mark.parametrize("seats", MANY)
def test_CA_05_vp_places_are_settled_upgraded_and_founded_on_like_city_fields(seats: int) -> None:
    """Rules 6 and 7: with five and six players all rules of city fields hold there, and there are no tokens."""
    table = country(seats=seats).trail(A, "79 > Atlanta Road").hand(A, f"{SETTLEMENT} {CITY}")
    assert Tokens not in table.state
    assert {score.name for score in table.state.rules.scores}.isdisjoint({"tokens"})
    told = table.play(A, settlement("Atlanta Road"), BuildCity(at("Atlanta Road")))
    assert [SettlementBuilt(A, at("Atlanta Road")), CityBuilt(A, at("Atlanta Road"))] == [*told]
    assert points(table.state, A) == 2
    founding = country(seats=seats, step="founding")
    assert {FoundSettlement(at(name)) for name in VP_PLACES} <= set(founding.offered(A, FoundSettlement))


def test_CA_05_roads_stop_at_vp_places_until_the_own_settlement_stands() -> None:
    """Rules 6 and 7: as at any city field; to get there brings no point."""
    table = (
        country(seats=6).towns(A, "Greensboro").trail(A, "Greensboro > 10").hand(A, f"2 lumber 2 brick {SETTLEMENT}")
    )
    table.play(A, road("10 > Roanoke Road"))
    assert points(table.state, A) == 1
    with table.refused("road-not-connected", path=way("Roanoke Road > 11")):
        table.play(A, road("Roanoke Road > 11"))
    table.play(A, settlement("Roanoke Road"), road("Roanoke Road > 11"))


def test_CA_05_the_distance_rule_holds_at_vp_places() -> None:
    """Rules 6 and 7: no building beside one that stands."""
    table = (
        country(seats=6, document=also_marked(at_79="city")).towns(B, "Atlanta Road").trail(A, "80 > Greenwood > 79")
    )
    table.hand(A, SETTLEMENT)
    with table.refused("too-close", site=at("79"), beside=at("Atlanta Road"), owner=B):
        table.play(A, settlement("79"))


# 1 Settlement building


def test_CA_06_settlements_stand_on_named_city_fields_only() -> None:
    """1 Settlement Building: 32 of the intersections, all of them named; no other, and no VP place."""
    table = country()
    has_room, state = table.state.rules.has_room, table.state
    fields = [site for site in LAND.intersections if has_room(state, site)]
    assert fields == [site for site in LAND.intersections if CITY_FIELD in LAND.intersection_tags[site]]
    assert len(fields) == 32
    assert all(LAND.intersection_names[site] for site in fields)
    table = country().trail(A, "Greensboro > 10 > Roanoke Road").hand(A, SETTLEMENT)
    for elsewhere in ("10", "Roanoke Road"):
        with table.refused("not-for-settling", site=at(elsewhere)):
            table.play(A, settlement(elsewhere))
    table.play(A, settlement("Greensboro"))


def test_CA_06_starting_settlements_too() -> None:
    """1 Settlement Building: founding on a plain intersection is refused."""
    table = country(step="founding")
    assert FoundSettlement(at("37")) not in table.offered(A, FoundSettlement)
    with table.refused("not-for-settling", site=at("37")):
        table.play(A, FoundSettlement(at("37")))
    assert SettlementBuilt(A, at("Charlotte")) in table.play(A, FoundSettlement(at("Charlotte")))


def test_CA_07_five_cities_know_no_distance_rule() -> None:
    """1 Settlement Building: Winston-Salem, Greensboro, Springfield, Chapel Hill and Raleigh/Durham, all five built."""
    table = country()
    for seat, name in zip((A, B, C, D, A), CROWDED, strict=True):
        table.towns(seat, name)
    assert [table.state.owners[at(name)] for name in CROWDED] == [A, B, C, D, A]
    table = country().towns(B, "Greensboro", "Chapel Hill").trail(A, "39 > Springfield").hand(A, SETTLEMENT)
    table.play(A, settlement("Springfield"))


def test_CA_07_everywhere_else_it_holds() -> None:
    """1 Settlement Building: two other neighbours, of which one is built."""
    table = country(document=also_marked(at_27="city")).towns(B, "Boone").trail(A, "37 > 27").hand(A, SETTLEMENT)
    with table.refused("too-close", site=at("27"), beside=at("Boone"), owner=B):
        table.play(A, settlement("27"))
    table = country(document=also_marked(at_27="city")).towns(B, "27").trail(A, "26 > Boone").hand(A, SETTLEMENT)
    with table.refused("too-close", site=at("Boone"), beside=at("27"), owner=B):
        table.play(A, settlement("Boone"))


# 2 Road building


def test_CA_08_roads_lie_on_road_fields_and_trading_road_fields_only() -> None:
    """2 Road Building: every path but the waterways and the ocean side of the Outer Banks."""
    table = country()
    none = {path for path in LAND.paths if not table.state.rules.bears_road(table.state, path)}
    assert none == set(every_way(*WATERWAYS, *OCEAN))
    assert len(none) == 10
    assert none.isdisjoint(LAND.path_trades)
    table = country().towns(A, "Kitty Hawk").hand(A, ROAD)
    for water in ("Kitty Hawk > 33", "Kitty Hawk > 34"):
        with table.refused("not-for-roads", path=way(water)):
            table.play(A, road(water))
    table.play(A, road("Kitty Hawk > 15"))


def test_CA_08_a_trading_road_counts_for_the_longest_road() -> None:
    """2 Road Building: like any other road."""
    table = country().towns(A, "Charlotte").trail(A, "37 > Charlotte", "58 > 66 > Union > 47").hand(A, ROAD)
    assert table.state[LongestRoad].lengths[A] == 3
    table.play(A, road("Charlotte > 58"))
    assert table.state[LongestRoad] == LongestRoad(A, (5, 0, 0, 0))


@pytest.mark.parametrize("there", [NOBODY, B])
def test_CA_09_no_road_beyond_a_city_field_that_is_empty_or_anothers(there: int) -> None:
    """2 Road Building: whether nobody or an opponent has built there, the road ends."""
    table = country().towns(A, "Charlotte").trail(A, "Charlotte > 37 > 47 > Asheville").hand(A, ROAD)
    if there != NOBODY:
        table.towns(Seat(there), "Asheville")
    assert road("47 > Union") in table.offered(A, BuildRoad)
    for beyond in ("Asheville > 26", "Asheville > 46"):
        assert road(beyond) not in table.offered(A, BuildRoad)
        with table.refused("road-not-connected", path=way(beyond)):
            table.play(A, road(beyond))


@pytest.mark.parametrize("kind", ["settlement", "city"])
def test_CA_09_beyond_it_with_the_own_building(kind: str) -> None:
    """2 Road Building: once the own settlement stands there, or a city in its place, in the same turn."""
    table = country().towns(A, "Charlotte").trail(A, "Charlotte > 37 > 47 > Asheville")
    table.hand(A, f"{SETTLEMENT} {CITY} {ROAD}").play(A, settlement("Asheville"))
    if kind == "city":
        table.play(A, BuildCity(at("Asheville")))
    assert RoadBuilt(A, way("Asheville > 26")) in table.play(A, road("Asheville > 26"))


def test_CA_09_road_building_obeys() -> None:
    """2 Road Building: its two roads end at a city field too."""
    table = country().towns(A, "Charlotte").trail(A, "Charlotte > 37 > 47").cards(A, road_building=1)
    table.play(A, PlayRoadBuilding(), PlaceFreeRoad(way("47 > Asheville")))
    with table.refused("road-not-connected", path=way("Asheville > 26")):
        table.play(A, PlaceFreeRoad(way("Asheville > 26")))
    table.play(A, PlaceFreeRoad(way("47 > Union")))


# 3 Waterways


@pytest.mark.parametrize("kind", ["towns", "cities"])
@pytest.mark.parametrize("home", ["Elizabeth City", "Kitty Hawk", "Cape Hatteras", "Morehead City"])
def test_CA_10_an_own_building_makes_all_connected_waterways_ones_roads(home: str, kind: str) -> None:
    """3 Waterways: with a settlement or a city at any of the four, the other three can be settled."""
    table = getattr(country(), kind)(A, home).hand(A, SETTLEMENT)
    others = {"Elizabeth City", "Kitty Hawk", "Cape Hatteras", "Morehead City"} - {home}
    assert set(table.offered(A, BuildSettlement)) == {settlement(name) for name in others}
    assert not country().hand(A, SETTLEMENT).offered(A, BuildSettlement)


def test_CA_10_starting_settlements_included() -> None:
    """3 Waterways: what was founded counts from the first turn on."""
    table = country(step="founding", seats=3)
    for seat, name, beside in (
        (A, "Kitty Hawk", "15"), (B, "Boone", "8"), (C, "Aiken", "90"),
        (C, "Union", "65"), (B, "Florence", "83"), (A, "Charlotte", "58"),
    ):  # fmt: skip
        table.play(seat, FoundSettlement(at(name)), FoundRoad(way(f"{name} > {beside}")))
    assert table.awaits(Rolling(A))
    state = table.state
    assert state.rules.may_settle(state, A, at("Morehead City"))
    assert not state.rules.may_settle(state, B, at("Morehead City"))


def test_CA_10_a_road_that_reaches_the_water_is_not_enough() -> None:
    """3 Waterways: it is the building that opens them."""
    table = country().towns(A, "Rocky Mount").trail(A, "Rocky Mount > 22 > 32 > Elizabeth City")
    table.hand(A, f"2 lumber 2 brick 2 wool 2 grain {ROAD}")
    with table.refused("no-own-road-here", site=at("Kitty Hawk")):
        table.play(A, settlement("Kitty Hawk"))
    table.play(A, settlement("Elizabeth City"), settlement("Kitty Hawk"))


def test_CA_11_waterways_are_shared() -> None:
    """3 Waterways: several players use the same one, each from a building of its own."""
    table = country().towns(A, "Elizabeth City").towns(B, "Morehead City").hand(A, SETTLEMENT).hand(B, SETTLEMENT)
    table.dice(1, 1).play(A, settlement("Kitty Hawk"), EndTurn())
    table.play(B, Roll(), settlement("Cape Hatteras"))


@pytest.mark.parametrize("water", WATERWAYS)
def test_CA_12_no_road_is_ever_built_on_a_waterway(water: str) -> None:
    """3 Waterways: neither bought, nor free, nor at founding, wherever one has built."""
    table = country().towns(A, "Elizabeth City", "Kitty Hawk", "Cape Hatteras", "Morehead City").hand(A, ROAD)
    table.cards(A, road_building=1)
    with table.refused("not-for-roads", path=way(water)):
        table.play(A, road(water))
    table.play(A, PlayRoadBuilding())
    with table.refused("not-for-roads", path=way(water)):
        table.play(A, PlaceFreeRoad(way(water)))


def test_CA_12_nor_at_founding() -> None:
    """3 Waterways: a starting road goes on land."""
    table = country(step="founding")
    table.play(A, FoundSettlement(at("Kitty Hawk")))
    assert table.offered(A, FoundRoad) == [FoundRoad(way("Kitty Hawk > 15"))]
    with table.refused("not-for-roads", path=way("Kitty Hawk > 33")):
        table.play(A, FoundRoad(way("Kitty Hawk > 33")))


def test_CA_13_waterways_count_nothing_for_the_longest_road() -> None:
    """3 Waterways: two roads on land at either end of the water are two pieces of two."""
    table = country().towns(A, "Elizabeth City", "Morehead City")
    table.trail(A, "Elizabeth City > 14 > 7", "Morehead City > 62 > 70")
    assert table.state[LongestRoad] == LongestRoad(None, (2, 0, 0, 0))


# 4 and 5 Trading roads


@pytest.mark.parametrize(
    "trading", ["Wilmington > 84", "Charleston > 96", "Elizabeth City > 14", "Asheville > 46"], ids=lambda way: way[:6]
)
def test_CA_14_a_road_on_a_3_1_field_trades_three_for_one(trading: str) -> None:
    """4 3:1 Trade: any three of one kind for one of another; two are too few, unlike ones are none."""
    table = country().trail(A, trading).hand(A, "3 wool 3 ore 2 grain 1 brick")
    with table.refused("no-such-rate"):
        table.play(A, trade("2 grain", "ore"))
    with table.refused("no-such-rate"):
        table.play(A, trade("2 grain 1 brick", "ore"))
    table.play(A, trade("3 wool", "lumber"), trade("3 ore", "brick"))
    assert table.state.hands[A] == bag("2 grain 2 brick 1 lumber")


def test_CA_14_a_settlement_beside_it_gives_nothing_nor_does_anothers_road() -> None:
    """4 3:1 Trade: not even with the road of an opponent there."""
    table = country().towns(A, "Wilmington").trail(B, "Wilmington > 84").hand(A, "4 wool")
    with table.refused("no-such-rate"):
        table.play(A, trade("3 wool", "lumber"))
    table.play(A, trade("4 wool", "lumber"))


@pytest.mark.parametrize(
    ("trading", "name"),
    [
        ("Charlotte > 58", "ore"),
        ("Winston-Salem > 18", "lumber"),
        ("Raleigh/Durham > 40", "brick"),
        ("Greenville > 64", "wool"),
        ("Orangeburg > 91", "grain"),
    ],
)
def test_CA_16_a_road_on_a_2_1_field_trades_two_of_the_good_shown(trading: str, name: str) -> None:
    """5 Special 2:1 Trade: two of that good for one of any other, and no other good any cheaper."""
    table = country().trail(A, trading).hand(A, " ".join(f"4 {one}" for one in GOODS))
    give = {rate.give for rate in table.state.rules.rates(table.state, A)}
    assert give == {bag(f"2 {name}"), *(bag(f"4 {other}") for other in GOODS if other != name)}
    for other in GOODS:
        if other != name:
            with table.refused("no-such-rate"):
                table.play(A, trade(f"2 {other}", name))
    others = [other for other in GOODS if other != name]
    table.play(A, trade(f"2 {name}", others[0]), trade(f"2 {name}", others[-1]))


# 6 and 7 VP intersections


@pytest.mark.parametrize("seats", FEW)
def test_CA_17_a_token_lies_on_every_vp_place(seats: int) -> None:
    """6 VP Intersections: six of them, each worth a point, for three and four players."""
    table = country(seats=seats)
    assert table.state[Tokens] == Tokens(tuple(map(at, VP_PLACES)), (None,) * 6)
    assert {at(name) for name in VP_PLACES} == {s for s in LAND.intersections if TOKEN in LAND.intersection_tags[s]}
    table.taken(Atlanta_Road=A, Augusta_Ferry=B, Knoxville_Gap=B)
    assert [points(table.state, seat) for seat in (A, B, C)] == [1, 2, 0]
    assert view(table.state, C).points[:2] == (1, 2)


def test_CA_18_the_first_road_to_reach_it_takes_the_token_for_good() -> None:
    """6 VP Intersections: whoever comes later gets nothing."""
    table = country().towns(A, "Greensboro").towns(B, "Chapel Hill")
    table.trail(A, "Greensboro > 10").trail(B, "Chapel Hill > 11")
    table.hand(A, ROAD).hand(B, ROAD).dice(1, 1)
    told = table.play(A, road("10 > Roanoke Road"))
    assert told[-1] == VictoryTokenTaken(A, at("Roanoke Road"))
    assert (points(table.state, A), table.tokens[0]) == (2, A)
    table.play(A, EndTurn())
    table.play(B, Roll())
    told = table.play(B, road("11 > Roanoke Road"))
    assert not [event for event in told if isinstance(event, VictoryTokenTaken)]
    assert (points(table.state, B), table.tokens[0]) == (1, A)


def test_CA_18_a_road_that_stops_short_takes_none() -> None:
    """6 VP Intersections: it has to touch the place."""
    table = country().towns(A, "Greensboro").hand(A, ROAD)
    table.play(A, road("Greensboro > 10"))
    assert table.tokens == (None,) * 6


def test_CA_18_a_free_road_takes_it_too() -> None:
    """6 VP Intersections: a road is a road, that of a card as well."""
    table = country().towns(A, "Greensboro").cards(A, road_building=1)
    table.play(A, PlayRoadBuilding(), PlaceFreeRoad(way("Greensboro > 10")), PlaceFreeRoad(way("10 > Roanoke Road")))
    assert table.tokens[0] == A


@pytest.mark.parametrize(
    ("name", "around"),
    [("Knoxville Gap", "5 mountains"), ("Roanoke Road", "9 fields"), ("Norfolk Road", "11 fields, 4 pasture")],
)
def test_CA_19_buildings_on_vp_places_produce_from_every_terrain_they_touch(name: str, around: str) -> None:
    """7 "Off Map" Settlements: for one hex or two, one card for a settlement and two for a city, and at founding."""
    for kind, cards in (("towns", 1), ("cities", 2)):
        for hex_name in around.split(", "):
            place = land_hex(hex_name)
            number, yielded = LAND.number[place], LAND.yields[place]
            assert number is not None
            assert yielded is not None
            table = getattr(country(seats=6, step="roll"), kind)(A, name).dice(number // 2, number - number // 2)
            [produced] = [event for event in table.play(A, Roll()) if isinstance(event, Produced)]
            assert produced.gains[A] == bag(f"{cards} {GOODS[yielded]}")


def test_CA_19_also_when_founding() -> None:
    """7 "Off Map" Settlements: the second starting settlement brings a card for each hex that it touches."""
    table = country(seats=5, step="founding")
    firsts = ("Boone", "Charlotte", "Union", "Columbia", "Camden")
    for seat, name in enumerate(firsts):
        table.play(Seat(seat), FoundSettlement(at(name)))
        table.play(Seat(seat), table.offered(Seat(seat), FoundRoad)[0])
    told = table.play(Seat(4), FoundSettlement(at("Norfolk Road")))
    assert StartingGoods(Seat(4), bag("1 grain 1 wool")) in told


@pytest.mark.parametrize(
    ("name", "count"), [("Bryson City", 1), ("Kitty Hawk", 1), ("Mount Airy", 2), ("Charlotte", 3)]
)
def test_CA_19_places_at_the_edge_touch_one_to_three_hexes_that_yield(name: str, count: int) -> None:
    """7 "Off Map" Settlements: as many cards as there are producing hexes around."""
    table = country(step="founding", seats=3)
    for seat, first in ((A, "Aiken"), (B, "Florence"), (C, "Camden")):
        table.play(seat, FoundSettlement(at(first)))
        table.play(seat, table.offered(seat, FoundRoad)[0])
    [paid] = [event for event in table.play(C, FoundSettlement(at(name))) if isinstance(event, StartingGoods)]
    assert sum(paid.goods) == count


# 8 The robber, 9 Victory


@pytest.mark.parametrize("seats", [*FEW, *MANY])
def test_CA_20_the_robber_starts_on_the_outer_banks(seats: int) -> None:
    """8 Robber: near Cape Hatteras, on no hex of anybody's choice."""
    state = country(seats=seats, step="founding").state
    place = state[Robber].place
    assert LAND.terrain[place] == "outer_banks"
    assert {at("Cape Hatteras"), at("Kitty Hawk")} < set(LAND.hex_corners[place])
    assert (LAND.number[place], LAND.yields[place]) == (None, None)


@pytest.mark.parametrize(
    ("seats", "target", "towns", "tokens"), [(3, 13, 5, 1), (4, 12, 5, 0), (5, 10, 3, 0), (6, 10, 3, 0)]
)
def test_CA_21_the_target_depends_on_the_number_of_players(seats: int, target: int, towns: int, tokens: int) -> None:
    """9 Victory: 13 points with three, 12 with four, 10 with five and six, at that very moment."""
    table = country(seats=seats).cities(A, "Charlotte", "Asheville", "Columbia")
    table.towns(A, *("Union", "Aiken", "Florence", "Camden", "Kingstree")[:towns]).hand(A, CITY)
    if tokens:
        table.taken(Atlanta_Road=A)
    assert points(table.state, A) == target - 1
    assert table.winners() == ()
    table.play(A, BuildCity(at("Union")))
    assert table.winners() == (A,)


def test_CA_21_only_in_the_own_turn() -> None:
    """9 Victory: what was built in the building phase wins when the own turn begins."""
    table = country(seats=6).cities(B, "Charlotte", "Asheville", "Columbia").towns(B, "Union", "Aiken", "Florence")
    table.hand(B, CITY).play(A, EndTurn())
    table.play(B, BuildCity(at("Union")), PassBuilding())
    assert points(table.state, B) == 10
    for seat in range(2, 6):
        assert table.winners() == ()
        table.play(Seat(seat), PassBuilding())
    assert table.winners() == (B,)
