"""Areas of No Man's Land as landscape tiles, where the whole map is shown beside the States: the name, the picture, and
a line for each level."""

from __future__ import annotations

from typing import Final

import msgspec
import pygame

from game.fiftyfirst.art.area_faces import KIND, AreaMarks, marker, within_edge
from game.fiftyfirst.art.inks import PALETTES
from game.fiftyfirst.art.pictures import picture
from game.fiftyfirst.art.state_parts import defence_shield
from game.fiftyfirst.cards.sets.no_mans_land import LEVELS, Area, Level
from game.fiftyfirst.wording.rows.cards import bag_strip
from game.ui.art import ornaments
from game.ui.art.cache import kept
from game.ui.art.counted import LINES, counted, draw_row, row_width
from game.ui.art.lettering import NARROW, width_of
from game.ui.art.ornaments import Drawing, FaceWords
from game.ui.art.shapes import box
from game.ui.art.strips import draw_strip, strip_width
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, ICON_FLOOR, INK, PAPER, PAPER2

_INKS: Final = PALETTES[KIND]

_BAND, _BAND_SLIM, _ROW, _ROW_SLIM = 0.12, 0.17, 0.165, 0.25
"""Heights of name and level, as shares of the height of the tile, and their maximum as shares of its width."""

_LETTERS: Final = 0.7
"""Size of the name, as a share of the height of its band."""

_SIGN, _SHIELD, _GOOD = 0.8, 0.66, 0.66
"""Sizes of the marker or category, of the defence and of goods, as shares of the height of a level."""


class TileShape(msgspec.Struct, frozen=True):
    """The measures of a tile, in pixels."""

    size: tuple[int, int]

    @property
    def inner(self) -> pygame.Rect:
        """What its edge leaves."""
        return within_edge(self.size, 0.016)

    @property
    def band(self) -> pygame.Rect:
        """The place of the name, at the top."""
        inner = self.inner
        high = min(round(self.size[1] * _BAND), round(self.size[0] * _BAND_SLIM))
        return pygame.Rect(inner.x, inner.y, inner.width, max(FLOOR + 4, high))

    @property
    def rows(self) -> tuple[pygame.Rect, ...]:
        """The places of the levels, the first one at the foot."""
        inner = self.inner
        high = max(ICON_FLOOR + 6, min(round(self.size[1] * _ROW), round(self.size[0] * _ROW_SLIM)))
        high = min(high, (inner.bottom - self.band.bottom) // LEVELS)
        tops = (inner.bottom - high * (number + 1) for number in range(LEVELS))
        return tuple(pygame.Rect(inner.x, top, inner.width, high) for top in tops)

    @property
    def art(self) -> pygame.Rect:
        """The picture, between name and levels."""
        inner, top = self.inner, self.band.bottom
        return pygame.Rect(inner.x, top, inner.width, max(1, self.rows[-1].y - top))

    def marker(self, level: int) -> pygame.Rect:
        """Where the marker stands on a level."""
        row = self.rows[level - 1]
        px = max(ICON_FLOOR + 2, round(row.height * _SIGN))
        return pygame.Rect(row.x + max(2, row.height // 10), row.centery - px // 2, px, px)


@kept
def tile_name_px(areas: tuple[str, ...], size: tuple[int, int], wording: FaceWords, text: float = 1.0) -> int:
    """The size at which the names of all ``areas`` fit on their tiles; it follows the player's ``text`` size."""
    band = TileShape(size).band
    most = max(FLOOR, round(min(band.height * 0.8, band.height * _LETTERS * text)))
    names, room = [wording.title(id).upper() for id in areas], band.width - 6
    sizes = range(most, FLOOR, -1)
    return next((px for px in sizes if all(width_of(name, "title", px) * NARROW <= room for name in names)), FLOOR)


@kept
def area_tile(area: Area, size: tuple[int, int], marks: AreaMarks, wording: FaceWords, title_px: int) -> Drawing:
    """An Area with its marks; its name is set in ``title_px``."""
    shape, canvas = TileShape(size), ornaments.blank(size)
    band, art = shape.band, shape.art
    with canvas.within(canvas.rect):
        ornaments.lay(canvas, canvas.rect, min(size) * 0.05, _INKS[0], INK, max(1.0, min(size) * 0.012))
        canvas.image(picture(area.id, KIND, art.size), art.topleft, "picture")
        words = band.inflate(-6, 0)
        canvas.letters(wording.title(area.id).upper(), words, "title", title_px, PAPER, "center")
        for level, row in zip(area.levels, shape.rows, strict=True):
            _draw_level(canvas, level, row, marks, shape)
    return ornaments.finished(canvas)


def _draw_level(canvas: Canvas, level: Level, row: pygame.Rect, marks: AreaMarks, shape: TileShape) -> None:
    """A level: the icon of its card, or on paper the marker that stands there; what it brings; its defence, with the
    shield that lies there."""
    is_held, place = marks.level == level.level, shape.marker(level.level)
    line = row.inflate(0, -2)
    canvas.blit(box(line.size, row.height * 0.12, PAPER if is_held else _INKS[1], INK, 1), line)
    if is_held:
        canvas.picture(marker(marks.emblem, place.width), place.center, f"marker {marks.emblem}")
    else:
        ornaments.disc(canvas, marks.categories[level.level - 1], place, 0.78)
    px = max(ICON_FLOOR, round(row.height * _SHIELD))
    middle = (row.right - px // 2 - max(2, row.height // 12), row.centery)
    shown = defence_shield(canvas, middle, px, marks.defence if is_held else level.defence, is_held)
    right = shown.x
    if is_held and marks.shield:
        right = canvas.icon("shield", (right - px / 2, row.centery), px).x
    left = place.right + max(3, row.height // 8)
    _draw_gain(canvas, level, pygame.Rect(left, row.y, right - left - 1, row.height), is_held)


def _draw_gain(canvas: Canvas, level: Level, room: pygame.Rect, is_held: bool) -> None:
    """What a level brings: an icon for each good where they have room, else with numbers beside them."""
    px, strip = max(ICON_FLOOR, round(room.height * _GOOD)), bag_strip(level.gain)
    if strip_width(strip, px) <= room.width:
        draw_strip(canvas, strip, room, px, "left", not is_held)
        return
    row = counted(level.gain.items(), ones=False)
    most = px if row_width(row, px, LINES) <= room.width else round(px * 0.9)
    draw_row(canvas, row, room, most, "left", INK if is_held else PAPER2, LINES)
