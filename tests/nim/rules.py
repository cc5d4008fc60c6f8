"""Nim: who takes the last stone wins. The second game of the tests."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from game.kernel.given import Given
from game.kernel.journal import Entry, Journal
from game.kernel.message import Message, Question, decoder
from game.kernel.refusal import Refusal, Unreadable
from game.kernel.rules import Status
from game.kernel.seats import Seat, SeatSetup, Viewer
from game.play.annals import Facet, VpLine
from game.play.files.line import Header, Line, Origin
from game.play.files.record import FORMAT
from game.play.highlights import Highlight
from game.play.kind import Kind, Robot
from game.play.scenarios.checks import Check, Expected, differs
from game.play.setup import Choices, Option, Robots, check_choices, check_seats
from game.play.transcript import Beginning, HeaderLines

SEATS_OF_NIM = range(2, 7)

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

    def read_move(self, _: Most, __: Heap, seat: Seat, text: str) -> Sequence[Take] | Refusal:
        word, _blank, number = text.partition(" ")
        return (Take(seat, int(number)),) if word == "take" and number.isdecimal() else Refusal("unreadable_move")

    def write_position(self, _: Most, state: Heap) -> Mapping[str, Any]:
        return {"stones": state.stones, "turn": state.turn}

    def read_position(self, game: Most, position: Mapping[str, Any]) -> tuple[Most, Heap]:
        return game, Heap(**position)

    def position_text(self, _: Most, state: Heap) -> str:
        return f"{state.turn} {state.stones}"


class NimSetup:
    """Games of Nim: how many stones there are, and how many may be taken at once."""

    options = (Option("stones", (), 12), Option("most", (2, 3, 4), 3))

    def deal(self, seats: Sequence[SeatSetup], choices: Choices, seed: int) -> tuple[Most, Heap]:
        check_seats(seats, SEATS_OF_NIM)
        check_choices(self.options, choices)
        return choices.get("most", 3), Heap(int(choices.get("stones", 12)) + seed % 3)

    def opponents(self, _: Choices) -> Mapping[Seat, str]:
        return {}

    def digests(self, _: Choices) -> Mapping[str, str]:
        return {}


class NimScenarios:
    def read_position(self, given: Given) -> tuple[Most, Heap]:
        found = given.entries("a position", ["stones"], ["turn", "most"])
        turn = found["turn"].word(("A", "B"), "a seat") if "turn" in found else "A"
        return (found["most"].number(1) if "most" in found else 3), Heap(found["stones"].number(), turn)

    def seats(self, _: Heap) -> Mapping[Seat, str | None]:
        return {"A": None, "B": None}

    def read_expected(self, _: Most, __: Heap, given: Given) -> Expected[Most, Heap, Laid | Taken]:
        keys = given.mapping(("refused", "stones", "turn"), "what is expected")
        refused = keys.pop("refused").word(("wrong_choice",), "the code of a refusal") if "refused" in keys else None
        return Expected(refused, [_check(key, value.value) for key, value in keys.items()])

    def play(self, game: Most, state: Heap, seat: Seat, move: str) -> Sequence[Result] | Refusal:
        taken = move.removeprefix("take ")
        outcome = NimRules().decide(game, state, Take(seat, int(taken) if taken.isdecimal() else 0))
        return outcome if isinstance(outcome, Refusal) else (outcome,)

    def close_turn(self, _: Heap, __: Seat | None) -> None:
        return None

    def chance_left(self, _: Heap) -> int:
        return 0


def _check(key: str, expected: object) -> Check[Most, Heap, Laid | Taken]:
    return lambda end: differs(key, expected, getattr(end.state, key))


class NimContent:
    def digest(self, _: Header) -> str:
        return ""

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


def robot(name: str, _: str) -> Robot[Most, Heap, Take, Laid | Taken]:
    """Takes one stone, or as many as it may."""

    def think(_: Most, __: Heap, commands: Sequence[Take], ___: Iterable[Laid | Taken]) -> Generator[None, None, Take]:
        yield
        return commands[0 if name == "first" else -1]

    return think


def read_line(text: bytes) -> Line[Take, Laid | Taken]:
    line: Line[Take, Laid | Taken] = decoder(Line[Take, Laid | Taken]).decode(text)
    return line


ROBOTS = Robots(("first", "last"), ("last",), "first")


class NimFacts(msgspec.Struct, frozen=True):
    most: Most


class NimAnnals:
    facts_type = NimFacts
    facets = (Facet("limits", "limit", lambda facts: (f"most {facts.most}",)),)
    sources = ("last_stone",)

    def facts(self, header: Header, _: Heap) -> NimFacts:
        return NimFacts(header.options["most"])

    def roles(self, _: Heap) -> Mapping[Seat, str]:
        return {}

    def vp_lines(self, journal: Journal[Take, Laid | Taken, Heap]) -> Sequence[VpLine]:
        vp = NimRules().status(journal.state).vp
        return (VpLine("last_stone", tuple(vp.values())),)

    def ends(self, _: Sequence[Laid | Taken]) -> bool:
        return False

    def check_content(self, _: Any) -> None:
        """Nim needs no more than stones."""


class NimHighlights:
    kinds = ("emptied",)

    def of(self, entry: Entry[Take, Laid | Taken], _: Heap, after: Heap) -> Sequence[Highlight]:
        assert entry.decision is not None
        return () if after.stones else (Highlight("emptied", entry.decision.seat),)

    def goes_on(self, _: Take, __: Status) -> bool:
        return False


class NimTranscript:
    needed = ("Most",)
    headings: Mapping[str, str] = {}
    example = "take 1"

    def chosen(self, game: Most, _: Header) -> Iterator[tuple[str, Any]]:
        yield "Most", game

    def read_chosen(self, headers: HeaderLines) -> dict[str, Any]:
        most = headers.values["Most"]
        if not isinstance(most, int):
            headers.expected("Most", "a number")
        return {"most": most}

    def result(self, _: Heap) -> Iterator[tuple[str, Any]]:
        return iter(())

    def vp(self, state: Heap) -> Mapping[Seat, int]:
        return NimRules().status(state).vp

    def roles(self) -> Mapping[str, str]:
        return {}

    def role(self, _: str) -> str | None:
        return None

    def begin(self, _: Most, __: Header, beginning: Beginning) -> Heap | None:
        return None if beginning.position is None else Heap(**beginning.position)


NIM: Kind[Most, Heap, Take, Laid | Taken, int, int] = Kind(
    id="nim",
    seats=SEATS_OF_NIM,
    version=1,
    rules=NimRules(),
    notation=NimNotation(),
    content=NimContent(),
    has_robot=ROBOTS.names.__contains__,
    robot=robot,
    read_line=read_line,
    annals=NimAnnals(),
    highlights=NimHighlights(),
    transcript=NimTranscript(),
    setup=NimSetup(),
    scenarios=NimScenarios(),
    robots=ROBOTS,
    most_decisions=50,
    is_cut_off=lambda state, decisions: decisions == 30 and state.stones > 0,
)
