"""The gate for files that others may have written: only ordinary files of a limited size and number of lines are read.

What lies under a name may be anything: a pipe that nobody writes to, a device that never ends, a file of many
gigabytes. The room that reads says how much it expects, and never gets more.
"""

from __future__ import annotations

import codecs
import errno
import os
import stat
from pathlib import Path
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
