"""Draws what the tiles in the line of the overview have in common: the ground, and below the name the picture."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.fiftyfirst.art.pictures import picture
from game.fiftyfirst.table.draw.boards import rounded
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, PanelStyle

HEAD_SHARE: Final = 0.26
"""Height of the name of a tile, as a share of that of what its edge leaves."""

_MOST: Final = 0.42
"""Maximum width of the picture, as a share of that of the tile."""


class TilePlaces(NamedTuple):
    """Where the picture, the name above it, and all else beside it stand on a tile."""

    picture: pygame.Rect
    head: pygame.Rect
    body: pygame.Rect


def draw_tile_ground(canvas: Canvas, box: Box, style: PanelStyle, tile: str, kind: str, share: float) -> TilePlaces:
    """Draw the ground of a ``tile`` of a ``kind`` with its picture, whose width is a ``share`` of its height."""
    canvas.panel(box.rect, style, tile)
    edge, gap = max(2, canvas.px(4)), max(3, canvas.px(8))
    inner = box.grown(-edge).rect
    head = pygame.Rect(
        inner.x + edge, inner.y, inner.width - 2 * edge, max(FLOOR + 2, round(inner.height * HEAD_SHARE))
    )
    high = inner.bottom - head.bottom
    art = pygame.Rect(inner.x, head.bottom, min(round(high * share), round(inner.width * _MOST)), high)
    canvas.image(rounded(picture(tile, kind, art.size), max(1, canvas.px(6))), art.topleft, tile)
    left = art.right + gap
    return TilePlaces(art, head, pygame.Rect(left, head.bottom, inner.right - edge // 2 - left, high))
