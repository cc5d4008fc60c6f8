"""What is left of a window that an error has closed: what it showed, a last word to the player, a note for the next."""

from __future__ import annotations

import os
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Final

import msgspec

from game.files import KILOBYTE, read_text_file
from game.kernel.refusal import Unreadable
from game.kernel.text import legible
from game.match.files.whole_file import write_whole

if TYPE_CHECKING:
    from game.ui.context import Context

FILE = "crashed.json"
"""The note for the next start, in the folder of the matches."""

_LARGEST: Final = 10 * KILOBYTE

_NOWHERE = ("dummy", "offscreen")
"""Drivers of SDL that show nothing to anybody."""

_LONGEST_PATH = 300

_WIDTH = 72
"""Characters of a line: not every system breaks the lines of a box."""


class Crashed(Exception):
    """An error in the program has closed the window; its cause is that error. ``context`` is what was shown."""

    def __init__(self, context: Context) -> None:
        super().__init__("the window has closed with an error")
        self.context = context


class Note(msgspec.Struct, frozen=True):
    """Where the ``report`` of the last error is."""

    report: str


def leave_note(folder: Path, report: Path) -> None:
    """Let the next start tell of the report; raises OSError."""
    write_whole(folder / FILE, msgspec.json.encode(Note(str(report))))


def take_note(folder: Path) -> str | None:
    """Where the report is, if the last window has crashed; told only once. A note that cannot be read is none."""
    path = folder / FILE
    try:
        note = msgspec.json.decode(read_text_file(path, _LARGEST), type=Note)
    except (OSError, Unreadable, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        note = None
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return None  # it would be told for ever
    return legible(note.report, _LONGEST_PATH) if note else None


def tell_crash(context: Context, report: str | None) -> None:
    """The last window was closed by an error: say where its report is, and that the match goes on."""
    from game.ui.scenes.title import TitleScene  # here: commands without a window end here, too

    if report is None:
        return
    context.notify(lambda: context.text("crash-before", file=report), besides=True)
    if any(isinstance(scene, TitleScene) and scene.unfinished for scene in context.stack):
        context.notify(lambda: context.text("crash-continue"), besides=True)


def show_last_word(title: str, sentence: str) -> None:
    """A box of the system's own with the sentence, for players without a terminal; nothing where none can be shown."""
    if os.environ.get("SDL_VIDEODRIVER") in _NOWHERE:
        return
    import pygame  # here: where nothing can be shown it is not needed

    try:
        pygame.display.message_box(title, "\n".join(wrap(sentence, _WIDTH, break_long_words=False)), "error")
    except (pygame.error, AttributeError):  # no box, or a pygame-ce without them
        return
