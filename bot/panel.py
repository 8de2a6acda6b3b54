"""The panel: the one public message that shows a game, always the newest, and the cards of its offers."""

from __future__ import annotations

from dataclasses import dataclass

import discord
import msgspec

from bot import components, herald
from bot.components import PressButton
from bot.naming import Naming
from bot.pictures import Pictures
from bot.private import PICTURE, Letter, as_file, public_buttons
from bot.table import Table, happened_since
from bot.words import words
from engine.action import actors, version
from engine.base.trade import AcceptOffer, CancelOffer, DeclineOffer, Offer, Offers, WelcomeOffer
from engine.event import Event
from engine.journal import Undo
from engine.record import Seat, to_json
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
    """What a posted panel shows: whom it called in which turn, and from which entry on it tells."""

    turn: int
    called: tuple[int, ...]
    told_from: int
    shown: int


def read_mark(text: str | None) -> Mark | None:
    """The mark of the panel in the channel, if there is one."""
    return None if text is None else msgspec.json.decode(text, type=Mark)


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel ready to be posted or put in place of what the last one shows."""

    letter: Letter
    mark: str
    anew: bool
    called: tuple[int, ...]


def must_be_posted(before: Mark | None, table: Table) -> bool:
    """Whether the game waits for people whom no panel has called: then a new one is posted, and calls them.

    Whoever has been called is not called again because others have answered.
    """
    if before is None or table.state.ended is not None:
        return True
    awaited = set(table.awaited_users())
    if not awaited:
        return False
    return before.turn != table.state.turn or not awaited <= set(before.called)


async def write_panel(table: Table, before: Mark | None, pictures: Pictures, row_id: int, *, anew: bool) -> Panel:
    """The panel as it must look now, in the language of the table."""
    naming = naming_of(table)
    say = naming.words.say
    view = table.view(None)
    told_from = (before.shown if anew else before.told_from) if before is not None else 0
    story = tell(table, naming, told_from)
    awaited = table.awaited_users()
    called = tuple(awaited) if anew else (before.called if before is not None else ())
    picture = await pictures.board(view, table.players, naming, Lens(recent=recent_places(table, told_from)))
    alt = herald.alt_text(view, naming, story[-1] if story else "")
    current = table.seats[view.leading].colour
    paragraphs = (
        "\n".join(t for t in (herald.heading(view, naming, table.id), call(table, naming, awaited)) if t),
        _short(story),
        herald.score_lines(view, naming),
    )
    layout = components.layout(
        *paragraphs,
        picture=(PICTURE, alt),
        widgets=public_buttons(table, actors(table.state)[0], naming.words) if view.ended is None else (),
        always=lasting_buttons(table, naming, row_id),
        colour=discord.Colour(COLOURS[current]),
    )
    files = (as_file(picture, PICTURE, alt),)
    mark = Mark(view.turn, called, told_from, len(table.journal.entries))
    return Panel(Letter(layout, files), to_json(mark), anew, tuple(awaited) if anew else ())


def lasting_buttons(table: Table, naming: Naming, row_id: int) -> list[PressButton]:
    """What everybody may ask for at any time; the outbox finds its message again by the number of its row in them."""
    say = naming.words.say
    state = table.state
    asked = version(state, None)
    found: list[PressButton] = []
    if state.ended is None:
        found.append(components.button(say("button-my-hand"), table.id, asked, "hand", (str(row_id),)))
    found.append(components.button(say("button-log"), table.id, asked, "log", (str(row_id),)))
    if state.ended is None:
        found.append(components.button(say("button-undo"), table.id, asked, "undo"))
    found.append(components.button(say("button-help"), table.id, asked, "help"))
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
            story.append(naming.words.say("undo-announced", seat=naming.seat(entry.seat)))
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
    naming = naming_of(table)
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


def close_offer(table: Table, number: int, text: str) -> Letter:
    """The card of an offer that no longer stands."""
    return Letter(components.layout(naming_of(table).words.say("offer-closed", number=number, text=text)))


def standing(table: Table, serial: int) -> Offer | None:
    """An offer, while it stands."""
    offers = table.state[Offers].standing if Offers in table.state else ()
    return next((offer for offer in offers if offer.serial == serial), None)


def taking(table: Table) -> type[AcceptOffer | WelcomeOffer]:
    """How an offer is taken at this table: at once, or by saying that one would."""
    step = type(table.state.step) if table.state.agenda else None
    welcome = step is not None and WelcomeOffer in table.state.rules.menu[step]
    return WelcomeOffer if welcome else AcceptOffer


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
