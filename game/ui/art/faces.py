"""Finished cards in any width, drawn once: large and small Location faces, Connection cards, boards, the back."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.cards.card import Connection, Exchange, Faction, Location
from game.ui.art.cache import kept
from game.ui.art.card_face import FULL, RATIO, SMALL, TINY, draw_face
from game.ui.art.connection_card import draw_connection
from game.ui.art.faction_board import draw_faction
from game.ui.art.ornaments import Drawing, Words
from game.ui.art.svg import rasterise
from game.ui.theme import GOLD, INK, PAPER

_SMALLEST: Final = 100
"""Width in pixels from which a small face has room for effects, categories and spoils."""


def full_face(location: Location, width: int, wording: Words) -> pygame.Surface:
    """The large face, from 250 pixels: with type, use slots and set mark. Its height is 88/63 of ``width``."""
    return full_drawing(location, width, wording).surface


def mini_face(location: Location, width: int, wording: Words, text: float = 1.0, seen: int = 0) -> pygame.Surface:
    """The small face: its title is the only word on it, ``text`` times as large as usual. Under 100 pixels it has
    picture, title and Deal alone. Where another card lies over its right side, the title keeps to the pixels that
    are ``seen`` (0: all)."""
    return mini_drawing(location, width, wording, text, seen).surface


def connection_face(connection: Connection, width: int, wording: Words, text: float = 1.0) -> pygame.Surface:
    """A Connection card, from 80 pixels; its title is ``text`` times as large as usual."""
    return connection_drawing(connection, width, wording, text).surface


@kept(32)
def faction_face(faction: Faction, exchange: Exchange, width: int, wording: Words, text: float = 1.0) -> pygame.Surface:
    """A faction board in the shape of a card, from 80 pixels; its title is ``text`` times as large as usual."""
    return draw_faction(faction, exchange, width, wording, text).surface


@kept(16)
def full_drawing(location: Location, width: int, wording: Words) -> Drawing:
    """The large face and what stands where on it."""
    return draw_face(location, width, FULL, wording)


@kept(112)
def mini_drawing(location: Location, width: int, wording: Words, text: float = 1.0, seen: int = 0) -> Drawing:
    """The small face and what stands where on it."""
    return draw_face(location, width, SMALL if width >= _SMALLEST else TINY, wording, text, seen)


@kept(32)
def connection_drawing(connection: Connection, width: int, wording: Words, text: float = 1.0) -> Drawing:
    """A Connection card and what stands where on it."""
    return draw_connection(connection, width, wording, text)


def face_size(width: int) -> tuple[int, int]:
    """Width and height of a card that is ``width`` pixels wide."""
    return width, round(width * RATIO)


@kept(16)
def card_back(width: int) -> pygame.Surface:
    """The back of a deck card: a star on a route shield before a dark sunburst."""
    burst = "".join(_ray(number) for number in range(12))
    body = (
        f'<rect x="3" y="3" width="294" height="413" rx="14" fill="#20303A" stroke="{INK}" stroke-width="5"/>'
        f'<rect x="16" y="16" width="268" height="387" rx="8" fill="none" stroke="{PAPER}" stroke-width="4"/>{burst}'
        '<path d="M76 110q38 20 74-8 36 28 74 8 30 40 22 92-12 72-96 118-84-46-96-118-8-52 22-92z"'
        f' fill="#14202A" stroke="{PAPER}" stroke-width="6"/><polygon points="{_star()}" fill="{GOLD}"/>'
    )
    return rasterise(body, face_size(width), (300, 419))


def _ray(number: int) -> str:
    ends = [math.radians(number * 30 + turn) for turn in (0, 15)]
    points = "".join(f"L{150 + 125 * math.cos(a):.0f} {200 + 125 * math.sin(a):.0f}" for a in ends)
    return f'<path fill="#2B3F4B" d="M150 200{points}z"/>'


def _star() -> str:
    corners = ((62 if number % 2 == 0 else 27, math.radians(-90 + number * 36)) for number in range(10))
    return " ".join(f"{150 + r * math.cos(a):.1f},{200 + r * math.sin(a):.1f}" for r, a in corners)
