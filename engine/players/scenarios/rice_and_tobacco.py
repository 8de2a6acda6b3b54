"""How a player with some sense plays with rice and tobacco: it has the bank take them whenever that helps its plan."""

from __future__ import annotations

from engine.action import Action
from engine.base.robber import HAND_LIMIT
from engine.base.trade import TradeWithSupply
from engine.players.sense import Sense
from engine.players.thought import Habit, Thought
from engine.scenarios.rice_and_tobacco import COMMODITIES, Prefer, good_of


def sell_commodities(thought: Thought) -> Action | None:
    """Commodities buy what is lacking, the rarest first, as cheaply as they can; not before a seven takes it again."""
    trades = with_commodities(thought)
    sense = thought.sense if trades else None
    if sense is None or not is_safe(sense):
        return None
    useful = [trade for trade in trades if sense.lacking[trade.take]]
    return min(useful, key=lambda trade: (sum(trade.give), sense.income[trade.take]), default=None)


def with_commodities(thought: Thought) -> list[TradeWithSupply]:
    """The trades that give commodities; none at a table without."""
    trades = thought.open_to(TradeWithSupply)
    rules = thought.question.view.rules if trades else None
    if rules is None or not set(COMMODITIES) <= set(rules.goods):
        return []
    pair = [good_of(rules, name) for name in COMMODITIES]
    return [trade for trade in trades if any(trade.give[good] for good in pair)]


def is_safe(sense: Sense) -> bool:
    """Whether one card more is still within the limit of a seven, or the last one for the plan."""
    return sense.cards < HAND_LIMIT or sum(sense.lacking) == 1


BUILDING: tuple[Habit, ...] = (sell_commodities,)
KNOWN = (Prefer,)
"""What it takes is left as it is at first: the kind of which it has fewer, which is what the bank asks for."""
