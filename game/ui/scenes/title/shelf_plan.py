"""Where the doors of the games are on the shelf: side by side in a broad window, one below the other in a high one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.ui.boxes import Sheet
from game.ui.scenes.title.plan import FIRST, SIGN, entry_places, placed

_ACROSS = 1000
"""Width of a high window, in thousandths of it."""

_NAME, _NOTE, _TOP = (36, 80), (122, 34), 176
"""In u: upper edge and height of the name and of the sentence below it; upper edge of the doors."""

_FEET, _FOOT, _ABREAST = 80, 66, 3
"""In u: height of the entries of all games, and what is free below them; how many are abreast in a high window."""

_WIDEST, _EDGE, _GAP, _ENTRY_GAP = 800, 60, 36, 12
"""In u: maximum width of a door in a broad window, least margin at both sides, gaps between doors and entries."""

_PICTURE, _SIGN, _ABOUT, _PAD = 0.4, 0.5, 36, 16
"""The height of the picture as a share of its door's, and the width of the sign as one of its door's; in u, the height
of the words below the picture, and the margin within a door."""


class DoorPlan(NamedTuple):
    """The places of a door and of what is on it, in pixels. The first entries are across its whole width."""

    door: pygame.Rect
    picture: pygame.Rect
    sign: pygame.Rect
    about: pygame.Rect
    entries: tuple[pygame.Rect, ...]


class ShelfPlan(NamedTuple):
    """The places on the shelf, in pixels.

    Attributes:
        name: Of the program.
        note: Of the sentence below its name.
        doors: For each game one.
        feet: Of the entries of all games.
        larger: How much larger letters are than usual.
    """

    name: pygame.Rect
    note: pygame.Rect
    doors: tuple[DoorPlan, ...]
    feet: tuple[pygame.Rect, ...]
    larger: float


def shelf_plan(size: tuple[int, int], entries: Sequence[int], feet: int) -> ShelfPlan:
    """The places for games with so many ``entries`` each, and for the entries of all of them."""
    is_high = size[1] > size[0]
    unit = size[0] / _ACROSS if is_high else Sheet(size).scale
    wide, high, count = size[0] / unit, size[1] / unit, len(entries)
    abreast = _ABREAST if is_high else feet
    inner, low = wide - 2 * _EDGE, high - _FOOT - -(-feet // abreast) * (_FEET + _ENTRY_GAP)
    across, down = (1, count) if is_high else (count, 1)
    door_wide = min(inner if is_high else _WIDEST, (inner + _GAP) / across - _GAP)
    door_high = (low - _TOP) / down - _GAP / 2
    left = (wide + _GAP - across * (door_wide + _GAP)) / 2
    rows, doors = max(map(_rows, entries)), []
    for number, own in enumerate(entries):
        x = left if is_high else left + number * (door_wide + _GAP)
        y = _TOP + number * (door_high + _GAP / 2) if is_high else _TOP
        doors.append(_door(pygame.FRect(x, y, door_wide, door_high), own, rows, unit))
    foot = (wide - 2 * left + _ENTRY_GAP) / abreast
    places = []
    for number in range(feet):
        y, x = divmod(number, abreast)
        places.append(pygame.FRect(left + x * foot, low + y * (_FEET + _ENTRY_GAP), foot - _ENTRY_GAP, _FEET))
    return ShelfPlan(
        placed(pygame.FRect(_EDGE, _NAME[0], inner, _NAME[1]), unit),
        placed(pygame.FRect(_EDGE, _NOTE[0], inner, _NOTE[1]), unit),
        tuple(doors),
        tuple(placed(place, unit) for place in places),
        unit / Sheet(size).scale,
    )


def _rows(entries: int) -> int:
    """In how many rows so many entries of a door stand."""
    return FIRST - (-(entries - FIRST) // 2)


def _door(door: pygame.FRect, entries: int, rows: int, unit: float) -> DoorPlan:
    """A picture, the sign of the game in a corner of it, a few words, and entries as high as those in so many rows."""
    picture = pygame.FRect(door.x + _PAD, door.y + _PAD, door.w - 2 * _PAD, door.h * _PICTURE)
    wide = min(door.w * _SIGN, (picture.h - 2 * _PAD) * SIGN[0] / SIGN[1])
    sign = pygame.FRect(picture.x + _PAD, 0, wide, wide * SIGN[1] / SIGN[0])
    sign.bottom = picture.bottom - _PAD
    about = pygame.FRect(picture.x, picture.bottom + _PAD / 2, picture.w, _ABOUT)
    room = pygame.FRect(picture.x, about.bottom + _PAD / 2, picture.w, 0)
    tall = (door.bottom - _PAD - room.y + _ENTRY_GAP) / rows - _ENTRY_GAP
    places = entry_places(entries, room, tall, tall, _ENTRY_GAP)
    if (entries - FIRST) % 2:
        places[-1].w = room.w
    return DoorPlan(
        placed(door, unit),
        placed(picture, unit),
        placed(sign, unit),
        placed(about, unit),
        tuple(placed(place, unit) for place in places),
    )
