"""Plates: Locations as they lie in a State, in landscape format, with the Deal on a pip."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import msgspec
import pygame

from game.fiftyfirst.art import card_parts, colours
from game.fiftyfirst.art.card_strips import ability_strip, verb_strip
from game.fiftyfirst.art.inks import band_ink
from game.fiftyfirst.art.pictures import location_picture, ruin_picture
from game.fiftyfirst.cards.card import Ability, Action, Always, Built, Location, Whenever
from game.fiftyfirst.wording.rows.cards import bag_strip
from game.kernel.bag import EMPTY, Bag
from game.ui import theme
from game.ui.art import ornaments, strips
from game.ui.art.cache import kept
from game.ui.art.lettering import NARROW, width_of
from game.ui.art.ornaments import Drawing, FaceWords, Title, common_title_px, in_any_size, title_setting
from game.ui.art.shapes import box
from game.ui.art.svg import rasterise
from game.ui.canvas import Canvas, cut_out
from game.ui.shades import is_high_contrast
from game.wording.signs import ARROW, Sign, Strip, compacted, opened

LOW: Final = 88
"""Plates under this height, in pixels, show less of the picture, set titles in mixed case, and leave out categories
and spoils, which the hover shows; as do narrow ones with a title of two lines."""

_LOW_NARROW: Final = 108
"""The same for narrow plates, whose titles may have two lines."""

_FADED, _FADED_HIGH_CONTRAST = 0.4, 0.3
"""Opacity of the veil over used effects."""

_COVERED: Final = 0.2
"""Share of the picture that a title of one line covers."""

_ART, _WIDE_ART, _LOW_ART, _LOW_WIDE_ART = 0.5, 0.52, 0.36, 0.42
"""Height of the picture as a share of the plate's: usually, on a wide plate, and of low ones."""

_SECOND_LINE = 0.09
"""How much higher the picture is under a title of two lines, as a share of the plate's height."""

_WIDE, _NARROW = 1.6, 1.1
"""From this width, in heights, the picture is higher; below this one, slots and Deal stand below the effects."""

_NARROW_EFFECT, _LESS_EFFECT = 0.26, 0.06
"""Least height of the effects on a narrow plate, and how much less it is under a title of two lines, as shares of the
plate's."""

_CLOSE = 0.84
"""Share of its usual width that a row of single spoils takes."""

_ONE_LINE = 0.62
"""Maximum size of the icons of two abilities side by side, as a share of the height of the paper."""

_BESIDE = 9
"""Pixels beside an ability that another one follows."""

_SHIELD = 0.25
_NARROW_SHAPE = 1.4
_USUAL = 1.18
"""Width in heights below which the parts of a plate become smaller."""

_ROOMY = 20
"""Least size, in pixels, of icons in a row; smaller ones become one icon with a number."""


_POSTER, _POSTER_BAND = 0.74, 0.22
"""Height of the picture of a poster and of the band of its title below, as shares of the plate's."""

_TITLE_BESIDE = 0.68
"""Least room for the title of a poster beside its chip, as a share of the height."""

_LEAST_SIDE_BY_SIDE = 0.9
"""Two abilities stand side by side if that leaves their icons this share of the size they have one below the other."""


class Shape(NamedTuple):
    """The measures of one plate, in pixels. Everything stands in the ``seen`` ones at its left; another plate may cover
    the rest. A ``poster`` has a large picture and no effects."""

    width: int
    height: int
    seen: int
    poster: bool = False

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def is_low(self) -> bool:
        return self.height < (_LOW_NARROW if self.is_narrow else LOW)

    @property
    def is_narrow(self) -> bool:
        return self.seen < _NARROW * self.height

    @property
    def unit(self) -> float:
        """What the sizes of the parts follow: the height, less on a narrow plate."""
        return min(self.height, self.seen / _USUAL)

    @property
    def border(self) -> int:
        return max(2, round(self.height * 0.02))

    @property
    def floor(self) -> int:
        """Least size of icons."""
        return theme.ICON_FLOOR if self.is_low else theme.PLATE_ICON_FLOOR

    @property
    def band(self) -> int:
        """Height of the band of a title on one line."""
        return max(theme.ICON_FLOOR, round(self.unit * 0.19))

    @property
    def rule(self) -> int:
        return max(2, round(self.height * 0.035))

    def art(self, lines: int, titles: int = 1) -> int:
        """Height of the picture, which leaves room for so many lines of icons, and is higher under a title of two
        lines; on a narrow plate slots and Deal stand below the icons."""
        wide = self.seen >= _WIDE * self.height
        share = (_LOW_WIDE_ART if wide else _LOW_ART) if self.is_low else (_WIDE_ART if wide else _ART)
        if self.is_narrow:
            least = self.floor if self.is_low else lines * self.floor
            effect = _NARROW_EFFECT - (titles - 1) * _LESS_EFFECT
            icons = max(least, round(self.height * effect)) + self.pip[1] + 1
        else:
            icons = lines * self.floor
        foot = round(self.band * _BELOW) + self.rule + 2 * self.border + icons
        share += 0 if self.is_low else (titles - 1) * _SECOND_LINE
        return min(round(self.height * share), self.height - foot)

    @property
    def disc(self) -> int:
        """Size of a category."""
        return max(self.floor + 4, round(self.unit * 0.19))

    @property
    def pip(self) -> tuple[int, int]:
        """Size of the good of a Deal, and height of its pill."""
        px = max(self.floor, round(self.unit * 0.14))
        return px, round(px * 1.14)

    def glyph(self, shielded: bool) -> int:
        """Size of the icon of the type, or of the shield in its place; a narrow plate has only the shield."""
        if shielded:
            return max(self.floor, round(self.unit * _SHIELD))
        return 0 if self.is_narrow else max(self.floor, round(self.band * 0.8))

    def title_room(self, shielded: bool) -> int:
        """Width of the title."""
        beside = self._aside if self.poster and not self.is_stacked else 0
        return self.seen - 2 * self.border - self.glyph(shielded) - round(self.band * 0.4) - 2 - beside

    @property
    def _aside(self) -> int:
        return self.chip.width + 3 + self.deal_wide

    @property
    def is_stacked(self) -> bool:
        """Whether chip and Deal of a poster stand below its title, since few letters would have room beside them."""
        return self.is_narrow or self.seen - self.glyph(False) - self._aside < _TITLE_BESIDE * self.height

    @property
    def chip(self) -> pygame.Rect:
        """The size of the chip that says that a bonus has been given, at the corner of the canvas."""
        px = self.pip[0]
        return pygame.Rect(0, 0, round(2.3 * px), round(px * 1.24))

    @property
    def deal_wide(self) -> int:
        """Width of the pill of a Deal of one good."""
        return round(self.pip[0] * 1.35) + 3

    def title_px(self, text: float) -> int:
        """Largest size of the title."""
        return max(theme.FLOOR, round(self.band * 0.7 * text))


_TALLEST_TITLE = 0.165
"""Maximum size of a title on a plate whose size is given, as a share of its height."""

_OVER = 2
"""Pixels by which categories and spoils may lie over the band of a title; else it hides them."""

_BELOW = 0.45
"""Share of the band of a title that is below the picture."""


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

    blocked: bool = False
    """It is blocked until Cleanup (R43.8.3)."""

    in_lines: bool = False
    """What an action costs and what it gives stand on two lines, as one in its row has no room for both on one."""

    @property
    def sign(self) -> str:
        """The icon in the place of that of its type, which row and rule show as well; "" if there is none."""
        return "shield" if self.shield else "blocked" if self.blocked else ""


class TitledPlate(NamedTuple):
    """What the size of the title of a plate depends on: its card, its size and seen width in pixels, whether a sign is
    in the place of its type, and whether it is a poster."""

    card: str
    size: tuple[int, int]
    seen: int
    has_sign: bool = False
    is_poster: bool = False

    @property
    def shape(self) -> Shape:
        return Shape(*self.size, self.seen, self.is_poster)


@kept
def common_title_size(plates: tuple[TitledPlate, ...], wording: FaceWords, px: int) -> int:
    """The largest size up to ``px`` at which the titles of all ``plates``, those of a row, fit on one or two lines."""
    shapes = [(plate, plate.shape) for plate in plates]
    px = min((min(px, max(theme.FLOOR, round(shape.height * _TALLEST_TITLE))) for _, shape in shapes), default=px)
    upper = not any(shape.is_low for _, shape in shapes)
    rooms = [(plate.card, shape.title_room(plate.has_sign)) for plate, shape in shapes]
    return common_title_px(rooms, wording, px, upper)


@kept
def need_lines(plates: tuple[tuple[Location, tuple[int, int], int], ...]) -> bool:
    """Whether the effect of an action on one of the ``plates`` of a row, each with its size and its ``seen`` pixels,
    needs two lines: then those of all have two."""
    return any(_needs_lines(location, Shape(*size, seen or size[0])) for location, size, seen in plates)


def _needs_lines(location: Location, shape: Shape) -> bool:
    shown = _shown(location)
    if len(shown) != 1 or not isinstance(shown[0].timing, Action):
        return False
    border, pip = shape.border, round(shape.pip[0] * (1.1 * len(location.deal) + 0.25))
    top = border + shape.art(_lines(location, shape)) + round(shape.band * _BELOW) + shape.rule
    room = pygame.Rect(border, top, shape.seen - 2 * border, shape.height - border - top)
    if shape.is_narrow:  # slots and Deal stand below
        room.height -= shape.pip[1] + 1
    else:
        room.width -= pip + 2
        slots = [] if shape.is_low else _slots(shown[0].timing.uses, room, shape)
        room.width = slots[0].x - 1 - room.x if slots else room.width
    px = max(shape.floor, min(round(room.height * 0.9), round(shape.unit * 0.36)))
    strip = _effect_strip(location, shown[0], EMPTY, room, (px, shape.floor))
    return ARROW in strip and len(strips.lines_of(strip, room.width, room.height, px, shape.floor)[0]) > 1


@kept
def plate_drawing(
    location: Location,
    size: tuple[int, int],
    marks: PlateMarks,
    wording: FaceWords,
    text: float = 1.0,
    seen: int = 0,
    title_px: int = 0,
) -> Drawing:
    """The plate of a Location, with its marks.

    Args:
        size: in pixels, best 1.18 to 2 times as wide as high.
        text: scale of the title, at the cost of the picture.
        seen: width in pixels of the left part that no other plate covers; everything is drawn within it. 0: the whole
            plate.
        title_px: size of the title, which then may have two lines; 0 for the largest that fits.
    """
    shape = Shape(*size, min(seen, size[0]) or size[0], is_poster(location, marks))
    canvas = ornaments.blank(size)
    with canvas.within(canvas.rect):
        room = shape.title_room(bool(marks.sign))
        title = title_setting(location.id, wording, shape.title_px(text), room, not shape.is_low, title_px)
        if shape.poster:
            band = _draw_poster(canvas, location, shape, marks, title)
        else:
            band = _draw_head(canvas, location, shape, marks, title)
            top, border = band.bottom + shape.rule, shape.border
            foot = pygame.Rect(border, top, shape.seen - 2 * border, size[1] - border - top)
            _draw_foot(canvas, location, foot, shape, marks)
        left = _draw_distance(canvas, location, shape) if marks.far else 0
        if not shape.is_low and band.y > shape.border + shape.disc - _OVER:
            left = _draw_categories(canvas, location, shape, left)
            _draw_spoils(canvas, location, shape, left)
        if shape.seen < shape.width:
            canvas.blit(_edge((shape.border * 4, size[1])), (shape.seen - shape.border * 4, 0))
    return ornaments.finished(canvas)


def is_poster(location: Location, marks: PlateMarks) -> bool:
    """Whether a plate has nothing left to do: its only ability is a Building Bonus that has been given, and no goods
    lie in its tray."""
    return marks.spent and not marks.goods and all(isinstance(one.timing, Built) for one in location.abilities)


def _draw_poster(canvas: Canvas, location: Location, shape: Shape, marks: PlateMarks, title: Title) -> pygame.Rect:
    """A large picture over a dark band, which is returned, with the title, the sign of a bonus that has been given, and
    the Deal; on a plate that is not wide these two stand below the title."""
    height, border = shape.height, shape.border
    chip, pip = shape.chip, shape.pip
    tall = max(title.height(shape.band), round(height * _POSTER_BAND), chip.height + 2)
    if shape.is_stacked:
        tall = title.height(shape.band) + chip.height + 2
    ornaments.lay(canvas, canvas.rect, height * 0.06, theme.PAPER, theme.INK, max(1.5, height * 0.014))
    across = min(shape.width - 2 * border, shape.seen + round(height * 0.1))
    band = pygame.Rect(border, height - border - tall, shape.seen - 2 * border, tall)
    rule = max(2, round(height * (1 - _POSTER - _POSTER_BAND) / 2))
    art = pygame.Rect(border, border, across, band.y - rule - border)
    scene = location_picture(location, art.size, 0.0)
    ornaments.hang(canvas, scene, art.topleft, max(1, round(height * 0.042)))
    canvas.fill((border, art.bottom, across, rule), colours.TYPE_COLOURS.get(location.type, theme.GREY))
    canvas.fill((border, band.y, across, tall), band_ink(location.type))
    pill = pygame.Rect(0, 0, round(pip[0] * (1.1 * len(location.deal) + 0.25)), pip[1])
    line = pygame.Rect(band.x, band.bottom - chip.height - 1, band.width, chip.height) if shape.is_stacked else band
    pill.midright = (band.right - 2, line.centery)
    card_parts.deal_pill(canvas, pill, location.deal, pip[0], max(1.0, height * 0.01))
    chip.midright = (pill.x - 3, line.centery)
    _draw_given(canvas, chip, pip[0])
    words = pygame.Rect(band.x, band.y, band.width, line.y - band.y) if shape.is_stacked else band
    _draw_words(canvas, location, words, shape, marks.sign, title)
    return band


def _draw_given(canvas: Canvas, chip: pygame.Rect, px: int) -> None:
    """The chip that says that a Building Bonus has been given: hammer and tick."""
    canvas.panel(chip, theme.PanelStyle(theme.TRAY, theme.TRAY_EDGE, chip.height * 0.25, max(1.0, px * 0.05)), "given")
    canvas.icon("build", (chip.x + chip.width * 0.28, chip.centery), px)
    canvas.icon("check", (chip.right - chip.width * 0.28, chip.centery), px)


@kept
def _edge(size: tuple[int, int]) -> pygame.Surface:
    """The shade at the right edge of what is seen of a plate that another covers."""
    ends = ((0, 0), (1, 0.5))
    stops = "".join(f'<stop offset="{at}" stop-color="{theme.INK}" stop-opacity="{dark}"/>' for at, dark in ends)
    fade = f'<linearGradient id="f" x1="0%" y1="0%" x2="100%" y2="0%">{stops}</linearGradient>'
    return rasterise(f'<defs>{fade}</defs><rect width="{size[0]}" height="{size[1]}" fill="url(#f)"/>', size)


def _draw_head(canvas: Canvas, location: Location, shape: Shape, marks: PlateMarks, title: Title) -> pygame.Rect:
    """Body, picture, title band and type rule; returns the band."""
    height, border = shape.height, shape.border
    ornaments.lay(canvas, canvas.rect, height * 0.06, theme.PAPER, theme.INK, max(1.5, height * 0.014))
    across = min(shape.width - 2 * border, shape.seen + round(height * 0.1))
    lines = 2 if marks.in_lines else _lines(location, shape)
    tall = max(shape.art(lines, title.lines), title.height(shape.band) - round(shape.band * _BELOW))
    art = pygame.Rect(border, border, across, tall)
    scene = location_picture(location, art.size, _COVERED)
    ornaments.hang(canvas, scene, art.topleft, max(1, round(height * 0.042)))
    return _draw_title(canvas, location, art, shape, marks.sign, title)


def _draw_title(
    canvas: Canvas, location: Location, art: pygame.Rect, shape: Shape, sign: str, title: Title
) -> pygame.Rect:
    """The dark band over the foot of the picture with icon and title, and the coloured rule below it."""
    tall = title.height(shape.band)
    below = art.bottom + round(shape.band * _BELOW)
    band = pygame.Rect(art.x, below - tall, art.width, tall)
    canvas.fill(band, band_ink(location.type))
    rule = (art.x, below, art.width, shape.rule)
    canvas.fill(rule, colours.TYPE_COLOURS.get(location.type, theme.GREY))
    _draw_words(canvas, location, band, shape, sign, title)
    return band


def _draw_words(canvas: Canvas, location: Location, band: pygame.Rect, shape: Shape, sign: str, title: Title) -> None:
    """The title on its band, behind the icon of the type or the ``sign`` in its place."""
    glyph = shape.glyph(bool(sign))
    if glyph:
        middle = min(band.centery, band.bottom + 1 - glyph / 2) if sign else band.centery
        canvas.icon(sign or location.type, (band.x + glyph / 2 + 1, middle), glyph)
    left = band.x + glyph + round(shape.band * 0.25)
    words = pygame.Rect(left, band.y, shape.title_room(bool(sign)), band.height)
    canvas.letters(title.text, words, "title", title.px, theme.PAPER, wrap=True)


def _lines(location: Location, shape: Shape) -> int:
    """On how many lines its effects stand, where lines are scarce: on low and narrow plates."""
    aside = round(shape.pip[0] * 1.35) + (shape.floor + 2 if location.is_open else 0)
    room = shape.seen - 2 * shape.border - 3 - (0 if shape.is_narrow else aside)
    shown = [compacted(ability_strip(ability, location.is_open, tight=True)) for ability in _shown(location)]
    on_one = all(strips.can_be_squeezed(strip, room, shape.floor, shape.floor) for strip in shown)
    return 1 if on_one and (shape.is_low or shape.is_narrow) else 2


def _shown(location: Location) -> list[Ability]:
    """The abilities on its plate: a Building Bonus only if there is no other."""
    others = [ability for ability in location.abilities if not isinstance(ability.timing, Built)]
    return others or list(location.abilities)


def _draw_foot(canvas: Canvas, location: Location, room: pygame.Rect, shape: Shape, marks: PlateMarks) -> None:
    """The effects on paper, from the right: Deal pip, slots, goods for which no effect has a tray; the signs get the
    rest. On a narrow plate slots and pip stand below the signs."""
    lines = _shown(location)
    pip = _draw_pip(canvas, location, room, shape)
    if shape.is_narrow:
        _draw_slots(canvas, location, pygame.Rect(room.x, pip.y, pip.x - 2 - room.x, pip.height), pip, shape, marks)
        room = pygame.Rect(room.x, room.y, room.width, pip.y - room.y)
        left = room.right
    else:
        left = pip.x - 1
        left = _draw_slots(canvas, location, pygame.Rect(room.x, room.y, left - room.x, room.height), pip, shape, marks)
    if not any(sign.kind == "tray" for ability in lines for sign in ability_strip(ability, location.is_open)):
        left = _draw_tray(canvas, marks.goods, pygame.Rect(room.x, room.y, left - room.x, room.height), shape)
    room.width = left - room.x
    places, most = _places(location, lines, room, shape, marks)
    for ability, place in zip(lines, places, strict=True):
        if place.x > room.x:
            inset = place.height // 6
            canvas.fill((place.x - 4, place.y + inset, 2, place.height - 2 * inset), theme.TRAY_EDGE)
        _draw_effect(canvas, location, ability, place, shape, marks, most)


def _places(
    location: Location, abilities: list[Ability], room: pygame.Rect, shape: Shape, marks: PlateMarks
) -> tuple[list[pygame.Rect], int]:
    """The place of each ability, and the largest size of icons there: one below the other, or two side by side if that
    makes their icons larger, or but a little smaller."""
    count, most = len(abilities), round(shape.unit * 0.36)
    below = [
        pygame.Rect(room.x, round(room.y + number * room.height / count), room.width, round(room.height / count))
        for number in range(count)
    ]
    if count != 2:
        return below, most
    shown = [_filled(ability_strip(one, location.is_open, tight=True), marks.goods) for one in abilities]
    floor = max(strips.least_px(strip, shape.floor) for strip in shown)
    most = min(max(floor, round(room.height * _ONE_LINE)), most)
    least = max(floor, math.ceil(_LEAST_SIDE_BY_SIDE * min(below[0].height * 0.9, most)))
    for px in range(most, least - 1, -1):
        first, second = (math.ceil(strips.strip_width(strip, px)) + _BESIDE for strip in shown)
        if first + second <= room.width:
            rest = (room.x + first, room.y, room.width - first, room.height)
            return [pygame.Rect(room.x, room.y, first, room.height), pygame.Rect(rest)], px
    return below, most


def _draw_effect(
    canvas: Canvas, location: Location, ability: Ability, line: pygame.Rect, shape: Shape, marks: PlateMarks, most: int
) -> None:
    """One ability with icons of up to ``most`` pixels; faded, but for the goods in its tray, once its bonus has been
    given or all its uses are gone."""
    px = max(shape.floor, min(round(line.height * 0.9), most))
    start = line.x + max(1, round(shape.height * 0.02))
    inner = pygame.Rect(start, line.y, line.right - start, line.height)
    strip = _effect_strip(location, ability, marks.goods, inner, (px, shape.floor))
    if not strip:
        return
    before = len(canvas.marks)
    halves = [strip]
    if marks.in_lines and isinstance(ability.timing, Action) and ARROW in strip and line.height >= 2 * shape.floor:
        halves = [strip[: strip.index(ARROW)], strip[strip.index(ARROW) :]]
        px = min(strips.largest(half, inner.width, min(px, line.height * 0.49), shape.floor) for half in halves)
    for number, half in enumerate(halves):
        high = inner.height / len(halves)
        part = pygame.Rect(inner.x, round(inner.y + number * high), inner.width, round(high))
        strips.draw_strip(canvas, half, part, px, "left", floor=shape.floor)
    if _is_over(ability, marks):
        trays = [mark.rect for mark in canvas.marks[before:] if mark.name == "tray" and marks.goods]
        bright = [cut_out(canvas.surface, tray) for tray in trays]
        veil = pygame.Rect(line.x, line.y, inner.right - line.x, line.height)
        canvas.blit(box(veil.size, 0, theme.PAPER, alpha=_FADED_HIGH_CONTRAST if is_high_contrast() else _FADED), veil)
        for tray, place in bright:
            canvas.blit(tray, place)


_PRICE: Final = Sign("good", "pay")
"""Stands for a price that has no room."""


def _effect_strip(
    location: Location, ability: Ability, goods: Bag, room: pygame.Rect, most_least: tuple[int, int]
) -> Strip:
    """The signs of an ability, with the ``goods`` on the card in its tray. With less room: with numbers, closer
    together, without limits, then what it gives with one sign for its price, then only what it gives, then nothing."""
    most, floor = most_least
    strip = _filled(ability_strip(ability, location.is_open, tight=True), goods)
    single, numbered = (strips.lines_of(way, *room.size, most, floor)[1] for way in (strip, compacted(strip)))
    if strips.holds(strip, *room.size, floor) and single >= min(numbered, _ROOMY):
        return strip
    gains = _filled(tuple(sign for verb in ability.verbs for sign in verb_strip(verb, badges=True, tight=True)), goods)
    whole, part = (compacted(strip), opened(strip)), tuple(way for way in (gains, opened(gains)) if way)
    has_price = isinstance(ability.timing, Action) and bool(ability.timing.spend)
    priced = tuple((_PRICE, ARROW, *way) for way in part) if has_price else ()
    bare, bare_part = (tuple(map(strips.without_limits, ways)) for ways in (whole, part))
    for ways in (whole, bare, priced, part, bare_part):
        held = next((way for way in ways if strips.holds(way, *room.size, floor)), None)
        squeezed = next((way for way in ways if strips.can_be_squeezed(way, *room.size, floor)), None)
        if held or squeezed:
            return held or squeezed or ()
    return ()


def _filled(strip: Strip, goods: Bag) -> Strip:
    """The strip with the ``goods`` in its tray, if there are any, instead of those that are printed there."""
    inside = bag_strip(goods, badges=True)
    return tuple(sign._replace(inside=inside) if goods and sign.kind == "tray" else sign for sign in strip)


def _is_over(ability: Ability, marks: PlateMarks) -> bool:
    if isinstance(ability.timing, Action):
        return marks.blocked or marks.used >= ability.timing.uses
    if isinstance(ability.timing, Whenever | Always):
        return marks.blocked
    return isinstance(ability.timing, Built) and marks.spent


def _draw_pip(canvas: Canvas, location: Location, room: pygame.Rect, shape: Shape) -> pygame.Rect:
    """The Deal in a blue pill at the lower right: its owner gets it if the Location is razed."""
    px, high = shape.pip
    pill = pygame.Rect(0, 0, round(px * (1.1 * len(location.deal) + 0.25)), high)
    pill.bottomright = (room.right - 1, room.bottom - 1)
    card_parts.deal_pill(canvas, pill, location.deal, px, max(1.0, shape.height * 0.01))
    return pill


def _draw_slots(
    canvas: Canvas, location: Location, room: pygame.Rect, pip: pygame.Rect, shape: Shape, marks: PlateMarks
) -> int:
    """A slot for every use of the action, or for the visitor of an Open Production; returns the right edge of the
    room left of them."""
    tokens = _tokens(location, marks)
    if shape.is_low and not shape.is_narrow and not location.is_open:
        _draw_dots(canvas, tokens, pygame.Rect(pip.x, room.y, pip.width, pip.y - room.y - 1))
        return room.right
    slots = _slots(len(tokens), room, shape)
    for slot, token in zip(slots, tokens, strict=True):
        side = slot.width
        canvas.panel(slot, theme.PanelStyle(theme.TRAY, theme.TRAY_EDGE, side * 0.2, max(1.0, side * 0.07)), "slot")
        if token:
            canvas.icon(token, slot, max(shape.floor, round(side * 0.9)))
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
            (colours.GOOD_COLOURS.get(token, theme.INK), theme.INK)
            if token and not shown
            else (theme.TRAY, theme.TRAY_EDGE)
        )
        canvas.panel(slot, theme.PanelStyle(fill, edge, 2), f"slot {token}" if token else "slot")
        if shown:
            canvas.icon(token, slot, theme.ICON_FLOOR)


def _slots(count: int, room: pygame.Rect, shape: Shape) -> list[pygame.Rect]:
    """Squares at the right end of ``room``: side by side, or two in a column on a narrow plate."""
    if shape.is_narrow:
        side = min(room.height, (room.width - 2) // max(1, count) - 1)
        return [
            pygame.Rect(room.right - (count - number) * (side + 1), room.bottom - side, side, side)
            for number in range(count)
        ]
    side = max(shape.floor, round(min(room.height * 0.62, shape.height * 0.2)))
    if count == 2 and shape.seen < _NARROW_SHAPE * shape.height and room.height >= 2 * theme.PLATE_ICON_FLOOR:
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
    free = "blocked" if marks.blocked else ""
    return [lying[number] if number < marks.used else free for number in range(action.timing.uses)]


def _lying(marks: PlateMarks, price: Bag) -> list[str]:
    """A good for every use, out of those that mark it; goods paid instead of the printed ``price`` come first."""
    goods = sorted((good for good, count in marks.marks.items() for _ in range(count)), key=lambda good: good in price)
    if len(goods) < marks.used:
        return [next(iter(price), "worker")] * marks.used
    return goods[:: len(goods) // marks.used] if marks.used else []


def _draw_tray(canvas: Canvas, goods: Bag, room: pygame.Rect, shape: Shape) -> int:
    """The goods on the card, in the tan tray; returns its left edge."""
    if not goods:
        return room.right
    floor = shape.floor
    px = max(floor, round(min(room.height * 0.5, shape.unit * 0.19)))
    strip, pad = bag_strip(goods, badges=True), max(2, round(px * 0.2))
    tray = pygame.Rect(0, 0, min(room.width - 2, round(strips.strip_width(strip, px)) + 2 * pad), round(px * 1.24))
    tray.midright = (room.right - 1, room.centery)
    canvas.panel(tray, theme.PanelStyle(theme.TRAY, theme.TRAY_EDGE, px * 0.25, max(1.0, px * 0.05)), "tray")
    strips.draw_strip(canvas, strip, tray.inflate(-2 * pad, 0), px, floor=floor)
    return tray.x - 1


def _draw_distance(canvas: Canvas, location: Location, shape: Shape) -> int:
    """The Distance at the upper left; returns its right edge."""
    corner = shape.border + 1
    px = max(20, round(shape.unit * 0.22))
    return card_parts.route_shield(canvas, (corner, corner), px, location.distance).right


def _draw_categories(canvas: Canvas, location: Location, shape: Shape, left: int) -> int:
    """The categories in a row at the upper left, starting at ``left``, as far as they fit; returns their right edge."""
    disc = shape.disc
    start = max(shape.border, left) + 2
    shown = location.categories[: int((shape.seen - start) / (disc * 1.06))]
    room = pygame.Rect(start, shape.border + 2, shape.seen // 2, disc)
    ornaments.discs(canvas, shown, room, disc, upright=False)
    return start + round(disc * 1.06) * len(shown)


def _draw_spoils(canvas: Canvas, location: Location, shape: Shape, left: int) -> None:
    """The spoils in a row on a red band at the upper right; with numbers, or left to the hover, if there is no room
    beside the categories, which end at ``left``."""
    px, border = max(shape.floor, round(shape.unit * 0.155)), shape.border
    single = tuple(Sign("good", good) for good, count in location.spoils.items() for _ in range(count))
    for strip, share in ((single, _CLOSE), (bag_strip(location.spoils, badges=True), 1.0)):
        wide = round(strips.strip_width(strip, px) * share)
        band = (wide + round(px * 0.55), round(px * 1.18))
        start = shape.seen - border - band[0]
        if start < left and (strip is single or shape.is_narrow):
            continue
        canvas.image(_spoils_band(band), (start, border), "spoils")
        room = pygame.Rect(start + round(px * 0.42), border, wide, round(px * 1.12))
        strips.draw_strip(canvas, strip, room, px, on_dark=True, floor=px)
        return


@kept
def _spoils_band(size: tuple[int, int]) -> pygame.Surface:
    width, height = size
    outline = f"M0 0H{width}V{height - 1}H{height * 0.26}z"
    return rasterise(f'<path d="{outline}" fill="{theme.RED}" stroke="{theme.INK}" stroke-width="1.2"/>', size)


def ruin_plate(size: tuple[int, int], wording: FaceWords, seen: int = 0, goods: Bag = EMPTY) -> pygame.Surface:
    """A Ruin: a card face down, which can be developed into anything (R1.11), with the ``goods`` on it (R42.12)."""
    return in_any_size(size, lambda large: ruin_drawing(large, wording, seen, goods).surface)


def location_plate(
    location: Location, size: tuple[int, int], marks: PlateMarks, wording: FaceWords, text: float = 1.0, seen: int = 0,
    title_px: int = 0,
) -> pygame.Surface:  # fmt: skip
    """The plate of a Location (`plate_drawing`)."""
    return in_any_size(size, lambda large: plate_drawing(location, large, marks, wording, text, seen, title_px).surface)


@kept
def ruin_drawing(size: tuple[int, int], wording: FaceWords, seen: int = 0, goods: Bag = EMPTY) -> Drawing:
    """The plate of a Ruin, with its marks; everything stands in the ``seen`` pixels at its left, 0 for all."""
    width, height = seen or size[0], size[1]
    canvas = ornaments.blank(size)
    with canvas.within(canvas.rect):
        ornaments.lay(canvas, canvas.rect, height * 0.06, colours.RUIN, colours.RUIN_EDGE, max(1.5, height * 0.014))
        edge, tall = max(2, round(height * 0.028)), round(height * 0.74)
        ornaments.hang(canvas, ruin_picture((width - 2 * edge, tall - edge)), (edge, edge), round(height * 0.045))
        room = pygame.Rect(4, tall, width - 8, height - tall - edge)
        px, word = max(theme.FLOOR, round(height * 0.15)), wording.text("art-ruin")
        whole = pygame.Rect(edge, edge, width - 2 * edge, height - 2 * edge)
        trays, covers = _goods_on_ruin(goods, pygame.Rect(edge, edge, whole.width, tall - edge), whole)
        if width_of(word.upper(), "title", theme.FLOOR) * NARROW <= room.width:
            if not covers:
                canvas.letters(word, room, "title", px, colours.RUIN_TXT, "center", upper=True)
        elif not trays:  # which lie where an upright word would stand
            _draw_upright(canvas, word, whole)
        for tray, line in trays:
            _draw_goods_on_ruin(canvas, tray, line)
    return ornaments.finished(canvas)


def _goods_on_ruin(
    goods: Bag, picture: pygame.Rect, whole: pygame.Rect
) -> tuple[tuple[tuple[pygame.Rect, Strip], ...], bool]:
    """The trays for the goods on a Ruin (R42.12), from the foot of its ``picture`` up, or, if they are too many, over
    the ``whole`` plate; and whether they cover the word on it."""
    strip = bag_strip(goods, badges=True)
    for room in (picture, whole):
        most = max(theme.ICON_FLOOR, min(round(room.height * 0.34), 34))
        for px in range(most, theme.ICON_FLOOR - 1, -1):
            lines = _in_lines(strip, room.width - 2 * _tray_pad(px), px)
            high = round(px * 1.22)
            if len(lines) * (high + 1) <= room.height or (room is whole and px == theme.ICON_FLOOR):
                top = max(room.y, room.bottom - len(lines) * (high + 1))
                return tuple(
                    (pygame.Rect(room.x, top + number * (high + 1), room.width, high), line)
                    for number, line in enumerate(lines)
                ), room is whole
    return (), False


def _tray_pad(px: int) -> int:
    return max(2, round(px * 0.14))


def _in_lines(strip: Strip, width: int, px: int) -> list[Strip]:
    """The signs of ``px`` on as few lines of ``width`` as possible, in their order."""
    lines: list[Strip] = []
    for sign in strip:
        if lines and strips.strip_width((*lines[-1], sign), px) <= width:
            lines[-1] = (*lines[-1], sign)
        else:
            lines.append((sign,))
    return lines


def _draw_goods_on_ruin(canvas: Canvas, room: pygame.Rect, line: Strip) -> None:
    """A tan tray with goods in the middle of ``room``."""
    px = round(room.height / 1.22)
    pad = _tray_pad(px)
    tray = pygame.Rect(0, room.y, min(room.width, round(strips.strip_width(line, px)) + 2 * pad), room.height)
    tray.centerx = room.centerx
    canvas.panel(tray, theme.PanelStyle(theme.TRAY, theme.TRAY_EDGE, px * 0.25, max(1.0, px * 0.05)), "tray")
    strips.draw_strip(canvas, line, tray.inflate(-2 * pad, 0), px)


def _draw_upright(canvas: Canvas, word: str, room: pygame.Rect) -> None:
    """A word that is too long for a narrow Ruin: from bottom to top, on a dark strip."""
    px = max(theme.FLOOR, min(round(room.width * 0.6), round(room.height * 0.13)))
    sheet = ornaments.blank((room.height - 4, round(px * 1.5)))
    ink = sheet.letters(word, sheet.surface.get_rect(), "title", px, colours.RUIN_TXT, "center", upper=True)
    turned = pygame.transform.rotate(cut_out(sheet.surface, ink)[0], 90)
    strip = turned.get_rect(center=room.center).inflate(6, 8).clip(room)
    canvas.blit(box(strip.size, 3, colours.RUIN, alpha=0.8), strip)
    canvas.picture(turned, room, word)
