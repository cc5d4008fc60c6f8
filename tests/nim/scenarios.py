"""Scenarios of Nim."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from game.kernel.given import Given
from game.kernel.refusal import Refusal, Unreadable
from game.kernel.seats import Seat
from game.play.scenarios.checks import Check, Difference, Ending, Expected, differs
from tests.nim.notation import NimNotation
from tests.nim.rules import REFUSALS, NimRules, Outcome
from tests.nim.state import Event, Heaps, Nim

_FOUND: Final[Mapping[str, Callable[[Heaps], object]]] = {
    "stones": lambda state: [*state.stones],
    "turn": lambda state: state.turn,
    "asked": lambda state: NimRules().status(state).to_move,
    "winners": lambda state: [*NimRules().status(state).winners],
}


class NimScenarios:
    """A `game.play.scenarios.checks.Scenarios`. A position is written as in `NimNotation`."""

    def read_position(self, given: Given) -> tuple[Nim, Heaps]:
        try:
            return NimNotation().read_position(Nim(), given.plain())
        except Unreadable as error:
            given.refuse(error.message)

    def seats(self, state: Heaps) -> Mapping[Seat, str | None]:
        return dict.fromkeys(state.seats)

    def read_expected(self, _: Nim, __: Heaps, given: Given) -> Expected[Nim, Heaps, Event]:
        keys = given.mapping(("refused", *_FOUND), "what is expected")
        refused = keys.pop("refused").word(REFUSALS, "the code of a refusal") if "refused" in keys else None
        return Expected(refused, [_check(key, value.plain()) for key, value in keys.items()])

    def play(self, game: Nim, state: Heaps, seat: Seat, move: str) -> Sequence[Outcome] | Refusal:
        commands = NimNotation().read_move(game, state, seat, move)
        outcome = commands if isinstance(commands, Refusal) else NimRules().decide(game, state, commands[0])
        return outcome if isinstance(outcome, Refusal) else (outcome,)

    def close_turn(self, _: Heaps, __: Seat | None) -> None:
        """A turn ends by itself."""

    def chance_left(self, _: Heaps) -> int:
        return 0


def _check(key: str, expected: object) -> Check[Nim, Heaps, Event]:
    def check(end: Ending[Nim, Heaps, Event]) -> Iterator[Difference]:
        return differs(key, expected, _FOUND[key](end.state))

    return check
