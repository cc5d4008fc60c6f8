"""Production: what every source gave to every seat (R6), and the totals. Read once, then the actions begin."""

from __future__ import annotations

import pygame

from game.kernel.bag import Bag
from game.ui.accounts import STORED, Income, IncomeLine, events_of, last_production
from game.ui.art.chrome import licence_plate
from game.ui.art.scenery import picture
from game.ui.art.strips import bag_strip, draw_strip
from game.ui.canvas import Canvas
from game.ui.input import Input
from game.ui.pointer import Click
from game.ui.scene import Context
from game.ui.scenes.phase import PhaseScene
from game.ui.theme import DIALOG, GOLD, INK, LINE, MUTED, SHEET, SUNK, TXT
from game.ui.widgets.button import Button
from game.ui.widgets.counts import draw_counts, ordered
from game.ui.widgets.heading import draw_heading
from game.ui.widgets.scroller import Scroller

CONTINUE = "continue"
_TALL, _TOP, _GAP = 740, 186, 20
_ROW, _SMALLEST_ROW = 62, 41
_ROWS = 512
"""Room for the lines of a seat, in u; with more of them they get lower, then the list scrolls."""

_SIGNS = {STORED: "lock", "deal": "deal"}


class ProductionScene(PhaseScene):
    """A column for every seat, the first player's first."""

    shown_phase = "production"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        state = self.match.state
        incomes = {income.seat: income for income in last_production(events_of(self.match), state.seats)}
        self.incomes = tuple(incomes[seat] for seat in state.clockwise_from(state.first_player) if seat in incomes)
        self.lists = {income.seat: Scroller() for income in self.incomes}

    # ------------------------------------------------------------------ acting
    def handle(self, value: Input) -> None:
        if any(scroller.handle(value) for scroller in self.lists.values()):
            self.changed = True
        else:
            super().handle(value)

    def on_click(self, click: Click) -> None:
        if click.label == CONTINUE:
            self.confirm()
        elif click.button == "right":
            self._look_at(click.label or "")
        else:
            super().on_click(click)

    def _look_at(self, label: str) -> None:
        """Zoom the card that is the source of a line."""
        kind, _, card = label.partition(":")
        if kind == "card" and card in self.context.catalog.locations:
            self.zoom((card,), 0)

    def press_on(self) -> None:
        self.confirm()

    def confirm(self) -> None:
        """The summary has been read: the Action phase begins."""
        self.context.read = self.context.read._replace(production=self.match.state.round)
        self.context.director.advance()

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        self.draw_backdrop(canvas)
        text = self.context.text
        last = self.match.state.end_triggered
        title = text("production-title-last" if last else "production-title", round=self.match.state.round)
        draw_heading(canvas, self.box(560, 84, 800, 78), "production", title)
        width = min(740, (1880 - _GAP * (len(self.incomes) - 1)) / max(1, len(self.incomes)))
        left = 960 - (width * len(self.incomes) + _GAP * (len(self.incomes) - 1)) / 2
        for number, income in enumerate(self.incomes):
            self._draw_column(canvas, income, self.box(left + number * (width + _GAP), _TOP, width, _TALL))
        self.put(canvas, Button(CONTINUE, text("continue"), self.box(810, 948, 300, 70), "primary", u=32))
        canvas.text(text("production-key"), self.box(560, 1024, 800, 36), "text", 18, MUTED, "center")

    def _draw_column(self, canvas: Canvas, income: Income, rect: pygame.Rect) -> None:
        state, pad = self.match.state, canvas.px(12)
        first = income.seat == state.first_player
        canvas.panel(rect, DIALOG._replace(edge=GOLD if first else LINE, alpha=0.98), f"seat:{income.seat}")
        player = state.player(income.seat)
        plate = pygame.Rect(rect.x + pad, rect.y + pad, rect.width - 2 * pad, canvas.px(88))
        title, name = self.context.wording.title(player.faction), self.match.names[income.seat]
        licence_plate(canvas, plate, player.faction, title, name, player.vp, first=first)
        rows = pygame.Rect(plate.x, plate.bottom + canvas.px(14), plate.width, canvas.px(_ROWS))
        self._draw_lines(canvas, income, rows)
        total = pygame.Rect(plate.x, rect.bottom - pad - canvas.px(92), plate.width, canvas.px(92))
        self._draw_total(canvas, income.total, total)

    def _draw_lines(self, canvas: Canvas, income: Income, rect: pygame.Rect) -> None:
        lines = income.lines
        pitch = max(canvas.px(_SMALLEST_ROW), min(canvas.px(_ROW), rect.height // max(1, len(lines))))
        scroller = self.lists[income.seat]
        scroller.fit(rect, pitch * len(lines))
        width = rect.width - (canvas.px(14) if scroller.furthest else 0)
        with scroller.window(canvas) as top:
            for number, line in enumerate(lines):
                row = pygame.Rect(rect.x, top + number * pitch, width, pitch - canvas.px(4))
                if scroller.shows(row):
                    self._draw_line(canvas, line, row)
        if not lines:
            canvas.text(self.context.text("production-nothing"), rect, "text", 20, MUTED, "center")

    def _draw_line(self, canvas: Canvas, line: IncomeLine, rect: pygame.Rect) -> None:
        canvas.hit(rect, f"card:{line.card}")
        with canvas.within(rect):
            canvas.panel(rect, SUNK, "line")
            self._draw_sign(canvas, line, pygame.Rect(rect.x, rect.y, canvas.px(104), rect.height))
            px = max(16, min(canvas.px(38), rect.height - canvas.px(8)))
            room = pygame.Rect(rect.centerx - canvas.px(20), rect.y, rect.width // 2 + canvas.px(8), rect.height)
            badges = len(self.incomes) > 2
            taken = draw_strip(canvas, bag_strip(ordered(line.goods), badges), room, px, "right", on_dark=True)
            left = rect.x + canvas.px(112)
            words = pygame.Rect(left, rect.y, taken.x - canvas.px(10) - left, rect.height)
            canvas.text(self._words(line), words, "title", 23, TXT, upper=True)

    def _words(self, line: IncomeLine) -> str:
        title = self.context.wording.title(line.card) if line.card else ""
        key = {STORED: "production-stored", "deal": "production-deal"}.get(line.kind)
        return self.context.text(key, card=title) if key else title

    def _draw_sign(self, canvas: Canvas, line: IncomeLine, rect: pygame.Rect) -> None:
        """A picture of the Location, or the sign of another kind of source."""
        location = self.context.catalog.locations.get(line.card or "")
        if location is None or line.kind in _SIGNS:
            name = _SIGNS.get(line.kind, line.card or line.kind)
            canvas.icon(name, rect, max(16, min(canvas.px(40), rect.height - 4)))
            return
        inner = rect.inflate(-canvas.px(6), -canvas.px(6))
        canvas.image(picture(location.id, location.type, inner.size), inner.topleft, location.id)

    def _draw_total(self, canvas: Canvas, total: Bag, rect: pygame.Rect) -> None:
        with canvas.within(rect):
            canvas.panel(rect, SHEET._replace(radius=10), "total")
            head = pygame.Rect(rect.x + canvas.px(20), rect.y, canvas.px(96), rect.height)
            canvas.text(self.context.text("production-total"), head, "title", 28, INK, upper=True)
            room = pygame.Rect(head.right, rect.y, rect.right - canvas.px(16) - head.right, rect.height)
            draw_counts(canvas, total, room)
