"""What stands on the table, in words: the lines of a panel, and the board for those who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.fields import kebab
from bot.naming import Naming
from bot.parts import part_lines, part_lines_of, score_parts
from bot.plain import unescaped
from engine.base.army import LargestArmy
from engine.base.cards import Cards, CardsSeen
from engine.base.offers import Offer, Offers
from engine.base.roads import LongestRoad
from engine.base.robber import Robber
from engine.record import Bag, Intersection, Seat
from engine.sight import View

LONGEST_ALT_TEXT = 1024
"""Discord's limit for the description of a picture (documentation, component reference)."""

LONGEST_NEWS = 600
"""So much of a description may tell what happened last."""

LONGEST_PAGE = 3900
"""A little less than the text a message may hold, so that a heading fits too."""

BUILDINGS, ROAD = ("settlement", "city"), "road"
"""The kinds of pieces that stand on the board, in the order in which they are told."""

MOST_COUNTED = 100
"""Of what the bank has more at the start, there is always enough."""

LETTERS = {"blue": "B", "red": "R", "yellow": "Y", "pink": "P", "white": "W", "black": "K"}
"""The letters on the pieces, by their colour."""


# The panel


def heading(view: View, naming: Naming, game: str) -> str:
    """Which game this is, how far it has come, and whose turn it is or who has won."""
    naming = naming.in_markdown()
    if view.ended is not None:
        who = naming.seats(view.ended.winners)
        return naming.words.say("panel-heading-over", game=game, turn=view.turn, who=who)
    key = "panel-heading" if view.turn else "panel-heading-opening"
    return naming.words.say(key, game=game, turn=view.turn, who=naming.coloured(view.leading))


def score_lines(view: View, naming: Naming) -> str:
    """What all can see of each player, a line each, a mark on those the game waits for; then what the bank holds."""
    naming = naming.in_markdown()
    say = naming.words.say
    lines = [_score_line(view, naming, Seat(seat)) for seat in range(view.seats)]
    lines.append(say("bank-line", target=view.target, supply=naming.bag(counted(view)), cards=cards_left(view)))
    return "\n".join(lines)


def _score_line(view: View, naming: Naming, seat: Seat) -> str:
    say = naming.words.say
    road, army = view.part(LongestRoad), view.part(LargestArmy)
    awards = say("score-award-road") if road is not None and road.holder == seat else ""
    awards += say("score-award-army") if army is not None and army.holder == seat else ""
    return say(
        "score-line",
        mark="▸ " if seat in view.actors else "",
        letter=letter(naming, seat),
        who=naming.seat(seat),
        points=view.points[seat],
        cards=view.cards[seat],
        development=cards_held(view, seat),
        road=0 if road is None else road.lengths[seat],
        knights=0 if army is None else army.sizes[seat],
        awards=f"{awards}{_open_goods(view, naming, seat)}{score_parts(view, naming, seat)}",
    )


def _open_goods(view: View, naming: Naming, seat: Seat) -> str:
    """The goods of a seat that are no resources, and that everybody may count."""
    rules = view.rules
    told = [naming.counted(good, n) for good, n in enumerate(view.open_goods[seat]) if good not in rules.resources]
    return naming.words.say("score-goods", goods=", ".join(told)) if told else ""


def letter(naming: Naming, seat: int) -> str:
    """The letter on a seat's pieces, the same in every language."""
    return LETTERS[naming.players[seat].colour]


def offer_state(offer: Offer, naming: Naming) -> str:
    """Who has answered an offer, and how; an empty text when nobody has."""
    naming = naming.in_markdown()
    told = []
    if offer.willing:
        told.append(naming.words.say("offer-willing", who=naming.seats(offer.willing)))
    if offer.declined:
        told.append(naming.words.say("offer-declined-by", who=naming.seats(offer.declined)))
    return " ".join(told)


# The board in words


def alt_text(view: View, naming: Naming, last: str = "") -> str:
    """The board in at most 1,024 characters, for those who cannot see the picture; roads give way first."""
    say = naming.words.say
    head = say("alt-board", turn=view.turn) if view.turn else say("alt-board-opening")
    robber = _robber(view, naming)
    tail = say("alt-last", text=unescaped(last)[:LONGEST_NEWS]) if last else ""
    of_seats = (line for seat in view.rules.every_seat for line in part_lines_of(view, naming, seat))
    parts = [*part_lines(view, naming), *of_seats]
    text = ""
    for shown, more in (((*BUILDINGS, ROAD), parts), (BUILDINGS, parts), (BUILDINGS, []), ((), [])):
        seats = [_seat_in_short(view, naming, Seat(seat), shown) for seat in range(view.seats)]
        text = " ".join(part for part in (head, *seats, robber, *more, tail) if part)
        if len(text) <= LONGEST_ALT_TEXT:
            return text
    return text[: LONGEST_ALT_TEXT - 1] + "…"


def _seat_in_short(view: View, naming: Naming, seat: Seat, shown: Sequence[str]) -> str:
    say = naming.words.say
    owned = [
        say(f"alt-{kebab(kind)}", n=len(places), places=", ".join(places))
        for kind in shown
        if (places := _places_of(view, naming, seat, kind))
    ]
    return say(
        "alt-seat" if owned else "alt-seat-bare",
        colour=naming.colour(seat),
        name=naming.seat(seat),
        points=view.points[seat],
        owned="; ".join(owned),
    )


def _places_of(view: View, naming: Naming, seat: Seat, kind: str) -> list[str]:
    if kind == ROAD:
        return [naming.path(path) for path in view.board.paths if view.roads[path] == seat]
    sites = view.board.intersections
    return [naming.intersection(site) for site in sites if view.owners[site] == seat and view.kinds[site] == kind]


def _robber(view: View, naming: Naming) -> str:
    robber = view.part(Robber)
    return "" if robber is None else naming.words.say("alt-robber", place=naming.hex(robber.place))


def text_board(view: View, naming: Naming) -> str:
    """The whole board in words: hexes, harbours, players, offers, intersections and the ways between them."""
    naming = naming.in_markdown()
    say = naming.words.say
    paragraphs = [
        [say("board-heading", turn=view.turn) if view.turn else say("board-heading-opening"), _waiting(view, naming)],
        [say("board-hexes"), *_rows(view, naming), _robber(view, naming), *part_lines(view, naming)],
        [say("board-harbours"), *_harbours(view, naming)] if view.board.harbours else [],
        [say("board-players"), *(_seat_at_length(view, naming, Seat(seat)) for seat in range(view.seats))],
        [say("board-bank", supply=naming.bag(counted(view)), cards=cards_left(view))],
        _offers(view, naming),
        [say("board-places"), *(_site(view, naming, site) for site in view.board.intersections)],
    ]
    return "\n\n".join("\n".join(line for line in lines if line) for lines in paragraphs if lines)


def pages(text: str, longest: int = LONGEST_PAGE) -> list[str]:
    """A long text cut between its lines into pages that a message can hold."""
    found: list[str] = []
    for line in text.split("\n"):
        if found and len(found[-1]) + 1 + len(line) <= longest:
            found[-1] = f"{found[-1]}\n{line}"
        else:
            found.append(line[:longest])
    return [page.strip("\n") for page in found]


def _rows(view: View, naming: Naming) -> list[str]:
    """The hexes row by row from north to south, each row from west to east."""
    board = view.board
    rows: dict[float, list[str]] = {}
    for place in sorted(board.hexes, key=lambda place: (board.hex_positions[place][1], board.hex_positions[place][0])):
        marks = _in_brackets(naming.tags(board.hex_tags[place]))
        rows.setdefault(board.hex_positions[place][1], []).append(f"H{place + 1} {naming.plain_hex(place)}{marks}")
    return [naming.words.say("board-row", n=n, hexes=", ".join(row)) for n, row in enumerate(rows.values(), 1)]


def _harbours(view: View, naming: Naming) -> list[str]:
    return [
        naming.words.say("board-harbour", harbour=naming.harbour(harbour), path=naming.path(harbour.path))
        for harbour in view.board.harbours
    ]


def _seat_at_length(view: View, naming: Naming, seat: Seat) -> str:
    say = naming.words.say
    owned = [
        say(f"alt-{kebab(kind)}", n=len(places), places=", ".join(places))
        for kind in (*BUILDINGS, ROAD)
        if (places := _places_of(view, naming, seat, kind))
    ]
    return "\n".join(
        [
            _score_line(view, naming, seat),
            *([say("board-owned", owned="; ".join(owned))] if owned else []),
            *part_lines_of(view, naming, seat),
        ]
    )


def _offers(view: View, naming: Naming) -> list[str]:
    offers = view.part(Offers)
    if offers is None or not offers.standing:
        return []
    return [naming.words.say("board-offers"), *(naming.offer(offer) for offer in offers.standing)]


def _site(view: View, naming: Naming, site: int) -> str:
    """An intersection: what lies around it, where one can go from it, and who is there."""
    board, say = view.board, naming.words.say
    beside = sorted((board.across(path, Intersection(site)), path) for path in board.paths_at[site])
    ways = ", ".join(f"{naming.intersection(end)}{_in_brackets(naming.path_marks(path))}" for end, path in beside)
    around = naming.intersection_detail(site)
    marks = _in_brackets(naming.tags(board.intersection_tags[site]))
    line = say("board-site", site=f"{naming.intersection(site)}{marks}", around=around, ways=ways)
    owner = view.owners[site]
    if owner < 0:
        return line
    return f"{line} {say('board-built', piece=naming.piece(view.kinds[site]), who=naming.seat(owner))}"


def _waiting(view: View, naming: Naming) -> str:
    if view.step is None:
        return ""
    return naming.words.say("board-awaited", who=naming.seats(view.actors), what=naming.step(view.step))


def _in_brackets(marks: Sequence[str]) -> str:
    return f" ({', '.join(marks)})" if marks else ""


# Small things


def counted(view: View) -> Bag:
    """What the bank holds of the goods that can run out."""
    return tuple(0 if view.rules.supply[good] > MOST_COUNTED else count for good, count in enumerate(view.supply))


def cards_held(view: View, seat: Seat) -> int:
    """How many development cards a seat holds, which everybody may count."""
    opened, seen = view.part(Cards), view.part(CardsSeen)
    if opened is not None:
        return sum(opened.held[seat])
    return 0 if seen is None else seen.counts[seat]


def cards_left(view: View) -> int:
    """How many development cards are left to buy."""
    opened, seen = view.part(Cards), view.part(CardsSeen)
    if opened is not None:
        return sum(opened.deck)
    return 0 if seen is None else seen.left
