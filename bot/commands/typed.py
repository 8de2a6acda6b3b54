"""What is typed for people, offers and whole actions, understood as tolerantly as goods and places are."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from bot.dialogue import NO, NOTHING, YES, fields_of
from bot.naming import Naming, NotUnderstood
from bot.plain import escaped
from bot.words import LOCALES, words
from engine.action import Action
from engine.base.offers import Offer
from engine.journal import actions_of
from engine.record import Seat
from engine.ruleset import Ruleset

LONGEST_QUOTE = 60
"""So much of what somebody typed is said back to him."""


# People


def find_seat(text: str, naming: Naming, among: Iterable[Seat]) -> Seat:
    """The player a text means, by name, colour or label, or by how they begin; NotUnderstood with the possible ones."""
    typed = text.strip().casefold()
    among = list(among)
    known = {seat: seat_names(seat, naming) for seat in among}
    for fits in (str.__eq__, str.startswith):
        found = [seat for seat, names in known.items() if typed and any(fits(name, typed) for name in names)]
        if len(found) == 1:
            return found[0]
    choices = naming.in_markdown().seats(among)
    raise NotUnderstood("unclear-no-such-player", text=quoted(text), choices=choices)


def find_seats(text: str, naming: Naming, among: Sequence[Seat]) -> tuple[Seat, ...]:
    """The players a text names, in order of their seats; nobody for "all", which means everybody who may."""
    typed = text.strip().casefold()
    if typed in everybody():
        return ()
    try:
        return (find_seat(text, naming, among),)
    except NotUnderstood:
        parts = [part for part in re.split(r"[,;&+]|\s(?:and|und)\s", text) if part.strip()]
        if len(parts) < 2:
            raise
        return tuple(sorted({find_seat(part, naming, among) for part in parts}))


def seat_names(seat: Seat, naming: Naming) -> tuple[str, ...]:
    """All that a player may be called, the value of a suggestion first."""
    names = (seat_value(seat, naming), naming.seat(seat), naming.colour(seat), naming.coloured(seat))
    return tuple(name.casefold() for name in names)


def seat_value(seat: Seat, naming: Naming) -> str:
    """The value behind the suggestion of a player: the colour, which nobody shares."""
    return naming.players[seat].colour


@cache
def everybody() -> frozenset[str]:
    """The words that mean everybody."""
    return frozenset(word for locale in LOCALES for word in words(locale).say("typed-everybody").split())


# Offers


def find_offer(text: str, naming: Naming, among: Iterable[Offer]) -> Offer:
    """The offer a text means: a suggestion's value or label, or its number; NotUnderstood with those that stand."""
    among = list(among)
    typed = text.strip()
    for offer in among:
        if typed in (offer_value(offer), naming.offer(offer)):
            return offer
    number = re.search(r"(?<!#)\b\d+", typed)
    found = [offer for offer in among if number is not None and str(offer.number) == number[0]]
    if len(found) == 1 and not typed.startswith("#"):
        return found[0]
    if not among:
        raise NotUnderstood("unclear-no-offers")
    choices = ", ".join(str(offer.number) for offer in among)
    raise NotUnderstood("unclear-no-such-offer", text=quoted(text), choices=choices)


def offer_value(offer: Offer) -> str:
    """The value behind the suggestion of an offer: for good, as numbers begin anew with each turn."""
    return f"#{offer.serial}"


# Whole actions


def read_spelled(text: str, rules: Ruleset) -> Action | None:
    """The action spelled out in a value (`dialogue.spell`); None for another text, and for places that are nowhere."""
    picks = text.split("/")
    kind = next((one for one in actions_of(rules) if picks[:2] == [one.chapter, one.__name__]), None)
    if kind is None or len(picks) != 2 + len(kind.__struct_fields__):
        return None
    hints = _hints(kind)
    try:
        values = {name: _value(pick, hints[name]) for name, pick in zip(kind.__struct_fields__, picks[2:], strict=True)}
        action = msgspec.convert(msgspec.to_builtins(kind(**values)), kind)
    except (ValueError, TypeError, msgspec.ValidationError):
        return None
    places = dict(fields_of(kind))
    exist = all(_exists(places[name], getattr(action, name), rules) for name in values)
    return action if exist else None


@cache
def _hints(kind: type[Action]) -> dict[str, Any]:
    return get_type_hints(kind)


def _value(pick: str, hint: Any) -> Any:
    holds_several = any("tuple" in str(one) for one in (hint, *get_args(hint)))
    if pick == NOTHING:
        return None if type(None) in get_args(hint) else () if holds_several else pick
    if holds_several:
        return tuple(int(number) for number in pick.split("."))
    if bool in (hint, *get_args(hint)) and pick in (YES, NO):
        return pick == YES
    return pick if str in (hint, *get_args(hint)) else int(pick)


def _exists(kind: str, value: Any, rules: Ruleset) -> bool:
    """Whether places, players and goods are those of this table; whether they may be chosen is for the rules to say."""
    if value is None:
        return True
    board = rules.board
    count = {
        "intersection": len(board.intersections),
        "path": len(board.paths),
        "hex": len(board.hexes),
        "seat": rules.seats,
        "seats": rules.seats,
        "good": len(rules.goods),
    }
    if kind in count:
        return all(0 <= one < count[kind] for one in (value if isinstance(value, tuple) else (value,)))
    return kind != "bag" or (len(value) == len(rules.goods) and all(number >= 0 for number in value))


def quoted(text: str) -> str:
    """What somebody typed, short enough to be said back to him."""
    plain = " ".join(text.split())
    return escaped(plain if len(plain) <= LONGEST_QUOTE else f"{plain[:LONGEST_QUOTE]}…")
