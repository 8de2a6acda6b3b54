"""Texts for people: every key has its sentence in every language, with the same fields, and none too long."""

from __future__ import annotations

import re
from itertools import product

import pytest

import engine.base  # noqa: F401 (so that all events, steps and actions are known)
from bot.described import LETTERS
from bot.fields import KIND_OF_FIELD, PLURAL, kebab, kinds_of
from bot.herald import RULE_CHAPTERS
from bot.naming import Naming
from bot.words import LOCALES, Words, words
from data import map_document
from engine.action import Action, Step
from engine.base.offers import Offer
from engine.event import Event
from engine.journal import Undo
from engine.record import Record, Seat
from engine.ruleset import Ruleset
from engine.tables import TABLES, TableSpec, dealt_for, map_name, rules_of
from rendering import Player
from tests.catalogues import Said, catalogue, composed, raised, said, written

FIRST, *OTHERS = LOCALES


def rulesets() -> list[Ruleset]:
    """The rules of every table with every choice of each of its options."""
    found = []
    for table in TABLES.values():
        for option in table.options:
            for value in option.values:
                spec = TableSpec(name=table.name, seats=table.seats[0], options={option.name: value})
                found.append(rules_of(dealt_for(spec, map_document(map_name(spec)), "seed")))
    return found


RULES = rulesets()
ACTIONS = sorted({a for r in RULES for menu in r.menu.values() for a in menu} | {Undo}, key=lambda a: a.__name__)
PLAYERS = [Player(name, colour) for name, colour in zip(["Ann", "Bob", "Cleo", "Dan"], LETTERS, strict=False)]


def subclasses(kind: type[Record]) -> list[type[Record]]:
    """All classes below one, however deep."""
    return [one for child in kind.__subclasses__() for one in (child, *subclasses(child))]


EVENTS = [event for event in subclasses(Event) if event.__module__.startswith("engine")]
STEPS = [step for step in subclasses(Step) if step.__module__.startswith("engine")]


def goods_and_terrains() -> tuple[set[str], set[str]]:
    """What any table has in its hands and on its board."""
    return {g for r in RULES for g in r.goods}, {t for r in RULES for t in r.board.terrain}


def families() -> dict[str, set[str]]:
    """The keys that are composed at run time, family by family: from what names, and no others."""
    goods, terrains = goods_and_terrains()
    bought = {what for r in RULES for what in r.costs} | {kind for r in RULES for kind in r.stock}
    return {
        "action": {kebab(a.__name__) for a in ACTIONS},
        "card": {name.replace("_", "-") for r in RULES for name, _ in r.deck},
        "chapter": {a.chapter for a in ACTIONS},
        "choice": {kebab(a.__name__) for a in ACTIONS},
        "colour": set(LETTERS),
        "event": {kebab(event.__name__) for event in EVENTS},
        "good": goods,
        "illegal": {one.key for one in raised("Illegal")},
        "option": {o.name for t in TABLES.values() for o in t.options}
        | {f"{o.name}-{value}" for t in TABLES.values() for o in t.options for value in o.values},
        "piece": bought,
        "pieces": {kind for r in RULES for kind in r.stock},
        "rules": set(RULE_CHAPTERS) | {f"{chapter}-title" for chapter in RULE_CHAPTERS},
        "step": {kebab(step.__name__) for step in STEPS},
        "table": set(TABLES),
        "terrain": terrains,
        "typed-good": goods,
        "typed-terrain": terrains,
    }


def special_cases() -> dict[str, set[str]]:
    """Families in which some names have a sentence of their own, and the others share a general one."""
    chapters, fields = {a.chapter for a in ACTIONS}, {name for a in ACTIONS for name in a.__struct_fields__}
    return {
        "alt": {kind for r in RULES for kind in r.stock},
        "ask": fields | {f"{kebab(a.__name__)}-{name}" for a in ACTIONS for name in a.__struct_fields__},
        "button": {kebab(a.__name__) for a in ACTIONS if a.chapter == "turn"}
        | chapters
        | {f"{chapter}-{kebab(step.__name__)}" for chapter in chapters for step in STEPS},
        "form": fields,
        "hint": chapters,
        "nothing": chapters,
        "typed-do": {kebab(a.__name__) for a in ACTIONS},
    }


def without(key: str) -> str:
    """The key of the sentence of which this is the variant for a field that is missing, or the key itself."""
    plain = re.sub(r"-without-\w+$", "", key)
    return plain if plain in catalogue(FIRST).fields else key


# The catalogues


@pytest.mark.parametrize("locale", LOCALES)
def test_the_files_of_a_language_can_be_read_and_say_nothing_twice(locale: str) -> None:
    assert catalogue(locale).fields
    assert not catalogue(locale).faults


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_the_same_keys_with_the_same_fields(locale: str) -> None:
    first, other = catalogue(FIRST).fields, catalogue(locale).fields
    assert set(first) == set(other)
    assert {key: set(other[key]) for key in first} == {key: set(first[key]) for key in first}


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_chooses_by_the_same_values(locale: str) -> None:
    """A choice by a word, such as why an offer is off, has the same words everywhere; plurals may differ."""
    plurals = {"one", "other", "few", "many", "two", "zero"}
    first, other = catalogue(FIRST).choices, catalogue(locale).choices
    wrong = [
        key
        for key in first
        for (field, names), (other_field, other_names) in product(first[key], other[key])
        if field == other_field and (names ^ other_names) - plurals
    ]
    assert not wrong


# Everything that is said is there


def unknown(calls: tuple[Said, ...], prefix: str = "") -> list[str]:
    """What is said though no catalogue has it."""
    known = catalogue(FIRST).fields
    return [f"{one.where}: {prefix}{one.key}" for one in calls if f"{prefix}{one.key}" not in known]


def test_every_key_in_the_code_has_its_sentence() -> None:
    assert len(said()) > 50
    assert not unknown(said())


def test_every_refusal_has_its_sentence() -> None:
    assert len(raised("Illegal")) > 40
    assert not unknown(raised("Illegal"), "illegal-")


def test_every_family_of_keys_is_complete() -> None:
    wanted = {f"{family}-{name}" for family, names in families().items() for name in names}
    missing = wanted - catalogue(FIRST).fields.keys()
    assert not missing


def test_every_sentence_gets_the_fields_it_needs() -> None:
    known = catalogue(FIRST).fields
    short = [
        f"{one.where}: {one.key} lacks {sorted(known[one.key] - one.fields)}"
        for one in said()
        if not one.more and one.key in known and known[one.key] - one.fields
    ]
    assert not short


def test_every_refusal_gets_the_fields_it_needs() -> None:
    known = catalogue(FIRST).fields
    short = [
        f"{one.where}: {one.key} lacks {sorted(lacking)}"
        for one in raised("Illegal")
        if (lacking := known.get(f"illegal-{one.key}", frozenset()) - derived(set(one.fields))) and not one.more
    ]
    assert not short


@pytest.mark.parametrize("kind", [*EVENTS, *ACTIONS], ids=lambda kind: kind.__name__)
def test_every_event_and_action_gives_its_sentences_the_fields_they_need(kind: type[Record]) -> None:
    family = "event" if issubclass(kind, Event) else "action"
    key, known = f"{family}-{kebab(kind.__name__)}", catalogue(FIRST).fields
    given = derived(set(kind.__struct_fields__)) | {"total"}
    if "offer" in kinds_of(kind).values():
        given |= {"number", "maker", "give", "want", "audience", "audience_count"}
    variants = [one for one in known if one == key or without(one) == key]
    assert key in variants
    for one in variants:
        missing = re.sub(f"^{key}(-without-)?", "", one)
        assert missing == "" or missing in kind.__struct_fields__, one
        assert known[one] <= given - {missing}, one


def derived(fields: set[str]) -> set[str]:
    """The fields of a record or refusal together with those that come with them."""
    more = {f"{name}_count" for name in fields if KIND_OF_FIELD.get(name) in PLURAL}
    return fields | more | {f"{name}_kind" for name in fields if KIND_OF_FIELD.get(name) == "piece"}


def test_steps_need_no_fields() -> None:
    """They are also named where nothing of the step is known but its name."""
    known = catalogue(FIRST).fields
    assert not [key for key in known if key.startswith("step-") and known[key]]


# Nothing is there that is never said


def test_no_sentence_is_left_over() -> None:
    """A key is used when the code has it in full, when it is of a family, or when the code composes one like it."""
    known = families() | special_cases()
    left_over = []
    for key in catalogue(FIRST).fields:
        plain = without(key)
        family = next((one for one in sorted(known, key=len, reverse=True) if plain.startswith(f"{one}-")), None)
        if plain in written():
            continue
        if family is not None:
            if plain.removeprefix(f"{family}-") not in known[family]:
                left_over.append(key)
        elif not any(pattern.fullmatch(plain) for pattern in composed()):
            left_over.append(key)
    assert not left_over


# Lengths and marks


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("keys", "longest"),
    [
        (r"button-.*", 34),
        (r"choice-.*|chapter-.*", 34),
        (r"colour-.*|good-[a-z]+|terrain-.*|piece-.*|card-(?!rule).*", 24),
        (r"option-.*", 45),
        (r"form-.*|.*-title", 45),
        (r"choose-.*|undo-choose|cards-choose", 100),
        (r"slash-(?!name-).*", 100),
        (r"slash-name-.*", 32),
        (r"help-.*|rules-(?!.*-title).*", 1800),
        (r"illegal-.*|unclear-.*|error-.*", 300),
    ],
)
def test_no_text_is_longer_than_its_place(locale: str, keys: str, longest: int) -> None:
    known = catalogue(locale).fields
    texts = {key: words(locale).say(key, **dict.fromkeys(known[key], 10)) for key in known if re.fullmatch(keys, key)}
    assert texts
    assert not {key: len(text) for key, text in texts.items() if len(text) > longest}


@pytest.mark.parametrize("locale", LOCALES)
def test_an_option_with_its_value_fits_a_select(locale: str) -> None:
    spoken = words(locale)
    for table in TABLES.values():
        for option in table.options:
            for value in option.values:
                shown = f"{spoken.say(f'option-{option.name}')}: {spoken.say(f'option-{option.name}-{value}')}"
                assert len(shown) <= 100


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_are_typeset(locale: str) -> None:
    """No straight quotes or double blanks, and a sentence that explains ends like one."""
    known = catalogue(locale).fields
    for key in known:
        text = words(locale).say(key, **dict.fromkeys(known[key], 2))
        assert not re.search(r"[\"'`]|\w  \w|\.\.\.", text), key
        if key.startswith(("illegal-", "event-", "error-", "nothing-", "ask-", "rules-")) and not key.endswith(
            "-title"
        ):
            assert re.search(r"[.?!:)]$|Code 2$", text.strip()), key


@pytest.mark.parametrize("locale", LOCALES)
def test_every_command_that_is_named_exists(locale: str) -> None:
    known = catalogue(locale).fields
    groups = {"game", "build", "move", "card", "trade", "setup"}
    found = 0
    for key in known:
        text = words(locale).say(key, **dict.fromkeys(known[key], 2))
        for command, rest in re.findall(r"(?<!\w)/([a-z]+)(?: ([a-z]+))?", text):
            found += 1
            assert f"slash-{command}" in known, (key, command)
            if command in groups:
                assert f"slash-{command}-{rest}" in known, (key, command, rest)
    assert found > 10


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_and_the_help_say_whose_project_this_is(locale: str) -> None:
    for key in ("fan-project", "rules-bot", "rules-intro"):
        text = words(locale).say(key)
        assert re.search("unofficial|inoffiziell", text)
        assert re.search(r"\bfans\b|\bFans\b", text)


# What can be typed


def test_no_word_means_a_good_or_terrain_and_nothing_at_once() -> None:
    goods, terrains = goods_and_terrains()
    names = [*(f"typed-good-{good}" for good in goods), *(f"typed-terrain-{terrain}" for terrain in terrains)]
    for locale in LOCALES:
        means = {word: key for key in names for word in words(locale).say(key).split()}
        assert sum(len(words(locale).say(key).split()) for key in names) == len(means), "a word means two things"
        for other in LOCALES:
            assert not means.keys() & set(words(other).say("typed-filler").split())


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_good_or_terrain_is_called_can_be_typed(locale: str) -> None:
    goods, terrains = goods_and_terrains()
    for family, names in (("good", goods), ("terrain", terrains)):
        for name in names:
            assert (
                words(locale).say(f"{family}-{name}").casefold() in words(locale).say(f"typed-{family}-{name}").split()
            )


# Refusals, said


OFFER = Offer(serial=70, number=2, maker=Seat(1), audience=(Seat(0),), give=(0, 0, 1, 0, 0), want=(1, 0, 0, 0, 0))
SAMPLES = {
    "seat": 1, "seats": (1, 2), "bag": (0, 0, 2, 0, 1), "intersection": 13, "piece": "settlement",
    "card": "year_of_plenty", "path": 20, "hex": 4, "take": 3, "goods": (1, 4), "offer": OFFER,
}  # fmt: skip


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "refusal", sorted({(one.key, one.fields) for one in raised("Illegal") if not one.more}, key=repr)
)
def test_every_refusal_can_be_said_and_tells_what_to_do(locale: str, refusal: tuple[str, frozenset[str]]) -> None:
    key, fields = refusal
    naming = Naming(words(locale), RULES[0], PLAYERS)
    given = {name: SAMPLES.get(KIND_OF_FIELD.get(name, ""), "Rolling" if name == "step" else 3) for name in fields}
    text = naming.words.say(f"illegal-{key}", **naming.named(given))
    assert len(re.findall(r"[.:;?!](?: |$)", text)) >= 1
    assert "None" not in text


def test_the_tests_want_every_text() -> None:
    assert Words.strict


def test_abstract_actions_stand_on_no_menu() -> None:
    """What has no sentence can never be offered."""
    named = {f"action-{kebab(action.__name__)}" for action in ACTIONS}
    assert named <= set(catalogue(FIRST).fields)
    assert all(issubclass(action, Action) for action in ACTIONS)
