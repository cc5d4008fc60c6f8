"""A browser of one page of code, for the numbers below a hundred, has all that the browsers of the game have."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.match.library.match_list import Wanted
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import FilterChip, RowAt, name_of
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.browser import BrowserScene, Chip, ChipGroup
from game.ui.scenes.lists import LineList, put_row
from game.ui.theme import BODY
from tests.ui.layout import problems
from tests.ui.menu_person import texts
from tests.ui.steps import go, says
from tests.ui.table_person import on_top

SIZE = (1280, 720)
PITCH = 60


class NumberRow(RowAt, frozen=True, tag="number"):
    """A line of the numbers."""


class Numbers(BrowserScene[Wanted]):
    """Borrows the messages of the matches."""

    word, row, icon = "matches", NumberRow, "matches"
    rows: LineList

    def __init__(self, context: Context) -> None:
        super().__init__(context, Wanted())
        self.rows = LineList()
        self.pressed: list[int] = []
        self.refresh()

    def refresh(self) -> None:
        super().refresh()
        even = self.search.has("states", "even")
        self.shown = [n for n in range(100) if self.search.text in str(n) and not (even and n % 2)]

    @property
    def count(self) -> int:
        return len(self.shown)

    def groups(self) -> Mapping[str, ChipGroup]:
        chip = Chip(FilterChip("states", "even"), "Even", None, "Only even numbers", self.search.has("states", "even"))
        return {"states": ChipGroup((chip,), 3, BODY)}

    def counted(self) -> str:
        return f"{self.count} of 100"

    def nothing_found(self) -> str:
        return "No such number"

    def press_row(self, number: int) -> None:
        self.pressed.append(self.shown[number])

    def draw_rows(self, canvas: Canvas, rect: pygame.Rect) -> None:
        window = pygame.Rect(rect.x, rect.y, rect.width - 20, rect.height // PITCH * PITCH)
        self.rows.fit(window, PITCH, self.count, pygame.Rect(rect.right - 14, rect.y, 14, window.height))

        def draw_line(line: pygame.Rect, number: int) -> None:
            put_row(self, canvas, line, number, "A number", False)
            canvas.text(str(self.shown[number]), line, "text", BODY, align="center")

        self.rows.draw(self, canvas, 8, draw_line)


@pytest.fixture
def window() -> Rehearsal:
    window = rehearse("title", SIZE)
    window.context.stack.push(Numbers(window.context))
    window.settle()
    return window


def browser(window: Rehearsal) -> Numbers:
    return on_top(window, Numbers)


def test_letters_and_chips_find_rows_and_clear_shows_all_again(window: Rehearsal) -> None:
    assert "100 of 100" in texts(window)
    go(window, "click filter:states:even", "key ctrl+f", "type 9")
    assert browser(window).shown == [n for n in range(0, 100, 2) if "9" in str(n)]
    go(window, "type xyz", says("No such number"))
    assert problems(window.app.marks, SIZE) == []
    go(window, "click matches:unfilter", says("100 of 100"))
    assert not browser(window).field.text


def test_arrows_go_through_what_is_out_of_sight_and_enter_presses(window: Rehearsal) -> None:
    while name_of(browser(window).focus) != "number:0":
        window.key("tab")
    for _ in range(30):
        window.key("down")
    window.key("return")
    assert browser(window).pressed == [30]
    assert "30" in texts(window).splitlines()


def test_a_row_turned_out_of_sight_keeps_the_focus_until_it_is_no_longer_listed(window: Rehearsal) -> None:
    browser(window).focus = NumberRow(60)
    window.key("end")
    window.settle()
    assert "99" in texts(window).splitlines()
    assert "number:60" not in window.labels()
    assert name_of(browser(window).focus) == "number:60"
    window.click("filter:states:even")
    window.settle()
    assert browser(window).focus is None, "only fifty are listed"


def test_the_bar_is_dragged_and_back_leads_away(window: Rehearsal) -> None:
    window.drag("matches:bar", f"{SIZE[0] - 100},{SIZE[1] - 1}")
    window.settle()
    assert "99" in texts(window).splitlines()
    window.click("matches:back")
    assert not isinstance(window.context.stack.top, Numbers)
