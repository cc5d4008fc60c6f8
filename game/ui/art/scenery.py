"""The pictures on the cards: silkscreen posters, each composed of a motif and a landscape in the inks of its type.

The stage is 300 x 210 units with the ground at y 165, and landscape at both sides. The layers from back to front: sky,
sun or moon, clouds, far skyline, middle skyline, poles, ground, motif, birds, rubble. The card's id is the seed that
chooses and places them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import pygame

from game.cards.card import Location
from game.files import read_yaml_file
from game.paths import assets_folder
from game.ui.art import backdrop
from game.ui.art.cache import kept
from game.ui.art.icons import icon
from game.ui.art.palettes import SKIES, Sky, inked
from game.ui.art.shapes import roughen
from game.ui.art.svg import convert, exists, focus, rasterise
from game.ui.theme import ICON_FLOOR

STAGE: Final = (300, 210)
_SUNK: Final = 6
"""A motif stands this much lower on the stage than in its file."""

_AIR: Final = 4
"""Least distance between the focus of a motif and the edge of a picture, in stage units."""


@lru_cache(1)
def _stand_ins() -> dict[str, dict[str, str]]:
    """`assets/motifs/index.yaml`: motifs for cards without their own, by category and by type."""
    stand_ins: dict[str, dict[str, str]] = read_yaml_file(assets_folder() / "motifs" / "index.yaml").plain()
    return stand_ins


def motif_of(card: str, type: str, categories: Sequence[str] = ()) -> str:
    """The name of a card's motif: its own (named by its id), or that of its first known category, or of its type."""
    if exists("motifs", card):
        return card
    stand_ins = _stand_ins()
    known = [stand_ins["categories"][category] for category in categories if category in stand_ins["categories"]]
    return known[0] if known else stand_ins["types"].get(type, stand_ins["types"]["action"])


_LEAST = 0.2
"""Share of the height that counts as seen where a large title covers all of a small picture."""


_FINE: Final = 0.55
"""Pixels of `_stage` for each unit. Pictures in which a unit is not larger, as on small faces at 1080p, are
cut out of it and scaled down, at a tenth of the time of drawing them."""


_SIGN, _SIGN_BROAD, _SIGN_TURN, _SIGN_ALPHA = 0.66, 0.95, -10, 225
"""A painted sign: its size as a share of what is seen of the height of a picture, and of a broad one, how far it is
turned in degrees, and its alpha, of 255."""

_SIGN_AT, _SIGN_AT_BROAD, _BROAD = 0.66, 0.5, 1.8
"""Where its middle is, as a share of the width; on pictures so broad, in heights, between categories and spoils."""


def location_picture(location: Location, size: tuple[int, int], covered: float = 0.0) -> pygame.Surface:
    """The picture of a Location. A hacked one is its Machine in the colours of its row, with a sign painted on it
    (R44.5.1)."""
    card = location.machine or location.id
    if card == location.id or exists("motifs", location.id):
        return picture(location.id, location.type, size, covered, location.categories)
    return _hacked_picture(card, location.type, size, covered)


@kept(48)
def _hacked_picture(machine: str, type: str, size: tuple[int, int], covered: float) -> pygame.Surface:
    """The picture of a Machine in the colours of a row, with the sign of those who have hacked it."""
    drawn = picture(machine, type, size, covered).copy()
    seen = drawn.get_height() * max(_LEAST, 1 - covered)
    is_broad = drawn.get_width() > _BROAD * drawn.get_height()
    px = max(ICON_FLOOR, round(min(seen, drawn.get_width() * 0.5) * (_SIGN_BROAD if is_broad else _SIGN)))
    sign = pygame.transform.rotozoom(icon("hacked", px), _SIGN_TURN, 1.0)
    sign.set_alpha(_SIGN_ALPHA)
    at = _SIGN_AT_BROAD if is_broad else _SIGN_AT
    drawn.blit(sign, sign.get_rect(center=(round(drawn.get_width() * at), round(seen / 2))))
    return drawn


def picture(
    card: str, type: str, size: tuple[int, int], covered: float = 0.0, categories: tuple[str, ...] = ()
) -> pygame.Surface:
    """The picture of a card (by its id), of any shape.

    Args:
        card: the id of a Location, Connection card or Machine.
        type: its type, the pile of a Connection card, or `machine`; chooses the inks.
        size: pixels.
        covered: share of the height, from the foot, that a title will cover.
        categories: of a Location, for cards without a motif of their own.
    """
    size = max(1, size[0]), max(1, size[1])  # in the smallest windows there may be no room for it
    part = window(motif_of(card, type, categories), size, covered)
    draw = _cut_picture if size[0] <= _FINE * part[2] else _drawn_picture
    return draw(card, type, size, part, categories)


@kept(160)
def _cut_picture(
    card: str, type: str, size: tuple[int, int], part: tuple[float, float, float, float], categories: tuple[str, ...]
) -> pygame.Surface:
    """A small picture, cut out of the stage."""
    stage = _stage(card, type, categories)
    area = pygame.Rect([round(edge * _FINE) for edge in (part[0] - backdrop.LEFT, *part[1:])])
    cut = pygame.Surface(size, pygame.SRCALPHA)
    cut.blit(pygame.transform.smoothscale(stage.subsurface(area.clip(stage.get_rect())), size), (0, 0))
    roughen(cut)
    return convert(cut)


@kept(24)
def _drawn_picture(
    card: str, type: str, size: tuple[int, int], part: tuple[float, float, float, float], categories: tuple[str, ...]
) -> pygame.Surface:
    """A large picture, drawn in its size."""
    x, y, width, height = part
    body = f'<g transform="translate({-x:.2f} {-y:.2f})">{scene(card, type, categories)}</g>'
    cut = rasterise(body, size, (width, height))
    roughen(cut)
    return cut


@kept(160)
def _stage(card: str, type: str, categories: tuple[str, ...]) -> pygame.Surface:
    """The whole stage with the landscape at both sides: many small pictures of a card differ only in what they show of
    it."""
    wide, high = backdrop.RIGHT - backdrop.LEFT, STAGE[1]
    body = f'<g transform="translate({-backdrop.LEFT} 0)">{scene(card, type, categories)}</g>'
    return rasterise(body, (wide * _FINE, high * _FINE), (wide, high)).convert(24)


def window(motif: str, size: tuple[int, int], covered: float = 0.0) -> tuple[float, float, float, float]:
    """The part of the stage that a picture of ``size`` shows: x, y, width and height, in its units.

    It is as wide as the stage, or wider if the focus of the motif is higher than what is not covered then; the middle
    of the focus is in the middle, as far as there is landscape. If even that is not high enough, the lower part is cut.
    """
    left, top, across, down = focus("motifs", motif) or (0, 0, STAGE[0], STAGE[1])
    top += _SUNK
    seen = size[1] * max(_LEAST, 1 - covered)
    unit = max(min(STAGE[0] / size[0], STAGE[1] / size[1]), (down + 2 * _AIR) / seen, (across + 2 * _AIR) / size[0])
    unit = min(unit, (backdrop.RIGHT - backdrop.LEFT) / size[0], STAGE[1] / size[1])
    width, height = size[0] * unit, size[1] * unit
    x = left + across / 2 - width / 2
    y = min(top + down / 2 - seen * unit / 2, top - _AIR)
    return (min(max(x, backdrop.LEFT), backdrop.RIGHT - width), min(max(y, 0), STAGE[1] - height), width, height)


def sky_of(card: str, type: str) -> Sky:
    """One of the two skies of a type, always the same for a card: so a row of one type is not all of one colour."""
    return random.Random(f"{card}/sky").choice(SKIES.get(type, SKIES["action"]))


def scene(card: str, type: str, categories: Sequence[str] = ()) -> str:
    """The elements of the whole picture of a card, in stage units; the same on every call."""
    over = sky_of(card, type)
    palette = over.inks
    chance = random.Random(f"{card}/51")
    motif = motif_of(card, type, categories)
    return "".join(
        (
            backdrop.sky(over, type, chance),
            backdrop.horizon(palette, chance),
            backdrop.ground(palette, chance),
            f'<g transform="translate(0 {_SUNK})">{inked("motifs", motif, palette)}</g>',
            backdrop.birds(palette, chance),
            backdrop.rubble(palette, chance),
        )
    )
