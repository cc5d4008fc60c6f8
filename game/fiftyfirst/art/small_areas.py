"""Areas of No Man's Land on the small map at the table: a picture with a name, and one statement on a slip at its foot:
who holds it and what that gives, how an Outpost comes to stand there, or the price of what is about to be done."""

from __future__ import annotations

from typing import Final

import msgspec
import pygame

from game.fiftyfirst.art.area_faces import KIND, AreaMarks, marker, within_edge
from game.fiftyfirst.art.inks import PALETTES
from game.fiftyfirst.art.pictures import picture
from game.fiftyfirst.art.state_parts import defence_shield
from game.fiftyfirst.cards.sets.no_mans_land import Area
from game.kernel.bag import Bag
from game.ui.art import ornaments
from game.ui.art.cache import kept
from game.ui.art.counted import IconCount, counted, draw_row, row_px, row_width
from game.ui.art.lettering import NARROW, width_of
from game.ui.art.ornaments import Drawing, FaceWords
from game.ui.art.shapes import box
from game.ui.canvas import Canvas
from game.ui.shades import is_high_contrast
from game.ui.theme import FLOOR, ICON_FLOOR, INK, PAPER, PLATE_ICON_FLOOR

_INKS: Final = PALETTES[KIND]
_SLIP, _LEAST_SLIP = 0.29, 18
"""Height of the slip, as a share of that of the tile, and at least in pixels."""

_NARROW, _TALL = 68, 84
"""Under this width and from this height on, in pixels, a slip has two lines."""

_NAME, _NAME_SHARE = 1.28, 0.2
"""Height of the name, in sizes of its letters, and their maximum as a share of the height of the tile."""

_DIM_NAME, _DIM_SLIP = 0.8, 0.94
"""Opacity of the ground of the name, and of a slip without an Outpost."""

_ICON: Final = 0.78
"""Size of icons, as a share of the height of a line of the slip."""

_PIPS: Final = 3

_EACH: Final = 2
"""Up to so many goods have an icon each."""


class AreaPrice(msgspec.Struct, frozen=True):
    """What is about to be done on an Area: the good that it takes, how many, and the category of the card that is
    discarded for it; nothing by default."""

    good: str = ""
    count: int = 0
    category: str = ""


class SmallAreaShape(msgspec.Struct, frozen=True):
    """The measures of a tile, in pixels."""

    size: tuple[int, int]

    @property
    def inner(self) -> pygame.Rect:
        """What its edge leaves."""
        return within_edge(self.size, 0.025)

    @property
    def lines(self) -> int:
        """Lines of the slip."""
        return 2 if self.size[0] < _NARROW and self.size[1] >= _TALL else 1

    @property
    def line(self) -> int:
        """Height of a line of the slip."""
        return min(self.inner.height // 2, max(_LEAST_SLIP, min(round(self.size[1] * _SLIP), self.size[0] // 3)))

    @property
    def slip(self) -> pygame.Rect:
        """The slip at the foot."""
        high = self.lines * self.line
        return pygame.Rect(self.inner.x, self.inner.bottom - high, self.inner.width, high)

    def marker(self, _: int = 1) -> pygame.Rect:
        """Where a marker stands, on whatever level."""
        px = self.line
        return pygame.Rect(self.slip.x, self.slip.y, px, px)


@kept
def small_name_px(
    areas: tuple[str, ...], sizes: frozenset[tuple[int, int]], wording: FaceWords, text: float = 1.0
) -> int:
    """The size at which tiles of these ``sizes`` have the names of all ``areas``, on two lines where a slip has two; 0
    if there is no room: all have names, or none."""
    shapes = [SmallAreaShape(size) for size in sizes]
    wide = min(shape.inner.width for shape in shapes)
    free = min((shape.inner.height - shape.slip.height - PLATE_ICON_FLOOR) / shape.lines for shape in shapes)
    if free < FLOOR * _NAME:
        return 0
    most = round(min(free / _NAME, min(size[1] for size in sizes) * _NAME_SHARE) * min(1.0, text))
    lines = [line for id in areas for line in _name(id, wording, max(shape.lines for shape in shapes)).split("\n")]
    for share in (1.0, NARROW):
        for px in range(max(FLOOR, most), FLOOR - 1, -1):
            if all(width_of(line, "title", px) * share <= wide for line in lines):
                return px
    return 0


def _name(area: str, wording: FaceWords, lines: int) -> str:
    """The name of an Area, on up to so many lines."""
    name = wording.title(area).upper()
    return name if lines == 1 else name.replace("-", "-\n", 1).replace(" ", "\n", 1)


@kept
def small_area(
    area: Area,
    size: tuple[int, int],
    marks: AreaMarks,
    wording: FaceWords,
    title_px: int = 0,
    deed: AreaPrice | None = None,
) -> Drawing:
    """An Area on the small map, with its marks; its name is set in ``title_px``, or left out."""
    shape, canvas = SmallAreaShape(size), ornaments.blank(size)
    inner, slip = shape.inner, shape.slip
    with canvas.within(canvas.rect):
        radius = min(size) * 0.07
        ornaments.lay(canvas, canvas.rect, radius, _INKS[1], INK, max(1.0, min(size) * 0.016))
        ornaments.hang(canvas, picture(area.id, KIND, inner.size), inner.topleft, max(1, round(radius)))
        top = inner.y
        if title_px:
            name = _name(area.id, wording, shape.lines)
            high = round(title_px * _NAME * (name.count("\n") + 1))
            band = pygame.Rect(inner.x, inner.y, inner.width, high)
            canvas.blit(box(band.size, 0, _INKS[0], alpha=_opacity(_DIM_NAME)), band)
            canvas.letters(name, band, "title", title_px, PAPER, "center", wrap="\n" in name)
            top = band.bottom
        is_held = marks.level > 0
        ground = box(
            slip.size, shape.line * 0.2, PAPER if is_held else INK, alpha=1 if is_held else _opacity(_DIM_SLIP)
        )
        canvas.blit(ground, slip)
        if is_held:
            _draw_defence(canvas, marks, pygame.Rect(inner.x, top, inner.width, slip.y - top))
        _draw_statement(canvas, area, marks, shape, deed)
    return ornaments.finished(canvas)


def _opacity(share: float) -> float:
    return 1.0 if is_high_contrast() else share


def _draw_defence(canvas: Canvas, marks: AreaMarks, room: pygame.Rect) -> None:
    """The defence at the right end of the picture, and the shield of the Outpost beside it."""
    px = max(PLATE_ICON_FLOOR, min(round(room.height * 0.8), round(room.width * 0.27)))
    shown = defence_shield(canvas, (room.right - px / 2 - 1, room.centery), px, marks.defence)
    if marks.shield:
        pip = max(PLATE_ICON_FLOOR, round(px * 0.86))
        canvas.icon("shield", (shown.x - pip / 2 - 1, room.centery), pip)


def _draw_statement(
    canvas: Canvas, area: Area, marks: AreaMarks, shape: SmallAreaShape, deed: AreaPrice | None
) -> None:
    """What the slip says."""
    slip, line = shape.slip, shape.line
    first = pygame.Rect(slip.x, slip.y, slip.width, line)
    left = first.x + 2
    if marks.level:
        place = shape.marker()
        canvas.picture(marker(marks.emblem, place.width), place.center, f"marker {marks.emblem}")
        left = _draw_pips(canvas, marks.level, place.right + 1, first)
    if deed is not None:
        _draw_price(canvas, deed, pygame.Rect(left, first.y, first.right - left, line), not marks.level)
        return
    if not marks.level:
        left = _draw_way(canvas, marks.categories[0], first)
    gain = area.levels[max(0, marks.level - 1)].gain
    beside = pygame.Rect(left, first.y, first.right - left - 1, line)
    below = pygame.Rect(slip.x + 1, slip.bottom - line, slip.width - 2, line)
    _draw_gain(canvas, gain, below if shape.lines > 1 else beside, not marks.level)


def _draw_pips(canvas: Canvas, level: int, left: int, room: pygame.Rect) -> int:
    """A pip for each level, one above the other; returns where the rest begins."""
    size = max(4, round(room.height * 0.22))
    step = min(size + 2, (room.height - 2) // _PIPS)
    for number in range(level):
        top = room.bottom - 2 - size - number * step
        canvas.blit(box((size, size), size / 2, _INKS[2], INK, 1), (left, top))
    return left + size + 3


def _draw_way(canvas: Canvas, category: str, room: pygame.Rect) -> int:
    """The icon of the card that reaches the first level, and an arrow; returns where the rest begins."""
    side = min(room.height - 2, room.width)
    place = pygame.Rect(room.x + 1, room.y + (room.height - side) // 2, side, side)
    ornaments.disc(canvas, category, place, 0.8)
    px = max(ICON_FLOOR, round(room.height * 0.5))
    arrow = pygame.Rect(place.right, room.y, px, room.height)
    canvas.icon("arrow_light", arrow.center, px)
    return arrow.right + 1


def _draw_gain(canvas: Canvas, gain: Bag, room: pygame.Rect, on_dark: bool) -> None:
    """What a level brings: an icon for each of two goods, more with numbers; the kinds alone where there is no room for
    that."""
    px = max(ICON_FLOOR, round(room.height * _ICON))
    each = tuple(IconCount(good) for good, count in gain.items() for _ in range(count))
    ways = (*((each,) if len(each) <= _EACH else ()), counted(gain.items(), ones=False), tuple(map(IconCount, gain)))
    row = next((row for row in ways if row_width(row, ICON_FLOOR) <= room.width), ways[-1][:1])
    draw_row(canvas, row, room, row_px(row, room.width, px), "left", PAPER if on_dark else INK)


def _draw_price(canvas: Canvas, deed: AreaPrice, room: pygame.Rect, on_dark: bool) -> None:
    """What the deed takes."""
    px = max(ICON_FLOOR, round(room.height * _ICON))
    if deed.category:
        side = room.height - 2
        discard = canvas.icon("discard", (room.x + px / 2 + 1, room.centery), px)
        ornaments.disc(canvas, deed.category, pygame.Rect(discard.right + 2, room.y + 1, side, side), 0.8)
        return
    draw_row(canvas, (IconCount(deed.good, deed.count),), room, px, "center", PAPER if on_dark else INK)
