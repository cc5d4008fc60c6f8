"""Draws the payment panel: the cost, a tile with minus and plus for each source of goods, and what is kept."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import NamedTuple

import pygame

from game.fiftyfirst.rules.bill import GoodsSource, taken_of
from game.fiftyfirst.table.play.panels import Paying
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import PaymentGood, PaymentStep
from game.fiftyfirst.table.words import prompts
from game.fiftyfirst.table.words.tips import later_effects
from game.fiftyfirst.wording.rows.cards import bag_strip
from game.kernel.bag import Bag
from game.ui.art.cache import kept
from game.ui.art.lettering import block_height, fit, width_of
from game.ui.art.shapes import shadow
from game.ui.art.strips import draw_strip, strip_width
from game.ui.canvas import Canvas
from game.ui.shades import is_high_contrast
from game.ui.table.draw.frames import draw_feet, open_frame, option, text_growth
from game.ui.table.words.prompts import OutcomeRow
from game.ui.theme import BODY, CAPTION, DISABLED, ICON_FLOOR, INK, MUTED, NOTICE, PAPER, RAISED, TITLE, TXT, PanelStyle
from game.ui.widgets.button import SMALLEST_HIT, Button, record_hit, toned
from game.ui.widgets.scroller import Scroller
from game.wording.signs import BAR, Strip

_STEP, _TILE_ICON, _ROW_ICON, _BESIDE, _WIDE = 44, 44, 30, 12, 280
"""In u: width of minus and plus, icons of tiles and of rows, gap between tiles, width of tiles with room to spare."""

_ACROSS = 4
"""Maximum number of tiles side by side."""


class StepTile(NamedTuple):
    """A tile: its goods, their ``name`` and ``amount`` in words, whether some are taken, which of the steps `plus` and
    `minus` are possible, and a ``sign`` beside the name if there is one."""

    source: GoodsSource
    name: str
    amount: str
    is_taken: bool
    steps: Set[str]
    sign: str = ""


class Grid(NamedTuple):
    """How tiles stand: how many side by side, in how many lines, and their size in pixels."""

    across: int
    lines: int
    wide: int
    tall: int

    def width(self, gap: int) -> int:
        return self.across * (self.wide + gap) - gap

    def height(self, gap: int) -> int:
        return self.lines * (self.tall + gap)


def _grid_of(canvas: Canvas, tiles: Sequence[StepTile], room: int) -> Grid:
    """The tiles in ``room`` pixels, in lines of nearly the same length."""
    gap, count = canvas.px(_BESIDE), len(tiles)
    wide, tall = _tile_size(canvas, tiles)
    across = max(1, min(_ACROSS, count, (room + gap) // (wide + gap)))
    lines = -(-count // across)
    return Grid(-(-count // lines) if lines else 1, lines, wide, tall)


def _row_icon(canvas: Canvas) -> int:
    return max(ICON_FLOOR, canvas.px(_ROW_ICON * min(1.5, text_growth(canvas))))


def _row_height(canvas: Canvas) -> int:
    return max(round(canvas.metrics.text_px(BODY) * 1.5), round(_row_icon(canvas) * 1.35))


def _row_width(canvas: Canvas, rows: Sequence[OutcomeRow]) -> int:
    size = _row_icon(canvas)
    icons = max(strip_width(row.strip, size) for row in rows)
    return round(_label_width(canvas, rows) + canvas.px(16) + icons)


def _label_width(canvas: Canvas, rows: Sequence[OutcomeRow]) -> int:
    return max(width_of(row.words, "text", canvas.metrics.text_px(BODY)) for row in rows) + 2


def _draw_rows(canvas: Canvas, rows: Sequence[OutcomeRow], room: pygame.Rect, wide: int, accent: bool = False) -> None:
    """Words, ``wide`` pixels at most, then icons; with an ``accent`` the words of the first row are bright."""
    high = _row_height(canvas)
    lines = [pygame.Rect(room.x, room.y + index * high, wide, high) for index in range(len(rows))]
    px = canvas.common_px([(row.words, line) for row, line in zip(rows, lines, strict=True)], "text", BODY)
    for index, (row, line) in enumerate(zip(rows, lines, strict=True)):
        with canvas.within(room):
            canvas.letters(row.words, line, "text", px, TXT if accent and index == 0 else MUTED)
            icons = pygame.Rect(line.right + canvas.px(16), line.y, room.right - line.right - canvas.px(16), high)
            draw_strip(canvas, row.strip, icons, _row_icon(canvas), "left", on_dark=True)


def _note_height(canvas: Canvas, notes: str, width: int) -> int:
    if not notes:
        return 0
    px = canvas.metrics.text_px(BODY)
    lines = len(fit(notes, "text", px, width, 100 * px, wrap=True).lines)
    return round(block_height("text", px, lines) + px * 0.8)


# ---------------------------------------------------------------------- tiles
def _tile_size(canvas: Canvas, tiles: Sequence[StepTile]) -> tuple[int, int]:
    """Width and height that hold the words of every tile."""
    body, caption = canvas.metrics.text_px(TITLE), canvas.metrics.text_px(CAPTION)
    names = max((width_of(tile.name, "text", caption) + _sign_width(canvas, tile) for tile in tiles), default=0)
    count = max((width_of(tile.amount, "strong", body) for tile in tiles), default=0)
    inner = max(names, canvas.px(_TILE_ICON + 10) + count) + canvas.px(20)
    inner = min(inner, canvas.px(260 * text_growth(canvas)))
    tall = max(canvas.px(_TILE_ICON), round(body * 1.3)) + round(caption * 1.4) + canvas.px(16)
    return inner + 2 * _step_width(canvas), tall


def _sign_width(canvas: Canvas, tile: StepTile) -> int:
    return _sign_size(canvas) + canvas.px(4) if tile.sign else 0


def _sign_size(canvas: Canvas) -> int:
    return max(ICON_FLOOR, round(canvas.metrics.text_px(CAPTION) * 1.3))


def _step_width(canvas: Canvas) -> int:
    return max(SMALLEST_HIT + 2, canvas.px(_STEP))


def _draw_step_tiles(
    canvas: Canvas, sight: Sight, tiles: Sequence[StepTile], room: pygame.Rect, grid: Grid, scroller: Scroller
) -> list[Button]:
    """All tiles; those out of sight still have the focus, which scrolls."""
    gap, across, tall = canvas.px(_BESIDE), grid.across, grid.tall
    pitch = tall + gap
    lines = -(-len(tiles) // across)
    window = pygame.Rect(room.x, room.y, room.width, max(1, room.height // pitch) * pitch)
    scroller.fit(window, lines * pitch)
    focus = sight.touch.focus if sight.touch.hover == sight.touch.focus else None
    sources = [tile.source for tile in tiles]
    if isinstance(focus, PaymentGood) and GoodsSource(focus.good, focus.site) in sources:
        top = sources.index(GoodsSource(focus.good, focus.site)) // across * pitch
        scroller.reveal(top, top + pitch)
    scroller.offset = round(scroller.offset / pitch) * pitch
    wide = min(max(grid.wide, canvas.px(_WIDE * text_growth(canvas))), (room.width + gap) // across - gap)
    cells = [
        pygame.Rect(room.x + index % across * (wide + gap), scroller.top + index // across * pitch, wide, tall)
        for index in range(len(tiles))
    ]
    side = _step_width(canvas)
    rooms = [(tile.name, pygame.Rect(0, 0, wide - 2 * side - 4 - _sign_width(canvas, tile), tall)) for tile in tiles]
    px = canvas.common_px(rooms, "text", CAPTION)
    buttons = []
    for tile, cell in zip(tiles, cells, strict=True):
        label = PaymentGood(tile.source.good, tile.source.site)
        if scroller.shows(cell):
            _draw_tile(canvas, sight, tile, px, cell)
            buttons.append(option(canvas, sight, label, cell.inflate(-2 * side, 0)))
        else:  # the keyboard still finds it
            buttons.append(Button(label, "", cell, drawn=False))
    with scroller.window(canvas):
        pass  # draws the scroll bar
    return buttons


def _draw_tile(canvas: Canvas, sight: Sight, tile: StepTile, px: int, cell: pygame.Rect) -> None:
    """Minus, the good with how many of how many are taken, its name or that of the card it lies on, and plus."""
    source, side = tile.source, _step_width(canvas)
    label = PaymentGood(source.good, source.site)
    ink = INK if tile.is_taken else TXT
    canvas.panel(cell, toned(NOTICE if tile.is_taken else RAISED, label, sight.touch), label)
    inner = cell.inflate(-2 * side - 4, -canvas.px(8))
    low = round(px * 1.4)
    with canvas.within(cell):
        size = max(16, canvas.px(_TILE_ICON))
        body = canvas.metrics.text_px(TITLE)
        upper = pygame.Rect(inner.x, inner.y, inner.width, inner.height - low)
        wide = min(width_of(tile.amount, "strong", body) + 2, inner.width - size - canvas.px(10))
        left = upper.centerx - (size + canvas.px(10) + wide) // 2
        canvas.icon(source.good, (left + size // 2, upper.centery), size)
        words = pygame.Rect(left + size + canvas.px(10), upper.y, wide, upper.height)
        canvas.letters(tile.amount, words, "strong", body, ink)
        _draw_name(canvas, tile, px, ink, pygame.Rect(inner.x, upper.bottom, inner.width, low))
    for step, sign, x in (("minus", "−", cell.x), ("plus", "+", cell.right - side)):
        place = pygame.Rect(x, cell.y, side, cell.height)
        _draw_step(canvas, sight, tile, PaymentStep(step, source.good, source.site), sign, place)


def _draw_name(canvas: Canvas, tile: StepTile, px: int, ink: str, room: pygame.Rect) -> None:
    """The name in the middle, after its sign if it has one."""
    if not tile.sign:
        canvas.letters(tile.name, room, "text", px, ink, "center")
        return
    size, before = _sign_size(canvas), _sign_width(canvas, tile)
    wide = min(width_of(tile.name, "text", px) + 2, room.width - before)
    left = room.centerx - (before + wide) // 2
    canvas.icon(tile.sign, (left + size // 2, room.centery), size)
    canvas.letters(tile.name, pygame.Rect(left + before, room.y, wide, room.height), "text", px, ink)


def _draw_step(canvas: Canvas, sight: Sight, tile: StepTile, label: PaymentStep, sign: str, place: pygame.Rect) -> None:
    is_possible = label.step in tile.steps
    if is_possible:
        style = RAISED._replace(radius=8)
        canvas.panel(place.inflate(-canvas.px(8), -canvas.px(8)), toned(style, label, sight.touch), label)
    colour = TXT if is_possible else DISABLED
    if tile.is_taken and not is_possible:
        colour = "#8F8468"
    with canvas.within(place):
        canvas.text(sign, place.inflate(-4, -4), "strong", TITLE, colour, "center")
    record_hit(canvas, place, label)


_RING = PanelStyle(None, PAPER, radius=8, edge_width=3)

_SHINE = 2.5
"""In u: reach of each step of light."""


def draw_paying(
    canvas: Canvas, sight: Sight, mode: Paying, keep: Sequence[pygame.Rect], scroller: Scroller
) -> tuple[Button, ...]:
    """Draw the panel; the wheel and the focus scroll the tiles if there are too many."""
    later = (*later_effects(sight, (mode.usual,)), *prompts.later_lines(sight, mode.usual))
    notes = " ".join((*prompts.payment_notes(sight, mode), *later))
    above = (OutcomeRow(sight.text("table-row-cost"), _price_strip(mode)),)
    below = (_kept_row(sight, mode), *prompts.rows_besides_payment(sight, mode.usual))
    title = prompts.command_title(sight, mode.command)
    buttons, foot = draw_step_panel(
        canvas, sight, title, _tiles(sight, mode), above, below, notes, keep, scroller, accent=not mode.is_settled
    )
    why = None if mode.is_settled else prompts.unpaid_words(sight, mode)
    return (*buttons, *draw_feet(canvas, sight, foot, sight.text("table-pay"), why=why))


def draw_step_panel(
    canvas: Canvas,
    sight: Sight,
    title: str,
    tiles: Sequence[StepTile],
    above: Sequence[OutcomeRow],
    below: Sequence[OutcomeRow],
    notes: str,
    keep: Sequence[pygame.Rect],
    scroller: Scroller,
    least: int = 560,
    shows_below: bool = True,
    accent: bool = False,
) -> tuple[list[Button], pygame.Rect]:
    """Draw a panel with rows ``above`` and ``below`` a tile for each good, then notes; return the buttons of the tiles
    and the place for those at the foot.

    Args:
        least: its width in u, if it needs no more.
        shows_below: else the rows below have their room, but are not drawn.
        accent: whether the words of the first row below are bright.
    """
    high, gap, room = _row_height(canvas), canvas.px(_BESIDE), canvas.size[0] - canvas.px(160)
    grid, rows = _grid_of(canvas, tiles, room), (*above, *below)
    width = min(max(canvas.px(least), grid.width(gap), _row_width(canvas, rows)), room)
    told = _note_height(canvas, notes, width)
    frame = open_frame(canvas, sight, (width, len(rows) * high + grid.height(gap) + told), title, "", keep)
    body = frame.body
    label = min(_label_width(canvas, rows), body.width * 2 // 3)
    _draw_rows(canvas, above, body, label)
    field = pygame.Rect(body.x, body.y + len(above) * high, body.width, grid.height(gap))
    field.height = max(min(field.height, body.bottom - len(below) * high - told - field.y), grid.tall + gap)
    buttons = _draw_step_tiles(canvas, sight, tiles, field, grid, scroller)
    rest = pygame.Rect(body.x, field.bottom, body.width, max(0, body.bottom - field.bottom))
    if shows_below:
        _draw_rows(canvas, below, rest, label, accent)
    if notes:
        rest = pygame.Rect(body.x, rest.y + len(below) * high * shows_below, body.width, told)
        with canvas.within(frame.rect):
            canvas.text(notes, rest, "text", BODY, MUTED, wrap=True)
    return buttons, frame.foot


def _tiles(sight: Sight, mode: Paying) -> tuple[StepTile, ...]:
    """A tile for each source of goods; those on a Location that reserves them bear the sign of what for (R44.9)."""
    taken = taken_of(mode.payment)
    return tuple(
        StepTile(
            source,
            prompts.source_name(sight, source),
            sight.text("table-pay-count", n=taken.get(source, 0), all=mode.bill.at_hand[source]),
            taken.get(source, 0) > 0,
            {step for step in ("plus", "minus") if mode.stepped(source, step) is not None},
            f"reserved_{purpose}" if (purpose := prompts.reserved_for(sight, source)) else "",
        )
        for source in mode.bill.sources
    )


def draw_paid_places(canvas: Canvas, sight: Sight, mode: Paying, light: int = 0) -> None:
    """Ring what the payment takes goods from: cells of the supply, and plates with goods on them. ``light`` is how far
    the rings shine, in steps; none in high contrast."""
    for source in taken_of(mode.payment):
        box = sight.layout.own.goods.get(source.good) if source.site is None else sight.layout.uncovered(source.site)
        if box:
            if light and not is_high_contrast():
                blur = max(2, canvas.px(_SHINE * light))
                shine = _shine(box.size, blur, canvas.px(_RING.radius))
                canvas.image(shine, (box.x - 2 * blur, box.y - 2 * blur), "shine")
            canvas.panel(box.rect, _RING, "paying")


@kept
def _shine(size: tuple[int, int], blur: int, radius: int) -> pygame.Surface:
    """Light around a place of ``size`` pixels, which it leaves clear."""
    light = shadow(size, radius, blur, 225, PAPER).copy()
    inside = pygame.Rect((0, 0), size)
    inside.center = light.get_rect().center
    pygame.draw.rect(light, (0, 0, 0, 0), inside, border_radius=radius)
    return light


# ---------------------------------------------------------------------- rows
def _price_strip(mode: Paying) -> Strip:
    """The price; alternatives have a bar between them. Of a price in any mix of several kinds each kind stands once."""
    kinds = prompts.mixed_kinds(mode.bill.price)
    alternatives = [{kind: mode.bill.price[0].total} for kind in kinds] or mode.bill.price
    strip: Strip = ()
    for bag in alternatives:
        strip = (*strip, *((BAR,) if strip else ()), *bag_strip(bag, badges=bool(kinds)))
    return strip


def _kept_row(sight: Sight, mode: Paying) -> OutcomeRow:
    """What is left of the goods that could pay, or what is still to be paid."""
    unpaid = mode.bill.unpaid(mode.payment)
    if unpaid:
        return OutcomeRow(sight.text("table-row-unpaid"), bag_strip(unpaid))
    taken, kept = taken_of(mode.payment), dict[str, int]()
    for source in mode.bill.sources:
        kept[source.good] = kept.get(source.good, 0) + mode.bill.at_hand[source] - taken.get(source, 0)
    strip = bag_strip(Bag(kept), badges=True)
    return OutcomeRow(sight.text("table-row-keep" if strip else "table-pay-keep-nothing"), strip)
