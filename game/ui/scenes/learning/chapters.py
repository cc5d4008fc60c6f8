"""The chapters of a lesson: what each teaches, which are done, which is next; and how one is opened. Below those of the
first game lie the lessons about what is new in expansions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import NamedTuple

import pygame

from game.cards.catalog import Catalog
from game.match.lessons.lesson import Lesson, LessonChapter, LessonMatch, read_lessons
from game.match.lessons.progress import FIRST_GAME, Progress, read_progress
from game.paths import data_folder, lessons_folder
from game.ui.art.landscape import landscape
from game.ui.art.lettering import block_height, fit
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Key
from game.ui.places import ChapterPanel, Label, LessonPanel
from game.ui.pointer import Click
from game.ui.running.flow import all_read
from game.ui.scenes.explaining import ExplainingScene
from game.ui.scenes.learning.guide import LessonGuide, Ways
from game.ui.theme import BODY, FLOOR, GOLD, HEADING, INK, NOTE_INK, PAPER, PAPER2, TITLE, TXT, PanelStyle
from game.ui.widgets.button import Button, toned
from game.ui.widgets.dialog import draw_scrim
from game.ui.widgets.heading import draw_heading

_VEIL = 110
_WIDE, _ROW, _GAP, _TOP, _HEAD, _BUTTON = 780, 136, 16, 40, 78, 72
"""In u: width and height of a chapter, gap, top margin, heights of the sign and the buttons."""

_SIGN = 800
"""Width of the sign, in u."""

_APART = 14
"""How much farther the further lessons lie from the chapters, in u."""

_NEXT = PanelStyle(GOLD, INK, radius=12, edge_width=2)
_DONE = PanelStyle(PAPER2, INK, radius=12, edge_width=2)
_OPEN = PanelStyle(PAPER, INK, radius=12, edge_width=2)


class _Entry(NamedTuple):
    """What a sign of the list tells of a chapter or of a further lesson: ``title`` and ``about`` are words."""

    label: Label
    icon: str
    title: str
    about: str
    tip: str
    is_done: bool
    is_next: bool


class ChaptersScene(ExplainingScene):
    """Two columns of chapters, and below them the ``further`` lessons side by side; what comes next is gold."""

    arrows = True

    def __init__(self, context: Context, lesson: Lesson, further: Sequence[Lesson] = ()) -> None:
        super().__init__(context)
        self.lesson = lesson
        self.chapters = lesson.chapters
        self.further = further
        self.progress = Progress()
        self._kept: dict[str, Progress] = {}

    def enter(self) -> None:
        super().enter()
        folder = data_folder(self.context.data)
        self._kept = {lesson.id: read_progress(folder, lesson.id) for lesson in (self.lesson, *self.further)}
        self.progress = self._kept[self.lesson.id]

    @property
    def following(self) -> LessonChapter:
        """The chapter that was begun last, else the first that is not done, else the first."""
        reached = [chapter for chapter in self.chapters if chapter.id == self.progress.reached]
        undone = [chapter for chapter in self.chapters if chapter.id not in self.progress.done]
        return (reached or undone or list(self.chapters))[0]

    @property
    def following_lesson(self) -> Lesson | None:
        """The further lesson that comes next, once all chapters here are done."""
        if self.progress.reached or self._done(self.lesson) < len(self.chapters):
            return None
        return next((lesson for lesson in self.further if self._done(lesson) < len(lesson.chapters)), None)

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
        canvas.blit(landscape(canvas.metrics.size), (0, 0))
        draw_scrim(canvas, _VEIL)
        text, sheet = self.context.text, self.sheet
        head = sheet.grown(_HEAD, 1.3)
        sign = sheet.centred(_TOP, sheet.grown(_SIGN, 1.4), head)
        draw_heading(canvas, sign, self.lesson.icon, text(self.lesson.key))
        top, tall = _TOP + head + 8, sheet.grown(44, 1.6)
        intro = sheet.centred(top, sheet.grown(1500), tall)
        canvas.text(text(f"{self.lesson.key}.intro"), intro, "text", TITLE, TXT, "center", wrap=True)
        foot = sheet.grown(_BUTTON, 1.4)
        low = sheet.height - 28 - foot
        self._draw_entries(canvas, top + tall + 10, low - 16)
        begin, back = sheet.row(2, low, sheet.grown(520, 1.6), foot)
        words = "learn-begin" if self.progress == Progress() else "learn-go-on"
        lesson = self.following_lesson
        tip = self._further_entry(lesson).tip if lesson else text("learn-begin-tip", title=text(self.following.key))
        away = text("learn-back-tip", place="title" if self.lesson.id == FIRST_GAME else "lessons")
        self.put(canvas, Button("begin", text(words), begin, "primary", "play", TITLE, tip=tip))
        self.put(canvas, Button("back", text("learn-back"), back, u=TITLE, tip=away))

    def _draw_entries(self, canvas: Canvas, top: float, low: float) -> None:
        """Draw the first half of the chapters on the left, the rest on the right, and below them the further lessons,
        as high as there is room."""
        sheet, rows = self.sheet, (len(self.chapters) + 1) // 2
        more, apart = (1, _APART) if self.further else (0, 0)
        gaps = _GAP * (rows + more - 1) + apart
        tall = min((low - top - gaps) / (rows + more), sheet.grown(_ROW, 1.6))
        first = top + (low - top - (rows + more) * tall - gaps) / 2
        wide = sheet.grown(_WIDE, 1.3)
        entries = []
        for number, chapter in enumerate(self.chapters):
            column, row = divmod(number, rows)
            place = sheet.row(2, first + row * (tall + _GAP), wide, tall, _GAP)[column]
            entries.append((self._entry(chapter, number + 1), place))
        if self.further:
            each = (2 * wide + _GAP - _GAP * (len(self.further) - 1)) / len(self.further)
            below = sheet.row(len(self.further), first + rows * (tall + _GAP) + apart, each, tall, _GAP)
            entries += zip(map(self._further_entry, self.further), below, strict=True)
        tells = all(_has_room(entry.about, _layout(canvas, place).about) for entry, place in entries)
        with canvas.one_size():
            for entry, place in entries:
                self._draw_entry(canvas, entry, place, tells)

    def _entry(self, chapter: LessonChapter, number: int) -> _Entry:
        text, title = self.context.text, self.context.text(chapter.key)
        is_done = chapter.id in self.progress.done
        is_next = chapter is self.following and not self.following_lesson
        tip = text("learn-chapter-tip", title=title, state=_state(is_done, is_next))
        about = text(f"{chapter.key}.about")
        return _Entry(ChapterPanel(chapter.id), chapter.icon, f"{number}  {title}", about, tip, is_done, is_next)

    def _further_entry(self, lesson: Lesson) -> _Entry:
        text, title = self.context.text, self.context.text(lesson.key)
        done, all = self._done(lesson), len(lesson.chapters)
        is_next = lesson is self.following_lesson
        tip = text("learn-lesson-tip", title=title, state=_state(done == all, is_next))
        about = text("learn-lesson-begun", done=done, all=all) if 0 < done < all else text(f"{lesson.key}.about")
        return _Entry(LessonPanel(lesson.id), lesson.icon, title, about, tip, done == all, is_next)

    def _draw_entry(self, canvas: Canvas, entry: _Entry, rect: pygame.Rect, tells: bool) -> None:
        """Draw the sign of an entry; what it is about is left to its tooltip unless the sign ``tells`` it."""
        style = _NEXT if entry.is_next else _DONE if entry.is_done else _OPEN
        canvas.panel(rect, toned(style, entry.label, self.touch), entry.label)
        layout = _layout(canvas, rect)
        head = layout.title if tells else layout.title.union(layout.about)
        with canvas.within(rect):
            canvas.icon(entry.icon, layout.icon.center, layout.icon.height)
            px = min(canvas.metrics.text_px(HEADING), round(layout.title.height * 0.85))
            canvas.letters(entry.title, head, "title", px, INK, upper=True)
            if tells:
                canvas.text(entry.about, layout.about, "text", BODY, NOTE_INK, wrap=True)
            if entry.is_done:
                canvas.icon("check", layout.mark.center, layout.mark.height)
        tip = entry.tip if tells else f"{entry.about} {entry.tip}"
        self.put(canvas, Button(entry.label, "", rect, drawn=False, tip=tip))


class _Layout(NamedTuple):
    """The places in a sign of the list."""

    icon: pygame.Rect
    title: pygame.Rect
    about: pygame.Rect
    mark: pygame.Rect


def _layout(canvas: Canvas, rect: pygame.Rect) -> _Layout:
    pad, mark = canvas.px(16), canvas.px(46)
    size = min(canvas.px(64), rect.height * 2 // 3)
    icon, tick = pygame.Rect(0, 0, size, size), pygame.Rect(0, 0, mark, mark)
    icon.midleft = rect.x + pad, rect.centery
    left, right = icon.right + pad, rect.right - pad - mark
    tick.center = right + mark // 2, rect.centery
    title = pygame.Rect(left, rect.y + rect.height // 10, right - pad - left, rect.height * 36 // 100)
    about = pygame.Rect(left, title.bottom, title.width, rect.bottom - rect.height // 12 - title.bottom)
    return _Layout(icon, title, about, tick)


def _has_room(text: str, rect: pygame.Rect) -> bool:
    """Whether a text fits into a rectangle at the smallest size."""
    setting = fit(text, "text", FLOOR, rect.width, rect.height, wrap=True)
    return block_height("text", setting.px, len(setting.lines)) <= rect.height


def _state(is_done: bool, is_next: bool) -> str:
    """The word with which a tooltip tells it."""
    return "done" if is_done else "following" if is_next else "open"


@cache
def lessons_of(catalog: Catalog) -> tuple[Lesson, ...]:
    """All lessons, the first game first. Raises Unreadable if the file of one is damaged."""
    return read_lessons(lessons_folder(), catalog)


def open_learning(context: Context, lesson: str = FIRST_GAME) -> None:
    """Show the list of the first game over the scene on top; for another lesson, its own list over that."""
    first, *further = lessons_of(context.catalog)
    context.stack.push(ChaptersScene(context, first, further))
    if lesson != FIRST_GAME:
        _open_list(context, lesson)


def _open_list(context: Context, lesson: str) -> None:
    """Show the list of a further lesson over that of the first game."""
    context.stack.push(ChaptersScene(context, _lesson(context.catalog, lesson)))


def _lesson(catalog: Catalog, id: str) -> Lesson:
    return next(lesson for lesson in lessons_of(catalog) if lesson.id == id)


def open_chapter(context: Context, chapter: str, lesson: str = FIRST_GAME) -> None:
    """Open the match of a lesson, played to the beginning of a chapter."""
    ways = Ways(partial(open_learning, lesson=lesson), partial(open_chapter, lesson=lesson))
    found = _lesson(context.catalog, lesson)
    names = context.text("learn-player"), context.text("learn-opponent")
    match = LessonMatch.of_part(found.part_of(chapter), context.catalog, names)
    match.play_to(chapter)
    context.director.open_match(match)
    context.read = all_read(match)
    context.director.advance()
    progress = read_progress(data_folder(context.data), lesson)
    context.guide = LessonGuide(context, found, match, progress, ways)
