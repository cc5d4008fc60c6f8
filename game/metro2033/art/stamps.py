"""Stamps that say how something has ended, and the blocks of which strengths and votes are built."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.art.cache import kept
from game.ui.art.lettering import fit, lettering
from game.ui.art.shapes import box
from game.ui.theme import FLOOR

GREEN, BRASS, BLOOD = "#2F8F57", "#D9A441", "#C2453A"
"""The inks of stamps: a victory, a tie, a defeat."""

_LETTERS: Final = {GREEN: "#C9F2D3", BRASS: "#FFD666", BLOOD: "#FFC4BA"}
_FINER: Final = 2
"""How many times larger a stamp is drawn than it is shown, as it is turned."""

_FILL: Final = "#14171B"


@kept
def stamp(words: str, size: tuple[int, int], ink: str, degrees: float = 0.0, alpha: float = 0.86) -> pygame.Surface:
    """A stamp with ``words`` in an ``ink``, ``size`` pixels wide and high before it is turned."""
    finer = _FINER if degrees else 1
    wide, high = size[0] * finer, size[1] * finer
    edge = max(2, round(high * 0.055))
    drawn = box((wide, high), high * 0.16, _FILL, ink, edge, alpha).copy()
    room = round(wide - high * 0.4), round(high * 0.8)
    px = fit(words.upper(), "title", max(FLOOR, round(high * 0.56)), *room, False).px
    letters = lettering(words.upper(), "title", px, _LETTERS[ink], *room)
    middle = letters.ink.center
    drawn.blit(letters.surface, (wide // 2 - middle[0], high // 2 - middle[1]))
    return pygame.transform.rotozoom(drawn, degrees, 1 / finer) if degrees else drawn
