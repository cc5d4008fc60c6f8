"""Deleted matches are kept for 30 days in a hidden folder, by the day of deletion, and can be restored."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from pathlib import Path
from typing import Final

import msgspec

from game.files import is_own_file, is_own_folder, is_there, move_file, open_file, without_mark
from game.kernel.refusal import Unreadable
from game.match.library.summary import LONGEST_HEADER
from game.play.files.saving import SUFFIX, MatchFile

FOLDER = ".deleted"
"""A folder in the folder of matches."""
KEPT: Final = timedelta(days=30)
"""How long deleted matches are kept at least."""
WAITING: Final = timedelta(days=3)
"""How long a folder waits after it has been found due, in case the clock stood ahead."""


def delete(path: Path, today: date) -> Path:
    """Move a match file into the bin; returns its new path.

    Raises:
        Unreadable: the match is being played in another window, or the file cannot be moved.
    """
    MatchFile.open(path).close()
    day = path.parent / FOLDER / today.isoformat()
    for folder in (day.parent, day):
        if is_there(folder) and not is_own_folder(folder):
            raise Unreadable("expected a folder for deleted matches, not a file or a link", str(folder))
    return _moved(path, day / path.name)


def restore(deleted: Path) -> Path:
    """Restore a file from the path that `delete` returned. If its name is taken, it gets a numbered one.

    Raises:
        Unreadable: it is not there any more, or cannot be moved.
    """
    return _moved(deleted, deleted.parent.parent.parent / deleted.name)


def empty(folder: Path, today: date) -> None:
    """Remove matches deleted more than `KEPT` ago, and nothing else: a folder in which something else lies stays.
    Errors are ignored until the next time.

    A folder's time of change says when it was found due; it is emptied `WAITING` later. An earlier day on the clock
    takes that back, so a clock that stands ahead for a day deletes nothing.
    """
    for old, day in _days(folder / FOLDER):
        with contextlib.suppress(OSError):
            found, last = date.fromtimestamp(old.stat().st_mtime), day + KEPT
            if last < found <= today - WAITING:
                _remove(old)
            elif today <= last < found:
                _set_found(old, day)
            elif last < today and not last < found <= today:
                _set_found(old, today)


def _set_found(old: Path, day: date) -> None:
    moment = datetime.combine(day, time()).timestamp()
    os.utime(old, (moment, moment))


def _remove(old: Path) -> None:
    """Remove the matches in a folder, and the folder if nothing else is in it. Raises OSError."""
    for path in _entries(old):
        if path.suffix == SUFFIX and is_own_file(path) and _begins_as_match(path):
            with contextlib.suppress(OSError):
                path.unlink()
    old.rmdir()


def _begins_as_match(path: Path) -> bool:
    """Whether the first line of a file is the header of a match, of whatever format."""
    try:
        with os.fdopen(open_file(path), "rb") as file:
            line = file.readline(LONGEST_HEADER)
        return isinstance(msgspec.json.decode(without_mark(line))["format"], int)
    except (OSError, Unreadable, msgspec.DecodeError, UnicodeDecodeError, RecursionError, LookupError, TypeError):
        return False


def _days(bin: Path) -> Iterator[tuple[Path, date]]:
    """The folders that `delete` names after the day, with that day. Links are not followed."""
    for path in _entries(bin):
        with contextlib.suppress(ValueError):
            day = date.fromisoformat(path.name)
            if path.name == day.isoformat():
                yield path, day


def _entries(folder: Path) -> list[Path]:
    """What lies in a folder that is no link."""
    with contextlib.suppress(OSError):
        if is_own_folder(folder):
            return list(folder.iterdir())
    return []


def _moved(source: Path, target: Path) -> Path:
    try:
        return move_file(source, target)
    except OSError as error:
        raise Unreadable(f"cannot be moved: {error.strerror or error}", str(source)) from None
