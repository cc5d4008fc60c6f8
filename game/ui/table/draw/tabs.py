"""Draws the tabs of several opponents: plate, goods and Deals of each, and a link from the shown one to its rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pygame

from game.rules.state import Seat
from game.rules.view import SeatView
from game.ui.art import chrome
from game.ui.art.lettering import width_of
from game.ui.art.strips import badge
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import DealOf, TabOf
from game.ui.table.draw.automa import draw_automa
from game.ui.table.draw.boards import draw_deals, draw_plate
from game.ui.table.draw.glows import colour_of
from game.ui.table.draw.lamplight import draw_light, draw_lit_frame
from game.ui.table.draw.rows import draw_rows
from game.ui.table.draw.tiles import draw_on_board
from game.ui.table.plan.boards import BoardPlan
from game.ui.table.play.choices import site_owners
from game.ui.table.play.modes import Held, Rest, targets_of
from game.ui.table.play.shown_opponent import target_counts
from game.ui.table.play.sources import aimed_at_others
from game.ui.table.sight import Sight
from game.ui.theme import ACTIVE, DISABLED, EMPTY_CELL, ICON_FLOOR, INK, LINE, PAPER, PLAIN, TXT, PanelStyle
from game.ui.widgets.button import record_hit
from game.wording.rows.questions import QUESTIONS

_AIMS = {"raze": "raze", "visit": "open_production", "demolish": "demolish", "steal_location": "steal"}
"""Verb that is aimed at the States of others -> its icon."""

_LEAST_NUMBER = 9
"""In pixels: the smallest number beside an icon."""

_MARGIN = 5
"""From a State of the overview to the outside of its lit frame, in u."""


class _Aimed(NamedTuple):
    """The targets in the States of others: their icon and colour, and how many each State has."""

    icon: str
    colour: str
    counts: Mapping[Seat, int]


def draw_tabs(canvas: Canvas, sight: Sight) -> None:
    """Draw the tab of each opponent."""
    for plan in sight.layout.opponents:
        _draw_tab(canvas, sight, plan)


def _draw_tab(canvas: Canvas, sight: Sight, plan: BoardPlan) -> None:
    player = sight.player(plan.seat)
    if plan.link:
        canvas.panel(plan.link.rect, PanelStyle(PAPER, None, radius=0), f"link {plan.seat}")
    style = ACTIVE if sight.standing.mover == plan.seat else PLAIN
    style = style._replace(edge=PAPER, edge_width=2) if plan.link else style
    canvas.panel(plan.panel.rect, style, f"tab {plan.seat}")
    _draw_inside(canvas, sight, plan, player)
    canvas.hit(plan.panel.rect, TabOf(plan.seat))
    draw_on_board(canvas, sight, plan)


def _draw_inside(canvas: Canvas, sight: Sight, plan: BoardPlan, player: SeatView) -> None:
    """Plate, goods, Deals or their number; for the virtual opponent its status."""
    draw_plate(canvas, sight, plan, player)
    with canvas.within(plan.panel.rect):
        for good, box in plan.goods.items():
            if not plan.is_tab:
                chrome.good_cell(canvas, box.rect, good, player.goods[good])
            elif player.goods[good]:
                draw_count(canvas, good, player.goods[good], box, player.passed)
        if len(plan.deals) == len(player.deals):
            draw_deals(canvas, sight, plan, player)
        else:
            canvas.panel(plan.deal_zone.rect, EMPTY_CELL, f"deals {player.seat}")
            draw_count(canvas, "deal", len(player.deals), plan.deal_zone.grown(-2))
    draw_automa(canvas, sight, plan)


def draw_count(canvas: Canvas, icon: str, count: int, box: Box, dim: bool = False) -> None:
    """Draw an icon and a number to its right, as large as ``box`` allows; the number covers a corner of the icon where
    there is no room beside it."""
    px = max(ICON_FLOOR, min(round(box.h * 0.88), round(box.w * 0.56)))
    number, size = str(count), round(px * 0.86)
    while px + width_of(number, "number", size) + 3 > box.w and (px > ICON_FLOOR or size > _LEAST_NUMBER):
        px, size = max(ICON_FLOOR, px - 1), max(_LEAST_NUMBER, size - 1)
    if px + width_of(number, "number", size) + 1 > box.w:
        canvas.icon(icon, (box.x + px / 2, box.center[1] - 1), px)
        badge(canvas, (box.right - px * 0.4, box.bottom - px * 0.3), px, number)
        return
    shown = canvas.icon(icon, (box.x + px / 2, box.center[1]), px)
    room = pygame.Rect(shown.right + 1, box.y, box.right - shown.right - 2, box.h)
    canvas.letters(number, room, "number", size, DISABLED if dim else TXT)


def draw_state(canvas: Canvas, sight: Sight, plan: BoardPlan) -> None:
    """Draw a State of the overview. A click anywhere on it selects it; each Deal can be pointed at."""
    player = sight.player(plan.seat)
    rows = [row.band.rect for row in plan.rows]
    ground = plan.panel.rect.unionall(rows)
    moving = sight.standing.mover == plan.seat
    canvas.panel(ground, ACTIVE if moving else PLAIN, f"board {plan.seat}")
    draw_light(canvas, Box(*ground), moving)
    canvas.hit(ground, TabOf(plan.seat))
    _draw_inside(canvas, sight, plan, player)
    draw_on_board(canvas, sight, plan)
    for index, (card, box) in enumerate(zip(player.deals, plan.deals, strict=False)):
        record_hit(canvas, box.rect, DealOf(plan.seat, index, card))
    canvas.layer += 1
    draw_rows(canvas, sight, plan)
    if moving:
        draw_lit_frame(canvas, plan.seat, Box(*ground).grown(canvas.px(_MARGIN)))


def draw_hovered_tab(canvas: Canvas, sight: Sight) -> None:
    """Draw a bright edge around the hovered tab, which can be clicked."""
    if isinstance(sight.mode, Held):
        return
    for plan in sight.layout.opponents:
        if plan.is_tab and sight.touch.hover == TabOf(plan.seat):
            canvas.panel(plan.panel.rect, PanelStyle(None, PAPER, radius=10, edge_width=2), "hover")


def draw_counts(canvas: Canvas, sight: Sight) -> None:
    """Draw on each tab how many targets its State has, while one is chosen. A player who has passed is locked."""
    aimed = _aimed(sight)
    if aimed is None or not sight.layout.has_tabs:
        return
    for plan in sight.layout.opponents:
        if plan.count is None:
            continue
        if sight.player(plan.seat).passed:
            chrome.veil(canvas, plan.panel.rect, 10)
        _draw_badge(canvas, plan, plan.count, aimed, sight)


def _aimed(sight: Sight) -> _Aimed | None:
    """The targets in the other States of the aimed token or of the open question; None if there are none."""
    verb = aimed_at_others(sight.standing, sight.mode)
    if verb:
        return _Aimed(_AIMS[verb], colour_of(sight, verb), target_counts(sight.standing, targets_of(sight.mode)))
    question, counts = sight.standing.question, site_owners(sight.standing)
    icon = QUESTIONS[type(question)].icon if question else ""
    theirs = isinstance(sight.mode, Rest) and any(seat != sight.standing.seat for seat in counts)
    return _Aimed(icon, PAPER, counts) if icon and theirs else None


def _draw_badge(canvas: Canvas, plan: BoardPlan, box: Box, aimed: _Aimed, sight: Sight) -> None:
    locked, count = sight.player(plan.seat).passed, aimed.counts[plan.seat]
    edge = aimed.colour if count else LINE
    canvas.panel(box.rect, PanelStyle(INK, edge, radius=8, edge_width=2.5), f"targets {plan.seat}")
    px = max(ICON_FLOOR, min(round(box.h * 0.66), round(box.w * 0.44)))
    with canvas.within(box.rect):
        if locked:
            canvas.icon("lock", box.rect, px)
            return
        canvas.icon(aimed.icon, (box.x + canvas.px(4) + px / 2, box.center[1]), px, dim=not count)
        left = box.x + canvas.px(6) + px
        room = pygame.Rect(left, box.y, box.right - canvas.px(3) - left, box.h)
        canvas.letters(str(count), room, "number", round(px * 1.1), TXT if count else DISABLED, "center")
