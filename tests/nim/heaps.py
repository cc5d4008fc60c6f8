"""Nim with several heaps: who takes the last stone wins. A turn takes any number of stones of one heap."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from game.kernel.message import Message, Question, decoder
from game.kernel.refusal import Refusal
from game.kernel.rules import Status
from game.kernel.seats import Seat, SeatSetup, Viewer
from game.play.files.line import Header, Line, Origin
from game.play.files.record import FORMAT
from game.play.kind import Kind
from tests.nim.rules import NIM


class Heaps(msgspec.Struct, frozen=True):
    stones: tuple[int, ...]
    turn: Seat = "A"


class Pick(Message, frozen=True):
    seat: Seat
    heap: int
    stones: int


class Piled(Message, frozen=True):
    heaps: Heaps


class Picked(Message, frozen=True):
    seat: Seat
    heap: int
    stones: int


class ChoosePick(Question, frozen=True):
    """Of which heap to take how many stones."""


class Outcome(msgspec.Struct, frozen=True):
    events: tuple[Picked, ...]
    state: Heaps


class HeapRules:
    open: Collection[Callable[..., Any]] = ()

    def start(self, state: Heaps) -> Piled | Picked:
        return Piled(state)

    def started(self, event: Piled | Picked) -> Heaps | None:
        return event.heaps if isinstance(event, Piled) else None

    def decide(self, _: None, state: Heaps, command: Pick) -> Outcome | Refusal:
        if command.seat != state.turn:
            return Refusal("not_your_turn")
        if not 1 <= command.stones <= state.stones[command.heap]:
            return Refusal("heap_is_empty")
        events = (Picked(command.seat, command.heap, command.stones),)
        return Outcome(events, self.fold(state, events))

    def fold(self, state: Heaps, events: Sequence[Piled | Picked]) -> Heaps:
        for event in events:
            if isinstance(event, Picked):
                stones = list(state.stones)
                stones[event.heap] -= event.stones
                state = Heaps(tuple(stones), "B" if event.seat == "A" else "A")
        return state

    def legal(self, _: None, state: Heaps, seat: Seat) -> Sequence[Pick]:
        most = enumerate(state.stones) if seat == state.turn else ()
        return [Pick(seat, heap, count) for heap, stones in most for count in range(1, stones + 1)]

    def ways(self, _: None, __: Heaps, command: Pick) -> Sequence[Pick]:
        return (command,)

    def forecast(self, _: None, state: Heaps, command: Pick) -> tuple[int, ...] | Refusal:
        found = self.decide(None, state, command)
        return found if isinstance(found, Refusal) else found.state.stones

    def foresee(self, _: None, state: Heaps, command: Pick) -> tuple[int, ...]:
        return self.fold(state, (Picked(command.seat, command.heap, command.stones),)).stones

    def view(self, _: None, state: Heaps, __: Viewer) -> Heaps:
        return state

    def status(self, state: Heaps) -> Status:
        is_over, winner = not any(state.stones), "B" if state.turn == "A" else "A"
        return Status(
            round=0,
            phase="taking",
            awaiting=() if is_over else (state.turn,),
            question=None if is_over else ChoosePick,
            is_turn_open=False,
            vp={seat: int(is_over and seat == winner) for seat in "AB"},
            is_last_round=False,
            is_over=is_over,
            winners=(winner,) if is_over else (),
        )

    def reveals(self, _: Sequence[Piled | Picked], __: Collection[Seat]) -> bool:
        return False

    def lays_open(
        self, _: None, __: Heaps, ___: Sequence[Piled | Picked], ____: Collection[Seat], _____: Iterable[Any]
    ) -> bool:
        return False

    def problems(self, _: None, state: Heaps) -> Sequence[str]:
        return () if min(state.stones) >= 0 else ("stones are missing",)


class HeapNotation:
    def write_move(self, _: None, __: Heaps, command: Pick) -> str:
        return f"take {command.stones} of {command.heap}"

    def read_move(self, _: None, __: Heaps, ___: Seat, ____: str) -> Sequence[Pick] | Refusal:
        return Refusal("unreadable_move")

    def write_position(self, _: None, state: Heaps) -> Mapping[str, Any]:
        return {"stones": list(state.stones), "turn": state.turn}

    def read_position(self, _: None, position: Mapping[str, Any]) -> tuple[None, Heaps]:
        return None, Heaps(tuple(position["stones"]), position["turn"])

    def position_text(self, _: None, state: Heaps) -> str:
        return f"{state.turn} {state.stones}"


class HeapContent:
    def header(
        self, _: None, __: Heaps, seats: Sequence[SeatSetup], seed: int, created: str, origin: Origin | None
    ) -> Header:
        return Header(FORMAT, 1, "", {}, seed, tuple(seats), created, origin, "heaps")

    def check_header(self, _: Header) -> None:
        """All headers are good."""

    def game(self, _: Header) -> None:
        return None

    def opponents(self, _: Header) -> Mapping[Seat, str]:
        return {}

    def check_start(self, _: Header, __: Heaps) -> None:
        """All starts are good."""

    def is_known(self, _: Header, __: Heaps, ___: Sequence[Pick | Piled | Picked], ____: Heaps) -> bool:
        return True


def read_line(text: bytes) -> Line[Pick, Piled | Picked]:
    line: Line[Pick, Piled | Picked] = decoder(Line[Pick, Piled | Picked]).decode(text)
    return line


HEAPS: Kind[Any, Any, Any, Any, Any, Any] = Kind(
    **NIM._asdict()
    | {
        "id": "heaps",
        "rules": HeapRules(),
        "notation": HeapNotation(),
        "content": HeapContent(),
        "read_line": read_line,
    }
)
