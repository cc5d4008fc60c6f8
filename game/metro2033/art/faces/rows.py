"""Rows of signs as they are drawn: as large as they fit, with their numbers beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from game.metro2033.art.faces.signs import THEN, WHEN, CardSign, SignRow
from game.metro2033.art.icons import metro_icon
from game.ui.art.lettering import width_of
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, ICON_FLOOR, INK, PAPER

_NUMBER: Final = 0.8
"""Size of a number, in sizes of its icon."""

_BESIDE, _LOOSE = 0.1, 0.3
"""The gap between an icon and its number, and between two signs where there is room, in sizes of an icon."""

_DOT, _ARROW = 0.15, 0.62
"""Width of a colon and of an arrow, in sizes of an icon."""


class RowSetting(NamedTuple):
    """How a row is set: its signs, the size of its icons, and the gap between them, in pixels."""

    row: SignRow
    px: int
    gap: int


def row_width(row: SignRow, px: int, gap: int) -> int:
    """Width in pixels of a row."""
    return sum(_width(sign, px) for sign in row) + gap * (len(row) - 1)


def row_setting(row: SignRow, px: int, width: int) -> RowSetting | None:
    """A row with icons of up to ``px`` in ``width`` pixels: closer together rather than smaller, and at the smallest
    size rather without numbers than not at all; None if it does not fit even so."""
    for size in range(max(px, ICON_FLOOR), ICON_FLOOR - 1, -1):
        for share in (1.0, 0.6):
            gap = max(1, round(size * _LOOSE * share))
            if row_width(row, size, gap) <= width:
                return RowSetting(row, size, gap)
    bare = tuple(CardSign(sign.icon, is_crossed=sign.is_crossed) for sign in row if sign.icon)
    for signs in (row, bare):
        if row_width(signs, ICON_FLOOR, 1) <= width:
            return RowSetting(signs, ICON_FLOOR, 1)
    return None


def draw_row(canvas: Canvas, setting: RowSetting, rect: pygame.Rect, on_dark: bool = False) -> None:
    """Draw a row in the middle of ``rect``."""
    row, px, gap = setting
    left = rect.x + (rect.width - row_width(row, px, gap)) // 2
    ink = PAPER if on_dark else INK
    for sign in row:
        _draw_sign(canvas, sign, (left, rect.centery), px, ink)
        left += _width(sign, px) + gap


def number_px(px: int) -> int:
    """The size of a number beside an icon of ``px``."""
    return max(FLOOR, round(px * _NUMBER))


def _width(sign: CardSign, px: int) -> int:
    return sum(_parts(sign, px))


def _parts(sign: CardSign, px: int) -> Iterator[int]:
    """The widths of the icon, of the gap after it, and of the number."""
    if sign == WHEN:
        yield max(2, round(px * _DOT))
    elif sign == THEN:
        yield round(px * _ARROW)
    else:
        yield px if sign.icon else 0
        yield max(1, round(px * _BESIDE)) if sign.icon and sign.text else 0
        yield width_of(sign.text, "number", number_px(px)) if sign.text else 0


def _draw_sign(canvas: Canvas, sign: CardSign, at: tuple[int, int], px: int, ink: str) -> None:
    """Draw a sign; ``at`` is the middle of its left edge."""
    left, middle = at
    if sign == WHEN:
        _draw_colon(canvas, (left, middle), px, ink)
        return
    if sign == THEN:
        _draw_arrow(canvas, (left, middle), px, ink)
        return
    icon, gap, letters = _parts(sign, px)
    if sign.icon:
        canvas.picture(metro_icon(sign.icon, px, sign.is_crossed), (left + px / 2, middle), sign.icon)
    if sign.text:
        size = number_px(px)
        room = pygame.Rect(left + icon + gap, middle - size, letters + 1, 2 * size)
        canvas.letters(sign.text, room, "number", size, ink)


def _draw_colon(canvas: Canvas, at: tuple[int, int], px: int, ink: str) -> None:
    side = max(2, round(px * _DOT))
    for above in (-1, 1):
        canvas.fill(pygame.Rect(at[0], round(at[1] + above * px * 0.2 - side / 2), side, side), ink)


def _draw_arrow(canvas: Canvas, at: tuple[int, int], px: int, ink: str) -> None:
    wide, (left, middle) = round(px * _ARROW), at
    head, shaft = max(3, round(wide * 0.42)), max(2, round(px * 0.13))
    canvas.fill(pygame.Rect(left, middle - shaft // 2, wide - head, shaft), ink)
    for column in range(head):
        half = max(0, round((head - column) * 0.95) - 1)
        canvas.fill(pygame.Rect(left + wide - head + column, middle - half, 1, 2 * half + shaft % 2), ink)
