"""What must hold at every table, whatever is played: each law is tried on a state, or on a whole journal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine import goods
from engine.action import Illegal, actors, check, menu, options, play
from engine.base.cards import Cards, changed
from engine.chance import ReplayError
from engine.journal import Entry, digest, read_action, replay
from engine.record import Bag, Seat, to_json
from engine.sight import view
from engine.state import NOBODY, State


class BrokenLaw(Exception):  # noqa: N818 (it names what has happened)
    """A law does not hold; what was seen is for whoever mends it."""


Law = Callable[[State, Random], None]
"""Raises `BrokenLaw`; the dice only choose what is tried."""


def require(held: object, seen: object) -> None:
    """Raise `BrokenLaw` with what was seen unless it held."""
    if not held:
        raise BrokenLaw(seen)


def seats_of(state: State) -> tuple[Seat, ...]:
    """All seats of the table."""
    return tuple(map(Seat, range(state.rules.seats)))


# What lies on the table


def goods_are_conserved(state: State, random: Random) -> None:
    """No good is made or lost, and nobody owes any."""
    everything = [*state.hands, state.supply]
    require(goods.summed(everything, len(state.rules.goods)) == state.rules.supply, everything)
    require(min(map(min, everything)) >= 0, everything)


def cards_are_conserved(state: State, random: Random) -> None:
    """Every development card lies in the pile, in a hand or on the table, and what is fresh is held."""
    if Cards not in state:
        return
    cards, all_cards = state[Cards], tuple(count for _, count in state.rules.deck)
    everything = [cards.deck, *cards.held, *cards.played]
    require(goods.summed(everything, len(all_cards)) == all_cards, cards)
    require(min(map(min, everything)) >= 0, cards)
    require(all(map(goods.covers, cards.held, cards.fresh)), cards)


def pieces_are_conserved(state: State, random: Random) -> None:
    """Every road and building lies beside the board or stands on it."""
    buildings = list(zip(state.owners, state.kinds, strict=True))
    for kind in ("road", *state.rules.building_yields):
        for seat in seats_of(state):
            standing = state.roads.count(seat) if kind == "road" else buildings.count((seat, kind))
            standing += sum(part.pieces(kind, seat) for part in state.parts.values())
            left = state.left[kind][seat]
            require(left >= 0 and left + standing == state.rules.stock[kind], (kind, seat, left, standing))
    require(all((owner == NOBODY) == (kind == "") for owner, kind in buildings), buildings)


# Asking


def whoever_is_asked_can_answer(state: State, random: Random) -> None:
    """The game waits for somebody, and whoever it waits for has something to do; when it is over nobody has."""
    asked = actors(state)
    require(bool(asked) == (state.ended is None), asked)
    for seat in asked:
        require(options(state, seat), (seat, state.question.step))
    if state.ended is not None:
        require(not any(options(state, seat) for seat in seats_of(state)), state.ended)


def asking_changes_nothing(state: State, random: Random) -> None:
    """Options are pure: asked twice they are the same, and asking and looking leave no trace."""
    before = digest(state)
    for seat in actors(state):
        first = options(state, seat)
        for option in first:
            option.holes(state, seat)
        require(options(state, seat) == first, first)
        view(state, seat)
    require(digest(state) == before, before)


def memory_deceives_nobody(state: State, random: Random) -> None:
    """What a state remembers is what it would find when it looked again."""
    fresh = state.copy()
    fresh.board_changed()
    for seat in seats_of(state):
        require(options(fresh, seat) == options(state, seat), seat)
        require(view(fresh, seat) == view(state, seat), seat)


def options_are_on_the_menu(state: State, random: Random) -> None:
    """A seat is offered only what the public menu names."""
    for seat in seats_of(state):
        offered, named = {type(option) for option in options(state, seat)}, menu(state, seat)
        require(offered <= set(named), (offered, named))


# Acting


def every_option_can_be_done(state: State, random: Random) -> None:
    """Whatever is offered survives JSON, passes its check and applies to a copy, which leaves the original alone."""
    before = digest(state)
    for seat in seats_of(state):
        for option in options(state, seat):
            action = option.sample(state, seat, random)
            require(read_action(state.rules, to_json(action)) == action, action)
            twin = state.copy()
            try:
                outcome = play(twin, seat, action)
            except Illegal as illegal:
                raise BrokenLaw((seat, action, illegal.key, illegal.fields)) from illegal
            to_json(outcome.events)
            goods_are_conserved(twin, random)
            require(digest(state) == before, (seat, action))


def others_are_refused(state: State, random: Random) -> None:
    """What is open only to the actors of a step is refused to everybody else."""
    asked = actors(state)
    for option in [option for seat in asked for option in options(state, seat) if option.audience == "actors"]:
        for other in set(seats_of(state)) - set(asked):
            try:
                check(state, other, option)
            except Illegal:
                continue
            raise BrokenLaw((other, option))


# Seeing


def views_hide(state: State, random: Random) -> None:
    """Two states that differ only in what a seat cannot see look alike to it and offer it the same."""
    for viewer in (*seats_of(state), None) if state.ended is None else ():
        other = look_alike(state, viewer, random)
        require(view(other, viewer) == view(state, viewer), viewer)
        for seat in seats_of(state):
            require(menu(other, seat) == menu(state, seat), (viewer, seat))
        if viewer is not None:
            require(options(other, viewer) == options(state, viewer), viewer)


def look_alike(state: State, viewer: Seat | None, random: Random) -> State:
    """The same table with what a viewer cannot see dealt anew: the resources and cards of the others, and the pile."""
    other, hidden = state.copy(), [seat for seat in seats_of(state) if seat != viewer]
    resources = state.rules.resources
    dealt = dealt_anew([state.rules.resources_in(state.hands[seat]) for seat in hidden], random)
    for seat, counts in zip(hidden, dealt, strict=True):
        hand = list(state.hands[seat])
        for good, count in zip(resources, counts, strict=True):
            hand[good] = count
        other.hands[seat] = tuple(hand)
    if Cards in state:
        cards = state[Cards]
        pile, *held = dealt_anew([cards.deck, *(cards.held[seat] for seat in hidden)], random)
        all_held, fresh = cards.held, cards.fresh
        for seat, own in zip(hidden, held, strict=True):
            all_held = changed(all_held, seat, own)
            fresh = changed(fresh, seat, goods.some_of(own, sum(cards.fresh[seat]), random))
        other.put(Cards(pile, all_held, fresh, cards.played, cards.played_now))
    return other


def dealt_anew(bags: Sequence[Bag], random: Random) -> list[Bag]:
    """All that lies in some bags, shuffled and dealt again, as many to each as it had."""
    pool = goods.summed(bags, len(bags[0]))
    dealt = []
    for bag in bags:
        dealt.append(goods.some_of(pool, sum(bag), random))
        pool = goods.removed(pool, dealt[-1])
    return dealt


# The journal


def replaying_gives_the_same(state: State, entries: Sequence[Entry]) -> None:
    """The entries alone fold into the same state."""
    try:
        again = replay(state.dealt, entries)
    except ReplayError as fault:
        raise BrokenLaw(fault) from fault
    require(digest(again) == digest(state), (again.facts(), state.facts()))


CHEAP: tuple[Law, ...] = (goods_are_conserved, whoever_is_asked_can_answer, asking_changes_nothing)
"""Laws to be tried after every action."""

DEAR: tuple[Law, ...] = (
    cards_are_conserved,
    pieces_are_conserved,
    memory_deceives_nobody,
    options_are_on_the_menu,
    every_option_can_be_done,
    others_are_refused,
    views_hide,
)
"""Laws to be tried now and then."""
