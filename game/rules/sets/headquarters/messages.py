"""HQ cards (R52): what the game asks and is asked for."""

from __future__ import annotations

from game.kernel.message import Question
from game.rules.commands import Command
from game.rules.references import HqId


class ClaimHq(Command, frozen=True):
    """Claim an HQ card that the seat fulfils, or none of those that are offered (R52.2)."""

    card: HqId | None = None


class ChooseHq(Question, frozen=True):
    """Whether to claim one of the HQ cards ``offered``, which the seat fulfils by what it has just built, and which one
    (R52.2)."""

    offered: tuple[HqId, ...]


class ChooseStolen(Question, frozen=True):
    """Which Location of another player to take, by the HQ card ``hq`` that was just claimed (R52.4)."""

    hq: HqId


HeadquartersStep = ChooseHq | ChooseStolen
HeadquartersCommand = ClaimHq
