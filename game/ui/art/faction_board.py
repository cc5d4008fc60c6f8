"""A faction board in the shape of a card, to be shown among cards."""

from __future__ import annotations

import pygame

from game.cards.card import Exchange, Faction
from game.ui.art import ornaments
from game.ui.art.card_face import RATIO
from game.ui.art.ornaments import Words
from game.ui.art.palettes import PALETTES
from game.ui.art.strips import draw_strip
from game.ui.art.svg import mixed
from game.ui.canvas import Canvas
from game.ui.theme import FACTION_COLOURS, FLOOR, GREY, ICON_FLOOR, INK, PAPER, PAPER2
from game.wording.signs import Strip, bag_strip, exchange_strip, trade_strip

_LEAST_LINE = ICON_FLOOR + 2
"""Least height of a line of icons, in pixels; a board without room for all lines shows its production alone."""

_SHADE, _PORTRAIT = 0.62, 0.94
"""Darkness of the ground behind the portrait (0 to 1), and the share of it that the portrait takes."""


def draw_faction(
    faction: Faction, exchange: Exchange, width: int, words: Words, text: float = 1.0
) -> ornaments.Drawing:
    """A board in the colour of its faction: portrait, title, production and actions; ``text`` scales the title."""
    height = round(width * RATIO)
    canvas = ornaments.blank((width, height))
    border = max(3, round(width * 0.04))
    inner = width - 2 * border
    art = pygame.Rect(border, border, inner, round(height * 0.4))
    title = ornaments.title_setting(faction.id, words, max(FLOOR, round(height * 0.07 * text)), inner - 6)
    band = pygame.Rect(0, 0, inner, ornaments.band_height(round(height * 0.11), title))
    band.midbottom = (width // 2, art.bottom + round(height * 0.04))
    paper = pygame.Rect(border, band.bottom, inner, height - border - band.bottom)
    colour = FACTION_COLOURS.get(faction.id, GREY)
    with canvas.within(canvas.rect):
        ornaments.lay(canvas, canvas.rect, width * 0.045, colour, INK, max(1.5, width * 0.012))
        ornaments.lay(canvas, art, width * 0.02, mixed(colour, INK, _SHADE))
        room = pygame.Rect(art.x, art.y, art.width, band.y - art.y)
        canvas.portrait(faction.id, room, round(min(room.size) * _PORTRAIT))
        canvas.fill(band, PALETTES["action"][0])
        canvas.letters(title.text, band.inflate(-6, 0), "title", title.px, PAPER, "center", wrap=True)
        ornaments.lay(canvas, paper, width * 0.02, PAPER)
        _draw_lines(canvas, faction, exchange, paper)
    return ornaments.finished(canvas)


def _draw_lines(canvas: Canvas, faction: Faction, exchange: Exchange, paper: pygame.Rect) -> None:
    """The production on a darker first line, then a line for each action and for the exchange."""
    lines: list[Strip] = [bag_strip(faction.produces, badges=True)]
    actions = [*(trade_strip(action.spend, action.gain) for action in faction.actions), exchange_strip(exchange)]
    if paper.height >= _LEAST_LINE * (len(lines) + len(actions)):
        lines += actions
    for number, strip in enumerate(lines):
        top = paper.y + paper.height * number // len(lines)
        room = pygame.Rect(paper.x, top, paper.width, paper.y + paper.height * (number + 1) // len(lines) - top)
        if number == 0:
            ornaments.lay(canvas, room, paper.width * 0.02, PAPER2)
        draw_strip(canvas, strip, room.inflate(-round(paper.width * 0.06), -2), min(room.height * 0.8, room.width / 6))
