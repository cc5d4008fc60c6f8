"""The picture of a card: its motif, dark before the stepped light of a lamp at the left."""

from __future__ import annotations

from typing import Final

import pygame

from game.metro2033.art import inks
from game.metro2033.art.faces.tones import TONES, Tones, tinted, tones_of
from game.metro2033.art.map.stations import ICONS, StationLook, badge, station_picture
from game.ui.art.cache import kept
from game.ui.art.svg import elements, rasterise

MOTIFS: Final = "metro2033/motifs"
"""The folder of the motifs."""

_WIDE, _HIGH = 300, 200
"""Width and height of a motif in its file."""

_LAMP: Final = (108, 92)
"""Where the light of the lamp is, in units of a motif."""

_REACH, _STEP = (239.0, 214.0), 0.206
"""How far all of the light would reach across and down, in units of a motif, and by which share of that each step of it
is smaller than the one before."""

_ARCH: Final = (
    '<path d="M0 0H300V200H262V150C262 84 214 34 150 34S38 84 38 150V200H0z" fill="#12100E"/>'
    '<path d="M38 200V150C38 84 86 34 150 34S262 84 262 150V200H250V152C250 92 206 46 150 46S50 92 50 152V200z"'
    ' fill="#2B2622"/>'
    '<path d="M38 150C38 96 72 52 120 38L122 45C80 60 47 100 47 152V200H38z" fill="#94846B"/>'
    '<path d="M60 200L128 158H172L240 200z" fill="#12100E"/>'
    '<path d="M86 200L136 158H142L106 200zM214 200L164 158H158L194 200z" fill="#94846B"/>'
)
"""A tunnel with rails, before which a badge hangs."""

_SIGN: Final = 0.96
"""Size of a station, with what lies around it, as a share of the height of its picture."""


def _lamplight(tones: Tones) -> str:
    steps = [f'<rect width="{_WIDE}" height="{_HIGH}" fill="{tones.light[0]}"/>']
    for number, light in enumerate(tones.light[1:], 1):
        across, down = (reach * (1 - _STEP * number) for reach in _REACH)
        steps.append(f'<ellipse cx="{_LAMP[0]}" cy="{_LAMP[1]}" rx="{across:.1f}" ry="{down:.1f}" fill="{light}"/>')
    return "".join(steps)


@kept
def scene(motif: str, tones: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture with a motif in the tones of a deck or of a type of threat, covering ``size`` in pixels."""
    deck = TONES[tones]
    return _covering(_lamplight(deck) + tinted(elements(MOTIFS, motif), deck), size)


@kept
def faction_scene(faction: str, size: tuple[int, int]) -> pygame.Surface:
    """The badge of a faction before a tunnel, covering ``size`` in pixels."""
    tones = tones_of(inks.FACTIONS[faction])
    emblem = elements(ICONS, f"emblem_{faction}").replace("#FFFFFF", inks.GLYPH)
    hung = f'<g transform="translate(150 104)">{badge(faction, 62)}</g>'
    hung += f'<g transform="translate(112 66) scale({76 / 64:g})">{emblem}</g>'
    return _covering(_lamplight(tones) + tinted(_ARCH, tones) + hung, size)


@kept
def station_scene(look: StationLook, ink: str, size: tuple[int, int]) -> pygame.Surface:
    """A station as it lies on the map, before a tunnel in the colour of its line, covering ``size`` in pixels."""
    tones = tones_of(ink)
    drawn = _covering(_lamplight(tones) + tinted(_ARCH, tones), size)
    sign = station_picture(look, round(min(size) * _SIGN))
    drawn.blit(sign, sign.get_rect(center=(size[0] // 2, round(size[1] * 0.54))))
    return drawn


def _covering(drawing: str, size: tuple[int, int]) -> pygame.Surface:
    """A drawing of the size of a motif, so large that it covers ``size``; of what is too much, both sides lose the
    same."""
    width, height = max(1, size[0]), max(1, size[1])
    scale = max(width / _WIDE, height / _HIGH)
    left, top = (width - _WIDE * scale) / 2, (height - _HIGH * scale) / 2
    return rasterise(
        f'<g transform="translate({left:.2f} {top:.2f}) scale({scale:.5f})">{drawing}</g>', (width, height)
    )
