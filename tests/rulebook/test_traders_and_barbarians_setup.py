"""Traders & Barbarians: the object of the game, the setup, and the trade hexes, every printed rule in its order."""

import pytest

from data import map_document
from engine import view
from engine.action import public_points
from engine.base.army import LargestArmy
from engine.base.building import BuildCity, BuildRoad, BuildSettlement, RoadBuilt
from engine.base.cards import PlaceFreeRoad, PlayKnight, PlayRoadBuilding
from engine.base.founding import Founding, FoundingRoad, FoundRoad, FoundSettlement, StartingGoods
from engine.base.roads import LongestRoad
from engine.base.robber import Robber
from engine.base.turn import EndTurn, Roll, Rolling
from engine.event import GameEnded
from engine.journal import fresh_state
from engine.scenarios.traders_and_barbarians.barbarians import Barbarians
from engine.scenarios.traders_and_barbarians.founding import FoundCity, FoundingCity
from engine.scenarios.traders_and_barbarians.freight import Delivered, Freight
from engine.scenarios.traders_and_barbarians.trains import Trains
from engine.scenarios.traders_and_barbarians.wagons import EndDrive, Wagons
from engine.tables import rules_of
from tests.engine.laying import A, B, C, D, Table, site
from tests.rulebook.wagons import (
    BOARD,
    LAND_CORNERS,
    LAYOUTS,
    PLAZAS,
    SEA_CORNERS,
    SEA_PATHS,
    barbarians,
    cards,
    carried,
    carrying,
    dealt,
    delivered,
    drive,
    gold,
    hex_of,
    island,
    stack_of,
    tokens,
    under_way,
    wagon,
    way,
    winners,
)

BESIDE = {"quarry": 6, "castle": 24, "glassworks": 44}
"""An intersection next to each plaza."""

SETTLEMENT = "1 lumber 1 brick 1 wool 1 grain"
ROAD = "1 lumber 1 brick"

FOUNDED = (
    (A, 33, "33-38", 20, "20-25"),
    (B, 14, "14-19", 45, "40-45"),
    (C, 52, "47-52", 27, "22-27"),
    (D, 37, "37-42", 35, "28-35"),
)
"""Where everybody founds: a settlement with its road, a city with its road."""


def founded(table: Table) -> Table:
    """All have founded: a settlement and a road each, then backwards a city and a road each."""
    for seat, number, road, _, _ in FOUNDED:
        table.play(seat, FoundSettlement(site(number)), FoundRoad(way(road)))
    for seat, _, _, number, road in reversed(FOUNDED):
        table.play(seat, FoundCity(site(number)), FoundRoad(way(road)))
    return table


# Object of the game


@pytest.mark.parametrize(
    ("commodity", "goal"),
    [("glass", "castle"), ("marble", "castle"), ("sand", "glassworks"), ("tools", "quarry")],
)
def test_TB_01_each_commodity_goes_to_its_trade_hex(commodity: str, goal: str) -> None:
    """Object of the Game: glass and marble to the castle, sand to the glassworks, tools to the quarry."""
    for terrain, plaza in PLAZAS.items():
        table = under_way(carrying(wagon(island(), BESIDE[terrain]), commodity))
        brought = [event.commodity for event in drive(table, plaza) if isinstance(event, Delivered)]
        assert brought == ([commodity] if terrain == goal else [])


def test_TB_02_a_delivery_is_a_point_and_gold() -> None:
    """Object of the Game: each transported commodity is rewarded with gold and counts as a victory point."""
    table = under_way(carrying(wagon(island(), 24), "glass"))
    drive(table, 29)
    assert (public_points(table.state, A), gold(table)) == (1, [1, 0, 0, 0])


def test_TB_03_13_points_win_in_the_own_turn_at_once() -> None:
    """Object of the Game; End of the Game: the first to reach 13 points during his turn wins."""
    table = under_way(carrying(wagon(delivered(island().city(A, 20), 10), 24), "glass"))
    assert winners(table) == ()
    assert drive(table, 29)[-1] == GameEnded("points", (A,), (13, 0, 0, 0))
    assert winners(table) == (A,)


def test_TB_03_12_points_do_not_win() -> None:
    """End of the Game: a total of 13 or more."""
    table = under_way(carrying(wagon(delivered(island().city(A, 20), 9), 24), "glass"))
    drive(table, 29)
    assert winners(table) == ()


def test_TB_03_points_win_in_no_turn_but_the_own() -> None:
    """End of the Game: B has the points while A plays and wins when his own turn begins."""
    table = delivered(wagon(island(), 20), 13, B)
    table.play(A, EndTurn())
    assert winners(table) == ()
    table.play(A, EndDrive())
    assert winners(table) == (B,)


# Setup


def test_TB_04_the_harbours_are_those_of_the_base_game() -> None:
    """Setup: two frame pieces are replaced, by what is not known; no harbour lies at a trade hex' sea side."""
    assert map_document("traders_and_barbarians")["harbours"] == map_document("base")["harbours"]
    assert {"sea"} & {tag for harbour in BOARD.harbours for tag in BOARD.path_tags[harbour.path]} == set()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_TB_05_three_trade_hexes_lie_at_the_coast_in_fixed_places(layout: str) -> None:
    """Setup: placed as shown, their sea sides matching sea sides of the frame."""
    for seed in range(10):
        board = rules_of(dealt(layout, seed)).board
        assert [board.terrain[board.hex_at(*place)] for place in ((-2, 0), (2, -2), (0, 2))] == [
            "castle",
            "quarry",
            "glassworks",
        ]
        for terrain, names in SEA_PATHS.items():
            assert all(board.path_hexes[way(name)] == (board.terrain.index(terrain),) for name in names)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_TB_06_neither_desert_nor_one_pasture_and_one_fields(layout: str) -> None:
    """Setup: these three hexes of the basic game are removed."""
    for seed in range(10):
        terrain = rules_of(dealt(layout, seed)).board.terrain
        counts = [terrain.count(kind) for kind in ("forest", "pasture", "fields", "hills", "mountains", "desert")]
        assert counts == [4, 3, 3, 3, 3, 0]
        assert len(terrain) == 19


@pytest.mark.parametrize("layout", LAYOUTS)
def test_TB_07_sixteen_numbers_without_2_and_12(layout: str) -> None:
    """Setup: the tokens 2 and 12 are removed, and trade hexes are skipped."""
    for seed in range(10):
        board = rules_of(dealt(layout, seed)).board
        numbers = sorted(number for number in board.number if number is not None)
        assert numbers == [3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11]
        assert [board.number[board.terrain.index(terrain)] for terrain in PLAZAS] == [None, None, None]


def test_TB_07_the_spiral_skips_the_trade_hexes() -> None:
    """Setup: the letters go on behind them as if they were not there."""
    chosen = rules_of(dealt("spiral", 3)).board
    ring = [(0, -2), (1, -2), (2, -2), (2, -1), (2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2), (-2, 1), (-2, 0), (-1, -1)]
    along = [number for place in reversed(ring) if (number := chosen.number[chosen.hex_at(*place)]) is not None]
    letters = list(chosen.document.spiral[: len(along)])
    assert any(along[turn:] + along[:turn] == letters for turn in range(len(along)))


def test_TB_07_trade_hexes_never_produce() -> None:
    """Setup: whatever is rolled, a city at the castle gets nothing from it."""
    for first, second in ((1, 2), (2, 2), (2, 3), (3, 3), (4, 4), (4, 5), (5, 5), (5, 6)):
        table = island(step="roll").city(A, 18).dice(first, second)
        table.play(A, Roll())
        fields = cards("2 grain") if first + second == 6 else cards()
        assert table.state.hands[A] == fields


def test_TB_08_stacks_of_twelve_are_public_and_their_order_is_secret() -> None:
    """Setup: three shuffled stacks with their backs up; which token comes is drawn only when it is taken."""
    table = under_way(wagon(island(), 24))
    for seat in (*table.state.rules.every_seat, None):
        freight = view(table.state, seat).part(Freight)
        assert freight is not None
        assert [sum(stack) for stack in freight.stacks] == [12, 12, 12]
    twin = under_way(wagon(island(), 24))
    drive(table.luck("tokens", 0), 29)
    drive(twin.luck("tokens", 11), 29)
    assert (carried(table), carried(twin)) == ("sand", "tools")


def test_TB_08_each_stack_has_its_two_commodities() -> None:
    """Setup: the tokens are sorted by the buildings on their backs."""
    table = island()
    assert stack_of(table, "castle") == tokens(tools=6, sand=6)
    assert stack_of(table, "quarry") == tokens(marble=6, sand=6)
    assert stack_of(table, "glassworks") == tokens(glass=6, tools=6)


def test_TB_09_the_first_baggage_train_card_is_active_and_the_next_has_its_cost_on_its_back() -> None:
    """Setup: five cards in sequence, the first open from the start; all can see what the others cost."""
    state = fresh_state(dealt("random", 0))
    for seat in (A, None):
        seen = view(state, seat)
        assert seen.part(Trains) == Trains((1, 1, 1, 1))
        assert [name for name in seen.rules.costs if name.startswith("train")] == [f"train_{n}" for n in (2, 3, 4, 5)]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_TB_10_three_barbarians_stand_on_marked_paths_before_the_founding(layout: str) -> None:
    """Setup: they are placed on the paths marked with black crosses."""
    state = fresh_state(dealt(layout, 0))
    assert isinstance(state.step, Founding)
    assert state[Barbarians] == Barbarians((way("19-25"), way("21-26"), way("38-43")))


def test_TB_11_only_the_25_cards_of_the_scenario() -> None:
    """Setup: none of the basic game's development cards is used."""
    deck = dict(fresh_state(dealt("random", 0)).rules.deck)
    assert deck == {"knight": 16, "road_building": 3, "swift_journey": 3, "victory_point": 3}
    assert sum(deck.values()) == 25


def test_TB_12_everybody_receives_5_gold() -> None:
    """Setup: at the very start."""
    table = island(step="founding")
    assert gold(table) == [5, 5, 5, 5]
    assert gold(founded(table)) == [5, 5, 5, 5]


def test_TB_13_no_longest_road_and_no_robber() -> None:
    """Setup: neither the special card nor the robber is used."""
    table = island().settle(A, 52).road(A, "52-47-42-37-32").hand(A, ROAD)
    assert LongestRoad not in table.state
    assert Robber not in table.state
    assert table.play(A, BuildRoad(way("32-38"))) == (RoadBuilt(A, way("32-38")),)
    assert public_points(table.state, A) == 1


def test_TB_14_the_second_settlement_is_a_city() -> None:
    """Setup: settlement and road clockwise, then backwards city and road: three points each at the start."""
    table, asked = island(step="founding"), list[object]()
    for seat, number, road, _, _ in FOUNDED:
        asked.append(table.state.step)
        table.play(seat, FoundSettlement(site(number)))
        assert table.awaits(FoundingRoad(seat, site(number)))
        table.play(seat, FoundRoad(way(road)))
    for seat, _, _, number, road in reversed(FOUNDED):
        asked.append(table.state.step)
        table.play(seat, FoundCity(site(number)))
        assert table.awaits(FoundingRoad(seat, site(number)))
        table.play(seat, FoundRoad(way(road)))
    assert asked == [*(Founding(seat, pays=False) for seat in (A, B, C, D)), *map(FoundingCity, (D, C, B, A))]
    assert table.awaits(Rolling(A))
    assert [public_points(table.state, seat) for seat in (A, B, C, D)] == [3, 3, 3, 3]
    assert table.state.left == {"road": [13] * 4, "settlement": [4] * 4, "city": [3] * 4}


def test_TB_15_the_city_brings_one_card_a_hex() -> None:
    """Setup: only 1 resource for each terrain hex adjacent to the city."""
    table = island(step="founding")
    for seat, number, road, _, _ in FOUNDED:
        table.play(seat, FoundSettlement(site(number)), FoundRoad(way(road)))
    assert table.play(D, FoundCity(site(35)))[1] == StartingGoods(D, cards("1 wool"))
    table.play(D, FoundRoad(way("28-35")))
    assert table.play(C, FoundCity(site(27)))[1] == StartingGoods(C, cards("1 brick 1 lumber 1 wool"))


def test_TB_15_a_trade_hex_brings_nothing() -> None:
    """Setup: it has no resource to give."""
    table = island(step="founding")
    for seat, number, road, _, _ in FOUNDED:
        table.play(seat, FoundSettlement(site(number)), FoundRoad(way(road)))
    assert table.play(D, FoundCity(site(24)))[1] == StartingGoods(D, cards("1 grain 1 lumber"))


def test_TB_16_the_wagon_stands_at_the_city() -> None:
    """Setup: once the city is built the wagon is on its intersection, and before there is none."""
    table = island(step="founding")
    assert table.state[Wagons].places == (None,) * 4
    assert founded(table).state[Wagons].places == (site(20), site(45), site(27), site(35))


def test_TB_17_the_normal_rules_apply() -> None:
    """Game Rules: distance rule, limits of pieces, Largest Army, four to one."""
    table = island().settle(A, 20).settle(B, 34).road(A, "20-26-33-39").hand(A, SETTLEMENT)
    with table.refused("too-close", site=site(39), beside=site(34)):
        table.play(A, BuildSettlement(site(39)))
    table = island().settle(A, 20).out_of_roads(A).hand(A, ROAD)
    with table.refused("no-piece-left", piece="road"):
        table.play(A, BuildRoad(way("20-25")))
    table = island().played(A, knight=2).cards(A, knight=1)
    table.play(A, PlayKnight())
    assert table.state[LargestArmy].holder == A
    assert public_points(table.state, A) == 2


# Trade hexes


@pytest.mark.parametrize("terrain", PLAZAS)
def test_TB_18_a_plaza_with_four_inner_paths(terrain: str) -> None:
    """Trade Hexes: the central plaza is an intersection to which four interior paths lead from the land corners."""
    plaza = site(PLAZAS[terrain])
    assert BOARD.plazas[plaza] == hex_of(terrain)
    assert sorted(BOARD.neighbours[plaza]) == sorted(map(site, LAND_CORNERS[terrain]))
    assert len(BOARD.paths_at[plaza]) == 4


def test_TB_19_roads_on_inner_paths_by_the_usual_rules() -> None:
    """Trade Hexes: from an own building to the plaza and across it; not where nothing of one's own lies."""
    table = island().settle(A, 24).hand(A, "3 lumber 3 brick")
    with table.refused("road-not-connected"):
        table.play(A, BuildRoad(way("29-36")))
    table.play(A, BuildRoad(way("24-29")), BuildRoad(way("29-36")), BuildRoad(way("36-41")))
    assert table.state.roads_of(A) == sorted(map(way, ("24-29", "29-36", "36-41")))


def test_TB_19_example_three_of_four_inner_paths() -> None:
    """Trade Hexes, example: blue and red have roads on three of the four paths of one trade hex."""
    table = island().settle(A, 24).settle(B, 36).road(B, "36-29").hand(A, "2 lumber 2 brick")
    table.play(A, BuildRoad(way("24-29")), BuildRoad(way("18-29")))
    assert [table.state.roads[path] for path in BOARD.paths_at[site(29)]].count(-1) == 1


def test_TB_19_a_founding_road_may_lie_on_an_inner_path() -> None:
    """Trade Hexes: you may build roads on interior paths."""
    table = island(step="founding")
    table.play(A, FoundSettlement(site(24)), FoundRoad(way("24-29")))
    assert table.state.roads[way("24-29")] == A


@pytest.mark.parametrize("terrain", PLAZAS)
def test_TB_20_no_settlement_on_a_plaza(terrain: str) -> None:
    """Trade Hexes (A): not even where own roads meet, nor at the founding."""
    plaza, corner = PLAZAS[terrain], LAND_CORNERS[terrain][0]
    table = barbarians(island()).road(A, f"{corner}-{plaza}").hand(A, SETTLEMENT)
    with table.refused("not-for-settling", site=site(plaza)):
        table.play(A, BuildSettlement(site(plaza)))
    founding = island(step="founding")
    with founding.refused("not-for-settling", site=site(plaza)):
        founding.play(A, FoundSettlement(site(plaza)))


@pytest.mark.parametrize(("terrain", "name"), [(terrain, name) for terrain in PLAZAS for name in SEA_PATHS[terrain]])
def test_TB_21_no_road_on_the_sea_paths(terrain: str, name: str) -> None:
    """Trade Hexes (B): no road on the three paths that border on the sea, paid or free."""
    corners = LAND_CORNERS[terrain]
    land = [number for number in map(int, name.split("-")) if number in corners]
    table = barbarians(island(), "1-4", "1-5", "2-5")
    for number in land:
        table.settle(A, number)
    table.hand(A, ROAD).cards(A, road_building=1)
    with table.refused("not-for-roads", path=way(name)):
        table.play(A, BuildRoad(way(name)))
    if land:
        table.play(A, PlayRoadBuilding())
        assert PlaceFreeRoad(way(name)) not in table.offered(A, PlaceFreeRoad)
        with table.refused("not-for-roads", path=way(name)):
            table.play(A, PlaceFreeRoad(way(name)))


def test_TB_21_no_founding_road_on_a_sea_path() -> None:
    """Trade Hexes (B): a starting road neither."""
    table = island(step="founding")
    table.play(A, FoundSettlement(site(36)))
    assert {road.path for road in table.offered(A, FoundRoad) if isinstance(road, FoundRoad)} == {
        way(name) for name in ("29-36", "31-36", "36-41")
    }
    with table.refused("not-for-roads", path=way("30-36")):
        table.play(A, FoundRoad(way("30-36")))


@pytest.mark.parametrize("terrain", PLAZAS)
def test_TB_22_settlements_and_cities_on_the_four_land_corners(terrain: str) -> None:
    """Trade Hexes: on each of them, obeying the distance rule, to which the plaza between two does not belong."""
    for number in LAND_CORNERS[terrain]:
        table = barbarians(island(), "1-4", "1-5", "2-5").road(A, f"{PLAZAS[terrain]}-{number}")
        table.hand(A, f"{SETTLEMENT} 2 grain 3 ore")
        table.play(A, BuildSettlement(site(number)), BuildCity(site(number)))
        assert table.state.kinds[site(number)] == "city"


@pytest.mark.parametrize("number", [number for pair in SEA_CORNERS.values() for number in pair])
def test_TB_22_the_two_sea_corners_are_closed(number: int) -> None:
    """Trade Hexes: only the four land corners; founding at a sea corner is refused."""
    table = island(step="founding")
    assert FoundSettlement(site(number)) not in table.offered(A, FoundSettlement)
    with table.refused("not-for-settling", site=site(number)):
        table.play(A, FoundSettlement(site(number)))


def test_TB_22_the_distance_rule_holds_at_a_trade_hex() -> None:
    """Trade Hexes: neighbouring corners are too close, opposite ones are not."""
    table = island().settle(B, 24).road(A, "24-18", "36-29").hand(A, "2 lumber 2 brick 2 wool 2 grain")
    with table.refused("too-close", site=site(18), beside=site(24)):
        table.play(A, BuildSettlement(site(18)))
    table.play(A, BuildSettlement(site(36)))
    assert table.state.owners[site(36)] == A
