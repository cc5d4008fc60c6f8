"""Finished cards of any width, memoised: large and small Location faces, Connection cards, boards, the back."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.cards.card import Connection, Exchange, Faction, Location
from game.ui.art import ornaments
from game.ui.art.cache import kept
from game.ui.art.card_face import FULL, RATIO, SMALL, TINY, draw_face, title_place
from game.ui.art.ornaments import Drawing, Words
from game.ui.art.palettes import PALETTES
from game.ui.art.portraits import poster
from game.ui.art.scenery import picture
from game.ui.art.strips import can_be_squeezed, draw_strip, holds, largest
from game.ui.art.svg import mixed, rasterise
from game.ui.art.titles import common_title_px, title_setting
from game.ui.canvas import Canvas
from game.ui.theme import FACTION_COLOURS, FLOOR, GOLD, GREY, ICON_FLOOR, INK, PAPER, PAPER2, TYPE_COLOURS
from game.wording.rows.cards import Strip, bag_strip, compacted, connection_strip, exchange_strip, faction_strip

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


_SMALLEST: Final = 100
"""Least width, in pixels, of a small face with effects, categories and spoils."""

_NARROW, _UNTITLED = 90, 48
"""Below these widths, in pixels, a Connection card that is tight has less picture, so that its signs may stand on two
lines, and no title."""

_ART, _NARROW_ART, _UNTITLED_ART = 0.5, 0.42, 0.22
"""Height of the picture of a Connection card as a share of the card: usual, narrow, and without title."""


def full_face(location: Location, width: int, wording: Words) -> pygame.Surface:
    """The large face, at least 250 pixels wide, with type, use slots and set mark. Its height is 88/63 of ``width``."""
    return full_drawing(location, width, wording).surface


def mini_face(
    location: Location, width: int, wording: Words, text: float = 1.0, seen: int = 0, title_px: int = 0
) -> pygame.Surface:
    """The small face, with its title as the only words; under 100 pixels with picture, title and Deal alone.

    Args:
        width: in pixels.
        text: scale of the title.
        seen: pixels at the left that no other card covers: everything stands in them; 0 for all.
        title_px: size of the title, which then may have two lines; 0 for the largest that fits.
    """
    return mini_drawing(location, width, wording, text, seen, title_px).surface


def connection_face(
    connection: Connection,
    width: int,
    wording: Words,
    text: float = 1.0,
    seen: int = 0,
    title_px: int = 0,
    tight: bool = False,
) -> pygame.Surface:
    """A Connection card, at least 80 pixels wide, or, where three lie side by side, ``tight``; the rest as of a small
    face."""
    return connection_drawing(connection, width, wording, text, seen, title_px, tight).surface


@kept(4)
def common_title_size(cards: tuple[tuple[str, int, int], ...], wording: Words, text: float = 1.0) -> int:
    """The largest size at which the titles of all small faces fit: id, width and ``seen`` pixels of each."""
    places = [(id, title_place(width, text, seen)) for id, width, seen in cards]
    px = min((size for _, (size, _) in places), default=FLOOR)
    return common_title_px([(id, room) for id, (_, room) in places], wording, px)


@kept(32)
def faction_face(faction: Faction, exchange: Exchange, width: int, wording: Words, text: float = 1.0) -> pygame.Surface:
    """A faction board in the shape of a card, at least 80 pixels wide; ``text`` scales its title."""
    return draw_faction(faction, exchange, width, wording, text).surface


@kept(16)
def board_face(
    faction: Faction, exchange: Exchange, size: tuple[int, int], words: Words, text: float = 1.0
) -> pygame.Surface:
    """A faction board as a broad poster, at least 240 pixels wide; ``text`` scales its title."""
    return draw_board(faction, exchange, size, words, text).surface


@kept(16)
def small_board_face(faction: Faction, exchange: Exchange, size: tuple[int, int]) -> pygame.Surface:
    """Production and actions of a faction in icons alone."""
    return draw_small_board(faction, exchange, size).surface


@kept(16)
def full_drawing(location: Location, width: int, wording: Words) -> Drawing:
    """The large face, with its marks."""
    return draw_face(location, width, FULL, wording)


@kept(448)
def mini_drawing(
    location: Location, width: int, wording: Words, text: float = 1.0, seen: int = 0, title_px: int = 0
) -> Drawing:
    """The small face, with its marks."""
    return draw_face(location, width, SMALL if width >= _SMALLEST else TINY, wording, text, seen, title_px)


@kept(64)
def connection_drawing(
    connection: Connection,
    width: int,
    wording: Words,
    text: float = 1.0,
    seen: int = 0,
    title_px: int = 0,
    tight: bool = False,
) -> Drawing:
    """A Connection card in the colour of its pile, with its marks: token, picture, title, what it takes and gives."""
    has_title = not (tight and width < _UNTITLED)
    height = round(width * RATIO)
    canvas = ornaments.blank((width, height))
    border = max(3, round(width * 0.04))
    shown = min(seen or width, width - border) - border
    share = _UNTITLED_ART if not has_title else _NARROW_ART if tight and width < _NARROW else _ART
    art = pygame.Rect(border, border, min(shown + border, width - 2 * border), round(height * share))
    size, room = title_place(width, text, seen)
    title = title_setting(connection.id, wording, size, room, given=title_px)
    band = pygame.Rect(0, 0, width - 2 * border, title.height(round(height * 0.13)) if has_title else 0)
    band.midbottom = (width // 2, art.bottom + round(height * 0.065))
    paper = pygame.Rect(border, band.bottom, band.width, height - border - band.bottom)
    with canvas.within(canvas.rect):
        sheet = canvas.rect
        ornaments.lay(canvas, sheet, width * 0.045, TYPE_COLOURS[connection.pile], INK, max(1.5, width * 0.012))
        scene = picture(connection.id, connection.pile, art.size, (art.bottom - band.y) / art.height)
        ornaments.hang(canvas, scene, art.topleft, round(width * 0.02))
        canvas.fill(band, PALETTES[connection.pile][0])
        if has_title:
            words = pygame.Rect(band.x + round(width * 0.035), band.y, room, band.height)
            canvas.letters(title.text, words, "title", title.px, PAPER, wrap=True)
        ornaments.lay(canvas, paper, width * 0.02, PAPER)
        paper.width = shown
        px = max(ICON_FLOOR, round(min(width * 0.2, paper.height * 0.7)))
        strip, inner = connection_strip(connection), paper.inflate(-round(width * 0.06), -2)
        fits = holds(strip, *inner.size, ICON_FLOOR) or can_be_squeezed(strip, *inner.size, ICON_FLOOR)
        draw_strip(canvas, compacted(strip) if tight and not fits else strip, inner, px)
        token = max(ICON_FLOOR, round(width * 0.24))
        canvas.icon(connection.pile, (width * 0.02 + token / 2, width * 0.02 + token / 2), token)
    return ornaments.finished(canvas)


def face_size(width: int) -> tuple[int, int]:
    """Width and height of a card, in pixels."""
    return width, round(width * RATIO)


@kept(16)
def card_back(width: int) -> pygame.Surface:
    """The back of a deck card: a star on a route shield before a dark sunburst."""
    burst = ""
    for degrees in range(0, 360, 30):
        ends = (math.radians(degrees), math.radians(degrees + 15))
        points = "".join(f"L{150 + 125 * math.cos(a):.0f} {200 + 125 * math.sin(a):.0f}" for a in ends)
        burst += f'<path fill="#2B3F4B" d="M150 200{points}z"/>'
    corners = ((62 if number % 2 == 0 else 27, math.radians(-90 + number * 36)) for number in range(10))
    star = " ".join(f"{150 + r * math.cos(a):.1f},{200 + r * math.sin(a):.1f}" for r, a in corners)
    body = (
        f'<rect x="3" y="3" width="294" height="413" rx="14" fill="#20303A" stroke="{INK}" stroke-width="5"/>'
        f'<rect x="16" y="16" width="268" height="387" rx="8" fill="none" stroke="{PAPER}" stroke-width="4"/>{burst}'
        '<path d="M76 110q38 20 74-8 36 28 74 8 30 40 22 92-12 72-96 118-84-46-96-118-8-52 22-92z"'
        f' fill="#14202A" stroke="{PAPER}" stroke-width="6"/><polygon points="{star}" fill="{GOLD}"/>'
    )
    return rasterise(body, face_size(width), (300, 419))
