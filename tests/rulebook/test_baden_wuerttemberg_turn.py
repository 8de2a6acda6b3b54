"""Baden-Württemberg Catan, rulebook: the turn, its yields, and trading."""

from data import map_document
from engine.base.bargaining import AcceptOffer, CounterOffer, OfferTrade
from engine.base.building import BuildCity, BuildRoad, BuildSettlement, SettlementBuilt
from engine.base.cards import PlayYearOfPlenty
from engine.base.offers import Traded
from engine.base.production import Produced
from engine.base.trade import TradeWithSupply
from engine.base.turn import EndTurn, Main, Roll, Rolling
from engine.record import Seat
from engine.scenarios.baden_wuerttemberg import PlayInvention, PlayTrade
from tests.engine.laying import A, B, C, Table, bag, good
from tests.rulebook.towns import HALL, LAND, land, town, way

GRAIN, LUMBER, WOOL, ORE = (good(name) for name in ("grain", "lumber", "wool", "ore"))


def rates(table: Table, seat: Seat) -> set[int]:
    """How many cards the supply takes from a seat for one."""
    return {sum(trade.give) for trade in table.offered(seat, TradeWithSupply) if isinstance(trade, TradeWithSupply)}


def test_BW_02_a_five_pays_one_wool_to_every_hall_at_that_pasture() -> None:
    """Overview, illustration."""
    table = land(step="roll").halls(A, "Leutkirch").halls(B, "Biberach").dice(2, 3)
    [produced] = [event for event in table.play(A, Roll()) if isinstance(event, Produced)]
    assert produced.gains == (bag("1 wool"), bag("1 wool"), bag(), bag())


def test_BW_17_yield_then_trade_and_build_then_the_left_neighbour() -> None:
    """Overview of the Turn: the roll serves everybody, and comes first."""
    table = land(step="roll").halls(A, "Ehingen").halls(B, "Laupheim").hand(A, "1 lumber 1 brick").dice(1, 2)
    with table.refused("not-now", step="Rolling"):
        table.play(A, BuildRoad(way("Ehingen > 69")))
    table.play(A, Roll())
    assert table.state.hands[B] == bag("1 wool")
    table.play(A, BuildRoad(way("Ehingen > 69")), EndTurn())
    assert table.awaits(Rolling(B))


def test_BW_18_trading_and_building_are_freely_mixed() -> None:
    """Overview of the Turn: build, trade, build again."""
    table = land().halls(A, "Ehingen").hand(A, "2 lumber 1 brick 3 wool")
    table.play(A, BuildRoad(way("Ehingen > 69")), TradeWithSupply(bag("3 wool"), good("brick")))
    table.play(A, BuildRoad(way("69 > Biberach")))
    assert table.state.roads.count(A) == 2


def test_BW_19_one_card_a_turn_at_any_time_of_it() -> None:
    """Playing a development card: before the roll too (B4); a second one is refused, also after the roll."""
    table = land(step="roll").halls(A, "Ehingen").cards(A, trade=1, year_of_plenty=1).dice(1, 2)
    table.play(A, PlayTrade(), Roll())
    with table.refused("one-card-a-turn"):
        table.play(A, PlayYearOfPlenty(bag("2 ore")))


def test_BW_20_one_card_a_field_and_hall() -> None:
    """Yield Phase: two halls at a field bring two cards, a hall between two such fields is paid by both."""
    table = land(step="roll").halls(A, "Ehingen", "Biberach", "Sinsheim").halls(B, "Münsingen").dice(3, 3)
    [produced] = [event for event in table.play(A, Roll()) if isinstance(event, Produced)]
    assert produced.gains == (bag("2 grain"), bag(), bag(), bag())
    table = land(step="roll").halls(A, "Titisee-Neustadt", "Emmendingen").halls(B, "Calw").dice(5, 6)
    [produced] = [event for event in table.play(A, Roll()) if isinstance(event, Produced)]
    assert produced.gains == (bag("2 brick"), bag("1 grain"), bag(), bag())


def test_BW_20_a_hall_between_two_fields_of_the_number_is_paid_by_both() -> None:
    """Yield Phase: on a map where the hills and the pasture at Göppingen both bear a 10."""
    document = map_document("baden_wuerttemberg")
    [hills] = [cell for cell in document["hexes"] if (cell["q"], cell["r"]) == (1, -1)]
    hills["number"] = 10
    table = land(step="roll", document=document).halls(A, "Göppingen").dice(5, 5)
    [produced] = [event for event in table.play(A, Roll()) if isinstance(event, Produced)]
    assert produced.gains[A] == bag("1 brick 1 wool")


def test_BW_21_players_trade_only_with_the_one_on_turn() -> None:
    """Trading: those who are not on turn may not trade with each other."""
    table = land().hand(A, "1 wool").hand(B, "1 ore").hand(C, "1 grain")
    with table.refused("only-with-the-seat-on-turn", seat=A):
        table.play(B, OfferTrade(bag("1 ore"), bag("1 grain"), (C,)))
    table.play(A, OfferTrade(bag("1 wool"), bag("1 ore")))
    offer = table.offered(B, AcceptOffer)[0]
    assert Traded(A, B, bag("1 wool"), bag("1 ore")) in table.play(B, offer)


def test_BW_22_an_offer_may_be_answered_with_another_and_binds_nobody() -> None:
    """Trading: counter-offers; nothing changes hands before somebody accepts."""
    table = land().hand(A, "2 wool").hand(B, "1 ore")
    table.play(A, OfferTrade(bag("1 wool"), bag("1 ore")))
    [option] = table.offered(B, CounterOffer)
    assert isinstance(option, CounterOffer)
    table.play(B, CounterOffer(option.offer, bag("1 ore"), bag("2 wool")))
    assert table.state.hands[A] == bag("2 wool")
    assert Traded(B, A, bag("1 ore"), bag("2 wool")) in table.play(A, table.offered(A, AcceptOffer)[0])


def test_BW_23_the_supply_takes_three_of_a_kind_from_everybody() -> None:
    """Trading: as often as wished; four for one is never shown, mixed sets are refused."""
    table = land().hand(A, "6 wool 2 ore 1 grain")
    assert rates(table, A) == {3}
    for mixed in ("4 wool", "2 wool", "2 ore 1 grain"):
        with table.refused("no-such-rate", give=bag(mixed), take=LUMBER):
            table.play(A, TradeWithSupply(bag(mixed), LUMBER))
    table.play(A, TradeWithSupply(bag("3 wool"), LUMBER), TradeWithSupply(bag("3 wool"), GRAIN))
    assert table.state.hands[A] == bag("1 lumber 2 ore 2 grain")


def test_BW_24_the_trade_card_trades_two_to_one_until_the_turn_ends() -> None:
    """Progress, example: 4 clay for a grain and a wood, then 2 wool for a wood; next turn it is three again."""
    table = land().hand(A, "4 brick 2 wool").hand(B, "6 wool").cards(A, trade=1).dice(1, 1)
    table.play(A, PlayTrade())
    for give, take in (("2 brick", GRAIN), ("2 brick", LUMBER), ("2 wool", LUMBER)):
        table.play(A, TradeWithSupply(bag(give), take))
    assert table.state.hands[A] == bag("1 grain 2 lumber")
    table.play(A, EndTurn())
    table.play(B, Roll())
    assert rates(table, B) == {3}


def test_BW_24_never_for_the_same_kind() -> None:
    """Progress: one *other* resource card."""
    table = land().hand(A, "2 wool").cards(A, trade=1)
    table.play(A, PlayTrade())
    with table.refused("no-such-rate", take=WOOL):
        table.play(A, TradeWithSupply(bag("2 wool"), WOOL))


def test_ruling_B7_the_trade_card_holds_for_its_player_and_its_turn_alone() -> None:
    """B7: 2:1 for the rest of that turn; three to one again in one's own next turn."""
    table = land(seats=3, step="roll").hand(A, "9 wool").hand(B, "3 ore").cards(A, trade=1)
    table.dice(1, 1).dice(1, 1).dice(1, 1).dice(1, 1)
    table.play(A, PlayTrade())
    assert table.offered(A, TradeWithSupply) == []
    table.play(A, Roll())
    assert rates(table, A) == {2}
    table.play(A, EndTurn())
    for seat in (B, C):
        table.play(seat, Roll(), EndTurn())
    table.play(A, Roll())
    assert rates(table, A) == {3}


def test_ruling_B7_two_trade_cards_never_make_one_to_one() -> None:
    """B7: one card a turn, and the rate does not fall below two."""
    table = land().hand(A, "3 wool").cards(A, trade=2)
    table.play(A, PlayTrade())
    with table.refused("one-card-a-turn"):
        table.play(A, PlayTrade())
    assert rates(table, A) == {2}


def test_ruling_B7_there_is_no_distance_rule() -> None:
    """B7: on a map with a town on the crossing beside Heilbronn both may have a hall."""
    document = map_document("baden_wuerttemberg")
    document["places"].append({"at": [LAND.intersection_ids[town("20")]], "name": "Neuenstadt", "tags": ["town"]})
    table = land(document=document).halls(B, "Heilbronn").trail(A, "Backnang > 20").hand(A, HALL)
    assert SettlementBuilt(A, town("20")) in table.play(A, BuildSettlement(town("20")))


def test_ruling_B7_there_are_no_cities_and_no_harbours() -> None:
    """B7: nothing is upgraded, and no place makes the supply cheaper."""
    rules = land().state.rules
    assert BuildCity not in {action for menu in rules.menu.values() for action in menu}
    assert "city" not in {*rules.costs, *rules.stock, *rules.building_yields, *(score.name for score in rules.scores)}
    assert rules.board.harbours == ()


def test_ruling_B4_a_card_before_the_roll_is_the_one_of_the_turn() -> None:
    """B4: the detailed section holds; trading itself waits for the roll."""
    table = land(step="roll").cards(A, invention=2)
    table.play(A, PlayInvention())
    assert not table.awaits(Main(A))


def test_ruling_B10_with_a_short_supply_nobody_is_paid_unless_one_alone_is_due() -> None:
    """B10: 18 of each resource; G2 holds."""
    table = land(step="roll").halls(A, "Leutkirch").halls(B, "Biberach").supply("1 wool").dice(2, 3)
    [produced] = [event for event in table.play(A, Roll()) if isinstance(event, Produced)]
    assert produced == Produced((bag(), bag(), bag(), bag()), (WOOL,))
    table = land(step="roll").halls(A, "Leutkirch", "Biberach").supply("1 wool").dice(2, 3)
    [produced] = [event for event in table.play(A, Roll()) if isinstance(event, Produced)]
    assert produced == Produced((bag("1 wool"), bag(), bag(), bag()), (WOOL,))
