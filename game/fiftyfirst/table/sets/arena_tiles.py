"""The Arena in the side column (R53.2): its caption with the prize, and below it a field for every fighter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from game.fiftyfirst.art.area_faces import marker
from game.fiftyfirst.art.inks import PALETTES
from game.fiftyfirst.cards.sets.arena import ARENA as KIND
from game.fiftyfirst.cards.sets.arena import arena_of
from game.fiftyfirst.rules.sets.arena.messages import ArenaView
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.table.plan.boards import TableSheet
from game.fiftyfirst.table.plan.column import Heights, at_least, head_high
from game.fiftyfirst.table.sight import Sight
from game.kernel.seats import Seat
from game.ui.art.counted import count_px, counted, draw_row, row_px, row_width
from game.ui.art.lettering import width_of
from game.ui.art.shapes import box as flat
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.table.draw.heads import draw_head
from game.ui.theme import ICON_FLOOR, INK, PAPER, PLAIN, TXT, PanelStyle
from game.ui.widgets.button import record_hit

TILE: Final = "arena"
"""The place, on which a worker is dropped."""

HEAD: Final = "arena:head"
"""The place that names it, and shows its card."""

_ROW, _ROW_PX, _LEAST_PX, _GROWN, _GROWN_PX = 38.0, 24, 22, 52.0, 34
"""In u and at least in pixels: height of the fields, in the narrowest windows, and at most."""

_EDGE, _GAP = 4, 4
"""In u: edge of the tile around its fields, and the gap between them."""

_TILE: Final = PLAIN._replace(fill=PALETTES[KIND][0], edge=PALETTES[KIND][3], radius=8)
_FIELD: Final = PanelStyle(PALETTES[KIND][1], None, radius=6)
_LEADS: Final = PanelStyle(PALETTES[KIND][2], PAPER, radius=6, edge_width=1)

_GROUND: Final = 0.5
"""How dark the ground of points is, by which they stand apart from the gear."""


def high(sheet: TableSheet) -> Heights:
    """Head and fields."""
    head, row = head_high(sheet), at_least(sheet, _ROW, _ROW_PX)
    least = min(row, at_least(sheet, 0, _LEAST_PX))
    return Heights(head + least, head + row, head + at_least(sheet, _GROWN, _GROWN_PX))


def plan(sheet: TableSheet, left: float, width: float, top: float, tall: float) -> Mapping[Label, Box]:
    """The caption, and below it the tile with the fields."""
    head = head_high(sheet)
    return {HEAD: sheet.box(left, top, width, head), TILE: sheet.box(left, top + head, width, tall - head)}


def seats_of(view: TableView) -> tuple[Seat, ...]:
    """The seats that have a place in the tile: all people, and in a solo game the champion's."""
    is_solo = view.arena is not None and view.arena.champion is not None
    return (*view.people, VIRTUAL) if is_solo else view.people


def fields(canvas: Canvas, box: Box, seats: Sequence[Seat]) -> Mapping[Seat, pygame.Rect]:
    """The field of each seat."""
    edge, gap = max(2, canvas.px(_EDGE)), max(2, canvas.px(_GAP))
    room, count = box.grown(-edge).rect, max(1, len(seats))
    ends = [room.x + (room.width + gap) * number // count for number in range(count + 1)]
    return {
        seat: pygame.Rect(start, room.y, end - gap - start, room.height)
        for seat, start, end in zip(seats, ends, ends[1:], strict=False)
    }


def draw_caption(canvas: Canvas, sight: Sight, label: str, box: Box) -> None:
    """The ground of the whole tile, its name, and the prize."""
    tile = sight.layout.side.tiles[TILE]
    canvas.panel(box.rect.union(tile.rect), _TILE, TILE)
    edge, arena = canvas.px(6), arena_of(sight.catalog)
    prize = counted(arena.prize.items()) if arena else ()
    px = max(ICON_FLOOR, round(box.h * 0.72))
    room = Box(box.x + edge, box.y, box.w - edge - canvas.px(2), box.h)
    words = sight.text("option-arena.name")
    free = draw_head(canvas, sight, label, room, words, beside=row_width(prize, px) + canvas.px(4))
    draw_row(canvas, prize, free, px, "left", colour=PAPER)


def draw(canvas: Canvas, sight: Sight, label: str, box: Box) -> None:
    """The fields of the fighters: emblem, gear and points, faint without a worker; the leader's is red (R53.2)."""
    view = sight.standing.view
    assert view.arena is not None, "a tile lies only where there is one"
    for seat, field in fields(canvas, box, seats_of(view)).items():
        canvas.panel(field, _LEADS if view.arena.leader == seat else _FIELD, f"field {seat}")
        with canvas.within(field):
            _draw_fighter(canvas, sight, view.arena, seat, field)
    record_hit(canvas, box.rect, label)


def _draw_fighter(canvas: Canvas, sight: Sight, arena: ArenaView, seat: Seat, field: pygame.Rect) -> None:
    """Emblem at the left, points at the right, and between both the gear where it has room."""
    is_champion = seat == VIRTUAL and seat not in sight.standing.view.people
    pad = max(2, canvas.px(5))
    px = max(ICON_FLOOR, min(round(field.height * 0.8), round(field.width * 0.42)))
    middle = (field.x + pad + px / 2, field.centery)
    if is_champion:
        canvas.icon("champion", middle, px)
    else:
        disc = marker(sight.emblem(seat), px, dim=seat not in arena.gear)
        canvas.picture(disc, middle, f"fighter {seat}")
        if seat not in arena.gear:
            return
    points = str((arena.champion or 0) if is_champion else arena.points.get(seat, 0))
    size = count_px(min(px, canvas.px(26)))
    wide = width_of(points, "number", size) + 2
    left, right = field.x + pad + px + pad, field.right - pad - wide
    gear = counted(arena.gear.get(seat, {}).items(), ones=False)
    room = pygame.Rect(left, field.y, right - pad - left, field.height)
    place = pygame.Rect(right - pad, field.y, field.right - right + pad, field.height)
    if gear and row_width(gear, ICON_FLOOR) <= room.width:
        draw_row(canvas, gear, room, row_px(gear, room.width, round(px * 0.86)), "left", colour=PAPER)
        canvas.blit(flat(place.size, max(2, canvas.px(6)), INK, alpha=_GROUND), place)
    canvas.letters(points, place, "number", size, TXT, "center")
