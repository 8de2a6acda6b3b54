"""The leaves of every pinned opening are what they were."""

import pytest

from engine.tables import TABLES
from tests.perft.counting import HERE, Line, count, read

LINES = [line for file in sorted(HERE.glob("*.txt")) for line in read(file)]


@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line.opening.table} {line}".partition(":")[0])
def test_an_opening_leads_to_as_many_lines_as_ever(line: Line) -> None:
    assert count(line.opening) == line


def test_every_table_has_pinned_openings() -> None:
    assert {line.opening.table for line in LINES} == set(TABLES)
