"""The rules of Nim: heaps, bids for who begins, and toasts, which ask a seat whose turn it is not."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.kernel.message import Question
from game.kernel.refusal import Refusal, Unreadable
from game.kernel.seats import SEATS, Seat, SeatSetup
from game.match.timeline import timeline_of
from game.play.checking import first_difference
from game.play.files.record import read_record
from game.play.match import Match
from tests.nim.kind import NIM
from tests.nim.rules import REFUSALS
from tests.nim.state import (
    AnswerToast,
    Bid,
    BidMade,
    BidsRevealed,
    ChooseBid,
    ChooseStones,
    ChooseToast,
    Command,
    Event,
    GameWon,
    Heaps,
    Nim,
    Take,
    Taken,
    ToastAnswered,
    ToastRaised,
    TurnBegan,
)

Nims = Match[Nim, Heaps, Command, Event, Heaps, tuple[int, ...]]

THREE = (SeatSetup("Anna"), SeatSetup("Ben"), SeatSetup("Cleo"))


def dealt(seats: tuple[SeatSetup, ...] = THREE, folder: Path | None = None, **choices: Any) -> Nims:
    return Match.deal(NIM, seats, choices, 3, folder, play_bots=False)


def begun(*stones: int, **chosen: Any) -> Nims:
    """A match of three in which A begins."""
    return Match.begin(NIM, Nim(**chosen), THREE, Heaps(stones, seats=SEATS[:3]), 1)


def decide(match: Nims, *commands: Command) -> tuple[Event, ...]:
    """The events of the last of these decisions."""
    for command in commands:
        entry = match.submit(command)
        assert not isinstance(entry, Refusal), (command, entry)
        match.end_turn(play_bots=False)
    return match.entry(match.head).events


def asked(match: Nims) -> tuple[type[Question] | None, tuple[Seat, ...]]:
    """What is asked, and the seats that have to answer."""
    return match.status.question, match.status.awaiting


# ---------------------------------------------------------------------- turns
def test_the_turn_goes_round_until_the_last_stone_is_taken() -> None:
    match = begun(1, 2)
    assert decide(match, Take("A", 1)) == (Taken("A", 1, 0), TurnBegan("B"))
    assert decide(match, Take("B", 1, 1)) == (Taken("B", 1, 1), TurnBegan("C"))
    assert decide(match, Take("C", 1, 1)) == (Taken("C", 1, 1), GameWon("C"))
    assert (match.status.is_over, match.status.winners, match.status.vp) == (True, ("C",), {"A": 0, "B": 0, "C": 1})
    assert match.legal() == ()


def test_each_legal_command_is_allowed_and_no_other() -> None:
    match = begun(2, 3, most=2)
    assert match.legal() == [Take("A", 1), Take("A", 2), Take("A", 1, 1), Take("A", 2, 1)]
    assert {match.check(command) for command in match.legal()} == {None}
    assert NIM.rules.legal(match.game, match.state, "B") == ()


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Take("B", 1), "not_your_turn"),
        (Bid("A", 1), "not_asked"),
        (AnswerToast("A", True), "not_asked"),
        (Take("A", 0), "too_few_stones"),
        (Take("A", 3), "too_few_stones"),
        (Take("A", 1, 2), "too_few_stones"),
        (Take("A", 1, -1), "too_few_stones"),
        (Take("A", 4, 1), "too_many_stones"),
    ],
)
def test_what_is_not_allowed_is_refused(command: Command, code: str) -> None:
    refused = begun(2, 5, most=3).check(command)
    assert refused is not None
    assert (refused.code, refused.code in REFUSALS) == (code, True)


# ---------------------------------------------------------------------- bids
def test_the_highest_bid_begins_and_of_equal_ones_the_first() -> None:
    match = dealt()
    assert asked(match) == (ChooseBid, ("A", "B", "C"))
    assert (match.status.round, match.status.phase) == (0, "bidding")
    assert decide(match, Bid("A", 1)) == (BidMade("A", 1),)
    assert asked(match) == (ChooseBid, ("B", "C"))
    assert decide(match, Bid("B", 3), Bid("C", 3)) == (BidMade("C", 3), BidsRevealed("B", (1, 3, 3)))
    assert asked(match) == (ChooseStones, ("B",))
    assert (match.status.round, match.status.phase, match.state.bids) == (1, "taking", None)


def test_a_bid_is_taken_back_until_another_person_has_bid_or_all_bids_are_open() -> None:
    match = dealt()
    match.submit(Bid("A", 1))
    assert match.undo() is None
    match.submit(Bid("A", 2))
    match.end_turn()
    match.submit(Bid("B", 0))
    assert (match.undoer, match.undo_to) == ("B", 1)
    match.end_turn()
    assert match.undo_barrier() == "other_player"
    match.submit(Bid("C", 1))
    assert match.undo_barrier() == "revealed"


def test_the_bid_of_a_robot_is_taken_back_unless_it_opened_all() -> None:
    seats = (SeatSetup("Anna"), SeatSetup("Robo", "last"), SeatSetup("Ben"))
    match = dealt(seats)
    match.submit(Bid("A", 1))
    match.end_turn(is_taken=False)
    assert (match.holder, match.undo_to) == ("C", 0), "the robot has bid, and nobody knows what"
    assert match.undo() is None
    match = dealt(seats[:2])
    match.submit(Bid("A", 1))
    match.end_turn()
    assert match.entry(2).events == (BidMade("B", 3), BidsRevealed("B", (1, 3)))
    assert match.undo_barrier() == "revealed"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Bid("B", 1), "not_your_turn"),
        (Take("A", 1), "not_asked"),
        (Bid("A", 4), "wrong_bid"),
        (Bid("A", -1), "wrong_bid"),
    ],
)
def test_a_bid_is_refused(command: Command, code: str) -> None:
    assert dealt().check(command) == Refusal(code)


def test_without_bids_the_first_seat_begins() -> None:
    match = dealt(bids=False)
    assert (match.status.to_move, match.status.question) == ("A", ChooseStones)


# ---------------------------------------------------------------------- toasts
def test_a_seat_whose_turn_it_is_not_is_asked_and_the_turn_goes_back() -> None:
    match = begun(1, 2, 2, toast=True)
    assert decide(match, Take("A", 1)) == (Taken("A", 1, 0), ToastRaised("A"))
    assert (match.status.question, match.status.awaiting, match.state.turn) == (ChooseToast, ("B",), "A")
    assert not match.status.is_turn_open, "B has begun no turn"
    assert match.check(Take("A", 1, 1)) == Refusal("not_your_turn")
    assert match.check(Take("B", 1, 1)) == Refusal("not_asked")
    assert decide(match, AnswerToast("B", True)) == (ToastAnswered("B", True),)
    assert asked(match) == (ChooseStones, ("A",))
    assert match.status.is_turn_open, "A goes on"
    assert decide(match, Take("A", 2, 1), AnswerToast("B", False)) == (ToastAnswered("B", False), TurnBegan("B"))
    assert (match.status.awaiting, match.status.is_turn_open) == (("B",), False)
    assert decide(match, Take("B", 2, 2)) == (Taken("B", 2, 2), GameWon("B")), "no toast is drunk to the last heap"


def test_the_answer_of_another_person_bars_an_undo_and_that_of_a_robot_does_not() -> None:
    seats = (SeatSetup("Anna"), SeatSetup("Robo", "first"))
    for player, barrier in (("human", "other_player"), ("first", None)):
        setups = (seats[0], SeatSetup("Ben", player))
        match = Match.begin(NIM, Nim(toast=True), setups, Heaps((1, 2)), 1)
        match.submit(Take("A", 1))
        match.end_turn()
        if match.holder == "B":
            match.submit(AnswerToast("B", True))
            match.end_turn()
        assert (match.holder, match.status.to_move) == ("A", "A")
        assert match.undo_barrier() == barrier


def test_the_time_line_tells_turns_and_notable_steps() -> None:
    match = dealt(heaps=(1, 2, 3), toast=True)
    decide(match, Bid("A", 0), Bid("B", 2), Bid("C", 0), Take("B", 2, 1), AnswerToast("C", True), Take("B", 1, 0))
    line = timeline_of(match)
    assert [(mark.step, mark.kind, mark.seat) for mark in line.marks] == [
        (3, "begins", "B"), (4, "emptied", "B"), (6, "emptied", "B"),
    ]  # fmt: skip
    assert line.stops["round"] == (0, 3)


# ---------------------------------------------------------------------- texts and files
MOVES: list[Command] = [Bid("A", 0), Take("A", 12), Take("A", 3, 1), AnswerToast("A", True), AnswerToast("A", False)]


@pytest.mark.parametrize("command", MOVES)
def test_a_move_is_read_as_it_is_written(command: Command) -> None:
    for state in (Heaps((1, 2)), Heaps((1, 2, 3), bids=())):
        text = NIM.notation.write_move(Nim(), state, command)
        assert NIM.notation.read_move(Nim(), state, "A", text) == (command,)
    assert NIM.notation.write_move(Nim(), Heaps((12,)), MOVES[1]) == "take 12"


@pytest.mark.parametrize("text", ["", "take", "take x", "take 1 of 2", "bid", "bid -1", "take 1234", "Drink"])
def test_what_is_no_move_is_refused(text: str) -> None:
    assert NIM.notation.read_move(Nim(), Heaps((1, 2)), "A", text) == Refusal("unreadable_move")


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_random_matches_are_saved_written_and_read(seats: int, tmp_path: Path) -> None:
    random = Random(seats)
    people = tuple(SeatSetup(name) for name in "UVWXYZ"[:seats])
    match = dealt(people, tmp_path, heaps=(2, 3, 4), toast=True)
    while match.status.to_move:
        text = NIM.notation.write_position(match.game, match.state)
        assert NIM.notation.read_position(Nim(), text) == (Nim(toast=True), match.state)
        assert NIM.rules.problems(match.game, match.state) == []
        decide(match, random.choice(match.legal()))
    match.close()
    assert match.path is not None
    record = read_record(match.path, NIM.only)
    assert (record.damage, record.journal.state) == (None, match.state)
    assert first_difference(NIM, match.game, record.journal) is None


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"stones": []}, "length >= 1"),
        ({"stones": [-1]}, "`int` >= 0"),
        ({"stones": [1], "turn": "C"}, "it is the turn of nobody"),
        ({"stones": [1], "bids": [1, 2]}, "expected fewer bids than seats"),
        ({"stones": [1], "seats": ["A"]}, "expected seats from A on, not A"),
        ({"stones": [1], "seats": ["B", "A"]}, "expected seats from A on, not B, A"),
        ({"stones": [1], "piles": 2}, "unknown field `piles`"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: dict[str, Any], message: str) -> None:
    with pytest.raises(Unreadable, match=message):
        NIM.notation.read_position(Nim(), position)


def test_a_match_at_the_wrong_table_is_refused(tmp_path: Path) -> None:
    for state, message in ((Heaps((3,)), "expected 3 seats"), (Heaps((0,), seats=SEATS[:3]), "at least one stone")):
        match = Match.begin(NIM, Nim(), THREE, state, 1, tmp_path)
        match.close()
        assert match.path is not None
        with pytest.raises(Unreadable, match=message):
            read_record(match.path, NIM.only)
