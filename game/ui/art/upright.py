"""Cards in upright format: a picture, a title on a dark band over its foot, a strip that says what it is, and below
them bands with signs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from game.ui.art import ornaments
from game.ui.art.cache import kept
from game.ui.art.lettering import width_of
from game.ui.art.ornaments import Drawing, FaceWords, common_title_px, title_setting
from game.ui.art.palettes import Palette
from game.ui.art.scenery import Composition, picture
from game.ui.art.strips import draw_strip, strip_width
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, ICON_FLOOR, INK, PAPER
from game.wording.signs import COLON, Strip, compacted

RATIO: Final = 88 / 63
"""Height of a card as a share of its width."""

TITLE_BAND: Final = 0.12
"""Height of the title on a small face, as a share of that of the face."""

LARGE: Final = 250
"""From this width, in pixels, a face says in words what it is."""

_TINY: Final = 72
"""Under this width, in pixels, a face has picture and signs alone."""


def face_size(width: int) -> tuple[int, int]:
    """Width and height of a card, in pixels."""
    return width, round(width * RATIO)


def title_place(width: int, text: float, seen: int = 0) -> tuple[int, int]:
    """The largest size of a title on a small face, and the width of its room, in pixels."""
    px = max(FLOOR, round(round(round(width * RATIO) * TITLE_BAND) * 0.66 * text))
    aside, border = round(width * 0.07), max(3, round(width * 0.028))
    return px, seen - border - aside // 2 - 2 if seen else width - 2 * border - aside


@kept
def common_title_size(cards: tuple[tuple[str, int, int], ...], wording: FaceWords, text: float = 1.0) -> int:
    """The largest size at which the titles of all small faces fit: id, width and ``seen`` pixels of each."""
    places = [(id, title_place(width, text, seen)) for id, width, seen in cards]
    px = min((size for _, (size, _) in places), default=FLOOR)
    return common_title_px([(id, room) for id, (_, room) in places], wording, px)


def draw_kind(canvas: Canvas, strip: pygame.Rect, icon: str, words: str, share: float = 0.9) -> None:
    """What a card is, as icon and word in the middle of a coloured strip; ``share`` is the size of the icon in heights
    of the strip."""
    px = max(ICON_FLOOR, round(strip.height * share))
    room = pygame.Rect(strip.x + px, strip.y, strip.width - px, strip.height)
    ink = canvas.letters(words.upper(), room, "sign", max(FLOOR, round(strip.height * 0.6)), INK, "center")
    canvas.icon(icon, (ink.x - px * 0.75, strip.centery), px)


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
        self, canvas: Canvas, of: Composition, inks: Palette, words: FaceWords, text: float, ends: tuple[int, int],
        draw_kind: Callable[[pygame.Rect], None], rule: str = "",
    ) -> pygame.Rect:  # fmt: skip
        """Draw body, picture, title and strip, the last one by ``draw_kind`` on large faces; returns what is
        seen of the picture above the title.

        Args:
            of: the picture; its id is also that of the title.
            inks: of the body and the ground of the title.
            text: scale of the title on small faces.
            ends: where what stands below the strip begins, and where the picture of a tiny face ends.
            rule: colour of a line at the foot of the title.
        """
        border = self.border
        strip = self.band(ends[0], 0.052, 0)
        px, room = title_place(self.width, text)
        title = title_setting(of.id, words, max(FLOOR, round(self.height * 0.058)) if self.is_large else px, room)
        band = self.band(strip.y, 0.082, 0.12)
        band.height = 0 if self.is_tiny else title.height(band.height)
        band.bottom = strip.y
        art = pygame.Rect(border, border, band.width, (ends[1] if self.is_tiny else band.y + band.height // 4) - border)
        ornaments.lay(canvas, canvas.rect, self.width * 0.045, inks[1], INK, max(1.5, self.width * 0.009))
        covered = 0.0 if self.is_tiny else (art.bottom - band.y) / max(1, art.height)
        ornaments.hang(canvas, picture(of, art.size, covered), art.topleft, round(self.width * 0.027))
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


class UprightCard(NamedTuple):
    """What is printed on a face.

    Attributes:
        of: The picture; its id is also that of the title.
        inks: Of the body, the title and the strip.
        icon: The icon of what it is.
        word: The word for what it is.
        lines: Lines of signs on paper.
        foot: Signs on a dark ground below them.
    """

    of: Composition
    inks: Palette
    icon: str
    word: str
    lines: tuple[Strip, ...]
    foot: Strip = ()


@kept
def upright_face(card: UprightCard, width: int, words: FaceWords, text: float) -> Drawing:
    """A face with picture, title, lines of signs on paper, and the foot on a dark ground below them."""
    inks, face = card.inks, Upright(width)
    canvas = ornaments.blank((width, face.height))
    rows = [face.row(face.height - face.border)]
    while len(rows) < min(_ROWS, len(card.lines) + bool(card.foot)):
        rows.insert(0, face.row(rows[0].y))
    with canvas.within(canvas.rect):
        ends = rows[0].y, rows[0].y
        face.draw_head(canvas, card.of, inks, words, text, ends, lambda strip: _draw_kind(canvas, strip, card))
        for line, row in zip(card.lines, rows, strict=False):
            ornaments.lay(canvas, row, row.height * 0.12, PAPER, inks[2], 1)
            _draw_signs(canvas, line, row)
        if card.foot:
            ornaments.lay(canvas, rows[-1], rows[-1].height * 0.12, inks[2])
            _draw_signs(canvas, card.foot, rows[-1], on_dark=True)
    return ornaments.finished(canvas)


def _draw_kind(canvas: Canvas, strip: pygame.Rect, card: UprightCard) -> None:
    """What it is as icon and word below the title."""
    canvas.fill(strip, card.inks[3])
    px = max(ICON_FLOOR, round(strip.height * 0.9))
    words, size = card.word.upper(), max(FLOOR, round(strip.height * 0.6))
    wide = min(round(width_of(words, "sign", size)) + 2, strip.width - 2 * px)
    left = strip.centerx - (wide + px + px // 3) // 2
    canvas.icon(card.icon, (left + px / 2, strip.centery), px)
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
