"""Five at a table in a channel: after a turn all others build or pass, a computer among them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.action import options
from engine.base.building import BuildRoad
from engine.base.turn import EndTurn, Main, Rolling
from engine.record import Intersection, Seat
from engine.scenarios.five_six import PairedTurn, PassBuilding, SpecialBuilding
from engine.state import State
from tests.bot.clicking import Club, open_game, said, shown
from tests.bot.prepared import in_the_turn_of, prepare
from tests.bot.test_restart import restart
from tests.bot.typists import ANN, BOB, CLEO, Typist
from tests.bot.worlds import World

pytestmark = pytest.mark.usefixtures("blank_pictures")

DAN, COMPUTER = Seat(3), Seat(4)
HOMES = {ANN: 9, BOB: 13, CLEO: 20, DAN: 40, COMPUTER: 60}
A_ROAD = (1, 1, 0, 0, 0)


def bob_could_build(state: State) -> None:
    """Everybody has a settlement and a road; Ann has rolled, and Bob has the goods for another road."""
    for seat, home in HOMES.items():
        state.raise_building(seat, "settlement", Intersection(home))
        state.lay_road(seat, state.rules.board.paths_at[home][0])
    state.receive(BOB, A_ROAD)
    in_the_turn_of(state, Main(ANN))


async def five(world: World, monkeypatch: pytest.MonkeyPatch, **chosen: str) -> Club:
    prepare(monkeypatch, bob_could_build)
    return await open_game(world, 4, computers=1, variant="base+five_six", options=chosen)


@pytest.fixture(autouse=True)
def _luck(dealt_from: Callable[[str], None]) -> None:
    dealt_from("five")


async def test_between_two_turns_all_others_build_or_pass(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    club = await five(world, monkeypatch)
    assert [seat.name for seat in club.table.seats] == ["Ann", "Bob", "Cleo", "Dan", "Computer Ada"]
    await club.do(ANN, EndTurn())
    assert club.waits_for(SpecialBuilding(BOB))
    assert "Now all others may build" in shown(club.panel)
    assert "Waiting for" in shown(club.panel)

    road = next(option for option in options(club.table.state, BOB) if isinstance(option, BuildRoad))
    await club.do(BOB, road)
    assert club.waits_for(SpecialBuilding(BOB))
    await restart(club)
    await club.do(BOB, PassBuilding())

    # Nobody trades or plays cards here, and nobody is passed over for what he holds.
    cleo = Typist(club.world, club.at(CLEO).actor)
    assert club.waits_for(SpecialBuilding(CLEO))
    assert "has to wait" in await cleo.refused("trade offer", give="1 wool", want="1 ore")
    assert "Build nothing more until your turn" in [label for label, _ in await cleo.suggested("do", "action")]
    await cleo.play("do", action="Build nothing more until your turn")
    await restart(club)
    await club.do(DAN, PassBuilding())
    for _ in range(3):
        await world.env.advance_time(2)
    assert club.waits_for(Rolling(BOB))
    passed = [entry.seat for entry in club.table.journal.entries if isinstance(entry.action, PassBuilding)]
    assert passed == [BOB, CLEO, DAN, COMPUTER]


async def test_nobody_passes_out_of_turn(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    club = await five(world, monkeypatch)
    await club.do(ANN, EndTurn())
    early = await club.at(CLEO).attempt(PassBuilding())
    assert "Bob" in said(early)
    assert club.waits_for(SpecialBuilding(BOB))


async def test_the_third_to_the_left_has_a_turn_of_his_own(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    club = await five(world, monkeypatch, extra_turn="paired_turns")
    assert "Paired turn" in shown(club.panel)
    await club.do(ANN, EndTurn())
    assert club.waits_for(PairedTurn(DAN))
    await restart(club)
    await club.do(DAN, EndTurn())
    assert club.waits_for(Rolling(BOB))
