"""The upper edge: menu, round, phases, and the score lane with everybody's emblem."""

from __future__ import annotations

import pygame

from game.ui.art import chrome
from game.ui.canvas import Canvas
from game.ui.table import labels
from game.ui.table.boxes import Box
from game.ui.table.layout import SHOWN_PHASES
from game.ui.table.sight import Sight
from game.ui.theme import MUTED, PAPER
from game.ui.widgets.button import record_hit

LANE_LAST = 50
_PHASE_ICONS = {"lookout": "lookout", "production": "production", "action": "action", "cleanup": "cleanup"}


def draw_topbar(canvas: Canvas, sight: Sight) -> None:
    """Draw the bar; its parts are only for looking at, but for the menu."""
    layout, view = sight.layout, sight.standing.view
    canvas.surface.fill("#12181D", (0, 0, layout.size[0], canvas.px(62)))
    canvas.icon("menu", layout.menu.center, canvas.px(36))
    record_hit(canvas, layout.menu.rect, labels.MENU)
    _draw_sign(canvas, sight)
    for index, (name, box) in enumerate(zip(SHOWN_PHASES, layout.phases, strict=True)):
        on = view.phase == name
        words = sight.wording.phase(name) if on else ""
        chrome.chip(canvas, box.rect, _PHASE_ICONS[name], words, on=on, dim=not on)
        canvas.hit(box.rect, f"phase:{name}")
        if index:
            canvas.icon("arrow_light", (box.x - canvas.px(9), box.center[1]), max(14, canvas.px(14)), dim=True)
    _draw_lane(canvas, sight)


def _draw_sign(canvas: Canvas, sight: Sight) -> None:
    rect = sight.layout.sign.rect
    chrome.guide_sign(canvas, rect)
    with canvas.within(rect):
        words = sight.text("table-round", n=sight.standing.view.round)
        canvas.text(words, rect.inflate(-canvas.px(20), -canvas.px(10)), "number", 21, PAPER, "center", upper=True)


def _draw_lane(canvas: Canvas, sight: Sight) -> None:
    box = sight.layout.lane
    road = Box(box.x, box.y + canvas.px(32), box.w, canvas.px(26)).rect
    chrome.lane(canvas, road, LANE_LAST)
    canvas.hit(box.rect, "lane")
    size = max(18, canvas.px(28))
    stacked: dict[int, int] = {}
    for player in sight.standing.view.players:
        x = chrome.lane_x(road, player.vp, LANE_LAST)
        rank = stacked[player.vp] = stacked.get(player.vp, -1) + 1
        place = (x + rank * size * 0.5, road.y + canvas.px(6))
        canvas.icon(player.faction, place, size)
        if player.vp > LANE_LAST:
            note = pygame.Rect(round(place[0]) + size // 2, 0, size * 2, canvas.px(28))
            canvas.text(f"+{LANE_LAST}", note, "number", 15, MUTED)
