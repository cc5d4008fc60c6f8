"""Writing a match file: append-only, synced to disk before anything is shown, never with a partial entry inside.

It is locked, so that two windows do not write the same match.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, NamedTuple

from game.files import KILOBYTE, make_file, open_file, write_all
from game.kernel.refusal import Unreadable

if sys.platform == "win32":
    import msvcrt

    _FAR_BEHIND = 1 << 40
    """Position of the locked byte, beyond the end of the file, because Windows denies reading a locked byte."""

    def lock(descriptor: int) -> None:
        """Lock an open file until it is closed; raises BlockingIOError if another program has locked it."""
        os.lseek(descriptor, _FAR_BEHIND, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            raise BlockingIOError from None

else:
    import fcntl

    def lock(descriptor: int) -> None:
        """Lock an open file until it is closed; raises BlockingIOError if another program has locked it."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise
        except OSError:
            pass  # a file system without locks


SUFFIX = ".jsonl"
"""Suffix of match files."""
SET_ASIDE = ".damaged"
"""Suffix of copies of damaged match files."""
_LONGEST_STEM = 200
"""Maximum bytes of a stem; file systems allow 255 for a name, including prefix and suffix."""

_LED_ELSEWHERE = (errno.ELOOP, errno.ENOTDIR)
"""Errors of a path in which another program has put a link or a file, unlike those that pass by themselves."""
_LONGEST_TORN = 64 * KILOBYTE
"""Bytes from which a line without an end is more than a decision whose writing was cut short."""


WhyLeft = Literal["changed", "removed", "damaged", "linked"]


class Left(NamedTuple):
    """A file that is not written any more: another program has changed or removed it, its end is damaged and could not
    be copied aside, or it has been opened by a link or by one of several names."""

    path: Path
    why: WhyLeft


class MatchFile:
    """The file of a match in play.

    ``_content`` is safely on disk. What could not be written is kept in ``_waiting`` and retried with each later line.
    A file that another program changes or removes, whose damaged end cannot be copied aside, or that has other names,
    is `left` alone; the whole match is written to a new one.
    """

    def __init__(self, path: Path, is_new: bool) -> None:
        """A file that exists, or, if ``is_new``, one that the first line creates."""
        self.path = path
        self.unsaved_since: int | None = None
        self.left: Left | None = None
        self._is_new = is_new
        self._content = bytearray()
        self._waiting = bytearray()
        self._descriptor: int | None = None
        self._size: int | None = None
        self._times: tuple[int, int] | None = None

    @classmethod
    def open(cls, path: Path) -> MatchFile:
        """Open an existing file to play on. Call `go_on_from` before the first `append`.

        Raises:
            Unreadable: another window of the game has it open, or it is not an ordinary file.
        """
        file = cls(path, is_new=False)
        try:
            file._open()
        except BlockingIOError:
            raise Unreadable("this match is being played in another window of the game", str(path)) from None
        except OSError:
            pass  # read only, a link, or gone: the first line that is written will try again
        return file

    def go_on_from(self, data: bytes, good: int) -> None:
        """Go on after the first ``good`` bytes of ``data``, the content of the file, and cut off the damaged rest.

        If more than the beginning of a line is cut off, the whole file is first copied aside. Without that copy nothing
        is cut off: the match goes on in a new file. So it does if the file is a link or has other names.
        """
        self._content = bytearray(data[:good])
        self._size = len(data)
        if self._has_other_names():
            self._leave("linked")
            return
        if not _is_torn_line(data[good:]):
            try:
                make_file(self.path.with_suffix(SET_ASIDE), data)
            except OSError:
                self._leave("damaged")
                return
        if self._descriptor is None:
            return
        with contextlib.suppress(OSError):
            if os.fstat(self._descriptor).st_size != len(data):
                return  # changed since it was read: the first line that is written will see that
            self._cut_off_rest()
            self._remember()

    @property
    def is_begun(self) -> bool:
        """Whether the file is there: a new one is begun by the first line that is written."""
        return not self._is_new

    def append(self, line: bytes, step: int) -> None:
        """Write a line and sync it to disk. ``step`` is the last step before it.

        If that fails, the line is kept for later, and ``unsaved_since`` is the last step that was saved.
        """
        self._waiting += line
        self._write_waiting(step)

    def close(self) -> None:
        """Try once more to write what is waiting, and close the file."""
        if self._waiting:
            self._write_waiting(0)
        self._let_go()

    def _write_waiting(self, step: int) -> None:
        try:
            if not self._is_new:
                self._leave_if_changed()
            if self._is_new:
                self._begin()
            else:
                self._write(bytes(self._waiting))
        except OSError:
            self.unsaved_since = step if self.unsaved_since is None else self.unsaved_since
            self._size = self._times = None  # nobody knows how much was written
            with contextlib.suppress(OSError):
                self._cut_off_rest()
            return
        self._content += self._waiting
        self._waiting.clear()
        self.unsaved_since = None
        with contextlib.suppress(OSError):
            self._remember()

    def _open(self) -> None:
        """Open and lock the file, unless it is open or new; raises OSError and Unreadable."""
        if self._descriptor is not None or self._is_new:
            return
        descriptor = open_file(self.path, os.O_RDWR)
        try:
            lock(descriptor)
        except BlockingIOError:
            os.close(descriptor)
            raise
        self._descriptor = descriptor

    def _begin(self) -> None:
        """Create the file with all waiting lines, whole or not at all."""
        self.path = make_file(self.path, bytes(self._waiting))
        self._is_new = False
        self._size = len(self._waiting)
        with contextlib.suppress(OSError, Unreadable):
            self._open()

    # Files that another program has changed

    def _remember(self) -> None:
        """Remember size and times of the file after a write."""
        if self._descriptor is not None:
            status = os.fstat(self._descriptor)
            self._size, self._times = status.st_size, _times(status)

    def _has_other_names(self) -> bool:
        """Whether what is written would change what lies under another name."""
        with contextlib.suppress(OSError):
            status = self.path.lstat() if self._descriptor is None else os.fstat(self._descriptor)
            return stat.S_ISLNK(status.st_mode) or status.st_nlink > 1
        return False

    def _leave_if_changed(self) -> None:
        """Prepare a new file for the whole match if this one is gone or another program has changed it."""
        try:
            there = self.path.lstat()
            self._open()
            is_own = self._descriptor is not None and os.path.samestat(there, os.fstat(self._descriptor))
        except FileNotFoundError:
            self._leave("removed")
            return
        except Unreadable:
            is_own = False
        except OSError as error:
            if error.errno not in _LED_ELSEWHERE:
                raise
            is_own = False
        if not is_own or self._is_other(there):
            self._leave("changed")

    def _is_other(self, status: os.stat_result) -> bool:
        """Whether the content differs from what was written. Bytes are compared only if the times differ."""
        if status.st_size < len(self._content) or (self._size is not None and status.st_size != self._size):
            return True
        return _times(status) != self._times and self._held() != self._content

    def _held(self) -> bytes:
        """The bytes of the file, as many as were written."""
        assert self._descriptor is not None
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        held = bytearray()
        while len(held) < len(self._content) and (part := os.read(self._descriptor, len(self._content) - len(held))):
            held += part
        return bytes(held)

    def _leave(self, why: WhyLeft) -> None:
        """Close the file, and queue its whole content for a new one."""
        self.left = Left(self.path, why)
        self._waiting[:0] = self._content
        self._content.clear()
        self._is_new = True
        self._let_go()

    def _let_go(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    # Writing

    def _write(self, data: bytes) -> None:
        assert self._descriptor is not None
        os.lseek(self._descriptor, len(self._content), os.SEEK_SET)
        write_all(self._descriptor, data)
        os.ftruncate(self._descriptor, len(self._content) + len(data))
        os.fsync(self._descriptor)

    def _cut_off_rest(self) -> None:
        if self._descriptor is not None and os.fstat(self._descriptor).st_size > len(self._content):
            os.ftruncate(self._descriptor, len(self._content))
            os.fsync(self._descriptor)


def _is_torn_line(rest: bytes) -> bool:
    """Whether it is at most the beginning of one line, as a program leaves it that ends while it writes."""
    return not rest or (rest.startswith(b"{") and len(rest) < _LONGEST_TORN and not re.search(rb"[\r\n]", rest))


def _times(status: os.stat_result) -> tuple[int, int]:
    """Times of the last write and change, in ns. Setting the first back does not set back the second."""
    return status.st_mtime_ns, status.st_ctime_ns


def file_stem(created: str, names: Sequence[str]) -> str:
    """A safe file name without suffix, after the date and the players of a match.

    >>> file_stem("2026-01-31T18:05:00+00:00", ["Anna", "Ben / B."])
    '2026-01-31_18-05-00_Anna_Ben-B'
    """
    date = re.sub(r"[^0-9_-]", "-", re.sub(r"[T ]", "_", created[:19]))
    safe = [re.sub(r"[^\w-]+", "-", name).strip("-")[:20] for name in names]
    stem = "_".join(part for part in (date, *safe) if part)
    return stem.encode()[:_LONGEST_STEM].decode(errors="ignore")
