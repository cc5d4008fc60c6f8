"""Draws the keyboard focus on the table: a gold ring unlike all other outlines."""

from __future__ import annotations

import pygame

from game.ui.art.shapes import box
from game.ui.canvas import Canvas
from game.ui.hit_shapes import HitShape
from game.ui.table.draw.shape_rings import ring_shape
from game.ui.table.play.modes import Mode, Reading
from game.ui.theme import GOLD, INK, PanelStyle

LAYER = 9
_GAP, _LINE, _BED = 7, 3, 9
"""In u: distance from the place to the ring, width of the ring, width of the dark bed under it."""

_RING = PanelStyle(None, GOLD, radius=14, edge_width=_LINE)


def draw_focus(canvas: Canvas, mode: Mode, rect: pygame.Rect, shape: HitShape | None = None) -> None:
    """Draw the ring around a place, or along the edge of its ``shape``. A dark bed separates it from outlines of the
    place. In the open log it is thin and has no bed."""
    if shape:
        draw_focus_along(canvas, shape)
        return
    gap = canvas.px(_GAP)
    outer = rect.inflate(2 * gap, 2 * gap).clip(canvas.rect)
    before, canvas.layer = canvas.layer, LAYER
    if isinstance(mode, Reading):
        canvas.panel(outer, _RING._replace(edge_width=2), "focus")
    else:
        canvas.blit(box(outer.size, canvas.px(14), None, INK, max(3, canvas.px(_BED))), outer)
        canvas.panel(outer, _RING, "focus")
    canvas.layer = before


def draw_focus_along(canvas: Canvas, shape: HitShape) -> None:
    """Draw the ring along the edge of a shape, inside it; its bed is beside it."""
    before, canvas.layer = canvas.layer, LAYER
    ring_shape(canvas, shape, INK, _BED)
    ring_shape(canvas, shape, GOLD, _BED - _LINE)
    canvas.layer = before
