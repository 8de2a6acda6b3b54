"""What has happened and what stands on the table, told in sentences, from what the reader may see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.described import (
    LONGEST_ALT_TEXT,
    alt_text,
    cards_left,
    heading,
    letter,
    offer_state,
    pages,
    score_lines,
    text_board,
)
from bot.fields import kebab
from bot.naming import Naming
from bot.reading import NotUnderstood
from engine import goods
from engine.action import Illegal
from engine.base.cards import Cards, CardsSeen
from engine.base.offers import OfferWithdrawn
from engine.base.production import Produced
from engine.base.robber import CardStolen, RobberMoved
from engine.base.turn import DiceThrown
from engine.event import Event, TurnBegan, TurnEnded
from engine.record import Bag, Seat
from engine.sight import View

ONE_LINE = {(DiceThrown, Produced), (RobberMoved, CardStolen), (TurnEnded, TurnBegan)}
"""Events that are told in one line when one follows the other."""


# What has happened


def sentences(events: Iterable[Event], naming: Naming) -> list[str]:
    """What has happened, line by line; the events are already blanked for the reader."""
    naming = naming.in_markdown()
    lines: list[str] = []
    before: Event | None = None
    ended = 0
    for event in events:
        if isinstance(event, OfferWithdrawn) and event.reason == "turn_over":
            ended += 1
            continue
        told = _told(event, naming)
        if before is not None and (type(before), type(event)) in ONE_LINE:
            lines[-1] = f"{lines[-1]} {told}"
        else:
            lines.append(told)
        before = event
    if ended:
        lines.insert(max(0, len(lines) - 1), naming.words.say("offers-ended", count=ended))
    return lines


def _told(event: Event, naming: Naming) -> str:
    if isinstance(event, DiceThrown):
        return naming.sentence("event", event, total=event.first + event.second)
    return naming.sentence("event", event)


def refusal(illegal: Illegal | NotUnderstood, naming: Naming) -> str:
    """Why a request was refused, and what to do instead."""
    if isinstance(illegal, NotUnderstood):
        return naming.words.say(illegal.key, **illegal.fields)
    naming = naming.in_markdown()
    return naming.words.say(f"illegal-{illegal.key}", **naming.named(illegal.fields))


def help_now(view: View, naming: Naming) -> str:
    """What the game waits for now, and whether it waits for the viewer."""
    naming = naming.in_markdown()
    if view.ended is not None or view.step is None:
        return naming.words.say("help-now-over")
    key = "help-now-you" if view.viewer in view.actors else "help-now-others"
    return naming.words.say(key, who=naming.seats(view.actors), what=naming.step(view.step))


# The hand


def hand_text(view: View, naming: Naming, news: Sequence[str]) -> str:
    """The viewer's own hand, what it can pay for, and what has changed since its last turn."""
    seat, _ = _own(view)
    say = naming.words.say
    board = view.board
    harbours = [
        naming.harbour(harbour)
        for harbour in board.harbours
        if any(view.owners[site] == seat for site in harbour.intersections)
    ]
    harbours += [naming.rate(*rate) for path, rate in board.path_trades.items() if view.roads[path] == seat]
    pieces = ", ".join(say(f"pieces-{kebab(kind)}", n=counts[seat]) for kind, counts in view.left.items())
    own = view.own_points or 0
    paragraphs = [
        hand_line(view, naming),
        say("hand-points", own=own, target=view.target, hidden=own - view.points[seat]),
        costs_text(view, naming),
        say("hand-pieces", pieces=pieces),
        say("hand-harbours", harbours=", ".join(dict.fromkeys(harbours))) if harbours else say("hand-no-harbour"),
        "\n".join([say("hand-news"), *news]) if news else "",
    ]
    return "\n".join(paragraph for paragraph in paragraphs if paragraph)


def hand_line(view: View, naming: Naming) -> str:
    """The viewer's own hand in one line: its resources, and its development cards."""
    seat, hand = _own(view)
    say = naming.words.say
    count = view.cards[seat]
    line = say("hand-line", goods=naming.bag(hand), count=count) if any(hand) else say("hand-line-without-goods")
    held, fresh = _development(view, seat)
    cards = [
        say("hand-card", card=naming.card(name), held=held[kind], fresh=fresh[kind])
        for kind, (name, _) in enumerate(view.rules.deck)
        if held[kind]
    ]
    return f"{line} {say('hand-development', cards=', '.join(cards))}" if cards else line


def costs_text(view: View, naming: Naming) -> str:
    """What everything costs, a line each, and what the viewer lacks for it."""
    seat, hand = _own(view)
    say = naming.words.say
    lines = []
    for what, cost in view.rules.costs.items():
        name = naming.piece(what)
        what_shown = name[0].upper() + name[1:]
        lacking = goods.missing(hand, cost)
        if what in view.left and not view.left[what][seat]:
            lines.append(say("cost-no-piece", what=what_shown))
        elif what == "card" and not cards_left(view):
            lines.append(say("cost-no-cards", what=what_shown))
        elif any(lacking):
            lines.append(say("cost-missing", what=what_shown, cost=naming.bag(cost), missing=naming.bag(lacking)))
        else:
            lines.append(say("cost-affordable", what=what_shown, cost=naming.bag(cost)))
    return "\n".join(lines)


def _own(view: View) -> tuple[Seat, Bag]:
    """The viewer and its hand; ValueError for a view that is nobody's."""
    if view.viewer is None:
        raise ValueError("a view without a viewer has no hand")
    hand = view.hands[view.viewer]
    assert hand is not None
    return view.viewer, hand


def _development(view: View, seat: Seat) -> tuple[Bag, Bag]:
    """The development cards a seat holds, and those it bought this turn, as far as the viewer knows them."""
    opened, seen = view.part(Cards), view.part(CardsSeen)
    if opened is not None:
        return opened.held[seat], opened.fresh[seat]
    nothing = goods.empty(len(view.rules.deck))
    return (nothing, nothing) if seen is None else (seen.held or nothing, seen.fresh or nothing)


__all__ = [
    "LONGEST_ALT_TEXT",
    "alt_text",
    "costs_text",
    "hand_line",
    "hand_text",
    "heading",
    "help_now",
    "letter",
    "offer_state",
    "pages",
    "refusal",
    "score_lines",
    "sentences",
    "text_board",
]
