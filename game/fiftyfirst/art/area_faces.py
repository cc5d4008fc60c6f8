"""Areas of No Man's Land: their upright faces, the small plates on the map at the table, and the sheets of the large
map.

Everywhere the levels stand one above the other from below, each with the icon of the card by which an Outpost comes to
stand on it and what it brings; the level of the Outpost that stands there is lit and holds its marker (R45.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
import pygame

from game.fiftyfirst.art.colours import AREA
from game.fiftyfirst.art.inks import PALETTES
from game.fiftyfirst.art.pictures import composition, picture
from game.fiftyfirst.art.state_parts import defence_shield
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.no_mans_land import LEVELS, Area, Level
from game.fiftyfirst.wording.rows.cards import bag_strip
from game.kernel.bag import Bag
from game.ui.art import ornaments
from game.ui.art.cache import kept
from game.ui.art.lettering import NARROW, width_of
from game.ui.art.ornaments import Drawing, FaceWords
from game.ui.art.portraits import emblem_colour
from game.ui.art.shapes import box
from game.ui.art.strips import PIXELS, draw_strip, strip_width
from game.ui.art.svg import faded
from game.ui.art.upright import LARGE, Upright, draw_kind
from game.ui.canvas import Canvas
from game.ui.shades import is_high_contrast
from game.ui.theme import FLOOR, ICON_FLOOR, INK, PAPER, PAPER2
from game.wording.signs import Strip

KIND: Final = "area"
"""The name of the inks of Areas."""

ICON: Final = "map"
"""The icon of Areas as a kind of card."""

_INKS: Final = PALETTES[KIND]
_ROW, _ROW_SHARE, _ROW_SLIM = 16, 0.25, 0.25
"""Least height of a level on a plate, in pixels, and its maximum as a share of height and of width of the plate."""

_SHEET_BAND, _SHEET_ROW, _BAND_SLIM, _SHEET_SLIM = 0.15, 0.21, 0.092, 0.126
"""Heights of the title and of a level on a sheet of the large map, as shares of its height, and their maximum as shares
of its width."""

_PRESSED: Final = 24
"""Least height, in pixels, of a level that can be pressed."""

_NARROW: Final = 58
"""Under this width, in pixels, a level of a plate has two lines where it is high enough."""

_DIM, _DIM_LINE, _DIM_BAND = 0.74, 0.8, 0.86
"""Opacity of the ground of a level without an Outpost, on a plate and on a sheet, and of that of a title."""

_SHIELD: Final = 0.86
"""Width of a defence on a plate, as a share of the height of its line."""

_TITLE_LINE, _LINE = 0.22, 1.3
"""Maximum height of the title of a plate, as a share of that of the plate, and of its letters."""


_RINGED: Final = 26
"""From this size, in pixels, a marker has a bright ring."""


class AreaMarks(msgspec.Struct, frozen=True):
    """What an Area shows in a game: for each level the category of the card that reaches it (R45.4 to R45.6), and the
    Outpost that stands there: its ``level``, the ``emblem`` of its owner, whether it has a ``shield``, and how many red
    contact tokens razing it takes (R45.7)."""

    categories: tuple[str, ...]
    level: int = 0
    emblem: str = ""
    shield: bool = False
    defence: int = 0


def within_edge(size: tuple[int, int], share: float) -> pygame.Rect:
    """What an edge leaves of a picture, if it is ``share`` of the shorter side wide."""
    border = max(1, round(min(size) * share))
    return pygame.Rect(border, border, size[0] - 2 * border, size[1] - 2 * border)


class PlateShape(msgspec.Struct, frozen=True):
    """The measures of a plate on the table, in pixels."""

    size: tuple[int, int]

    @property
    def inner(self) -> pygame.Rect:
        """What its edge leaves."""
        return within_edge(self.size, 0.025)

    @property
    def is_narrow(self) -> bool:
        """Whether a level has two lines, as in a window that is higher than wide."""
        inner = self.inner
        return inner.width < _NARROW and inner.height // LEVELS >= 2 * ICON_FLOOR

    @property
    def rows(self) -> tuple[pygame.Rect, ...]:
        """The places of the levels, the first one at the foot."""
        inner = self.inner
        if self.is_narrow:
            return _rows(inner, min(inner.height // LEVELS, inner.width))
        most = max(_ROW, min(round(self.size[1] * _ROW_SHARE), round(inner.width * _ROW_SLIM)))
        return _rows(inner, min(inner.height // LEVELS, most))

    @property
    def line(self) -> int:
        """The height of the line with the marker."""
        high = self.rows[0].height
        return high // 2 if self.is_narrow else high

    def marker(self, level: int) -> pygame.Rect:
        """Where the marker stands on a level."""
        row = self.rows[level - 1]
        return marker_place(pygame.Rect(row.x, row.y, row.width, self.line)).clamp(self.inner.inflate(2, 2))


class SheetShape(msgspec.Struct, frozen=True):
    """The measures of a sheet of the large map, in pixels."""

    size: tuple[int, int]

    @property
    def inner(self) -> pygame.Rect:
        """What its edge leaves."""
        border = max(2, round(min(self.size) * 0.02))
        return pygame.Rect(border, border, self.size[0] - 2 * border, self.size[1] - 2 * border)

    @property
    def band(self) -> pygame.Rect:
        """The place of the title, at the top."""
        inner = self.inner
        high = min(round(self.size[1] * _SHEET_BAND), round(self.size[0] * _BAND_SLIM))
        return pygame.Rect(inner.x, inner.y, inner.width, max(FLOOR + 6, high))

    @property
    def rows(self) -> tuple[pygame.Rect, ...]:
        """The places of the levels, the first one at the foot."""
        inner, band = self.inner, self.band
        most = min(round(self.size[1] * _SHEET_ROW), round(self.size[0] * _SHEET_SLIM))
        high = min((inner.bottom - band.bottom) // LEVELS, max(_PRESSED, most))
        return _rows(inner, high)

    def marker(self, level: int) -> pygame.Rect:
        """Where the marker stands on a level."""
        return marker_place(self.rows[level - 1])


def _rows(inner: pygame.Rect, high: int) -> tuple[pygame.Rect, ...]:
    tops = (inner.bottom - high * (number + 1) for number in range(LEVELS))
    return tuple(pygame.Rect(inner.x, top, inner.width, high) for top in tops)


# ---------------------------------------------------------------------- markers
@kept
def marker(emblem: str, px: int, dim: bool = False) -> pygame.Surface:
    """The marker of a player with this emblem, ``px`` pixels square: a disc in the colour of the faction with its sign,
    by which it is told apart also without its colour; ``dim`` fades it."""
    side = (px, px)
    surface = box(side, px / 2, emblem_colour(emblem), INK, max(1.0, px * 0.07)).copy()
    ring = max(1, round(px * 0.08))
    if px >= _RINGED:
        surface.blit(box((px - 2 * ring, px - 2 * ring), px / 2 - ring, None, PAPER, max(1.0, px * 0.04)), (ring, ring))
    canvas = Canvas(surface, PIXELS)
    canvas.icon(emblem, surface.get_rect().center, max(ICON_FLOOR, round(px * (0.68 if px >= _RINGED else 0.84))))
    return faded(surface) if dim else surface


def marker_place(row: pygame.Rect) -> pygame.Rect:
    """Where the marker stands on the place of a level: at its left end."""
    px = row.height + max(1, round(row.height * 0.06))
    return pygame.Rect(row.x, row.centery - px // 2, px, px)


# ---------------------------------------------------------------------- at the table
@kept
def name_px(areas: tuple[str, ...], size: tuple[int, int], wording: FaceWords, text: float = 1.0) -> int:
    """The size at which plates have the names of all ``areas``; 0 if there is no room for that: either all have their
    names, or none."""
    shape = PlateShape(size)
    free = min(shape.inner.height - LEVELS * shape.rows[0].height, round(size[1] * _TITLE_LINE))
    room = shape.inner.width - 2 * (_title_high(FLOOR) // 6)
    names = [wording.title(id).upper() for id in areas]
    for share in (1.0, NARROW):
        for px in range(round(free / _LINE * min(1.0, text)), FLOOR - 1, -1):
            if all(width_of(name, "title", px) * share <= room for name in names):
                return px
    return 0


def _title_high(px: int) -> int:
    return round(px * _LINE)


@kept
def area_plate(area: Area, size: tuple[int, int], marks: AreaMarks, wording: FaceWords, title_px: int = 0) -> Drawing:
    """An Area on the map at the table, with its marks; its name is set in ``title_px``, or left out."""
    shape, canvas = PlateShape(size), ornaments.blank(size)
    inner = shape.inner
    with canvas.within(canvas.rect):
        radius = min(size) * 0.07
        ornaments.lay(canvas, canvas.rect, radius, _INKS[1], INK, max(1.0, min(size) * 0.016))
        ornaments.hang(canvas, picture(area.id, KIND, inner.size), inner.topleft, max(1, round(radius)))
        if title_px:
            band = pygame.Rect(inner.x, inner.y, inner.width, _title_high(title_px))
            _draw_title(canvas, area, band, wording, title_px)
        for level, row in zip(area.levels, shape.rows, strict=True):
            _draw_slip(canvas, level, row, marks, shape)
        if marks.level:
            _draw_outpost(canvas, marks, shape)
    return ornaments.finished(canvas)


def _draw_slip(canvas: Canvas, level: Level, row: pygame.Rect, marks: AreaMarks, shape: PlateShape) -> None:
    """A level of a plate: a slip with the icon of its card and what it brings beside it, or below it on a narrow plate;
    the slip is as long as they are."""
    is_held, slot, line = marks.level == level.level, shape.line, shape.line
    px = max(ICON_FLOOR, line - 3)
    beside = row.width if shape.is_narrow else row.width - slot - round(line * _SHIELD)
    strip = _gains(level, px, beside)
    if shape.is_narrow:
        slip, goods = row.inflate(0, -1), pygame.Rect(row.x + 1, row.bottom - line, row.width - 2, line)
    else:
        wide = min(beside if is_held else row.width - slot, round(strip_width(strip, px)) + 2)
        slip = pygame.Rect(row.x, row.y, slot + wide + 1, row.height)
        goods = pygame.Rect(row.x + slot, row.y, wide, row.height)
    if is_held:
        canvas.blit(box(slip.size, line * 0.24, PAPER, INK, 1), slip)
    else:
        canvas.blit(box(slip.size, line * 0.24, INK, alpha=_ground(_DIM)), slip)
        _draw_category(canvas, marks.categories[level.level - 1], pygame.Rect(row.x, row.y, slot, line))
    draw_strip(canvas, strip, goods, px, "left", not is_held)


def _ground(opacity: float) -> float:
    """How opaque the ground of words and icons is; wholly in high contrast."""
    return 1.0 if is_high_contrast() else opacity


def _gains(level: Level, px: int, room: float) -> Strip:
    """What a level brings: an icon for each good; with numbers where there is no room for that, and the kinds alone
    where there is no room for numbers either."""
    kinds = bag_strip(Bag(dict.fromkeys(level.gain, 1)))
    ways = bag_strip(level.gain), bag_strip(level.gain, badges=True)
    return next((way for way in ways if strip_width(way, px) <= room), kinds)


def _draw_category(canvas: Canvas, category: str, place: pygame.Rect) -> None:
    """The icon of the card that reaches a level, on the dark ground that it has on cards."""
    side = min(place.height, place.width)
    rect = pygame.Rect(0, 0, side, side)
    rect.center = place.center
    ornaments.disc(canvas, category, rect, 0.78)


def _draw_outpost(canvas: Canvas, marks: AreaMarks, shape: PlateShape) -> None:
    """The marker at the left end of its level, the defence at the right end, and the shield at that of the level
    above, or below the highest."""
    inner, rows, line, place = shape.inner, shape.rows, shape.line, shape.marker(marks.level)
    canvas.picture(marker(marks.emblem, place.width), place.center, f"marker {marks.emblem}")
    px = max(ICON_FLOOR + 1, round(line * _SHIELD))
    high, top = round(px * 43 / 36), rows[marks.level - 1].y + line // 2
    middle = min(max(top, inner.y + high // 2), inner.bottom - high // 2)
    shown = defence_shield(canvas, (inner.right - px / 2, middle), px, marks.defence)
    if marks.shield:
        pip = max(ICON_FLOOR, round(line * 0.8))
        beside = rows[marks.level].y + line // 2 if marks.level < LEVELS else rows[LEVELS - 2].y + line // 2
        near = shown.y - pip // 2 + 1 if marks.level < LEVELS else shown.bottom + pip // 2 - 1
        canvas.icon("shield", (inner.right - pip / 2, beside if shape.is_narrow else near), pip)


def _draw_title(canvas: Canvas, area: Area, band: pygame.Rect, wording: FaceWords, px: int) -> pygame.Rect:
    """The name on a dark band; returns what is left beside it."""
    canvas.blit(box(band.size, 0, _INKS[0], alpha=_ground(_DIM_BAND)), band)
    pad = _pad(band)
    room = pygame.Rect(band.x + pad, band.y, band.width - 2 * pad, band.height)
    right = canvas.letters(wording.title(area.id).upper(), room, "title", px, PAPER).right
    return pygame.Rect(right, room.y, room.right - right, room.height)


# ---------------------------------------------------------------------- the large map
class Shared(NamedTuple):
    """What the sheets of all Areas have in common, so that all have words beside signs, or none: the size of their
    names, whether directions stand beside them in words, and the gain whose icons take most room."""

    title_px: int
    in_words: bool
    longest: Bag


@kept
def shared_of(areas: tuple[Area, ...], size: tuple[int, int], wording: FaceWords, text: float = 1.0) -> Shared:
    """The largest names up to a size that follows the player's ``text`` size, beside which the signs of all directions
    have room."""
    band = SheetShape(size).band
    room = band.width - 2 * _pad(band)

    def fits(px: int, words: FaceWords | None) -> bool:
        return all(
            width_of(wording.title(area.id).upper(), "title", px) + _parts_width(area, band.height, words) <= room
            for area in areas
        )

    most = max(FLOOR, round(min(band.height * 0.66, band.height * 0.58 * text)))
    px = next((px for px in range(most, FLOOR, -1) if fits(px, None)), FLOOR)
    gains = [level.gain for area in areas for level in area.levels]
    return Shared(px, fits(px, wording), max(gains, key=lambda gain: strip_width(_numbered(gain), ICON_FLOOR)))


def _numbered(gain: Bag) -> Strip:
    return bag_strip(gain, badges=True)


@kept
def area_sheet(
    area: Area, size: tuple[int, int], marks: AreaMarks, shared: Shared, wording: FaceWords, text: float = 1.0
) -> Drawing:
    """An Area on the large map, with its marks: name, directions, and each level in a line of its own with icon, gain
    and defence.
    """
    shape, canvas = SheetShape(size), ornaments.blank(size)
    inner, rows, band = shape.inner, shape.rows, shape.band
    with canvas.within(canvas.rect):
        radius = min(size) * 0.05
        ornaments.lay(canvas, canvas.rect, radius, _INKS[1], INK, max(1.5, min(size) * 0.012))
        seen = pygame.Rect(inner.x, band.y, inner.width, inner.height)
        covered = 1 - (rows[-1].y - band.bottom) / seen.height
        ornaments.hang(canvas, picture(area.id, KIND, seen.size, covered * 0.8), seen.topleft, max(1, round(radius)))
        beside = _draw_title(canvas, area, band, wording, shared.title_px)
        _draw_parts(canvas, area, beside, wording if shared.in_words else None)
        for level, row in zip(area.levels, rows, strict=True):
            _draw_line(canvas, level, row, marks, shared.longest, wording, text)
        if marks.level:
            place = shape.marker(marks.level)
            canvas.picture(marker(marks.emblem, place.width), place.center, f"marker {marks.emblem}")
    return ornaments.finished(canvas)


def _pad(band: pygame.Rect) -> int:
    """Distance of a name from the end of its band."""
    return max(2, band.height // 6)


def _part_px(high: int) -> tuple[int, int]:
    """The size of the sign of a direction, and of its word."""
    return max(ICON_FLOOR, round(high * 0.8)), max(FLOOR, round(high * 0.46))


def _parts_width(area: Area, high: int, wording: FaceWords | None) -> int:
    px, size = _part_px(high)
    words = [_part_word(part, wording) for part in area.directions]
    return sum(px + px // 3 + round(width_of(word, "sign", size)) + 2 for word in words)


def _part_word(part: str, wording: FaceWords | None) -> str:
    return wording.text(f"part-{part}.name").upper() if wording else ""


def _draw_parts(canvas: Canvas, area: Area, room: pygame.Rect, wording: FaceWords | None) -> None:
    """The directions at the right end of ``room``, as signs and in words; nothing if there is no room."""
    px, size = _part_px(room.height)
    taken = _parts_width(area, room.height, wording)
    if taken > room.width:
        return
    left = room.right - taken + px // 3
    for part in area.directions:
        word = _part_word(part, wording)
        wide = round(width_of(word, "sign", size)) + 2
        canvas.icon(part, (left + px / 2, room.centery), px)
        if word:
            canvas.letters(word, pygame.Rect(left + px + 2, room.y, wide, room.height), "sign", size, PAPER2)
        left += px + px // 3 + wide


def _draw_line(
    canvas: Canvas, level: Level, row: pygame.Rect, marks: AreaMarks, longest: Bag, wording: FaceWords, text: float
) -> None:
    """A level of a sheet: which one it is, the icon of its card, what it brings, and at the right end its defence with
    the shield that lies there."""
    is_held = marks.level == level.level
    line = row.inflate(0, -max(1, row.height // 16))
    if is_held:
        ornaments.lay(canvas, line, row.height * 0.16, PAPER, INK, 1)
    else:
        canvas.blit(box(line.size, row.height * 0.16, INK, alpha=_ground(_DIM_LINE)), line)
    shield, pip = (max(ICON_FLOOR + 1, round(row.height * share)) for share in (0.7, 0.66))
    middle, right = row.right - shield // 2 - 2, row.right - shield - 4
    defence_shield(canvas, (middle, row.centery), shield, marks.defence if is_held else level.defence, is_held)
    if is_held and marks.shield:
        canvas.icon("shield", (right - pip / 2, row.centery), pip)
        right -= pip
    px = max(ICON_FLOOR, round(row.height * 0.72))
    free = row.width - shield - 4 - pip - strip_width(_numbered(longest), px)
    _draw_steps(canvas, level, pygame.Rect(row.x, row.y, right - row.x, row.height), px, free, marks, wording, text)


def _draw_steps(
    canvas: Canvas,
    level: Level,
    row: pygame.Rect,
    px: int,
    free: float,
    marks: AreaMarks,
    wording: FaceWords,
    text: float,
) -> None:
    """Beside the place of the marker the number of the level, in words where there is room, else as its sign; the icon
    of its card, an arrow and what it brings. ``free`` is the width that is left for this: on the narrowest sheets
    the sign and the arrow are left out."""
    is_held = marks.level == level.level
    gap, side, arrow = px // 3, max(ICON_FLOOR + 2, round(row.height * 0.78)), round(px * 0.9)
    words = wording.text("area-level.heading", level=level.level)
    size = max(FLOOR, round(min(row.height * 0.44 * text, row.height * 0.5)))
    all_words = (wording.text("area-level.heading", level=number) for number in range(1, LEVELS + 1))
    left, number = row.x + row.height + gap, max(width_of(one, "strong", size) for one in all_words) + 2
    free -= row.height + gap + side
    if number + gap + arrow <= free:
        place = pygame.Rect(left, row.y, number, row.height)
        canvas.letters(words, place, "strong", size, INK if is_held else PAPER)
        left = place.right + gap
    elif px + gap + arrow <= free:
        canvas.icon(f"outpost_{level.level}", pygame.Rect(left, row.y, px, row.height), px)
        left += px + gap
    elif arrow > free:
        left, arrow = left - gap, gap
    _draw_category(canvas, marks.categories[level.level - 1], pygame.Rect(left, row.y, side, row.height))
    left += side
    if arrow > gap:
        between = pygame.Rect(left, row.y, arrow, row.height)
        canvas.icon("arrow" if is_held else "arrow_light", between, max(ICON_FLOOR, round(px * 0.62)))
    goods = pygame.Rect(left + arrow, row.y, row.right - left - arrow, row.height)
    draw_strip(canvas, _gains(level, px, goods.width), goods, px, "left", not is_held)


# ---------------------------------------------------------------------- upright
def printed_categories(catalog: Catalog, area: str) -> tuple[str, ...]:
    """The categories of the cards that reach the levels of an Area, as printed."""
    build = catalog.outposts.build if catalog.outposts else ""
    return tuple(level.category or build for level in catalog.areas[area].levels)


def area_face(
    area: Area, width: int, categories: Sequence[str], wording: FaceWords, text: float = 1.0
) -> pygame.Surface:
    """The face of an Area in the shape of a card, of any width; ``categories`` are those of the cards that reach its
    levels, ``text`` scales the title of a small face."""
    return area_drawing(area, width, tuple(categories), wording, text).surface


@kept
def area_drawing(area: Area, width: int, categories: tuple[str, ...], wording: FaceWords, text: float = 1.0) -> Drawing:
    """The face of an Area, with its marks."""
    face = Upright(width)
    canvas, large, tiny = ornaments.blank((width, face.height)), face.is_large, face.is_tiny
    low = face.height - face.border
    foot = face.row(low)
    rows = _rows(pygame.Rect(foot.x, 0, foot.width, low if tiny else foot.y), foot.height)
    with canvas.within(canvas.rect):

        def say_kind(strip: pygame.Rect) -> None:
            canvas.fill(strip, AREA)
            draw_kind(canvas, strip, ICON, wording.text("art-area"))

        face.draw_head(canvas, composition(area.id, KIND), _INKS, wording, text, (rows[-1].y, low), say_kind)
        for level, row, category in zip(area.levels, rows, categories, strict=True):
            _draw_printed(canvas, level, row, category, tiny)
        if not tiny:
            _draw_directions(canvas, area, foot, wording if large else None)
    return ornaments.finished(canvas)


def _draw_printed(canvas: Canvas, level: Level, row: pygame.Rect, category: str, tiny: bool) -> None:
    """A level as printed, on paper: the icon of its card, what it brings, and its defence; on the smallest faces what
    it brings alone."""
    ornaments.lay(canvas, row, row.height * 0.12, PAPER, _INKS[2], 1)
    px = max(ICON_FLOOR, round(row.height * 0.76))
    if tiny:
        draw_strip(canvas, bag_strip(level.gain, badges=True), row.inflate(-2, 0), px)
        return
    side = max(ICON_FLOOR + 2, round(row.height * 0.86))
    _draw_category(canvas, category, pygame.Rect(row.x + 1, row.y, side, row.height))
    shield = max(ICON_FLOOR + 1, round(row.height * 0.72))
    defence_shield(canvas, (row.right - shield / 2 - 2, row.centery), shield, level.defence)
    room = pygame.Rect(row.x + side + 2, row.y, row.width - side - shield - 6, row.height)
    strip = _gains(level, px, room.width)
    draw_strip(canvas, strip, room, px, "center" if row.width > LARGE * 0.8 else "left")


def _draw_directions(canvas: Canvas, area: Area, foot: pygame.Rect, wording: FaceWords | None) -> None:
    """Where it lies: the signs of its directions, on large faces with their words."""
    ornaments.lay(canvas, foot, foot.height * 0.12, _INKS[2])
    px, count = max(ICON_FLOOR, round(foot.height * 0.78)), len(area.directions)
    part = foot.width // count
    for number, direction in enumerate(area.directions):
        place = pygame.Rect(foot.x + number * part, foot.y, part, foot.height)
        if wording is None:
            canvas.icon(direction, place, px)
            continue
        words = wording.text(f"part-{direction}.name").upper()
        size = max(FLOOR, round(foot.height * 0.36))
        wide = min(round(width_of(words, "sign", size)) + 2, part - px - 4)
        left = place.centerx - (px + 4 + wide) // 2
        canvas.icon(direction, (left + px / 2, foot.centery), px)
        room = pygame.Rect(left + px + 4, foot.y, wide, foot.height)
        canvas.letters(words, room, "sign", size, PAPER)
