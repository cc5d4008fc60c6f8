"""Transitions between scenes: a short fade, or a curtain where a hand must stay hidden."""

from __future__ import annotations

from typing import Literal

import pygame

from game.ui.art.shapes import fade
from game.ui.motion.motion import out_cubic, out_quad
from game.ui.settings import Settings
from game.ui.shades import shade
from game.ui.theme import NIGHT

Way = Literal["fade", "dark", "fall", "rise"]
"""`fade` from the old frame, `dark` from black, `fall` and `rise` of a curtain that is itself a scene."""

LASTS: dict[Way, int] = {"fade": 150, "dark": 150, "fall": 200, "rise": 250}
"""Milliseconds at normal speed."""


class Transition:
    """Drawn over the first frames of a new scene.

    With `fade` and `rise` the old frame is seen: the caller chooses them only if it shows no hand that is closed now.
    """

    def __init__(self, way: Way, old: pygame.Surface, lasts: int, settings: Settings) -> None:
        """``old`` is the last frame of the old scene, ``lasts`` in milliseconds at normal speed."""
        self.way = way
        self._old = old
        self._lasts = settings.lasting(lasts)
        self._age = 0

    @property
    def is_over(self) -> bool:
        return self._age >= self._lasts

    def update(self, dt: int) -> None:
        self._age += dt

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the transition over the new frame."""
        t = min(1.0, self._age / max(1, self._lasts))
        if self.way == "fade":
            fade(self._old, 1 - out_quad(t))
            surface.blit(self._old, (0, 0))
        elif self.way == "dark":
            veil = pygame.Surface(surface.get_size())
            veil.fill(shade(NIGHT))
            fade(veil, 1 - t)
            surface.blit(veil, (0, 0))
        elif self.way == "rise":
            surface.blit(self._old, (0, -round(surface.get_height() * out_cubic(t))))
        else:
            curtain = surface.copy()
            surface.fill(shade(NIGHT))
            surface.blit(curtain, (0, -round(surface.get_height() * (1 - out_cubic(t)))))
