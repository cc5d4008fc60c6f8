"""Where the parts of a card are: its title above, the picture, the line of the deck, and below it the rows."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.ui.art.lettering import NARROW, block_height, width_of
from game.ui.art.upright import LARGE
from game.ui.theme import FLOOR, ICON_FLOOR

UNTITLED: Final = 52
"""Under this width, in pixels, a card is a picture alone."""

_CORNER: Final = 120
"""From this width, in pixels, a number has a place beside the title; on narrower cards it lies on the picture."""

_LEAST_ART, _MOST_ART = 0.34, 0.8
"""Least height of the picture as a share of that of the card, and the most as a share of its width."""

_ONE_LINE: Final = 0.84
"""Share of its size down to which a title is set on one line rather than on two."""

_NARROW_ONE, _NARROW_LOW = 0.7, 0.58
"""Least share to which a title is narrowed, at the smallest size, before it is broken; and on a low card."""

_LOW: Final = 1.15
"""Height, in widths, under which a card is low."""

_GROWN: Final = 1.6
"""By how much icons are larger where there are few rows."""


class TitleSetting(NamedTuple):
    """The lines of a title, and the size of its letters."""

    lines: tuple[str, ...]
    px: int


class FacePlan(NamedTuple):
    """The places of the parts, in pixels; empty ones are not drawn.

    Attributes:
        size: Of the card.
        border: Width of the paper around the picture.
        radius: Of the corners.
        title: The room of the letters of the title.
        words: How the title is set.
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
    words: TitleSetting
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


def face_plan(size: tuple[int, int], title: str, rows: int, has_value: bool, text: float = 1.0) -> FacePlan:
    """The places on a card; ``text`` scales its title. Rows that have no room are left out, the last first."""
    width, height = size
    border = max(2, round(width * 0.024))
    inner = pygame.Rect(border, border, width - 2 * border, height - 2 * border)
    none = pygame.Rect(0, 0, 0, 0)
    radius = max(3, round(width * 0.045))
    if width < UNTITLED:
        return FacePlan(size, border, radius, none, TitleSetting((), 0), none, inner, none, none, (), 0)
    head, words = _head(inner, title, has_value and width >= _CORNER, text)
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
    return FacePlan(
        size, border, radius, _title_room(head, width, has_value), words, _plate(head, picture, width, has_value),
        picture, stripe, _disc(picture, stripe, width), places, max(ICON_FLOOR, icon),
    )  # fmt: skip


def _head(inner: pygame.Rect, title: str, is_beside: bool, text: float) -> tuple[pygame.Rect, TitleSetting]:
    """The place of the title, and how it is set."""
    width = inner.width
    wanted = max(FLOOR, round(min(width * 0.108, 9 + width * 0.052) * text))
    room = width - 2 * _aside(width) - (_plate_width(width) if is_beside else 0)
    setting = title_setting(title, wanted, room, is_low=inner.height < _LOW * width)
    high = round(block_height("strong", setting.px, len(setting.lines)) + setting.px * 0.74)
    return pygame.Rect(inner.x, inner.y, width, max(high, round(min(width * 0.15, inner.height * 0.13)))), setting


def title_setting(title: str, px: int, width: int, is_low: bool = False) -> TitleSetting:
    """A title in up to ``px``: a little smaller in one line rather than in two, and where it is too long for both,
    narrowed. On a low card it is narrowed rather than broken."""
    for size in range(px, max(FLOOR, round(px * _ONE_LINE)) - 1, -1):
        if width_of(title, "strong", size) * NARROW <= width:
            return TitleSetting((title,), size)
    lines = _halves(title)
    for size in range(px, FLOOR - 1, -1):
        if not is_low and len(lines) == 2 and _broadest(lines, size) * NARROW <= width:
            return TitleSetting(lines, size)
    is_narrow_enough = width_of(title, "strong", FLOOR) * (_NARROW_LOW if is_low else _NARROW_ONE) <= width
    return TitleSetting((title,) if is_narrow_enough else lines, FLOOR)


def _halves(title: str) -> tuple[str, ...]:
    """A title in two lines that are as short as possible; in one if it is a single word."""
    breaks = [place + 1 for place, letter in enumerate(title) if letter in " -"]
    halves = [(title[:place].rstrip(" "), title[place:]) for place in breaks]
    return min(halves, key=lambda lines: _broadest(lines, FLOOR), default=(title,))


def _broadest(lines: tuple[str, ...], px: int) -> int:
    return max(width_of(line, "strong", px) for line in lines)


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
    """On the line, at its left, like a station; on narrow cards above it, as the rows need all of their width."""
    side = min(max(ICON_FLOOR + 4, round(width * 0.155)), picture.height)
    left = line.x + max(1, round(width * 0.03))
    below = round(side * 0.22) if width >= _CORNER else 0
    return pygame.Rect(left, line.bottom + below - side, side, side)


def _slice(rect: pygame.Rect, number: int, count: int) -> pygame.Rect:
    top, bottom = (rect.y + rect.height * place // count for place in (number, number + 1))
    return pygame.Rect(rect.x, top, rect.width, bottom - top)
