"""The tabs of several opponents: plate, goods and Deals of each in sight, the shown one joined to the rows."""

from __future__ import annotations

import pygame

from game.rules.view import SeatView
from game.ui.canvas import Canvas
from game.ui.table import labels
from game.ui.table.draw.boards import draw_deals, draw_plate
from game.ui.table.plan.boards import BoardPlan
from game.ui.table.plan.boxes import Box
from game.ui.table.sight import Sight
from game.ui.theme import DISABLED, EMPTY_CELL, GOLD, ICON_FLOOR, PLAIN, TXT, PanelStyle


def draw_tabs(canvas: Canvas, sight: Sight) -> None:
    """Draw all of them; what a tab shows is told in words by its tooltip."""
    for plan in sight.layout.opponents:
        _draw_tab(canvas, sight, plan)


def _draw_tab(canvas: Canvas, sight: Sight, plan: BoardPlan) -> None:
    player = sight.standing.view.player(plan.seat)
    if plan.link:
        canvas.panel(plan.link.rect, PanelStyle(GOLD, None, radius=0), f"link {plan.seat}")
    style = PLAIN._replace(edge=GOLD, edge_width=2.5) if plan.link else PLAIN
    canvas.panel(plan.panel.rect, style, f"tab {plan.seat}")
    draw_plate(canvas, sight, plan, player)
    with canvas.within(plan.panel.rect):
        for good, box in plan.goods.items():
            if player.goods[good]:
                draw_count(canvas, good, player.goods[good], box, player.passed)
        if len(plan.deals) == len(player.deals):
            draw_deals(canvas, sight, plan, player)
        else:
            _draw_deal_count(canvas, plan.deal_zone, player)
    canvas.hit(plan.panel.rect, labels.tab(plan.seat))


def draw_count(canvas: Canvas, icon: str, count: int, box: Box, dim: bool = False) -> None:
    """An icon with a number to its right, as large as the cell allows."""
    px = max(ICON_FLOOR, min(round(box.h * 0.88), round(box.w * 0.56)))
    shown = canvas.icon(icon, (box.x + px / 2, box.center[1]), px)
    room = pygame.Rect(shown.right + 1, box.y, box.right - shown.right - 2, box.h)
    canvas.letters(str(count), room, "number", round(px * 0.86), DISABLED if dim else TXT)


def _draw_deal_count(canvas: Canvas, zone: Box, player: SeatView) -> None:
    """More Deals than there is room for: their sign with a number."""
    canvas.panel(zone.rect, EMPTY_CELL, f"deals {player.seat}")
    draw_count(canvas, "deal", len(player.deals), zone.grown(-2))
