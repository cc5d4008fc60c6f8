"""Draws the payment panel: the cost, a tile with minus and plus for each source of goods, and what is kept."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kernel.bag import Bag
from game.rules.bill import taken_of
from game.ui.art.cache import kept
from game.ui.art.shapes import shadow
from game.ui.canvas import Canvas
from game.ui.shades import is_high_contrast
from game.ui.table.draw import step_tiles
from game.ui.table.draw.frames import draw_feet, open_frame
from game.ui.table.play.modes import Paying
from game.ui.table.sight import Sight
from game.ui.table.words.forecasts import OutcomeRow, gain_strip, later_lines, rows_of_others
from game.ui.table.words.payments import mixed_kinds, payment_notes, reserved_for, source_name, unpaid_words
from game.ui.table.words.prompts import command_title
from game.ui.table.words.tips import later_effects
from game.ui.theme import BODY, MUTED, PAPER, PanelStyle
from game.ui.widgets.button import Button
from game.ui.widgets.scroller import Scroller
from game.wording.rows.cards import BAR, Strip, bag_strip

_RING = PanelStyle(None, PAPER, radius=8, edge_width=3)

_SHINE = 2.5
"""In u: reach of each step of light."""


def draw_paying(
    canvas: Canvas, sight: Sight, mode: Paying, keep: Sequence[pygame.Rect], scroller: Scroller
) -> tuple[Button, ...]:
    """Draw the panel; the wheel and the focus scroll the tiles if there are too many."""
    later = (*later_effects(sight, (mode.usual,)), *later_lines(sight, mode.usual))
    notes = " ".join((*payment_notes(sight, mode), *later))
    above = (OutcomeRow(sight.text("table-row-cost"), _price_strip(mode)),)
    below = (_kept_row(sight, mode), *rows_of_others(sight, mode.usual))
    high, gap, tiles = step_tiles.row_height(canvas), step_tiles.tile_gap(canvas), _tiles(sight, mode)
    room = canvas.size[0] - canvas.px(160)
    grid = step_tiles.grid_of(canvas, tiles, room)
    width = min(max(canvas.px(560), grid.width(gap), step_tiles.row_width(canvas, (*above, *below))), room)
    told = step_tiles.note_height(canvas, notes, width)
    height = (len(above) + len(below)) * high + grid.height(gap) + told
    frame = open_frame(canvas, sight, (width, height), command_title(sight, mode.command), "", keep)
    body = frame.body
    label = min(step_tiles.label_width(canvas, (*above, *below)), body.width * 2 // 3)
    step_tiles.draw_rows(canvas, above, body, label)
    field = pygame.Rect(body.x, body.y + len(above) * high, body.width, grid.height(gap))
    field.height = max(min(field.height, body.bottom - len(below) * high - told - field.y), grid.tall + gap)
    buttons = step_tiles.draw_step_tiles(canvas, sight, tiles, field, grid, scroller)
    rest = pygame.Rect(body.x, field.bottom, body.width, max(0, body.bottom - field.bottom))
    step_tiles.draw_rows(canvas, below, rest, label, accent=not mode.is_settled)
    if notes:
        rest = pygame.Rect(body.x, rest.y + len(below) * high, body.width, told)
        with canvas.within(frame.rect):
            canvas.text(notes, rest, "text", BODY, MUTED, wrap=True)
    why = None if mode.is_settled else unpaid_words(sight, mode)
    feet = draw_feet(canvas, sight, frame.foot, sight.text("table-pay"), strip=gain_strip(sight, mode.usual), why=why)
    return (*buttons, *feet)


def _tiles(sight: Sight, mode: Paying) -> tuple[step_tiles.StepTile, ...]:
    """A tile for each source of goods; those on a Location that reserves them bear the sign of what for (R44.9)."""
    taken = taken_of(mode.payment)
    return tuple(
        step_tiles.StepTile(
            source,
            source_name(sight, source),
            sight.text("table-pay-count", n=taken.get(source, 0), all=mode.bill.at_hand[source]),
            taken.get(source, 0) > 0,
            {step for step in ("plus", "minus") if mode.stepped(source, step) is not None},
            f"reserved_{purpose}" if (purpose := reserved_for(sight, source)) else "",
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


@kept(32)
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
    kinds = mixed_kinds(mode.bill.price)
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
