"""Luck: every draw below its bound, the same from the same seed, and one stream a purpose."""

from collections import Counter

import pytest

from engine.chance import Chance, ReplayError


def test_the_same_seed_gives_the_same_numbers_and_another_seed_others() -> None:
    one, same, other = (Chance(seed) for seed in ("a", "a", "b"))
    drawn = [[chance.draw(1000, "dice") for _ in range(50)] for chance in (one, same, other)]
    assert drawn[0] == drawn[1] == one.drawn
    assert drawn[0] != drawn[2]


def test_what_is_drawn_for_one_purpose_does_not_change_another() -> None:
    plain, disturbed = Chance("seed"), Chance("seed")
    expected = [plain.draw(6, "dice") for _ in range(40)]
    drawn = []
    for index in range(40):
        for _ in range(index % 3):
            disturbed.draw(7, "theft")
        drawn.append(disturbed.draw(6, "dice"))
    assert drawn == expected
    assert disturbed.counters() == {"dice": 40, "theft": 39}


def test_all_faces_come_about_equally_often() -> None:
    chance = Chance("fair")
    counts = Counter(chance.draw(6, "dice") for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_copy_goes_on_from_the_same_place_alone() -> None:
    chance = Chance("copy")
    for _ in range(21):
        chance.draw(6, "dice")
    twin = chance.copy()
    ahead = [twin.draw(6, "dice") for _ in range(20)]
    assert chance.counters() == {"dice": 21}
    assert [chance.draw(6, "dice") for _ in range(20)] == ahead


def test_recorded_numbers_take_the_place_of_the_seed_and_keep_its_count() -> None:
    fed, free = Chance("seed"), Chance("seed")
    fed.feed([5, 0, 3])
    assert [fed.draw(6, "dice") for _ in range(3)] == [5, 0, 3]
    fed.feed(None)
    for _ in range(3):
        free.draw(6, "dice")
    assert fed.draw(6, "dice") == free.draw(6, "dice")


def test_recorded_numbers_must_fit() -> None:
    chance = Chance("seed")
    chance.feed([6])
    with pytest.raises(ReplayError, match="not below 6"):
        chance.draw(6, "dice")
    chance.feed([1])
    with pytest.raises(ReplayError, match="not used"):
        chance.feed(None)
    with pytest.raises(ReplayError, match="missing"):
        [chance.draw(6, "dice") for _ in range(2)]


def test_shuffling_keeps_every_item_and_moves_them() -> None:
    chance = Chance("shuffle")
    orders = [chance.shuffled("abcd", "dealing") for _ in range(300)]
    assert {"".join(sorted(order)) for order in orders} == {"abcd"}
    assert len({"".join(order) for order in orders}) == 24
