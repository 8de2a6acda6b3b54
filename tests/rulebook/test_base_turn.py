"""Rulings on the turn, production, the seven and what is built (G1 to G5)."""

import pytest

from engine import options, view
from engine.base.bargaining import AcceptOffer, OfferTrade
from engine.base.building import BuildCity, BuildRoad, BuildSettlement
from engine.base.cards import (
    BuyCard,
    CardBought,
    PlaceFreeRoad,
    PlacingRoads,
    PlayCard,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
)
from engine.base.founding import FoundSettlement, StartingGoods
from engine.base.offers import Offer, OfferMade
from engine.base.production import Produced
from engine.base.robber import CardStolen, Discard, MoveRobber, MovingRobber, Robber, RobberMoved
from engine.base.trade import TradeWithSupply
from engine.base.turn import EndTurn, Main, Roll
from engine.event import GameEnded
from engine.record import Seat
from engine.sight import seen
from tests.engine.laying import A, B, C, D, Table, bag, good, lay, path, place, site

ROAD = "1 lumber 1 brick"
SETTLEMENT = "1 lumber 1 brick 1 wool 1 grain"
CITY = "2 grain 3 ore"
CARD = "1 wool 1 grain 1 ore"


def offer(table: Table, seat: Seat, give: str, want: str) -> Offer:
    """A seat makes an offer to everybody who may take it; it stands now."""
    [made] = [one.offer for one in table.play(seat, OfferTrade(bag(give), bag(want))) if isinstance(one, OfferMade)]
    return made


def test_ruling_G1_trading_and_building_are_freely_mixed() -> None:
    """G1: after the roll a seat trades and builds in any order, as often as it can."""
    table = lay().settle(A, 14).hand(A, "5 lumber 1 brick 1 wool 1 grain 1 ore").hand(B, "1 brick").next_card("knight")
    table.play(A, BuildRoad(path("14-19")), TradeWithSupply(bag("4 lumber"), good("wool")))
    made = offer(table, A, "1 wool", "1 brick")
    table.play(B, AcceptOffer(made.serial))
    table.play(A, BuyCard())
    assert table.state.hands[A] == bag("1 brick")
    assert table.awaits(Main(A))


@pytest.mark.parametrize("step", ["roll", "main"])
def test_ruling_G1_one_development_card_at_any_time_of_the_turn(step: str) -> None:
    """G1: one card a turn, before the roll or after it."""
    table = lay(step=step).cards(A, monopoly=1, year_of_plenty=1).dice(1, 1)
    table.play(A, PlayYearOfPlenty(bag("1 ore 1 wool")))
    if step == "roll":
        table.play(A, Roll())
    with table.refused("one-card-a-turn"):
        table.play(A, PlayMonopoly(good("ore")))


def test_ruling_G1_trading_waits_for_the_roll_though_a_card_has_been_played() -> None:
    """G1: a card that trades may come before the roll; trading itself may not."""
    table = lay(step="roll").settle(A, 14).hand(A, "4 ore").hand(B, "1 wool").cards(A, year_of_plenty=1)
    table.play(A, PlayYearOfPlenty(bag("2 ore")))
    for seat, action in (
        (A, TradeWithSupply(bag("4 ore"), good("wool"))),
        (A, OfferTrade(bag("1 ore"), bag("1 wool"))),
        (B, OfferTrade(bag("1 wool"), bag("1 ore"))),
        (A, BuyCard()),
    ):
        with table.refused("not-now"):
            table.play(seat, action)


def test_ruling_G1_a_victory_point_card_wins_hidden_in_the_turn_it_is_bought() -> None:
    """G1: victory point cards are exempt from all limits and stay hidden until they win."""
    table = lay(step="roll").city(A, 14, 26, 40, 54).settle(A, 1).hand(A, CARD).cards(A, knight=1).dice(1, 1)
    table.next_card("victory_point")
    table.play(A, PlayKnight(), MoveRobber(place("8 mountains"), None), Roll())
    events = table.play(A, BuyCard())
    assert seen(events, B) == (CardBought(A, None), GameEnded("points", (A,), (10, 0, 0, 0)))


def test_ruling_G1_a_victory_point_card_is_never_played() -> None:
    """G1: it counts from the moment it is held, for its owner's eyes alone."""
    table = lay().settle(A, 14).cards(A, victory_point=2)
    assert not [option for option in options(table.state, A) if isinstance(option, PlayCard)]
    assert (view(table.state, A).own_points, view(table.state, B).points[A]) == (3, 1)


def test_ruling_G2_the_desert_pays_nothing_at_founding_either() -> None:
    """G2: intersection 25 lies between pasture, forest and the desert."""
    table = lay(seats=3, step="founding").found(A, 1, "1-4").found(B, 42, "42-46").found(C, 40, "35-40")
    assert StartingGoods(C, bag("1 wool 1 lumber")) in table.play(C, FoundSettlement(site(25)))


def test_ruling_G2_who_is_blocked_by_the_robber_is_not_due() -> None:
    """G2: a supply too small for all is shared by nobody; whoever the robber blocks is no claimant."""
    table = lay(step="roll").settle(A, 29).settle(B, 30).supply("1 lumber", rest=D).robber("11 forest").dice(5, 6)
    events = table.play(A, Roll())
    assert Produced((bag(),) * 4, ()) in events
    assert table.state.supply[good("lumber")] == 1


def test_ruling_G2_only_one_player_due_gets_what_is_left_of_each_good() -> None:
    """G2: a city is due 2 and finds 1; another good is short for two and stays."""
    table = lay(step="roll").city(A, 27).settle(A, 34).settle(B, 40).supply("1 ore 1 lumber", rest=D).dice(4, 4)
    events = table.play(A, Roll())
    assert table.state.hands[:2] == [bag("1 ore"), bag()]
    assert Produced((bag("1 ore"), bag(), bag(), bag()), (good("lumber"), good("ore"))) in events


def test_ruling_G3_the_roller_gives_back_half_too_and_moves_the_robber_when_all_have() -> None:
    """G3: everyone with more than seven, all at once, in any order; then the robber."""
    table = lay(step="roll").settle(A, 14).hand(A, "9 wool").hand(C, "8 ore").dice(1, 6)
    table.play(A, Roll())
    assert view(table.state, None).actors == (A, C)
    table.play(A, Discard(bag("4 wool")))
    table.play(C, Discard(bag("4 ore")))
    assert table.awaits(MovingRobber(A))


def test_ruling_G3_the_victim_is_chosen_among_opponents_who_hold_a_card() -> None:
    """G3: never from oneself, never from whoever has none; the draw is by lot."""
    table = lay().settle(A, 21).settle(B, 33).settle(C, 32).cards(A, knight=1)
    table.hand(A, "1 wool").hand(C, "1 grain").play(A, PlayKnight())
    there = place("8 mountains")
    assert [one for one in table.offered(A, MoveRobber) if one == MoveRobber(there, C)]
    for victim, key in (
        (None, "robber-must-steal"),
        (A, "no-such-victim"),
        (B, "no-such-victim"),
        (D, "no-such-victim"),
    ):
        with table.refused(key):
            table.play(A, MoveRobber(there, victim))
    assert table.play(A, MoveRobber(there, C)) == (RobberMoved(A, there), CardStolen(A, C, good("grain")))


def test_ruling_G3_a_hex_without_a_victim_is_legal() -> None:
    """G3: the robber may go where nobody can be robbed."""
    table = lay().settle(B, 33).cards(A, knight=1)
    table.play(A, PlayKnight(), MoveRobber(place("8 mountains"), None))
    assert table.state[Robber].place == place("8 mountains")


def test_ruling_G3_each_card_of_the_victim_can_be_the_one_drawn() -> None:
    """G3: the card is drawn at random out of the whole hand."""
    drawn = set()
    for name in ("lumber", "wool", "ore"):
        table = lay().settle(B, 33).hand(B, "2 lumber 1 wool 3 ore").cards(A, knight=1).theft(B, name)
        table.play(A, PlayKnight(), MoveRobber(place("8 mountains"), B))
        drawn.add(table.state.hands[A])
    assert drawn == {bag("1 lumber"), bag("1 wool"), bag("1 ore")}


def test_ruling_G4_road_building_is_a_step_of_its_own() -> None:
    """G4: nothing else until both roads lie; before the first it can be taken back."""
    table = lay().settle(A, 14).hand(A, f"{SETTLEMENT} 1 ore").hand(B, "1 ore").cards(A, road_building=1)
    table.play(A, PlayRoadBuilding())
    assert table.awaits(PlacingRoads(A, 2))
    for seat, action in (
        (A, BuildRoad(path("14-19"))),
        (A, BuyCard()),
        (A, EndTurn()),
        (A, OfferTrade(bag("1 wool"), bag("1 ore"))),
        (B, OfferTrade(bag("1 ore"), bag("1 wool"))),
    ):
        with table.refused("not-now"):
            table.play(seat, action)
    table.take_back(A)
    assert table.awaits(Main(A))
    table.play(A, PlayRoadBuilding(), PlaceFreeRoad(path("14-19")))
    assert table.awaits(PlacingRoads(A, 1))
    table.play(A, PlaceFreeRoad(path("19-25")))
    assert table.awaits(Main(A))


def test_ruling_G4_road_building_is_refused_when_no_road_can_be_placed() -> None:
    """G4: one road if only one fits, none if none does."""
    nowhere = lay().settle(A, 1).settle(B, 8, 9).road(B, "8-4-1-5").cards(A, road_building=1)
    assert nowhere.offered(A, PlayRoadBuilding) == []
    with nowhere.refused("no-road-fits"):
        nowhere.play(A, PlayRoadBuilding())
    nothing = lay().settle(A, 1).out_of_roads(A).cards(A, road_building=1)
    assert nothing.offered(A, PlayRoadBuilding) == []
    with nothing.refused("no-piece-left", piece="road"):
        nothing.play(A, PlayRoadBuilding())


def test_ruling_G4_a_free_road_obeys_the_rules_for_roads() -> None:
    """G4: beside the own network, on a free path, not through an opponent's building."""
    table = lay().settle(A, 24).road(A, "24-19").settle(B, 14).road(B, "14-10").cards(A, road_building=1)
    table.play(A, PlayRoadBuilding(), PlaceFreeRoad(path("14-19")))
    for name, key in (("9-14", "road-not-connected"), ("10-14", "path-taken"), ("51-54", "road-not-connected")):
        with table.refused(key):
            table.play(A, PlaceFreeRoad(path(name)))


def test_ruling_G5_there_are_five_settlements_and_an_upgraded_one_comes_back() -> None:
    """G5: piece limits; a city gives its settlement back to the supply."""
    table = lay().settle(A, 14, 26, 28, 40, 54).road(A, "14-9-5-1").hand(A, "1 lumber 1 brick 1 wool 3 grain 3 ore")
    with table.refused("no-piece-left", piece="settlement"):
        table.play(A, BuildSettlement(site(1)))
    assert table.offered(A, BuildSettlement) == []
    table.play(A, BuildCity(site(54)), BuildSettlement(site(1)))
    assert table.state.left["settlement"][A] == 0


def test_ruling_G5_there_are_four_cities_and_fifteen_roads() -> None:
    """G5: a fifth city and a sixteenth road are refused."""
    table = lay().city(A, 14, 26, 28, 40).settle(A, 54).hand(A, f"{CITY} {ROAD}")
    with table.refused("no-piece-left", piece="city"):
        table.play(A, BuildCity(site(54)))
    fifteen = lay().road(A, "17-12-8-4-1-5-2-6-3-7-11-16-21-27-33-38").hand(A, ROAD)
    with fifteen.refused("no-piece-left", piece="road"):
        fifteen.play(A, BuildRoad(path("38-43")))
    assert (table.offered(A, BuildCity), fifteen.offered(A, BuildRoad)) == ([], [])


def test_ruling_G5_the_distance_rule_counts_everybodys_buildings() -> None:
    """G5: two paths away from every building, a city too."""
    table = lay().city(B, 14).settle(A, 24).road(A, "24-19-25-20").hand(A, SETTLEMENT)
    with table.refused("too-close", beside=site(14)):
        table.play(A, BuildSettlement(site(19)))
    table.play(A, BuildSettlement(site(20)))
