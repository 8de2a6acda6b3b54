"""Computer players: what they see, what they know, and how well they play."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Self

import pytest

from data import map_document
from engine import options
from engine.action import Action, actors
from engine.base.bargaining import AcceptOffer, ChooseTaker, CounterOffer, DeclineOffer, OfferTrade, WelcomeOffer
from engine.base.building import BuildCity, BuildRoad, BuildSettlement
from engine.base.cards import BuyCard, PlaceFreeRoad, PlayKnight, PlayMonopoly, PlayRoadBuilding, PlayYearOfPlenty
from engine.base.ending import AgreeToEnd, Concluding, PlayOn
from engine.base.founding import FoundRoad, FoundSettlement
from engine.base.offers import Offers
from engine.base.robber import Discard, MoveRobber
from engine.base.trade import TradeWithSupply
from engine.base.turn import EndTurn, Main, Roll
from engine.journal import fresh_state
from engine.laws import look_alike, seats_of
from engine.players import PLAYERS, Player, Question, RandomPlayer, SimplePlayer, dice
from engine.record import Seat
from engine.simulation import Games, Move, moves
from engine.state import State
from engine.tables import TableSpec, dealt_for
from tests.engine.laying import A, B, C, D, Table, bag, good, lay, place, site

BASE = map_document("base")

every_player = pytest.mark.parametrize("name", PLAYERS)


def dealt(seed: str, **chosen: str) -> State:
    return fresh_state(dealt_for(TableSpec(options=chosen), BASE, seed))


def games_of(name: str, games: int, **chosen: str) -> Iterator[tuple[State, Move]]:
    """Each move of some games in which all seats play alike, with the table after it."""
    for game in range(games):
        state = dealt(f"{name} {game}", **chosen)
        for move in moves(state, [PLAYERS[name]()] * 4, dice(f"{name} {game}"), 2000):
            yield state, move


def choice(table: Table | State, seat: Seat, player: Player | None = None, seed: int = 1) -> Action:
    """What a player does at a table; the simple one unless another is named."""
    state = table.state if isinstance(table, Table) else table
    return (player or SimplePlayer()).choose(Question(state, seat, Random(seed)))


# All of them


@every_player
def test_whatever_a_player_does_is_legal_and_games_end(name: str) -> None:
    last = [state for state, _ in games_of(name, 3)][-1]
    assert last.ended is not None
    assert last.ended.reason == "points"


@every_player
@pytest.mark.parametrize("trade", ["first", "chooses"])
def test_a_player_knows_no_more_than_its_seat_sees(name: str, trade: str) -> None:
    """Where the hidden cards of the others are dealt anew, it does the same."""
    player, random, asked = PLAYERS[name](), Random(name), 0
    for number, (state, _) in enumerate(games_of(name, 1, trade=trade)):
        if number % 5 or state.ended is not None:
            continue
        for seat in (seat for seat in seats_of(state) if options(state, seat)):
            other = look_alike(state, seat, random)
            first = player.choose(Question(state, seat, Random(number)))
            assert player.choose(Question(other, seat, Random(number))) == first
            asked += 1
    assert asked > 50


@every_player
def test_a_player_changes_nothing_by_thinking(name: str) -> None:
    for number, (state, _) in enumerate(games_of(name, 1)):
        if number % 10 == 0 and state.ended is None:
            before = state.facts()
            choice(state, actors(state)[0], PLAYERS[name]())
            assert state.facts() == before


def test_a_question_shows_no_state() -> None:
    question = Question(dealt("shown"), A, Random(1))
    shown = {name: getattr(question, name) for name in dir(question) if not name.startswith("_")}
    look = {
        "acting",
        "answerable",
        "bears_road",
        "filled",
        "has_room",
        "holes",
        "may_cross",
        "options",
        "random",
        "seat",
        "sites",
        "starts",
    }
    assert shown.keys() == look | {"view"}
    assert not any(isinstance(value, State) for value in shown.values())


@every_player
def test_ruling_G11_computers_vote_only_when_the_table_is_asked_and_then_agree(name: str) -> None:
    assert not any(isinstance(move.action, AgreeToEnd | PlayOn) for _, move in games_of(name, 2))
    table = lay()
    table.state.begin(Concluding((A, B, C, D)))
    assert choice(table, A, PLAYERS[name]()) == AgreeToEnd()


@every_player
def test_a_seat_that_is_not_to_move_answers_the_offer(name: str) -> None:
    table = lay().hand(A, "1 ore").hand(B, "1 wool")
    table.play(A, OfferTrade(bag("1 ore"), bag("1 wool")))
    for seed in range(20):
        assert isinstance(choice(table, B, PLAYERS[name](), seed), AcceptOffer | DeclineOffer)
        assert isinstance(choice(table, C, PLAYERS[name](), seed), DeclineOffer)


class Dance(Action, frozen=True):
    """A move no player has heard of."""

    chapter = "move"
    steps: int

    @classmethod
    def options(cls, state: State, seat: Seat) -> list[Self]:
        return [cls(1), cls(2)]

    def apply(self, state: State, seat: Seat) -> None:
        state.heard = state.heard


class RaiseTent(Dance, frozen=True):
    """Something to build no player has heard of."""

    chapter = "build"


@every_player
def test_what_a_scenario_adds_breaks_no_player(name: str) -> None:
    state = lay().state
    state.rules = state.rules.allow(Main, Dance)
    state.rules = state.rules.but(menu={**state.rules.menu, Concluding: (Dance,)})
    chosen = {type(choice(state, A, PLAYERS[name](), seed)) for seed in range(40)}
    assert {Dance, EndTurn} <= chosen
    state.begin(Concluding((A,)))
    assert isinstance(choice(state, A, PLAYERS[name]()), Dance)


# The random one


def test_a_random_player_seldom_says_anything_and_does_everything() -> None:
    done = Counter(type(move.action) for _, move in games_of("random", 12))
    spoken = done[OfferTrade] + done[CounterOffer]
    assert 0.005 < spoken / done.total() < 0.05
    assert done.keys() >= {
        AcceptOffer, BuildCity, BuildRoad, BuildSettlement, BuyCard, DeclineOffer, Discard, EndTurn, FoundRoad,
        FoundSettlement, MoveRobber, OfferTrade, PlaceFreeRoad, PlayKnight, PlayMonopoly, PlayRoadBuilding,
        PlayYearOfPlenty, Roll, TradeWithSupply,
    }  # fmt: skip


def test_a_random_player_makes_each_move_about_equally_often() -> None:
    state = dealt("fair")
    found = Counter(choice(state, actors(state)[0], RandomPlayer(), seed) for seed in range(5400))
    assert len(found) == 54
    assert min(found.values()) > 60
    assert max(found.values()) < 150


# The simple one: what it builds


def test_a_simple_player_never_passes_up_a_city_nor_then_a_settlement() -> None:
    built = Counter[type[Action]]()
    for state, _ in games_of("simple", 3):
        if state.ended is None and isinstance(state.step, Main):
            kinds = {type(option) for option in options(state, state.seat)}
            for kind in (BuildCity, BuildSettlement):
                if kind in kinds:
                    assert isinstance(choice(state, state.seat), kind)
                    built[kind] += 1
                    break
    assert min(built[BuildCity], built[BuildSettlement]) > 10


def test_it_founds_where_the_dice_pay_best() -> None:
    """Who begins takes one of the best places, and nobody a place that hardly ever pays."""
    first, others = [], []
    for seed in range(10):
        state = dealt(f"founding {seed}")
        placed = [move.action for move in moves(state, [SimplePlayer()] * 4, dice("founding"), 0)]
        pips = [state.rules.board.pips[one.site] for one in placed if isinstance(one, FoundSettlement)]
        first.append(pips[0])
        others += pips[1:]
    assert min(first) >= 10
    assert min(others) >= 5
    assert sum(others) / len(others) > 8


def test_the_second_settlement_seeks_the_goods_that_are_missing() -> None:
    produced = []
    for seed in range(10):
        state = dealt(f"variety {seed}")
        for _ in moves(state, [SimplePlayer()] * 4, dice("variety"), 0):
            pass
        board = state.rules.board
        for seat in seats_of(state):
            hexes = [place for one in state.sites_of(seat) for place in board.hexes_at[one]]
            produced.append(len({board.yields[place] for place in hexes} - {None}))
    assert sum(produced) / len(produced) > 4


def test_the_first_of_several_cities_stands_where_most_throws_pay() -> None:
    table = lay().settle(A, 10, 25, 40).hand(A, "2 grain 3 ore")
    pips = table.state.rules.board.pips
    assert choice(table, A) == BuildCity(max((site(10), site(25), site(40)), key=lambda one: pips[one]))


def test_a_road_leads_towards_a_place_to_settle() -> None:
    table = lay().settle(A, 20).hand(A, "1 lumber 1 brick")
    built = choice(table, A)
    assert isinstance(built, BuildRoad)
    table.play(A, built)
    board = table.state.rules.board
    [end] = [end for end in board.ends[built.path] if end != site(20)]
    assert any(
        all(table.state.owners[one] < 0 for one in (over, *board.neighbours[over])) for over in board.neighbours[end]
    )


def test_no_road_is_built_while_a_place_to_settle_is_reached() -> None:
    table = lay().settle(A, 20).road(A, "20-25-31").hand(A, "1 lumber 1 brick")
    assert choice(table, A) == EndTurn()


def test_a_card_is_bought_when_nothing_better_is_near() -> None:
    table = lay().settle(A, 20).hand(A, "1 wool 1 grain 1 ore")
    assert choice(table, A) == BuyCard()
    asking = lay().settle(A, 20).hand(A, "1 wool 2 grain 2 ore").hand(B, "1 ore")
    asking.play(A, choice(asking, A))
    assert [(offer.give, offer.want) for offer in asking.state[Offers].standing] == [(bag("1 wool"), bag("1 ore"))]


# The simple one: its cards


def test_a_knight_rides_before_the_roll_when_the_robber_blocks_an_own_hex() -> None:
    corner = lay().state.rules.board.hex_corners[place("6 hills")][0] + 1
    blocked = lay(step="roll").settle(A, corner).robber("6 hills").cards(A, knight=1)
    assert choice(blocked, A) == PlayKnight()
    free = lay(step="roll").settle(A, corner).cards(A, knight=1)
    assert choice(free, A) == Roll()


def test_a_knight_is_played_for_the_army_and_not_for_nothing() -> None:
    assert choice(lay().settle(A, 10).played(A, knight=2).cards(A, knight=1), A) == PlayKnight()
    assert choice(lay().settle(A, 10).cards(A, knight=1), A) == EndTurn()


def test_a_monopoly_takes_what_the_others_hold_most_of() -> None:
    table = lay().settle(A, 10).hand(B, "2 wool 1 ore").hand(C, "2 wool").cards(A, monopoly=1)
    assert choice(table, A) == PlayMonopoly(good("wool"))
    assert not isinstance(choice(lay().settle(A, 10).hand(B, "2 wool").cards(A, monopoly=1), A), PlayMonopoly)


def test_a_year_of_plenty_completes_the_plan() -> None:
    table = lay().settle(A, 10).hand(A, "1 grain 2 ore").cards(A, year_of_plenty=1)
    assert choice(table, A) == PlayYearOfPlenty(bag("1 grain 1 ore"))
    far_off = lay().settle(A, 10).cards(A, year_of_plenty=1)
    assert not isinstance(choice(far_off, A), PlayYearOfPlenty)


def test_road_building_is_played_for_a_place_to_settle_and_its_roads_lead_there() -> None:
    table = lay().settle(A, 20).cards(A, road_building=1)
    assert choice(table, A) == PlayRoadBuilding()
    table.play(A, PlayRoadBuilding())
    for _ in range(2):
        road = choice(table, A)
        assert isinstance(road, PlaceFreeRoad)
        table.play(A, road)
    state = table.state
    assert any(state.rules.may_settle(state, A, one) for one in state.rules.board.intersections)


# The simple one: the robber


def test_the_robber_goes_to_the_leader_and_never_to_oneself() -> None:
    table = lay().settle(A, 10).settle(B, 20).city(C, 40, 43).hand(B, "1 ore").hand(C, "1 ore").cards(A, knight=1)
    table.play(A, PlayKnight())
    move = choice(table, A)
    assert isinstance(move, MoveRobber)
    assert move.victim == C
    owners = {table.state.owners[corner] for corner in table.state.rules.board.hex_corners[move.place]}
    assert A not in owners
    assert C in owners


def test_along_its_games_the_robber_never_stands_on_its_own_hex() -> None:
    moved = 0
    for state, move in games_of("simple", 3):
        if isinstance(move.action, MoveRobber):
            corners = state.rules.board.hex_corners[move.action.place]
            assert move.seat not in {state.owners[corner] for corner in corners}
            moved += 1
    assert moved > 20


def test_it_discards_what_its_plan_does_not_need() -> None:
    table = lay(step="roll").settle(A, 10).hand(A, "2 grain 3 ore 4 wool 1 lumber").dice(3, 4)
    table.play(A, Roll())
    given = choice(table, A)
    assert isinstance(given, Discard)
    assert given == Discard(bag("4 wool 1 lumber"))


# The simple one: trade


def needing_ore() -> Table:
    """A lacks one ore for a city and has wool to spare."""
    return lay().settle(A, 10).hand(A, "2 grain 2 ore 2 wool").hand(B, "1 ore").hand(C, "1 ore")


def test_it_trades_with_the_supply_to_complete_its_plan_and_not_otherwise() -> None:
    table = lay().settle(A, 10).hand(A, "2 grain 2 ore 4 wool")
    assert choice(table, A) == TradeWithSupply(bag("4 wool"), good("ore"))
    assert not isinstance(choice(lay().settle(A, 10).hand(A, "4 wool"), A), TradeWithSupply)


def test_it_gives_nothing_away_that_its_plan_needs() -> None:
    table = lay().settle(A, 10).hand(A, "1 grain 4 ore")
    assert not isinstance(choice(table, A), TradeWithSupply)


def test_it_makes_one_modest_offer_a_turn() -> None:
    table = needing_ore()
    made = choice(table, A)
    assert made == OfferTrade(bag("1 wool"), bag("1 ore"))
    table.play(A, made)
    assert not isinstance(choice(table, A), OfferTrade)
    said = Counter(
        (state.turn, move.seat) for state, move in games_of("simple", 1) if isinstance(move.action, OfferTrade)
    )
    assert set(said.values()) == {1}


def test_it_offers_nothing_to_who_is_about_to_win_and_takes_nothing_from_him() -> None:
    table = needing_ore().city(B, 40, 43, 46, 49)
    assert table.state.left["city"][B] == 0
    assert choice(table, A) == OfferTrade(bag("1 wool"), bag("1 ore"), (C, D))
    asked = lay(turn=B).city(B, 40, 43, 46, 49).settle(A, 10).hand(A, "2 grain 2 ore 2 wool").hand(B, "1 ore")
    asked.play(B, OfferTrade(bag("1 ore"), bag("1 wool")))
    assert isinstance(choice(asked, A), DeclineOffer)


def test_it_takes_what_it_needs_for_what_it_does_not() -> None:
    table = lay(turn=B).settle(A, 10).hand(A, "2 grain 2 ore 2 wool").hand(B, "1 ore 1 brick")
    table.play(B, OfferTrade(bag("1 ore"), bag("1 wool")))
    assert isinstance(choice(table, A), AcceptOffer)
    poor = lay(turn=B).settle(A, 10).hand(A, "2 grain 2 ore 2 wool").hand(B, "1 ore 1 brick")
    poor.play(B, OfferTrade(bag("1 brick"), bag("1 ore")))
    assert isinstance(choice(poor, A), DeclineOffer)


def test_it_welcomes_an_offer_once_and_chooses_the_least_dangerous_taker() -> None:
    table = lay(turn=B, trade="chooses").settle(A, 10).hand(A, "2 grain 2 ore 2 wool").hand(B, "1 ore")
    table.settle(C, 40).settle(D, 30, 48).hand(C, "1 wool").hand(D, "1 wool")
    table.play(B, OfferTrade(bag("1 ore"), bag("1 wool")))
    welcome = choice(table, A)
    assert isinstance(welcome, WelcomeOffer)
    table.play(A, welcome)
    assert not Question(table.state, A, Random(1)).answerable
    for seat in (C, D):
        table.play(seat, WelcomeOffer(welcome.offer))
    assert choice(table, B) == ChooseTaker(welcome.offer, A)


# How well they play


def test_a_simple_player_wins_clearly_against_random_ones() -> None:
    series = Games(TableSpec(), BASE, ("random", "simple", "random", "random"), "strength", clock=lambda: 0.0)
    for _ in range(12):
        series.play()
    figures = series.figures()
    assert figures.by_points == 12
    assert figures.wins[1] >= 10


def test_simple_players_end_their_games_in_a_human_number_of_turns() -> None:
    series = Games(TableSpec(seats=3), BASE, ("simple",) * 3, "length", clock=lambda: 0.0)
    for _ in range(6):
        series.play()
    figures = series.figures()
    assert (figures.by_points, figures.capped) == (6, 0)
    assert figures.turns_median < 120


def test_ruling_G11_a_quiet_game_of_computers_ends_by_agreement() -> None:
    state = dealt("quiet")
    state.begin(Concluding(seats_of(state)))
    for _ in moves(state, [RandomPlayer(), SimplePlayer()] * 2, dice("quiet"), 10):
        pass
    assert state.ended is not None
    assert state.ended.reason == "agreed"
