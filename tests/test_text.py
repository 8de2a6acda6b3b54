"""Texts for people: every key has its sentence in every language, with the same fields, and none too long."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import product
from typing import get_type_hints

import pytest

import engine.base  # noqa: F401 (so that all events, steps and actions are known)
from bot.described import LETTERS
from bot.fields import KIND_OF_FIELD, PLURAL, kebab, kinds_of
from bot.naming import Naming
from bot.private import is_standing
from bot.rules import chapters
from bot.variants import JOINT, at_table, option_name, option_value
from bot.words import LOCALES, SCENARIOS, Words, words
from data import map_document
from engine.action import Action, Step
from engine.base.offers import Offer
from engine.event import Event
from engine.journal import Undo
from engine.record import Record, Seat
from engine.ruleset import Amendment, Ruleset, name_of
from engine.tables import PRINTED_TARGET, TABLES, Table, TableSpec, dealt_for, map_name, rules_of
from rendering import Player
from tests.catalogues import (
    BASE,
    Said,
    catalogue,
    composed,
    home,
    homes,
    raised,
    said,
    spoken,
    words_of,
    written,
)

FIRST, *OTHERS = LOCALES


def rulesets() -> list[tuple[str, Ruleset]]:
    """The rules of every table with every number of seats and every choice of each of its options, each named."""
    found = []
    for table in TABLES.values():
        plain = [TableSpec(name=table.name, seats=seats) for seats in table.seats]
        chosen = [
            TableSpec(name=table.name, seats=table.seats[0], options={option.name: value})
            for option in table.options
            for value in option.values[1:]
        ]
        for spec in (*plain, *chosen):
            told = " ".join([spec.name, str(spec.seats), *spec.options.values()])
            found.append((told, rules_of(dealt_for(spec, map_document(map_name(spec)), "seed"))))
    return found


NAMED_RULES = rulesets()
RULES = [rules for _, rules in NAMED_RULES]
every_ruleset = pytest.mark.parametrize("rules", RULES, ids=[name for name, _ in NAMED_RULES])
CATALOGUES = [BASE, *sorted(SCENARIOS)]
every_catalogue = pytest.mark.parametrize("amendment", CATALOGUES, ids=lambda name: name or "base")


def actions_of(rules: list[Ruleset]) -> list[type[Action]]:
    """The kinds of actions that stand on the menus of some tables."""
    return sorted({a for r in rules for menu in r.menu.values() for a in menu} | {Undo}, key=lambda a: a.__name__)


ACTIONS = actions_of(RULES)
PLAYERS = [Player(name, colour) for name, colour in zip(["Ann", "Bob", "Cleo", "Dan"], LETTERS, strict=False)]


def subclasses(kind: type[Record]) -> list[type[Record]]:
    """All classes below one, however deep."""
    return [one for child in kind.__subclasses__() for one in (child, *subclasses(child))]


def told_records() -> list[type[Record]]:
    """The parts that scenarios bring, and the records that lie in them: what the herald may say."""
    others = (Action, Event, Step)
    found = [one for one in subclasses(Record) if home(one.__module__) and not issubclass(one, others)]
    return sorted(found, key=lambda one: one.__name__)


EVENTS = [event for event in subclasses(Event) if event.__module__.startswith("engine")]
STEPS = [step for step in subclasses(Step) if step.__module__.startswith("engine")]


def families(rules: list[Ruleset]) -> dict[str, set[str]]:
    """The keys that are composed at run time for some tables, family by family: from what names, and no others."""
    actions = actions_of(rules)
    named = {kebab(a.__name__) for a in actions if a.chapter == "turn" or is_standing(a)}
    return {
        "action": {kebab(a.__name__) for a in actions},
        "button": named | {a.chapter for a in actions} - {"turn"},
        "card": {kebab(name) for r in rules for name, _ in r.deck},
        "chapter": {a.chapter for a in actions},
        "choice": {kebab(a.__name__) for a in actions},
        "colour": set(LETTERS),
        "good": {kebab(good) for r in rules for good in r.goods},
        "piece": {kebab(what) for r in rules for what in (*r.costs, *r.stock)},
        "pieces": {kebab(kind) for r in rules for kind in r.stock},
        "rules": {f"{chapter}{part}" for r in rules for chapter in chapters_at(r) for part in ("", "-title")},
        "step": {kebab(step.__name__) for r in rules for step in r.menu},
        "terrain": {kebab(terrain) for r in rules for terrain in r.board.terrain},
        "typed-good": {kebab(good) for r in rules for good in r.goods},
        "typed-terrain": {kebab(terrain) for r in rules for terrain in r.board.terrain},
    }


def lobby_families(tables: list[Table]) -> dict[str, set[str]]:
    """The keys of the lobby: what tables, options and their values are called."""
    options = [PRINTED_TARGET, *(option for table in tables for option in table.options)]
    return {
        "option": {kebab(o.name) for o in options}
        | {kebab(f"{o.name}-{value}") for o in options for value in o.values},
        "table": {kebab(part) for table in tables for part in table.name.split(JOINT)},
    }


def families_of_records(where: str) -> dict[str, set[str]]:
    """The keys of what the modules of a home bring (core, base and bot for none): events, steps and refusals."""
    records = {kebab(one.__name__) for one in told_records() if home(one.__module__) == where}
    return {
        "event": {kebab(event.__name__) for event in EVENTS if home(event.__module__) == where},
        "illegal": {one.key for one in raised("Illegal") if home(one.module) == where},
        "step": {kebab(step.__name__) for step in STEPS if home(step.__module__) == where},
        "part": {f"{name}{more}" for name in records for more in ("", "-seat")},
        "score": records,
    }


def special_cases(rules: list[Ruleset]) -> dict[str, set[str]]:
    """Families in which some names have a sentence of their own, and the others share a general one."""
    actions = actions_of(rules)
    chapters, fields = {a.chapter for a in actions}, {name for a in actions for name in a.__struct_fields__}
    return {
        "alt": {kebab(kind) for r in rules for kind in r.stock},
        "tag": {kebab(tag) for r in rules for tag in tags_of(r)},
        "ask": fields | {f"{kebab(a.__name__)}-{name}" for a in actions for name in a.__struct_fields__},
        "button": {f"{chapter}-{kebab(step.__name__)}" for chapter in chapters for step in STEPS},
        "form": fields,
        "hint": chapters,
        "nothing": chapters,
        "typed-do": {kebab(a.__name__) for a in actions},
    }


def chapters_at(rules: Ruleset) -> tuple[str, ...]:
    """The chapters of the rules of a table."""
    return chapters(words(FIRST).at(rules.amendments))


def tags_of(rules: Ruleset) -> set[str]:
    """What marks places on a board."""
    board = rules.board
    return {tag for tags in (*board.hex_tags, *board.intersection_tags, *board.path_tags) for tag in tags}


def known_names(amendment: str) -> dict[str, set[str]]:
    """All names of each family that a catalogue may have: of the tables at which it is spoken, and of its scenario."""
    at = [rules for rules in RULES if amendment in (BASE, *rules.amendments)]
    tables = [table for table in TABLES.values() if amendment in (BASE, *map(name_of, table.amendments))]
    found: dict[str, set[str]] = {}
    for some in (
        families(at),
        lobby_families(tables),
        families_of_records(homes().get(amendment, "")),
        special_cases(at),
    ):
        for family, names in some.items():
            found.setdefault(family, set()).update(names)
    return found


def without(key: str, amendment: str = BASE) -> str:
    """The key of the sentence of which this is the variant for a field that is missing, or the key itself."""
    plain = re.sub(r"-without-\w+$", "", key)
    return plain if plain in (*catalogue(FIRST).fields, *catalogue(FIRST, amendment).fields) else key


# The catalogues


@every_catalogue
@pytest.mark.parametrize("locale", LOCALES)
def test_the_files_of_a_language_can_be_read_and_say_nothing_twice(locale: str, amendment: str) -> None:
    assert catalogue(locale, amendment).fields
    assert not catalogue(locale, amendment).faults


@every_catalogue
@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_the_same_keys_with_the_same_fields(locale: str, amendment: str) -> None:
    first, other = catalogue(FIRST, amendment), catalogue(locale, amendment)
    assert first.files == other.files
    assert {key: set(other.fields[key]) for key in first.fields} == {
        key: set(first.fields[key]) for key in first.fields
    }


@every_catalogue
@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_chooses_by_the_same_values(locale: str, amendment: str) -> None:
    """A choice by a word, such as why an offer is off, has the same words everywhere; plurals may differ."""
    plurals = {"one", "other", "few", "many", "two", "zero"}
    first, other = catalogue(FIRST, amendment).choices, catalogue(locale, amendment).choices
    wrong = [
        key
        for key in first
        for (field, names), (other_field, other_names) in product(first[key], other[key])
        if field == other_field and (names ^ other_names) - plurals
    ]
    assert not wrong


def test_every_amendment_with_words_exists() -> None:
    known = {name_of(amendment) for table in TABLES.values() for amendment in amendments_of(table)} | set(homes())
    assert known >= SCENARIOS


def amendments_of(table: Table) -> list[Amendment]:
    """All amendments a table may have."""
    return [*table.amendments, *(one for option in table.options for one in option.amendments.values())]


@pytest.mark.parametrize("amendment", sorted(SCENARIOS))
def test_an_amendment_says_only_what_is_new_or_said_otherwise(amendment: str) -> None:
    """A sentence that all languages say as the base game does stands there alone."""
    same = [
        key
        for key in catalogue(FIRST, amendment).texts
        if all(catalogue(locale, amendment).texts.get(key) == catalogue(locale).texts.get(key) for locale in LOCALES)
    ]
    assert not same


# Everything that is said is there


def unknown(calls: Iterable[Said], prefix: str = "") -> list[str]:
    """What is said though no catalogue of its home has it."""
    return [f"{one.where}: {prefix}{one.key}" for one in calls if f"{prefix}{one.key}" not in words_of(one.module)]


def test_every_key_in_the_code_has_its_sentence() -> None:
    assert len(said()) > 50
    assert not unknown(said())


def test_every_refusal_has_its_sentence() -> None:
    assert len(raised("Illegal")) > 40
    assert not unknown(raised("Illegal"), "illegal-")


@every_ruleset
def test_everything_at_a_table_has_its_name(rules: Ruleset) -> None:
    known = spoken(FIRST, rules.amendments)
    wanted = {f"{family}-{name}" for family, names in families([rules]).items() for name in names}
    missing = wanted - known.keys()
    assert not missing


@pytest.mark.parametrize("name", TABLES)
def test_every_table_and_its_options_have_names(name: str) -> None:
    table = TABLES[name]
    known = spoken(FIRST, tuple(map(name_of, table.amendments)))
    wanted = {f"{family}-{name}" for family, names in lobby_families([table]).items() for name in names}
    missing = wanted - known.keys()
    assert not missing


@every_catalogue
def test_every_sentence_gets_the_fields_it_needs(amendment: str) -> None:
    known = catalogue(FIRST, amendment).fields
    short = [
        f"{one.where}: {one.key} lacks {sorted(known[one.key] - one.fields)}"
        for one in said()
        if not one.more and one.key in known and known[one.key] - one.fields
    ]
    assert not short


@every_catalogue
def test_every_refusal_gets_the_fields_it_needs(amendment: str) -> None:
    known = catalogue(FIRST, amendment).fields
    short = [
        f"{one.where}: {one.key} lacks {sorted(lacking)}"
        for one in raised("Illegal")
        if home(one.module) in ("", homes().get(amendment))
        and (lacking := known.get(f"illegal-{one.key}", frozenset()) - derived(set(one.fields)))
        and not one.more
    ]
    assert not short


@pytest.mark.parametrize("kind", [*EVENTS, *ACTIONS], ids=lambda kind: kind.__name__)
def test_every_event_and_action_gives_its_sentences_the_fields_they_need(kind: type[Record]) -> None:
    family = "event" if issubclass(kind, Event) else "action"
    key = f"{family}-{kebab(kind.__name__)}"
    given = derived(set(kind.__struct_fields__)) | {"total"}
    if "offer" in kinds_of(kind).values():
        given |= {"number", "maker", "give", "want", "audience", "audience_count"}
    assert key in words_of(kind.__module__)
    for amendment in CATALOGUES:
        known = catalogue(FIRST, amendment).fields
        for one in [one for one in known if without(one, amendment) == key]:
            missing = re.sub(f"^{key}(-without-)?", "", one)
            assert missing == "" or missing in kind.__struct_fields__, one
            assert known[one] <= given - {missing}, one


def derived(fields: set[str]) -> set[str]:
    """The fields of a record or refusal together with those that come with them."""
    more = {f"{name}_count" for name in fields if KIND_OF_FIELD.get(name) in PLURAL}
    return fields | more | {f"{name}_kind" for name in fields if KIND_OF_FIELD.get(name) == "piece"}


@pytest.mark.parametrize("record", told_records(), ids=lambda record: record.__name__)
def test_what_a_scenario_lays_on_the_table_says_itself(record: type[Record]) -> None:
    """Every part has its sentence, be it an empty one, and gives its sentences the fields they need."""
    key, known = kebab(record.__name__), words_of(record.__module__)
    assert f"part-{key}" in known or f"part-{key}-seat" in known, f"nothing is said of {record.__name__}"
    fields = {*record.__struct_fields__, *(name for name, value in vars(record).items() if isinstance(value, property))}
    given = fields | {f"{name}_count" for name in fields}
    for one, more in ((f"part-{key}", set[str]()), (f"part-{key}-seat", {"name"}), (f"score-{key}", {"name"})):
        assert known.get(one, frozenset()) <= given | more, one


@every_catalogue
@pytest.mark.parametrize("locale", LOCALES)
def test_a_yes_or_no_is_asked_as_one(locale: str, amendment: str) -> None:
    """A field that is true or false comes as `yes` or `no`."""
    for kind in [*EVENTS, *ACTIONS]:
        family = "event" if issubclass(kind, Event) else "action"
        hints = get_type_hints(kind)
        for field, names in catalogue(locale, amendment).choices.get(f"{family}-{kebab(kind.__name__)}", ()):
            if hints.get(field) is bool:
                assert names <= {"yes", "no"}, kind


@every_catalogue
def test_steps_need_no_fields(amendment: str) -> None:
    """They are also named where nothing of the step is known but its name."""
    known = catalogue(FIRST, amendment).fields
    assert not [key for key in known if key.startswith("step-") and known[key]]


# Nothing is there that is never said


@every_catalogue
def test_no_sentence_is_left_over(amendment: str) -> None:
    """A key is used when the code has it in full, when it is of a family, or when the code composes one like it.

    What an amendment says anew it says otherwise than the base game, and that is judged there.
    """
    if amendment != BASE and not any(amendment in rules.amendments for rules in RULES):
        pytest.skip("no table has it yet")
    known = known_names(amendment)
    left_over = []
    for key in catalogue(FIRST, amendment).fields:
        plain = without(key, amendment)
        if amendment != BASE and plain in catalogue(FIRST).fields:
            continue
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


def said_of(locale: str, amendment: str, keys: str = ".*", count: int = 2) -> dict[str, str]:
    """The sentences of a catalogue as they are said at its tables, each field filled with a number."""
    speaking = words(locale).at(() if amendment == BASE else (amendment,))
    known = catalogue(locale, amendment).fields
    return {key: speaking.say(key, **dict.fromkeys(known[key], count)) for key in known if re.fullmatch(keys, key)}


@every_catalogue
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("keys", "longest"),
    [
        (r"button-.*", 34),
        (r"choice-.*|chapter-.*", 34),
        (r"colour-.*|good-[a-z]+|terrain-.*|piece-.*|card-(?!rule).*", 24),
        (r"option-.*", 45),
        (r"table-.*|house-mix", 32),
        (r"form-.*|.*-title", 45),
        (r"choose-.*|undo-choose|cards-choose", 100),
        (r"slash-(?!name-).*", 100),
        (r"slash-name-.*", 32),
        (r"help-.*|rules-(?!.*-title).*", 1800),
        (r"illegal-.*|unclear-.*|error-.*", 300),
    ],
)
def test_no_text_is_longer_than_its_place(locale: str, amendment: str, keys: str, longest: int) -> None:
    texts = said_of(locale, amendment, keys, 10)
    assert texts or amendment != BASE
    assert not {key: len(text) for key, text in texts.items() if len(text) > longest}


@pytest.mark.parametrize("locale", LOCALES)
def test_an_option_with_its_value_fits_a_select(locale: str) -> None:
    for table in TABLES.values():
        speaking = at_table(words(locale), table)
        for option in table.options:
            for value in option.values:
                shown = f"{option_name(speaking, option.name)}: {option_value(speaking, option.name, value)}"
                assert len(shown) <= 100


@every_catalogue
@pytest.mark.parametrize("locale", LOCALES)
def test_texts_are_typeset(locale: str, amendment: str) -> None:
    """No straight quotes or double blanks, and a sentence that explains ends like one."""
    for key, text in said_of(locale, amendment).items():
        assert not re.search(r"[\"'`]|\w  \w|\.\.\.", text), key
        if key.startswith(("illegal-", "event-", "error-", "nothing-", "ask-", "rules-")) and not key.endswith(
            "-title"
        ):
            assert re.search(r"[.?!:)]$|Code 2$", text.strip()), key


@every_catalogue
@pytest.mark.parametrize("locale", LOCALES)
def test_every_command_that_is_named_exists(locale: str, amendment: str) -> None:
    known = catalogue(locale).fields
    groups = {"game", "build", "move", "card", "trade", "setup"}
    found = 0
    for key, text in said_of(locale, amendment).items():
        for command, rest in re.findall(r"(?<!\w)/([a-z]+)(?: ([a-z]+))?", text):
            found += 1
            assert f"slash-{command}" in known, (key, command)
            if command in groups:
                assert f"slash-{command}-{rest}" in known, (key, command, rest)
    assert found > 10 or amendment != BASE


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_and_the_help_say_whose_project_this_is(locale: str) -> None:
    for key in ("fan-project", "rules-bot", "rules-intro"):
        text = words(locale).say(key)
        assert re.search("unofficial|inoffiziell", text)
        assert re.search(r"\bfans\b|\bFans\b", text)


# What can be typed


def named_things(rules: Ruleset) -> list[tuple[str, str]]:
    """The goods and terrains of a table, each with its family."""
    goods, terrains = set(rules.goods), set(rules.board.terrain)
    return [*(("good", kebab(good)) for good in sorted(goods)), *(("terrain", kebab(one)) for one in sorted(terrains))]


def typed_words(locale: str, rules: Ruleset, key: str) -> set[str]:
    """The words that may be typed for something at a table: its own beside the usual ones."""
    speaking = (words(locale), words(locale).at(rules.amendments))
    return {word for one in speaking if one.has(key) for word in one.say(key).split()}


@every_ruleset
def test_no_word_means_a_good_or_terrain_and_nothing_at_once(rules: Ruleset) -> None:
    for locale in LOCALES:
        means: dict[str, str] = {}
        for family, name in named_things(rules):
            for word in typed_words(locale, rules, f"typed-{family}-{name}"):
                assert means.setdefault(word, name) == name, f"{word} means two things"
        for other in LOCALES:
            assert not means.keys() & set(words(other).say("typed-filler").split())


@every_ruleset
@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_good_or_terrain_is_called_can_be_typed(locale: str, rules: Ruleset) -> None:
    speaking = words(locale).at(rules.amendments)
    for family, name in named_things(rules):
        called = speaking.say(f"{family}-{name}", n=2).casefold().split()
        assert set(called) <= typed_words(locale, rules, f"typed-{family}-{name}")


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
    given = {name: SAMPLES.get(KIND_OF_FIELD.get(name, ""), "Rolling" if name == "step" else 3) for name in fields}
    for amendment in CATALOGUES:
        at = [rules for rules in RULES if amendment in (BASE, *rules.amendments)]
        if f"illegal-{key}" in catalogue(FIRST, amendment).fields and at:
            naming = Naming(words(locale), at[0], PLAYERS)
            text = naming.words.say(f"illegal-{key}", **naming.named(given))
            assert len(re.findall(r"[.:;?!](?: |$)", text)) >= 1
            assert "None" not in text


def test_the_tests_want_every_text() -> None:
    assert Words.strict


def test_only_actions_stand_on_menus() -> None:
    assert all(issubclass(action, Action) for action in ACTIONS)
