"""A match of another game than 51st State: the room for any game serves it with nothing but its kind."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.cards.catalog import Catalog
from game.kernel.journal import Entry
from game.kernel.message import Message, Question, decoder
from game.kernel.refusal import Refusal, Unreadable
from game.kernel.rules import Status
from game.kernel.seats import NOBODY, Seat, SeatSetup, Viewer
from game.match.match import fiftyfirst
from game.play.checking import first_difference, one_decision, subtotals, total
from game.play.files.line import Header, Line, Origin, read_header, write_line
from game.play.files.record import FORMAT, read_record
from game.play.kind import Kind, Robot
from game.play.match import Match, watch_file
from game.rules.state import GameState
from tests.conftest import ROOT

# ---------------------------------------------------------------------- Nim: who takes the last stone wins
Most = int
"""What stays the same: how many stones may be taken at once."""


class Heap(msgspec.Struct, frozen=True):
    stones: int
    turn: Seat = "A"


class Take(Message, frozen=True):
    seat: Seat
    stones: int


class Laid(Message, frozen=True):
    heap: Heap


class Taken(Message, frozen=True):
    seat: Seat
    stones: int


class Result(msgspec.Struct, frozen=True):
    events: tuple[Laid | Taken, ...]
    state: Heap


class ChooseStones(Question, frozen=True):
    """How many stones to take."""


class NimRules:
    open: Collection[Callable[..., Any]] = ()

    def start(self, state: Heap) -> Laid | Taken:
        return Laid(state)

    def started(self, event: Laid | Taken) -> Heap | None:
        return event.heap if isinstance(event, Laid) else None

    def decide(self, game: Most, state: Heap, command: Take) -> Result | Refusal:
        if command.seat != state.turn or not 1 <= command.stones <= min(game, state.stones):
            return Refusal("wrong_choice")
        events = (Taken(command.seat, command.stones),)
        return Result(events, self.fold(state, events))

    def fold(self, state: Heap, events: Sequence[Laid | Taken]) -> Heap:
        for event in events:
            if isinstance(event, Taken):
                state = Heap(state.stones - event.stones, "B" if event.seat == "A" else "A")
        return state

    def legal(self, game: Most, state: Heap, seat: Seat) -> Sequence[Take]:
        return [Take(seat, stones) for stones in range(1, min(game, state.stones) + 1) if seat == state.turn]

    def ways(self, _: Most, __: Heap, command: Take) -> Sequence[Take]:
        return (command,)

    def forecast(self, game: Most, state: Heap, command: Take) -> int | Refusal:
        found = self.decide(game, state, command)
        return found if isinstance(found, Refusal) else found.state.stones

    def foresee(self, _: Most, state: Heap, command: Take) -> int:
        return state.stones - command.stones

    def view(self, _: Most, state: Heap, __: Viewer) -> int:
        return state.stones

    def status(self, state: Heap) -> Status:
        is_over = not state.stones
        winner = "B" if state.turn == "A" else "A"
        return Status(
            round=0,
            phase="taking",
            awaiting=() if is_over else (state.turn,),
            question=None if is_over else ChooseStones,
            is_turn_open=False,
            vp={seat: int(is_over and seat == winner) for seat in "AB"},
            is_last_round=True,
            is_over=is_over,
            winners=(winner,) if is_over else (),
        )

    def reveals(self, _: Sequence[Laid | Taken], __: Collection[Seat]) -> bool:
        return False

    def lays_open(
        self, _: Most, __: Heap, ___: Sequence[Laid | Taken], ____: Collection[Seat], _____: Iterable[Laid | Taken]
    ) -> bool:
        return False

    def problems(self, _: Most, state: Heap) -> Sequence[str]:
        return () if state.stones >= 0 else ("stones are missing",)


class NimNotation:
    def write_move(self, _: Most, __: Heap, command: Take) -> str:
        return f"take {command.stones}"

    def write_position(self, _: Most, state: Heap) -> Mapping[str, Any]:
        return {"stones": state.stones, "turn": state.turn}

    def read_position(self, game: Most, position: Mapping[str, Any]) -> tuple[Most, Heap]:
        return game, Heap(**position)

    def position_text(self, _: Most, state: Heap) -> str:
        return f"{state.turn} {state.stones}"


class NimContent:
    def header(
        self, game: Most, _: Heap, seats: Sequence[SeatSetup], seed: int, created: str, origin: Origin | None
    ) -> Header:
        return Header(FORMAT, 1, "", {"most": game}, seed, tuple(seats), created, origin, "nim")

    def check_header(self, header: Header) -> None:
        if "most" not in header.options:
            raise Unreadable("expected the option 'most'")

    def game(self, header: Header) -> Most:
        return int(header.options["most"])

    def opponents(self, _: Header) -> Mapping[Seat, str]:
        return {}

    def check_start(self, _: Header, start: Heap) -> None:
        if start.stones < 1:
            raise Unreadable("expected at least one stone")

    def is_known(self, _: Header, __: Heap, ___: Sequence[Take | Laid | Taken], ____: Heap) -> bool:
        return True


def first_of(_: str, __: str) -> Robot[Most, Heap, Take, Laid | Taken]:
    def think(_: Most, __: Heap, commands: Sequence[Take], ___: Iterable[Laid | Taken]) -> Generator[None, None, Take]:
        yield
        return commands[0]

    return think


def read_line(text: bytes) -> Line[Take, Laid | Taken]:
    line: Line[Take, Laid | Taken] = decoder(Line[Take, Laid | Taken]).decode(text)
    return line


NIM: Kind[Most, Heap, Take, Laid | Taken, int, int] = Kind(
    "nim", range(2, 7), 1, NimRules(), NimNotation(), NimContent(), ("first",).__contains__, first_of, read_line
)
PEOPLE = (SeatSetup("Anna"), SeatSetup("Ben"))


# ---------------------------------------------------------------------- played
def test_a_turn_is_taken_back_until_it_is_handed_over() -> None:
    match = Match.begin(NIM, 3, PEOPLE, Heap(7), seed=1)
    assert isinstance(match.submit(Take("A", 2)), Entry)
    assert match.awaiting_end_turn
    assert match.undo() is None
    assert match.status.to_move == "A"
    assert match.redo() is None
    match.end_turn()
    assert match.undo() == Refusal("cannot_undo", text="other_player")
    assert (match.holder, match.view(NOBODY), match.forecast(Take("B", 3))) == ("B", 5, 2)
    assert isinstance(match.submit(Take("B", 4)), Refusal)


def test_a_match_against_a_robot_is_saved_opened_watched_and_verified(tmp_path: Path) -> None:
    match = Match.begin(NIM, 3, (PEOPLE[0], SeatSetup("", "first")), Heap(6), seed=1, folder=tmp_path)
    match.submit(Take("A", 2))
    match.end_turn()
    assert match.state == Heap(3, "A"), "the robot took one"
    match.close()
    assert match.path is not None
    assert first_difference(NIM, 3, read_record(match.path, NIM.only).journal) is None
    assert [watch_file(match.path, NIM.only).status_at(step).to_move for step in range(3)] == ["A", "B", "A"]
    again = Match.load(match.path, NIM.only)
    again.submit(Take("A", 3))
    again.close()
    assert (again.status.winners, again.status.vp) == (("A",), {"A": 1, "B": 0})
    assert read_record(match.path, NIM.only).journal.state == Heap(0, "B")


def test_a_file_that_nim_cannot_read_is_refused(tmp_path: Path) -> None:
    match = Match.begin(NIM, 3, PEOPLE, Heap(6), seed=1, folder=tmp_path)
    match.close()
    assert match.path is not None
    match.path.write_bytes(match.path.read_bytes().replace(b'"most":3', b'"least":3'))
    with pytest.raises(Unreadable, match="expected the option 'most'"):
        read_record(match.path, NIM.only)


def test_sequences_of_moves_are_counted() -> None:
    assert subtotals(NIM, 3, Heap(3), 2) == {"take 1": 2, "take 2": 1, "take 3": 1}
    assert total(NIM, 3, Heap(4), 4) == 7, "the compositions of 4 into parts of at most 3"


def test_a_robot_plays_a_whole_game_without_a_problem() -> None:
    state = Heap(5)
    while NIM.rules.status(state).to_move:
        deed = one_decision(NIM, 3, state, first_of("first", "1"))
        assert deed.problems == ()
        state = deed.state
    assert state == Heap(0, "B")


def test_six_seats_are_kept_and_a_seventh_is_refused(tmp_path: Path) -> None:
    six = [SeatSetup(name) for name in "uvwxyz"]
    match = Match.begin(NIM, 3, six, Heap(6), seed=1, folder=tmp_path)
    match.close()
    assert list(match.seats) == list("ABCDEF")
    assert match.path is not None
    assert len(read_record(match.path, NIM.only).header.seats) == 6
    with pytest.raises(ValueError, match="zip"):
        Match.begin(NIM, 3, [*six, SeatSetup("t")], Heap(6), seed=1)
    seventh = match.path.read_bytes().replace(b'"seats":[', b'"seats":[{"name":"t"},', 1)
    match.path.write_bytes(seventh)
    with pytest.raises(Unreadable, match="expected 2 to 6 seats"):
        read_record(match.path, NIM.only)


GOLDEN = sorted((ROOT / "tests/golden/matches").rglob("*.jsonl"))


def test_a_match_says_its_game_and_readers_choose_by_it(tmp_path: Path, catalog: Catalog) -> None:
    kinds: Mapping[str, Kind[Any, Any, Any, Any, Any, Any]] = {"nim": NIM, "fiftyfirst": fiftyfirst(catalog)}
    match = Match.begin(NIM, 3, PEOPLE, Heap(6), seed=1, folder=tmp_path)
    match.close()
    assert match.path is not None
    assert match.path.read_bytes().startswith(b'{"game":"nim","format":')
    assert isinstance(watch_file(match.path, kinds.__getitem__).state, Heap)
    with pytest.raises(Unreadable, match="this match needs 'nim', which this program does not have"):
        read_record(match.path, fiftyfirst().only)
    assert isinstance(watch_file(GOLDEN[0], kinds.__getitem__).state, GameState)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_headers_from_before_games_had_names_are_written_as_they_were(path: Path) -> None:
    (line, *_) = path.read_bytes().splitlines(keepends=True)
    assert write_line(read_header(line)) == line
