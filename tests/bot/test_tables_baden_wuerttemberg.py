"""Baden-Württemberg in a channel: a landmark bars the road, is built, and opens the way to everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.base.building import BuildRoad
from engine.base.turn import EndTurn, Main, Roll
from engine.record import Intersection, Path
from engine.scenarios.baden_wuerttemberg import BuildLandmark, Landmarks
from engine.state import State
from tests.bot.clicking import Club, open_game, shown
from tests.bot.prepared import hold_cards, in_the_turn_of, prepare
from tests.bot.test_restart import restart
from tests.bot.typists import ANN, BOB, CLEO, Typist
from tests.bot.worlds import World

pytestmark = pytest.mark.usefixtures("blank_pictures")

CALW, SINSHEIM, AALEN = Intersection(34), Intersection(13), Intersection(31)
STUTTGART = Intersection(35)
TO_STUTTGART = (Path(50), Path(51))
BEYOND = Path(52)
A_LANDMARK_AND_TWO_ROADS = (2, 2, 0, 1, 2)


def ann_has_come_to_stuttgart(state: State) -> None:
    """Everybody has a town hall, and Ann's road leads from Calw to the empty landmark field of Stuttgart."""
    for seat, home in ((ANN, CALW), (BOB, SINSHEIM), (CLEO, AALEN)):
        state.raise_building(seat, "settlement", home)
    for path in TO_STUTTGART:
        state.lay_road(ANN, path)
    state.receive(ANN, A_LANDMARK_AND_TWO_ROADS)
    in_the_turn_of(state, Main(ANN))


@pytest.fixture
async def club(world: World, monkeypatch: pytest.MonkeyPatch, dealt_from: Callable[[str], None]) -> Club:
    dealt_from("landmarks")
    prepare(monkeypatch, ann_has_come_to_stuttgart)
    return await open_game(world, 3, variant="Baden-Württemberg Catan")


async def test_a_landmark_opens_the_road_beyond(club: Club) -> None:
    ann = Typist(club.world, club.at(ANN).actor)
    beyond = [BuildRoad(path) for path in club.table.state.rules.board.paths_at[STUTTGART] if path not in TO_STUTTGART]
    assert BuildRoad(BEYOND) in beyond
    assert "does not go on from what you have" in await ann.refused("build road", at="36-43")
    assert not [label for label, _ in await ann.suggested("build road", "at") if "Stuttgart" in label]
    assert "landmark field" in await ann.say("game board", view="text")

    await restart(club)
    ((label, value),) = await ann.suggested("build other", "what", "landmark")
    assert label.startswith("Build the landmark of Stuttgart · ")
    assert value == f"build/BuildLandmark/{STUTTGART}"
    told = await ann.play("build other", what="Build the landmark of Stuttgart")
    assert "builds the landmark of Stuttgart" in told
    assert club.table.state[Landmarks].built == (STUTTGART,)
    assert "the way beyond is open to all" in shown(club.panel)

    await restart(club)
    await club.do(ANN, BuildRoad(BEYOND))
    assert club.table.state.roads[BEYOND] == ANN
    assert "Landmarks built: Stuttgart." in await ann.say("game board", view="text")
    assert "2 cards" in shown(club.panel)


async def test_a_landmark_is_built_by_buttons_and_stays_when_the_turn_passes(club: Club) -> None:
    await club.do(ANN, BuildLandmark(STUTTGART))
    await club.do(ANN, EndTurn())
    await restart(club)
    await club.do(BOB, Roll())
    assert club.table.state[Landmarks].built == (STUTTGART,)
    assert "Town hall on the field of the Longest Trade Road" in await Typist(club.world, club.at(CLEO).actor).say(
        "game board", view="text"
    )


async def test_an_invention_is_played_with_its_way_told_at_once_or_asked(
    world: World, monkeypatch: pytest.MonkeyPatch, dealt_from: Callable[[str], None]
) -> None:
    def ann_holds_inventions(state: State) -> None:
        ann_has_come_to_stuttgart(state)
        state.receive(BOB, (1, 0, 0, 0, 0))
        hold_cards(state, ANN, ["invention", "trade"])

    dealt_from("inventions")
    prepare(monkeypatch, ann_holds_inventions)
    club = await open_game(world, 3, variant="baden_wuerttemberg")
    ann = Typist(club.world, club.at(ANN).actor)
    beside = club.table.state.rules.board.hexes_at[SINSHEIM][1]
    assert {value for _, value in await ann.suggested("card play", "card")} == {"invention", "trade"}
    suggested = await ann.suggested("card play", "first", card="invention")
    assert f"H{beside + 1}" in [value for _, value in suggested]
    given = {"card": "Invention", "first": f"H{beside + 1}"}
    assert [value for _, value in await ann.suggested("card play", "second", **given)] == ["red"]
    told = await ann.play("card play", **given)
    assert "From whom do you draw a card" in told
    await restart(club)
    assert "moves the inventor" in await ann.play("move robber", to=f"H{beside + 1}", steal="Bob")
    assert club.table.state.hands[BOB] == (0, 0, 0, 0, 0)
    assert "1 invention" in shown(club.panel)
