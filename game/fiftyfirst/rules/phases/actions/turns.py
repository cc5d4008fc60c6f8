"""R7 The turn frame: who is next, when a turn stays open, when the phase ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.fiftyfirst.rules.chapter import Chapter, Possible, Side, never_refused, once
from game.fiftyfirst.rules.commands import FinishTurn, Pass
from game.fiftyfirst.rules.events import PhaseBegan, SeatPassed
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.parts import PARTS
from game.fiftyfirst.rules.phases import cleanup, scoring
from game.fiftyfirst.rules.phases.actions import activate, shields
from game.fiftyfirst.rules.state import VIRTUAL, Player, Seat
from game.fiftyfirst.rules.steps import (
    BeginActions,
    ChooseAction,
    ChooseFollowUp,
    FollowUp,
    NextTurn,
    OpponentTurn,
    is_idle,
)


def begin_actions(judge: Judge, _: BeginActions) -> None:
    judge.emit(PhaseBegan("action"))
    idle = any(part.ends_idle(judge.state) for part in PARTS if part.ends_idle)
    judge.agenda.append(turn_of(judge.state.first_player, idle))


def turn_of(seat: Seat, idle: bool = False) -> ChooseAction | OpponentTurn:
    """What a seat is asked when its turn begins: an action, or to let the virtual opponent move."""
    return OpponentTurn(seat, idle) if seat == VIRTUAL else ChooseAction(seat, idle)


def follow_up(judge: Judge, step: FollowUp) -> None:
    """Keep the turn open while the same use, or a shield, could follow (R11.3, R12.2, R16.1)."""
    player = judge.state.player(step.seat)
    if step.site is not None or step.exchange or _holds_shield(player):  # most actions end the turn
        side = Side(judge.game, judge.state, step.seat)
        again = step.site is not None and activate.can_repeat(side, step.site)
        exchange = step.exchange and activate.can_exchange(side)
        if again or exchange or any(possible(side, lambda *fields: fields) for possible in _ALSO_AFTER):
            judge.agenda.append(ChooseFollowUp(step.seat, step.site if again else None, exchange))
            return
    judge.agenda.append(NextTurn(step.seat))


def _holds_shield(player: Player) -> bool:
    """Whether a player has a shield token to place, in the supply or on a Site."""
    return "shield" in player.goods or bool([site for site in player.sites if site.goods and "shield" in site.goods])


def next_turn(judge: Judge, step: NextTurn) -> None:
    """The next seat clockwise that has not passed, or the end of the phase (R7.5, R15.5, R30.6).

    The game is over after the last round, and where a set ends it because no player has acted (R44.7).
    """
    state = judge.state
    for seat in (*state.clockwise_from(step.seat)[1:], step.seat):
        if not state.player(seat).passed:
            judge.agenda.append(turn_of(seat, step.idle))
            return
    if step.idle and not state.end_triggered:
        judge.emit(next(part.overrun for part in PARTS if part.overrun))
        scoring.end_game(judge)
    elif state.end_triggered:
        scoring.end_game(judge)
    else:
        cleanup.begin(judge)


def _carry_out_pass(judge: Judge, command: Pass) -> None:
    """R30.10, R31.5: most virtual opponents pass with the human; Borgo waits for his next turn (R32.12)."""
    question = judge.state.question
    judge.emit(SeatPassed(command.seat))
    if judge.opponent and judge.opponent.follows_pass and not judge.state.player(VIRTUAL).passed:
        judge.emit(SeatPassed(VIRTUAL, "player_passed"))
    judge.agenda.append(NextTurn(command.seat, is_idle(question)))


def _carry_out_finish(judge: Judge, command: FinishTurn) -> None:
    """After a question of an action, its follow-up is pending already."""
    if isinstance(judge.state.question, ChooseFollowUp):
        judge.agenda.append(NextTurn(command.seat))


_ALSO_AFTER: Final[Sequence[Possible]] = [
    chapter.possible
    for chapter in (shields.SHIELD, *[chapter for part in PARTS for chapter in part.chapters.values()])
    if ChooseFollowUp in chapter.answers
]
"""What may be done after an action besides the same use once more, and what lists it."""

PASS = Chapter("pass", (ChooseAction,), once, never_refused, _carry_out_pass)
FINISH = Chapter(
    "done",
    (ChooseFollowUp, *(question for part in PARTS for question in part.closed_by_done)),
    once,
    never_refused,
    _carry_out_finish,
)
