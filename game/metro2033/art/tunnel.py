"""The large picture behind the title, the cover and the score: a man with a lantern in a tiled tunnel, under a lamp."""

from __future__ import annotations

import re
from random import Random
from typing import Final

import pygame

from game.metro2033.art import inks
from game.metro2033.art.wall import Wall
from game.ui.art.backdrop import HIGH, Backdrop, Drifting
from game.ui.art.palettes import Palette
from game.ui.art.svg import elements, mixed

LAMPLIGHT: Final[Palette] = ("#14171B", "#262D34", "#414B54", "#7D6C4A", "#D9A441", "#FBDF92", "#E5483B")
"""The inks of the picture in its file."""

DAYLIGHT: Final[Palette] = ("#10161C", "#22303A", "#3D5058", "#4F7C82", "#7FB9B4", "#DDF3E4", "#F0A23C")
"""The light of the surface, when a match is over."""

_SCALE, _LEFT = HIGH / 520, 545
"""Size of a unit of the file, and the left edge of its picture, in u: beside the signs of the title."""

_BESIDE: Final = Wall(_LEFT + 40, HIGH, (96, 48))
"""The wall beside the tunnel, in which no tile can be told from another."""

_LIT: Final = (20, 62)
"""The hues of what the lamps light, in degrees."""

_ENAMEL: Final = frozenset(("#E69D2E", "#A5704A"))
"""Lines of the map on the wall, which keep their colour in any light."""

_INK: Final = re.compile("#[0-9A-F]{6}")

_MOTES, _MOTE = 26, 10
"""Number of motes of dust in the light, and the side of the box of one, in units of its drawing."""

_IN_LIGHT: Final = (620, 1880, 60, 900)
"""Where motes are at first: their left and right, upper and lower ends, in u."""


def _scene(palette: Palette) -> str:
    drawn = _INK.sub(lambda found: _lit(found[0], palette), elements("metro2033", "title"))
    beside = _BESIDE.light(0, HIGH)
    return f'<g transform="translate({_LEFT} 0) scale({_SCALE:.4f})">{drawn}</g>{beside}'


def _lit(ink: str, palette: Palette) -> str:
    """An ink of the file in the light of a palette: the nearest one between two of its inks."""
    colour = pygame.Color(ink)
    hue, saturation = colour.hsva[:2]
    if palette == LAMPLIGHT or ink in _ENAMEL or saturation < 12 or not _LIT[0] <= hue <= _LIT[1]:
        return ink
    tone = _tone(ink)
    for number in range(len(LAMPLIGHT) - 2):
        below, above = _tone(LAMPLIGHT[number]), _tone(LAMPLIGHT[number + 1])
        if tone <= above:
            return mixed(palette[number], palette[number + 1], max(0.0, (tone - below) / (above - below)))
    return palette[5]


def _tone(ink: str) -> float:
    """How light an ink is."""
    colour = pygame.Color(ink)
    return 0.3 * colour.r + 0.59 * colour.g + 0.11 * colour.b


def _drifting(palette: Palette) -> list[Drifting]:
    """Dust in the light."""
    chance, (left, right, top, bottom) = Random("dust"), _IN_LIGHT
    motes = []
    for _ in range(_MOTES):
        faint = chance.randint(10, 34) / 100
        body = f'<circle cx="5" cy="5" r="5" fill="{palette[5]}" fill-opacity="{faint}"/>'
        place = chance.randint(left, right), chance.randint(top, bottom)
        motes.append(Drifting((body,), (_MOTE, _MOTE), chance.randint(3, 7) / 10, place, chance.randint(4, 14)))
    return motes


def _dark(palette: Palette, _: float = 0) -> str:
    """Above and below the tunnel there is no light."""
    return palette[0] if palette != LAMPLIGHT else inks.GROUND


TUNNEL: Final = Backdrop(_scene, _dark, _dark, _drifting, middle=1440, top=60, bottom=840, across=1400, left=330)
"""The middle is between the lamp and the man, the top above the lamp, the bottom below his feet; at the left the arch
begins."""
