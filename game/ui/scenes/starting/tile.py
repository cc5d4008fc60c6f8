"""A tile of the box: something to play with, what it brings, how many cards it has, and how long it makes a game."""

from __future__ import annotations

import msgspec
import pygame

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.scene import Scene
from game.ui.widgets.button import Button, toned

_CHOSEN = theme.PanelStyle(theme.PAPER, theme.INK, radius=8)
_OPEN = theme.PanelStyle(theme.PANEL2, theme.LINE, radius=8)

_PAD, _ICON, _TICK, _FOOT = 10, 46, 30, 32
"""In u: margin, size of the icon, size of the box to tick, least height of the last line."""

_TITLE, _LETTERS = 0.56, 0.84
"""Share of the icon's height that the title takes, and maximum size of letters as a share of their line's height."""


class Tile(msgspec.Struct, frozen=True):
    """``ticked`` is None if the tile is one of several of which one is chosen, else whether its box is ticked."""

    label: Label
    icon: str
    title: str
    count: str
    """How many cards it brings."""

    brings: str
    """One sentence."""

    length: str
    """How long it makes a game, or what it adds to a round."""

    chosen: bool
    ticked: bool | None = None
    why: str | None = None
    """Why it cannot be chosen; shown in place of the length."""

    tip: str | None = None


def draw_tile(scene: Scene, canvas: Canvas, rect: pygame.Rect, tile: Tile) -> None:
    """Draw a tile, to be pressed like a button."""
    button = Button(tile.label, tile.title, rect, why=tile.why, tip=tile.tip, drawn=False)
    style, colour, pale = (_CHOSEN, theme.INK, theme.NOTE_INK) if tile.chosen else (_OPEN, theme.TXT, theme.MUTED)
    if tile.why is not None:
        colour = pale = theme.DISABLED
    elif not tile.chosen:
        style = toned(style, tile.label, scene.touch)
    px, pad = canvas.px, canvas.px(_PAD)
    inner = rect.inflate(-2 * pad, -2 * px(8))
    with canvas.within(rect):
        canvas.panel(rect, style, tile.label)
        head = pygame.Rect(inner.x, inner.y, inner.width, max(theme.ICON_FLOOR, px(_ICON)))
        low = max(px(_FOOT), inner.height // 5)
        foot = pygame.Rect(inner.x, inner.bottom - low, inner.width, low)
        canvas.icon(tile.icon, (head.x + head.height // 2, head.centery), head.height, dim=tile.why is not None)
        left = head.x + head.height + canvas.px(8)
        title = pygame.Rect(left, head.y, head.right - left, round(head.height * _TITLE))
        count = pygame.Rect(left, title.bottom, title.width, head.bottom - title.bottom)
        _draw_line(canvas, tile.title, title, "strong", canvas.metrics.text_px(theme.BODY), colour)
        _draw_line(canvas, tile.count, count, "text", canvas.metrics.text_px(theme.CAPTION), pale)
        middle = pygame.Rect(inner.x, head.bottom + px(4), inner.width, foot.y - head.bottom - px(8))
        canvas.text(tile.brings, middle, "text", theme.BODY, colour, wrap=True)
        # how long it makes a game, and the box to tick; or why the tile cannot be chosen
        wide = foot.width
        if tile.ticked is not None and tile.why is None:
            size = max(theme.ICON_FLOOR, canvas.px(_TICK))
            place = (foot.right - size // 2, foot.bottom - size // 2)
            canvas.icon("ticked" if tile.ticked else "unticked", place, size)
            wide -= size + canvas.px(6)
        words, ink = (tile.why, theme.TXT) if tile.why else (tile.length, pale)
        canvas.text(words, pygame.Rect(foot.x, foot.y, wide, foot.height), "text", theme.CAPTION, ink, wrap=True)
    scene.put(canvas, button)


def _draw_line(canvas: Canvas, words: str, rect: pygame.Rect, role: str, px: int, colour: str) -> None:
    """Set a line at ``px``, but no larger than fits with the tails of its letters."""
    canvas.letters(words, rect, role, max(theme.FLOOR, min(px, round(rect.height * _LETTERS))), colour)
