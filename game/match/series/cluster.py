"""Tasks done by a Dask cluster (needs distributed, the extra `cluster`)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from itertools import islice
from typing import Any, Final, TypeVar

from distributed import Client, Future, KilledWorker

from game.kernel.refusal import Unreadable

Task = TypeVar("Task")
Done = TypeVar("Done")

ANSWER: Final = "10s"
"""Time in which the scheduler has to answer."""


def do_in_cluster(address: str, work: Callable[[Task], Done], tasks: Iterable[Task], ahead: int) -> Iterator[Done]:
    """The results of ``work`` for each task, in order; if a worker dies, the cluster hands its tasks to another one.

    Up to ``ahead`` tasks for each thread of the cluster are handed out before the oldest one is done.

    Raises:
        Unreadable: there is no scheduler at ``address``, or it stops answering.
    """
    try:
        client: Any = Client(address, timeout=ANSWER)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise Unreadable("expected the address of a Dask scheduler, such as tcp://127.0.0.1:8786", address) from error
    try:
        with client:
            left, waiting = iter(tasks), deque[Future[Done]]()
            while True:
                most = ahead * max(1, sum(client.nthreads().values()))
                handed = islice(left, max(0, most - len(waiting)))
                waiting.extend(client.submit(work, task, pure=False) for task in handed)
                if not waiting:
                    return
                yield waiting.popleft().result()
    except (OSError, CancelledError, KilledWorker) as error:
        raise Unreadable("the Dask cluster has stopped answering", address) from error
