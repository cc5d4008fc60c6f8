"""Matches that are left in the middle of a question: resumed, undone, told as a record and imported."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import yaml

from game.cards.catalog import Catalog
from game.kernel.refusal import Refusal
from game.kernel.seats import SeatSetup
from game.match.fiftyfirst import fiftyfirst
from game.match.files.record import position_hash
from game.match.library.importing import import_match
from game.match.library.summary import summary
from game.match.match import Match
from game.match.readable import read_readable, write_readable
from game.play.files.record import read_record
from game.rules.notation import read_move, write_move
from game.rules.position import read_position
from game.rules.state import Question, Seat
from tests.match.conftest import decided, play


class Case(NamedTuple):
    """A position, by default in the Action phase, the moves after which ``question`` is open, and its answers as they
    are written."""

    given: str
    moves: tuple[tuple[Seat, str], ...]
    question: type[Question]
    answers: tuple[str, ...]


def begun(catalog: Catalog, case: Case, folder: Path) -> Match:
    """A match at the question of the case, with a file."""
    given: dict[str, Any] = {"phase": "action", "round": 2, **yaml.safe_load(case.given)}
    match = seated(catalog, given, folder)
    for seat, move in case.moves:
        submit(match, seat, move)
    assert isinstance(match.state.question, case.question)
    return match


def seated(catalog: Catalog, given: dict[str, Any], folder: Path) -> Match:
    """A match of people from a position, with a file."""
    game, state = read_position(catalog, given)
    seats = [SeatSetup(name) for name, _ in zip(("Anna", "Ben", "Cleo"), state.people, strict=False)]
    return Match.begin(fiftyfirst(), game, seats, state, 7, folder)


def submit(match: Match, seat: Seat, move: str) -> None:
    commands = read_move(match.game, match.state, seat, move)
    assert not isinstance(commands, Refusal), commands
    for command in commands:
        decided(match, command)
    match.end_turn()


def path_of(match: Match) -> Path:
    assert match.path
    return match.path


def check_resumed(catalog: Catalog, case: Case, folder: Path) -> None:
    """The match goes on from its file with each answer, and the file holds what was played on."""
    match = begun(catalog, case, folder)
    answers = [write_move(match.game, match.state, command) for command in match.legal()]
    assert set(answers) == set(case.answers)
    match.close()
    for number, answer in enumerate(case.answers):
        copy = folder / f"copy_{number}.jsonl"
        copy.write_bytes(path_of(match).read_bytes())
        again = Match.load(copy, fiftyfirst(catalog))
        assert (again.damage, again.state) == (None, match.state)
        submit(again, again.state.question.seat if again.state.question else "", answer)
        play(again, 25, seed=number)
        again.close()
        whole = Match.load(copy, fiftyfirst(catalog))
        assert (whole.damage, whole.state) == (None, again.state)


def check_undone(catalog: Catalog, case: Case, folder: Path, answer: int) -> str | None:
    """The question is asked again after an answer is undone, also from the file; gives the barrier that forbids it."""
    match = begun(catalog, case, folder)
    before = match.state
    assert not isinstance(match.submit(match.legal()[answer]), Refusal)
    barrier = match.undo_barrier()
    assert (match.undo() is None) == (barrier is None)
    if barrier:
        return barrier
    assert match.state == before
    match.close()
    again = Match.load(path_of(match), fiftyfirst(catalog))
    assert again.state == before
    assert again.redo() is None
    assert again.state != before
    return None


def check_told_again(catalog: Catalog, case: Case, folder: Path) -> None:
    """The record that people can read, and an imported match, are played again to the same position."""
    match = begun(catalog, case, folder)
    for answer in (None, *case.answers[-1:]):
        if answer and match.state.question:
            submit(match, match.state.question.seat, answer)
        text = write_readable(read_record(path_of(match), fiftyfirst()), catalog)
        _, journal, _ = read_readable(text, catalog)
        assert position_hash(match.game, journal.state) == position_hash(match.game, match.state)
        assert answer is None or f": {answer}" in text
    match.close()
    imported = import_match(path_of(match), folder / "imported", catalog)
    assert imported.outcome == "verified"
    assert summary(imported.path).steps == match.journal.head
