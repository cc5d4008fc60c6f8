"""Icons with their numbers: a number stands beside its icon, never on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import pygame

from game.ui.art.lettering import width_of
from game.ui.art.shapes import box
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, ICON_FLOOR, INK, PAPER


class IconCount(NamedTuple):
    """An icon, crossed out or not, and the number beside it, if there is one."""

    icon: str
    number: int | None = None
    crossed: bool = False


class CountForm(NamedTuple):
    """The size of a number, the gap to it, and the gap between two icons with numbers, in sizes of the icon."""

    number: float
    beside: float
    apart: float


SLIPS: Final = CountForm(0.82, 0.1, 0.34)
"""The form on slips and small tiles."""

LINES: Final = CountForm(0.7, 0.0, 0.24)
"""The form in lines of goods, where large icons tell more than their numbers."""

_CROSS, _ARROW = 0.56, 0.7
"""Size of the cross over an icon, and of an arrow between two, as a share of that of the icon."""

_PAD = 0.16
"""Edge of a slip around icon and number, in sizes of the icon."""

ARROW_ICON: Final = "arrow"
"""The icon of what leads from a price to what it brings."""


def counted(goods: Iterable[tuple[str, int]], ones: bool = True) -> tuple[IconCount, ...]:
    """Goods with their numbers; without ``ones`` a single good stands alone."""
    return tuple(IconCount(good, count if ones or count > 1 else None) for good, count in goods)


def count_px(px: int, form: CountForm = SLIPS) -> int:
    """The size of the number beside an icon of ``px``."""
    return max(FLOOR, round(px * form.number))


def count_width(one: IconCount, px: int, form: CountForm = SLIPS) -> int:
    """Width in pixels of an icon of ``px`` and its number."""
    if one.number is None:
        return px
    return px + _beside(px, form) + width_of(str(one.number), "number", count_px(px, form)) + 1


def row_width(row: Sequence[IconCount], px: int, form: CountForm = SLIPS) -> int:
    """Width in pixels of icons with their numbers side by side."""
    return sum(count_width(one, px, form) for one in row) + _apart(px, form) * max(0, len(row) - 1)


def row_px(row: Sequence[IconCount], width: int, most: int, form: CountForm = SLIPS) -> int:
    """The largest size of icons up to ``most`` at which a row fits into ``width``; at least `ICON_FLOOR`."""
    sizes = range(most, ICON_FLOOR, -1)
    return next((px for px in sizes if row_width(row, px, form) <= width), ICON_FLOOR)


def _beside(px: int, form: CountForm) -> int:
    return max(1, round(px * form.beside))


def _apart(px: int, form: CountForm) -> int:
    return max(2, round(px * form.apart))


def draw_count(
    canvas: Canvas, one: IconCount, left: int, middle: int, px: int, colour: str, form: CountForm = SLIPS
) -> int:
    """Draw an icon, the middle of its left edge there, and its number; returns the right edge of both."""
    if one.icon == ARROW_ICON:
        icon = ARROW_ICON if colour == INK else f"{ARROW_ICON}_light"
        return canvas.icon(icon, (left + px / 2, middle), max(ICON_FLOOR, round(px * _ARROW))).right
    shown = canvas.icon(one.icon, (left + px / 2, middle), px)
    if one.crossed:
        size = max(ICON_FLOOR, round(px * _CROSS))
        canvas.icon("crossed", (shown.right - size / 2, shown.bottom - size / 2), size)
    if one.number is None:
        return shown.right
    return draw_number(canvas, str(one.number), left + px + _beside(px, form), middle, count_px(px, form), colour)


def draw_number(canvas: Canvas, number: str, left: int, middle: int, size: int, colour: str) -> int:
    """Draw a number beside an icon, at the right of ``left``; returns its right edge."""
    room = pygame.Rect(left, middle - size, width_of(number, "number", size) + 1, 2 * size)
    canvas.letters(number, room, "number", size, colour)
    return room.right


def draw_row(
    canvas: Canvas,
    row: Sequence[IconCount],
    rect: pygame.Rect,
    px: int,
    align: str = "center",
    colour: str = INK,
    form: CountForm = SLIPS,
) -> pygame.Rect:
    """Draw icons with their numbers side by side, vertically centred in ``rect``, with icons of up to ``px``; returns
    the area that they cover. The gaps between them are the last to give way."""
    px = row_px(row, rect.width, min(px, max(ICON_FLOOR, rect.height)), form)
    wide, gap = row_width(row, px, form), _apart(px, form)
    if wide > rect.width and len(row) > 1:
        gap = max(0, gap - -(-(wide - rect.width) // (len(row) - 1)))
        wide = rect.width
    left = start = rect.x + {"left": 0, "center": (rect.width - wide) // 2, "right": rect.width - wide}[align]
    for one in row:
        left = draw_count(canvas, one, left, rect.centery, px, colour, form) + gap
    return pygame.Rect(start, rect.centery - px // 2, wide, px)


def slip_size(one: IconCount, px: int) -> tuple[int, int]:
    """Width and height of the slip of `draw_slip`."""
    return count_width(one, px) + 2 * _pad(px), px + 2 * _pad(px)


def _pad(px: int) -> int:
    return max(2, round(px * _PAD))


def draw_slip(canvas: Canvas, one: IconCount, corner: tuple[int, int], px: int) -> pygame.Rect:
    """Draw an icon with its number on a dark slip over a picture, its upper left ``corner`` there; returns its
    place."""
    rect = pygame.Rect(corner, slip_size(one, px))
    canvas.blit(box(rect.size, rect.height * 0.24, INK, PAPER, max(1.0, px * 0.06)), rect)
    draw_count(canvas, one, rect.x + _pad(px), rect.centery, px, PAPER)
    return rect
