"""Who does the work of many games: this process, processes of this computer, or a Dask cluster.

Whatever dies meanwhile, each task is done once: those that a dead process had not finished are done by another one.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from game.kernel.refusal import Unreadable

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD: Final = 4
"""Tasks for each process, or each thread of a cluster, that are handed out before the oldest one is done."""

ANSWER: Final = "10s"
"""Time in which the scheduler of a cluster has to answer."""

MOST_DEATHS: Final = 3
"""Times that processes may die without any task being done in between."""


class Workers(NamedTuple):
    """So many processes, or, with the address of its ``scheduler``, a Dask cluster."""

    jobs: int = 1
    scheduler: str | None = None

    def do(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
        """The results of ``work``, a function that can be pickled, for each task, in the order of the tasks.

        Raises:
            Unreadable: there is no such cluster, or processes die again and again.
        """
        if self.scheduler is not None:
            return _in_cluster(self.scheduler, work, tasks)
        return _in_processes(self.jobs, work, tasks) if self.jobs > 1 else map(work, tasks)


ALONE: Final = Workers()
"""This process."""


def _in_processes(jobs: int, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
    """Processes are spawned on every system, because a fork of a program with threads can deadlock."""
    left, handed, futures = iter(tasks), deque[Task](), deque[Future[Done]]()
    deaths = 0
    while True:
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), _start_process)
        try:
            while True:
                handed.extend(islice(left, AHEAD * jobs - len(handed)))
                while len(futures) < len(handed):
                    futures.append(pool.submit(work, handed[len(futures)]))
                if not futures:
                    return
                done = futures[0].result()
                handed.popleft()
                futures.popleft()
                deaths = 0
                yield done
        except BrokenProcessPool as error:
            futures.clear()
            deaths += 1
            if deaths > MOST_DEATHS:
                raise Unreadable("processes that play die again and again") from error
        finally:
            pool.shutdown(cancel_futures=True)


def _start_process() -> None:
    """Leave interruptions by the keyboard to the first process, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, daemon=True).start()


def _end_with() -> None:
    first = parent_process()
    assert first is not None, "this process was spawned"
    first.join()
    os._exit(1)


def _in_cluster(address: str, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
    """If a worker dies, the cluster hands its tasks to another one."""
    try:
        from distributed import Client, KilledWorker  # imported late: only a cluster needs it
    except ModuleNotFoundError as error:
        raise Unreadable(f"a cluster needs {error.name}: install the extra 'cluster'") from error
    try:
        client: Any = Client(address, timeout=ANSWER)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise Unreadable("expected the address of a Dask scheduler, such as tcp://127.0.0.1:8786", address) from error
    try:
        with client:
            left, waiting = iter(tasks), deque[Any]()
            while True:
                most = AHEAD * max(1, sum(client.nthreads().values()))
                handed = islice(left, max(0, most - len(waiting)))
                waiting.extend(client.submit(work, task, pure=False) for task in handed)
                if not waiting:
                    return
                yield waiting.popleft().result()
    except (OSError, CancelledError, KilledWorker) as error:
        raise Unreadable("the Dask cluster has stopped answering", address) from error
