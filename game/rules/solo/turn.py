"""The turn of the virtual opponent: `V: turn`."""

from __future__ import annotations

from game.rules.chapter import Chapter, never_refused, once
from game.rules.commands import VirtualTurn
from game.rules.judge import Judge
from game.rules.steps import OpponentTurn


def _carry_out(judge: Judge, _: VirtualTurn) -> None:
    assert judge.opponent is not None
    judge.opponent.take_turn(judge)


TURN = Chapter("turn", (OpponentTurn,), once, never_refused, _carry_out)
