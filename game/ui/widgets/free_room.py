"""Where there is room for what appears beside a thing: off all that has to stay in sight."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from game.ui.canvas import Mark
from game.ui.input import Position

Size = tuple[int, int]
GROUND = 0.15
"""From this share of the window on, something is a ground on which other things lie."""

_Area = tuple[int, int, int, int]


class InSight(NamedTuple):
    """What is not covered.

    Attributes:
        always: What can be pressed or chosen, and the thing that is told of.
        rather: What else can be pointed at: it is covered only where nothing else is free nearby.
    """

    always: Sequence[pygame.Rect] = ()
    rather: Sequence[pygame.Rect] = ()


NOTHING: Final = InSight()


def read_places(marks: Iterable[Mark], window: Size) -> list[pygame.Rect]:
    """Where something can be read or pointed at: texts, icons, pictures and hit areas, but not the grounds on which
    they stand."""
    most = window[0] * window[1] * GROUND
    seen = (mark for mark in marks if mark.kind != "panel" or mark.rect.width * mark.rect.height < most / 4)
    return [mark.rect for mark in seen if mark.rect.width * mark.rect.height < most]


def free_place(
    size: Size, room: pygame.Rect, wanted: Iterable[Position], kept: Iterable[pygame.Rect], reach: int | None = None
) -> pygame.Rect | None:
    """The place in ``room`` that covers none of ``kept`` and is nearest to one of the ``wanted`` upper left corners, at
    most ``reach`` away.

    >>> free_place((10, 10), pygame.Rect(0, 0, 100, 50), [(20, 20)], [pygame.Rect(15, 15, 40, 10)])
    Rect(20, 25, 10, 10)
    """
    areas = tuple((rect.x, rect.y, rect.w, rect.h) for rect in kept)
    farthest = room.width + room.height if reach is None else reach
    found = _free_corner(size, (*room.topleft, *room.size), tuple(wanted), areas, farthest)
    return None if found is None else pygame.Rect(found, size)


@lru_cache(256)
def _free_corner(
    size: Size, room: _Area, wanted: tuple[Position, ...], kept: tuple[_Area, ...], reach: int
) -> Position | None:
    """Tries each column in which something begins or ends, and in it the free height nearest to what is wanted."""
    (left, top, wide, high), (width, height) = room, size
    right, low = left + wide - width, top + high - height
    if right < left or low < top:
        return None
    areas = [pygame.Rect(area) for area in kept]
    left_free = [~_heights(area.y - height + 1 - top, area.bottom - top) for area in areas]
    all_of_it = _heights(0, low - top + 1)
    edges = {min(max(x, left), right) for x, _ in wanted}
    edges |= {x for area in areas for x in (area.right, area.x - width) if left <= x <= right} | {left, right}
    best: tuple[int, Position | None] = (reach + 1, None)
    for aside, x in sorted((min(abs(x - across) for across, _ in wanted), x) for x in edges):
        if aside >= best[0]:
            break  # all others are farther away
        free = all_of_it
        for i in pygame.Rect(x, top, width, high).collidelistall(areas):
            free &= left_free[i]
            if not free:
                break
        for across, down in wanted:
            for y in _nearest(min(max(down, top), low) - top, free):
                far = abs(x - across) + abs(y + top - down)
                if far < best[0]:
                    best = far, (x, y + top)
    return best[1]


def _heights(first: int, end: int) -> int:
    """The heights from ``first`` to before ``end`` as bits of a number, from 0 on."""
    first = max(0, first)
    return ((1 << end - first) - 1) << first if end > first else 0


def _nearest(y: int, free: int) -> list[int]:
    """The nearest of the ``free`` heights above and below ``y``, or ``y`` itself."""
    if free >> y & 1:
        return [y]
    above, below = free & ((1 << y) - 1), free >> y
    up = [above.bit_length() - 1] if above else []
    return [*up, y + (below & -below).bit_length() - 1] if below else up


def least_harmful(
    size: Size, room: pygame.Rect, wanted: Sequence[Position], kept: Sequence[pygame.Rect]
) -> pygame.Rect:
    """The place in ``room`` that covers least of ``kept``, and of those the nearest to what is wanted: in a window
    too small for anything else."""
    xs = {room.x, room.right - size[0], *(x for x, _ in wanted)}
    ys = {room.y, room.bottom - size[1], *(y for _, y in wanted)}
    for rect in kept:
        xs |= {rect.right, rect.x - size[0]}
        ys |= {rect.bottom, rect.y - size[1]}
    places = {tuple(pygame.Rect((x, y), size).clamp(room)) for x in xs for y in ys}

    def harm(place: tuple[int, ...]) -> tuple[int, int]:
        rect = pygame.Rect(place)
        return hidden_area(rect, kept), min(abs(rect.x - x) + abs(rect.y - y) for x, y in wanted)

    return pygame.Rect(min(places, key=harm))


def hidden_area(place: pygame.Rect, kept: Sequence[pygame.Rect]) -> int:
    """How much of ``kept`` a place hides, in square pixels."""
    parts = (kept[i].clip(place) for i in place.collidelistall(list(kept)))
    return sum(part.width * part.height for part in parts)
