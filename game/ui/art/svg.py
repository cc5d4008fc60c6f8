"""SVG to pixels; and icons, named by the words of the card language, one that only a game has after that game, too:
`metro2033/pig`. The rasteriser does not know `stroke-dasharray`, `use`, `text` or `clipPath`."""

from __future__ import annotations

import io
import re
from functools import lru_cache
from itertools import pairwise

import pygame

from game.files import is_file
from game.paths import assets_folder
from game.ui.art.cache import drop_parts, kept
from game.ui.shades import is_high_contrast, shade, shaded

_AT_ONCE = 120_000
"""Pixels of a picture that are drawn at once."""


def convert(surface: pygame.Surface) -> pygame.Surface:
    """The picture in the format that blits fastest, if there is a window."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def rasterise(body: str, size: tuple[float, float], view: tuple[float, float] | None = None) -> pygame.Surface:
    """Draw the elements of ``body`` in the shades of the player's palette.

    Args:
        size: of the picture, in pixels.
        view: of the view box, in units; ``size`` by default.
    """
    width, height = max(1, round(size[0])), max(1, round(size[1]))
    across, down = (max(1, length) for length in view or size)
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{across}" height="{down}" viewBox="0 0 {across} {down}"'
        f' preserveAspectRatio="none">{shaded(body)}</svg>'
    )
    drawn = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height))
    if drawn.get_size() != (width, height):  # of some shapes a pixel too wide
        drawn = pygame.transform.scale(drawn, (width, height))
    return convert(drawn)


def rasterise_in_bands(body: str, size: tuple[int, int], view: tuple[float, float]) -> pygame.Surface:
    """`rasterise` for pictures of any size: of a large one each band is drawn by itself, since all of it takes more
    than a frame."""
    bands = -(-size[0] * size[1] // _AT_ONCE)
    edges = [round(number * size[1] / bands) for number in range(bands + 1)]
    drawn = [(_band(body, size, view, top, bottom), (0, top)) for top, bottom in pairwise(edges)]
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.blits(drawn)
    drop_parts(_band)
    return convert(surface)


@kept
def _band(body: str, size: tuple[int, int], view: tuple[float, float], top: int, bottom: int) -> pygame.Surface:
    """The rows of a picture from ``top`` on."""
    unit = view[1] / size[1]
    moved = f'<g transform="translate(0 {-top * unit:.4f})">{body}</g>'
    return rasterise(moved, (size[0], bottom - top), (view[0], (bottom - top) * unit))


@lru_cache(256)
def elements(folder: str, name: str) -> str:
    """The content of the `svg` element of an asset. Raises FileNotFoundError if there is no such asset."""
    found = re.search(r"<svg[^>]*>(.*)</svg>", _text(folder, name), re.DOTALL)
    return found.group(1) if found else ""


@lru_cache(256)
def focus(folder: str, name: str) -> tuple[float, float, float, float] | None:
    """The part of an asset that no picture may cut: its `data-focus`, "x y width height" in units of the view box."""
    found = data(folder, name, "focus")
    if not found:
        return None
    x, y, width, height = map(float, found.split())
    return x, y, width, height


@lru_cache(256)
def data(folder: str, name: str, key: str) -> str:
    """What an asset says of itself in `data-` and ``key``; an empty string if it says nothing."""
    found = re.search(rf'<svg[^>]*data-{key}="([^"]*)"', _text(folder, name))
    return found.group(1) if found else ""


def _text(folder: str, name: str) -> str:
    return (assets_folder() / folder / f"{name}.svg").read_text(encoding="utf-8")


@lru_cache(512)
def exists(folder: str, name: str) -> bool:
    """True if there is such an asset."""
    return is_file(assets_folder() / folder / f"{name}.svg")


def mixed(one: str, other: str, share: float) -> str:
    """The shade ``share`` of the way from ``one`` to ``other``.

    >>> mixed("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    first, second = pygame.Color(shade(one)), pygame.Color(shade(other))
    parts = (round(first[i] + (second[i] - first[i]) * share) for i in range(3))
    return "#" + "".join(f"{part:02X}" for part in parts)


_UNKNOWN = "unknown"
_VIRTUAL = "virtual_"
"""Prefix of a virtual opponent's emblem; the rest is the emblem it is named after."""

_MARK = 0.5
"""Size of the robot's head on an emblem, as a share of the emblem."""

_FADED, _FADED_HIGH_CONTRAST = 153, 178
"""Alpha of a faded picture, of 255: it must still be told apart from others."""


@kept
def icon(name: str, px: int, dim: bool = False) -> pygame.Surface:
    """The icon ``name``, ``px`` pixels square; ``dim`` fades it, as for a count of zero.

    A name without a picture, such as a category of a user's pack, gets the icon for unknown things.
    """
    surface = _marked(name, px) if name.startswith(_VIRTUAL) else _drawn(name, px)
    return faded(surface) if dim else surface


def faded(picture: pygame.Surface) -> pygame.Surface:
    """Fade ``picture`` in place, and return it."""
    alpha = _FADED_HIGH_CONTRAST if is_high_contrast() else _FADED
    picture.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _drawn(name: str, px: int) -> pygame.Surface:
    known = name if is_icon(name) else _UNKNOWN
    return rasterise(elements(*asset_of(known)), (px, px), (64, 64))


def is_icon(name: str) -> bool:
    """Whether there is a picture of an icon."""
    return exists(*asset_of(name))


def asset_of(icon: str) -> tuple[str, str]:
    """The folder and the name of the asset of an icon.

    >>> asset_of("pig"), asset_of("metro2033/pig")
    (('icons', 'pig'), ('metro2033/icons', 'pig'))
    """
    game, between, name = icon.rpartition("/")
    return f"{game}{between}icons", name


def namesake(emblem: str) -> str:
    """The emblem that a virtual opponent is named after, or the emblem itself.

    >>> namesake("virtual_north")
    'north'
    """
    return emblem.removeprefix(_VIRTUAL)


def _marked(name: str, px: int) -> pygame.Surface:
    """An emblem with the head of a robot in its lower right corner."""
    surface = _drawn(namesake(name), px)
    side = round(px * _MARK)
    surface.blit(_drawn("robot", side), (px - side, px - side))
    return surface


@kept
def upside_down(name: str, px: int) -> pygame.Surface:
    """The icon turned by 180 degrees, as at the foot of a card."""
    return pygame.transform.flip(icon(name, px), True, True)
