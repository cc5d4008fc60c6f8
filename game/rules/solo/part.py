"""What the virtual opponent does with a set. This module imports nothing of the rules, so that any of them can ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from game.kernel.message import Question, Step
    from game.rules.chapter import Answers
    from game.rules.judge import Judge


class OpponentPart(NamedTuple):
    """The row of a set.

    Attributes:
        set: The set.
        expand: What Borgo does for a Brawler in his expansion action with the set (R32.11).
        hit: Aims an attack that hits no Location at what the set has, and tells whether it hits something.
        work: Its steps, each with what it does.
        areas: Its questions that are answered by an Area.
    """

    set: str
    expand: Callable[[Judge], None]
    hit: Callable[[Judge], bool] = lambda _: False
    work: Mapping[type[Step], Callable[[Judge, Any], None]] = {}
    areas: Mapping[type[Question], Answers] = {}


OPPONENT_PARTS: Final[list[OpponentPart]] = []
"""A row for each set with which the virtual opponent does something; filled by `game.rules.solo.parts`."""
