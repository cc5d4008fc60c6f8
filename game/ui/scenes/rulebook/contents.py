"""The contents of the rules reference: chapters with their sections, or with those that were found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import Label, SectionRow
from game.ui.theme import BODY, CAPTION, GOLD, ICON_FLOOR, INK, MUTED, PLAIN, TXT, PanelStyle
from game.ui.widgets.button import SMALLEST_HIT, Button, draw_ring, record_hit
from game.ui.widgets.scroller import Scroller
from game.wording.rulebook import chapter_heading, contents, heading
from game.wording.rulebook_sections import SECTIONS

_PAD = 12
_CHOSEN = PanelStyle(GOLD, INK, radius=8)
_POINTED = PanelStyle("#3B4853", None, radius=8)


class Contents:
    """The list of sections, with its scroll position."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.scroller = Scroller()
        self._revealed: tuple[object, ...] = ()

    def draw(
        self, canvas: Canvas, rect: pygame.Rect, shown: Sequence[str], chosen: str, hover: Label | None, focused: bool
    ) -> dict[Label, Button]:
        """Draw the list with the ``chosen`` section visible; returns its rows as buttons."""
        canvas.panel(rect, PLAIN, "contents")
        window = rect.inflate(-2 * canvas.px(_PAD), -2 * canvas.px(_PAD))
        row = max(SMALLEST_HIT + 2, round(canvas.metrics.text_px(BODY) * 1.75))
        head = round(canvas.metrics.text_px(CAPTION) * 2.1)
        places = _places(shown, row, head)
        self.scroller.fit(window, places[-1].top + row if places else 0)
        tops = {place.name: place.top for place in places if not place.is_chapter}
        key = (chosen, tuple(shown), canvas.metrics)
        if self._revealed != key and chosen in tops:
            self._revealed = key
            self.scroller.reveal(max(0, tops[chosen] - row), tops[chosen] + 2 * row)
        buttons: dict[Label, Button] = {}
        with self.scroller.window(canvas) as start:
            for name, top, is_chapter in places:
                tall = head if is_chapter else row
                place = pygame.Rect(window.x, start + top, window.width - canvas.px(12), tall)
                if is_chapter:
                    if self.scroller.shows(place):
                        words, heading = place.inflate(-canvas.px(12), 0), chapter_heading(self.context.wording, name)
                        canvas.text(heading, words, "sign", CAPTION, MUTED, upper=True)
                elif place.colliderect(window):
                    label = SectionRow(name)
                    self._draw_row(canvas, place, name, name == chosen, hover == label)
                    part = place.clip(window)
                    if part.height >= SMALLEST_HIT:
                        record_hit(canvas, part, label)
                        tip = self.context.text("rulebook-contents-tip")
                        buttons[label] = Button(label, "", part, drawn=False, tip=tip)
        chosen_row = buttons.get(SectionRow(chosen))
        if focused and chosen_row:
            draw_ring(canvas, chosen_row.rect.inflate(-canvas.px(6), -canvas.px(6)))
        return buttons

    def _draw_row(self, canvas: Canvas, place: pygame.Rect, name: str, chosen: bool, pointed: bool) -> None:
        """Draw a section; one that is visible only in part leaves no marks."""
        own = canvas.again()
        if chosen or pointed:
            own.panel(place.inflate(0, -2), _CHOSEN if chosen else _POINTED, "row")
        size = max(ICON_FLOOR, round(place.height * 0.66))
        own.icon(SECTIONS[name].icon, (place.x + canvas.px(8) + size // 2, place.centery), size)
        words = pygame.Rect(place.x + size + canvas.px(20), place.y, 0, place.height)
        words.width = place.right - canvas.px(8) - words.x
        own.text(heading(self.context.wording, name), words, "text", BODY, INK if chosen else TXT)
        if self.scroller.shows(place):
            canvas.marks += own.marks


class _Place(NamedTuple):
    """A line of the list; ``top`` is its y from the top of the list."""

    name: str
    top: int
    is_chapter: bool = False


def _places(shown: Sequence[str], row: int, head: int) -> list[_Place]:
    """The lines of all chapters and sections."""
    places, top = [], 0
    for chapter, names in contents(shown):
        places.append(_Place(chapter, top, is_chapter=True))
        top += head
        for name in names:
            places.append(_Place(name, top))
            top += row
    return places
