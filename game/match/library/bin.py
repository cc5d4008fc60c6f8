"""Deleted matches: for a while they lie in a hidden folder, by the day of their deletion, and can come back."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from shutil import rmtree
from typing import Final

from game.kernel.refusal import Unreadable
from game.match.files.saving import MatchFile, move_file

FOLDER = ".deleted"
"""The folder in that of the matches."""
KEPT: Final = timedelta(days=30)
"""After that, a deleted match is really gone."""


def delete(path: Path, today: date) -> Path:
    """Put a file of the folder of matches into the bin; where it lies there.

    Raises:
        Unreadable: the match is being played in another window, or the file cannot be moved.
    """
    MatchFile.open(path).close()
    return _moved(path, path.parent / FOLDER / today.isoformat() / path.name)


def restore(deleted: Path) -> Path:
    """Put a file back from where `delete` has put it; its name is a numbered one if another file has it now.

    Raises:
        Unreadable: it is not there any more, or cannot be moved.
    """
    return _moved(deleted, deleted.parent.parent.parent / deleted.name)


def empty(folder: Path, today: date) -> None:
    """Really remove what was deleted long ago from a folder of matches; what cannot be removed waits."""
    for old in _days(folder / FOLDER):
        if date.fromisoformat(old.name) + KEPT < today:
            rmtree(old, ignore_errors=True)


def _days(bin: Path) -> Iterator[Path]:
    """The folders that are named after a day."""
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
