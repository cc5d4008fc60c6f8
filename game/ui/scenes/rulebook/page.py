"""A section as a page: its heading stays, and the rest scrolls below it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.canvas import Canvas, Mark
from game.ui.context import Context
from game.ui.places import Label
from game.ui.pointer import Touch
from game.ui.scenes.rulebook.blocks import Block, Hotspot, blocks_of
from game.ui.theme import BODY, BROWN, HEADING, INK, NOTE_INK, SHEET, Metrics, PanelStyle
from game.ui.widgets.button import SMALLEST_HIT
from game.ui.widgets.scroller import Scroller
from game.wording.rulebook import CHAPTERS, SECTIONS, chapter_heading, heading

_PAD, _BETWEEN = 34, 16
_POINTED = PanelStyle(None, BROWN, radius=10, edge_width=4)


class SectionPage:
    """Keeps the blocks of the section shown last, and its scroll position."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.scroller = Scroller()
        self.hotspots: dict[Label, Hotspot] = {}
        """Label -> what can be pressed, with its place from the top of the page."""

        self._key: tuple[object, ...] = ()
        self._blocks: tuple[Block, ...] = ()

    def draw(self, canvas: Canvas, rect: pygame.Rect, name: str, wanted: Sequence[str], touch: Touch) -> None:
        """Draw the section on its sheet; only what is visible leaves marks."""
        canvas.panel(rect, SHEET, "page")
        pad = canvas.px(_PAD)
        head = self._draw_head(canvas, rect.inflate(-2 * pad, 0), name)
        room = pygame.Rect(rect.x + pad, head, rect.width - 2 * pad + pad // 2, rect.bottom - canvas.px(14) - head)
        self._make(canvas.metrics, name, room.width - pad // 2 - canvas.px(8), tuple(wanted))
        gap = canvas.px(_BETWEEN)
        self.scroller.fit(room, sum(block.surface.get_height() + gap for block in self._blocks))
        self.hotspots = {}
        with self.scroller.window(canvas) as start:
            top = start
            for block in self._blocks:
                canvas.blit(block.surface, (room.x, top))
                canvas.marks += _visible_marks(block, (room.x, top), room)
                for spot in block.hotspots:
                    self.hotspots[spot.label] = spot._replace(rect=spot.rect.move(0, top - start))
                top += block.surface.get_height() + gap
            places = self.places()
            for label in places.keys() & {touch.hover, touch.focus}:
                canvas.panel(places[label], _POINTED, "pointed")

    def places(self) -> dict[Label, pygame.Rect]:
        """Label -> place in the window of what can be pressed, also of what is scrolled out of it."""
        corner = self.scroller.rect.x, self.scroller.top
        return {label: spot.rect.move(corner) for label, spot in self.hotspots.items()}

    def reveal(self, label: Label | None) -> None:
        """Scroll a focused label into the window."""
        spot = self.hotspots.get(label or "")
        if spot:
            self.scroller.reveal(spot.rect.y, spot.rect.bottom)

    def _make(self, metrics: Metrics, name: str, width: int, wanted: tuple[str, ...]) -> None:
        key = (name, metrics, width, wanted, self.context.wording)
        if self._key != key:
            if self._key[:1] != (name,):
                self.scroller.offset = 0
            self._key, self._blocks = key, blocks_of(self.context, name, width, wanted)

    def _draw_head(self, canvas: Canvas, room: pygame.Rect, name: str) -> int:
        """Draw chapter and heading; returns the y below them."""
        words, section = self.context.wording, SECTIONS[name]
        chapter = next(chapter for chapter, sections in CHAPTERS.items() if name in sections)
        small, large = canvas.metrics.text_px(BODY), canvas.metrics.text_px(HEADING)
        top = room.y + canvas.px(16)
        line = pygame.Rect(room.x, top, room.width, round(small * 1.6))
        with canvas.within(room):
            canvas.letters(chapter_heading(words, chapter), line, "sign", small, NOTE_INK, upper=True)
            size = round(large * 1.3)
            title = pygame.Rect(room.x + size + canvas.px(14), line.bottom, room.width, round(large * 1.5))
            title.width = room.right - title.x
            canvas.icon(section.icon, (room.x + size // 2, title.centery), size)
            canvas.letters(heading(words, name), title, "title", large, INK, wrap=True, upper=True)
        return title.bottom + canvas.px(10)


def _visible_marks(block: Block, corner: tuple[int, int], window: pygame.Rect) -> list[Mark]:
    """The marks of a block that lie in the window, and hit areas clipped to it."""
    marks = [mark._replace(rect=mark.rect.move(corner)) for mark in block.marks]
    shown = [mark for mark in marks if window.contains(mark.rect)]
    for spot in block.hotspots:
        part = spot.rect.move(corner).clip(window)
        if min(part.size) >= SMALLEST_HIT:
            shown.append(Mark("hit", part, spot.label, None, 0))
    return shown
