"""Draws the menu of a clicked hand card: its four verbs above it, each with its cost."""

from __future__ import annotations

import pygame

from game.ui.art import chrome
from game.ui.art.strips import goods_row
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import VerbSign
from game.ui.table import labels
from game.ui.table.draw.glows import COLOURS
from game.ui.table.play.modes import Radial
from game.ui.table.play.place_boxes import hand_box
from game.ui.table.play.targets import Target, best_of
from game.ui.table.sight import Sight
from game.ui.theme import DISABLED, GOLD, LINE, PANEL, PANEL2, TXT, PanelStyle
from game.ui.widgets.button import record_hit
from game.wording.rows.commands import OF_HAND

LAYER = 9
_WIDTH, _HEIGHT, _GAP = 158, 78, 10


def verb_boxes(sight: Sight, mode: Radial) -> dict[str, Box]:
    """Verb -> its button, in an arc above the card."""
    card = hand_box(sight, mode.source)
    scale = sight.layout.scale
    if card is None:
        return {}
    strip, grown = sight.layout.hand.strip, max(1.0, sight.text_scale)
    width, height, gap = (round(u * scale) for u in (_WIDTH * grown, _HEIGHT * min(grown, 1.6), _GAP))
    width = min(width, (strip.w - 3 * gap) // 4)
    whole = 4 * width + 3 * gap
    left = max(strip.x, min(card.center[0] - whole // 2, strip.right - whole))
    top = card.y - height - round(26 * scale)
    boxes = {}
    for index, verb in enumerate(labels.VERBS):
        sag = round((14 if index in (0, 3) else 0) * scale)
        boxes[verb] = Box(left + index * (width + gap), top + sag, width, height)
    return boxes


def draw_radial(canvas: Canvas, sight: Sight, mode: Radial) -> None:
    """Draw the four verbs; verbs that are not possible are dim."""
    canvas.layer = LAYER
    for verb, box in verb_boxes(sight, mode).items():
        _draw_verb(canvas, sight, verb, box, best_of(mode.targets, verb))
        record_hit(canvas, box.rect, VerbSign(verb))


def _draw_verb(canvas: Canvas, sight: Sight, verb: str, box: Box, best: Target | None) -> None:
    legal = best is not None and best.is_legal
    hovered = sight.touch.hover == VerbSign(verb)
    chrome.drop_shadow(canvas, box.rect, 8, 12)
    edge = (GOLD if hovered else COLOURS[verb]) if legal else LINE
    style = PanelStyle(PANEL2 if legal else PANEL, edge, radius=14, edge_width=3 if legal else 1.5)
    canvas.panel(box.rect, style, verb)
    size = max(16, canvas.px(34))
    with canvas.within(box.rect):
        middle = box.y + round(box.h * 0.33)
        canvas.icon(OF_HAND[verb].icon, (box.x + canvas.px(12) + size / 2, middle), size, dim=not legal)
        left = box.x + canvas.px(18) + size
        words = pygame.Rect(left, box.y, box.right - canvas.px(8) - left, round(box.h * 0.66))
        canvas.text(sight.text(f"table-verb-{verb}"), words, "title", 20, TXT if legal else DISABLED, upper=True)
        _draw_cost(canvas, sight, box, best)


def _draw_cost(canvas: Canvas, sight: Sight, box: Box, best: Target | None) -> None:
    """The cost of the verb, or that it is free or not possible."""
    room = pygame.Rect(box.x + canvas.px(10), box.y + round(box.h * 0.62), box.w - canvas.px(20), round(box.h * 0.32))
    if best is None or not best.cost:
        words = sight.text("table-verb-free" if best is not None and best.is_legal else "table-verb-never")
        canvas.text(words, room, "text", 15, DISABLED if best is None or not best.is_legal else TXT, "center")
        return
    row = goods_row(best.cost, max(14, canvas.px(24)), badges=best.cost.total > 4)
    shown = row if best.is_legal else row.copy()
    if not best.is_legal:
        shown.set_alpha(90)
    canvas.picture(shown, room, "cost")
