"""What a person can do to the window besides playing: shrink it to nothing, pull the mouse out, press everything."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.scenes.table import TableScene
from game.ui.rehearsal.driver import FRAME, Rehearsal
from game.ui.settings import Settings
from game.ui.table.play.modes import Held, Rest
from game.ui.window.app import LEAST_DRAWN
from tests.conftest import ROOT

POSITIONS = ROOT / "tests" / "positions"
SCENES = ("title", "new_game", "settings", "help", "keep", "lookout", "production", "table", "cleanup", "tidied",
          "score", "cover", "overview", "zoom", "menu", "players")  # fmt: skip


def table(tmp_path: Path, size: tuple[int, int] = (1280, 720), settings: Settings | None = None) -> Rehearsal:
    position = POSITIONS / "table_busy.yaml"
    return rehearse("table", size, position=position, data=tmp_path, settings=settings or Settings())


def mode(window: Rehearsal) -> object:
    scene = window.context.stack.top
    assert isinstance(scene, TableScene)
    return scene.controller.mode


def marks(window: Rehearsal) -> list[tuple[str, str]]:
    """What stands in the frame, but for what only follows the pointer."""
    return [(mark.kind, mark.name) for mark in window.app.marks if mark.kind in ("text", "hit")]


def post(window: Rehearsal, *events: pygame.Event) -> None:
    window.app.frame(events, FRAME)


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_is_drawn_in_a_window_that_is_far_too_small(scene: str, tmp_path: Path) -> None:
    window = rehearse(scene, (1280, 720), data=tmp_path)
    for size in ((200, 100), (30, 900)):
        window.resize(size)
        assert window.surface.get_size() == size


def test_a_small_window_shows_the_upper_left_part(tmp_path: Path) -> None:
    window = rehearse("title", LEAST_DRAWN, data=tmp_path)
    whole = window.surface.copy()
    window.resize((500, 300))
    part = pygame.image.tobytes(whole.subsurface((0, 0, 500, 300)), "RGB")
    assert pygame.image.tobytes(window.surface, "RGB") == part
    window.resize((450, 340))
    assert window.surface.get_at((449, 339))[:3] == whole.get_at((449, 339))[:3]


@pytest.mark.parametrize("size", [(320, 200), (1440, 1080)])
def test_a_card_in_the_hand_of_the_pointer_survives_another_size_of_the_window(
    size: tuple[int, int], tmp_path: Path
) -> None:
    window = table(tmp_path)
    card = next(label for label in window.labels() if label.startswith("hand:"))
    window.lift(card)
    window.resize(size)
    assert isinstance(mode(window), Held)
    window.resize((1280, 720))
    window.drop("640,5")
    window.wait(600)
    assert isinstance(mode(window), Rest)


def test_a_card_goes_home_when_the_window_loses_the_pointer_or_the_focus(tmp_path: Path) -> None:
    window = table(tmp_path)
    card = next(label for label in window.labels() if label.startswith("hand:"))
    for lost in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
        window.lift(card)
        assert isinstance(mode(window), Held)
        post(window, pygame.Event(lost))
        assert isinstance(mode(window), Rest)
        post(window, pygame.Event(pygame.MOUSEBUTTONUP, pos=(640, 300), button=1))
        assert isinstance(mode(window), Rest)


@pytest.mark.parametrize(
    ("scene", "label"),
    [("help", "back"), ("new_game", "start"), ("keep", "card"), ("cover", "show_hand"), ("score", "rematch")],
)
@pytest.mark.parametrize("button", [2, 3])
def test_only_the_left_button_presses_a_button(scene: str, label: str, button: int, tmp_path: Path) -> None:
    window = rehearse(scene, (1280, 720), data=tmp_path)
    window.settle()
    before = marks(window)
    found = next(known for known in window.labels() if known.startswith(label))
    window.click(found, button)
    if window.context.stack.top and type(window.context.stack.top).__name__ in ("ZoomScene", "RulebookScene"):
        window.key("escape")
    window.settle()
    assert marks(window) == before


def test_the_screen_can_be_covered_while_a_card_is_carried(tmp_path: Path) -> None:
    window = table(tmp_path)
    head = window.context.playing.journal.head
    window.lift(next(label for label in window.labels() if label.startswith("hand:")))
    window.key("f11")
    window.key("f11")
    assert isinstance(mode(window), Held)
    window.drop("640,5")
    assert window.context.playing.journal.head == head


def test_the_window_changes_its_size_while_things_are_under_way(tmp_path: Path) -> None:
    window = table(tmp_path, settings=Settings(speed="slow"))
    window.click("take:red")
    window.resize((900, 1200))
    window.wait(100)
    window.key("ctrl+z")
    window.resize((1280, 720))
    window.wait(100)
    assert isinstance(mode(window), Rest)


def test_the_other_buttons_do_not_drop_what_the_left_one_holds(tmp_path: Path) -> None:
    window = table(tmp_path)
    head = window.context.playing.journal.head
    window.lift(next(label for label in window.labels() if label.startswith("hand:")))
    post(window, pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 400), button=2))
    post(window, pygame.Event(pygame.MOUSEBUTTONUP, pos=(640, 400), button=2))
    assert isinstance(mode(window), Held)
    post(window, pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 400), button=3))
    post(window, pygame.Event(pygame.MOUSEBUTTONUP, pos=(640, 400), button=3))
    assert window.context.playing.journal.head == head
