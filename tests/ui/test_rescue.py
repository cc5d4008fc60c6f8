"""An error in a scene does not end the program: the scene is left, the match is whole, a report tells what happened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.match.setup import chosen
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.scenes.keep import KeepScene
from game.fiftyfirst.scenes.library import LibraryScene
from game.fiftyfirst.scenes.replay import ReplayScene
from game.fiftyfirst.scenes.score import ScoreScene
from game.fiftyfirst.scenes.starting.box_game import NewBoxGameScene
from game.fiftyfirst.scenes.table import TableScene
from game.kernel.refusal import Unreadable
from game.kernel.seats import NOBODY, SeatSetup
from game.play.files.record import read_record
from game.ui.context import Context
from game.ui.motion.stage import Stage
from game.ui.rehearsal.driver import FRAME, Rehearsal
from game.ui.running.bot_turns import BotTurns
from game.ui.scene import Scene
from game.ui.scenes.help import HelpScene
from game.ui.scenes.learning.lessons import LessonGuide
from game.ui.scenes.menu import GameMenuScene
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.title.scene import TitleScene
from game.ui.scenes.zoom import ZoomScene
from game.ui.window.app import App
from game.ui.window.rescue import APART
from tests.ui.menu_person import can_continue

SIZE = (1280, 720)


def fail(self: object, *_: object, **__: object) -> None:
    raise ZeroDivisionError(f"a mistake in {type(self).__name__}")


class Told(NamedTuple):
    """An error that was reported, and the scenes that were open then."""

    error: Exception
    scenes: list[str]


class Rescued(Rehearsal):
    """A window that leaves scenes which fail; ``told`` is what was reported."""

    def __init__(self, window: Rehearsal) -> None:
        self.told: list[Told] = []
        self.context = window.context
        self.app = App(self.context, report=self._report)
        for scene in self.context.stack:
            scene.changed = True
        self.settle()

    def _report(self, error: Exception) -> Path:
        self.told.append(Told(error, self.scenes))
        return Path("/reports/crash.txt")

    @property
    def scenes(self) -> list[str]:
        return [type(scene).__name__ for scene in self.context.stack]


@pytest.fixture
def opened(tmp_path: Path) -> Callable[[str], Rescued]:
    return lambda scene: Rescued(rehearse(scene, SIZE, data=tmp_path))


def begun(window: Rescued, *others: str) -> Match:
    """A new match of a person with others, in a file."""
    seats = [SeatSetup("Alex"), *(SeatSetup("Sam", player) for player in others or ("human",))]
    window.context.director.start_match(seats, chosen(("base",)), 51)
    window.settle()
    return window.context.playing


# ---------------------------------------------------------------------- wherever it happens
@pytest.mark.parametrize("where", ["handle", "on_click", "on_key", "update", "draw", "enter", "__init__"])
@pytest.mark.parametrize(
    ("beneath", "label", "scene"),
    [
        ("title", "menu:cards", LibraryScene),
        ("title", "menu:new_game", NewBoxGameScene),
        ("title", "menu:settings", SettingsScene),
        ("title", "menu:rules", RulebookScene),
        ("table", "menu", GameMenuScene),
        ("score", "watch", ReplayScene),
    ],
)
def test_a_scene_that_fails_is_left_for_the_one_below(
    beneath: str,
    label: str,
    scene: type[Scene],
    where: str,
    opened: Callable[[str], Rescued],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = opened(beneath)
    scenes, match = window.scenes, window.context.match
    with monkeypatch.context() as broken:
        broken.setattr(scene, where, fail)
        window.click(label)
        window.click("640,5")
        window.key("i")
        window.hover("640,400")
        window.wait(600)
    assert (window.scenes, window.context.match) == (scenes, match)
    [told] = window.told
    assert isinstance(told.error, ZeroDivisionError)
    [sentence] = window.context.notices
    assert "/reports/crash.txt" in sentence
    assert "Nothing is lost" in sentence
    window.wait(APART)
    window.click(label)
    window.settle()
    assert type(window.context.stack.top) is scene, "it can be opened again"


@pytest.mark.parametrize("where", ["handle", "on_key", "update", "draw"])
def test_a_scene_of_the_match_that_fails_is_left_for_the_title(
    where: str, opened: Callable[[str], Rescued], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened("title")
    match = begun(window)
    with monkeypatch.context() as broken:
        broken.setattr(KeepScene, where, fail)
        window.key("tab" if where == "draw" else "i")
    window.settle()
    assert window.scenes == ["TitleScene"]
    assert (window.context.match, window.context.viewer) == (None, NOBODY)
    assert window.told[0].scenes == ["KeepScene"]
    [sentence] = window.context.notices
    assert "It is saved" in sentence
    assert match.path is not None
    assert read_record(match.path, fiftyfirst(window.context.content).only).journal.state == match.state
    window.wait(APART)
    window.click("menu:continue")
    window.settle()
    assert window.scenes == ["KeepScene"]
    assert window.context.playing.state == match.state


def test_a_match_that_fails_at_the_same_step_again_is_not_to_be_resumed_once_more(
    opened: Callable[[str], Rescued], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened("title")
    match = begun(window)
    monkeypatch.setattr(KeepScene, "on_key", fail)
    for again in (False, True, True):
        window.key("i")
        window.settle()
        sentence = window.context.notices[-1]
        assert ("Continue on the title screen" in sentence, "from an earlier step" in sentence) == (not again, again)
        window.wait(APART)
        window.click("menu:continue")
        window.settle()
    assert window.context.playing.path == match.path


def test_a_match_that_cannot_be_shown_when_it_is_dealt_is_left_for_the_title(
    opened: Callable[[str], Rescued], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened("new_game")
    with monkeypatch.context() as broken:
        broken.setattr(KeepScene, "__init__", fail)
        window.click("start")
    window.settle()
    assert (window.scenes, window.context.match) == (["TitleScene"], None)
    assert can_continue(window)


def test_what_lies_beneath_is_left_together_with_what_lies_over_it(
    opened: Callable[[str], Rescued], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened("menu")
    assert window.scenes == ["TableScene", "GameMenuScene"]
    with monkeypatch.context() as broken:
        broken.setattr(TableScene, "draw", fail)
        window.hover("640,5")
        window.key("tab")
    window.settle()
    assert window.scenes == ["TitleScene"]


def test_help_and_rules_that_fail_leave_the_table_as_it_is(
    opened: Callable[[str], Rescued], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened("table")
    state = window.context.playing.state
    for key, scene in (("f1", HelpScene), ("f3", RulebookScene), ("i", ZoomScene)):
        with monkeypatch.context() as broken:
            broken.setattr(scene, "draw", fail)
            window.hover(next(label for label in window.labels() if label.startswith("hand:")))
            window.key(key)
        window.wait(APART)
        assert window.scenes == ["TableScene"], key
    assert len(window.told) == 3
    assert window.context.playing.state == state


def test_a_bot_that_fails_closes_the_match(opened: Callable[[str], Rescued], monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened("title")
    match = begun(window, "greedy")
    monkeypatch.setattr(BotTurns, "tick", fail)
    window.wait(FRAME)
    assert (window.scenes, window.context.match) == (["TitleScene"], None)
    assert match.path is not None
    assert read_record(match.path, fiftyfirst(window.context.content).only).journal.state == match.state


def test_motions_that_fail_are_let_go(opened: Callable[[str], Rescued], monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened("title")
    begun(window)
    with monkeypatch.context() as broken:
        broken.setattr(Stage, "draw", fail)
        window.app.frame((pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""),), FRAME)
    window.settle()
    assert window.scenes == ["TitleScene"]
    assert not window.context.stage.busy


def test_a_guide_that_fails_closes_its_lesson(
    opened: Callable[[str], Rescued], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened("title")
    window.click("menu:learn")
    window.settle()
    window.click(next(label for label in window.labels() if label.startswith("chapter:")))
    window.settle()
    assert window.context.guide is not None
    monkeypatch.setattr(LessonGuide, "tick", fail)
    window.wait(FRAME)
    assert window.scenes == ["TitleScene"]
    assert [window.context.guide, window.context.match] == [None, None]


# ---------------------------------------------------------------------- what ends the program
@pytest.mark.parametrize("where", ["draw", "update", "handle", "on_key"])
def test_an_error_in_the_title_is_raised(
    where: str, opened: Callable[[str], Rescued], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened("title")
    monkeypatch.setattr(TitleScene, where, fail)
    window.context.stack.top.changed = True  # type: ignore[union-attr]
    with pytest.raises(ZeroDivisionError):
        window.key("x")
    assert window.told == []


def test_a_second_error_within_a_second_is_raised(
    opened: Callable[[str], Rescued], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened("title")
    monkeypatch.setattr(LibraryScene, "draw", fail)
    window.click("menu:cards")
    window.settle()
    with pytest.raises(ZeroDivisionError):
        window.click("menu:cards")
    assert len(window.told) == 1


def test_a_second_error_after_more_than_a_second_is_not(
    opened: Callable[[str], Rescued], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened("title")
    monkeypatch.setattr(LibraryScene, "draw", fail)
    for _ in range(3):
        window.click("menu:cards")
        window.wait(APART)
    assert window.scenes == ["TitleScene"]
    assert len(window.told) == 3


def test_a_scene_that_cannot_be_come_back_to_either_ends_it(
    opened: Callable[[str], Rescued], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened("score")
    window.click("watch")
    monkeypatch.setattr(ReplayScene, "draw", fail)
    monkeypatch.setattr(ScoreScene, "enter", fail)
    with pytest.raises(ZeroDivisionError):
        window.key("tab")


@pytest.mark.parametrize("stop", [KeyboardInterrupt, SystemExit])
def test_who_stops_the_program_is_obeyed(
    stop: type[BaseException], opened: Callable[[str], Rescued], monkeypatch: pytest.MonkeyPatch
) -> None:
    def ends(*_: object) -> None:
        raise stop

    window = opened("cards")
    monkeypatch.setattr(LibraryScene, "draw", ends)
    with pytest.raises(stop):
        window.key("tab")


def test_a_window_that_reports_to_nobody_raises_every_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = rehearse("cards", SIZE, data=tmp_path)
    monkeypatch.setattr(LibraryScene, "draw", fail)
    with pytest.raises(ZeroDivisionError):
        window.key("tab")


# ---------------------------------------------------------------------- what is let go, and told
def test_what_waits_and_what_is_held_is_not_for_the_scene_below(
    opened: Callable[[str], Rescued], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened("title")
    taken: list[object] = []
    window.click("menu:cards")
    window.key("ctrl+f")
    with monkeypatch.context() as broken:
        broken.setattr(LibraryScene, "update", fail)
        broken.setattr(TitleScene, "handle", lambda _, value: taken.append(value))
        events = [pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="") for _ in range(2)]
        window.app.frame([*events, pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)], FRAME)
        window.wait(10 * FRAME)
    assert window.scenes == ["TitleScene"]
    assert taken == []
    assert window.context.stack.top is not None
    assert window.context.stack.top.pointer.held is None


def test_the_window_is_whole_after_an_error_in_the_middle_of_a_frame(
    opened: Callable[[str], Rescued], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened("title")
    window.hover("640,5")
    window.settle()
    whole = pygame.image.tobytes(window.surface, "RGB")

    def cut(_: Scene, canvas: object) -> None:
        window.surface.fill("red")
        window.surface.set_clip(pygame.Rect(0, 0, 5, 5))
        fail(canvas)

    with monkeypatch.context() as broken:
        broken.setattr(LibraryScene, "draw", cut)
        window.click("menu:cards")
    window.settle()
    window.context.dismiss_notices()
    window.hover("menu:quit")
    window.hover("640,5")
    window.settle()
    assert pygame.image.tobytes(window.surface, "RGB") == whole


def test_memory_is_given_back_where_there_is_none_left(
    opened: Callable[[str], Rescued], monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_large(*_: object) -> None:
        raise MemoryError

    given_back: list[bool] = []
    window = opened("cards")
    with monkeypatch.context() as broken:
        broken.setattr(LibraryScene, "draw", too_large)
        broken.setattr("game.ui.window.rescue.forget_all", lambda: given_back.append(True))
        window.key("tab")
    window.settle()
    assert (window.scenes, given_back) == (["TitleScene"], [True])


def test_a_file_that_cannot_be_read_is_told_and_is_no_error_of_the_program(
    opened: Callable[[str], Rescued], monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreadable(*_: object) -> None:
        raise Unreadable("cannot be read", "/somewhere/cards.yaml")

    window = opened("cards")
    with monkeypatch.context() as broken:
        broken.setattr(LibraryScene, "draw", unreadable)
        window.key("tab")
    window.settle()
    assert (window.scenes, window.told) == (["TitleScene"], [])
    assert "/somewhere/cards.yaml" in window.context.notices[0]


@pytest.mark.parametrize("language", ["de", "ru"])
def test_it_is_told_in_the_language_of_the_player(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = Rescued(rehearse("cards", SIZE, language, data=tmp_path))
    with monkeypatch.context() as broken:
        broken.setattr(LibraryScene, "draw", fail)
        window.key("tab")
    [sentence] = window.context.notices
    assert sentence == window.context.text("crash-scene", file="/reports/crash.txt")
    assert "error" not in sentence


def test_nothing_is_reported_where_nothing_fails(opened: Callable[[str], Rescued]) -> None:
    window = opened("title")
    context: Context = window.context
    window.click("menu:cards")
    window.key("escape")
    window.settle()
    assert (window.told, context.notices) == ([], ())
