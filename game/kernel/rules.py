"""What a game with a journal offers to those who play, watch and save it: its rules, and its texts.

Everything is a pure function of frozen values. ``GameT`` is what stays the same during a match (the cards in play, the
variants), ``ForecastT`` what a decision would bring, as every player at the table could work it out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from game.kernel.message import Question
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat, Viewer


class Status(msgspec.Struct, frozen=True, gc=False):
    """A state in brief.

    ``awaiting`` are the seats that have to answer, in the order in which they are asked, and ``question`` is the type
    of what is asked. ``vp`` has every seat that scores, at the end of the game with its final total.
    """

    round: int
    phase: str
    awaiting: tuple[Seat, ...]
    question: type[Question] | None
    is_turn_open: bool
    """Whether the seat that is asked has begun its turn already."""
    vp: Mapping[Seat, int]
    is_last_round: bool
    is_over: bool
    winners: tuple[Seat, ...]

    @property
    def to_move(self) -> Seat | None:
        """The seat that has to answer first; None when the game is over."""
        return self.awaiting[0] if self.awaiting else None


class Decision(Protocol):
    """A command of one seat."""

    @property
    def seat(self) -> Seat: ...


GameT = TypeVar("GameT")
GameIn = TypeVar("GameIn", contravariant=True)
StateT = TypeVar("StateT")
StateOut = TypeVar("StateOut", covariant=True)
CommandT = TypeVar("CommandT", bound=Decision)
CommandIn = TypeVar("CommandIn", bound=Decision, contravariant=True)
EventT = TypeVar("EventT")
EventOut = TypeVar("EventOut", covariant=True)
ViewT = TypeVar("ViewT")
ViewOut = TypeVar("ViewOut", covariant=True)
ForecastT = TypeVar("ForecastT")
ForecastOut = TypeVar("ForecastOut", covariant=True)


class Decided(Protocol[EventOut, StateOut]):
    """What a decision leads to: its events, and the state after them."""

    @property
    def events(self) -> tuple[EventOut, ...]: ...

    @property
    def state(self) -> StateOut: ...


class Rules(Protocol[GameIn, StateT, CommandT, EventT, ViewOut, ForecastOut]):
    """The rules of a game.

    ``open`` are functions of a game, a state, a seat and further facts that tell the seat nothing hidden from it.
    """

    @property
    def open(self) -> Collection[Callable[..., Any]]: ...

    def start(self, state: StateT, /) -> EventT:
        """The event with which a match begins at ``state``."""

    def started(self, event: EventT, /) -> StateT | None:
        """The state that such an event carries; None for any other event."""

    def decide(self, game: GameIn, state: StateT, command: CommandT, /) -> Decided[EventT, StateT] | Refusal:
        """What ``command`` leads to, or why it is not allowed."""

    def fold(self, state: StateT, events: Sequence[EventT], /) -> StateT:
        """The state after the events."""

    def legal(self, game: GameIn, state: StateT, seat: Seat, /) -> Sequence[CommandT]:
        """Every legal command of a seat."""

    def ways(self, game: GameIn, state: StateT, command: CommandT, /) -> Sequence[CommandT]:
        """A legal command with each way to pay for it, at least one."""

    def forecast(self, game: GameIn, state: StateT, command: CommandT, /) -> ForecastOut | Refusal:
        """What the command would bring, or why it is not allowed."""

    def foresee(self, game: GameIn, state: StateT, command: CommandT, /) -> ForecastOut:
        """The forecast of a legal command."""

    def view(self, game: GameIn, state: StateT, viewer: Viewer, /) -> ViewOut:
        """All that ``viewer`` may see."""

    def status(self, state: StateT, /) -> Status:
        """The state in brief."""

    def reveals(self, events: Sequence[EventT], people: Collection[Seat], /) -> bool:
        """Whether these events brought to light what was hidden from one of the ``people``."""

    def lays_open(
        self,
        game: GameIn,
        state: StateT,
        events: Sequence[EventT],
        people: Collection[Seat],
        history: Iterable[EventT],
        /,
    ) -> bool:
        """Whether these events showed one of the ``people`` what another seat had kept hidden in ``state``, to which
        the ``history`` led."""

    def problems(self, game: GameIn, state: StateT, /) -> Sequence[str]:
        """The invariants that a state breaks."""


class Notation(Protocol[GameT, StateT, CommandT]):
    """Moves and positions as text and plain data."""

    def write_move(self, game: GameT, state: StateT, command: CommandT, /) -> str:
        """The text of a move."""

    def read_move(self, game: GameT, state: StateT, seat: Seat, text: str, /) -> Sequence[CommandT] | Refusal:
        """The decisions of a seat that a text tells, one after the other, or why they are not allowed."""

    def write_position(self, game: GameT, state: StateT, /) -> Mapping[str, Any]:
        """The position as plain data, for people."""

    def read_position(self, game: GameT, position: Mapping[str, Any], /) -> tuple[GameT, StateT]:
        """The game and the state of a written position; raises Unreadable."""

    def position_text(self, game: GameT, state: StateT, /) -> str:
        """The position as canonical text, the same for equal states; match files hold hashes of it."""
