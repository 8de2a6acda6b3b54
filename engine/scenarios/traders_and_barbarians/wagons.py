"""The wagons: how a baggage train is upgraded, how its wagon moves from path to path, and what it delivers."""

from __future__ import annotations

from engine.action import Action, Step
from engine.event import Event
from engine.record import Bag, Hex, Intersection, Path, Seat
from engine.state import Part


class Wagons(Part, frozen=True):
    """Where each seat's wagon stands; None until its city is founded."""

    scores = False
    places: tuple[Intersection | None, ...]


class Trains(Part, frozen=True):
    """Which baggage train card is each seat's active one, 1 to 5."""

    levels: tuple[int, ...]


class Freight(Part, frozen=True):
    """The commodity tokens: what each seat carries and has delivered, and what is left in the stacks.

    `delivered[seat]` and `stacks[n]` (of the n-th trade hex of the board) hold one number a commodity, in the order of
    `COMMODITIES`. Tokens are drawn when they are taken, so no order lies hidden, and everybody may count.
    """

    carried: tuple[str | None, ...]
    delivered: tuple[Bag, ...]
    stacks: tuple[Bag, ...]


class Driving(Step, frozen=True):
    """A seat moves its wagon, for as many movement points as are left; then its turn is over (T3)."""

    seat: Seat
    left: int
    moved: bool = False
    halted: bool = False
    """Whether it has come to a plaza, where its movement ends."""
    fed: bool = False
    """Whether the grain of this turn is paid."""
    tried: tuple[int, ...] = ()
    """The barbarians it has tried to drive off in this turn, by their places in `Barbarians.paths`."""


class TrainUpgraded(Event, frozen=True):
    """A seat's next baggage train card is its active one."""

    seat: Seat
    level: int


class WagonMoved(Event, frozen=True):
    """A wagon has moved along a path to an intersection, for so many movement points; so many are left."""

    seat: Seat
    path: Path
    site: Intersection
    spent: int
    left: int


class TollPaid(Event, frozen=True):
    """A seat has paid gold to the owner of the road its wagon has used."""

    seat: Seat
    owner: Seat
    gold: int


class GrainPaid(Event, frozen=True):
    """A seat has paid a grain for more movement points; so many are left."""

    seat: Seat
    left: int


class TokenTaken(Event, frozen=True):
    """A wagon has loaded the top token of a trade hex's stack."""

    seat: Seat
    place: Hex
    commodity: str


class Delivered(Event, frozen=True):
    """A wagon has brought its token to the trade hex where it belongs: a point, and so much gold."""

    seat: Seat
    place: Hex
    commodity: str
    gold: int


class StackRefilled(Event, frozen=True):
    """The stack of a trade hex had run out and is full again."""

    place: Hex


class UpgradeTrain(Action, frozen=True):
    """Pay for the next baggage train card, which counts at once (T3)."""

    chapter = "build"


class MoveWagon(Action, frozen=True):
    """Move the wagon along a path to a neighbouring intersection (T4)."""

    chapter = "move"
    site: Intersection


class PayGrain(Action, frozen=True):
    """Pay a grain for two more movement points, once a turn (T4)."""

    chapter = "move"


class EndDrive(Action, frozen=True):
    """Let the wagon stand, and pass the dice on; points that are left are lost (T4)."""

    chapter = "turn"
