"""The list of painters: in order, and open for those that a scenario brings."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import engine
import rendering.layers
from rendering import board_picture, painting
from rendering.board import GROUNDS
from rendering.canvas import Shelf
from tests.rendering.boards import fresh, long_coast, players
from tests.rendering.snapshots import opened

OWN_FILE = """
from engine.base.robber import Robber
from rendering.painting import Painter, Tally

def flood(canvas, view, lens):
    canvas.image.paste("#ff0000", (0, 0, 40, 40))

def carts(view, seat):
    return 7

PAINTERS = (Painter(95, flood, part=Robber),)
TALLIES = (Tally(95, lambda canvas: None, carts),)
"""


@pytest.fixture
def scenario(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A scenario that brings a painter and a tally in a file of its own."""
    (tmp_path / "floods.py").write_text(OWN_FILE, encoding="utf-8")
    monkeypatch.setattr(rendering.layers, "__path__", [*rendering.layers.__path__, str(tmp_path)])
    painting._brought.cache_clear()
    yield
    painting._brought.cache_clear()


def test_painters_come_in_the_order_of_their_heights() -> None:
    heights = [painter.height for painter in painting.painters()]
    assert heights == sorted(heights)
    assert len(heights) >= 10
    assert max(p.height for p in painting.painters() if p.lasting) < min(
        p.height for p in painting.painters() if not p.lasting
    )


@pytest.mark.usefixtures("scenario")
def test_a_scenario_brings_painters_and_tallies_in_its_own_file() -> None:
    assert [painter.height for painter in painting.painters()][-1] == 95
    assert [tally.height for tally in painting.tallies()][-1] == 95
    with_part = board_picture(engine.view(fresh(), None), players(4))
    without_part = board_picture(engine.view(long_coast(), None), players(3))
    assert pixel(with_part) == (255, 0, 0)
    assert pixel(without_part) != (255, 0, 0)


def pixel(picture: bytes) -> tuple[int, ...]:
    """The colour of the picture's upper left corner."""
    found = opened(picture).getpixel((5, 5))
    assert isinstance(found, tuple)
    return found


def test_a_shelf_keeps_what_was_asked_for_last() -> None:
    made: list[str] = []
    shelf: Shelf[str] = Shelf(2)

    def make(key: str) -> str:
        made.append(key)
        return key

    for key in "abacab":
        assert shelf.get(key, partial(make, key)) == key
    assert "".join(made) == "abcb"
    assert len(shelf) == 2


def test_a_ground_is_painted_once_for_a_board() -> None:
    GROUNDS.clear()
    state = fresh()
    for _ in range(3):
        board_picture(engine.view(state, None), players(4))
    assert len(GROUNDS) == 1
