"""Everything a seat may do at any table, in words: how it is suggested, and how what is typed for it is understood."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice, zip_longest

import msgspec

from bot import herald
from bot.commands.chair import Chair
from bot.commands.completion import Suggestion
from bot.commands.typed import find_seats, quoted, read_spelled
from bot.dialogue import PLACES, fields_of, filled, spell
from bot.naming import Naming, NotUnderstood, kebab, kinds_of
from bot.suggesting import LONGEST_SUGGESTION, MOST_SUGGESTIONS
from bot.words import LOCALES, words
from engine.action import Action, Hole, Illegal, check, options
from engine.base.ending import AgreeToEnd
from engine.journal import Undo
from engine.record import Bag, Seat
from engine.sight import View

CHAPTERS_RANKED = {"turn": 0, "table": 2}

MOST_NAMED = 5
"""So many possibilities are named to somebody whose words fit several."""

Wanted = Callable[[Action], bool]


@dataclass(frozen=True, slots=True)
class Phrase:
    """One thing that may be done: how it is said, how it is spelled, and which bags it leaves open."""

    label: str
    action: Action
    holes: tuple[Hole, ...] = ()

    @property
    def value(self) -> str:
        """The value behind the suggestion."""
        return "/".join(spell(self.action))

    @property
    def said(self) -> str:
        """What is done, without what is told about it."""
        return self.label.split(" · ")[0]


def phrases(chair: Chair, wanted: Wanted = lambda action: True) -> list[Phrase]:
    """All that the seat may do now and that is wanted, the best places first, and at last what can be taken back."""
    state, naming = chair.table.state, chair.naming
    found = [option for option in options(state, chair.seat) if wanted(option)]
    found.sort(key=lambda action: _rank(action, naming))
    view = chair.view
    said = [_phrase(chair, naming, action, view) for action in found]
    for entry in chair.table.journal.undoable(chair.seat):
        undo = Undo(entry.n)
        if wanted(undo):
            said.append(Phrase(chair.words.say("phrase-undo", what=naming.action(entry.action)), undo))
    return said


def suggest(chair: Chair, typed: str, wanted: Wanted = lambda action: True) -> list[Suggestion]:
    """What the text may mean: goods that have been typed out first, then all that has its words in it."""
    found = phrases(chair, wanted)
    written = _written(chair, typed, found)
    fitting = fairly(_fitting(typed, found), MOST_SUGGESTIONS - len(written))
    return [*written, *((phrase.label, phrase.value) for phrase in fitting)]


def fairly(found: Sequence[Phrase], most: int) -> list[Phrase]:
    """At most so many phrases, in their order, of each kind of action about as many: none is crowded out by another."""
    kinds: dict[type[Action], list[Phrase]] = {}
    for phrase in found:
        kinds.setdefault(type(phrase.action), []).append(phrase)
    rounds = zip_longest(*kinds.values())
    kept = list(islice((phrase for one in rounds for phrase in one if phrase is not None), most))
    return [phrase for phrase in found if phrase in kept]


def read(chair: Chair, typed: str, wanted: Wanted = lambda action: True) -> Action:
    """The action a text means: a suggestion's value or label, an order with goods, or words that fit one thing alone.

    It may have holes, and it may be illegal, for the rules to say why. NotUnderstood names what is possible. A vote is
    never guessed: it is cast by its whole label or value alone.
    """
    spelled = read_spelled(typed.strip(), chair.table.state.rules)
    if spelled is not None:
        return spelled
    found = phrases(chair, wanted)
    same = [phrase for phrase in found if _plain(typed) in (_plain(phrase.label), _plain(phrase.said))]
    if same:
        return same[0].action
    order = read_order(chair, typed, found)
    if order is not None:
        return order
    fitting = _fitting(typed, found)
    meant = [phrase.action for phrase in fitting if phrase.action.chapter != AgreeToEnd.chapter]
    if len(meant) == 1 and _telling(typed):
        return meant[0]
    named = chair.naming.in_markdown()
    shown = [_phrase(chair, named, phrase.action).said for phrase in islice(fitting or found, MOST_NAMED)]
    key = "unclear-which-action" if fitting else "unclear-no-such-action"
    more = len(fitting or found) - len(shown)
    raise NotUnderstood(key, text=quoted(typed), choices="; ".join(shown), more=more)


# What is said


def _phrase(chair: Chair, naming: Naming, action: Action, view: View | None = None) -> Phrase:
    holes = () if isinstance(action, Undo) else action.holes(chair.table.state, chair.seat)
    said = naming.action(action)
    if holes:
        example = _example(naming, action, holes)
        return Phrase(naming.words.say("phrase-write", what=said, example=example), action, holes)
    place = _place(action)
    detail = naming.detail(*place, view) if place is not None else ""
    return Phrase(f"{said} · {detail}" if detail else said, action)


def _place(action: Action) -> tuple[str, int] | None:
    return next(
        (
            (kind, value)
            for name, kind in fields_of(type(action))
            if kind in PLACES and (value := getattr(action, name)) is not None
        ),
        None,
    )


def _rank(action: Action, naming: Naming) -> tuple[int, float]:
    """The turn's own actions stand first, votes last, and among places the better come first."""
    place = _place(action)
    chapter = CHAPTERS_RANKED.get(action.chapter, 1)
    return chapter, 0 if place is None else -naming.reader.pips(*place)


def _example(naming: Naming, action: Action, holes: Iterable[Hole]) -> str:
    """How an action with goods may be typed, with goods that would do."""
    key = f"typed-do-{kebab(type(action).__name__)}"
    verb = (
        naming.words.say(key).split()[0] if naming.words.has(key) else verbs(type(action), naming.words.amendments)[0]
    )
    between = naming.words.say("typed-sides").split()[0]
    return f"{verb} {f' {between} '.join(naming.bag(_first(hole)) for hole in holes)}"


def _first(hole: Hole) -> Bag:
    """The first cards that would do, as an example."""
    left = max(1, hole.least)
    taken = []
    for there in hole.within:
        taken.append(min(there, left))
        left -= taken[-1]
    return tuple(taken)


# What fits


def _fitting(typed: str, found: Sequence[Phrase]) -> list[Phrase]:
    """The phrases with every typed word in them, those that begin with the text first."""
    wanted = _telling(typed)
    fitting = [phrase for phrase in found if all(word in phrase.label.casefold() for word in wanted)]
    beginning = typed.strip().casefold()
    return sorted(fitting, key=lambda phrase: not phrase.label.casefold().startswith(beginning))


def _telling(typed: str) -> list[str]:
    """The words of a text that say something."""
    return [word for word in re.findall(r"[\w:’'-]+", typed.casefold()) if word not in _needless()]


def _plain(text: str) -> str:
    """A text as it comes back from Discord when a label has been sent in place of a value."""
    return " ".join(text.removesuffix("…").split())[: LONGEST_SUGGESTION - 1].strip().casefold()


@cache
def _needless() -> frozenset[str]:
    return frozenset(word for locale in LOCALES for word in words(locale).say("typed-filler").split())


# Orders with goods: "discard 2 wool 1 ore", "offer 1 wool for 1 ore to Ann"


def read_order(chair: Chair, typed: str, found: Iterable[Phrase]) -> Action | None:
    """The action with the goods that are typed behind it; None when the text begins with no such action."""
    meant, rest = _begins(chair, typed, found)
    if meant is None or not rest:
        return None
    sides = [side for side in _parting("typed-sides").split(rest) if side.strip()]
    given: dict[str, tuple[Seat, ...]] = {}
    field = next((name for name, kind in kinds_of(type(meant.action)).items() if kind == "seats"), None)
    if field is not None and len(sides) == len(meant.holes):
        sides[-1], to = _addressed(chair, sides[-1])
        given = {field: to}
    if len(sides) != len(meant.holes):
        key = "unclear-one-side" if len(meant.holes) == 1 else "unclear-two-sides"
        raise NotUnderstood(key, example=_example(chair.naming.in_markdown(), meant.action, meant.holes))
    bags = [chair.naming.read_bag(side) for side in sides]
    return msgspec.structs.replace(filled(meant.action, bags, meant.holes), **given)


def _written(chair: Chair, typed: str, found: Iterable[Phrase]) -> list[Suggestion]:
    """What an order with goods comes to, or why it does not, for somebody who is still typing."""
    try:
        order = read_order(chair, typed, found)
        if order is None:
            return []
        check(chair.table.state, chair.seat, order)
    except NotUnderstood:
        return []
    except Illegal as illegal:
        return [(herald.refusal(illegal, chair.naming), typed.strip())]
    return [(chair.naming.action(order), "/".join(spell(order)))]


def _begins(chair: Chair, typed: str, found: Iterable[Phrase]) -> tuple[Phrase | None, str]:
    """The phrase with holes that the text begins to say, and the rest of the text; NotUnderstood if it is several."""
    fits: dict[int, list[tuple[Phrase, str]]] = {}
    for phrase in found:
        count, end = _opening(chair, phrase, typed) if phrase.holes else (0, 0)
        if count:
            fits.setdefault(count, []).append((phrase, typed[end:].lstrip(" :,")))
    if not fits:
        return None, ""
    best = fits[max(fits)]
    if len(best) > 1:
        choices = "; ".join(_phrase(chair, chair.naming.in_markdown(), phrase.action).said for phrase, _ in best)
        raise NotUnderstood("unclear-which-action", text=quoted(typed), choices=choices, more=0)
    return best[0]


def _opening(chair: Chair, phrase: Phrase, typed: str) -> tuple[int, int]:
    """How many words at the beginning of a text say what a phrase says, and where they end: first a verb of it.

    A number belongs to them only when another number follows: "counter 2: 1 wool for 1 ore".
    """
    naming, kind = chair.naming, type(phrase.action)
    known = set(re.findall(r"\w+", f"{naming.action(phrase.action)} {naming.choice(kind)}".casefold()))
    tokens = list(re.finditer(r"\w+", typed))
    if not tokens or tokens[0][0].casefold() not in verbs(kind, naming.words.amendments):
        return 0, 0
    count, end = 1, tokens[0].end()
    for token, after in zip_longest(tokens[1:], tokens[2:]):
        follows = after is not None and after[0][0].isdigit()
        if token[0].casefold() not in known or (token[0].isdigit() and not follows):
            break
        count, end = count + 1, token.end()
    return count, end


@cache
def verbs(kind: type[Action], amendments: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The words with which somebody may begin to say an action with goods, in any language; the first are its own."""
    key = f"typed-do-{kebab(kind.__name__)}"
    spoken = [words(locale).at(amendments) for locale in LOCALES]
    known = [one.say(key).split() for one in spoken if one.has(key)]
    return tuple(word for some in known for word in some) or tuple(kebab(kind.__name__).split("-"))


def _addressed(chair: Chair, side: str) -> tuple[str, tuple[Seat, ...]]:
    """The goods of the last side of an order, and the players named behind them; nobody named means everybody."""
    parts = list(_parting("typed-to").finditer(side))
    if not parts:
        return side, ()
    others = [Seat(seat) for seat in range(chair.table.state.rules.seats) if seat != chair.seat]
    return side[: parts[-1].start()], find_seats(side[parts[-1].end() :], chair.naming, others)


@cache
def _parting(key: str) -> re.Pattern[str]:
    """Where an order is parted: at one of the words under a key, in any language."""
    known = [word for locale in LOCALES for word in words(locale).say(key).split()]
    plain = sorted({re.escape(word) for word in known if word.isalpha()})
    signs = sorted({re.escape(word) for word in known if not word.isalpha()})
    return re.compile("|".join([rf"\b(?:{'|'.join(plain)})\b", *signs]), re.IGNORECASE)
