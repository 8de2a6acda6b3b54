"""The bot is restarted while the game waits for something: what people had before them goes on working."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine import goods
from engine.action import Action, actors
from engine.base.bargaining import AcceptOffer, CounterOffer, DeclineOffer, OfferTrade
from engine.base.cards import PlaceFreeRoad, PlacingRoads, PlayKnight, PlayRoadBuilding
from engine.base.ending import AgreeToEnd, Concluding
from engine.base.founding import Founding, FoundingRoad
from engine.base.offers import Offers
from engine.base.robber import Discard, Discarding, MovingRobber
from engine.base.turn import EndTurn, Main, Roll, Rolling
from engine.journal import Undo
from engine.record import Seat
from engine.state import State
from tests.bot.clicking import Club, custom_ids, named, open_game, posted, press_of, said, shown
from tests.bot.planning import plan
from tests.bot.prepared import in_ann_s_turn, prepare
from tests.bot.typists import ANN, BOB, BRICK, CLEO, LUMBER, ORE, Typist
from tests.bot.worlds import World

pytestmark = pytest.mark.usefixtures("blank_pictures", "_luck")

NOTHING = (0, 0, 0, 0, 0)
NINE = (3, 2, 2, 1, 1)
THIRTY = (6, 6, 6, 6, 6)


@pytest.fixture
def _luck(dealt_from: Callable[[str], None]) -> None:
    dealt_from("restart")


async def restart(club: Club) -> None:
    """Restart the bot; nothing is lost, and nothing is said."""
    before = everything(club)
    await club.world.restart()
    await club.seated()
    assert everything(club) == before


def everything(club: Club) -> Any:
    """What the game is, and every message that people have before them."""
    channels = [club.world.channel.id, *(person.actor.user.dm_channel.id for person in club.people)]
    messages = [
        (message.id, shown(message), custom_ids(message))
        for channel in channels
        for message in posted(club.world, channel)
    ]
    return list(club.table.journal.entries), club.table.state.facts(), messages


async def done(club: Club, seat: Seat, action: Action) -> None:
    """The last entry is this one, and all that followed from it has been sent."""
    entry = club.table.journal.entries[-1]
    assert (entry.seat, entry.action) == (seat, action)
    rows = await club.world.as_bot(lambda: club.world.bot.store.outbox.of_game(club.game_id))
    assert {row.outcome for row in rows} <= {"sent", "stale"}


async def answer_what_was_asked_before(club: Club, seat: Seat, action: Action) -> None:
    """Open the question, restart, and follow it to its end; then do the next thing on the old panel."""
    asked = await club.at(seat).open("open", action.chapter)
    await restart(club)
    await club.at(seat).walk(asked.response, action)
    await done(club, seat, action)


async def press_the_old_panel(club: Club, seat: Seat, action: Action) -> None:
    """Restart, and go the whole way from the panel that was there before."""
    await restart(club)
    await club.do(seat, action)
    await done(club, seat, action)


WAYS = (answer_what_was_asked_before, press_the_old_panel)


# The founding


@pytest.mark.parametrize("way", WAYS)
async def test_while_a_settlement_is_to_be_founded(world: World, way: Any) -> None:
    club = await open_game(world, 3)
    assert isinstance(club.table.state.step, Founding)
    await way(club, *plan(club.table.state))
    assert isinstance(club.table.state.step, FoundingRoad)


@pytest.mark.parametrize("way", WAYS)
async def test_while_a_road_is_to_be_founded(world: World, way: Any) -> None:
    club = await open_game(world, 3)
    seat, settlement = plan(club.table.state)
    await club.do(seat, settlement)
    await way(club, *plan(club.table.state))
    assert actors(club.table.state) != (seat,)


async def test_a_question_asked_in_two_steps_goes_on_between_them(world: World) -> None:
    """The intersections are too many for one message: first a hex is chosen, then an intersection beside it."""
    club = await open_game(world, 3)
    seat, settlement = plan(club.table.state)
    person = club.at(seat)
    asked = await person.open("open", settlement.chapter)
    near = next(name for name in custom_ids(asked.response) if press_of(name).verb == "pickalso")
    place = club.table.state.rules.board.hexes_at[settlement.site][0]  # type: ignore[attr-defined]
    narrowed = await person.choose(asked.response, near, [f"n{place}"])
    await restart(club)
    await person.walk(narrowed.response or asked.response, settlement)
    await done(club, seat, settlement)


# A turn


async def test_while_the_dice_are_awaited(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(monkeypatch, in_ann_s_turn(steps=[Rolling(ANN)]))
    club = await open_game(world, 3)
    await press_the_old_panel(club, ANN, Roll())


async def test_the_hand_shown_before_rolls_the_dice_after(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(monkeypatch, in_ann_s_turn(steps=[Rolling(ANN)]))
    club = await open_game(world, 3)
    hand = await club.at(ANN).open("hand")
    await restart(club)
    await club.at(ANN).press(hand.response, named(hand.response, "act", "turn", "Roll"))
    await done(club, ANN, Roll())


async def test_a_card_can_be_played_before_the_dice(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(monkeypatch, in_ann_s_turn(cards=[("knight",)], steps=[Rolling(ANN)]))
    club = await open_game(world, 3)
    await answer_what_was_asked_before(club, ANN, PlayKnight())
    assert isinstance(club.table.state.step, MovingRobber)


@pytest.mark.parametrize("way", WAYS)
async def test_while_one_of_two_has_still_to_discard(world: World, monkeypatch: pytest.MonkeyPatch, way: Any) -> None:
    steps = [Discarding(((ANN, 4), (BOB, 4))), MovingRobber(ANN)]
    prepare(monkeypatch, in_ann_s_turn(NINE, NINE, steps=steps))
    club = await open_game(world, 3)
    await club.do(ANN, Discard((3, 1, 0, 0, 0)))
    await way(club, BOB, Discard((0, 0, 2, 1, 1)))
    assert club.table.state.hands[:2] == [(0, 1, 2, 1, 1), (3, 2, 0, 0, 0)]
    assert isinstance(club.table.state.step, MovingRobber)


async def test_cards_chosen_before_are_confirmed_after(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [Discarding(((BOB, 4),)), MovingRobber(ANN)]
    prepare(monkeypatch, in_ann_s_turn(NOTHING, NINE, steps=steps))
    club = await open_game(world, 3)
    bob, action = club.at(BOB), Discard((0, 0, 2, 1, 1))
    asked = await bob.open("open", "answer")
    await bob.choose(asked.response, named(asked.response, "cards"), ["2#0", "2#1", "3#0", "4#0"])
    await restart(club)
    await bob.walk(asked.response, action)
    await done(club, BOB, action)


async def test_a_form_for_many_cards_opened_before_is_sent_after(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand of thirty has too many cards for a select."""
    steps = [Discarding(((BOB, 9),)), MovingRobber(ANN)]
    prepare(monkeypatch, in_ann_s_turn(NOTHING, THIRTY, steps=steps))
    club = await open_game(world, 3)
    bob = club.at(BOB)
    asked = await bob.open("open", "answer")
    form = await bob.press(asked.response, named(asked.response, "form"))
    await restart(club)
    await bob.write(form, {"cards": "6 lumber 3 ore"})
    await done(club, BOB, Discard((6, 0, 0, 0, 3)))


@pytest.mark.parametrize("way", WAYS)
async def test_while_the_robber_is_to_be_moved(world: World, monkeypatch: pytest.MonkeyPatch, way: Any) -> None:
    prepare(monkeypatch, in_ann_s_turn(NOTHING, ORE, ORE, steps=[MovingRobber(ANN)]))
    club = await open_game(world, 3)
    seat, action = plan(club.table.state)
    await way(club, seat, action)
    assert sum(club.table.state.hands[ANN]) == 1


@pytest.mark.parametrize("way", WAYS)
async def test_while_one_of_two_free_roads_is_to_be_placed(
    world: World, monkeypatch: pytest.MonkeyPatch, way: Any
) -> None:
    prepare(monkeypatch, in_ann_s_turn(cards=[("road_building",)]))
    club = await open_game(world, 3)
    await club.do(ANN, PlayRoadBuilding())
    await club.do(*plan(club.table.state))
    assert club.table.state.step == PlacingRoads(ANN, 1)
    seat, action = plan(club.table.state)
    assert isinstance(action, PlaceFreeRoad)
    await way(club, seat, action)
    assert isinstance(club.table.state.step, Main)


async def test_a_move_can_still_be_taken_back(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(monkeypatch, in_ann_s_turn((1, 1, 0, 0, 0)))
    club = await open_game(world, 3)
    seat, road = plan(club.table.state)
    await club.do(seat, road)
    asked = await club.at(ANN).open("undo")
    await restart(club)
    await club.at(ANN).choose(asked.response, named(asked.response, "takeback"), ["1"])
    await done(club, ANN, Undo(1))
    assert club.table.state.hands[ANN] == (1, 1, 0, 0, 0)


async def test_the_letter_with_the_hand_goes_on_working(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(monkeypatch, in_ann_s_turn((1, 1, 0, 0, 0), LUMBER))
    club = await open_game(world, 3)
    seat, road = plan(club.table.state)
    await club.do(seat, road)
    (letter,) = club.at(ANN).letters
    await restart(club)
    user = club.at(ANN).actor.user
    hand = (await user.click(letter, custom_id=named(letter, "hand"))).response
    answered = await user.click(hand, custom_id=named(hand, "open", "build"))
    assert "This is what things cost" in said(answered)
    assert (await user.click(hand, custom_id=named(hand, "act", "turn", "EndTurn"))).acknowledged
    await done(club, ANN, EndTurn())


# Offers


@pytest.fixture
async def haggling(world: World, monkeypatch: pytest.MonkeyPatch) -> Club:
    """Ann has offered lumber for brick."""
    prepare(monkeypatch, in_ann_s_turn((2, 0, 0, 0, 1), (0, 2, 0, 0, 1), (0, 2, 0, 0, 1)))
    club = await open_game(world, 3)
    await club.do(ANN, OfferTrade(LUMBER, BRICK))
    return club


async def test_while_an_offer_stands(haggling: Club) -> None:
    (made,) = haggling.table.state[Offers].standing
    await restart(haggling)
    await haggling.do(BOB, DeclineOffer(made.serial))
    assert "Declined by Bob" in shown(haggling.card(1))
    await restart(haggling)
    await haggling.do(CLEO, AcceptOffer(made.serial))
    assert haggling.table.state.hands == [(1, 1, 0, 0, 1), (0, 2, 0, 0, 1), (1, 1, 0, 0, 1)]
    (card,) = [one for one in haggling.messages if "Offer 1:" in shown(one)]
    assert "Cleo trade: 1 lumber for 1 brick" in shown(card)


async def test_while_a_counter_offer_is_written_and_stands(haggling: Club) -> None:
    (made,) = haggling.table.state[Offers].standing
    card = haggling.card(1)
    form = await haggling.at(BOB).press(card, named(card, "counter"))
    await restart(haggling)
    await haggling.at(BOB).write(form, {"give": "1 brick", "want": "2 lumber"})
    counter = CounterOffer(made.serial, BRICK, (2, 0, 0, 0, 0))
    await done(haggling, BOB, counter)
    await restart(haggling)
    await haggling.do(ANN, AcceptOffer(haggling.table.state[Offers].standing[-1].serial))
    assert haggling.table.state.hands[:2] == [(0, 1, 0, 0, 1), (2, 1, 0, 0, 1)]
    assert not any(custom_ids(haggling.card(number)) for number in (1, 2))


async def test_while_an_offer_is_written(haggling: Club) -> None:
    ann = haggling.at(ANN)
    asked = await ann.open("open", "trade")
    picked = await ann.choose(asked.response, named(asked.response, "pick", "trade"), ["OfferTrade"])
    form = await ann.press(picked.response, named(picked.response, "form", "trade", "OfferTrade"))
    await restart(haggling)
    await ann.write(form, {"give": "1 ore", "want": "1 brick", "to": ["2"]})
    await done(haggling, ANN, OfferTrade(ORE, BRICK, (CLEO,)))
    assert "Ann gives 1 ore for 1 brick" in shown(haggling.card(2))


# Votes


def asked_to_end(state: State) -> None:
    in_ann_s_turn(steps=[Concluding((ANN, BOB, CLEO))])(state)


@pytest.mark.parametrize("way", WAYS)
async def test_while_the_table_is_asked_whether_to_end(world: World, monkeypatch: pytest.MonkeyPatch, way: Any) -> None:
    prepare(monkeypatch, asked_to_end)
    club = await open_game(world, 3)
    for seat in (ANN, BOB):
        await club.do(seat, AgreeToEnd())
    await way(club, CLEO, AgreeToEnd())
    assert club.table.state.ended is not None
    assert "wins" in shown(club.panel) or "win" in shown(club.panel)
    assert len([one for one in club.messages if custom_ids(one)]) == 1


async def test_while_somebody_has_proposed_to_end(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(monkeypatch, in_ann_s_turn())
    club = await open_game(world, 3)
    typists = [Typist(world, person.actor) for person in club.people]
    for typist in typists[:2]:
        await typist.play("game end")
    await restart(club)
    assert "already" in await typists[0].refused("game end")
    await typists[2].say("game end")
    assert club.table.state.ended is not None


# The lobby


async def test_a_lobby_goes_on_by_its_old_buttons(world: World) -> None:
    ann, bob, cleo, _ = world.people
    lobby: Any = (await ann.slash(world.channel, "game new")).response
    assert (await bob.click(lobby, custom_id=named(lobby, "ljoin"))).acknowledged
    game_id = press_of(named(lobby, "ljoin")).game
    options: Any = await ann.click(lobby, custom_id=named(lobby, "lopts"))
    before = [(one.id, shown(one)) for one in posted(world, world.channel.id)]
    await world.restart()
    assert [(one.id, shown(one)) for one in posted(world, world.channel.id)] == before
    assert (await cleo.click(lobby, custom_id=named(lobby, "ljoin"))).acknowledged
    chosen = await ann.select(options.response, ["8"], custom_id=named(options.response, "lset", "target"))
    assert chosen.acknowledged
    (seen,) = posted(world, world.channel.id)
    assert all(f"<@{person.id}>" in shown(seen) for person in (ann, bob, cleo))
    assert "8" in shown(seen)
    await world.restart()
    assert (await ann.click(lobby, custom_id=named(lobby, "lstart"))).acknowledged
    club = Club(world, [ann, bob, cleo], game_id)
    state = (await club.seated()).state
    assert (state.rules.seats, state.rules.target) == (3, 8)
    assert len(club.panels) == 1
    await restart(club)
    await club.do(*plan(club.table.state))


async def test_goods_are_as_many_as_before(haggling: Club) -> None:
    before = goods.summed([*haggling.table.state.hands, haggling.table.state.supply], 5)
    await restart(haggling)
    state = haggling.table.state
    assert goods.summed([*state.hands, state.supply], 5) == before
