"""What one seat alone is shown: the question it is asked next, its hand, and what came of its action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import cast

import discord
from discord import ui

from bot import components, herald
from bot.components import PressButton, PressSelect
from bot.dialogue import MOST_ANSWERS, PLACES, Answer, Fill, Nothing, Question, Ready, ask, nearby
from bot.naming import Naming, kebab
from bot.pictures import Pictures
from bot.table import Done, Table
from bot.words import Words
from engine.action import Action, Hole, actors, menu, options, version
from engine.base.offers import Offers
from engine.record import Good, Seat
from engine.sight import View, seen
from rendering import Candidate, Lens
from rendering.lens import PlaceKind

PICTURE = "board.png"
HAND_PICTURE = "hand.png"

LASTING = (("my-hand", "hand"), ("log", "log"))
"""The buttons of a hand that stays in the direct messages."""

PICK_VERBS = ("pick", "pickalso", "pickmore")
"""The verbs of the selects of one question, which all mean the same."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A message to one person: its layout and the pictures it shows."""

    view: ui.LayoutView
    files: tuple[discord.File, ...] = ()


class Desk:
    """Writes the private messages of one table for one seat, in the reader's language."""

    def __init__(self, table: Table, seat: Seat, words: Words, pictures: Pictures) -> None:
        self.table = table.as_it_is()
        self.seat = seat
        self.pictures = pictures
        self.naming = Naming.of_view(words, table.view(seat), table.players)
        self.words = self.naming.words

    @property
    def version(self) -> int:
        """The version of the question the seat answers now."""
        return version(self.table.state, self.seat)

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self.table.view(self.seat)

    def ask(self, picks: Sequence[str]) -> Question | Fill | Ready | Nothing:
        """What is asked after these picks."""
        state = self.table.state
        return ask(state, self.seat, options(state, self.seat), picks)

    async def question(self, picks: Sequence[str], note: str = "", more: Sequence[PressButton] = ()) -> Letter:
        """The next question after these picks, or the one action that is left, to be confirmed; `more` ways beside."""
        asked = self.ask(picks)
        if isinstance(asked, Nothing):
            return self.nothing(picks, note)
        if isinstance(asked, Ready):
            return self._confirm(asked, note, more)
        if isinstance(asked, Fill):
            return self._fill(asked, note, more)
        if asked.kind in PLACES:
            return await self._place(asked, note, more)
        return self._choice(asked, note, more)

    def nothing(self, picks: Sequence[str], note: str = "") -> Letter:
        """Nothing of the kind can be done: why that may be, and what the seat can do instead."""
        chapter = picks[0] if picks else ""
        key = f"nothing-{chapter}" if self.words.has(f"nothing-{chapter}") else "nothing-here"
        costs = herald.costs_text(self.view, self.naming) if chapter == "build" else ""
        return Letter(components.layout(note, self.words.say(key), costs, widgets=self.ways_on()))

    def done(self, done: Done) -> Letter:
        """What came of an action, with a way to take it back and the ways on."""
        told = "\n".join(herald.sentences(seen(done.outcome.events, self.seat), self.naming))
        hand = herald.hand_line(self.view, self.naming)
        return Letter(components.layout(told or self.words.say("done"), hand, widgets=self.ways_on()))

    def ways_on(self) -> list[PressButton]:
        """Buttons for what may come next, as far as everybody may know it."""
        found = public_buttons(self.table, self.seat, self.words, private=True)
        if self.table.journal.undoable(self.seat):
            found.append(self._button(self.words.say("button-undo"), "undo"))
        return found

    async def hand(self, news: Sequence[str], number: int | None = None) -> Letter:
        """The seat's hand as text and picture, with what it may do; one with a number lasts, and opens the others."""
        picture = await self.pictures.hand(self.view, self.table.players, self.naming)
        text = herald.hand_text(self.view, self.naming, news)
        alt = herald.hand_line(self.view, self.naming)
        heading = self.words.say("hand-heading", game=self.table.id)
        # What lasts must stay true while the game goes on: the game's own buttons are on the panel.
        lasting = [self._button(self.words.say(f"button-{name}"), verb, (str(number),)) for name, verb in LASTING]
        widgets = self.ways_on() if number is None else lasting
        view = components.layout(heading, text, picture=(HAND_PICTURE, alt), widgets=widgets)
        return Letter(view, (as_file(picture, HAND_PICTURE, alt),))

    def undo(self) -> Letter:
        """The steps that can be taken back, the latest first."""
        entries = self.table.journal.undoable(self.seat)
        if not entries:
            return Letter(components.layout(self.words.say("illegal-nothing-to-undo"), widgets=self.ways_on()))
        choices = [
            discord.SelectOption(label=self.naming.action(entry.action)[:100], value=str(entry.n))
            for entry in entries[:MOST_ANSWERS]
        ]
        prompt = self.words.say("undo-choose")
        widget = components.select(prompt, choices, self.table.id, len(self.table.journal.entries), "takeback")
        return Letter(components.layout(self.words.say("undo-heading"), widgets=[widget]))

    def confirm_cards(self, picks: Sequence[str], action: Action) -> Letter:
        """A choice of cards before it counts."""
        text = self.words.say("cards-confirm", what=self.naming.in_markdown().action(action))
        widgets = [
            self._button(self.words.say("button-confirm"), "act", picks, discord.ButtonStyle.success),
            self._button(self.words.say("button-choose-again"), "pick", picks[:2]),
        ]
        return Letter(components.layout(text, widgets=widgets))

    # One question

    def _confirm(self, ready: Ready, note: str, more: Sequence[PressButton]) -> Letter:
        label = self.naming.action(ready.action)
        widget = self._button(label, "act", ready.picks, discord.ButtonStyle.success)
        return Letter(components.layout(note, self.words.say("confirm-one"), widgets=[widget], always=more))

    def _choice(self, asked: Question, note: str, more: Sequence[PressButton]) -> Letter:
        prompt = self._prompt(asked)
        labels = [(answer, self._label(asked, answer)) for answer in asked.answers]
        widgets: list[PressButton | PressSelect]
        if len(labels) <= 10 and all(len(label) <= 34 for _, label in labels):
            widgets = [self._button(label, "pick", (*asked.picks, answer.pick)) for answer, label in labels]
        else:
            shown = [discord.SelectOption(label=label[:100], value=answer.pick) for answer, label in labels]
            widgets = [*self._selects(prompt, shown, asked.picks)]
        costs = (
            herald.costs_text(self.view, self.naming) if asked.kind == "action" and asked.picks == ("build",) else ""
        )
        return Letter(components.layout(note, prompt, costs, widgets=widgets, always=more))

    async def _place(self, asked: Question, note: str, more: Sequence[PressButton]) -> Letter:
        answers = {int(answer.value): answer for answer in asked.answers}
        lettered = [(letter, answers[place]) for letter, place in self.naming.lettered(asked.kind, answers)]
        kind = cast("PlaceKind", asked.kind)
        candidates = tuple(Candidate(kind, int(answer.value), letter) for letter, answer in lettered)
        picture = await self.pictures.board(self.view, self.table.players, self.naming, Lens(candidates=candidates))
        shown = [
            discord.SelectOption(
                label=f"{letter} · {self.naming.place(asked.kind, answer.value)}"[:100],
                value=answer.pick,
                description=self._detail(asked, answer)[:100] or None,
            )
            for letter, answer in lettered
        ]
        prompt = self._prompt(asked)
        widgets: list[PressButton | PressSelect] = [*self._selects(prompt, shown, asked.picks)]
        if len(answers) > MOST_ANSWERS:
            widgets.extend(self._elsewhere(asked))
        alt = f"{prompt} {', '.join(option.label for option in shown)}"
        text = "\n".join(t for t in (note, prompt) if t)
        view = components.layout(text, picture=(PICTURE, alt), widgets=widgets, always=more)
        return Letter(view, (as_file(picture, PICTURE, alt),))

    def _elsewhere(self, asked: Question) -> list[PressSelect]:
        near = nearby(self.table.state, asked)
        prompt = self.words.say("choose-near")
        shown = [
            discord.SelectOption(label=self.naming.hex(answer.value)[:100], value=answer.pick)
            for answer in near.answers
        ]
        return self._selects(prompt, shown, asked.picks, PICK_VERBS[1:])

    def _fill(self, fill: Fill, note: str, more: Sequence[PressButton]) -> Letter:
        prompt = self._prompt_for(fill.action.__class__.__name__, fill.holes[0].field)
        hole = fill.holes[0]
        if len(fill.holes) == 1 and 0 < sum(hole.within) <= MOST_ANSWERS:
            return Letter(components.layout(note, prompt, widgets=[self._cards(fill, hole)], always=more))
        widget = self._button(self.words.say("button-write"), "form", fill.picks, discord.ButtonStyle.primary)
        return Letter(components.layout(note, prompt, widgets=[widget], always=more))

    def _cards(self, fill: Fill, hole: Hole) -> PressSelect:
        """A select with one option a card, of which as many as the action takes can be chosen."""
        shown = [
            discord.SelectOption(label=f"{self.naming.good(Good(good), 1)} {index + 1}", value=f"{good}#{index}")
            for good, count in enumerate(hole.within)
            for index in range(count)
        ]
        most = min(hole.most, len(shown))
        key = "cards-choose" if hole.least == most else "cards-choose-some"
        prompt = self.words.say(key, count=most, least=hole.least)
        return components.select(prompt, shown, self.table.id, self.version, "cards", fill.picks, (hole.least, most))

    # Words for a question

    def _prompt(self, asked: Question) -> str:
        return self._prompt_for(asked.action.__name__ if asked.action is not None else asked.kind, asked.field)

    def _prompt_for(self, action: str, field: str) -> str:
        for key in (f"ask-{kebab(action)}-{field}", f"ask-{field}", "ask-action"):
            if self.words.has(key):
                return self.words.say(key)
        raise KeyError(action, field)

    def _label(self, asked: Question, answer: Answer) -> str:
        if asked.kind == "action":
            if answer.left == 1:
                option = next(o for o in options(self.table.state, self.seat) if type(o) is answer.value)
                if not option.holes(self.table.state, self.seat):
                    return self.naming.action(option)
            return self.words.say(f"choice-{kebab(answer.value.__name__)}")
        if asked.field == "offer":
            return self._offer(int(answer.value))
        if asked.kind == "bag" and answer.value is None:
            return self.words.say("cards-open")
        if asked.kind == "plain" and asked.action is not None:
            return self.naming.plain(asked.action, asked.field, answer.value)
        return self.naming.answer(asked.kind, answer.value)

    def _offer(self, serial: int) -> str:
        offers = self.view.part(Offers)
        offer = next((one for one in offers.standing if one.serial == serial), None) if offers is not None else None
        return self.naming.offer(offer) if offer is not None else str(serial)

    def _detail(self, asked: Question, answer: Answer) -> str:
        return self.naming.detail(asked.kind, answer.value, self.view)

    def _button(
        self,
        label: str,
        verb: str,
        picks: Sequence[str] = (),
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> PressButton:
        return components.button(label, self.table.id, self.version, verb, picks, style)

    def _selects(
        self,
        prompt: str,
        shown: Sequence[discord.SelectOption],
        picks: Sequence[str],
        verbs: Sequence[str] = PICK_VERBS,
    ) -> list[PressSelect]:
        """As many selects as the answers need, each with a verb of its own, as Discord wants every name once."""
        pages = [shown[start : start + MOST_ANSWERS] for start in range(0, len(shown), MOST_ANSWERS)]
        return [
            components.select(prompt, page, self.table.id, self.version, verb, picks)
            for verb, page in zip(verbs, pages, strict=False)
        ]


def public_buttons(table: Table, seat: Seat, words: Words, *, private: bool = False) -> list[PressButton]:
    """What the game waits for, as buttons that follow from public facts alone: the chapters of the step's menu.

    A chapter opens a private question; a turn's own actions (roll, end the turn) are done at once.
    """
    state = table.state
    if not state.agenda:
        return []
    found: list[PressButton] = []
    asked = version(state, seat) if private else version(state, None)
    step = kebab(type(state.step).__name__)
    shown = [action for action in menu(state, seat) if not is_standing(action)]
    turn = [action for action in shown if action.chapter == "turn"]
    chapters = list(dict.fromkeys(action.chapter for action in shown if action.chapter not in ("turn", "table")))
    if not turn and not chapters and seat in actors(state):
        chapters = ["table"]
    for action in turn:
        spelled = (action.chapter, action.__name__)
        label = words.say(f"button-{kebab(action.__name__)}")
        verb = "act" if private else "now"
        found.append(components.button(label, table.id, asked, verb, spelled, discord.ButtonStyle.primary))
    opened = []
    for chapter in chapters:
        special = f"button-{chapter}-{step}"
        label = words.say(special if words.has(special) else f"button-{chapter}")
        opened.append(components.button(label, table.id, asked, "open", (chapter,)))
    first = any(action.__name__ == "Roll" for action in turn)
    return found + opened if first else opened + found


def is_standing(action: type[Action]) -> bool:
    """Whether an action is a choice that holds on, open at any time and no answer: it has a button of its own."""
    return action.aside and action.chapter not in ("trade", "table")


def standing_buttons(table: Table, words: Words) -> list[PressButton]:
    """A button for each choice that holds on; what is chosen is asked in private."""
    state = table.state
    kinds = sorted({a for m in state.rules.menu.values() for a in m if is_standing(a)}, key=lambda kind: kind.__name__)
    return [
        components.button(
            words.say(f"button-{kebab(kind.__name__)}"),
            table.id,
            version(state, None),
            "open",
            (kind.chapter, kind.__name__),
        )
        for kind in kinds
    ]


def as_file(picture: bytes, name: str, alt: str) -> discord.File:
    """A picture to be sent, with its alt text."""
    return discord.File(BytesIO(picture), name, description=alt[:1024])
