"""A frame of which many pictures are missing takes several turns; nothing of it is seen before it is complete."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.scenes.table import TableScene
from game.ui.art import cache
from game.ui.motion.motion import Curtain
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scenes.starting.new_game import NewGameScene
from game.ui.settings import Settings
from game.ui.window import app as app_module
from tests.ui.endless import fail_if_endless, hurried

SIZE = (1280, 720)
FOUR = Path(__file__).parent.parent / "positions" / "table_4p.yaml"
Clock = Callable[[], float]


def pixels(window: Rehearsal) -> bytes:
    return pygame.image.tobytes(window.surface, "RGB")


def window_of(
    scene: str, data: Path, settings: Settings = STILL, clock: Callable[[], float] | None = None
) -> Rehearsal:
    cache.forget_all()
    return rehearse(scene, SIZE, data=data, settings=settings, clock=clock)


def open_new_game(window: Rehearsal) -> bytes:
    """Click on the title's button, with no picture kept, and do not complete the next frame; returns the last one."""
    pos = window.find("menu:new_game")
    window.hover("menu:new_game")
    window._let_pass(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    window.settle()
    cache.forget_all()
    shown = pixels(window)
    window.app.frame((pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),), 0)
    return shown


def complete(window: Rehearsal) -> int:
    """Let turns pass until the frame is complete; returns their number."""
    turns = 0
    while window.app.is_drawing:
        window.app.frame((), 0)
        turns += 1
    return turns


@pytest.fixture
def opening(tmp_path: Path) -> Rehearsal:
    """The title, after a click that opens New Game, of which no picture is drawn yet."""
    window = window_of("title", tmp_path, clock=hurried())
    open_new_game(window)
    return window


def test_the_old_frame_stays_until_the_new_one_is_complete(opening: Rehearsal) -> None:
    assert opening.app.is_drawing
    drawn, labels = opening.app.frames_drawn, opening.labels()
    assert "menu:new_game" in labels
    for _ in range(5):
        assert not opening.app.frame((), 16)
        assert opening.app.is_drawing
        assert opening.labels() == labels
    assert opening.app.frames_drawn == drawn
    assert complete(opening) > 10
    assert opening.app.frames_drawn == drawn + 1
    assert "start" in opening.labels()


SCENES = ("title", "new_game", "lookout", "table", "overview", "hints", "score", "cards", "replay")


@pytest.mark.parametrize("scene", SCENES)
def test_a_frame_drawn_in_steps_is_the_one_drawn_at_once(scene: str, tmp_path: Path) -> None:
    at_once = window_of(scene, tmp_path)
    at_once.settle()
    seen, marks = pixels(at_once), at_once.app.marks
    in_steps = window_of(scene, tmp_path, clock=hurried())
    in_steps.settle()
    assert in_steps.app.marks == marks
    assert pixels(in_steps) == seen


@pytest.mark.parametrize("scene", SCENES)
def test_a_frame_goes_on_where_the_step_before_ended(
    scene: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A drawing that lost what it has drawn whenever a step ends would never be complete."""
    fail_if_endless(monkeypatch)
    window_of(scene, tmp_path, clock=hurried()).settle()


def test_inputs_wait_for_the_frame_that_they_are_meant_for(opening: Rehearsal) -> None:
    top = opening.context.stack.top
    assert isinstance(top, NewGameScene)
    opening.app.frame((pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""),), 0)
    assert opening.app.is_drawing
    assert opening.context.stack.top is top, "the key waits"
    complete(opening)
    opening.app.frame((), 0)
    complete(opening)
    assert "menu:new_game" in opening.labels(), "and then leads back"


def test_closing_the_window_never_waits(opening: Rehearsal) -> None:
    opening.app.frame((pygame.Event(pygame.QUIT),), 0)
    assert opening.context.quitting
    assert not opening.app.is_drawing


def test_no_time_passes_while_a_frame_is_drawn(opening: Rehearsal, monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[int] = []
    monkeypatch.setattr(NewGameScene, "update", lambda _, dt: passed.append(dt))
    for _ in range(3):
        opening.app.frame((), 16)
    assert passed == []
    complete(opening)
    opening.app.frame((), 16)
    assert passed == [16]


def test_a_transition_begins_with_the_frame_that_was_on_the_screen(tmp_path: Path) -> None:
    window = window_of("title", tmp_path, Settings(), hurried())
    shown = open_new_game(window)
    complete(window)
    before = window.app._before
    assert before is not None
    assert pygame.image.tobytes(before, "RGB") == shown


def test_a_frame_that_needs_more_than_can_be_kept_is_drawn_at_last(
    opening: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_module, "MOST_STEPS", 3)
    assert complete(opening) <= 3
    assert "start" in opening.labels()


def test_a_hand_that_closes_is_covered_at_once_in_however_many_turns_its_frame_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cover is cut out of the frame in which it lies, never out of the one before, which shows the hand."""
    monkeypatch.setattr(app_module, "MOST_STEPS", 10_000)

    def cover(clock: Clock | None) -> bytes:
        cache.forget_all()
        settings = Settings(handover="hands")
        window = rehearse("table", SIZE, position=FOUR, data=tmp_path, settings=settings, clock=clock)
        window.settle()
        top = window.context.stack.top
        assert isinstance(top, TableScene)
        window.click("pass")
        window.settle()
        pos = window.find("confirm")
        window.hover("confirm")
        window._let_pass(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        window.settle()
        cache.forget_all()
        window.app.frame((pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),), 0)
        for _ in range(2_000):
            motions = [one.motion for one in top.show.stage._playing if isinstance(one.motion, Curtain)]
            if motions:
                return pygame.image.tobytes(motions[0].cover, "RGB")
            window.app.frame((), 0 if window.app.is_drawing else 16)
        raise AssertionError("the hand does not close")

    assert cover(hurried()) == cover(None)
