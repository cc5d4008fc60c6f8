"""The lessons about what is new in expansions: their entries in the list, and particular steps."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.table.play.panels import Branching
from game.match.lessons.progress import FILE, FIRST_GAME, Progress, write_progress
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.learning.lessons import ChaptersScene, open_learning
from game.ui.scenes.menu import GameMenuScene
from game.ui.scenes.title.scene import TitleScene
from game.ui.table.labels import NOTE
from tests.ui import key_player, mouse_player
from tests.ui.lesson_person import CHAPTERS, at_chapter, at_title, match_of, step_on
from tests.ui.menu_person import texts
from tests.ui.sweep import SMALLEST, Shape

pytestmark = pytest.mark.usefixtures("blank_drawings")

ORDER = ("allies", "moloch", "no_mans_land", "scavengers")
"""The lessons in the order in which they are offered."""


def _top(window: Rehearsal) -> ChaptersScene:
    scene = window.context.stack.top
    assert isinstance(scene, ChaptersScene)
    return scene


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
    write_progress(tmp_path, Progress(CHAPTERS[FIRST_GAME], None))
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
        again.settle()
        lesson = _top(again).following_lesson
        assert (lesson.id if lesson else None) == following


def test_the_entry_of_a_lesson_tells_how_far_it_is_done(tmp_path: Path) -> None:
    write_progress(tmp_path, Progress(("influence",), "build"), "allies")
    window = at_title(tmp_path)
    open_learning(window.context)
    window.settle()
    assert "1 of 4 chapters done" in texts(window)
    assert "3 chapters · 6 min" in texts(window)
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


def test_arrows_and_tab_reach_every_entry(tmp_path: Path) -> None:
    window = at_title(tmp_path)
    open_learning(window.context)
    window.settle()
    key_player.go_to(window, "chapter:raze")
    seen = []
    for key in ("down", "down", "down", "down", "down", "left", "left"):
        window.key(key)
        seen.append(_top(window).focus)
    assert [getattr(label, "chapter", getattr(label, "lesson", label)) for label in seen] == [
        "connection", "raid", "ruin", "last", "scavengers", "no_mans_land", "moloch",
    ]  # fmt: skip
    key_player.go_to(window, "lesson:allies")
    window.wait(500)
    assert "is for players who know the base game" in texts(window)


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("lesson", CHAPTERS)
def test_every_sign_says_what_its_chapter_is_about(tmp_path: Path, lesson: str, language: str, scale: float) -> None:
    window = at_title(tmp_path, Shape((1280, 720), scale, language))
    open_learning(window.context, lesson)
    window.settle()
    shown = texts(window)
    for chapter in _top(window).chapters:
        assert window.context.text(f"{chapter.key}.about") in shown
        assert window.context.text("learn-minutes", minutes=chapter.minutes) in shown


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_lists_are_set_in_the_same_sizes(tmp_path: Path, size: tuple[int, int]) -> None:
    sizes = []
    for lesson in CHAPTERS:
        window = at_title(tmp_path, Shape(size))
        open_learning(window.context, lesson)
        window.settle()
        chapter = _top(window).chapters[0]
        words = window.context.text(chapter.key).upper(), window.context.text(f"{chapter.key}.about")
        sizes.append([mark.px for word in words for mark in window.app.marks if mark.label == word])
    assert all(found == sizes[0] for found in sizes)


def test_in_a_high_window_the_road_has_one_column(tmp_path: Path) -> None:
    for size, columns in (((1280, 720), 2), ((1000, 1400), 1)):
        window = at_title(tmp_path, Shape(size))
        open_learning(window.context)
        window.settle()
        lefts = {mark.rect.x for mark in window.app.marks if mark.kind == "hit" and mark.name.startswith("chapter:")}
        assert len(lefts) == columns


def test_where_a_sign_has_no_room_its_tooltip_says_what_it_is_about(tmp_path: Path) -> None:
    window = at_title(tmp_path, Shape(SMALLEST))
    open_learning(window.context)
    window.settle()
    told = "When the game ends, and which four of six cards to keep."
    assert told not in texts(window)
    window.hover("chapter:aim")
    window.wait(500)
    assert told in texts(window)
