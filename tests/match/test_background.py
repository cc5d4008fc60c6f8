"""Very many matches are read by a separate process, which may die at any time."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest

from game.fiftyfirst.match.match import without_cards
from game.match.library.database import FILE, LOCKED
from game.match.library.index import BackgroundReader, MatchIndex
from game.play.files.saving import lock
from tests.match.golden_matches import FOLDER

SOURCE = FOLDER / "rules_1" / "solo_hegemony_new_york.jsonl"
FILES = 60
LONGEST = 60
"""Maximum seconds to wait."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with more files than the window reads itself."""
    folder = tmp_path / "matches"
    folder.mkdir()
    for number in range(FILES):
        (folder / f"{number:03}.jsonl").write_bytes(SOURCE.read_bytes())
    monkeypatch.setattr("game.match.library.index.MANY", FILES // 2)
    return folder


def go_on(index: MatchIndex, until: Callable[[], bool]) -> None:
    """Let the window show frames until a condition holds."""
    begun = monotonic()
    while not until():
        assert monotonic() - begun < LONGEST
        index.go_on(100)
        sleep(0.01)


def process_of(index: MatchIndex) -> int:
    reader = index._background
    assert reader
    assert reader._process
    assert reader._process.pid
    return reader._process.pid


def test_matches_appear_as_the_process_reads_them_and_in_the_end_all(folder: Path) -> None:
    index = MatchIndex(folder, without_cards)
    assert index.waiting == FILES
    index.go_on()
    assert process_of(index) != os.getpid()
    go_on(index, lambda: not index.is_busy)
    assert (index.waiting, len(index.matches()), index.trouble) == (0, FILES, None)
    assert MatchIndex(folder, without_cards).waiting == 0


def test_a_few_files_start_no_process(folder: Path) -> None:
    for path in sorted(folder.iterdir())[10:]:
        path.unlink()
    index = MatchIndex(folder, without_cards)
    while index.is_busy:
        index.go_on(16)
        assert index._background is None


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are not killed so there")
def test_a_killed_process_loses_nothing_and_the_window_reads_the_rest(folder: Path) -> None:
    index = MatchIndex(folder, without_cards)
    index.go_on()
    os.kill(process_of(index), signal.SIGKILL)
    go_on(index, lambda: not index.is_busy)
    assert (len(index.matches()), index.trouble) == (FILES, None)


def test_a_process_ends_with_its_list(folder: Path) -> None:
    index = MatchIndex(folder, without_cards)
    index.go_on()
    process = index._background
    assert process
    index.close()
    assert not process.is_alive


def test_no_process_is_started_while_that_of_another_window_reads(folder: Path) -> None:
    descriptor = os.open(folder.parent / f"{FILE}{LOCKED}", os.O_RDWR | os.O_CREAT)
    lock(descriptor)
    index = MatchIndex(folder, without_cards)
    index.go_on(500)
    reader = index._background
    assert reader
    assert reader._process is None
    MatchIndex(folder, without_cards).read_all()
    assert index.waiting == 0, "what the other one reads is seen"
    os.close(descriptor)
    go_on(index, lambda: not index.is_busy)


def test_the_window_reads_if_no_process_can_be_started(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BackgroundReader, "start", lambda *_: None)
    index = MatchIndex(folder, without_cards)
    go_on(index, lambda: not index.is_busy)
    assert len(index.matches()) == FILES
