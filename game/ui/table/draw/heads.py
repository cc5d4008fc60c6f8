"""Draws the head of what is laid out: its name, and at its right end its key and the sign of what that does."""

from __future__ import annotations

import pygame

from game.ui.art.lettering import width_of
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.table.sight import AnySight
from game.ui.theme import CAPTION, FLOOR, ICON_FLOOR, MUTED, TXT, PanelStyle, TextSize
from game.ui.widgets.button import record_hit

_SIGN, _KEY, _GAP = 24, 22, 6
"""In u: size of the sign, height of the key, and the gap between them."""

_CAP = PanelStyle(None, MUTED, radius=4, edge_width=1)


def draw_head(
    canvas: Canvas, sight: AnySight, label: Label, box: Box, words: str, u: TextSize = CAPTION, beside: int = 0
) -> pygame.Rect:
    """Draw the name at the left of a head, if it has room there, and what opens or closes it at the right; ``beside``
    pixels before that stay free, whose place is returned."""
    with canvas.within(box.rect):
        gap, wide = canvas.px(_GAP), width_of(words.upper(), "sign", FLOOR)
        end = _draw_opener(canvas, sight, label, box, wide + gap + (beside + gap if beside else 0)) - gap
        free = pygame.Rect(end - beside, box.y, beside, box.h)
        room = pygame.Rect(box.x, box.y, free.x - (gap if beside else 0) - box.x, box.h)
        if room.width >= wide:
            canvas.text(words, room, "sign" if u == CAPTION else "title", u, MUTED if u == CAPTION else TXT, upper=True)
    record_hit(canvas, box.rect, label)
    return free


def _draw_opener(canvas: Canvas, sight: AnySight, label: Label, box: Box, taken: int) -> int:
    """Draw the key, and the sign that it opens or closes a panel, or shows the cards closely; returns the left edge of
    both. The key gives way where only that leaves the pixels ``taken`` by other things."""
    overlay = sight.standing.overlay_of(label)
    sign = "zoom" if overlay is None else "fold" if sight.is_open(overlay.name) else "expand"
    size, high = max(ICON_FLOOR + 2, canvas.px(_SIGN)), max(ICON_FLOOR + 2, canvas.px(_KEY))
    canvas.icon(sign, (box.right - size / 2, box.center[1]), size)
    name = sight.wording.key(sight.zone(label).key)
    px = max(FLOOR, round(high * 0.62))
    cap = pygame.Rect(0, 0, max(high, width_of(name, "strong", px) + 6), high)
    cap.midright = (box.right - size - canvas.px(_GAP), box.center[1])
    if cap.x < box.x or cap.x - box.x < taken <= box.w - size:
        return box.right - size
    canvas.panel(cap, _CAP, "key")
    canvas.letters(name, cap, "strong", px, TXT, "center")
    return cap.x
