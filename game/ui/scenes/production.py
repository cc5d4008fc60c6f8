"""The summary of Production: what each source gives to each seat, in the order of the rules (R6), and the totals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import pygame
from msgspec.structs import replace

from game.kernel.bag import EMPTY, Bag
from game.kernel.seats import NOBODY
from game.rules.state import Seat
from game.ui.art.scenery import location_picture
from game.ui.art.strips import draw_strip
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import IncomeSource, Label, ScoreOf, TotalOf
from game.ui.running import flow
from game.ui.running.account import Account
from game.ui.running.accounts import STORED, IncomeLine, after_production, districts_of, events_of, production_account
from game.ui.running.assaults import has_assault
from game.ui.scenes.account import AccountScene, rows_of
from game.ui.theme import (
    BODY,
    DIALOG,
    ICON_FLOOR,
    INK,
    LAMP,
    LINE,
    MUTED,
    PANEL2,
    PLATE_ICON_FLOOR,
    SHEET,
    SUNK,
    TITLE,
    TXT,
)
from game.ui.widgets.button import Button
from game.ui.widgets.counts import ordered
from game.ui.widgets.scroller import Scroller
from game.wording import log
from game.wording.rows.cards import bag_strip
from game.wording.teller import called

_SIGNS = {STORED: "lock", "deal": "deal", "outpost": "outpost"}
"""Kind of source -> its sign, if it is not the picture of a card."""

_KEYS = {
    STORED: "production-stored",
    "deal": "production-deal",
    "after_production": "production-after",
    "outpost": "source-outpost",
}
"""Kind of source -> the message with its name, if that is not just the title of a card."""

_LIT = SUNK._replace(fill=PANEL2, edge=LAMP, edge_width=2.5)


def line_words(context: Context, line: IncomeLine) -> str:
    """The name of a source: a card, a Deal, stored goods; and the card that activated it or the seat that took it."""
    names = context.playing.names
    title = context.wording.title(line.card) if line.card else ""
    facts = {"card": title, "via": context.wording.title(line.via) if line.via else ""}
    if line.salvaged:
        owner = called(context.wording, names, line.owner) if line.owner else ""
        return context.text("production-salvaged", card=title, taken=context.wording.title(line.salvaged), owner=owner)
    if line.taker:
        return context.text("production-taken", taker=names[line.taker], **facts)
    if line.owner:
        return context.text("production-diverted", owner=names[line.owner], **facts)
    key = "production-activated" if line.via else _KEYS.get(line.kind)
    return context.text(key, **facts) if key else title


def draw_line(canvas: Canvas, context: Context, line: IncomeLine, rect: pygame.Rect, lit: bool, badges: bool) -> None:
    """Draw a line into ``rect``; ``lit`` while its goods are being added, with goods as ``badges`` to save room."""
    canvas.panel(rect, _LIT if lit else SUNK, "line")
    sign = pygame.Rect(rect.x, rect.y, min(canvas.px(104), rect.width // 6), rect.height)
    with canvas.within(rect):
        _draw_sign(canvas, context, line, sign)
        px = max(PLATE_ICON_FLOOR, min(canvas.px(38), rect.height - canvas.px(8)))
        room = pygame.Rect(rect.x + rect.width * 9 // 20, rect.y, rect.width * 11 // 20 - canvas.px(8), rect.height)
        many = badges or line.goods.total * px > room.width * 9 // 10
        right = rect.right
        if not line.taker:
            right = draw_strip(canvas, bag_strip(ordered(line.goods), many), room, px, "right", on_dark=True).x
        left = sign.right + canvas.px(8)
        words = pygame.Rect(left, rect.y, right - canvas.px(8) - left, rect.height)
        colour = MUTED if line.taker else TXT
        canvas.text(line_words(context, line), words, "title", TITLE, colour, wrap=True, upper=True)


def _draw_sign(canvas: Canvas, context: Context, line: IncomeLine, rect: pygame.Rect) -> None:
    """A picture of the Location, or the sign of another kind of source."""
    location = context.catalog.locations.get(line.card or "")
    if location is None or line.kind in _SIGNS:
        name = _SIGNS.get(line.kind, line.card or line.kind)
        canvas.icon(name, rect, max(ICON_FLOOR, min(canvas.px(40), rect.height - 4)))
        return
    inner = rect.inflate(-canvas.px(6), -canvas.px(6))
    canvas.image(location_picture(location, inner.size), inner.topleft, location.id)


LINE_TIME = 260
"""ms between two sources at normal speed."""

_WIDEST, _GAP, _BUTTON, _PAD = 740, 20, 66, 12
_FEWEST = 6
"""Minimum height of the lists, in lines."""

_ROW, _SMALLEST_ROW, _PLATE, _TOTAL, _HINT = 62, 41, 88, 92, 26
"""Heights in u. With many lines the rows get lower down to the smallest, then the list scrolls."""


class ProductionScene(AccountScene[Account[IncomeSource, IncomeLine]]):
    """A column for each seat, the first player's first."""

    name = flow.PRODUCTION
    pace = LINE_TIME

    def __init__(self, context: Context) -> None:
        super().__init__(context, production_account(context.playing))
        self.lists = {seat: Scroller() for seat in self.account.seats}
        self._after = after_production(self.match)

    def lists_at(self, label: Label | None) -> Sequence[Scroller]:
        return [self.lists[label.seat]] if isinstance(label, IncomeSource) else list(self.lists.values())

    def cards_at(self, label: Label) -> tuple[Sequence[str], int] | None:
        if not isinstance(label, IncomeSource):
            return None
        card, catalog = self.account.cells[label].card or "", self.context.catalog
        return ((card,), 0) if card in catalog.locations or card in catalog.areas else None

    # ------------------------------------------------------------------ drawing
    def heading(self) -> tuple[str, str]:
        title = "production-title-last" if self.match.status.is_last_round else "production-title"
        return "production", self.context.text(title, round=self.match.status.round)

    def draw(self, canvas: Canvas) -> None:
        self.draw_backdrop(canvas)
        text, sheet = self.context.text, self.sheet
        top = self.draw_head(canvas, self._gathered()) + 10
        tall, hint = sheet.grown(_BUTTON, 1.5), sheet.grown(28, 1.5)
        low = sheet.height - 12 - hint - tall
        high = min(low - 14 - top, self._columns_height())
        middle = top + (low - 14 - top - high) / 2
        columns = sheet.row(len(self.lists), middle, sheet.grown(_WIDEST, 1.3), high, _GAP)
        for seat, rect in zip(self.lists, columns, strict=True):
            self._draw_column(canvas, seat, rect)
        self._let_fly(canvas)
        follows = "assault-next-tip" if has_assault(self.match) else "production-continue-tip"
        self.put_continue(canvas, sheet.centred(low, sheet.grown(320), tall), follows)
        canvas.text(text("production-key"), sheet.centred(low + tall + 2, 900, hint), "text", BODY, MUTED, "center")

    def _gathered(self) -> str:
        """What the districts have put onto themselves before the seats produced (R53.4); empty without districts."""
        words, names = self.context.wording, self.match.names
        told = [log.event_line(words, event, names, NOBODY) for event in districts_of(events_of(self.match))]
        return " ".join(str(sentence) for sentence in told if sentence)

    def _let_fly(self, canvas: Canvas) -> None:
        """Let the goods of the line that has just appeared fly to the total."""
        places = {mark.label: mark.rect for mark in canvas.marks if mark.kind == "hit"}
        for label in self.arrived:
            if isinstance(label, IncomeSource) and (row := places.get(label)):
                ends = {
                    place.good: rect.center
                    for place, rect in places.items()
                    if isinstance(place, TotalOf) and place.seat == label.seat
                }
                start, px = (row.right - row.height, row.centery), max(ICON_FLOOR, canvas.px(36))
                tokens = self.tokens(self.account.cells[label].goods, start, ends.get, px, LINE_TIME)
                self.context.stage.play(tokens, self.context.settings)
        self.arrived = ()

    def _columns_height(self) -> float:
        """The height in u for the longest list, with at least `_FEWEST` lines."""
        sheet, most = self.sheet, max((len(self.account.told_of(seat)) for seat in self.lists), default=0)
        fixed = sheet.grown(_PLATE, 1.25) + sheet.grown(_TOTAL, 1.25) + 4 * _PAD
        return fixed + max(most, _FEWEST) * sheet.grown(_ROW * sheet.height / 1080, 1.6)

    def _draw_column(self, canvas: Canvas, seat: Seat, rect: pygame.Rect) -> None:
        pad, sheet, lines = canvas.px(_PAD), self.sheet, self.account.told_of(seat)
        total = sum((line.goods for label, line in lines.items() if label in self.seen), EMPTY)
        coming = sum((line.goods for label, line in lines.items() if label not in self.seen), EMPTY)
        first = seat == self.first_player
        canvas.panel(rect, DIALOG._replace(edge=LAMP if first else LINE, alpha=0.98), ScoreOf(seat))
        plate = pygame.Rect(rect.x + pad, rect.y + pad, rect.width - 2 * pad, canvas.px(sheet.grown(_PLATE, 1.25)))
        player = self._after.player(seat)
        self.draw_plate(canvas, plate, seat, replace(player, vp=player.vp - coming["vp"]))
        high = canvas.px(sheet.grown(_TOTAL, 1.25))
        foot = pygame.Rect(plate.x, rect.bottom - pad - high, plate.width, high)
        rows = pygame.Rect(plate.x, plate.bottom + pad, plate.width, foot.y - plate.bottom - 2 * pad)
        self._draw_lines(canvas, seat, lines, rows)
        self._draw_total(canvas, seat, total, foot)

    def _draw_lines(
        self, canvas: Canvas, seat: Seat, lines: Mapping[IncomeSource, IncomeLine], rect: pygame.Rect
    ) -> None:
        sheet, text, cells = self.sheet, self.context.text, self.lists[seat]
        highest = canvas.px(sheet.grown(_ROW * sheet.height / 1080, 1.6))
        pitch = max(canvas.px(sheet.grown(_SMALLEST_ROW, 1.6)), min(highest, rect.height // max(1, len(lines))))
        sizes, places = (pitch, canvas.px(4), canvas.px(sheet.grown(_HINT))), list(lines.items())
        with rows_of(canvas, cells, rect, sizes, len(lines), lambda n: text("production-more", count=n)) as rows:
            for number, row in rows.items():
                label, line = places[number]
                if label in self.seen:
                    row.width -= canvas.px(14) if cells.furthest else 0
                    self._draw_source(canvas, label, line, row)
        if not lines:
            canvas.text(text("production-nothing"), rect, "text", BODY, MUTED, "center")

    def _draw_source(self, canvas: Canvas, label: Label, line: IncomeLine, row: pygame.Rect) -> None:
        newest = self.plays and label in self.lit
        draw_line(canvas, self.context, line, row, lit=newest, badges=len(self.lists) > 2)
        words = line_words(self.context, line)
        tip = words if line.taker else self.context.text("production-source", source=words, goods=line.goods)
        self.put(canvas, Button(label, "", row, drawn=False, tip=tip))

    def _draw_total(self, canvas: Canvas, seat: Seat, total: Bag, rect: pygame.Rect) -> None:
        """The total of the lines that have appeared."""
        canvas.panel(rect, SHEET._replace(radius=10), "total")
        head = pygame.Rect(rect.x + canvas.px(16), rect.y, min(canvas.px(96), rect.width // 5), rect.height)
        left = head.right + canvas.px(16)
        room = pygame.Rect(left, rect.y, rect.right - canvas.px(10) - left, rect.height)
        with canvas.within(rect):
            canvas.text(self.context.text("production-total"), head, "title", TITLE, INK, upper=True)
            self.draw_goods(canvas, total, room, partial(TotalOf, seat))
