"""A robot takes a seat in a match that goes on, and a person takes one back: in memory, in the file, and in an undo."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.kernel.journal import Entry
from game.kernel.refusal import Refusal, Unreadable
from game.kernel.seats import SeatSetup
from game.play.files.record import read_record
from game.play.match import Match, watch_file, watch_match
from game.play.players import Players, Takeover
from tests.nim.kind import NIM
from tests.nim.state import Command, Event, Heaps, Take
from tests.nim.state import Nim as Game
from tests.play.test_any_game import PEOPLE

Nim = Match[Game, Heaps, Command, Event, Heaps, tuple[int, ...]]

AGAINST_ROBOT = (SeatSetup("Anna"), SeatSetup("Robo", "first"))


def begin(folder: Path | None = None, seats: tuple[SeatSetup, ...] = PEOPLE, stones: int = 30) -> Nim:
    return Match.begin(NIM, Game(most=3), seats, Heaps((stones,)), seed=1, folder=folder)


def entries(numbers: list[int]) -> list[Entry[Command, Event]]:
    """Decisions of A, and others of B between them."""
    return [Entry(number, Take("A" if number in numbers else "B", 1), ()) for number in range(1, 7)]


def test_a_robot_plays_from_the_step_on_at_which_it_takes_the_seat() -> None:
    match = begin()
    match.submit(Take("A", 3))
    match.end_turn()
    assert match.holder == "B"
    match.take_seat("B", "first")
    assert match.holder is None
    assert match.bot_to_move == "B"
    match.play_bots()
    assert match.state == Heaps((26,), "A")
    assert (match.holder, match.names["B"]) == ("A", "Ben")
    assert [match.players.at(step, seat) for step, seat in ((1, "A"), (2, "B"))] == ["human", "first"]


def test_a_robot_that_takes_a_seat_waits_for_its_turn() -> None:
    match = begin()
    match.take_seat("B", "first")
    match.submit(Take("A", 3))
    assert (match.holder, match.awaiting_end_turn, match.bot_to_move) == ("A", True, None)
    match.end_turn()
    assert match.state == Heaps((26,), "A")


def test_a_turn_that_waits_for_its_end_is_over_when_a_robot_takes_the_seat() -> None:
    match = begin()
    match.submit(Take("A", 3))
    match.take_seat("A", "first")
    assert (match.holder, match.awaiting_end_turn, match.status.to_move) == ("B", False, "B")


def test_a_person_takes_a_seat_while_its_robot_has_to_move() -> None:
    match = begin(seats=AGAINST_ROBOT)
    match.submit(Take("A", 3))
    match.end_turn(play_bots=False)
    match.take_seat("B", "human")
    assert match.holder == "B"
    assert match.bot_to_move is None
    assert match.play_bots() == []


def test_robots_play_to_the_end_when_all_people_have_left() -> None:
    match = begin()
    match.submit(Take("A", 3))
    match.end_turn()
    match.take_seat("A", "first")
    match.take_seat("B", "first")
    match.play_bots()
    assert match.status.is_over
    assert match.holder is None
    assert match.undo_barrier() == "nothing", "nobody is there to take anything back"


def test_an_undo_goes_back_beyond_the_takeover_and_leaves_the_robot_there() -> None:
    match = begin()
    match.submit(Take("A", 3))
    match.end_turn()
    assert match.undo_barrier() == "other_player"
    match.take_seat("B", "first")
    match.play_bots()
    assert match.undo() is None
    assert match.state == Heaps((30,), "A")
    match.submit(Take("A", 2))
    match.end_turn()
    assert match.state == Heaps((27,), "A")
    assert match.players.at(2, "B") == "first"


def test_who_takes_the_seat_back_may_undo_what_the_robot_did_there() -> None:
    match = begin()
    match.take_seat("A", "first")
    match.play_bots()
    match.take_seat("A", "human")
    assert match.holder == "B"
    match.take_seat("B", "first")
    match.play_bots()
    assert match.holder == "A"
    assert match.undo() is None
    assert match.journal.head == 0
    match.submit(Take("A", 3))
    assert match.players.at(1, "A") == "human"
    assert match.players.counted("A", match.journal.line) == "human", "what the robot did is gone"


def test_the_decisions_of_the_other_person_stay_barred() -> None:
    match = begin()
    match.submit(Take("A", 3))
    match.end_turn()
    match.take_seat("A", "first")
    match.take_seat("A", "human")
    assert match.undo() == Refusal("cannot_undo", text="other_player")


def test_the_file_tells_from_which_step_on_a_robot_plays(tmp_path: Path) -> None:
    match = begin(tmp_path)
    match.submit(Take("A", 3))
    match.take_seat("B", "first")
    match.end_turn()
    match.submit(Take("A", 1))
    match.close()
    assert match.path
    lines = [json.loads(line) for line in match.path.read_bytes().splitlines()]
    assert lines[3] == {"seat": "B", "player": "first"}
    assert lines[0]["seats"][1].get("player", "human") == "human", "the header is as it was written"
    assert read_record(match.path, NIM.only).players.takeovers == (Takeover(1, "B", "first"),)
    again = Match.load(match.path, NIM.only, play_bots=False)
    assert (again.is_human("B"), again.bot_to_move) == (False, "B")
    assert again.players.takeovers == match.players.takeovers
    assert watch_file(match.path, NIM.only).players.takeovers == match.players.takeovers


def test_a_match_that_goes_on_after_an_undo_has_the_same_players_when_it_is_read_again(tmp_path: Path) -> None:
    match = begin(tmp_path)
    match.submit(Take("A", 3))
    match.end_turn()
    match.submit(Take("B", 3))
    match.take_seat("A", "first")
    match.take_seat("A", "human")
    assert match.undo() is None
    match.submit(Take("B", 1))
    match.close()
    assert match.path
    assert read_record(match.path, NIM.only).players.takeovers == match.players.takeovers
    assert {takeover.step for takeover in match.players.takeovers} == {1}


def test_taking_a_seat_as_it_is_writes_nothing(tmp_path: Path) -> None:
    match = begin(tmp_path)
    assert match.path
    before = match.path.read_bytes()
    match.take_seat("A", "human")
    assert (match.path.read_bytes(), match.players.takeovers) == (before, ())


def test_a_watched_match_keeps_its_players_when_the_match_goes_on() -> None:
    match = begin()
    watched = watch_match(match)
    match.take_seat("B", "first")
    assert watched.is_human("B")
    assert not watch_match(match).is_human("B")


@pytest.mark.parametrize("line", ['{"seat": "C", "player": "first"}', '{"seat": "B", "player": ""}', '{"seat": "B"}'])
def test_a_line_about_no_seat_or_no_player_is_damage(line: str, tmp_path: Path) -> None:
    match = begin(tmp_path)
    match.submit(Take("A", 3))
    match.close()
    assert match.path
    match.path.write_bytes(match.path.read_bytes() + line.encode() + b"\n")
    record = read_record(match.path, NIM.only)
    assert record.damage
    assert (record.damage.line, record.damage.kept, record.damage.reason) == (4, 1, "unreadable")


def test_a_robot_that_this_program_lacks_is_named_and_can_be_watched(tmp_path: Path) -> None:
    match = begin(tmp_path)
    match.close()
    assert match.path
    match.path.write_bytes(match.path.read_bytes() + b'{"seat":"B","player":"oracle"}\n')
    with pytest.raises(Unreadable, match="this match needs oracle"):
        Match.load(match.path, NIM.only)
    assert watch_file(match.path, NIM.only).seats["B"].player == "oracle"


def test_a_match_of_format_1_is_opened_as_it_is_and_says_so_before_the_first_new_line(tmp_path: Path) -> None:
    match = begin(tmp_path)
    match.close()
    assert match.path
    old = match.path.read_bytes().replace(b'"format":2', b'"format":1')
    match.path.write_bytes(old)
    again = Match.load(match.path, NIM.only)
    assert match.path.read_bytes() == old
    again.take_seat("B", "first")
    again.close()
    assert match.path.read_bytes() == old + b'{"format":2}\n{"seat":"B","player":"first"}\n'
    assert read_record(match.path, NIM.only).players.takeovers == (Takeover(0, "B", "first"),)


@pytest.mark.parametrize(
    ("takeovers", "decided", "counts_for"),
    [
        ([], [1, 3], "human"),
        ([Takeover(2, "A", "hard")], [1, 3], "hard"),
        ([Takeover(2, "A", "hard"), Takeover(2, "A", "human")], [1, 3], "human"),
        ([Takeover(2, "A", "hard"), Takeover(4, "A", "human")], [1, 3, 5], "hard"),
        ([Takeover(5, "A", "hard")], [1, 3], "hard"),
    ],
)
def test_a_match_counts_for_a_person_only_if_no_robot_decided_for_them(
    takeovers: list[Takeover], decided: list[int], counts_for: str
) -> None:
    assert Players([SeatSetup("Anna")], takeovers).counted("A", entries(decided)) == counts_for


def test_a_seat_that_was_dealt_to_a_robot_counts_for_it() -> None:
    players = Players([SeatSetup("Robo", "easy")], [Takeover(0, "A", "human")])
    assert players.counted("A", entries([1, 3])) == "easy"


# ------------------------------------------------------------------ answers of robots are taken back
def answered(folder: Path | None = None, seats: tuple[SeatSetup, ...] = AGAINST_ROBOT) -> Nim:
    """Anna has taken three stones, and Robo one."""
    match = begin(folder, seats)
    match.submit(Take("A", 3))
    match.end_turn()
    return match


def test_an_undo_takes_the_answer_of_a_robot_back_and_the_match_says_so(tmp_path: Path) -> None:
    match = answered(tmp_path)
    assert not match.players.has_undone_robots
    assert match.undo() is None
    assert (match.state, match.holder, match.players.has_undone_robots) == (Heaps((30,)), "A", True)
    match.submit(Take("A", 2))
    match.close()
    assert match.path
    assert read_record(match.path, NIM.only).players.has_undone_robots
    assert watch_match(match).players.has_undone_robots


def test_an_own_decision_that_nobody_has_answered_may_always_be_taken_back() -> None:
    match = begin(seats=AGAINST_ROBOT)
    match.submit(Take("A", 3))
    assert match.undo() is None
    assert not match.players.has_undone_robots


def test_an_undo_can_leave_robots_their_answers() -> None:
    match = answered()
    match.takes_bots_back = False
    assert match.undo_barrier() == "robot"
    assert match.undo() == Refusal("cannot_undo", text="robot")
    match.takes_bots_back = True
    assert match.undo_possible


def test_a_robot_is_taken_back_in_the_middle_of_its_thoughts() -> None:
    match = begin(seats=AGAINST_ROBOT)
    match.submit(Take("A", 3))
    match.end_turn(play_bots=False)
    assert (match.bot_to_move, match.undoer) == ("B", "A")
    assert match.undo() is None
    assert (match.bot_to_move, match.holder, match.status.to_move) == (None, "A", "A")


def test_a_slip_can_be_taken_back_until_the_next_person_takes_the_table() -> None:
    match = begin()
    match.submit(Take("A", 3))
    match.end_turn(is_taken=False)
    assert (match.holder, match.undoer, match.undo_to) == ("B", "A", 0)
    assert match.undo() is None
    assert (match.holder, match.status.to_move) == ("A", "A")
    match.redo()
    match.end_turn(is_taken=False)
    match.take_table()
    assert (match.undoer, match.undo_barrier()) == ("B", "other_player")


def test_who_decides_has_taken_the_table() -> None:
    match = begin()
    match.submit(Take("A", 3))
    match.end_turn(is_taken=False)
    match.submit(Take("B", 1))
    assert (match.undoer, match.undo_to) == ("B", 1)


@pytest.mark.parametrize(
    ("dealt", "takeovers", "is_replaced"),
    [
        ("human", [], False),
        ("human", [Takeover(2, "A", "hard")], True),
        ("human", [Takeover(2, "A", "hard"), Takeover(2, "A", "human")], False),
        ("human", [Takeover(0, "A", "hard")], True),
        ("easy", [], False),
        ("easy", [Takeover(2, "A", "human")], True),
        ("easy", [Takeover(2, "A", "human"), Takeover(2, "A", "easy")], False),
    ],
)
def test_a_person_is_replaced_if_a_robot_has_decided_for_them(
    dealt: str, takeovers: list[Takeover], is_replaced: bool
) -> None:
    assert Players([SeatSetup("Anna", dealt)], takeovers).replaced("A", entries([1, 3])) == is_replaced
