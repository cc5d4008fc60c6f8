"""The guide of a lesson: explains each step in a note, lights its places, and saves the progress."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame
from msgspec.structs import replace

from game.match.lessons.lesson import Lesson, LessonMatch, LessonStep
from game.match.lessons.progress import Progress, write_progress
from game.paths import data_folder
from game.ui.canvas import Canvas, Mark
from game.ui.context import Context
from game.ui.input import Key
from game.ui.motion.signs import Telling
from game.ui.places import Label
from game.ui.running import flow
from game.ui.scene import Scene
from game.ui.scenes.learning.lit_places import is_at_rest, is_held, lit_places
from game.ui.scenes.learning.note import FOLD, NEXT, NoteWords, draw_note, hides, place_for, ring, size_of
from game.ui.scenes.table import TableScene
from game.ui.table.draw.hand import preview_place
from game.ui.table.labels import NOTE
from game.ui.theme import Metrics
from game.ui.widgets.button import Button


class Ways(NamedTuple):
    """How a guide opens the ``list`` of chapters, or a ``chapter`` by its id."""

    list: Callable[[Context], None]
    chapter: Callable[[Context, str], None]


class LessonGuide:
    """Accompanies a match of a lesson. ``buttons`` are those of its note in the frame on the screen."""

    def __init__(self, context: Context, lesson: Lesson, match: LessonMatch, progress: Progress, ways: Ways) -> None:
        self._context = context
        self._ways = ways
        self._lesson = lesson
        self._match = match
        self._progress = progress
        self._chapter = match.chapter.id
        self._folded = False
        self._is_over = False
        self._place: tuple[tuple[str, Metrics, int], pygame.Rect] | None = None
        self.buttons: Mapping[Label, Button] = {}
        self._keep(replace(progress, reached=self._chapter))

    @property
    def title(self) -> str:
        """The name of the lesson."""
        return self._context.text(self._lesson.key)

    # ------------------------------------------------------------------ progress
    def tick(self) -> None:
        """Count a note as read once its scene is left, save a chapter once it is over, and after the last note finish
        the match."""
        if self._is_over:
            self.finish()
            return
        match, step = self._match, self._match.step
        if step and step.is_read and self._is_left(step):
            match.mark_read(step)
            if match.step is None:
                self.finish()
                return
        now = match.chapter.id
        if now != self._chapter:
            order = [found.id for found in self._lesson.chapters]
            if order.index(now) > order.index(self._chapter):
                self._keep(replace(self._progress.with_done(self._chapter), reached=now))
            self._chapter = now

    def _is_left(self, step: LessonStep) -> bool:
        """True if the player has left the scene of a note without reading it to the end."""
        match = self._match
        if step.scene not in flow.SUMMARIES or match.bot_to_move or match.is_closing:
            return False
        return flow.scene_name(match, self._context.read) != step.scene

    def _keep(self, progress: Progress) -> None:
        """Save the progress; a notice says if that is not possible."""
        self._progress = progress
        try:
            write_progress(data_folder(self._context.data), progress, self._lesson.id)
        except OSError as error:
            reason = error.strerror or str(error)
            self._context.notify(lambda: self._context.text("notice-learning-unsaved", reason=reason))

    def finish(self) -> None:
        """Open the next chapter, or after the last one the list of chapters."""
        chapters = [found.id for found in self._lesson.chapters]
        rest = chapters[chapters.index(self._chapter) + 1 :]
        done = self._progress.with_done(self._chapter)
        self._keep(replace(done, reached=rest[0] if rest else None))
        if rest:
            self._ways.chapter(self._context, rest[0])
        else:
            self.leave()

    def leave(self) -> None:
        """Leave the match for the list of chapters; the present chapter stays the one begun last."""
        self._context.director.leave_match()
        self._ways.list(self._context)

    # ------------------------------------------------------------------ input
    def press(self, label: Label | None) -> bool:
        """Answer a click; True if it was on the note."""
        step = self._match.step
        if label == FOLD:
            self._folded = not self._folded
            self._touch()
        elif label == NEXT and step is not None:
            self._match.mark_read(step)
            self._touch()
            self._is_over = self._match.step is None
        return label in (NOTE, NEXT, FOLD)

    def key(self, key: Key, scene: Scene) -> bool:
        """Space, or Enter without a focus, presses *Next* if the note has it; N folds the note."""
        if key.name == "n" and not key.mods and self.buttons:
            return self.press(FOLD)
        waits = NEXT in self.buttons and is_at_rest(scene)
        if waits and (key.name == "space" or (key.name in ("return", "enter") and not scene.by_key)):
            return self.press(NEXT)
        return False

    def tip(self, label: Label | None) -> str | None:
        """The tooltip of a place of the note."""
        button = self.buttons.get(label or "")
        return button.tip if button else self._context.text("learn-note-tip") if label == NOTE else None

    def _touch(self) -> None:
        if self._context.stack.top is not None:
            self._context.stack.top.changed = True

    # ------------------------------------------------------------------ drawing
    @property
    def place(self) -> pygame.Rect | None:
        """The place of the note in the last frame that had one."""
        return self._place[1] if self._place and self.buttons else None

    def draw(self, canvas: Canvas, scene: Scene) -> Mapping[Label, Button]:
        """Draw the note of a scene, if there is one; returns its buttons.

        While something is dragged, only its target is lit: the note might cover it.
        """
        words = self._words(scene)
        self.buttons = {}
        if words is None:
            return self.buttons
        marks = list(canvas.marks)
        lit = () if self._folded else lit_places(scene, self._match, marks)
        ring(canvas, lit)
        if is_held(scene):
            return self.buttons
        preview = preview_place(canvas, scene.sight()).rect if isinstance(scene, TableScene) else None
        rect = self._placed(canvas, words, lit, marks, preview)
        self.buttons = {button.label: button for button in draw_note(canvas, words, rect, scene.touch)}
        return self.buttons

    def _placed(
        self,
        canvas: Canvas,
        words: NoteWords,
        lit: Sequence[pygame.Rect],
        marks: Sequence[Mark],
        preview: pygame.Rect | None,
    ) -> pygame.Rect:
        """The place of the note. It stays while the note says the same, has room, and hides nothing that is needed; in
        summaries it makes room for lines as they appear."""
        lines = len(marks) if self._match.step and self._match.step.scene in flow.SUMMARIES else 0
        size, key = size_of(canvas, words), (words.text, canvas.metrics, lines)
        if self._place and self._place[0] == key:
            kept = pygame.Rect(self._place[1].topleft, size)
            if canvas.rect.contains(kept) and (words.folded or not hides(kept, lit, marks)):
                return kept
        rect = place_for(canvas, size, lit, marks, preview)
        self._place = key, rect
        return rect

    def _words(self, scene: Scene) -> NoteWords | None:
        """The words of the note on a scene; None if it has none, or while a bot moves."""
        match = self._match
        if match.bot_to_move or self._context.stage.plays(Telling):
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

    def _note(self, step: LessonStep, part: str | None, do: str | None, key: str | None = None) -> NoteWords:
        context, shown = self._context, key or step.key
        messages = context.wording.messages
        text = f"{shown}.{part}" if part and f"{shown}.{part}" in messages else "learn-end_turn" if part else shown
        number, chapter = next(
            (number, found) for number, found in enumerate(self._lesson.chapters, 1) if step in found.steps
        )
        steps = chapter.steps
        has_button = flow.is_summary(self._match, context.read)  # a summary that asks nothing has one of its own
        waits = step.is_read and part is None and not has_button
        return NoteWords(
            head=context.text("learn-head", number=number, title=context.text(chapter.key)),
            place=context.text("learn-count", step=steps.index(step) + 1, steps=len(steps)),
            text=context.text(text),
            do=context.text(do) if do and do in messages else "",
            next=context.text("learn-next") if waits else "",
            tips=(context.text("learn-next-tip"), context.text("learn-unfold" if self._folded else "learn-fold")),
            folded=self._folded,
        )
