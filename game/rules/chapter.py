"""How a chapter of the rules tells what it allows, what that costs, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal
from game.rules.commands import AnyCommand
from game.rules.desk import Desk
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.payment import FREE, Price
from game.rules.state import GameState, Question


class Terms(msgspec.Struct, frozen=True, gc=False):
    """What an allowed move costs: goods in one of several ways, and cards or Deals to discard."""

    price: Price = FREE
    discards: Bag = EMPTY
    card: str | None = None
    """The card that the move is about, for refusals."""


class Chapter(NamedTuple):
    """The rules of one kind of command.

    ``answers`` are the questions it may answer; ``terms`` judges everything but the payment;
    ``carry_out`` decides the events of a command whose payment and discards are settled;
    ``moves`` lists all commands of the kind that would be accepted, payment settled, in the order of their text.
    """

    answers: tuple[type[Question], ...]
    terms: Callable[[Desk, Any], Terms | Refusal]
    carry_out: Callable[[Judge, Any], None]
    moves: Callable[[Desk], Sequence[AnyCommand]]


class Answers(NamedTuple):
    """How one kind of question is answered: ``possible`` lists every answer once, ``carry_out`` does what it says."""

    possible: Callable[[Game, GameState, Any], Sequence[Any]]
    carry_out: Callable[[Judge, Any, Any], None]
