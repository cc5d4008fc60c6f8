"""Machines, Areas and tiles in the shape of a card: a picture, a title on a dark band over its foot, a strip that says
what it is, and below them bands with signs; and the finished faces of tiles, as the library and the zoom show them.

The kinds of tiles are also the names of their inks and of their icons.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import pygame

from game.cards.card import Printed
from game.cards.catalog import Catalog
from game.cards.sets.arena import Arena
from game.cards.sets.borders import BorderSide, side_below
from game.cards.sets.districts import District
from game.cards.sets.headquarters import Headquarters
from game.ui.art import ornaments
from game.ui.art.cache import kept
from game.ui.art.card_strips import verb_strip
from game.ui.art.faces import RATIO, title_place
from game.ui.art.inks import inks_of
from game.ui.art.lettering import width_of
from game.ui.art.ornaments import Drawing, FaceWords, title_setting
from game.ui.art.pictures import picture
from game.ui.art.strips import draw_strip, strip_width
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, ICON_FLOOR, INK, PAPER
from game.wording.rows.cards import bag_strip
from game.wording.sets.arena import arena_strips
from game.wording.sets.districts import district_strips
from game.wording.signs import ARROW, COLON, Sign, Strip, compacted

LARGE: Final = 250
"""From this width, in pixels, a face says in words what it is."""

_TINY: Final = 72
"""Under this width, in pixels, a face has picture and signs alone."""


class Upright(NamedTuple):
    """The measures of a face, in pixels."""

    width: int

    @property
    def height(self) -> int:
        return round(self.width * RATIO)

    @property
    def is_large(self) -> bool:
        return self.width >= LARGE

    @property
    def is_tiny(self) -> bool:
        return self.width < _TINY

    @property
    def border(self) -> int:
        return max(3, round(self.width * 0.028))

    def band(self, bottom: int, large: float, small: float, least: int = 0) -> pygame.Rect:
        """A band that ends at ``bottom``; its height is a share of that of a large face, or of a small one."""
        high = max(least, round(self.height * (large if self.is_large else small)))
        return pygame.Rect(self.border, bottom - high, self.width - 2 * self.border, high)

    def row(self, bottom: int, above: int = 3) -> pygame.Rect:
        """A band for signs, so many pixels higher than the least icon."""
        return self.band(bottom, 0.115, 0.13, ICON_FLOOR + above)

    def draw_head(
        self, canvas: Canvas, id: str, kind: str, words: ornaments.FaceWords, text: float, ends: tuple[int, int],
        draw_kind: Callable[[pygame.Rect], None], rule: str = "",
    ) -> pygame.Rect:  # fmt: skip
        """Draw body, picture, title and strip, the last one by ``draw_kind`` on large faces; returns what is
        seen of the picture above the title.

        Args:
            kind: the name of its inks.
            text: scale of the title on small faces.
            ends: where what stands below the strip begins, and where the picture of a tiny face ends.
            rule: colour of a line at the foot of the title.
        """
        inks, border = inks_of(kind), self.border
        strip = self.band(ends[0], 0.052, 0)
        px, room = title_place(self.width, text)
        title = title_setting(id, words, max(FLOOR, round(self.height * 0.058)) if self.is_large else px, room)
        band = self.band(strip.y, 0.082, 0.12)
        band.height = 0 if self.is_tiny else title.height(band.height)
        band.bottom = strip.y
        art = pygame.Rect(border, border, band.width, (ends[1] if self.is_tiny else band.y + band.height // 4) - border)
        ornaments.lay(canvas, canvas.rect, self.width * 0.045, inks[1], INK, max(1.5, self.width * 0.009))
        covered = 0.0 if self.is_tiny else (art.bottom - band.y) / max(1, art.height)
        ornaments.hang(canvas, picture(id, kind, art.size, covered), art.topleft, round(self.width * 0.027))
        if not self.is_tiny:
            canvas.fill(band, inks[0])
            line = max(2, border // 2)
            if rule:
                canvas.fill(pygame.Rect(band.x, band.bottom - line, band.width, line), rule)
            place = pygame.Rect(band.x + border, band.y, band.width - 2 * border, band.height - border // 2)
            canvas.letters(title.text, place, "title", title.px, PAPER, "center", wrap=True)
        if self.is_large:
            draw_kind(strip)
        return pygame.Rect(border, border, band.width, (ends[1] if self.is_tiny else band.y) - border)


_CLOSEST: Final = 0.84
"""How close the signs of a line may stand, as a share of their width."""

_ROWS: Final = 3
"""Lines of signs that faces have room for."""


def hq_strip(hq: Headquarters) -> Strip:
    """What an HQ card brings when it is claimed, behind the sign of that."""
    return (Sign("good", "claim"), COLON, *hq_gains(hq))


def hq_gains(hq: Headquarters) -> Strip:
    """What an HQ card brings when it is claimed."""
    return tuple(sign for verb in hq.claimed for sign in verb_strip(verb, badges=True))


def border_strip(side: BorderSide) -> Strip:
    """The cost of a side, an arrow, and what it brings."""
    return (*bag_strip(side.spend, spent=True), ARROW, *verb_strip(side.verb, badges=False))


SIGNS: Final[Mapping[type[Printed], Callable[[Any, Catalog], tuple[tuple[Strip, ...], Strip]]]] = {
    Headquarters: lambda hq, _: ((hq_strip(hq),), tuple(Sign("good", icon) for icon in hq.requires)),
    BorderSide: lambda side, catalog: ((border_strip(side),), border_strip(side_below(catalog, side.id))),
    Arena: lambda arena, _: (arena_strips(arena), ()),
    District: lambda district, _: (district_strips(district), ()),
}
"""What is printed -> the lines of signs on its face, and those on a dark ground below them: what is asked for, or the
other side. A tile without a row shows the goods that it can give."""


def tile_face(tile: Printed, catalog: Catalog, width: int, wording: FaceWords, text: float = 1.0) -> Drawing:
    """The face of a tile, so many pixels wide; ``text`` scales the title of a small one."""
    signs = SIGNS.get(type(tile))
    lines, foot = signs(tile, catalog) if signs else ((bag_strip(dict.fromkeys(tile.gives, 1)),), ())
    return _upright(tile.id, tile.kind, width, wording, text, lines, foot)


@kept
def _upright(
    id: str, kind: str, width: int, wording: FaceWords, text: float, lines: tuple[Strip, ...], foot: Strip = ()
) -> Drawing:
    """A face with picture, title, lines of signs on paper, and the ``foot`` on a dark ground below them."""
    inks, face = inks_of(kind), Upright(width)
    canvas = ornaments.blank((width, face.height))
    rows = [face.row(face.height - face.border)]
    while len(rows) < min(_ROWS, len(lines) + bool(foot)):
        rows.insert(0, face.row(rows[0].y))
    with canvas.within(canvas.rect):
        ends = rows[0].y, rows[0].y
        face.draw_head(canvas, id, kind, wording, text, ends, lambda strip: _draw_kind(canvas, strip, kind, wording))
        for line, row in zip(lines, rows, strict=False):
            ornaments.lay(canvas, row, row.height * 0.12, PAPER, inks[2], 1)
            _draw_signs(canvas, line, row)
        if foot:
            ornaments.lay(canvas, rows[-1], rows[-1].height * 0.12, inks[2])
            _draw_signs(canvas, foot, rows[-1], on_dark=True)
    return ornaments.finished(canvas)


def _draw_kind(canvas: Canvas, strip: pygame.Rect, kind: str, wording: FaceWords) -> None:
    """What it is as icon and word, where a Location has its type."""
    canvas.fill(strip, inks_of(kind)[3])
    px = max(ICON_FLOOR, round(strip.height * 0.9))
    words, size = wording.text(f"kind-{kind}").upper(), max(FLOOR, round(strip.height * 0.6))
    wide = min(round(width_of(words, "sign", size)) + 2, strip.width - 2 * px)
    left = strip.centerx - (wide + px + px // 3) // 2
    canvas.icon(kind, (left + px / 2, strip.centery), px)
    room = pygame.Rect(left + px + px // 3, strip.y, wide, strip.height)
    canvas.letters(words, room, "sign", size, INK)


def _draw_signs(canvas: Canvas, strip: Strip, row: pygame.Rect, on_dark: bool = False) -> None:
    """A line of signs in the middle of its row; equal goods become one where they do not fit otherwise."""
    px = max(ICON_FLOOR, round(row.height * 0.76))
    draw_strip(canvas, fitted(strip, row.width - 6, px), row.inflate(-6, 0), px, on_dark=on_dark)


def fitted(strip: Strip, width: int, px: int) -> Strip:
    """The strip, or with equal goods as one icon where it is too long for a width at ``px``; without the sign of its
    timing where it would be too long even so."""
    if strip_width(strip, px) <= width:
        return strip
    closer = compacted(strip)
    is_led = COLON in closer[:2] and strip_width(closer, ICON_FLOOR) * _CLOSEST > width
    return closer[closer.index(COLON) + 1 :] if is_led else closer
