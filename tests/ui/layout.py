"""Finds what is wrong with a frame from its marks alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

import pygame

from game.ui.canvas import Mark
from game.ui.theme import FLOOR, ICON_FLOOR

SMALLEST_HIT = 24
TOLERANCE = 1
"""Pixels by which ink may touch the edge of its panel or of another text: antialiasing."""


def problems(marks: Sequence[Mark], size: tuple[int, int]) -> list[str]:
    """Every fault of a frame of ``size``, a sentence each: () is what a test wants.

    Texts of one layer may not meet; what lies on a higher layer (a tooltip, a dialog) may cover what is below.
    """
    window = pygame.Rect((0, 0), size)
    return [
        *_meetings([mark for mark in marks if mark.kind == "text"]),
        *(fault for mark in marks for fault in _faults(mark, window)),
    ]


def _meetings(texts: Sequence[Mark]) -> Iterable[str]:
    for one, other in combinations(texts, 2):
        if one.layer == other.layer and _shrunk(one.rect).colliderect(_shrunk(other.rect)):
            yield f"text {one.label!r} {tuple(one.rect)} meets {other.label!r} {tuple(other.rect)}"


def _faults(mark: Mark, window: pygame.Rect) -> Iterable[str]:
    name = f"{mark.kind} {mark.name!r} {tuple(mark.rect)}"
    if mark.kind == "text":
        if mark.px < FLOOR:
            yield f"{name} is set in {mark.px} px"
        if mark.within is not None and not _inside(mark.rect, mark.within):
            yield f"{name} leaves its panel {tuple(mark.within)}"
    if mark.kind == "icon" and mark.px < ICON_FLOOR:
        yield f"{name} is only {mark.px} px high"
    if mark.kind == "hit" and (mark.rect.width < SMALLEST_HIT or mark.rect.height < SMALLEST_HIT):
        yield f"{name} is hard to hit"
    if mark.kind in ("text", "hit", "icon") and not _inside(mark.rect, window):
        yield f"{name} leaves the window"


def _shrunk(rect: pygame.Rect) -> pygame.Rect:
    return rect.inflate(-2 * TOLERANCE, -2 * TOLERANCE)


def _inside(rect: pygame.Rect, outer: pygame.Rect) -> bool:
    return outer.inflate(2 * TOLERANCE, 2 * TOLERANCE).contains(rect)
