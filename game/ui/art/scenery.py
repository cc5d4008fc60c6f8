"""The pictures on the cards: silkscreen posters, each composed of a motif and a landscape in the inks of its type; and
that of a Ruin: burnt walls before an ember sky, with smoke and sparks.

The stage is 300 x 210 units with the ground at y 165, and landscape at both sides. The layers from back to front: sky,
sun or moon, clouds, far skyline, middle skyline, poles, ground, motif, birds, rubble. The card's id is the seed that
chooses and places them.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Final

import pygame

from game.cards.card import Location
from game.files import read_yaml_file
from game.paths import assets_folder
from game.ui.art.cache import kept
from game.ui.art.palettes import Palette, Sky, inked, inks_of, skies_of
from game.ui.art.shapes import roughen
from game.ui.art.svg import convert, exists, focus, mixed, rasterise
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


LEFT, RIGHT = -60, 360
"""Edges of what is drawn, in stage units: pictures wider than the stage show more landscape at both sides."""

_WIDTH = RIGHT - LEFT
_BANDS = 7


class Sun:
    """Place and size of the sun or moon, in stage units."""

    def __init__(self, chance: Random) -> None:
        self.x = chance.choice((70, 95, 150, 205, 230))
        self.y = chance.randint(58, 90)
        self.radius = chance.randint(30, 46)


def sky(of: Sky, type: str, chance: Random) -> str:
    """Bands, rays, a slit sun or stars, with clouds where there are no rays."""
    palette, kind, sun = of.inks, chance.choice(of.kinds), Sun(chance)
    if kind == "rays":
        return _rays(palette, sun, of.disc)
    if kind == "stars":
        return _bands(palette[2], palette[4]) + _stars(palette, sun, chance) + _clouds(palette, chance)
    disc = palette[6] if type == "open_production" else palette[5]
    slits = _slits(palette, sun) if kind == "slits" else ""
    return _bands(palette[3], palette[5]) + _disc(sun, disc) + slits + _clouds(palette, chance)


def _bands(top: str, bottom: str) -> str:
    """Strips that overlap by a unit: whole rectangles upon each other would take most of the drawing time."""
    shades = (mixed(top, bottom, (number / (_BANDS - 1)) ** 0.9) for number in range(_BANDS))
    return "".join(
        f'<rect x="{LEFT}" y="{number * 24}" width="{_WIDTH}" height="{25 if number < _BANDS - 1 else 66}"'
        f' fill="{shade}"/>'
        for number, shade in enumerate(shades)
    )


def _rays(palette: Palette, sun: Sun, disc: str) -> str:
    rays = ""
    for number in range(14):
        angle = number * (2 * math.pi / 14)
        far = [(sun.x + 420 * math.cos(a), sun.y + 420 * math.sin(a)) for a in (angle, angle + math.pi / 14)]
        rays += f"M{sun.x} {sun.y}" + "".join(f"L{x:.0f} {y:.0f}" for x, y in far) + "z"
    return (
        f'<rect x="{LEFT}" width="{_WIDTH}" height="220" fill="{palette[4]}"/><path fill="{palette[5]}" d="{rays}"/>'
        f'<circle cx="{sun.x}" cy="{sun.y}" r="{sun.radius}" fill="{palette[5]}"/>'
        f'<circle cx="{sun.x}" cy="{sun.y}" r="{sun.radius - 5}" fill="{disc}"/>'
    )


def _disc(sun: Sun, colour: str) -> str:
    return (
        f'<circle cx="{sun.x}" cy="{sun.y}" r="{sun.radius + 9}" fill="{colour}" fill-opacity=".35"/>'
        f'<circle cx="{sun.x}" cy="{sun.y}" r="{sun.radius}" fill="{colour}"/>'
    )


def _slits(palette: Palette, sun: Sun) -> str:
    colour = mixed(palette[3], palette[5], 0.55)
    return "".join(
        f'<rect x="{sun.x - sun.radius - 2}" y="{sun.y + 2 + number * 10}" width="{2 * sun.radius + 4}"'
        f' height="{height}" fill="{colour}"/>'
        for number, height in enumerate((3, 4.5, 6, 8))
    )


def _stars(palette: Palette, sun: Sun, chance: Random) -> str:
    """A night sky with a crescent moon."""
    dots = "".join(
        f'<circle cx="{chance.randint(LEFT, RIGHT)}" cy="{chance.randint(0, 100)}" r="{chance.choice((0.8, 1.2, 1.8))}"'
        f' fill="{palette[5]}"/>'
        for _ in range(36)
    )
    dark = mixed(palette[2], palette[4], 0.25)
    moon = (
        f'<circle cx="{sun.x}" cy="{sun.y - 16}" r="{sun.radius * 0.62:.0f}" fill="{palette[5]}"/>'
        f'<circle cx="{sun.x + 9}" cy="{sun.y - 21}" r="{sun.radius * 0.55:.0f}" fill="{dark}"/>'
    )
    return dots + moon


def _clouds(palette: Palette, chance: Random) -> str:
    colour = mixed(palette[5], palette[4], 0.2)
    clouds = ""
    for _ in range(chance.randint(3, 5)):
        x, y, width = chance.randint(LEFT - 30, RIGHT - 40), chance.randint(18, 92), chance.randint(46, 110)
        clouds += (
            f'<rect x="{x}" y="{y}" width="{width}" height="7" rx="3.5" fill="{colour}"/>'
            f'<rect x="{x + width * 0.25:.0f}" y="{y - 6}" width="{width * 0.5:.0f}" height="8" rx="4"'
            f' fill="{colour}"/>'
        )
    return clouds


def horizon(palette: Palette, chance: Random) -> str:
    """The far skyline, the middle one and, sometimes, telephone poles."""
    far: Callable[[Random, int], str] = chance.choice((_mesas, _ruins, _ruins, _hills))
    middle: Callable[[Random, int], str] = chance.choice((_mesas, _hills, _low_ruins))
    poles = _poles(palette, chance) if chance.random() < 0.6 else ""
    return (
        f'<path fill="{mixed(palette[3], palette[4], 0.45)}" d="{far(chance, 148)}"/>'
        f'<path fill="{mixed(palette[2], palette[3], 0.6)}" d="{middle(chance, 158)}"/>{poles}'
    )


def _mesas(chance: Random, y: int) -> str:
    path, x = f"M{LEFT - 20} 210V{y + 14}", LEFT - 20
    while x < RIGHT + 20:
        width, height = chance.randint(30, 70), chance.randint(8, 34)
        far_edge = y - height + chance.randint(-2, 3)
        path += f"L{x + 6} {y + 14}L{x + 10} {y - height}L{x + width - 8} {far_edge}L{x + width} {y + 14}"
        x += width + chance.randint(6, 40)
    return f"{path}L{x} {y + 14}V210z"


def _ruins(chance: Random, y: int, widths: tuple[int, int] = (14, 30), tallest: int = 58) -> str:
    path, x = f"M{LEFT - 10} 210", LEFT - 10
    while x < RIGHT + 10:
        width, top = chance.randint(*widths), y - chance.randint(8, tallest)
        path += f"L{x} {top + chance.randint(-3, 8)}L{x + width * 0.4:.0f} {top}"
        path += f"L{x + width * 0.55:.0f} {top + chance.randint(2, 12)}"
        path += f"L{x + width} {top + chance.randint(-2, 6)}L{x + width} {y}"
        x += width + chance.choice((0, 2, 5, 12))
    return f"{path}L{x} 210z"


def _low_ruins(chance: Random, y: int) -> str:
    return _ruins(chance, y, (10, 24), 34)


def _hills(chance: Random, y: int) -> str:
    waves = "".join(f"q{chance.randint(18, 30)} {-chance.randint(4, 12)} 50 {chance.randint(-4, 6)}" for _ in range(9))
    return f"M{LEFT - 5} 210V{y}{waves}V210z"


def _poles(palette: Palette, chance: Random) -> str:
    """Three telephone poles, smaller towards the middle."""
    left = chance.random() < 0.5
    path = ""
    for number in range(3):
        x = 20 + number * 26 if left else 262 - number * 26
        height, thick, arm = 66 - number * 16, 3 - number * 0.5, 20 - number * 4
        path += f"M{x} {166 - height}h{thick}v{height + 2}h-{thick}z"
        path += f"M{x - 9 + number * 2} {170 - height}h{arm}v2.5h-{arm}z"
    return f'<path fill="{palette[1]}" d="{path}"/>'


def ground(palette: Palette, chance: Random) -> str:
    """Three bands of earth with light streaks."""
    streaks = "".join(
        f'<rect x="{LEFT + number * 70 + chance.randint(0, 20)}" y="178" width="{chance.randint(14, 34)}" height="2.5"'
        f' fill="{palette[3]}"/>'
        for number in range(6)
    )
    return (
        f'<rect x="{LEFT}" y="163" width="{_WIDTH}" height="10" fill="{palette[2]}"/>'
        f'<path d="M{LEFT} 172h{_WIDTH}v15h-{_WIDTH}z" fill="{palette[1]}"/>'
        f'<path d="M{LEFT} 186h{_WIDTH}v30h-{_WIDTH}z" fill="{palette[0]}"/>{streaks}'
    )


def birds(palette: Palette, chance: Random) -> str:
    """Up to four birds."""
    return "".join(
        f'<path d="{bird(chance.randint(30, 270), chance.randint(24, 80))}" fill="{palette[0]}"/>'
        for _ in range(chance.randint(0, 4))
    )


def bird(x: float, y: float) -> str:
    """The SVG path of one bird."""
    return f"M{x} {y}q4-5 7 0 3-5 7 0-4-2-7 2-3-4-7-2z"


def rubble(palette: Palette, chance: Random) -> str:
    """Broken ground along the lower edge."""
    path, x = f"M{LEFT} 212V196", LEFT
    while x < RIGHT:
        width = chance.randint(6, 22)
        path += f"l{width / 2:.0f} {-chance.randint(1, 9)}l{width / 2:.0f} {chance.randint(1, 9)}"
        x += width
    return f'<path fill="{mixed(palette[0], "#000000", 0.25)}" d="{path}V214H{LEFT}z"/>'


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
    seen = height * max(_LEAST, 1 - covered)
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
    size = max(1, size[0]), max(1, size[1])  # in the smallest windows there may be no room for it
    part = window(motif_of(card, type, categories), size, covered)
    draw = _cut_picture if size[0] <= _FINE * part[2] else _drawn_picture
    return draw(card, type, size, part, (categories, accent))


@kept
def _cut_picture(
    card: str,
    type: str,
    size: tuple[int, int],
    part: tuple[float, float, float, float],
    looks: tuple[tuple[str, ...], str],
) -> pygame.Surface:
    """A small picture, cut out of the stage."""
    stage = _stage(card, type, *looks)
    area = pygame.Rect([round(edge * _FINE) for edge in (part[0] - LEFT, *part[1:])])
    cut = pygame.Surface(size, pygame.SRCALPHA)
    cut.blit(pygame.transform.smoothscale(stage.subsurface(area.clip(stage.get_rect())), size), (0, 0))
    roughen(cut)
    return convert(cut)


@kept
def _drawn_picture(
    card: str,
    type: str,
    size: tuple[int, int],
    part: tuple[float, float, float, float],
    looks: tuple[tuple[str, ...], str],
) -> pygame.Surface:
    """A large picture, drawn in its size."""
    x, y, width, height = part
    body = f'<g transform="translate({-x:.2f} {-y:.2f})">{scene(card, type, *looks)}</g>'
    cut = rasterise(body, size, (width, height))
    roughen(cut)
    return cut


@kept
def _stage(card: str, type: str, categories: tuple[str, ...], accent: str) -> pygame.Surface:
    """The whole stage with the landscape at both sides: many small pictures of a card differ only in what they show of
    it."""
    wide, high = RIGHT - LEFT, STAGE[1]
    body = f'<g transform="translate({-LEFT} 0)">{scene(card, type, categories, accent)}</g>'
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
    unit = min(unit, (RIGHT - LEFT) / size[0], STAGE[1] / size[1])
    width, height = size[0] * unit, size[1] * unit
    x = left + across / 2 - width / 2
    y = min(top + down / 2 - seen * unit / 2, top - _AIR)
    return (min(max(x, LEFT), RIGHT - width), min(max(y, 0), STAGE[1] - height), width, height)


def sky_of(card: str, type: str) -> Sky:
    """One of the two skies of a type, always the same for a card: so a row of one type is not all of one colour."""
    return random.Random(f"{card}/sky").choice(skies_of(type))


def scene(card: str, type: str, categories: Sequence[str] = (), accent: str = "") -> str:
    """The elements of the whole picture of a card, in stage units; the same on every call. The motif may have another
    ``accent``."""
    over = sky_of(card, type)
    palette = over.inks
    chance = random.Random(f"{card}/51")
    motif = motif_of(card, type, categories)
    return "".join(
        (
            sky(over, type, chance),
            horizon(palette, chance),
            ground(palette, chance),
            f'<g transform="translate(0 {_SUNK})">{inked("motifs", motif, (*palette[:6], accent or palette[6]))}</g>',
            birds(palette, chance),
            rubble(palette, chance),
        )
    )
