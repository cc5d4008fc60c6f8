"""The chapters of the first game: what each teaches, which are done, which is next; and how one is opened."""

from __future__ import annotations

from functools import cache

import pygame

from game.cards.catalog import Catalog
from game.match.lessons.lesson import FIRST_GAME, Lesson, LessonChapter, read_lesson
from game.match.lessons.lesson_match import LessonMatch
from game.match.lessons.progress import Progress, read_progress
from game.paths import data_folder, lessons_folder
from game.ui.art.landscape import landscape
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Key
from game.ui.places import ChapterPanel
from game.ui.pointer import Click
from game.ui.running.flow import all_read
from game.ui.scenes.explaining import ExplainingScene
from game.ui.scenes.learning.guide import LessonGuide, Ways
from game.ui.theme import BODY, GOLD, HEADING, INK, NOTE_INK, PAPER, PAPER2, TITLE, TXT, PanelStyle
from game.ui.widgets.button import Button, toned
from game.ui.widgets.dialog import draw_scrim
from game.ui.widgets.heading import draw_heading

_ICONS = {
    "aim": "vp", "lookout": "lookout", "construct": "build", "deal": "deal", "develop": "development", "raze": "raze",
    "connection": "contact", "raid": "gun", "ruin": "ruin", "last": "first_player",
}  # fmt: skip
"""Chapter -> icon."""

_VEIL = 110
_WIDE, _ROW, _GAP, _TOP, _HEAD, _BUTTON = 780, 136, 16, 40, 78, 72
"""In u: width and height of a chapter, gap, top margin, heights of the sign and the buttons."""

_NEXT = PanelStyle(GOLD, INK, radius=12, edge_width=2)
_DONE = PanelStyle(PAPER2, INK, radius=12, edge_width=2)
_OPEN = PanelStyle(PAPER, INK, radius=12, edge_width=2)


class ChaptersScene(ExplainingScene):
    """Two columns of chapters; the next one is gold."""

    arrows = True

    def __init__(self, context: Context, lesson: Lesson) -> None:
        super().__init__(context)
        self.chapters = lesson.chapters
        self.progress = Progress()

    def enter(self) -> None:
        super().enter()
        self.progress = read_progress(data_folder(self.context.data))

    @property
    def following(self) -> LessonChapter:
        """The chapter that was begun last, else the first that is not done, else the first."""
        reached = [chapter for chapter in self.chapters if chapter.id == self.progress.reached]
        undone = [chapter for chapter in self.chapters if chapter.id not in self.progress.done]
        return (reached or undone or list(self.chapters))[0]

    # ------------------------------------------------------------------ acting
    def on_click(self, click: Click) -> None:
        if click.button != "left":
            return
        if isinstance(click.label, ChapterPanel):
            open_chapter(self.context, click.label.chapter)
        elif click.label == "begin":
            open_chapter(self.context, self.following.id)
        elif click.label == "back":
            self.context.stack.pop()

    def on_key(self, key: Key) -> None:
        if key.name == "escape":
            self.context.stack.pop()
        elif key.name in ("space", "return", "enter"):
            open_chapter(self.context, self.following.id)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        canvas.blit(landscape(canvas.metrics.size), (0, 0))
        draw_scrim(canvas, _VEIL)
        text, sheet = self.context.text, self.sheet
        head = sheet.grown(_HEAD, 1.3)
        draw_heading(canvas, sheet.centred(_TOP, sheet.grown(800, 1.4), head), "help", text("learn-title"))
        top, tall = _TOP + head + 8, sheet.grown(44, 1.6)
        intro = sheet.centred(top, sheet.grown(1500), tall)
        canvas.text(text("learn-intro"), intro, "text", TITLE, TXT, "center", wrap=True)
        foot = sheet.grown(_BUTTON, 1.4)
        low = sheet.height - 28 - foot
        self._draw_chapters(canvas, top + tall + 10, low - 16)
        begin, back = sheet.row(2, low, sheet.grown(520, 1.6), foot)
        following = text(f"learn-{self.following.id}")
        words = "learn-begin" if self.progress == Progress() else "learn-go-on"
        tip = text("learn-begin-tip", title=following)
        self.put(canvas, Button("begin", text(words), begin, "primary", "play", TITLE, tip=tip))
        self.put(canvas, Button("back", text("learn-back"), back, u=TITLE, tip=text("learn-back-tip")))

    def _draw_chapters(self, canvas: Canvas, top: float, low: float) -> None:
        """Draw the first half on the left, the rest on the right, as high as there is room."""
        sheet, rows = self.sheet, (len(self.chapters) + 1) // 2
        tall = min((low - top - _GAP * (rows - 1)) / rows, sheet.grown(_ROW, 1.6))
        first = top + (low - top - rows * tall - (rows - 1) * _GAP) / 2
        with canvas.one_size():
            for number, chapter in enumerate(self.chapters):
                column, row = divmod(number, rows)
                place = sheet.row(2, first + row * (tall + _GAP), sheet.grown(_WIDE, 1.3), tall)[column]
                self._draw_chapter(canvas, chapter, number + 1, place)

    def _draw_chapter(self, canvas: Canvas, chapter: LessonChapter, number: int, rect: pygame.Rect) -> None:
        text, label, pad = self.context.text, ChapterPanel(chapter.id), canvas.px(16)
        done, following = chapter.id in self.progress.done, chapter is self.following
        canvas.panel(rect, toned(_NEXT if following else _DONE if done else _OPEN, label, self.touch), label)
        size = min(canvas.px(64), rect.height * 2 // 3)
        with canvas.within(rect):
            canvas.icon(_ICONS[chapter.id], (rect.x + pad + size // 2, rect.centery), size)
            mark = canvas.px(46)
            left, right = rect.x + 2 * pad + size, rect.right - pad - mark
            head = pygame.Rect(left, rect.y + rect.height // 10, right - pad - left, rect.height * 36 // 100)
            px = min(canvas.metrics.text_px(HEADING), round(head.height * 0.85))
            canvas.letters(f"{number}  {text(f'learn-{chapter.id}')}", head, "title", px, INK, upper=True)
            note = pygame.Rect(left, head.bottom, head.width, rect.bottom - rect.height // 12 - head.bottom)
            canvas.text(text(f"learn-{chapter.id}.about"), note, "text", BODY, NOTE_INK, wrap=True)
            if done:
                canvas.icon("check", (right + mark // 2, rect.centery), mark)
        state = "done" if done else "following" if following else "open"
        tip = text("learn-chapter-tip", title=text(f"learn-{chapter.id}"), state=state)
        self.put(canvas, Button(label, "", rect, drawn=False, tip=tip))


@cache
def first_game(catalog: Catalog) -> Lesson:
    """The lesson. Raises Unreadable if its file is damaged."""
    return read_lesson(lessons_folder() / FIRST_GAME, catalog)


def open_learning(context: Context) -> None:
    """Show the list of chapters over the scene on top."""
    context.stack.push(ChaptersScene(context, first_game(context.catalog)))


def open_chapter(context: Context, chapter: str) -> None:
    """Open the match of the lesson, played to the beginning of a chapter."""
    ways = Ways(open_learning, open_chapter)
    lesson = first_game(context.catalog)
    names = context.text("learn-player"), context.text("learn-opponent")
    match = LessonMatch.of_part(lesson.part_of(chapter), context.catalog, names)
    match.play_to(chapter)
    context.director.open_match(match)
    context.read = all_read(match)
    context.director.advance()
    context.guide = LessonGuide(context, lesson, match, read_progress(data_folder(context.data)), ways)
