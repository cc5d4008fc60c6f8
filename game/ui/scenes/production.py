"""The summary of Production: what each source gives to each seat, in the order of the rules (R6), and the totals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from msgspec.structs import replace

from game.kernel.bag import EMPTY
from game.kernel.seats import NOBODY, clockwise
from game.rules.state import Seat
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Input, Key
from game.ui.motion.goods import Token
from game.ui.places import IncomeSource, Label, ScoreOf, TotalOf
from game.ui.pointer import Click
from game.ui.running import flow
from game.ui.running.accounts import Income, after_production, districts_of, events_of, last_production
from game.ui.running.assaults import has_assault
from game.ui.scenes.income_lines import draw_line, line_words
from game.ui.scenes.phase import PhaseScene
from game.ui.table import labels
from game.ui.table.moves.script import STAGGER
from game.ui.theme import BODY, CAPTION, DIALOG, ICON_FLOOR, INK, LAMP, LINE, MUTED, SHEET, TITLE
from game.ui.widgets.button import Button
from game.ui.widgets.scroller import PAGES, Scroller

CONTINUE = "continue"
LINE_TIME = 260
"""ms between two sources at normal speed."""

_MOST_TOKENS = 6
"""Maximum number of goods that fly from one source."""

_WIDEST, _GAP, _BUTTON, _PAD = 740, 20, 66, 12
_FEWEST = 6
"""Minimum height of the lists, in lines."""

_ROW, _SMALLEST_ROW, _PLATE, _TOTAL, _HINT = 62, 41, 88, 92, 26
"""Heights in u. With many lines the rows get lower down to the smallest, then the list scrolls."""


class ProductionScene(PhaseScene):
    """A column for each seat, the first player's first. ``shown`` counts the lines that have appeared."""

    name = flow.PRODUCTION

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        seats = tuple(self.match.seats)
        incomes = {income.seat: income for income in last_production(events_of(self.match), seats)}
        self.incomes = tuple(incomes[seat] for seat in clockwise(seats, self.first_player) if seat in incomes)
        self.order = tuple((income.seat, place) for income in self.incomes for place in range(len(income.lines)))
        self.lists = {income.seat: Scroller() for income in self.incomes}
        self.shown = 0 if context.settings.moves else len(self.order)
        self._since = 0
        self._arrived: IncomeSource | None = None
        self._after = after_production(self.match)

    @property
    def shown_phase(self) -> tuple[int, str]:
        return self.match.status.round, "production"

    # ------------------------------------------------------------------ time
    @property
    def plays(self) -> bool:
        """Whether more sources are to appear."""
        return self.shown < len(self.order)

    @property
    def busy(self) -> bool:
        return self.plays

    def update(self, dt: int) -> None:
        super().update(dt)
        pause = self.context.settings.lasting(LINE_TIME)
        self._since += dt
        while self.plays and self._since >= pause:
            self._since -= pause
            self.shown, self.changed = self.shown + 1, True
            self._arrived = IncomeSource(*self.order[self.shown - 1])
            self._follow(*self.order[self.shown - 1])

    def _follow(self, seat: Seat, place: int) -> None:
        """Keep the newest line in sight."""
        lines = len(next(income.lines for income in self.incomes if income.seat == seat))
        pitch = self.lists[seat].height // max(1, lines)
        self.lists[seat].reveal(place * pitch, (place + 1) * pitch)

    def complete(self) -> None:
        """Show all sources at once."""
        self.shown, self.changed = len(self.order), True

    def shown_of(self, seat: Seat) -> int:
        """The number of lines of a seat that have appeared."""
        return sum(owner == seat for owner, _ in self.order[: self.shown])

    # ------------------------------------------------------------------ acting
    def handle(self, value: Input) -> None:
        if any(scroller.handle(value) for scroller in self.lists.values()):
            self.changed = True
        else:
            super().handle(value)

    def _key(self, key: Key) -> None:
        if key.name in PAGES:
            self._turn_pages(key.name)
        elif key.name in ("up", "down") and (line := self._beside(1 if key.name == "down" else -1)):
            self._follow(line.seat, line.number)
            self._focus_on(line)
        else:
            super()._key(key)

    def _turn_pages(self, key: str) -> None:
        """Turn the list that has the focus, or all of them."""
        owner = self.focus.seat if isinstance(self.focus, IncomeSource) else None
        for seat, scroller in self.lists.items():
            if owner in (None, seat):
                self.changed = scroller.page(key) or self.changed

    def _beside(self, step: int) -> IncomeSource | None:
        """The line ``step`` below the focused one, even if scrolled out of sight; None if there is none."""
        if not isinstance(self.focus, IncomeSource):
            return None
        seat, number = self.focus.seat, self.focus.number + step
        return IncomeSource(seat, number) if 0 <= number < self.shown_of(seat) else None

    def _is_there(self, label: Label) -> bool:
        """A line that is scrolled out of sight keeps the focus."""
        return (label == self.focus and self._beside(0) is not None) or super()._is_there(label)

    def on_click(self, click: Click) -> None:
        if click.button == "left" and click.label != labels.MENU and self.plays:
            self.complete()
        elif click.button == "left" and click.label == CONTINUE:
            self.confirm()
        elif isinstance(click.label, IncomeSource):
            self.look_at(click.label)
        else:
            super().on_click(click)

    def cards_at(self, label: Label) -> tuple[Sequence[str], int] | None:
        if not isinstance(label, IncomeSource):
            return None
        income = next(income for income in self.incomes if income.seat == label.seat)
        card = income.lines[label.number].card or ""
        catalog = self.context.catalog
        return ((card,), 0) if card in catalog.locations or card in catalog.areas else None

    def press_on(self) -> None:
        self.confirm()

    def confirm(self) -> None:
        """Show all sources; if they are shown, go on to the Action phase."""
        if self.plays:
            self.complete()
            return
        self.context.read = self.context.read._replace(production=self.match.status.round)
        self.context.director.advance()

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
        columns = sheet.row(len(self.incomes), middle, sheet.grown(_WIDEST, 1.3), high, _GAP)
        for income, rect in zip(self.incomes, columns, strict=True):
            self._draw_column(canvas, income, rect)
        self._let_fly(canvas)
        follows = "assault-next-tip" if has_assault(self.match) else "production-continue-tip"
        words, tip = ("production-all", "production-all-tip") if self.plays else ("continue", follows)
        place = sheet.centred(low, sheet.grown(320), tall)
        self.put(canvas, Button(CONTINUE, text(words), place, "primary", u=TITLE, tip=text(tip)))
        canvas.text(text("production-key"), sheet.centred(low + tall + 2, 900, hint), "text", BODY, MUTED, "center")

    def _gathered(self) -> str:
        """What the districts have put onto themselves before the seats produced (R53.4); empty without districts."""
        word = self.context.wording.event
        told = [word(event, self.match.names, NOBODY) for event in districts_of(events_of(self.match))]
        return " ".join(str(sentence) for sentence in told if sentence)

    def _let_fly(self, canvas: Canvas) -> None:
        """Let the goods of the line that has just appeared fly to the total."""
        source, self._arrived = self._arrived, None
        if source is None:
            return
        income = next(income for income in self.incomes if income.seat == source.seat)
        places = {mark.label: mark.rect for mark in canvas.marks if mark.kind == "hit"}
        goods = [good for good, count in income.lines[source.number].goods.items() for _ in range(count)]
        tokens, row = [], places.get(source)
        for number, good in enumerate(goods[:_MOST_TOKENS]):
            end = places.get(TotalOf(source.seat, good))
            if row and end:
                start, px = (row.right - row.height, row.centery), max(ICON_FLOOR, canvas.px(36))
                delay = number * STAGGER
                tokens.append(Token(good=good, start=start, end=end.center, px=px, delay=delay, lasts=LINE_TIME))
        self.context.stage.play(tokens, self.context.settings)

    def _columns_height(self) -> float:
        """The height in u for the longest list, with at least `_FEWEST` lines."""
        sheet, most = self.sheet, max((len(income.lines) for income in self.incomes), default=0)
        fixed = sheet.grown(_PLATE, 1.25) + sheet.grown(_TOTAL, 1.25) + 4 * _PAD
        return fixed + max(most, _FEWEST) * sheet.grown(_ROW * sheet.height / 1080, 1.6)

    def _draw_column(self, canvas: Canvas, income: Income, rect: pygame.Rect) -> None:
        pad, sheet = canvas.px(_PAD), self.sheet
        first = income.seat == self.first_player
        canvas.panel(rect, DIALOG._replace(edge=LAMP if first else LINE, alpha=0.98), ScoreOf(income.seat))
        plate = pygame.Rect(rect.x + pad, rect.y + pad, rect.width - 2 * pad, canvas.px(sheet.grown(_PLATE, 1.25)))
        coming = sum((line.goods for line in income.lines[self.shown_of(income.seat) :]), EMPTY)
        player = self._after.player(income.seat)
        self.draw_plate(canvas, plate, income.seat, replace(player, vp=player.vp - coming["vp"]))
        total = canvas.px(sheet.grown(_TOTAL, 1.25))
        foot = pygame.Rect(plate.x, rect.bottom - pad - total, plate.width, total)
        rows = pygame.Rect(plate.x, plate.bottom + pad, plate.width, foot.y - plate.bottom - 2 * pad)
        self._draw_lines(canvas, income, rows)
        self._draw_total(canvas, income, foot)

    def _draw_lines(self, canvas: Canvas, income: Income, rect: pygame.Rect) -> None:
        lines, sheet = income.lines, self.sheet
        smallest = canvas.px(sheet.grown(_SMALLEST_ROW, 1.6))
        room = rect.copy()
        if smallest * len(lines) > rect.height:
            room.height -= canvas.px(sheet.grown(_HINT))
        pitch = max(
            smallest, min(canvas.px(sheet.grown(_ROW * sheet.height / 1080, 1.6)), room.height // max(1, len(lines)))
        )
        scroller, shown = self.lists[income.seat], self.shown_of(income.seat)
        scroller.fit(room, pitch * len(lines))
        width = room.width - (canvas.px(14) if scroller.furthest else 0)
        with scroller.window(canvas) as top:
            for place in range(shown):
                row = pygame.Rect(room.x, top + place * pitch, width, pitch - canvas.px(4))
                if scroller.shows(row):
                    self._draw_source(canvas, income, place, row)
        if not lines:
            canvas.text(self.context.text("production-nothing"), room, "text", BODY, MUTED, "center")
        if room.height < rect.height:
            hint = pygame.Rect(rect.x, room.bottom, rect.width, rect.bottom - room.bottom)
            out = len(lines) - room.height // pitch
            canvas.text(self.context.text("production-more", count=out), hint, "text", CAPTION, MUTED, "center")

    def _draw_source(self, canvas: Canvas, income: Income, place: int, row: pygame.Rect) -> None:
        line, label = income.lines[place], IncomeSource(income.seat, place)
        newest = self.plays and self.order[self.shown - 1] == (income.seat, place)
        draw_line(canvas, self.context, line, row, lit=newest, badges=len(self.incomes) > 2)
        words = line_words(self.context, line)
        tip = words if line.taker else self.context.text("production-source", source=words, goods=line.goods)
        self.put(canvas, Button(label, "", row, drawn=False, tip=tip))

    def _draw_total(self, canvas: Canvas, income: Income, rect: pygame.Rect) -> None:
        """The total of the lines that have appeared."""
        canvas.panel(rect, SHEET._replace(radius=10), "total")
        total = sum((line.goods for line in income.lines[: self.shown_of(income.seat)]), EMPTY)
        head = pygame.Rect(rect.x + canvas.px(16), rect.y, min(canvas.px(96), rect.width // 5), rect.height)
        left = head.right + canvas.px(16)
        room = pygame.Rect(left, rect.y, rect.right - canvas.px(10) - left, rect.height)
        with canvas.within(rect):
            canvas.text(self.context.text("production-total"), head, "title", TITLE, INK, upper=True)
            self.draw_goods(canvas, total, room, partial(TotalOf, income.seat))
