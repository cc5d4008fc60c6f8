"""HQ cards in the side column (R52.1): as pictures, each with the icons that it requires and what it brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from game.fiftyfirst.art.inks import PALETTES
from game.fiftyfirst.art.pictures import picture
from game.fiftyfirst.art.tile_faces import hq_gains
from game.fiftyfirst.cards.sets.headquarters import HQ, Headquarters
from game.fiftyfirst.rules.sets.headquarters.rules import supplied
from game.fiftyfirst.table.draw.boards import rounded
from game.fiftyfirst.table.plan.boards import TableSheet
from game.fiftyfirst.table.plan.column import GAP, Heights, at_least, head_high
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import HqAt
from game.ui.art.lettering import width_of
from game.ui.art.ornaments import title_setting
from game.ui.art.shapes import box as flat
from game.ui.art.strips import draw_signs
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.theme import FLOOR, ICON_FLOOR, INK, PAPER, PanelStyle
from game.ui.widgets.button import record_hit

HEAD: Final = "hq:head"
"""The place that names the cards that are laid out, and shows them closely."""

_ROW, _ROW_PX, _GROWN, _GROWN_PX = 62.0, 40, 88.0, 72
_FLAT, _FLAT_PX, _FLAT_GROWN, _FLAT_GROWN_PX = 46.0, 28, 66.0, 44
"""In u and at least in pixels: height of a line of up to two cards, and of each of two lines; and both at most."""

_ABREAST: Final = 2
"""Maximum number of cards side by side where there is room for two lines."""

CARD: Final = PanelStyle(PALETTES[HQ][1], PALETTES[HQ][3], radius=7, edge_width=1.2)
FULFILLED: Final = CARD._replace(edge=PAPER, edge_width=2)
_HAD: Final = PanelStyle(PAPER, INK, radius=4, edge_width=1)
_LACKING: Final = PanelStyle(PALETTES[HQ][0], PALETTES[HQ][3], radius=4, edge_width=1)

_BROAD: Final = 2.4
"""From this width, in heights, a card has its picture at the left."""

_LONG: Final = 150.0
"""In u: from this width on a card also has its title, and what it brings."""

_AIR: Final = 8
"""Pixels that the smallest required icons leave where something stands beside them."""

_SEEN: Final = 0.36
"""Share of a picture that a title leaves."""


_IN_FIELD: Final = 0.86
"""Size of a required icon, as a share of that of its field."""


def high(sheet: TableSheet) -> Heights:
    """Cards that are left keep the height that all of them had; the last one takes it along."""
    head, cards = head_high(sheet), sheet.view.hq or ()
    if not cards:
        return Heights(head, head, head)
    least = at_least(sheet, 0, _FLAT_PX)
    if len(cards) + sum(len(player.hq) for player in sheet.view.players) <= _ABREAST:
        usual, most = at_least(sheet, _ROW, _ROW_PX), at_least(sheet, _GROWN, _GROWN_PX)
        return Heights(head + least, head + usual, head + most)
    usual, most = at_least(sheet, _FLAT, _FLAT_PX), at_least(sheet, _FLAT_GROWN, _FLAT_GROWN_PX)
    return Heights(head + least, head + 2 * usual + GAP, head + 2 * most + GAP)


def plan(sheet: TableSheet, left: float, width: float, top: float, tall: float) -> Mapping[Label, Box]:
    """The head, and below it the cards in two columns, or side by side where only one line has room."""
    head, cards = head_high(sheet), sheet.view.hq or ()
    places: dict[Label, Box] = {HEAD: sheet.box(left, top, width, head)}
    room = tall - head
    lines = 2 if len(cards) > _ABREAST and room >= 2 * at_least(sheet, 0, _FLAT_PX - 1) + GAP else 1
    columns = max(1, -(-len(cards) // lines))
    wide, line_high = (width + GAP) / columns - GAP, (room + GAP) / lines - GAP
    for number, card in enumerate(cards):
        line, column = divmod(number, columns)
        last = number == len(cards) - 1 and column == 0
        places[HqAt(card)] = sheet.box(
            left + column * (wide + GAP), top + head + line * (line_high + GAP), width if last else wide, line_high
        )
    return places


def draw(canvas: Canvas, sight: Sight, label: HqAt, box: Box) -> None:
    """An HQ card that can be claimed: a cream field for each required icon that the own State has, a dark one for each
    that it lacks (R52.2); where there is room also the title, and what it brings."""
    hq = sight.catalog.headquarters[label.card]
    had = supplied(sight.standing.match.game, sight.player(sight.layout.own.seat).sites, hq.requires)
    canvas.panel(box.rect, FULFILLED if len(had) == len(hq.requires) else CARD, label)
    inner = box.grown(-max(2, canvas.px(3))).rect
    with canvas.within(box.rect):
        if box.w >= _BROAD * box.h and box.w >= canvas.px(_LONG):
            _draw_long(canvas, sight, hq, had, inner)
        elif box.w >= _BROAD * box.h and inner.width - inner.height - 2 >= _least_width(hq) + _AIR:
            art = pygame.Rect(inner.x, inner.y, inner.height, inner.height)
            _hang(canvas, hq, art)
            room = pygame.Rect(art.right + 2, inner.y, inner.right - art.right - 2, inner.height)
            _draw_fields(canvas, hq.requires, had, room, round(inner.height * 0.72))
        else:
            _draw_upright(canvas, sight, hq, had, inner)
    record_hit(canvas, box.rect, label)


def _hang(canvas: Canvas, hq: Headquarters, art: pygame.Rect) -> None:
    """Hang the picture of a card."""
    canvas.image(rounded(picture(hq.id, HQ, art.size), max(2, art.height // 14)), art.topleft, hq.id)


def _draw_long(canvas: Canvas, sight: Sight, hq: Headquarters, had: frozenset[int], inner: pygame.Rect) -> None:
    """A card over the whole width: its picture with its title at the left, icons and what it brings at the right."""
    art = pygame.Rect(inner.x, inner.y, min(round(inner.height * 2), round(inner.width * 0.5)), inner.height)
    _hang(canvas, hq, art)
    least = max(FLOOR + 3, canvas.px(20))
    title = title_setting(
        hq.id, sight.wording, max(FLOOR, round(canvas.px(17) * sight.layout.card_text)), art.width - 4
    )
    band = pygame.Rect(art.x, art.bottom - title.height(least), art.width, title.height(least))
    _draw_ground(canvas, band)
    canvas.letters(title.text, band.inflate(-4, 0), "title", title.px, PAPER, "center", wrap=True)
    gap = max(3, canvas.px(8))
    room = pygame.Rect(art.right + gap, inner.y, inner.right - art.right - gap, inner.height)
    upper = pygame.Rect(room.x, room.y, room.width, round(room.height * 0.56))
    told, size = f"{len(had)}/{len(hq.requires)}", max(FLOOR, canvas.px(17))
    wide = width_of(told, "number", size) + 2
    if upper.width - wide - gap >= _least_width(hq) + _AIR:
        place = pygame.Rect(upper.right - wide, upper.y, wide, upper.height)
        canvas.letters(told, place, "number", size, PAPER, "center")
        upper.width -= wide + gap
    shown = _draw_fields(canvas, hq.requires, had, upper, canvas.px(34), "left")
    lower = pygame.Rect(room.x, shown.bottom, room.width, room.bottom - shown.bottom)
    _draw_gains(canvas, hq, lower)


def _draw_gains(canvas: Canvas, hq: Headquarters, room: pygame.Rect) -> None:
    """What claiming a card brings."""
    px = max(ICON_FLOOR, min(room.height - 2, canvas.px(26)))
    draw_signs(canvas, hq_gains(hq), room, px, "left", on_dark=True)


def _least_width(hq: Headquarters) -> int:
    """Width in pixels of the required icons on one line, as small as they may be."""
    return len(hq.requires) * (ICON_FLOOR + 1)


def _draw_upright(canvas: Canvas, sight: Sight, hq: Headquarters, had: frozenset[int], inner: pygame.Rect) -> None:
    """A card with its picture as ground, and the icons on a slip at its foot, which has the title above them where that
    leaves half of the picture."""
    _hang(canvas, hq, inner)
    lines = 1 if inner.width >= _least_width(hq) else 2
    tall = min(inner.height, lines * max(ICON_FLOOR + 6, canvas.px(34)))
    slip = pygame.Rect(inner.x, inner.bottom - tall, inner.width, tall)
    least = max(FLOOR + 3, canvas.px(20))
    px = max(FLOOR, round(canvas.px(16) * sight.layout.card_text))
    title = title_setting(hq.id, sight.wording, px, inner.width - 4)
    high = title.height(least)
    if inner.height - tall - high >= inner.height * _SEEN:
        band = pygame.Rect(inner.x, slip.y - high, inner.width, high)
        _draw_ground(canvas, band.union(slip))
        canvas.letters(title.text, band.inflate(-4, 0), "title", title.px, PAPER, "center", wrap=True)
    else:
        _draw_ground(canvas, slip)
    _draw_fields(canvas, hq.requires, had, slip.inflate(-2, -2), canvas.px(32))


def _draw_ground(canvas: Canvas, rect: pygame.Rect) -> None:
    """The dark ground of what stands on a picture."""
    canvas.blit(flat(rect.size, max(2, canvas.px(5)), PALETTES[HQ][0], alpha=0.94), rect)


def _draw_fields(
    canvas: Canvas, requires: Sequence[str], had: frozenset[int], room: pygame.Rect, most: int, align: str = "center"
) -> pygame.Rect:
    """The required icons in fields of up to ``most`` pixels, on two lines where they are larger so; returns what they
    cover."""
    count = len(requires)
    gap = max(1, min(canvas.px(4), (room.width - count * ICON_FLOOR) // max(1, count - 1)))

    def size(lines: int) -> int:
        columns = -(-count // lines)
        across = (room.width + gap) // columns - gap
        return min(most, across, (room.height + gap) // lines - gap)

    lines = 2 if size(2) > size(1) else 1
    side, columns = max(ICON_FLOOR, size(lines)), -(-count // lines)
    wide, tall = columns * (side + gap) - gap, lines * (side + gap) - gap
    left = room.x if align == "left" else room.x + (room.width - wide) // 2
    area = pygame.Rect(left, room.y + (room.height - tall) // 2, wide, tall)
    for place, category in enumerate(requires):
        line, column = divmod(place, columns)
        field = pygame.Rect(area.x + column * (side + gap), area.y + line * (side + gap), side, side)
        canvas.panel(field, _HAD if place in had else _LACKING, f"has {category}" if place in had else "lacking")
        px = max(ICON_FLOOR, round(side * _IN_FIELD))
        canvas.icon(category, field, px, dim=place not in had)
    return area
