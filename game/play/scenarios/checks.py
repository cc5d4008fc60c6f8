"""What a game knows of scenarios, and what their checks are made of: how one ended, and how that differs from what it
expects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from game.kernel.given import Given
from game.kernel.refusal import Refusal
from game.kernel.rules import Decided, Decision, EventT, GameT, StateT
from game.kernel.seats import Seat

CommandOut = TypeVar("CommandOut", bound=Decision, covariant=True)


class Difference(msgspec.Struct, frozen=True):
    """One difference from what a scenario expects.

    ``kind`` names its message, ``facts`` are the values in it: `value` (`what`, `expected`, `found`);
    `refused` (`seat`, `move`, `code`); `accepted` (`seat`, `move`, `expected`); `other_refusal` (all of these);
    `illegal` (`move`, `code`); `legal` (`move`); `chance` (`text`); `chance_left` (`count`); `not_over`.
    """

    kind: str
    facts: dict[str, str] = {}


class Ending(NamedTuple, Generic[GameT, StateT, EventT]):
    """The end of a scenario, and all events that have led there."""

    game: GameT
    state: StateT
    events: Sequence[EventT] = ()


Check = Callable[[Ending[GameT, StateT, EventT]], Iterator[Difference]]


class Expected(NamedTuple, Generic[GameT, StateT, EventT]):
    """What is expected: the code with which the last move must be refused, if any, and the checks of the end."""

    refused: str | None
    checks: Sequence[Check[GameT, StateT, EventT]]


class Scenarios(Protocol[GameT, StateT, CommandOut, EventT]):
    """Reads and plays the scenarios of a game."""

    def read_position(self, given: Given, /) -> tuple[GameT, StateT]:
        """The game and the state of a position; raises Unreadable."""

    def seats(self, state: StateT, /) -> Mapping[Seat, str | None]:
        """The seats that a line of moves may name; beside one that is not in this game stands why not."""

    def read_expected(self, game: GameT, state: StateT, given: Given, /) -> Expected[GameT, StateT, EventT]:
        """What stands under `then`; raises Unreadable if a key or value is unknown."""

    def play(self, game: GameT, state: StateT, seat: Seat, move: str, /) -> Sequence[Decided[EventT, StateT]] | Refusal:
        """The outcomes of a whole move of a seat, written as a text, or why it is not allowed.

        Raises:
            Unreadable: the scenario does not say what chance has to bring.
        """

    def close_turn(self, state: StateT, next_seat: Seat | None, /) -> CommandOut | None:
        """What ends an open turn before a line of another seat, or before the end."""

    def chance_left(self, state: StateT, /) -> int:
        """How often the scenario says what chance brings after its last move."""


def differs(what: str, expected: object, found: object) -> Iterator[Difference]:
    """The difference between two values, if any."""
    if expected != found:
        yield Difference("value", {"what": what, "expected": _shown(expected), "found": _shown(found)})


def _shown(value: Any) -> str:
    """A value as scenarios write it."""
    if isinstance(value, Counter):
        return "[" + ", ".join(sorted(map(str, value.elements()))) + "]"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_shown, value)) + "]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(value)
