"""What can be looked at, taken back and ended by commands; languages, threads, and suggestions at large."""

from collections.abc import Callable

import discord
import pytest
from discord.ext import commands

from bot.commands.completion import WHY
from tests.bot.typists import (
    BRICK,
    LUMBER,
    ORE,
    WOOL,
    Typist,
    buttons,
    custom_ids,
    hold,
    hold_card,
    shown,
)
from tests.bot.worlds import World

pytestmark = pytest.mark.usefixtures("blank_pictures")


# Looking


async def test_status_tells_what_is_awaited_and_links_to_the_panel(playing: list[Typist]) -> None:
    ann = playing[0]
    text = await playing[3].say("game status")
    assert f"Waiting for <@{ann.actor.id}> to trade and build" in text
    assert f"/{ann.place.id}/{ann.place.last_message.id})" in text


@pytest.mark.parametrize("public", [False, True])
async def test_the_board_is_shown_as_picture_and_in_words(playing: list[Typist], public: bool) -> None:  # noqa: FBT001
    ann = playing[0]
    for view in ("normal", "labels"):
        result = await ann.actor.slash(ann.place, "game board", view=view, public=public)
        assert result.ephemeral is not public
        assert result.response is not None
        (picture,) = result.response.attachments
        assert (picture.description or "").startswith("Catan board, turn 1.")
    text = await ann.say("game board", aloud=public, view="text", public=public)
    assert "**Hexes**" in text
    assert "54: " in text


async def test_the_log_tells_what_has_happened(playing: list[Typist]) -> None:
    hold(playing[0], LUMBER, BRICK)
    await playing[0].play("build road", at=await playing[0].first("build road", "at"))
    assert "Ann builds a road" in await playing[1].say("game log")


async def test_the_hand_is_shown_in_private_and_by_direct_message(world: World, playing: list[Typist]) -> None:
    hold(playing[0], WOOL, ORE)
    assert "1 wool, 1 ore" in await playing[0].say("hand")
    result = await playing[0].actor.user.slash("hand")
    assert "1 wool, 1 ore" in shown(result.response)
    assert "You have no seat in this game" in await playing[3].say("hand")
    assert "You play in no game" in shown((await playing[3].actor.user.slash("hand")).response)


async def test_with_several_games_the_hand_asks_which(world: World, playing: list[Typist]) -> None:
    ann, bob, cleo, _ = playing
    hold(ann, WOOL)
    other = world.guild.create_text_channel("other")
    for person in (ann, bob, cleo):
        person.place = other
    await ann.say("game new", aloud=True)
    await bob.say("game join")
    await cleo.say("game join")
    await ann.say("game start")
    assert "You hold no resource cards" in await ann.say("hand")
    result = await ann.actor.user.slash("hand")
    assert result.response is not None
    assert len(buttons(result.response)) == 2
    label = next(label for label in buttons(result.response) if label.endswith("#catan"))
    pressed = await ann.actor.user.click(result.response, label=label)
    assert "1 wool" in shown(pressed.response)


async def test_help_and_rules_are_there_with_and_without_a_game(people: list[Typist]) -> None:
    assert "/game new" in await people[0].say("help")
    assert "• Trade" in await people[0].say("rules")
    assert await people[0].suggested("rules", "topic", "robber") == [("Seven and robber", "seven")]
    for topic in ("seven", "Seven and robber"):
        assert "A 7 produces nothing" in await people[0].say("rules", topic=topic)
    assert "no chapter “chess”" in await people[0].say("rules", topic="chess")
    assert "/game new" in shown((await people[0].actor.user.slash("help")).response)


async def test_help_says_what_the_game_waits_for(playing: list[Typist]) -> None:
    assert "the game waits for you" in await playing[0].say("help")
    assert "the game waits for Ann" in await playing[1].say("help")


# Taking back, and ending


async def test_undo_lists_ones_steps_in_words_and_is_announced(playing: list[Typist]) -> None:
    ann = playing[0]
    founder = next(one for one in playing[:3] if one.seat == ann.table.journal.dealt.start)
    ann.table.journal.state = ann.table.journal._beginning()
    await founder.play("build settlement", at=await founder.first("build settlement", "at"))
    ((label, value),) = await founder.suggested("game undo", "to")
    assert label.startswith("Found a settlement on")
    assert "Back to before which move?" in await founder.refused("game undo")
    assert "none of the steps" in await founder.refused("game undo", to="yesterday")
    await founder.play("game undo", to=label)
    assert "takes back" in shown(ann.place.last_message)
    assert "nothing of yours to take back" in await founder.refused("game undo", to=value)
    assert (await founder.offered("game undo", "to"))[0][1] == WHY


async def test_a_game_ends_when_all_people_agree(playing: list[Typist]) -> None:
    ann, bob, cleo, _ = playing
    assert "It ends when Bob and Cleo agree too" in await ann.play("game end")
    assert "You have agreed" in await ann.refused("game end")
    assert "when Cleo agrees too" in await bob.play("game end")
    await cleo.play("game end")
    assert ann.table.state.ended is not None
    assert "No game is open" in await ann.say("game end")


async def test_computers_agree_to_end_when_all_people_do(people: list[Typist]) -> None:
    await people[0].say("game new", aloud=True)
    assert (await people[0].actor.click(people[0].place.last_message, label="Start with computers")).acknowledged
    table = people[0].table
    await people[0].say("game end")
    await people[0].world.env.advance_time(60)
    assert table.state.ended is not None


# Languages, threads, suggestions, and commands that Discord will not have


async def test_everybody_is_answered_in_his_own_language(world: World, playing: list[Typist]) -> None:
    ann, bob, *_ = playing
    world.speak(ann.actor, "de")
    hold(ann, WOOL, LUMBER, BRICK)
    assert "1 Wolle" in await ann.say("hand")
    assert any(
        good in label for label, _ in await ann.suggested("build road", "at") for good in ("Erz", "Lehm", "Holz")
    )
    await ann.play("do", action="biete 1 Wolle für 1 Erz")
    assert "Ann gives 1 wool" in (await bob.suggested("trade accept", "offer"))[0][0]
    assert "Straße" in await ann.play("build road", at=await ann.first("build road", "at"))


async def test_a_thread_speaks_of_the_game_of_its_channel_unless_it_has_its_own(
    world: World, playing: list[Typist]
) -> None:
    channel = await world.as_bot(lambda: world.bot.fetch_channel(playing[0].place.id))
    await world.as_bot(lambda: channel.create_thread(name="aside", type=discord.ChannelType.public_thread))
    (thread,) = playing[0].place.threads
    hold(playing[0], LUMBER, BRICK)
    for person in playing:
        person.place = thread
    assert await playing[0].suggested("build road", "at")
    assert "Waiting for" in await playing[1].say("game status")
    assert "It is not your turn" in await playing[1].say("build road")
    await playing[3].say("game new", aloud=True)
    assert "is being set up" in await playing[0].say("game status")
    assert "still being set up" in await playing[0].say("roll")


OPTIONS = [
    ("build road", "at"),
    ("build settlement", "at"),
    ("build city", "at"),
    ("move robber", "to"),
    ("move robber", "steal"),
    ("card play", "card"),
    ("card play", "first"),
    ("card play", "second"),
    ("trade offer", "give"),
    ("trade offer", "to"),
    ("trade bank", "give"),
    ("trade bank", "want"),
    ("trade counter", "offer"),
    ("trade accept", "offer"),
    ("trade cancel", "offer"),
    ("discard", "cards"),
    ("choose", "answer"),
    ("do", "action"),
    ("game undo", "to"),
    ("game new", "target"),
    ("rules", "topic"),
    ("rules", "variant"),
    ("game new", "variant"),
    ("build other", "what"),
    ("move other", "what"),
    ("vote", "answer"),
]


async def test_suggestions_never_fail_and_never_reach_beyond_the_limits(playing: list[Typist]) -> None:
    """Whoever asks, whatever is typed, and whatever stands in the other options."""
    ann, bob, _, dan = playing
    hold(ann, *[WOOL, ORE, LUMBER] * 3)
    hold_card(ann, "knight", "road_building")
    await ann.play("trade offer", give="1 wool", want="1 brick")
    for person in (ann, bob, dan):
        for command, option in OPTIONS:
            for typed in ("", "1", "ore", "ß∞ 💥", "x" * 300, "-1:-1", "14-", "offer 1 wool for"):
                await person.offered(command, option, typed)
    await ann.offered("card play", "second", "", card="nonsense", first="nowhere")
    await ann.offered("trade bank", "want", "", give="nonsense")
    await ann.offered("move robber", "steal", "", to="nonsense")


async def test_suggestions_come_from_memory(
    world: World, playing: list[Typist], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_store(*what: object) -> None:
        raise AssertionError("the store was asked")

    hold(playing[0], LUMBER, BRICK)
    monkeypatch.setattr(world.bot.store, "open_game_in", no_store)
    assert await playing[0].suggested("build road", "at")


async def test_a_restart_does_not_need_to_be_told_to_the_players(world: World, founding: list[Typist]) -> None:
    await world.restart()
    player = next(one for one in founding[:3] if one.seat == one.table.state.seat)
    await player.play("build settlement", at=await player.first("build settlement", "at"))


async def test_the_bot_starts_though_discord_does_not_take_its_commands(
    build_bot: Callable[[], commands.AutoShardedBot],
) -> None:
    world = World(build_bot)
    world.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035, message="Invalid Form Body")
    await world.open()
    assert world.bot.is_ready()
    assert not (world.bot.config.data_dir / "commands.sha256").exists()
    (trouble,) = world.troubles.records
    assert "could not be told of the commands" in trouble.getMessage()
    world.troubles.records.clear()
    await world.close()


async def test_the_rules_are_read_by_menu_chapter_by_chapter_and_table_by_table(people: list[Typist]) -> None:
    ann, *_ = people
    opened = await ann.actor.slash(ann.place, "rules")
    letter = opened.response
    assert letter is not None
    assert "Catan, the base game" in shown(letter)
    topic, table = custom_ids(letter)
    read = await ann.actor.select(letter, ["seven"], custom_id=topic)
    assert "A 7 produces nothing" in shown(read.response or letter)
    topic, table = custom_ids(letter)
    other = await ann.actor.select(letter, ["karawane"], custom_id=table)
    assert "Seven" in shown(other.response or letter)
    assert "The Great Caravan" in shown(other.response or letter)


async def test_the_rules_are_those_of_the_table_that_is_played_here(people: list[Typist]) -> None:
    ann, *_ = people
    await ann.say("game new", aloud=True, variant="karawane")
    assert "The Great Caravan" in await ann.say("rules", topic="turn")
    assert "Catan, the base game" in await ann.say("rules", topic="turn", variant="base")
    titles = await ann.suggested("rules", "topic", "caravan", variant="The Great Caravan")
    assert titles == [("The turn and the caravan", "turn")]
