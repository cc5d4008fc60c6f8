"""Where the parts of a card are: its title above, the picture, the line of the deck, and below it the rows."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.ui.art.lettering import NARROW, block_height, fit, width_of
from game.ui.art.upright import LARGE
from game.ui.theme import FLOOR, ICON_FLOOR

UNTITLED: Final = 52
"""Under this width, in pixels, a card is a picture alone."""

_CORNER: Final = 120
"""From this width, in pixels, a number has a place beside the title; on narrower cards it lies on the picture."""

_LEAST_ART, _MOST_ART = 0.34, 0.74
"""Least height of the picture as a share of that of the card, and the most as a share of its width."""

_ONE_LINE: Final = 0.84
"""Share of its size down to which a title is set on one line rather than on two."""

_GROWN: Final = 1.4
"""By how much icons are larger where there are few rows."""


class CardPlan(NamedTuple):
    """The places of the parts, in pixels; empty ones are not drawn.

    Attributes:
        size: Of the card.
        border: Width of the paper around the picture.
        radius: Of the corners.
        title: The room of the letters of the title.
        title_px: Their size.
        plate: The plate of the number.
        picture: The picture.
        line: The line of the deck below it, which has words on large cards.
        disc: What tells the kind, on the line.
        rows: The rows, from above.
        icon_px: The largest size of their icons.
    """

    size: tuple[int, int]
    border: int
    radius: int
    title: pygame.Rect
    title_px: int
    plate: pygame.Rect
    picture: pygame.Rect
    line: pygame.Rect
    disc: pygame.Rect
    rows: tuple[pygame.Rect, ...]
    icon_px: int

    @property
    def is_large(self) -> bool:
        """Whether it says in words what it is."""
        return self.size[0] >= LARGE


def card_plan(size: tuple[int, int], title: str, rows: int, has_value: bool, text: float = 1.0) -> CardPlan:
    """The places on a card; ``text`` scales its title. Rows that have no room are left out, the last first."""
    width, height = size
    border = max(2, round(width * 0.024))
    inner = pygame.Rect(border, border, width - 2 * border, height - 2 * border)
    none = pygame.Rect(0, 0, 0, 0)
    radius = max(3, round(width * 0.045))
    if width < UNTITLED:
        return CardPlan(size, border, radius, none, 0, none, inner, none, none, (), 0)
    head, px = _head(inner, title, has_value and width >= _CORNER, text)
    line = max(2, round(width * 0.016)) if width < LARGE else max(FLOOR + 6, round(height * 0.046))
    usual = max(ICON_FLOOR, round(width * 0.118))
    row = round(usual * 1.36) if usual > ICON_FLOOR else ICON_FLOOR + 3
    below = inner.bottom - head.bottom - line
    while rows and below - rows * row < height * _LEAST_ART and rows > 1:
        rows -= 1
    art = max(1, min(below - rows * row, round(inner.width * (_MOST_ART if rows else 2))))
    picture = pygame.Rect(inner.x, head.bottom, inner.width, art)
    stripe = pygame.Rect(inner.x, picture.bottom, inner.width, line)
    rest = pygame.Rect(inner.x, stripe.bottom, inner.width, inner.bottom - stripe.bottom)
    places = tuple(_slice(rest, number, rows) for number in range(rows))
    icon = min(round(usual * _GROWN), round(rest.height / rows * 0.8)) if rows else 0
    return CardPlan(
        size, border, radius, _title_room(head, width, has_value), px, _plate(head, picture, width, has_value),
        picture, stripe, _disc(picture, stripe, width), places, max(ICON_FLOOR, icon),
    )  # fmt: skip


def _head(inner: pygame.Rect, title: str, is_beside: bool, text: float) -> tuple[pygame.Rect, int]:
    """The place of the title, and the size of its letters."""
    width = inner.width
    wanted = max(FLOOR, round(min(width * 0.108, 9 + width * 0.052) * text))
    room = width - 2 * _aside(width) - (_plate_width(width) if is_beside else 0)
    for px in range(wanted, max(FLOOR, round(wanted * _ONE_LINE)) - 1, -1):
        if width_of(title, "strong", px) * NARROW <= room:
            break
    else:
        px = fit(title, "strong", wanted, room, round(block_height("strong", wanted, 2) + wanted * 0.3), True).px
    lines = 1 if width_of(title, "strong", px) * NARROW <= room else 2
    high = round(block_height("strong", px, lines) + px * 0.66)
    return pygame.Rect(inner.x, inner.y, width, max(high, round(min(width * 0.15, inner.height * 0.13)))), px


def _aside(width: int) -> int:
    return max(2, round(width * 0.03))


def _plate_width(width: int) -> int:
    return max(ICON_FLOOR + 4, round(width * 0.16))


def _title_room(head: pygame.Rect, width: int, has_value: bool) -> pygame.Rect:
    aside = _aside(head.width)
    taken = _plate_width(head.width) if has_value and width >= _CORNER else 0
    return pygame.Rect(head.x + aside, head.y, head.width - 2 * aside - taken, head.height)


def _plate(head: pygame.Rect, picture: pygame.Rect, width: int, has_value: bool) -> pygame.Rect:
    """At the end of the title, and on narrow cards in the upper right of the picture."""
    if not has_value:
        return pygame.Rect(0, 0, 0, 0)
    wide = _plate_width(head.width)
    if width >= _CORNER:
        return pygame.Rect(head.right - wide, 0, wide, head.bottom + max(2, wide // 6))
    return pygame.Rect(picture.right - wide, picture.y, wide, min(wide, picture.height))


def _disc(picture: pygame.Rect, line: pygame.Rect, width: int) -> pygame.Rect:
    """On the line, at its left, like a station."""
    side = max(ICON_FLOOR + 4, round(width * 0.155))
    side = min(side, picture.height)
    left = line.x + max(2, round(width * 0.03))
    return pygame.Rect(left, line.centery - round(side * 0.68), side, side)


def _slice(rect: pygame.Rect, number: int, count: int) -> pygame.Rect:
    top, bottom = (rect.y + rect.height * place // count for place in (number, number + 1))
    return pygame.Rect(rect.x, top, rect.width, bottom - top)
