"""Where everything lies in the draft: the map in the middle, three signs at each side, the seats below."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.ui.boxes import Box
from game.ui.widgets.screen import ScreenSheet

SIGNS: Final = 6
"""Number of signs: there are as many factions as heroes."""

_EDGE, _GAP, _TOP = 20.0, 14.0, 62.0
"""In u: from the edge of the window, between signs, and where the columns begin, below the buttons in the corners."""

_HEAD_TOP, _HEAD, _HEAD_WIDE, _LINE = 20.0, 64.0, 900.0, 36.0
"""In u: upper edge, height and greatest width of the heading, and height of the line below it."""

_SIGN, _WIDEST_SIGN, _HIGHEST_SIGN = 372.0, 540.0, 330.0
"""In u: least and greatest width of a sign, and its greatest height."""

_SEATS, _UNDO, _WIDEST_SEAT = 84.0, 230.0, 340.0
"""In u: height of the seats, width of the button beside them, and greatest width of a seat."""

_MOST_IN_ROW: Final = 3
"""Seats side by side in a window that is higher than wide."""

_SHAPE: Final = 0.7
"""Height of the map, as a share of its width."""


class DraftPlan(NamedTuple):
    """The places, in pixels.

    Attributes:
        head: The heading.
        line: The line below it.
        map: The map.
        signs: The signs in the order of the ring of zones, from the lower left around the map.
        seats: The seats in the order in which they are shown.
        undo: The button that undoes.
    """

    head: pygame.Rect
    line: pygame.Rect
    map: Box
    signs: tuple[pygame.Rect, ...]
    seats: tuple[pygame.Rect, ...]
    undo: pygame.Rect


def draft_plan(sheet: ScreenSheet, seats: int, left_handed: bool = False) -> DraftPlan:
    """The places in a window; for the left hand the button is at the left of the seats."""
    plan = _upright(sheet, seats) if sheet.is_upright else _wide(sheet, seats)
    return _for_left_hand(plan) if left_handed else plan


def _for_left_hand(plan: DraftPlan) -> DraftPlan:
    by = plan.undo.right - max(seat.right for seat in plan.seats)
    undo = plan.undo.copy()
    undo.x = min(seat.x for seat in plan.seats)
    return plan._replace(seats=tuple(seat.move(by, 0) for seat in plan.seats), undo=undo)


def _wide(sheet: ScreenSheet, seats: int) -> DraftPlan:
    high, foot = sheet.grown(_SEATS, 1.5), sheet.height - 12
    top, low = _head_foot(sheet), foot - high - _GAP
    sign = min(sheet.grown(_SIGN, 1.3), sheet.width * 0.26)
    wide = min(sheet.width - 2 * (_EDGE + sign + _EDGE), (low - top) / _SHAPE)
    sign = min(_WIDEST_SIGN, (sheet.width - wide) / 2 - 2 * _EDGE)
    left = (sheet.width - wide) / 2
    of_map = sheet.box(left, (top + low - wide * _SHAPE) / 2, wide, wide * _SHAPE)
    columns = left - _EDGE - sign, left + wide + _EDGE
    tall = min(sheet.grown(_HIGHEST_SIGN, 1.3), (low - _TOP - 2 * _GAP) / 3)
    first = _TOP + (low - _TOP - 3 * tall - 2 * _GAP) / 2
    rows = [first + row * (tall + _GAP) for row in range(3)]
    places = [(columns[0], rows[1]), (columns[0], rows[0]), (columns[1], rows[0]),
              (columns[1], rows[1]), (columns[1], rows[2]), (columns[0], rows[2])]  # fmt: skip
    signs = tuple(sheet.box(x, y, sign, tall) for x, y in places)
    return DraftPlan(*_head(sheet, wide), Box(*of_map), signs, *_seats(sheet, seats, foot - high, high, seats))


def _upright(sheet: ScreenSheet, seats: int) -> DraftPlan:
    high, rows = sheet.grown(_SEATS, 1.5), -(-seats // _MOST_IN_ROW)
    foot = sheet.height - 12 - rows * (high + _GAP)
    top, wide = _head_foot(sheet), sheet.width - 2 * _EDGE
    tall = min(sheet.grown(_HIGHEST_SIGN, 1.6), (foot - top - 3 * _GAP) * 0.26)
    wide = min(wide, (foot - top - 2 * (tall + _GAP) - _GAP) / _SHAPE)
    spare = foot - top - wide * _SHAPE - 2 * (tall + _GAP)
    of_map = sheet.box((sheet.width - wide) / 2, top + spare / 3, wide, wide * _SHAPE)
    below = top + wide * _SHAPE + 2 * spare / 3 + _GAP
    sign = (sheet.width - 2 * _EDGE - 2 * _GAP) / 3
    signs = tuple(
        sheet.box(_EDGE + place % 3 * (sign + _GAP), below + place // 3 * (tall + _GAP), sign, tall)
        for place in range(SIGNS)
    )
    inner = sheet.width - 2 * _EDGE - 260
    return DraftPlan(*_head(sheet, inner), Box(*of_map), signs, *_seats(sheet, seats, foot, high, _MOST_IN_ROW))


def _head_foot(sheet: ScreenSheet) -> float:
    """The lower edge of heading and line."""
    return _HEAD_TOP + sheet.grown(_HEAD, 1.3) + sheet.grown(_LINE, 1.5) + 14


def _head(sheet: ScreenSheet, room: float) -> tuple[pygame.Rect, pygame.Rect]:
    high, line = sheet.grown(_HEAD, 1.3), sheet.grown(_LINE, 1.5)
    head = sheet.centred(_HEAD_TOP, min(sheet.grown(_HEAD_WIDE), room - 2 * _EDGE), high)
    return head, sheet.centred(_HEAD_TOP + high + 6, room, line)


def _seats(
    sheet: ScreenSheet, seats: int, top: float, high: float, in_row: int
) -> tuple[tuple[pygame.Rect, ...], pygame.Rect]:
    """The seats, and the button beside them, in the middle of the width."""
    undo, columns = sheet.grown(_UNDO, 1.3), min(seats, in_row)
    room = sheet.width - 2 * _EDGE - undo - _GAP
    wide = min(sheet.grown(_WIDEST_SEAT, 1.4), (room - (columns - 1) * _GAP) / columns)
    left = (sheet.width - columns * wide - columns * _GAP - undo) / 2
    places = tuple(
        sheet.box(left + place % columns * (wide + _GAP), top + place // columns * (high + _GAP), wide, high)
        for place in range(seats)
    )
    return places, sheet.box(left + columns * (wide + _GAP), top, undo, high)
