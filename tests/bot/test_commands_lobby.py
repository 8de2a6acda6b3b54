"""`/game new` and what follows until the game begins: by commands, and by the buttons of the lobby."""

import discord
import pytest
from simcord.backend.errors import SetupError

from bot.lobby_letters import read_spec
from engine.tables import TARGET
from tests.bot.clicking import said
from tests.bot.typists import Typist, buttons, custom_ids, shown
from tests.bot.worlds import World

pytestmark = pytest.mark.usefixtures("blank_pictures")


# Opening a table


async def test_a_table_opens_with_nothing_but_its_command_for_everybody_to_see(people: list[Typist]) -> None:
    text = await people[0].say("game new", aloud=True)
    assert "Catan" in text
    assert "10 points" in text
    assert buttons(people[0].place.last_message) == [
        "Join",
        "Leave",
        "Add a computer",
        "Options",
        "Start with computers",
    ]


@pytest.mark.parametrize("target", ["8", "8 points"])
async def test_a_table_can_be_ordered_by_value_and_by_label(people: list[Typist], target: str) -> None:
    assert "8 points" in await people[0].say("game new", aloud=True, variant="Catan, the base game", target=target)


async def test_what_cannot_be_ordered_is_refused_with_what_can(people: list[Typist]) -> None:
    assert "Choose one of: 10 points, 8 points" in await people[0].say("game new", target="25")
    assert "Catan, the base game" in await people[0].say("game new", variant="chess")
    assert not people[0].place.history()


async def test_variants_and_targets_are_suggested(people: list[Typist]) -> None:
    assert ("Catan, the base game", "base") in await people[0].suggested("game new", "variant", "cat")
    targets = await people[0].suggested("game new", "target", variant="base")
    assert [value for _, value in targets] == list(TARGET.values)
    assert await people[0].suggested("game new", "target", "12") == [("12 points", "12")]


async def test_a_channel_has_one_game_at_a_time(people: list[Typist]) -> None:
    await people[0].say("game new", aloud=True)
    assert "is open already" in await people[1].say("game new")


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        ({"attach_files": False}, ["Attach Files"]),
        ({"embed_links": False, "send_messages": False}, ["Send Messages", "Embed Links"]),
        ({"read_message_history": False}, ["Read Message History"]),
    ],
)
async def test_no_table_opens_where_the_bot_lacks_a_permission(
    world: World, people: list[Typist], denied: dict[str, bool], named: list[str]
) -> None:
    assert world.guild.me is not None
    closed = world.guild.create_text_channel(
        "closed", overwrites={world.guild.me: discord.PermissionOverwrite(**denied)}
    )
    people[0].place = closed
    text = await people[0].say("game new")
    assert [line.split("**")[1] for line in text.splitlines()[1:]] == named
    assert await world.as_bot(world.bot.store.open_games) == []


async def test_setup_check_says_what_is_missing_to_those_who_manage_the_server(world: World) -> None:
    managers = world.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    eve = Typist(world, world.guild.add_member(world.env.create_user("Eve"), roles=[managers]))
    assert "All is well" in await eve.say("setup check")
    assert world.guild.me is not None
    denied = discord.PermissionOverwrite(attach_files=False)
    eve.place = world.guild.create_text_channel("closed", overwrites={world.guild.me: denied})
    assert "**Attach Files**" in await eve.say("setup check")
    with pytest.raises(SetupError):
        await Typist(world, world.people[0]).say("setup check")


# The lobby


async def test_the_lobby_shows_who_comes_and_goes(people: list[Typist]) -> None:
    ann, bob, cleo, _ = people
    await ann.say("game new", aloud=True)
    await bob.say("game join")
    await ann.say("game addbot")
    lobby = shown(ann.place.last_message)
    assert f"<@{bob.actor.id}>" in lobby
    assert "Computer Ada" in lobby
    assert "the host can start" in lobby
    assert "seat here already" in await bob.say("game join")
    assert "no seat here" in await cleo.say("game leave")
    await bob.say("game leave")
    assert f"<@{bob.actor.id}>" not in shown(ann.place.last_message)


async def test_a_guest_may_choose_a_colour_that_is_free(people: list[Typist]) -> None:
    ann, bob, cleo, _ = people
    await ann.say("game new", aloud=True)
    assert ("Black", "black") in await bob.suggested("game join", "colour")
    assert "has that colour already" in await bob.say("game join", colour="Blue")
    assert "no colour to play in" in await bob.say("game join", colour="green")
    await bob.say("game join", colour="Black")
    await cleo.say("game join")
    lobby = shown(ann.place.last_message)
    assert f"Black: <@{bob.actor.id}>" in lobby
    assert f"Red: <@{cleo.actor.id}>" in lobby


async def test_only_the_host_decides(people: list[Typist]) -> None:
    ann, bob, *_ = people
    await ann.say("game new", aloud=True)
    await bob.say("game join")
    for command in ("addbot", "options", "start", "end"):
        assert f"Only <@{ann.actor.id}>" in await bob.say(f"game {command}")
    assert "There are 2 players" in await ann.say("game start")


async def test_the_lobby_can_be_pressed(world: World, people: list[Typist]) -> None:
    ann, bob, cleo, dan = (person.actor for person in people)
    await people[0].say("game new", aloud=True)

    def lobby() -> discord.Message:
        message: discord.Message | None = people[0].place.last_message
        assert message is not None
        return message

    for guest in (bob, cleo, dan):
        assert (await guest.click(lobby(), label="Join")).acknowledged
    assert (await dan.click(lobby(), label="Leave")).acknowledged
    assert f"<@{dan.id}>" not in shown(lobby())
    refused = await bob.click(lobby(), label="Start")
    assert "Only" in shown(refused.followups[0])
    assert "Start" in buttons(lobby())
    assert "Only" in shown((await bob.click(lobby(), label="Options")).response)
    letter = await ann.click(lobby(), label="Options")
    assert letter.response is not None
    assert letter.ephemeral
    game = (await world.as_bot(world.bot.store.open_games))[0]
    await ann.select(letter.response, ["8"], custom_id=f"k1s:{game.id}:0:lset:target/0")
    assert "8 points" in shown(lobby())
    assert (await ann.click(lobby(), label="Add a computer")).acknowledged
    assert "Computer Ada" in shown(lobby())
    assert (await ann.click(lobby(), label="Start")).acknowledged
    table = people[0].table
    assert table.state.rules.target == 8
    assert [seat.computer for seat in table.seats] == [None, None, None, "simple"]


async def test_missing_people_can_be_computers(people: list[Typist]) -> None:
    await people[0].say("game new", aloud=True)
    lobby = people[0].place.last_message
    assert (await people[0].actor.click(lobby, label="Start with computers")).acknowledged
    assert [seat.computer is None for seat in people[0].table.seats] == [True, False, False]


async def test_a_game_that_begins_leaves_the_lobby_without_buttons_and_posts_its_panel(founding: list[Typist]) -> None:
    lobby, panel = founding[0].place.history()
    assert "has begun" in shown(lobby)
    assert buttons(lobby) == []
    assert "Waiting for" in shown(panel)
    assert "Place settlement" in buttons(panel)
    for command in ("join", "leave", "addbot", "options", "start"):
        assert "no longer being set up" in await founding[3].say(f"game {command}")


async def test_a_lobby_that_was_deleted_is_posted_anew(world: World, people: list[Typist]) -> None:
    ann, bob, *_ = people
    await ann.say("game new", aloud=True)
    world.env.backend.delete_message(ann.place.id, ann.place.last_message.id)
    await bob.say("game join")
    assert f"<@{bob.actor.id}>" in shown(ann.place.last_message)
    assert (await people[2].actor.click(ann.place.last_message, label="Join")).acknowledged
    assert f"<@{people[2].actor.id}>" in shown(ann.place.last_message)


async def test_the_host_closes_a_lobby(people: list[Typist]) -> None:
    await people[0].say("game new", aloud=True)
    assert "closed before it began" in await people[0].say("game end")
    assert "closed before it began" in shown(people[0].place.last_message)
    assert buttons(people[0].place.last_message) == []
    assert "/game new opens a table" in await people[0].say("game status")


async def test_a_lobby_left_by_all_people_is_closed(people: list[Typist]) -> None:
    await people[0].say("game new", aloud=True)
    await people[0].say("game leave")
    assert buttons(people[0].place.last_message) == []


# Which table


async def test_a_table_is_ordered_by_its_name_with_its_own_seats_and_options(people: list[Typist]) -> None:
    text = await people[0].say("game new", aloud=True, variant="base+five_six")
    assert "Catan, the base game · 5–6 players" in text
    assert "For 5–6 players" in text
    assert "After each turn: All others may build" in text
    assert "Start with computers" in buttons(people[0].place.last_message)


async def test_the_host_chooses_another_table_and_keeps_what_both_offer(world: World, people: list[Typist]) -> None:
    ann, *_ = people
    await ann.say("game new", aloud=True, target="8")
    await ann.choose("game options", "layout", "beginner")
    await ann.choose("game options", "table", "base+five_six")
    game = (await world.as_bot(world.bot.store.open_games))[0]
    spec = read_spec(game)
    assert (spec.name, spec.seats, spec.options) == ("base+five_six", 6, {"target": "8"})
    lobby = shown(ann.place.last_message)
    assert "For 5–6 players" in lobby
    assert "8 points" in lobby


async def test_missing_people_are_filled_up_to_the_least_a_table_takes(people: list[Typist]) -> None:
    await people[0].say("game new", aloud=True, variant="base+five_six")
    lobby = people[0].place.last_message
    assert (await people[0].actor.click(lobby, label="Start with computers")).acknowledged
    names = [seat.name for seat in people[0].table.seats]
    assert names == ["Ann", "Computer Ada", "Computer Emmy", "Computer Sofia", "Computer Grace"]
    assert people[0].table.state.rules.seats == 5


async def test_nobody_is_thrown_out_by_a_smaller_table(world: World, people: list[Typist]) -> None:
    ann, *guests = people
    await ann.say("game new", aloud=True, variant="base+five_six")
    for guest in guests:
        await guest.say("game join")
    await ann.say("game addbot")
    letter = await ann.actor.slash(ann.place, "game options")
    assert letter.response is not None
    chosen = next(name for name in custom_ids(letter.response) if ":lset:table/" in name)
    refused = await ann.actor.select(letter.response, ["base"], custom_id=chosen)
    assert "5 players sit here" in said(refused)
    assert read_spec((await world.as_bot(world.bot.store.open_games))[0]).name == "base+five_six"


async def test_options_that_do_not_fit_stand_on_another_page(people: list[Typist]) -> None:
    ann, *_ = people
    await ann.say("game new", aloud=True, variant="base+five_six")
    letter = await ann.actor.slash(ann.place, "game options")
    assert letter.response is not None
    first = {name.partition("lset:")[2] for name in custom_ids(letter.response)}
    more = await ann.actor.click(letter.response, label="More")
    second = {name.partition("lset:")[2] for name in custom_ids(more.response or letter.response)}
    assert "table/0" in first
    assert "extra_turn/1" in second
    assert not (first & second) - {""}


async def test_a_panel_says_by_which_rules_the_game_is_played(founding: list[Typist]) -> None:
    panel = shown(founding[0].place.last_message)
    for said_there in ("Catan, the base game", "The island of the base game", "Beginners’ board", "Two fair dice"):
        assert said_there in panel
    assert "10 points win" in panel
