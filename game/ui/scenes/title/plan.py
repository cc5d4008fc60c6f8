"""Where the signs of the title are: below a gantry beside the sun in a broad window; in a high one the name across the
top, the picture below it, and the menu across the foot."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.ui.art.backdrop import Backdrop, View
from game.ui.boxes import Sheet
from game.ui.scenes.menu import HEIGHT, entry_height, entry_width
from game.ui.theme import Metrics


class TitlePlan(NamedTuple):
    """The places of the signs, in pixels. The first entries are across the whole width, the others in two columns."""

    sign: pygame.Rect
    side_sign: pygame.Rect
    entries: tuple[pygame.Rect, ...]
    view: View
    """What is seen of the backdrop."""

    larger: float
    """How much larger letters are than usual."""


SIGN, _SIDE_SIGN = (820, 250), (270, 104)
_SIGN_TOP, _SIDE_SIGN_AT = 50, (920, 120)
"""In u: sizes of both signs; upper edge of the large one, and corner of the small one from its left end."""

_TOP, _LOWEST = 322, 1030
"""In u: top of the first entry, and the lowest end of the last one."""

_LARGE, _SMALL, _GAP = 112, 96, 14
"""In u: heights of the entries across the whole width and of those in two columns, and the gap between entries."""

FIRST, _ABREAST = 2, 2
"""The number of entries across the whole width, and of columns of the others."""

_LEFT = 0.172
"""Left end of the signs as a share of the window's width: below the gantry, beside the sun."""


def title_plan(metrics: Metrics, entries: int, backdrop: Backdrop) -> TitlePlan:
    """The places for a number of entries before a backdrop."""
    width, height = metrics.size
    return (_high if height > width else _broad)(metrics, entries, backdrop)


def _broad(metrics: Metrics, entries: int, backdrop: Backdrop) -> TitlePlan:
    scale, text = metrics.scale, metrics.text_scale
    left, top = metrics.size[0] * _LEFT, (metrics.size[1] - 1080 * scale) / 2
    rows = -(-(entries - FIRST) // _ABREAST)
    room = _LOWEST - _TOP - (FIRST + rows - 1) * _GAP
    share = min(entry_height(text) / HEIGHT, room / (FIRST * _LARGE + rows * _SMALL))
    wide = entry_width(SIGN[0], text)
    places = entry_places(entries, pygame.FRect(0, _TOP, wide, 0), _LARGE * share, _SMALL * share, _GAP)
    x, y = _SIDE_SIGN_AT
    return TitlePlan(
        placed(pygame.FRect(0, _SIGN_TOP, *SIGN), scale, left, top),
        placed(pygame.FRect(x, y, *_SIDE_SIGN), scale, left, top),
        tuple(placed(place, scale, left, top) for place in places),
        backdrop.covering(metrics.size), 1,
    )  # fmt: skip


_ACROSS, _EDGE, _FOOT = 1000, 40, 78
_HANGS, _HUNG, _SIDE_WIDE = 44, 26, 262
_HIGH_LARGE, _HIGH_SMALL = 104, 90
"""In thousandths of the width of a high window: its width; margins at the sides, and at the foot below the menu; upper
edge of the sign, distance of the small sign below it, and its width; heights of both kinds of entries."""

_MENU_MOST = 0.54
"""The share of the height that the menu may take with large text."""


def _high(metrics: Metrics, entries: int, backdrop: Backdrop) -> TitlePlan:
    unit = metrics.size[0] / _ACROSS
    high, wide = metrics.size[1] / unit, _ACROSS - 2 * _EDGE
    sign = pygame.FRect(_EDGE, _HANGS, wide, wide * SIGN[1] / SIGN[0])
    side = pygame.FRect(_EDGE, sign.bottom + _HUNG, _SIDE_WIDE, _SIDE_WIDE * _SIDE_SIGN[1] / _SIDE_SIGN[0])
    rows = -(-(entries - FIRST) // _ABREAST)
    gaps, plain = (FIRST + rows - 1) * _GAP, FIRST * _HIGH_LARGE + rows * _HIGH_SMALL
    share = min(entry_height(metrics.text_scale) / HEIGHT, (high * _MENU_MOST - gaps) / plain)
    top = high - _FOOT - plain * share - gaps
    places = entry_places(entries, pygame.FRect(_EDGE, top, wide, 0), _HIGH_LARGE * share, _HIGH_SMALL * share, _GAP)
    view = backdrop.above(metrics.size, sign.bottom * unit, top * unit)
    return TitlePlan(
        placed(sign, unit), placed(side, unit), tuple(placed(place, unit) for place in places), view,
        unit / Sheet(metrics.size).scale,
    )  # fmt: skip


def entry_places(count: int, room: pygame.FRect, large: float, small: float, gap: float) -> list[pygame.FRect]:
    """The entries from the top of a room."""
    places = [pygame.FRect(room.x, room.y + number * (large + gap), room.width, large) for number in range(FIRST)]
    top, column = room.y + FIRST * (large + gap), (room.width + gap) / _ABREAST
    for number in range(count - FIRST):
        x, y = room.x + number % _ABREAST * column, top + number // _ABREAST * (small + gap)
        places.append(pygame.FRect(x, y, column - gap, small))
    return places


def placed(rect: pygame.FRect, scale: float, left: float = 0, top: float = 0) -> pygame.Rect:
    """A rectangle in pixels; edges that meet stay together."""
    x, y = round(left + rect.x * scale), round(top + rect.y * scale)
    return pygame.Rect(x, y, round(left + rect.right * scale) - x, round(top + rect.bottom * scale) - y)
