"""The leftovers of a killed program, and nothing else, are removed at the next start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.files import clear_leftovers

LONG_AGO = 1_000_000


@pytest.fixture
def gone() -> int:
    """The id of a process that has ended."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return process.pid


def make(folder: Path, *names: str) -> None:
    for name in names:
        (folder / name).write_bytes(b"half of")


def left(folder: Path) -> set[str]:
    clear_leftovers(folder)
    return {path.name for path in folder.iterdir()}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot be asked for a process")
def test_unfinished_files_of_an_ended_process_are_removed(tmp_path: Path, gone: int) -> None:
    make(tmp_path, f".2026_Anna.jsonl.{gone}.new", f".2026_Anna.txt.{gone}.new", f"settings.json.{gone}.new")
    make(tmp_path, f"settings.json.damaged.{gone}.new", f".Юлия.jsonl.{gone}.new", f"library.json.{gone}.new")
    make(tmp_path, f".matches.sqlite.{gone}.new")
    assert left(tmp_path) == set()


def test_unfinished_files_of_a_running_process_stay_for_a_day(tmp_path: Path) -> None:
    name = f"settings.json.{os.getppid()}.new"
    make(tmp_path, name)
    assert left(tmp_path) == {name}
    os.utime(tmp_path / name, (LONG_AGO, LONG_AGO))
    assert left(tmp_path) == set()


def test_other_files_and_folders_and_links_stay(tmp_path: Path, gone: int) -> None:
    names = {
        f"2026_Anna.jsonl.{gone}.new", f".2026_Anna.{gone}.new", "settings.json.new", "settings.json.0.new",
        f"notes.{gone}.new", f"Settings.json.{gone}.new", f"settings.json.{gone}.new2", f"x/settings.json.{gone}",
        "settings.json", "match.jsonl",
    }  # fmt: skip
    (tmp_path / "x").mkdir()
    make(tmp_path, *names)
    for name in names - {f"x/settings.json.{gone}"}:
        os.utime(tmp_path / name, (LONG_AGO, LONG_AGO))
    (tmp_path / f".folder.jsonl.{gone}.new").mkdir()
    before = {path.name for path in tmp_path.iterdir()}
    assert left(tmp_path) == before
    if sys.platform != "win32":
        make(tmp_path, "precious")
        os.symlink("precious", tmp_path / f".link.jsonl.{gone}.new")
        assert left(tmp_path) == {*before, "precious", f".link.jsonl.{gone}.new"}


def test_a_missing_folder_is_no_problem(tmp_path: Path) -> None:
    make(tmp_path, "file")
    clear_leftovers(tmp_path / "none", tmp_path / "file")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
