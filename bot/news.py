"""What has come to a hand, and gone from it, since its owner's last turn."""

from __future__ import annotations

from collections.abc import Callable

from bot.naming import Naming, kinds_of
from bot.table import happened_since
from engine.base.cards import GoodsTaken, Monopolised
from engine.base.founding import StartingGoods
from engine.base.offers import MakerToldWhy, Traded
from engine.base.production import Produced
from engine.base.robber import CardStolen, Discarded
from engine.base.turn import DiceThrown
from engine.event import Event, TurnEnded
from engine.journal import Journal
from engine.record import Seat
from engine.sight import seen

USUAL = ("engine.event", "engine.base")
"""Where the events of the base game are from, each of which is told in its own way or is no news of a hand."""

LONGEST_NEWS = 1500
"""Characters; a hand has more to say, and a message holds 4000."""


def since_last_turn(journal: Journal, seat: Seat, naming: Naming) -> list[str]:
    """One line for each change of the seat's hand since it last passed the dice on, the oldest first.

    When there is too much to tell, the oldest are left out.
    """
    naming = naming.in_markdown()
    last = max(
        (lived.entry.n for lived in journal.lived if TurnEnded(seat) in lived.outcome.events),
        default=0,
    )
    lines: list[str] = []
    roll = 0
    for entry, events in happened_since(journal, last):
        for event in seen(events, seat):
            if isinstance(event, DiceThrown):
                roll = event.first + event.second
            line = _line(event, seat, naming, roll)
            if not line and entry.seat != seat and concerns(event, seat):
                line = naming.sentence("event", event)
            if line:
                lines.append(line)
    while sum(map(len, lines)) > LONGEST_NEWS:
        del lines[0]
    return lines


def concerns(event: Event, seat: Seat) -> bool:
    """Whether something a scenario brings has happened to a seat: it is named in it."""
    if type(event).__module__.startswith(USUAL):
        return False
    kinds = kinds_of(type(event))
    return any(kinds[name] == "seat" and getattr(event, name) == seat for name in event.__struct_fields__)


def _line(event: Event, seat: Seat, naming: Naming, roll: int) -> str:
    """How an event changed the seat's hand; empty when it did not."""
    if isinstance(event, Produced):
        gain = event.gains[seat]
        return naming.words.say("news-produced", goods=naming.bag(gain), roll=roll) if any(gain) else ""
    teller = TELLERS.get(type(event))
    return teller(event, seat, naming) if teller is not None else ""


def _starting(event: StartingGoods, seat: Seat, naming: Naming) -> str:
    if event.seat != seat or not any(event.goods):
        return ""
    return naming.words.say("news-starting", goods=naming.bag(event.goods))


def _stolen(event: CardStolen, seat: Seat, naming: Naming) -> str:
    if event.good is None or seat not in (event.victim, event.thief):
        return ""
    key, other = ("news-stolen", event.thief) if event.victim == seat else ("news-took", event.victim)
    return naming.words.say(key, seat=naming.seat(other), card=naming.good(event.good, 1))


def _monopolised(event: Monopolised, seat: Seat, naming: Naming) -> str:
    if event.seat == seat:
        return naming.words.say("news-monopoly-won", goods=naming.counted(event.good, sum(event.taken)))
    if not event.taken[seat]:
        return ""
    goods = naming.counted(event.good, event.taken[seat])
    return naming.words.say("news-monopoly-lost", seat=naming.seat(event.seat), goods=goods)


def _traded(event: Traded, seat: Seat, naming: Naming) -> str:
    if seat not in (event.seat, event.partner):
        return ""
    own = event.seat == seat
    gave, got = (event.gave, event.got) if own else (event.got, event.gave)
    other = naming.seat(event.partner if own else event.seat)
    return naming.words.say("news-traded", seat=other, gave=naming.bag(gave), got=naming.bag(got))


def _taken(event: GoodsTaken, seat: Seat, naming: Naming) -> str:
    return naming.words.say("news-taken", goods=naming.bag(event.goods)) if event.seat == seat else ""


def _discarded(event: Discarded, seat: Seat, naming: Naming) -> str:
    if event.seat != seat or event.cards is None:
        return ""
    return naming.words.say("news-discarded", goods=naming.bag(event.cards))


def _lapsed(event: MakerToldWhy, seat: Seat, naming: Naming) -> str:
    if event.seat != seat:
        return ""
    return naming.words.say("news-lapsed", number=event.offer.number, missing=naming.bag(event.missing))


TELLERS: dict[type[Event], Callable[..., str]] = {
    StartingGoods: _starting,
    CardStolen: _stolen,
    Monopolised: _monopolised,
    Traded: _traded,
    GoodsTaken: _taken,
    Discarded: _discarded,
    MakerToldWhy: _lapsed,
}
