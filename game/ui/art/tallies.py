"""IconCount goods in small places: the number beside its icon, never on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from game.ui.art.lettering import width_of
from game.ui.art.strips import draw_strip, strip_width
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, ICON_FLOOR, INK, PAPER
from game.wording.rows.cards import Sign, Strip

_NUMBER, _BESIDE, _APART = 0.82, 0.1, 0.34
"""Size of the number, the gap to it, and the gap between two counted goods, in sizes of the icon."""

_CROSS, _ARROW = 0.56, 0.7
"""Size of the cross over an icon, and of an arrow between two, as a share of that of the icon."""


ARROW_ICON = "arrow"
"""The icon of what leads from a price to what it brings."""


class IconCount(NamedTuple):
    """An icon, crossed out or not, and the number beside it, if there is one."""

    icon: str
    number: int | None = None
    crossed: bool = False


def counted(goods: Iterable[tuple[str, int]], ones: bool = True) -> tuple[IconCount, ...]:
    """Goods with their numbers; without ``ones`` a single good stands alone."""
    return tuple(IconCount(good, count if ones or count > 1 else None) for good, count in goods)


def counted_signs(strip: Strip) -> tuple[IconCount, ...] | None:
    """The signs of a strip as counted goods, and arrows as such; None if it has others."""
    if any(sign.kind not in ("good", "arrow") for sign in strip):
        return None
    return tuple(map(_counted_sign, strip))


def _counted_sign(sign: Sign) -> IconCount:
    if sign.kind == "arrow":
        return IconCount(ARROW_ICON)
    return IconCount(sign.name, sign.number if sign.number > 1 else None, sign.crossed)


def letter_px(px: int) -> int:
    """The size of the number beside an icon of ``px``."""
    return max(FLOOR, round(px * _NUMBER))


def tally_width(one: IconCount, px: int) -> int:
    """Width in pixels of an icon of ``px`` and its number."""
    if one.number is None:
        return px
    return px + max(1, round(px * _BESIDE)) + width_of(str(one.number), "number", letter_px(px)) + 1


def signs_width(strip: Strip, px: int) -> float:
    """Width in pixels of a strip as `draw_signs` draws it."""
    goods = counted_signs(strip)
    return strip_width(strip, px) if goods is None else tallies_width(goods, px)


def tallies_width(row: Sequence[IconCount], px: int) -> int:
    """Width in pixels of counted goods side by side."""
    gaps = max(2, round(px * _APART)) * max(0, len(row) - 1)
    return sum(tally_width(one, px) for one in row) + gaps


def largest_tallies(row: Sequence[IconCount], width: int, px: int) -> int:
    """The largest icon size up to ``px`` at which counted goods fit into ``width``."""
    return next((size for size in range(px, ICON_FLOOR, -1) if tallies_width(row, size) <= width), ICON_FLOOR)


def draw_tally(canvas: Canvas, one: IconCount, left: int, middle: int, px: int, colour: str) -> int:
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
    size, first = letter_px(px), left + px + max(1, round(px * _BESIDE))
    room = pygame.Rect(first, middle - px, width_of(str(one.number), "number", size) + 1, 2 * px)
    canvas.letters(str(one.number), room, "number", size, colour)
    return room.right


def draw_tallies(
    canvas: Canvas, row: Sequence[IconCount], rect: pygame.Rect, px: int, align: str = "center", on_dark: bool = False
) -> pygame.Rect:
    """Draw counted goods side by side, vertically centred in ``rect``, with icons of up to ``px``; returns the area
    that they cover."""
    px = largest_tallies(row, rect.width, min(px, max(ICON_FLOOR, rect.height)))
    wide = tallies_width(row, px)
    left = rect.x + {"left": 0, "center": (rect.width - wide) // 2, "right": rect.width - wide}[align]
    start, gap = left, max(2, round(px * _APART))
    for one in row:
        left = draw_tally(canvas, one, left, rect.centery, px, PAPER if on_dark else INK) + gap
    return pygame.Rect(start, rect.centery - px // 2, wide, px)


def draw_signs(
    canvas: Canvas, strip: Strip, rect: pygame.Rect, px: int, align: str = "center", on_dark: bool = False
) -> None:
    """Draw a strip in ``rect``: as counted goods if it has no other signs."""
    goods = counted_signs(strip)
    if goods is None:
        draw_strip(canvas, strip, rect, px, align, on_dark)
    else:
        draw_tallies(canvas, goods, rect, px, align, on_dark)
