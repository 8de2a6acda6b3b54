"""A player without a plan: every move is as good as any other."""

from __future__ import annotations

from engine.action import Action
from engine.base.bargaining import AcceptOffer, DeclineOffer, WelcomeOffer
from engine.base.ending import AgreeToEnd, Concluding
from engine.players.player import Player, Question

ANSWERS = (AcceptOffer, WelcomeOffer, DeclineOffer)
"""What an offer of somebody else asks for."""

ASIDES = 1 / 20
"""So seldom it says something, an offer for instance, in place of a move."""

PICKS = 8
"""So often it picks among everything, in the hope of a move, before it looks what is one."""


class RandomPlayer(Player):
    """It moves at random, seldom offers a trade, answers offers by chance, and ends a game when the table is asked."""

    def choose(self, question: Question) -> Action:
        """Any move; of a seat that is not to move, any answer."""
        options, random = question.options, question.random
        whim, count = random.random, len(options)
        talkative = whim() < ASIDES
        if not talkative:
            for _ in range(PICKS):
                option = options[int(whim() * count)]
                if not option.aside and (type(option) not in ANSWERS or question.acting):
                    return question.filled(option)
        return question.filled(random.choice(self._fitting(question, talkative=talkative)))

    def _fitting(self, question: Question, *, talkative: bool) -> list[Action]:
        """What there is to choose from; votes are left to those who are asked."""
        options = question.options
        if not question.acting:
            return [option for option in options if isinstance(option, ANSWERS)] or options
        moves = [option for option in options if not option.aside]
        asides = [option for option in options if option.aside and option.chapter != "table"]
        return (talkative and asides) or moves or leaving(question) or asides or options


def leaving(question: Question) -> list[Action]:
    """To agree, when the table is asked whether the game is to end (G11)."""
    asked = isinstance(question.view.step, Concluding)
    return [option for option in question.options if asked and isinstance(option, AgreeToEnd)]
