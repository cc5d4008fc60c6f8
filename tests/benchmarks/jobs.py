"""Playing many games by two processes, beside one."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from time import perf_counter

from game.fiftyfirst.match.setup import chosen
from game.match.series.simulate import Series, simulate
from game.match.series.tournament import Tournament, run
from game.match.series.workers import Workers
from tests.benchmarks.row import Row
from tests.robot_games import SOURCE

SERIES = Series(150, 2, 1, ("random",), chosen(("base", "new_era")))
TOURNAMENT = Tournament(("hard", "medium"), games=40, choices=chosen(("base",)))
WANTED = 1.8
"""Two processes on two cores may take so many times less."""


def measure() -> Iterator[Row]:
    """How much faster two processes are; nothing is wanted where there is but one core."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    wanted = WANTED if cores > 1 else None
    for what, play in (
        (f"simulate {SERIES.games} games", _simulate),
        (f"tournament of {TOURNAMENT.games} games", _run),
    ):
        alone, both = (_seconds(play, jobs) for jobs in (1, 2))
        yield Row(f"{what}, --jobs 2", f"{alone:.1f} s -> {both:.1f} s", alone / both, least=wanted)


def _seconds(play: Callable[[Workers], None], jobs: int) -> float:
    begun = perf_counter()
    play(Workers(jobs))
    return perf_counter() - begun


def _simulate(workers: Workers) -> None:
    assert not simulate(SERIES, SOURCE, workers).problems


def _run(workers: Workers) -> None:
    assert all(not game.played.problems for game in run(TOURNAMENT, SOURCE, workers))
