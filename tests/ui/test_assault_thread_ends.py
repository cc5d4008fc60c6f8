"""Threads to what Machines raze: whatever is dragged where, as many Machines as possible raze something, and the
answers are those for which the rules ask."""

from __future__ import annotations

from random import Random

import pytest

from game.fiftyfirst.rules.assignment import choices, is_open, largest_assignment
from game.fiftyfirst.scenes.assault.choice import free_ends, moved, settled

CASES = 400


def fittings(seed: int) -> dict[int, list[int]]:
    """Up to five Machines, and which of six Locations fits each."""
    random = Random(seed)
    return {thread: sorted(random.sample(range(6), random.randrange(0, 5))) for thread in range(random.randrange(1, 6))}


def by_the_rules(fitting: dict[int, list[int]], wishes: dict[int, int]) -> dict[int, int]:
    """What is razed if every question that the rules ask is answered with a wish (R44.3a)."""
    left, razed = {thread: list(ends) for thread, ends in fitting.items()}, dict[int, int]()
    for thread in fitting:
        possible = choices(left, thread)
        if len(possible) > 1 and is_open(left, thread):
            assert wishes[thread] in possible, "the rules would refuse this answer"
            razed[thread] = wishes[thread]
        elif possible:
            razed[thread] = possible[0]
        del left[thread]
        left = {other: [end for end in ends if end != razed.get(thread)] for other, ends in left.items()}
    return razed


@pytest.mark.parametrize("seed", range(0, CASES, 40))
def test_every_thread_that_is_moved_leaves_a_largest_assignment_that_the_rules_carry_out(seed: int) -> None:
    for number in range(seed, seed + 40):
        fitting, random = fittings(number), Random(number)
        ends = dict(settled(fitting))
        size = len(largest_assignment(fitting))
        assert by_the_rules(fitting, ends) == ends, "at first it is what the rules would do"
        for _ in range(6):
            movable = [(thread, end) for thread in fitting for end in free_ends(fitting, thread)]
            if not movable:
                break
            thread, end = random.choice(movable)
            before, ends = ends, dict(moved(fitting, ends, thread, end))
            assert ends[thread] == end
            assert len(ends) == len(set(ends.values())) == size
            assert all(one in fitting[other] for other, one in ends.items())
            assert set(by_the_rules(fitting, ends).values()) == set(ends.values())
            if end == before.get(thread):
                assert ends == before


def test_a_thread_that_loses_its_end_takes_the_one_that_became_free() -> None:
    assert moved({0: [1, 2, 3], 1: [1, 2, 3]}, {0: 1, 1: 2}, 0, 2) == {0: 2, 1: 1}


def test_other_threads_stay_where_they_can() -> None:
    assert moved({0: [1, 2, 3], 1: [1, 2, 3, 4]}, {0: 1, 1: 4}, 0, 2) == {0: 2, 1: 4}


def test_what_makes_no_difference_cannot_be_moved() -> None:
    fitting = {0: [1, 2], 1: [1, 2], 2: [1, 2]}
    assert [free_ends(fitting, thread) for thread in fitting] == [(), (), ()]
    assert settled(fitting) == {0: 1, 1: 2}, "the last one goes without"
