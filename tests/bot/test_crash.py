"""The bot is killed in the middle of everything it does, and the next one goes on as if nothing had happened."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot import herald
from bot.client import CatanBot
from bot.config import Config
from bot.dispatch import standing
from bot.panel import call, naming_of
from bot.private import public_buttons
from bot.store import opening
from bot.store import store as stores
from engine import goods, journal
from engine.action import Action, Illegal, actors, check, options
from engine.base.cards import Cards
from engine.base.offers import OfferMade
from engine.journal import Undo, replay
from engine.record import Seat
from engine.state import State
from tests.bot.clicking import Club, Unanswered, custom_ids, open_game, presses, shown
from tests.bot.crashing import Mortal
from tests.bot.worlds import World

EVERY_AWAIT = os.environ.get("CATAN_CRASHES") == "all"
"""Whether to crash in every await of every kind of action, which takes a quarter of an hour, or in some of each."""

CRASHES_PER_KIND = 3
LATER = 400
"""Seconds; Discord has forgotten the nonces by then."""

MOST_TURNS = 20_000 if EVERY_AWAIT else 140

VOTES = {"AgreeToEnd", "PlayOn"}
RARE = {"Discard"}
COMMON = {"FoundSettlement", "FoundRoad", "Roll", "Undo", "OfferTrade", "CounterOffer", "EndTurn"}
ALWAYS = {
    "BuildCity",
    "BuildRoad",
    "BuildSettlement",
    "BuyCard",
    "CancelOffer",
    "CounterOffer",
    "DeclineOffer",
    "Discard",
    "EndTurn",
    "FoundRoad",
    "FoundSettlement",
    "MoveRobber",
    "OfferTrade",
    "PlaceFreeRoad",
    "PlayKnight",
    "PlayMonopoly",
    "PlayRoadBuilding",
    "PlayYearOfPlenty",
    "Roll",
    "TradeWithSupply",
    "Undo",
}
KINDS = {"first": ALWAYS | {"AcceptOffer"}, "chooses": ALWAYS | {"WelcomeOffer", "ChooseTaker"}}


class QuickBot(CatanBot):
    """The bot as it is, but that it does not look at every start whether its commands have changed."""

    async def _tell_commands(self) -> None:
        if not (self.config.data_dir / "commands.sha256").exists():
            await super()._tell_commands()


@pytest.fixture
def build_bot(tmp_path: Any) -> Callable[[], CatanBot]:
    return lambda: QuickBot(Config(data_dir=tmp_path))


@pytest.fixture(autouse=True)
def plenty_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game begins with full hands of goods and cards, so that everything is done often."""
    dealt_as_usual = journal.fresh_state

    def dealt(how: Any) -> State:
        state = dealt_as_usual(how)
        for seat in map(Seat, range(state.rules.seats)):
            state.receive(seat, (3, 3, 3, 3, 3))
        held = tuple(5 if name != "victory_point" else 0 for name, _ in state.rules.deck)
        cards = state[Cards]
        nothing = goods.empty(len(held))
        state.put(Cards(cards.deck, (held,) * state.rules.seats, (nothing,) * state.rules.seats, *cards_rest(cards)))
        return state

    monkeypatch.setattr(journal, "fresh_state", dealt)


def cards_rest(cards: Cards) -> tuple[Any, Any]:
    return cards.played, cards.played_now


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
    """A game in which every kind of action is done again and again, and every time the bot dies in another step."""

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.mortal = Mortal(world)
        self.random = Random(seed)
        self.club: Club
        self.steps: dict[str, int] = {}
        """How many steps each kind of action takes when nobody dies."""
        self.tried: dict[str, set[int]] = {}
        self.visits: Counter[str] = Counter()
        self.deaths: Counter[str] = Counter()

    async def open(self, **how: Any) -> None:
        self.mortal.steps.kill_at(None)
        self.club = await open_game(self.world, **how)

    @property
    def state(self) -> State:
        return self.club.table.state

    def wanting(self, kind: str) -> int:
        """How many more deaths a kind of action has before it."""
        enough = self.steps.get(kind, 1) if EVERY_AWAIT else min(CRASHES_PER_KIND, self.steps.get(kind, 1))
        return enough - len(self.tried.get(kind, ()))

    def next_action(self) -> tuple[Seat, Action]:
        """Something that may be done now, of the kind that was done least."""
        table, kinds = self.club.table, dict[str, list[tuple[Seat, Action]]]()
        for seat in map(Seat, range(self.state.rules.seats)):
            steps = [Undo(entry.n) for entry in table.journal.undoable(seat)]
            for option in (*options(self.state, seat), *steps):
                kinds.setdefault(type(option).__name__, []).append((seat, option))
        for kind in sorted(kinds.keys() - VOTES, key=lambda kind: (self.visits[kind], kind)):
            seat, option = self.random.choice(kinds[kind])
            action = option if isinstance(option, Undo) else option.sample(self.state, seat, self.random)
            if isinstance(action, Undo) or allowed(self.state, seat, action):
                return seat, action
        raise AssertionError("nothing can be done")

    async def turn(self) -> None:
        """Do something, and die on the way if this kind has been seen before."""
        seat, action = self.next_action()
        kind = type(action).__name__
        self.visits[kind] += 1
        if kind not in self.steps:
            self.mortal.steps.kill_at(None)
            await self.club.do(seat, action)
            self.steps[kind] = self.mortal.steps.count
        else:
            await self.die_while(seat, action)
        await self.check()

    async def die_while(self, seat: Seat, action: Action) -> None:
        kind = type(action).__name__
        tried = self.tried.setdefault(kind, set())
        left = [step for step in range(1, self.steps[kind] + 1) if step not in tried] or [1]
        at = self.random.choice(left)
        tried.add(at)
        before = list(self.club.table.journal.entries)
        self.mortal.steps.kill_at(at)
        try:
            await self.club.at(seat).attempt(action)
        except Unanswered:
            assert self.mortal.dead
        await self.world.env.settle()
        self.mortal.steps.kill_at(None)
        told = list(self.club.table.journal.entries)
        if self.mortal.dead:
            self.deaths[kind] += 1
            await self.come_back()
        kept = (await self.club.seated()).journal.entries
        assert kept[: len(told)] == told, "what the bot may have told somebody is lost"
        assert [(one.seat, one.action) for one in kept[len(before) :]] in ([], [(seat, action)])
        assert kept[: len(before)] == before

    async def come_back(self) -> None:
        """Start again, at once or later; the new bot may die while it starts, and then another one starts."""
        await self.mortal.bury()
        if self.random.random() < 0.5:
            self.world.env.backend.advance_clock(LATER)
        await self.mortal.revive(self.random.randint(1, 120) if self.random.random() < 0.3 else None)
        await self.world.env.settle()
        if self.mortal.dead:
            self.deaths["at the start"] += 1
            await self.mortal.bury()
            await self.mortal.revive()
        self.mortal.steps.kill_at(None)
        await self.world.env.settle()

    # What must hold when the bot has come to rest

    async def check(self) -> None:
        table = await self.club.seated()
        assert replay(table.journal.dealt, table.journal.entries).facts() == table.state.facts()
        rows = await self.world.as_bot(lambda: self.world.bot.store.outbox.of_game(table.id))
        assert [row.key for row in rows if row.outcome not in ("sent", "stale")] == []
        self.check_panel()
        self.check_offers()
        self.check_letters()

    def check_panel(self) -> None:
        table = self.club.table
        panels = self.club.panels
        alive = [panel.id for panel in panels if "log" in {one.verb for one in presses(panel)}]
        assert alive == [panels[-1].id], "there is one panel with buttons, and it is the newest"
        stories = [shown(panel) for panel in panels]
        assert len(set(stories)) == len(stories), "a panel was posted twice"
        view, naming = table.view(None), naming_of(table)
        text = shown(panels[-1])
        assert herald.heading(view, naming, table.id) in text
        assert call(table, naming, table.awaited_users()) in text
        assert herald.score_lines(view, naming) in text
        if view.ended is None:
            wanted = {button.item.custom_id for button in public_buttons(table, actors(table.state)[0], naming.words)}
            assert wanted <= set(custom_ids(panels[-1]))

    def check_offers(self) -> None:
        table = self.club.table
        made = [
            event.offer
            for lived in table.journal.lived
            for event in lived.outcome.events
            if isinstance(event, OfferMade)
        ]
        lobby = next(message for message in self.club.messages if table.id in shown(message))
        others = {lobby.id, *(panel.id for panel in self.club.panels)}
        cards = [message for message in self.club.messages if message.id > lobby.id and message.id not in others]
        assert len(cards) == len(made), "each offer has one card, and nothing else is in the channel"
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
@pytest.mark.parametrize(("seed", "trade"), [(1, "first"), (2, "chooses")])
async def test_nothing_is_lost_or_doubled_wherever_the_bot_dies(
    world: World, seed: int, trade: str, dealt_from: Callable[[str], None]
) -> None:
    dealt_from(f"crash {seed}")
    mill = Mill(world, seed)
    try:
        for _ in range(MOST_TURNS):
            if not mill.visits or mill.state.ended is not None:
                await mill.open(options={"target": "13", "trade": trade})
            await mill.turn()
            if mill.steps.keys() >= KINDS[trade] and all(mill.wanting(kind) <= 0 for kind in KINDS[trade] - RARE):
                break
    finally:
        await mill.mortal.leave_alive()
    # Shown with -s: how thorough a run was.
    print(f"{mill.deaths.total()} deaths: {dict(mill.deaths)} in actions of so many steps: {mill.steps}")  # noqa: T201
    assert mill.deaths.keys() >= COMMON
    assert mill.deaths.total() >= 100
