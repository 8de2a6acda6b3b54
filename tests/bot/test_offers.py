"""Offers on Discord: one card each, which follows what becomes of the offer, and a trade that both hands can pay."""

from __future__ import annotations

from typing import Any

import pytest

from engine import goods
from engine.base.bargaining import (
    AcceptOffer,
    CancelOffer,
    ChooseTaker,
    CounterOffer,
    DeclineOffer,
    OfferTrade,
    WelcomeOffer,
)
from engine.base.cards import PlayKnight
from engine.base.offers import MakerToldWhy, Offer, Offers, Traded
from engine.base.robber import MoveRobber
from engine.base.turn import EndTurn
from engine.record import Bag, Hex, Seat
from tests.bot.clicking import Clicker, Club, custom_ids, named, open_game, posted, presses, said, shown
from tests.bot.prepared import in_ann_s_turn, prepare
from tests.bot.typists import ANN, BOB, BRICK, CLEO, LUMBER, ORE, WOOL
from tests.bot.worlds import World

pytestmark = pytest.mark.usefixtures("blank_pictures", "_luck")

HANDS = ((2, 1, 1, 1, 1), (1, 2, 1, 1, 1), (1, 2, 1, 1, 1))
INTERLEAVED = 50
"""So many times each of two people presses the same button."""


@pytest.fixture
def _luck(dealt_from: Any) -> None:
    dealt_from("offers")


@pytest.fixture
async def club(world: World, monkeypatch: pytest.MonkeyPatch) -> Club:
    """Ann, Bob and Cleo with a hand each; Ann has rolled."""
    prepare(monkeypatch, in_ann_s_turn(*HANDS))
    return await open_game(world, 3)


def offers(club: Club) -> tuple[Offer, ...]:
    return club.table.state[Offers].standing


async def offer(club: Club, seat: Seat, give: Bag, want: Bag, to: tuple[Seat, ...] = ()) -> Offer:
    """Make an offer by the form, and find it on the table."""
    await club.do(seat, OfferTrade(give, want, to))
    return offers(club)[-1]


def cards(club: Club, number: int) -> list[Any]:
    """All messages of the channel that tell of an offer."""
    return [one for one in club.messages if shown(one).removeprefix("-# ").startswith(f"Offer {number}")]


def answers(card: Any) -> list[str]:
    """What the buttons of a card are for."""
    return [press.picks[0] if press.verb == "offer" else press.verb for press in presses(card)]


def happened(club: Club, kind: type[Any]) -> list[Any]:
    return [event for lived in club.table.journal.lived for event in lived.outcome.events if isinstance(event, kind)]


# The card


async def test_an_offer_is_posted_once_with_a_button_for_every_answer(club: Club) -> None:
    await offer(club, ANN, LUMBER, BRICK)
    (card,) = cards(club, 1)
    assert answers(card) == ["AcceptOffer", "counter", "DeclineOffer", "CancelOffer"]
    text = shown(card)
    assert "Ann gives 1 lumber for 1 brick" in text
    assert all(f"<@{club.at(seat).actor.id}>" in text for seat in (BOB, CLEO))


async def test_its_card_says_who_has_declined_and_can_still_be_answered(club: Club) -> None:
    made = await offer(club, ANN, LUMBER, BRICK)
    (before,) = cards(club, 1)
    await club.do(BOB, DeclineOffer(made.serial))
    (card,) = cards(club, 1)
    assert card.id == before.id
    assert "Declined by Bob" in shown(card)
    assert "AcceptOffer" in answers(card)
    told = said(await club.at(BOB).press(card, named(card, "offer", "AcceptOffer")))
    assert "You have declined offer 1" in told
    await club.do(CLEO, AcceptOffer(made.serial))


ENDINGS = {
    "accepted": "Ann and Bob trade: 1 lumber for 1 brick.",
    "withdrawn": "Ann takes offer 1 back.",
    "turn over": "open offer ends with the turn.",
    "answered": "Offer 1 is settled: Ann took a counter-offer.",
}


@pytest.mark.parametrize("how", ENDINGS)
async def test_its_card_is_closed_when_the_offer_stands_no_longer(club: Club, how: str) -> None:
    made = await offer(club, ANN, LUMBER, BRICK)
    (before,) = cards(club, 1)
    if how == "accepted":
        await club.do(BOB, AcceptOffer(made.serial))
    elif how == "withdrawn":
        await club.do(ANN, CancelOffer(made.serial))
    elif how == "turn over":
        await club.do(ANN, EndTurn())
    else:
        await club.do(BOB, CounterOffer(made.serial, BRICK, (2, 0, 0, 0, 0)))
        await club.do(ANN, AcceptOffer(offers(club)[-1].serial))
        (counter,) = cards(club, 2)
        assert not custom_ids(counter)
    (card,) = cards(club, 1)
    assert card.id == before.id
    assert ENDINGS[how] in shown(card)
    assert not custom_ids(card)
    assert not offers(club)


async def test_an_offer_to_one_player_is_for_that_one_alone(club: Club) -> None:
    made = await offer(club, ANN, LUMBER, BRICK, (CLEO,))
    (card,) = cards(club, 1)
    assert f"<@{club.at(BOB).actor.id}>" not in shown(card)
    assert "is for Cleo" in said(await club.at(BOB).press(card, named(card, "offer", "AcceptOffer")))
    assert offers(club) == (made,)


# Who may answer


async def test_who_only_watches_is_told_so_by_every_button_of_a_card(club: Club, world: World) -> None:
    made = await offer(club, ANN, LUMBER, BRICK)
    watcher = Clicker(club, world.people[3])
    (card,) = cards(club, 1)
    for name in custom_ids(card):
        assert "no seat" in said(await watcher.press(card, name))
    assert offers(club) == (made,)


async def test_its_maker_cannot_take_it_and_nobody_else_can_withdraw_it(club: Club) -> None:
    made = await offer(club, ANN, LUMBER, BRICK)
    (card,) = cards(club, 1)
    for verb, picks in (("offer", ("AcceptOffer",)), ("counter", ()), ("offer", ("DeclineOffer",))):
        assert "is your own" in said(await club.at(ANN).press(card, named(card, verb, *picks)))
    assert "only Ann can" in said(await club.at(BOB).press(card, named(card, "offer", "CancelOffer")))
    assert offers(club) == (made,)


async def test_who_is_not_on_turn_trades_only_with_the_seat_on_turn(club: Club) -> None:
    asked = await club.at(BOB).open("open", "trade")
    form = await club.at(BOB).press(asked.response, named(asked.response, "form"))
    assert [part["custom_id"] for part in fields_of(form)] == ["give", "want"]
    await club.at(BOB).write(form, {"give": "1 brick", "want": "1 lumber"})
    (made,) = offers(club)
    assert made.audience == (ANN,)
    (card,) = cards(club, 1)
    assert "is for Ann" in said(await club.at(CLEO).press(card, named(card, "offer", "AcceptOffer")))
    assert "is for Ann" in said(await club.at(CLEO).press(card, named(card, "counter")))
    await club.do(ANN, AcceptOffer(made.serial))


def fields_of(form: Any) -> list[dict[str, Any]]:
    """The lines and selects of a form."""
    return [label["component"] for label in form.modal["components"]]


async def test_nobody_offers_what_he_does_not_hold_nor_gives_anything_away(club: Club) -> None:
    ann = club.at(ANN)
    for fields, why in (
        ({"give": "3 lumber", "want": "1 ore"}, "you lack 1 lumber"),
        ({"give": "1 lumber", "want": "1 lumber 1 ore"}, "The same good"),
        ({"give": "1 lumber", "want": "99 ore"}, "not that many"),
    ):
        asked = await ann.open("open", "trade")
        form = await ann.press(asked.response, named(asked.response, "form"))
        assert why in said(await ann.write(form, fields))
    assert not offers(club)


# Counter-offers


async def test_the_form_of_a_counter_offer_is_filled_in_with_the_reverse(club: Club) -> None:
    await offer(club, ANN, (1, 0, 1, 0, 0), BRICK)
    (card,) = cards(club, 1)
    form = await club.at(BOB).press(card, named(card, "counter"))
    give, want = fields_of(form)
    assert (give["custom_id"], give["value"]) == ("give", "1 brick")
    assert (want["custom_id"], want["value"]) == ("want", "1 lumber, 1 wool")
    same = await club.at(BOB).write(form, {"give": give["value"], "want": want["value"]})
    assert "Accept it, or change the terms" in said(same)
    assert len(offers(club)) == 1


async def test_a_counter_offer_has_a_card_of_its_own_for_the_maker(club: Club) -> None:
    made = await offer(club, ANN, LUMBER, BRICK)
    await club.do(BOB, CounterOffer(made.serial, BRICK, ORE))
    (first,), (second,) = cards(club, 1), cards(club, 2)
    assert "AcceptOffer" in answers(first)
    assert "Bob gives 1 brick for 1 ore" in shown(second)
    assert "is for Ann" in said(await club.at(CLEO).press(second, named(second, "offer", "AcceptOffer")))
    await club.do(ANN, DeclineOffer(offers(club)[-1].serial))
    assert "Declined by Ann" in shown(cards(club, 2)[0])
    assert len(cards(club, 1)) == len(cards(club, 2)) == 1


# The trade


async def test_a_trade_moves_what_was_agreed_and_nothing_else(club: Club) -> None:
    made = await offer(club, ANN, LUMBER, BRICK)
    result = await club.do(BOB, AcceptOffer(made.serial))
    hands = club.table.state.hands
    assert hands == [(1, 2, 1, 1, 1), (2, 1, 1, 1, 1), HANDS[CLEO]]
    assert "Ann" in said(result)
    for seat in (ANN, BOB):
        (letter,) = club.at(seat).letters
        assert "Traded with" in shown(letter)
    assert not club.at(CLEO).letters


async def test_of_a_hundred_who_accept_at_once_one_trades(club: Club, world: World) -> None:
    await offer(club, ANN, LUMBER, BRICK)
    (card,) = cards(club, 1)
    name = named(card, "offer", "AcceptOffer")
    everybody = [club.at(seat).actor for seat in (BOB, CLEO)] * INTERLEAVED
    async with world.at_once():
        results = [await person.click(card, custom_id=name) for person in everybody]
    (traded,) = happened(club, Traded)
    hands = club.table.state.hands
    assert goods.summed(hands, 5) == goods.summed(HANDS, 5)
    assert hands[ANN] == (1, 2, 1, 1, 1)
    assert hands[traded.partner] == (2, 1, 1, 1, 1)
    assert all(result.acknowledged for result in results)
    assert sum("no longer stands" in said(result) for result in results) == len(everybody) - 1
    assert len(cards(club, 1)) == 1


async def test_who_cannot_pay_any_more_is_told_what_he_lacks(club: Club) -> None:
    first = await offer(club, ANN, LUMBER, (0, 2, 0, 0, 0))
    second = await offer(club, ANN, WOOL, BRICK)
    await club.do(BOB, AcceptOffer(second.serial))
    (card,) = cards(club, 1)
    result = await club.at(BOB).press(card, named(card, "offer", "AcceptOffer"))
    assert "you lack 1 brick" in said(result)
    assert offers(club) == (first,)


# An offer that has become impossible


async def test_a_theft_breaks_an_offer_and_only_its_maker_learns_why(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(monkeypatch, in_ann_s_turn((0, 0, 0, 0, 2), (1, 1, 0, 0, 0), (0, 0, 0, 0, 1), cards=[("knight",)]))
    club = await open_game(world, 3)
    one, other = await offer(club, BOB, LUMBER, ORE), await offer(club, BOB, BRICK, ORE)
    await club.do(ANN, PlayKnight())
    board, state = club.table.state.rules.board, club.table.state
    place = next(place for place in board.hexes_at[state.sites_of(BOB)[0]] if (place, BOB) in robbable(club))
    await club.do(ANN, MoveRobber(place, BOB))
    broken = one if club.table.state.hands[BOB] == BRICK else other
    lost = "lumber" if broken == one else "brick"
    assert offers(club) == (one, other)
    before = list(club.table.state.hands)
    (card,) = cards(club, broken.number)
    result = await club.at(ANN).press(card, named(card, "offer", "AcceptOffer"))
    assert "no longer possible" in said(result)
    assert club.table.state.hands == before
    assert len(happened(club, MakerToldWhy)) == 1
    why = f"Offer {broken.number} was accepted, but you lacked 1 {lost}"
    (letter,) = club.at(BOB).letters
    assert why in shown(letter)
    assert "no longer possible" in shown(cards(club, broken.number)[0])
    everybody = [*club.messages, *club.at(ANN).letters, *club.at(CLEO).letters]
    assert not any("lacked" in shown(message) for message in everybody)
    assert "lacked" not in said(result)
    assert why in said(await club.at(BOB).open("hand"))
    for seat in (ANN, CLEO):
        assert "lacked" not in said(await club.at(seat).open("hand"))
    log = said(await club.at(CLEO).open("log"))
    assert "no longer possible" in log
    assert "lacked" not in log


def robbable(club: Club) -> set[tuple[Hex, Seat | None]]:
    state = club.table.state
    return {(option.place, option.victim) for option in MoveRobber.options(state, ANN)}


# The maker chooses


@pytest.fixture
async def choosing(world: World, monkeypatch: pytest.MonkeyPatch) -> Club:
    """The same table, at which the maker of an offer chooses who takes it."""
    prepare(monkeypatch, in_ann_s_turn(*HANDS))
    return await open_game(world, 3, options={"trade": "chooses"})


async def test_the_maker_chooses_among_those_who_are_willing(choosing: Club) -> None:
    club = choosing
    made = await offer(club, ANN, LUMBER, BRICK)
    (card,) = cards(club, 1)
    assert answers(card) == ["WelcomeOffer", "counter", "DeclineOffer", "CancelOffer"]
    await club.do(BOB, WelcomeOffer(made.serial))
    await club.do(CLEO, WelcomeOffer(made.serial))
    (card,) = cards(club, 1)
    assert "Willing: Bob and Cleo" in shown(card)
    assert answers(card)[-1] == "taker"
    assert club.table.state.hands == list(HANDS)
    assert "Its maker chooses now" in said(await club.at(BOB).press(card, named(card, "offer", "WelcomeOffer")))
    assert "only Ann can" in said(await club.at(BOB).press(card, named(card, "taker")))
    await club.do(ANN, ChooseTaker(made.serial, CLEO))
    assert club.table.state.hands == [(1, 2, 1, 1, 1), HANDS[BOB], (2, 1, 1, 1, 1)]
    (card,) = cards(club, 1)
    assert not custom_ids(card)


async def test_who_is_willing_can_still_decline(choosing: Club) -> None:
    made = await offer(choosing, ANN, LUMBER, BRICK)
    await choosing.do(BOB, WelcomeOffer(made.serial))
    await choosing.do(BOB, DeclineOffer(made.serial))
    (card,) = cards(choosing, 1)
    assert "Declined by Bob" in shown(card)
    assert "taker" not in answers(card)
    assert not posted(choosing.world, choosing.at(BOB).actor.user.dm_channel.id)


async def test_who_was_willing_but_can_no_longer_pay_does_not_trade(choosing: Club) -> None:
    club = choosing
    first = await offer(club, ANN, LUMBER, (0, 2, 0, 0, 0))
    second = await offer(club, ANN, WOOL, BRICK)
    for one in (first, second):
        await club.do(BOB, WelcomeOffer(one.serial))
    await club.do(ANN, ChooseTaker(second.serial, BOB))
    before = list(club.table.state.hands)
    result = await club.do(ANN, ChooseTaker(first.serial, BOB))
    assert "no longer possible" in said(result)
    assert club.table.state.hands == before
    assert len(happened(club, Traded)) == 1
    assert not custom_ids(cards(club, 1)[0])
