"""The board as a graph: hexes, intersections and paths hang together as on the table."""

import msgspec
import pytest

from data import map_document
from engine.board import Board, read_document
from tests.engine.laying import BASE, path, place, site


def test_intersections_are_numbered_like_a_page_is_read() -> None:
    heights = [(round(y, 3), round(x, 3)) for x, y in BASE.positions]
    assert heights == sorted(heights)


def test_every_path_joins_two_neighbours_and_lies_at_one_or_two_hexes() -> None:
    for one in BASE.paths:
        a, b = BASE.ends[one]
        assert a < b
        assert b in BASE.neighbours[a]
        assert a in BASE.neighbours[b]
        assert BASE.path_between(b, a) == one
        assert (BASE.across(one, a), BASE.across(one, b)) == (b, a)
        assert len(BASE.path_hexes[one]) in (1, 2)
    assert sum(len(BASE.path_hexes[one]) == 1 for one in BASE.paths) == 30, "the coast has 30 paths"


def test_every_hex_has_six_intersections_which_know_it() -> None:
    for one in BASE.hexes:
        corners = BASE.hex_corners[one]
        assert len(set(corners)) == 6
        assert all(one in BASE.hexes_at[corner] for corner in corners)
        assert all(corners[(i + 1) % 6] in BASE.neighbours[corners[i]] for i in range(6))


def test_two_or_three_paths_meet_at_an_intersection() -> None:
    for one in BASE.intersections:
        assert len(BASE.paths_at[one]) == len(BASE.neighbours[one]) in (2, 3)
    assert BASE.path_between(site(14), site(20)) is None


def test_pips_count_the_throws_that_pay() -> None:
    """14 lies between pasture 2, hills 6 and pasture 4; 25 between pasture 4, forest 3 and the desert."""
    assert (BASE.pips[site(14)], BASE.pips[site(25)]) == (1 + 5 + 3, 3 + 2)


def test_hexes_are_found_by_number_and_by_coordinates() -> None:
    assert BASE.hexes_with[6] == (place("6 hills"), place("6 fields"))
    assert 7 not in BASE.hexes_with
    assert BASE.hex_at(0, 0) == place("desert")
    with pytest.raises(ValueError, match="tuple"):
        BASE.hex_at(9, 9)


def test_names_and_tags_of_places_are_read() -> None:
    document = map_document("base")
    document["places"] = [
        {"at": ["N_0_0"], "name": "Crossing", "tags": ["city field"]},
        {"at": ["S_1_-1", "N_0_0"], "tags": ["waterway"]},
    ]
    board = Board(read_document(document))
    crossing = board.intersection("N_0_0")
    assert crossing == site(19)
    assert (board.intersection_names[crossing], board.intersection_tags[crossing]) == (
        "Crossing",
        frozenset({"city field"}),
    )
    assert board.path_tags[path("19-25")] == {"waterway"}
    assert board.intersection_tags[site(1)] == frozenset()


@pytest.mark.parametrize(
    "fault",
    [
        {"colour": "red"},
        {"hexes": [{"q": 0, "r": "zero", "terrain": "forest"}]},
        {"hexes": [{"q": 0, "r": 0, "terrain": "forest", "numbers": 3}]},
        {"name": 7},
    ],
)
def test_a_faulty_map_document_is_refused(fault: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_document({**map_document("base"), **fault})
