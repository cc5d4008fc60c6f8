"""Draws the menu of a clicked hand card, Location of another player, Machine or district: its verbs in a row, each with
its cost."""

from __future__ import annotations

import pygame

from game.ui.art import chrome
from game.ui.art.strips import goods_row
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import HandCard, VerbSign
from game.ui.table import labels
from game.ui.table.draw.glows import colour_of
from game.ui.table.play.modes import Radial, Target, best_of
from game.ui.table.play.place_boxes import fan_box
from game.ui.table.sight import Sight
from game.ui.theme import CAPTION, DISABLED, GOLD, LINE, PANEL, PANEL2, TITLE, TXT, PanelStyle
from game.ui.widgets.button import record_hit
from game.wording.rows.commands import OF_VERBS

LAYER = 9
_WIDTH, _WIDER, _HEIGHT, _GAP, _LIFT, _ICON = 172, 232, 82, 10, 20, 34
"""In u: width of a button, and of one with the long names at a Location; its height; gaps beside and below; icons."""


def verb_boxes(sight: Sight, mode: Radial) -> dict[str, Box]:
    """Verb -> its button, in a row above the card; below a Location or Machine that has no room above."""
    place, layout = fan_box(sight, mode), sight.layout
    if place is None:
        return {}
    of_hand = isinstance(mode.source, HandCard)
    wide = _WIDTH if of_hand else _WIDER
    verbs: tuple[str, ...] = labels.VERBS if of_hand else labels.SITE_VERBS
    room = layout.hand.strip if of_hand else layout.opponent.rows[0].band
    zone = sight.zone(mode.source)
    if zone and zone.menu:
        verbs, over = zone.menu(sight, mode)
        room = Box(*room.rect.union(over.rect)) if over else room
    scale, grown = layout.scale, max(1.0, sight.text_scale)
    width, height, gap, lift = (round(u * scale) for u in (wide * grown, _HEIGHT * min(grown, 1.6), _GAP, _LIFT))
    width = min(width, (room.w - (len(verbs) - 1) * gap) // len(verbs))
    whole = len(verbs) * (width + gap) - gap
    left = max(room.x, min(place.center[0] - whole // 2, room.right - whole))
    top = place.y - height - lift
    if not of_hand and top < room.y:
        top = place.bottom + lift
    return {verb: Box(left + index * (width + gap), top, width, height) for index, verb in enumerate(verbs)}


def draw_radial(canvas: Canvas, sight: Sight, mode: Radial) -> None:
    """Draw the verbs; those that are not possible are dim."""
    canvas.layer = LAYER
    boxes = verb_boxes(sight, mode)
    words = [(sight.text(f"table-verb-{verb}"), _words_room(canvas, box)) for verb, box in boxes.items()]
    px = canvas.common_px(words, "title", TITLE, wrap=True, upper=True)
    for verb, box in boxes.items():
        _draw_verb(canvas, sight, verb, box, best_of(mode.targets, verb), px)
        record_hit(canvas, box.rect, VerbSign(verb))


def _words_room(canvas: Canvas, box: Box) -> pygame.Rect:
    """The room for the name of a verb, right of its icon."""
    left = box.x + canvas.px(18) + max(16, canvas.px(_ICON))
    return pygame.Rect(left, box.y + canvas.px(5), box.right - canvas.px(10) - left, round(box.h * 0.57))


def _draw_verb(canvas: Canvas, sight: Sight, verb: str, box: Box, best: Target | None, px: int) -> None:
    legal = best is not None and best.is_legal
    hovered = sight.touch.hover == VerbSign(verb)
    chrome.drop_shadow(canvas, box.rect, 8, 12)
    edge = (GOLD if hovered else colour_of(sight, verb)) if legal else LINE
    style = PanelStyle(PANEL2 if legal else PANEL, edge, radius=14, edge_width=3 if legal else 1.5)
    canvas.panel(box.rect, style, verb)
    size = max(16, canvas.px(_ICON))
    with canvas.within(box.rect):
        words = _words_room(canvas, box)
        middle = (box.x + canvas.px(12) + size / 2, words.centery)
        canvas.icon(OF_VERBS[verb].icon, middle, size, dim=not legal)
        name = sight.text(f"table-verb-{verb}")
        canvas.letters(name, words, "title", px, TXT if legal else DISABLED, wrap=True, upper=True)
        _draw_cost(canvas, sight, box, best)


def _draw_cost(canvas: Canvas, sight: Sight, box: Box, best: Target | None) -> None:
    """The cost of the verb, or that it is free or not possible."""
    room = pygame.Rect(box.x + canvas.px(10), box.y + round(box.h * 0.62), box.w - canvas.px(20), round(box.h * 0.32))
    if best is not None and best.is_legal and best.verb == "part":
        canvas.text(sight.text("table-verb-part.cost"), room, "text", CAPTION, TXT, "center")
        return
    if best is None or not best.cost:
        words = sight.text("table-verb-free" if best is not None and best.is_legal else "table-verb-never")
        canvas.text(words, room, "text", CAPTION, DISABLED if best is None or not best.is_legal else TXT, "center")
        return
    row = goods_row(best.cost, max(14, canvas.px(24)), badges=best.cost.total > 4)
    shown = row if best.is_legal else row.copy()
    if not best.is_legal:
        shown.set_alpha(90)
    canvas.picture(shown, room, "cost")
