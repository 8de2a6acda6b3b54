"""The bot is killed in the middle of everything it does, and the next one goes on as if nothing had happened."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from bot import herald
from bot.client import CatanBot
from bot.config import Config
from bot.dispatch import standing
from bot.now import now
from bot.panel import call, naming_of
from bot.private import public_buttons
from bot.store import opening
from bot.store import store as stores
from engine.action import Action, Illegal, actors, check, options
from engine.journal import Undo, replay
from engine.record import Seat
from engine.state import State
from tests.bot.clicking import Club, Unanswered, custom_ids, open_game, presses, shown
from tests.bot.crashing import Mortal
from tests.bot.prepared import Change, hold_cards, in_ann_s_turn, prepare
from tests.bot.worlds import World

EVERY_AWAIT = os.environ.get("CATAN_CRASHES") == "all"
"""Whether to die in every step of every kind of action, which takes hours, or after some effects of each."""

MOST_TURNS = 60
"""So many actions make a game here; the next one begins with the founding again."""

LATER = 400
"""Seconds; Discord has forgotten the nonces by then."""

MUCH_LATER = 3100
"""Seconds; messages are sent anew by then rather than edited."""

MORE = 8
"""So many effects an action may have beyond those it had the first time, when messages are sent anew."""

FULL_HAND = (3, 3, 3, 3, 3)
CARDS = ("knight", "knight", "knight", "road_building", "year_of_plenty", "monopoly")

VOTES = {"AgreeToEnd", "PlayOn"}
EFFECTS = {
    "commit",
    "PATCH /channels/{channel_id}/messages/{message_id}",
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original",
    "POST /channels/{channel_id}/messages",
    "POST /interactions/{webhook_id}/{webhook_token}/callback",
}
"""After each of these the bot dies at least once in every run."""

MOVES = {
    "BuildCity",
    "BuildRoad",
    "BuildSettlement",
    "BuyCard",
    "Discard",
    "EndTurn",
    "FoundRoad",
    "FoundSettlement",
    "MoveRobber",
    "PlaceFreeRoad",
    "PlayKnight",
    "PlayMonopoly",
    "PlayRoadBuilding",
    "PlayYearOfPlenty",
    "Roll",
    "TradeWithSupply",
    "Undo",
}
BARGAINS = {"AcceptOffer", "CancelOffer", "CounterOffer", "DeclineOffer", "OfferTrade"}
CHOICES = {"CancelOffer", "ChooseTaker", "CounterOffer", "DeclineOffer", "OfferTrade", "WelcomeOffer"}


class QuickBot(CatanBot):
    """The bot as it is, but that it does not look at every start whether its commands have changed."""

    async def _tell_commands(self) -> None:
        if not (self.config.data_dir / "commands.sha256").exists():
            await super()._tell_commands()

    async def go_on(self) -> None:
        if not Mill.overtaken:
            await super().go_on()


@pytest.fixture
def build_bot(tmp_path: Any) -> Callable[[], CatanBot]:
    return lambda: QuickBot(Config(data_dir=tmp_path))


def plenty(state: State) -> None:
    """Everybody begins with full hands of goods and cards, so that everything can be done often."""
    for seat in map(Seat, range(state.rules.seats)):
        state.receive(seat, FULL_HAND)
        hold_cards(state, seat, CARDS)


@pytest.fixture(autouse=True)
def quick_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that has been opened once is not looked through again at each of hundreds of starts."""
    looked_through: set[Any] = set()

    def open_file(data_dir: Any) -> Any:
        if data_dir not in looked_through:
            looked_through.add(data_dir)
            return opening.open_file(data_dir)
        return data_dir / opening.NAME

    monkeypatch.setattr(stores, "open_file", open_file)


class Mill:
    """A game in which every kind of action is done again and again, and every time the bot dies at another point."""

    overtaken = False
    """Whether a new bot is overtaken by the next action before it has sent what the last one owed."""

    def __init__(self, mortal: Mortal, kinds: set[str], seed: int) -> None:
        self.mortal = mortal
        self.world = mortal.world
        self.kinds = kinds
        self.random = Random(seed)
        self.club: Club
        self.points: dict[str, dict[int, str]] = {}
        """For each kind of action, the points at which nobody has died yet, and what is done there."""
        self.visits: Counter[str] = Counter()
        self.deaths: Counter[str] = Counter()
        self.last: Counter[str] = Counter()
        """What the bot was to do last before it died."""

    @property
    def state(self) -> State:
        return self.club.table.state

    @property
    def done(self) -> bool:
        """Whether somebody has died at every point of every kind."""
        return self.points.keys() >= self.kinds and not any(self.points.values())

    async def run(self, turns: int, **how: Any) -> None:
        """Play for so many turns, or until there is nothing left to die of."""
        for turn in range(turns):
            if turn % MOST_TURNS == 0 or self.state.ended is not None:
                await self.open(**how)
            await self.turn()
            if self.done:
                return

    async def open(self, **how: Any) -> None:
        """Leave the game that is played, and open another one."""
        self.mortal.life.begin_to_count()
        if self.visits and self.state.ended is None:
            store, game = self.world.bot.store, self.club.game_id
            await self.world.as_bot(lambda: store.end_game(game, "abandoned", at=now()))
        self.club = await open_game(self.world, **how)

    def next_action(self) -> tuple[Seat, Action]:
        """Something that may be done now, of the kind that was done least."""
        table, kinds = self.club.table, dict[str, list[tuple[Seat, Action]]]()
        for seat in map(Seat, range(self.state.rules.seats)):
            steps = [Undo(entry.n) for entry in table.journal.undoable(seat)]
            for option in (*options(self.state, seat), *steps):
                kinds.setdefault(type(option).__name__, []).append((seat, option))
        for kind in sorted(kinds.keys() - VOTES, key=self.urgency):
            seat, option = self.random.choice(kinds[kind])
            action = option if isinstance(option, Undo) else option.sample(self.state, seat, self.random)
            if isinstance(action, Undo) or allowed(self.state, seat, action):
                return seat, action
        raise AssertionError("nothing can be done")

    def urgency(self, kind: str) -> tuple[bool, int, str]:
        finished = kind in self.points and not self.points[kind]
        return finished or kind not in self.kinds, self.visits[kind], kind

    async def turn(self) -> None:
        """Do something, and die on the way if this kind has been seen before."""
        seat, action = self.next_action()
        kind = type(action).__name__
        self.visits[kind] += 1
        if kind in self.kinds and kind not in self.points:
            await self.measure(seat, action)
        elif self.points.get(kind):
            await self.die_while(seat, action)
        else:
            await self.act(seat, action)
        await self.check()

    async def measure(self, seat: Seat, action: Action) -> None:
        self.mortal.life.begin_to_count()
        await self.club.do(seat, action)
        life = self.mortal.life
        what = [""] * life.steps if EVERY_AWAIT else [*life.effects, *["more"] * MORE]
        self.points[type(action).__name__] = dict(enumerate(what, 1))

    async def act(self, seat: Seat, action: Action) -> None:
        """Do something without looking at the channel, as by a command."""
        table, bot = await self.club.seated(), self.world.bot
        await self.world.as_bot(lambda: bot.act(table, seat, action, table.seats[seat].user_id))
        await self.world.env.settle()

    async def die_while(self, seat: Seat, action: Action) -> None:
        kind = type(action).__name__
        left = self.points[kind]
        point = min(left, key=lambda one: (self.last[left[one]], self.random.random()))
        self.last[left.pop(point)] += 1
        before = list(self.club.table.journal.entries)
        if self.random.random() < 0.3:
            self.world.env.backend.advance_clock(MUCH_LATER)
        key = "last_step" if EVERY_AWAIT else "last_effect"
        self.mortal.life.begin_to_count(**{key: point})
        with suppress(Unanswered):
            await self.club.at(seat).attempt(action)
        await self.world.env.settle()
        self.mortal.life.begin_to_count()
        told = list(self.club.table.journal.entries)
        assert self.mortal.dead or len(told) > len(before)
        if self.mortal.dead:
            self.deaths[kind] += 1
            await self.come_back()
        kept = list((await self.club.seated()).journal.entries)
        assert kept[: len(told)] == told, "what the bot may have told somebody is lost"
        assert kept[: len(before)] == before
        assert [(one.seat, one.action) for one in kept[len(before) :]] in ([], [(seat, action)])
        if Mill.overtaken:
            Mill.overtaken = False
            await self.act(*self.next_action())

    async def come_back(self) -> None:
        """Start again, at once or later.

        The new bot may die while it starts, and then another one starts; or somebody may act before it has sent what
        the old one still owed.
        """
        await self.mortal.bury()
        if self.random.random() < 0.8:
            self.world.env.backend.advance_clock(LATER)
        what_else = self.random.random()
        Mill.overtaken = what_else < 0.4
        if what_else > 0.8:
            await self.die_again()
        else:
            await self.mortal.revive()
        self.mortal.life.begin_to_count()
        await self.world.env.settle()

    async def die_again(self) -> None:
        await self.mortal.revive(last_step=self.random.randint(1, 120))
        await self.world.env.settle()
        if self.mortal.dead:
            self.deaths["at the start"] += 1
            await self.mortal.bury()
            await self.mortal.revive()

    # What must hold when the bot has come to rest

    async def check(self) -> None:
        table = await self.club.seated()
        assert replay(table.journal.dealt, table.journal.entries).facts() == table.state.facts()
        rows = await self.world.as_bot(lambda: self.world.bot.store.outbox.of_game(table.id))
        assert [row.key for row in rows if row.outcome not in ("sent", "stale")] == []
        self.check_panel()
        self.check_offers({row.message_id for row in rows if row.kind == "offer" and row.outcome == "sent"})
        self.check_letters()

    def check_panel(self) -> None:
        table = self.club.table
        panels = self.club.panels
        alive = [panel.id for panel in panels if "log" in {one.verb for one in presses(panel)}]
        assert alive == [panels[-1].id], "there is one panel with buttons, and it is the newest"
        # What is taken back twice may well be told in the same words.
        stories = [story for panel in panels if "takes back" not in (story := shown(panel))]
        assert len(set(stories)) == len(stories), "a panel was posted twice"
        view, naming = table.view(None), naming_of(table)
        text = shown(panels[-1])
        assert herald.heading(view, naming, table.id) in text
        assert call(table, naming, table.awaited_users()) in text
        assert herald.score_lines(view, naming) in text
        if view.ended is None:
            wanted = {button.item.custom_id for button in public_buttons(table, actors(table.state)[0], naming.words)}
            assert wanted <= set(custom_ids(panels[-1]))

    def check_offers(self, sent: set[int | None]) -> None:
        table = self.club.table
        lobby = next(message for message in self.club.messages if table.id in shown(message))
        others = {lobby.id, *(panel.id for panel in self.club.panels)}
        cards = [message for message in self.club.messages if message.id > lobby.id and message.id not in others]
        assert {card.id for card in cards} == sent, "each offer has one card, and nothing else is in the channel"
        alive = [one.picks[0] for card in cards for one in presses(card) if one.verb == "counter"]
        assert alive == [str(serial) for serial in standing(table.state)]

    def check_letters(self) -> None:
        table = self.club.table
        for person in self.club.people:
            letters = [letter for letter in person.letters if table.id in shown(letter)]
            assert len(letters) <= 1, "there is one message for each hand"
            for letter in letters:
                naming = naming_of(table)
                assert herald.hand_line(table.view(person.seat), naming) in shown(letter)


def allowed(state: State, seat: Seat, action: Action) -> bool:
    try:
        check(state, seat, action)
    except Illegal:
        return False
    return True


@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize(
    ("turns", "trade", "kinds", "beginning"),
    [
        (110, "first", MOVES, plenty),
        (70, "first", BARGAINS, in_ann_s_turn(*[FULL_HAND] * 3)),
        (70, "chooses", CHOICES, in_ann_s_turn(*[FULL_HAND] * 3)),
    ],
    ids=["moves", "bargains", "choices"],
)
async def test_nothing_is_lost_or_doubled_wherever_the_bot_dies(
    world: World,
    turns: int,
    trade: str,
    kinds: set[str],
    beginning: Change,
    dealt_from: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dealt_from("crash")
    prepare(monkeypatch, beginning)
    mill = Mill(Mortal(world, monkeypatch), kinds, turns)
    try:
        await mill.run(10**5 if EVERY_AWAIT else turns, options={"target": "13", "trade": trade})
    finally:
        await mill.mortal.leave_alive()
    # Shown with -s: how thorough a run was.
    print(f"{mill.deaths.total()} deaths: {dict(mill.deaths)}, after {dict(mill.last)}, left out: {mill.points}")  # noqa: T201
    assert mill.last.keys() >= EFFECTS
    assert mill.deaths.total() >= turns / 3
