"""Baden-Württemberg laid by hand: places by name, or by their number where a crossing has none."""

from itertools import pairwise
from typing import Any, Self

from data import map_document
from engine.base.army import enlist
from engine.board import Board, read_document
from engine.record import Hex, Intersection, Path, Seat
from engine.scenarios.baden_wuerttemberg import Landmarks, VictoryFields
from engine.state import State
from engine.tables import TableSpec, dealt_for, map_name
from tests.engine.laying import A, Table, place

LAND = Board(read_document(map_document("baden_wuerttemberg")))
ROAD = "1 lumber 1 brick"
HALL = "1 lumber 1 brick 1 wool 1 grain"
LANDMARK = "2 ore 1 grain"
CARD = "1 wool 1 ore 1 grain"


def town(name: str) -> Intersection:
    """The town or landmark field of this name, or the free crossing with this number."""
    return Intersection(int(name) - 1 if name.isdigit() else LAND.intersection_names.index(name))


def way(text: str) -> Path:
    """The path between two neighbours, as in `Ehingen > 69`."""
    [found] = ways(text)
    return found


def ways(text: str) -> list[Path]:
    """The paths along a trail, as in `Ehingen > 69 > Biberach`."""
    found = [LAND.path_between(town(one), town(other)) for one, other in pairwise(text.split(" > "))]
    assert None not in found, text
    return [path for path in found if path is not None]


def field(name: str) -> Hex:
    """The landscape field with this number and terrain, as in `12 pasture`."""
    return place(name, LAND)


class Land(Table):
    """A table of Baden-Württemberg laid by hand."""

    def halls(self, seat: Seat, *names: str) -> Self:
        """Town halls of a seat."""
        return self.settle(seat, *(town(name) + 1 for name in names))

    def trail(self, seat: Seat, *trails: str) -> Self:
        """Roads of a seat, as in `Ehingen > 69 > Biberach`; whoever is longest first has the field."""
        return self.road(seat, *("-".join(str(town(name) + 1) for name in text.split(" > ")) for text in trails))

    def landmarks(self, *names: str, builder: Seat = A) -> Self:
        """Landmarks that have been built."""
        sites = tuple(map(town, names))
        return self.arrange(lambda state: state.put(Landmarks(sites, (builder,) * len(sites))))

    def invented(self, seat: Seat, count: int) -> Self:
        """Inventions that a seat has played in earlier turns; whoever has three first has the field."""

        def count_them(state: State) -> None:
            for _ in range(count):
                enlist(state, seat)

        return self.played(seat, invention=count).arrange(count_them)

    def halls_left(self, seat: Seat, count: int) -> Self:
        """So many town halls a seat has still to place."""

        def put_away(state: State) -> None:
            state.left["settlement"][seat] = count

        return self.arrange(put_away)

    def winners(self) -> tuple[Seat, ...]:
        """Who has won; nobody while the game goes on."""
        return () if self.state.ended is None else self.state.ended.winners

    @property
    def fields(self) -> VictoryFields:
        """Whose town halls stand on the victory point fields."""
        return self.state[VictoryFields]


def land(
    *, seats: int = 4, turn: Seat = A, step: str = "main", document: dict[str, Any] | None = None, **chosen: str
) -> Land:
    """A table with nothing on it, in the `founding`, the `roll` or the `main` part of a turn, on any map like ours."""
    spec = TableSpec("baden_wuerttemberg", seats=seats, options=chosen)
    return Land(dealt_for(spec, document or map_document(map_name(spec)), "laid by hand", turn), step)
