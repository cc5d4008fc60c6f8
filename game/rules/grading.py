"""R30.16, R30.17: who wins a solo game, and what the victory is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.state import VIRTUAL, Score, Seat

GRADES: Final = (
    (80, "leader"), (70, "cyborg"), (60, "soldier"), (50, "merchant"), (40, "human"), (30, "survivor"), (0, "mutant"),
)  # fmt: skip
"""The least final VP of each grade, the highest first (R30.17)."""


def winners(scores: Sequence[Score]) -> tuple[Seat, ...]:
    """The human with strictly more VP, else the virtual opponent (R30.1, D-31)."""
    totals = {score.seat: score.total for score in scores}
    theirs = totals.pop(VIRTUAL)
    return tuple(seat for seat, total in totals.items() if total > theirs) or (VIRTUAL,)


def grade(scores: Sequence[Score], winners: Sequence[Seat]) -> str | None:
    """The grade of a human who has won against the virtual opponent; None in any other case."""
    if not any(score.seat == VIRTUAL for score in scores) or VIRTUAL in winners:
        return None
    total = next(score.total for score in scores if score.seat in winners)
    return next(grade for least, grade in GRADES if total >= least)
