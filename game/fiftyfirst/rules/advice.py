"""Advice: what a robot would do in the place of a seat, what it expects, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.fiftyfirst.rules.messages import AnyCommand
from game.kernel.bag import Bag


class PlannedMove(NamedTuple):
    """A command of a plan; ``card`` is the card of its Site, which may be built only in the course of the plan, or its
    Machine, whose place the plan may have changed."""

    command: AnyCommand
    card: str | None


class Only(NamedTuple):
    """Nothing else is possible."""


class Gains(NamedTuple):
    """What the plan brings until the end of the round: VP, and Locations, each worth 1 VP in the end (R18.4)."""

    vp: int
    locations: int


class Keeps(NamedTuple):
    """Goods that the seat has now, and does not spend before the plan pays a later step with them."""

    goods: Bag
    step: PlannedMove


class Enables(NamedTuple):
    """A later step of the plan that becomes possible by the advised command."""

    step: PlannedMove


class Follows(NamedTuple):
    """The next step of the plan."""

    step: PlannedMove


class Better(NamedTuple):
    """By how many VP the command is better than the ``next_best``, as far as the robot can tell."""

    vp: float
    next_best: AnyCommand


Reason = Only | Gains | Keeps | Enables | Follows | Better


class Advice(NamedTuple):
    """The command that a robot would give.

    ``margins`` are the VP by which it expects the seat to be ahead of the best of the others at the end of the game,
    for this command and the one that it was asked about; empty if it does not look that far. ``plan`` are the commands
    of the round that it has in mind, from this one on.
    """

    command: AnyCommand
    margins: Mapping[AnyCommand, float]
    plan: tuple[AnyCommand, ...]
    reasons: tuple[Reason, ...]

    @property
    def margin(self) -> float | None:
        """The expected margin after the advised command."""
        return self.margins.get(self.command)
