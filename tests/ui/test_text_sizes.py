"""Texts have few sizes, and lines that stand together have one."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pygame
import pytest
from msgspec.structs import replace

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.scenes.starting.variants import VARIANTS
from game.fiftyfirst.terminal import SCENES
from game.ui.canvas import Canvas
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.theme import BODY, TITLE, TXT, Metrics, TextSize
from tests.languages import LANGUAGES
from tests.ui.menu_person import CROWD, at_box

pytestmark = pytest.mark.usefixtures("blank_drawings")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> set[float]:
    """The sizes that are asked for, in u."""
    sizes: set[float] = set()
    real = Metrics.text_px

    def text_px(metrics: Metrics, u: TextSize) -> int:
        sizes.add(u)
        return real(metrics, u)

    monkeypatch.setattr(Metrics, "text_px", text_px)
    return sizes


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_asks_only_for_the_named_sizes(scene: str, asked: set[float], tmp_path: Path) -> None:
    rehearse(scene, (1280, 720), data=tmp_path)
    assert asked <= set(get_args(TextSize))
    assert asked


def test_texts_of_a_group_take_the_smallest_size_that_one_of_them_needs() -> None:
    canvas = Canvas(pygame.Surface((600, 200)), Metrics((1920, 1080)))
    short, long = pygame.Rect(0, 0, 300, 40), pygame.Rect(0, 50, 50, 40)
    with canvas.one_size():
        canvas.text("Brick", short, "strong", BODY)
        canvas.text("Appalachian", long, "strong", BODY)
        canvas.text("Brick", short.move(0, 100), "title", TITLE, TXT)
        assert not canvas.marks
    one, other, title = canvas.marks
    assert one.px == other.px < BODY
    assert title.px == TITLE


def sizes(window: Rehearsal, first: str) -> set[int]:
    """The sizes of the words on all buttons whose labels begin with ``first``."""
    marks = window.app.marks
    places = [mark.rect for mark in marks if mark.kind == "panel" and mark.name.startswith(first)]
    words = [mark for mark in marks if mark.kind == "text" and mark.name not in ("+", "−")]
    return {mark.px for mark in words if mark.within in places}


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choices_of_a_new_game_have_one_size(language: str, scale: float, tmp_path: Path) -> None:
    settings = replace(STILL, seats=CROWD, text_scale=scale)
    window = at_box("new_game", (1280, 720), language, data=tmp_path, settings=settings)
    for variant in VARIANTS:
        assert sizes(window, f"option:{variant.name}") == sizes(window, "option:tokens_limited")
    for first in ("expansion:", "set:", "option:arena"):
        assert sizes(window, first) == sizes(window, "expansion:")
    window.click("variants")
    assert len(sizes(window, "player:")) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("scene", "first", "different"),
    [("title", "menu:", 4), ("menu", "menu:", 2), ("settings", "setting:", 1), ("new_solo", "opponent:", 2)],
)
def test_the_entries_of_a_page_have_one_size(
    scene: str, first: str, different: int, language: str, tmp_path: Path
) -> None:
    """Two where each has a note below; the title has signs of two sizes."""
    window = rehearse(scene, (1280, 720), language, data=tmp_path, settings=replace(STILL, text_scale=1.5))
    assert len(sizes(window, first)) == different
