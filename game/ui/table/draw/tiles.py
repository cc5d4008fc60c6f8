"""Draws what sets bring: tiles, each by the row of its kind, and panels beside the States."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.ui.art.cache import kept
from game.ui.art.shapes import box as flat
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import Label, label_kind
from game.ui.table.plan.boards import BoardPlan
from game.ui.table.plan.tiles import LinePlan, PanelPlan, beside_of
from game.ui.table.sight import Sight
from game.ui.theme import PLAIN


def draw_tiles(canvas: Canvas, sight: Sight, tiles: Mapping[Label, Box]) -> None:
    """Draw the tiles of the side column, or of the line of the overview."""
    for label, box in tiles.items():
        sight.zones[label_kind(label)].draw(canvas, sight, label, box)


def draw_line(canvas: Canvas, sight: Sight, plan: LinePlan) -> None:
    """Draw the line of the overview."""
    canvas.panel(plan.panel.rect, PLAIN, "tiles")
    draw_tiles(canvas, sight, plan.tiles)


def draw_beside(canvas: Canvas, sight: Sight, panels: Mapping[str, PanelPlan]) -> None:
    """Draw the panels beside the State above, or beside all States of the overview."""
    for panel in beside_of(sight.standing.sets):
        panel.draw(canvas, sight, panels[panel.name])


def draw_on_board(canvas: Canvas, sight: Sight, plan: BoardPlan) -> None:
    """Draw what lies on a board: tiles, and what else there is of a set."""
    for one in sight.standing.sets:
        one.draw_on_board(canvas, sight, plan)
    for label, box in plan.tiles.items():
        sight.zones[label_kind(label)].draw_on_board(canvas, sight, label, box)


@kept(64)
def rounded(surface: pygame.Surface, radius: int) -> pygame.Surface:
    """A picture with round corners."""
    cut = surface.convert_alpha() if pygame.display.get_surface() else surface.copy()
    cut.blit(flat(surface.get_size(), radius, "#FFFFFF"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut
