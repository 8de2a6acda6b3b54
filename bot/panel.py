"""The panel: the one public message that shows a game, always the newest, and the cards of its offers."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

import discord
import msgspec

from bot import components, herald
from bot.components import PressButton
from bot.naming import Naming
from bot.pictures import Pictures
from bot.private import PICTURE, Letter, as_file, public_buttons, standing_buttons
from bot.table import Table, happened_since
from bot.variants import rules_line
from bot.words import words
from engine.action import actors, version
from engine.base.bargaining import AcceptOffer, CancelOffer, DeclineOffer, WelcomeOffer
from engine.base.offers import Offer, OfferLapsed, OfferWithdrawn, Traded
from engine.event import Event
from engine.journal import Undo
from engine.record import Seat
from engine.sight import seen
from rendering import Lens
from rendering.lens import PlaceKind

MOST_LINES = 14
"""So many sentences of what happened stand on a panel; the log has them all."""

LONGEST_STORY = 1600
"""Characters; the whole message may have 4000 (Discord's documentation, components)."""

COLOURS = {
    "blue": 0x0072B2,
    "red": 0xD55E00,
    "yellow": 0xF0E442,
    "pink": 0xCC79A7,
    "white": 0xFFFFFF,
    "black": 0x1B1B1B,
}


class Mark(msgspec.Struct, frozen=True):
    """What a posted panel shows: the turn, who of those it waits for has been called, and the entries it tells of.

    `posting` is there while another panel is being posted.
    """

    turn: int
    called: tuple[int, ...]
    told_from: int
    shown: int
    posting: Posting | None = None

    @classmethod
    def of_nothing(cls) -> Mark:
        """The mark of a game that has no panel yet."""
        return cls(-1, (), 0, 0)


class Posting(msgspec.Struct, frozen=True):
    """A panel on its way: the number in its buttons, when it was sent, and what it shows."""

    number: int
    at: datetime
    mark: Mark


def read_mark(text: str | None) -> Mark | None:
    """The mark of the panel in the channel, if there is one."""
    return None if text is None else msgspec.json.decode(text, type=Mark)


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel ready to be posted or put in place of what the last one shows, and whom it calls."""

    letter: Letter
    mark: Mark
    called: tuple[int, ...]


def must_be_posted(before: Mark | None, table: Table) -> bool:
    """Whether the game waits for people who have not been called: then a new panel is posted, and calls them.

    Whoever has been called is called again only after the game had stopped waiting for him.
    """
    if before is None or before.turn < 0:
        return True
    if before.shown == len(table.journal.entries):
        return False
    awaited = table.awaited_users()
    return table.state.ended is not None or bool(_uncalled(before, table, awaited))


def _uncalled(before: Mark | None, table: Table, awaited: list[int]) -> tuple[int, ...]:
    known = before.called if before is not None and before.turn == table.state.turn else ()
    return tuple(user for user in awaited if user not in known)


async def write_panel(table: Table, before: Mark | None, pictures: Pictures, number: int, *, anew: bool) -> Panel:
    """The panel as it must look now, in the language of the table; its buttons carry the number."""
    table = table.as_it_is()
    naming = naming_of(table)
    view = table.view(None)
    told_from = (before.shown if anew else before.told_from) if before is not None else 0
    story = tell(table, naming, told_from)
    awaited = table.awaited_users()
    uncalled = _uncalled(before, table, awaited)
    called = tuple(user for user in awaited if anew or user not in uncalled)
    picture = await pictures.board(view, table.players, naming, Lens(recent=recent_places(table, told_from)))
    alt = herald.alt_text(view, naming, story[-1] if story else "")
    current = table.seats[view.leading].colour
    paragraphs = (
        "\n".join(t for t in (herald.heading(view, naming, table.id), call(table, naming, awaited)) if t),
        _short(story),
        "\n".join((herald.score_lines(view, naming), rules_line(naming.words, table.journal.dealt))),
    )
    layout = components.layout(
        *paragraphs,
        picture=(PICTURE, alt),
        widgets=public_buttons(table, actors(table.state)[0], naming.words) if view.ended is None else (),
        always=lasting_buttons(table, naming, number),
        colour=discord.Colour(COLOURS[current]),
    )
    files = (as_file(picture, PICTURE, alt),)
    mark = Mark(view.turn, called, told_from, len(table.journal.entries))
    return Panel(Letter(layout, files), mark, uncalled if anew else ())


def lasting_buttons(table: Table, naming: Naming, number: int) -> list[PressButton]:
    """What everybody may ask for at any time; a panel is found again by the number in them."""
    say = naming.words.say
    state = table.state
    asked = version(state, None)
    found: list[PressButton] = []
    if state.ended is None:
        found.append(components.button(say("button-my-hand"), table.id, asked, "hand", (str(number),)))
    found.append(components.button(say("button-log"), table.id, asked, "log", (str(number),)))
    if state.ended is None:
        found.append(components.button(say("button-undo"), table.id, asked, "undo"))
    found.append(components.button(say("button-help"), table.id, asked, "help"))
    if state.ended is None:
        found.extend(standing_buttons(table, naming.words))
    return found


def call(table: Table, naming: Naming, awaited: list[int]) -> str:
    """Whom the game waits for and what for; it mentions people, who hear of it when the panel is posted."""
    state = table.state
    if state.ended is not None or not state.agenda:
        return ""
    names = [
        f"<@{user}>" if (user := table.seats[seat].user_id) is not None else naming.seat(seat) for seat in actors(state)
    ]
    return naming.words.say("panel-awaited", who=naming.listed(names), what=naming.step(state.step), count=len(names))


def tell(table: Table, naming: Naming, since: int, seat: Seat | None = None) -> list[str]:
    """What happened after an entry, in sentences for everybody or, with a seat, for it alone."""
    story: list[str] = []
    for entry, events in happened_since(table.journal, since):
        if isinstance(entry.action, Undo):
            story.append(naming.words.say("undo-announced", seat=naming.in_markdown().seat(entry.seat)))
        story.extend(herald.sentences(seen(events, seat), naming))
    return story


def recent_places(table: Table, since: int) -> frozenset[tuple[PlaceKind, int]]:
    """The places that what happened after an entry has changed."""
    found: set[tuple[PlaceKind, int]] = set()
    for _, events in happened_since(table.journal, since):
        for event in events:
            found |= _places(event)
    return frozenset(found)


def write_offer(table: Table, offer: Offer) -> Letter:
    """The card of an offer that stands, with the answers to it; who may give one is said, not shown by grey buttons."""
    naming = naming_of(table).in_markdown()
    say = naming.words.say
    game, serial = table.id, str(offer.serial)
    answers: list[PressButton] = [
        components.button(
            say("button-accept"), game, 0, "offer", (taking(table).__name__, serial), discord.ButtonStyle.success
        ),
        components.button(say("button-counter"), game, 0, "counter", (serial,)),
        components.button(say("button-decline"), game, 0, "offer", (DeclineOffer.__name__, serial)),
        components.button(say("button-withdraw"), game, 0, "offer", (CancelOffer.__name__, serial)),
    ]
    if offer.willing:
        answers.append(components.button(say("button-choose-taker"), game, 0, "taker", (serial,)))
    people = [f"<@{user}>" for seat in offer.audience if (user := table.seats[seat].user_id) is not None]
    text = naming.offer(offer)
    detail = herald.offer_state(offer, naming)
    called = say("offer-for", who=naming.listed(people)) if people else ""
    return Letter(components.layout(text, "\n".join(t for t in (called, detail) if t), widgets=answers))


def close_offer(table: Table, offer: Offer) -> Letter:
    """The card of an offer that no longer stands: what it was, and how it ended."""
    naming = naming_of(table).in_markdown()
    ended = herald.sentences(seen(ending_of(table, offer.serial), None), naming)
    return Letter(components.layout(naming.words.say("offer-closed", text=naming.offer(offer)), *ended))


def ending_of(table: Table, serial: int) -> tuple[Event, ...]:
    """What happened that an offer no longer stands."""
    for lived in reversed(table.journal.lived):
        for event in lived.outcome.events:
            if isinstance(event, OfferWithdrawn | OfferLapsed) and event.offer.serial == serial:
                return (event,)
            if isinstance(event, Traded) and getattr(lived.entry.action, "offer", None) == serial:
                return (event,)
    return ()


def taking(table: Table) -> type[AcceptOffer | WelcomeOffer]:
    """How an offer is taken at this table: at once, or by saying that one would."""
    menus = table.state.rules.menu.values()
    return WelcomeOffer if any(WelcomeOffer in actions for actions in menus) else AcceptOffer


def naming_of(table: Table) -> Naming:
    """The words of the table's own language."""
    return Naming(words(table.game.locale), table.state.rules, table.players)


def _places(event: Event) -> set[tuple[PlaceKind, int]]:
    found: set[tuple[PlaceKind, int]] = set()
    kinds: tuple[tuple[str, PlaceKind], ...] = (("path", "path"), ("site", "intersection"))
    for field, kind in kinds:
        place = getattr(event, field, None)
        if place is not None:
            found.add((kind, int(place)))
    return found


def _short(story: list[str]) -> str:
    lines = story[-MOST_LINES:]
    while lines and len("\n".join(lines)) > LONGEST_STORY:
        lines = lines[1:]
    return "\n".join(lines)
