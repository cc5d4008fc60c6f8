"""Large pictures behind a screen: a scene under a sky in bands, with what drifts before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from game.ui.art.cache import drop_parts, kept, pause_before_long
from game.ui.art.palettes import Palette
from game.ui.art.shapes import roughen
from game.ui.art.svg import rasterise
from game.ui.canvas import Canvas
from game.ui.shades import shade

WIDE, HIGH = 1920, 1080
"""Size of a scene, in u."""

_BANDS, _BAND = 13, 62
"""Number of bands of a sky, and their height in u."""

_BEAT: Final = 0.45
"""Seconds from one picture of what drifts to the next."""

_STRIPS: Final = 20
"""Number of strips in which a scene is drawn, one beside the other."""


class Drifting(NamedTuple):
    """What drifts before a scene to the right, such as a cloud or a bird.

    Attributes:
        drawings: Its elements in SVG, which follow each other.
        box: Width and height of the drawings, in their units.
        unit: A unit of theirs, in u.
        place: Its upper left corner at first, in u.
        speed: How far it drifts in a second, in u.
        is_rough: Whether it has a grain, as the scene has.
    """

    drawings: tuple[str, ...]
    box: tuple[float, float]
    unit: float
    place: tuple[float, float]
    speed: float
    is_rough: bool = False


class Backdrop(NamedTuple):
    """A large picture in inks of any palette.

    Attributes:
        scene: Its elements, in u.
        sky: The colour of its sky from the top (0) to the horizon (1).
        ground: The colour of what is below it in a high window.
        drifting: What drifts before it.
        middle: What is in the middle of windows that are higher than wide, in u.
        top: The upper edge of what matters in it, in u.
        bottom: The lower edge of that.
        across: The most that is seen across a high window, in u.
        left: The left edge of what a picture shows of it, in u; a menu lies before what is left of that.
    """

    scene: Callable[[Palette], str]
    sky: Callable[[Palette, float], str]
    ground: Callable[[Palette], str]
    drifting: Callable[[Palette], Sequence[Drifting]]
    middle: float
    top: float
    bottom: float
    across: float
    left: float = 0.0

    def covering(self, size: tuple[int, int]) -> View:
        """The view that covers a window: cut at the top in a broad one, at the sides in a high one."""
        scale = max(size[0] / WIDE, size[1] / HIGH)
        wide, high = round(WIDE * scale), round(HIGH * scale)
        left = self._left(size, scale) if size[1] > size[0] else (size[0] - wide) // 2
        return View(scale, left, size[1] - high)

    def behind(self, size: tuple[int, int]) -> View:
        """The view that covers a picture: in one broader than the scene all that matters stands in its middle."""
        view = self.covering(size)
        if self.left:
            scale = max(size[0] / (WIDE - self.left), size[1] / HIGH)
            view = View(scale, size[0] - round(WIDE * scale), size[1] - round(HIGH * scale))
        top = round(size[1] / 2 - (self.top + self.bottom) / 2 * view.scale)
        return view._replace(top=min(0, max(view.top, top)))

    def above(self, size: tuple[int, int], high: float, low: float) -> View:
        """The view of a high window in which all that matters stands between ``high`` and ``low``, in pixels."""
        scale = max((low - high) / (self.bottom - self.top), size[0] / self.across)
        return View(scale, self._left(size, scale), round(low - self.bottom * scale))

    def _left(self, size: tuple[int, int], scale: float) -> int:
        """The left edge with which the middle is in that of a window, as far as there is scene at the right."""
        return max(size[0] - round(WIDE * scale), round(size[0] / 2 - self.middle * scale))


class View(NamedTuple):
    """Where a scene of 1920 x 1080 u is in a window: pixels of a u, and its upper left corner in pixels. Above it is
    more sky, below it more ground."""

    scale: float
    left: int
    top: int

    @property
    def whole(self) -> tuple[int, int]:
        """Its size in pixels."""
        return round(WIDE * self.scale), round(HIGH * self.scale)


class _Drifter(NamedTuple):
    """The pictures of what drifts, at its first place, in pixels and pixels per second."""

    pictures: tuple[pygame.Surface, ...]
    x: float
    y: int
    speed: float


def draw_backdrop(canvas: Canvas, of: Backdrop, inks: Palette, view: View, seconds: float) -> None:
    """Draw a backdrop over the whole canvas.

    Args:
        view: what is seen of it.
        seconds: since it began to drift; what leaves at the right comes back at the left.
    """
    canvas.blit(backdrop(of, canvas.size, inks, view), (0, 0))
    for one in _drifters(of, canvas.size, inks, view):
        wide = one.pictures[0].get_width()
        x = (one.x + wide + one.speed * seconds) % (canvas.size[0] + wide) - wide
        picture = one.pictures[int((seconds + one.y) / _BEAT) % len(one.pictures)]
        canvas.blit(picture, (round(x), one.y))


@kept
def backdrop(of: Backdrop, size: tuple[int, int], inks: Palette, view: View) -> pygame.Surface:
    """The picture without what drifts; ``size`` is in pixels."""
    strips = []
    for number in range(_STRIPS):
        left, right = _ends(view.whole, number)
        if view.left + right > 0 and view.left + left < size[0]:
            strips.append((_strip(of, view.whole, inks, number), (view.left + left, view.top)))
    pause_before_long()
    surface = pygame.Surface(size)
    _paint_sky(surface, of, inks, view)
    surface.blits(strips, doreturn=False)
    drop_parts(_strip)
    below = view.top + view.whole[1]
    surface.fill(shade(of.ground(inks)), (0, below, size[0], max(0, size[1] - below)))
    roughen(surface)
    return surface


def _ends(whole: tuple[int, int], number: int) -> tuple[int, int]:
    """The left and the right edge of a strip."""
    return round(number * whole[0] / _STRIPS), round((number + 1) * whole[0] / _STRIPS)


@kept
def _strip(of: Backdrop, whole: tuple[int, int], inks: Palette, number: int) -> pygame.Surface:
    """A strip of the scene: each is drawn by itself, since all of it takes several frames."""
    left, right = _ends(whole, number)
    unit = WIDE / whole[0]
    body = f'<g transform="translate({-left * unit:.4f} 0)">{of.scene(inks)}</g>'
    return rasterise(body, (right - left, whole[1]), ((right - left) * unit, HIGH))


@kept
def _drifters(of: Backdrop, size: tuple[int, int], inks: Palette, view: View) -> tuple[_Drifter, ...]:  # noqa: ARG001
    """What drifts before a scene in a window of this size."""
    scale, left, top = view
    found = []
    for one in of.drifting(inks):
        size_in_pixels = one.box[0] * one.unit * scale, one.box[1] * one.unit * scale
        pictures = tuple(rasterise(body, size_in_pixels, one.box) for body in one.drawings)
        for picture in pictures if one.is_rough else ():
            roughen(picture)
        found.append(
            _Drifter(pictures, left + one.place[0] * scale, round(top + one.place[1] * scale), one.speed * scale)
        )
    return tuple(found)


def _paint_sky(surface: pygame.Surface, of: Backdrop, inks: Palette, view: View) -> None:
    """The bands of the sky, as plain fills: as SVG shapes they would take most of the drawing time."""
    for number in range(_BANDS):
        top = max(0, round(view.top + number * _BAND * view.scale)) if number else 0
        surface.fill(of.sky(inks, number / (_BANDS - 1)), (0, top, surface.get_width(), surface.get_height() - top))
