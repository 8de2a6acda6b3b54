"""A ruleset answers every question a table can ask; an amendment changes some answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from engine import goods
from engine.board import Board
from engine.record import Bag, Good, Hex, Intersection, Path, Seat

if TYPE_CHECKING:
    from engine.action import Action, Gate, Step
    from engine.event import Event
    from engine.state import Part, State

Amendment = Callable[["Ruleset"], "Ruleset"]
StepFunction = Callable[["State"], "tuple[Step, ...]"]
"""The steps with which a part of a turn begins, in play order; none to skip it."""
Reaction = Callable[["State", Any], None]
Item = TypeVar("Item")
Family = tuple["Gate | None", tuple[Callable[["State", Seat], "Iterable[Action]"], ...]]


class Rate(NamedTuple):
    """What the supply takes, and what one of it may be had for it."""

    give: Bag
    take: tuple[Good, ...]


class Mark(NamedTuple):
    """What places of a map may be marked with for the rules of a table, and how many of them there must be.

    `on` is hex, intersection, path or plaza (a hex that has one), for a tag, or terrain.
    """

    on: str
    name: str
    least: int = 0
    most: int | None = None


class Score(msgspec.Struct, frozen=True):
    """One kind of victory points; hidden ones are known to their owner alone until the game is over.

    Points follow from the board and from parts that say they score, so that they need not be counted all the time.
    """

    name: str
    points: Callable[[State, Seat], int]
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Ruleset:
    """All answers of one table. A question is here because two rulesets answer it differently."""

    # What lies on the table
    board: Board
    seats: int
    goods: tuple[str, ...]
    """Names of everything that can lie in a hand."""
    resources: tuple[Good, ...]
    """The goods that a seven, a thief and a monopoly can see."""
    wares: tuple[Good, ...]
    """The goods that may be traded between players."""
    supply: Bag
    costs: Mapping[str, Bag]
    stock: Mapping[str, int]
    """Pieces of each kind a seat owns."""
    building_yields: Mapping[str, int]
    """How many cards each kind of building earns."""
    deck: tuple[tuple[str, int], ...]
    """The development cards, kind by kind."""
    parts: tuple[Callable[[State], Part], ...]
    target: int

    # When things happen
    opening: Callable[[State], tuple[Step, ...]]
    turn: tuple[StepFunction, ...]
    seven: tuple[StepFunction, ...]
    menu: Mapping[type[Step], tuple[type[Action], ...]]
    on: Mapping[type[Event], tuple[Reaction, ...]]

    # What is allowed and worth
    dice: Callable[[State], tuple[int, int]]
    thrown_again: Callable[[State, int], bool]
    """Whether a number does not count, so that the dice are thrown again."""
    idle: Callable[[State, Hex], bool]
    """Whether a hex is kept from producing."""
    has_room: Callable[[State, Intersection], bool]
    """Whether an intersection is one to settle on, free, and far enough from every building."""
    bears_road: Callable[[State, Path], bool]
    """Whether a path is one for roads, and free."""
    may_found: Callable[[State, Seat, Intersection], bool]
    may_settle: Callable[[State, Seat, Intersection], bool]
    may_build_road: Callable[[State, Seat, Path], bool]
    may_cross: Callable[[State, Seat, Intersection], bool]
    """Whether a road may go on where an own road ends."""
    network: Callable[[State, Seat], frozenset[Intersection]]
    """The intersections from which a seat may build roads on."""
    rates: Callable[[State, Seat], tuple[Rate, ...]]
    length: Callable[[State, Seat], int]
    scores: tuple[Score, ...]
    prospects: tuple[Callable[[State, Seat], bool], ...]
    """Ways in which a seat may still gain a point; when none is left to anybody the game is over (G11)."""
    may_rob: Callable[[State, Seat, Hex], bool]
    on_turn: Callable[[State], tuple[Seat, ...]]
    """The seats that may win now."""

    marks: tuple[Mark, ...] = ()
    """What these rules look for on a map."""

    amendments: tuple[str, ...] = ()
    provenance: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    # What follows from the answers, found once because it is asked for at every action

    every_seat: tuple[Seat, ...] = field(init=False, repr=False)
    kind_of_card: Mapping[str, int] = field(init=False, repr=False)
    """The place of each development card in the bags of cards."""
    resources_in: Callable[[Bag], tuple[int, ...]] = field(init=False, repr=False)
    """How many there are of each resource in a bag of goods."""
    wares_in: Callable[[Bag], tuple[int, ...]] = field(init=False, repr=False)
    """How many there are of each ware in it."""
    payable: Mapping[Bag, frozenset[str]] = field(init=False, repr=False)
    """What on the price list a hand can pay."""
    open_menus: Mapping[tuple[type[Step], bool], tuple[type[Action], ...]] = field(init=False, repr=False)
    """The menus as they are open to the actors of a step (True) and to the others (False)."""
    families: Mapping[tuple[type[Step], bool], tuple[Family, ...]] = field(init=False, repr=False)
    """The same menus, in the same order: neighbours with a common gate together, each with its `options`."""

    def __post_init__(self) -> None:
        closed = {True: "others", False: "actors"}
        open_menus = {
            (step, acting): tuple(action for action in actions if action.audience != closed[acting])
            for step, actions in self.menu.items()
            for acting in (True, False)
        }
        conclusions = {
            "every_seat": tuple(map(Seat, range(self.seats))),
            "kind_of_card": {name: index for index, (name, _) in enumerate(self.deck)},
            "resources_in": itemgetter(*self.resources),
            "wares_in": itemgetter(*self.wares),
            "payable": goods.payable_from(tuple(self.costs.items())),
            "open_menus": open_menus,
            "families": {asked: _families(actions) for asked, actions in open_menus.items()},
        }
        for name, conclusion in conclusions.items():
            object.__setattr__(self, name, conclusion)

    def but(self, **answers: Any) -> Ruleset:
        """The same rules with other answers to these questions."""
        return replace(self, **answers)

    def allow(self, step: type[Step], *actions: type[Action]) -> Ruleset:
        """The rulebook says "you may also": more actions on a step's menu."""
        return self.but(menu={**self.menu, step: (*self.menu.get(step, ()), *actions)})

    def instead(self, step: type[Step], old: type[Action], *new: type[Action]) -> Ruleset:
        """The rulebook says "instead of": other actions in the place of one."""
        menu: list[type[Action]] = []
        for action in self.menu[step]:
            menu.extend(new if action is old else (action,))
        return self.but(menu={**self.menu, step: tuple(menu)})

    def without(
        self,
        *,
        action: type[Action] | None = None,
        score: str | None = None,
        part: Callable[[State], Part] | None = None,
        reaction: Reaction | None = None,
        prospect: Callable[[State, Seat], bool] | None = None,
    ) -> Ruleset:
        """The rulebook says "there is no": an action on no menu, a score not counted, a part not laid out."""
        return self.but(
            menu={step: _others(actions, action) for step, actions in self.menu.items()},
            scores=tuple(one for one in self.scores if one.name != score),
            parts=_others(self.parts, part),
            on={event: _others(reactions, reaction) for event, reactions in self.on.items()},
            prospects=_others(self.prospects, prospect),
        )

    def with_goods(self, **supply: int) -> Ruleset:
        """More goods than the board produces, so many of each: they lie in a hand, but are no resources."""
        more = tuple(supply.values())
        nothing = goods.empty(len(more))
        return self.but(
            goods=(*self.goods, *supply),
            supply=self.supply + more,
            costs={what: cost + nothing for what, cost in self.costs.items()},
        )

    def reads(self, *marks: Mark) -> Ruleset:
        """The rulebook's board shows something of its own: what places of a map may, or must, be marked with."""
        return self.but(marks=(*self.marks, *marks))

    def when(self, event: type[Event], *reactions: Reaction) -> Ruleset:
        """The rulebook says "whenever … then": what follows an event."""
        return self.but(on={**self.on, event: (*self.on.get(event, ()), *reactions)})

    def amended(self, *amendments: Amendment) -> Ruleset:
        """These rules with the amendments of a table, in order, each remembered beside the answers it changed."""
        rules = self
        for amendment in amendments:
            name = name_of(amendment)
            changed = amendment(rules)
            told = dict(rules.provenance)
            for question in QUESTIONS:
                if getattr(changed, question) != getattr(rules, question):
                    told[question] = (*told.get(question, ()), name)
            rules = replace(changed, amendments=(*rules.amendments, name), provenance=told)
        return rules

    def explain(self) -> dict[str, tuple[str, ...]]:
        """Which amendments answered which question, those of the base game alone left out."""
        told = dict(self.provenance)
        return {question: told[question] for question in QUESTIONS if question in told}


def name_of(amendment: Amendment) -> str:
    """What an amendment is called: as the function is."""
    return str(getattr(amendment, "__name__", type(amendment).__name__))


def _others(all_of_them: tuple[Item, ...], left_out: object) -> tuple[Item, ...]:
    return tuple(one for one in all_of_them if one is not left_out)


def _families(actions: tuple[type[Action], ...]) -> tuple[Family, ...]:
    neighbours = groupby(actions, key=lambda action: action.gate)
    return tuple((gate, tuple([action.options for action in family])) for gate, family in neighbours)


NO_QUESTIONS = {"amendments", "marks", "provenance"}
QUESTIONS = tuple(one.name for one in fields(Ruleset) if one.init and one.name not in NO_QUESTIONS)
