"""The robots of Metro 2033 by name: five levels, and those with which they are compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.metro2033.bots.chance_play import ChancePlay
from game.metro2033.bots.greedy import MetroGreedy
from game.metro2033.bots.planner import MetroPlanner, Plans
from game.metro2033.bots.sight import MetroBot


def _noisy(noise: float) -> Callable[[str], MetroBot]:
    """A robot that takes the best single action, with this error of judgement."""
    return lambda seed: MetroGreedy(seed, noise)


def _planner(candidates: int, worlds: int) -> Callable[[str], MetroBot]:
    """A robot that plays so many candidates out in so many worlds."""
    return lambda seed: MetroPlanner(seed, Plans(candidates, worlds))


METRO_LEVELS: Final[Mapping[str, Callable[[str], MetroBot]]] = {
    "easy": _noisy(0.5),
    "medium": _noisy(0.15),
    "hard": MetroGreedy,
    "expert": MetroPlanner,
    "master": _planner(8, 16),
}
"""Name -> level, the weakest first."""

METRO_BOTS: Final[Mapping[str, Callable[[str], MetroBot]]] = {
    "random": ChancePlay,
    "greedy": MetroGreedy,
    **METRO_LEVELS,
    "planner": MetroPlanner,
    "planner-5x3": _planner(5, 3),
}
"""Name in match files -> what makes the robot from a seed."""


def has_robot(name: str) -> bool:
    """Whether there is a robot of this name."""
    return name in METRO_BOTS


def make_robot(name: str, seed: str) -> MetroBot:
    """The robot of this name. Raises KeyError if there is none."""
    return METRO_BOTS[name](seed)
