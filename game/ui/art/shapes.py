"""Plain shapes: boxes, dashed outlines, shadows, glows, paper grain."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from itertools import pairwise
from statistics import NormalDist

import pygame

from game.ui.art.cache import kept
from game.ui.art.svg import convert, rasterise
from game.ui.shades import shade
from game.ui.theme import PAPER

_GRAIN = 128
"""Side of the tile of paper grain, in pixels."""

_HARDLY = 2
"""A picture with this many times the pixels of its corners is worth stretching."""


def box(
    size: tuple[int, int],
    radius: float = 0,
    fill: str | None = None,
    edge: str | None = None,
    edge_width: float = 1,
    alpha: float = 1.0,
) -> pygame.Surface:
    """A rounded rectangle of ``size`` pixels; its edge lies inside, and ``alpha`` applies to its fill alone."""
    return _box(size, radius, fill, edge, edge_width, alpha)


@kept
def _box(
    size: tuple[int, int], radius: float, fill: str | None, edge: str | None, edge_width: float, alpha: float
) -> pygame.Surface:
    corner = math.ceil(radius + edge_width) + 1
    size = max(1, round(size[0])), max(1, round(size[1]))
    return stretched(size, corner, lambda small: _drawn_box(small, radius, fill, edge, edge_width, alpha))


def stretched(
    size: tuple[int, int], corner: int, draw: Callable[[tuple[int, int]], pygame.Surface], is_plain: bool = True
) -> pygame.Surface:
    """A picture of ``size``: ``draw`` makes a small one of the size it is given, whose middle column and row are
    repeated. To draw a large box as SVG, or to blur it, takes twenty times as long.

    Args:
        corner: from a corner of the picture to what may be repeated, in pixels.
        is_plain: False if the picture differs from row to row, so that only columns are repeated.
    """
    width, height = min(size[0], 2 * corner + 1), min(size[1], 2 * corner + 1) if is_plain else size[1]
    if _HARDLY * width * height >= size[0] * size[1]:
        return draw(size)
    patch = draw((width, height))
    columns, rows = (_cuts(patch.get_size()[i], corner, size[i]) for i in (0, 1))
    surface = pygame.Surface(size, pygame.SRCALPHA, patch.get_bitsize(), patch.get_masks())
    for left, wide, x, width in columns:
        for top, high, y, height in rows:
            part, place = patch.subsurface((left, top, wide, high)), surface.subsurface((x, y, width, height))
            pygame.transform.scale(part, (width, height), place)
    return convert(surface)


def _cuts(side: int, corner: int, wanted: int) -> tuple[tuple[int, int, int, int], ...]:
    """The parts of one side of a patch: where they begin, their length, and both in the larger picture."""
    if side == wanted:
        return ((0, side, 0, side),)
    rest = wanted - 2 * corner
    return (0, corner, 0, corner), (corner, 1, corner, rest), (corner + 1, corner, corner + rest, corner)


def _drawn_box(
    size: tuple[int, int], radius: float, fill: str | None, edge: str | None, edge_width: float, alpha: float
) -> pygame.Surface:
    width, height = size
    inset = edge_width / 2 if edge else 0
    filling = f'fill="{fill}" fill-opacity="{alpha}"' if fill else 'fill="none"'
    stroke = f' stroke="{edge}" stroke-width="{edge_width}"' if edge else ""
    return rasterise(
        f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}"'
        f' rx="{radius}" {filling}{stroke}/>',
        size,
    )


def fade(picture: pygame.Surface, opacity: float) -> None:
    """Let an opaque picture be blitted with this opacity, 0 to 1. An alpha of 255 is thirty times slower than none."""
    alpha = round(255 * opacity)
    picture.set_alpha(alpha if alpha < 255 else None)


@kept
def solid(size: tuple[int, int], colour: str) -> pygame.Surface:
    """An opaque rectangle."""
    surface = pygame.Surface(size)
    surface.fill(shade(colour))
    return surface


@kept
def dashed(
    size: tuple[int, int], radius: float, colour: str, line: float, dash: tuple[float, float] = (14, 8), phase: int = 0
) -> pygame.Surface:
    """A dashed rounded outline, ``line`` pixels wide; ``phase``, in pixels, shifts the dashes along it."""
    path = "".join(_dashes(size, radius, line, dash, phase))
    return rasterise(f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{line}"/>', size)


def _dashes(size: tuple[int, int], radius: float, line: float, dash: tuple[float, float], phase: int) -> list[str]:
    """The dashes as separate SVG paths along the outline, clockwise from the upper left."""
    corners = _outline(size, max(radius, 0.1), line / 2)
    lengths = [math.dist(a, b) for a, b in pairwise(corners)]
    around = sum(lengths)
    count = max(4, round(around / sum(dash)))
    step = around / count
    on = step * dash[0] / sum(dash)
    starts = [(i * step + phase) % around for i in range(count)]
    return [_stretch(corners, lengths, start, on) for start in starts]


def _outline(size: tuple[int, int], radius: float, inset: float) -> list[tuple[float, float]]:
    """The rounded outline as a closed polyline."""
    width, height = size
    r = min(radius, width / 2 - inset, height / 2 - inset)
    centres = (
        (width - inset - r, inset + r, -90),
        (width - inset - r, height - inset - r, 0),
        (inset + r, height - inset - r, 90),
        (inset + r, inset + r, 180),
    )
    points = [
        (x + r * math.cos(math.radians(start + turn)), y + r * math.sin(math.radians(start + turn)))
        for x, y, start in centres
        for turn in range(0, 91, 15)
    ]
    return [*points, points[0]]


def _stretch(corners: list[tuple[float, float]], lengths: list[float], start: float, on: float) -> str:
    """The stretch of the polyline from ``start``, ``on`` long, as an SVG path; it may run past the last corner."""
    text, at, left = "", start, on
    index = 0
    while at >= lengths[index]:
        at -= lengths[index]
        index = (index + 1) % len(lengths)
    while left > 0.01:
        run = min(left, lengths[index] - at)
        text += _segment(corners[index], corners[index + 1], lengths[index], at, run, first=not text)
        left -= run
        at, index = 0.0, (index + 1) % len(lengths)
    return text


def _segment(a: tuple[float, float], b: tuple[float, float], length: float, at: float, run: float, first: bool) -> str:
    """Draw ``run`` further along a-b from ``at``; the ``first`` segment of a path moves there before."""
    if length == 0:
        return ""
    points = [(a[0] + (b[0] - a[0]) * d / length, a[1] + (b[1] - a[1]) * d / length) for d in (at, at + run)]
    head = f"M{points[0][0]:.2f} {points[0][1]:.2f}" if first else ""
    return f"{head}L{points[1][0]:.2f} {points[1][1]:.2f}"


@kept
def shadow(size: tuple[int, int], radius: int, blur: int, alpha: int = 150, colour: str = "#000000") -> pygame.Surface:
    """A soft shadow (in a bright colour, a glow) of a rounded box, 2 * ``blur`` pixels larger on every side."""
    whole = size[0] + 4 * blur, size[1] + 4 * blur
    return stretched(whole, radius + 4 * blur + 1, lambda small: _drawn_shadow(small, radius, blur, alpha, colour))


def _drawn_shadow(whole: tuple[int, int], radius: int, blur: int, alpha: int, colour: str) -> pygame.Surface:
    surface = pygame.Surface(whole, pygame.SRCALPHA)
    tint = pygame.Color(shade(colour))
    surface.fill((tint.r, tint.g, tint.b, 0))
    ground = (2 * blur, 2 * blur, whole[0] - 4 * blur, whole[1] - 4 * blur)
    pygame.draw.rect(surface, (tint.r, tint.g, tint.b, alpha), ground, border_radius=radius)
    if blur > 0:
        surface = pygame.transform.box_blur(surface, max(1, blur), repeat_edge_pixels=False)
    return convert(surface)


@kept
def cast_shadow(size: tuple[int, int], radius: int, reach: int) -> pygame.Surface:
    """The shadow of a rounded box that lies on a table under a lamp: a tight dark line of contact and a wide soft one,
    ``reach`` pixels wide. The box lies in its middle."""
    contact = max(1, reach // 4)
    wide, tight = shadow(size, radius, reach, 105), shadow(size, radius, contact, 150)
    surface = pygame.Surface((size[0] + 6 * reach, size[1] + 6 * reach), pygame.SRCALPHA)
    surface.blit(wide, (reach, reach + max(1, reach * 2 // 3)))
    at = 3 * reach - 2 * contact
    surface.blit(tight, (at, at + max(1, contact // 2)))
    return convert(surface)


@kept
def hollow(size: tuple[int, int], radius: int, depth: int) -> pygame.Surface:
    """A shallow tray in the table under a lamp: darkened, with a shadow ``depth`` pixels wide along its upper edge and
    sides, and a thin light along its lower edge."""
    return stretched(size, radius + 2 * depth + 1, lambda small: _drawn_hollow(small, radius, depth), is_plain=False)


def _drawn_hollow(size: tuple[int, int], radius: int, depth: int) -> pygame.Surface:
    width, height = size
    around = pygame.Surface((width + 4 * depth, height + 4 * depth), pygame.SRCALPHA)
    around.fill((0, 0, 0, 200))
    ground = (2 * depth, 2 * depth + depth // 2, width, height + depth)
    pygame.draw.rect(around, (0, 0, 0, 56), ground, border_radius=radius)
    around = pygame.transform.box_blur(around, max(1, depth))
    surface = around.subsurface((2 * depth, 2 * depth, width, height)).copy()
    surface.blit(box(size, radius, "#FFFFFF"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(_rim(size, radius), (0, 0))
    return convert(surface)


@kept
def _rim(size: tuple[int, int], radius: int) -> pygame.Surface:
    """The edge of a tray: dark above, light below."""
    return rasterise(
        '<defs><linearGradient id="g" x1="0%" y1="0%" x2="0%" y2="100%">'
        '<stop offset="0" stop-color="#000" stop-opacity=".7"/>'
        '<stop offset=".5" stop-color="#000" stop-opacity=".2"/>'
        f'<stop offset="1" stop-color="{PAPER}" stop-opacity=".3"/></linearGradient></defs>'
        f'<rect x=".5" y=".5" width="{size[0] - 1}" height="{size[1] - 1}" rx="{radius}" fill="none"'
        ' stroke="url(#g)" stroke-width="1.2"/>',
        size,
    )


@kept
def puff(side: int, colour: str) -> pygame.Surface:
    """A ball of smoke or dust, ``side`` pixels across."""
    side = max(2, side)
    return rasterise(f'<circle cx="8" cy="8" r="8" fill="{colour}" fill-opacity="0.55"/>', (side, side), (16, 16))


@kept
def grain_tile(darkest: int = 234) -> pygame.Surface:
    """A tile of paper grain to multiply a picture with: mostly ``darkest``, brighter by a bell curve; the same on
    every run."""
    away = [NormalDist().inv_cdf(0.5 + (chance + 0.5) / 512) for chance in range(256)]  # distances from its mean
    shades = bytes(min(255, darkest + int(distance * 11)) for distance in away)
    values = random.Random(1).randbytes(_GRAIN * _GRAIN).translate(shades)
    pixels = bytearray(b"\xff" * (4 * len(values)))
    for channel in range(3):
        pixels[channel::4] = values
    return convert(pygame.image.frombytes(bytes(pixels), (_GRAIN, _GRAIN), "RGBA"))


def roughen(surface: pygame.Surface, darkest: int = 234) -> None:
    """Lay paper grain over the whole of ``surface``."""
    tile = grain_tile(darkest)
    for x in range(0, surface.get_width(), _GRAIN):
        for y in range(0, surface.get_height(), _GRAIN):
            surface.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)


@kept
def rounded(picture_size: tuple[int, int], radius: int) -> pygame.Surface:
    """A white mask with round upper corners to multiply a picture with."""
    width, height = picture_size
    return box((width, height + 2 * radius), radius, "#FFFFFF").subsurface((0, 0, width, height))
