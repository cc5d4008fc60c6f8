"""The game is killed at random moments of automatic play, and has lost nothing that was to be seen."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.games import GAMES
from game.kernel.refusal import Refusal
from game.match.library.index import MatchIndex
from game.play.files.record import read_record
from game.play.kind import AnyKind
from game.play.match import AnyMatch, Match
from tests.durability.damage import whole
from tests.durability.killing import Standing, kill_often, standings
from tests.durability.librarian import kill_librarians
from tests.match.conftest import HUMANS

pytestmark = [pytest.mark.waits, pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")]

CALLS = ("open", "write", "fsync", "ftruncate", "link", "unlink")
"""What the system is asked to do with a file."""


@pytest.fixture
def times(request: pytest.FixtureRequest) -> int:
    """How often is killed."""
    return 50 if request.config.getoption("full") else 25


def test_killed_games_have_lost_nothing_that_was_shown(tmp_path: Path, times: int) -> None:
    tally = kill_often(times, 51, tmp_path)
    assert not tally.wrong
    assert tally.frames > 2 * times, f"hardly anything was shown: {tally}"


def test_killed_librarians_have_lost_and_left_nothing(catalog: Catalog, times: int) -> None:
    assert kill_librarians(times, 51, catalog) == []


def test_standings_follow_what_was_taken_back() -> None:
    lines = (
        b"{}",
        b'{"n":0,"hash":"a"}',
        b'{"n":1,"hash":"b"}',
        b'{"undo_to":0}',
        b'{"redo_to":1}',
        b'{"n":2,"hash":"c"}',
    )
    expected = [Standing(0, "a"), Standing(1, "b"), Standing(0, "a"), Standing(1, "b"), Standing(2, "c")]
    assert standings(b"\n".join(lines)) == expected


def dealt(kind: AnyKind, folder: Path) -> AnyMatch:
    """A new match of two people."""
    match: AnyMatch = Match.deal(kind, HUMANS, {}, 1, folder)
    return match


def play_and_die(kind: AnyKind, folder: Path, at_call: int, tell: Callable[[AnyMatch], None]) -> None:
    """Play a few decisions with an undo, and be killed at a call to the system, when half of it is done."""
    left = at_call

    def dying(call: Callable[..., Any]) -> Callable[..., Any]:
        def ask(*arguments: Any, **options: Any) -> Any:
            nonlocal left
            left -= 1
            if left < 0:
                if call is write:
                    write(arguments[0], arguments[1][: len(arguments[1]) // 2])
                os.kill(os.getpid(), signal.SIGKILL)
            return call(*arguments, **options)

        return ask

    write = os.write
    for name in CALLS:
        setattr(os, name, dying(getattr(os, name)))
    match, random = dealt(kind, folder), Random(1)
    tell(match)
    for number in range(5):
        assert not isinstance(match.submit(random.choice(match.legal())), Refusal)
        tell(match)
        if number == 1:
            match.undo()
            tell(match)
        match.end_turn()


@pytest.mark.parametrize("id", list(GAMES))
def test_a_process_killed_at_any_call_to_the_system_has_lost_nothing_that_it_told(id: str, tmp_path: Path) -> None:
    kind = whole(id)
    calls, has_ended = 0, False
    while not has_ended:
        folder = tmp_path / str(calls)
        standing, has_ended = _told_before_death(kind, folder, calls)
        assert MatchIndex(folder, GAMES.kind).read_all().skipped() == ()
        files = sorted(folder.glob("*.jsonl"))
        found = [read_record(path, whole) for path in files]
        assert all(record.damage is None or record.damage.reason == "torn" for record in found)
        assert standing is None or standing in standings(files[0].read_bytes()[: found[0].good])
        for path in files:
            match: AnyMatch = Match.load(path, whole)
            match.close()
            assert read_record(path, whole).damage is None
        calls += 1
    assert calls > 20, "every decision asks the system for something"


def _told_before_death(kind: AnyKind, folder: Path, at_call: int) -> tuple[Standing | None, bool]:
    """What a process told last before it was killed, and whether it came to its end."""
    reading, writing = os.pipe()
    tell_all = os.write
    pid = os.fork()
    if not pid:
        os.close(reading)
        play_and_die(kind, folder, at_call, lambda match: _tell(tell_all, writing, match))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        lines = pipe.read().splitlines()
    _, status = os.waitpid(pid, 0)
    standing = Standing(int(lines[-1].split()[0]), lines[-1].split()[1]) if lines else None
    return standing, os.WIFEXITED(status)


def _tell(write: Callable[[int, bytes], int], pipe: int, match: AnyMatch) -> None:
    position = whole(match.header.game).hash_of(match.game, match.state)
    write(pipe, f"{match.journal.head} {position}\n".encode())
