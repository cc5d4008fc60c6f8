"""Playing a series of games by two processes, beside one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from time import perf_counter

from game.match.series.simulate import Series, simulate
from game.match.series.workers import Workers
from tests.benchmarks.row import Row

SERIES = Series(games=150, players=2, seed=1, sets=("base", "new_era"))
WANTED = 1.8
"""Two processes on two cores may take so many times less."""


def measure() -> Iterator[Row]:
    """How much faster two processes are; nothing is wanted where there is but one core."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    alone, both = _seconds(1), _seconds(2)
    wanted = WANTED if cores > 1 else None
    yield Row(f"simulate {SERIES.games} games, --jobs 2", f"{alone:.1f} s -> {both:.1f} s", alone / both, least=wanted)


def _seconds(jobs: int) -> float:
    begun = perf_counter()
    assert not simulate(SERIES, Workers(jobs)).problems
    return perf_counter() - begun
