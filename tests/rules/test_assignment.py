"""R44.3a: as many Machines as possible raze a Location each. The largest assignment, beside all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import pytest

from game.fiftyfirst.rules.assignment import choices, is_open, largest_assignment

CASES = 10_000

Fitting = Mapping[str, Sequence[int]]
Assignment = Mapping[str, int]


def every_assignment(fitting: Fitting) -> Iterator[Assignment]:
    """All ways to give things partners of their own, or none, by trying."""
    if not fitting:
        yield {}
        return
    (thing, *others) = fitting
    for rest in every_assignment({other: fitting[other] for other in others}):
        yield rest
        yield from ({thing: partner, **rest} for partner in fitting[thing] if partner not in rest.values())


def largest(fitting: Fitting) -> list[Assignment]:
    found = list(every_assignment(fitting))
    size = max(map(len, found))
    return [assignment for assignment in found if len(assignment) == size]


def cases(count: int) -> Iterator[Fitting]:
    """Up to six Machines and seven Locations, with few or many that fit."""
    random = Random(44)
    for _ in range(count):
        partners = range(random.randint(1, 7 if count < CASES else 5))
        chance = random.choice((0.15, 0.3, 0.5, 0.8))
        things = "ABCDEF"[: random.randint(1, 6 if count < CASES else 5)]
        yield {thing: [partner for partner in partners if random.random() < chance] for thing in things}


def sets_by_asking(fitting: Fitting) -> Iterator[tuple[frozenset[int], int]]:
    """The sets of partners that end up taken where things choose one after another as in an Assault, each with the
    number of questions."""
    if not fitting:
        yield frozenset(), 0
        return
    thing, *others = fitting
    possible = choices(fitting, thing)
    asked = len(possible) > 1 and is_open(fitting, thing)
    for partner in possible if asked else possible[:1]:
        rest = {other: [one for one in fitting[other] if one != partner] for other in others}
        yield from ((taken | {partner}, asked + count) for taken, count in sets_by_asking(rest))
    if not possible:
        yield from sets_by_asking({other: fitting[other] for other in others})


@pytest.mark.slow
def test_the_largest_assignment_is_as_large_as_any() -> None:
    for fitting in cases(CASES):
        found = largest_assignment(fitting)
        assert len(set(found.values())) == len(found), "each has a partner of its own"
        assert all(partner in fitting[thing] for thing, partner in found.items())
        assert len(found) == len(largest(fitting)[0]), fitting


@pytest.mark.slow
def test_choices_are_what_a_thing_has_in_some_largest_assignment() -> None:
    for fitting in cases(CASES):
        best = largest(fitting)
        for thing in fitting:
            had = {assignment[thing] for assignment in best if thing in assignment}
            assert choices(fitting, thing) == tuple(partner for partner in fitting[thing] if partner in had), fitting


@pytest.mark.slow
def test_nothing_is_asked_where_only_one_set_of_locations_can_result() -> None:
    """And where several can, each of them is reached by answers, and no other."""
    asked = several = 0
    for fitting in cases(CASES):
        sets = {frozenset(assignment.values()) for assignment in largest(fitting)}
        reached = list(sets_by_asking(fitting))
        assert {taken for taken, _ in reached} == sets, fitting
        if len(sets) == 1:
            assert all(not questions for _, questions in reached), fitting
        several += len(sets) > 1
        asked += any(questions for _, questions in reached)
    assert asked == several > CASES / 10


def test_a_few_cases_beside_all_assignments() -> None:
    """The quick one of the tests above, with larger cases."""
    for fitting in cases(150):
        best = largest(fitting)
        assert len(largest_assignment(fitting)) == len(best[0])
        assert {taken for taken, _ in sets_by_asking(fitting)} == {frozenset(one.values()) for one in best}


def test_things_that_come_first_are_assigned_if_any_largest_assignment_has_them() -> None:
    assert largest_assignment({"Mother": [1], "Salt Sower": [1]}) == {"Mother": 1}
    assert largest_assignment({"A": [1], "B": [1], "C": [1, 2]}) == {"A": 1, "C": 2}


def test_things_without_a_partner_and_no_things_at_all() -> None:
    assert largest_assignment({"A": []}) == {}
    assert choices({"A": [], "B": [1]}, "A") == ()
    assert not is_open({"A": [], "B": [1]}, "A")
    empty: dict[str, list[int]] = {}
    assert largest_assignment(empty) == {}
