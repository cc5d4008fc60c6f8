"""Goods as icons with their numbers."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.cards.vocabulary import CONTACTS, RESOURCES
from game.kernel.bag import Bag
from game.ui.art.lettering import width_of
from game.ui.canvas import Canvas
from game.ui.theme import ICON_FLOOR, INK

ORDER = ("worker", *RESOURCES, "ammo", *CONTACTS, "development", "shield", "card", "vp")
"""The order in which the table shows goods."""


def draw_counts(
    canvas: Canvas, goods: Bag, rect: pygame.Rect, colour: str = INK, u: float = 44
) -> Mapping[str, pygame.Rect]:
    """Every good as an icon with its number beside it, from the left, in two rows if one is too short.

    Gives the place of each good, to be explained there.
    """
    shown = ordered(goods)
    if not shown:
        return {}
    longest = max(width_of(str(count), "number", canvas.metrics.text_px(u * 0.68)) for count in shown.values())
    wide = canvas.px(u * 1.35) + longest
    rows = 1 if len(shown) * wide <= rect.width else 2
    columns = -(-len(shown) // rows)
    pitch = min(wide, rect.width // columns)
    size = max(ICON_FLOOR, min(canvas.px(u), rect.height // rows - 2, round(pitch * 0.55)))
    places = {}
    for number, (good, count) in enumerate(shown.items()):
        row, column = divmod(number, columns)
        place = pygame.Rect(rect.x + column * pitch, rect.y + rect.height * row // rows, pitch, rect.height // rows)
        canvas.icon(good, (place.x + size / 2, place.centery), size)
        words = pygame.Rect(place.x + size + 2, place.y, pitch - size - 4, place.height)
        canvas.text(str(count), words, "number", u * 0.68, colour)
        places[good] = place
    return places


def ordered(goods: Bag) -> Bag:
    """The same goods in the order in which the table shows them."""
    return Bag({good: goods[good] for good in ORDER if goods[good]})
