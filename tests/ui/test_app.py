"""The window: what it draws and when, and how inputs reach the scene on top."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.ui.input import Click, Key, Leave, Move, Pointer, Press, Release, Resize, Text, Translator, Wheel
from game.ui.motion.motion import TimedSound
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.settings import Settings
from game.ui.widgets.scroller import Scroller
from game.ui.widgets.text_field import TextField
from game.ui.window.app import REST_AFTER, App

SIZE = (1280, 720)


@pytest.fixture
def title(tmp_path: Path) -> Rehearsal:
    return rehearse("title", SIZE, data=tmp_path)


def point_on(app: App, label: str) -> tuple[int, int]:
    return next(mark.rect.center for mark in app.marks if mark.kind == "hit" and mark.name == label)


def test_nothing_is_drawn_while_nothing_changes(title: Rehearsal) -> None:
    title.settle()
    drawn = title.app.frames_drawn
    for _ in range(50):
        assert not title.app.frame((), 16)
    assert title.app.frames_drawn == drawn


def test_a_pointer_that_reaches_a_button_draws_one_frame(title: Rehearsal) -> None:
    title.settle()
    drawn = title.app.frames_drawn
    title.hover("menu:new_game")
    assert title.app.frames_drawn == drawn + 1


def test_posted_mouse_events_go_through_the_loop_until_the_window_is_closed(title: Rehearsal) -> None:
    pos = point_on(title.app, "menu:new_game")
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))
    pygame.event.post(pygame.Event(pygame.QUIT))
    title.app.loop()
    assert [type(scene).__name__ for scene in title.context.stack] == ["TitleScene", "NewBoxGameScene"]
    assert title.context.quitting


def test_another_size_lays_out_anew_in_one_frame(title: Rehearsal) -> None:
    before = point_on(title.app, "menu:new_game")
    pygame.display.set_mode((1920, 1080), pygame.RESIZABLE)
    drawn = title.app.frames_drawn
    title.app.frame((pygame.Event(pygame.VIDEORESIZE, w=1920, h=1080, size=(1920, 1080)),), 16)
    assert title.app.frames_drawn == drawn + 1
    assert title.context.metrics.size == (1920, 1080)
    assert point_on(title.app, "menu:new_game")[0] == pytest.approx(before[0] * 1.5, abs=2)


def test_only_the_top_scene_can_be_pointed_at(title: Rehearsal) -> None:
    title.click("menu:new_game")
    assert not any(label.startswith("menu:") for label in title.labels())


def test_what_comes_to_lie_under_the_resting_pointer_has_attention_once_that_moves(title: Rehearsal) -> None:
    title.click("menu:new_game")
    title.hover("back")
    title.key("escape")
    for _ in range(3):
        title.key("tab")
    title.key("return")
    title.settle()
    top = title.context.stack.top
    assert top is not None
    assert top.pointer.hover is None, "nobody has pointed at it"
    assert top.meant == "back", "a key about it finds it"
    x, y = title.find("back")
    title._move((x + 2, y))
    assert top.pointer.hover is None, "a hand trembles"
    title._move((x + 20, y))
    assert top.pointer.hover == "back"


def test_a_press_that_is_released_elsewhere_is_no_click() -> None:
    pointer = Pointer()
    label_at: Callable[[tuple[int, int]], str | None] = lambda pos: "left" if pos[0] < 10 else "right"  # noqa: E731
    assert pointer.follow(Press((5, 5)), label_at) is None
    assert pointer.follow(Release((15, 5)), label_at) is None
    pointer.follow(Press((15, 5)), label_at)
    assert pointer.follow(Release((16, 5)), label_at) == Click("right", "left", (16, 5))


def test_events_become_inputs_with_their_own_positions() -> None:
    events = [
        pygame.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0)),
        pygame.Event(pygame.MOUSEMOTION, pos=(2, 2), rel=(0, 0), buttons=(0, 0, 0)),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 3), button=1),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=(4, 4), button=3),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(4, 4), button=4),
        pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1),
        pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL, unicode=""),
        pygame.Event(pygame.TEXTINPUT, text="ß"),
        pygame.Event(pygame.VIDEORESIZE, w=800, h=600, size=(800, 600)),
        pygame.Event(pygame.WINDOWSIZECHANGED, x=800, y=600),
        pygame.Event(pygame.WINDOWLEAVE),
    ]
    assert list(Translator().translate(events)) == [
        Move((2, 2)),
        Press((3, 3)),
        Release((4, 4), "right"),
        Wheel((4, 4), -1),
        Key("z", frozenset({"ctrl"})),
        Text("ß"),
        Resize(),
        Leave(),
    ]


def test_a_held_modifier_belongs_to_later_presses() -> None:
    translator = Translator()
    down = pygame.Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=pygame.KMOD_LSHIFT, unicode="")
    press = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 3), button=1)
    assert list(translator.translate([down, press]))[1] == Press((3, 3), "left", frozenset({"shift"}))


def test_a_text_field_takes_characters_and_keeps_its_limits(title: Rehearsal) -> None:
    assert title.app  # a window is open
    field = TextField("seed", "12", longest=4, allowed="0123456789")
    field.edit(True)
    for value in (Text("3x4567"), Key("backspace")):
        assert field.handle(value)
    assert field.text == "123"
    assert field.handle(Key("return"))
    assert not field.handle(Text("9"))


def test_a_list_turns_only_as_far_as_it_goes() -> None:
    scroller = Scroller()
    scroller.fit(pygame.Rect(0, 0, 100, 60), 100)
    assert not scroller.handle(Wheel((200, 10), -1))
    for _ in range(20):
        assert scroller.handle(Wheel((10, 10), -1))
    assert scroller.offset == 40
    for _ in range(20):
        scroller.handle(Wheel((10, 10), 1))
    assert scroller.offset == 0


def test_tab_moves_the_focus_and_return_presses(title: Rehearsal) -> None:
    for _ in range(3):
        title.key("tab")
    assert title.context.stack.top is not None
    assert title.context.stack.top.focus == "menu:new_game"
    assert any(mark.name == "focus" for mark in title.app.marks), "the ring is seen"
    title.key("return")
    assert "start" in title.labels()


def test_a_tooltip_shows_only_after_the_pointer_has_rested(title: Rehearsal) -> None:
    title.click("menu:new_game")
    title.click("variants")
    title.hover("dice")
    title.wait(200)
    assert not any(mark.name == "tooltip" for mark in title.app.marks)
    title.wait(300)
    assert any(mark.name == "tooltip" for mark in title.app.marks)


@pytest.mark.parametrize("settings", [STILL, Settings(speed="normal", reduced_motion=True)], ids=["off", "reduced"])
def test_without_motion_nothing_drifts_on_the_title(settings: Settings) -> None:
    window = rehearse("title", SIZE, settings=settings)
    window.wait(500)
    drawn = window.app.frames_drawn
    window.wait(1000)
    assert window.app.frames_drawn == drawn


def test_clouds_and_birds_drift_on_the_title_ten_times_a_second_and_repaint_only_their_places() -> None:
    window = rehearse("title", SIZE, settings=Settings(speed="normal"))
    window.wait(1000)
    drawn = window.app.frames_drawn
    before = window.surface.copy()
    window.wait(2000)
    assert 15 <= window.app.frames_drawn - drawn <= 21
    sky, ground = pygame.Rect(0, 0, SIZE[0], SIZE[1] // 2), pygame.Rect(0, SIZE[1] * 3 // 4, SIZE[0], SIZE[1] // 4)
    assert pixels(before, sky) != pixels(window.surface, sky)
    assert pixels(before, ground) == pixels(window.surface, ground)


def pixels(surface: pygame.Surface, rect: pygame.Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(rect), "RGB")


def test_the_window_rests_when_nothing_happens_and_wakes_with_the_next_event(tmp_path: Path) -> None:
    """A table that waits for its player takes no turns of its own but a few in a second, for what may pass in time."""
    window = rehearse("table", SIZE, data=tmp_path, clock=lambda: 0.0)
    app, top = window.app, window.context.stack.top
    assert top is not None
    assert not app._rests
    while app._work_when_idle(top):
        pass
    window.wait(REST_AFTER)
    assert app._rests
    window.hover("pass")
    assert not app._rests


def test_the_title_is_drawn_at_half_the_pace_of_what_moves(title: Rehearsal) -> None:
    assert title.app._pace == 30
    title.context.stage.play((TimedSound(sound="sign_drop", delay=1000),), Settings())
    assert title.app._pace == 60
