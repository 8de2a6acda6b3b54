"""Maps of one's own: every fault is named, and what has none is drawn, checked and played on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.cli import main
from bot.lobby_letters import describe
from bot.map_check import faults_of
from bot.map_command import lay_own_maps
from bot.store import GameRow
from data import MAPS, MapError, map_document, read_map, use_maps
from engine.record import to_json
from engine.tables import TABLES, TableSpec, dealt_for, rules_of
from tests.bot.stores import NOON

EVERY_MAP = sorted({name for table in TABLES.values() for name in table.maps.values()})

SMALL = """
name = "small"
resources = ["lumber", "brick", "wool", "grain", "ore"]
robber = [1, 0]
spiral = [6, 4, 8, 10, 9, 5]
corner_hexes = [[0, -1]]
rows = [
  { start = [0, -1], hexes = "forest:6 hills:4" },
  { start = [-1, 0], hexes = "pasture:8 fields:10 desert" },
  { start = [-1, 1], hexes = "mountains:9 forest:5" },
]
harbours = [{ q = 0, r = -1, edge = 5, rate = 3 }]
places = [{ at = ["N_0_0"], name = "Middle" }]
[terrain]
forest = "lumber"
hills = "brick"
pasture = "wool"
fields = "grain"
mountains = "ore"
[pieces]
road = 15
settlement = 5
city = 4
[development_cards]
knight = 5
victory_point = 1
road_building = 0
year_of_plenty = 0
monopoly = 0
"""
"""Seven hexes, with all that the base game needs."""

BASE = [TABLES["base"]]
TOWNS = [TABLES["baden_wuerttemberg"]]


@pytest.fixture(autouse=True)
def own_maps_are_put_away() -> Iterator[None]:
    yield
    use_maps()


def said(*words: str, status: int = 0, **settings: str) -> Result:
    result = CliRunner().invoke(main, list(words), env={"DISCORD_TOKEN": "", **settings})
    assert result.exit_code == status, (result.stdout, result.stderr, result.exception)
    return result


# What is wrong


@pytest.mark.parametrize("name", EVERY_MAP)
def test_our_own_maps_have_no_faults(name: str) -> None:
    assert faults_of((MAPS / f"{name}.toml").read_text(encoding="utf-8"), name) == []


def test_a_small_map_of_ones_own_has_none_either() -> None:
    assert faults_of(SMALL, "small", BASE) == []


def put(old: str, new: str) -> Callable[[str], str]:
    """The small map with something else in one place."""

    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


FAULTS = {
    "no TOML": (put("robber = [1, 0]", "robber = [1, 0"), "The file is no TOML"),
    "a field nobody knows": (put("robber =", "thief ="), "unknown field `thief`"),
    "a field of another kind": (put('name = "small"', "name = 7"), "Expected `str`, got `int` - at `$.name`"),
    "a row without its start": (put("start = [-1, 0], ", ""), "row 2 is not written like"),
    "a number that is none": (put("pasture:8", "pasture:acht"), "row 2 is not written like"),
    "a mark beside the board": (put("harbours", "marked = [{ q = 9, r = 9 }]\nharbours"), "hexes that are not there"),
    "a parent that is not there": (put("name", 'extends = "nowhere"\nname'), "extends names nowhere"),
    "two hexes in one place": (put("start = [-1, 1]", "start = [-1, 0]"), "The hex at (-1, 0) lies there 2 times"),
    "a robber in the sea": (put("robber = [1, 0]", "robber = [5, 5]"), "no hex at (5, 5)"),
    "a good too few": (put('"lumber", ', ""), "resources lacks lumber"),
    "a good nobody knows": (put('"ore"]', '"ore", "silk"]'), "base knows no resource silk"),
    "a terrain nobody knows": (put("desert", "swamp"), "base knows no terrain swamp"),
    "a terrain that produces nothing known": (put('"ore"\n', '"silk"\n'), "mountains produces silk"),
    "a piece nobody knows": (put("city = 4", "city = 4\npalace = 1"), "base knows no piece palace"),
    "a piece too few": (put("city = 4\n", ""), "pieces has no city"),
    "a card nobody knows": (put("knight = 5", "dragon = 5"), "base knows no development card dragon"),
    "a seven on a hex": (put("forest:6", "forest:7"), "bears the number 7"),
    "a number on the desert": (put("desert", "desert:3"), "desert produces nothing"),
    "other numbers than those laid by lot": (put("forest:6", "forest:3"), "3 too many, 6 too few"),
    "too few numbers": (put("6, 4, 8, 10, 9, 5", "6, 4, 8, 10, 9"), "6 hexes produce something, but spiral has 5"),
    "a spiral that begins nowhere": (put("[[0, -1]]", "[]"), "corner_hexes is empty"),
    "a harbour inland": (put("edge = 5", "edge = 1"), "not on the coast"),
    "a harbour at an edge that is none": (put("edge = 5", "edge = 6"), "lies at no edge"),
    "a harbour at no hex": (put("q = 0, r = -1, edge", "q = 7, r = 7, edge"), "lies at no hex"),
    "two harbours in one place": (
        put("rate = 3 }]", "rate = 3 }, { q = 0, r = -1, edge = 5, rate = 2 }]"),
        "Two harbours lie on",
    ),
    "a place that does not exist": (put("N_0_0", "N_7_7"), "no intersection N_7_7"),
    "a place that is not written so": (put("N_0_0", "middle"), "middle is not written like N_0_-2"),
    "a path that joins nothing": (put('["N_0_0"]', '["N_0_0", "S_0_1"]'), "no path joins N_0_0 and S_0_1"),
    "three ends": (put('["N_0_0"]', '["N_0_0", "S_0_0", "N_1_0"]'), "names 3 places"),
    "a rate on an intersection": (put('name = "Middle"', "rate = 3"), "only paths and harbours have rates"),
    "a place described twice": (
        put('name = "Middle" }', 'name = "Middle" }, { at = ["N_0_0"], tags = [] }'),
        "N_0_0 is described 2 times",
    ),
    "a name twice": (
        put('name = "Middle" }', 'name = "Middle" }, { at = ["S_0_0"], name = "MIDDLE" }'),
        "2 intersections are called middle",
    ),
    "a tag nobody knows": (put('name = "Middle"', 'tags = ["twon"]'), "knows the tag twon of an intersection"),
    "an island apart": (
        put('"mountains:9 forest:5" }', '"mountains:9 forest:5" }, { start = [9, 9], hexes = "desert" }'),
        "cannot be reached",
    ),
    "a plaza with a corner too many": (
        put("harbours", "marked = [{ q = 0, r = 0, plaza = [0, 6] }]\nharbours"),
        "a plaza with a corner 6",
    ),
    "a card too few": (put("monopoly = 0\n", ""), "development_cards has no monopoly"),
    "a start card without a town": (put("harbours", "start_cards = [{ sites = [] }]\nharbours"), "no place to begin"),
    "a start card with a town twice": (
        put("harbours", 'start_cards = [{ sites = ["N_0_0", "N_0_0"] }]\nharbours'),
        "names N_0_0 twice",
    ),
    "a town on two start cards": (
        put("harbours", 'start_cards = [{ sites = ["N_0_0"] }, { sites = ["N_0_0"] }]\nharbours'),
        "N_0_0 stands on 2 start cards",
    ),
    "too few start cards": (
        put("harbours", 'start_cards = [{ sites = ["N_0_0"] }]\nharbours'),
        "there are 1 start cards",
    ),
    "a start card with goods nobody has": (
        put("harbours", 'start_cards = [{ sites = ["N_0_0"], goods = { silk = 1 } }]\nharbours'),
        "Start card 1 gives silk",
    ),
    "an empty bank": (put("robber", "resource_cards = 0\nrobber"), "the bank would be empty"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_is_named(fault: str) -> None:
    change, named = FAULTS[fault]
    found = faults_of(change(SMALL), "small", BASE)
    assert any(named in sentence for sentence in found), found
    assert all(sentence.endswith(".") for sentence in found)


def test_what_a_tables_rules_look_for_must_be_there() -> None:
    """The base game's island has neither towns nor anything else of another table."""
    found = faults_of((MAPS / "base.toml").read_text(encoding="utf-8"), "base", TOWNS)
    assert "baden_wuerttemberg wants at least 9 intersections with the tag town; there are 0." in found
    text = (MAPS / "baden_wuerttemberg.toml").read_text(encoding="utf-8")
    found = faults_of(re.sub(r'sites = \["[^"]+"', 'sites = ["N_0_0"', text, count=1), "x", TOWNS)
    assert "Start card 1 names Stuttgart, where nobody may settle at baden_wuerttemberg." in found
    found = faults_of((MAPS / "base.toml").read_text(encoding="utf-8"), "base", [TABLES["karawane"]])
    assert "karawane wants 1 hexes of oasis; there are 0." in found


def test_all_faults_are_named_at_once() -> None:
    change = put("forest:6", "forest:7")
    assert len(faults_of(change(SMALL).replace("edge = 5", "edge = 9").replace("N_0_0", "N_7_7"), "small", BASE)) > 3


# On the command line


def test_a_map_without_faults_is_said_to_have_none_and_played_on(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(SMALL, encoding="utf-8")
    assert "no faults found. No table is played on a map of this name" in said("check-map", str(file)).stdout
    told = said("check-map", str(file), "--table", "base").stdout
    assert "judged by the rules of base" in told
    assert "A random game of 3 at base came to its end" in told
    assert "A random game of 4 at base came to its end" in told


def test_the_places_of_a_map_are_listed_by_their_numbers(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(SMALL, encoding="utf-8")
    lines = said("check-map", str(file), "--places").stdout.splitlines()
    assert lines[1] == "1: N_0_-1 (forest 6)"
    assert "7: N_0_0 Middle (forest 6, hills 4, fields 10)" in lines
    assert len(lines) == 1 + 24


def test_the_guide_to_maps_names_all_that_rules_look_for() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "maps.md").read_text(encoding="utf-8")
    for table in TABLES.values():
        for seats, name in table.maps.items():
            spec = TableSpec(table.name, seats)
            marks = rules_of(dealt_for(spec, map_document(name), "guide")).marks
            assert not [mark.name for mark in marks if f"`{mark.name}`" not in guide]
            assert f"`{name}`" in guide


def test_the_front_page_lists_every_table_and_says_what_is_reconstructed() -> None:
    page = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    assert not [name for name in TABLES if f"`{name}`" not in page]
    assert "reconstruction" in page


def test_a_map_with_faults_ends_with_a_status_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(SMALL.replace("forest:6", "forest:7"), encoding="utf-8")
    result = said("check-map", str(file), status=1)
    assert "The hex at (0, -1) bears the number 7" in result.stdout
    assert "faults." in result.stderr
    assert "There is no table chess" in said("check-map", str(file), "--table", "chess", status=2).stderr
    file.write_bytes(b"\xff\xfe")
    assert "is not a text file" in said("check-map", str(file), status=2).stderr


def test_a_map_of_ones_own_can_be_drawn(tmp_path: Path) -> None:
    file, out = tmp_path / "small.toml", tmp_path / "small.png"
    file.write_text(SMALL, encoding="utf-8")
    said("render", "--map", str(file), "--out", str(out), "--moves", "20", "--view", "labels")
    assert out.read_bytes().startswith(b"\x89PNG")
    file.write_text(SMALL.replace("forest:6", "forest:7"), encoding="utf-8")
    assert "bears the number 7" in said("render", "--map", str(file), "--out", str(out), status=2).stderr


# In play


def test_a_map_in_the_operators_folder_goes_before_ours(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text(SMALL.replace('"small"', '"The Isle of Ann"'), encoding="utf-8")
    assert lay_own_maps(tmp_path) == []
    assert len(map_document("base")["hexes"]) == 7
    assert len(map_document("karawane")["hexes"]) == 19
    game = GameRow(
        id="X",
        guild_id=1,
        channel_id=2,
        host_id=3,
        status="lobby",
        spec=to_json(TableSpec()),
        locale="en",
        created_at=NOON,
    )
    assert "Map: The Isle of Ann" in describe(game)
    assert lay_own_maps(None) == []
    assert len(map_document("base")["hexes"]) == 19


def test_a_map_may_change_our_own_of_the_same_name(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text('extends = "base"\nresource_cards = 25\n', encoding="utf-8")
    assert lay_own_maps(tmp_path) == []
    assert map_document("base")["resource_cards"] == 25
    assert map_document("base")["name"] == "base"


def test_the_bot_does_not_start_on_a_map_with_faults(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text("name = 7", encoding="utf-8")
    (tmp_path / "bsae.toml").write_text(SMALL, encoding="utf-8")
    told = said("verify", MAPS_DIR=str(tmp_path), DATA_DIR=str(tmp_path / "var"), status=2).stderr
    assert "A field is wrong" in told
    assert "bsae.toml: no table is played on a map of this name. The names are" in told
    missing = said("verify", MAPS_DIR=str(tmp_path / "nowhere"), DATA_DIR=str(tmp_path / "var"), status=2).stderr
    assert "must be a directory that is there" in missing


def test_a_map_that_cannot_be_read_says_so() -> None:
    with pytest.raises(MapError, match="rows is not a list"):
        read_map("rows = 7", "x")
    with pytest.raises(MapError, match="without q and r"):
        read_map('rows = [{ start = [0, 0], hexes = "desert" }]\nmarked = [{ r = 0 }]', "x")
