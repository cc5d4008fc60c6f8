"""Goods as icons with their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pygame

from game.cards.vocabulary import CONTACTS, GROUPS, RESOURCES
from game.kernel.bag import Bag
from game.ui.art.lettering import width_of
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, ICON_FLOOR, INK

ORDER = ("worker", *RESOURCES, "ammo", *CONTACTS, "development", "shield", *GROUPS, "card", "salvage", "ruin", "vp")
"""The order in which the table shows goods."""

_SHARE, _NUMBER = 0.68, 0.9
"""Size of a number as a share of that of its icon, at text scale 1, and at most of its row."""


def draw_counts(
    canvas: Canvas, goods: Bag, rect: pygame.Rect, colour: str = INK, u: float = 44
) -> Mapping[str, pygame.Rect]:
    """Draw goods from the left as icons with numbers, in two rows if that makes them larger.

    Returns the place of each good, for its tooltip.
    """
    shown = ordered(goods)
    if not shown:
        return {}
    plan = max((_plan(canvas, shown, rect, rows, u) for rows in (1, 2)), key=lambda plan: plan.fits)
    size, pitch, columns = plan.icon, plan.pitch, -(-len(shown) // plan.rows)
    places = {}
    for number, (good, count) in enumerate(shown.items()):
        row, column = divmod(number, columns)
        top = rect.y + rect.height * row // plan.rows
        place = pygame.Rect(rect.x + column * pitch, top, pitch, rect.height // plan.rows)
        canvas.icon(good, (place.x + size / 2, place.centery), size)
        words = pygame.Rect(place.x + size + 2, place.y, pitch - size - 4, place.height)
        canvas.letters(str(count), words, "number", plan.px, colour)
        places[good] = place
    return places


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


def ordered(goods: Bag) -> Bag:
    """The goods in the order of the table.

    >>> list(ordered(Bag({"vp": 1, "fuel": 2, "worker": 3})))
    ['worker', 'fuel', 'vp']
    """
    return Bag({good: goods[good] for good in ORDER if goods[good]})
