"""Nim as one value: the second game of the tests, and a short example of a whole game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.kernel.message import decoder
from game.kernel.refusal import Unreadable
from game.kernel.seats import Seat, SeatSetup
from game.play.external.external import programs_at_seats
from game.play.files.line import Header, Line, Origin
from game.play.files.record import FORMAT
from game.play.kind import Kind
from game.play.programs import NO_PROGRAMS, Programs, is_program
from tests.nim.briefing import BRIEFING
from tests.nim.notation import NimNotation, game_of, options_of
from tests.nim.records import NimAnnals, NimHighlights, NimTranscript
from tests.nim.rules import NimRules
from tests.nim.scenarios import NimScenarios
from tests.nim.setup import ROBOTS, SEATS_OF_NIM, NimSetup, robot
from tests.nim.state import NAME, Command, Event, Heaps, Nim

VERSION: Final = 1


class NimContent:
    """A `game.play.kind.Content`: nothing is printed, so there is nothing to miss."""

    def digest(self, _: Header) -> str:
        return ""

    def header(
        self, game: Nim, _: Heaps, seats: Sequence[SeatSetup], seed: int, created: str, origin: Origin | None
    ) -> Header:
        return Header(FORMAT, VERSION, "", options_of(game), seed, tuple(seats), created, origin, NAME)

    def check_header(self, header: Header) -> None:
        game_of(header.options)

    def game(self, header: Header) -> Nim:
        return game_of(header.options)

    def opponents(self, _: Header) -> Mapping[Seat, str]:
        return {}

    def check_start(self, header: Header, start: Heaps) -> None:
        if len(start.seats) != len(header.seats):
            raise Unreadable(f"expected {len(header.seats)} seats at the table")
        if not any(start.stones):
            raise Unreadable("expected at least one stone")

    def is_known(self, _: Header, __: Heaps, ___: Sequence[Command | Event], ____: Heaps) -> bool:
        return True


_LINES: Final = decoder(Line[Command, Event])


def read_line(text: bytes) -> Line[Command, Event]:
    line: Line[Command, Event] = _LINES.decode(text)
    return line


NimKind = Kind[Nim, Heaps, Command, Event, Heaps, tuple[int, ...]]

NIM: Final[NimKind] = Kind(
    id=NAME,
    seats=SEATS_OF_NIM,
    version=VERSION,
    rules=NimRules(),
    notation=NimNotation(),
    content=NimContent(),
    has_robot=lambda name: name in ROBOTS.names or is_program(name),
    robot=robot,
    read_line=read_line,
    annals=NimAnnals(),
    highlights=NimHighlights(),
    transcript=NimTranscript(),
    setup=NimSetup(),
    scenarios=NimScenarios(),
    robots=ROBOTS,
    most_decisions=100,
    is_cut_off=lambda state, decisions: decisions == 30 and any(state.stones),
)


def nim(programs: Programs = NO_PROGRAMS) -> NimKind:
    """Nim with the programs that the user has named."""
    return NIM._replace(program=programs_at_seats(BRIEFING, programs))
