"""The table in windows that are higher than wide, or square: nothing is cut, and nobody's name or VP is lost."""

from __future__ import annotations

import pygame
import pytest

from game.fiftyfirst.art.faces import SMALLEST
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.table import spots
from game.ui.canvas import Mark
from game.ui.rehearsal.driver import Rehearsal
from tests.ui.sweep import PORTRAIT, SQUARE
from tests.ui.table_person import POSITIONS, scene

pytestmark = pytest.mark.usefixtures("blank_drawings")

HIGH = (*PORTRAIT, SQUARE)


@pytest.fixture(params=HIGH, ids=str)
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    found: tuple[int, int] = request.param
    return found


def sit_down(name: str, size: tuple[int, int]) -> Rehearsal:
    return rehearse("table", size, position=POSITIONS / f"{name}.yaml", seat="A")


def inside(window: Rehearsal, kind: str, rect: pygame.Rect) -> list[Mark]:
    """The marks of a kind in a rectangle."""
    return [mark for mark in window.app.marks if mark.kind == kind and rect.contains(mark.rect)]


@pytest.mark.parametrize("name", ["table_busy", "table_3p", "table_4p", "discards_four"])
def test_every_plate_shows_name_and_vp_beside_the_star(name: str, size: tuple[int, int]) -> None:
    window = sit_down(name, size)
    sight = scene(window).sight()
    for plan in (sight.layout.own, *sight.layout.opponents):
        plate, player = plan.plate.rect, sight.player(plan.seat)
        words = {mark.name: mark.rect for mark in inside(window, "text", plate)}
        star = next(mark.rect for mark in inside(window, "icon", plate) if mark.name == "vp")
        assert any(word.startswith(sight.name(plan.seat)) for word in words), (plan.seat, words)
        assert not star.colliderect(words[str(player.vp)])
        flags = [mark.rect for mark in window.app.marks if mark.kind == "icon" and mark.name == "first_player"]
        assert words[str(player.vp)].inflate(-2, -2).collidelist(flags) < 0, (plan.seat, words, flags)
        assert plate.inflate(-4, -4).contains(words[str(player.vp)])


@pytest.mark.parametrize("size", [(1000, 1400), (800, 1200)], ids=str)
def test_hand_cards_show_their_effects_and_boards_are_filled(size: tuple[int, int]) -> None:
    window = sit_down("table", size)
    layout = scene(window).sight().layout
    assert all(card.w >= SMALLEST for card in layout.hand.cards)
    for board in (layout.own, layout.opponent):
        assert board.poster
        assert board.poster.rect.collidelist([box.rect for box in (*board.goods.values(), *board.actions)]) < 0
        assert board.panel.rect.contains(board.poster.rect)
    assert {"poster new_york", "poster mutants_union"} <= {mark.name for mark in window.app.marks}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1440, 1080)], ids=str)
def test_usual_windows_have_no_room_for_posters(size: tuple[int, int]) -> None:
    layout = scene(sit_down("table", size)).sight().layout
    assert layout.own.poster is layout.opponent.poster is None


def test_the_prompt_is_read_whole(size: tuple[int, int]) -> None:
    for language in ("en", "de", "ru"):
        window = rehearse("table", size, language, POSITIONS / "table.yaml", "A")
        panel = next(mark.rect for mark in window.app.marks if mark.name == "prompt")
        words = [mark for mark in window.app.marks if mark.kind == "text" and mark.within == panel]
        hint = next(mark.rect for mark in window.app.marks if mark.kind == "icon" and mark.name == "help")
        assert len(words) == 2
        assert all(panel.inflate(-4, -4).contains(mark.rect) for mark in words), (language, panel, words)
        assert hint.collidelist([mark.rect for mark in words]) < 0, language


def test_the_actions_of_a_board_are_no_higher_than_their_icons_need(size: tuple[int, int]) -> None:
    window = sit_down("table", size)
    own = scene(window).sight().layout.own
    assert all(box.h * 2 < box.w for box in own.actions)
    assert spots.DEAL in window.labels()
