"""A short explanation beside the resting pointer."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.art.lettering import broken, width_of
from game.ui.canvas import Canvas
from game.ui.input import Position
from game.ui.theme import BODY, FLOOR, TOOLTIP, TXT

DELAY = 350
"""Milliseconds of rest before a tooltip is shown."""

LAYER = 10
WIDEST = 430
"""Maximum width in u, at text scale 1."""

_SHARE = 0.45
"""Maximum width, as a share of the window's."""

_HIGHEST = 0.3
"""Maximum height of a place that is kept uncovered, as a share of the window's."""


def draw_tooltip(
    canvas: Canvas, text: str, pos: Position, place: pygame.Rect | None = None, end: int | None = None,
    clear: Sequence[pygame.Rect] = (),
) -> None:  # fmt: skip
    """Draw ``text`` beside ``pos``, inside the window, and not under the pointer.

    Args:
        place: what the text explains; not covered unless it is higher than 30 % of the window.
        end: right edge of the room for it; by default that of the window.
        clear: what it does not cover if there is room anywhere else.
    """
    pad, gap = canvas.px(12), canvas.px(18)
    px, width, height = _measure(canvas, text, pad)
    window = canvas.metrics.size
    around = place if place and place.height <= window[1] * _HIGHEST else pygame.Rect(pos, (0, 0))
    room = (window[0] if end is None else end, window[1])
    size = (width + 2 * pad, height + 2 * pad)
    x = pos[0] + gap if pos[0] + gap + size[0] <= room[0] else pos[0] - gap - size[0]
    below, above = (max(pos[1] + gap, around.bottom + gap // 2), min(pos[1] - gap, around.y - gap // 2) - size[1])
    y = below if below + size[1] <= room[1] else above
    rect = pygame.Rect(max(0, x), max(0, y), *size)
    if rect.collidelist(clear) >= 0:
        rect = _elsewhere(rect, room, gap, (around, *clear))
    before, canvas.layer = canvas.layer, LAYER
    with canvas.within(rect):
        canvas.panel(rect, TOOLTIP, "tooltip")
        canvas.letters(text, rect.inflate(-2 * pad, -pad), "text", px, TXT, wrap=True)
    canvas.layer = before


def _measure(canvas: Canvas, text: str, pad: int) -> tuple[int, int, int]:
    """Size of the letters, width and height of the text: smaller letters if the window is too low."""
    window = canvas.metrics.size
    widest = min(canvas.px(WIDEST * max(1.0, canvas.metrics.text_scale)), round(window[0] * _SHARE))
    for px in range(canvas.metrics.text_px(BODY), FLOOR - 1, -1):
        longest = max(width_of(line, "text", px) for line in text.split("\n"))
        width = min(longest + 2, widest)
        height = round(len(broken(text, "text", px, width)) * px * 1.24)
        if height + 2 * pad <= window[1]:
            break
    return px, width, height


def _elsewhere(rect: pygame.Rect, room: tuple[int, int], gap: int, clear: Sequence[pygame.Rect]) -> pygame.Rect:
    """The place nearest to ``rect`` above, below or beside one of ``clear`` that covers least of them."""
    inside = pygame.Rect((0, 0), room)
    places = []
    for kept in clear:
        for corner in (
            (rect.x, kept.y - gap - rect.height), (rect.x, kept.bottom + gap),
            (kept.x - gap - rect.width, rect.y), (kept.right + gap, rect.y),
        ):  # fmt: skip
            places.append(pygame.Rect(corner, rect.size).clamp(inside))

    def cost(place: pygame.Rect) -> tuple[int, int]:
        covered = sum(kept.clip(place).width * kept.clip(place).height for kept in clear)
        return covered, abs(place.x - rect.x) + abs(place.y - rect.y)

    return min(places, key=cost)
