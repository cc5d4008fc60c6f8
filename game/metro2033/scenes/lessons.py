"""The lesson of Metro 2033 in the window: its file and what it lights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import pygame

from game.match.lessons.lesson import Lesson, LessonPart, lesson_files, read_lesson
from game.metro2033.art.faces.face import face
from game.metro2033.cards.printed import MetroCards
from game.metro2033.match.lessons import MetroLesson, syllabus_of
from game.metro2033.of_context import metro_words
from game.metro2033.rules import NAME
from game.metro2033.scenes.lit_places import is_at_rest, is_held, lit_places
from game.metro2033.scenes.note_ground import GROUND
from game.metro2033.scenes.route import LINE
from game.paths import lessons_folder
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.game_table import Lessons
from game.ui.scene import Scene


@cache
def _lesson(cards: MetroCards, file: Path) -> Lesson:
    return read_lesson(file, syllabus_of(cards))


def lessons_of(cards: MetroCards) -> Iterator[Lesson]:
    """The lesson. Raises Unreadable if its file is damaged."""
    return (_lesson(cards, file) for file in lesson_files(lessons_folder() / NAME, syllabus_of(cards)))


def _all(context: Context) -> Iterator[Lesson]:
    return lessons_of(context.content)


def _begin(context: Context, part: LessonPart, names: Sequence[str]) -> MetroLesson:
    return MetroLesson.of_part(part, context.kinds(NAME), context.content, names)


def _picture(context: Context, card: str, size: tuple[int, int], _: float) -> pygame.Surface:
    """The face of a card."""
    return face(metro_words(context), card, size[0])


def _preview(_: Canvas, __: Scene) -> pygame.Rect | None:
    """No cards are shown large at the table."""
    return None


LESSONS: Final = Lessons(_all, _begin, _picture, lit_places, is_at_rest, is_held, _preview, GROUND, LINE)
