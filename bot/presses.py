"""What a press of a button, a choice or a submitted form does: find the table and the seat, act, and answer."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot import components, herald, lobby_presses, rules
from bot.components import Press
from bot.dialogue import Fill, Nothing, Ready, filled, read_bag, spell_value
from bot.panel import taking
from bot.private import PICK_VERBS, Desk, Letter
from bot.replies import Replies
from bot.table import Asked, Table
from bot.words import words
from engine import goods
from engine.action import Action, Illegal, actors, options, version
from engine.base.bargaining import CancelOffer, ChooseTaker, CounterOffer, DeclineOffer, OfferTrade
from engine.base.offers import find_addressed, find_own
from engine.journal import Undo
from engine.record import Seat
from engine.sight import seen

if TYPE_CHECKING:
    from bot.client import CatanBot

Handler = Callable[["Presses", discord.Interaction, Press], Awaitable[None]]

WANTED = "want"
GIVEN = "give"
PARTNERS = "to"

FORM_VERBS = ("written", "offered", "countered")
"""The verbs of the forms."""


class Presses:
    """Answers every press. It judges no rule and keeps nothing: the table does."""

    def __init__(self, bot: CatanBot) -> None:
        self.bot = bot
        self.replies = Replies(bot)

    async def answer(self, interaction: discord.Interaction, press: Press) -> None:
        """Answer a press in one of the ways below; whatever goes wrong, the player gets a sentence."""
        async with self.replies.explained(interaction, press.game):
            handler = HANDLERS.get(press.verb)
            if handler is None:
                raise Illegal("stale")
            await handler(self, interaction, press)

    # Public buttons

    async def act_now(self, interaction: discord.Interaction, press: Press) -> None:
        """Do at once what a public button names: roll, end the turn."""
        await interaction.response.defer()
        table, seat = await self._seated(interaction, press)
        action = self._named(table, seat, press)
        await self.bot.act(table, seat, action, interaction.user.id, Asked(press.version, None))

    async def open_chapter(self, interaction: discord.Interaction, press: Press) -> None:
        """Show the seat, and only it, what it can do in a chapter."""
        await self.replies.think(interaction)
        table, seat = await self._seated(interaction, press)
        expect_running(table)
        if not is_private(interaction):
            expect(press, version(table.state, None))
        desk = self._desk(table, seat, interaction)
        if isinstance(desk.ask(press.picks), Nothing) and seat not in actors(table.state):
            raise Illegal("not-your-turn", awaited=actors(table.state))
        await self.replies.show(interaction, await desk.question(press.picks))

    async def show_hand(self, interaction: discord.Interaction, press: Press) -> None:
        """Show the seat its hand."""
        await self.replies.think(interaction)
        table, seat = await self._seated(interaction, press)
        await self.replies.show(interaction, await self.bot.hand_letter(table, seat, str(interaction.locale)))

    async def show_log(self, interaction: discord.Interaction, press: Press) -> None:
        """Show what has happened since the reader's last turn."""
        await self.replies.think(interaction)
        table = await self.bot.tables.get(press.game)
        await self.replies.show(interaction, self.bot.log_letter(table, interaction.user.id, str(interaction.locale)))

    async def show_help(self, interaction: discord.Interaction, press: Press) -> None:
        """Say what can be done here."""
        await self.replies.think(interaction)
        table = await self.bot.tables.get(press.game)
        await self.replies.show(interaction, self.bot.help_letter(table, interaction.user.id, str(interaction.locale)))

    # Private questions

    async def pick(self, interaction: discord.Interaction, press: Press) -> None:
        """Go on with a question; when one action is left, do it."""
        await self.replies.go_on(interaction)
        table, seat = await self._seated(interaction, press)
        desk = self._desk(table, seat, interaction)
        picks = (*press.picks, *press.values)
        expect_running(table)
        expect(press, desk.version)
        asked = desk.ask(picks)
        if isinstance(asked, Ready):
            await self.carry_out(interaction, table, seat, asked.action, Asked(press.version, seat))
        else:
            await self.replies.show(interaction, await desk.question(picks))

    async def act(self, interaction: discord.Interaction, press: Press) -> None:
        """Do what the picks name in full."""
        await self.replies.go_on(interaction)
        table, seat = await self._seated(interaction, press)
        await self.carry_out(interaction, table, seat, self._named(table, seat, press), Asked(press.version, seat))

    async def choose_cards(self, interaction: discord.Interaction, press: Press) -> None:
        """Take the cards chosen in a select and have them confirmed; nothing leaves the hand before."""
        await self.replies.go_on(interaction)
        table, seat = await self._seated(interaction, press)
        desk = self._desk(table, seat, interaction)
        expect_running(table)
        expect(press, desk.version)
        fill = desk.ask(press.picks)
        if not isinstance(fill, Fill):
            raise Illegal("stale")
        chosen = [number(value.partition("#")[0]) for value in press.values]
        bag = tuple(chosen.count(good) for good in range(len(table.state.rules.goods)))
        action = filled(fill.action, [bag], fill.holes)
        action.check(table.state, seat)
        at = 2 + fill.action.__struct_fields__.index(fill.holes[0].field)
        picks = (*fill.picks[:at], spell_value(bag), *fill.picks[at + 1 :])
        await self.replies.show(interaction, desk.confirm_cards(picks, action))

    async def choose_undo(self, interaction: discord.Interaction, press: Press) -> None:
        """Show the steps that can be taken back."""
        await self.replies.think(interaction)
        table, seat = await self._seated(interaction, press)
        await self.replies.show(interaction, self._desk(table, seat, interaction).undo())

    async def take_back(self, interaction: discord.Interaction, press: Press) -> None:
        """Undo down to the chosen step."""
        await self.replies.go_on(interaction)
        table, seat = await self._seated(interaction, press)
        expect_running(table)
        expect(press, len(table.journal.entries))
        await self.carry_out(interaction, table, seat, Undo(first_number(press.values)), None)

    # Forms

    async def open_form(self, interaction: discord.Interaction, press: Press) -> None:
        """Open a form for what an option leaves to be written."""
        table, seat = await self._seated(interaction, press)
        expect_running(table)
        desk = self._desk(table, seat, interaction)
        fill = desk.ask(press.picks)
        if not isinstance(fill, Fill):
            raise _why_not(table, seat)
        if isinstance(fill.action, OfferTrade):
            await interaction.response.send_modal(self._offer_form(table, seat, desk))
            return
        form = components.modal(desk.words.say("form-title"), table.id, desk.version, "written", press.picks)
        for hole in fill.holes:
            _add_line(form, hole.field, desk.words.say(f"form-{hole.field}"), desk.words.say("form-example"))
        await interaction.response.send_modal(form)

    async def written(self, interaction: discord.Interaction, press: Press) -> None:
        """Read a form and do what it says."""
        await self.replies.think(interaction)
        table, seat = await self._seated(interaction, press)
        desk = self._desk(table, seat, interaction)
        expect_running(table)
        asked = desk.ask(press.picks[:-1])
        if not isinstance(asked, Fill):
            raise _why_not(table, seat)
        fields = components.submitted(interaction)
        bags = [desk.naming.read_bag(fields.get(hole.field, [""])[0]) for hole in asked.holes]
        action = filled(asked.action, bags, asked.holes)
        await self.carry_out(interaction, table, seat, action, Asked(press.version, seat))

    async def open_counter(self, interaction: discord.Interaction, press: Press) -> None:
        """Open the form of an offer, filled in with the reverse of the one it answers."""
        table, seat = await self._seated(interaction, press)
        expect_running(table)
        offer = find_addressed(table.state, seat, first_number(press.picks))
        desk = self._desk(table, seat, interaction)
        form = components.modal(
            desk.words.say("counter-title", number=offer.number), table.id, 0, "countered", press.picks[:1]
        )
        naming, say = desk.naming, desk.words.say
        _add_line(form, GIVEN, say("form-give"), say("form-example"), naming.bag(offer.want))
        _add_line(form, WANTED, say("form-want"), say("form-example"), naming.bag(offer.give))
        await interaction.response.send_modal(form)

    async def offered(self, interaction: discord.Interaction, press: Press) -> None:
        """Read the form of an offer and make it."""
        await self.replies.think(interaction)
        table, seat = await self._seated(interaction, press)
        desk = self._desk(table, seat, interaction)
        fields = components.submitted(interaction)
        to = tuple(Seat(number(value)) for value in fields.get(PARTNERS, ()))
        give, want = (desk.naming.read_bag(fields.get(side, [""])[0]) for side in (GIVEN, WANTED))
        action = OfferTrade(give, want, tuple(sorted(to)))
        await self.carry_out(interaction, table, seat, action, Asked(press.version, None))

    async def countered(self, interaction: discord.Interaction, press: Press) -> None:
        """Read the form of a counter-offer and make it."""
        await self.replies.think(interaction)
        table, seat = await self._seated(interaction, press)
        desk = self._desk(table, seat, interaction)
        fields = components.submitted(interaction)
        give, want = (desk.naming.read_bag(fields.get(side, [""])[0]) for side in (GIVEN, WANTED))
        await self.carry_out(interaction, table, seat, CounterOffer(first_number(press.picks), give, want), None)

    # Offers

    async def answer_offer(self, interaction: discord.Interaction, press: Press) -> None:
        """Accept, decline or take back an offer from its card."""
        await interaction.response.defer()
        table, seat = await self._seated(interaction, press)
        kinds = {kind.__name__: kind for kind in (taking(table), DeclineOffer, CancelOffer)}
        kind = kinds.get(press.picks[0]) if press.picks else None
        if kind is None:
            raise Illegal("stale")
        done = await self.bot.act(table, seat, kind(first_number(press.picks[1:])), interaction.user.id)
        async with self.replies.afterwards():
            letter = self._desk(table, seat, interaction).done(done)
            await interaction.followup.send(view=letter.view, ephemeral=True)

    async def choose_taker(self, interaction: discord.Interaction, press: Press) -> None:
        """Show the maker of an offer who would take it."""
        await self.replies.think(interaction)
        table, seat = await self._seated(interaction, press)
        expect_running(table)
        offer = find_own(table.state, seat, first_number(press.picks))
        desk = self._desk(table, seat, interaction)
        picks = (ChooseTaker.chapter, ChooseTaker.__name__, str(offer.serial))
        await self.replies.show(interaction, await desk.question(picks))

    # Helpers

    async def _seated(self, interaction: discord.Interaction, press: Press) -> tuple[Table, Seat]:
        return await self.bot.seated(press.game, interaction.user.id)

    def _desk(self, table: Table, seat: Seat, interaction: discord.Interaction) -> Desk:
        return Desk(table, seat, words(str(interaction.locale)), self.bot.pictures)

    def _named(self, table: Table, seat: Seat, press: Press) -> Action:
        return named_action(table, seat, press.picks)

    async def carry_out(
        self, interaction: discord.Interaction, table: Table, seat: Seat, action: Action, asked: Asked | None
    ) -> None:
        """Act, and show the seat what came of it."""
        done = await self.bot.act(table, seat, action, interaction.user.id, asked)
        async with self.replies.afterwards():
            desk = self._desk(table, seat, interaction)
            if isinstance(action, Undo):
                text = desk.words.say("undo-done")
                letter = Letter(components.layout(text, widgets=desk.ways_on()))
            else:
                letter = await self._next(desk, seat, done)
            await self.replies.show(interaction, letter)

    async def _next(self, desk: Desk, seat: Seat, done: Any) -> Letter:
        """What came of an action, or at once the next question when the game still waits for this seat.

        A step that goes on after each of its actions, as a move path by path does, asks for more of the same.
        """
        if done.after.agenda and done.after.step is not done.before.step and seat in actors(done.after):
            chapters = {option.chapter for option in options(done.after, seat) if not option.aside} - {"table"}
            told = "\n".join(herald.sentences(seen(done.outcome.events, seat), desk.naming))
            if len(chapters) == 1 and chapters != {"turn"}:
                return await desk.question((chapters.pop(),), told)
            if type(done.after.step) is type(done.before.step) and done.entry.action.chapter in chapters - {"turn"}:
                return await desk.question((done.entry.action.chapter,), told, more=desk.ways_on())
        return desk.done(done)

    def _offer_form(self, table: Table, seat: Seat, desk: Desk) -> ui.Modal:
        say = desk.words.say
        form = components.modal(say("offer-title"), table.id, version(table.state, None), "offered")
        _add_line(form, GIVEN, say("form-give"), say("form-example"))
        _add_line(form, WANTED, say("form-want"), say("form-example"))
        others = [Seat(other) for other in range(table.state.rules.seats) if other != seat]
        if seat == table.state.seat:
            shown = [
                discord.SelectOption(label=desk.naming.coloured(other)[:100], value=str(other)) for other in others
            ]
            widget: ui.Select[Any] = ui.Select(
                custom_id=PARTNERS, options=shown, min_values=0, max_values=len(shown), required=False
            )
            form.add_item(ui.Label(text=say("form-to")[:45], description=say("form-to-all")[:100], component=widget))
        return form


def named_action(table: Table, seat: Seat, picks: tuple[str, ...]) -> Action:
    """The action that picks name in full; `Illegal` when the seat has no such option now."""
    state = table.state
    for option in options(state, seat):
        if (option.chapter, type(option).__name__) != picks[:2]:
            continue
        values = picks[2:]
        holes = {hole.field for hole in option.holes(state, seat)}
        fields = option.__struct_fields__
        if len(values) != len(fields):
            continue
        pairs = list(zip(fields, values, strict=True))
        if all(field in holes or spell_value(getattr(option, field)) == value for field, value in pairs):
            bags = {field: _read_bag(value, state.rules.goods) for field, value in pairs if field in holes}
            return filled(
                option, list(bags.values()), [hole for hole in option.holes(state, seat) if hole.field in bags]
            )
    raise _why_not(table, seat)


def is_private(interaction: discord.Interaction) -> bool:
    """Whether the pressed message is seen by one person alone."""
    message = interaction.message
    return interaction.guild_id is None or (message is not None and message.flags.ephemeral)


def expect_running(table: Table) -> None:
    """Refuse with `Illegal` what comes when the game is over."""
    if table.state.ended is not None:
        raise Illegal("game-over")


def expect(press: Press, newest: int) -> None:
    """Refuse with `Illegal` what belongs to an earlier moment."""
    if press.version != newest:
        raise Illegal("stale")


def number(text: str) -> int:
    """A number out of the name or the value of a widget; `Illegal` when it is none of ours."""
    if re.fullmatch("[0-9]{1,9}", text) is None:
        raise Illegal("stale")
    return int(text)


def first_number(texts: Sequence[str]) -> int:
    """The first of several numbers; `Illegal` when there is none."""
    return number(texts[0] if texts else "")


def _why_not(table: Table, seat: Seat) -> Illegal:
    if table.state.ended is not None:
        return Illegal("game-over")
    if seat not in actors(table.state):
        return Illegal("not-your-turn", awaited=actors(table.state))
    return Illegal("stale")


def _read_bag(pick: str, kinds: tuple[str, ...]) -> tuple[int, ...]:
    try:
        bag = read_bag(pick)
    except ValueError:
        raise Illegal("not-a-bag") from None
    if not goods.is_bag(bag, len(kinds)):
        raise Illegal("not-a-bag")
    return bag


def _add_line(form: ui.Modal, field: str, label: str, example: str, text: str | None = None) -> None:
    line: ui.TextInput[Any] = ui.TextInput(
        custom_id=field, placeholder=example[:100], default=text, max_length=80, required=True
    )
    form.add_item(ui.Label(text=label[:45], component=line))


HANDLERS: dict[str, Handler] = {
    "now": Presses.act_now,
    "open": Presses.open_chapter,
    **dict.fromkeys(PICK_VERBS, Presses.pick),
    "act": Presses.act,
    "cards": Presses.choose_cards,
    "hand": Presses.show_hand,
    "log": Presses.show_log,
    "help": Presses.show_help,
    "undo": Presses.choose_undo,
    "takeback": Presses.take_back,
    "form": Presses.open_form,
    "written": Presses.written,
    "offered": Presses.offered,
    "offer": Presses.answer_offer,
    "counter": Presses.open_counter,
    "countered": Presses.countered,
    "taker": Presses.choose_taker,
    **lobby_presses.HANDLERS,
    **rules.HANDLERS,
}
