"""The picture of a hand: the cards that the viewer holds, for the viewer alone."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from engine.base.cards import Cards, CardsSeen
from engine.record import Bag, Seat
from engine.sight import View
from rendering.board import encoded
from rendering.canvas import Canvas
from rendering.geometry import Point
from rendering.layers.standings import paint_development_icon, paint_letter
from rendering.lens import HandWords, Player, plain
from rendering.motifs import draw_motif
from rendering.theme import load_theme

WIDTH = 1000
"""A hand is a small picture: its texts are read as well as the board's at five eighths of its width."""
GAP = 14
HEADING = 92
GOOD = (183, 210)
A_ROW = 5
BROAD = (479, 96)
"""The size of a resource's card, of which so many lie in a row, and of all others, of which there are two."""


def hand_picture(view: View, players: Sequence[Player], words: HandWords, theme: str = "classic") -> bytes:
    """The viewer's cards as a PNG: every good with its count, and the development cards held.

    ValueError if the view is nobody's, for nobody has a hand.
    """
    if view.viewer is None:
        raise ValueError("a view without a viewer shows no hand")
    held, bought = development_cards(view, view.viewer)
    kinds = [index for index, count in enumerate(held) if count]
    others = [good for good in range(len(view.rules.goods)) if good not in view.rules.resources]
    broad = math.ceil(len(others) / 2) + math.ceil(len(kinds) / 2)
    height = HEADING + _resource_rows(view) * (GOOD[1] + GAP) + broad * (BROAD[1] + GAP) + GAP
    look = load_theme(theme)
    image = Image.new("RGB", (WIDTH, height), look.colours["ground"])
    canvas = Canvas(image, look)
    _paint_heading(canvas, view, players[view.viewer])
    _paint_resources(canvas, view, words)
    _paint_others(canvas, view, words, others)
    for index, kind in enumerate(kinds):
        name = view.rules.deck[kind][0]
        note = f"{bought[kind]}× {words.bought}" if bought[kind] and words.bought else ""
        here = canvas.at(_broad_spot(height - math.ceil(len(kinds) / 2) * (BROAD[1] + GAP), index))
        here.stamp(BROAD, paint_development_card, words.cards.get(name) or plain(name), held[kind], note)
    return encoded(image)


def development_cards(view: View, seat: Seat) -> tuple[Bag, Bag]:
    """The development cards that a seat holds, and those of them it bought this turn."""
    seen, opened = view.part(CardsSeen), view.part(Cards)
    none = (0,) * len(view.rules.deck)
    if opened is not None:
        return opened.held[seat], opened.fresh[seat]
    return (none, none) if seen is None else (seen.held or none, seen.fresh or none)


def paint_good(canvas: Canvas, good: str, word: str, count: int) -> None:
    """A card of a good around the origin, with how many there are; only its frame has colour when there is none."""
    look, empty = canvas.theme.good_look(good), canvas.theme.looks["standing"]
    fill, edge, ink = (
        (look.fill, canvas.theme.colours["dark"], look.ink) if count else (empty.fill, look.fill, empty.ink)
    )
    canvas.panel(GOOD, 20, fill, edge, 5)
    draw_motif(canvas.at((-42, -22), 1.25), look)
    canvas.text((44, -28), str(count), "copies", ink)
    canvas.text((0, 70), word, "good", ink, room=GOOD[0] - 20)


def paint_broad_good(canvas: Canvas, good: str, word: str, count: int) -> None:
    """What one has of a good that is no resource, around the origin."""
    look, empty = canvas.theme.good_look(good), canvas.theme.looks["standing"]
    fill, edge, ink = (
        (look.fill, canvas.theme.colours["dark"], look.ink) if count else (empty.fill, look.fill, empty.ink)
    )
    wide, _ = BROAD
    canvas.panel(BROAD, 20, fill, edge, 5)
    draw_motif(canvas.at((-wide / 2 + 52, 0), 0.85), look)
    start = -wide / 2 + 98
    right = wide / 2 - 24 - canvas.text((wide / 2 - 24, 0), str(count), "copies", ink, "r")
    canvas.text((start, 0), word, "good", ink, "l", right - start - 8)


def paint_development_card(canvas: Canvas, word: str, count: int, note: str) -> None:
    """A kind of development card around the origin, with how many there are and what is to be noted."""
    look = canvas.theme.looks["development"]
    wide, high = BROAD
    canvas.panel(BROAD, 20, look.fill, look.edge, 4)
    paint_development_icon(canvas.at((-wide / 2 + 44, 0), 1.3))
    start = -wide / 2 + 80
    right = wide / 2 - 24 - canvas.text((wide / 2 - 20, 0), f"×{count}", "count", look.ink, "r")
    room = right - start - 8
    if note:
        canvas.text((start, -high / 4 + 4), word, "card", look.ink, "l", room)
        canvas.text((start, high / 4 - 4), note, "least", look.ink, "l", room)
    else:
        canvas.text((start, 0), word, "card", look.ink, "l", room)


def _paint_heading(canvas: Canvas, view: View, player: Player) -> None:
    look = canvas.theme.looks["standing"]
    canvas.at((GAP + 34, HEADING / 2)).stamp((70, 70), paint_letter, player.colour)
    right = canvas.text((WIDTH - GAP, HEADING / 2 + 6), f"/{view.target}", "target", look.ink, "r")
    right += 2 + canvas.text((WIDTH - GAP - right - 2, HEADING / 2), str(view.own_points), "points", look.ink, "r")
    canvas.name((GAP + 84, HEADING / 2), player.name, "name", look.ink, WIDTH - 3 * GAP - right - 84)


def _paint_resources(canvas: Canvas, view: View, words: HandWords) -> None:
    hand = _hand(view)
    for index, good in enumerate(view.rules.resources):
        row, column = divmod(index, A_ROW)
        x = GAP + GOOD[0] / 2 + column * (GOOD[0] + GAP)
        y = HEADING + GOOD[1] / 2 + row * (GOOD[1] + GAP)
        name = view.rules.goods[good]
        canvas.at((x, y)).stamp(GOOD, paint_good, name, words.goods.get(name) or plain(name), hand[good])


def _paint_others(canvas: Canvas, view: View, words: HandWords, others: Sequence[int]) -> None:
    hand, top = _hand(view), HEADING + _resource_rows(view) * (GOOD[1] + GAP)
    for index, good in enumerate(others):
        name = view.rules.goods[good]
        here = canvas.at(_broad_spot(top, index))
        here.stamp(BROAD, paint_broad_good, name, words.goods.get(name) or plain(name), hand[good])


def _hand(view: View) -> Bag:
    assert view.viewer is not None
    hand = view.hands[view.viewer]
    assert hand is not None
    return hand


def _resource_rows(view: View) -> int:
    return math.ceil(len(view.rules.resources) / A_ROW)


def _broad_spot(top: float, index: int) -> Point:
    row, column = divmod(index, 2)
    return GAP + BROAD[0] / 2 + column * (BROAD[0] + GAP), top + BROAD[1] / 2 + row * (BROAD[1] + GAP)
