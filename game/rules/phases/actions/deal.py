"""R9 Make a Deal."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.refusal import Refusal
from game.rules.chapter import Chapter, Terms
from game.rules.commands import MakeDeal
from game.rules.desk import Desk
from game.rules.events import DealMade, Source
from game.rules.judge import Judge
from game.rules.phases.actions import hand_card, triggers
from game.rules.state import ChooseAction
from game.rules.work import FollowUp


def _terms(desk: Desk, command: MakeDeal) -> Terms | Refusal:
    return hand_card.terms(desk, command.card, "blue")


def _carry_out(judge: Judge, command: MakeDeal) -> None:
    """R9.2: the goods of the Deal come at once; then what gives something for each Deal (R10.7)."""
    judge.agenda.append(FollowUp(command.seat))
    judge.pay(command.seat, command.payment or ())
    judge.emit(DealMade(command.seat, command.card))
    judge.gain(command.seat, judge.game.catalog.locations[command.card].deal, Source("deal", command.card))
    triggers.resolve(judge, command.seat, "deal")


def _moves(desk: Desk) -> Sequence[MakeDeal]:
    return [MakeDeal(desk.seat, card, payment) for card, payment in hand_card.affordable(desk, "blue")]


DEAL = Chapter((ChooseAction,), _terms, _carry_out, _moves)
