"""The walls that import-linter cannot hold: what comes from outside, and which words stand where."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from data import map_document
from engine.tables import TABLES, TableSpec, dealt_for, map_name, rules_of

ROOT = Path(__file__).parent.parent
PACKAGES = {"engine", "data", "rendering", "bot"}
NOT_FOR_RULES = {
    "asyncio", "datetime", "http", "io", "logging", "os", "pathlib", "secrets", "shutil", "socket", "sqlite3",
    "subprocess", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip


def modules(folder: str) -> list[Path]:
    """All Python files below a folder of the project; there must be some."""
    found = sorted((ROOT / folder).rglob("*.py"))
    assert found, f"no module in {folder}"
    return found


def imports(module: Path) -> Iterator[tuple[str, str]]:
    """Each import in a module: from where, and which name of it ("" for all of it)."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", alias.name) for alias in node.names)


def strangers(folder: str, allowed: set[str]) -> set[str]:
    """What a folder imports though it is neither Python's own, nor ours, nor allowed."""
    known = sys.stdlib_module_names | PACKAGES | allowed
    return {
        f"{module.relative_to(ROOT)}: {source}"
        for module in modules(folder)
        for source, _ in imports(module)
        if source.split(".")[0] not in known
    }


@pytest.mark.parametrize(
    ("folder", "allowed"), [("engine", {"msgspec"}), ("data", set[str]()), ("rendering", {"msgspec", "PIL"})]
)
def test_only_few_libraries_stand_behind_rules_facts_and_pictures(folder: str, allowed: set[str]) -> None:
    assert not strangers(folder, allowed)


def test_the_rules_know_no_clock_no_file_and_no_network() -> None:
    reached = {
        f"{module.relative_to(ROOT)}: {source}"
        for module in modules("engine")
        for source, _ in imports(module)
        if source.split(".")[0] in NOT_FOR_RULES
    }
    assert not reached


def test_dice_other_than_chance_are_brought_by_computer_players() -> None:
    """Rules may pass a player's `Random` on, as a type; they neither make one nor use the common one."""
    players = ROOT / "engine" / "players"
    rules = [module for module in modules("engine") if not module.is_relative_to(players)]
    common = {
        f"{module.relative_to(ROOT)}: {name or source}"
        for module in rules
        for source, name in imports(module)
        if source == "random" and name != "Random"
    }
    made = {
        f"{module.relative_to(ROOT)}:{node.lineno}"
        for module in rules
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Random"
    }
    assert not common | made


def test_nobody_inside_the_engine_comes_in_by_its_door() -> None:
    """Modules import one another; `engine` itself is for those outside."""
    rooms = {module.stem if module.name != "__init__.py" else module.parent.name for module in modules("engine")}
    inside = {
        f"{module.relative_to(ROOT)}: {name}"
        for module in modules("engine")
        for source, name in imports(module)
        if source == "engine" and name not in rooms
    }
    assert not inside


def test_core_and_base_never_name_a_scenario() -> None:
    engine = ROOT / "engine"
    apart = (engine / "scenarios", engine / "players", engine / "tables.py", engine / "__init__.py")
    names = {path.stem for path in (engine / "scenarios").iterdir()} - {"__init__", "__pycache__"}
    if not names:
        pytest.skip("there is no scenario yet")
    named = {
        f"{module.relative_to(ROOT)}: {name}"
        for module in modules("engine")
        if not any(module == path or module.is_relative_to(path) for path in apart)
        for name in names
        if name in module.read_text(encoding="utf-8")
    }
    assert not named


def scenarios_words() -> set[str]:
    """What only scenarios know: their names and classes, and the goods, pieces, cards and terrains of their tables."""
    found = {path.stem for path in (ROOT / "engine" / "scenarios").iterdir()} - {"__init__", "__pycache__"}
    for module in modules("engine/scenarios"):
        found |= {
            node.name for node in ast.walk(ast.parse(module.read_text("utf-8"))) if isinstance(node, ast.ClassDef)
        }
    laid: list[set[str]] = []
    usual: list[set[str]] = []
    for table in TABLES.values():
        spec = TableSpec(table.name, table.seats[0])
        rules = rules_of(dealt_for(spec, map_document(map_name(spec)), "words"))
        things = {*rules.goods, *rules.costs, *rules.stock, *(card for card, _ in rules.deck), *rules.board.terrain}
        (laid if rules.amendments else usual).append(things)
    return found | (set[str]().union(*laid) - set[str]().union(*usual) - EVERYBODYS)


EVERYBODYS = {"trade"}
"""A card of one scenario, but also what everybody does."""


@pytest.mark.parametrize("folder", ["engine", "bot"])
def test_no_scenarios_word_stands_in_core_base_or_bot(folder: str) -> None:
    """A name, class, good, piece, card or terrain of a scenario is its own: the others never need to know it."""
    engine = ROOT / "engine"
    apart = (engine / "scenarios", engine / "players", engine / "tables.py")
    words = scenarios_words()
    assert len(words) > 20
    named = re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(map(re.escape, words)))})(?![\w-])")
    where = [ROOT / folder] if folder.endswith(".py") else modules(folder)
    found = {
        f"{module.relative_to(ROOT)}: {word}"
        for module in where
        if not any(module == path or module.is_relative_to(path) for path in apart)
        for word in named.findall(module.read_text(encoding="utf-8"))
    }
    assert not found
