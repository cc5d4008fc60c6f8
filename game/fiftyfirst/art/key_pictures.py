"""The picture that stands for a choice, with its title to be set across the foot."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.art.cache import kept
from game.ui.art.scenery import Composition, picture
from game.ui.art.shapes import rounded
from game.ui.art.svg import convert

_PALE: Final = 153
"""Alpha, of 255, of the picture of what is not chosen."""


@kept
def key_picture(
    of: Composition, size: tuple[int, int], covered: float, radius: int, chosen: bool, dead: bool
) -> pygame.Surface:
    """A picture with round upper corners.

    Args:
        size: pixels.
        covered: share of the height, from the foot, that the title will cover.
        radius: of the corners, in pixels.
        chosen: False for what is not chosen: paler, on any ground.
        dead: what cannot be chosen: without colour.
    """
    drawn = picture(of, size, covered).copy()
    if dead:
        drawn = pygame.transform.grayscale(drawn)
    if not chosen:
        drawn.fill((255, 255, 255, _PALE), special_flags=pygame.BLEND_RGBA_MULT)
    drawn.blit(rounded(drawn.get_size(), radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return convert(drawn)
