"""The pictures of cards, Machines, Areas and tiles: each in the inks of its type; those of hacked cards, with a hand
sprayed on them; and that of a Ruin: burnt walls before an ember sky, with smoke and sparks.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

import pygame

from game.fiftyfirst.art.inks import inks_of, skies_of
from game.fiftyfirst.cards.card import Location
from game.files import read_yaml_file
from game.paths import assets_folder
from game.ui.art import scenery
from game.ui.art.cache import kept
from game.ui.art.palettes import Sky
from game.ui.art.scenery import LEAST_SEEN, Composition
from game.ui.art.shapes import roughen
from game.ui.art.svg import exists, rasterise
from game.ui.theme import ICON_FLOOR

_HIGH: Final = 100
"""Height of the stage; its width follows that of the picture."""

_SKY: Final = ("#2B2424", "#3B2B28", "#54352A", "#7A4630")
_SMOKE, _WALL, _LIT, _FIRE, _SPARK = "#8B8178", "#171315", "#4A3A33", "#E4702F", "#F8C070"
_WALLS: Final = (
    "M-46 100V52l5-7 4 5V34l8-6 3 9 5-4v22l6 5 5-14 7 4v10l5-3v43z",
    "M2 100V46l4-4V18l7-6 4 9 6-5 2 12 5-3v24l7 5v50z",
)
"""Two broken buildings, from the middle of the picture."""


@kept
def ruin_picture(size: tuple[int, int]) -> pygame.Surface:
    """The picture in ``size`` pixels."""
    wide = round(_HIGH * size[0] / size[1])
    middle, chance = wide / 2, Random("ruin")
    band = _HIGH / len(_SKY)
    sky = "".join(
        f'<rect y="{number * band}" width="{wide}" height="{_HIGH}" fill="{ink}"/>' for number, ink in enumerate(_SKY)
    )
    walls = "".join(f'<path d="{wall}" fill="{_WALL}"/>' for wall in _WALLS)
    light = (
        f'<path d="M-29 34l3-3 3 9 5-4v8l-5 3v53h-6zM13 12l4 9 6-5 2 12v10l-6-6-6 5z" fill="{_LIT}"/>'
        f'<path d="M-40 62h6v9h-6zM-14 66h6v9h-6zM10 48h6v9h-6zM22 62h6v10h-6zM10 74h6v12h-6z" fill="{_FIRE}"/>'
        f'<path d="M-38 66h3v5h-3zM11 52h3v5h-3zM23 67h3v5h-3z" fill="{_SPARK}"/>'
    )
    rubble = "".join(
        f'<path d="M{x} 101l{chance.randint(3, 6)} -{chance.randint(4, 11)} {chance.randint(5, 9)}'
        f' {chance.randint(1, 4)} 6 9z" fill="{_WALL}"/>'
        for x in range(-10, wide, 13)
    )
    sparks = "".join(
        f'<circle cx="{middle + chance.randint(-48, 48)}" cy="{chance.randint(10, 84)}"'
        f' r="{chance.choice((0.8, 1.1, 1.5))}" fill="{chance.choice((_FIRE, _SPARK))}"/>'
        for _ in range(22)
    )
    smoke = _smoke(middle - 20, 40, 1) + _smoke(middle + 26, 30, -1)
    houses = f'<g transform="translate({middle} 0)">{walls}{light}</g>'
    picture = rasterise(sky + smoke + houses + rubble + sparks, size, (wide, _HIGH))
    roughen(picture)
    return picture


def _smoke(x: float, y: float, side: int) -> str:
    """A column of smoke that rises from a point and leans to a side, thinner towards its end."""
    puffs = ((0, 0, 5), (3, 9, 8), (9, 19, 11), (19, 29, 15), (33, 38, 19), (50, 44, 22))
    return "".join(
        f'<circle cx="{x + side * right}" cy="{y - up}" r="{r}" fill="{_SMOKE}"'
        f' fill-opacity="{0.34 - 0.035 * number}"/>'
        for number, (right, up, r) in enumerate(puffs)
    )


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


@lru_cache(1024)
def sky_of(card: str, type: str) -> Sky:
    """One of the two skies of a type, always the same for a card: so a row of one type is not all of one colour."""
    return random.Random(f"{card}/sky").choice(skies_of(type))


def composition(card: str, type: str, categories: Sequence[str] = (), accent: str = "") -> Composition:
    """What the picture of a card is composed of (`picture`)."""
    return Composition(card, motif_of(card, type, categories), sky_of(card, type), accent)


def picture(
    card: str,
    type: str,
    size: tuple[int, int],
    covered: float = 0.0,
    categories: tuple[str, ...] = (),
    accent: str = "",
) -> pygame.Surface:
    """The picture of a card (by its id), of any shape.

    Args:
        card: the id of a Location, Connection card or Machine.
        type: its type, the pile of a Connection card, or `machine`; chooses the inks.
        size: pixels.
        covered: share of the height, from the foot, that a title will cover.
        categories: of a Location, for cards without a motif of their own.
        accent: another accent of the motif than that of the type.
    """
    return scenery.picture(composition(card, type, categories, accent), size, covered)


_HAND: Final = (
    '<path d="M17 35L18.500 34H53.500V43Q53 62 37 62H33Q24 62 18 53L5 37.500Q2.500 33 6.500 30.500 10.500 28.500 14 32z'
    'M36 41a6.500 6.500 0 1 0 .01 0z" fill="{ink}" fill-rule="evenodd"/>'
    '<path d="M22 31V14M31.300 31V6.500M40.600 31V8M49.900 31V15" fill="none" stroke="{ink}" stroke-width="7"'
    ' stroke-linecap="round"/><circle cx="36" cy="47.500" r="2.500" fill="{ink}"/>'
)
"""A stencil of 64 x 64 units: an open hand with a hole in its palm, in one ink."""

_HAND_SIZE, _HAND_TURN, _HAND_ALPHA = 0.3, -10, 153
"""The size of the sprayed hand as a share of the height of a picture, how far it is turned in degrees, and its alpha,
of 255."""

_MIDDLING, _MIDDLING_BROAD = 145, 115
"""Brightness, of 255, from which a picture is sprayed with dark ink, and a broad one, of which the dark ground is not
seen."""

_HAND_AT, _HAND_AT_SMALL, _SMALL = 0.84, 0.63, 200
"""Where its middle is, as a share of the width: below the spoils, but beside them on pictures under so many pixels."""

_HAND_AT_BROAD, _BROAD = 0.68, 1.8
"""The same on pictures so broad, in heights: beside the sign of the type, which may be a shield, and below the
categories."""

_FREED: Final = dict.fromkeys(("production", "open_production", "production_feature"), "#3DBDB4")
"""Types with a red accent, such as the eyes of Machines have -> the ink of those that have been hacked."""


def location_picture(location: Location, size: tuple[int, int], covered: float = 0.0) -> pygame.Surface:
    """The picture of a Location. A hacked one is its Machine in the colours of its row, with a hand sprayed on
    it (R44.5.1)."""
    card = location.machine or location.id
    if card == location.id or exists("motifs", location.id):
        return picture(location.id, location.type, size, covered, location.categories)
    return _hacked_picture(card, location.type, size, covered)


@kept
def _hacked_picture(machine: str, type: str, size: tuple[int, int], covered: float) -> pygame.Surface:
    """The picture of a Machine in the colours of a row, but for its eyes, on which those who have hacked it have
    sprayed their hand: beside what tells the Machine."""
    drawn = picture(machine, type, size, covered, accent=_FREED.get(type, "")).copy()
    width, height = drawn.get_size()
    seen = height * max(LEAST_SEEN, 1 - covered)
    px = max(ICON_FLOOR, round(min(height, width * 0.7) * _HAND_SIZE))
    at = width * (_HAND_AT_SMALL if width < _SMALL else _HAND_AT)
    is_broad = width > _BROAD * height
    place = pygame.Rect(0, 0, px, px)
    place.midbottom = (round(height * _HAND_AT_BROAD if is_broad else at), round(seen - px * 0.05))
    dark, light = inks_of(type)[0], inks_of(type)[5]
    is_bright = _brightness(drawn, place) > (_MIDDLING_BROAD if is_broad else _MIDDLING)
    stencil = rasterise(_HAND.format(ink=dark if is_bright else light), place.size, (64, 64))
    hand = pygame.transform.rotozoom(stencil, _HAND_TURN, 1.0)
    hand.set_alpha(_HAND_ALPHA)
    drawn.blit(hand, hand.get_rect(center=place.center))
    return drawn


def _brightness(drawn: pygame.Surface, place: pygame.Rect) -> float:
    red, green, blue, *_ = pygame.transform.average_color(drawn, place.clip(drawn.get_rect()))
    return 0.3 * red + 0.59 * green + 0.11 * blue
