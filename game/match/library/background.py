"""Reading very many matches in a process of its own, while the window shows what is known so far.

Measured: a file of 5 kB takes 0.6 ms to be read and 0.4 ms to be written down, a long match up to 15 ms. A thread would
hold up the picture for as long, since only one runs at a time; within the few milliseconds that a frame has to spare
a window reads some hundred files a second at best. A process reads all the time, on another core, and it shares the
database with the window as another window would: nothing is handed over, and nothing is lost when it is killed.

Only one process reads a folder: it locks a file beside the database. It ends when all is read, or with its window.
"""

from __future__ import annotations

import os
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from game.match.files.locking import lock

LOCKED: Final = "-reading"
"""What the name of the locked file adds to that of the database."""
_MODE = os.O_RDWR | os.O_CREAT
_POLITE = 5
"""How much less the process presses for its turn than the window."""
_PATIENCE = 2
"""Seconds until a process that was ended is given up."""


class BackgroundReader:
    """Whoever reads a folder: a process of this window, or that of another one."""

    def __init__(self, lock_file: Path, process: BaseProcess | None) -> None:
        self._lock_file = lock_file
        self._process = process

    @classmethod
    def start(cls, folder: Path, database: Path) -> BackgroundReader | None:
        """Have what is new in a folder of matches read; None where no process can be started."""
        lock_file = database.with_name(database.name + LOCKED)
        if _is_locked(lock_file):
            return cls(lock_file, None)
        process = get_context("spawn").Process(
            target=read_in_background, args=(str(folder), str(lock_file)), daemon=True
        )
        try:
            process.start()
        except (OSError, RuntimeError):
            return None
        return cls(lock_file, process)

    @property
    def is_alive(self) -> bool:
        """Whether it is still at work."""
        return self._process.is_alive() if self._process else _is_locked(self._lock_file)

    @property
    def has_failed(self) -> bool:
        """Whether the process has not ended as it should."""
        return self._process is not None and self._process.exitcode not in (None, 0)

    def stop(self) -> None:
        """End the process of this window, whatever it does."""
        if self._process:
            self._process.terminate()
            self._process.join(_PATIENCE)


def read_in_background(folder: str, lock_file: str) -> None:
    """Read all that is new in a folder, unless another process does: what the process is for."""
    from game.match.library.index import MatchIndex  # which starts this

    if hasattr(os, "nice"):
        os.nice(_POLITE)
    window = parent_process()
    descriptor = os.open(lock_file, _MODE, 0o644)
    try:
        lock(descriptor)
        index = MatchIndex(Path(folder))
        while window is not None and window.is_alive() and index.database.is_shared and index.read_batch():
            pass
        index.close()
    except BlockingIOError:
        pass
    finally:
        os.close(descriptor)


def _is_locked(path: Path) -> bool:
    """Whether a process is reading."""
    try:
        descriptor = os.open(path, _MODE, 0o644)
    except OSError:
        return False
    try:
        lock(descriptor)
    except BlockingIOError:
        return True
    finally:
        os.close(descriptor)
    return False
