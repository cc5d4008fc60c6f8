"""The turn of the virtual opponent: `V: turn`."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.refusal import Refusal
from game.rules.chapter import Chapter, Terms
from game.rules.commands import VirtualTurn
from game.rules.desk import Desk
from game.rules.judge import Judge
from game.rules.state import OpponentTurn


def _free(_: Desk, __: VirtualTurn) -> Terms | Refusal:
    return Terms()


def _carry_out(judge: Judge, _: VirtualTurn) -> None:
    assert judge.opponent is not None
    judge.opponent.take_turn(judge)


def _moves(desk: Desk) -> Sequence[VirtualTurn]:
    return (VirtualTurn(desk.seat),)


TURN = Chapter((OpponentTurn,), _free, _carry_out, _moves)
