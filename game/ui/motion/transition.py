"""From one scene to the next: a short fade, or a curtain where a hand must not be seen on the way."""

from __future__ import annotations

from typing import Literal

import pygame

from game.ui.motion.easing import out_cubic, out_quad
from game.ui.settings import Settings
from game.ui.shades import shade
from game.ui.theme import NIGHT

Way = Literal["fade", "dark", "fall", "rise"]
"""`fade` from the old frame, `dark` out of the dark, `fall` and `rise` of a curtain that is itself a scene."""

LASTS: dict[Way, int] = {"fade": 150, "dark": 150, "fall": 200, "rise": 250}


class Transition:
    """Lies over the frames of a new scene for a moment; ``old`` is the last frame of the one before.

    The old frame is shown only if it holds no hand that is closed now: the caller says so by the ``way``.
    """

    def __init__(self, way: Way, old: pygame.Surface, lasts: int, settings: Settings) -> None:
        """``lasts`` milliseconds at normal speed."""
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
        """Lay what is left of the change over the new frame."""
        t = min(1.0, self._age / max(1, self._lasts))
        if self.way == "fade":
            self._old.set_alpha(round(255 * (1 - out_quad(t))))
            surface.blit(self._old, (0, 0))
        elif self.way == "dark":
            veil = pygame.Surface(surface.get_size())
            veil.fill(shade(NIGHT))
            veil.set_alpha(round(255 * (1 - t)))
            surface.blit(veil, (0, 0))
        elif self.way == "rise":
            surface.blit(self._old, (0, -round(surface.get_height() * out_cubic(t))))
        else:
            curtain = surface.copy()
            surface.fill(shade(NIGHT))
            surface.blit(curtain, (0, -round(surface.get_height() * (1 - out_cubic(t)))))
