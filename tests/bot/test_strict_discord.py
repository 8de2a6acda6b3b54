"""The simulated Discord refuses what the real one refuses, and what tests do with it works."""

import io
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import ui
from discord.ext import commands

from tests.bot.small_bot import SmallBot
from tests.bot.worlds import World


@pytest.fixture
def build_bot(tmp_path: Path) -> Callable[[], commands.AutoShardedBot]:
    return lambda: SmallBot(tmp_path / "count.db")


async def send(world: World, **message: Any) -> discord.Message:
    channel = world.bot.get_channel(world.channel.id)
    sent: discord.Message = await world.as_bot(lambda: channel.send(**message))
    return sent


def option(name: str, *options: dict[str, Any], length: int = 100) -> dict[str, Any]:
    described = {"name": name, "description": "x" * length, "type": 1 if options else 3}
    return {**described, "options": [*options]} if options else described


def file(size: int = 10, description: str | None = None) -> discord.File:
    return discord.File(io.BytesIO(b"x" * size), "file.bin", description=description)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"files": [file() for _ in range(11)]}, 50035),
        ({"file": file(10 * 2**20 + 1)}, 40005),
        ({"file": file(description="x" * 1025)}, 50035),
        ({"content": "x", "nonce": "n" * 26}, 50035),
    ],
)
async def test_a_message_beyond_the_limits_is_refused(world: World, message: dict[str, Any], code: int) -> None:
    with pytest.raises(discord.HTTPException) as refusal:
        await send(world, **message)
    assert refusal.value.code == code
    assert world.channel.history() == []


async def test_a_message_at_the_limits_is_sent(world: World) -> None:
    files = [file(description="x" * 1024) for _ in range(9)] + [file(10 * 2**20)]
    sent = await send(world, files=files, nonce="n" * 25)
    assert [attachment.size for attachment in sent.attachments] == [10] * 9 + [10 * 2**20]


async def test_a_button_needs_a_label_or_an_emoji(world: World) -> None:
    with pytest.raises(discord.HTTPException, match="label or an emoji"):
        await send(world, view=ui.View().add_item(ui.Button(custom_id="bare")))
    await send(world, view=ui.View().add_item(ui.Button(custom_id="dressed", emoji="🎲")))


async def test_a_picture_in_a_gallery_has_an_alt_text_of_1024_at_most(world: World) -> None:
    def gallery(length: int) -> ui.LayoutView:
        item = discord.MediaGalleryItem("attachment://file.bin", description="x" * length)
        return ui.LayoutView().add_item(ui.MediaGallery(item))

    with pytest.raises(discord.HTTPException, match="description"):
        await send(world, view=gallery(1025), file=file())
    sent = await send(world, view=gallery(1024), file=file())
    with pytest.raises(discord.HTTPException, match="description"):
        await world.as_bot(lambda: sent.edit(view=gallery(1025), attachments=[file()]))


async def test_files_and_embeds_need_their_permissions(world: World) -> None:
    me = world.guild.me
    assert me is not None
    bare = world.guild.create_text_channel(
        "bare", overwrites={me: discord.PermissionOverwrite(attach_files=False, embed_links=False)}
    )
    channel = world.bot.get_channel(bare.id)
    with pytest.raises(discord.Forbidden):
        await world.as_bot(lambda: channel.send(file=file()))
    sent = await world.as_bot(lambda: channel.send("words", embed=discord.Embed(title="and more")))
    assert (sent.content, sent.embeds) == ("words", [])


async def test_a_message_sent_twice_under_one_nonce_is_one_message(world: World) -> None:
    first = await send(world, content="once", nonce=7)
    again = await send(world, content="once", nonce=7)
    other = await send(world, content="once", nonce=8)
    assert first.id == again.id != other.id
    assert [message.content for message in world.channel.history()] == ["once", "once"]


async def test_a_nonce_is_forgotten_after_some_minutes(world: World) -> None:
    first = await send(world, content="once", nonce=7)
    await world.env.advance_time(timedelta(minutes=6).total_seconds())
    later = await send(world, content="once", nonce=7)
    assert first.id != later.id


async def test_a_fault_of_discord_is_told_from_one_of_the_bot(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=503)
    with pytest.raises(discord.DiscordServerError):
        await send(world, content="x")


@pytest.mark.parametrize("choices", [["x"] * 26, ["x" * 101]])
async def test_suggestions_beyond_the_limits_are_refused(world: World, choices: list[str]) -> None:
    world.bot.offered = choices
    with world.troubles.expected() as logged:
        assert await world.people[0].autocomplete(world.channel, "count find", "word", "") == []
    assert ["Must be" in str(record.exc_info) or "between" in str(record.exc_info) for record in logged] == [True]


@pytest.mark.parametrize(
    "command",
    [
        {"name": "fine", "description": "x" * 101},
        {"name": "fine", "description": ""},
        {"name": "Loud", "description": "x"},
        {"name": "fine", "description": "x", "options": [option("o", length=101)]},
        {"name": "fine", "description": "x", "options": [option(f"o{n}") for n in range(26)]},
        {
            "name": "fine",
            "description": "x",
            "options": [option(f"o{n}", *(option(f"o{m}") for m in range(4))) for n in range(20)],
        },
    ],
)
async def test_a_command_beyond_the_limits_is_refused(world: World, command: dict[str, Any]) -> None:
    with pytest.raises(discord.HTTPException) as refusal:
        await world.as_bot(lambda: world.bot.http.bulk_upsert_global_commands(world.bot.application_id, [command]))
    assert refusal.value.code == 50035


async def test_closed_direct_messages_are_refused_until_opened(world: World) -> None:
    ann = world.people[0]
    world.close_direct_messages(ann)
    refused = await ann.slash(world.channel, "count whisper")
    assert refused.response is not None
    assert refused.response.content == "refused: 50007"
    world.open_direct_messages(ann)
    told = await ann.slash(world.channel, "count whisper")
    assert told.response is not None
    assert told.response.content == "told"
    assert [message.content for message in ann.user.dm_channel.history()] == ["A secret for Ann"]


async def test_an_error_that_discord_py_only_logs_fails_the_test(world: World) -> None:
    panel = (await world.people[0].slash(world.channel, "count panel")).response
    assert panel is not None
    with world.troubles.expected() as logged:
        await world.people[0].click(panel, label="Fail")
    assert ["as asked" in str(record.exc_info) for record in logged] == [True]


async def test_people_act_at_once(world: World) -> None:
    panel = (await world.people[0].slash(world.channel, "count panel")).response
    assert panel is not None
    async with world.at_once():
        results = [await person.click(panel, label="Press") for person in world.people]
        assert not any(result.acknowledged for result in results)
    answers = sorted(result.followups[0].content for result in results)
    assert answers == [f"{person.name} made it {n} (en-US)" for n, person in enumerate(world.people, 1)]


async def test_people_have_their_own_language(world: World) -> None:
    world.speak(world.people[1], "de")
    panel = (await world.people[0].slash(world.channel, "count panel")).response
    assert panel is not None
    said = [(await person.click(panel, label="Press")).followups[0].content for person in world.people[:2]]
    assert said == ["Ann made it 1 (en-US)", "Bob made it 2 (de)"]


async def test_time_moves_only_when_moved(world: World) -> None:
    ticks = world.bot.ticks
    await world.people[0].slash(world.channel, "count later", seconds=90.0)
    assert world.channel.history() == []
    await world.env.advance_time(91)
    assert [message.content for message in world.channel.history()] == ["It is time"]
    assert world.bot.ticks == ticks + 1
    assert world.bot.alarms == 2


async def test_a_killed_bot_has_what_it_committed_and_no_more(world: World) -> None:
    panel = (await world.people[0].slash(world.channel, "count panel")).response
    assert panel is not None
    await world.people[0].click(panel, label="Press")
    await world.as_bot(lambda: world.bot.database.execute("insert into press default values"))
    killed = world.bot
    await world.restart()
    assert world.bot is not killed
    result = await world.people[1].click(panel, label="Press")
    assert result.followups[0].content == "Bob made it 2 (en-US)"
