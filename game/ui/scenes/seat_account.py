"""What Cleanup leaves a seat and what it takes, in two lines beside or below the licence plate (R17.2, R17.3)."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame

from game.kernel.bag import EMPTY, Bag
from game.rules.phases.cleanup import cleared_of, kept_of, lost_of
from game.rules.state import Seat
from game.rules.view import SeatView
from game.ui.art.lettering import width_of
from game.ui.canvas import Canvas
from game.ui.places import CleanupGood, CleanupRow
from game.ui.scenes.phase import PhaseScene
from game.ui.theme import BODY, MUTED, SUNK, TXT

_FLAT = 5
"""Ratio of width to height above which the plate is beside the lines."""

_PLATE, _GOODS, _GOOD_WIDTH, _GAP = 92, 40, 74, 8
"""In u: height of a plate at most, size of goods, width of one with its number, gap between plate and lines."""


class SeatAccount(NamedTuple):
    """A seat before Cleanup; ``stored`` goods are still to go onto a card."""

    seat: Seat
    player: SeatView
    stored: Bag = EMPTY
    active: bool = False

    @property
    def lines(self) -> tuple[tuple[str, Bag], ...]:
        """The goods that the seat keeps for the next round, and those that it loses."""
        player = self.player
        kept = kept_of(player) + self.stored + Bag({"card": player.cards_held})
        return ("keep", kept), ("lose", lost_of(player) - self.stored + cleared_of(player))


def draw_account(scene: PhaseScene, canvas: Canvas, rect: pygame.Rect, account: SeatAccount) -> None:
    """Draw the plate of a seat, and its lines beside or below it."""
    gap = canvas.px(_GAP)
    if rect.width > _FLAT * rect.height:
        plate = pygame.Rect(rect.x, rect.y, rect.width * 2 // 5, min(rect.height, canvas.px(_PLATE * 1.3)))
        plate.centery = rect.centery
        lines = pygame.Rect(plate.right + 2 * gap, rect.y, rect.right - plate.right - 2 * gap, rect.height)
    else:
        plate = pygame.Rect(rect.x, rect.y, rect.width, min(canvas.px(_PLATE), rect.height * 2 // 5))
        lines = pygame.Rect(rect.x, plate.bottom + gap, rect.width, rect.bottom - plate.bottom - gap)
    scene.draw_plate(canvas, plate, account.seat, account.player, account.active)
    draw_lines(scene, canvas, lines, account)


def draw_lines(scene: PhaseScene, canvas: Canvas, rect: pygame.Rect, account: SeatAccount) -> None:
    """Draw what a seat keeps and what it loses, a line each; the line with many goods is twice as high."""
    text, pad, gap = scene.context.text, canvas.px(12), canvas.px(_GAP)
    names = [text(f"cleanup-{key}") for key, _ in account.lines]
    shares = [1 + (len(goods) * canvas.px(_GOOD_WIDTH) > rect.width * 3 // 4) for _, goods in account.lines]
    unit = (rect.height - gap) // sum(shares)
    room = pygame.Rect(0, 0, rect.width // 4, unit)
    px = canvas.common_px([(name, room) for name in names], "title", BODY, upper=True)
    wide = max(width_of(name.upper(), "title", px) for name in names) + 2
    top = rect.y
    for name, share, (key, goods) in zip(names, shares, account.lines, strict=True):
        line = pygame.Rect(rect.x, top, rect.width, share * unit)
        top = line.bottom + gap
        place = CleanupRow(key, account.seat)
        canvas.panel(line, SUNK, place)
        words = pygame.Rect(line.x + pad, line.y, wide, line.height)
        scene.explain(canvas, words.inflate(2 * pad, 0), place, text(f"cleanup-{key}-tip"))
        room = pygame.Rect(words.right + pad, line.y + 2, line.right - words.right - 2 * pad, line.height - 4)
        with canvas.within(line):
            canvas.letters(name, words, "title", px, TXT if key == "keep" else MUTED, upper=True)
            if goods:
                scene.draw_goods(canvas, goods, room, partial(CleanupGood, key, account.seat), TXT, _GOODS)
            else:
                canvas.text(text("cleanup-no-goods"), room, "text", BODY, MUTED)
