"""The freight: what wagons load and deliver at the plazas of the trade hexes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine import goods
from engine.board import Board
from engine.event import Event
from engine.record import Bag, Good, Hex, Seat
from engine.scenarios.traders_and_barbarians.gold import coins
from engine.scenarios.traders_and_barbarians.trains import active_card
from engine.state import Part, State

T = TypeVar("T")

COMMODITIES = ("marble", "glass", "sand", "tools")

WANTED_AT = {"marble": "castle", "glass": "castle", "sand": "glassworks", "tools": "quarry"}
"""The trade hex to which each commodity is delivered."""

PRODUCE = {"castle": ("tools", "sand"), "quarry": ("marble", "sand"), "glassworks": ("glass", "tools")}
"""What can be loaded at each trade hex."""

TOKENS_OF_A_KIND = 6
"""A stack has so many tokens of each of its two kinds (T1)."""

TRADE = "trade"
"""The tag of a trade hex."""


class Freight(Part, frozen=True):
    """The commodity tokens: what each seat carries and has delivered, and what is left in the stacks.

    `delivered[seat]` and `stacks[n]` (of the n-th trade hex of the board) hold one number a commodity, in the order of
    `COMMODITIES`. Tokens are drawn when they are taken, so no order lies hidden, and everybody may count.
    """

    carried: tuple[str | None, ...]
    delivered: tuple[Bag, ...]
    stacks: tuple[Bag, ...]


class TokenTaken(Event, frozen=True):
    """A wagon has loaded the top token of a trade hex's stack."""

    seat: Seat
    place: Hex
    commodity: str


class Delivered(Event, frozen=True):
    """A wagon has brought its token to the trade hex where it belongs: a point, and so much gold."""

    seat: Seat
    place: Hex
    commodity: str
    gold: int


class StackRefilled(Event, frozen=True):
    """The stack of a trade hex had run out and is full again."""

    place: Hex


def trade_hexes(board: Board) -> list[Hex]:
    """The trade hexes of a board, in the order of their stacks."""
    return [place for place in board.hexes if TRADE in board.hex_tags[place]]


def call_at(state: State, seat: Seat, place: Hex) -> None:
    """A wagon has come to the plaza of a trade hex: it delivers if it can, and loads if it is empty then (T5)."""
    carried = state[Freight].carried[seat]
    if carried is not None and WANTED_AT[carried] == state.rules.board.terrain[place]:
        deliver(state, seat, place, carried)
    if state[Freight].carried[seat] is None:
        load(state, seat, place)


def deliver(state: State, seat: Seat, place: Hex, commodity: str) -> None:
    """The token is turned and worth a point, and the active card brings gold."""
    freight, gold = state[Freight], active_card(state, seat).gold
    turned = goods.added(freight.delivered[seat], one_of(commodity))
    state.put(
        Freight(exchanged(freight.carried, seat, None), exchanged(freight.delivered, seat, turned), freight.stacks)
    )
    state.receive(seat, coins(state.rules, gold))
    state.emit(Delivered(seat, place, commodity, gold))


def load(state: State, seat: Seat, place: Hex) -> None:
    """The top token of the stack is taken, by lot; a stack that runs out is filled anew at once."""
    freight, number = state[Freight], trade_hexes(state.rules.board).index(place)
    stack = freight.stacks[number]
    commodity = COMMODITIES[goods.card_at(stack, state.chance.draw(sum(stack), "tokens"))]
    left = goods.removed(stack, one_of(commodity))
    kept = left if any(left) else full_stack(state.rules.board.terrain[place])
    state.put(
        Freight(exchanged(freight.carried, seat, commodity), freight.delivered, exchanged(freight.stacks, number, kept))
    )
    state.emit(TokenTaken(seat, place, commodity))
    if not any(left):
        state.emit(StackRefilled(place))


def full_stack(terrain: str) -> Bag:
    """All tokens of a trade hex of this kind."""
    return tuple(TOKENS_OF_A_KIND if commodity in PRODUCE[terrain] else 0 for commodity in COMMODITIES)


def one_of(commodity: str) -> Bag:
    """One token, as a bag of tokens."""
    return goods.only(Good(COMMODITIES.index(commodity)), 1, len(COMMODITIES))


def exchanged(items: Sequence[T], place: int, item: T) -> tuple[T, ...]:
    """The same with another item in one place."""
    return (*items[:place], item, *items[place + 1 :])


def full_stacks(state: State) -> Freight:
    """Nobody carries anything, and all tokens lie beside their trade hexes."""
    board, seats = state.rules.board, state.rules.seats
    stacks = tuple(full_stack(board.terrain[place]) for place in trade_hexes(board))
    return Freight((None,) * seats, (goods.empty(len(COMMODITIES)),) * seats, stacks)


def points_for_deliveries(state: State, seat: Seat) -> int:
    """Each token delivered is worth a point (T5)."""
    return sum(state.parts[Freight].delivered[seat])
