"""Progress in the lessons, kept in the user's data folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from game.files.reading import KILOBYTE, read_text_file
from game.files.writing import write_whole
from game.kernel.refusal import Unreadable
from game.match.lessons.names import FIRST_GAME

FILE = "learning.json"

_LARGEST: Final = 100 * KILOBYTE


class Progress(msgspec.Struct, frozen=True):
    """Progress in a lesson: ``done`` are the finished chapters, ``reached`` is the one begun last."""

    done: tuple[str, ...] = ()
    reached: str | None = None

    def with_done(self, chapter: str) -> Progress:
        """The same with another chapter done."""
        return self if chapter in self.done else msgspec.structs.replace(self, done=(*self.done, chapter))


class _Kept(Progress, frozen=True, omit_defaults=True):
    """What the file holds: the first game, as when it was the only lesson, and the ``others`` by their ids."""

    others: dict[str, Progress] = {}


def read_progress(folder: Path, lesson: str = FIRST_GAME) -> Progress:
    """Read the progress in a lesson; a missing or damaged file counts as none."""
    kept = _read(folder)
    return Progress(kept.done, kept.reached) if lesson == FIRST_GAME else kept.others.get(lesson, Progress())


def write_progress(folder: Path, progress: Progress, lesson: str = FIRST_GAME) -> None:
    """Write the file, whole or not at all, with the progress in the other lessons as it was; raises OSError."""
    kept = _read(folder)
    changed: dict[str, Any] = {"others": kept.others | {lesson: progress}}
    if lesson == FIRST_GAME:
        changed = {"done": progress.done, "reached": progress.reached}
    write_whole(folder / FILE, msgspec.json.encode(msgspec.structs.replace(kept, **changed)))


def _read(folder: Path) -> _Kept:
    try:
        return msgspec.json.decode(read_text_file(folder / FILE, _LARGEST), type=_Kept)
    except (OSError, Unreadable, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _Kept()
