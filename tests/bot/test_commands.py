"""The slash commands one by one: what is answered, to whom, and what is said when something cannot be done."""

from collections.abc import Callable
from typing import Any

import discord
import pytest
from discord.ext import commands
from simcord.backend.errors import SetupError

from bot.commands.completion import WHY
from engine import goods
from engine.base.cards import Cards
from engine.base.robber import Discarding, MovingRobber
from engine.base.trade import Offers
from engine.base.turn import Main, Rolling
from engine.record import Bag, Hex, Intersection, Seat
from tests.bot.typists import Typist, buttons, parts, shown
from tests.bot.worlds import World

pytestmark = pytest.mark.usefixtures("blank_pictures")

ANN, BOB, CLEO = Seat(0), Seat(1), Seat(2)
HOMES = {ANN: 9, BOB: 13, CLEO: 20}
"""Where Ann, Bob and Cleo live on the beginners' board: intersections 10, 14 and 21, far enough from one another."""

LUMBER, BRICK, WOOL, GRAIN, ORE = ((0,) * good + (1,) + (0,) * (4 - good) for good in range(5))


@pytest.fixture
def people(world: World, dealt_from: Callable[[str], None]) -> list[Typist]:
    """Ann, Bob, Cleo and Dan in a channel without a game."""
    dealt_from("commands")
    return [Typist(world, actor) for actor in world.people]


@pytest.fixture
async def founding(people: list[Typist]) -> list[Typist]:
    """Ann, Bob and Cleo at a beginners' table that has just begun; Dan watches."""
    ann, bob, cleo, _ = people
    await ann.say("game new", aloud=True)
    await bob.say("game join")
    await cleo.say("game join")
    await ann.choose("game options", "layout", "beginner")
    await ann.say("game start")
    return people


@pytest.fixture
def playing(founding: list[Typist]) -> list[Typist]:
    """The same people later: each has a settlement and a road, and no cards; Ann has rolled."""
    state = founding[0].table.state
    for seat, home in HOMES.items():
        state.raise_building(seat, "settlement", Intersection(home))
        state.lay_road(seat, state.rules.board.paths_at[Intersection(home)][0])
    state.turn, state.phase, state.seat = 1, 2, ANN
    state.agenda.clear()
    state.begin(Main(ANN))
    return founding


def hold(player: Typist, *cards: Bag) -> None:
    """Give somebody cards."""
    player.table.state.hands[player.seat] = goods.summed(cards, 5)


def hold_card(player: Typist, *names: str) -> None:
    """Give somebody development cards that he may play."""
    state = player.table.state
    cards, kinds = state[Cards], [name for name, _ in state.rules.deck]
    held = tuple(names.count(kind) for kind in kinds)
    others = tuple(held if seat == player.seat else one for seat, one in enumerate(cards.held))
    state.put(Cards(goods.removed(cards.deck, held), others, cards.fresh, cards.played, cards.played_now))


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
    assert "Choose one of: 8 points, 9 points" in await people[0].say("game new", target="25")
    assert "Catan, the base game" in await people[0].say("game new", variant="chess")
    assert not people[0].place.history()


async def test_variants_and_targets_are_suggested(people: list[Typist]) -> None:
    assert await people[0].suggested("game new", "variant", "cat") == [("Catan, the base game", "base")]
    assert [value for _, value in await people[0].suggested("game new", "target")] == ["8", "9", "10", "11", "12", "13"]
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
    await ann.select(letter.response, ["8"], custom_id=f"k1s:{game.id}:0:lset:target")
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


# Where there is nothing to do

MOVES: dict[str, dict[str, Any]] = {
    "roll": {},
    "end": {},
    "build road": {"at": "14-15"},
    "move robber": {"to": "8 ore"},
    "card buy": {},
    "card play": {"card": "knight"},
    "card list": {},
    "trade offer": {"give": "1 wool", "want": "1 ore"},
    "trade bank": {"give": "4 wool", "want": "ore"},
    "trade accept": {"offer": "1"},
    "trade list": {},
    "discard": {"cards": "1 wool"},
    "choose": {"answer": "14"},
    "do": {"action": "roll"},
    "game undo": {},
    "game log": {},
    "game board": {},
    "game end": {},
}


@pytest.mark.parametrize("command", MOVES)
async def test_without_a_game_in_the_channel_one_sentence_says_so(people: list[Typist], command: str) -> None:
    assert "No game is open in this channel" in await people[0].say(command, **MOVES[command])


async def test_somebody_who_only_watches_is_told_so(founding: list[Typist]) -> None:
    for command, given in MOVES.items():
        text = await founding[3].say(command, **given)
        if command not in ("game log", "game board"):
            assert "no seat in this game" in text, command


async def test_a_table_that_is_still_being_set_up_has_no_moves(people: list[Typist]) -> None:
    await people[0].say("game new", aloud=True)
    for command in ("roll", "game board", "hand"):
        text = await people[0].say(command)
        assert "still being set up" in text or "You play in no game" in text
    assert "can start it" in await people[0].say("game status")


async def test_whoever_is_not_at_turn_is_told_whom_the_game_waits_for(playing: list[Typist]) -> None:
    for command in ("roll", "end", "card buy", "build city"):
        assert "the game waits for Ann" in await playing[1].refused(command)
    (hint,) = await playing[1].offered("build road", "at")
    assert hint[1] == WHY
    assert "the game waits for Ann" in hint[0]


# Building


async def test_a_road_is_built_by_what_is_suggested_or_typed(playing: list[Typist]) -> None:
    ann = playing[0]
    hold(ann, *[LUMBER, BRICK] * 3)
    label, value = (await ann.suggested("build road", "at"))[0]
    assert "·" in label
    await ann.play("build road", at=value)
    await ann.play("build road", at=(await ann.suggested("build road", "at"))[1][0])
    first, second = (await ann.first("build road", "at")).split("-")
    assert "road" in await ann.play("build road", at=f"{second} {first}")
    assert ann.hand == (0,) * 5


async def test_without_a_place_the_possible_ones_are_shown_with_letters(playing: list[Typist]) -> None:
    ann = playing[0]
    hold(ann, LUMBER, BRICK)
    result = await ann.actor.slash(ann.place, "build road")
    assert result.ephemeral
    assert result.response is not None
    assert "A · " in shown(result.response)
    assert [file.filename for file in result.response.attachments] == ["board.png"]
    (select,) = [part for part in parts(result.response) if part["type"] == discord.ComponentType.string_select.value]
    await ann.actor.select(result.response, [select["options"][0]["value"]], custom_id=select["custom_id"])
    assert ann.hand == (0,) * 5


async def test_what_cannot_be_paid_is_explained_before_and_after(playing: list[Typist]) -> None:
    ann = playing[0]
    hold(ann, LUMBER)
    ((label, value),) = await ann.offered("build road", "at")
    assert value == WHY
    assert "lack" in label
    assert "you lack 1 brick" in await ann.refused("build road", at=WHY)
    assert "You lack 1 brick" in await ann.refused("build road", at="10-15")


async def test_a_settlement_too_close_is_refused_with_its_neighbour(playing: list[Typist]) -> None:
    ann = playing[0]
    hold(ann, LUMBER, BRICK, WOOL, GRAIN)
    assert "is taken: Ann has built there" in await ann.refused("build settlement", at=str(HOMES[ANN] + 1))
    beside = playing[0].table.state.rules.board.neighbours[Intersection(HOMES[BOB])][0]
    assert f"too close to {HOMES[BOB] + 1}" in await ann.refused("build settlement", at=str(beside + 1))
    assert "names no intersection" in await ann.refused("build settlement", at="the moon")


async def test_a_city_is_raised(playing: list[Typist]) -> None:
    ann = playing[0]
    hold(ann, ORE, ORE, ORE, GRAIN, GRAIN)
    await ann.play("build city", at=await ann.first("build city", "at"))
    assert ann.table.state.kinds[HOMES[ANN]] == "city"


# Robber and discards


async def test_the_robber_asks_whom_to_rob_when_it_can_be_several(playing: list[Typist]) -> None:
    ann, bob, cleo, _ = playing
    state = ann.table.state
    place = next(hex for hex in state.rules.board.hexes_at[Intersection(HOMES[BOB])] if hex in state.rules.board.hexes)
    corner = next(one for one in state.rules.board.hex_corners[place] if state.owners[one] < 0)
    state.raise_building(CLEO, "settlement", corner)
    hold(bob, WOOL)
    hold(cleo, ORE)
    state.begin(MovingRobber(ANN))
    assert "From whom" in await ann.refused("move robber", to=f"H{place + 1}")
    victims = await ann.suggested("move robber", "steal", to=f"H{place + 1}")
    assert [value for _, value in victims] == ["red", "yellow"]
    assert "There are Bob and Cleo" in await ann.refused("move robber", to=f"H{place + 1}", steal="Dan")
    text = await ann.play("move robber", to=f"H{place + 1}", steal="Cleo")
    assert "ore" in text
    assert ann.hand == ORE


async def test_the_robber_takes_from_the_only_neighbour_without_asking(playing: list[Typist]) -> None:
    ann, bob, *_ = playing
    state = ann.table.state
    hold(bob, WOOL)
    state.begin(MovingRobber(ANN))
    to, _ = next(
        (value, label)
        for label, value in await ann.suggested("move robber", "to")
        if Hex(int(value[1:]) - 1) in state.rules.board.hexes_at[Intersection(HOMES[BOB])]
    )
    await ann.play("move robber", to=to)
    assert ann.hand == WOOL


async def test_the_robber_must_move_and_only_when_it_is_time(playing: list[Typist]) -> None:
    ann = playing[0]
    assert "has to wait" in await ann.refused("move robber", to="desert")
    assert "has to wait" in await ann.refused("move robber")
    ann.table.state.begin(MovingRobber(ANN))
    assert "is on desert already" in await ann.refused("move robber", to="desert")


async def test_discards_are_counted_and_can_be_chosen_from_a_list(playing: list[Typist]) -> None:
    ann, bob, *_ = playing
    hold(ann, *[WOOL] * 5, *[ORE] * 3)
    hold(bob, *[GRAIN] * 9)
    ann.table.state.begin(Discarding(((ANN, 4), (BOB, 4))))
    assert "Exactly 4" in await ann.refused("discard", cards="3 wool")
    assert "You do not hold that" in await ann.refused("discard", cards="4 brick")
    assert ("2 wool, 1 ore", "2 wool, 1 ore") in await ann.suggested("discard", "cards", "2 wool 1 o")
    assert "wool 5" in await ann.refused("discard")
    await ann.play("discard", cards="3w o")
    await bob.play("discard", cards="4 Getreide")
    assert ann.hand == (0, 0, 2, 0, 2)


# Development cards


async def test_cards_are_bought_and_looked_at_in_private(playing: list[Typist]) -> None:
    ann = playing[0]
    hold(ann, WOOL, GRAIN, ORE)
    text = await ann.play("card buy")
    assert "development card" in text.lower()
    assert "bought this turn: 1" in await ann.say("card list")


async def test_a_knight_asks_for_the_robbers_way(playing: list[Typist]) -> None:
    ann, bob, *_ = playing
    hold_card(ann, "knight")
    hold(bob, WOOL)
    assert await ann.suggested("card play", "card") == [("Knight", "knight")]
    assert "Where does the robber go?" in await ann.play("card play", card="Knight")
    assert "Which hex" in await ann.say("choose") or "Where does the robber go" in await ann.say("choose")


async def test_a_knight_can_be_told_everything_at_once_or_nothing_happens(playing: list[Typist]) -> None:
    ann, bob, *_ = playing
    hold_card(ann, "knight")
    hold(bob, WOOL)
    assert "is on desert already" in await ann.refused("card play", card="knight", first="desert")
    home = ann.table.state.rules.board.hexes_at[Intersection(HOMES[BOB])][0]
    assert "H" + str(home + 1) in [value for _, value in await ann.suggested("card play", "first", card="knight")]
    given = {"card": "knight", "first": f"H{home + 1}"}
    assert [value for _, value in await ann.suggested("card play", "second", **given)] == ["red"]
    await ann.play("card play", **given, second="Bob")
    assert ann.hand == WOOL
    assert isinstance(ann.table.state.step, Main)


async def test_road_building_places_the_roads_it_is_told(playing: list[Typist]) -> None:
    ann = playing[0]
    hold_card(ann, "road_building")
    first = await ann.first("card play", "first", card="road_building")
    second = await ann.first("card play", "second", card="road_building", first=first)
    assert first != second
    await ann.play("card play", card="Road Building", first=first, second=second)
    assert ann.table.state.roads.count(ANN) == 3
    assert isinstance(ann.table.state.step, Main)


async def test_road_building_asks_for_what_it_is_not_told(playing: list[Typist]) -> None:
    ann = playing[0]
    hold_card(ann, "road_building")
    assert "Where does the free road go?" in await ann.play("card play", card="road")
    await ann.play("choose", answer=await ann.first("choose", "answer"))
    await ann.play("build road", at=await ann.first("build road", "at"))
    assert ann.table.state.roads.count(ANN) == 3


async def test_year_of_plenty_takes_two_goods(playing: list[Typist]) -> None:
    ann = playing[0]
    hold_card(ann, "year_of_plenty", "year_of_plenty")
    assert "Which two goods" in await ann.refused("card play", card="year of plenty")
    assert [value for _, value in await ann.suggested("card play", "second", card="year_of_plenty")][2] == "wool"
    await ann.play("card play", card="Year of Plenty", first="sheep", second="Erz")
    assert ann.hand == (0, 0, 1, 0, 1)


async def test_monopoly_names_a_good(playing: list[Typist]) -> None:
    ann, bob, cleo, _ = playing
    hold_card(ann, "monopoly")
    hold(bob, WOOL, WOOL, ORE)
    hold(cleo, WOOL)
    assert "Which good" in await ann.refused("card play", card="monopoly")
    await ann.play("card play", card="monopoly", first="wool")
    assert ann.hand == (0, 0, 3, 0, 0)


async def test_cards_that_cannot_be_played_are_refused_with_the_reason(playing: list[Typist]) -> None:
    ann = playing[0]
    ((_, why),) = await ann.offered("card play", "card")
    assert why == WHY
    assert "no development card to play" in await ann.refused("card play", card=WHY)
    assert "You have no Monopoly" in await ann.refused("card play", card="monopoly", first="wool")
    assert "no development card of this table" in await ann.refused("card play", card="queen of hearts")
    hold(ann, WOOL, GRAIN, ORE)
    await ann.play("card buy")
    hold_card(ann, "knight")
    cards = ann.table.state[Cards]
    ann.table.state.put(Cards(cards.deck, cards.held, cards.held, cards.played, cards.played_now))
    assert "You bought Knight this turn" in await ann.refused("card play", card="knight")


# Trade


async def test_offers_are_made_countered_declined_taken_back_and_accepted(playing: list[Typist]) -> None:
    ann, bob, cleo, _ = playing
    hold(ann, WOOL, WOOL, LUMBER)
    hold(bob, ORE, ORE)
    await ann.play("trade offer", give="1 wool", want="1 ore")
    await ann.play("trade offer", give="1 lumber", want="ore", to="Red (Bob)")
    assert ann.table.state[Offers].standing[1].audience == (BOB,)
    assert "Ann gives 1 lumber" in await cleo.say("trade list")
    assert "is for Bob" in await cleo.refused("trade decline", offer="2")
    await cleo.play("trade decline", offer="1")
    assert [label for label, _ in await cleo.suggested("trade accept", "offer")] == []
    labels = [label for label, _ in await bob.suggested("trade accept", "offer")]
    assert len(labels) == 2
    await bob.play("trade counter", offer=labels[0], give="1 ore", want="2 wool")
    await ann.play("trade cancel", offer=await ann.first("trade cancel", "offer", "lumber"))
    await ann.play("trade accept", offer="3")
    assert ann.hand == (1, 0, 0, 0, 1)
    assert "names no open offer" in await ann.refused("trade accept", offer="7")


async def test_an_offer_must_name_goods_that_are_held(playing: list[Typist]) -> None:
    ann = playing[0]
    hold(ann, WOOL)
    assert "You do not hold that" in await ann.refused("trade offer", give="1 ore", want="1 wool")
    assert "“gold”" in await ann.refused("trade offer", give="1 wool", want="gold")
    assert "There are Bob and Cleo" in await ann.refused("trade offer", give="1 wool", want="1 ore", to="Zoe")
    assert "No offer stands" in await ann.refused("trade accept", offer="1")
    assert "No offer stands" in await ann.say("trade list")


async def test_the_bank_trades_at_its_rate(playing: list[Typist]) -> None:
    ann = playing[0]
    hold(ann, *[LUMBER] * 8)
    ((label, lot),) = await ann.suggested("trade bank", "give")
    assert label == lot
    assert "What do you take" in await ann.refused("trade bank", give=lot)
    assert len(await ann.suggested("trade bank", "want", give=lot)) == 4
    await ann.play("trade bank", give="lumber", want="1 ore")
    assert ann.hand[4] == 1
    assert "does not trade 3 brick" in await ann.refused("trade bank", give="3 brick", want="ore")
    hold(ann, WOOL)
    ((_, why),) = await ann.offered("trade bank", "give")
    assert why == WHY
    assert "nothing to trade" in await ann.refused("trade bank", give=WHY)


# Answers, and everything


async def test_choose_answers_what_is_asked_and_nothing_else(founding: list[Typist]) -> None:
    player = next(one for one in founding[:3] if one.seat == one.table.state.seat)
    other = next(one for one in founding[:3] if one is not player)
    assert "Where does your settlement stand?" in await player.refused("choose")
    assert "the game waits for" in await other.refused("choose", answer="14")
    await player.play("choose", answer=await player.first("choose", "answer", "ore"))
    assert all("road" in label for label, _ in await player.suggested("choose", "answer"))
    await player.play("choose", answer=await player.first("choose", "answer"))
    ((label, why),) = await player.offered("choose", "answer")
    assert why == WHY
    assert "not your turn" in label


async def test_choose_has_nothing_to_answer_in_ones_own_turn(playing: list[Typist]) -> None:
    assert "asks you nothing" in await playing[0].refused("choose", answer="14")
    playing[0].table.state.agenda.clear()
    playing[0].table.state.begin(Rolling(ANN))
    assert "asks you nothing" in await playing[0].refused("choose")


async def test_do_asks_for_more_words_when_several_things_fit(playing: list[Typist]) -> None:
    hold(playing[0], LUMBER, BRICK)
    text = await playing[0].refused("do", action="build a road")
    assert "may mean: Build a road on" in text
    assert "is nothing you can do now" in await playing[0].refused("do", action="dance")


async def test_do_opens_a_form_for_what_must_be_written(playing: list[Typist]) -> None:
    hold(playing[0], WOOL)
    assert "Write it" in await playing[0].refused("do", action="make an offer")


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
