"""Draws a callout: a small panel beside a target that says what a drop or click does, or why it is not possible."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.art import chrome
from game.ui.art.lettering import NARROW, broken, width_of
from game.ui.art.strips import draw_strip, strip_width
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.table.words.prompts import OutcomeRow
from game.ui.theme import BODY, ICON_FLOOR, MUTED, TITLE, TOOLTIP, TXT
from game.ui.widgets.tooltip import LAYER, WIDEST

_PITCH = 1.3


def draw_callout(
    canvas: Canvas,
    title: str,
    lines: Sequence[str],
    anchor: Box,
    edge: str,
    above: bool = False,
    lowest: int | None = None,
    rows: Sequence[OutcomeRow] = (),
    clear: pygame.Rect | None = None,
) -> None:
    """Draw ``title``, ``rows`` and ``lines`` beside ``anchor``, or ``above`` it, inside the window, not below
    ``lowest``, and off ``clear`` if there is another place."""
    head_px, px = canvas.metrics.text_px(TITLE), canvas.metrics.text_px(BODY)
    pad, widest = canvas.px(16), canvas.px(WIDEST)
    icon = max(ICON_FLOOR, round(px * 1.5))
    high, label = round(icon * 1.35), max((width_of(row.words, "text", px) for row in rows), default=0) + canvas.px(14)
    shown = [label + round(strip_width(row.strip, icon)) for row in rows]
    words = [width_of(line, "text", px) for line in lines]
    width = min(max(width_of(title.upper(), "title", head_px), *shown, *words, 0) + 4, max(widest, round(px * 14)))
    heights = []
    for line in lines:  # a line that is slightly too long is narrowed rather than broken
        fits = width_of(line, "text", px) * NARROW <= width
        count = 1 if fits else len(broken(line, "text", px, width))
        heights.append(round(count * px * _PITCH) + canvas.px(6))
    height = round(head_px * 1.3) + len(rows) * high + sum(heights)
    size = (width + 2 * pad, height + round(1.6 * pad))
    window, gap = canvas.metrics.size, canvas.px(14)
    rect = _above(anchor, size, window, gap) if above else _beside(anchor, size, window, gap, clear)
    rect.bottom = min(rect.bottom, max(rect.height, lowest or rect.bottom))
    before, canvas.layer = canvas.layer, LAYER
    chrome.drop_shadow(canvas, rect, 8, 10)
    with canvas.within(rect):
        canvas.panel(rect, TOOLTIP._replace(edge=edge, edge_width=2), "callout")
        head = pygame.Rect(rect.x + pad, rect.y + pad // 2, width, round(head_px * 1.4))
        canvas.letters(title, head, "title", head_px, TXT, upper=True)
        top = head.bottom
        for row in rows:
            place = pygame.Rect(rect.x + pad, top, width, high)
            label = min(label, width * 2 // 3)
            canvas.letters(row.words, pygame.Rect(place.x, top, label, high), "text", px, MUTED)
            icons = pygame.Rect(place.x + label, top, width - label, high)
            draw_strip(canvas, row.strip, icons, icon, "left", on_dark=True)
            top += high
        for index, (line, tall) in enumerate(zip(lines, heights, strict=True)):
            room = pygame.Rect(rect.x + pad, top, width, tall - canvas.px(6))
            canvas.letters(line, room, "text", px, TXT if index == 0 and not rows else MUTED, wrap=True)
            top += tall
    canvas.layer = before


def _beside(
    anchor: Box, size: tuple[int, int], window: tuple[int, int], gap: int, clear: pygame.Rect | None
) -> pygame.Rect:
    """To the right of the anchor, else to its left, else above it; if that meets ``clear``, above or below that."""
    beside = [x for x in (anchor.right + gap, anchor.x - gap - size[0]) if 0 <= x <= window[0] - size[0]]
    places = [Box(x, anchor.y, *size).clamped(window, 4).rect for x in beside] or [_above(anchor, size, window, gap)]
    if clear and places[0].colliderect(clear):
        places += [
            Box(places[0].x, y, *size).clamped(window, 4).rect for y in (clear.y - gap - size[1], clear.bottom + gap)
        ]
        return next((place for place in places if not place.colliderect(clear)), places[0])
    return places[0]


def _above(anchor: Box, size: tuple[int, int], window: tuple[int, int], gap: int) -> pygame.Rect:
    return Box(anchor.center[0] - size[0] // 2, anchor.y - gap - size[1], *size).clamped(window, 4).rect
