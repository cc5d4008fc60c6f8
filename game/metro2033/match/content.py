"""What a match file of Metro 2033 says of its cards and options, and how it is checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from game.kernel.given import Given
from game.kernel.message import decoder
from game.kernel.refusal import Unreadable
from game.kernel.seats import SEATS, Seat, SeatSetup
from game.metro2033.cards.printed import MetroCards
from game.metro2033.rules import NAME
from game.metro2033.rules.commands import AnyMetroCommand
from game.metro2033.rules.events import AnyMetroEvent
from game.metro2033.rules.known import can_go_on, check_start, unknown_in
from game.metro2033.rules.option_values import read_options, written_options
from game.metro2033.rules.state import Metro, MetroState
from game.play.files.line import Header, Line, Origin
from game.play.files.record import FORMAT

METRO_RULES: Final = 1
"""Version of the rules and of the position text. It increases whenever a recorded match would be decided differently,
if only by a field of an event. Position hashes of other versions are not compared."""

_LINE: Final = decoder(Line[AnyMetroCommand, AnyMetroEvent])


def read_line(text: bytes) -> Line[AnyMetroCommand, AnyMetroEvent]:
    """A line after the header.

    Raises:
        msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError: it is not a line of a match file.
    """
    line: Line[AnyMetroCommand, AnyMetroEvent] = _LINE.decode(text)
    return line


class MetroContent:
    """Reads what a match file says of cards and options; without cards none are checked."""

    def __init__(self, cards: MetroCards | None) -> None:
        self._cards = cards

    def header(
        self,
        metro: Metro,
        state: MetroState,
        seats: Sequence[SeatSetup],
        seed: int,
        created: str,
        origin: Origin | None,
    ) -> Header:
        """Factions that are taken at the start are the roles; those that are chosen in the game are not told."""
        dealt = tuple(replace(one, role=player.faction) for one, player in zip(seats, state.players, strict=True))
        options = written_options(metro.options)
        return Header(FORMAT, METRO_RULES, metro.cards.digest, options, seed, dealt, created, origin, NAME)

    def digest(self, _: Header) -> str:
        assert self._cards is not None, "there are no cards"
        return self._cards.digest

    def check_header(self, header: Header) -> None:
        read_options(Given(msgspec.to_builtins(header.options)))

    def game(self, header: Header) -> Metro | None:
        return Metro(self._cards, read_options(Given(header.options))) if self._cards else None

    def opponents(self, _: Header) -> Mapping[Seat, str]:
        return {}

    def check_start(self, header: Header, start: MetroState) -> None:
        if len(header.seats) != len(start.players):
            raise Unreadable(f"the header does not fit the start of the game: expected {len(start.players)} seats")
        for seat, setup, player in zip(SEATS, header.seats, start.players, strict=False):
            if setup.role not in (None, player.faction):
                raise Unreadable(f"the header does not fit the start of the game: seat {seat} has another faction")
        if (metro := self.game(header)) is not None:
            check_start(metro, start)

    def is_known(
        self, header: Header, before: MetroState, told: Sequence[AnyMetroCommand | AnyMetroEvent], after: MetroState
    ) -> bool:
        metro = self.game(header)
        if metro is None:
            return True
        return can_go_on(metro, after) and all(unknown_in(metro, before, one) is None for one in told)
