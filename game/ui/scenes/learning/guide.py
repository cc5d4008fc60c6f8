"""The guide of a lesson: says at every step what it is about, points to its place, and keeps how far one has come."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame
from msgspec.structs import replace

from game.match.lessons.lesson import Chapter, Lesson, Step
from game.match.lessons.lesson_match import LessonMatch
from game.match.lessons.progress import Progress, write_progress
from game.paths import data_folder
from game.ui.canvas import Canvas, Mark
from game.ui.context import Context
from game.ui.input import Key
from game.ui.motion.signs import Caption
from game.ui.places import Label
from game.ui.running import flow
from game.ui.scene import Scene
from game.ui.scenes.learning.note import FOLD, NEXT, NOTE, Words, draw_note, hides, place_for, ring, size_of
from game.ui.scenes.learning.places import is_at_rest, is_held, lit_places
from game.ui.theme import Metrics
from game.ui.widgets.button import Button


class Ways(NamedTuple):
    """Where a lesson leads on: it opens the ``list`` of chapters, or a ``chapter`` by its id."""

    list: Callable[[Context], None]
    chapter: Callable[[Context, str], None]


class LessonGuide:
    """Goes with one match of a lesson. ``buttons`` are those of its note on the frame that is shown."""

    def __init__(self, context: Context, lesson: Lesson, match: LessonMatch, progress: Progress, ways: Ways) -> None:
        self._context = context
        self._ways = ways
        self._lesson = lesson
        self._match = match
        self._progress = progress
        self._chapter = match.chapter.id
        self._folded = False
        self._place: tuple[tuple[str, Metrics, int], pygame.Rect] | None = None
        self.buttons: Mapping[Label, Button] = {}
        self._keep(replace(progress, reached=self._chapter))

    # ------------------------------------------------------------------ how far it is
    def tick(self) -> None:
        """Time goes by: a note whose scene has been left counts as read, and a chapter that is over is kept."""
        match, step = self._match, self._match.step
        if step and step.is_read and self._is_left(step):
            match.mark_read(step)
            if match.step is None:
                self.finish()
                return
        now = match.chapter.id
        if now != self._chapter and self._is_ahead(now):
            self._keep(replace(self._progress.with_done(self._chapter), reached=now))
        self._chapter = now

    def _is_left(self, step: Step) -> bool:
        """Whether the scene of a note has been gone past without reading it to its end."""
        match = self._match
        if step.scene not in flow.SUMMARIES or match.bot_to_move or match.is_closing:
            return False
        return flow.scene_name(match, self._context.read) != step.scene

    def _is_ahead(self, chapter: str) -> bool:
        order = [found.id for found in self._lesson.chapters]
        return order.index(chapter) > order.index(self._chapter)

    def _keep(self, progress: Progress) -> None:
        """Write down how far one has come; a notice says if that is not possible."""
        self._progress = progress
        try:
            write_progress(data_folder(self._context.data), progress)
        except OSError as error:
            reason = error.strerror or str(error)
            self._context.notify(lambda: self._context.text("notice-learning-unsaved", reason=reason))

    def _go_on(self, step: Step) -> None:
        """The note has been read: to the next one, or, after the last of a match, on to what comes after it."""
        self._match.mark_read(step)
        self._touch()
        if self._match.step is None:
            self.finish()

    def finish(self) -> None:
        """The match of the lesson is over: the next part of it, or the list of chapters."""
        chapters = [found.id for found in self._lesson.chapters]
        rest = chapters[chapters.index(self._chapter) + 1 :]
        done = self._progress.with_done(self._chapter)
        self._keep(replace(done, reached=rest[0] if rest else None))
        if rest:
            self._ways.chapter(self._context, rest[0])
        else:
            self.leave()

    def leave(self) -> None:
        """Back to the list of chapters; the one that was begun is kept."""
        self._context.director.leave_match()
        self._ways.list(self._context)

    # ------------------------------------------------------------------ input
    def press(self, label: Label | None) -> bool:
        """Answer a click on the note; whether there was one."""
        step = self._match.step
        if label == FOLD:
            self._folded = not self._folded
            self._touch()
        elif label == NEXT and step is not None:
            self._go_on(step)
        return label in (NOTE, NEXT, FOLD)

    def key(self, key: Key, scene: Scene) -> bool:
        """Space reads on while the note waits for that, and Enter while nothing has the focus; N folds the note."""
        if key.name == "n" and not key.mods and self.buttons:
            return self.press(FOLD)
        waits = NEXT in self.buttons and is_at_rest(scene)
        if waits and (key.name == "space" or (key.name in ("return", "enter") and not scene.by_key)):
            return self.press(NEXT)
        return False

    def tip(self, label: Label | None) -> str | None:
        """What is to be said about a place of the note."""
        button = self.buttons.get(label or "")
        return button.tip if button else self._context.text("learn-note-tip") if label == NOTE else None

    def _touch(self) -> None:
        if self._context.stack.top is not None:
            self._context.stack.top.changed = True

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas, scene: Scene) -> Mapping[Label, Button]:
        """Draw the note over a scene of the match, if there is something to say there; its buttons. While something is
        carried over the table, only its goal is lit: the note would lie above it."""
        words = self._words(scene)
        self.buttons = {}
        if words is None:
            return self.buttons
        marks = list(canvas.marks)
        lit = () if self._folded else lit_places(scene, self._match, marks)
        ring(canvas, lit)
        if is_held(scene):
            return self.buttons
        rect = self._placed(canvas, words, lit, marks)
        self.buttons = {button.label: button for button in draw_note(canvas, words, rect, scene.touch)}
        return self.buttons

    def _placed(self, canvas: Canvas, words: Words, lit: Sequence[pygame.Rect], marks: Sequence[Mark]) -> pygame.Rect:
        """Where the note lies: it stays as long as it says the same, has room there, and hides nothing that is needed.
        The lines of a summary come one after the other, and it makes room for them."""
        lines = len(marks) if self._match.step and self._match.step.scene in flow.SUMMARIES else 0
        size, key = size_of(canvas, words), (words.text, canvas.metrics, lines)
        if self._place and self._place[0] == key:
            kept = pygame.Rect(self._place[1].topleft, size)
            if canvas.rect.contains(kept) and (words.folded or not hides(kept, lit, marks)):
                return kept
        rect = place_for(canvas, size, lit, marks)
        self._place = key, rect
        return rect

    def _words(self, scene: Scene) -> Words | None:
        """What the note says on a scene; None while somebody else moves, or where nothing is to be said."""
        match = self._match
        if match.bot_to_move or self._context.stage.plays(Caption):
            return None
        step = match.step
        if match.is_closing:
            done = match.last_done
            return self._note(done, "after", "learn-end_turn.do") if done and done.scene == scene.name else None
        if step is None or step.scene != scene.name:
            return None
        if step.hints:
            hint = match.hint
            shown = hint.id if hint else step.key
            return self._note(step, None, f"{shown}.do", shown)
        return self._note(step, None, f"{step.key}.do")

    def _note(self, step: Step, part: str | None, do: str | None, key: str | None = None) -> Words:
        context, shown = self._context, key or step.key
        messages = context.wording.messages
        text = f"{shown}.{part}" if part and f"{shown}.{part}" in messages else "learn-end_turn" if part else shown
        chapter = self._chapter_of(step)
        steps, number = chapter.steps, [found.id for found in self._lesson.chapters].index(chapter.id) + 1
        waits = step.is_read and part is None and step.scene not in ("production", "tidied")
        return Words(
            head=context.text("learn-head", number=number, title=context.text(f"learn-{chapter.id}")),
            place=context.text("learn-count", step=steps.index(step) + 1, steps=len(steps)),
            text=context.text(text),
            do=context.text(do) if do and do in messages else "",
            next=context.text("learn-next") if waits else "",
            tips=(context.text("learn-next-tip"), context.text("learn-unfold" if self._folded else "learn-fold")),
            folded=self._folded,
        )

    def _chapter_of(self, step: Step) -> Chapter:
        return next(found for found in self._lesson.chapters if step in found.steps)
