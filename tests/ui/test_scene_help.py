"""What the screens of the phases tell a new player, and how the keyboard reaches everything on them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.scenes.account import ProductionScene
from game.ui.places import Label
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.phase import card_places
from game.ui.scenes.title.scene import TitleScene
from game.ui.widgets.focus import towards
from game.ui.widgets.tooltip import DELAY
from tests.ui.layout import problems
from tests.ui.table_person import LARGE, POSITIONS, SMALL, on_top, texts


def first(window: Rehearsal, kind: str) -> str:
    return next(label for label in window.labels() if label.startswith(f"{kind}:"))


@pytest.mark.parametrize("name", ["keep", "lookout"])
def test_a_card_to_choose_explains_itself_when_the_pointer_rests(name: str) -> None:
    window = rehearse(name, SMALL)
    window.hover(first(window, "card"))
    assert "right click" not in texts(window)
    window.wait(DELAY + 50)
    window.settle()
    assert "Right-click it, or press I, to zoom in." in texts(window)
    assert problems(window.app.marks, SMALL) == []


def test_the_mark_of_a_card_that_is_to_go_leaves_its_title_in_sight() -> None:
    window = rehearse("keep", SMALL)
    window.click(first(window, "card"))
    window.settle()
    card = next(mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.name.startswith("card:"))
    sign = next(mark.rect for mark in window.app.marks if mark.kind == "panel" and mark.name == "discard")
    assert card.contains(sign)
    assert sign.bottom < card.y + card.height * 0.45, "the title begins below the picture"


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_card_of_the_hand_is_shown_large_in_the_lookout(size: tuple[int, int]) -> None:
    window = rehearse("lookout", size)
    label = first(window, "hand")
    window.hover(label)
    window.settle()
    card = label.split(":")[2]
    shown = [mark.rect for mark in window.app.marks if mark.kind == "image" and mark.name == card]
    assert max(rect.width for rect in shown) >= (250 if size == LARGE else 160)
    assert all(window.surface.get_rect().contains(rect) for rect in shown)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_twelve_sources_are_all_in_sight_at_once(size: tuple[int, int]) -> None:
    window = rehearse("production", size, position=POSITIONS / "production_full.yaml")
    window.settle()
    scene = on_top(window, ProductionScene)
    assert len(scene.account.told_of("A")) >= 12
    assert scene.lists["A"].furthest == 0, "nothing to scroll"
    assert problems(window.app.marks, size) == []


def test_arrows_go_through_the_title(tmp_path: Path) -> None:
    window = rehearse("title", SMALL, data=tmp_path)
    top = on_top(window, TitleScene)
    for key, entry in (
        ("down", "continue"), ("down", "play"), ("down", "new_game"), ("right", "solo"), ("down", "matches"),
        ("left", "learn"), ("down", "cards"), ("down", "settings"), ("right", "quit"), ("up", "rules"),
    ):  # fmt: skip
        window.key(key)
        assert top.focus == f"menu:{entry}"


def test_an_arrow_finds_the_nearest_thing_in_its_direction() -> None:
    places = {"a": (0, 0), "b": (100, 0), "c": (0, 100), "d": (100, 130), "e": (300, 10)}
    rects: dict[Label, pygame.Rect] = {label: pygame.Rect(*place, 60, 40) for label, place in places.items()}
    assert towards(rects, None, "up") == "a"
    assert towards(rects, "a", "right") == "b"
    assert towards(rects, "b", "right") == "e"
    assert towards(rects, "a", "down") == "c"
    assert towards(rects, "d", "up") == "b"
    assert towards(rects, "a", "left") == "a", "nothing lies there"
    assert towards({}, None, "left") is None


def test_what_spans_the_place_lies_straight_ahead() -> None:
    rects: dict[Label, pygame.Rect] = {
        "right": pygame.Rect(110, 0, 100, 20),
        "wide": pygame.Rect(0, 40, 210, 20),
        "below": pygame.Rect(110, 80, 90, 20),
    }
    assert towards(rects, "right", "down") == "wide"
    assert towards(rects, "below", "up") == "wide"


def test_no_row_is_passed_over_where_it_has_two_halves() -> None:
    rects: dict[Label, pygame.Rect] = {
        "whole": pygame.Rect(0, 0, 390, 36),
        "half": pygame.Rect(0, 46, 190, 36),
        "other_half": pygame.Rect(200, 46, 190, 36),
        "last": pygame.Rect(0, 92, 390, 36),
    }
    assert towards(rects, "whole", "down") == "half"
    assert towards(rects, "last", "up") == "half"


def test_beside_a_wide_field_lies_its_neighbour_and_nothing_above_or_below_it() -> None:
    rects: dict[Label, pygame.Rect] = {
        "name": pygame.Rect(0, 40, 200, 20),
        "above": pygame.Rect(160, 0, 40, 30),
        "beside_above": pygame.Rect(210, 0, 40, 30),
        "next_name": pygame.Rect(210, 40, 200, 20),
    }
    assert towards(rects, "name", "right") == "next_name"
    assert towards(rects, "next_name", "left") == "name"
    assert towards(rects, "name", "left") == "name", "nothing lies there"
    assert towards(rects, "name", "up") == "above"


def test_an_empty_offer_has_no_places() -> None:
    assert card_places(0, pygame.Rect(0, 0, 400, 300), 8, 200) == ()
    assert len(card_places(3, pygame.Rect(0, 0, 400, 300), 8, 200)) == 3


def test_what_the_table_explained_is_gone_under_a_menu() -> None:
    looks = []
    for rest in (0, DELAY + 50):
        window = rehearse("table", SMALL)
        window.hover("deck")
        window.wait(rest)
        window.key("escape")
        window.settle()
        looks.append(pygame.image.tobytes(window.surface, "RGB"))
    assert looks[0] == looks[1]
