"""M-10 Capture and loss of stations."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.refusal import Refusal
from game.kernel.seats import Seat
from game.metro2033.cards.metro_map import POLIS
from game.metro2033.rules import events as ev
from game.metro2033.rules import steps
from game.metro2033.rules.commands import AnswerStation, CaptureStation, LeaveStation
from game.metro2033.rules.referee import Referee
from game.metro2033.rules.strengths import capture_price, fight_of
from game.metro2033.rules.turn import MoveRules, SeatTurn, never_refused
from game.metro2033.rules.windows import has_uses

FEWEST = 3
"""Stations that a seat is left with after a loss, if there are any to take (M-10.5)."""


def ask_capture(referee: Referee, step: steps.AskCapture) -> None:
    """What cannot be paid, and cannot be made cheaper, is not asked and counts as declined (M-10.1)."""
    question = steps.ChooseCapture(step.seat)
    turn = SeatTurn(referee.metro, referee.state, question)
    if turn.can_pay(capture_price(referee.metro, referee.state)) or has_uses(turn):
        referee.next(question)
    else:
        referee.emit(ev.StationLeft(step.seat, fight_of(referee.state).station))


def _captures(turn: SeatTurn) -> Iterator[CaptureStation]:
    if turn.can_pay(capture_price(turn.metro, turn.state)):
        yield CaptureStation(turn.seat)


def _why_not(turn: SeatTurn, _: CaptureStation) -> Refusal | None:
    return turn.too_poor(capture_price(turn.metro, turn.state))


def _capture(referee: Referee, command: CaptureStation) -> None:
    referee.pay(command.seat, capture_price(referee.metro, referee.state), "capture")
    referee.emit(ev.StationCaptured(command.seat, fight_of(referee.state).station))


CAPTURE = MoveRules((steps.ChooseCapture,), _captures, _why_not, _capture, is_answer=True)


def _leave(referee: Referee, command: LeaveStation) -> None:
    referee.emit(ev.StationLeft(command.seat, fight_of(referee.state).station))


LEAVE: MoveRules[LeaveStation] = MoveRules(
    (steps.ChooseCapture,), lambda turn: (LeaveStation(turn.seat),), never_refused, _leave, is_answer=True
)


def lose_station(referee: Referee, step: steps.LoseStation) -> None:
    """M-10.4; a hero who stands there stays (M-10.6)."""
    cause = "threat" if fight_of(referee.state).is_event else "attack"
    referee.emit(ev.StationLost(step.seat, step.station, cause))


def keep_three(referee: Referee, step: steps.KeepThree) -> None:
    """M-10.5: with fewer than three stations left, a neutral one is taken."""
    if len(referee.holdings.of(step.seat)) < FEWEST and refuges(referee, step.seat, step.lost):
        referee.next(steps.ChooseRefuge(step.seat, step.lost))


def refuges(referee: Referee | SeatTurn, seat: Seat, lost: str) -> list[str]:
    """The neutral ordinary stations of the own zone; if there are none, those of any open zone (M-10.5, A-16)."""
    stations, owners = referee.cards.map.stations, referee.state.owners
    neutral = [
        id
        for id in referee.open_map.attackable
        if id not in owners and stations[id].kind != POLIS and (id != lost or referee.metro.options.floor_same)
    ]
    own = [id for id in neutral if stations[id].zone == referee.state.player(seat).faction]
    return own or neutral


def refuge_answers(turn: SeatTurn) -> Iterator[AnswerStation]:
    assert isinstance(turn.question, steps.ChooseRefuge)
    for station in refuges(turn, turn.seat, turn.question.lost):
        yield AnswerStation(turn.seat, station)


def take_refuge(referee: Referee, command: AnswerStation) -> None:
    referee.emit(ev.RefugeTaken(command.seat, command.station))
