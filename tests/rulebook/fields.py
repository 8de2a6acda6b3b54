"""The Carolinas laid by hand: places by name, or by their number where an intersection has none."""

from itertools import pairwise
from typing import Any, Self

from data import map_document
from engine.base.building import BuildRoad, BuildSettlement
from engine.board import Board, read_document
from engine.record import Hex, Intersection, Path, Seat
from engine.scenarios.carolinas import Tokens
from engine.tables import TableSpec, dealt_for, map_name
from tests.engine.laying import A, Table, path, place

LAND = Board(read_document(map_document("carolinas")))
ROAD = "1 lumber 1 brick"
SETTLEMENT = "1 lumber 1 brick 1 wool 1 grain"
CITY = "2 grain 3 ore"
CARD = "1 wool 1 ore 1 grain"

CROWDED = ("Winston-Salem", "Greensboro", "Springfield", "Chapel Hill", "Raleigh/Durham")
"""The five in which there is no distance rule, each beside the next."""

VP_PLACES = ("Roanoke Road", "Norfolk Road", "Knoxville Gap", "Atlanta Road", "Augusta Ferry", "Savannah Ferry")
"""The places of victory point tokens, in reading order."""

WATERWAYS = (
    "Elizabeth City > 33",
    "Kitty Hawk > 33",
    "33 > Cape Hatteras",
    "Cape Hatteras > 53",
    "53 > 63",
    "63 > Morehead City",
)
OCEAN = ("Kitty Hawk > 34", "34 > 44", "44 > 54", "54 > Cape Hatteras")


def at(name: str) -> Intersection:
    """The place of this name, or the intersection with this number."""
    return Intersection(int(name) - 1 if name.isdigit() else LAND.intersection_names.index(name))


def way(text: str) -> Path:
    """The path between two neighbours, as in `Charlotte > 58`."""
    return path(numbered(text), LAND)


def numbered(trail: str) -> str:
    """A trail as numbers: `Charlotte > 58` is `48-58`."""
    return "-".join(str(at(name) + 1) for name in trail.split(" > "))


def land_hex(name: str) -> Hex:
    """The hex with this number and terrain, as in `8 fields`, or with this terrain."""
    return place(name, LAND)


def road(text: str) -> BuildRoad:
    """Build a road on the path between two neighbours."""
    return BuildRoad(way(text))


def settlement(name: str) -> BuildSettlement:
    """Build a settlement there."""
    return BuildSettlement(at(name))


class Country(Table):
    """A table of the Carolinas laid by hand."""

    def towns(self, seat: Seat, *names: str) -> Self:
        """Settlements of a seat."""
        return self.settle(seat, *(at(name) + 1 for name in names))

    def cities(self, seat: Seat, *names: str) -> Self:
        """Cities of a seat."""
        return self.city(seat, *(at(name) + 1 for name in names))

    def trail(self, seat: Seat, *trails: str) -> Self:
        """Roads of a seat, as in `Charlotte > 58 > 66`; laid so, they take no token."""
        return self.road(seat, *map(numbered, trails))

    def taken(self, **owners: Seat) -> Self:
        """Tokens that have been taken, as in `Atlanta_Road=A`."""
        whose = {at(name.replace("_", " ")): seat for name, seat in owners.items()}
        return self.arrange(
            lambda state: state.put(Tokens(state[Tokens].sites, tuple(map(whose.get, state[Tokens].sites))))
        )

    @property
    def tokens(self) -> tuple[Seat | None, ...]:
        """Who has the token of each of `VP_PLACES`."""
        return self.state[Tokens].owners

    def winners(self) -> tuple[Seat, ...]:
        """Who has won; nobody while the game goes on."""
        return () if self.state.ended is None else self.state.ended.winners


def country(
    *, seats: int = 4, turn: Seat = A, step: str = "main", document: dict[str, Any] | None = None, **chosen: str
) -> Country:
    """A table with nothing on it, in the `founding`, the `roll` or the `main` part of a turn, on any map like ours."""
    spec = TableSpec("carolinas", seats=seats, options=chosen)
    return Country(dealt_for(spec, document or map_document(map_name(spec)), "laid by hand", turn), step)


def also_marked(**tags: str) -> dict[str, Any]:
    """Our map with a tag more on some intersections, as in `at_27="city"`."""
    document = map_document("carolinas")
    more = [
        {"at": (LAND.intersection_ids[at(name.removeprefix("at_"))],), "tags": (tag,)} for name, tag in tags.items()
    ]
    return document | {"places": [*document["places"], *more]}


def every_way(*trails: str) -> list[Path]:
    """The paths of some trails."""
    names = [trail.split(" > ") for trail in trails]
    return [way(f"{one} > {other}") for trail in names for one, other in pairwise(trail)]
