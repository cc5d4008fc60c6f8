"""What Cleanup leaves a seat and what it takes, in two lines beside or below the licence plate (R17.2, R17.3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import pygame

from game.kernel.bag import Bag
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


def draw_account(
    scene: PhaseScene, canvas: Canvas, rect: pygame.Rect, player: SeatView, left: Mapping[CleanupRow, Bag]
) -> None:
    """Draw the plate of a seat, and beside or below it what is ``left`` of its goods."""
    gap = canvas.px(_GAP)
    if rect.width > _FLAT * rect.height:
        plate = pygame.Rect(rect.x, rect.y, rect.width * 2 // 5, min(rect.height, canvas.px(_PLATE * 1.3)))
        plate.centery = rect.centery
        lines = pygame.Rect(plate.right + 2 * gap, rect.y, rect.right - plate.right - 2 * gap, rect.height)
    else:
        plate = pygame.Rect(rect.x, rect.y, rect.width, min(canvas.px(_PLATE), rect.height * 2 // 5))
        lines = pygame.Rect(rect.x, plate.bottom + gap, rect.width, rect.bottom - plate.bottom - gap)
    scene.draw_plate(canvas, plate, player.seat, player)
    draw_lines(scene, canvas, lines, left)


def draw_lines(scene: PhaseScene, canvas: Canvas, rect: pygame.Rect, left: Mapping[CleanupRow, Bag]) -> None:
    """Draw what a seat keeps and what it loses, a line each; the line with many goods is twice as high."""
    text, pad, gap = scene.context.text, canvas.px(12), canvas.px(_GAP)
    names = [text(f"cleanup-{place.row}") for place in left]
    shares = [1 + (len(goods) * canvas.px(_GOOD_WIDTH) > rect.width * 3 // 4) for goods in left.values()]
    unit = (rect.height - gap) // sum(shares)
    room = pygame.Rect(0, 0, rect.width // 4, unit)
    px = canvas.common_px([(name, room) for name in names], "title", BODY, upper=True)
    wide = max(width_of(name.upper(), "title", px) for name in names) + 2
    top = rect.y
    for name, share, (place, goods) in zip(names, shares, left.items(), strict=True):
        line = pygame.Rect(rect.x, top, rect.width, share * unit)
        top = line.bottom + gap
        canvas.panel(line, SUNK, place)
        words = pygame.Rect(line.x + pad, line.y, wide, line.height)
        scene.explain(canvas, words.inflate(2 * pad, 0), place, text(f"cleanup-{place.row}-tip"))
        room = pygame.Rect(words.right + pad, line.y + 2, line.right - words.right - 2 * pad, line.height - 4)
        with canvas.within(line):
            canvas.letters(name, words, "title", px, TXT if place.row == "keep" else MUTED, upper=True)
            if goods:
                scene.draw_goods(canvas, goods, room, partial(CleanupGood, place.row, place.seat), TXT, _GOODS)
            else:
                canvas.text(text("cleanup-no-goods"), room, "text", BODY, MUTED)
