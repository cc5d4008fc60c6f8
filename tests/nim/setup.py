"""What can be chosen for a game of Nim, the deal, and the robots."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Final

from game.kernel.seats import SEATS, Seat, SeatSetup
from game.play.kind import Robot
from game.play.programs import is_program
from game.play.setup import Choices, Option, Robots, check_choices, check_seats
from tests.nim.notation import game_of
from tests.nim.rules import NimRules
from tests.nim.state import Command, Event, Heaps, Nim

SEATS_OF_NIM: Final = range(2, 7)
ROBOTS: Final = Robots(("first", "last"), ("last",), "first")

_USUAL: Final = Nim()


class NimSetup:
    """A `game.play.setup.Setup`."""

    options = (
        Option("heaps", (), _USUAL.heaps, several=True),
        Option("most", (None, 2, 3, 4), _USUAL.most),
        Option("bids", default=_USUAL.bids),
        Option("toast", default=_USUAL.toast),
    )

    def deal(self, seats: Sequence[SeatSetup], choices: Choices, seed: int) -> tuple[Nim, Heaps]:
        check_seats(seats, SEATS_OF_NIM)
        check_choices(self.options, choices)
        game = game_of(choices)
        return game, first_table(game, len(seats), seed)

    def opponents(self, _: Choices) -> Mapping[Seat, str]:
        return {}

    def digests(self, _: Choices) -> Mapping[str, str]:
        return {}


def first_table(game: Nim, seats: int, seed: int) -> Heaps:
    """The table at the beginning of a game."""
    first, *others = game.heaps
    return Heaps((first + seed % 3, *others), seats=SEATS[:seats], bids=() if game.bids else None)


Choose = Callable[[Heaps, Sequence[Command]], Command]
"""Chooses one of the commands by what a seat sees."""

_CHOICES: Final[Mapping[str, Choose]] = {
    "first": lambda _seen, commands: commands[0],
    "last": lambda _seen, commands: commands[-1],
}


def robot(name: str, _seed: str) -> Robot[Nim, Heaps, Command, Event]:
    """Takes one stone, or as many as it may; for a program, the first one stands in. It is given only what its seat may
    see."""
    choose = _CHOICES[ROBOTS.default if is_program(name) else name]

    def think(
        game: Nim, state: Heaps, commands: Sequence[Command], _: Iterable[Event]
    ) -> Generator[None, None, Command]:
        yield
        return choose(NimRules().view(game, state, commands[0].seat), commands)

    return think
