"""Progress in the lessons, kept in the user's data folder, and the names of lessons and of their messages, for what
must not load the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from game.files import KILOBYTE, move_file, read_text_file, write_whole
from game.kernel.refusal import Unreadable

FIRST_GAME = "first_game"
"""The lesson for newcomers. Every other lesson has the name of what it is about."""


def lesson_key(lesson: str) -> str:
    """The message of a lesson's title.

    >>> lesson_key("rivers")
    'learn-rivers'
    """
    return f"learn-{lesson}"


def chapter_key(lesson: str, chapter: str) -> str:
    """The message of a chapter's title.

    >>> chapter_key(FIRST_GAME, "start"), chapter_key("rivers", "boats")
    ('learn-start', 'learn-rivers-boats')
    """
    return f"learn-{chapter}" if lesson == FIRST_GAME else f"{lesson_key(lesson)}-{chapter}"


OLDEST: Final = "fiftyfirst"
"""The game of the progress that the file keeps without a name: there was no other with lessons."""

FILE, SET_ASIDE = "learning.json", "learning.json.damaged"
"""The file, and the name of a damaged one; numbered if it is taken."""

_LARGEST: Final = 100 * KILOBYTE


class Progress(msgspec.Struct, frozen=True):
    """Progress in a lesson: ``done`` are the finished chapters, ``reached`` is the one begun last."""

    done: tuple[str, ...] = ()
    reached: str | None = None

    def with_done(self, chapter: str) -> Progress:
        """The same with another chapter done."""
        return self if chapter in self.done else msgspec.structs.replace(self, done=(*self.done, chapter))


class _Kept(Progress, frozen=True, omit_defaults=True):
    """What the file holds: the first game of the `OLDEST`, as when it was the only lesson, and the ``others`` by their
    ids, which those of other games have after the id of their game."""

    others: dict[str, Progress] = {}


def _id(lesson: str, game: str) -> str:
    """What the file calls a lesson."""
    return lesson if game == OLDEST else f"{game}/{lesson}"


def read_progress(folder: Path, lesson: str = FIRST_GAME, game: str = OLDEST) -> Progress:
    """Read the progress in a lesson of a game; a missing or damaged file counts as none."""
    try:
        kept = _read_file(folder / FILE)
    except (OSError, Unreadable):
        return Progress()
    id = _id(lesson, game)
    return Progress(kept.done, kept.reached) if id == FIRST_GAME else kept.others.get(id, Progress())


def write_progress(folder: Path, progress: Progress, lesson: str = FIRST_GAME, game: str = OLDEST) -> None:
    """Write the file, whole or not at all, with the progress in the other lessons as it was. A damaged file is set
    aside; raises OSError, also if the file is there and cannot be read."""
    path, id = folder / FILE, _id(lesson, game)
    try:
        kept = _read_file(path)
    except FileNotFoundError:
        kept = _Kept()
    except Unreadable:
        move_file(path, path.with_name(SET_ASIDE))
        kept = _Kept()
    changed: dict[str, Any] = {"others": kept.others | {id: progress}}
    if id == FIRST_GAME:
        changed = {"done": progress.done, "reached": progress.reached}
    write_whole(path, msgspec.json.encode(msgspec.structs.replace(kept, **changed)))


def _read_file(path: Path) -> _Kept:
    """What the file holds. Raises OSError, and Unreadable if it is damaged or no ordinary file."""
    try:
        return msgspec.json.decode(read_text_file(path, _LARGEST), type=_Kept)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(f"the progress in the lessons cannot be understood: {error}", str(path)) from None
