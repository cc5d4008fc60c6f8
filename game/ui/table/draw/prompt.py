"""Draws what to do now, with the button for hints, and the buttons at the left of the bar along the upper edge."""

from __future__ import annotations

import pygame

from game.ui import theme
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.table import labels
from game.ui.table.sight import AnySight
from game.ui.table.words.prompts import prompt_of
from game.ui.theme import SECONDARY
from game.ui.widgets.button import SMALLEST_HIT, record_hit


def draw_menu_buttons(canvas: Canvas, menu: Box, overview: Box | None = None) -> None:
    """Draw the buttons of the menu and of the overview, if there is one."""
    canvas.icon("menu", menu.center, canvas.px(36))
    record_hit(canvas, menu.rect, labels.MENU)
    if overview:
        canvas.panel(overview.rect, SECONDARY, labels.OVERVIEW)
        canvas.icon("overview", overview.center, max(16, canvas.px(32)))
        record_hit(canvas, overview.rect, labels.OVERVIEW)


def _draw_hint(canvas: Canvas, head: pygame.Rect) -> int:
    """The button for hints at the right end of the first line of the prompt. Returns its width."""
    size = max(SMALLEST_HIT, round(head.height * 0.9))
    place = pygame.Rect(head.right - size + canvas.px(6), head.y - canvas.px(2), size, size)
    canvas.icon("help", place, max(theme.ICON_FLOOR, round(size * 0.86)))
    canvas.hit(place, labels.HINT)
    return size


def draw_prompt(canvas: Canvas, sight: AnySight) -> None:
    """Draw what to do now, in two lines."""
    box = sight.layout.side.prompt
    prompt = prompt_of(sight)
    canvas.panel(box.rect, theme.PROMPT if prompt.urgent else theme.NOTICE, "prompt")
    pad = canvas.px(12)
    with canvas.within(box.rect):
        high = min(round(box.h * 0.36), max(SMALLEST_HIT, round(canvas.metrics.text_px(theme.BODY) * 1.6)))
        head = pygame.Rect(box.x + pad, box.y + canvas.px(6), box.w - 2 * pad, high)
        body = pygame.Rect(head.x, head.bottom, head.width, box.bottom - canvas.px(8) - head.bottom)
        head.width -= _draw_hint(canvas, head) if sight.standing.has_hints else 0
        canvas.text(prompt.title, head, "title", theme.BODY, theme.INK, upper=True)
        canvas.text(prompt.text, body, "text", theme.BODY, theme.INK, wrap=True)
