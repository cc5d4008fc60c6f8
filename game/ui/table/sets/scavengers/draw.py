"""Draws the discard piles of other seats (R42.1)."""

from __future__ import annotations

import pygame

from game.rules.view import SeatView
from game.ui.art import chrome
from game.ui.art.pile_tops import pile_top
from game.ui.art.strips import badge
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import PileOf
from game.ui.table.plan.boards import BoardPlan
from game.ui.table.sight import Sight
from game.ui.theme import EMPTY_CELL, ICON_FLOOR, MUTED, TXT

_COUNTED = 50
"""Least width, in pixels, of a top card that has room for the number of cards besides categories and Deal."""

_BADGE = 0.62
"""Size of the icon for which the badge of a pile would do, as a share of the smaller side of its top card."""


def draw_discards(canvas: Canvas, sight: Sight, plan: BoardPlan) -> None:
    """Draw the discard pile of another seat, if the plan has one: its top card, the number of its cards, and the sign
    of salvage, faded where nobody may salvage (R42.5a)."""
    box, player = plan.discard, sight.player(plan.seat)
    if box is None:
        return
    top = sight.location(player.discard[-1]) if player.discard else None
    if top:
        chrome.drop_shadow(canvas, box.rect, 3)
        canvas.image(pile_top(top, box.size, sight.wording).surface, box[:2], top.id)
        if player.passed:
            chrome.veil(canvas, box.rect, 5)
    else:
        canvas.panel(box.rect, EMPTY_CELL._replace(radius=5), f"discards {plan.seat}")
        px = max(ICON_FLOOR, round(min(box.w, box.h) * 0.5))
        canvas.icon("discard", box.rect, px, dim=True)
    if plan.discard_note:
        _draw_note(canvas, plan.discard_note, player)
    elif player.discard_size > 1 and box.w >= _COUNTED:
        size = min(box.w, box.h) * _BADGE
        corner = (box.right - round(size * 0.36), box.y + round(size * 0.28))
        badge(canvas, corner, size, str(player.discard_size))
    canvas.hit(box.rect, PileOf(plan.seat))


def _draw_note(canvas: Canvas, note: Box, player: SeatView) -> None:
    """The sign of salvage, and the number of cards to its right."""
    px = max(ICON_FLOOR + 2, round(min(note.h, canvas.px(34)) * 0.9))
    size = max(11, round(px * 0.8))
    middle = note.center[1]
    canvas.icon("salvage", (note.x + px / 2, middle), px, dim=player.passed or not player.discard)
    left = note.x + px + canvas.px(5)
    room = pygame.Rect(left, note.y, note.right - left, note.h)
    canvas.letters(str(player.discard_size), room, "number", size, TXT if player.discard_size else MUTED)
