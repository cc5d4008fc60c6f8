"""What screens stand on: the window in u, the heading of a phase, and a scrim or frosted glass over the scene below."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.ui.art.cache import kept
from game.ui.art.lettering import width_of
from game.ui.art.shapes import box
from game.ui.art.svg import rasterise
from game.ui.canvas import Canvas
from game.ui.shades import is_high_contrast, shade
from game.ui.theme import ALARM_SIGN, GREEN_SIGN, HEADING, INK, PAPER, RED, SCRIM, SUBHEADING, TXT, Metrics

HIGHER = 1.5
"""How much larger headings, or all of a sheet, are in a window that is higher than wide."""

LAYER = 12
_BANDS: Final = 8
"""Pieces of a scrim."""

LIGHT, FROST, DEEP = 120, 120, 255
"""Alpha of the scrim, of 255: under a dialog, over frosted glass, under the zoom, through which nothing may shine."""

_DENSE = 200
"""Least alpha in high contrast, to set apart what lies above the scrim."""

_BLUR = 12
"""Pixels of a frosted scene that become one."""


def draw_scrim(canvas: Canvas, alpha: int) -> None:
    """Darken everything drawn so far."""
    _lay(canvas, _veil(canvas.size, alpha))


def draw_frost(canvas: Canvas) -> None:
    """Blur and darken everything drawn so far: colours and places are still seen, but no text. Not for every frame."""
    surface, veil = canvas.surface, _veil(canvas.size, FROST)  # first, as drawing in steps may end here
    if canvas.is_unseen:
        return
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, width // _BLUR), max(1, height // _BLUR)))
    small = pygame.transform.gaussian_blur(small, 2)
    pygame.transform.smoothscale(small, (width, height), surface)
    _lay(canvas, veil)


def _lay(canvas: Canvas, veil: pygame.Surface) -> None:
    """Cover the canvas with bands of a veil: one piece would take as much memory as the window."""
    for top in range(0, canvas.size[1], veil.get_height()):
        canvas.blit(veil, (0, top))


def _veil(size: tuple[int, int], alpha: int) -> pygame.Surface:
    return _scrim((size[0], -(-size[1] // _BANDS)), max(alpha, _DENSE) if is_high_contrast() else alpha)


@kept
def _scrim(size: tuple[int, int], alpha: int) -> pygame.Surface:
    """A surface of one colour. With an alpha of its own, `set_alpha`, it would be blitted up to thirty times slower."""
    veil = pygame.Surface(size, pygame.SRCALPHA if alpha < 255 else 0)
    tint = pygame.Color(shade(SCRIM))
    veil.fill((tint.r, tint.g, tint.b, alpha))
    return veil


class ScreenSheet(NamedTuple):
    """The window as ``width`` x ``height`` u: 1920 x 1080 at 16:9, higher at 4:3, wider at 21:9.

    >>> tuple(ScreenSheet(Metrics((1280, 720))).box(960, 540, 480, 270))
    (640, 360, 320, 180)
    """

    metrics: Metrics

    @property
    def width(self) -> float:
        return self.metrics.size[0] / self.metrics.scale

    @property
    def height(self) -> float:
        return self.metrics.size[1] / self.metrics.scale

    @property
    def is_upright(self) -> bool:
        """True for a window that is higher than wide."""
        width, height = self.metrics.size
        return height > width

    @property
    def is_high(self) -> bool:
        """True for a window that is higher than wide, where u are small; not if they are seen closer."""
        return self.is_upright and self.metrics.closer == 1

    @property
    def closer(self) -> ScreenSheet:
        """The same window with larger u if it is higher than wide, as the width alone makes them small there."""
        return ScreenSheet(self.metrics.seen_closer(HIGHER)) if self.is_high else self

    def grown(self, u: float, most: float = 2.0) -> float:
        """A length that holds text: it grows with the text scale up to ``most`` times, and never shrinks."""
        return u * min(max(1.0, self.metrics.text_scale), most)

    def box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle in u from the upper left corner of the window, in pixels."""
        px = self.metrics.px
        left, top = px(x), px(y)
        return pygame.Rect(left, top, px(x + w) - left, px(y + h) - top)

    def centred(self, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle in the middle of the width, no wider than the window; arguments in u."""
        wide = min(w, self.width - 24)
        return self.box((self.width - wide) / 2, y, wide, h)

    def row(self, count: int, y: float, w: float, h: float, gap: float = 16) -> tuple[pygame.Rect, ...]:
        """``count`` rectangles side by side in the middle, each ``w`` u wide, or less if there is no room."""
        wide = min(w, (self.width - 40 - gap * (count - 1)) / max(1, count))
        left = (self.width - wide * count - gap * (count - 1)) / 2
        return tuple(self.box(left + number * (wide + gap), y, wide, h) for number in range(count))


_HAZARD, _STRIPE = 9, 18
"""In u: width of the striped edge of a sign that alarms, and of its stripes."""

_TOP, _WIDE, _HIGH = 74, 800, 74
"""Upper edge, below the top bar of the table, and size at text scale 1, in u."""


def head_foot(sheet: ScreenSheet) -> float:
    """The lower edge of a heading, in u."""
    return (_TOP + sheet.grown(_HIGH, 1.4)) * _larger(sheet)


def _larger(sheet: ScreenSheet) -> float:
    return HIGHER if sheet.is_high else 1


def head_place(metrics: Metrics) -> pygame.Rect:
    """The place of a heading."""
    sheet = ScreenSheet(metrics)
    top = _TOP * _larger(sheet)
    return sheet.centred(top, sheet.grown(_WIDE) * _larger(sheet), head_foot(sheet) - top)


_SIGN_LEFT, _SIGN_TOP, _SIGN_WIDE, _SIGN_HIGH, _SIGN_WIDEST = 24, 20, 440, 76, 760
"""Corner and size of the sign of a full screen at text scale 1, and how wide its words may make it, in u."""


def draw_screen_sign(canvas: Canvas, icon: str, text: str) -> pygame.Rect:
    """The green sign of a full screen at the upper left, with its icon and name; returns its place."""
    sheet = ScreenSheet(canvas.metrics)
    larger = _larger(sheet)
    high = sheet.grown(_SIGN_HIGH, 1.5) * larger
    px = min(canvas.metrics.text_px(HEADING) * larger, canvas.px(high) * _HEAD_TALL)
    needed = (width_of(text.upper(), "title", round(px)) + _around(canvas, canvas.px(high))) / sheet.metrics.scale
    wide = min(max(sheet.grown(_SIGN_WIDE, 1.35) * larger, needed), _SIGN_WIDEST * larger)
    rect = sheet.box(_SIGN_LEFT, _SIGN_TOP, wide, high)
    draw_heading(canvas, rect, icon, text)
    return rect


def draw_dialog_heading(canvas: Canvas, rect: pygame.Rect, text: str) -> None:
    """The name of a dialog over another scene, in plain letters."""
    canvas.text(text, rect, "title", SUBHEADING, TXT, upper=True)


_HEAD_ICON, _HEAD_TALL, _HEAD_GAP, _HEAD_PAD = 0.64, 0.66, 18, 60
"""Size of the icon and maximum size of the words of a heading, as shares of its height; gap between them, and margins
at both sides together, in u."""


def _around(canvas: Canvas, high: int) -> int:
    """Pixels of a heading beside its words."""
    return round(high * _HEAD_ICON) + canvas.px(_HEAD_GAP) + canvas.px(_HEAD_PAD)


@kept
def _hazard(size: tuple[int, int], radius: int, stripe: int) -> pygame.Surface:
    """Slanting stripes in red and ink."""
    width, height = size
    bars = "".join(
        f'<path d="M{left} {height}l{height} -{height}h{stripe}l-{height} {height}z" fill="{RED}"/>'
        for left in range(-height, width, 2 * stripe)
    )
    drawn = rasterise(f'<rect width="{width}" height="{height}" fill="{INK}"/>{bars}', size)
    drawn.blit(box(size, radius, "#FFFFFF"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return drawn


def draw_heading(canvas: Canvas, rect: pygame.Rect, icon: str, text: str, alarms: bool = False) -> None:
    """A green guide sign with an icon and the name of the screen, centred together; if it ``alarms``, a black one with
    an edge of red stripes."""
    if alarms:
        canvas.image(_hazard(rect.size, round(12 * canvas.metrics.scale), max(6, canvas.px(_STRIPE))), rect.topleft)
        edge = max(4, canvas.px(_HAZARD))
        canvas.panel(rect.inflate(-2 * edge, -2 * edge), ALARM_SIGN, "heading")
    else:
        canvas.panel(rect, GREEN_SIGN._replace(radius=12), "heading")
    size = round(rect.height * _HEAD_ICON)
    gap = canvas.px(_HEAD_GAP)
    most = canvas.metrics.text_px(HEADING) * _larger(ScreenSheet(canvas.metrics))
    px = min(round(most), round(rect.height * _HEAD_TALL))
    wide = min(width_of(text.upper(), "title", px), rect.width - _around(canvas, rect.height))
    left = rect.centerx - (size + gap + wide) // 2
    with canvas.within(rect):
        canvas.icon(icon, (left + size // 2, rect.centery), size)
        words = pygame.Rect(left + size + gap, rect.y, wide + 2, rect.height)
        canvas.letters(text, words, "title", px, PAPER, upper=True)
