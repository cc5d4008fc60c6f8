"""Plates: Locations as they lie in a State, in landscape format, with the Deal on a pip."""

from __future__ import annotations

from typing import Final

import msgspec
import pygame

from game.cards.card import Ability, Action, Built, Location
from game.kernel.bag import EMPTY, Bag
from game.ui import theme
from game.ui.art import ornaments
from game.ui.art.ability_strips import ability_strip, verb_strip
from game.ui.art.cache import kept
from game.ui.art.ornaments import Drawing, Words
from game.ui.art.palettes import PALETTES
from game.ui.art.ruins import ruin_picture
from game.ui.art.scenery import picture
from game.ui.art.shapes import box
from game.ui.art.strips import can_be_squeezed, draw_strip, holds, lines_of, strip_width
from game.ui.art.svg import rasterise
from game.ui.canvas import Canvas
from game.ui.shades import is_high_contrast
from game.wording.signs import Strip, bag_strip, compacted, opened

LOW: Final = 88
"""Plates under this height, in pixels, show less of the picture, set titles in mixed case, and leave out categories
and spoils, which the hover shows."""

_FADED, _FADED_HIGH_CONTRAST = 0.55, 0.3
"""Opacity of the veil over used effects."""

_COVERED: Final = 0.2
"""Share of the picture that a title of one line covers."""

_LOW_ART = 0.36
_SHIELD = 0.25
_NARROW_SHAPE = 1.4
_ROOMY = 20
"""Least size, in pixels, of icons in a row; smaller ones become one icon with a number."""


class PlateMarks(msgspec.Struct, frozen=True):
    """What lies on a Location, and what its plate shows."""

    used: int = 0
    """Uses of its action in this round."""

    marks: Bag = EMPTY
    """Goods that mark these uses."""

    worker: bool = False
    """A visitor's worker lies on it."""

    shield: bool = False
    goods: Bag = EMPTY
    spent: bool = False
    """Its Building Bonus has been given."""

    far: bool = False
    """Its Distance is shown: it counts in solo games alone."""


def plate(
    location: Location, size: tuple[int, int], marks: PlateMarks, wording: Words, text: float = 1.0
) -> pygame.Surface:
    """The plate of a Location, ``size`` pixels, best 1.18 to 1.62 times as wide as high; ``text`` scales its title,
    at the cost of the picture."""
    return plate_drawing(location, size, marks, wording, text).surface


@kept(192)
def plate_drawing(
    location: Location, size: tuple[int, int], marks: PlateMarks, wording: Words, text: float = 1.0
) -> Drawing:
    """The plate of a Location, with its marks."""
    canvas = ornaments.blank(size)
    with canvas.within(canvas.rect):
        top = _draw_head(canvas, location, size, marks, wording, text) + max(2, round(size[1] * 0.035))
        border = _border(size)
        _draw_foot(canvas, location, pygame.Rect(border, top, size[0] - 2 * border, size[1] - border - top), marks)
        left = _draw_distance(canvas, location, size) if marks.far else 0
        if size[1] >= LOW:
            _draw_categories(canvas, location, size, left)
            _draw_spoils(canvas, location, size)
    return ornaments.finished(canvas)


def _border(size: tuple[int, int]) -> int:
    return max(2, round(size[1] * 0.02))


def _floor(size: tuple[int, int]) -> int:
    """Least size of icons on a plate of this size, in pixels."""
    return theme.PLATE_ICON_FLOOR if size[1] >= LOW else theme.ICON_FLOOR


def _draw_head(
    canvas: Canvas, location: Location, size: tuple[int, int], marks: PlateMarks, wording: Words, text: float
) -> int:
    """Body, picture, title band and type rule; returns the lower edge of the band."""
    width, height = size
    border = _border(size)
    ornaments.lay(canvas, pygame.Rect((0, 0), size), height * 0.06, theme.PAPER, theme.INK, max(1.5, height * 0.014))
    art = pygame.Rect(border, border, width - 2 * border, round(height * (_LOW_ART if height < LOW else 0.5)))
    scene = picture(location.id, location.type, art.size, _COVERED, location.categories)
    ornaments.hang(canvas, scene, art.topleft, max(1, round(height * 0.042)))
    return _draw_title(canvas, location, art, size, marks.shield, wording, text)


def _draw_title(
    canvas: Canvas,
    location: Location,
    art: pygame.Rect,
    size: tuple[int, int],
    shielded: bool,
    wording: Words,
    text: float,
) -> int:
    """The dark band over the foot of the picture with icon and title, and the coloured rule below it.

    A shield token takes the place of the type's icon: row and rule show the type as well.
    """
    height = size[1]
    least = max(theme.ICON_FLOOR, round(height * 0.19))
    glyph = max(_floor(size), round(height * _SHIELD if shielded else least * 0.8))
    room = art.width - glyph - round(least * 0.4) - 2
    px = max(theme.FLOOR, round(least * 0.7 * text))
    title = ornaments.title_setting(location.id, wording, px, room, upper=height >= LOW)
    tall = ornaments.band_height(least, title)
    below = art.bottom - round(least * 0.55) + least
    band = pygame.Rect(art.x, below - tall, art.width, tall)
    canvas.fill(band, PALETTES.get(location.type, PALETTES["action"])[0])
    rule = (art.x, below, art.width, max(2, round(height * 0.035)))
    canvas.fill(rule, theme.TYPE_COLOURS.get(location.type, theme.GREY))
    middle = min(band.centery, below + 1 - glyph / 2) if shielded else band.centery
    canvas.icon("shield" if shielded else location.type, (band.x + glyph / 2 + 1, middle), glyph)
    words = pygame.Rect(band.x + glyph + round(least * 0.25), band.y, room, band.height)
    canvas.letters(title.text, words, "title", title.px, theme.PAPER, wrap=True)
    return below


def _draw_foot(canvas: Canvas, location: Location, room: pygame.Rect, marks: PlateMarks) -> None:
    """The effects on paper, from the right: Deal pip, slots, tray; the signs get the rest."""
    shown = [ability for ability in location.abilities if not isinstance(ability.timing, Built)]
    lines = shown or list(location.abilities)
    pip = _draw_pip(canvas, location, room)
    left = _draw_slots(canvas, location, pygame.Rect(room.x, room.y, pip.x - 1 - room.x, room.height), pip, marks)
    left = _draw_tray(canvas, marks.goods, pygame.Rect(room.x, room.y, left - room.x, room.height))
    for number, ability in enumerate(lines):
        height = room.height / len(lines)
        line = pygame.Rect(room.x, round(room.y + number * height), left - room.x, round(height))
        _draw_effect(canvas, location, ability, line, marks)


def _draw_effect(canvas: Canvas, location: Location, ability: Ability, line: pygame.Rect, marks: PlateMarks) -> None:
    """One ability; faded once its bonus has been given or all its uses are gone."""
    size = canvas.size
    px = max(_floor(size), min(round(line.height * 0.9), round(size[1] * 0.36)))
    start = line.x + max(1, round(size[1] * 0.02))
    inner = pygame.Rect(start, line.y, line.right - start, line.height)
    strip = _effect_strip(location, ability, marks, inner, (px, _floor(size)))
    if not strip:
        return
    draw_strip(canvas, strip, inner, px, "left", floor=_floor(size))
    if _is_over(ability, marks):
        veil = pygame.Rect(line.x, line.y, inner.right - line.x, line.height)
        canvas.blit(box(veil.size, 0, theme.PAPER, alpha=_FADED_HIGH_CONTRAST if is_high_contrast() else _FADED), veil)


def _effect_strip(
    location: Location, ability: Ability, marks: PlateMarks, room: pygame.Rect, most_least: tuple[int, int]
) -> Strip:
    """The signs of an ability. With less room: with numbers, then only what it gives, then nothing. The printed tray
    is left out once the goods themselves lie beside it."""
    most, floor = most_least
    strip = ability_strip(ability, location.is_open, tight=True)
    if marks.goods:
        strip = tuple(sign for sign in strip if sign.kind != "tray")
        return strip if holds(strip, *room.size, floor) else ()
    single, numbered = (lines_of(way, *room.size, most, floor)[1] for way in (strip, compacted(strip)))
    if holds(strip, *room.size, floor) and single >= min(numbered, _ROOMY):
        return strip
    gains = tuple(sign for verb in ability.verbs for sign in verb_strip(verb, badges=True, tight=True))
    shorter = [way for way in (compacted(strip), gains, opened(gains)) if way]
    fitting = next((way for way in shorter if holds(way, *room.size, floor)), shorter[-1])
    return fitting if can_be_squeezed(fitting, room.width, floor) else ()


def _is_over(ability: Ability, marks: PlateMarks) -> bool:
    if isinstance(ability.timing, Action):
        return marks.used >= ability.timing.uses
    return isinstance(ability.timing, Built) and marks.spent


def _draw_pip(canvas: Canvas, location: Location, room: pygame.Rect) -> pygame.Rect:
    """The Deal in a blue pill at the lower right: its owner gets it if the Location is razed."""
    height = canvas.size[1]
    px = max(_floor(canvas.size), round(height * 0.113))
    pill = pygame.Rect(0, 0, round(px * (1.1 * len(location.deal) + 0.25)), round(px * 1.14))
    pill.bottomright = (room.right - 1, room.bottom - 1)
    canvas.panel(pill, theme.PanelStyle(theme.BLUE, theme.INK, pill.height * 0.36, max(1.0, height * 0.01)), "pip")
    for number, good in enumerate(location.deal):
        x = pill.centerx + (number - (len(location.deal) - 1) / 2) * px * 1.1
        canvas.icon(good, (x, pill.centery), px)
    return pill


def _draw_slots(canvas: Canvas, location: Location, room: pygame.Rect, pip: pygame.Rect, marks: PlateMarks) -> int:
    """A slot for every use of the action, or for the visitor of an Open Production; returns the right edge of the
    room left of them."""
    tokens = _tokens(location, marks)
    size = canvas.size
    if size[1] < LOW and not location.is_open:
        _draw_dots(canvas, tokens, pygame.Rect(pip.x, room.y, pip.width, pip.y - room.y - 1))
        return room.right
    slots = _slots(len(tokens), room, size)
    for slot, token in zip(slots, tokens, strict=True):
        side = slot.width
        canvas.panel(slot, theme.PanelStyle(theme.TRAY, theme.TRAY_EDGE, side * 0.2, max(1.0, side * 0.07)), "slot")
        if token:
            canvas.icon(token, slot, max(_floor(size), round(side * 0.9)))
    return slots[0].x - 1 if slots else room.right


def _draw_dots(canvas: Canvas, tokens: list[str], room: pygame.Rect) -> None:
    """The slots of a low plate; one too small for an icon is filled with the colour of the good."""
    count = len(tokens)
    side = min(room.height, (room.width - 2 * (count - 1)) // max(1, count))
    left = room.right - count * (side + 2) + 2
    for number, token in enumerate(tokens):
        slot = pygame.Rect(left + number * (side + 2), room.y + (room.height - side) // 2, side, side)
        shown = bool(token) and side > theme.ICON_FLOOR
        fill, edge = (
            (theme.GOOD_COLOURS.get(token, theme.INK), theme.INK)
            if token and not shown
            else (theme.TRAY, theme.TRAY_EDGE)
        )
        canvas.panel(slot, theme.PanelStyle(fill, edge, 2), f"slot {token}" if token else "slot")
        if shown:
            canvas.icon(token, slot, theme.ICON_FLOOR)


def _slots(count: int, room: pygame.Rect, size: tuple[int, int]) -> list[pygame.Rect]:
    """Squares at the right end of ``room``: side by side, or two in a column on a narrow plate."""
    side = max(_floor(size), round(min(room.height * 0.62, size[1] * 0.2)))
    if count == 2 and size[0] < _NARROW_SHAPE * size[1] and room.height >= 2 * theme.PLATE_ICON_FLOOR:
        side = min(side, room.height // 2)
        left, top = room.right - side, room.y + (room.height - 2 * side) // 2
        return [pygame.Rect(left, top, side, side), pygame.Rect(left, top + side, side, side)]
    step = side + max(1, round(side * 0.1))
    top = room.y + (room.height - side) // 2
    return [pygame.Rect(room.right - (count - number) * step, top, side, side) for number in range(count)]


def _tokens(location: Location, marks: PlateMarks) -> list[str]:
    """The icon in each slot, or an empty string."""
    if location.is_open:
        return ["worker" if marks.worker else ""]
    action = location.action
    if action is None or not isinstance(action.timing, Action):
        return []
    lying = _lying(marks, action.timing.spend)
    return [lying[number] if number < marks.used else "" for number in range(action.timing.uses)]


def _lying(marks: PlateMarks, price: Bag) -> list[str]:
    """A good for every use, out of those that mark it; goods paid instead of the printed ``price`` come first."""
    goods = sorted((good for good, count in marks.marks.items() for _ in range(count)), key=lambda good: good in price)
    if len(goods) < marks.used:
        return [next(iter(price), "worker")] * marks.used
    return goods[:: len(goods) // marks.used] if marks.used else []


def _draw_tray(canvas: Canvas, goods: Bag, room: pygame.Rect) -> int:
    """The goods on the card, in the tan tray; returns its left edge."""
    if not goods:
        return room.right
    floor = _floor(canvas.size)
    px = max(floor, round(min(room.height * 0.5, canvas.size[1] * 0.19)))
    strip, pad = bag_strip(goods, badges=True), max(2, round(px * 0.2))
    tray = pygame.Rect(0, 0, min(room.width - 2, round(strip_width(strip, px)) + 2 * pad), round(px * 1.24))
    tray.midright = (room.right - 1, room.centery)
    canvas.panel(tray, theme.PanelStyle(theme.TRAY, theme.TRAY_EDGE, px * 0.25, max(1.0, px * 0.05)), "tray")
    draw_strip(canvas, strip, tray.inflate(-2 * pad, 0), px, floor=floor)
    return tray.x - 1


def _draw_distance(canvas: Canvas, location: Location, size: tuple[int, int]) -> int:
    """The Distance at the upper left; returns its right edge."""
    corner = _border(size) + 1
    return ornaments.route_shield(canvas, (corner, corner), max(20, round(size[1] * 0.22)), location.distance).right


def _draw_categories(canvas: Canvas, location: Location, size: tuple[int, int], left: int) -> None:
    """The categories in a row at the upper left, starting at ``left``."""
    disc = max(_floor(size) + 4, round(size[1] * 0.19))
    border = _border(size)
    room = pygame.Rect(max(border, left) + 2, border + 2, size[0] // 2, disc)
    ornaments.category_discs(canvas, location.categories, room, disc, upright=False)


def _draw_spoils(canvas: Canvas, location: Location, size: tuple[int, int]) -> None:
    """The spoils in a row on a red band at the upper right."""
    px = max(_floor(size), round(size[1] * 0.155))
    signs = [good for good, count in location.spoils.items() for _ in range(count)]
    step = px * 0.88
    band = (round(len(signs) * step + px * 0.55), round(px * 1.18))
    border = _border(size)
    left = size[0] - border - band[0]
    canvas.image(_spoils_band(band), (left, border), "spoils")
    for number, good in enumerate(signs):
        canvas.icon(good, (left + px * 0.42 + (number + 0.5) * step, border + px * 0.56), px)


@kept(32)
def _spoils_band(size: tuple[int, int]) -> pygame.Surface:
    width, height = size
    outline = f"M0 0H{width}V{height - 1}H{height * 0.26}z"
    return rasterise(f'<path d="{outline}" fill="{theme.RED}" stroke="{theme.INK}" stroke-width="1.2"/>', size)


def ruin_plate(size: tuple[int, int], wording: Words) -> pygame.Surface:
    """A Ruin: a card face down, which can be developed into anything (R1.11)."""
    return ruin_drawing(size, wording).surface


@kept(16)
def ruin_drawing(size: tuple[int, int], wording: Words) -> Drawing:
    """The plate of a Ruin, with its marks."""
    width, height = size
    canvas = ornaments.blank(size)
    with canvas.within(canvas.rect):
        ornaments.lay(
            canvas, pygame.Rect((0, 0), size), height * 0.06, theme.RUIN, theme.RUIN_EDGE, max(1.5, height * 0.014)
        )
        edge, tall = max(2, round(height * 0.028)), round(height * 0.74)
        ornaments.hang(canvas, ruin_picture((width - 2 * edge, tall - edge)), (edge, edge), round(height * 0.045))
        room = pygame.Rect(4, tall, width - 8, height - tall - edge)
        px = max(theme.FLOOR, round(height * 0.15))
        canvas.letters(wording.text("art-ruin"), room, "title", px, theme.RUIN_TXT, "center", upper=True)
    return ornaments.finished(canvas)
