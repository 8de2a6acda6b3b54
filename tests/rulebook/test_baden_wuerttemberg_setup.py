"""Baden-Württemberg Catan, rulebook: Overview, Components, Setup, and the founding of the first town halls."""

from collections import Counter
from itertools import combinations

import pytest

from data import map_document
from engine import deal, options, view
from engine.action import actors, points
from engine.base.building import BuildRoad, BuildSettlement
from engine.base.founding import FoundRoad, StartingGoods
from engine.base.robber import Robber
from engine.base.turn import Rolling
from engine.goods import summed
from engine.record import Intersection, Seat
from engine.scenarios.baden_wuerttemberg import BuildLandmark, FoundHall
from engine.state import State
from engine.tables import TABLES, SpecError, TableSpec, check_spec, dealt_for, map_name
from tests.engine.laying import A, B, C, D, bag
from tests.rulebook.towns import HALL, LAND, ROAD, Land, field, land, town, way

TOWNS = [site for site in LAND.intersections if "town" in LAND.intersection_tags[site]]
LANDMARK_FIELDS = [site for site in LAND.intersections if "landmark" in LAND.intersection_tags[site]]


def dealt_cards(seats: int, seed: str) -> State:
    """A game founded by building cost cards, before the first roll."""
    spec = TableSpec("baden_wuerttemberg", seats=seats, options={"founding": "cards"})
    return deal(spec, map_document(map_name(spec)), seed)


def halls(state: State, seat: Seat) -> set[str]:
    """The towns in which a seat has its town halls."""
    return {str(LAND.intersection_names[site]) for site in state.sites_of(seat)}


def found_all(table: Land) -> Land:
    """Everybody founds, in the order in which the table asks."""
    free = iter(TOWNS)
    while table.state.turn == 0:
        table.play(actors(table.state)[0], FoundHall(next(free)))
    return table


PRINTED = [
    {str(LAND.intersection_names[LAND.intersection(name)]) for name in card.sites} for card in LAND.document.start_cards
]


def test_BW_01_five_landscapes_give_five_goods_and_every_field_has_a_number() -> None:
    """Overview: five landscapes; no desert, no sea, no harbour, every land field with one number."""
    yields = {LAND.terrain[hex]: LAND.goods[LAND.yields[hex] or 0] for hex in LAND.hexes}
    assert yields == {"forest": "lumber", "pasture": "wool", "hills": "brick", "mountains": "ore", "fields": "grain"}
    assert all(good is not None for good in LAND.yields)
    assert Counter(number is not None for number in LAND.number) == {True: 36}
    assert set(LAND.number) == {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}
    assert LAND.harbours == ()


def test_BW_03_every_hall_is_one_point_and_the_game_starts_at_three() -> None:
    """Overview; Building a town hall: 3 : 3 : 3 : 3 after founding."""
    state = dealt_cards(4, "three points")
    assert [points(state, seat) for seat in state.rules.every_seat] == [3, 3, 3, 3]
    table = (
        land()
        .halls(A, "Ehingen", "Biberach")
        .trail(A, "Ehingen > 69")
        .hand(A, HALL)
        .trail(A, "Biberach > 84 > Leutkirch")
    )
    table.play(A, BuildSettlement(town("Leutkirch")))
    assert points(table.state, A) == 3


@pytest.mark.parametrize(("seats", "target"), [(3, 12), (4, 10)])
def test_BW_04_twelve_points_with_three_and_ten_with_four(seats: int, target: int) -> None:
    """Overview; End of the Game."""
    assert dealt_cards(seats, "target").rules.target == target


def test_BW_05_ninety_resources_twenty_six_cards_twenty_roads_twelve_halls() -> None:
    """Components: 18 of each resource; the 16th road is built, the 21st is not."""
    rules = land().state.rules
    assert rules.supply == (18, 18, 18, 18, 18)
    assert sum(count for _, count in rules.deck) == 26
    assert rules.stock == {"road": 20, "settlement": 12}
    trails = (
        "Sinsheim > 19 > Heilbronn > 20 > Backnang > 30 > Pforzheim > 29 > Calw",
        "Calw > 41 > Freudenstadt > 54 > Rottweil > 67 > Tuttlingen",
    )
    table = land().trail(A, *trails, "Sinsheim > 9").halls(A, "Sinsheim", "Tuttlingen").hand(A, "6 lumber 6 brick")
    assert table.state.roads.count(A) == 15
    for text in ("Tuttlingen > 81", "81 > Singen", "Sinsheim > 18", "18 > Bruchsal", "Tuttlingen > 82"):
        table.play(A, BuildRoad(way(text)))
    assert table.state.roads.count(A) == 20
    with table.refused("no-piece-left", piece="road"):
        table.play(A, BuildRoad(way("82 > Konstanz")))


def test_BW_06_twelve_landmarks_one_inventor_four_building_cost_cards() -> None:
    """Components: 12 landmarks, 1 inventor, 4 building cost cards, 80 roads and 48 town halls for four."""
    state = land().state
    assert len(LANDMARK_FIELDS) == 12
    assert len(LAND.document.start_cards) == 4
    assert {kind: sum(counts) for kind, counts in state.left.items()} == {"road": 80, "settlement": 48}


def test_BW_07_what_is_left_of_each_resource_is_public() -> None:
    """Setup: the supply lies open in five piles."""
    table = land().hand(B, "3 wool 2 ore")
    assert view(table.state, None).supply == bag("18 lumber 18 brick 15 wool 18 grain 16 ore")


def test_BW_09_each_gets_a_card_by_lot_with_three_towns_and_its_printed_goods() -> None:
    """Setup: four cards without repetition; the hand is what is printed, not what lies around the third hall."""
    seen = set()
    for seed in range(12):
        state = dealt_cards(4, f"lot {seed}")
        founded = [halls(state, seat) for seat in state.rules.every_seat]
        assert sorted(map(sorted, founded)) == sorted(map(sorted, PRINTED))
        printed = [LAND.document.start_cards[PRINTED.index(towns)].goods for towns in founded]
        assert state.hands == [bag(" ".join(f"{count} {name}" for name, count in one.items())) for one in printed]
        seen.add(tuple(PRINTED.index(towns) for towns in founded))
    assert len(seen) > 6
    assert len({str(card.goods) for card in LAND.document.start_cards}) > 1, "whose goods are whose can be seen"


def test_BW_09_with_three_players_the_fourth_cards_towns_stay_free() -> None:
    """Setup; ruling B9."""
    state = dealt_cards(3, "three")
    founded = [halls(state, seat) for seat in state.rules.every_seat]
    left = [towns for towns in PRINTED if towns not in founded]
    assert len(left) == 1
    assert [len(towns) for towns in founded] == [3, 3, 3]
    assert all(state.owners[town(name)] == -1 for name in left[0])


def open_towns(table: Land, seat: Seat, start: Intersection) -> set[Intersection]:
    """The free towns to which roads of a seat could lead from here, landmarks unbuilt."""
    rules, seen, ways = table.state.rules, {start}, [start]
    while ways:
        site = ways.pop()
        if site == start or rules.may_cross(table.state, seat, site):
            beyond = set(LAND.neighbours[site]) - seen
            seen |= beyond
            ways += beyond
    return {site for site in seen if rules.has_room(table.state, site)}


def test_ruling_B9_no_foreign_hall_shuts_in_a_town_of_a_building_cost_card() -> None:
    """B9: with all cards dealt each town leads to two free towns, so that no next hall of anybody closes it in."""
    table = land()
    for seat, towns in zip((A, B, C, D), PRINTED, strict=True):
        table.halls(seat, *towns)
    for seat, towns in zip((A, B, C, D), PRINTED, strict=True):
        for name in towns:
            assert len(open_towns(table, seat, town(name))) >= 2, name


def test_ruling_B9_a_building_cost_card_brings_every_resource_from_towns_apart() -> None:
    """B9: our reconstruction; about equal chances, and no two towns of a card beside each other."""
    for card in LAND.document.start_cards:
        sites = [LAND.intersection(name) for name in card.sites]
        assert {LAND.yields[place] for site in sites for place in LAND.hexes_at[site]} == set(range(5))
        assert 25 <= sum(LAND.pips[site] for site in sites) <= 29
        for one, other in combinations(sites, 2):
            assert not {one, *LAND.neighbours[one]} & {other, *LAND.neighbours[other]}


def test_BW_10_hands_are_hidden() -> None:
    """Setup: everybody keeps his resource cards face down."""
    state = dealt_cards(4, "hidden")
    assert view(state, B).hands == (None, bag("1 lumber 1 brick"), None, None)
    assert view(state, B).cards == (2, 2, 2, 2)


def test_BW_12_no_road_is_placed_at_set_up() -> None:
    """Setup, note: in neither founding; the first road of one's own costs."""
    state = dealt_cards(4, "no roads")
    assert set(state.roads) == {-1}
    table = found_all(land(step="founding"))
    assert set(table.state.roads) == {-1}
    assert FoundRoad not in {action for menu in table.state.rules.menu.values() for action in menu}
    table = land().halls(A, "Ehingen")
    with table.refused("cannot-pay", what="road", cost=bag(ROAD)):
        table.play(A, BuildRoad(way("Ehingen > 69")))


def test_BW_13_each_landmark_fits_one_field_only_and_is_built_once() -> None:
    """Setup; Building a landmark: twelve fields, one figure each (TV Tower: Stuttgart)."""
    assert "Stuttgart" in {LAND.intersection_names[site] for site in LANDMARK_FIELDS}
    table = land().trail(A, "Pforzheim > 30 > Stuttgart").trail(B, "Göppingen > 43 > Stuttgart")
    table.hand(A, "4 ore 2 grain").play(A, BuildLandmark(town("Stuttgart")))
    with table.refused("landmark-stands", site=town("Stuttgart")):
        table.play(A, BuildLandmark(town("Stuttgart")))


def test_BW_14_the_inventor_starts_on_the_pasture_12_south_of_sinsheim() -> None:
    """Setup."""
    place = land().state[Robber].place
    assert (LAND.terrain[place], LAND.number[place]) == ("pasture", 12)
    assert LAND.hex_corners[place][0] == town("Sinsheim")


def test_BW_15_both_foundings_are_options_of_the_lobby() -> None:
    """Setup: variable founding for tables that know the game; it is the default here (B9)."""
    founding = {option.name: option.values for option in TABLES["baden_wuerttemberg"].options}["founding"]
    assert founding == ("variable", "cards")


def test_BW_16_the_oldest_player_begins_as_the_table_names_him() -> None:
    """Overview of the Turn: named by the host, or by lot."""
    spec = TableSpec("baden_wuerttemberg", seats=4, options={"founding": "cards"})
    document = map_document(map_name(spec))
    assert deal(spec, document, "seed", C).step == Rolling(C)
    assert {dealt_for(spec, document, f"seed {seed}").start for seed in range(40)} == {A, B, C, D}


def test_BW_16_the_first_card_goes_to_whoever_begins() -> None:
    """Overview of the Turn: cards are dealt from the seat that begins on; all are founded before its first roll."""
    spec = TableSpec("baden_wuerttemberg", seats=4, options={"founding": "cards"})
    state = deal(spec, map_document(map_name(spec)), "seed", C)
    first = state.dealt.board.start_cards[0]
    assert {LAND.intersection_ids[site] for site in state.sites_of(C)} == set(first.sites)
    assert summed((*state.hands, state.supply), 5) == state.rules.supply


def test_BW_60_a_lot_settles_who_begins_founding_and_the_game() -> None:
    """Variable Founding: a die is rolled."""
    spec = TableSpec("baden_wuerttemberg", seats=4)
    document = map_document(map_name(spec))
    assert {dealt_for(spec, document, f"seed {seed}").start for seed in range(40)} == {A, B, C, D}
    table = land(step="founding", turn=C)
    assert actors(table.state) == (C,)
    assert found_all(table).awaits(Rolling(C))


def test_BW_61_any_free_town_field_may_be_chosen() -> None:
    """Variable Founding: no distance, no landmark field, no free crossing, no field that is taken."""
    table = land(step="founding")
    assert {option.site for option in options(table.state, A) if isinstance(option, FoundHall)} == set(TOWNS)
    table.play(A, FoundHall(town("Ehingen")))
    with table.refused("place-taken", site=town("Ehingen"), owner=A):
        table.play(B, FoundHall(town("Ehingen")))
    for elsewhere in ("Stuttgart", "69"):
        with table.refused("not-for-settling", site=town(elsewhere)):
            table.play(B, FoundHall(town(elsewhere)))


def test_BW_62_clockwise_then_back_then_clockwise_and_the_first_begins() -> None:
    """Variable Founding: 1 2 3 4, 4 3 2 1, 1 2 3 4; then the first plays."""
    table, order = land(step="founding"), []
    while table.state.turn == 0:
        order.append(actors(table.state)[0])
        table.play(order[-1], FoundHall(TOWNS[len(order)]))
    assert order == [A, B, C, D, D, C, B, A, A, B, C, D]
    assert table.awaits(Rolling(A))
    assert [points(table.state, seat) for seat in (A, B, C, D)] == [3, 3, 3, 3]


def test_BW_63_the_third_hall_brings_one_card_for_each_field_around_it() -> None:
    """Variable Founding: one to three cards, and no printed goods."""
    towns = ("Aalen", "Calw", "Sinsheim", "Biberach", "Singen", "Rottweil", "Laupheim", "Waldshut", "Tuttlingen")
    table = land(step="founding", seats=3)
    for name in towns[:6]:
        table.play(actors(table.state)[0], FoundHall(town(name)))
    assert table.state.hands == [bag()] * 3
    assert StartingGoods(A, bag("1 wool")) in table.play(A, FoundHall(town("Laupheim")))
    table.play(B, FoundHall(town("Waldshut")))
    table.play(C, FoundHall(town("Tuttlingen")))
    assert table.state.hands == [bag("1 wool"), bag("1 ore"), bag("1 grain 1 ore 1 brick")]


def test_ruling_B1_the_map_holds_every_example_of_the_rulebook() -> None:
    """B1: 36 hexes, 32 towns, 12 landmarks, all by name; the map is data and says that it is a reconstruction."""
    assert (len(LAND.hexes), len(TOWNS), len(LANDMARK_FIELDS)) == (36, 32, 12)
    names = [LAND.intersection_names[site] for site in (*TOWNS, *LANDMARK_FIELDS)]
    assert None not in names
    assert len(set(names)) == 44
    for name, tag in (
        ("Sinsheim", "town"),
        ("Ehingen", "town"),
        ("Biberach", "town"),
        ("Stuttgart", "landmark"),
        ("Sigmaringen", "landmark"),
        ("Friedrichshafen", "landmark"),
    ):
        assert LAND.intersection_tags[town(name)] == {tag}
    assert field("5 pasture") in LAND.hexes_at[town("Biberach")]


def test_ruling_B1_every_path_can_bear_a_road() -> None:
    """B1: all 132 paths of the board are for roads."""
    state = land().state
    assert sum(state.rules.bears_road(state, path) for path in LAND.paths) == 132


def test_ruling_B9_founding_by_cards_asks_nobody() -> None:
    """B9: three halls at once; the game begins with the first roll."""
    state = dealt_cards(4, "asks nobody")
    assert isinstance(state.step, Rolling)
    assert state.turn == 1
    assert [len(state.sites_of(seat)) for seat in state.rules.every_seat] == [3, 3, 3, 3]


def test_ruling_B10_three_or_four_play() -> None:
    """B10: two, five or six players are not offered."""
    for seats in (2, 5, 6):
        with pytest.raises(SpecError):
            check_spec(TableSpec("baden_wuerttemberg", seats=seats))
    assert TABLES["baden_wuerttemberg"].seats == (4, 3)


def test_ruling_B10_the_target_can_be_chosen() -> None:
    """B10: 12 and 10 are the printed targets; another number is an option."""
    assert land(seats=3, target="9").state.rules.target == 9
