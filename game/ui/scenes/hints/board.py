"""The list of hints: groups of lines, of which long ones are folded at first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.ui.canvas import Canvas
from game.ui.places import HintAt, HintFold, Label
from game.ui.table.draw.log_panel import TypesetSentence
from game.ui.theme import BODY, GOLD, ICON_FLOOR, LINE, MUTED, RAISED, SUNK, TXT, PanelStyle
from game.ui.widgets.button import SMALLEST_HIT
from game.ui.widgets.scroller import Scroller
from game.wording.hints import HintGroup, HintLine

_ADVICE = PanelStyle(RAISED.fill, GOLD, radius=8, edge_width=2)
_POINTED = PanelStyle(None, GOLD, radius=8, edge_width=3)

_GOLDEN = ("advice", "advised")
"""Groups that advise, not only tell."""

LONGEST = 6
"""Maximum lines of a group that is not folded at first."""


class HintRow(NamedTuple):
    """A line of a group, or, with ``line`` None, its heading; ``top`` is its y from the top of the list."""

    label: HintFold | HintAt
    group: HintGroup
    line: HintLine | None
    top: int
    height: int


class HintBoard:
    """The list, with its folded groups and its scroll position."""

    def __init__(self, groups: Sequence[HintGroup]) -> None:
        self.groups = tuple(groups)
        self.scroller = Scroller()
        self.rows: tuple[HintRow, ...] = ()
        self.folded = {HintFold(number) for number, group in enumerate(groups) if len(group.lines) > LONGEST}

    def toggle(self, label: HintFold) -> None:
        """Fold or unfold a group."""
        self.folded ^= {label}

    def row(self, label: Label | None) -> HintRow | None:
        return next((row for row in self.rows if row.label == label), None)

    def places(self) -> dict[Label, pygame.Rect]:
        """Label -> place of each row, also of those scrolled out of the window."""
        window = self.scroller.rect
        return {
            row.label: pygame.Rect(window.x, self.scroller.top + row.top, window.width, row.height) for row in self.rows
        }

    def reveal(self, label: Label | None) -> None:
        row = self.row(label)
        if row:
            self.scroller.reveal(row.top, row.top + row.height)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas, rect: pygame.Rect, hover: Label | None) -> None:
        """Draw the list in ``rect``; only what is visible leaves marks."""
        width = rect.width - canvas.px(14)
        words = self._lay_out(canvas, width)
        last = self.rows[-1] if self.rows else None
        self.scroller.fit(rect, last.top + last.height if last else 0)
        with self.scroller.window(canvas) as start:
            for row in self.rows:
                place = pygame.Rect(rect.x, start + row.top, width, row.height)
                if not place.colliderect(rect):
                    continue
                own = canvas.again()
                own.layer = canvas.layer
                self._draw_row(own, row, place, words.get(row.label), row.label == hover)
                canvas.marks += [mark for mark in own.marks if rect.contains(mark.rect)]
                part = place.clip(rect)
                if part.height >= SMALLEST_HIT:
                    canvas.hit(part, row.label)

    def _lay_out(self, canvas: Canvas, width: int) -> dict[Label, _Words]:
        """Lay out the rows; returns their texts, which are drawn only where they are visible."""
        head, gap = max(SMALLEST_HIT + 6, round(canvas.metrics.text_px(BODY) * 1.8)), canvas.px(4)
        rows, top = [], 0
        words: dict[Label, _Words] = {}
        for number, group in enumerate(self.groups):
            label = HintFold(number)
            rows.append(HintRow(label, group, None, top, head))
            top += head + gap
            for index, line in enumerate(() if label in self.folded else group.lines):
                name = HintAt(number, index)
                words[name] = _Words.of(canvas, line, width - _indent(canvas) - canvas.px(10))
                tall = max(SMALLEST_HIT + 4, words[name].height + canvas.px(10))
                rows.append(HintRow(name, group, line, top, tall))
                top += tall + gap
            top += canvas.px(6)
        self.rows = tuple(rows)
        return words

    def _draw_row(self, canvas: Canvas, row: HintRow, place: pygame.Rect, words: _Words | None, pointed: bool) -> None:
        if row.line is None:
            self._draw_heading(canvas, row, place)
        else:
            canvas.panel(place, _ADVICE if row.group.name in _GOLDEN else SUNK, "hint")
            size = max(ICON_FLOOR + 4, canvas.px(34))
            dim = row.group.name == "missing"
            canvas.icon(row.line.icon, (place.x + _indent(canvas) // 2, place.centery), size, dim)
            if words:
                corner = place.x + _indent(canvas), place.centery - words.height // 2
                canvas.image(words.drawn(), corner, f"{row.line.title} {row.line.text}")
        if pointed:
            canvas.panel(place, _POINTED, "pointed")

    def _draw_heading(self, canvas: Canvas, row: HintRow, place: pygame.Rect) -> None:
        sign = "+" if row.label in self.folded else "\N{EN DASH}"
        canvas.fill((place.x, place.bottom - 1, place.width, 1), LINE)
        colour = GOLD if row.group.name in _GOLDEN else TXT
        mark = pygame.Rect(place.x + canvas.px(8), place.y, canvas.px(24), place.height)
        canvas.text(sign, mark, "number", BODY, MUTED)
        words = pygame.Rect(mark.right, place.y, place.right - mark.right - canvas.px(60), place.height)
        canvas.text(row.group.heading, words, "title", BODY, colour)
        count = pygame.Rect(words.right, place.y, place.right - words.right - canvas.px(8), place.height)
        if row.group.name == "advice":
            size = max(ICON_FLOOR, round(place.height * 0.7))
            canvas.icon("robot", (count.right - size // 2, place.centery), size)
        else:
            canvas.text(str(len(row.group.lines)), count, "number", BODY, MUTED, "right")


def _indent(canvas: Canvas) -> int:
    return max(ICON_FLOOR + 12, canvas.px(52))


class _Words(NamedTuple):
    """Title and text of a line, with goods as icons."""

    title: TypesetSentence
    text: TypesetSentence

    @classmethod
    def of(cls, canvas: Canvas, line: HintLine, width: int) -> _Words:
        px = canvas.metrics.text_px(BODY)
        return cls(*[TypesetSentence(words.parts, px, width) for words in (line.title, line.text)])

    @property
    def height(self) -> int:
        return self.title.height + self.text.height

    def drawn(self) -> pygame.Surface:
        title, text = self.title.surface, self.text.surface
        both = pygame.Surface((title.get_width(), self.height), pygame.SRCALPHA)
        both.blit(title, (0, 0))
        both.blit(text, (0, self.title.height))
        return both
