"""Goods as icons with their numbers beside them: an icon is never covered by its number."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.ui.art.lettering import width_of
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, ICON_FLOOR, PAPER
from game.wording.rows.cards import Strip

_NUMBER, _AFTER = 0.7, 0.24
"""Size of a number, and the gap behind a good, as shares of the size of its icon."""


def each_of(strip: Strip) -> Strip:
    """A strip with a sign for each of several equal goods, instead of a number on one."""
    goods = (max(1, sign.number) if sign.kind == "good" else 1 for sign in strip)
    return tuple(
        sign._replace(number=1) if count > 1 else sign
        for sign, count in zip(strip, goods, strict=True)
        for _ in range(count)
    )


def number_px(px: int) -> int:
    """The size of the number beside an icon of ``px``."""
    return max(FLOOR, round(px * _NUMBER))


def counted_width(goods: Mapping[str, int], px: int) -> int:
    """The width of ``goods`` with icons of ``px``; one alone needs no number."""
    widths = [px + _number_width(count, px) for count in goods.values()]
    return sum(widths) + round(px * _AFTER) * max(0, len(widths) - 1)


def _number_width(count: int, px: int) -> int:
    return round(width_of(str(count), "number", number_px(px))) + 2 if count > 1 else 0


def counted_px(goods: Mapping[str, int], room: tuple[int, int], most: int) -> int:
    """The largest icons up to ``most`` with which ``goods`` fit into a width and a height; at least `ICON_FLOOR`."""
    sizes = range(min(most, room[1]), ICON_FLOOR, -1)
    return next((px for px in sizes if counted_width(goods, px) <= room[0]), ICON_FLOOR)


def draw_counted(
    canvas: Canvas, goods: Mapping[str, int], rect: pygame.Rect, most: int, colour: str = PAPER, align: str = "left"
) -> pygame.Rect:
    """Draw ``goods`` in ``rect``, with icons of up to ``most`` pixels; returns what they cover. The gaps are the first
    to give way."""
    px = counted_px(goods, rect.size, most)
    taken = counted_width(goods, px)
    gap = round(px * _AFTER)
    if taken > rect.width and len(goods) > 1:
        gap = max(0, gap - -(-(taken - rect.width) // (len(goods) - 1)))
        taken = rect.width
    left = start = rect.x + {"left": 0, "center": (rect.width - taken) // 2, "right": rect.width - taken}[align]
    for good, count in goods.items():
        shown = canvas.icon(good, (left + px / 2, rect.centery), px)
        wide = _number_width(count, px)
        if wide:
            room = pygame.Rect(shown.right + 1, rect.y, wide, rect.height)
            canvas.letters(str(count), room, "number", number_px(px), colour)
        left += px + wide + gap
    return pygame.Rect(start, rect.centery - px // 2, taken, px)
