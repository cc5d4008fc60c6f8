"""Deleted matches are kept for 30 days in a hidden folder, by the day of deletion, and can be restored."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from shutil import rmtree
from typing import Final

from game.kernel.refusal import Unreadable
from game.play.files.saving import MatchFile, move_file

FOLDER = ".deleted"
"""A folder in the folder of matches."""
KEPT: Final = timedelta(days=30)
"""How long deleted matches are kept."""


def delete(path: Path, today: date) -> Path:
    """Move a match file into the bin; returns its new path.

    Raises:
        Unreadable: the match is being played in another window, or the file cannot be moved.
    """
    MatchFile.open(path).close()
    return _moved(path, path.parent / FOLDER / today.isoformat() / path.name)


def restore(deleted: Path) -> Path:
    """Restore a file from the path that `delete` returned. If its name is taken, it gets a numbered one.

    Raises:
        Unreadable: it is not there any more, or cannot be moved.
    """
    return _moved(deleted, deleted.parent.parent.parent / deleted.name)


def empty(folder: Path, today: date) -> None:
    """Remove matches deleted more than `KEPT` ago. Errors are ignored until the next time."""
    for old in _days(folder / FOLDER):
        if date.fromisoformat(old.name) + KEPT < today:
            rmtree(old, ignore_errors=True)


def _days(bin: Path) -> Iterator[Path]:
    """The folders named after a date."""
    with contextlib.suppress(OSError):
        for path in bin.iterdir():
            with contextlib.suppress(ValueError):
                date.fromisoformat(path.name)
                yield path


def _moved(source: Path, target: Path) -> Path:
    try:
        return move_file(source, target)
    except OSError as error:
        raise Unreadable(f"cannot be moved: {error.strerror or error}", str(source)) from None
