"""The turn of the virtual opponent: `V: turn`, and what follows the human's pass."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.refusal import Refusal
from game.rules.chapter import Chapter, Terms
from game.rules.commands import VirtualTurn
from game.rules.desk import Desk
from game.rules.events import SeatPassed
from game.rules.judge import Judge
from game.rules.solo import borgo, standard
from game.rules.solo.kinds import kind_of
from game.rules.state import VIRTUAL, OpponentTurn


def follow_pass(judge: Judge) -> None:
    """R30.10, R31.5: when the human passes the Hegemony does, too; Borgo waits for his next turn (R32.12)."""
    kind, opponent = kind_of(judge.state), judge.state.opponent
    if kind and opponent and not kind.is_borgo and not opponent.passed:
        judge.emit(SeatPassed(VIRTUAL, "player_passed"))


def _free(_: Desk, __: VirtualTurn) -> Terms | Refusal:
    return Terms()


def _carry_out(judge: Judge, _: VirtualTurn) -> None:
    kind = kind_of(judge.state)
    assert kind is not None
    (borgo if kind.is_borgo else standard).take_turn(judge)


def _moves(desk: Desk) -> Sequence[VirtualTurn]:
    return (VirtualTurn(desk.seat),)


TURN = Chapter((OpponentTurn,), _free, _carry_out, _moves)
