"""The length of a road, measured cleverly and by trying every trail."""

from random import Random

import pytest

from engine.base.roads import longest_trail
from engine.record import Intersection, Path
from engine.state import NOBODY, State
from tests.engine.laying import A, B, lay


def every_trail(state: State, at: Intersection, used: frozenset[Path]) -> int:
    """The longest way on from an intersection, each own road once, never past a foreign building."""
    board = state.rules.board
    if used and state.owners[at] not in (NOBODY, A):
        return 0
    onward = [path for path in board.paths_at[at] if state.roads[path] == A and path not in used]
    return max((1 + every_trail(state, board.across(path, at), used | {path}) for path in onward), default=0)


def thrown_together(random: Random) -> State:
    """Roads of A grown at random from one or two places, and some of B's buildings in between."""
    state = lay().state
    board = state.rules.board
    reached = random.sample(board.intersections, random.choice([1, 1, 2]))
    for _ in range(random.randint(1, 13)):
        beside = [path for site in reached for path in board.paths_at[site] if state.roads[path] == NOBODY]
        grown = random.choice(beside)
        state.lay_road(A, grown)
        reached += board.ends[grown]
    for site in random.sample(sorted(set(reached)), min(len(set(reached)), random.randint(0, 3))):
        state.raise_building(random.choice([A, B]), "settlement", site)
    return state


@pytest.mark.parametrize("seed", range(4))
def test_the_longest_road_is_the_longest_of_all_trails(seed: int) -> None:
    random, lengths = Random(seed), set()
    for _ in range(60):
        state = thrown_together(random)
        longest = max(every_trail(state, site, frozenset()) for site in state.rules.board.intersections)
        assert longest_trail(state, A) == longest
        lengths.add(longest)
    assert len(lengths) > 6
