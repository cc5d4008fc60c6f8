"""Whoever does the work, each task is done once, in order, whatever dies meanwhile."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from game.kernel.refusal import Unreadable
from game.match.series.workers import MOST_DEATHS, Workers

pytestmark = [pytest.mark.slow, pytest.mark.waits]
TASKS = range(30)


def done_in(folder: Path, task: int) -> int:
    """Leave a trace of each time that a task is done."""
    sleep(0.02)
    with (folder / str(task)).open("a") as trace:
        trace.write("x")
    return task


def dies(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A Dask cluster of two processes on this computer."""
    import distributed

    make: Any = distributed.LocalCluster
    with make(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        yield cluster


@pytest.mark.parametrize("jobs", [1, 3])
def test_tasks_are_done_once_and_in_order(jobs: int, tmp_path: Path) -> None:
    assert list(Workers(jobs).do(partial(done_in, tmp_path), TASKS)) == list(TASKS)
    assert {trace.read_text() for trace in tmp_path.iterdir()} == {"x"}


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill")
def test_a_killed_process_loses_no_task(tmp_path: Path) -> None:
    found = []
    for task in Workers(2).do(partial(done_in, tmp_path), TASKS):
        found.append(task)
        if task == 7:
            os.kill(multiprocessing.active_children()[0].pid or 0, signal.SIGKILL)
    assert found == list(TASKS)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill")
def test_work_that_kills_its_process_is_given_up() -> None:
    assert MOST_DEATHS == 3
    with pytest.raises(Unreadable, match="die again and again"):
        list(Workers(2).do(dies, TASKS))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill")
def test_a_killed_worker_of_a_cluster_loses_no_task(cluster: Any, tmp_path: Path) -> None:
    found = []
    for task in Workers(scheduler=cluster.scheduler_address).do(partial(done_in, tmp_path), TASKS):
        found.append(task)
        if task == 7:
            os.kill(next(iter(cluster.workers.values())).pid, signal.SIGKILL)
    assert found == list(TASKS)


def test_a_cluster_that_is_not_there_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.match.series.workers.ANSWER", "10ms")
    with pytest.raises(Unreadable, match="expected the address of a Dask scheduler"):
        next(Workers(scheduler="tcp://127.0.0.1:1").do(str, TASKS))


def test_a_cluster_that_is_gone_is_told_in_a_sentence(cluster: Any) -> None:
    doing = Workers(scheduler=cluster.scheduler_address).do(abs, range(1000))
    next(doing)
    cluster.close()
    with pytest.raises(Unreadable, match="has stopped answering"):
        list(doing)
