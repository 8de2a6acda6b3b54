"""People who play by typing: they take what is suggested to them, and read what they are answered."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from simcord.actors import MemberActor

from bot.commands.completion import WHY
from bot.table import Table
from engine import goods
from engine.base.cards import Cards
from engine.base.turn import Main
from engine.record import Bag, Intersection, Seat
from engine.state import State
from tests.bot.worlds import World

ANN, BOB, CLEO = Seat(0), Seat(1), Seat(2)
HOMES = {ANN: Intersection(9), BOB: Intersection(13), CLEO: Intersection(20)}
"""Where they live on the beginners' board once they are settled: far enough from one another."""

LUMBER, BRICK, WOOL, GRAIN, ORE = ((0,) * good + (1,) + (0,) * (4 - good) for good in range(5))

MOST_CHOICES = 25
LONGEST_CHOICE = 100


class Typist:
    """One person at a channel's table."""

    def __init__(self, world: World, actor: MemberActor) -> None:
        self.world = world
        self.actor = actor
        self.place: Any = world.channel
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """The table of the channel as the bot knows it, also when the game is over."""
        self._table = self.world.bot.tables.known_in(self.place.id) or self._table
        assert self._table is not None
        return self._table

    @property
    def seat(self) -> Seat:
        seat = self.table.seat_of(self.actor.id)
        assert seat is not None
        return seat

    @property
    def hand(self) -> Bag:
        """What the person would read in its hand."""
        return self.table.state.hands[self.seat]

    async def say(self, command: str, *, aloud: bool = False, **options: Any) -> str:
        """Type a command and read the answer: it is private unless all are to hear it, and never a breakdown."""
        result = await self.actor.slash(self.place, command, **options)
        assert result.acknowledged, command
        assert result.ephemeral is not aloud, f"/{command} {options}: {shown(result.response)}"
        text = "\n".join(shown(message) for message in (result.response, *result.followups) if message is not None)
        assert text, f"/{command} {options} was answered with nothing"
        assert "Code " not in text, f"/{command} {options}: {text}"
        return text

    async def play(self, command: str, **options: Any) -> str:
        """Type a command that must be followed: it stands in the journal afterwards."""
        before = len(self.table.journal.entries)
        text = await self.say(command, **options)
        assert len(self.table.journal.entries) > before, f"/{command} {options}: {text}"
        return text

    async def refused(self, command: str, **options: Any) -> str:
        """Type a command that must not be followed, and read why."""
        before = len(self.table.journal.entries)
        text = await self.say(command, **options)
        assert len(self.table.journal.entries) == before, f"/{command} {options}: {text}"
        return text

    async def suggested(self, command: str, option: str, typed: str = "", **others: Any) -> list[tuple[str, str]]:
        """What is suggested for an option, as label and value; a reason why there is nothing does not count."""
        return [(label, value) for label, value in await self.offered(command, option, typed, **others) if value != WHY]

    async def offered(self, command: str, option: str, typed: str = "", **others: Any) -> list[tuple[str, str]]:
        """All that is shown for an option, within Discord's limits."""
        choices: Sequence[Mapping[str, str]] = await self.actor.autocomplete(
            self.place, command, option, typed, **others
        )
        assert len(choices) <= MOST_CHOICES
        found = [(choice["name"], choice["value"]) for choice in choices]
        assert all(0 < len(text) <= LONGEST_CHOICE for choice in found for text in choice)
        return found

    async def first(self, command: str, option: str, typed: str = "", **others: Any) -> str:
        """The value of the first suggestion, of which there must be one."""
        found = await self.suggested(command, option, typed, **others)
        assert found, f"nothing is suggested for /{command} {option}: {typed}"
        return found[0][1]

    async def choose(self, command: str, option: str, value: str) -> None:
        """Type a command that shows selects, and choose in the one for an option."""
        result = await self.actor.slash(self.place, command)
        assert result.response is not None
        chosen = next(name for name in custom_ids(result.response) if f":{option}/" in name)
        assert (await self.actor.select(result.response, [value], custom_id=chosen)).acknowledged

    def written(self, bag: Bag) -> str:
        """Goods as a person would write them."""
        names = self.table.state.rules.goods
        return " ".join(f"{count} {names[good]}" for good, count in enumerate(bag) if count)


def settle(table: Table) -> None:
    """Lay the table as it is after the founding: Ann, Bob and Cleo have a home and no cards, and Ann has rolled."""
    after_founding(table.state)


def after_founding(state: State) -> None:
    """The same for a state."""
    for seat, home in HOMES.items():
        state.raise_building(seat, "settlement", home)
        state.lay_road(seat, state.rules.board.paths_at[home][0])
    state.turn, state.phase = 1, 2
    state.roller = state.seat = ANN
    state.agenda.clear()
    state.begin(Main(ANN))


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


def parts(message: Any) -> Iterator[dict[str, Any]]:
    """All components of a message, the inner ones included."""
    waiting = list(message.components)
    while waiting:
        part = waiting.pop(0)
        data = part if isinstance(part, dict) else part.to_dict()
        yield data
        waiting[:0] = data.get("components", ())


def shown(message: Any) -> str:
    """All the words of a message: texts, buttons and options of selects, a line each."""
    found = [message.content] if message.content else []
    for part in parts(message):
        found.extend(str(part[key]) for key in ("content", "label") if part.get(key))
        found.extend(str(option["label"]) for option in part.get("options", ()))
    return "\n".join(found)


def custom_ids(message: Any) -> list[str]:
    """The names of all buttons and selects of a message."""
    return [part["custom_id"] for part in parts(message) if part.get("custom_id")]


def buttons(message: Any) -> list[str]:
    """The labels of the buttons of a message."""
    return [part["label"] for part in parts(message) if part.get("custom_id") and part.get("label")]
