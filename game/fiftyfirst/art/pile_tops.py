"""The top card of a discard pile: what others may know of it at a glance, in less room than a face."""

from __future__ import annotations

from typing import Final

import pygame

from game.fiftyfirst.art import card_parts
from game.fiftyfirst.art.colours import TYPE_COLOURS
from game.fiftyfirst.art.inks import band_ink
from game.fiftyfirst.art.pictures import location_picture
from game.fiftyfirst.cards.card import Location
from game.ui.art import ornaments
from game.ui.art.cache import kept
from game.ui.canvas import Canvas
from game.ui.theme import BLUE, FLOOR, GREY, ICON_FLOOR, INK, PAPER

_TITLED: Final = 76
"""Least width, in pixels, of an upright top card with its title."""

_DISC: Final = ICON_FLOOR + 3
"""Least size of a category, in pixels."""


@kept
def pile_top(location: Location, size: tuple[int, int], wording: ornaments.FaceWords) -> ornaments.Drawing:
    """Picture, categories and Deal of a card, in a place of any shape; with its title if that is upright and wide.

    The categories, which can be matched (R42.7), stand in a column, or side by side in a broad place; the Deal is an
    upright good on a blue ground, in the foot of an upright card and at the lower right of a broad one.
    """
    width, height = size
    canvas = ornaments.blank(size)
    upright = width < height
    border = max(2, round(min(size) * 0.035))
    rule = max(2, round(min(size) * 0.05))
    foot = max(ICON_FLOOR + 3, round(height * 0.17)) if upright else 0
    with canvas.within(canvas.rect):
        ornaments.lay(canvas, canvas.rect, width * 0.06, PAPER, INK, 1.5)
        art = pygame.Rect(border, border, width - 2 * border, height - 2 * border - foot - rule)
        scene = location_picture(location, art.size)
        ornaments.hang(canvas, scene, art.topleft, max(1, round(width * 0.04)))
        canvas.fill(pygame.Rect(art.x, art.bottom, art.width, rule), TYPE_COLOURS.get(location.type, GREY))
        top = _draw_title(canvas, location, art, wording) if upright and width >= _TITLED else art.bottom
        _draw_categories(canvas, location, pygame.Rect(border, border, art.width, top - border), upright)
        if upright:
            ground = pygame.Rect(border, art.bottom + rule, art.width, foot)
            ornaments.lay(canvas, ground, 3, BLUE)
            card_parts.upright_deal(canvas, location.deal, ground.center, max(ICON_FLOOR, round(foot * 0.84)))
        else:
            px = max(ICON_FLOOR, round(art.height * 0.38))
            pill = pygame.Rect(0, 0, round(px * (1.1 * len(location.deal) + 0.3)), round(px * 1.14))
            pill.bottomright = (art.right - 1, art.bottom - 1)
            card_parts.deal_pill(canvas, pill, location.deal, px, 1)
    return ornaments.finished(canvas)


def _draw_categories(canvas: Canvas, location: Location, room: pygame.Rect, upright: bool) -> None:
    """The categories at the upper left, closer together where there is not enough room."""
    length, broad = (room.height, room.width) if upright else (round(room.width * 0.66), room.height)
    size = max(_DISC, min(round(broad * 0.34), length // 2 - 1))
    rest = max(1, len(location.categories) - 1)
    step = min(size + 1, max(1, (length - size) // rest))
    for number, category in enumerate(location.categories):
        x, y = (room.x, room.y + number * step) if upright else (room.x + number * step, room.y)
        ornaments.disc(canvas, category, pygame.Rect(x, y, size, size))


def _draw_title(canvas: Canvas, location: Location, art: pygame.Rect, wording: ornaments.FaceWords) -> int:
    """The title over the foot of the picture; returns its upper edge."""
    room = art.width - 6
    title = ornaments.title_setting(location.id, wording, max(FLOOR, round(art.width * 0.13)), room)
    band = pygame.Rect(art.x, 0, art.width, title.height(FLOOR + 4))
    band.bottom = art.bottom
    canvas.fill(band, band_ink(location.type))
    words = pygame.Rect(band.x + 3, band.y, room, band.height)
    canvas.letters(title.text, words, "title", title.px, PAPER, wrap=True)
    return band.y
