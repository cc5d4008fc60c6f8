"""Writing a match file: append only, on disk before anything is shown, and never half an entry in the middle."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

from game.kernel.refusal import Unreadable
from game.match.files.locking import lock

SUFFIX = ".jsonl"
"""How the name of a match file ends."""
SET_ASIDE = ".damaged"
"""How the name of the copy of a damaged match ends."""
_LONGEST_STEM = 200
"""Bytes: file systems allow 255 for a name, with what is put before and after it."""
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
            if self._is_gone():
                self._rescue()
            if self._is_new:
                self._begin()
            else:
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
        """Open and lock the file, if that was not done before and there is one."""
        if self._descriptor is not None or self._is_new:
            return
        descriptor = os.open(self.path, _MODE)
        try:
            lock(descriptor)
        except BlockingIOError:
            os.close(descriptor)
            raise
        self._descriptor = descriptor

    def _begin(self) -> None:
        """Make the file with all that waits; it is there with its first lines, or not at all."""
        self.path = make_file(self.path, bytes(self._waiting))
        self._is_new = False
        with contextlib.suppress(OSError):
            self._open()

    def _is_gone(self) -> bool:
        """Whether somebody has deleted the file, which is open and can still be read."""
        return self._descriptor is not None and os.fstat(self._descriptor).st_nlink == 0

    def _rescue(self) -> None:
        """Let all that was in a deleted file wait to be written once more, into a new one."""
        assert self._descriptor is not None
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        with os.fdopen(self._descriptor, "rb") as file:
            self._descriptor = None
            self._waiting[:0] = file.read(self._good)
        self._good, self._is_new = 0, True

    def _write(self, data: bytes) -> None:
        assert self._descriptor is not None
        os.lseek(self._descriptor, self._good, os.SEEK_SET)
        _write_all(self._descriptor, data)
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
    stem = "_".join(part for part in (date, *safe) if part)
    return stem.encode()[:_LONGEST_STEM].decode(errors="ignore")


def make_file(path: Path, first: bytes) -> Path:
    """Make a new file with its first lines, whole or not at all, under a numbered name if there is one already.

    Its folder is made if there is none. Raises OSError.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        _write_new(fresh, first)
        made = next(candidate for candidate in _candidates(path) if _is_given(fresh, candidate))
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
    _sync_folder(path.parent)
    return made


def move_file(source: Path, target: Path) -> Path:
    """Give a file another name, or a numbered one if there is a file of that name.

    The folder is made if there is none. Raises OSError.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    moved = next(candidate for candidate in _candidates(target) if _is_given(source, candidate))
    source.unlink(missing_ok=True)
    return moved


def _write_new(path: Path, data: bytes) -> None:
    descriptor = os.open(path, _MODE | os.O_CREAT | os.O_TRUNC, 0o644)
    try:
        _write_all(descriptor, data)
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _is_given(fresh: Path, name: Path) -> bool:
    """Give a finished file its ``name``, unless there is a file of that name."""
    try:
        if sys.platform != "win32":
            os.link(fresh, name)
            return True
    except FileExistsError:
        return False
    except OSError:
        pass  # a file system without links
    if name.exists():
        return False
    fresh.rename(name)
    return True


def _write_all(descriptor: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


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
