"""Progress in the lessons, kept in the user's data folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from game.files import KILOBYTE, read_text_file
from game.kernel.refusal import Unreadable
from game.play.files.whole_file import write_whole

FILE = "learning.json"

_LARGEST: Final = 100 * KILOBYTE


class Progress(msgspec.Struct, frozen=True):
    """``done`` are the finished chapters, ``reached`` is the one begun last."""

    done: tuple[str, ...] = ()
    reached: str | None = None

    def with_done(self, chapter: str) -> Progress:
        """The same with another chapter done."""
        return self if chapter in self.done else msgspec.structs.replace(self, done=(*self.done, chapter))


def read_progress(folder: Path) -> Progress:
    """Read the progress; a missing or damaged file counts as none."""
    try:
        return msgspec.json.decode(read_text_file(folder / FILE, _LARGEST), type=Progress)
    except (OSError, Unreadable, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Progress()


def write_progress(folder: Path, progress: Progress) -> None:
    """Write the file, whole or not at all; raises OSError."""
    write_whole(folder / FILE, msgspec.json.encode(progress))
