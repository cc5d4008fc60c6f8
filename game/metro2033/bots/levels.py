"""The robots of Metro 2033 by name: five levels, and those with which they are compared."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Final

from game.metro2033.bots.chance_play import ChancePlay
from game.metro2033.bots.greedy import MetroGreedy
from game.metro2033.bots.planner import MetroPlanner, Plans
from game.metro2033.bots.sight import MetroBot, sight_of
from game.metro2033.rules.commands import MetroCommand
from game.metro2033.rules.events import AnyMetroEvent
from game.metro2033.rules.state import Metro, MetroState
from game.play.kind import Robot

MASTER: Final = Plans(candidates=8, worlds=16, seconds=8.0)
"""The strongest level looks at more than the planner (`game.metro2033.bots.planner.EXPERT`)."""


def _noisy(noise: float) -> Callable[[str], MetroBot]:
    """A robot that takes the best single action, with this error of judgement in VP."""
    return lambda seed: MetroGreedy(seed, noise)


METRO_LEVELS: Final[Mapping[str, Callable[[str], MetroBot]]] = {
    "easy": _noisy(0.5),
    "medium": _noisy(0.15),
    "hard": MetroGreedy,
    "expert": MetroPlanner,
    "master": lambda seed: MetroPlanner(seed, MASTER),
}
"""Name -> level, the weakest first."""

METRO_BOTS: Final[Mapping[str, Callable[[str], MetroBot]]] = {
    "random": ChancePlay,
    "greedy": MetroGreedy,
    "planner": MetroPlanner,
    **METRO_LEVELS,
}
"""Name in match files -> what makes the robot from a seed."""

_PLANNER = re.compile(r"planner-([1-9]\d?)x([1-9]\d?)")
"""The name of a planner with other numbers of candidates and worlds, such as `planner-5x3`."""


def has_robot(name: str) -> bool:
    """Whether there is a robot of this name.

    >>> has_robot("expert"), has_robot("planner-5x3"), has_robot("planner-0x3")
    (True, True, False)
    """
    return name in METRO_BOTS or _PLANNER.fullmatch(name) is not None


def make_robot(name: str, seed: str) -> MetroBot:
    """The robot of this name. Raises KeyError if there is none."""
    if found := _PLANNER.fullmatch(name):
        return MetroPlanner(seed, Plans(*map(int, found.groups())))
    return METRO_BOTS[name](seed)


def robot(name: str, seed: str) -> Robot[Metro, MetroState, MetroCommand, AnyMetroEvent]:
    """The robot of this name as a match asks it; it is given only what its seat may know. Raises KeyError if there is
    none."""
    bot = make_robot(name, seed)

    def think(
        metro: Metro, state: MetroState, legal: Sequence[MetroCommand], _: Iterable[AnyMetroEvent]
    ) -> Generator[None, None, MetroCommand]:
        return bot.think(sight_of(metro, state, legal))

    return think
