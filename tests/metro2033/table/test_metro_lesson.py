"""The lesson of Metro 2033: played through by mouse and by keys, each chapter by itself with other moves than it wants,
and in windows of other shapes and languages."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game.match.lessons.progress import Progress, read_progress, write_progress
from game.metro2033.rules import NAME
from game.metro2033.scenes.lessons import lessons_of
from game.ui.scenes.learning.lessons import ChaptersScene, open_learning
from game.ui.window.window import window as surface
from tests.languages import LANGUAGES
from tests.metro2033.laid import metro_cards
from tests.metro2033.table.lesson_person import (
    CHAPTERS,
    at_chapter,
    at_metro_title,
    by_keys,
    faults_of,
    go_through,
    keys_of,
    try_others_in,
)
from tests.ui.layout import problems
from tests.ui.sweep import SMALLEST, USUAL, Shape
from tests.ui.table_person import on_top

SHAPES = (
    *(Shape((1280, 720), 1.0, language) for language in LANGUAGES if language != USUAL.language),
    Shape((1280, 720), 1.5, "de"),
    Shape((2560, 1080), 1.0, "ru"),
)
"""In which the notes are looked at besides."""

LISTS = (
    *(Shape((1280, 720), 1.0, language) for language in LANGUAGES),
    Shape((1280, 720), 2.0, "de"),
    Shape((1920, 1080), 1.0, "de"),
    Shape((3840, 2160), 0.8, "en"),
    Shape(SMALLEST, 1.0, "ru"),
)


def test_the_whole_lesson_by_mouse_from_the_title_to_its_list(tmp_path: Path) -> None:
    """Each note points to its place and hides nothing that it needs."""
    window = at_metro_title(tmp_path)
    window.click(f"menu:{NAME}:learn" if f"menu:{NAME}:learn" in window.labels() else "menu:learn")
    window.click("begin")
    window.settle()
    assert faults_of(window) == ([], [])
    on_top(window, ChaptersScene)
    assert read_progress(tmp_path, game=NAME) == Progress(CHAPTERS, None)
    assert read_progress(tmp_path) == Progress()
    assert window.context.wording.messages.missing == set()
    assert window.context.notices == ()


def test_the_whole_lesson_by_keys_alone(tmp_path: Path) -> None:
    window = at_metro_title(tmp_path)
    open_learning(window.context)
    window.settle()
    window.key("return")
    window.settle()
    for chapter in CHAPTERS:
        assert go_through(window, chapter, by_keys)
    on_top(window, ChaptersScene)
    assert read_progress(tmp_path, game=NAME) == Progress(CHAPTERS, None)


@pytest.mark.parametrize(("chapter", "following"), [*pairwise((*CHAPTERS, None))])
def test_every_chapter_can_be_played_by_itself_and_says_why_nothing_else_can_be_done(
    tmp_path: Path, chapter: str, following: str | None
) -> None:
    """And it leads to the next one."""
    window = at_chapter(tmp_path, chapter)
    steps = next(found.steps for found in next(lessons_of(metro_cards())).chapters if found.id == chapter)
    assert try_others_in(window, chapter) == [step.key for step in steps]
    assert read_progress(tmp_path, game=NAME) == Progress((chapter,), following)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_every_note_points_to_its_place_in_other_windows(tmp_path: Path, shape: Shape) -> None:
    window = at_chapter(tmp_path, CHAPTERS[0], shape)
    assert faults_of(window) == ([], [])


@pytest.mark.parametrize("progress", [Progress(), Progress(CHAPTERS, None)], ids=("new", "done"))
@pytest.mark.parametrize("shape", LISTS, ids=str)
def test_the_list_is_laid_out_in_every_window(tmp_path: Path, shape: Shape, progress: Progress) -> None:
    write_progress(tmp_path, progress, game=NAME)
    window = at_metro_title(tmp_path, shape)
    open_learning(window.context)
    window.settle()
    assert problems(window.app.marks, surface().get_size()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_and_every_refusal_has_its_words(tmp_path: Path, language: str) -> None:
    window = at_metro_title(tmp_path, Shape((1280, 720), 1.0, language))
    messages, lesson = window.context.wording.messages, next(lessons_of(metro_cards()))
    wanted = {lesson.key, f"{lesson.key}.intro", *keys_of(lesson)}
    assert [key for key in sorted(wanted) if key not in messages] == []
