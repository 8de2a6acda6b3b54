"""Which amendment answers which question at which table, as a grid: the shortest account of how the tables differ.

`python -m tests.engine.test_explained` writes the grid anew, for when rules have changed on purpose.
"""

from pathlib import Path

from data import map_document
from engine.ruleset import QUESTIONS, Ruleset
from engine.tables import TABLES, TableSpec, dealt_for, map_name, rules_of

GRID = Path(__file__).parents[1] / "snapshots" / "explained.txt"


def rules(name: str, seats: int) -> Ruleset:
    spec = TableSpec(name, seats=seats)
    return rules_of(dealt_for(spec, map_document(map_name(spec)), "explained"))


def grid() -> str:
    """For each table its amendments, and the questions each of them has answered; alike numbers of seats together."""
    lines = []
    for table in TABLES.values():
        alike: dict[str, list[int]] = {}
        for seats in sorted(table.seats):
            alike.setdefault(answers(rules(table.name, seats)), []).append(seats)
        lines += [f"{table.name}, {' or '.join(map(str, seats))} players: {text}" for text, seats in alike.items()]
    return "\n".join(lines) + "\n"


def answers(found: Ruleset) -> str:
    told = [f"\n    {question:<16} {', '.join(names)}" for question, names in found.explain().items()]
    return f"{', '.join(found.amendments) or 'the base game'}{''.join(told)}"


def test_the_grid_of_who_answers_what_is_as_written_down() -> None:
    assert grid() == GRID.read_text(encoding="utf-8")


def test_the_base_game_answers_all_of_its_own_questions() -> None:
    assert rules("base", 4).explain() == {}
    assert len(QUESTIONS) > 20


def test_every_amendment_of_a_table_answers_something_with_as_many_as_it_is_for() -> None:
    for table in TABLES.values():
        found = rules(table.name, max(table.seats))
        assert set(found.amendments) == {name for names in found.explain().values() for name in names}


if __name__ == "__main__":
    GRID.write_text(grid(), encoding="utf-8")
