"""Training: the same weights whatever the number of processes, and after an interruption."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from game.bots.value import Weight
from game.kernel.refusal import Unreadable
from game.match.series.training import TABLES, Course, Iteration, train
from game.match.series.workers import Workers

pytestmark = pytest.mark.slow
COURSE = Course("hegemony", games=6, iterations=2)


def learned(folder: Path, course: Course = COURSE, jobs: int = 1) -> list[Iteration]:
    return list(train(course, folder, Workers(jobs)))


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    assert learned(tmp_path / "one") == learned(tmp_path / "two", jobs=2)


def test_a_training_that_was_interrupted_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = learned(tmp_path / "whole")
    with closing(train(COURSE, tmp_path / "begun")) as begun:
        first = next(begun)
    assert [first, *learned(tmp_path / "begun")[1:]] == whole
    assert [file.name for file in sorted((tmp_path / "begun").iterdir())] == [
        "course", "games_0.json", "games_1.json", "lesson_0.json", "lesson_1.json"
    ]  # fmt: skip


def test_what_was_learned_otherwise_is_not_mixed_in(tmp_path: Path) -> None:
    learned(tmp_path, Course("hegemony", games=6, iterations=1))
    with pytest.raises(Unreadable, match="expected the folder of this training"):
        learned(tmp_path, Course("hegemony", games=6, iterations=1, seed=2))
    (tmp_path / "games_0.json").write_text("[")
    with pytest.raises(Unreadable, match="expected what this training has learned"):
        learned(tmp_path, Course("hegemony", games=6, iterations=1))


def test_known_weights_stay_and_only_those_of_further_features_are_learned(tmp_path: Path) -> None:
    whole = learned(tmp_path / "whole")[-1].weights
    assert not any("influence" in name for name in whole.weights)
    course = Course("hegemony", games=12, iterations=1, sets=("base", "allies"), onto=whole)
    (onto,) = learned(tmp_path / "onto", course)
    assert onto.weights.base == whole.base
    assert {name: onto.weights.weights[name] for name in whole.weights} == whole.weights
    assert onto.weights.weights.keys() - whole.weights.keys() >= {
        "own_has_influence",
        "own_makes_influence",
        "own_hand_allied",
    }
    assert onto.weights.weights["own_has_influence"] != Weight()
    assert onto.weights.made == f"{whole.made}; then {course.made}"


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
