"""The districts in the side column (R53.4): each with picture, name, the goods on it, and the emblems of all who have a
Deal with it; a Ruin where one has been razed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import pygame

from game.fiftyfirst.art.area_faces import marker
from game.fiftyfirst.art.inks import PALETTES
from game.fiftyfirst.art.pictures import picture, ruin_picture
from game.fiftyfirst.cards.sets.districts import DISTRICT as KIND
from game.fiftyfirst.rules.sets.districts.messages import DistrictBoard
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.table.draw.boards import rounded
from game.fiftyfirst.table.plan.boards import TableSheet
from game.fiftyfirst.table.plan.column import WIDTH, Heights, at_least, head_high
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import DistrictAt
from game.ui import theme
from game.ui.art.counted import count_width, counted, draw_count, row_px
from game.ui.art.svg import faded
from game.ui.boxes import Box, spread
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.widgets.button import record_hit

HEAD: Final = "districts"
"""What opens and closes the drawer."""

_ROW, _ROW_PX, _LEAST, _LEAST_PX, _GROWN, _GROWN_PX = 101.0, 66, 83.0, 54, 131.0, 94
"""In u and at least in pixels: height of the tiles, in the narrowest windows, and at most."""

_NAME, _GOOD, _EMBLEM = 19, 22, 20
"""In u: height of the name, of a line of goods, and size of an emblem."""

_APART = 7.0
"""In u: gap between two of them, which leaves room for the rings of both."""

_RING = 3.0
"""In u: gap below the head, for the same."""

_FEWEST: Final = 2
"""Lines of goods for which there is always room."""

_GROUND: Final = theme.PanelStyle(theme.PAPER, PALETTES[KIND][3], radius=7, edge_width=1.2)
_RAZED: Final = theme.PanelStyle(theme.INK, PALETTES[KIND][1], radius=7, edge_width=1.2)


def high(sheet: TableSheet) -> Heights:
    """Head and tiles, which are higher if they are too narrow for two columns of goods and have more kinds than usual:
    then each kind has a line, and names and emblems keep theirs."""
    head = head_high(sheet)
    line, name = _line_and_name(sheet.px)
    kinds, widest = _kinds(sheet.view)
    is_narrow = sheet.px(_width(sheet, WIDTH) - _APART) - 2 * _edge(sheet.px) < 2 * widest
    stacked = (kinds + 1) * line + name + 2 * _edge(sheet.px) + sheet.px(_RING) + 1
    usual = at_least(sheet, _ROW, max(_ROW_PX, stacked) if is_narrow and kinds > _FEWEST else _ROW_PX)
    least = at_least(sheet, _LEAST, _LEAST_PX)
    return Heights(head + least, head + usual, head + max(usual, at_least(sheet, _GROWN, _GROWN_PX)))


def plan(sheet: TableSheet, left: float, width: float, top: float, tall: float) -> Mapping[Label, Box]:
    """The head, and below it the districts, which keep their places when others have been razed."""
    head = head_high(sheet)
    wide = _width(sheet, width)
    boxes = (
        sheet.box(left + place * wide, top + head + _RING, wide - _APART, tall - head - _RING)
        for place in range(len(sheet.catalog.districts))
    )
    places: dict[Label, Box] = dict(zip(map(DistrictAt, sheet.catalog.districts), boxes, strict=True))
    return {HEAD: sheet.box(left, top, width, head), **places}


def _width(sheet: TableSheet, width: float) -> float:
    """In u: from a tile to the next one."""
    return (width + _APART) / max(1, len(sheet.catalog.districts))


def draw(canvas: Canvas, sight: Sight, label: DistrictAt, box: Box) -> None:
    """A district, or the Ruin of one."""
    board = board_of(sight, label.district)
    if board is None:
        _draw_ruin(canvas, box)
        record_hit(canvas, box.rect, label)
        return
    canvas.panel(box.rect, _GROUND, label)
    inner = box.grown(-_edge(canvas.px)).rect
    line, name, lines = _measures(canvas, sight, inner)
    sheet = pygame.Rect(inner.x, inner.bottom - lines * line, inner.width, lines * line)
    band = pygame.Rect(inner.x, sheet.y - name, inner.width, name)
    art = pygame.Rect(inner.x, inner.y, inner.width, band.bottom - inner.y)
    above = pygame.Rect(art.x, art.y, art.width, band.y - art.y)
    beside = pygame.Rect(sheet.centerx, sheet.bottom - line, sheet.width // 2, line)
    is_flat = above.height < _emblem_px(canvas) - 2
    with canvas.within(box.rect):
        shown = rounded(picture(board.district, KIND, art.size), max(1, canvas.px(5)))
        canvas.image(shown, art.topleft, board.district)
        if name:
            _draw_name(canvas, sight, board.district, band)
        taken = _draw_deals(canvas, sight, board, beside if is_flat else above)
        _draw_goods(canvas, board, sheet, line, taken if is_flat else 0)
    record_hit(canvas, box.rect, label)


def _measures(canvas: Canvas, sight: Sight, inner: pygame.Rect) -> tuple[int, int, int]:
    """Height of a line of goods and of the name, and the number of lines, which all districts share. Each kind has its
    own line where there is room; if even two do not go on one, the name gives up its room."""
    line, name = _line_and_name(canvas.px)
    kinds, widest = _kinds(sight.standing.view)
    if kinds <= _FEWEST:
        return line, name, _FEWEST
    if inner.height >= (kinds + 1) * line + name:
        return line, name, kinds
    return (line, name, _FEWEST) if 2 * widest <= inner.width else (line, 0, kinds)


def _edge(px: Callable[[float], int]) -> int:
    """Pixels around what a tile shows; ``px`` turns u into pixels."""
    return max(1, px(2))


def _line_and_name(px: Callable[[float], int]) -> tuple[int, int]:
    """Height in pixels of a line of goods and of the name."""
    return max(theme.ICON_FLOOR + 1, px(_GOOD)), max(theme.FLOOR + 3, px(_NAME))


def _kinds(view: TableView) -> tuple[int, int]:
    """The most kinds of goods on one district, and the width in pixels of the widest of the smallest icons with their
    numbers."""
    bags = [counted(one.goods.items()) for one in view.districts or ()]
    widest = max((count_width(one, theme.ICON_FLOOR) for goods in bags for one in goods), default=0)
    return max(map(len, bags), default=0), widest


def board_of(sight: Sight, district: str) -> DistrictBoard | None:
    """What lies on a district; None once it has been razed."""
    boards = sight.standing.view.districts or ()
    return next((board for board in boards if board.district == district), None)


def _draw_ruin(canvas: Canvas, box: Box) -> None:
    """What is left of a razed district."""
    canvas.panel(box.rect, _RAZED, "razed")
    inner = box.grown(-max(2, canvas.px(3)))
    walls = rounded(ruin_picture(inner.size), max(1, canvas.px(5)))
    canvas.image(faded(walls.copy()), inner[:2], "ruin")


def _draw_name(canvas: Canvas, sight: Sight, district: str, band: pygame.Rect) -> None:
    """The name in its short form on a dark band."""
    canvas.fill(band, PALETTES[KIND][0])
    room, words = band.inflate(-2, 0), sight.wording.short_title(district).upper()
    px = max(theme.FLOOR, round(canvas.px(15) * sight.layout.card_text))
    canvas.letters(words, room, "title", min(px, band.height - 3), theme.PAPER, "center")


def _emblem_px(canvas: Canvas) -> int:
    return max(theme.ICON_FLOOR, canvas.px(_EMBLEM))


def _draw_deals(canvas: Canvas, sight: Sight, board: DistrictBoard, room: pygame.Rect) -> int:
    """The emblems of all who have a Deal with it, at the top right of the picture, or below the name where none is
    left; they overlap where they must. Returns their width."""
    px = _emblem_px(canvas)
    pad = max(0, min(canvas.px(3), room.height - px))
    lefts = spread(0, room.width - 2 * pad, px, len(board.deals), max(1, canvas.px(2)))
    wide = lefts[-1] + px if lefts else 0
    for seat, left in zip(board.deals, lefts, strict=True):
        middle = (room.right - pad - wide + left + px / 2, room.y + pad + px / 2)
        canvas.picture(marker(sight.emblem(seat), px), middle, f"deal with {board.district} of {seat}")
    return wide


def _draw_goods(canvas: Canvas, board: DistrictBoard, room: pygame.Rect, line: int, taken: int) -> None:
    """Each kind of goods with its number beside it, on a line of its own unless they are more than there are lines;
    ``taken`` pixels at the right end are."""
    goods, lines = counted(board.goods.items()), room.height // line
    columns = 1 if len(goods) <= lines else 2
    wide, pad = room.width // columns, max(1, canvas.px(2))
    px = min((row_px((one,), wide - pad, line - 1) for one in goods), default=line)
    inset = (
        pad
        if columns > 1
        else max(pad, (room.width - taken - max((count_width(one, px) for one in goods), default=0)) // 2)
    )
    top = room.y + (room.height - -(-len(goods) // columns) * line) // 2
    for number, one in enumerate(goods):
        row, column = divmod(number, columns)
        draw_count(canvas, one, room.x + column * wide + inset, top + row * line + line // 2, px, theme.INK)
