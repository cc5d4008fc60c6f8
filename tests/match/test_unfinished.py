"""The match to continue is the one that was on the table last, decided in or not."""

from __future__ import annotations

import os
from pathlib import Path
from time import time_ns

import pytest

from game.match.fiftyfirst import fiftyfirst
from game.match.library import unfinished
from game.match.library.index import MatchIndex
from game.match.library.notes import FILE, Note, Notes
from game.match.library.unfinished import UnfinishedSearch, last_unfinished, take_up
from game.match.match import Match
from game.play.kind import decided
from game.rules.game import Game
from tests.match.test_index import closed

YEAR = 365 * 86_400 * 10**9


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "matches"


@pytest.fixture
def files(game: Game, folder: Path) -> list[Path]:
    """Three unfinished matches, the one decided in last first."""
    return [closed(game, folder, 4, changed=3000 - number, seed=number) for number in range(3)]


def found(folder: Path) -> Path | None:
    match = last_unfinished(folder, lambda error: pytest.fail(str(error)))
    return match.path if match else None


@pytest.mark.parametrize("is_read", [False, True], ids=["unread", "read"])
def test_a_match_that_was_put_on_the_table_is_found_first_and_changes_in_nothing(
    is_read: bool, files: list[Path], folder: Path
) -> None:
    if is_read:
        MatchIndex(folder).read_all()
    before = [(path.read_bytes(), path.stat().st_mtime_ns) for path in files]
    assert found(folder) == files[0]
    take_up(folder, files[2])
    assert found(folder) == files[2]
    take_up(folder, files[1])
    assert found(folder) == files[1]
    assert [(path.read_bytes(), path.stat().st_mtime_ns) for path in files] == before
    assert [match.path for match in MatchIndex(folder).read_all().matches()] == files, "the list keeps its order"


def test_a_later_decision_in_another_match_counts_more(game: Game, files: list[Path], folder: Path) -> None:
    take_up(folder, files[2])
    match = Match.load(files[1], fiftyfirst(game.catalog))
    match.submit(decided(match.advise("random", "1")))
    match.close()
    os.utime(files[1], ns=(time_ns(), time_ns()))  # the clock of a disk may lag some milliseconds behind
    assert found(folder) == files[1]


def test_if_it_is_gone_over_or_unreadable_the_next_best_is_found(files: list[Path], folder: Path) -> None:
    take_up(folder, files[2])
    moved = files[2].rename(folder.parent / files[2].name)
    assert found(folder) == files[0]
    moved.rename(files[2])
    assert found(folder) == files[2]
    files[2].write_text("{", "utf-8")
    os.utime(files[2], (1000, 1000))
    told: list[str] = []
    search = UnfinishedSearch(folder, lambda error: told.append(error.file or ""))
    match = search.to_end()
    assert match is not None
    assert match.path == files[0]
    assert told == [str(files[2])], "it is told once"


def test_before_a_large_folder_is_listed_it_is_found_in_the_database(
    files: list[Path], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    MatchIndex(folder).read_all()
    take_up(folder, files[2])
    monkeypatch.setattr("game.match.library.index._AT_ONCE", 2)
    search = UnfinishedSearch(folder, lambda error: pytest.fail(str(error)))
    assert search.found is not None
    assert search.found.path == files[2]
    assert search.to_end() == search.found


def test_a_clock_that_was_wrong_counts_for_nothing(
    files: list[Path], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(unfinished, "time_ns", lambda: time_ns() + YEAR)
        take_up(folder, files[2])
        assert found(folder) == files[2]
    assert found(folder) == files[0]


def test_notes_and_what_was_on_the_table_are_kept_beside_each_other(files: list[Path], folder: Path) -> None:
    Notes(folder.parent).put(files[0], Note("Mine", True))
    take_up(folder, files[2])
    Notes(folder.parent).put(files[1], Note("Yours"))
    notes = Notes(folder.parent)
    assert (notes.of(files[0]).title, notes.of(files[1]).title) == ("Mine", "Yours")
    assert found(folder) == files[2]


def test_nothing_is_noted_of_a_file_elsewhere_or_beside_damaged_notes(files: list[Path], folder: Path) -> None:
    take_up(folder, folder.parent / "elsewhere.jsonl")
    take_up(folder, None)
    assert not (folder.parent / FILE).exists()
    (folder.parent / FILE).write_text('{"matches": ', "utf-8")
    take_up(folder, files[2])
    assert (folder.parent / FILE).read_text("utf-8") == '{"matches": '
    assert found(folder) == files[0]


@pytest.mark.parametrize("name", ["../elsewhere.jsonl", "", ".", "nothing.jsonl", "a\x00b"])
def test_a_name_that_is_no_match_of_the_folder_counts_for_nothing(name: str, files: list[Path], folder: Path) -> None:
    take_up(folder, files[2])
    notes = (folder.parent / FILE).read_text("utf-8")
    (folder.parent / FILE).write_text(notes.replace(files[2].name, name.replace("\x00", "\\u0000")), "utf-8")
    assert found(folder) == files[0]
