"""Hints and advice for a game that has none of its own: hints are the legal commands with their forecasts, and advice
is what a robot would choose.

Thoughts come bit by bit, so that a window can go on in between.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.kernel.seats import Seat
    from game.play.match import AnyMatch


def legal_hints(match: AnyMatch, _: Seat, legal: Sequence[Any]) -> Generator[None, None, Mapping[Any, Any]]:
    """The ``legal`` commands of a seat, each with its forecast."""
    found = {}
    for command in legal:
        found[command] = match.foresee(command)
        yield
    return found


def is_alone(match: AnyMatch) -> bool:
    """Whether one person plays, so that robots may advise: people who compete get none."""
    return sum(map(match.is_human, match.seats)) == 1


def robot_choice(match: AnyMatch, level: str, step: int, *_: object) -> Generator[None, None, Any]:
    """What a robot of a level would choose after ``step`` decisions; the best one if there is none of that level."""
    from game.play.match import watch_match  # imported late: the title does not need it

    watched, levels = watch_match(match), match.kind.robots.levels
    watched.look_at(step)
    robot = level if level in levels else levels[-1]
    return watched.advise(robot, f"{match.header.seed}/{step + 1}")
