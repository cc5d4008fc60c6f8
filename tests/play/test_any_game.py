"""A match of another game than 51st State: the room for any game serves it with nothing but its kind."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rules.state import GameState
from game.kernel.journal import Entry
from game.kernel.refusal import Refusal, Unreadable
from game.kernel.seats import NOBODY, SEATS, SeatSetup
from game.play.checking import first_difference, one_decision, subtotals, total
from game.play.files.line import read_header, write_line
from game.play.files.record import read_record
from game.play.kind import Kind
from game.play.match import Match, watch_file
from tests.conftest import ROOT
from tests.nim.kind import NIM
from tests.nim.setup import robot
from tests.nim.state import Heaps, Nim, Take

PEOPLE = (SeatSetup("Anna"), SeatSetup("Ben"))
GAME = Nim(most=3)


# ---------------------------------------------------------------------- played
def test_a_turn_is_taken_back_until_it_is_handed_over() -> None:
    match = Match.begin(NIM, GAME, PEOPLE, Heaps((7,)), seed=1)
    assert isinstance(match.submit(Take("A", 2)), Entry)
    assert match.awaiting_end_turn
    assert match.undo() is None
    assert match.status.to_move == "A"
    assert match.redo() is None
    match.end_turn()
    assert match.undo() == Refusal("cannot_undo", text="other_player")
    assert (match.holder, match.view(NOBODY), match.forecast(Take("B", 3))) == ("B", match.state, (2,))
    assert isinstance(match.submit(Take("B", 4)), Refusal)


def test_a_match_against_a_robot_is_saved_opened_watched_and_verified(tmp_path: Path) -> None:
    match = Match.begin(NIM, GAME, (PEOPLE[0], SeatSetup("", "first")), Heaps((6,)), seed=1, folder=tmp_path)
    match.submit(Take("A", 2))
    match.end_turn()
    assert match.state == Heaps((3,), "A"), "the robot took one"
    match.close()
    assert match.path is not None
    assert first_difference(NIM, GAME, read_record(match.path, NIM.only).journal) is None
    assert [watch_file(match.path, NIM.only).status_at(step).to_move for step in range(3)] == ["A", "B", "A"]
    again = Match.load(match.path, NIM.only)
    again.submit(Take("A", 3))
    again.close()
    assert (again.status.winners, again.status.vp) == (("A",), {"A": 1, "B": 0})
    assert read_record(match.path, NIM.only).journal.state == Heaps((0,))


def test_a_file_that_nim_cannot_read_is_refused(tmp_path: Path) -> None:
    match = Match.begin(NIM, GAME, PEOPLE, Heaps((6,)), seed=1, folder=tmp_path)
    match.close()
    assert match.path is not None
    match.path.write_bytes(match.path.read_bytes().replace(b'"most":3', b'"least":3'))
    with pytest.raises(Unreadable, match="unknown field `least`"):
        read_record(match.path, NIM.only)


def test_sequences_of_moves_are_counted() -> None:
    assert subtotals(NIM, GAME, Heaps((3,)), 2) == {"take 1": 2, "take 2": 1, "take 3": 1}
    assert total(NIM, GAME, Heaps((4,)), 4) == 7, "the compositions of 4 into parts of at most 3"


def test_a_robot_plays_a_whole_game_without_a_problem() -> None:
    state = Heaps((5,))
    while NIM.rules.status(state).to_move:
        deed = one_decision(NIM, GAME, state, robot("first", "1"))
        assert deed.problems == ()
        state = deed.state
    assert state == Heaps((0,)), "A has taken the first, the third and the last"


def test_six_seats_are_kept_and_a_seventh_is_refused(tmp_path: Path) -> None:
    six = [SeatSetup(name) for name in "uvwxyz"]
    match = Match.begin(NIM, GAME, six, Heaps((6,), seats=SEATS), seed=1, folder=tmp_path)
    match.close()
    assert list(match.seats) == list("ABCDEF")
    assert match.path is not None
    assert len(read_record(match.path, NIM.only).header.seats) == 6
    with pytest.raises(ValueError, match="zip"):
        Match.begin(NIM, GAME, [*six, SeatSetup("t")], Heaps((6,)), seed=1)
    seventh = match.path.read_bytes().replace(b'"seats":[', b'"seats":[{"name":"t"},', 1)
    match.path.write_bytes(seventh)
    with pytest.raises(Unreadable, match="expected 2 to 6 seats"):
        read_record(match.path, NIM.only)


def test_a_game_is_dealt_with_its_options_or_refused() -> None:
    match = Match.deal(NIM, PEOPLE, {"heaps": (9,), "most": 2, "bids": False}, seed=3)
    assert (match.state, match.game, match.header.seed) == (Heaps((9,)), Nim((9,), most=2, bids=False), 3)
    assert match.submit(Take("A", 3)) == Refusal("too_many_stones", text="2")
    for seats, choices, sentence in (
        ([SeatSetup(name) for name in "tuvwxyz"], {}, "expected 2 to 6 seats"),
        (PEOPLE, {"most": 7}, "expected a value of most (none, 2, 3, 4), not '7'"),
        (PEOPLE, {"piles": 2}, "expected an option (heaps, most, bids, toast), not 'piles'"),
        (PEOPLE, {"heaps": ()}, "Expected `array` of length >= 1 - at `$.heaps`"),
    ):
        with pytest.raises(Unreadable) as refused:
            Match.deal(NIM, seats, choices, seed=3)
        assert refused.value.message == sentence


GOLDEN = sorted((ROOT / "tests/golden/matches").rglob("*.jsonl"))


def test_a_match_says_its_game_and_readers_choose_by_it(tmp_path: Path, catalog: Catalog) -> None:
    kinds: Mapping[str, Kind[Any, Any, Any, Any, Any, Any]] = {"nim": NIM, "fiftyfirst": fiftyfirst(catalog)}
    match = Match.begin(NIM, GAME, PEOPLE, Heaps((6,)), seed=1, folder=tmp_path)
    match.close()
    assert match.path is not None
    assert match.path.read_bytes().startswith(b'{"game":"nim","format":')
    assert isinstance(watch_file(match.path, kinds.__getitem__).state, Heaps)
    with pytest.raises(Unreadable, match="this match needs 'nim', which this program does not have"):
        read_record(match.path, fiftyfirst().only)
    assert isinstance(watch_file(GOLDEN[0], kinds.__getitem__).state, GameState)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_headers_from_before_games_had_names_are_written_as_they_were(path: Path) -> None:
    (line, *_) = path.read_bytes().splitlines(keepends=True)
    assert write_line(read_header(line)) == line
