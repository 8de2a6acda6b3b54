"""The colours: texts stand out from their grounds, and seats from one another, for colour-blind eyes too."""

from itertools import combinations

import pytest

from data import map_document
from engine.tables import TABLES
from rendering.motifs import MOTIFS
from rendering.theme import Theme, load_theme
from tests.rendering.boards import COLOURS
from tests.rendering.colours import SIGHT, contrast, distance


@pytest.fixture
def theme() -> Theme:
    return load_theme("classic")


def test_the_measures_of_colour_agree_with_published_values() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert distance("#0072b2", "#000000", "normal") > distance("#0072b2", "#56b4e9", "normal") > 0
    assert distance("#ff0000", "#00ff00", "deutan") < distance("#ff0000", "#00ff00", "normal") / 1.5


def test_every_text_stands_out_from_its_ground(theme: Theme) -> None:
    grounds = [(name, look.fill, look.ink) for name, look in (*theme.looks.items(), *theme.seats.items())]
    grounds += [(name, look.fill, look.ink) for name, look in theme.terrain.items()]
    assert not {name: round(contrast(fill, ink), 2) for name, fill, ink in grounds if contrast(fill, ink) < 4.5}


def test_the_seats_of_the_lobby_have_their_colours_and_letters(theme: Theme) -> None:
    assert tuple(theme.seats) == COLOURS
    assert "".join(look.letter for look in theme.seats.values()) == "BRYPWK"


@pytest.mark.parametrize("sight", SIGHT)
def test_two_seats_look_different(theme: Theme, sight: str) -> None:
    pairs = combinations(theme.seats, 2)
    near = {pair for pair in pairs if distance(theme.seats[pair[0]].fill, theme.seats[pair[1]].fill, sight) < 12}
    assert not near


@pytest.mark.parametrize("sight", SIGHT)
def test_a_candidate_is_no_terrain(theme: Theme, sight: str) -> None:
    badge = theme.looks["candidate"].fill
    assert all(distance(badge, look.fill, sight) > 12 for look in theme.terrain.values())


def test_every_terrain_has_a_motif_of_its_own_that_exists(theme: Theme) -> None:
    motifs = [look.motif for look in (*theme.terrain.values(), *theme.wares.values())]
    assert set(motifs) <= set(MOTIFS)
    assert len(set(motifs)) == len(motifs)


def test_what_a_good_looks_like_is_a_terrain(theme: Theme) -> None:
    assert set(theme.goods.values()) <= set(theme.terrain)
    assert theme.good_look("ore") is theme.terrain["mountains"]
    assert theme.good_look("parchment") is theme.terrain["other"]
    assert theme.good_look("gold") is theme.wares["gold"]
    assert theme.terrain_look("nowhere") is theme.terrain["other"]


def test_texts_are_as_large_as_they_must_be(theme: Theme) -> None:
    least = theme.texts["least"].size
    assert least >= 36
    assert theme.texts["token"].size >= 64
    assert {role for role, look in theme.texts.items() if look.size < least} == {"road"}
    assert all(theme.texts[role].size >= 38 for role in ("terrain", "harbour", "label", "candidate", "name", "count"))


MAPS = sorted({name for table in TABLES.values() for name in table.maps.values()})


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("name", MAPS)
def test_two_terrains_of_a_map_look_different(theme: Theme, name: str, sight: str) -> None:
    """Words and motifs say it too."""
    terrains = sorted({str(cell["terrain"]) for cell in map_document(name)["hexes"]})
    assert set(terrains) <= set(theme.terrain), "a terrain without a look of its own"
    pairs = combinations(terrains, 2)
    near = {pair for pair in pairs if distance(theme.terrain[pair[0]].fill, theme.terrain[pair[1]].fill, sight) < 11}
    assert not near


def test_the_two_carolinas_look_different(theme: Theme) -> None:
    rings = theme.colours["north"], theme.colours["south"]
    assert all(distance(*rings, sight) > 15 for sight in SIGHT)
