"""The backs of the decks."""

from __future__ import annotations

from typing import Final

import pygame

from game.metro2033.art import inks
from game.metro2033.art.faces.scene import MOTIFS
from game.metro2033.art.faces.tones import TONES, tinted, tones_of
from game.ui.art.cache import kept
from game.ui.art.svg import elements, rasterise
from game.ui.art.upright import face_size

BACKS: Final = ("threat", "equipment", "quest", "law", "battle")
"""The decks that have backs."""

_SHEET: Final = (200, 280)
"""Width and height of a back in its file."""

_ROUND: Final = 8
"""Radius of its corners, in the same units."""


@kept
def back(deck: str, width: int, height: int = 0, faction: str = "") -> pygame.Surface:
    """The back of a card of a deck; in the colour of a ``faction`` that holds it, if one is given."""
    tones = tones_of(inks.FACTIONS[faction]) if faction else TONES[deck]
    size = (width, height) if height else face_size(width)
    drawn = rasterise(tinted(elements(MOTIFS, f"back_{deck}"), tones), size, _SHEET)
    mask = rasterise(f'<rect width="{_SHEET[0]}" height="{_SHEET[1]}" rx="{_ROUND}" fill="#FFFFFF"/>', size, _SHEET)
    drawn.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return drawn
