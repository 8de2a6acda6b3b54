"""Traders & Barbarians: gold, every printed rule in its order, and the rulings and cases that are left."""

from typing import Any

import pytest

from engine import options, view
from engine.action import public_points
from engine.base.bargaining import AcceptOffer, OfferTrade
from engine.base.building import BuildRoad
from engine.base.cards import PlayKnight, PlayMonopoly
from engine.base.founding import FoundRoad, FoundSettlement, StartingGoods
from engine.base.offers import Offers, OfferWithdrawn, Traded
from engine.base.trade import SupplyTraded, TradeWithSupply
from engine.base.turn import EndTurn, Main, Roll
from engine.record import Bag
from engine.scenarios.five_six import PairedTurn, PassBuilding, SpecialBuilding
from engine.scenarios.traders_and_barbarians.barbarians import MoveBarbarian
from engine.scenarios.traders_and_barbarians.founding import FoundCity
from engine.scenarios.traders_and_barbarians.gold import BuyResource, ResourceBought
from engine.scenarios.traders_and_barbarians.trains import Trains, TrainUpgraded, UpgradeTrain
from engine.scenarios.traders_and_barbarians.wagons import Driving, EndDrive, MoveWagon, Wagons
from tests.engine.laying import A, B, C, D, Table, good, lay, site
from tests.rulebook.wagons import (
    BOARD,
    LAND_CORNERS,
    PLAZAS,
    SEA_CORNERS,
    SEA_PATHS,
    barbarians,
    cards,
    drive,
    gold,
    island,
    resources,
    under_way,
    wagon,
    way,
)

GOLD = good("gold", (*BOARD.goods, "gold"))


def bank(table: Table) -> set[tuple[Bag, int]]:
    """What the bank would trade with A now: what for which good."""
    return {(o.give, o.take) for o in table.offered(A, TradeWithSupply) if isinstance(o, TradeWithSupply)}


# VIII. The gold


def test_TB_62_gold_is_counted_in_coins_of_1() -> None:
    """The Gold: large coins are worth 5, so change is no rule: of five gold one can be paid."""
    table = under_way(barbarians(wagon(island().road(B, "20-25"), 20)).hand(A, "5 gold"))
    drive(table, 25)
    assert gold(table) == [4, 1, 0, 0]


def test_TB_63_tolls_are_paid_in_gold() -> None:
    """The Gold: for the movement along other players' roads; resources do not do."""
    table = under_way(barbarians(wagon(island().road(B, "20-25"), 20)).hand(A, "5 ore"))
    with table.refused("not-enough-gold", needed=1, held=0):
        table.play(A, MoveWagon(site(25)))


def test_TB_64_twice_a_turn_any_resource_for_2_gold() -> None:
    """The Gold: up to two times during your turn."""
    table = wagon(island(), 20).hand(A, "9 gold")
    assert [o.take for o in table.offered(A, BuyResource) if isinstance(o, BuyResource)] == [0, 1, 2, 3, 4]
    assert table.play(A, BuyResource(good("ore"))) == (ResourceBought(A, good("ore"), 2),)
    table.play(A, BuyResource(good("ore")))
    assert table.state.hands[A] == cards("5 gold 2 ore")
    assert not table.offered(A, BuyResource)
    with table.refused("bought-twice", most=2):
        table.play(A, BuyResource(good("wool")))


def test_TB_64_in_the_next_turn_twice_again() -> None:
    """The Gold: during your turn."""
    table = wagon(wagon(wagon(island(seats=3), 20), 20, B), 20, C).hand(A, "9 gold")
    table.play(A, BuyResource(good("ore")), BuyResource(good("ore")), EndTurn(), EndDrive())
    for seat in (B, C):
        table.dice(1, 2).play(seat, Roll(), EndTurn(), EndDrive())
    table.dice(1, 2).play(A, Roll(), BuyResource(good("wool")), BuyResource(good("wool")))
    assert table.state.hands[A] == cards("1 gold 2 ore 2 wool")


def test_TB_64_not_without_gold_nor_from_an_empty_supply() -> None:
    """The Gold: 2 gold, and what is there."""
    table = island().hand(A, "1 gold")
    with table.refused("not-enough-gold", needed=2, held=1):
        table.play(A, BuyResource(good("ore")))
    table = island().hand(A, "2 gold").supply("0 ore")
    assert BuyResource(good("ore")) not in table.offered(A, BuyResource)
    with table.refused("supply-has-not"):
        table.play(A, BuyResource(good("ore")))


def test_TB_64_gold_is_not_bought_with_gold() -> None:
    """The Gold: a resource of your choice."""
    table = island().hand(A, "2 gold")
    with table.refused("supply-has-not"):
        table.play(A, BuyResource(GOLD))


@pytest.mark.parametrize(("give", "want"), [("2 gold", "1 ore"), ("1 wool", "3 gold"), ("1 wool 1 gold", "1 ore")])
def test_TB_65_gold_on_either_side_of_a_trade_between_players(give: str, want: str) -> None:
    """The Gold: you may trade coins with other players as if they were resources."""
    table = island().hand(A, give).hand(B, want)
    table.play(A, OfferTrade(cards(give), cards(want)))
    [offer] = table.state[Offers].standing
    happened = table.play(B, AcceptOffer(offer.serial))
    assert Traded(A, B, cards(give), cards(want)) in happened
    assert (table.state.hands[A], table.state.hands[B]) == (cards(want), cards(give))


def test_TB_65_four_gold_for_a_resource_and_four_resources_for_a_gold() -> None:
    """The Gold: with the bank 4:1."""
    table = island().hand(A, "4 gold 4 wool")
    others = {good(name) for name in ("lumber", "brick", "grain", "ore")}
    assert bank(table) == {
        *((cards("4 gold"), take) for take in {*others, good("wool")}),
        *((cards("4 wool"), take) for take in {*others, GOLD}),
    }
    assert table.play(A, TradeWithSupply(cards("4 wool"), GOLD)) == (SupplyTraded(A, cards("4 wool"), GOLD),)
    assert table.state.hands[A] == cards("5 gold")


def test_TB_65_three_to_one_with_a_harbour() -> None:
    """The Gold: 3:1 with harbours, both ways."""
    table = island().settle(A, 4).hand(A, "6 gold 3 wool")
    table.play(A, TradeWithSupply(cards("3 gold"), good("ore")), TradeWithSupply(cards("3 wool"), GOLD))
    assert table.state.hands[A] == cards("4 gold 1 ore")
    with table.refused("no-such-rate"):
        table.play(A, TradeWithSupply(cards("4 gold"), good("ore")))


def test_TB_65_two_to_one_brings_gold_but_does_not_take_it() -> None:
    """The Gold: 2:1 with the harbour of a resource."""
    table = island().settle(A, 49).hand(A, "2 gold 2 wool")
    assert {take for give, take in bank(table)} == {good(name) for name in ("lumber", "brick", "grain", "ore")} | {GOLD}
    table.play(A, TradeWithSupply(cards("2 wool"), GOLD))
    assert table.state.hands[A] == cards("3 gold")
    with table.refused("no-such-rate"):
        table.play(A, TradeWithSupply(cards("2 gold"), good("ore")))


def test_TB_66_gold_is_not_counted_on_a_seven() -> None:
    """The Gold: it is no resource."""
    table = barbarians(island(step="roll")).hand(A, "7 wool 9 gold").hand(B, "9 gold").dice(3, 4)
    table.play(A, Roll(), MoveBarbarian(way("1-5"), way("20-25"), None))
    assert table.awaits(Main(A))
    assert view(table.state, C).cards == (7, 0, 0, 0)


def test_TB_66_no_monopoly_takes_it() -> None:
    """The Gold: and in this scenario there is no Monopoly either."""
    rules = island().state.rules
    assert GOLD not in rules.resources
    assert not any(PlayMonopoly in menu for menu in rules.menu.values())


def test_TB_67_no_points_for_the_longest_road() -> None:
    """Tips: no special victory points are obtained for it, however long it is."""
    table = island().settle(A, 20).road(A, "20-25-32-37-42-46-51").hand(A, "1 lumber 1 brick")
    table.play(A, BuildRoad(way("51-55")))
    assert public_points(table.state, A) == 1


# Rulings and cases


def test_ruling_T1_sixteen_hexes_with_numbers_and_three_without() -> None:
    """Terrain, cards, tokens and places are those of the data."""
    assert sum(number is not None for number in BOARD.number) == 16
    assert BOARD.terrain.count("castle") == BOARD.terrain.count("quarry") == BOARD.terrain.count("glassworks") == 1


def test_ruling_T2_no_founding_road_on_a_barbarians_path() -> None:
    """Nor on a sea path; one card a hex; 5 gold; the wagon at the city."""
    table = island(step="founding")
    table.play(A, FoundSettlement(site(25)))
    assert FoundRoad(way("19-25")) not in table.offered(A, FoundRoad)
    with table.refused("not-for-roads", path=way("19-25")):
        table.play(A, FoundRoad(way("19-25")))


def test_ruling_T2_wagons_and_gold_at_the_start() -> None:
    """With three players as with four."""
    table = island(seats=3, step="founding")
    for seat, number, road in ((A, 25, "25-32"), (B, 14, "14-19"), (C, 42, "42-47")):
        table.play(seat, FoundSettlement(site(number)), FoundRoad(way(road)))
    for seat, number, road in ((C, 27, "22-27"), (B, 40, "40-45"), (A, 52, "52-55")):
        table.play(seat, FoundCity(site(number)), FoundRoad(way(road)))
    assert table.state[Wagons].places == (site(52), site(40), site(27))
    assert gold(table) == [5, 5, 5]
    assert [resources(table, seat) for seat in (A, B, C)] == [2, 2, 3]


def test_case_S2_a_city_at_the_start_pays_once_per_hex() -> None:
    """Placed next to three hexes: one card each, not two."""
    table = island(seats=3, step="founding")
    for seat, number, road in ((A, 25, "25-32"), (B, 14, "14-19"), (C, 42, "42-47")):
        table.play(seat, FoundSettlement(site(number)), FoundRoad(way(road)))
    assert table.play(C, FoundCity(site(27)))[1] == StartingGoods(C, cards("1 brick 1 lumber 1 wool"))


def test_case_M9_plaza_sea_corners_and_sea_paths() -> None:
    """No building on plaza or sea corners, no road on the sea paths, roads on the four inner paths."""
    table = island(step="founding")
    closed = {site(number) for number in PLAZAS.values()}
    closed |= {site(number) for pair in SEA_CORNERS.values() for number in pair}
    founded = {option.site for option in table.offered(A, FoundSettlement) if isinstance(option, FoundSettlement)}
    assert founded == set(BOARD.intersections) - closed
    rules, state = table.state.rules, table.state
    borne = {path for path in BOARD.paths if rules.bears_road(state, path)}
    sea = {way(name) for names in SEA_PATHS.values() for name in names}
    assert borne == set(BOARD.paths) - sea - {way("19-25"), way("21-26"), way("38-43")}
    for terrain, corners in LAND_CORNERS.items():
        assert {way(f"{min(n, PLAZAS[terrain])}-{max(n, PLAZAS[terrain])}") for n in corners} <= borne


def test_ruling_T8_a_plaza_does_not_separate_the_corners_for_the_distance_rule_any_further() -> None:
    """Settlements may stand on opposite land corners, since no building stands between them."""
    table = island().settle(B, 24).road(A, "29-36").hand(A, "1 lumber 1 brick 1 wool 1 grain")
    assert table.state.rules.may_settle(table.state, A, site(36))
    assert not table.state.rules.may_settle(table.state, A, site(29))


def test_ruling_T10_never_gold_for_gold_and_never_for_nothing() -> None:
    """Trades with players keep the base game's bounds."""
    table = island().hand(A, "3 gold 1 wool").hand(B, "3 gold")
    with table.refused("no-like-for-like"):
        table.play(A, OfferTrade(cards("1 gold"), cards("2 gold")))
    with table.refused("no-gifts"):
        table.play(A, OfferTrade(cards("1 gold"), cards()))
    with table.refused("no-such-rate"):
        table.play(A, TradeWithSupply(cards("4 gold"), GOLD))


def test_ruling_T10_gold_for_a_resource_counts_as_no_purchase_at_the_bank() -> None:
    """Four to one goes on after two resources were bought."""
    table = island().hand(A, "8 gold")
    table.play(A, BuyResource(good("ore")), BuyResource(good("ore")), TradeWithSupply(cards("4 gold"), good("ore")))
    assert table.state.hands[A] == cards("3 ore")


def test_ruling_T10_gold_is_public_and_buys_while_the_wagon_moves() -> None:
    """Everybody sees it; trade with the bank has ended then, the two purchases have not."""
    table = under_way(wagon(island(), 20).hand(A, "8 gold").hand(B, "3 gold 2 ore"))
    assert [bag[GOLD] for bag in view(table.state, C).open_goods] == [8, 3, 0, 0]
    table.play(A, BuyResource(good("grain")), BuyResource(good("grain")))
    with table.refused("bought-twice"):
        table.play(A, BuyResource(good("grain")))
    with table.refused("not-now", step="Driving"):
        table.play(A, TradeWithSupply(cards("4 gold"), good("ore")))


def test_ruling_T10_gold_buys_no_pieces_and_no_cards() -> None:
    """It stands on no price."""
    assert not any(cost[GOLD] for cost in island().state.rules.costs.values())


def test_ruling_T10_an_offer_that_can_no_longer_be_given_is_withdrawn_when_a_resource_is_spent_on_a_train() -> None:
    """All can count the cards that are left."""
    table = island().hand(A, "1 lumber 1 wool 1 ore")
    table.play(A, OfferTrade(cards("1 lumber 1 wool"), cards("1 gold")))
    happened = table.play(A, UpgradeTrain())
    assert [type(event) for event in happened] == [TrainUpgraded, OfferWithdrawn]


def test_ruling_T10_gold_does_not_run_out() -> None:
    """There is far more of it than anybody ever needs."""
    assert island().state.supply[GOLD] == 999


# The house mix for five and six


def mix(seats: int = 6, **chosen: Any) -> Table:
    """The house mix, with every wagon in its place."""
    table = lay(None, table="traders_and_barbarians+five_six", seats=seats, **chosen)
    place = table.state.rules.board.intersection("N_0_0")
    return table.arrange(lambda state: state.put(Wagons((place,) * seats)))


def test_case_X1_upgrades_in_the_building_phase_but_no_wagon() -> None:
    """All others build clockwise after the turn, and upgrade; nobody's wagon moves there."""
    table = mix().hand(B, "1 lumber 1 wool 1 ore 2 gold")
    table.play(A, EndTurn(), EndDrive())
    assert table.awaits(SpecialBuilding(B))
    kinds = {type(option) for option in options(table.state, B) if not option.aside}
    assert kinds == {UpgradeTrain, PassBuilding}
    table.play(B, UpgradeTrain(), PassBuilding())
    assert table.state[Trains].levels[B] == 2
    with table.refused("not-now"):
        table.play(C, MoveWagon(site(1)))


def test_case_X1_a_paired_turn_moves_the_wagon() -> None:
    """The third to the left builds, buys with gold, and drives; what was bought before counts for the other."""
    table = mix(5, extra_turn="paired_turns").hand(A, "4 gold").hand(D, "4 gold")
    table.play(A, BuyResource(good("ore")), BuyResource(good("ore")), EndTurn(), EndDrive())
    assert table.awaits(PairedTurn(D))
    table.play(D, BuyResource(good("ore")), BuyResource(good("ore")), EndTurn())
    assert table.awaits(Driving(D, 4))
    move = table.offered(D, MoveWagon)[0]
    table.play(D, move, EndDrive())
    assert table.state.seat == B


def test_case_X1_a_knight_in_a_paired_turn_moves_a_barbarian() -> None:
    """One card in a part of the turn, like the other."""
    table = mix(5, extra_turn="paired_turns").cards(D, knight=1)
    table.play(A, EndTurn(), EndDrive())
    table.play(D, PlayKnight())
    assert {type(option) for option in options(table.state, D) if not option.aside} == {MoveBarbarian}


@pytest.mark.parametrize("layout", ["random", "spiral"])
def test_case_X1_the_board_for_five_and_six(layout: str) -> None:
    """Thirty hexes, three of them trade hexes at corners of the coast; no desert, no 2, no 12; harbours off the sea."""
    board = lay(layout, table="traders_and_barbarians+five_six", seats=6).state.rules.board
    counts = [board.terrain.count(kind) for kind in ("forest", "pasture", "fields", "hills", "mountains", "desert")]
    assert counts == [6, 5, 6, 5, 5, 0]
    assert len(board.hexes) == 30
    assert sorted(board.terrain[place] for place in board.plazas.values()) == ["castle", "glassworks", "quarry"]
    numbers = [number for number in board.number if number is not None]
    assert len(numbers) == 27
    assert not {2, 12} & set(numbers)
    sea = {path for path in board.paths if "sea" in board.path_tags[path]}
    assert len(sea) == 9
    assert all(len(board.path_hexes[path]) == 1 for path in sea)
    assert not sea & {harbour.path for harbour in board.harbours}
    assert sum("barbarian" in tags for tags in board.path_tags) == 3
