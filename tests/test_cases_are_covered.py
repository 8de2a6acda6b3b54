"""Every printed rule, every ruling and every numbered case has a test that bears its number in its name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent

PRINTED_RULES = {"BW": 63, "CA": 29, "KA": 33, "TB": 67}
"""So many rules each book prints: Baden-Württemberg, The Carolinas, Die große Karawane, Traders & Barbarians."""

RULINGS = {"G": 16, "B": 10, "K": 11, "C": 8, "T": 11, "X": 3}
"""So many rulings there are on each table and on all."""

CASES = {
    "S": (1, 2, 4, 5, 7, 8, 10, 11, 13),
    "P": (1, 3, 4, 6, 7, 9, 10),
    "R": (1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17),
    "B": (1, 2, 4, 5, 7, 8, 10),
    "L": (1, 3, 4, 6, 7, 9, 10, 12, 13),
    "D": (1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19),
    "T": (1, 3, 4, 6, 7, 9, 10, 12, 13, 15, 16),
    "V": (1, 2, 4, 5),
    "X": (1, 2, 4, 5, 7, 8, 10),
    "K": (1, 3, 4, 6, 7, 9, 10, 12, 13),
    "M": (2, 3, 5, 6, 8, 9, 11, 12, 15),
    "A": (1, 2, 4, 5, 7, 8, 10, 11, 13, 14),
}
"""The cases of other implementations; their numbers have gaps."""

OPEN = {
    "test_ruling_G15",  # nobody stands in yet for a player who is gone
    "test_case_A14",
    "test_ruling_X3",  # the house options are not there yet
    "test_case_R17",
    "test_case_A10",  # games that cannot be read, and catching up on events, are tested under other names
    "test_case_A13",
}
"""What has no test of its own number yet; more may have one, but no less."""


def names() -> Iterator[str]:
    """The names of all tests."""
    for file in HERE.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                yield node.name


def expected() -> Iterator[str]:
    """How the names begin of the tests there must be."""
    for book, count in PRINTED_RULES.items():
        yield from (f"test_{book}_{number:02}" for number in range(1, count + 1))
    for chapter, count in RULINGS.items():
        yield from (f"test_ruling_{chapter}{number}" for number in range(1, count + 1))
    for chapter, numbers in CASES.items():
        yield from (f"test_case_{chapter}{number}" for number in numbers)


def numbered(name: str) -> str:
    """The part of a name that names a rule, a ruling or a case; else an empty text."""
    found = re.match(r"test_(?:(?:BW|CA|KA|TB)_\d{2}|(?:ruling|case)_[A-Z]\d+)(?=_|$)", name)
    return found[0] if found else ""


def test_every_number_has_a_test() -> None:
    assert set(expected()) - set(map(numbered, names())) <= OPEN


def test_no_test_bears_a_number_that_is_none() -> None:
    """So that a slip of the pen does not count for a rule."""
    rules = {numbered(name) for name in names()} - {""}
    assert {rule for rule in rules if not rule.startswith("test_case")} <= set(expected())


@pytest.mark.parametrize(("name", "number"), [("test_TB_06_x", "test_TB_06"), ("test_rulings", ""), ("test_TB_6", "")])
def test_a_number_is_read_out_of_a_name(name: str, number: str) -> None:
    assert numbered(name) == number
