"""The command `train`: what it leaves, and what it refuses before it learns."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.fiftyfirst.bots.value import read_weights
from tests.cli.conftest import Run

TRAIN = ("train", "--lesson", "borgo", "--games", 10, "--iterations", 1)


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "w.json"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the course is kept until it is over."""
    return tmp_path / "w.json.training"


def test_only_the_weights_are_left(run: Run, out: Path, tmp_path: Path) -> None:
    assert run(*TRAIN, "--out", out).code == 0
    assert list(tmp_path.iterdir()) == [out]
    assert read_weights(out).made.startswith("lesson borgo")


def test_what_others_have_put_into_the_folder_stays(run: Run, out: Path, folder: Path, tmp_path: Path) -> None:
    folder.mkdir()
    names = ("thesis.txt", "course.txt", "lesson_one.json", "my_games_0.json", "games_0.json.new")
    for name in names:
        (folder / name).write_text("precious")
    (folder / "games_7.json").mkdir()
    (folder / "lesson_7.json").symlink_to(tmp_path / "nowhere")
    (folder / "course.123.new").write_text("left by this program")
    assert run(*TRAIN, "--out", out).code == 0
    assert {file.name for file in folder.iterdir()} == {*names, "games_7.json", "lesson_7.json"}
    assert {(folder / name).read_text() for name in names} == {"precious"}


def test_games_that_no_training_has_marked_are_left_as_they_are(run: Run, out: Path, folder: Path) -> None:
    folder.mkdir()
    (folder / "games_0.json").write_text("precious")
    told = run(*TRAIN, "--out", out)
    assert told.code == 2
    assert "expected the folder of this training" in told.err
    assert [(file.name, file.read_text()) for file in folder.iterdir()] == [("games_0.json", "precious")]


def file(path: Path) -> None:
    path.write_text("precious")


def link(path: Path) -> None:
    target = path.with_name("elsewhere")
    target.mkdir()
    (target / "course").write_text("precious")
    path.symlink_to(target)


def dangling_link(path: Path) -> None:
    path.symlink_to("nowhere")


def course_that_is_a_folder(path: Path) -> None:
    (path / "course").mkdir(parents=True)


@pytest.fixture
def untaught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is learned any more."""

    def play(*_: object) -> None:
        raise AssertionError("this is said too late")

    monkeypatch.setattr("game.fiftyfirst.match.series.training.play", play)


@pytest.mark.usefixtures("untaught")
@pytest.mark.parametrize("make", [file, link, dangling_link, course_that_is_a_folder])
def test_a_folder_that_cannot_be_used_is_told_before_anything_is_learned(
    run: Run, out: Path, folder: Path, tmp_path: Path, make: Callable[[Path], None]
) -> None:
    make(folder)
    before = sorted(tmp_path.rglob("*"))
    told = run(*TRAIN, "--out", out)
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert str(folder) in told.err
    assert sorted(tmp_path.rglob("*")) == before
    assert all(found.read_text() == "precious" for found in before if found.is_file())


@pytest.mark.usefixtures("untaught")
@pytest.mark.parametrize("name", [f"{'w' * 250}.json", os.path.join("file", "w.json")])
def test_a_folder_that_cannot_be_made_is_told_before_anything_is_learned(run: Run, tmp_path: Path, name: str) -> None:
    file(tmp_path / "file")
    told = run(*TRAIN, "--out", tmp_path / name)
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert f"{tmp_path / name}.training: cannot be written: " in told.err
