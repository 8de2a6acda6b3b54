"""People who play by buttons: they press only what they are shown, and read what they are answered."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from simcord.actors import MemberActor
from simcord.backend.models import EPHEMERAL_FLAG
from simcord.results import ResponseMessage

from bot.components import Press, read_custom_id
from bot.dialogue import spell
from bot.naming import Naming
from bot.table import Table
from bot.words import words
from engine.action import Action, Step
from engine.base.bargaining import (
    AcceptOffer,
    CancelOffer,
    ChooseTaker,
    CounterOffer,
    DeclineOffer,
    OfferTrade,
    WelcomeOffer,
)
from engine.base.robber import Discard
from engine.journal import Undo
from engine.record import Bag, Seat
from tests.bot.typists import custom_ids, parts, shown
from tests.bot.worlds import World

ON_THE_CARD = (AcceptOffer, WelcomeOffer, DeclineOffer, CancelOffer)
"""What is done by the buttons below an offer."""

MOST_QUESTIONS = 12


class Unanswered(Exception):  # noqa: N818 - it is what the person sees
    """The bot did not take note, or is thinking for ever."""


class Club:
    """A game in a channel, and the people at its table, who sit in the order in which they joined."""

    def __init__(self, world: World, people: Sequence[MemberActor], game_id: str) -> None:
        self.world = world
        self.game_id = game_id
        self.people = [Clicker(self, actor) for actor in people]

    @property
    def table(self) -> Table:
        """The table as the bot has it in memory."""
        table: Table = self.world.bot.tables._kept[self.game_id]
        return table

    def waits_for(self, step: Step) -> bool:
        """Whether the game is at this step now."""
        return bool(self.table.state.step == step)

    async def seated(self) -> Table:
        """The table, read from the store when the bot does not have it in memory."""
        table: Table = await self.world.as_bot(lambda: self.world.bot.tables.get(self.game_id))
        return table

    def at(self, seat: int) -> Clicker:
        """Whoever sits there."""
        user = self.table.seats[seat].user_id
        return next(person for person in self.people if person.actor.id == user)

    @property
    def messages(self) -> list[ResponseMessage]:
        """All messages of the channel that everybody sees, the oldest first."""
        return posted(self.world, self.world.channel.id)

    @property
    def panels(self) -> list[ResponseMessage]:
        """The panels in the channel, the newest last; only the newest has buttons."""
        return [message for message in self.messages if self.is_panel(message)]

    @property
    def panel(self) -> ResponseMessage:
        return next(message for message in reversed(self.messages) if self.is_panel(message))

    def is_panel(self, message: Any) -> bool:
        return any(part.get("type") == GALLERY for part in parts(message)) and self.game_id in shown(message)

    def card(self, number: int) -> Any:
        """The newest card of the offer with this number."""
        return [
            message for message in self.messages if shown(message).removeprefix("-# ").startswith(f"Offer {number}")
        ][-1]

    async def do(self, seat: int, action: Action) -> Any:
        """Let a seat do something by buttons."""
        return await self.at(seat).do(action)


GALLERY = 12


def posted(world: World, channel_id: int) -> list[ResponseMessage]:
    """The messages that stand in a channel for everybody there, the oldest first."""
    stored = world.env.backend.messages.get(channel_id, {})
    return [ResponseMessage(world.env, stored[key]) for key in sorted(stored) if not stored[key].flags & EPHEMERAL_FLAG]


class Clicker:
    """One person at the table."""

    def __init__(self, club: Club, actor: MemberActor) -> None:
        self.club = club
        self.actor = actor

    @property
    def seat(self) -> Seat:
        seat = self.club.table.seat_of(self.actor.id)
        assert seat is not None
        return seat

    @property
    def hand(self) -> Bag:
        return self.club.table.state.hands[self.seat]

    @property
    def letters(self) -> list[ResponseMessage]:
        """The direct messages this person has from the bot, the oldest first."""
        return posted(self.club.world, self.actor.user.dm_channel.id)

    # One press

    async def press(self, message: Any, name: str) -> Any:
        """Press a button that is there; it is answered, and not with a breakdown."""
        assert name in custom_ids(message), (name, custom_ids(message))
        return self.answered(await self.actor.click(message, custom_id=name))

    async def choose(self, message: Any, name: str, values: Sequence[str]) -> Any:
        """Choose in a select that is there."""
        return self.answered(await self.actor.select(message, list(values), custom_id=name))

    async def write(self, shown_form: Any, fields: dict[str, Any]) -> Any:
        """Fill in a form and send it."""
        return self.answered(await self.actor.submit_modal(shown_form, fields))

    def answered(self, result: Any) -> Any:
        if not result.acknowledged or (result.response is not None and not shown(result.response)):
            raise Unanswered
        assert "Code " not in said(result), said(result)
        return result

    async def open(self, verb: str, *picks: str) -> Any:
        """Press a button of the newest panel, found by its verb and its first picks."""
        return await self.press(self.club.panel, named(self.club.panel, verb, *picks))

    # One action

    async def do(self, action: Action) -> Any:
        """Do something by buttons, selects and forms alone; it stands in the journal afterwards."""
        before = len(self.club.table.journal.entries)
        result = await self.attempt(action)
        entries = self.club.table.journal.entries[before:]
        assert [entry.action for entry in entries][:1] == [action], f"{action}: {said(result)}"
        return result

    async def attempt(self, action: Action) -> Any:
        """Go the way that leads to an action, whatever comes of it."""
        if isinstance(action, Undo):
            asked = await self.open("undo")
            return await self.choose(asked.response, named(asked.response, "takeback"), [str(action.to)])
        if isinstance(action, ON_THE_CARD):
            return await self.answer(action)
        if isinstance(action, CounterOffer):
            return await self.counter(action)
        if isinstance(action, ChooseTaker):
            card = self.card_of(action.offer)
            asked = await self.press(card, named(card, "taker"))
            return await self.walk(asked.response, action)
        if action.chapter == "turn":
            return await self.open("now", action.chapter, type(action).__name__)
        asked = await self.open("open", action.chapter)
        return await self.walk(asked.response, action)

    async def walk(self, message: Any, action: Action) -> Any:
        """Follow the questions to an action, from the first of them on."""
        before = len(self.club.table.journal.entries)
        for _ in range(MOST_QUESTIONS):
            name, values = next_step(self.club.table, message, action)
            if name.startswith("k1s"):
                result = await self.choose(message, name, values)
            else:
                result = await self.press(message, name)
            verb = press_of(name).verb
            if verb == "form":
                return await self.fill(result, action)
            if verb == "act" or len(self.club.table.journal.entries) > before:
                return result
            message = result.response or message
        raise AssertionError(f"{action} is not reached in {MOST_QUESTIONS} questions: {shown(message)}")

    async def fill(self, form: Any, action: Action) -> Any:
        """Write what an action leaves open into the form that is shown."""
        if isinstance(action, OfferTrade):
            fields: dict[str, Any] = {"give": self.written(action.give), "want": self.written(action.want)}
            if action.to:
                fields["to"] = [str(seat) for seat in action.to]
            return await self.write(form, fields)
        assert isinstance(action, Discard)
        return await self.write(form, {"cards": self.written(action.cards)})

    async def answer(self, action: AcceptOffer | WelcomeOffer | DeclineOffer | CancelOffer) -> Any:
        """Answer an offer on its card."""
        card = self.card_of(action.offer)
        return await self.press(card, named(card, "offer", type(action).__name__))

    async def counter(self, action: CounterOffer) -> Any:
        card = self.card_of(action.offer)
        form = await self.press(card, named(card, "counter"))
        return await self.write(form, {"give": self.written(action.give), "want": self.written(action.want)})

    def card_of(self, serial: int) -> Any:
        """The card whose buttons answer an offer."""
        return next(
            message
            for message in reversed(self.club.messages)
            if any(press.verb == "counter" and press.picks == (str(serial),) for press in presses(message))
        )

    def written(self, bag: Bag | None) -> str:
        assert bag is not None
        table = self.club.table
        return Naming(words("en"), table.state.rules, table.players).bag(bag)


def next_step(table: Table, message: Any, action: Action) -> tuple[str, list[str]]:
    """The widget of a private message that leads on towards an action, and what to choose in it."""
    wanted = spell(action)
    for part in parts(message):
        name = part.get("custom_id")
        if name is None:
            continue
        press = press_of(name)
        if press.verb == "cards":
            return name, cards(part["options"], action)
        if press.verb in ("act", "form") and same_option(press.picks, wanted):
            return name, []
        if press.verb == "pick" and not part.get("options") and leads(press.picks, wanted):
            return name, []
    for name, value, picks in choices_of(message):
        if not narrows(value) and leads((*picks, value), wanted):
            return name, [value]
    for name, value, picks in choices_of(message):
        if narrows(value) and beside(table, int(value[1:]), wanted[len(picks)], action):
            return name, [value]
    raise AssertionError(f"nothing leads to {wanted}: {custom_ids(message)} {shown(message)}")


def leads(picks: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether picks go towards what is wanted, goods that are still open among them; what only narrows counts not."""
    real = [pick for pick in picks if not narrows(pick)]
    fits = (pick == want or (pick == "_" and "." in want) for pick, want in zip(real, wanted, strict=False))
    return len(real) <= len(wanted) and all(fits)


def narrows(pick: str) -> bool:
    """Whether a pick only narrows the places to those around a hex."""
    return re.fullmatch("n[0-9]+", pick) is not None


def same_option(picks: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether picks name what is wanted, bags that are still open aside."""
    return len(picks) == len(wanted) and all(pick in (want, "_") for pick, want in zip(picks, wanted, strict=True))


def beside(table: Table, place: int, pick: str, action: Action) -> bool:
    """Whether an intersection or a path, as it is picked, lies at a hex."""
    board = table.state.rules.board
    around = board.hexes_at if hasattr(action, "site") else board.path_hexes
    return place in around[int(pick)]


def choices_of(message: Any) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Every option of every select: the select's name, the value, and the picks before it."""
    for part in parts(message):
        for option in part.get("options", ()):
            yield part["custom_id"], option["value"], press_of(part["custom_id"]).picks


def cards(shown_options: Sequence[dict[str, str]], action: Action) -> list[str]:
    """The cards to choose so that they make up the bag of an action."""
    bag = next(value for name in action.__struct_fields__ if isinstance(value := getattr(action, name), tuple))
    left, found = list(bag), []
    for option in shown_options:
        good = int(option["value"].partition("#")[0])
        if left[good]:
            left[good] -= 1
            found.append(option["value"])
    return found


def press_of(name: str) -> Press:
    press = read_custom_id(name)
    assert press is not None, name
    return press


def presses(message: Any) -> list[Press]:
    """What the buttons and selects of a message are for."""
    return [press_of(name) for name in custom_ids(message)]


def named(message: Any, verb: str, *picks: str) -> str:
    """The name of the button or select of a message with this verb and these first picks."""
    found = [
        name
        for name in custom_ids(message)
        if (press := press_of(name)).verb == verb and press.picks[: len(picks)] == picks
    ]
    assert found, f"{verb} {picks} is not among {custom_ids(message)}"
    return found[0]


def said(result: Any) -> str:
    """All that an interaction was answered with."""
    messages = [message for message in (result.response, *result.followups) if message is not None]
    return "\n".join(shown(message) for message in messages)


async def open_game(
    world: World, count: int = 3, computers: int = 0, options: dict[str, str] | None = None, **typed: str
) -> Club:
    """Open a lobby by command, and begin the game by its buttons."""
    host, *guests = world.people[:count]
    opened = await host.slash(world.channel, "game new", **typed)
    lobby: Any = opened.response
    for guest in guests:
        assert (await guest.click(lobby, custom_id=named(lobby, "ljoin"))).acknowledged
    for _ in range(computers):
        assert (await host.click(lobby, custom_id=named(lobby, "lbot"))).acknowledged
    game_id = press_of(custom_ids(lobby)[0]).game
    for option, value in (options or {}).items():
        asked: Any = (await host.click(lobby, custom_id=named(lobby, "lopts"))).response
        while not any(one.verb == "lset" and one.picks[0] == option for one in presses(asked)):
            asked = (await host.click(asked, custom_id=named(asked, "lpage"))).response
        await host.select(asked, [value], custom_id=named(asked, "lset", option))
    lobby = next(message for message in posted(world, world.channel.id) if game_id in shown(message))
    assert (await host.click(lobby, custom_id=named(lobby, "lstart"))).acknowledged
    club = Club(world, [host, *guests], game_id)
    await club.seated()
    return club


__all__ = [
    "Clicker",
    "Club",
    "Unanswered",
    "custom_ids",
    "named",
    "open_game",
    "parts",
    "posted",
    "presses",
    "said",
    "shown",
]
