"""A position in the middle of a game at every table there is, laid by hand: pieces wherever the table has room."""

import random
from collections.abc import Callable
from typing import Any

import engine
from data import map_document
from engine.base.army import LargestArmy
from engine.base.cards import Cards
from engine.base.roads import LongestRoad, measure
from engine.base.robber import Robber
from engine.record import Hex, Intersection, Seat
from engine.scenarios.baden_wuerttemberg.landmarks import LANDMARK, Landmarks
from engine.scenarios.carolinas import Tokens
from engine.scenarios.karawane.caravan import Caravan, lay_arrow, positions
from engine.scenarios.traders_and_barbarians.barbarians import Barbarians
from engine.scenarios.traders_and_barbarians.freight import COMMODITIES, Freight
from engine.scenarios.traders_and_barbarians.trains import Trains
from engine.scenarios.traders_and_barbarians.wagons import Wagons
from engine.state import NOBODY, State
from engine.tables import TABLES, TableSpec, map_name
from rendering import Candidate, Lens
from tests.rendering.boards import lay_a_road

Dice = random.Random
BUILDINGS = 4
ROADS = 8
"""So many has each seat in the middle of a game, where there is room."""
ARROWS = 11
LANDMARKS = 6


def specs() -> dict[str, TableSpec]:
    """Every table, once for each of its maps, by a name that can be a file's."""
    found = {}
    for table in TABLES.values():
        for name in dict.fromkeys(table.maps.values()):
            seats = next(seats for seats, its in table.maps.items() if its == name)
            found[f"{table.name}_by_{seats}"] = TableSpec(table.name, seats)
    return found


def opened(spec: TableSpec) -> State:
    """A table before the first move."""
    return engine.deal(spec, map_document(map_name(spec)), "drawn", Seat(0))


def middle(spec: TableSpec) -> State:
    """A table in the middle of a game, every part of it in use."""
    state, dice = opened(spec), Dice(5)
    settle(state, dice, BUILDINGS)
    paths = dice.sample(state.rules.board.paths, len(state.rules.board.paths))
    paths = [path for path in paths if state.rules.bears_road(state, path)]
    for turn in range(ROADS * spec.seats):
        lay_a_road(state, Seat(turn % spec.seats), paths)
    for kind, use in USES.items():
        if kind in state:
            use(state, dice)
    state.hands = [tuple(dice.randrange(5) for _ in state.rules.goods) for _ in range(spec.seats)]
    state.turn, state.seat = 9, Seat(1)
    return state


def hand_of_everything(state: State) -> State:
    """The first seat holds every kind of card, two of the first, one of them bought this turn."""
    cards, none = state[Cards], (0,) * len(state.rules.deck)
    held, bought = (2, *(1 for _ in none[1:])), (1, *none[1:])
    others = (none,) * (state.rules.seats - 1)
    state.put(Cards(cards.deck, (held, *others), (bought, *others), cards.played, cards.played_now))
    state.hands[0] = tuple((3, 0, 12, 1, 2, 7, 4)[: len(state.rules.goods)])
    return state


def settle(state: State, dice: Dice, each: int) -> None:
    """So many buildings for each seat, every other one a city where there are any, where the table has room."""
    for turn in range(each * state.rules.seats):
        seat, board = Seat(turn % state.rules.seats), state.rules.board
        room = [site for site in board.intersections if state.rules.has_room(state, site)]
        if room:
            city = turn // state.rules.seats % 2 and "city" in state.left
            state.raise_building(seat, "city" if city else "settlement", dice.choice(room))


def move_the_robber(state: State, dice: Dice) -> None:
    """He stands on a hex with a number."""
    board = state.rules.board
    state.put(Robber(dice.choice([place for place in board.hexes if board.number[place] is not None])))


def give_the_longest_road(state: State, dice: Dice) -> None:
    """All roads are measured."""
    measure(state, state.rules.every_seat)


def give_the_largest_army(state: State, dice: Dice) -> None:
    """The second seat has it."""
    state.put(LargestArmy(Seat(1), tuple((1, 4, 0, 2, 3, 0)[: state.rules.seats])))


def lay_arrows(state: State, dice: Dice) -> None:
    """The routes have grown."""
    for _ in range(ARROWS):
        if ways := positions(state):
            lay_arrow(state, dice.choice(ways), ())


def build_landmarks(state: State, dice: Dice) -> None:
    """Half of the landmarks stand."""
    board = state.rules.board
    fields = [site for site in board.intersections if LANDMARK in board.intersection_tags[site]]
    state.put(Landmarks(tuple(sorted(dice.sample(fields, LANDMARKS))), (Seat(0),) * LANDMARKS))


def send_wagons(state: State, dice: Dice) -> None:
    """Two meet on a plaza, two by a building, and others stand alone."""
    board = state.rules.board
    plaza, building = min(board.plazas), state.sites_of(Seat(0))[0]
    free = [site for site in board.intersections if state.owners[site] == NOBODY and site not in board.plazas]
    alone: list[Intersection] = dice.sample(free, max(0, state.rules.seats - 4))
    state.put(Wagons((plaza, plaza, building, building, *alone)[: state.rules.seats]))


def load_wagons(state: State, dice: Dice) -> None:
    """They carry everything there is, one nothing, and some has been delivered."""
    seats, freight = state.rules.seats, state[Freight]
    carried = (*COMMODITIES[:3], None, COMMODITIES[3], COMMODITIES[0])[:seats]
    delivered = tuple(tuple(dice.randrange(3) for _ in COMMODITIES) for _ in range(seats))
    state.put(Freight(carried, delivered, freight.stacks))


def upgrade_trains(state: State, dice: Dice) -> None:
    """Every seat has another baggage train card."""
    state.put(Trains(tuple(1 + seat % 5 for seat in range(state.rules.seats))))


def move_a_barbarian(state: State, dice: Dice) -> None:
    """One stands on a road."""
    roads = [path for path in state.rules.board.paths if state.roads[path] != NOBODY]
    state.put(Barbarians((dice.choice(roads), *state[Barbarians].paths[1:])))


def take_tokens(state: State, dice: Dice) -> None:
    """Half of the tokens have been taken."""
    sites = state[Tokens].sites
    owners = [dice.choice(state.rules.every_seat) if index % 2 == 0 else None for index in range(len(sites))]
    state.put(Tokens(sites, tuple(owners)))


USES: dict[Any, Callable[[State, Dice], None]] = {
    Robber: move_the_robber,
    Caravan: lay_arrows,
    LongestRoad: give_the_longest_road,
    LargestArmy: give_the_largest_army,
    Landmarks: build_landmarks,
    Wagons: send_wagons,
    Freight: load_wagons,
    Trains: upgrade_trains,
    Barbarians: move_a_barbarian,
    Tokens: take_tokens,
}
"""What each part is when it is in use."""


def asked(state: State) -> Lens:
    """A lens that asks about places of all kinds, two of them paths with a direction, and marks what was done last."""
    board, seat = state.rules.board, Seat(1)
    named = [site for site in board.intersections if board.intersection_names[site]] or list(board.intersections)
    free = [site for site in named if state.owners[site] == NOBODY][::5][:8]
    taken = [site for site in board.intersections if state.owners[site] != NOBODY][:2]
    open_paths = [path for path in board.paths if state.roads[path] == NOBODY and len(board.path_hexes[path]) > 1]
    paths = open_paths[:: len(open_paths) // 8][:8]
    found = [Candidate("intersection", site, "") for site in (*free, *taken)]
    found += [Candidate("path", path, "") for path in paths[2:]]
    found += [Candidate("path", path, "", board.ends[path][index]) for index, path in enumerate(paths[:2])]
    found += [Candidate("hex", place, "") for place in board.hexes[:: len(board.hexes) // 4][:4]]
    recent: set[tuple[Any, int]] = {("intersection", state.sites_of(seat)[0]), ("path", state.roads_of(seat)[0])}
    if Robber in state:
        recent.add(("hex", Hex(state[Robber].place)))
    lettered = tuple(Candidate(one.kind, one.id, chr(65 + index), one.start) for index, one in enumerate(found))
    return Lens(candidates=lettered, recent=frozenset(recent))
