"""Whether a map can be played on: every fault of a map document in a plain sentence, for whoever types one in."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bot.fields import kebab
from bot.variants import at_table
from bot.words import LOCALES, Words, words
from data import MapError, read_map
from engine.base.cards import VICTORY_POINT, PlayCard
from engine.board import PLAZA, Board, HexPlace, MapDocument, NamedPlace, corner_ids
from engine.laying import DIRECTIONS
from engine.record import Seat
from engine.ruleset import Mark, Ruleset
from engine.state import State
from engine.tables import LAYOUT, TABLES, Dealt, Table, TableSpec, dealt_for, rules_of

BASE_GOODS = ("lumber", "brick", "wool", "grain", "ore")
"""What the price list of every table is written in."""

NUMBERS = range(2, 13)
SEVEN = 7
PLACE = re.compile(rf"[NS{PLAZA}]_-?\d+_-?\d+")
CORNERS = range(6)

Faults = Iterator[str]


def faults_of(text: str, name: str, tables: Sequence[Table] | None = None) -> list[str]:
    """Everything that is wrong with the text of a map, sentence by sentence; none when it can be played on.

    `name` is that of its file. It is judged by the rules of the tables that are played on it, or of those given.
    """
    try:
        plain = read_map(text, name)
        document = msgspec.convert(plain, MapDocument)
    except tomllib.TOMLDecodeError as fault:
        return [f"The file is no TOML: {fault}."]
    except MapError as fault:
        return [f"The file cannot be read as a map: {fault}."]
    except msgspec.ValidationError as fault:
        return [f"A field is wrong: {fault}."]
    found = [*_hexes(document), *_goods(document), *_harbours(document), *_places(document), *_numbers(document)]
    found += [*_counts(document), *_start_cards(document)]
    if found:
        return list(dict.fromkeys(found))
    board = Board(document)
    found += [*_connected(board), *_names(board)]
    for table in tables_on(name) if tables is None else tables:
        found += _at_table(document, board, table, name)
    return list(dict.fromkeys(found))


def tables_on(name: str) -> list[Table]:
    """The tables that are played on the map of this name."""
    return [table for table in TABLES.values() if name in table.maps.values()]


def seats_on(table: Table, name: str) -> list[int]:
    """By how many a table is played on the map of a name; by as many as ever when it is none of its own."""
    return [count for count, used in sorted(table.maps.items()) if used == name] or sorted(table.seats)


# The document by itself


def _hexes(document: MapDocument) -> Faults:
    if not document.hexes:
        yield "The map has no hexes."
    for (q, r), count in Counter((cell.q, cell.r) for cell in document.hexes).items():
        if count > 1:
            yield f"The hex at ({q}, {r}) lies there {count} times."
    for cell in document.hexes:
        for corner in cell.plaza:
            if corner not in CORNERS:
                yield f"{_hex(cell)} has a plaza with a corner {corner}; corners are 0 to 5, north first, clockwise."
        if len(set(cell.plaza)) < len(cell.plaza):
            yield f"{_hex(cell)} has a plaza that names a corner twice."
    coast = set(_coordinates(document))
    for place in (document.robber, *document.corner_hexes):
        if place is not None and tuple(place) not in coast:
            yield f"There is no hex at {tuple(place)}, where the robber or a corner of the spiral is said to be."


def _goods(document: MapDocument) -> Faults:
    known = set(document.resources)
    for good in BASE_GOODS:
        if good not in known:
            yield f"resources lacks {good}: everything is paid in {', '.join(BASE_GOODS)}."
    for terrain, good in document.terrain.items():
        if good not in known:
            yield f"The terrain {terrain} produces {good}, which is none of the resources."
    named = [harbour.resource for harbour in document.harbours] + [place.resource for place in document.places]
    for good in dict.fromkeys(one for one in named if one is not None):
        if good not in known:
            yield f"A harbour or a trading path is for {good}, which is none of the resources."


def _harbours(document: MapDocument) -> Faults:
    land, taken = set(_coordinates(document)), Counter[tuple[str, ...]]()
    for harbour in document.harbours:
        where = f"The harbour at ({harbour.q}, {harbour.r}), edge {harbour.edge},"
        if (harbour.q, harbour.r) not in land:
            yield f"{where} lies at no hex."
        elif harbour.edge not in CORNERS:
            yield f"{where} lies at no edge; the edges are 0 to 5, north-east first, clockwise."
        else:
            step = DIRECTIONS[harbour.edge]
            if (harbour.q + step[0], harbour.r + step[1]) in land:
                yield f"{where} lies between two hexes, and not on the coast."
            six = corner_ids(harbour.q, harbour.r)
            taken[tuple(sorted((six[harbour.edge], six[(harbour.edge + 1) % 6])))] += 1
        if harbour.rate < 1:
            yield f"{where} has the rate {harbour.rate}."
    yield from (f"Two harbours lie on {' and '.join(ends)}." for ends, count in taken.items() if count > 1)


def _places(document: MapDocument) -> Faults:
    sites, joined = _sites(document), _joined(document)
    seen: Counter[tuple[str, ...]] = Counter()
    for place in document.places:
        where = _place(place)
        wrong = [one for one in place.at if one not in sites]
        if len(place.at) not in (1, 2):
            yield f"{where} names {len(place.at)} places; an intersection has one, a path its two ends."
        elif wrong:
            yield from (_no_such_place(where, one) for one in wrong)
        elif len(place.at) == 2 and frozenset(place.at) not in joined:
            yield f"{where}: no path joins {' and '.join(place.at)}."
        if place.rate is not None and len(place.at) == 1:
            yield f"{where} has a rate, but is an intersection; only paths and harbours have rates."
        seen[tuple(sorted(place.at))] += 1
    for at, count in seen.items():
        if count > 1:
            yield f"{' and '.join(at)} is described {count} times; its tags and its name belong into one entry."


def _no_such_place(where: str, name: str) -> str:
    if PLACE.fullmatch(name) is None:
        return f"{where}: {name} is not written like N_0_-2, S_1_1 or P_0_2."
    return f"{where}: there is no intersection {name} on this map."


def _numbers(document: MapDocument) -> Faults:
    for cell in document.hexes:
        if cell.number is None:
            continue
        if cell.number not in NUMBERS or cell.number == SEVEN:
            yield f"{_hex(cell)} bears the number {cell.number}; numbers are 2 to 12 without the 7."
        elif cell.terrain not in document.terrain:
            yield f"{_hex(cell)} bears the number {cell.number}, but {cell.terrain} produces nothing."
    for number in document.spiral:
        if number not in NUMBERS or number == SEVEN:
            yield f"spiral has the number {number}; numbers are 2 to 12 without the 7."


def _counts(document: MapDocument) -> Faults:
    producing = [cell for cell in document.hexes if cell.terrain in document.terrain]
    laid = Counter(cell.number for cell in producing if cell.number is not None)
    if document.spiral and len(document.spiral) != len(producing):
        yield f"{len(producing)} hexes produce something, but spiral has {len(document.spiral)} numbers."
    if document.spiral and laid and laid != Counter(document.spiral):
        more, fewer = laid - Counter(document.spiral), Counter(document.spiral) - laid
        yield f"The numbers of the hexes are not those of spiral: {_listed(more)} too many, {_listed(fewer)} too few."
    if not document.spiral and not laid:
        yield "No hex bears a number, and there is no spiral of numbers to be laid by lot."
    for kind in ("road", "settlement"):
        if document.pieces.get(kind, 0) < 1:
            yield f"pieces has no {kind}."
    for what, counts in (("pieces", document.pieces), ("development_cards", document.development_cards)):
        for kind, count in counts.items():
            if count < 0:
                yield f"{what} has {count} of {kind}."
    if document.resource_cards < 1:
        yield "resource_cards is less than 1: the bank would be empty."


def _start_cards(document: MapDocument) -> Faults:
    sites, dealt = _sites(document), Counter[str]()
    for number, card in enumerate(document.start_cards, start=1):
        where = f"Start card {number}"
        if not card.sites:
            yield f"{where} names no place to begin."
        for site in dict.fromkeys(card.sites):
            if site not in sites:
                yield _no_such_place(where, site)
            if card.sites.count(site) > 1:
                yield f"{where} names {site} twice."
            dealt[site] += 1
        for good, count in card.goods.items():
            if good not in document.resources:
                yield f"{where} gives {good}, which is none of the resources."
            elif count < 0:
                yield f"{where} gives {count} {good}."
    yield from (f"{site} stands on {count} start cards." for site, count in dealt.items() if count > 1)


# The board


def _connected(board: Board) -> Faults:
    """Every intersection can be reached from every other along paths."""
    reached, newest = {board.intersections[0]}, [board.intersections[0]]
    while newest:
        newest = [beside for site in newest for beside in board.neighbours[site] if beside not in reached]
        reached.update(newest)
    apart = [board.intersection_ids[site] for site in board.intersections if site not in reached]
    if apart:
        yield f"{len(apart)} intersections cannot be reached from {board.intersection_ids[0]}, such as {apart[0]}."


def _names(board: Board) -> Faults:
    """No two places of a kind share a name, however it is written."""
    for kind, names in (
        ("hexes", board.hex_names),
        ("intersections", board.intersection_names),
        ("paths", board.path_names),
    ):
        for name, count in Counter(name.casefold() for name in names if name is not None).items():
            if count > 1:
                yield f"{count} {kind} are called {name}."
            if not name.strip():
                yield f"One of the {kind} has an empty name; leave the name out instead."


# At a table


def _at_table(document: MapDocument, board: Board, table: Table, name: str) -> Faults:
    for locale in LOCALES:
        yield from _unspoken(document, at_table(words(locale), table), table)
    yield from _layout(document, table)
    for seats in seats_on(table, name):
        spec = TableSpec(table.name, seats)
        try:
            rules = rules_of(Dealt(spec, document, "check", Seat(0)))
            lacking = [*_marks(board, rules, table), *_seats(document, spec, rules)]
            lacking = lacking or [*_beginnings(document, spec, rules)]
        except Exception as fault:  # noqa: BLE001 (whatever a map breaks, its author wants to read of it)
            lacking = [f"The table {table.name} cannot be laid with it: {type(fault).__name__}: {fault}."]
        if lacking:
            yield from lacking
            return


def _layout(document: MapDocument, table: Table) -> Faults:
    """What is not laid by lot lies there, and what is laid by lot can be."""
    by_lot = any(option.name == LAYOUT.name for option in table.options)
    if by_lot and not document.corner_hexes:
        yield f"corner_hexes is empty: the spiral of {table.name} would begin nowhere."
    for cell in document.hexes:
        if not by_lot and cell.number is None and cell.terrain in document.terrain:
            yield f"{_hex(cell)} bears no number, and at {table.name} none is laid by lot."


def _marks(board: Board, rules: Ruleset, table: Table) -> Faults:
    """Every tag is one the rules know, and of each they need there are enough."""
    there = {
        "hex": Counter(tag for tags in board.hex_tags for tag in tags),
        "intersection": Counter(tag for tags in board.intersection_tags for tag in tags),
        "path": Counter(tag for tags in board.path_tags for tag in tags),
        "plaza": Counter(tag for place in board.plazas.values() for tag in board.hex_tags[place]),
        "terrain": Counter(board.terrain),
    }
    known = {(mark.on, mark.name) for mark in rules.marks}
    for on in ("hex", "intersection", "path"):
        for tag in there[on]:
            if (on, tag) not in known:
                others = ", ".join(sorted(name for where, name in known if where == on)) or "none"
                yield f"No rule of {table.name} knows the tag {tag} of {_article(on)}; it knows: {others}."
    yield from (_count(mark, there[mark.on][mark.name], table) for mark in rules.marks if not _fits(mark, there))


def _fits(mark: Mark, there: Mapping[str, Counter[str]]) -> bool:
    count = there[mark.on][mark.name]
    return count >= mark.least and (mark.most is None or count <= mark.most)


def _count(mark: Mark, count: int, table: Table) -> str:
    wanted = f"{mark.least}" if mark.least == mark.most else f"at least {mark.least}"
    if mark.most is not None and mark.least != mark.most:
        wanted = f"{mark.least} to {mark.most}"
    what = {
        "terrain": f"hexes of {mark.name}",
        "plaza": f"plazas on hexes with the tag {mark.name}",
    }.get(mark.on, f"{mark.on}{'e' if mark.on == 'hex' else ''}s with the tag {mark.name}")
    return f"{table.name} wants {wanted} {what}; there are {count}."


def _seats(document: MapDocument, spec: TableSpec, rules: Ruleset) -> Faults:
    if document.start_cards and len(document.start_cards) < spec.seats:
        yield f"{spec.seats} play at {spec.name}, and there are {len(document.start_cards)} start cards."
    cards = {kind.card for kinds in rules.menu.values() for kind in kinds if issubclass(kind, PlayCard)}
    for card in sorted({VICTORY_POINT, *cards} - rules.kind_of_card.keys()):
        yield f"development_cards has no {card}, which {spec.name} knows; write 0 if there is to be none."
    for kind in ("road", *rules.building_yields):
        if rules.stock.get(kind, 0) < 1:
            yield f"pieces has no {kind}, and {spec.name} is played with it."


def _beginnings(document: MapDocument, spec: TableSpec, rules: Ruleset) -> Faults:
    """The board can be laid, and whoever is dealt a start card may settle where it says."""
    board, state = rules.board, State(rules, dealt_for(spec, msgspec.to_builtins(document), "check"))
    for number, card in enumerate(document.start_cards, start=1):
        for name in card.sites:
            site = board.intersection(name)
            if not rules.has_room(state, site):
                where = board.intersection_names[site] or name
                yield f"Start card {number} names {where}, where nobody may settle at {spec.name}."


def _unspoken(document: MapDocument, spoken: Words, table: Table) -> Faults:
    """What the table has no words for, in one of our languages."""
    named = {
        "terrain": {cell.terrain for cell in document.hexes},
        "good": set(document.resources),
        "piece": set(document.pieces),
        "card": set(document.development_cards),
    }
    kinds = {"terrain": "terrain", "good": "resource", "piece": "piece", "card": "development card"}
    for family, names in named.items():
        for name in sorted(names):
            if not spoken.has(f"{family}-{kebab(name)}"):
                yield f"{table.name} knows no {kinds[family]} {name}."


# What the sentences are made of


def _coordinates(document: MapDocument) -> list[tuple[int, int]]:
    return [(cell.q, cell.r) for cell in document.hexes]


def _sites(document: MapDocument) -> set[str]:
    """The ids of all intersections, plazas included."""
    corners = {name for cell in document.hexes for name in corner_ids(cell.q, cell.r)}
    return corners | {f"{PLAZA}_{cell.q}_{cell.r}" for cell in document.hexes if cell.plaza}


def _joined(document: MapDocument) -> set[frozenset[str]]:
    """The two ends of every path."""
    found: set[frozenset[str]] = set()
    for cell in document.hexes:
        six = corner_ids(cell.q, cell.r)
        found |= {frozenset((six[i], six[(i + 1) % 6])) for i in CORNERS}
        found |= {frozenset((f"{PLAZA}_{cell.q}_{cell.r}", six[corner])) for corner in cell.plaza if corner in CORNERS}
    return found


def _hex(cell: HexPlace) -> str:
    return f"The hex at ({cell.q}, {cell.r})"


def _place(place: NamedPlace) -> str:
    return f"The place {place.name or ' and '.join(place.at)}"


def _article(on: str) -> str:
    return f"an {on}" if on.startswith("i") else f"a {on}"


def _listed(counts: Counter[Any]) -> str:
    return ", ".join(map(str, sorted(counts.elements()))) or "none"


__all__ = ["faults_of", "seats_on", "tables_on"]
