"""A question over the dimmed scene: a title, some lines, and buttons."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.canvas import Canvas
from game.ui.theme import DIALOG, MUTED, SCRIM, TXT

LAYER = 12
LIGHT, PHASE, DEEP = 120, 190, 222
"""How dark the scrim is: under a dialog, a phase screen, the zoom."""

_PAD = 32


def draw_scrim(canvas: Canvas, alpha: int) -> None:
    """Darken everything drawn so far."""
    veil = pygame.Surface(canvas.surface.get_size())
    veil.fill(SCRIM)
    veil.set_alpha(alpha)
    canvas.surface.blit(veil, (0, 0))


def draw_dialog(canvas: Canvas, rect: pygame.Rect, title: str, lines: Sequence[str]) -> pygame.Rect:
    """The panel with its title and lines; the rectangle at its foot that is left for buttons."""
    pad = canvas.px(_PAD)
    canvas.panel(rect, DIALOG, "dialog")
    inner = rect.inflate(-2 * pad, -2 * pad)
    head = pygame.Rect(inner.x, inner.y, inner.width, canvas.px(42))
    canvas.text(title, head, "title", 30, TXT, upper=True)
    foot = pygame.Rect(inner.x, inner.bottom - canvas.px(64), inner.width, canvas.px(64))
    room = pygame.Rect(inner.x, head.bottom + canvas.px(8), inner.width, foot.y - head.bottom - canvas.px(20))
    if lines:
        _draw_lines(canvas, room, lines)
    return foot


def _draw_lines(canvas: Canvas, room: pygame.Rect, lines: Sequence[str]) -> None:
    tall = room.height // len(lines)
    for number, line in enumerate(lines):
        place = pygame.Rect(room.x, room.y + number * tall, room.width, tall)
        canvas.text(line, place, "text", 20, MUTED if number else TXT, wrap=True)
