"""After a crash: the exception, a message to the player, and a note for the next start."""

from __future__ import annotations

import os
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Final

import msgspec

from game.files import KILOBYTE, read_text_file, write_whole
from game.kernel.refusal import Unreadable
from game.kernel.text import legible

if TYPE_CHECKING:
    from game.ui.context import Context

FILE = "crashed.json"
"""Name of the note for the next start, in the user's folder."""

_LARGEST: Final = 10 * KILOBYTE

_NOWHERE = ("dummy", "offscreen")
"""SDL drivers without a visible window."""

_LONGEST_PATH = 300

_WIDTH = 72
"""Characters per line: not every system wraps the text of a message box."""


class Crashed(Exception):
    """An error in the program, its cause, has closed the window; ``context`` is what the window showed."""

    def __init__(self, context: Context) -> None:
        super().__init__("the window has closed with an error")
        self.context = context


class CrashNote(msgspec.Struct, frozen=True):
    """The path of the ``report`` of the last error."""

    report: str


def leave_note(folder: Path, report: Path) -> None:
    """Let the next start mention the report. Raises OSError."""
    write_whole(folder / FILE, msgspec.json.encode(CrashNote(str(report))))


def take_note(folder: Path) -> str | None:
    """The path of the report if the last window crashed and left a readable note; the note is deleted."""
    path = folder / FILE
    try:
        note = msgspec.json.decode(read_text_file(path, _LARGEST), type=CrashNote)
    except (OSError, Unreadable, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        note = None
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return None  # or it would be mentioned at every start
    return legible(note.report, _LONGEST_PATH) if note else None


def tell_crash(context: Context, report: str | None) -> None:
    """If the last window crashed, say where its ``report`` is, and that the match can be continued."""
    from game.ui.scenes.title.front import FrontScene  # imported late: commands without a window import this module

    if report is None:
        return
    context.notify(lambda: context.text("crash-before", file=report), besides=True)
    if any(isinstance(scene, FrontScene) and scene.has_unfinished for scene in context.stack):
        context.notify(lambda: context.text("crash-continue"), besides=True)


def show_last_word(title: str, sentence: str) -> None:
    """Show the sentence in a message box of the system, if there is one: for players without a terminal."""
    if os.environ.get("SDL_VIDEODRIVER") in _NOWHERE:
        return
    import pygame  # imported late: not needed without a window

    try:
        pygame.display.message_box(title, "\n".join(wrap(sentence, _WIDTH, break_long_words=False)), "error")
    except (pygame.error, AttributeError):  # no message boxes in this system or pygame-ce
        return
