"""What has come to a hand, and gone from it, since its owner's last turn."""

from __future__ import annotations

from bot.naming import Naming
from bot.table import happened_since
from engine.base.cards import GoodsTaken, Monopolised
from engine.base.founding import StartingGoods
from engine.base.production import Produced
from engine.base.robber import CardStolen, Discarded
from engine.base.trade import MakerToldWhy, Traded
from engine.base.turn import DiceThrown
from engine.event import Event, TurnEnded
from engine.journal import Journal
from engine.record import Seat


def since_last_turn(journal: Journal, seat: Seat, naming: Naming) -> list[str]:
    """One line for each change of the seat's hand since it last passed the dice on, the oldest first."""
    last = max(
        (lived.entry.n for lived in journal.lived if TurnEnded(seat) in lived.outcome.events),
        default=0,
    )
    lines: list[str] = []
    roll = 0
    for _, events in happened_since(journal, last):
        for event in events:
            if isinstance(event, DiceThrown):
                roll = event.first + event.second
            line = _line(event, seat, naming, roll)
            if line:
                lines.append(line)
    return lines


def _line(event: Event, seat: Seat, naming: Naming, roll: int) -> str:
    say = naming.words.say
    if isinstance(event, Produced) and any(event.gains[seat]):
        return say("news-produced", goods=naming.bag(event.gains[seat]), roll=roll)
    if isinstance(event, StartingGoods) and event.seat == seat and any(event.goods):
        return say("news-starting", goods=naming.bag(event.goods))
    if isinstance(event, CardStolen) and event.good is not None:
        if event.victim == seat:
            return say("news-stolen", seat=naming.seat(event.thief), card=naming.good(event.good, 1))
        if event.thief == seat:
            return say("news-took", seat=naming.seat(event.victim), card=naming.good(event.good, 1))
    if isinstance(event, Monopolised):
        if event.seat == seat:
            return say("news-monopoly-won", goods=naming.good(event.good, sum(event.taken)))
        if event.taken[seat]:
            goods = naming.good(event.good, event.taken[seat])
            return say("news-monopoly-lost", seat=naming.seat(event.seat), goods=goods)
    if isinstance(event, Traded) and seat in (event.seat, event.partner):
        gave, got = (event.gave, event.got) if event.seat == seat else (event.got, event.gave)
        other = event.partner if event.seat == seat else event.seat
        return say("news-traded", seat=naming.seat(other), gave=naming.bag(gave), got=naming.bag(got))
    if isinstance(event, GoodsTaken) and event.seat == seat:
        return say("news-taken", goods=naming.bag(event.goods))
    if isinstance(event, Discarded) and event.seat == seat and event.cards is not None:
        return say("news-discarded", goods=naming.bag(event.cards))
    if isinstance(event, MakerToldWhy) and event.seat == seat:
        return say("news-lapsed", number=event.offer.number, missing=naming.bag(event.missing))
    return ""
