"""Everything that is true now: a mutable table of immutable values, and the agenda of what it waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import msgspec

from engine import goods
from engine.chance import Chance
from engine.record import NOBODY, Bag, Intersection, Path, Record, Seat

if TYPE_CHECKING:
    from engine.action import Step
    from engine.event import Event
    from engine.ruleset import Ruleset
    from engine.tables import Dealt

__all__ = ["NOBODY", "Ended", "Part", "Question", "State"]


class Part(Record, frozen=True):
    """A piece of the state that belongs to one chapter or scenario."""

    on_board: ClassVar[bool] = False
    """Whether it changes what the board allows: where one may build, go on, or trade."""
    scores: ClassVar[bool] = True
    """Whether victory points, had or still to be had, can depend on it."""

    def pieces(self, kind: str, seat: Seat) -> int:
        """How many of a seat's pieces of a kind stand on it, beside those on intersections and paths."""
        return 0

    def seen_by(self, seat: Seat | None) -> Record:
        """What a seat (or, for None, everybody) may see of it; a part without secrets shows itself."""
        return self


P = TypeVar("P", bound=Part)


class Ended(Part, frozen=True):
    """The game is over: `points` or `nothing_left` or `agreed` (G9, G11); several winners share."""

    reason: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]


class Question(msgspec.Struct, frozen=True, gc=False):
    """An entry of the agenda: a step, the serial number by which buttons name it, and the seats it waits for."""

    serial: int
    step: Step
    actors: tuple[Seat, ...]


class State:
    """The table now. Only actions and reactions write to it; `copy` is a few list copies."""

    __slots__ = (
        "agenda",
        "built",
        "chance",
        "dealt",
        "ended",
        "hands",
        "heard",
        "issued",
        "kinds",
        "left",
        "memo",
        "moment",
        "moved",
        "owners",
        "parts",
        "phase",
        "roads",
        "roller",
        "rules",
        "seat",
        "supply",
        "tally",
        "turn",
    )

    def __init__(self, rules: Ruleset, dealt: Dealt) -> None:
        board = rules.board
        self.rules = rules
        self.dealt = dealt
        self.chance = Chance(dealt.seed)
        self.roads: list[int] = [NOBODY] * len(board.paths)
        """The owner of the road on each path, or NOBODY."""
        self.owners: list[int] = [NOBODY] * len(board.intersections)
        """The owner of the building on each intersection, or NOBODY."""
        self.kinds: list[str] = [""] * len(board.intersections)
        """The kind of building on each intersection, or an empty text."""
        self.hands: list[Bag] = [goods.empty(len(rules.goods))] * rules.seats
        self.supply: Bag = rules.supply
        self.left: dict[str, list[int]] = {kind: [count] * rules.seats for kind, count in rules.stock.items()}
        """Pieces of each kind still beside the board, a number a seat."""
        self.agenda: list[Question] = []
        self.roller = dealt.start
        """Who has the dice, which go round clockwise whatever happens between two throws."""
        self.seat = dealt.start
        """Whose turn it is: the roller's, or one without dice that another seat has after it."""
        self.turn = 0
        """Turns begun, not counting those without dice; 0 during the opening."""
        self.phase = 0
        """The next entry of `rules.turn`."""
        self.moment = 0
        """The number of the journal entry being applied: serial numbers are made of it, so undo leaves them alone."""
        self.issued = 0
        self.moved: list[int] = [0] * rules.seats
        """The serial number current at each seat's last own move."""
        self.ended: Ended | None = None
        self.memo: dict[object, Any] = {}
        """Values that hold until the board changes, or a part that is `on_board`."""
        self.built: dict[object, Any] = {}
        """The same for values that do not ask for roads."""
        self.tally: dict[object, Any] = {}
        """Values that hold until the board changes, or a part that `scores`."""
        self.heard: list[Event] | None = None
        self.parts: dict[type[Part], Any] = {}
        for make in rules.parts:
            self.put(make(self))

    # Parts

    def __getitem__(self, kind: type[P]) -> P:
        part: P = self.parts[kind]
        return part

    def __contains__(self, kind: type[Part]) -> bool:
        return kind in self.parts

    def put(self, part: Part) -> None:
        """Lay a part on the table in place of its former value."""
        self.parts[type(part)] = part
        if part.scores:
            self.tally.clear()
        if part.on_board:
            self.board_changed()

    # The agenda

    @property
    def step(self) -> Step:
        """What the game waits for now."""
        return self.agenda[-1].step

    @property
    def question(self) -> Question:
        """What the game waits for now, with its serial number."""
        return self.agenda[-1]

    def next_serial(self) -> int:
        """A serial number for a step or an offer, never given before in this game."""
        self.issued += 1
        return self.moment * 64 + self.issued

    def begin(self, *steps: Step) -> None:
        """Interrupt: these steps come first, in the order given."""
        for step in steps[::-1]:
            self.agenda.append(Question(self.next_serial(), step, step.actors()))

    def become(self, step: Step) -> None:
        """Go on with another step in the place of this one; a step of the same kind is still the same question."""
        current = self.agenda.pop()
        serial = current.serial if type(step) is type(current.step) else self.next_serial()
        self.agenda.append(Question(serial, step, step.actors()))

    def finish(self) -> None:
        """The step is done."""
        self.agenda.pop()

    # Events

    def emit(self, event: Event) -> None:
        """Say what happened, to whoever listens and to the rules that follow from it."""
        if self.heard is not None:
            self.heard.append(event)
        for reaction in self.rules.on.get(type(event), ()):
            reaction(self, event)

    # Hands and supply

    def receive(self, seat: Seat, bag: Bag) -> None:
        """A seat takes goods from the supply."""
        self.hands[seat] = goods.added(self.hands[seat], bag)
        self.supply = goods.removed(self.supply, bag)

    def pay(self, seat: Seat, bag: Bag) -> None:
        """A seat gives goods back to the supply."""
        self.hands[seat] = goods.removed(self.hands[seat], bag)
        self.supply = goods.added(self.supply, bag)

    def hand_over(self, giver: Seat, taker: Seat, bag: Bag) -> None:
        """Goods go from hand to hand."""
        self.hands[giver] = goods.removed(self.hands[giver], bag)
        self.hands[taker] = goods.added(self.hands[taker], bag)

    def cards_of(self, seat: Seat) -> int:
        """How many resource cards a seat holds; everybody may count them."""
        return sum(self.rules.resources_in(self.hands[seat]))

    # Pieces

    def lay_road(self, seat: Seat, path: Path) -> None:
        """A road from the seat's stock goes on the board."""
        self.roads[path] = seat
        self.left["road"][seat] -= 1
        self.memo.clear()
        self.tally.clear()

    def raise_building(self, seat: Seat, kind: str, site: Intersection) -> None:
        """A building from the seat's stock goes on the board; what stood there returns to its owner's stock (G5)."""
        if self.owners[site] != NOBODY:
            self.left[self.kinds[site]][self.owners[site]] += 1
        self.owners[site] = seat
        self.kinds[site] = kind
        self.left[kind][seat] -= 1
        self.board_changed()

    def roads_of(self, seat: Seat) -> list[Path]:
        """The paths on which a seat's roads lie."""
        return _places_of(seat, self.roads)

    def sites_of(self, seat: Seat) -> list[Intersection]:
        """The intersections on which a seat's buildings stand."""
        return _places_of(seat, self.owners)

    def board_changed(self) -> None:
        """Forget what held for the board as it was."""
        self.memo.clear()
        self.built.clear()
        self.tally.clear()

    # Copies and comparison

    def copy(self) -> State:
        """A state that can be played on without touching this one."""
        twin = State.__new__(State)
        twin.rules, twin.dealt, twin.chance = self.rules, self.dealt, self.chance.copy()
        twin.roads, twin.owners, twin.kinds = self.roads[:], self.owners[:], self.kinds[:]
        twin.hands, twin.supply = self.hands[:], self.supply
        twin.left = {kind: counts[:] for kind, counts in self.left.items()}
        twin.agenda = self.agenda[:]
        twin.roller, twin.seat, twin.turn, twin.phase = self.roller, self.seat, self.turn, self.phase
        twin.moment, twin.issued, twin.moved = self.moment, self.issued, self.moved[:]
        twin.ended, twin.heard = self.ended, None
        twin.memo, twin.built, twin.tally = self.memo.copy(), self.built.copy(), self.tally.copy()
        twin.parts = self.parts.copy()
        return twin

    def facts(self) -> dict[str, Any]:
        """All of the state as plain values and records, for comparison and for a digest."""
        return {
            "roads": self.roads,
            "owners": self.owners,
            "kinds": self.kinds,
            "hands": self.hands,
            "supply": self.supply,
            "left": self.left,
            "agenda": [(question.serial, question.step) for question in self.agenda],
            "roller": self.roller,
            "seat": self.seat,
            "turn": self.turn,
            "phase": self.phase,
            "ended": self.ended,
            "parts": {kind.__name__: self.parts[kind] for kind in sorted(self.parts, key=lambda kind: kind.__name__)},
            "chance": self.chance.counters(),
        }


def _places_of(seat: Seat, owners: list[int]) -> list[Any]:
    """Where a seat is the owner; of many places a seat has few, so `index` leaps from one to the next."""
    found: list[Any] = []
    place = -1
    for _ in range(owners.count(seat)):
        place = owners.index(seat, place + 1)
        found.append(place)
    return found
