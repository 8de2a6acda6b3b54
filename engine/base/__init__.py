"""The base game: the table of contents of its rulebook, and the answers it gives to every question."""

from __future__ import annotations

from engine import goods
from engine.base.army import no_army, points_for_largest_army, raise_army
from engine.base.bargaining import (
    AcceptOffer,
    CancelOffer,
    ChooseTaker,
    CounterOffer,
    DeclineOffer,
    OfferTrade,
    WelcomeOffer,
)
from engine.base.building import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    CityBuilt,
    RoadBuilt,
    SettlementBuilt,
    at_own_road,
    beside_the_network,
    far_enough,
    is_free,
    not_through_a_foreign_building,
    roads_and_buildings,
)
from engine.base.cards import (
    BuyCard,
    CardBought,
    CardPlayed,
    Monopolised,
    PlaceFreeRoad,
    PlacingRoads,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    cards_ripen,
    full_deck,
    points_for_victory_cards,
)
from engine.base.ending import AgreeToEnd, Concluding, PlayOn, at_the_start, see_whether_it_goes_on
from engine.base.founding import Founding, FoundingRoad, FoundRoad, FoundSettlement, keeps_distance, there_and_back
from engine.base.offers import (
    Traded,
    drop_what_all_know_to_be_impossible,
    drop_what_was_monopolised,
    no_offers,
    offers_end,
)
from engine.base.production import produce
from engine.base.roads import (
    longest_trail,
    measure_after_road,
    measure_after_settlement,
    nobody_has_a_road,
    points_for_longest_road,
)
from engine.base.robber import (
    CardStolen,
    Discard,
    Discarded,
    Discarding,
    MoveRobber,
    MovingRobber,
    any_other_hex,
    discard_half,
    move_robber,
    on_the_desert,
    raise_the_alarm,
    where_the_robber_stands,
)
from engine.base.scoring import (
    may_still_build_roads,
    may_still_raise_a_city,
    may_still_settle,
    may_still_use_cards,
    points_for_cities,
    points_for_settlements,
)
from engine.base.trade import SupplyTraded, TradeWithSupply, four_to_one_and_harbours
from engine.base.turn import (
    DiceThrown,
    EndTurn,
    Main,
    Roll,
    Rolling,
    every_throw_counts,
    main,
    roll,
    two_fair_dice,
    whose_turn_it_is,
)
from engine.board import Board
from engine.event import TurnBegan, TurnEnded
from engine.laying import FIXED
from engine.record import Bag, Good
from engine.ruleset import Mark, Ruleset, Score

CARD_PLAYS = (PlayKnight, PlayRoadBuilding, PlayYearOfPlenty, PlayMonopoly)
VOTES = (AgreeToEnd, PlayOn)
HAND_CHANGES = (
    SupplyTraded,
    Traded,
    RoadBuilt,
    SettlementBuilt,
    CityBuilt,
    CardBought,
    Discarded,
    CardStolen,
    Monopolised,
)


def base(board: Board, seats: int) -> Ruleset:
    """The rules of the base game on a board (rulings G1 to G11)."""
    names = board.goods
    everything = tuple(Good(index) for index in range(len(names)))

    def cost(**counts: int) -> Bag:
        return tuple(counts.get(name, 0) for name in names)

    rules = Ruleset(
        board=board,
        seats=seats,
        goods=names,
        resources=everything,
        wares=everything,
        supply=goods.summed(
            (goods.only(good, board.document.resource_cards, len(names)) for good in everything), len(names)
        ),
        costs={
            "road": cost(lumber=1, brick=1),
            "settlement": cost(lumber=1, brick=1, wool=1, grain=1),
            "city": cost(grain=2, ore=3),
            "card": cost(wool=1, grain=1, ore=1),
        },
        stock=board.document.pieces,
        building_yields={"settlement": 1, "city": 2},
        deck=tuple(board.document.development_cards.items()),
        parts=(on_the_desert, full_deck, nobody_has_a_road, no_army, no_offers, at_the_start),
        target=10,
        opening=there_and_back,
        turn=(roll, main, offers_end),
        seven=(discard_half, move_robber),
        menu={
            Founding: (FoundSettlement, *VOTES),
            FoundingRoad: (FoundRoad, *VOTES),
            Rolling: (Roll, *CARD_PLAYS, *VOTES),
            Discarding: (Discard, *VOTES),
            MovingRobber: (MoveRobber, *VOTES),
            Main: (
                BuildRoad,
                BuildSettlement,
                BuildCity,
                BuyCard,
                TradeWithSupply,
                OfferTrade,
                AcceptOffer,
                CounterOffer,
                DeclineOffer,
                CancelOffer,
                *CARD_PLAYS,
                EndTurn,
                *VOTES,
            ),
            PlacingRoads: (PlaceFreeRoad, *VOTES),
            Concluding: VOTES,
        },
        on={
            DiceThrown: (produce, raise_the_alarm),
            RoadBuilt: (measure_after_road,),
            SettlementBuilt: (measure_after_settlement,),
            CardPlayed: (raise_army,),
            TurnEnded: (cards_ripen,),
            TurnBegan: (see_whether_it_goes_on,),
        },
        dice=two_fair_dice,
        thrown_again=every_throw_counts,
        idle=where_the_robber_stands,
        has_room=far_enough,
        bears_road=is_free,
        may_found=keeps_distance,
        may_settle=at_own_road,
        may_build_road=beside_the_network,
        may_cross=not_through_a_foreign_building,
        network=roads_and_buildings,
        rates=four_to_one_and_harbours,
        length=longest_trail,
        scores=(
            Score("settlements", points_for_settlements),
            Score("cities", points_for_cities),
            Score("longest_road", points_for_longest_road),
            Score("largest_army", points_for_largest_army),
            Score("victory_cards", points_for_victory_cards, hidden=True),
        ),
        prospects=(may_still_raise_a_city, may_still_settle, may_still_build_roads, may_still_use_cards),
        may_rob=any_other_hex,
        on_turn=whose_turn_it_is,
    )
    return offers_follow_the_hands(rules).reads(Mark("hex", FIXED))


def offers_follow_the_hands(rules: Ruleset) -> Ruleset:
    """Offers that all can see to be impossible are withdrawn."""
    for event in HAND_CHANGES:
        rules = rules.when(event, drop_what_all_know_to_be_impossible)
    return rules.when(Monopolised, drop_what_was_monopolised)


def maker_chooses(rules: Ruleset) -> Ruleset:
    """Table option: who makes an offer chooses among those willing to take it."""
    return rules.instead(Main, AcceptOffer, WelcomeOffer).allow(Main, ChooseTaker)
