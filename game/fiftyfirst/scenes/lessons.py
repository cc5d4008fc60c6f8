"""The lessons of 51st State in the window: their files, their pictures and what they light."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import pygame

from game.fiftyfirst.art.pictures import picture
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.lessons import CardLesson, syllabus_of
from game.fiftyfirst.scenes.lit_places import is_at_rest, is_held, lit_places
from game.fiftyfirst.scenes.note_ground import GROUND
from game.fiftyfirst.scenes.table import TableScene
from game.fiftyfirst.table.draw.cards import preview_place
from game.match.lessons.lesson import Lesson, LessonPart, lesson_files, read_lesson
from game.paths import lessons_folder
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.game_table import Lessons
from game.ui.scene import Scene


@cache
def _lesson(catalog: Catalog, file: Path) -> Lesson:
    return read_lesson(file, syllabus_of(catalog))


def lessons_of(catalog: Catalog) -> Iterator[Lesson]:
    """All lessons, the first game first, each read when asked for. Raises Unreadable if its file is damaged."""
    return (_lesson(catalog, file) for file in lesson_files(lessons_folder(), syllabus_of(catalog)))


def _all(context: Context) -> Iterator[Lesson]:
    return lessons_of(context.content)


def _begin(context: Context, part: LessonPart, names: Sequence[str]) -> CardLesson:
    return CardLesson.of_part(part, context.content, names)


def _picture(context: Context, card: str, size: tuple[int, int], covered: float) -> pygame.Surface:
    """The picture of a card."""
    return picture(card, context.content.printed[card].kind, size, covered)


def _preview(canvas: Canvas, scene: Scene) -> pygame.Rect | None:
    """Where hand cards are shown at the table."""
    return preview_place(canvas, scene.sight()).rect if isinstance(scene, TableScene) else None


LESSONS: Final = Lessons(_all, _begin, _picture, lit_places, is_at_rest, is_held, _preview, GROUND)
