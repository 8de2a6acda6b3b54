"""What stands in the text catalogues, and what the code says out of them."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, SelectExpression, VariableReference
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from bot.words import SCENARIOS
from data import AMENDMENTS
from engine import scenarios

ROOT = Path(__file__).parent.parent
TEXTS = ROOT / "data" / "text"
BASE = ""
"""In the place of an amendment: the catalogue of the base game."""

FAMILY = 4
"""A key composed at run time must have at least so much of it written down, as `say(f"event-{name}")` has."""


@dataclass
class Catalogue:
    """The messages of one language, of the base game or of one amendment: what each needs, and what is wrong.

    `fields` are the fields each message needs, `choices` those by which it chooses its words, `files` where it stands,
    and `texts` how it is written.
    """

    fields: dict[str, frozenset[str]] = field(default_factory=dict)
    choices: dict[str, list[tuple[str, frozenset[str]]]] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


class Fields(Visitor):
    """Collects the fields of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


class Choices(Visitor):
    """Collects the variants of each choice in a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, frozenset[str]]] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        names = {str(getattr(variant.key, "name", getattr(variant.key, "value", ""))) for variant in node.variants}
        assert isinstance(node.selector, VariableReference)
        self.found.append((node.selector.id.name, frozenset(names)))
        self.generic_visit(node)


@cache
def catalogue(locale: str, amendment: str = BASE) -> Catalogue:
    """The messages of a language, file by file; an amendment's are those of its one file."""
    found, folder = Catalogue(), TEXTS / locale
    files = sorted(folder.glob("*.ftl")) if amendment == BASE else [folder / AMENDMENTS / f"{amendment}.ftl"]
    for file in files:
        if not file.exists():
            found.faults.append(f"there is no {locale}/{file.name}")
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Junk):
                found.faults.append(f"{file.name}: {(entry.content or '')[:60]!r}")
            elif isinstance(entry, Message):
                _keep(found, file.name, entry)
    return found


def _keep(found: Catalogue, file: str, entry: Message) -> None:
    key = entry.id.name
    if key in found.fields:
        found.faults.append(f"{file}: {key} is written twice")
    fields, choices = Fields(), Choices()
    fields.visit(entry)
    choices.visit(entry)
    found.fields[key] = frozenset(fields.found)
    found.choices[key] = choices.found
    found.files[key] = file
    found.texts[key] = FluentSerializer().serialize_entry(entry)


@cache
def spoken(locale: str, amendments: tuple[str, ...] = ()) -> dict[str, frozenset[str]]:
    """What can be said at a table with these amendments, and the fields each needs: theirs before the base game's."""
    known = dict(catalogue(locale).fields)
    for amendment in amendments:
        if amendment in SCENARIOS:
            known.update(catalogue(locale, amendment).fields)
    return known


# What the code brings


def home(module: str) -> str:
    """The scenario a module belongs to; an empty text for core and base."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["engine", "scenarios"] and len(parts) > 2 else ""


@cache
def homes() -> dict[str, str]:
    """Every amendment of a scenario with its home; all scenarios are read, whether or not a table has them."""
    found: dict[str, str] = {}
    for module in pkgutil.walk_packages(scenarios.__path__, f"{scenarios.__name__}."):
        for name, value in vars(importlib.import_module(module.name)).items():
            if inspect.isfunction(value) and value.__annotations__.get("return") == "Ruleset":
                found[name] = home(value.__module__)
    return found


def words_of(module: str) -> dict[str, frozenset[str]]:
    """What can be said of what a module brings: the base game's words and those of its scenario's amendments."""
    return spoken("en", tuple(sorted(name for name, where in homes().items() if where and where == home(module))))


@dataclass(frozen=True)
class Said:
    """A sentence that the code says: its key, the fields it gives, and whether there may be more of them."""

    key: str
    fields: frozenset[str]
    more: bool
    where: str

    @property
    def module(self) -> str:
        """The module that says it."""
        return self.where.partition(":")[0].removesuffix(".py").replace("/", ".")


def modules(*folders: str) -> Iterator[tuple[str, ast.Module]]:
    """The modules below some folders, as syntax."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8"))


@cache
def said() -> tuple[Said, ...]:
    """Every call of `say` with its key written out."""
    found = []
    for where, module in modules("bot"):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and _name(node.func) == "say" and node.args:
                fields = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
                more = any(keyword.arg is None for keyword in node.keywords)
                found += [Said(key, fields, more, f"{where}:{node.lineno}") for key in _constants(node.args[0])]
    return tuple(found)


@cache
def raised(name: str) -> tuple[Said, ...]:
    """Every exception of this name that is made, in rules and bot, with its key written out."""
    found = []
    for where, module in modules("engine", "bot"):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and _name(node.func) == name and node.args:
                fields = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
                more = any(keyword.arg is None for keyword in node.keywords)
                found += [Said(key, fields, more, f"{where}:{node.lineno}") for key in _constants(node.args[0])]
    return tuple(found)


@cache
def written() -> frozenset[str]:
    """Every text constant in the bot's code that may be a key."""
    return frozenset(
        node.value
        for _, module in modules("bot")
        for node in ast.walk(module)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", node.value)
    )


@cache
def composed() -> tuple[re.Pattern[str], ...]:
    """The keys that the bot's code composes at run time, as patterns."""
    found = set()
    for _, module in modules("bot"):
        for node in ast.walk(module):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                head = str(node.values[0].value)
                if len(head) >= FAMILY and re.fullmatch(r"[a-z]+(-[a-z]+)*-", head):
                    parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in node.values]
                    found.add("".join(parts))
    return tuple(re.compile(pattern) for pattern in sorted(found))


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _constants(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*_constants(node.body), *_constants(node.orelse)]
    return []
