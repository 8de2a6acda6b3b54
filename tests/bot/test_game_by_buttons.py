"""A whole game by buttons, selects and forms alone: from the lobby to the winner, with everything a turn may hold."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import goods
from engine.action import actors
from engine.base.bargaining import AcceptOffer, CancelOffer, CounterOffer, DeclineOffer
from engine.base.building import BuildRoad
from engine.base.offers import Offer, Offers
from engine.base.turn import Main
from engine.journal import Undo, replay
from engine.record import Seat
from engine.state import State
from tests.bot.clicking import Clicker, Club, custom_ids, open_game, shown
from tests.bot.planning import plan, spare, wish
from tests.bot.worlds import World

MOST_MOVES = 900

EVERYTHING = {
    "AcceptOffer",
    "BuildCity",
    "BuildRoad",
    "BuildSettlement",
    "BuyCard",
    "CancelOffer",
    "CounterOffer",
    "DeclineOffer",
    "Discard",
    "EndTurn",
    "FoundRoad",
    "FoundSettlement",
    "MoveRobber",
    "OfferTrade",
    "PlaceFreeRoad",
    "PlayKnight",
    "PlayMonopoly",
    "PlayRoadBuilding",
    "PlayYearOfPlenty",
    "Roll",
    "TradeWithSupply",
    "Undo",
}

pytestmark = pytest.mark.usefixtures("blank_pictures")


class Evening:
    """Three people who play to win, and haggle a little every turn."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.haggled = 0
        self.taken_back = False

    @property
    def state(self) -> State:
        return self.club.table.state

    async def play(self) -> None:
        for _ in range(MOST_MOVES):
            if self.state.ended is not None:
                return
            if isinstance(self.state.step, Main) and self.haggled < self.state.turn:
                self.haggled = self.state.turn
                await self.haggle()
                continue
            seat, action = plan(self.state)
            await self.club.do(seat, action)
            if isinstance(action, BuildRoad) and not self.taken_back:
                self.taken_back = True
                await self.club.do(seat, Undo(len(self.club.table.journal.entries)))
                await self.club.do(seat, action)

    async def haggle(self) -> None:
        """Offer something to all: somebody takes it, or counters, or all decline and it is taken back."""
        maker = self.state.seat
        offer = wish(self.state, maker)
        if offer is None:
            return
        await self.club.do(maker, offer)
        standing = self.state[Offers].standing[-1]
        for seat in standing.audience:
            if self.takes(seat, standing):
                await self.club.do(seat, AcceptOffer(standing.serial))
                return
            await self.refuse(seat, standing)
            if not self.stands(standing):
                return
        await self.club.do(maker, CancelOffer(standing.serial))

    def takes(self, seat: Seat, offer: Offer) -> bool:
        hand = self.state.hands[seat]
        return goods.covers(hand, offer.want) and spare(self.state, seat, offer.want)

    async def refuse(self, seat: Seat, offer: Offer) -> None:
        """Ask for a second card first, if one holds what is wanted; decline when that comes to nothing."""
        hand = self.state.hands[seat]
        if goods.covers(hand, offer.want) and self.state.turn % 3 == 0:
            counter = CounterOffer(offer.serial, offer.want, goods.added(offer.give, offer.give))
            await self.club.do(seat, counter)
            made = self.state[Offers].standing[-1]
            if goods.covers(self.state.hands[offer.maker], made.want) and self.state.turn % 2:
                await self.club.do(offer.maker, AcceptOffer(made.serial))
            else:
                await self.club.do(offer.maker, DeclineOffer(made.serial))
        if self.stands(offer):
            await self.club.do(seat, DeclineOffer(offer.serial))

    def stands(self, offer: Offer) -> bool:
        return offer.serial in {one.serial for one in self.state[Offers].standing}


async def test_a_game_is_played_by_buttons_alone_from_the_lobby_to_the_winner(
    world: World, dealt_from: Callable[[str], None]
) -> None:
    dealt_from("game 269")
    club = await open_game(world, 3, target="8 points")
    evening = Evening(club)
    await evening.play()
    state, journal = evening.state, club.table.journal
    assert state.ended is not None
    assert state.ended.reason == "points"
    kinds = {type(entry.action).__name__ for entry in journal.entries}
    assert not EVERYTHING - kinds
    assert replay(journal.dealt, journal.entries).facts() == state.facts()
    await everything_was_sent(club)
    check_the_channel(club, state)
    for person in club.people:
        check_the_letters(club, person)


async def everything_was_sent(club: Club) -> None:
    rows = await club.world.as_bot(lambda: club.world.bot.store.outbox.of_game(club.game_id))
    assert {row.outcome for row in rows} <= {"sent", "stale"}
    assert all(row.attempts == 1 for row in rows if row.outcome == "sent")


def check_the_channel(club: Club, state: State) -> None:
    assert state.ended is not None
    winner = club.table.players[state.ended.winners[0]].name
    assert winner in shown(club.panel)
    assert "wins" in shown(club.panel)
    with_buttons = [message for message in club.messages if custom_ids(message)]
    assert [message.id for message in with_buttons] == [club.panel.id]


def check_the_letters(club: Club, person: Clicker) -> None:
    """One direct message a game, which shows the hand as it is at the end."""
    (letter,) = person.letters
    hand = club.table.state.hands[person.seat]
    held = person.written(hand) if any(hand) else "no resource cards"
    assert held in shown(letter)


async def test_who_is_not_awaited_is_told_so_by_every_button_of_the_panel(world: World) -> None:
    club = await open_game(world, 3)
    seat = actors(club.table.state)[0]
    for person in club.people:
        if person.seat != seat:
            result = await person.open("open", "build")
            assert club.table.players[seat].name in shown(result.response)
            assert not club.table.journal.entries
