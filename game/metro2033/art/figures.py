"""The figures of heroes that stand on the map, and of armies."""

from __future__ import annotations

from typing import Final

import pygame

from game.metro2033.art import inks
from game.metro2033.art.map.stations import ICONS
from game.ui.art.cache import kept
from game.ui.art.svg import elements, mixed, rasterise

_HERO: Final = (36, 48)
_ARMY: Final = (44, 36)
"""Width and height of the figures in their files."""

_BODY: Final = "#FFFFFF"
_SHADE: Final = "#C8C8C8"
"""The inks of a figure in its file: its body, and the side away from the lamp."""

_CROSS: Final = (
    '<g transform="translate(28.5 10.5)"><circle r="7" fill="#14171B"/><circle r="5.6" fill="#F5F0E6"/>'
    '<path d="M0 -3.6V3.6M-3.6 0H3.6" stroke="#D8352B" stroke-width="2.4"/></g>'
)
"""The red cross of a wounded hero."""


@kept
def hero_figure(faction: str, height: int, is_wounded: bool = False) -> pygame.Surface:
    """The hero of a faction, so many pixels high; its feet are at the middle of the lower edge."""
    body = _tinted("figure", faction) + (_CROSS if is_wounded else "")
    return rasterise(body, (height * _HERO[0] / _HERO[1], height), _HERO)


@kept
def army_figure(faction: str, height: int) -> pygame.Surface:
    """The army of a faction, so many pixels high."""
    return rasterise(_tinted("army_figure", faction), (height * _ARMY[0] / _ARMY[1], height), _ARMY)


def _tinted(name: str, faction: str) -> str:
    ink = inks.FACTIONS[faction]
    return elements(ICONS, name).replace(_BODY, ink).replace(_SHADE, mixed(ink, inks.INK, 0.35))
