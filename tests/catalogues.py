"""What stands in the text catalogues, and what the code says out of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
TEXTS = ROOT / "data" / "text"
FAMILY = 4
"""A key composed at run time must have at least so much of it written down, as `say(f"event-{name}")` has."""


@dataclass
class Catalogue:
    """All messages of one language: the fields each needs, by which it chooses its words, and what is wrong."""

    fields: dict[str, frozenset[str]] = field(default_factory=dict)
    choices: dict[str, list[tuple[str, frozenset[str]]]] = field(default_factory=dict)
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
def catalogue(locale: str) -> Catalogue:
    """The messages of a language, file by file."""
    found = Catalogue()
    for file in sorted((TEXTS / locale).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Junk):
                found.faults.append(f"{file.name}: {(entry.content or '')[:60]!r}")
            elif isinstance(entry, Message):
                if entry.id.name in found.fields:
                    found.faults.append(f"{file.name}: {entry.id.name} is written twice")
                fields, choices = Fields(), Choices()
                fields.visit(entry)
                choices.visit(entry)
                found.fields[entry.id.name] = frozenset(fields.found)
                found.choices[entry.id.name] = choices.found
    return found


@dataclass(frozen=True)
class Said:
    """A sentence that the code says: its key, the fields it gives, and whether there may be more of them."""

    key: str
    fields: frozenset[str]
    more: bool
    where: str


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
