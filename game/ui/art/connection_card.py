"""The face of a Connection card."""

from __future__ import annotations

import pygame

from game.cards.card import Connection
from game.ui.art import ornaments
from game.ui.art.card_face import RATIO
from game.ui.art.ornaments import Words
from game.ui.art.palettes import PALETTES
from game.ui.art.scenery import picture
from game.ui.art.signs import connection_strip
from game.ui.art.strips import draw_strip
from game.ui.theme import FLOOR, ICON_FLOOR, INK, PAPER, TYPE_COLOURS


def draw_connection(connection: Connection, width: int, words: Words, text: float = 1.0) -> ornaments.Drawing:
    """A card of the colour of its pile: token, picture, title, ``text`` times as large, what it takes and gives."""
    height = round(width * RATIO)
    canvas = ornaments.blank((width, height))
    border = max(3, round(width * 0.04))
    inner = width - 2 * border
    art = pygame.Rect(border, border, inner, round(height * 0.5))
    title = ornaments.title_setting(connection.id, words, max(FLOOR, round(height * 0.085 * text)), inner - 6)
    band = pygame.Rect(0, 0, inner, ornaments.band_height(round(height * 0.13), title))
    band.midbottom = (width // 2, art.bottom + round(height * 0.065))
    paper = pygame.Rect(border, band.bottom, inner, height - border - band.bottom)
    with canvas.within(canvas.rect):
        sheet = canvas.rect
        ornaments.lay(canvas, sheet, width * 0.045, TYPE_COLOURS[connection.pile], INK, max(1.5, width * 0.012))
        scene = picture(connection.id, connection.pile, art.size, 0.7)
        ornaments.hang(canvas, scene, art.topleft, round(width * 0.02))
        canvas.fill(band, PALETTES[connection.pile][0])
        canvas.letters(title.text, band.inflate(-6, 0), "title", title.px, PAPER, "center", wrap=True)
        ornaments.lay(canvas, paper, width * 0.02, PAPER)
        px = max(ICON_FLOOR, round(min(width * 0.2, paper.height * 0.7)))
        draw_strip(canvas, connection_strip(connection), paper.inflate(-round(width * 0.06), -2), px)
        token = max(ICON_FLOOR, round(width * 0.24))
        canvas.icon(connection.pile, (width * 0.02 + token / 2, width * 0.02 + token / 2), token)
    return ornaments.finished(canvas)
