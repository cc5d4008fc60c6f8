"""What the command line says about robots."""

from __future__ import annotations

from collections.abc import Iterable

from game.bots.levels import LEVELS, unreadable_weights
from game.cli.output import warn
from game.wording import Wording


def warn_of_weights(robots: Iterable[str], wording: Wording) -> None:
    """Say so on standard error if any of these robots lacks what it has learned."""
    if not LEVELS.keys().isdisjoint(robots):
        for error in unreadable_weights():
            warn(wording.text("notice-robots", reason=wording.finding(error)))
