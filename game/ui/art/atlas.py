"""The table top: a road atlas at night, near-black, with faint contours, roads and towns."""

from __future__ import annotations

import math
from random import Random
from typing import Final

import pygame

from game.ui.art.cache import kept
from game.ui.art.shapes import roughen
from game.ui.art.svg import rasterise
from game.ui.shades import shade
from game.ui.theme import TABLE

_WIDE, _HIGH = 1920, 1080
_CONTOUR: Final = "#242F37"
_LAND: Final = "#2F3D46"
_LINE: Final = "#55624F"
_GRAIN: Final = 228


@kept(2)
def atlas(size: tuple[int, int]) -> pygame.Surface:
    """The map, covering ``size``."""
    scale = max(size[0] / _WIDE, size[1] / _HIGH)
    whole = (round(_WIDE * scale), round(_HIGH * scale))
    stage = rasterise(_map(), whole, (_WIDE, _HIGH))
    surface = pygame.Surface(size)
    surface.fill(shade(TABLE))
    surface.blit(stage, (0, 0))
    roughen(surface, _GRAIN)
    surface.blit(pygame.transform.smoothscale(_vignette(), size), (0, 0))
    return surface.convert() if pygame.display.get_surface() else surface


def _map() -> str:
    chance = Random("road atlas")
    hills = "".join(_hill(chance, number) for number in range(9))
    roads = "".join(_highway(chance) for _ in range(7))
    town = '<circle cx="{}" cy="{}" r="5" fill="none" stroke="#2C3942" stroke-width="2.5"/>'
    towns = "".join(town.format(chance.randint(60, 1860), chance.randint(60, 1020)) for _ in range(16))
    return hills + roads + towns


def _hill(chance: Random, shape: int) -> str:
    """Five contour lines around a summit."""
    x, y = chance.randint(0, _WIDE), chance.randint(0, _HIGH)
    contours = ""
    for level in range(5):
        radius, points = 60 + level * 46, []
        for step in range(28):
            angle = step * math.pi / 14
            across = radius * (1 + 0.18 * math.sin(angle * 3 + shape) + 0.08 * math.cos(angle * 5 + level))
            down = radius * (1 + 0.16 * math.cos(angle * 2 + shape))
            points.append(f"{x + across * math.cos(angle) * 1.5:.0f} {y + down * math.sin(angle):.0f}")
        contours += f'<path fill="none" stroke="{_CONTOUR}" stroke-width="2" d="M{"L".join(points)}z"/>'
    return contours


def _highway(chance: Random) -> str:
    """A winding road from the left or upper edge, with its centre line."""
    x, y = chance.choice(((0, chance.randint(0, _HIGH)), (chance.randint(0, _WIDE), 0)))
    path = f"M{x} {y}q{chance.randint(80, 260)} {chance.randint(-120, 200)} {chance.randint(220, 460)} 90"
    path += "".join(f"t{chance.randint(260, 460)} {chance.randint(-60, 240)}" for _ in range(5))
    return (
        f'<path d="{path}" fill="none" stroke="{_LAND}" stroke-width="8"/>'
        f'<path d="{path}" fill="none" stroke="{_LINE}" stroke-width="1.6"/>'
    )


def _vignette() -> pygame.Surface:
    """Darkness towards the edges; small, as it is stretched."""
    surface = pygame.Surface((64, 36), pygame.SRCALPHA)
    for x in range(64):
        for y in range(36):
            distance = math.hypot((x - 31.5) / 32, (y - 17.5) / 18)
            surface.set_at((x, y), (0, 0, 0, int(max(0.0, min(1.0, (distance - 0.55) / 0.9)) * 150)))
    return surface
