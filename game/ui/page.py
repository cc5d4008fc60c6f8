"""Partial repainting: a frame paints only the areas in which its strokes differ from those of the frame before.

A stroke is a finished picture at a place. The strokes of a frame are collected first, then compared with the last
frame's, and painted inside the areas where they differ. The pixels are those of a whole repaint.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import ClassVar
from weakref import WeakKeyDictionary

import pygame

Stroke = tuple[pygame.Surface, int | None, int, int, int, int, int, int]
"""A picture, its state, its x and y, and the part of it that is drawn: left, top, width and height. Changing a picture
in place, or its transparency, gives it another state."""

_MOST = 0.6
"""Maximum share of the window to be painted in areas; beyond it, the whole frame is painted."""

_APART = 24
"""Maximum number of areas; beyond it, one area around all of them is painted."""


class Page:
    """The strokes on a surface, and those of the next frame.

    `painted` gives the pixels of an unfinished frame; the rest of that frame is then painted at once.
    """

    _painters: ClassVar[WeakKeyDictionary[pygame.Surface, int]] = WeakKeyDictionary()
    """Surface -> number of the page that painted it last: others no longer know what it shows. Numbers, as pages would
    keep their surfaces alive."""
    _numbers: ClassVar[Iterator[int]] = count()

    def __init__(self) -> None:
        self._number = next(self._numbers)
        self._surface = pygame.Surface((1, 1))
        self._shown: list[Stroke] | None = None
        self.strokes: list[Stroke] = []
        self.at_once = False
        """True if strokes are painted as they come."""
        self.is_unseen = False
        """True if nothing is painted: drawing only completes the pictures that are kept."""

    def begin(self, surface: pygame.Surface, is_unseen: bool = False) -> None:
        """Begin the next frame on ``surface``, which still shows the last one, unless it is another surface."""
        self.is_unseen = is_unseen
        if is_unseen:
            self._surface = surface
            return
        if surface is not self._surface or self._painters.get(surface) != self._number:
            self._surface, self._shown = surface, None
            self._painters[surface] = self._number
        self.strokes, self.at_once = [], False

    def forget(self) -> None:
        """Paint the whole of the next frame."""
        self._shown = None

    def stroke(self, stroke: Stroke) -> None:
        """Add a picture over those before it."""
        if self.is_unseen:
            return
        if self.at_once:
            self._surface.blits((_blit(stroke),), doreturn=False)
        else:
            self.strokes.append(stroke)

    def painted(self) -> pygame.Surface:
        """The surface with all that was drawn up to now; later strokes are painted at once."""
        if not (self.at_once or self.is_unseen):
            if self.strokes:
                self._surface.blits(map(_blit, self.strokes), doreturn=False)
            self.strokes, self.at_once, self._shown = [], True, None
        return self._surface

    def finish(self) -> Sequence[pygame.Rect] | None:
        """Paint what differs from the frame before; returns the changed areas, or None if everything may differ."""
        if self.at_once:
            return None
        before, self._shown = self._shown, self.strokes
        whole = self._surface.get_rect()
        if before is None:
            self._paint(whole, self.strokes)
            return None
        areas = _apart(rect.clip(whole) for rect in changes(before, self.strokes))
        if sum(area.width * area.height for area in areas) > _MOST * whole.width * whole.height:
            self._paint(whole, self.strokes)
            return None
        rects = [_rect(stroke) for stroke in self.strokes] if areas else []
        for area in areas:
            self._paint(area, [self.strokes[number] for number in area.collidelistall(rects)])
        return areas

    def _paint(self, area: pygame.Rect, strokes: Sequence[Stroke]) -> None:
        self._surface.set_clip(area)
        self._surface.blits(map(_blit, strokes), doreturn=False)
        self._surface.set_clip(None)


def changes(before: Sequence[Stroke], after: Sequence[Stroke]) -> list[pygame.Rect]:
    """The areas in which two frames may differ: those of strokes that only one of them has, or that stand in another
    order."""
    first, short = 0, min(len(before), len(after))
    while first < short and before[first] == after[first]:
        first += 1
    last = 0
    while last < short - first and before[-1 - last] == after[-1 - last]:
        last += 1
    old, new = before[first : len(before) - last], after[first : len(after) - last]
    places: dict[Stroke, list[int]] = {}
    for number in range(len(old) - 1, -1, -1):
        places.setdefault(old[number], []).append(number)
    changed, kept, reached = [], set(), -1
    for stroke in new:
        found = places.get(stroke)
        while found and found[-1] <= reached:
            found.pop()
        if found:
            reached = found.pop()
            kept.add(reached)
        else:
            changed.append(_rect(stroke))
    changed += [_rect(stroke) for number, stroke in enumerate(old) if number not in kept]
    return changed


def _apart(rects: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Disjoint areas that cover all of these."""
    areas: list[pygame.Rect] = []
    for rect in rects:
        if not rect.width or not rect.height:
            continue
        joined = rect
        while (number := joined.collidelist(areas)) >= 0:
            joined = joined.union(areas.pop(number))
        areas.append(joined)
    return areas if len(areas) <= _APART else [areas[0].unionall(areas[1:])]


def _rect(stroke: Stroke) -> pygame.Rect:
    return pygame.Rect(stroke[2], stroke[3], stroke[6], stroke[7])


def _blit(stroke: Stroke) -> tuple[pygame.Surface, tuple[int, int], tuple[int, int, int, int]]:
    return stroke[0], stroke[2:4], stroke[4:8]
