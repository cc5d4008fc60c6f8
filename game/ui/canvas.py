"""The surface on which the table and the scenes are drawn, and the record of what stands where.

Layout is tested from the record, not from pixels: every text, icon, panel, picture and clickable area
leaves a `Mark` with its rectangle in screen coordinates.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pygame

from game.ui.art.icons import icon as icon_surface
from game.ui.art.lettering import Lettering, lettering
from game.ui.art.portraits import has_portrait, portrait
from game.ui.art.shapes import box
from game.ui.shades import is_high_contrast, shade
from game.ui.theme import LINE, TXT, Metrics, PanelStyle

Place = tuple[float, float] | pygame.Rect
"""A centre, or a rectangle in whose middle something stands."""

Area = pygame.Rect | tuple[float, float, float, float]
"""A rectangle, or its left, top, width and height."""


class Mark(NamedTuple):
    """Something that was drawn, or may be clicked."""

    kind: str
    """`text`, `icon`, `panel`, `hit` or `image`."""
    rect: pygame.Rect
    label: str
    within: pygame.Rect | None
    layer: int
    px: int = 0
    """Size of a text or icon in real pixels."""


class Canvas:
    """Draws on ``surface`` and notes down what it drew. ``layer`` is written into the marks."""

    def __init__(self, surface: pygame.Surface, metrics: Metrics) -> None:
        self.surface = surface
        self.metrics = metrics
        self.marks: list[Mark] = []
        self.layer = 0
        self._within: pygame.Rect | None = None

    def px(self, u: float) -> int:
        """A length in real pixels."""
        return self.metrics.px(u)

    @contextmanager
    def within(self, rect: pygame.Rect) -> Iterator[None]:
        """What is drawn inside belongs to ``rect`` and must not leave it."""
        outer, self._within = self._within, pygame.Rect(rect)
        try:
            yield
        finally:
            self._within = outer

    def text(
        self,
        text: str,
        rect: pygame.Rect,
        role: str = "text",
        u: float = 18,
        colour: str = TXT,
        align: str = "left",
        wrap: bool = False,
        upper: bool = False,
    ) -> pygame.Rect:
        """Set ``text`` in the vertical middle of ``rect``, as large as fits up to ``u``; the rectangle of its ink."""
        return self.letters(text, rect, role, self.metrics.text_px(u), colour, align, wrap, upper)

    def letters(
        self,
        text: str,
        rect: pygame.Rect,
        role: str,
        px: int,
        colour: str,
        align: str = "left",
        wrap: bool = False,
        upper: bool = False,
    ) -> pygame.Rect:
        """Like `text`, in a size of real pixels, which the text scale does not change."""
        words = text.upper() if upper else text
        done = lettering(words, role, px, colour, max(1, rect.width), max(1, rect.height), wrap, align)
        corner = _corner(done, rect, align)
        self.surface.blit(done.surface, corner)
        return self._note("text", done.ink.move(corner), words, done.px)

    def icon(self, name: str, place: Place, px: int, dim: bool = False) -> pygame.Rect:
        """An icon of ``px`` real pixels with its middle at ``place``."""
        return self._note("icon", self._centred(icon_surface(name, px, dim), place), name, px)

    def portrait(self, emblem: str, place: Place, px: int, dim: bool = False) -> pygame.Rect:
        """Whoever has this emblem, ``px`` real pixels square, with the middle at ``place``; the emblem of somebody
        who has no portrait."""
        if not has_portrait(emblem):
            return self.icon(emblem, place, px, dim)
        return self._note("icon", self._centred(portrait(emblem, px, dim), place), emblem, px)

    def picture(self, surface: pygame.Surface, place: Place, label: str = "") -> pygame.Rect:
        """An icon-like surface with its middle at ``place``, marked as an icon."""
        return self._note("icon", self._centred(surface, place), label, surface.get_height())

    def image(self, surface: pygame.Surface, topleft: tuple[float, float], label: str = "") -> pygame.Rect:
        """A finished picture: a card face, a plate."""
        return self._note("image", self.surface.blit(surface, (round(topleft[0]), round(topleft[1]))), label)

    def panel(self, rect: pygame.Rect, style: PanelStyle, label: str = "") -> pygame.Rect:
        """A flat surface; a sign also gets its keyline, 4u inside the edge. In high contrast nothing shows through."""
        scale = self.metrics.scale
        edge_width = max(1.0, style.edge_width * scale)
        alpha = 1.0 if is_high_contrast() else style.alpha
        self._box(rect, style.radius * scale, style.fill, style.edge, edge_width, alpha)
        if style.keyline:
            inset = max(2, self.px(4))
            inner = rect.inflate(-2 * inset, -2 * inset)
            self._box(inner, max(1, style.radius * scale - inset), None, style.keyline, max(1.2, 2 * scale), 1)
        return self._note("panel", pygame.Rect(rect), label)

    def fill(self, rect: Area, colour: str) -> None:
        """Paint a bare rectangle."""
        self.surface.fill(shade(colour), rect)

    def rule(self, rect: pygame.Rect) -> None:
        """A hairline between two lines of a panel."""
        self.fill(rect, LINE)

    def hit(self, rect: pygame.Rect, label: str) -> None:
        """Note down an area that can be clicked."""
        self._note("hit", pygame.Rect(rect), label)

    def _box(
        self, rect: pygame.Rect, radius: float, fill: str | None, edge: str | None, edge_width: float, alpha: float
    ) -> None:
        if rect.width > 0 and rect.height > 0:
            self.surface.blit(box((rect.width, rect.height), radius, fill, edge, edge_width, alpha), rect.topleft)

    def _centred(self, surface: pygame.Surface, place: Place) -> pygame.Rect:
        x, y = place.center if isinstance(place, pygame.Rect) else place
        corner = (round(x - surface.get_width() / 2), round(y - surface.get_height() / 2))
        self.surface.blit(surface, corner)
        return surface.get_rect(topleft=corner)

    def _note(self, kind: str, rect: pygame.Rect, label: str, px: int = 0) -> pygame.Rect:
        self.marks.append(Mark(kind, rect, label, self._within, self.layer, px))
        return rect


def _corner(done: Lettering, rect: pygame.Rect, align: str) -> tuple[int, int]:
    """Where the picture of a text is put: its capitals in the vertical middle of ``rect``, no ink outside."""
    spare = rect.width - done.surface.get_width()
    x = rect.x + {"left": 0, "center": spare // 2, "right": spare}[align]
    y = round(rect.centery - (done.caps[0] + done.caps[1]) / 2)
    y = min(y, rect.bottom - done.ink.bottom)
    return x, max(y, rect.top - done.ink.top)
