"""The lessons about what is new in expansions: their entries in the list, each played by mouse and by keys."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from game.match.lessons.progress import FILE, Progress, read_progress, write_progress
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.learning.chapters import ChaptersScene, open_learning
from game.ui.scenes.learning.note import NOTE
from game.ui.scenes.menu import GameMenuScene
from game.ui.scenes.title import TitleScene
from game.ui.table.play.modes import Branching
from game.ui.window.window import window as surface
from tests.ui import key_player, mouse_player
from tests.ui.layout import problems
from tests.ui.lesson_person import (
    SHAPES,
    at_chapter,
    at_title,
    faults_of,
    go_through,
    keys_of,
    lesson_of,
    match_of,
    step_on,
    try_others_in,
)
from tests.ui.menu_person import texts

pytestmark = pytest.mark.usefixtures("blank_drawings")

CHAPTERS = {
    "scavengers": ("salvage", "yellow", "ruins", "matching"),
    "allies": ("influence", "build", "many", "rivals"),
    "moloch": ("machines", "assault", "reserved"),
    "no_mans_land": ("map", "outposts", "rivals"),
}
"""Lesson -> its chapters."""

PAIRS = tuple((lesson, chapter) for lesson, chapters in CHAPTERS.items() for chapter in chapters)
LESSONS = tuple(CHAPTERS)

ORDER = ("allies", "moloch", "no_mans_land", "scavengers")
"""The lessons in the order in which they are offered."""

FIRST_GAME = ("aim", "lookout", "construct", "deal", "develop", "raze", "connection", "raid", "ruin", "last")


def _top(window: Rehearsal) -> ChaptersScene:
    scene = window.context.stack.top
    assert isinstance(scene, ChaptersScene)
    return scene


# ------------------------------------------------------------------ through all of it
@pytest.mark.parametrize("player", [mouse_player, key_player], ids=("mouse", "keys"))
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_whole_lesson_from_the_title_to_its_list(tmp_path: Path, lesson: str, player: ModuleType) -> None:
    window = at_title(tmp_path)
    if player is key_player:
        window.key("return")
        key_player.press(window, f"lesson:{lesson}")
        window.key("return")
    else:
        window.click("menu:learn")
        window.click(f"lesson:{lesson}")
        window.click("begin")
    window.settle()
    for chapter in CHAPTERS[lesson]:
        assert go_through(window, chapter, player)
    assert _top(window).lesson.id == lesson
    assert read_progress(tmp_path, lesson) == Progress(CHAPTERS[lesson], None)
    assert read_progress(tmp_path) == Progress()
    assert window.context.wording.messages.missing == set()
    assert window.context.notices == ()


@pytest.mark.parametrize(("lesson", "chapter"), PAIRS)
def test_every_chapter_can_be_played_by_itself_and_leads_to_the_next(tmp_path: Path, lesson: str, chapter: str) -> None:
    window = at_title(tmp_path)
    window.click("menu:learn")
    window.click(f"lesson:{lesson}")
    window.click(f"chapter:{chapter}")
    window.settle()
    steps = next(found.steps for found in lesson_of(window, lesson).chapters if found.id == chapter)
    assert go_through(window, chapter, mouse_player) == [step.key for step in steps]
    order = (*CHAPTERS[lesson], None)
    assert read_progress(tmp_path, lesson) == Progress((chapter,), order[order.index(chapter) + 1])


@pytest.mark.parametrize(("lesson", "chapter"), PAIRS)
def test_a_wrong_move_gives_the_sentence_of_its_step(tmp_path: Path, lesson: str, chapter: str) -> None:
    try_others_in(at_chapter(tmp_path, chapter, lesson=lesson), chapter)


@pytest.mark.parametrize(("size", "scale", "language"), [*SHAPES, ((640, 360), 1.0, "en")])
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_note_points_to_its_place_and_hides_nothing_it_needs(
    tmp_path: Path, size: tuple[int, int], scale: float, language: str, lesson: str
) -> None:
    faults, lacking = faults_of(at_title(tmp_path, size, scale, language), CHAPTERS[lesson][0], lesson)
    assert lacking == []
    assert size == (640, 360) or faults == []


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_note_and_every_refusal_has_its_words(tmp_path: Path, lesson: str, language: str) -> None:
    window = at_title(tmp_path, language=language)
    messages, found = window.context.wording.messages, lesson_of(window, lesson)
    wanted = {found.key, f"{found.key}.about", f"{found.key}.intro", *keys_of(found)}
    assert [key for key in sorted(wanted) if key not in messages] == []


# ------------------------------------------------------------------ particular steps
def test_the_panel_asks_how_many_times_and_its_tile_is_lit(tmp_path: Path) -> None:
    window = at_chapter(tmp_path, "many", lesson="allies")
    match = match_of(window)
    assert match is not None
    (den,) = (site for site in match.state.player("A").sites if site.card == "rat_den")
    window.click(f"site:{den.id}")
    window.settle()
    assert isinstance(window.context.stack.top.controller.mode, Branching)  # type: ignore[union-attr]
    places = {mark.name: mark.rect for mark in window.app.marks if mark.kind == "hit"}
    assert not places[NOTE].colliderect(places["way:2"])
    window.click("way:1")
    window.settle()
    assert "click it and pay twice" in texts(window)
    assert match.step
    assert match.step.key == "learn-allies-many-den"


def test_the_place_of_the_block_is_lit(tmp_path: Path) -> None:
    window = at_chapter(tmp_path, "rivals", lesson="allies")
    match = match_of(window)
    assert match is not None
    step_on(window, match, mouse_player)
    assert match.step
    assert match.step.key == "learn-allies-rivals-block"
    step_on(window, match, mouse_player)
    blocked = [site.card for site in match.state.player("B").sites if site.blocked]
    assert blocked == ["toll_riders"]
    assert "Rusty will not get those 2 VP" in texts(window)


# ------------------------------------------------------------------ the list
def test_a_lesson_is_left_for_its_own_list_and_that_for_the_first_game(tmp_path: Path) -> None:
    window = at_chapter(tmp_path, "build", lesson="allies")
    window.key("escape")
    assert isinstance(window.context.stack.top, GameMenuScene)
    assert "What is new in Allies: your progress is kept." in texts(window)
    window.click("menu:leave")
    window.settle()
    assert (_top(window).lesson.id, _top(window).following.id) == ("allies", "build")
    window.key("escape")
    assert _top(window).lesson.id == "first_game"
    window.click("back")
    assert isinstance(window.context.stack.top, TitleScene)


def test_once_the_first_game_is_over_the_further_lesson_comes_next(tmp_path: Path) -> None:
    write_progress(tmp_path, Progress(FIRST_GAME, None))
    window = at_title(tmp_path)
    open_learning(window.context)
    window.settle()
    assert _top(window).following_lesson
    window.hover("begin")
    window.wait(500)
    assert "“What is new in Allies” comes next." in texts(window)
    window.key("space")
    assert _top(window).lesson.id == "allies"
    for done, following in zip(ORDER, (*ORDER[1:], None), strict=True):
        write_progress(tmp_path, Progress(CHAPTERS[done], None), done)
        again = at_title(tmp_path)
        open_learning(again.context)
        lesson = _top(again).following_lesson
        assert (lesson.id if lesson else None) == following


def test_the_entry_of_a_lesson_tells_how_far_it_is_done(tmp_path: Path) -> None:
    write_progress(tmp_path, Progress(("influence",), "build"), "allies")
    window = at_title(tmp_path)
    open_learning(window.context)
    window.settle()
    key_player.go_to(window, "lesson:allies")
    window.wait(500)
    assert "You have finished 1 of 4 chapters." in texts(window)
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


def test_arrows_and_tab_reach_every_entry(tmp_path: Path) -> None:
    window = at_title(tmp_path)
    open_learning(window.context)
    window.settle()
    key_player.go_to(window, "chapter:raze")
    seen = []
    for key in ("down", "down", "down", "down", "down", "left"):
        window.key(key)
        seen.append(_top(window).focus)
    assert [getattr(label, "chapter", getattr(label, "lesson", label)) for label in seen] == [
        "connection", "raid", "ruin", "last", "no_mans_land", "moloch",
    ]  # fmt: skip
    key_player.go_to(window, "lesson:allies")
    window.wait(500)
    assert "is for players who know the base game" in texts(window)


LISTS = [
    *SHAPES,
    ((1280, 720), 2.0, "de"),
    ((1920, 1080), 1.0, "de"),
    ((2560, 1440), 1.5, "ru"),
    ((3840, 2160), 0.8, "en"),
]
SMALL = [((640, 360), scale, language) for scale in (1.0, 1.5) for language in ("en", "de", "ru")]


@pytest.mark.parametrize(("size", "scale", "language"), [*LISTS, *SMALL])
@pytest.mark.parametrize("progress", [Progress(), Progress(FIRST_GAME, None)], ids=("new", "done"))
@pytest.mark.parametrize("lesson", ["first_game", *LESSONS])
def test_the_lists_are_laid_out_in_every_window(
    tmp_path: Path, size: tuple[int, int], scale: float, language: str, lesson: str, progress: Progress
) -> None:
    write_progress(tmp_path, progress)
    window = at_title(tmp_path, size, scale, language)
    open_learning(window.context, lesson)
    window.settle()
    assert problems(window.app.marks, surface().get_size()) == []


def test_where_a_sign_has_no_room_its_tooltip_says_what_it_is_about(tmp_path: Path) -> None:
    window = at_title(tmp_path, (640, 360))
    open_learning(window.context)
    window.settle()
    told = "Three groups and their influence, in four short chapters."
    assert told not in texts(window)
    window.hover("lesson:allies")
    window.wait(500)
    assert told in texts(window)
