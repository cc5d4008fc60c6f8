"""What becomes of the window when a scene fails: that scene is left, and the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import TracebackType

import pygame

from game.kernel.refusal import Unreadable
from game.ui.art.cache import forget_all
from game.ui.context import Context
from game.ui.pointer import Pointer
from game.ui.scene import Scene
from game.ui.scenes.title import TitleScene

APART = 1000
"""Milliseconds: an error that comes sooner after another is not a matter of one scene."""

Report = Callable[[Exception], Path | None]
"""Writes what is known of an error to a file, and gives its place; None if it can be written nowhere."""


class Rescue:
    """Leaves the scene in which an error came up for the one below it, or the match for the title."""

    def __init__(self, context: Context, report: Report | None) -> None:
        """Without ``report`` nobody is told of errors, and all of them are raised again."""
        self._context = context
        self._report = report
        self._since = APART
        """Milliseconds since the last error."""

    def wait(self, dt: int) -> None:
        """``dt`` milliseconds went by."""
        self._since += dt

    def leave(self, error: Exception, served: Scene | None) -> None:
        """Leave the scene that has failed, and say so; called while the ``error`` is handled. ``served`` is the scene
        that was to do something, None where that was the match beside all scenes.

        Whatever is raised here ends the program: the error itself if it came up in the title or soon after another one,
        or a further one on the way.
        """
        since, self._since = self._since, 0
        stack = self._context.stack
        failed, stack.entering = stack.entering or working_scene(error) or served, None
        if failed is None and self._context.match is None:
            failed = stack.top
        if self._report is None or since < APART or isinstance(failed, TitleScene):
            raise error
        if isinstance(error, MemoryError):
            forget_all()
        file = None if isinstance(error, Unreadable) else self._report(error)
        match = self._context.match
        since_step = match.unsaved_since if match else None
        self._let_go()
        self._close(failed)
        if stack.top is not None and not stack.top.takes_letters:
            pygame.key.stop_text_input()
        is_left = match is not None and match.path is not None and self._context.match is None
        self._context.notify(partial(self._told, error, str(file or "-"), is_left, since_step))

    def _told(self, error: Exception, file: str, is_left: bool, unsaved_since: int | None) -> str:
        """The sentence about an error; a file of others that cannot be read is no error of the program."""
        context = self._context
        if isinstance(error, Unreadable):
            return context.wording.finding(error)
        if not is_left:
            return context.text("crash-scene", file=file)
        saved = str(unsaved_since is None).lower()
        return context.text("crash-match", file=file, saved=saved, step=unsaved_since or 0)

    def _let_go(self) -> None:
        """What moves or is held belongs to the scene that is left."""
        self._context.stage.skip()
        for scene in self._context.stack:
            scene.pointer = Pointer()

    def _close(self, failed: Scene | None) -> None:
        """Close the scene and all above it; one of the match, and whatever failed beside a scene, closes the match.

        A scene that has failed while it was made has never been opened: the one that wanted to open it stays.
        """
        context = self._context
        scenes = list(context.stack)
        kept = scenes[: scenes.index(failed)] if failed in scenes else scenes
        if failed is None or failed.name or not kept:
            context.director.leave_match()
            return
        if context.match is not None and isinstance(kept[0], TitleScene):
            context.director.leave_match()
        else:
            context.stack.keep(len(kept))


def working_scene(error: Exception) -> Scene | None:
    """The innermost scene that was at work when an error came up, which may not be open yet; None if none was."""
    found: Scene | None = None
    step: TracebackType | None = error.__traceback__
    while step is not None:
        worker = step.tb_frame.f_locals.get("self")
        found = worker if isinstance(worker, Scene) else found
        step = step.tb_next
    return found
