"""Baden-Württemberg Catan, rulebook: development cards, with the rulings on them (B4, B8)."""

from engine import options, view
from engine.action import points, public_points
from engine.base.building import BuildRoad, BuildSettlement
from engine.base.cards import (
    BuyCard,
    CardBought,
    Cards,
    CardsSeen,
    PlaceFreeRoad,
    PlacingRoads,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
)
from engine.base.robber import CardStolen, Robber
from engine.base.turn import EndTurn, Main, Roll, Rolling
from engine.record import Seat
from engine.scenarios.baden_wuerttemberg import MoveInventor, MovingInventor, PlayInvention, PlayTrade
from engine.sight import seen
from tests.engine.laying import A, B, C, Table, bag, good
from tests.rulebook.towns import CARD, HALL, Land, field, land, town, way

TEN_TOWNS = ("Ehingen", "Biberach", "Ellwangen", "Aalen", "Calw", "Singen", "Lörrach", "Waldshut", "Mosbach", "Buchen")


def halls_of(seat: Seat, count: int, table: Land) -> Land:
    """So many town halls of a seat."""
    return table.halls(seat, *TEN_TOWNS[:count])


def deck(table: Table) -> dict[str, int]:
    """The pile, kind by kind."""
    kinds = [name for name, _ in table.state.rules.deck]
    return dict(zip(kinds, table.state[Cards].deck, strict=True))


def test_BW_08_development_cards_are_one_hidden_pile() -> None:
    """Setup: shuffled, face down; only their number is public."""
    seen_by_all = view(land().state, None).part(CardsSeen)
    assert seen_by_all is not None
    assert (seen_by_all.left, seen_by_all.held) == (26, None)
    assert view(land().state, A).part(Cards) is None


def test_BW_11_a_building_cost_card_has_no_rule_of_its_own() -> None:
    """Setup: once dealt it shows what things cost, the same to everybody, and is nobody's card in play."""
    table = land(founding="cards")
    assert table.state.rules.costs == {
        "road": bag("1 lumber 1 brick"),
        "settlement": bag("1 lumber 1 brick 1 grain 1 wool"),
        "landmark": bag("2 ore 1 grain"),
        "card": bag("1 wool 1 ore 1 grain"),
    }
    assert not any(map(any, table.state[Cards].held))


def test_BW_37_a_card_costs_wool_ore_and_grain_and_the_empty_pile_sells_none() -> None:
    """Buying a development card."""
    table = land().hand(A, CARD).next_card("trade")
    table.play(A, BuyCard())
    assert table.state.hands[A] == bag()
    table = land().hand(A, CARD).pile()
    assert table.offered(A, BuyCard) == []
    with table.refused("no-cards-left"):
        table.play(A, BuyCard())


def test_BW_38_bought_cards_lie_hidden_until_used() -> None:
    """Buying a development card: which one it is only its owner learns."""
    table = land().hand(A, CARD).next_card("victory_point")
    [bought] = [event for event in table.play(A, BuyCard()) if isinstance(event, CardBought)]
    assert seen((bought,), B) == (CardBought(A, None),)
    assert seen((bought,), A) == (CardBought(A, "victory_point"),)
    public = view(table.state, B).part(CardsSeen)
    assert public is not None
    assert public.counts == (1, 0, 0, 0)


def test_BW_39_a_card_is_not_played_in_the_turn_of_its_purchase() -> None:
    """Playing a development card: from the next turn on."""
    table = land(seats=3).fresh(A, invention=1).dice(1, 1).dice(1, 1).dice(1, 1)
    with table.refused("card-is-fresh", card="invention"):
        table.play(A, PlayInvention())
    table.play(A, EndTurn())
    for seat in (B, C):
        table.play(seat, Roll(), EndTurn())
    table.play(A, Roll(), PlayInvention())


def test_BW_40_inventions_progress_and_achievements_and_nothing_else() -> None:
    """Playing a development card: three kinds, three sorts of progress; no knight, no monopoly."""
    assert deck(land()) == {"invention": 14, "road_building": 3, "year_of_plenty": 3, "trade": 3, "victory_point": 3}
    rules = land().state.rules
    for step in (Rolling, Main):
        plays = {action for action in rules.menu[step] if action.chapter == "card"}
        assert plays == {PlayInvention, PlayRoadBuilding, PlayYearOfPlenty, PlayTrade}
    assert not {PlayKnight, PlayMonopoly} & {action for menu in rules.menu.values() for action in menu}


def test_BW_41_an_invention_moves_the_inventor_and_makes_nobody_discard() -> None:
    """Inventions: to another field; it is no seven."""
    table = land().cards(A, invention=1).hand(B, "9 wool")
    table.play(A, PlayInvention())
    assert table.awaits(MovingInventor(A))
    with table.refused("robber-must-move", place=field("12 pasture")):
        table.play(A, MoveInventor(field("12 pasture"), None))
    table.play(A, MoveInventor(field("8 hills"), None))
    assert table.state[Robber].place == field("8 hills")
    assert table.awaits(Main(A))
    assert table.state.hands[B] == bag("9 wool")


def test_BW_42_then_one_card_may_be_drawn_and_declining_is_offered() -> None:
    """Inventions: from a player with a town hall on this field, of one's choice; or from nobody."""
    table = land().halls(B, "Ehingen").halls(C, "Biberach").halls(A, "Laupheim").cards(A, invention=1)
    table.hand(B, "2 wool").hand(C, "1 ore")
    table.play(A, PlayInvention())
    at_the_fields = {
        option.victim
        for option in table.offered(A, MoveInventor)
        if isinstance(option, MoveInventor) and option.place == field("6 fields")
    }
    assert at_the_fields == {B, C, None}
    assert CardStolen(A, C, good("ore")) in table.play(A, MoveInventor(field("6 fields"), C))
    assert table.state.hands[:3] == [bag("1 ore"), bag("2 wool"), bag()]


def test_BW_42_drawing_nothing_leaves_all_hands_alone() -> None:
    """Inventions: "may"."""
    table = land().halls(B, "Ehingen").hand(B, "2 wool").cards(A, invention=1)
    table.play(A, PlayInvention(), MoveInventor(field("6 fields"), None))
    assert table.state.hands[:2] == [bag(), bag("2 wool")]
    table = land().halls(B, "Ehingen").hand(B, "2 wool").cards(A, invention=1)
    table.play(A, PlayInvention())
    with table.refused("no-such-victim", victim=C):
        table.play(A, MoveInventor(field("6 fields"), C))


def test_BW_43_played_inventions_stay_open() -> None:
    """Inventions: their number is public."""
    table = land().invented(A, 1).cards(A, invention=1)
    table.play(A, PlayInvention())
    public = view(table.state, B).part(CardsSeen)
    assert public is not None
    assert public.played[A] == (2, 0, 0, 0, 0)


def test_BW_44_road_building_lays_two_free_roads_by_the_rules() -> None:
    """Progress: at once; an unbuilt town or landmark field is not crossed."""
    table = land().halls(A, "Ehingen").cards(A, road_building=1).trail(A, "Ehingen > 68 > Sigmaringen")
    table.play(A, PlayRoadBuilding())
    assert table.awaits(PlacingRoads(A, 2))
    with table.refused("road-not-connected", path=way("Sigmaringen > 83")):
        table.play(A, PlaceFreeRoad(way("Sigmaringen > 83")))
    table.play(A, PlaceFreeRoad(way("68 > Albstadt")))
    with table.refused("road-not-connected", path=way("Albstadt > 67")):
        table.play(A, PlaceFreeRoad(way("Albstadt > 67")))
    table.play(A, PlaceFreeRoad(way("Ehingen > 69")))
    assert table.awaits(Main(A))
    assert table.state.hands[A] == bag()


def test_BW_45_a_successful_invention_takes_any_two_cards() -> None:
    """Progress: equal or different, at once."""
    for take in ("2 ore", "1 ore 1 wool"):
        table = land().cards(A, year_of_plenty=1)
        table.play(A, PlayYearOfPlenty(bag(take)))
        assert table.state.hands[A] == bag(take)


def test_BW_46_played_progress_cards_leave_the_game() -> None:
    """Progress: the pile is never renewed."""
    table = land().halls(A, "Ehingen").cards(A, trade=1).pile(invention=1).hand(A, f"{CARD} {CARD}")
    table.play(A, PlayTrade(), BuyCard())
    with table.refused("no-cards-left"):
        table.play(A, BuyCard())
    assert deck(table)["trade"] == 0


def test_BW_47_an_achievement_bought_now_wins_with_nine_halls() -> None:
    """Achievements: any number at once, also bought this turn, beside the one card played."""
    table = halls_of(A, 8, land()).hand(A, f"{CARD} {CARD}").cards(A, trade=1).next_card("victory_point")
    table.play(A, PlayTrade(), BuyCard())
    assert table.winners() == ()
    table.next_card("victory_point").play(A, BuyCard())
    assert table.winners() == (A,)
    assert points(table.state, A) == 10


def test_BW_47_an_achievement_that_does_not_win_stays_hidden() -> None:
    """Achievements: eight halls and one achievement are 8 points to the others, 9 to their owner."""
    table = halls_of(A, 8, land()).cards(A, victory_point=1)
    assert (points(table.state, A), public_points(table.state, A)) == (9, 8)
    assert view(table.state, B).points[A] == 8
    assert view(table.state, A).own_points == 9


def test_ruling_B4_an_achievement_is_not_the_card_of_the_turn() -> None:
    """B4: nobody plays one; it is revealed by itself in the moment in which it wins."""
    table = halls_of(A, 8, land()).cards(A, victory_point=1, trade=1).trail(A, "Biberach > 84 > Leutkirch")
    table.hand(A, HALL)
    assert [option for option in options(table.state, A) if option.chapter == "card"] == [PlayTrade()]
    table.play(A, PlayTrade(), BuildSettlement(town("Leutkirch")))
    assert table.winners() == (A,)
    assert points(table.state, A) == 10


def test_ruling_B4_the_winning_point_may_come_in_another_players_turn_and_counts_in_the_own() -> None:
    """B4, G9: only the player on turn wins; then at once, before the roll."""
    table = halls_of(B, 9, land()).cards(B, victory_point=1)
    assert points(table.state, B) == 10
    assert table.winners() == ()
    table.play(A, EndTurn())
    assert table.winners() == (B,)


def test_ruling_B8_an_invention_before_the_roll_frees_the_field() -> None:
    """B8, B4: the inventor blocks from the start; moved away before the roll, the pasture pays."""
    table = land(step="roll").halls(A, "Sinsheim").cards(A, invention=1).dice(6, 6)
    table.play(A, PlayInvention(), MoveInventor(field("2 fields"), None), Roll())
    assert table.state.hands[A] == bag("1 wool")
    table = land(step="roll").halls(A, "Sinsheim").dice(6, 6)
    table.play(A, Roll())
    assert table.state.hands[A] == bag()


def test_ruling_B8_after_an_invention_nothing_else_comes_before_the_move() -> None:
    """B8: the inventor is moved at once."""
    table = land().halls(A, "Ehingen").cards(A, invention=1).hand(A, "1 lumber 1 brick")
    table.play(A, PlayInvention())
    with table.refused("not-now"):
        table.play(A, BuildRoad(way("Ehingen > 69")))
    with table.refused("not-now"):
        table.play(A, EndTurn())
    assert len({option.place for option in table.offered(A, MoveInventor) if isinstance(option, MoveInventor)}) == 35
