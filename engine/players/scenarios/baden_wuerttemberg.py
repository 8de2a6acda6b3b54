"""How a player with some sense plays Baden-Württemberg Catan: landmarks open ways, inventions earn a field."""

from __future__ import annotations

from collections.abc import Iterable

from engine import goods
from engine.action import Action
from engine.base.army import SMALLEST_LARGEST_ARMY, LargestArmy
from engine.base.building import BuildRoad
from engine.base.cards import CardsSeen
from engine.players.sense import Sense
from engine.players.simple import harm
from engine.players.thought import Habit, Thought
from engine.record import Intersection, Path
from engine.scenarios.baden_wuerttemberg import (
    BuildLandmark,
    FoundHall,
    Landmarks,
    MoveInventor,
    PlayInvention,
    PlayTrade,
)
from engine.scenarios.baden_wuerttemberg.cards import CHEAP_RATE
from engine.scenarios.baden_wuerttemberg.landmarks import LANDMARK

NEAR = 3
"""So many roads behind a landmark a town may lie and still be thought of."""


def found_a_good_hall(thought: Thought) -> Action | None:
    """It founds where most throws pay, on many resources."""
    return max(thought.open_to(FoundHall), key=lambda option: thought.sense.worth(option.site), default=None)


def move_the_inventor(thought: Thought) -> Action | None:
    """It blocks whom it fears, and draws a card when it may."""
    return max(thought.open_to(MoveInventor), key=lambda move: harm(thought.sense, move), default=None)


def call_the_inventor_away(thought: Thought) -> Action | None:
    """An invention is played when the inventor stands on an own hex, even before the roll."""
    options = thought.open_to(PlayInvention)
    here = thought.sense.robbed if options else None
    if here is None:
        return None
    own = [site for site in thought.sense.sites if here in thought.sense.board.hexes_at[site]]
    return options[0] if own else None


def open_a_way(thought: Thought) -> Action | None:
    """A landmark is built when no town is to be had without it, or with what nothing better needs."""
    options = thought.open_to(BuildLandmark)
    if not options or not (
        stuck(thought.sense) or goods.covers(thought.sense.spare, thought.sense.rules.costs[LANDMARK])
    ):
        return None
    return max(options, key=lambda option: beyond(thought.sense, option.site))


def lead_to_a_landmark(thought: Thought) -> Action | None:
    """When no town is within reach, a road leads to the nearest landmark that would open a way."""
    options = thought.open_to(BuildRoad)
    if not options or not stuck(thought.sense) or open_landmarks(thought.sense, roads=0):
        return None
    wished = first_road_to_a_landmark(thought.sense)
    return next((option for option in options if option.path == wished), None)


def trade_cheaply(thought: Thought) -> Action | None:
    """The Trade card is played when two to one pays for what is lacking and three to one does not."""
    options = thought.open_to(PlayTrade)
    if not options or thought.sense.aim is None:
        return None
    sense = thought.sense
    lacking = sum(sense.lacking)
    cheap = sum(count // CHEAP_RATE for count in sense.spare)
    return options[0] if 0 < lacking <= cheap and sense.exchangeable(sense.spare) < lacking else None


def show_inventions(thought: Thought) -> Action | None:
    """Inventions are played when those held can earn the field of the Largest Inventor (B8)."""
    options = thought.open_to(PlayInvention)
    shown, cards = thought.question.view.part(LargestArmy), thought.question.view.part(CardsSeen)
    if not options or shown is None or cards is None or cards.held is None:
        return None
    seat = thought.question.seat
    held = cards.held[thought.sense.rules.kind_of_card[PlayInvention.card]]
    most = max(size for other, size in enumerate(shown.sizes) if other != seat)
    return options[0] if shown.sizes[seat] + held > max(SMALLEST_LARGEST_ARMY - 1, most) else None


def save_for_a_landmark(sense: Sense) -> Iterable[str]:
    """A landmark is something to save for when nothing else opens a way."""
    return (LANDMARK,) if LANDMARK in sense.rules.costs and stuck(sense) and open_landmarks(sense, roads=0) else ()


def stuck(sense: Sense) -> bool:
    """Whether no town is within reach."""
    return not sense.spots and sense.view.left["settlement"][sense.seat] > 0


def open_landmarks(sense: Sense, roads: int) -> list[Intersection]:
    """The landmark fields at most so many new roads away on which nothing stands yet."""
    landmarks = sense.view.part(Landmarks)
    built = () if landmarks is None else landmarks.built
    return [
        site
        for site, (away, _) in sense.reach.items()
        if away <= roads and LANDMARK in sense.board.intersection_tags[site] and site not in built
    ]


def first_road_to_a_landmark(sense: Sense) -> Path | None:
    """Where the way to the nearest landmark field begins that would open one."""
    fields = open_landmarks(sense, roads=20)
    nearest = min(fields, key=lambda site: (sense.reach[site][0] - 0.1 * beyond(sense, site), site), default=None)
    return None if nearest is None else sense.reach[nearest][1]


def beyond(sense: Sense, site: Intersection) -> float:
    """What the best free town near a landmark field is worth."""
    around = {site}
    for _ in range(NEAR):
        around.update([beside for one in around for beside in sense.board.neighbours[one]])
    return max((sense.worth(one) for one in around if sense.has_room(one)), default=0.0)


URGENT: tuple[Habit, ...] = (found_a_good_hall, move_the_inventor, call_the_inventor_away)
BUILDING: tuple[Habit, ...] = (trade_cheaply, open_a_way, lead_to_a_landmark, show_inventions)
AIMS = (save_for_a_landmark,)
KNOWN = (BuildLandmark, FoundHall, MoveInventor, PlayInvention, PlayTrade)
