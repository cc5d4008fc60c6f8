"""Commands run in this process, and a match for them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game.__main__ import main
from game.fiftyfirst.match.match import Match, deal_match
from game.fiftyfirst.rules.state import Game
from game.kernel.seats import SeatSetup


class Told(NamedTuple):
    """The result of a command: exit code, standard output, standard error."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Told]
Play = Callable[..., Told]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command line and returns its result."""

    def run_command(*arguments: object) -> Told:
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Told(code, captured.out, captured.err)

    return run_command


@pytest.fixture
def resume(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Plays a match on with lines as standard input."""

    def play_lines(match: Match, lines: Iterable[str], *arguments: object) -> Told:
        match.close()
        monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
        return run("text", "--data-dir", tmp_path, "--resume", match.path, *arguments)

    return play_lines


@pytest.fixture
def start(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Starts a match with lines as standard input."""

    def start_with(lines: Iterable[str], *arguments: object) -> Told:
        monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
        return run("text", "--data-dir", tmp_path, *arguments)

    return start_with


@pytest.fixture
def match(game: Game, tmp_path: Path) -> Match:
    """A whole match between two bots, closed."""
    played = deal_match(game, [SeatSetup("Anna", "random"), SeatSetup("Ben", "random")], 1, tmp_path / "matches")
    played.play_bots()
    played.close()
    return played


def told_to_anna(told: str) -> list[str]:
    """The output after each line that Anna types."""
    return [answer.strip() for answer in told.split("Anna>")[1:]]
