"""The game in the terminal starts without damaged cards or texts, and says so."""

from __future__ import annotations

import shutil
import sys
from io import StringIO
from pathlib import Path

import pytest

from game.fiftyfirst.rules import NAME
from tests.cli.conftest import Run, Told
from tests.conftest import ROOT


@pytest.fixture
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of cards and texts that the program uses as its own."""
    shutil.copytree(ROOT / "cards", tmp_path / "cards")
    shutil.copytree(ROOT / "assets" / "locale", tmp_path / "assets" / "locale")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    return tmp_path


def play(run: Run, monkeypatch: pytest.MonkeyPatch, folder: Path, *lines: str) -> Told:
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
    return run("text", "--data-dir", folder / "data", "--bots", "random", "--seed", "1")


def test_the_game_starts_without_a_damaged_further_set(
    run: Run, resources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (resources / "cards" / "moon.yaml").write_text("locations:\n- {id: crater}\n")
    told = play(run, monkeypatch, resources, "quit")
    assert told.code == 0
    assert told.err.count("\n") == 1
    assert told.err.startswith(f"{resources / 'cards' / 'moon.yaml'}:2: location 'crater': ")


def test_the_game_starts_without_damaged_messages(run: Run, resources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one sentence per file, about its first mistake."""
    file = resources / "assets" / "locale" / "en" / NAME / "log.ftl"
    file.write_text(file.read_text("utf-8").replace("{", "", 3), "utf-8")
    told = play(run, monkeypatch, resources, "quit")
    assert told.code == 0
    assert told.err.count("\n") == 1
    assert told.err.startswith(f"{file}:")


def test_the_game_does_not_start_without_the_base_set(
    run: Run, resources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (resources / "cards" / "base.yaml").write_text("locations: []\n")
    told = play(run, monkeypatch, resources)
    assert told.code == 2
    assert told.err == f"{resources / 'cards' / 'base.yaml'}:1: expected at least one location\n"


def test_a_match_that_cannot_be_resumed_is_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "matches").mkdir()
    (tmp_path / "matches" / "broken.jsonl").write_text("{")
    monkeypatch.setattr("sys.stdin", StringIO())
    told = run("text", "--data-dir", tmp_path, "--resume")
    assert told.code == 2
    assert [line.partition(": ")[0] for line in told.err.splitlines()] == [
        f"{tmp_path / 'matches' / 'broken.jsonl'}:1",
        str(tmp_path / "matches"),
    ]


@pytest.mark.parametrize("line", ["9" * 5000, "moves\n0"])
def test_a_number_outside_the_list_is_reported(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    told = play(run, monkeypatch, tmp_path, line)
    assert (told.code, told.err) == (0, "")
