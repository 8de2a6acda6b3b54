"""A whole game by slash commands alone, and one by `/do` alone: people take what is suggested to them."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar

import pytest

from engine import goods
from engine.action import actors
from engine.base.building import open_sites
from engine.base.robber import Discarding
from engine.record import Bag, Good, Seat
from engine.ruleset import Ruleset
from tests.bot.typists import Typist
from tests.bot.worlds import World

SEED = "evening 122"
"""An evening on which everything comes up soon."""
MOST_TURNS = 90

WANTED = {
    "AcceptOffer",
    "AgreeToEnd",
    "BuildCity",
    "BuildRoad",
    "BuildSettlement",
    "BuyCard",
    "CancelOffer",
    "CounterOffer",
    "DeclineOffer",
    "Discard",
    "EndTurn",
    "FoundRoad",
    "FoundSettlement",
    "MoveRobber",
    "OfferTrade",
    "PlayCard",
    "Roll",
    "TradeWithSupply",
    "Undo",
}
"""What must stand in the journal of a game played by typing; any development card will do."""


class Player(Typist):
    """Somebody who plays; how it is typed is for the two below to say."""

    async def take(self, kind: str, typed: str = "") -> bool:
        """Do the first thing of a kind that is suggested; False when there is none."""
        raise NotImplementedError

    async def discard(self, cards: Bag) -> None:
        raise NotImplementedError

    async def move_robber(self) -> None:
        raise NotImplementedError

    async def bank(self, give: Good, take: Good) -> bool:
        raise NotImplementedError

    async def offer(self, give: Bag, want: Bag, to: Seat | None = None) -> None:
        raise NotImplementedError

    async def answer(self, answer: str) -> None:
        raise NotImplementedError

    async def counter(self, give: Bag, want: Bag) -> None:
        raise NotImplementedError

    def name(self, seat: Seat) -> str:
        return self.table.players[seat].name


class Commander(Player):
    """Somebody who has a command for everything."""

    COMMANDS: ClassVar = {
        "FoundSettlement": ("build settlement", "at"),
        "FoundRoad": ("build road", "at"),
        "PlaceFreeRoad": ("build road", "at"),
        "BuildRoad": ("build road", "at"),
        "BuildSettlement": ("build settlement", "at"),
        "BuildCity": ("build city", "at"),
        "PlayCard": ("card play", "card"),
        "Undo": ("game undo", "to"),
    }
    PLAIN: ClassVar = {"Roll": "roll", "EndTurn": "end", "AgreeToEnd": "game end", "BuyCard": "card buy"}

    async def take(self, kind: str, typed: str = "") -> bool:
        if kind in self.PLAIN:
            if kind == "BuyCard" and not goods.covers(self.hand, self.table.state.rules.costs["card"]):
                await self.refused("card buy")
                return False
            await self.play(self.PLAIN[kind])
            return True
        command, option = self.COMMANDS[kind]
        found = await self.suggested(command, option, typed)
        if not found:
            return False
        more: dict[str, str] = {}
        if found[0][1] in ("monopoly", "year_of_plenty"):
            more["first"] = await self.first(command, "first", card=found[0][1])
        await self.play(command, **{option: found[0][1]}, **more)
        return True

    async def discard(self, cards: Bag) -> None:
        assert "Exactly" in await self.refused("discard", cards=self.written(goods.only(first_of(cards), 1, 5)))
        await self.play("discard", cards=self.written(cards))

    async def move_robber(self) -> None:
        to = await self.first("move robber", "to")
        victims = await self.suggested("move robber", "steal", to=to)
        await self.play("move robber", to=to, **({"steal": victims[0][1]} if victims else {}))

    async def bank(self, give: Good, take: Good) -> bool:
        names = self.table.state.rules.goods
        lots = await self.suggested("trade bank", "give", names[give])
        if not lots:
            return False
        want = await self.first("trade bank", "want", names[take], give=lots[0][1])
        await self.play("trade bank", give=lots[0][1], want=want)
        return True

    async def offer(self, give: Bag, want: Bag, to: Seat | None = None) -> None:
        partner = {} if to is None else {"to": await self.first("trade offer", "to", self.name(to))}
        await self.play("trade offer", give=self.written(give), want=self.written(want), **partner)

    async def answer(self, answer: str) -> None:
        command = {"AcceptOffer": "trade accept", "DeclineOffer": "trade decline", "CancelOffer": "trade cancel"}[
            answer
        ]
        await self.play(command, offer=await self.first(command, "offer"))

    async def counter(self, give: Bag, want: Bag) -> None:
        offer = await self.first("trade counter", "offer")
        await self.play("trade counter", offer=offer, give=self.written(give), want=self.written(want))


class Doer(Player):
    """Somebody who does everything by `/do`, and looks for it among all that can be done."""

    async def take(self, kind: str, typed: str = "") -> bool:
        beginning = "card/" if kind == "PlayCard" else f"/{kind}"
        for label, value in await self.suggested("do", "action", typed or WORDS.get(kind, "")):
            if beginning in f"/{value}":
                # What is sent may be the label in place of the value.
                await self.play("do", action=value if len(self.table.journal.entries) % 2 else label)
                return True
        return False

    async def discard(self, cards: Bag) -> None:
        assert "Which cards" in await self.refused("do", action=await self.first("do", "action", "discard"))
        await self.play("do", action=f"discard {self.written(cards)}")

    async def move_robber(self) -> None:
        await self.play("do", action=await self.first("do", "action", "robber"))

    async def bank(self, give: Good, take: Good) -> bool:
        names = self.table.state.rules.goods
        return await self.take("TradeWithSupply", f"bank {names[give]} 1 {names[take]}")

    async def offer(self, give: Bag, want: Bag, to: Seat | None = None) -> None:
        partner = "" if to is None else f" to {self.name(to)}"
        typed = f"offer {self.written(give)} for {self.written(want)}{partner}"
        await self.play("do", action=await self.first("do", "action", typed))

    async def answer(self, answer: str) -> None:
        assert await self.take(answer)

    async def counter(self, give: Bag, want: Bag) -> None:
        await self.play("do", action=f"counter {self.written(give)} for {self.written(want)}")


WORDS = {
    "BuildRoad": "build road",
    "BuildSettlement": "build settlement",
    "BuildCity": "city",
    "BuyCard": "buy",
    "PlayCard": "play",
    "AcceptOffer": "accept",
    "DeclineOffer": "decline",
    "CancelOffer": "withdraw",
    "Undo": "take back",
    "AgreeToEnd": "vote",
}


class Evening:
    """Three people play until everything has been done once, and then agree to end."""

    def __init__(self, people: Sequence[Player]) -> None:
        self.people = people
        self.luck = Random(1)

    @property
    def state(self) -> Any:
        return self.people[0].table.state

    @property
    def rules(self) -> Ruleset:
        rules: Ruleset = self.state.rules
        return rules

    @property
    def done(self) -> set[str]:
        """The kinds of actions that stand in the journal."""
        kinds = [type(entry.action) for entry in self.people[0].table.journal.entries]
        return {kind.__name__ for kind in kinds} | {"PlayCard" for kind in kinds if kind.chapter == "card"}

    @property
    def waits(self) -> str:
        """What the game waits for, by the name of the step; empty when it is over."""
        return type(self.state.step).__name__ if self.state.agenda else ""

    def at(self, seat: Seat) -> Player:
        return next(person for person in self.people if person.seat == seat)

    async def play(self) -> None:
        while self.state.ended is None and self.state.turn < MOST_TURNS and not self.done >= WANTED - {"AgreeToEnd"}:
            await self.step()
        if self.state.ended is None:
            for person in self.people:
                await person.take("AgreeToEnd")

    async def step(self) -> None:
        step, player = self.waits, self.at(actors(self.state)[0])
        if step in ("Founding", "FoundingRoad"):
            assert await player.take({"Founding": "FoundSettlement", "FoundingRoad": "FoundRoad"}[step])
        elif step == "Rolling":
            assert await player.take("Roll")
        elif step == "Discarding":
            await self.discard()
        elif step == "MovingRobber":
            await player.move_robber()
        elif step == "PlacingRoads":
            assert await player.take("PlaceFreeRoad")
        else:
            await self.main(player)

    async def discard(self) -> None:
        step = self.state.step
        assert isinstance(step, Discarding)
        for seat, due in step.owed:
            await self.at(seat).discard(goods.some_of(self.state.hands[seat], due, self.luck))

    async def main(self, player: Player) -> None:
        await self.haggle(player)
        if "Discard" in self.done:
            await self.spend(player)
        if self.waits == "Main":
            await player.take("EndTurn")

    async def spend(self, player: Player) -> None:
        """Do what nobody has done yet, and let the bank help with the dearest of it."""
        if "PlayCard" not in self.done and await player.take("PlayCard"):
            while self.waits not in ("Main", ""):
                await self.step()
        for kind in ("BuildCity", "BuildSettlement", "BuildRoad", "BuyCard"):
            if self.waits and self.wanted(kind, player) and await player.take(kind) and "Undo" not in self.done:
                assert kind == "BuyCard" or await player.take("Undo")
        if self.waits:
            await self.swap(player)

    def wanted(self, kind: str, player: Player) -> bool:
        """Whether somebody builds this: what has not been built, what leads there, and a card until one is played."""
        if kind == "BuildRoad" and "BuildSettlement" not in self.done:
            return not open_sites(self.state, player.seat)
        return kind not in self.done or (kind == "BuyCard" and "PlayCard" not in self.done)

    async def swap(self, player: Player) -> None:
        """Give the bank what is not needed for what is saved up for."""
        goals = {"BuildSettlement": "settlement", "BuildCity": "city", "PlayCard": "card"}
        goal = next((piece for kind, piece in goals.items() if kind not in self.done), "road")
        cost = self.rules.costs[goal]
        lacking = [good for good, count in enumerate(goods.missing(player.hand, cost)) if count]
        plenty = [good for good in self.rules.resources if player.hand[good] - cost[good] >= 4]
        if plenty and (lacking or "TradeWithSupply" not in self.done):
            others = [good for good in self.rules.resources if good != plenty[0]]
            await player.bank(plenty[0], Good((lacking or others)[0]))

    async def haggle(self, player: Player) -> None:
        """Trade once in every way, as soon as the hands allow it."""
        other, third = (self.at(seat) for seat in (Seat((player.seat + 1) % 3), Seat((player.seat + 2) % 3)))
        give, want = self.differing(player, other)
        if "AcceptOffer" in self.done or give is None or want is None:
            return
        await player.offer(give, want)
        await third.answer("DeclineOffer")
        await other.counter(want, goods.added(give, give))
        await player.answer("DeclineOffer")
        await player.answer("CancelOffer")
        await other.answer("CancelOffer")
        await player.offer(give, want, other.seat)
        await other.answer("AcceptOffer")

    def differing(self, player: Player, other: Player) -> tuple[Bag | None, Bag | None]:
        """A good only the one has, and a good only the other has."""
        kinds = len(self.rules.goods)
        give = [good for good in self.rules.resources if player.hand[good]]
        want = [good for good in self.rules.resources if other.hand[good] and good not in give[:1]]
        return (goods.only(give[0], 1, kinds), goods.only(want[0], 1, kinds)) if give and want else (None, None)


def first_of(bag: Bag) -> Good:
    return Good(next(good for good, count in enumerate(bag) if count))


@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize("kind", [Commander, Doer])
async def test_a_game_can_be_played_by_typing_alone(
    world: World, dealt_from: Callable[[str], None], kind: type[Player]
) -> None:
    dealt_from(SEED)
    people = [kind(world, actor) for actor in world.people[:3]]
    await people[0].say("game new", aloud=True, target="8 points")
    for guest in people[1:]:
        await guest.say("game join")
    await people[0].choose("game options", "layout", "beginner")
    await people[0].say("game start")
    evening = Evening(people)
    await evening.play()
    assert evening.state.ended is not None
    assert evening.state.dealt.spec.options == {"target": "8", "layout": "beginner"}
    assert not WANTED - evening.done
