"""Writing a match file: append only, on disk before anything is shown, and never half an entry in the middle."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

from game.kernel.refusal import Unreadable
from game.match.locking import lock

SUFFIX = ".jsonl"
"""How the name of a match file ends."""
SET_ASIDE = ".damaged"
"""How the name of the copy of a damaged match ends."""
_MODE = os.O_RDWR | getattr(os, "O_BINARY", 0)


class MatchFile:
    """The file of a match that is played.

    What could not be written waits in ``_waiting``; each later line tries the whole rest again, from ``_good``,
    the length of what is safely on disk.
    """

    def __init__(self, path: Path, good: int | None) -> None:
        """A file that exists and is good up to a length, or one that is still to be made (None)."""
        self.path = path
        self.unsaved_since: int | None = None
        self._is_new = good is None
        self._good = good or 0
        self._waiting = bytearray()
        self._descriptor: int | None = None

    @classmethod
    def create(cls, folder: Path, created: str, names: Sequence[str]) -> MatchFile:
        """A new file in ``folder``, named after its date and the players; it is made when the first line is written."""
        return cls(folder / (file_stem(created, names) + SUFFIX), None)

    @classmethod
    def open(cls, path: Path) -> MatchFile:
        """A file that exists, to be played on; call `cut` before the first line is added.

        Raises:
            Unreadable: it is being played in another window of the game.
        """
        file = cls(path, 0)
        try:
            file._open()
        except BlockingIOError:
            raise Unreadable("this match is being played in another window of the game", str(path)) from None
        except OSError:
            pass  # read only, or gone: the first line that is written will try again
        return file

    def cut(self, good: int) -> None:
        """Only the first ``good`` bytes count; a damaged tail is cut off.

        Of more than a torn line, a copy is set aside: what was cut might still be of use to somebody.
        """
        self._good = good
        if self._descriptor is None:
            return
        with contextlib.suppress(OSError):
            tail = os.fstat(self._descriptor).st_size - good
            if tail and b"\n" in self.path.read_bytes()[good:]:
                self.path.with_suffix(SET_ASIDE).write_bytes(self.path.read_bytes())
            self._cut_off_rest()

    def append(self, line: bytes, step: int) -> None:
        """Write a line and wait until it is on disk; ``step`` is the last step before it.

        If that fails, the line waits and ``unsaved_since`` names the step since which nothing was saved.
        """
        self._waiting += line
        self._write_waiting(step)

    def close(self) -> None:
        """Try once more to write what waits, and let go of the file."""
        if self._waiting:
            self._write_waiting(0)
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def _write_waiting(self, step: int) -> None:
        try:
            self._open()
            self._write(bytes(self._waiting))
        except OSError:
            self.unsaved_since = step if self.unsaved_since is None else self.unsaved_since
            with contextlib.suppress(OSError):
                self._cut_off_rest()
            return
        self._good += len(self._waiting)
        self._waiting.clear()
        self.unsaved_since = None

    def _open(self) -> None:
        if self._descriptor is not None:
            return
        if self._is_new:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path, descriptor = _make(self.path)
            self._is_new = False
            _sync_folder(self.path.parent)
        else:
            descriptor = os.open(self.path, _MODE)
        try:
            lock(descriptor)
        except BlockingIOError:
            os.close(descriptor)
            raise
        self._descriptor = descriptor

    def _write(self, data: bytes) -> None:
        assert self._descriptor is not None
        os.lseek(self._descriptor, self._good, os.SEEK_SET)
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(self._descriptor, rest) :]
        os.ftruncate(self._descriptor, self._good + len(data))
        os.fsync(self._descriptor)

    def _cut_off_rest(self) -> None:
        if self._descriptor is not None and os.fstat(self._descriptor).st_size > self._good:
            os.ftruncate(self._descriptor, self._good)
            os.fsync(self._descriptor)


def file_stem(created: str, names: Sequence[str]) -> str:
    """A safe file name: ``2026-01-31_18-05-00_Anna_Ben``."""
    date = created[:19].replace("T", "_").replace(":", "-")
    safe = [re.sub(r"[^\w-]+", "-", name).strip("-")[:20] for name in names]
    return "_".join(part for part in (date, *safe) if part)


def _make(path: Path) -> tuple[Path, int]:
    """Make a new file, under a numbered name if there is one already."""
    for candidate in _candidates(path):
        try:
            return candidate, os.open(candidate, _MODE | os.O_CREAT | os.O_EXCL, 0o644)
        except FileExistsError:
            continue
    raise AssertionError("the numbers have run out")


def _candidates(path: Path) -> Iterator[Path]:
    yield path
    for number in count(2):
        yield path.with_name(f"{path.stem}-{number}{path.suffix}")


def _sync_folder(folder: Path) -> None:
    """Have the new name on disk as well, where the system can do that."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
