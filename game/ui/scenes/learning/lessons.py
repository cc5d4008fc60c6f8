"""The chapters of a lesson: what each teaches, which are done, which is next; and how one is opened. Below those of the
first game lie the lessons about what is new in expansions.

The guide of an open lesson explains each step in a note, lights its places, and saves the progress.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

import pygame
from msgspec.structs import replace

from game.match.lessons.lesson import Lesson, LessonChapter, LessonStep
from game.match.lessons.played import LessonMatch
from game.match.lessons.progress import FIRST_GAME, Progress, read_progress, write_progress
from game.paths import data_folder
from game.ui.art.cache import pause
from game.ui.canvas import Canvas, Mark
from game.ui.context import Context
from game.ui.input import Click, Key
from game.ui.motion.signs import Telling
from game.ui.places import ChapterPanel, Label, LessonPanel
from game.ui.scene import Scene
from game.ui.scenes.learning.note import FOLD, NEXT, NoteWords, draw_note, hides, place_for, ring, size_of, with_air
from game.ui.scenes.learning.route import (
    HIGHWAY,
    RouteCover,
    RoutePlan,
    RouteSign,
    draw_covers,
    draw_poster,
    draw_road,
    draw_signs,
    route_plan,
)
from game.ui.table.labels import NOTE
from game.ui.theme import HEADING, TITLE, TXT, Metrics, TextSize
from game.ui.widgets.button import Button
from game.ui.widgets.screen import draw_screen_sign, draw_scrim


class LessonGuide:
    """Accompanies a match of a lesson. ``buttons`` are those of its note in the frame on the screen."""

    def __init__(self, context: Context, lesson: Lesson, match: LessonMatch, progress: Progress) -> None:
        self._context = context
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
        flow = self._context.table.flow
        if step.scene not in flow.SUMMARIES or match.bot_to_move or match.is_closing:
            return False
        return flow.scene_name(match, self._context.read) != step.scene

    def _keep(self, progress: Progress) -> None:
        """Save the progress; a notice says if that is not possible."""
        self._progress = progress
        try:
            write_progress(data_folder(self._context.data), progress, self._lesson.id, self._context.box.id)
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
            open_chapter(self._context, rest[0], self._lesson.id)
        else:
            self.leave()

    def leave(self) -> None:
        """Leave the match for the list of chapters; the present chapter stays the one begun last."""
        self._context.director.leave_match()
        open_learning(self._context, self._lesson.id)

    @property
    def tells_of_decision(self) -> bool:
        return self._match.is_closing and self._match.last_done is not None

    # ------------------------------------------------------------------ input
    def press(self, label: Label | None) -> bool:
        """Answer a click; True if it was on the note."""
        step = self._match.step
        if label == FOLD:
            self._folded = not self._folded
            self._touch()
        elif label == NEXT and self._match.is_closing:
            self._match.conclude_turn()
            self._context.director.end_turn()
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
        waits = NEXT in self.buttons and self._context.lessons.is_at_rest(scene)
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
        marks, lessons = list(canvas.marks), self._context.lessons
        lit = () if self._folded else lessons.lit(scene, self._match, marks)
        ring(canvas, lit, [mark for mark in marks if mark.kind == "icon" and mark.label in lessons.ground.flags])
        if lessons.is_held(scene):
            return self.buttons
        preview = lessons.preview(canvas, scene)
        rect = self._placed(canvas, words, lit, marks, preview)
        self.buttons = {button.label: button for button in draw_note(canvas, words, rect, scene.touch)}
        return self.buttons

    def _placed(
        self, canvas: Canvas, words: NoteWords, lit: Sequence[pygame.Rect], marks: Sequence[Mark],
        preview: pygame.Rect | None,
    ) -> pygame.Rect:  # fmt: skip
        """The place of the note. It stays from note to note, so that *Next* stays where it is, while it has room and
        hides nothing that is needed; in summaries it makes room for lines as they appear."""
        step, ground = self._match.step, self._context.lessons.ground
        lines = len(marks) if step and step.scene in self._context.table.flow.SUMMARIES else 0
        size, key = size_of(canvas, words), (words.text, canvas.metrics, lines)
        rect = self._kept(canvas, words, size, key, [*lit, *([preview] if preview else [])], marks)
        rect = rect or place_for(canvas, size, lit, marks, ground, preview)
        rect = with_air(canvas, rect, [*lit, *([preview] if preview else [])], marks, ground)
        self._place = key, rect
        return rect

    def _kept(
        self, canvas: Canvas, words: NoteWords, size: tuple[int, int], key: tuple[str, Metrics, int],
        clear: Sequence[pygame.Rect], marks: Sequence[Mark],
    ) -> pygame.Rect | None:  # fmt: skip
        """The place of the last note for one of this size: with the same head if it says the same, else with the same
        foot; None if it has no room there, or hides what is to be ``clear`` or pressed."""
        if self._place is None or self._place[0][1:] != key[1:]:
            return None
        before, kept = self._place[1], pygame.Rect((0, 0), size)
        if words.folded or self._place[0] == key:
            kept.topleft = before.topleft
        else:
            kept.bottomright = before.bottomright
        is_free = words.folded or not hides(kept, clear, marks, self._context.lessons.ground)
        return kept if is_free and canvas.rect.contains(kept) else None

    def _words(self, scene: Scene) -> NoteWords | None:
        """The words of the note on a scene; None if it has none, or while a bot moves."""
        match = self._match
        if match.bot_to_move or self._context.stage.plays(Telling):
            return None
        step = match.step
        if match.is_closing:
            done = match.last_done
            return self._note(done, "after", None) if done and done.scene == scene.name else None
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
        chapters = enumerate(self._lesson.chapters, 1)
        number, chapter = next((number, found) for number, found in chapters if step in found.steps)
        steps = chapter.steps
        has_button = context.table.flow.is_summary(self._match, context.read)  # then it has one of its own
        waits = part is not None or (step.is_read and not has_button)
        return NoteWords(
            head=context.text("learn-head", number=number, title=context.text(chapter.key)),
            place=context.text("learn-count", step=steps.index(step) + 1, steps=len(steps)),
            text=context.text(text),
            do=context.text(do) if do and do in messages else "",
            next=context.text("learn-next") if waits else "",
            tips=(context.text("learn-next-tip"), context.text("learn-unfold" if self._folded else "learn-fold")),
            folded=self._folded,
        )


_VEIL = 110
_BUTTON, _HIGH_BUTTON, _LOW, _AIR = 72, 110, 24, 20
"""In u: height of the buttons, and in high windows; margin below them, and gap above and below the route."""


class ChaptersScene(Scene):
    """The chapters as signs along a road, and below them the ``further`` lessons; what comes next is gold."""

    arrows = True

    def __init__(self, context: Context, lesson: Lesson, further: Iterable[Lesson] = ()) -> None:
        super().__init__(context)
        self.lesson = lesson
        self.chapters = lesson.chapters
        self.further: list[Lesson] = []
        self._unread = iter(further)
        self.progress = Progress()
        self._kept: dict[str, Progress] = {}

    def enter(self) -> None:
        super().enter()
        self._kept = {lesson.id: self._progress(lesson) for lesson in (self.lesson, *self.further)}
        self.progress = self._kept[self.lesson.id]

    def _progress(self, lesson: Lesson) -> Progress:
        return read_progress(data_folder(self.context.data), lesson.id, self.context.box.id)

    def _read(self) -> None:
        """Read the further lessons before they are drawn first; that takes several turns."""
        for lesson in self._unread:
            self.further.append(lesson)
            self._kept[lesson.id] = self._progress(lesson)
            pause()

    @property
    def following(self) -> LessonChapter:
        """The chapter that was begun last, else the first that is not done, else the first."""
        reached = [chapter for chapter in self.chapters if chapter.id == self.progress.reached]
        undone = [chapter for chapter in self.chapters if chapter.id not in self.progress.done]
        return (reached or undone or list(self.chapters))[0]

    @property
    def following_lesson(self) -> Lesson | None:
        """The further lesson that comes next, once all chapters here are done."""
        if not self._is_done:
            return None
        return next((lesson for lesson in self.further if self._done(lesson) < len(lesson.chapters)), None)

    @property
    def _is_done(self) -> bool:
        """Whether all chapters are done, and none has been begun again."""
        return not self.progress.reached and self._done(self.lesson) == len(self.chapters)

    def _done(self, lesson: Lesson) -> int:
        """Number of chapters of a lesson that are done."""
        done = self._kept.get(lesson.id, Progress()).done
        return sum(chapter.id in done for chapter in lesson.chapters)

    # ------------------------------------------------------------------ acting
    def on_click(self, click: Click) -> None:
        if click.button != "left":
            return
        if isinstance(click.label, ChapterPanel):
            open_chapter(self.context, click.label.chapter, self.lesson.id)
        elif isinstance(click.label, LessonPanel):
            _open_list(self.context, click.label.lesson)
        elif click.label == "begin":
            self._go_on()
        elif click.label == "back":
            self.context.stack.pop()

    def on_key(self, key: Key) -> None:
        if key.name == "escape":
            self.context.stack.pop()
        elif key.name in ("space", "return", "enter"):
            self._go_on()

    def _go_on(self) -> None:
        """Open what comes next."""
        lesson = self.following_lesson
        if lesson:
            _open_list(self.context, lesson.id)
        else:
            open_chapter(self.context, self.following.id, self.lesson.id)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        self._read()
        self.context.look.draw_backdrop(canvas)
        draw_scrim(canvas, _VEIL)
        text, sheet = self.text, self.sheet
        top = self._draw_head(canvas) + _AIR
        foot = sheet.grown(_HIGH_BUTTON if sheet.is_high else _BUTTON, 1.4)
        u: TextSize = HEADING if sheet.is_high else TITLE
        low = sheet.height - _LOW - foot
        self._draw_route(canvas, route_plan(sheet, len(self.chapters), len(self.further), top, low - _AIR))
        begin, back = sheet.row(2, low, sheet.grown(800 if sheet.is_high else 520, 1.6), foot)
        lesson = self.following_lesson
        starts = self.progress == Progress() or (self._is_done and not lesson)
        words = "learn-begin" if starts else "learn-go-on"
        tip = self._cover_tip(lesson) if lesson else text("learn-begin-tip", title=text(self.following.key))
        away = text("learn-back-tip", place="title" if self.lesson.id == FIRST_GAME else "lessons")
        self.put(canvas, Button("begin", text(words), begin, "primary", "play", u, tip=tip))
        self.put(canvas, Button("back", text("learn-back"), back, u=u, tip=away))

    def _draw_head(self, canvas: Canvas) -> float:
        """The sign, and beside it what the lesson is; returns its lower edge in u."""
        text, sheet = self.text, self.sheet
        sign = draw_screen_sign(canvas, self.lesson.icon, text(self.lesson.key))
        left = sign.right + canvas.px(_AIR)
        intro = pygame.Rect(left, sign.y, canvas.size[0] - canvas.px(_LOW) - left, sign.height)
        words = text(f"{self.lesson.key}.intro", minutes=self.lesson.minutes)
        canvas.text(words, intro, "text", HEADING if sheet.is_high else TITLE, TXT, wrap=True)
        return sign.bottom / sheet.metrics.scale

    def _draw_route(self, canvas: Canvas, plan: RoutePlan) -> None:
        """The line with its signs, and the covers of the further lessons or the picture of this one."""
        picture = partial(self.context.lessons.picture, self.context)
        signs = [self._sign(chapter, number) for number, chapter in enumerate(self.chapters, 1)]
        look = self.context.lessons.route or HIGHWAY
        draw_road(canvas, plan.road, look)
        tells = draw_signs(canvas, plan, signs, look, self.touch)
        draw_covers(canvas, picture, plan, [self._cover(lesson) for lesson in self.further], self.touch)
        if self.lesson.picture and plan.poster:
            draw_poster(canvas, picture, self.lesson.picture, plan.poster)
        for sign, rect in zip(signs, plan.stops, strict=True):
            tip = self.text("learn-chapter-tip", title=sign.title, state=_state(sign.is_done, sign.is_next))
            words = tip if tells else f"{sign.about} {tip}"
            self.put(canvas, Button(sign.label, "", rect, drawn=False, tip=words))
        for lesson, rect in zip(self.further, plan.covers, strict=True):
            self.put(canvas, Button(LessonPanel(lesson.id), "", rect, drawn=False, tip=self._cover_tip(lesson)))

    def _sign(self, chapter: LessonChapter, number: int) -> RouteSign:
        text, is_done = self.text, chapter.id in self.progress.done
        is_next = chapter is self.following and not self._is_done
        about, minutes = text(f"{chapter.key}.about"), text("learn-minutes", minutes=chapter.minutes)
        label, title = ChapterPanel(chapter.id), text(chapter.key)
        return RouteSign(label, number, chapter.icon, title, about, minutes, is_done, is_next)

    def _cover(self, lesson: Lesson) -> RouteCover:
        text, done, all = self.text, self._done(lesson), len(lesson.chapters)
        key = "learn-lesson-begun" if 0 < done < all else "learn-lesson-chapters"
        note = text(key, done=done, all=all, minutes=lesson.minutes)
        is_next = lesson is self.following_lesson
        return RouteCover(LessonPanel(lesson.id), lesson.picture, text(lesson.key), note, done == all, is_next)

    def _cover_tip(self, lesson: Lesson) -> str:
        """What a further lesson is about, and whether it is done."""
        state = _state(self._done(lesson) == len(lesson.chapters), lesson is self.following_lesson)
        tip = self.text("learn-lesson-tip", title=self.text(lesson.key), state=state)
        return f"{self.text(f'{lesson.key}.about')} {tip}"


def _state(is_done: bool, is_next: bool) -> str:
    """The word with which a tooltip tells it."""
    return "done" if is_done else "following" if is_next else "open"


def open_learning(context: Context, lesson: str = FIRST_GAME) -> None:
    """Show the list of the first game over the scene on top; for another lesson, its own list over that."""
    lessons = context.lessons.all(context)
    context.stack.push(ChaptersScene(context, next(lessons), lessons))
    if lesson != FIRST_GAME:
        _open_list(context, lesson)


def _open_list(context: Context, lesson: str) -> None:
    """Show the list of a further lesson over that of the first game."""
    context.stack.push(ChaptersScene(context, _lesson(context, lesson)))


def _lesson(context: Context, id: str) -> Lesson:
    lessons: Iterator[Lesson] = context.lessons.all(context)
    return next(lesson for lesson in lessons if lesson.id == id)


def open_chapter(context: Context, chapter: str, lesson: str = FIRST_GAME) -> None:
    """Open the match of a lesson, played to the beginning of a chapter."""
    found = _lesson(context, lesson)
    names = context.text("learn-player"), context.text("learn-opponent")
    match = context.lessons.begin(context, found.part_of(chapter), names)
    match.play_to(chapter)
    context.director.open_match(match)
    context.read = context.table.flow.all_read(match)
    context.director.advance()
    progress = read_progress(data_folder(context.data), lesson, context.box.id)
    context.guide = LessonGuide(context, found, match, progress)
