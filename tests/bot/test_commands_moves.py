"""Moves that are typed: what is suggested, done and asked, and what is said when something cannot be done."""

from typing import Any

import discord
import pytest

from bot.commands.completion import WHY
from engine.base.army import LargestArmy
from engine.base.cards import Cards
from engine.base.offers import Offers
from engine.base.robber import Discarding, MovingRobber
from engine.base.turn import Main, Rolling
from engine.record import Hex, Intersection
from tests.bot.typists import (
    ANN,
    BOB,
    BRICK,
    CLEO,
    GRAIN,
    HOMES,
    LUMBER,
    ORE,
    WOOL,
    Typist,
    hold,
    hold_card,
    parts,
    shown,
)

pytestmark = pytest.mark.usefixtures("blank_pictures")


# Where there is nothing to do

MOVES: dict[str, dict[str, Any]] = {
    "roll": {},
    "end": {},
    "build road": {"at": "14-15"},
    "move robber": {"to": "8 ore"},
    "card buy": {},
    "card play": {"card": "knight"},
    "card list": {},
    "trade offer": {"give": "1 wool", "want": "1 ore"},
    "trade bank": {"give": "4 wool", "want": "ore"},
    "trade accept": {"offer": "1"},
    "trade list": {},
    "discard": {"cards": "1 wool"},
    "choose": {"answer": "14"},
    "do": {"action": "roll"},
    "game undo": {},
    "game log": {},
    "game board": {},
    "game end": {},
}


@pytest.mark.parametrize("command", MOVES)
async def test_without_a_game_in_the_channel_one_sentence_says_so(people: list[Typist], command: str) -> None:
    assert "No game is open in this channel" in await people[0].say(command, **MOVES[command])


async def test_somebody_who_only_watches_is_told_so(founding: list[Typist]) -> None:
    for command, given in MOVES.items():
        text = await founding[3].say(command, **given)
        if command not in ("game log", "game board"):
            assert "no seat in this game" in text, command


async def test_a_table_that_is_still_being_set_up_has_no_moves(people: list[Typist]) -> None:
    await people[0].say("game new", aloud=True)
    for command in ("roll", "game board", "hand"):
        text = await people[0].say(command)
        assert "still being set up" in text or "You play in no game" in text
    assert "can start it" in await people[0].say("game status")


async def test_whoever_is_not_at_turn_is_told_whom_the_game_waits_for(playing: list[Typist]) -> None:
    for command in ("roll", "end", "card buy", "build city"):
        assert "the game waits for Ann" in await playing[1].refused(command)
    (hint,) = await playing[1].offered("build road", "at")
    assert hint[1] == WHY
    assert "the game waits for Ann" in hint[0]


# Building


async def test_a_road_is_built_by_what_is_suggested_or_typed(playing: list[Typist]) -> None:
    ann = playing[0]
    hold(ann, *[LUMBER, BRICK] * 3)
    label, value = (await ann.suggested("build road", "at"))[0]
    assert "·" in label
    await ann.play("build road", at=value)
    await ann.play("build road", at=(await ann.suggested("build road", "at"))[1][0])
    first, second = (await ann.first("build road", "at")).split("-")
    assert "road" in await ann.play("build road", at=f"{second} {first}")
    assert ann.hand == (0,) * 5


async def test_without_a_place_the_possible_ones_are_shown_with_letters(playing: list[Typist]) -> None:
    ann = playing[0]
    hold(ann, LUMBER, BRICK)
    result = await ann.actor.slash(ann.place, "build road")
    assert result.ephemeral
    assert result.response is not None
    assert "A · " in shown(result.response)
    assert [file.filename for file in result.response.attachments] == ["board.png"]
    (select,) = [part for part in parts(result.response) if part["type"] == discord.ComponentType.string_select.value]
    await ann.actor.select(result.response, [select["options"][0]["value"]], custom_id=select["custom_id"])
    assert ann.hand == (0,) * 5


async def test_what_cannot_be_paid_is_explained_before_and_after(playing: list[Typist]) -> None:
    ann = playing[0]
    hold(ann, LUMBER)
    ((label, value),) = await ann.offered("build road", "at")
    assert value == WHY
    assert "lack" in label
    assert "you lack 1 brick" in await ann.refused("build road", at=WHY)
    assert "You lack 1 brick" in await ann.refused("build road", at="10-15")


async def test_a_settlement_too_close_is_refused_with_its_neighbour(playing: list[Typist]) -> None:
    ann = playing[0]
    hold(ann, LUMBER, BRICK, WOOL, GRAIN)
    assert "is taken: Ann has built there" in await ann.refused("build settlement", at=str(HOMES[ANN] + 1))
    beside = playing[0].table.state.rules.board.neighbours[Intersection(HOMES[BOB])][0]
    assert f"too close to {HOMES[BOB] + 1}" in await ann.refused("build settlement", at=str(beside + 1))
    assert "names no intersection" in await ann.refused("build settlement", at="the moon")


async def test_a_city_is_raised(playing: list[Typist]) -> None:
    ann = playing[0]
    hold(ann, ORE, ORE, ORE, GRAIN, GRAIN)
    await ann.play("build city", at=await ann.first("build city", "at"))
    assert ann.table.state.kinds[HOMES[ANN]] == "city"


# Robber and discards


async def test_the_robber_asks_whom_to_rob_when_it_can_be_several(playing: list[Typist]) -> None:
    ann, bob, cleo, _ = playing
    state = ann.table.state
    place = next(hex for hex in state.rules.board.hexes_at[Intersection(HOMES[BOB])] if hex in state.rules.board.hexes)
    corner = next(one for one in state.rules.board.hex_corners[place] if state.owners[one] < 0)
    state.raise_building(CLEO, "settlement", corner)
    hold(bob, WOOL)
    hold(cleo, ORE)
    state.begin(MovingRobber(ANN))
    assert "From whom" in await ann.refused("move robber", to=f"H{place + 1}")
    victims = await ann.suggested("move robber", "steal", to=f"H{place + 1}")
    assert [value for _, value in victims] == ["red", "yellow"]
    assert "There are Bob and Cleo" in await ann.refused("move robber", to=f"H{place + 1}", steal="Dan")
    text = await ann.play("move robber", to=f"H{place + 1}", steal="Cleo")
    assert "ore" in text
    assert ann.hand == ORE


async def test_the_robber_takes_from_the_only_neighbour_without_asking(playing: list[Typist]) -> None:
    ann, bob, *_ = playing
    state = ann.table.state
    hold(bob, WOOL)
    state.begin(MovingRobber(ANN))
    to, _ = next(
        (value, label)
        for label, value in await ann.suggested("move robber", "to")
        if Hex(int(value[1:]) - 1) in state.rules.board.hexes_at[Intersection(HOMES[BOB])]
    )
    await ann.play("move robber", to=to)
    assert ann.hand == WOOL


async def test_the_robber_must_move_and_only_when_it_is_time(playing: list[Typist]) -> None:
    ann = playing[0]
    assert "has to wait" in await ann.refused("move robber", to="desert")
    assert "has to wait" in await ann.refused("move robber")
    ann.table.state.begin(MovingRobber(ANN))
    assert "is on desert already" in await ann.refused("move robber", to="desert")


async def test_discards_are_counted_and_can_be_chosen_from_a_list(playing: list[Typist]) -> None:
    ann, bob, *_ = playing
    hold(ann, *[WOOL] * 5, *[ORE] * 3)
    hold(bob, *[GRAIN] * 9)
    ann.table.state.begin(Discarding(((ANN, 4), (BOB, 4))))
    assert "Exactly 4" in await ann.refused("discard", cards="3 wool")
    assert "You do not hold that" in await ann.refused("discard", cards="4 brick")
    assert ("2 wool, 1 ore", "2 wool, 1 ore") in await ann.suggested("discard", "cards", "2 wool 1 o")
    assert "wool 5" in await ann.refused("discard")
    await ann.play("discard", cards="3w o")
    await bob.play("discard", cards="4 Getreide")
    assert ann.hand == (0, 0, 2, 0, 2)


# Development cards


async def test_cards_are_bought_and_looked_at_in_private(playing: list[Typist]) -> None:
    ann = playing[0]
    hold(ann, WOOL, GRAIN, ORE)
    text = await ann.play("card buy")
    assert "development card" in text.lower()
    assert "bought this turn: 1" in await ann.say("card list")


async def test_a_knight_asks_for_the_robbers_way(playing: list[Typist]) -> None:
    ann, bob, *_ = playing
    hold_card(ann, "knight")
    hold(bob, WOOL)
    assert await ann.suggested("card play", "card") == [("Knight", "knight")]
    assert "Where does the robber go?" in await ann.play("card play", card="Knight")
    assert "Which hex" in await ann.say("choose") or "Where does the robber go" in await ann.say("choose")


async def test_a_knight_can_be_told_everything_at_once_or_nothing_happens(playing: list[Typist]) -> None:
    ann, bob, *_ = playing
    hold_card(ann, "knight")
    hold(bob, WOOL)
    assert "is on desert already" in await ann.refused("card play", card="knight", first="desert")
    home = ann.table.state.rules.board.hexes_at[Intersection(HOMES[BOB])][0]
    assert "H" + str(home + 1) in [value for _, value in await ann.suggested("card play", "first", card="knight")]
    given = {"card": "knight", "first": f"H{home + 1}"}
    assert [value for _, value in await ann.suggested("card play", "second", **given)] == ["red"]
    await ann.play("card play", **given, second="Bob")
    assert ann.hand == WOOL
    assert isinstance(ann.table.state.step, Main)


async def test_road_building_places_the_roads_it_is_told(playing: list[Typist]) -> None:
    ann = playing[0]
    hold_card(ann, "road_building")
    first = await ann.first("card play", "first", card="road_building")
    second = await ann.first("card play", "second", card="road_building", first=first)
    assert first != second
    await ann.play("card play", card="Road Building", first=first, second=second)
    assert ann.table.state.roads.count(ANN) == 3
    assert isinstance(ann.table.state.step, Main)


async def test_road_building_asks_for_what_it_is_not_told(playing: list[Typist]) -> None:
    ann = playing[0]
    hold_card(ann, "road_building")
    assert "Where does the free road go?" in await ann.play("card play", card="road")
    await ann.play("choose", answer=await ann.first("choose", "answer"))
    await ann.play("build road", at=await ann.first("build road", "at"))
    assert ann.table.state.roads.count(ANN) == 3


async def test_year_of_plenty_takes_two_goods(playing: list[Typist]) -> None:
    ann = playing[0]
    hold_card(ann, "year_of_plenty", "year_of_plenty")
    assert "Which two goods" in await ann.refused("card play", card="year of plenty")
    assert [value for _, value in await ann.suggested("card play", "second", card="year_of_plenty")][2] == "wool"
    await ann.play("card play", card="Year of Plenty", first="sheep", second="Erz")
    assert ann.hand == (0, 0, 1, 0, 1)


async def test_monopoly_names_a_good(playing: list[Typist]) -> None:
    ann, bob, cleo, _ = playing
    hold_card(ann, "monopoly")
    hold(bob, WOOL, WOOL, ORE)
    hold(cleo, WOOL)
    assert "Which good" in await ann.refused("card play", card="monopoly")
    await ann.play("card play", card="monopoly", first="wool")
    assert ann.hand == (0, 0, 3, 0, 0)


async def test_cards_that_cannot_be_played_are_refused_with_the_reason(playing: list[Typist]) -> None:
    ann = playing[0]
    ((_, why),) = await ann.offered("card play", "card")
    assert why == WHY
    assert "no development card to play" in await ann.refused("card play", card=WHY)
    assert "You have no Monopoly" in await ann.refused("card play", card="monopoly", first="wool")
    assert "no development card of this table" in await ann.refused("card play", card="queen of hearts")
    hold(ann, WOOL, GRAIN, ORE)
    await ann.play("card buy")
    hold_card(ann, "knight")
    cards = ann.table.state[Cards]
    ann.table.state.put(Cards(cards.deck, cards.held, cards.held, cards.played, cards.played_now))
    assert "You bought Knight this turn" in await ann.refused("card play", card="knight")


# Trade


async def test_offers_are_made_countered_declined_taken_back_and_accepted(playing: list[Typist]) -> None:
    ann, bob, cleo, _ = playing
    hold(ann, WOOL, WOOL, LUMBER)
    hold(bob, ORE, ORE)
    await ann.play("trade offer", give="1 wool", want="1 ore")
    await ann.play("trade offer", give="1 lumber", want="ore", to="Red (Bob)")
    assert ann.table.state[Offers].standing[1].audience == (BOB,)
    assert "Ann gives 1 lumber" in await cleo.say("trade list")
    assert "is for Bob" in await cleo.refused("trade decline", offer="2")
    await cleo.play("trade decline", offer="1")
    assert [label for label, _ in await cleo.suggested("trade accept", "offer")] == []
    labels = [label for label, _ in await bob.suggested("trade accept", "offer")]
    assert len(labels) == 2
    await bob.play("trade counter", offer=labels[0], give="1 ore", want="2 wool")
    await ann.play("trade cancel", offer=await ann.first("trade cancel", "offer", "lumber"))
    await ann.play("trade accept", offer="3")
    assert ann.hand == (1, 0, 0, 0, 1)
    assert "No offer stands now" in await ann.refused("trade accept", offer="1")
    await ann.play("trade offer", give="1 lumber", want="1 wool")
    assert "names no open offer" in await bob.refused("trade accept", offer="7")


async def test_a_knight_that_wins_is_played_although_the_robber_is_told_where_to_go(playing: list[Typist]) -> None:
    ann = playing[0]
    state = ann.table.state
    hold_card(ann, "knight")
    state.put(LargestArmy(None, (2, *state[LargestArmy].sizes[1:])))
    state.left["city"][ANN] -= 4
    state.board_changed()
    await ann.play("card play", card="knight", first="H4")
    assert ann.table.state.ended is not None
    assert ann.table.state.ended.winners == (ANN,)


async def test_an_offer_must_name_goods_that_are_held(playing: list[Typist]) -> None:
    ann = playing[0]
    hold(ann, WOOL)
    assert "You do not hold that" in await ann.refused("trade offer", give="1 ore", want="1 wool")
    assert "“gold”" in await ann.refused("trade offer", give="1 wool", want="gold")
    assert "There are Bob and Cleo" in await ann.refused("trade offer", give="1 wool", want="1 ore", to="Zoe")
    assert "No offer stands" in await ann.refused("trade accept", offer="1")
    assert "No offer stands" in await ann.say("trade list")


async def test_the_bank_trades_at_its_rate(playing: list[Typist]) -> None:
    ann = playing[0]
    hold(ann, *[LUMBER] * 8)
    ((label, lot),) = await ann.suggested("trade bank", "give")
    assert label == lot
    assert "What do you take" in await ann.refused("trade bank", give=lot)
    assert len(await ann.suggested("trade bank", "want", give=lot)) == 4
    await ann.play("trade bank", give="lumber", want="1 ore")
    assert ann.hand[4] == 1
    assert "does not trade 3 brick" in await ann.refused("trade bank", give="3 brick", want="ore")
    hold(ann, WOOL)
    ((_, why),) = await ann.offered("trade bank", "give")
    assert why == WHY
    assert "nothing to trade" in await ann.refused("trade bank", give=WHY)


# Answers, and everything


async def test_choose_answers_what_is_asked_and_nothing_else(founding: list[Typist]) -> None:
    player = next(one for one in founding[:3] if one.seat == one.table.state.seat)
    other = next(one for one in founding[:3] if one is not player)
    assert "Where does your settlement stand?" in await player.refused("choose")
    assert "the game waits for" in await other.refused("choose", answer="14")
    await player.play("choose", answer=await player.first("choose", "answer", "ore"))
    assert all("road" in label for label, _ in await player.suggested("choose", "answer"))
    await player.play("choose", answer=await player.first("choose", "answer"))
    ((label, why),) = await player.offered("choose", "answer")
    assert why == WHY
    assert "not your turn" in label


async def test_choose_has_nothing_to_answer_in_ones_own_turn(playing: list[Typist]) -> None:
    assert "asks you nothing" in await playing[0].refused("choose", answer="14")
    playing[0].table.state.agenda.clear()
    playing[0].table.state.begin(Rolling(ANN))
    assert "asks you nothing" in await playing[0].refused("choose")


async def test_do_asks_for_more_words_when_several_things_fit(playing: list[Typist]) -> None:
    hold(playing[0], LUMBER, BRICK)
    text = await playing[0].refused("do", action="build a road")
    assert "may mean: Build a road on" in text
    assert "is nothing you can do now" in await playing[0].refused("do", action="dance")


async def test_do_opens_a_form_for_what_must_be_written(playing: list[Typist]) -> None:
    hold(playing[0], WOOL)
    assert "Write it" in await playing[0].refused("do", action="make an offer")
