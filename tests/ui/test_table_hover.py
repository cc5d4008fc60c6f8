"""A hand card that has attention: lifted where it lies, and shown large over the log with its words beside it."""

from __future__ import annotations

import pygame
import pytest

from game.ui.places import HandCard
from game.ui.rehearsal.driver import Rehearsal
from game.ui.theme import TOOLTIP
from game.ui.widgets.tooltip import DELAY
from tests.ui.table_person import LARGE, SMALL, hand, scene, sit_down

pytestmark = pytest.mark.usefixtures("blank_drawings")


def drawn(window: Rehearsal, card: str) -> list[pygame.Rect]:
    """Where a card is drawn, the small face first."""
    return sorted((m.rect for m in window.app.marks if m.kind == "image" and m.name == card), key=lambda rect: rect.w)


@pytest.mark.parametrize("size", [SMALL, LARGE, (2560, 1440)], ids=str)
@pytest.mark.parametrize("by", ["pointer", "keys"])
def test_a_hand_card_is_lifted_and_shown_large_where_it_hides_no_row(size: tuple[int, int], by: str) -> None:
    window = sit_down(size=size)
    label = hand(window, "factory")
    while by == "keys" and scene(window).focus != label:
        window.key("tab")
    if by == "pointer":
        window.hover(label)
    window.wait(DELAY + 50)
    window.settle()
    layout = scene(window).sight().layout
    small, large = drawn(window, "factory")
    assert layout.hand.cards[label.index].y - small.y == round(12 * layout.scale)
    assert large.w >= 250
    assert large.bottom <= layout.side.prompt.y
    lowest = layout.own.rows[-1].band
    words = [mark.rect for mark in window.app.marks if mark.name == "callout"]
    assert words
    assert all(rect.bottom <= lowest.y for rect in words)


def test_the_card_keeps_attention_where_it_lay_before_it_was_lifted() -> None:
    window = sit_down(size=LARGE)
    label = hand(window, "factory")
    box = scene(window).sight().layout.hand.cards[label.index]
    window.hover(f"{box.center[0]},{box.bottom - 2}")
    window.wait(300)
    assert isinstance(scene(window).touch.hover, HandCard)
    assert scene(window).touch.hover == label


# ------------------------------------------------------------------ another scene over the table
@pytest.mark.parametrize("opened", ["menu", "h", "o"])
@pytest.mark.parametrize("by", ["pointer", "keys"])
def test_what_is_opened_over_the_table_leaves_no_card_raised_and_no_focus_behind(opened: str, by: str) -> None:
    window = sit_down(size=LARGE)
    label = hand(window, "factory")
    table = scene(window)
    while by == "keys" and table.focus != label:
        window.key("tab")
    if by == "pointer":
        window.hover(label)
    window.wait(DELAY + 50)
    window.key("escape" if opened == "menu" else opened)
    window.wait(DELAY + 50)
    window.settle()
    assert window.context.stack.top is not table
    assert table.touch.hover is None
    assert len(drawn(window, "factory")) <= 1
    card = table.buttons[label].rect
    assert not any(mark.name == "focus" and mark.rect.colliderect(card) for mark in window.app.marks)
    window.key("escape")
    window.wait(DELAY + 50)
    window.settle()
    assert window.context.stack.top is table
    rings = sum(mark.name == "focus" for mark in window.app.marks)
    assert rings == (by == "keys"), "a shortcut does not take the focus from the mouse"


def test_tips_and_callouts_are_opaque() -> None:
    assert TOOLTIP.alpha == 1
