"""Goods as icons with their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pygame

from game.kernel.bag import Bag
from game.ui.art.lettering import width_of
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, ICON_FLOOR, INK

_SHARE, _NUMBER = 0.68, 0.9
"""Size of a number as a share of that of its icon, at text scale 1, and at most of its row."""


_WHEEL = 1.5
"""Height of the place in which a number rolls, in sizes of its digits."""


class Rolling(NamedTuple):
    """Goods that are being counted: those that were there ``before``, those there are ``now``, and the ``share`` of the
    way from one number to the other."""

    before: Bag
    now: Bag
    share: float = 1.0


def draw_counts(
    canvas: Canvas, goods: Bag, rect: pygame.Rect, colour: str = INK, u: float = 44, rolling: Rolling | None = None
) -> Mapping[str, pygame.Rect]:
    """Draw goods in their order from the left, as icons with numbers, in two rows if that makes them larger. While they
    are counted, each has its place already, and its number rolls.

    Returns the place of each good, for its tooltip.
    """
    if not goods:
        return {}
    plan = max((_plan(canvas, goods, rect, rows, u) for rows in (1, 2)), key=lambda plan: plan.fits)
    size, pitch, columns = plan.icon, plan.pitch, -(-len(goods) // plan.rows)
    places = {}
    for number, (good, count) in enumerate(goods.items()):
        row, column = divmod(number, columns)
        top = rect.y + rect.height * row // plan.rows
        place = pygame.Rect(rect.x + column * pitch, top, pitch, rect.height // plan.rows)
        words = pygame.Rect(place.x + size + 2, place.y, pitch - size - 4, place.height)
        canvas.icon(good, (place.x + size / 2, place.centery), size, dim=rolling is not None and not rolling.now[good])
        if rolling is None:
            canvas.letters(str(count), words, "number", plan.px, colour)
        else:
            _draw_rolling(canvas, words, good, rolling, plan.px, colour)
        places[good] = place
    return places


def _draw_rolling(canvas: Canvas, place: pygame.Rect, good: str, rolling: Rolling, px: int, colour: str) -> None:
    """The number of a good; if it is changing, the old one rolls up out of its place, and the new one into it."""
    before, now = rolling.before[good], rolling.now[good]
    if before == now or rolling.share >= 1:
        if now:
            canvas.letters(str(now), place, "number", px, colour)
        return
    high = min(place.height, round(px * _WHEEL))
    place = pygame.Rect(place.x, place.centery - high // 2, place.width, high)
    with canvas.clipped(place):
        for count, row in ((before, 0.0), (now, 1.0)):
            if count:
                moved = place.move(0, round((row - rolling.share) * place.height))
                canvas.letters(str(count), moved, "number", px, colour)


class _Plan(NamedTuple):
    """Number of rows; sizes of an icon, a number and a column, in pixels; and the size that fits, even below the
    least one."""

    rows: int
    icon: int
    px: int
    pitch: int
    fits: float


def _plan(canvas: Canvas, goods: Bag, rect: pygame.Rect, rows: int, u: float) -> _Plan:
    """The largest goods in so many rows; icons and numbers shrink alike."""
    high, room = rect.height // rows, rect.width // -(-len(goods) // rows)
    icon = min(canvas.px(u), high - 2)
    px = min(round(u * _SHARE * canvas.metrics.scale * canvas.metrics.text_scale), round(high * _NUMBER))
    wide = round(icon * 1.35) + max(width_of(str(count), "number", px) for count in goods.values())
    share = min(1.0, room / wide)
    return _Plan(rows, max(ICON_FLOOR, int(icon * share)), max(FLOOR, int(px * share)), min(wide, room), px * share)


def fits_one_row(canvas: Canvas, goods: Bag, width: int, u: float) -> bool:
    """Whether goods have room side by side in the full size."""
    high = round(canvas.px(u) / _NUMBER) + 2
    return not goods or _plan(canvas, goods, pygame.Rect(0, 0, width, high), 1, u).pitch * len(goods) < width
