"""A table laid by hand in a few lines: pieces, hands, cards, whose turn it is and what the dice will show."""

from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from random import Random
from typing import Any, Self

import pytest

from data import map_document
from engine import goods, laws
from engine.action import Action, Illegal, Outcome, Step, check, open_game, options, public_points
from engine.base.army import LargestArmy
from engine.base.building import far_enough
from engine.base.cards import Cards, changed
from engine.base.dice import THROWS, DiceDeck
from engine.base.ending import Progress
from engine.base.founding import FoundRoad, FoundSettlement
from engine.base.roads import LongestRoad, measure
from engine.base.robber import Robber
from engine.base.turn import Main, Rolling
from engine.board import Board, read_document
from engine.chance import Chance
from engine.event import Event
from engine.journal import Journal, Undo, digest
from engine.record import Bag, Good, Hex, Intersection, Path, Seat
from engine.state import NOBODY, State
from engine.tables import Dealt, TableSpec, dealt_for, map_name, rules_of

A, B, C, D = (Seat(seat) for seat in range(4))

BASE = Board(read_document(map_document("base")))
"""The beginner's board; intersections and paths are the same on every board of the base game."""


def site(number: int) -> Intersection:
    """The intersection that people call by this number."""
    return Intersection(number - 1)


def path(name: str, board: Board = BASE) -> Path:
    """The path between two neighbouring intersections, as in `14-19`."""
    a, b = (site(int(number)) for number in name.split("-"))
    found = board.path_between(a, b)
    assert found is not None, f"no path {name}"
    return found


def place(name: str, board: Board = BASE) -> Hex:
    """The hex with this number and terrain, as in `8 mountains`, or with this terrain, as in `desert`."""
    *number, terrain = name.split()
    wanted = (int(number[0]) if number else None, terrain)
    [found] = [h for h in board.hexes if (board.number[h], board.terrain[h]) == wanted]
    return found


def good(name: str, names: tuple[str, ...] = BASE.goods) -> Good:
    """A good by its name, among those of the table."""
    return Good(names.index(name))


def bag(text: str = "", names: tuple[str, ...] = BASE.goods) -> Bag:
    """Goods as in `2 wool 1 ore`, among those of the table."""
    words = text.split()
    counts = Counter[str]()
    for count, name in zip(words[::2], words[1::2], strict=True):
        counts[name] += int(count)
    assert counts.keys() <= set(names), text
    return tuple(counts[name] for name in names)


def boards(layout: str, count: int) -> Iterator[Board]:
    """Boards laid out in one of the layouts, from different seeds."""
    spec = TableSpec("base", options={"layout": layout})
    return (rules_of(dealt_for(spec, map_document("base"), f"board {seed}")).board for seed in range(count))


class LoadedChance(Chance):
    """Luck that gives what a test has put down for a purpose, and the seed's numbers when that is used up.

    Copies share what was put down: it belongs to the table, not to one of its states.
    """

    __slots__ = ("loaded",)

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.loaded: dict[str, deque[int]] = {}

    def draw(self, sides: int, purpose: str) -> int:
        coming = self.loaded.get(purpose)
        if self._fed is not None or not coming:
            return super().draw(sides, purpose)
        self.feed([coming.popleft()])
        number = super().draw(sides, purpose)
        self.feed(None)
        return number

    def copy(self) -> Chance:
        plain, twin = super().copy(), LoadedChance(self.seed)
        for name in Chance.__slots__:
            setattr(twin, name, getattr(plain, name))
        twin.loaded = self.loaded
        return twin


class LaidJournal(Journal):
    """A journal whose first page is a table laid by hand."""

    def __init__(self, laid: State) -> None:
        self.laid = laid
        super().__init__(laid.dealt)

    def _beginning(self) -> State:
        return self.laid.copy()


class Table:
    """A table laid by hand, on which a test then plays.

    What lays pieces, hands and cards comes first and answers the table itself; after the first move nothing is laid any
    more but luck. Every move is checked for goods and cards appearing out of nowhere.
    """

    def __init__(self, dealt: Dealt, step: str) -> None:
        state = State(rules_of(dealt), dealt)
        state.chance = self.chance = LoadedChance(dealt.seed)
        if step == "founding":
            open_game(state)
        else:
            state.turn = 2 * dealt.spec.seats + 1
            state.phase = ("roll", "main").index(step) + 1
            state.begin(Rolling(dealt.start) if step == "roll" else Main(dealt.start))
        self.journal = LaidJournal(state)
        self.moved = False

    @property
    def state(self) -> State:
        """The table now."""
        return self.journal.state

    # What lies where

    def settle(self, seat: Seat, *numbers: int) -> Self:
        """Settlements of a seat."""
        return self._raise("settlement", seat, numbers)

    def city(self, seat: Seat, *numbers: int) -> Self:
        """Cities of a seat."""
        return self._raise("city", seat, numbers)

    def road(self, seat: Seat, *trails: str) -> Self:
        """Roads of a seat along trails of intersections, as in `14-15-20`; whoever is longest first has the card.

        At a table without that card they are just roads.
        """
        with self._laying() as state:
            for trail in trails:
                for one, other in pairwise(trail.split("-")):
                    laid = path(f"{one}-{other}", state.rules.board)
                    assert state.roads[laid] == NOBODY
                    state.lay_road(seat, laid)
            measure_if_it_counts(state, (seat,))
        return self

    def robber(self, name: str) -> Self:
        """The robber stands on this hex."""
        with self._laying() as state:
            state.put(Robber(place(name, state.rules.board)))
        return self

    def hand(self, seat: Seat, text: str) -> Self:
        """Exactly these goods are in a seat's hand; the supply gives and takes the difference."""
        with self._laying() as state:
            state.pay(seat, state.hands[seat])
            laid = bag(text, state.rules.goods)
            assert goods.covers(state.supply, laid)
            state.receive(seat, laid)
        return self

    def supply(self, text: str, rest: Seat = D) -> Self:
        """So much of the goods named is left in the supply; the rest of them is in the hand of another seat."""
        with self._laying() as state:
            names = state.rules.goods
            for kind in (good(name, names) for name in text.split()[1::2]):
                state.receive(rest, goods.only(kind, state.supply[kind] - bag(text, names)[kind], len(names)))
            assert min(state.hands[rest]) >= 0
        return self

    def cards(self, seat: Seat, **counts: int) -> Self:
        """Development cards that a seat has held since before this turn."""
        return self._deal_cards(seat, counts, fresh=False)

    def fresh(self, seat: Seat, **counts: int) -> Self:
        """Development cards that a seat has bought this turn."""
        return self._deal_cards(seat, counts, fresh=True)

    def played(self, seat: Seat, **counts: int) -> Self:
        """Development cards that a seat has played in earlier turns; its knights are its army."""
        with self._laying() as state:
            cards, bag_of_cards = state[Cards], self._cards(counts)
            state.put(
                Cards(
                    goods.removed(cards.deck, bag_of_cards),
                    cards.held,
                    cards.fresh,
                    changed(cards.played, seat, goods.added(cards.played[seat], bag_of_cards)),
                    cards.played_now,
                )
            )
            army = state[LargestArmy]
            sizes = tuple(size + counts.get("knight", 0) * (one == seat) for one, size in enumerate(army.sizes))
            grown = sizes[seat] >= 3 and sizes[seat] > max((*army.sizes[:seat], *army.sizes[seat + 1 :]))
            state.put(LargestArmy(seat if grown else army.holder, sizes))
        return self

    def pile(self, rest: Seat = D, **counts: int) -> Self:
        """Only these development cards are left to buy; the others have all been played by one seat."""
        left = goods.removed(self.state[Cards].deck, self._cards(counts))
        names = [name for name, _ in self.state.rules.deck]
        return self.played(rest, **dict(zip(names, left, strict=True)))

    def out_of_roads(self, *seats: Seat) -> Self:
        """These seats have no road left beside the board."""
        with self._laying() as state:
            for seat in seats:
                state.left["road"][seat] = 0
            state.board_changed()
        return self

    def quiet(self, rounds: int) -> Self:
        """When the next turn begins, nobody's points have changed for so many rounds."""
        with self._laying() as state:
            seats = state.rules.seats
            now = tuple(public_points(state, Seat(seat)) for seat in range(seats))
            state.put(Progress(now, state.turn + 1 - rounds * seats, ()))
        return self

    def arrange(self, lay: Callable[[State], object]) -> Self:
        """What else lies there, laid as its own chapter of the rules would."""
        with self._laying() as state:
            lay(state)
        return self

    # What comes next

    def dice(self, first: int, second: int) -> Self:
        """The next throw; of the card deck, what is drawn from it as it lies now."""
        if DiceDeck in self.state:
            there = [throw for throw, left in zip(THROWS, self.state[DiceDeck].left, strict=True) if left]
            return self._load("dice", there.index((first, second)))
        return self._load("dice", first - 1, second - 1)

    def theft(self, victim: Seat, name: str) -> Self:
        """The card that will next be drawn from the hand that a seat holds now."""
        hand, kind = self.state.hands[victim], good(name, self.state.rules.goods)
        assert hand[kind]
        return self._load("theft", sum(hand[:kind]))

    def luck(self, purpose: str, *numbers: int) -> Self:
        """The next numbers drawn for a purpose, each counted from 0."""
        return self._load(purpose, *numbers)

    def next_card(self, name: str) -> Self:
        """The development card that will be bought next."""
        deck, kind = self.state[Cards].deck, self.state.rules.kind_of_card[name]
        assert deck[kind]
        return self._load("cards", sum(deck[:kind]))

    # Playing

    def play(self, seat: Seat, *actions: Action) -> tuple[Event, ...]:
        """A seat does these things one after the other; what happened in all of them."""
        return tuple(event for action in actions for event in self.outcome(seat, action).events)

    def outcome(self, seat: Seat, action: Action) -> Outcome:
        """A seat does one thing; all that came of it."""
        if not isinstance(action, Undo):
            check(self.state, seat, action)
        _, outcome = self.journal.play(seat, action)
        self.moved = True
        for law in (laws.goods_are_conserved, laws.cards_are_conserved):
            law(self.state, Random(0))
        return outcome

    def found(self, seat: Seat, number: int, road: str) -> Self:
        """A seat founds a settlement and its road."""
        self.play(seat, FoundSettlement(site(number)), FoundRoad(path(road)))
        return self

    def take_back(self, seat: Seat) -> None:
        """A seat takes its last move back."""
        self.outcome(seat, Undo(self.journal.undoable(seat)[0].n))

    @contextmanager
    def refused(self, key: str, **fields: Any) -> Iterator[None]:
        """What is tried inside is refused for this reason, and nothing on the table has changed by it."""
        before, entries = digest(self.state), len(self.journal.entries)
        with pytest.raises(Illegal) as caught:
            yield
        assert (caught.value.key, caught.value.fields) == (key, {**caught.value.fields, **fields})
        assert (digest(self.state), len(self.journal.entries)) == (before, entries)

    def awaits(self, step: Step) -> bool:
        """Whether this is what the table waits for."""
        return self.state.step == step

    def offered(self, seat: Seat, kind: type[Action]) -> list[Action]:
        """What a seat is offered of one kind of action."""
        return [option for option in options(self.state, seat) if type(option) is kind]

    # Laying

    @contextmanager
    def _laying(self) -> Iterator[State]:
        assert not self.moved, "lay the table before you play"
        yield self.journal.laid
        self.journal = LaidJournal(self.journal.laid)

    def _raise(self, kind: str, seat: Seat, numbers: tuple[int, ...]) -> Self:
        with self._laying() as state:
            for number in numbers:
                open_to_all = far_enough(state, site(number)) or state.rules.has_room(state, site(number))
                assert open_to_all, f"{number} is too close to another building"
                state.raise_building(seat, kind, site(number))
            measure_if_it_counts(state, state.rules.every_seat)
        return self

    def _deal_cards(self, seat: Seat, counts: dict[str, int], *, fresh: bool) -> Self:
        with self._laying() as state:
            cards, dealt = state[Cards], self._cards(counts)
            new = changed(cards.fresh, seat, goods.added(cards.fresh[seat], dealt)) if fresh else cards.fresh
            held = changed(cards.held, seat, goods.added(cards.held[seat], dealt))
            state.put(Cards(goods.removed(cards.deck, dealt), held, new, cards.played, cards.played_now))
        return self

    def _cards(self, counts: dict[str, int]) -> Bag:
        names = [name for name, _ in self.state.rules.deck]
        assert counts.keys() <= set(names)
        return tuple(counts.get(name, 0) for name in names)

    def _load(self, purpose: str, *numbers: int) -> Self:
        self.chance.loaded.setdefault(purpose, deque()).extend(numbers)
        return self


def measure_if_it_counts(state: State, seats: tuple[Seat, ...]) -> None:
    """Measure the roads of some seats, at a table with a Longest Road."""
    if LongestRoad in state:
        measure(state, seats)


def lay(
    layout: str | None = "beginner",
    *,
    table: str = "base",
    seats: int = 4,
    turn: Seat = A,
    step: str = "main",
    **chosen: str,
) -> Table:
    """A table with nothing on it, in the `founding`, the `roll` or the `main` part of a turn."""
    if layout is not None:
        chosen["layout"] = layout
    spec = TableSpec(table, seats=seats, options=chosen)
    return Table(dealt_for(spec, map_document(map_name(spec)), "laid by hand", turn), step)
