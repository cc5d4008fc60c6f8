"""Every lesson: played through by mouse and by keys, each chapter by itself with other moves than it wants, and in
windows of other shapes."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from game.match.lessons.progress import FIRST_GAME, Progress, read_progress, write_progress
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.learning.lessons import ChaptersScene, open_chapter, open_learning
from game.ui.window.window import window as surface
from tests.ui import key_player, mouse_player
from tests.ui.layout import problems
from tests.ui.lesson_person import CHAPTERS, at_title, faults_of, go_through, keys_of, lesson_of, try_others_in
from tests.ui.sweep import SMALLEST, Shape

pytestmark = pytest.mark.usefixtures("blank_drawings")

SHAPES = (Shape((1440, 1080), 1.5, "ru"), Shape((2560, 1080), 1.0, "ru"), Shape(SMALLEST))
"""In which the notes are looked at besides; whole lessons are played in the usual one."""

NARROW = Shape((1280, 720), 1.5, "de")

LISTS = (
    *SHAPES,
    Shape((1280, 720)),
    NARROW,
    Shape((1920, 1080), 1.0, "de"),
    Shape((2560, 1440), 1.5, "ru"),
    Shape((3840, 2160), 0.8, "en"),
    *(Shape(SMALLEST, scale, language) for scale in (1.0, 1.5) for language in ("en", "de", "ru")),
)
WIDEST_WORDS = Shape((1280, 720), 2.0, "de")


def _turns(shapes: tuple[Shape, ...], turn: int, is_full: bool) -> tuple[Shape, ...]:
    """All of the shapes, or the one whose turn it is."""
    return tuple(dict.fromkeys(shapes)) if is_full else (shapes[turn % len(shapes)],)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    is_full = metafunc.config.getoption("full")
    shapes = {
        "noted": [
            (lesson, shape)
            for turn, lesson in enumerate(CHAPTERS)
            for shape in (NARROW, *_turns(SHAPES, turn, is_full))
        ],
        "listed": [
            (lesson, shape)
            for turn, lesson in enumerate(CHAPTERS)
            for shape in (WIDEST_WORDS, *_turns(LISTS, turn, is_full), *_turns(LISTS, turn + 5, is_full))
        ],
    }
    for name, pairs in shapes.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, list(dict.fromkeys(pairs)), ids=lambda pair: f"{pair[0]}-{pair[1]}")


def _top(window: Rehearsal) -> ChaptersScene:
    scene = window.context.stack.top
    assert isinstance(scene, ChaptersScene)
    return scene


@pytest.mark.parametrize("player", [mouse_player, key_player], ids=("mouse", "keys"))
@pytest.mark.parametrize("lesson", CHAPTERS)
def test_a_whole_lesson_from_the_title_to_its_list(tmp_path: Path, lesson: str, player: ModuleType) -> None:
    """By mouse, each note points to its place and hides nothing that it needs."""
    window = at_title(tmp_path)
    if player is key_player:
        window.key("return")
        if lesson != FIRST_GAME:
            key_player.press(window, f"lesson:{lesson}")
        window.key("return")
        window.settle()
        for chapter in CHAPTERS[lesson]:
            assert go_through(window, chapter, player)
    else:
        window.click("menu:learn")
        if lesson != FIRST_GAME:
            window.click(f"lesson:{lesson}")
        window.click("begin")
        window.settle()
        assert faults_of(window) == ([], [])
    assert _top(window).lesson.id == lesson
    assert read_progress(tmp_path, lesson) == Progress(CHAPTERS[lesson], None)
    assert lesson == FIRST_GAME or read_progress(tmp_path) == Progress()
    assert window.context.wording.messages.missing == set()
    assert window.context.notices == ()


@pytest.mark.parametrize(
    ("lesson", "chapter"), [(lesson, chapter) for lesson, chapters in CHAPTERS.items() for chapter in chapters]
)
def test_every_chapter_can_be_played_by_itself_and_says_why_nothing_else_can_be_done(
    tmp_path: Path, lesson: str, chapter: str
) -> None:
    """And it leads to the next one."""
    window = at_title(tmp_path)
    window.click("menu:learn")
    if lesson != FIRST_GAME:
        window.click(f"lesson:{lesson}")
    window.click(f"chapter:{chapter}")
    window.settle()
    steps = next(found.steps for found in lesson_of(window, lesson).chapters if found.id == chapter)
    assert try_others_in(window, chapter) == [step.key for step in steps]
    order = (*CHAPTERS[lesson], None)
    assert read_progress(tmp_path, lesson) == Progress((chapter,), order[order.index(chapter) + 1])


def test_every_note_points_to_its_place_and_hides_nothing_it_needs(tmp_path: Path, noted: tuple[str, Shape]) -> None:
    lesson, shape = noted
    window = at_title(tmp_path, shape)
    open_chapter(window.context, CHAPTERS[lesson][0], lesson)
    window.settle()
    faults, lacking = faults_of(window)
    assert lacking == []
    assert shape.size == SMALLEST or faults == []


@pytest.mark.parametrize("progress", [Progress(), Progress(CHAPTERS[FIRST_GAME], None)], ids=("new", "done"))
def test_the_lists_are_laid_out_in_every_window(tmp_path: Path, listed: tuple[str, Shape], progress: Progress) -> None:
    lesson, shape = listed
    write_progress(tmp_path, progress)
    window = at_title(tmp_path, shape)
    open_learning(window.context, lesson)
    window.settle()
    assert problems(window.app.marks, surface().get_size()) == []


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("lesson", CHAPTERS)
def test_every_note_and_every_refusal_has_its_words(tmp_path: Path, lesson: str, language: str) -> None:
    window = at_title(tmp_path, Shape((1280, 720), 1.0, language))
    messages, found = window.context.wording.messages, lesson_of(window, lesson)
    about = {f"{found.key}.about"} if lesson != FIRST_GAME else set()
    wanted = {found.key, *about, f"{found.key}.intro", *keys_of(found)}
    assert [key for key in sorted(wanted) if key not in messages] == []
