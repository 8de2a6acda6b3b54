"""`/trade`: offers between players, and trade with the bank."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import discord
from discord import app_commands

from bot import components, herald
from bot.commands.chair import Chair, answering, take_seat
from bot.commands.completion import WHY, Suggestion, at_the_table, why_not
from bot.commands.move import suggest_seats
from bot.commands.typed import find_offer, find_seats, offer_value
from bot.naming import matching
from bot.panel import taking
from bot.private import Letter
from engine.action import Action
from engine.base.bargaining import CancelOffer, CounterOffer, DeclineOffer, OfferTrade
from engine.base.offers import Offer, Offers, addressed, partners
from engine.base.trade import TradeWithSupply
from engine.record import Bag, Good, Seat

group = app_commands.Group(name="trade", description="…", guild_only=True)


# Suggestions


def suggest_goods(chair: Chair, typed: str) -> list[Suggestion]:
    """What may be typed for several goods."""
    return chair.naming.suggest("bag", typed, ())


def suggest_partner(chair: Chair, typed: str) -> list[Suggestion]:
    """With whom the seat may trade."""
    return suggest_seats(chair, typed, list(partners(chair.table.state, chair.seat)))


def suggest_lot(chair: Chair, typed: str) -> list[Suggestion]:
    """What the seat can give to the bank."""
    lots = dict.fromkeys(option.give for option in chair.options(TradeWithSupply))
    if not lots:
        return [(why_not(chair, TradeWithSupply), WHY)]
    return matching(typed, [(label := chair.naming.bag(lot), label) for lot in lots])


def suggest_return(chair: Chair, typed: str) -> list[Suggestion]:
    """What the bank gives for it."""
    given = str(getattr(chair.interaction.namespace, "give", None) or "")
    lot = read_lot(chair, given) if given not in ("", WHY) else None
    taken = dict.fromkeys(one.take for one in chair.options(TradeWithSupply) if lot in (None, one.give))
    return chair.naming.suggest("good", typed, taken)


def suggest_addressed(chair: Chair, typed: str) -> list[Suggestion]:
    """The offers the seat may answer."""
    return suggest_offers(chair, typed, addressed(chair.table.state, chair.seat))


def suggest_own(chair: Chair, typed: str) -> list[Suggestion]:
    """The seat's own offers."""
    return suggest_offers(chair, typed, [offer for offer in standing(chair) if offer.maker == chair.seat])


def suggest_offers(chair: Chair, typed: str, among: Iterable[Offer]) -> list[Suggestion]:
    """Some offers, each in a line."""
    return matching(typed, [(chair.naming.offer(offer), offer_value(offer)) for offer in among])


def standing(chair: Chair) -> tuple[Offer, ...]:
    """The offers that stand at the table."""
    state = chair.table.state
    return state[Offers].standing if Offers in state else ()


# Offers


@group.command()
@app_commands.autocomplete(
    give=at_the_table(suggest_goods), want=at_the_table(suggest_goods), to=at_the_table(suggest_partner)
)
async def offer(interaction: discord.Interaction, give: str, want: str, to: str = "") -> None:
    """Offer goods for goods."""
    async with answering(interaction):
        chair = await take_seat(interaction)
        others = [Seat(seat) for seat in range(chair.table.state.rules.seats) if seat != chair.seat]
        named = find_seats(to, chair.naming, others) if to.strip() else ()
        await chair.play(OfferTrade(chair.naming.read_bag(give), chair.naming.read_bag(want), named))


@group.command()
@app_commands.autocomplete(
    offer=at_the_table(suggest_addressed), give=at_the_table(suggest_goods), want=at_the_table(suggest_goods)
)
async def counter(interaction: discord.Interaction, offer: str, give: str, want: str) -> None:
    """Answer an offer with another one."""
    async with answering(interaction):
        chair = await take_seat(interaction)
        meant = find_offer(offer, chair.naming, standing(chair))
        await chair.play(CounterOffer(meant.serial, chair.naming.read_bag(give), chair.naming.read_bag(want)))


@group.command()
@app_commands.autocomplete(offer=at_the_table(suggest_addressed))
async def accept(interaction: discord.Interaction, offer: str) -> None:
    """Take an offer, or say that one would."""
    await answer_offer(interaction, offer, lambda chair, serial: taking(chair.table)(serial))


@group.command()
@app_commands.autocomplete(offer=at_the_table(suggest_addressed))
async def decline(interaction: discord.Interaction, offer: str) -> None:
    """Say that one does not want an offer."""
    await answer_offer(interaction, offer, lambda chair, serial: DeclineOffer(serial))


@group.command()
@app_commands.autocomplete(offer=at_the_table(suggest_own))
async def cancel(interaction: discord.Interaction, offer: str) -> None:
    """Take an own offer back."""
    await answer_offer(interaction, offer, lambda chair, serial: CancelOffer(serial))


async def answer_offer(interaction: discord.Interaction, text: str, answer: Callable[[Chair, int], Action]) -> None:
    """Do something with the offer that is typed."""
    async with answering(interaction):
        chair = await take_seat(interaction)
        await chair.play(answer(chair, find_offer(text, chair.naming, standing(chair)).serial))


@group.command(name="list")
async def show(interaction: discord.Interaction) -> None:
    """Look at the offers that stand."""
    async with answering(interaction):
        chair = await take_seat(interaction)
        lines = [
            f"{chair.naming.in_markdown().offer(offer)} {herald.offer_state(offer, chair.naming)}".strip()
            for offer in standing(chair)
        ]
        text = "\n".join(lines)[:LONGEST_LIST] or chair.words.say("unclear-no-offers")
        await chair.show(Letter(components.layout(text, widgets=chair.desk.ways_on())))


LONGEST_LIST = 3500
"""Characters; five offers a seat with the longest names are more, and a message holds 4000."""


# The bank


@group.command()
@app_commands.autocomplete(give=at_the_table(suggest_lot), want=at_the_table(suggest_return))
async def bank(interaction: discord.Interaction, give: str = "", want: str = "") -> None:
    """Trade with the bank."""
    async with answering(interaction):
        chair = await take_seat(interaction)
        if give.strip() in ("", WHY):
            await chair.ask_kind(TradeWithSupply)
            return
        lot = read_lot(chair, give)
        if want.strip():
            await chair.play(TradeWithSupply(lot, chair.naming.find_good(_without_one(want))))
        else:
            await chair.ask(
                TradeWithSupply.chapter, TradeWithSupply.__name__, ".".join(map(str, lot)), kind=TradeWithSupply
            )


def read_lot(chair: Chair, text: str) -> Bag:
    """What is given to the bank: a good alone means as many of it as the bank takes for one."""
    state, bag = chair.table.state, chair.naming.read_bag(text)
    given = [Good(good) for good, count in enumerate(bag) if count]
    if len(given) == 1 and bag[given[0]] == 1:
        rates = state.rules.rates(state, chair.seat)
        whole = [rate.give for rate in rates if rate.give[given[0]] and sum(rate.give) == rate.give[given[0]]]
        return min(whole, key=sum, default=bag)
    return bag


def _without_one(text: str) -> str:
    return text.strip().removeprefix("1 ")


COMMANDS = (group,)
