"""What the upright faces of Machines, Areas and tiles share: a picture, a title on a dark band over its foot, a strip
that says what it is, and below them bands with signs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from game.ui.art import ornaments
from game.ui.art.card_face import RATIO, title_place
from game.ui.art.palettes import PALETTES
from game.ui.art.scenery import picture
from game.ui.art.titles import title_setting
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, ICON_FLOOR, INK, PAPER

LARGE: Final = 250
"""From this width, in pixels, a face says in words what it is."""

_TINY: Final = 72
"""Under this width, in pixels, a face has picture and signs alone."""


class Upright(NamedTuple):
    """The measures of a face, in pixels."""

    width: int

    @property
    def height(self) -> int:
        return round(self.width * RATIO)

    @property
    def is_large(self) -> bool:
        return self.width >= LARGE

    @property
    def is_tiny(self) -> bool:
        return self.width < _TINY

    @property
    def border(self) -> int:
        return max(3, round(self.width * 0.028))

    def band(self, bottom: int, large: float, small: float, least: int = 0) -> pygame.Rect:
        """A band that ends at ``bottom``; its height is a share of that of a large face, or of a small one."""
        high = max(least, round(self.height * (large if self.is_large else small)))
        return pygame.Rect(self.border, bottom - high, self.width - 2 * self.border, high)

    def row(self, bottom: int, above: int = 3) -> pygame.Rect:
        """A band for signs, so many pixels higher than the least icon."""
        return self.band(bottom, 0.115, 0.13, ICON_FLOOR + above)

    def draw_head(
        self, canvas: Canvas, id: str, kind: str, words: ornaments.Words, text: float, ends: tuple[int, int],
        draw_kind: Callable[[pygame.Rect], None], rule: str = "",
    ) -> pygame.Rect:  # fmt: skip
        """Draw body, picture, title and strip, the last one by ``draw_kind`` on large faces; returns what is
        seen of the picture above the title.

        Args:
            kind: the name of its inks.
            text: scale of the title on small faces.
            ends: where what stands below the strip begins, and where the picture of a tiny face ends.
            rule: colour of a line at the foot of the title.
        """
        inks, border = PALETTES[kind], self.border
        strip = self.band(ends[0], 0.052, 0)
        px, room = title_place(self.width, text)
        title = title_setting(id, words, max(FLOOR, round(self.height * 0.058)) if self.is_large else px, room)
        band = self.band(strip.y, 0.082, 0.12)
        band.height = 0 if self.is_tiny else title.height(band.height)
        band.bottom = strip.y
        art = pygame.Rect(border, border, band.width, (ends[1] if self.is_tiny else band.y + band.height // 4) - border)
        ornaments.lay(canvas, canvas.rect, self.width * 0.045, inks[1], INK, max(1.5, self.width * 0.009))
        covered = 0.0 if self.is_tiny else (art.bottom - band.y) / max(1, art.height)
        ornaments.hang(canvas, picture(id, kind, art.size, covered), art.topleft, round(self.width * 0.027))
        if not self.is_tiny:
            canvas.fill(band, inks[0])
            line = max(2, border // 2)
            if rule:
                canvas.fill(pygame.Rect(band.x, band.bottom - line, band.width, line), rule)
            place = pygame.Rect(band.x + border, band.y, band.width - 2 * border, band.height - border // 2)
            canvas.letters(title.text, place, "title", title.px, PAPER, "center", wrap=True)
        if self.is_large:
            draw_kind(strip)
        return pygame.Rect(border, border, band.width, (ends[1] if self.is_tiny else band.y) - border)
