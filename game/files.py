"""Files: reading what others may have written, asking what lies under a name, and writing over nothing of others.

What lies under a name may be anything: a pipe that nobody writes to, a device that never ends, a file of many
gigabytes, a link. Only ordinary files of a limited size and number of lines are read: whoever reads says how much it
expects, and never gets more. Files are written whole or not at all, and never through a link or over what somebody else
has put there.
"""

from __future__ import annotations

import codecs
import contextlib
import errno
import os
import re
import stat
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from time import time
from typing import Final

from game.kernel.given import Given, read_yaml
from game.kernel.refusal import Unreadable

KILOBYTE: Final = 1000

MEGABYTE: Final = 1000 * KILOBYTE

LARGEST_YAML: Final = MEGABYTE
"""Bytes of a YAML file: far more than the cards of any pack need, and still read in no time."""

MOST_LINES: Final = 300_000
"""Lines of a file, where the room that reads it says nothing else: twice that many fill no list that hurts."""

NOT_ORDINARY: Final = "expected an ordinary file, not a device, a pipe or the like"

_FLAGS: Final = sum(getattr(os, name, 0) for name in ("O_NONBLOCK", "O_NOCTTY", "O_CLOEXEC", "O_BINARY", "O_NOINHERIT"))
"""Opening never waits for another program, and no device becomes the terminal of this one."""


# What lies under a name. `Path.is_dir` and the like raise an error where a folder may not be looked into or a name is
# too long. Here the answer is no then: nothing that could be used is there. Whoever would write or delete on a no asks
# the writing itself instead.


def is_folder(path: Path) -> bool:
    """Whether it is a folder, or a link to one."""
    return _has_kind(path, stat.S_ISDIR)


def is_file(path: Path) -> bool:
    """Whether it is an ordinary file, or a link to one."""
    return _has_kind(path, stat.S_ISREG)


def is_there(path: Path) -> bool:
    """Whether anything has this name, also a link that leads nowhere."""
    return _has_kind(path, bool, follow=False)


def is_own_folder(path: Path) -> bool:
    """Whether it is a folder and no link to one."""
    return _has_kind(path, stat.S_ISDIR, follow=False)


def is_own_file(path: Path) -> bool:
    """Whether it is an ordinary file and no link to one."""
    return _has_kind(path, stat.S_ISREG, follow=False)


def _has_kind(path: Path, is_kind: Callable[[int], bool], follow: bool = True) -> bool:
    """Whether ``is_kind`` holds for the mode of what has this name."""
    try:
        return is_kind(os.stat(path, follow_symlinks=follow).st_mode)
    except (OSError, ValueError):  # ValueError: a name with a null character
        return False


# Reading


def open_file(path: Path, mode: int = os.O_RDONLY) -> int:
    """Open an ordinary file; the number by which the system knows it. Only to be read, it may be reached by a link.

    ``mode`` is one of `os.O_RDONLY` and `os.O_RDWR`.

    Raises:
        OSError: it is not there, is a folder, is a link and would be written, or the system does not let it be opened.
        Unreadable: it is no ordinary file.
    """
    _check_kind(path, path.stat())  # some devices do something as soon as they are opened
    if mode != os.O_RDONLY:
        if path.is_symlink():
            raise OSError(errno.ELOOP, "it is a link", str(path))
        mode |= getattr(os, "O_NOFOLLOW", 0)
    descriptor = os.open(path, mode | _FLAGS)
    try:
        _check_kind(path, os.fstat(descriptor))
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def read_file(path: Path, largest: int, most_lines: int = MOST_LINES) -> bytes:
    """All bytes of an ordinary file, or of the one that a link leads to.

    Args:
        path: The file.
        largest: The most bytes that it may hold.
        most_lines: The most lines that it may hold.

    Raises:
        OSError: it is not there, is a folder, or the system does not let it be read.
        Unreadable: it is no ordinary file, or larger or longer than it may be.
    """
    descriptor = open_file(path)
    try:
        _check_size(path, os.fstat(descriptor).st_size, largest)
        data = _read(descriptor, largest + 1)
    finally:
        os.close(descriptor)
    _check_size(path, len(data), largest)
    if data.count(b"\n") > most_lines:
        raise Unreadable(f"expected a file of at most {most_lines} lines", str(path))
    return data


def read_text_file(path: Path, largest: int) -> bytes:
    """The same for a text in UTF-8, without the mark that some editors put before it."""
    return without_mark(read_file(path, largest))


def read_yaml_file(path: Path) -> Given:
    """The top value of a YAML file; its sentences tell file and line.

    Raises:
        Unreadable: with the file, and the line where it is known.
    """
    try:
        return read_yaml(read_text_file(path, LARGEST_YAML), str(path))
    except OSError as error:
        raise Unreadable(f"the file cannot be opened: {error.strerror or error}", str(path)) from error


def without_mark(data: bytes) -> bytes:
    """A text in UTF-8 without the mark (BOM) before it, if there is one."""
    return data.removeprefix(codecs.BOM_UTF8)


def _check_kind(path: Path, status: os.stat_result) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(status.st_mode):
        raise Unreadable(NOT_ORDINARY, str(path))


def _check_size(path: Path, size: int, largest: int) -> None:
    if size > largest:
        most = f"{largest // MEGABYTE} MB" if largest > MEGABYTE else f"{largest // KILOBYTE} kB"
        raise Unreadable(f"expected a file of at most {most}", str(path))


def _read(descriptor: int, most: int) -> bytes:
    """Up to ``most`` bytes: a file may grow while it is read, and some say that they hold none."""
    parts, left = [], most
    while left and (part := os.read(descriptor, min(left, MEGABYTE))):
        parts.append(part)
        left -= len(part)
    return b"".join(parts)


# Writing

_NEW: Final = (
    os.O_WRONLY | os.O_CREAT | os.O_EXCL | sum(getattr(os, name, 0) for name in ("O_BINARY", "O_NOFOLLOW", "O_CLOEXEC"))
)

_LONGEST_NAME: Final = 255
"""Maximum bytes of a name in file systems."""

_LONGEST_SUFFIX: Final = 20
"""Maximum letters after the last dot of a name that stay when it is cut."""


def write_whole(path: Path, data: bytes) -> None:
    """Replace a file of the program's own, whole or not at all, even if the power fails; raises OSError.

    A link is replaced, not followed.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with _written(_unfinished(path, ""), data) as fresh:
        fresh.replace(path)


def make_file(path: Path, data: bytes) -> Path:
    """Create a file and its folder, whole or not at all; returns its path, numbered if the name is taken.

    Raises OSError.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with _written(_unfinished(path, "."), data) as fresh:
        made = next(candidate for candidate in _candidates(path) if _is_given(fresh, candidate))
    _sync_folder(path.parent)
    return made


def make_missing(path: Path, data: bytes) -> None:
    """Create a file whole, unless there is one. Raises OSError."""
    with _written(_unfinished(path, "."), data) as fresh:
        _is_given(fresh, path)


def move_file(source: Path, target: Path) -> Path:
    """Rename a file, creating the folder; returns its path, numbered if the name is taken. Raises OSError."""
    target.parent.mkdir(parents=True, exist_ok=True)
    moved = next(candidate for candidate in _candidates(target) if _is_given(source, candidate))
    source.unlink(missing_ok=True)
    return moved


def check_chosen(path: Path, force: bool) -> None:
    """Check that a file that a user has named may be written.

    Raises:
        Unreadable: something has the name, and it is no ordinary file, or ``force`` is not given.
    """
    if not is_there(path):
        return
    if not is_own_file(path):
        raise Unreadable("expected the name of a new file or of an ordinary file, not of a link or a folder", str(path))
    if not force:
        raise Unreadable("this file exists: choose another name, or add --force to replace it", str(path))


def write_chosen(path: Path, data: bytes, force: bool) -> None:
    """Write a file that a user has named, and create its folder, whole or not at all.

    Raises:
        Unreadable: something has the name (`check_chosen`), or it cannot be written.
    """
    check_chosen(path, force)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with _written(_unfinished(path, "."), data) as fresh:
            if force:
                fresh.replace(path)
            elif not _is_given(fresh, path):
                check_chosen(path, force)  # made meanwhile
    except OSError as error:
        raise Unreadable(f"cannot be written: {error.strerror or error}", str(path)) from None


@contextlib.contextmanager
def _written(fresh: Path, data: bytes) -> Iterator[Path]:
    """A new file of this name with all of ``data``, synced; what is left of it in the end is removed."""
    fresh.unlink(missing_ok=True)  # of a program with the same number that was killed
    try:
        descriptor = os.open(fresh, _NEW, 0o644)
        try:
            write_all(descriptor, data)
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        yield fresh
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)


def write_all(descriptor: int, data: bytes) -> None:
    """Write all of it, however much the system takes at once. Raises OSError."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def _is_given(fresh: Path, name: Path) -> bool:
    """Give a finished file its ``name``, unless the name is taken."""
    try:
        if sys.platform != "win32":
            os.link(fresh, name, follow_symlinks=False)
            return True
    except FileExistsError:
        return False
    except OSError:
        pass  # a file system without links
    if is_there(name):
        return False
    fresh.rename(name)
    return True


def _candidates(path: Path) -> Iterator[Path]:
    """The name, and numbered ones. Up to nine, each is greater than those before: such a match began later."""
    yield _ended(path, "")
    for number in count(2):
        yield _ended(path, f"_{number}")


def _unfinished(path: Path, before: str) -> Path:
    """The name of a file while it is written, with the id of this process."""
    return _ended(path.with_name(before + path.name), "", f".{os.getpid()}.new")


def _ended(path: Path, number: str, after: str = "") -> Path:
    """The path with a number before its suffix, and an end after it; a stem that is too long for them is cut."""
    suffix = path.suffix if len(path.suffix) <= _LONGEST_SUFFIX else ""
    stem, end = path.name.removesuffix(suffix), number + suffix + after
    while len(stem) > 1 and len(os.fsencode(stem + end)) > _LONGEST_NAME:
        stem = stem[:-1]
    return path.with_name(stem + end)


def _sync_folder(folder: Path) -> None:
    """Sync the folder, so that the new name is on disk, where the system allows it."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


# What a program that was killed has left half written

_UNFINISHED: Final = re.compile(r"(?:\..+\.(?:jsonl|txt|sqlite)|[a-z_]+\.json(?:\.damaged)?)\.([1-9][0-9]{0,9})\.new")
"""Temporary names of `make_file`, `make_missing` and `write_whole`, with the process id."""

_DAY: Final = 24 * 60 * 60
"""Seconds after which a file is abandoned, even if a process has the same id now."""


def clear_leftovers(*folders: Path) -> None:
    """Remove files that no process will finish. Errors are ignored.

    Links are neither removed nor followed.
    """
    for folder in folders:
        with contextlib.suppress(OSError), os.scandir(folder) as entries:
            for entry in entries:
                found = _UNFINISHED.fullmatch(entry.name)
                if found and entry.is_file(follow_symlinks=False):
                    _clear(entry, int(found[1]))


def _clear(entry: os.DirEntry[str], process: int) -> None:
    with contextlib.suppress(OSError):
        if not _is_running(process) or time() - entry.stat(follow_symlinks=False).st_mtime > _DAY:
            os.unlink(entry.path)


def _is_running(process: int) -> bool:
    """Whether a process has this id; always True on Windows, where asking would end it."""
    if sys.platform == "win32":
        return True
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        pass  # it is another user's
    return True
