"""Moving the focus with the arrow keys."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.ui.places import Label

DIRECTIONS: Mapping[str, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
"""Name of the key -> direction."""

_ASIDE = 2.5
"""Cost of a pixel to the side; a pixel ahead costs 1."""

_WITHIN = 0.25
"""The same on the way to something narrower that lies within the breadth of where one is."""


def towards(rects: Mapping[Label, pygame.Rect], here: Label | None, direction: str) -> Label | None:
    """The label of the nearest rectangle in a direction from ``here``; the first one if there is no ``here``.

    >>> towards({"left": pygame.Rect(0, 0, 10, 10), "right": pygame.Rect(40, 0, 10, 10)}, "left", "right")
    'right'
    """
    if here is None or here not in rects:
        return next(iter(rects), None)
    ways = {label: _way(rects[here], rect, direction) for label, rect in rects.items() if label != here}
    ahead = {label: way for label, way in ways.items() if way is not None}
    return min(ahead, key=lambda label: ahead[label], default=here)


def _way(start: pygame.Rect, end: pygame.Rect, direction: str) -> float | None:
    """The cost of the way from ``start`` to ``end``: between their middles, or in a row of wide things only
    between their edges; None if ``end`` is not in this direction."""
    dx, dy = DIRECTIONS[direction]
    x, y = end.centerx - start.centerx, end.centery - start.centery
    ahead = x * dx + y * dy
    reach = (min(start.width, end.width) if dx else min(start.height, end.height)) / 2
    if ahead < max(1.0, reach) or _lies_across(start, end, direction):
        return None
    if _spans(start, end, direction):
        return max(1.0, ahead - (start.width + end.width) / 2) if dx else ahead
    return ahead + abs(x * dy + y * dx) * (_WITHIN if _spans(end, start, direction) else _ASIDE)


def _lies_across(start: pygame.Rect, end: pygame.Rect, direction: str) -> bool:
    """Whether ``end`` lies within the length of ``start``, above or below it on a way to the left or right."""
    if DIRECTIONS[direction][0]:
        return (
            start.left <= end.left and end.right <= start.right and (end.bottom <= start.top or end.top >= start.bottom)
        )
    return start.top <= end.top and end.bottom <= start.bottom and (end.right <= start.left or end.left >= start.right)


def _spans(start: pygame.Rect, end: pygame.Rect, direction: str) -> bool:
    """Whether ``end`` lies apart from ``start`` and is at least as broad on both sides: it lies straight ahead."""
    if start.colliderect(end):
        return False
    if DIRECTIONS[direction][0]:
        return end.top <= start.top and end.bottom >= start.bottom
    return end.left <= start.left and end.right >= start.right
