"""Positions to draw: laid out piece by piece, so that no rule about moves has a say in what the pictures show."""

import random
from collections.abc import Sequence
from typing import Any

import engine
from data import map_document
from engine.action import open_game
from engine.base import base
from engine.base.army import LargestArmy
from engine.base.cards import Cards
from engine.base.roads import measure
from engine.base.robber import Robber
from engine.board import Board, read_document
from engine.record import Hex, Intersection, Path, Seat
from engine.state import NOBODY, State
from engine.tables import Dealt, TableSpec
from rendering import Candidate, Lens, Player
from rendering.lens import PlaceKind

COLOURS = ("blue", "red", "yellow", "pink", "white", "black")
NAMES = ("Ann", "Bartholomäus der Lange", "Çağlar", "Dörte", "Ewa", "Françoise")
SIX_ROWS = ((0, -3, 3), (-1, -2, 4), (-2, -1, 5), (-3, 0, 6), (-3, 1, 5), (-3, 2, 4), (-3, 3, 3))
TERRAINS = ("forest", "pasture", "fields", "hills", "mountains", "desert")


def players(seats: int) -> list[Player]:
    """So many players, one of them with a long name."""
    return [Player(NAMES[seat], COLOURS[seat]) for seat in range(seats)]


def fresh(seats: int = 4) -> State:
    """The beginner's board of the base game before the first move."""
    return engine.deal(TableSpec(seats=seats, options={"layout": "beginner"}), map_document("base"), "drawn", Seat(0))


def laid(document: dict[str, Any], seats: int) -> State:
    """A table of the base rules on a map of its own."""
    read = read_document(document)
    rules = base(Board(read), seats)
    if read.robber is None:
        rules = rules.but(parts=rules.parts[1:])
    state = State(rules, Dealt(TableSpec(seats=seats), read, "drawn", Seat(0)))
    open_game(state)
    return state


def six_seats() -> State:
    """A board of thirty hexes for six."""
    cells = [(q + step, r) for q, r, count in SIX_ROWS for step in range(count)]
    hexes = [
        {
            "q": q,
            "r": r,
            "terrain": TERRAINS[index % len(TERRAINS)],
            "number": None if index % len(TERRAINS) == 5 else (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)[index % 10],
        }
        for index, (q, r) in enumerate(cells)
    ]
    harbours = [
        {"q": 0, "r": -3, "edge": 5, "rate": 3},
        {"q": 2, "r": 0, "edge": 1, "rate": 2, "resource": "lumber"},
        {"q": -3, "r": 0, "edge": 4, "rate": 2, "resource": "grain"},
        {"q": -3, "r": 3, "edge": 2, "rate": 3},
    ]
    return laid({**map_document("base"), "hexes": hexes, "harbours": harbours, "robber": (0, 0)}, 6)


def long_coast() -> State:
    """A country nine hexes wide with a harbour inland, a terrain nobody knows, and no robber."""
    hexes = [{"q": q, "r": r, "terrain": "rice paddy", "number": 4 + q % 3} for r in range(2) for q in range(9)]
    harbours = [{"q": 3, "r": 0, "edge": 2, "rate": 2, "resource": "wool"}]
    return laid({**map_document("base"), "hexes": hexes, "harbours": harbours, "robber": None}, 3)


def crowded(state: State) -> State:
    """As many pieces as the stock and the board have room for, both awards given, the robber moved, cards in hand."""
    board, seats = state.rules.board, state.rules.seats
    dice = random.Random(5)
    sites = dice.sample(board.intersections, len(board.intersections))
    turn = 0
    for site in sites:
        if all(state.owners[near] == NOBODY for near in (site, *board.neighbours[site])):
            kind = "city" if turn // seats % 2 else "settlement"
            if state.left.get(kind, [0] * seats)[turn % seats]:
                state.raise_building(Seat(turn % seats), kind, site)
            turn += 1
    paths = dice.sample(board.paths, len(board.paths))
    for turn in range(15 * seats):
        lay_a_road(state, Seat(turn % seats), paths)
    measure(state, tuple(Seat(seat) for seat in range(seats)))
    state.put(LargestArmy(Seat(1), (2, 4, 0, 1, 0, 3)[:seats]))
    if Robber in state:
        state.put(Robber(Hex(5)))
    state.hands = [tuple(dice.randrange(4) for _ in state.rules.goods) for _ in range(seats)]
    return state


def lay_a_road(state: State, seat: Seat, paths: Sequence[Path]) -> None:
    """A road for a seat beside something of its own, on the first such path."""
    board = state.rules.board
    for path in paths:
        sites = board.ends[path]
        reached = any(state.owners[site] == seat for site in sites) or any(
            state.roads[beside] == seat for site in sites for beside in board.paths_at[site]
        )
        if reached and state.roads[path] == NOBODY:
            state.lay_road(seat, path)
            return


def early() -> State:
    """A position early in a game: two buildings and two roads each, cards in hand and on the table."""
    state = fresh()
    board = state.rules.board
    for seat, sites in enumerate(((10, 29), (13, 42), (19, 35), (40, 43))):
        for site in sites:
            state.raise_building(Seat(seat), "settlement", Intersection(site))
            state.lay_road(Seat(seat), board.paths_at[site][0])
    state.raise_building(Seat(0), "city", Intersection(10))
    measure(state, tuple(Seat(seat) for seat in range(4)))
    state.hands = [(3, 0, 12, 1, 2), (1, 1, 0, 0, 0), (0, 0, 0, 0, 0), (2, 2, 2, 2, 2)]
    cards = state[Cards]
    held = ((2, 1, 1, 0, 1), (0, 1, 0, 0, 0), (0, 0, 0, 0, 0), (3, 0, 0, 0, 0))
    bought = ((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0))
    state.put(Cards(cards.deck, held, bought, cards.played, cards.played_now))
    return state


def question(state: State) -> Lens:
    """A lens that asks about 25 places of all kinds, and marks what was done last."""
    board = state.rules.board
    free = [site for site in board.intersections if state.owners[site] == NOBODY][:9]
    taken = [site for site in board.intersections if state.owners[site] != NOBODY][:3]
    paths = [path for path in board.paths if state.roads[path] == NOBODY][:40:4]
    places: list[tuple[PlaceKind, int]] = [("intersection", place) for place in (*free, *taken)]
    places += [("path", place) for place in paths]
    places += [("hex", place) for place in (15, 17, 18)]
    done: list[tuple[PlaceKind, int]] = [("intersection", site) for site in (10, 13, 29)]
    done += [("path", board.paths_at[site][0]) for site in (10, 13, 29)]
    return Lens(
        candidates=tuple(Candidate(kind, place, chr(65 + index)) for index, (kind, place) in enumerate(places)),
        recent=frozenset([*done, ("hex", state[Robber].place)]),
    )
