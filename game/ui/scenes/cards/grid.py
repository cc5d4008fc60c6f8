"""A scrolled grid of cards: which are visible, where each lies, and what is beside it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.ui.art.cache import kept
from game.ui.art.counted import IconCount, draw_slip, slip_size
from game.ui.art.shapes import box
from game.ui.art.strips import PIXELS
from game.ui.art.upright import RATIO, face_size
from game.ui.canvas import Canvas
from game.ui.theme import ICON_FLOOR, INK, PAPER
from game.ui.widgets.button import SMALLEST_HIT
from game.ui.widgets.scroller import DraggedScroller

FACE = 186
"""Least width of a card, that of cards in the hand, in u."""

LARGEST = 260
"""Maximum width of a card where there are few, in u."""

_LEAST = 100
"""Least width of a card, in pixels: narrower faces do not show effects."""

_AHEAD = 4
"""Rows below the window that are drawn before they become visible."""

_GAP, _BAR, _ROUND = 16, 16, 9
"""In u: gap between cards, width of the scroll bar, margin for the glow around the card under the pointer."""


class CardGrid:
    """Lays out ``count`` cards, as many side by side as fit."""

    def __init__(self) -> None:
        self.scroller = DraggedScroller()
        self.count = 0
        self.columns = 1
        self.size = (1, 1)
        self._pitch = (1, 1)
        self._rim = 0

    def fit(self, canvas: Canvas, rect: pygame.Rect, count: int) -> None:
        """Lay out ``count`` cards in ``rect``; what was visible stays visible."""
        bar, gap, self._rim = max(10, canvas.px(_BAR)), canvas.px(_GAP), canvas.px(_ROUND)
        room = rect.width - bar - gap - 2 * self._rim
        least = max(_LEAST, canvas.px(FACE * min(1.3, max(1.0, canvas.metrics.text_scale))))
        first = self.first_visible
        self.columns, self.count = max(1, (room + gap) // (least + gap)), count
        width = max(1, (room + gap) // self.columns - gap)
        self._fill(room, rect.height - 2 * self._rim, width, max(width, canvas.px(LARGEST)), gap)
        width = self.size[0]
        self._pitch = (width + gap, self.size[1] + gap)
        window = pygame.Rect(rect.x, rect.y, rect.width - bar - gap, rect.height)
        before = self.scroller.rect.size
        lines = -(-count // self.columns)
        self.scroller.fit(window, max(0, lines * self._pitch[1] - gap) + 2 * self._rim)
        self.scroller.track = pygame.Rect(rect.right - bar, rect.y, bar, rect.height)
        if before != window.size:
            self.scroller.turn(first // self.columns * self._pitch[1] - self.scroller.offset)

    def _fill(self, room: int, height: int, least: int, most: int, gap: int) -> None:
        """Choose the largest width up to ``most`` at which all cards lie in the window, or else ``least``."""
        self.size = face_size(least)
        for columns in range(self.columns, 0, -1):
            size = face_size(min(most, (room + gap) // columns - gap))
            lines = -(-self.count // columns)
            if size[0] > self.size[0] and lines * (size[1] + gap) - gap <= height:
                self.size, self.columns = size, max(columns, (room + gap) // (size[0] + gap))

    @property
    def first_visible(self) -> int:
        """The first card of the uppermost row that begins in the window."""
        return -(-self.scroller.offset // max(1, self._pitch[1])) * self.columns

    def place(self, number: int) -> pygame.Rect:
        """The present place of a card, which may be above or below the window."""
        row, column = divmod(number, self.columns)
        corner = self.scroller.rect.x + self._rim + column * self._pitch[0]
        return pygame.Rect((corner, self.scroller.top + self._rim + row * self._pitch[1]), self.size)

    def visible(self) -> Iterator[int]:
        """The cards that lie in the window at least in part."""
        window, tall = self.scroller.rect, self._pitch[1]
        first = max(0, self.scroller.offset - self._rim) // tall * self.columns
        last = (self.scroller.offset + window.height) // tall * self.columns + self.columns
        return (number for number in range(first, min(last, self.count)) if self.place(number).colliderect(window))

    def below_window(self, start: int) -> int | None:
        """The first card from ``start`` on in the four rows below the window; None if there is none."""
        below = (self.scroller.offset + self.scroller.rect.height) // self._pitch[1] * self.columns
        number = max(start, below)
        return number if number < min(self.count, below + _AHEAD * self.columns) else None

    def hit(self, number: int) -> pygame.Rect | None:
        """The part of a card in the window, if it is large enough to be pressed."""
        part = self.place(number).clip(self.scroller.rect)
        return part if part.height >= SMALLEST_HIT else None

    def reveal(self, number: int) -> None:
        """Scroll a card into the window."""
        top = number // self.columns * self._pitch[1]
        self.scroller.reveal(top, top + self.size[1] + 2 * self._rim)

    def beside(self, number: int, direction: str) -> int | None:
        """The card to which an arrow key leads; None if it leads out of the grid."""
        steps = {"left": -1, "right": 1, "up": -self.columns, "down": self.columns}
        if direction not in steps or (direction == "left" and number % self.columns == 0):
            return None
        wanted = number + steps[direction]
        if direction == "down" and wanted >= self.count:
            wanted = self.count - 1
        return wanted if 0 <= wanted < self.count else None


@kept
def copies_slip(copies: int, width: int) -> pygame.Surface:
    """How many copies there are of a card ``width`` pixels wide."""
    px, one = max(ICON_FLOOR, round(width * 0.1)), IconCount("card", copies)
    surface = pygame.Surface(slip_size(one, px), pygame.SRCALPHA)
    draw_slip(Canvas(surface, PIXELS), one, (0, 0), px)
    return surface


@kept
def pile_mark(emblem: str, width: int) -> pygame.Surface:
    """Whose discard pile a card ``width`` pixels wide lies on: the emblem of its owner on a dark disc."""
    px = max(ICON_FLOOR + 6, round(width * 0.17))
    surface = pygame.Surface((px, px), pygame.SRCALPHA)
    canvas = Canvas(surface, PIXELS)
    canvas.blit(box((px, px), px / 2, INK, PAPER, max(1.0, px * 0.05)), (0, 0))
    canvas.icon(emblem, (px / 2, px / 2), max(ICON_FLOOR, round(px * 0.8)))
    return surface


def foot_of(place: pygame.Rect, picture: pygame.Surface) -> tuple[int, int]:
    """The upper left corner of the slip or mark of a card, at the right end of its foot."""
    inset = round(place.width * 0.035)
    foot = round(place.width * RATIO * 0.088)
    top = place.bottom - max(foot, picture.get_height()) // 2 - picture.get_height() // 2 - 2
    return place.right - inset - picture.get_width(), top
