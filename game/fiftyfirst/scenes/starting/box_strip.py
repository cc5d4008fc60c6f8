"""The strip with the whole box below the players of a new game: a sentence, and a small tile for each set or module."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.fiftyfirst.scenes.starting.set_panel import CHOSEN, OPEN, Tile
from game.ui import theme
from game.ui.art.shapes import box
from game.ui.canvas import Canvas
from game.ui.scene import Scene
from game.ui.widgets.button import Button, draw_button, toned

_WORDS, _WIDEST_TILE, _GAP, _BETWEEN, _CAPTION = 400, 126, 8, 20, 24
"""In u: width of the sentence, greatest width of a tile, gap between tiles and between groups of them, and height of
the words above the sentence."""

_ICON = 0.68
"""Size of an icon, as a share of its tile."""

_DEAD = 0.4
"""How far the icon of what cannot be chosen fades into its tile."""


def strip_places(
    canvas: Canvas, rect: pygame.Rect, above: int, beside: int
) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """The places of the sentence, of the tiles and of a button ``beside`` pixels wide: side by side, or the tiles below
    the others, which are ``above`` pixels high then."""
    gap = canvas.px(_BETWEEN)
    button = pygame.Rect(rect.right - beside, rect.y, beside, rect.height)
    if above:
        button.height = above
        words = pygame.Rect(rect.x, rect.y, button.x - gap - rect.x, above)
        top = rect.y + above + gap // 2
        return words, pygame.Rect(rect.x, top, rect.width, rect.bottom - top), button
    words = pygame.Rect(rect.x, rect.y, canvas.px(_WORDS), rect.height)
    return words, pygame.Rect(words.right + gap, rect.y, button.x - gap - words.right - gap, rect.height), button


def draw_summary(canvas: Canvas, rect: pygame.Rect, caption: str, words: str) -> None:
    """Draw a sentence below a caption."""
    head = pygame.Rect(rect.x, rect.y, rect.width, max(canvas.px(_CAPTION), theme.FLOOR))
    canvas.text(caption, head, "sign", theme.CAPTION, theme.MUTED, upper=True)
    below = pygame.Rect(rect.x, head.bottom, rect.width, rect.bottom - head.bottom)
    canvas.text(words, below, "text", theme.BODY, theme.TXT, wrap=True)


def put_tiles(scene: Scene, canvas: Canvas, rect: pygame.Rect, groups: Sequence[Sequence[Tile]]) -> None:
    """Draw groups of tiles in one row, to be switched by a press."""
    count, gap, between = sum(map(len, groups)), canvas.px(_GAP), canvas.px(_BETWEEN)
    spare = rect.width - (count - len(groups)) * gap - (len(groups) - 1) * between
    wide = min(spare // max(1, count), canvas.px(_WIDEST_TILE))
    left = rect.x
    for group in groups:
        for tile in group:
            _put_tile(scene, canvas, pygame.Rect(left, rect.y, wide, rect.height), tile)
            left += wide + gap
        left += between - gap


def _put_tile(scene: Scene, canvas: Canvas, rect: pygame.Rect, tile: Tile) -> None:
    """Draw the icon of a set or module, bright if it is played with."""
    why, title = tile.why, tile.title
    if why:
        why = scene.text("box-tile-dead", title=title, why=why)
    tip = scene.text("box-tile", title=title, brings=tile.brings)
    button = Button(tile.label, "", rect, why=why, tip=tip, drawn=False)
    scene.buttons[tile.label] = button
    style = CHOSEN if tile.chosen else OPEN if why else toned(OPEN, tile.label, scene.touch)
    with canvas.within(rect):
        canvas.panel(rect, style, tile.label)
        canvas.icon(tile.icon, rect, max(theme.ICON_FLOOR, round(min(rect.size) * _ICON)))
        if why:
            canvas.blit(box(rect.size, canvas.px(style.radius), style.fill, alpha=_DEAD), rect.topleft)
    draw_button(canvas, button, scene.touch)
