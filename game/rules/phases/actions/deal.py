"""R9 Make a Deal."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.chapter import Chapter, Make, Side, T
from game.rules.commands import MakeDeal
from game.rules.events import DealMade, Source
from game.rules.judge import Judge
from game.rules.phases.actions import hand_card, triggers
from game.rules.steps import ChooseAction, FollowUp


def _possible(side: Side, make: Make[T]) -> Sequence[T]:
    return hand_card.possible(side, make, "blue")


def _carry_out(judge: Judge, command: MakeDeal) -> None:
    """R9.2: the goods of the Deal come at once; then what gives something for each Deal (R10.7)."""
    judge.agenda.append(FollowUp(command.seat))
    judge.pay(command.seat, command.payment or ())
    judge.emit(DealMade(command.seat, command.card))
    judge.gain(command.seat, judge.game.catalog.locations[command.card].deal, Source("deal", command.card))
    triggers.resolve(judge, command.seat, "deal")


DEAL = Chapter("deal {location}", (ChooseAction,), _possible, hand_card.why_not, _carry_out)
