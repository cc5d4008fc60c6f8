"""Draws headquarters (R52), border tiles, the Arena and districts (R53).

They lie in the side column, on boards, in the drawer, and in a line of the overview.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.cards.headquarters import Headquarters
from game.cards.module import District
from game.cards.printed import ARENA, BORDER, DISTRICT, HQ
from game.rules.sets.arena.view import ArenaView
from game.rules.sets.borders.messages import Border
from game.rules.sets.districts.messages import DistrictBoard
from game.rules.sets.headquarters.claimable import supplied
from game.rules.state import VIRTUAL, Seat
from game.rules.view import SeatView, TableView
from game.ui.art import chrome
from game.ui.art.area_faces import marker
from game.ui.art.cache import kept
from game.ui.art.lettering import NARROW, width_of
from game.ui.art.palettes import PALETTES
from game.ui.art.scenery import picture
from game.ui.art.shapes import box as flat
from game.ui.art.strips import badge, draw_strip, strip_width
from game.ui.art.svg import rasterise
from game.ui.art.upright_faces import border_strip, fitted
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import BorderAt, DistrictAt, HqAt
from game.ui.table import labels
from game.ui.table.plan.boards import BoardPlan
from game.ui.table.plan.layout import SidePlan
from game.ui.table.plan.modules import LinePlan, fighter_places
from game.ui.table.sight import Sight
from game.ui.table.standing import ACT, ANSWER, END, FOLLOW, WAIT
from game.ui.theme import (
    DIALOG,
    FLOOR,
    FULL_CELL,
    ICON_FLOOR,
    INK,
    PAPER,
    PLAIN,
    STRIP,
    STRIP_USED,
    TITLE,
    TRAY,
    TRAY_EDGE,
    TXT,
    PanelStyle,
)
from game.ui.widgets.button import record_hit
from game.wording.sets.districts import district_strips
from game.wording.signs import bag_strip

LAYER: Final = 5
"""The layer of the open drawer: over all States, under lifted hand cards."""

_CARD: Final = PanelStyle(PALETTES[HQ][1], PALETTES[HQ][3], radius=7, edge_width=1.2)
_FULFILLED: Final = _CARD._replace(edge=PAPER, edge_width=2)
_TILE: Final = PLAIN._replace(edge=PALETTES[ARENA][3], radius=8)
_HEAD: Final = FULL_CELL._replace(edge=PALETTES[DISTRICT][3])
_DRAWER: Final = DIALOG._replace(edge=PALETTES[DISTRICT][3])

_BROAD: Final = 2.2
"""From this width, in heights, an HQ card shows its picture beside the icons."""

_AWAY: Final = 90
"""The alpha value of the emblem of a seat without a worker in the Arena."""

_TICK, _OFF, _APART = 0.58, 0.42, 1.36
"""Size of a tick, as a share of that of its icon; how much of it lies beside the icon; and the distance of icons, in
their heights."""

_GROUND: Final = 0.82
"""Opacity of the ground of what stands on a picture."""


def draw_column(canvas: Canvas, sight: Sight) -> None:
    """Draw what lies between Connection cards and log: HQ cards that are laid out, the Arena, the folded districts."""
    side = sight.layout.side
    _draw_parts(canvas, sight, side)
    if side.districts_head:
        box = side.districts_head
        canvas.panel(box.rect, _HEAD, labels.DISTRICTS)
        canvas.icon(DISTRICT, box.rect, max(ICON_FLOOR, round(min(box.size) * 0.78)))
        record_hit(canvas, box.rect, labels.DISTRICTS)


def draw_line(canvas: Canvas, sight: Sight, plan: LinePlan) -> None:
    """Draw HQ cards, Arena, districts and the border tiles between all seats in one line of the overview."""
    canvas.panel(plan.panel.rect, PLAIN, "tiles")
    _draw_parts(canvas, sight, plan)
    for border in sight.standing.view.borders:
        box = plan.borders.get(border.side)
        if box:
            _draw_between(canvas, sight, border, box)


def _draw_parts(canvas: Canvas, sight: Sight, plan: SidePlan | LinePlan) -> None:
    """HQ cards that are laid out, the Arena, the districts."""
    view = sight.standing.view
    for card, box in plan.hq.items():
        _draw_hq(canvas, sight, sight.catalog.headquarters[card], box)
    if plan.arena and view.arena:
        _draw_arena(canvas, sight, view.arena, plan.arena)
    for board in view.districts or ():
        if board.district in plan.districts:
            _draw_folded(canvas, sight, board, plan.districts[board.district])


# ---------------------------------------------------------------------- headquarters
def _draw_hq(canvas: Canvas, sight: Sight, hq: Headquarters, box: Box) -> None:
    """An HQ card that can be claimed: the icons it requires, with a tick where the own State has them (R52.2)."""
    sites = sight.player(sight.layout.own.seat).sites
    had = supplied(sight.standing.match.game, sites, hq.requires)
    canvas.panel(box.rect, _FULFILLED if len(had) == len(hq.requires) else _CARD, HqAt(hq.id))
    room = box.grown(-max(1, box.h // 24)).rect
    if box.w >= _BROAD * box.h:
        inset = pygame.Rect(room.x + 1, room.y + 1, round(room.height * 1.1), room.height - 2)
        canvas.image(_rounded(picture(hq.id, HQ, inset.size), inset.height // 8), inset.topleft, hq.id)
        room = pygame.Rect(inset.right + 2, room.y, room.right - inset.right - 2, room.height)
    _draw_required(canvas, hq.requires, had, room)
    record_hit(canvas, box.rect, HqAt(hq.id))


def _draw_required(canvas: Canvas, requires: tuple[str, ...], had: frozenset[int], room: pygame.Rect) -> None:
    """The icons side by side, on two lines where they are larger so."""
    count = len(requires)
    ways = [(lines, -(-count // lines)) for lines in (1, 2)]
    lines, columns = max(ways, key=lambda way: min(room.height / way[0], room.width / way[1] / _APART))
    pitch = min(room.height / lines, room.width / columns / _APART)
    step = min(room.width / columns, max(pitch, ICON_FLOOR) * _APART)
    px = max(ICON_FLOOR, int(pitch * (0.8 if lines == 1 else 0.94)))
    for place, category in enumerate(requires):
        line, column = divmod(place, columns)
        beside = min(columns, count - line * columns)
        middle = (
            room.centerx + (column - (beside - 1) / 2) * step - (px * 0.12 if place in had else 0),
            room.centery + (line - (lines - 1) / 2) * pitch,
        )
        shown = canvas.icon(category, middle, px, dim=place not in had)
        if place in had:
            size = max(8, round(px * _TICK))
            corner = (shown.right + size * (_OFF - 1), shown.bottom - size * 0.9)
            canvas.image(_tick(size), corner, f"has {category}")


@kept(16)
def _tick(px: int) -> pygame.Surface:
    """A tick on a green disc: the own State has what the icon asks for."""
    body = (
        f'<circle cx="18" cy="18" r="16" fill="#1E6F53" stroke="{PAPER}" stroke-width="3"/>'
        f'<path d="M10 18l6 7 11-14" fill="none" stroke="{PAPER}" stroke-width="5.5"/>'
    )
    return rasterise(body, (px, px), (36, 36))


def draw_claimed(canvas: Canvas, plan: BoardPlan, player: SeatView) -> None:
    """Draw the HQ cards that a seat has claimed, each with its flag (R52.3)."""
    for card in player.hq:
        box = plan.hq.get(card)
        if box is None:
            continue
        canvas.panel(box.rect, _FULFILLED, HqAt(card))
        inset = box.grown(-max(1, box.h // 20))
        canvas.image(_rounded(picture(card, HQ, inset.size), max(1, inset.h // 8)), inset[:2], card)
        px = max(ICON_FLOOR, round(box.h * 0.5))
        canvas.icon("claim", (inset.x + px / 2, inset.bottom - px / 2), px)
        record_hit(canvas, box.rect, HqAt(card))


@kept(64)
def _rounded(surface: pygame.Surface, radius: int) -> pygame.Surface:
    """A picture with round corners."""
    cut = surface.convert_alpha() if pygame.display.get_surface() else surface.copy()
    cut.blit(flat(surface.get_size(), radius, "#FFFFFF"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut


# ---------------------------------------------------------------------- border tiles
def draw_borders(canvas: Canvas, sight: Sight, plan: BoardPlan) -> None:
    """Draw the border tiles beside the player: what the side that is up costs and brings, and the neighbour who will
    find the other side up (R53.1)."""
    view, seat = sight.standing.view, plan.seat
    for border in view.borders:
        box = plan.borders.get(border.side)
        if box is None:
            continue
        label = BorderAt(border.side)
        canvas.panel(box.rect, STRIP if _can_begin(sight, label) else STRIP_USED, label)
        px = max(ICON_FLOOR + 4, round(min(box.h * 0.56, box.w * 0.2)))
        other = next((one for one in border.between if one != seat), None)
        corner = (box.x + canvas.px(5) + px / 2, box.center[1])
        if other is None:
            canvas.icon(BORDER, corner, px)
        else:
            canvas.picture(marker(sight.emblem(other), px), corner, f"border to {other}")
        left, point = box.x + canvas.px(8) + px, _pointer((max(3, canvas.px(7)), box.h - canvas.px(14)))
        canvas.image(point, (left, box.y + canvas.px(7)), "pointer")
        left += point.get_width()
        room = pygame.Rect(left + canvas.px(3), box.y + 1, box.right - left - canvas.px(6), box.h - 2)
        strip, size = border_strip(sight.catalog.border_sides[border.side]), max(ICON_FLOOR, round(box.h * 0.56))
        draw_strip(canvas, fitted(strip, room.width, min(size, ICON_FLOOR + 4)), room, size)
        record_hit(canvas, box.rect, label)


@kept(8)
def _pointer(size: tuple[int, int]) -> pygame.Surface:
    """What points from the action of a border tile to the neighbour."""
    width, height = size
    path = f"M{width - 1} 1L1.5 {height / 2}L{width - 1} {height - 1}"
    return rasterise(f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="1.6" stroke-opacity=".6"/>', size)


def _draw_between(canvas: Canvas, sight: Sight, border: Border, box: Box) -> None:
    """A border tile with the emblems of both its neighbours."""
    label, px = BorderAt(border.side), max(ICON_FLOOR + 4, round(box.h * 0.5))
    canvas.panel(box.rect, STRIP, label)
    edge = canvas.px(6)
    ends = (box.x + edge + px / 2, box.right - edge - px / 2)
    for seat, middle in zip(border.between, ends, strict=False):
        canvas.picture(marker(sight.emblem(seat), px), (middle, box.center[1]), f"border of {seat}")
    room = box.rect.inflate(-2 * (edge + px + canvas.px(4)), -2)
    strip, size = border_strip(sight.catalog.border_sides[border.side]), max(ICON_FLOOR, round(box.h * 0.56))
    draw_strip(canvas, fitted(strip, room.width, min(size, ICON_FLOOR + 4)), room, size)
    record_hit(canvas, box.rect, label)


def _can_begin(sight: Sight, label: BorderAt) -> bool:
    """Whether a tile is not refused now, also while others play."""
    standing = sight.standing
    others_play = standing.turn == WAIT and standing.mover not in (None, standing.seat)
    return label in standing.offers or not (standing.turn in (ACT, FOLLOW, ANSWER, END) or others_play)


# ---------------------------------------------------------------------- the Arena
def fighters_of(view: TableView) -> tuple[Seat, ...]:
    """The seats that have a place in the tile of the Arena: all people, and in a solo game the champion's."""
    is_solo = view.arena is not None and view.arena.champion is not None
    return (*view.people, VIRTUAL) if is_solo else view.people


def fighter_box(box: Box, view: TableView, seat: Seat) -> Box:
    """Where the worker of a seat stands in the tile of the Arena."""
    return _spot(fighter_places(box, fighters_of(view))[0][seat])


def _fighter_px(place: Box) -> int:
    return max(ICON_FLOOR, min(round(place.h * 0.66), round(place.w * 0.46)))


def _draw_arena(canvas: Canvas, sight: Sight, arena: ArenaView, box: Box) -> None:
    """The tile: each seat with the points of its worker, faint without one; the prize at the end (R53.2)."""
    view = sight.standing.view
    canvas.panel(box.rect, _TILE, labels.ARENA)
    places, sign, prize = fighter_places(box, fighters_of(view))
    canvas.icon(ARENA, sign.rect, max(ICON_FLOOR, round(box.h * 0.74)))
    for seat, place in places.items():
        with canvas.within(place.rect):
            _draw_fighter(canvas, sight, arena, seat, place)
    tile = sight.catalog.arena
    if tile:
        px = max(ICON_FLOOR, round(box.h * 0.6))
        draw_strip(canvas, bag_strip(tile.prize, badges=True), prize.rect, px, on_dark=True)
    record_hit(canvas, box.rect, labels.ARENA)


def _draw_fighter(canvas: Canvas, sight: Sight, arena: ArenaView, seat: Seat, place: Box) -> None:
    """The emblem of a seat, its gear where there is room for it, and its points; the leader stands on lit ground."""
    px, view = _fighter_px(place), sight.standing.view
    is_champion = seat == VIRTUAL and seat not in view.people
    is_there = seat in arena.gear or is_champion
    points = (arena.champion or 0) if is_champion else arena.points.get(seat, 0)
    if arena.leader == seat:
        lit = place.rect.inflate(-2, -max(2, place.h // 6))
        canvas.blit(flat(lit.size, lit.height * 0.3, PALETTES[ARENA][2]), lit)
    spot = _spot(place)
    if is_champion:
        canvas.icon("champion", spot.rect, px)
    else:
        disc = marker(sight.emblem(seat), px)
        if not is_there:
            disc = disc.copy()
            disc.set_alpha(_AWAY)
        canvas.picture(disc, spot.center, f"fighter {seat}")
    if not is_there:
        return
    number, size = str(points), max(FLOOR, round(px * 0.78))
    wide = round(width_of(number, "number", size)) + 3
    left = spot.right + 2
    gear = bag_strip(arena.gear.get(seat, {}), badges=True)
    room = pygame.Rect(left, place.y, place.right - left - wide - 3, place.h)
    if gear and strip_width(gear, ICON_FLOOR) <= room.width:
        taken = draw_strip(canvas, gear, room, max(ICON_FLOOR, round(place.h * 0.5)), "left", on_dark=True)
        left = taken.right + 3
    if place.right - left < wide * NARROW:
        badge(canvas, (place.right - wide / 2 - 2, spot.bottom - 2), px, number)
        return
    words = pygame.Rect(left, place.y, place.right - left, place.h)
    canvas.letters(number, words, "number", size, TXT)


def _spot(place: Box) -> Box:
    """Where the worker stands in the place of its seat."""
    px = _fighter_px(place)
    return Box(place.x + 2, place.center[1] - px // 2, px, px)


# ---------------------------------------------------------------------- districts
def _draw_folded(canvas: Canvas, sight: Sight, board: DistrictBoard, box: Box) -> None:
    """A folded district: the goods on it, and a marker for the player's own Deal with it."""
    label = DistrictAt(board.district)
    canvas.panel(box.rect, _HEAD, label)
    inset = box.grown(-1)
    canvas.image(
        _rounded(picture(board.district, DISTRICT, inset.size), max(1, inset.h // 6)), inset[:2], board.district
    )
    high = max(ICON_FLOOR + 2, round(inset.h * 0.54))
    slip = pygame.Rect(inset.x, inset.bottom - high, inset.w, high)
    canvas.blit(flat(slip.size, high * 0.2, INK, alpha=_GROUND), slip)
    goods = bag_strip(board.goods, badges=True)
    if goods and strip_width(goods, ICON_FLOOR) > slip.width / 0.84:
        goods = bag_strip(dict.fromkeys(board.goods, 1))
    draw_strip(canvas, goods, slip, max(ICON_FLOOR, round(high * 0.84)), on_dark=True)
    if sight.layout.own.seat in board.deals:
        px = max(ICON_FLOOR, round((inset.h - high) * 1.1))
        disc = marker(sight.emblem(sight.layout.own.seat), px)
        canvas.picture(disc, (inset.right - px / 2, inset.y + px / 2), f"deal with {board.district}")
    record_hit(canvas, box.rect, label)


def draw_drawer(canvas: Canvas, sight: Sight) -> None:
    """Draw the open drawer with the districts (R53.4)."""
    plan = sight.layout.drawer
    if plan is None or not sight.is_open("drawer"):
        return
    canvas.layer = LAYER
    chrome.drop_shadow(canvas, plan.panel.rect, 14, 16)
    canvas.panel(plan.panel.rect, _DRAWER, "drawer")
    canvas.hit(plan.panel.rect, labels.PANEL)
    head, px = plan.head, max(ICON_FLOOR, round(plan.head.h * 0.7))
    with canvas.within(head.rect):
        shown = canvas.icon(DISTRICT, (head.x + px / 2, head.center[1]), px)
        room = pygame.Rect(shown.right + px // 3, head.y, head.right - shown.right - px // 3, head.h)
        canvas.text(sight.text("option-districts.name"), room, "title", TITLE, TXT, upper=True)
    record_hit(canvas, head.rect, labels.DISTRICTS)
    for board in sight.standing.view.districts or ():
        box = plan.districts.get(board.district)
        if box:
            _draw_district(canvas, sight, board, sight.catalog.districts[board.district], box)


def _draw_district(canvas: Canvas, sight: Sight, board: DistrictBoard, district: District, box: Box) -> None:
    """A district in the drawer: name, picture with the goods on it, the markers of the players with a Deal, and what it
    does."""
    inks, label = PALETTES[DISTRICT], DistrictAt(district.id)
    canvas.panel(box.rect, PanelStyle(inks[1], inks[3], radius=10), label)
    inner, line = box.grown(-max(2, canvas.px(4))).rect, round(box.h * 0.125)
    rows = [pygame.Rect(inner.x, inner.bottom - line * (3 - place), inner.width, line) for place in range(3)]
    band = pygame.Rect(inner.x, inner.y, inner.width, line)
    art = pygame.Rect(inner.x, band.bottom, inner.width, rows[0].y - band.bottom)
    with canvas.within(box.rect):
        canvas.fill(band, inks[0])
        words = band.inflate(-canvas.px(10), 0)
        letters = max(FLOOR, round(min(line * 0.62, line * 0.54 * sight.layout.card_text)))
        canvas.letters(sight.wording.title(district.id), words, "title", letters, PAPER, "center", upper=True)
        canvas.image(picture(district.id, DISTRICT, art.size), art.topleft, district.id)
        for strip, row in zip(district_strips(district), rows, strict=True):
            canvas.blit(flat(row.size, line * 0.14, PAPER, inks[2], 1), row)
            draw_strip(canvas, strip, row, max(ICON_FLOOR, round(line * 0.76)))
        _draw_on_it(canvas, sight, board, art)
    canvas.hit(box.rect, label)


def _draw_on_it(canvas: Canvas, sight: Sight, board: DistrictBoard, art: pygame.Rect) -> None:
    """What lies on a district: its goods on a tray at the foot of the picture, markers at its upper edge."""
    pad = max(2, canvas.px(5))
    px = max(ICON_FLOOR + 4, round(art.height * 0.26))
    goods = bag_strip(board.goods, badges=True)
    if goods:
        tray = pygame.Rect(0, 0, min(art.width - 2 * pad, round(strip_width(goods, px)) + 4 * pad), round(px * 1.4))
        tray.midbottom = (art.centerx, art.bottom - pad)
        canvas.blit(flat(tray.size, tray.height * 0.25, TRAY, TRAY_EDGE, max(1.0, px * 0.05)), tray)
        draw_strip(canvas, goods, tray.inflate(-2 * pad, 0), px)
    side = max(ICON_FLOOR + 4, round(art.height * 0.24))
    for number, seat in enumerate(board.deals):
        middle = (art.x + pad + side / 2 + number * (side + pad), art.y + pad + side / 2)
        canvas.picture(marker(sight.emblem(seat), side), middle, f"deal of {seat}")
