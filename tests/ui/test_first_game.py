"""The first game, gone through by mouse, by keys alone, chapter by chapter, left and taken up again."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.fiftyfirst.scenes.keep import KeepScene
from game.fiftyfirst.scenes.lit_places import lit_places
from game.fiftyfirst.scenes.note_ground import GROUND
from game.match.lessons.played import LessonMatch
from game.match.lessons.progress import FILE, FIRST_GAME
from game.paths import matches_folder
from game.ui.canvas import Canvas
from game.ui.places import name_of
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.learning import lessons
from game.ui.scenes.learning.lessons import ChaptersScene, open_learning
from game.ui.scenes.learning.note import FOLD, NEXT, hides, place_for
from game.ui.scenes.menu import GameMenuScene
from game.ui.scenes.title.scene import TitleScene
from game.ui.table.draw.picture import TablePicture
from game.ui.table.labels import NOTE
from game.ui.window.window import window as surface
from tests.ui import key_player, mouse_player
from tests.ui.lesson_person import CHAPTERS, at_chapter, at_title, go_through, match_of, step_on, wished
from tests.ui.menu_person import texts
from tests.ui.sweep import USUAL, Shape

pytestmark = pytest.mark.usefixtures("blank_drawings")


def test_nothing_but_the_mark_is_kept(tmp_path: Path) -> None:
    window = at_chapter(tmp_path, "last")
    go_through(window, "last", mouse_player)
    assert not matches_folder(tmp_path).exists()
    assert [file.name for file in tmp_path.iterdir()] == [FILE]
    window.click("back")
    assert isinstance(title := window.context.stack.top, TitleScene)
    assert title.game.unfinished is None


@pytest.mark.parametrize("shape", [USUAL, USUAL._replace(size=(1920, 1080)), USUAL._replace(text_scale=1.5)], ids=str)
@pytest.mark.parametrize("chapter", ["aim", "construct"])
def test_from_note_to_note_the_button_stays_where_it_is(tmp_path: Path, chapter: str, shape: Shape) -> None:
    window = at_chapter(tmp_path, chapter, shape.size, shape.text_scale)
    window.settle()
    guide = window.context.guide
    assert guide
    before, first = texts(window), guide.buttons[NEXT].rect
    window.press_again(first.center)
    window.settle()
    assert texts(window) != before
    assert guide.buttons[NEXT].rect == first


# ------------------------------------------------------------------ left and taken up again
def test_a_chapter_is_left_by_escape_and_taken_up_again(tmp_path: Path) -> None:
    window = at_chapter(tmp_path, "deal")
    mouse_player.give(window, wished(_match(window)))
    window.key("escape")
    assert isinstance(window.context.stack.top, GameMenuScene)
    assert "Learn to play: your progress is kept." in texts(window)
    window.click("menu:leave")
    window.settle()
    assert isinstance(window.context.stack.top, ChaptersScene)
    assert window.context.match is None
    assert window.context.guide is None
    again = at_title(tmp_path)
    again.click("menu:learn")
    again.key("return")
    assert _match(again).chapter.id == "deal"


def test_the_first_game_is_gold_on_the_title_until_it_is_over(tmp_path: Path) -> None:
    assert _primary(at_title(tmp_path)) == "menu:learn"
    at_chapter(tmp_path, "deal")
    begun = at_title(tmp_path)
    assert _primary(begun) == "menu:learn"
    assert "Next: “Make a Deal”" in texts(begun)
    go_through(at_chapter(tmp_path, "last"), "last", mouse_player)
    over = at_title(tmp_path)
    assert _primary(over) == "menu:play"
    assert "A first game in ten short chapters" in texts(over)


# ------------------------------------------------------------------ the note beside what is done
def test_the_note_is_out_of_the_way_while_a_card_is_carried(tmp_path: Path) -> None:
    window = at_chapter(tmp_path, "construct")
    for _ in range(2):
        window.click(NEXT)
    assert NOTE in window.labels()
    window.lift("hand:0:school")
    assert NOTE not in window.labels()
    window.drop("menu")
    window.settle()
    assert NOTE in window.labels()


def test_the_rings_of_the_note_lie_below_the_card_that_is_carried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = at_chapter(tmp_path, "construct")
    drawn: list[str] = []
    for where, name in ((lessons, "ring"), (TablePicture, "draw_held")):
        monkeypatch.setattr(where, name, lambda *_, name=name, **__: drawn.append(name))
    for _ in range(2):
        window.click(NEXT)
    window.lift("hand:0:school")
    assert drawn[-2:] == ["ring", "draw_held"]


@pytest.mark.parametrize("chapter", ["construct", "deal", "raid"])
def test_the_note_keeps_off_the_large_card_of_the_hand(tmp_path: Path, chapter: str) -> None:
    window, looked = at_chapter(tmp_path, chapter), 0
    while (match := match_of(window)) and match.step and match.chapter.id == chapter:
        cards = [label for label in window.labels() if label.startswith("hand:")]
        if NOTE in window.labels() and cards:
            window.hover(cards[-1])
            window.wait(500)
            shown = [mark.rect for mark in window.app.marks if mark.kind == "image" and mark.name in cards[-1]]
            large = max(shown, key=lambda rect: rect.width)
            assert large.width >= 190
            assert not large.colliderect(_note(window)), match.step.key
            looked += 1
        step_on(window, match, mouse_player)
    assert looked > 2


@pytest.mark.parametrize("size", [USUAL.size, (1920, 1080)], ids=str)
def test_the_words_about_a_refusal_keep_off_the_note(tmp_path: Path, size: tuple[int, int]) -> None:
    window = at_chapter(tmp_path, "construct", size)
    for _ in range(2):
        window.click(NEXT)
    for place in ("faction:red", "faction:blue"):
        window.click(place)
        window.settle()
        callout = next(mark.rect for mark in window.app.marks if mark.name == "callout")
        assert not callout.colliderect(_note(window)), place


@pytest.mark.parametrize("chapter", ["aim", "lookout"])
def test_the_note_gives_way_to_a_notice(tmp_path: Path, chapter: str) -> None:
    window = at_chapter(tmp_path, chapter)
    window.context.notify(lambda: "This time, keep School, Archive, Boiler Room and Brick Supplier.")
    window.resize((1280, 800))
    window.settle()
    marks = window.app.marks
    notice = next(mark.rect for mark in marks if mark.name == "notice")
    assert not _note(window).colliderect(notice)
    under = pygame.Rect(notice.topleft, _note(window).size)
    assert hides(under, (), marks, GROUND)
    lit = [pygame.Rect(notice.centerx, notice.bottom + 30, 40, 40)]
    assert not place_for(Canvas(surface(), window.context.metrics), under.size, lit, marks, GROUND).colliderect(notice)


def _note(window: Rehearsal) -> pygame.Rect:
    return next(mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.name == NOTE)


def test_the_ring_goes_round_a_lifted_card(tmp_path: Path) -> None:
    window = at_chapter(tmp_path, "construct")
    for _ in range(2):
        window.click(NEXT)
    window.hover("hand:0:school")
    window.wait(500)
    marks = window.app.marks
    areas = [mark.rect for mark in marks if mark.kind == "hit" and mark.name == "hand:0:school"]
    assert len({area.y for area in areas}) == 2, "it is lifted"
    top = window.context.stack.top
    assert top is not None
    assert lit_places(top, _match(window), marks) == (areas[0].unionall(areas[1:]),)


def test_who_has_played_finds_the_match_to_continue_in_gold(tmp_path: Path) -> None:
    window = at_title(tmp_path)
    window.click("menu:new_game")
    window.click("start")
    window.key("escape")
    window.click("menu:leave")
    assert _primary(window) == "menu:continue"


def test_a_real_match_after_the_lesson_has_no_guide(tmp_path: Path) -> None:
    window = at_chapter(tmp_path, "construct")
    window.context.director.leave_match()
    window.settle()
    window.click("menu:new_game")
    window.click("start")
    assert window.context.guide is None
    assert NOTE not in window.labels()


def test_a_mark_that_cannot_be_kept_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    window = at_chapter(tmp_path, "construct")
    assert any(notice.startswith("Your progress") for notice in window.context.notices)


# ------------------------------------------------------------------ what a step allows
def _sentence(window: Rehearsal) -> str:
    """What is said to a move that was not wanted."""
    return texts(window)


def test_the_wrong_card_to_keep_is_refused_with_the_sentence(tmp_path: Path) -> None:
    window = at_chapter(tmp_path, "aim")
    for label in ("card:school", "card:archive", "confirm"):
        window.click(label)
    window.settle()
    assert "This time, keep School" in _sentence(window)
    assert isinstance(window.context.stack.top, KeepScene)


def test_everything_can_be_looked_at_while_a_move_is_wanted(tmp_path: Path) -> None:
    window = at_chapter(tmp_path, "construct")
    window.click(NEXT)
    window.click(NEXT)
    window.settle()
    for key in ("o", "c", "f1"):
        before = window.context.stack.top
        window.key(key)
        assert window.context.stack.top is not before
        window.key("escape")
        assert window.context.stack.top is before
    assert _match(window).step is not None


def test_undo_brings_the_note_back(tmp_path: Path) -> None:
    window = at_chapter(tmp_path, "construct")
    mouse_player.give(window, wished(_match(window)))
    window.settle()
    assert "you now have five" in _sentence(window)
    window.click("undo")
    window.settle()
    assert "School has Distance 1" in _sentence(window)


# ------------------------------------------------------------------ the note
def test_the_note_is_read_on_by_button_space_and_enter(tmp_path: Path) -> None:
    window = at_chapter(tmp_path, "aim")
    steps = [_match(window).step]
    for act, what in ((window.click, NEXT), (window.key, "space")):
        act(what)
        steps.append(_match(window).step)
    assert len({step.key for step in steps if step}) == 3
    window = at_chapter(tmp_path, "construct")
    window.key("return")
    assert "Constructing costs" in _sentence(window)


def test_the_note_is_folded_away_and_opened_again(tmp_path: Path) -> None:
    window = at_chapter(tmp_path, "construct")
    window.click(FOLD)
    assert NEXT not in window.labels()
    assert FOLD in window.labels()
    assert "This is your faction board" not in _sentence(window)
    window.key("n")
    window.settle()
    assert "This is your faction board" in _sentence(window)


def test_a_note_that_was_folded_has_room_when_it_is_opened(tmp_path: Path) -> None:
    """A folded note is small and may lie at the edge of the window."""
    window = at_chapter(tmp_path, "lookout", (640, 777), 2.0)
    window.key("n")
    window.resize((1903, 1218))
    window.key("n")
    places = [mark.rect for mark in window.app.marks if mark.name in (NOTE, FOLD)]
    assert len(places) > 1
    assert all(window.surface.get_rect().contains(place) for place in places)


def test_the_buttons_of_the_note_are_reached_by_tab(tmp_path: Path) -> None:
    window = at_chapter(tmp_path, "construct")
    key_player.press(window, NEXT)
    assert "Constructing costs" in _sentence(window)
    key_player.press(window, FOLD)
    assert "Constructing costs" not in _sentence(window)


def test_the_note_explains_itself(tmp_path: Path) -> None:
    window = at_chapter(tmp_path, "construct")
    for label, told in ((NEXT, "Read on."), (FOLD, "Fold the note away"), (NOTE, "What this step is about.")):
        window.hover(label)
        window.wait(500)
        assert told in _sentence(window)


def test_the_note_stays_out_of_the_menu(tmp_path: Path) -> None:
    window = at_chapter(tmp_path, "construct")
    window.key("escape")
    window.settle()
    assert NOTE not in window.labels()
    window.key("escape")
    window.settle()
    assert NOTE in window.labels()


def test_every_chapter_in_the_list_is_reached_and_explains_itself(tmp_path: Path) -> None:
    window = at_title(tmp_path)
    open_learning(window.context)
    for chapter in CHAPTERS[FIRST_GAME]:
        key_player.go_to(window, f"chapter:{chapter}")
    window.wait(500)
    assert "You can begin “The last round” at once" in texts(window)


def _match(window: Rehearsal) -> LessonMatch:
    match = match_of(window)
    assert match is not None
    return match


def _primary(window: Rehearsal) -> str:
    """The entry of the title that Enter opens."""
    scene = window.context.stack.top
    assert isinstance(scene, TitleScene)
    return name_of(scene.primary.label)
