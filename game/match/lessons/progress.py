"""How far somebody has come in the lessons: kept in the user's data folder, apart from the matches."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from game.files import KILOBYTE, read_text_file
from game.kernel.refusal import Unreadable
from game.match.files.whole_file import write_whole

FILE = "learning.json"

_LARGEST: Final = 100 * KILOBYTE


class Progress(msgspec.Struct, frozen=True):
    """``done`` are the chapters that were gone through, ``reached`` is the one that was begun last."""

    done: tuple[str, ...] = ()
    reached: str | None = None

    def with_done(self, chapter: str) -> Progress:
        """The same with one more chapter that is done."""
        return self if chapter in self.done else msgspec.structs.replace(self, done=(*self.done, chapter))


def read_progress(folder: Path) -> Progress:
    """What is kept; nothing if there is none, or if it cannot be read: it is only a mark where one was."""
    try:
        return msgspec.json.decode(read_text_file(folder / FILE, _LARGEST), type=Progress)
    except (OSError, Unreadable, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Progress()


def write_progress(folder: Path, progress: Progress) -> None:
    """Keep it, whole or not at all; raises OSError if that is not possible."""
    write_whole(folder / FILE, msgspec.json.encode(progress))
