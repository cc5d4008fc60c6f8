"""What Cleanup leaves a seat and what it takes, in three rows beside or below the licence plate (R17.2, R17.3)."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame

from game.kernel.bag import EMPTY, Bag
from game.rules.phases.cleanup import cleared_of, kept_of, lost_of
from game.rules.state import Seat
from game.rules.view import SeatView
from game.ui.canvas import Canvas
from game.ui.places import CleanupGood, CleanupRow
from game.ui.scenes.phase import PhaseScene
from game.ui.theme import MUTED, SUNK, TXT

_FLAT = 2.6
"""Ratio of width to height above which the plate is beside the rows."""

_SMALL, _LARGE, _HIGH = 36, 48, 90
"""In u: size of goods in a low and in a high row, and the minimum height of a high row."""

_PLATE, _WORDS, _GAP = 84, 190, 8
"""In u: height of the plate, width of the name of a row, and the gap between them."""


class SeatAccount(NamedTuple):
    """A seat before Cleanup; ``stored`` goods are still to go onto a card."""

    seat: Seat
    player: SeatView
    stored: Bag = EMPTY
    active: bool = False

    @property
    def rows(self) -> tuple[tuple[str, Bag], ...]:
        """The goods that stay, those lost from the supply, and those cleared off the cards."""
        player = self.player
        hand = Bag({"card": player.cards_held})
        kept, lost = kept_of(player) + self.stored + hand, lost_of(player) - self.stored
        return ("stays", kept), ("goes", lost), ("cleared", cleared_of(player))


def draw_account(scene: PhaseScene, canvas: Canvas, rect: pygame.Rect, account: SeatAccount) -> None:
    """Draw the account of a seat into ``rect``."""
    gap = canvas.px(_GAP)
    if rect.width > _FLAT * rect.height:
        plate = pygame.Rect(rect.x, rect.y, rect.width * 2 // 5, min(rect.height, canvas.px(130)))
        plate.centery = rect.centery
        rows = pygame.Rect(plate.right + 2 * gap, rect.y, rect.right - plate.right - 2 * gap, rect.height)
    else:
        plate = pygame.Rect(
            rect.x, rect.y, rect.width, min(canvas.px(scene.sheet.grown(_PLATE, 1.3)), rect.height // 4)
        )
        rows = pygame.Rect(rect.x, plate.bottom + gap, rect.width, rect.bottom - plate.bottom - gap)
    scene.draw_plate(canvas, plate, account.seat, account.player, account.active)
    tall = rows.height // len(account.rows)
    for number, (key, goods) in enumerate(account.rows):
        row = pygame.Rect(rows.x, rows.y + number * tall, rows.width, tall - gap // 2)
        _draw_row(scene, canvas, row, CleanupRow(key, account.seat), goods)


def _draw_row(scene: PhaseScene, canvas: Canvas, rect: pygame.Rect, place: CleanupRow, goods: Bag) -> None:
    text, pad, key = scene.context.text, canvas.px(12), place.row
    canvas.panel(rect, SUNK, place)
    words = pygame.Rect(rect.x + pad, rect.y, min(canvas.px(scene.sheet.grown(_WORDS)), rect.width // 3), rect.height)
    scene.explain(canvas, words, place, text(f"cleanup-{key}-tip"))
    room = pygame.Rect(words.right + pad, rect.y + 2, rect.right - words.right - 2 * pad, rect.height - 4)
    with canvas.within(rect):
        canvas.text(text(f"cleanup-{key}"), words, "text", 20, MUTED, wrap=True)
        if goods:
            u = _LARGE if rect.height > canvas.px(_HIGH) else _SMALL
            scene.draw_goods(canvas, goods, room, partial(CleanupGood, key, place.seat), TXT, u)
        else:
            canvas.text(text("cleanup-no-goods"), room, "text", 20, MUTED)
