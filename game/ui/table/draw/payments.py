"""Draws the payment panel: every way to pay as icons, with the names of its sources. The usual way is preselected."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from msgspec.structs import replace

from game.kernel.bag import Bag
from game.rules.payment import paid_goods
from game.ui.art.lettering import width_of
from game.ui.art.strips import goods_row
from game.ui.canvas import Canvas
from game.ui.places import PaymentWay
from game.ui.table.draw.frames import Frame, draw_feet, open_frame, option, text_growth
from game.ui.table.play.modes import Paying
from game.ui.table.sight import Sight
from game.ui.table.words.forecasts import forecast_lines
from game.ui.table.words.prompts import command_title
from game.ui.theme import GOLD, INK, NOTICE, RAISED, TXT
from game.ui.widgets.button import Button, toned
from game.ui.widgets.scroller import Scroller

ROWS_IN_COLUMN = 8
"""Number of ways to pay from which a second column begins, if there is room for it."""

_ROW, _KEEPS = 62, "#7FDCBE"


def draw_paying(
    canvas: Canvas, sight: Sight, mode: Paying, keep: Sequence[pygame.Rect], scroller: Scroller
) -> tuple[Button, ...]:
    """Draw all ways to pay in one or more columns; the wheel and the focus scroll what does not fit."""
    grown, count = text_growth(canvas), len(mode.ways)
    pitch, wide = max(28, canvas.px(_ROW * grown)), _way_width(canvas, sight, mode)
    room = canvas.size[0] - canvas.px(120)
    columns = max(1, min((count + ROWS_IN_COLUMN - 1) // ROWS_IN_COLUMN, room // wide))
    rows = (count + columns - 1) // columns
    chosen = replace(mode.command, payment=mode.ways[mode.chosen])
    note = next(iter(forecast_lines(sight, chosen)), "")
    size = (max(canvas.px(600), columns * wide), rows * pitch)
    frame = open_frame(canvas, sight, size, command_title(sight, mode.command), note, keep)
    seen = max(1, frame.body.height // pitch)
    _turn_to_focus(sight, frame, scroller, (rows, seen, pitch))
    width = frame.body.width // columns
    ways = []
    for index in range(count):
        column, row = divmod(index, rows)
        cell = pygame.Rect(frame.body.x + column * width, scroller.top + row * pitch,
                           width - canvas.px(12), pitch - canvas.px(8))  # fmt: skip
        if scroller.shows(cell):
            ways.append(_draw_way(canvas, sight, mode, index, cell))
        else:  # the keyboard still finds it
            ways.append(Button(PaymentWay(index), "", cell, drawn=False))
    with scroller.window(canvas):
        pass  # draws the scroll bar
    buttons = draw_feet(canvas, sight, frame.foot, sight.text("table-pay"))
    _draw_saved(canvas, sight, mode, frame, buttons)
    return (*ways, *buttons)


def _way_width(canvas: Canvas, sight: Sight, mode: Paying) -> int:
    """Width of the longest way on one line, up to a maximum: longer ways have two lines."""
    px = canvas.metrics.text_px(17)
    words = max(width_of(payment_words(sight, mode, index), "text", px) for index in range(len(mode.ways)))
    icons = max(paid_goods(way).total for way in mode.ways)
    most = canvas.px(620 * text_growth(canvas))
    return min(most, words + canvas.px(min(icons, 5) * 44 + 60))


def _turn_to_focus(sight: Sight, frame: Frame, scroller: Scroller, measure: tuple[int, int, int]) -> None:
    """Scroll to the way with the focus, by whole rows; ``measure`` is rows, visible rows, and pixels per row."""
    rows, seen, pitch = measure
    window = pygame.Rect(frame.body.x, frame.body.y, frame.body.width, seen * pitch)
    scroller.fit(window, rows * pitch)
    focus = sight.touch.focus if sight.touch.hover == sight.touch.focus else None
    if isinstance(focus, PaymentWay):
        top = focus.index % rows * pitch
        scroller.reveal(top, top + pitch)
    scroller.offset = round(scroller.offset / pitch) * pitch


def _draw_way(canvas: Canvas, sight: Sight, mode: Paying, index: int, cell: pygame.Rect) -> Button:
    """One way to pay: its goods as icons, and their sources in words."""
    label = PaymentWay(index)
    chosen = index == mode.chosen
    style = NOTICE._replace(edge=GOLD, edge_width=4) if chosen else RAISED
    canvas.panel(cell, toned(style, label, sight.touch), label)
    ink = INK if chosen else TXT
    goods = paid_goods(mode.ways[index])
    size = max(16, min(canvas.px(34), round(cell.height * 0.62)))
    icons = goods_row(goods, size, badges=goods.total > 4, on_dark=not chosen)
    pad = canvas.px(12)
    with canvas.within(cell):
        canvas.picture(icons, (cell.x + pad + icons.get_width() / 2, cell.centery), label)
        left = cell.x + 2 * pad + icons.get_width()
        words = pygame.Rect(left, cell.y, cell.right - pad - left, cell.height)
        canvas.text(payment_words(sight, mode, index), words, "text", 17, ink, wrap=True)
    return option(canvas, sight, label, cell)


def _draw_saved(canvas: Canvas, sight: Sight, mode: Paying, frame: Frame, buttons: Sequence[Button]) -> None:
    """The goods that the chosen way keeps and the usual way spends, to the left of the buttons."""
    left = min(button.rect.x for button in buttons)
    line = pygame.Rect(frame.foot.x, frame.foot.y, left - canvas.px(12) - frame.foot.x, frame.foot.height)
    usual, chosen = paid_goods(mode.ways[0]), paid_goods(mode.ways[mode.chosen])
    saved = Bag({good: count - chosen[good] for good, count in usual.items() if count > chosen[good]})
    if saved and line.width > canvas.px(120):
        with canvas.within(frame.foot):
            canvas.text(sight.text("table-pay-keeps", goods=saved), line, "text", 17, _KEEPS, wrap=True)


def payment_words(sight: Sight, mode: Paying, index: int) -> str:
    """The sources of a payment by name: the supply, or the card on which goods lie."""
    places = []
    for pay in mode.ways[index]:
        if pay.site is None:
            places.append(sight.text("table-pay-supply", goods=pay.goods))
        else:
            found = sight.site(pay.site)
            card = sight.wording.card(found[1].card) if found else ""
            places.append(sight.text("table-pay-site", goods=pay.goods, card=card))
    return sight.wording.all_of(places)
