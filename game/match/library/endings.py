"""The first and last line of a match file: whether its game is over, without reading the rest."""

from __future__ import annotations

import os
from os import SEEK_END
from pathlib import Path
from typing import BinaryIO, NamedTuple

from game.files import open_file, without_mark
from game.kernel.refusal import Unreadable
from game.match.files.agreement import check_header
from game.match.files.record import Line, read_line
from game.play.files.header import Header, read_header
from game.play.files.record import LARGEST, upgrades_from
from game.rules.events import GameEnded

_TAIL = 8192
"""Bytes at the end of a file that are read first to find its last line."""
LONGEST_HEADER = 100_000
"""Maximum bytes of a header."""


class Ends(NamedTuple):
    """The header of a match, and its last line; None if only the whole file tells how the match stands."""

    header: Header
    last: Line | None

    @property
    def ended(self) -> GameEnded | None:
        """The end of the game, if the last line holds it."""
        events = self.last.events if self.last else ()
        return next((event for event in events if isinstance(event, GameEnded)), None)


def ends_of(path: Path) -> Ends | None:
    """The ends of a match file; None if they cannot be read."""
    try:
        with os.fdopen(open_file(path), "rb") as file:
            header = read_header(without_mark(file.readline(LONGEST_HEADER)))
            check_header(header)
            last = None if upgrades_from(header.format) else read_line(_last_line(file))
    except (OSError, Unreadable, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None
    return Ends(header, last if last and last.redo_to is None and last.format is None else None)


def is_finished(path: Path) -> bool:
    """Whether the last line of a file is the end of its game; False if only the whole file tells."""
    ends = ends_of(path)
    return ends is not None and ends.ended is not None


def _last_line(file: BinaryIO) -> bytes:
    """The last complete line; a torn one after it does not count, as when the match is opened."""
    size = file.seek(0, SEEK_END)
    if size > LARGEST:
        raise ValueError(f"{size} bytes are no match")
    reach = min(size, _TAIL)
    while True:
        file.seek(size - reach)
        lines = file.read(reach).split(b"\n")
        if len(lines) > 2 or reach == size:
            return lines[-2]
        reach = min(size, reach * 4)
