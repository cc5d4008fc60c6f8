"""The title, the first choice of cards, the phases and the lists in windows that are higher than wide."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pygame
import pytest

from game.fiftyfirst.art.landscape import LANDSCAPE
from game.fiftyfirst.rehearsal import rehearse
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.title.plan import FIRST, title_plan
from game.ui.theme import BODY, FLOOR, Metrics
from tests.ui.layout import problems
from tests.ui.sweep import Shape
from tests.ui.table_person import POSITIONS

pytestmark = pytest.mark.usefixtures("blank_drawings")

HIGH = ((1000, 1400), (800, 1200), (1080, 1920))


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", HIGH)
def test_nothing_meets_in_a_high_window(tmp_path: Path, size: tuple[int, int], scale: float, language: str) -> None:
    shape = Shape(size, scale, language)
    window = rehearse("title", size, language, data=tmp_path, settings=shape.settings())
    assert problems(window.app.marks, size) == []
    places = [mark.rect for mark in window.app.marks if mark.kind == "hit"]
    assert [one for one in places if len(one.collidelistall(places)) > 1] == []


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", HIGH)
def test_signs_fill_the_width_and_leave_the_picture_its_place(size: tuple[int, int], scale: float) -> None:
    plan = title_plan(Metrics(size, scale), 10, LANDSCAPE)
    rows = plan.entries[0].unionall(list(plan.entries[1:]))
    assert plan.sign.width == rows.width >= 0.9 * size[0]
    assert all(entry.width == rows.width for entry in plan.entries[:FIRST])
    assert rows.bottom < size[1]
    assert rows.top - plan.sign.bottom > 0.1 * size[1]
    assert plan.larger > 1.8


@pytest.mark.parametrize("size", [*HIGH, (400, 600), (700, 900)])
def test_the_landscape_reaches_both_sides_of_a_high_window(size: tuple[int, int]) -> None:
    near, far = LANDSCAPE.above(size, 10, size[1]), LANDSCAPE.above(size, size[1] * 0.25, size[1] * 0.5)
    for view in (far, near, LANDSCAPE.covering(size)):
        whole = pygame.Rect((view.left, view.top), view.whole)
        assert whole.left <= 0
        assert whole.right >= size[0]


def test_in_a_broad_window_the_signs_stand_beside_the_sun() -> None:
    plan = title_plan(Metrics((1920, 1080)), 10, LANDSCAPE)
    assert plan.sign == pygame.Rect(330, 50, 820, 250)
    assert plan.entries[0].right == plan.sign.right
    assert plan.larger == 1


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", HIGH)
def test_the_cards_to_keep_fill_a_high_window(size: tuple[int, int], scale: float, language: str) -> None:
    window = rehearse("keep", size, language, settings=Shape(size, scale, language).settings())
    assert problems(window.app.marks, size) == []
    cards = [mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.name.startswith("card:")]
    assert len({card.x for card in cards}) == 3
    assert cards[0].unionall(cards[1:]).width > 0.85 * size[0]
    plates = [mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.name.startswith("plate:")]
    assert plates[0].unionall(plates[1:]).width > 0.85 * size[0]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", HIGH)
@pytest.mark.parametrize(
    ("phase", "label", "share"),
    [
        ("lookout", "card:", 0.85),
        ("production", "source:", 0.9),
        ("cleanup", "storage", 0.9),
        ("tidied", "account", 0.85),
    ],
)
def test_a_phase_takes_the_width_of_a_high_window(
    phase: str, label: str, share: float, size: tuple[int, int], scale: float, language: str
) -> None:
    window = rehearse(phase, size, language, settings=Shape(size, scale, language).settings())
    assert problems(window.app.marks, size) == []
    parts = [mark.rect for mark in window.app.marks if mark.kind in ("hit", "panel") and mark.name.startswith(label)]
    assert parts[0].unionall(parts[1:]).width > share * size[0]


@pytest.mark.parametrize("size", [(1000, 1400), (1080, 1920)])
def test_text_of_the_phases_is_larger_in_a_high_window(size: tuple[int, int]) -> None:
    window = rehearse("lookout", size)
    usual = Metrics(size)
    offered = next(mark for mark in window.app.marks if mark.kind == "text" and mark.name == "Alex")
    assert offered.px > usual.text_px(BODY)


def _rects(window: Rehearsal, kind: str, name: str) -> list[pygame.Rect]:
    return [mark.rect for mark in window.app.marks if mark.kind == kind and mark.name.startswith(name)]


@pytest.mark.parametrize(("size", "scale"), [((1000, 1400), 1.0), ((800, 1200), 1.5), ((1000, 1080), 2.0)])
def test_four_players_produce_two_by_two_in_a_high_window(size: tuple[int, int], scale: float) -> None:
    position = POSITIONS / "production_four.yaml"
    window = rehearse("production", size, position=position, settings=Shape(size, scale, "en").settings())
    assert problems(window.app.marks, size) == []
    first, second, third, fourth = _rects(window, "panel", "seat:")
    assert first.y == second.y < first.bottom <= third.y == fourth.y
    assert first.x == third.x < first.right <= second.x == fourth.x
    assert first.union(second).width > 0.9 * size[0]


@pytest.mark.parametrize("size", [(1000, 1400), (1280, 720), (1024, 768)])
def test_the_button_of_the_assault_stands_right_below_its_table(size: tuple[int, int]) -> None:
    window = rehearse("assault", size, position=POSITIONS / "assault_two.yaml")
    (table,), (button,) = _rects(window, "panel", "account"), _rects(window, "hit", "choose")
    assert 0 < button.y - table.bottom < button.height


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("size", [(1000, 1400), (1080, 1920)])
@pytest.mark.parametrize(
    ("scene", "parts", "share"),
    [("statistics", "statistics:", 0.95), ("matches", "act:", 0.6), ("cards", "filter:", 0.3), ("score", "line:", 0.5)],
)
def test_lists_and_the_score_are_larger_in_a_high_window(
    scene: str, parts: str, share: float, size: tuple[int, int], language: str
) -> None:
    window = rehearse(scene, size, language)
    assert problems(window.app.marks, size) == []
    places = _rects(window, "hit", parts)
    assert places[0].unionall(places[1:]).width > share * size[0]
    assert median(mark.px for mark in window.app.marks if mark.kind == "text") > FLOOR


@pytest.mark.parametrize("size", HIGH)
def test_the_values_of_a_setting_stand_below_its_words_in_a_high_window(size: tuple[int, int]) -> None:
    window = rehearse("settings", size)
    chips = _rects(window, "hit", "setting:text_scale")
    words = next(mark.rect for mark in window.app.marks if mark.kind == "text" and mark.name.upper() == "TEXT SIZE")
    assert min(chip.y for chip in chips) >= words.bottom
    assert chips[0].unionall(chips[1:]).width > 0.8 * size[0]
