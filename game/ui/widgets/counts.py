"""Goods as icons with their numbers."""

from __future__ import annotations

import pygame

from game.cards.vocabulary import CONTACTS, RESOURCES
from game.kernel.bag import Bag
from game.ui.canvas import Canvas
from game.ui.theme import INK

ORDER = ("worker", *RESOURCES, "ammo", *CONTACTS, "development", "shield", "card", "vp")
"""The order in which the table shows goods."""


def draw_counts(canvas: Canvas, goods: Bag, rect: pygame.Rect, colour: str = INK, u: float = 44) -> None:
    """Every good as an icon with its number beside it, from the left, in two rows if one is too short."""
    shown = ordered(goods)
    if not shown:
        return
    rows = 1 if len(shown) * canvas.px(u * 1.9) <= rect.width else 2
    columns = -(-len(shown) // rows)
    pitch = min(canvas.px(u * 1.9), rect.width // columns)
    size = max(16, min(canvas.px(u), rect.height // rows - 4, round(pitch * 0.55)))
    for number, (good, count) in enumerate(shown.items()):
        row, column = divmod(number, columns)
        left = rect.x + column * pitch
        middle = rect.y + rect.height * (2 * row + 1) // (2 * rows)
        canvas.icon(good, (left + size / 2, middle), size)
        words = pygame.Rect(left + size + 2, middle - size // 2, pitch - size - 4, size)
        canvas.text(str(count), words, "number", u * 0.68, colour)


def ordered(goods: Bag) -> Bag:
    """The same goods in the order in which the table shows them."""
    return Bag({good: goods[good] for good in ORDER if goods[good]})
