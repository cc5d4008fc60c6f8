"""What lies under a table: a dark map with names, darker towards the edges."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from game.ui.art.cache import drop_parts, kept, lasting, pause_before_long
from game.ui.art.lettering import draw_line
from game.ui.art.shapes import roughen
from game.ui.art.svg import rasterise
from game.ui.shades import shade
from game.ui.theme import TABLE

WIDE, HIGH = 1920, 1080
"""Size of a map, in units."""

_SHOWN: Final = (0.62, 0.4)
"""What a window of another shape leaves out at the left and above, as a share of all that it leaves out."""

_STRIPS = 12
"""Number of strips in which the map is drawn, one below the other."""

_STRETCH, _BAND = 8, 10
"""How much the dark edges are enlarged, as they are drawn small; and how many of their rows are enlarged at once."""

_GRAIN: Final = 228


class NameOnMap(NamedTuple):
    """A name: its words, its place, the size of its letters and the space between them in units, its colour, and
    whether its middle is at the place or its left end."""

    words: str
    place: tuple[int, int]
    size: int
    space: int
    colour: str
    is_centred: bool = True


class TableTop(NamedTuple):
    """A map: its elements, in units, and the names on it."""

    drawing: Callable[[], str]
    names: tuple[NameOnMap, ...]


@kept
def table_top(of: TableTop, size: tuple[int, int]) -> pygame.Surface:
    """The map, covering ``size``."""
    scale = max(size[0] / WIDE, size[1] / HIGH)
    whole = (round(WIDE * scale), round(HIGH * scale))
    left, top = (round((room - all) * share) for room, all, share in zip(size, whole, _SHOWN, strict=True))
    strips = [_strip(of, whole[0], scale, number) for number in range(_STRIPS)]
    names = [_letters(name, scale) for name in of.names]
    darkness = _vignette()
    pause_before_long()  # from here on nothing that is kept is missing: a step that ended would lose all of the map
    surface = pygame.Surface(size)  # the only one as large as the window: each takes milliseconds to make
    surface.fill(shade(TABLE))
    for strip, (x, y) in strips:
        surface.blit(strip, (left + x, top + y))
    for name, letters in zip(of.names, names, strict=True):
        at = (left + round(name.place[0] * scale), top + round(name.place[1] * scale))
        _write(surface, letters, at, name.space * scale, name.is_centred)
    roughen(surface, _GRAIN)
    _darken_edges(surface, darkness)
    drop_parts(_strip)
    return surface


@kept
def _strip(of: TableTop, width: int, scale: float, number: int) -> tuple[pygame.Surface, tuple[int, int]]:
    """A strip of the map, and its upper left corner: each is drawn by itself, since all of it takes several frames."""
    high = HIGH / _STRIPS
    top, bottom = (round(edge * high * scale) for edge in (number, number + 1))
    body = f'<g transform="translate(0 {-top / scale:.4f})">{of.drawing()}</g>'
    size = (width, bottom - top)
    return rasterise(body, size, (WIDE, size[1] / scale)), (0, top)


def _letters(name: NameOnMap, scale: float) -> list[pygame.Surface]:
    """The letters of a name, one by one."""
    px = max(1, round(name.size * scale))
    return [draw_line(letter, "sign", px, name.colour) for letter in name.words]


def _write(
    surface: pygame.Surface, letters: list[pygame.Surface], at: tuple[int, int], space: float, is_centred: bool
) -> None:
    """Draw a name around ``at``, or to the right of it, with ``space`` between its letters."""
    wide = sum(letter.get_width() for letter in letters) + space * (len(letters) - 1)
    left = at[0] - (wide / 2 if is_centred else 0)
    for letter in letters:
        surface.blit(letter, (round(left), at[1] - letter.get_height() // 2))
        left += letter.get_width() + space


def _darken_edges(surface: pygame.Surface, darkness: pygame.Surface) -> None:
    """Lay darkness towards the edges over a map, in bands, so that no large picture is needed."""
    width, height = (-(-side // _STRETCH) for side in surface.get_size())
    small = pygame.transform.smoothscale(darkness, (width, height))
    for top in range(0, height, _BAND):
        high = min(_BAND, height - top)
        band = pygame.transform.smoothscale(
            small.subsurface((0, top, width, high)), (width * _STRETCH, high * _STRETCH)
        )
        surface.blit(band, (0, top * _STRETCH))


@lasting(1)
def _vignette() -> pygame.Surface:
    """Darkness towards the edges; small, as it is stretched."""
    surface = pygame.Surface((64, 36), pygame.SRCALPHA)
    for x in range(64):
        for y in range(36):
            distance = math.hypot((x - 31.5) / 32, (y - 17.5) / 18)
            surface.set_at((x, y), (0, 0, 0, int(max(0.0, min(1.0, (distance - 0.55) / 0.9)) * 150)))
    return surface
