"""Matches in the middle of the questions of sets, with a file, and moves in them."""

from __future__ import annotations

from pathlib import Path

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.files.record import RULES
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rules.notation import read_move
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.state import Seat
from game.kernel.refusal import Refusal
from game.kernel.seats import SeatSetup
from tests.match.conftest import decided
from tests.match.golden_matches import FOLDER
from tests.sets.row import Case, Moves, Position, SetUnderTest

PEOPLE = ("Anna", "Ben", "Cleo", "Dan")


def begun(catalog: Catalog, case: Case, folder: Path | None) -> Match:
    """A match at the question of the case; it is kept in a file in ``folder``, if any."""
    match = seated(catalog, case.given, folder)
    submit_all(match, case.moves)
    assert isinstance(match.state.question, case.question), match.state.question
    return match


def seated(catalog: Catalog, given: Position, folder: Path | None) -> Match:
    """A match of people from a position."""
    game, state = read_position(catalog, given)
    seats = [SeatSetup(name) for name, _ in zip(PEOPLE, state.people, strict=False)]
    return Match.begin(fiftyfirst(), game, seats, state, 7, folder)


def submit(match: Match, seat: Seat, move: str) -> None:
    """Carry out a move, and end the turn where one has to."""
    commands = read_move(match.game, match.state, seat, move)
    assert not isinstance(commands, Refusal), commands
    for command in commands:
        decided(match, command)
    match.end_turn()


def submit_all(match: Match, moves: Moves) -> None:
    for seat, move in moves:
        submit(match, seat, move)


def golden(row: SetUnderTest) -> list[Path]:
    """The golden matches of the rules of today with a set."""
    return [path for name in row.golden for path in sorted(FOLDER.glob(f"rules_{RULES}*/{name}.jsonl"))]


def asked_seat(match: Match) -> Seat:
    """The seat to which a question is open."""
    assert match.state.question
    return match.state.question.seat


def path_of(match: Match) -> Path:
    assert match.path
    return match.path
