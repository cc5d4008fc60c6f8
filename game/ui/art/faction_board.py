"""Faction boards: in the shape of a card, to be shown among cards; as a broad poster; and small, in icons alone."""

from __future__ import annotations

import pygame

from game.cards.faction import Exchange, Faction
from game.ui.art import ornaments
from game.ui.art.card_face import RATIO
from game.ui.art.ornaments import Words
from game.ui.art.palettes import PALETTES
from game.ui.art.portraits import poster
from game.ui.art.strips import draw_strip, largest
from game.ui.art.svg import mixed
from game.ui.art.titles import title_setting
from game.ui.canvas import Canvas
from game.ui.theme import FACTION_COLOURS, FLOOR, GREY, ICON_FLOOR, INK, PAPER, PAPER2
from game.wording.rows.cards import faction_strip
from game.wording.signs import Strip, bag_strip, exchange_strip

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
    side = max(4, round(width * 0.05))
    title = title_setting(faction.id, words, max(FLOOR, round(height * 0.07 * text)), inner - 2 * side)
    band = pygame.Rect(0, 0, inner, title.height(round(height * 0.11)))
    band.midbottom = (width // 2, art.bottom + round(height * 0.04))
    paper = pygame.Rect(border, band.bottom, inner, height - border - band.bottom)
    colour = FACTION_COLOURS.get(faction.id, GREY)
    with canvas.within(canvas.rect):
        ornaments.lay(canvas, canvas.rect, width * 0.045, colour, INK, max(1.5, width * 0.012))
        ornaments.lay(canvas, art, width * 0.02, mixed(colour, INK, _SHADE))
        room = pygame.Rect(art.x, art.y, art.width, band.y - art.y)
        canvas.portrait(faction.id, room, round(min(room.size) * _PORTRAIT))
        canvas.fill(band, PALETTES["action"][0])
        canvas.letters(title.text, band.inflate(-2 * side, 0), "title", title.px, PAPER, "center", wrap=True)
        ornaments.lay(canvas, paper, width * 0.02, PAPER)
        _draw_lines(canvas, faction, exchange, paper)
    return ornaments.finished(canvas)


def draw_board(
    faction: Faction, exchange: Exchange, size: tuple[int, int], words: Words, text: float = 1.0
) -> ornaments.Drawing:
    """A board as a poster of about 3 to 2: the leader and the landscape across all of it, and at the right the title,
    the production and the actions; ``text`` scales the title. For hover and for choosing a faction."""
    canvas = ornaments.blank(size)
    height = size[1]
    border, colour = max(3, round(height * 0.022)), FACTION_COLOURS.get(faction.id, GREY)
    ornaments.lay(canvas, canvas.rect, height * 0.04, PAPER, INK, max(1.5, height * 0.006))
    inner = canvas.rect.inflate(-2 * border, -2 * border)
    canvas.image(poster(faction.id, inner.size, stands=0.0), inner.topleft, f"poster {faction.id}")
    left = inner.x + min(round(inner.height * 0.98), inner.width // 2)
    pad = round(height * 0.035)
    column = pygame.Rect(left, inner.y + pad, inner.right - pad - left, inner.height - 2 * pad)
    title = title_setting(faction.id, words, max(FLOOR, round(height * 0.1 * text)), column.width - 2 * pad)
    high = title.height(round(height * 0.15))
    band = pygame.Rect(column.x, column.y, column.width, high)
    paper = pygame.Rect(column.x, band.bottom, column.width, column.bottom - band.bottom)
    with canvas.within(canvas.rect):
        ornaments.lay(canvas, column, height * 0.025, PAPER, INK, max(1.5, height * 0.005))
        ornaments.lay(canvas, band, height * 0.025, mixed(colour, INK, _SHADE))
        canvas.letters(title.text, band.inflate(-pad, 0), "title", title.px, PAPER, "center", wrap=True)
        _draw_lines(canvas, faction, exchange, paper)
    return ornaments.finished(canvas)


def draw_small_board(faction: Faction, exchange: Exchange, size: tuple[int, int]) -> ornaments.Drawing:
    """Production and actions in icons alone: the production above, the actions in two columns below."""
    canvas = ornaments.blank(size)
    width, height = size
    actions = [*(faction_strip(action) for action in faction.actions), exchange_strip(exchange)]
    rows = 1 + -(-len(actions) // 2)
    pitch, pad = height // rows, max(2, height // 40)
    income = pygame.Rect(0, 0, width, pitch)
    ornaments.lay(canvas, canvas.rect, height * 0.06, PAPER, INK, max(1.5, height * 0.012))
    ornaments.lay(canvas, income.inflate(-4, -4), height * 0.05, PAPER2)
    half = width // 2
    cells = [pygame.Rect(n % 2 * half, pitch * (1 + n // 2), half, pitch) for n in range(len(actions))]
    strips = (bag_strip(faction.produces), *actions)
    px = min(largest(strip, half - 4 * pad, pitch * 0.78) for strip in strips)
    with canvas.within(canvas.rect):
        for strip, cell in zip(strips, (income, *cells), strict=True):
            draw_strip(canvas, strip, cell, px)
    return ornaments.finished(canvas)


def _draw_lines(canvas: Canvas, faction: Faction, exchange: Exchange, paper: pygame.Rect) -> None:
    """The production on a darker first line, then a line for each action and for the exchange."""
    lines: list[Strip] = [bag_strip(faction.produces, badges=True)]
    actions = [*(faction_strip(action) for action in faction.actions), exchange_strip(exchange)]
    if paper.height >= _LEAST_LINE * (len(lines) + len(actions)):
        lines += actions
    for number, strip in enumerate(lines):
        top = paper.y + paper.height * number // len(lines)
        room = pygame.Rect(paper.x, top, paper.width, paper.y + paper.height * (number + 1) // len(lines) - top)
        if number == 0:
            ornaments.lay(canvas, room, paper.width * 0.02, PAPER2)
        draw_strip(canvas, strip, room.inflate(-round(paper.width * 0.06), -2), min(room.height * 0.8, room.width / 6))
