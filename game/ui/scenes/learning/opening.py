"""The ways into the first game: the list of its chapters, and a chapter on the table."""

from __future__ import annotations

from functools import cache

from game.cards.catalog import Catalog
from game.match.lessons.lesson import FIRST_GAME, Lesson, read_lesson
from game.match.lessons.lesson_match import LessonMatch
from game.match.lessons.progress import read_progress
from game.paths import data_folder, lessons_folder
from game.ui.context import Context
from game.ui.running.flow import all_read
from game.ui.scenes.learning.chapters import ChaptersScene
from game.ui.scenes.learning.guide import LessonGuide, Ways


@cache
def first_game(catalog: Catalog) -> Lesson:
    """The lesson; raises Unreadable if its file is damaged."""
    return read_lesson(lessons_folder() / FIRST_GAME, catalog)


def open_learning(context: Context) -> None:
    """Show the list of chapters."""
    context.stack.push(ChaptersScene(context, first_game(context.catalog), open_chapter))


def open_chapter(context: Context, chapter: str) -> None:
    """Put the match of the lesson on the table, played as far as the chapter begins."""
    ways = Ways(open_learning, open_chapter)
    lesson = first_game(context.catalog)
    names = context.text("learn-player"), context.text("learn-opponent")
    match = LessonMatch.of_part(lesson.part_of(chapter), context.catalog, names)
    match.play_to(chapter)
    context.director.open_match(match)
    context.read = all_read(match)
    context.director.advance()
    context.guide = LessonGuide(context, lesson, match, read_progress(data_folder(context.data)), ways)
