"""Writing files: whole or not at all, and never through a link or over what somebody else has put there.

The program writes under names of its own, but anything may lie under them: an older copy, a link, a pipe, a folder.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

from game.files.asking import is_own_file, is_there
from game.kernel.refusal import Unreadable

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
