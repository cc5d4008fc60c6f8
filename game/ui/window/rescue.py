"""When a scene fails, it is closed, and the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import TracebackType

import pygame

from game.kernel.refusal import Unreadable
from game.ui.art.cache import forget_all
from game.ui.context import Context
from game.ui.input import Pointer
from game.ui.scene import Scene
from game.ui.scenes.title.front import FrontScene

APART = 1000
"""Least milliseconds between errors; a sooner one ends the program."""

Report = Callable[[Exception], Path | None]
"""Writes a report of an error, and returns its path; None if it cannot be written."""


class Rescue:
    """Closes the scene that has failed, or the match."""

    def __init__(self, context: Context, report: Report | None) -> None:
        """Without ``report`` all errors are raised again."""
        self._context = context
        self._report = report
        self._since = APART
        """Milliseconds since the last error."""
        self._closed: tuple[Path, int] | None = None
        """The match that an error has closed last, and its decisions then."""

    def wait(self, dt: int) -> None:
        """Let ``dt`` milliseconds pass."""
        self._since += dt

    def leave(self, error: Exception, served: Scene | None) -> None:
        """Close the scene that has failed, with a notice; called while ``error`` is handled.

        ``served`` is the scene that was called, or None for the match itself. Raises ``error`` if it came up in the
        title or within a second after another one; whatever is raised here ends the program.
        """
        since, self._since = self._since, 0
        stack = self._context.stack
        failed, stack.entering = stack.entering or working_scene(error) or served, None
        if failed is None and self._context.match is None:
            failed = stack.top
        if self._report is None or since < APART or isinstance(failed, FrontScene):
            raise error
        if isinstance(error, MemoryError):
            forget_all()
        file = None if isinstance(error, Unreadable) else self._report(error)
        match = self._context.match
        since_step = match.unsaved_since if match else None
        self._context.stage.skip()
        for scene in stack:
            scene.pointer = Pointer()
        self._close(failed)
        if stack.top is not None and not stack.top.takes_letters:
            pygame.key.stop_text_input()
        told = "crash-scene"
        if match is not None and match.path is not None and self._context.match is None:
            place = match.path, match.head
            told = "crash-again" if place == self._closed and since_step is None else "crash-match"
            self._closed = place
        self._context.notify(partial(self._told, error, told, str(file or "-"), since_step))

    def _told(self, error: Exception, message: str, file: str, unsaved_since: int | None) -> str:
        """The notice of an error. An unreadable file is no error of the program."""
        context = self._context
        if isinstance(error, Unreadable):
            return context.wording.finding(error)
        saved = str(unsaved_since is None).lower()
        return context.text(message, file=file, saved=saved, step=unsaved_since or 0)

    def _close(self, failed: Scene | None) -> None:
        """Close the scene and all above it; if it belongs to the match, or there is none, close the match.

        A scene that failed while it was made is not open yet: nothing is closed.
        """
        context = self._context
        scenes = list(context.stack)
        kept = scenes[: scenes.index(failed)] if failed in scenes else scenes
        if failed is None or failed.name or not kept:
            context.director.leave_match()
            return
        if context.match is not None and isinstance(kept[0], FrontScene):
            context.director.leave_match()
        else:
            context.stack.keep(len(kept))


def working_scene(error: Exception) -> Scene | None:
    """The innermost scene in the traceback of an error, which may not be open yet; None if there is none."""
    found: Scene | None = None
    step: TracebackType | None = error.__traceback__
    while step is not None:
        worker = step.tb_frame.f_locals.get("self")
        found = worker if isinstance(worker, Scene) else found
        step = step.tb_next
    return found
