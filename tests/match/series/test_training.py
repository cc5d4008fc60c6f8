"""Training: the same weights whatever the number of processes, and after an interruption."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from game.fiftyfirst.bots.part import Weight
from game.fiftyfirst.match.series.training import TABLES, Course, Iteration, train
from game.kernel.refusal import Unreadable
from game.match.series.workers import Workers

pytestmark = [pytest.mark.slow, pytest.mark.waits]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "lesson" in metafunc.fixturenames:
        longer = ("hegemony",) if metafunc.config.getoption("full") else ()
        metafunc.parametrize("lesson", ("borgo", *longer), scope="module")


@pytest.fixture(scope="module")
def course(lesson: str) -> Course:
    return Course(lesson, games=6, iterations=2)


@pytest.fixture(scope="module")
def whole(course: Course, tmp_path_factory: pytest.TempPathFactory) -> list[Iteration]:
    """What one process learns in one go."""
    return learned(tmp_path_factory.mktemp("whole"), course)


def learned(folder: Path, course: Course, jobs: int = 1) -> list[Iteration]:
    return list(train(course, folder, Workers(jobs)))


def test_the_number_of_processes_changes_nothing(tmp_path: Path, course: Course, whole: list[Iteration]) -> None:
    assert learned(tmp_path, course, jobs=2) == whole


def test_a_training_that_was_interrupted_goes_on_where_it_was(
    tmp_path: Path, course: Course, whole: list[Iteration]
) -> None:
    with closing(train(course, tmp_path)) as begun:
        first = next(begun)
    assert [first, *learned(tmp_path, course)[1:]] == whole
    assert [file.name for file in sorted(tmp_path.iterdir())] == [
        "course", "games_0.json", "games_1.json", "lesson_0.json", "lesson_1.json"
    ]  # fmt: skip


def test_what_was_learned_otherwise_is_not_mixed_in(tmp_path: Path) -> None:
    learned(tmp_path, Course("borgo", games=6, iterations=1))
    with pytest.raises(Unreadable, match="expected the folder of this training"):
        learned(tmp_path, Course("borgo", games=6, iterations=1, seed=2))
    (tmp_path / "games_0.json").write_text("[")
    with pytest.raises(Unreadable, match="expected what this training has learned"):
        learned(tmp_path, Course("borgo", games=6, iterations=1))


def test_known_weights_stay_and_only_those_of_further_features_are_learned(
    tmp_path: Path, lesson: str, whole: list[Iteration]
) -> None:
    known = whole[-1].weights
    assert not any("influence" in name for name in known.weights)
    course = Course(lesson, games=12, iterations=1, sets=("base", "allies"), onto=known)
    (onto,) = learned(tmp_path, course)
    assert onto.weights.base == known.base
    assert {name: onto.weights.weights[name] for name in known.weights} == known.weights
    assert onto.weights.weights.keys() - known.weights.keys() >= {
        "own_has_influence",
        "own_makes_influence",
        "own_hand_allied",
    }
    assert onto.weights.weights["own_has_influence"] != Weight()
    assert onto.weights.made == f"{known.made}; then {course.made}"


def test_weights_say_how_they_were_made() -> None:
    assert Course("two", 300, 6, 0).made == (
        "lesson two: 6 iterations of 300 games against itself with base, seed 0; ridge regression of the final margin"
    )


def test_every_lesson_has_tables() -> None:
    assert {name: {(table.players, table.solo) for table in tables} for name, tables in TABLES.items()} == {
        "two": {(2, None)},
        "more": {(3, None), (4, None)},
        "hegemony": {(1, kind) for kind in ("hegemony", "mutants", "new_york", "merchants", "appalachian")},
        "borgo": {(1, "borgo")},
    }
