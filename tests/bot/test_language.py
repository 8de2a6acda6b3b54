"""Each person is spoken to in the language in which they read Discord, also when they did not ask."""

import pytest

from tests.bot.clicking import named, open_game, said, shown
from tests.bot.planning import plan
from tests.bot.prepared import in_ann_s_turn, prepare
from tests.bot.typists import ANN, LUMBER
from tests.bot.worlds import World

pytestmark = pytest.mark.usefixtures("blank_pictures")


async def test_direct_messages_speak_the_language_of_their_reader(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(monkeypatch, in_ann_s_turn((1, 1, 0, 0, 0), LUMBER))
    club = await open_game(world, 3)
    ann = club.at(ANN)
    world.speak(ann.actor, "de")
    seat, road = plan(club.table.state)
    await club.do(seat, road)
    (letter,) = ann.letters
    assert "Deine Hand in Spiel" in shown(letter)
    hand = await ann.actor.user.click(letter, custom_id=named(letter, "hand"))
    assert "Deine Hand in Spiel" in said(hand)
