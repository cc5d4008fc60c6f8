"""Reading very many matches in a separate process, while the window shows what is known so far.

Measured: a file of 5 kB takes 0.6 ms to read and 0.4 ms to write to the database, a long match up to 15 ms. A thread
would block the window for as long (one thread runs at a time), and in the few milliseconds left in each frame a window
reads a few hundred files per second at best. A process reads all the time, on another core. It shares the database like
another window: nothing is transferred, and nothing is lost when it is killed.

One process at a time reads a folder: it locks a file beside the database. It ends when all is read, or with its window.
"""

from __future__ import annotations

import os
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from game.play.files.locking import lock

LOCKED: Final = "-reading"
"""Suffix of the locked file, after the name of the database."""
_MODE = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
_POLITE = 5
"""Niceness of the process."""
_PATIENCE = 2
"""Seconds to wait for a terminated process."""


class BackgroundReader:
    """The process that reads a folder, started by this window or another one."""

    def __init__(self, lock_file: Path, process: BaseProcess | None) -> None:
        self._lock_file = lock_file
        self._process = process

    @classmethod
    def start(cls, folder: Path, database: Path) -> BackgroundReader | None:
        """Start reading what is new in a folder of matches; None if no process can be started."""
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
        """Whether it is still running."""
        return self._process.is_alive() if self._process else _is_locked(self._lock_file)

    @property
    def has_failed(self) -> bool:
        """Whether the process has ended with an error."""
        return self._process is not None and self._process.exitcode not in (None, 0)

    def stop(self) -> None:
        """Terminate the process, if this window started it."""
        if self._process:
            self._process.terminate()
            self._process.join(_PATIENCE)


def read_in_background(folder: str, lock_file: str) -> None:
    """The work of the process: read what is new in a folder, unless another process does."""
    from game.match.library.index import MatchIndex  # which starts this

    if hasattr(os, "nice"):
        os.nice(_POLITE)
    window = parent_process()
    try:
        descriptor = os.open(lock_file, _MODE, 0o644)
    except OSError:
        return  # the window reads itself
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
