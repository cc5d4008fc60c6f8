"""Headquarters, border tiles, the Arena and districts in the shape of a card, as the library and the zoom show them.

Their kinds are also the names of their inks and of their icons.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import pygame

from game.cards.card import Printed
from game.cards.catalog import Catalog
from game.cards.sets.arena import ARENA, Arena
from game.cards.sets.borders import BORDER, BorderSide, side_below
from game.cards.sets.districts import DISTRICT, District
from game.cards.sets.headquarters import HQ, Headquarters
from game.ui.art import ornaments
from game.ui.art.ability_strips import verb_strip
from game.ui.art.cache import kept
from game.ui.art.lettering import width_of
from game.ui.art.ornaments import Drawing, Words
from game.ui.art.palettes import PALETTES
from game.ui.art.strips import draw_strip, strip_width
from game.ui.art.upright import Upright
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, ICON_FLOOR, INK, PAPER
from game.wording.rows.cards import ARROW, COLON, Sign, Strip, bag_strip, compacted
from game.wording.sets.arena import arena_strips
from game.wording.sets.districts import district_strips

_CLOSEST: Final = 0.84
"""How close the signs of a line may stand, as a share of their width."""

_ROWS: Final = 3
"""Lines of signs that faces have room for."""


def hq_strip(hq: Headquarters) -> Strip:
    """What an HQ card brings when it is claimed."""
    signs = tuple(sign for verb in hq.claimed for sign in verb_strip(verb, badges=True))
    return (Sign("good", "claim"), COLON, *signs)


def border_strip(side: BorderSide) -> Strip:
    """The cost of a side, an arrow, and what it brings."""
    return (*bag_strip(side.spend, spent=True), ARROW, *verb_strip(side.verb, badges=False))


def hq_face(hq: Headquarters, width: int, wording: Words, text: float = 1.0) -> Drawing:
    """An HQ card: the icons it asks for, and what claiming it brings."""
    asked = tuple(Sign("good", category) for category in hq.requires)
    return _upright(hq.id, HQ, width, wording, text, (hq_strip(hq),), asked)


def border_face(side: BorderSide, other: BorderSide, width: int, wording: Words, text: float = 1.0) -> Drawing:
    """A border tile with this side up: its action, and dark below it that of the other side."""
    return _upright(side.id, BORDER, width, wording, text, (border_strip(side),), border_strip(other))


def arena_face(arena: Arena, width: int, wording: Words, text: float = 1.0) -> Drawing:
    """The Arena: entering, equipment with its points, the prize."""
    enter, gear, prize = arena_strips(arena)
    return _upright(Arena.id, ARENA, width, wording, text, (enter, gear, prize))


def district_face(district: District, width: int, wording: Words, text: float = 1.0) -> Drawing:
    """A district: production, Deal and defence."""
    return _upright(district.id, DISTRICT, width, wording, text, district_strips(district))


UPRIGHT: Final[Mapping[type[Printed], Callable[[Any, Catalog, int, Words, float], Drawing]]] = {
    Headquarters: lambda hq, _, width, wording, text: hq_face(hq, width, wording, text),
    BorderSide: lambda side, catalog, width, wording, text: border_face(
        side, side_below(catalog, side.id), width, wording, text
    ),
    Arena: lambda arena, _, width, wording, text: arena_face(arena, width, wording, text),
    District: lambda district, _, width, wording, text: district_face(district, width, wording, text),
}
"""What is printed -> its face, from the catalog, the width in pixels, the words and the scale of text."""


@kept(96)
def _upright(
    id: str, kind: str, width: int, wording: Words, text: float, lines: tuple[Strip, ...], foot: Strip = ()
) -> Drawing:
    """A face with picture, title and lines of signs on paper; ``foot`` stands on a dark ground below them: what is
    asked for, or the other side."""
    inks, face = PALETTES[kind], Upright(width)
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


def _draw_kind(canvas: Canvas, strip: pygame.Rect, kind: str, wording: Words) -> None:
    """What it is as icon and word, where a Location has its type."""
    canvas.fill(strip, PALETTES[kind][3])
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
