"""How a chapter of the rules tells what it allows, what that costs, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.kernel.refusal import Refusal
from game.rules.commands import Command
from game.rules.judge import Judge
from game.rules.side import Side
from game.rules.state import Game, GameState, Question

T = TypeVar("T")
C = TypeVar("C", bound=Command)

Make = Callable[..., T]
"""Makes a listed thing from a seat, the fields of a command, and what its price and discards come to.

The fields are those of the command without seat, payment and discards, in their order. A listing passes the class of
the command itself.
"""


class Possible(Protocol):
    """Lists everything that may be done, as `Chapter` says."""

    def __call__(self, side: Side, make: Make[T], /) -> Sequence[T]: ...


class Chapter(NamedTuple, Generic[C]):
    """The rules of one kind of command, told once: moves are listed from it, and commands are judged by it.

    ``text`` is the text of its moves, with the names of parts in braces (`game.rules.notation.forms`). ``answers`` are
    the questions it may answer. ``possible`` makes all that may be done, each thing once, in the order
    of the texts of moves; it leaves out what costs more than `Side.pay` can pay. ``why_not`` explains why something is
    not among that; None if it is allowed without being listed. ``carry_out`` decides the events of a command whose
    payment and discards are settled. ``needs`` tells whether a game has what the chapter is about; None: always.
    """

    text: str
    answers: tuple[type[Question], ...]
    possible: Possible
    why_not: Callable[[Side, C], Refusal | None]
    carry_out: Callable[[Judge, C], None]
    needs: Callable[[Game], bool] | None = None


class Answers(NamedTuple):
    """How one kind of question is answered: ``possible`` lists every answer once, ``carry_out`` does what it says.
    ``why_not`` explains why something is no answer, where the rules say more than that."""

    possible: Callable[[Game, GameState, Any], Sequence[Any]]
    carry_out: Callable[[Judge, Any, Any], None]
    why_not: Callable[[Side, Any, Any], Refusal | None] = lambda *_: None


def once(side: Side, make: Make[T]) -> Sequence[T]:
    """`possible` of a command that has no fields, costs nothing and is always allowed."""
    return (make(side.seat),)


def never_refused(_: Side, command: Command) -> Refusal:
    """`why_not` of a command that `once` lists."""
    raise AssertionError(f"{command} is always possible")
