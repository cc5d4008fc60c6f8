"""Scenes that tell a phase: its cells appear one after another, in lists that scroll; and that of Production: what each
source gives to each seat, in the order of the rules (R6), and the totals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, ClassVar, Final, Generic, TypeVar

import pygame
from msgspec.structs import replace

from game.fiftyfirst.art.goods import ordered
from game.fiftyfirst.art.pictures import location_picture
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.scenes.state_phase import StatePhaseScene
from game.fiftyfirst.table import accounts, course
from game.fiftyfirst.table.spots import IncomeSource, TotalOf
from game.fiftyfirst.wording import log
from game.fiftyfirst.wording.rows.cards import bag_strip
from game.kernel.bag import EMPTY, Bag
from game.kernel.seats import NOBODY, Seat
from game.ui import theme
from game.ui.art.strips import draw_strip
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Input, Key, Position
from game.ui.motion.motion import Token
from game.ui.places import Label, ScoreOf
from game.ui.table import labels
from game.ui.table.moves.script import STAGGER
from game.ui.widgets.button import Button
from game.ui.widgets.counts import Rolling, fits_one_row
from game.ui.widgets.scroller import PAGES, Scroller

AnyAccount = TypeVar("AnyAccount", bound=accounts.Account[Any, Any])

CONTINUE = "continue"

_MOST_TOKENS = 6
"""Maximum number of goods that fly from one cell."""


_ALL_TIPS: Final = {"production": "production-all-tip", "assault": "assault-all-tip"}
"""Phase -> the message about showing all at once."""


class AccountScene(StatePhaseScene, Generic[AnyAccount]):
    """``seen`` are the cells that have appeared, and ``lit`` those that appeared last."""

    pace: ClassVar[int] = 0
    """Milliseconds between two steps of the account at normal speed."""

    stays: ClassVar[bool] = False
    """True if the keys up and down do not leave a column, and find what is still to appear."""

    def __init__(self, context: Context, account: AnyAccount) -> None:
        super().__init__(context)
        self.account = account
        self.seen: set[Label] = set()
        self.lit: Sequence[Label] = ()
        self.arrived: Sequence[Label] = ()
        """What has appeared since the last frame."""

        self._since = 0
        if not context.settings.moves:
            self.complete()

    @property
    def shown_phase(self) -> tuple[int, str]:
        return self.account.round, self.account.phase

    @property
    def first_player(self) -> Seat:
        return self.account.first_player

    def lists_at(self, label: Label | None) -> Sequence[Scroller]:  # noqa: ARG002 - Cleanup has none
        """The list in which something stands, or else all lists."""
        return ()

    # ------------------------------------------------------------------ time
    @property
    def next_step(self) -> Sequence[Label]:
        """What is to appear next; nothing if all has."""
        return next((step for step in self.account.steps if not self.seen.issuperset(step)), ())

    @property
    def plays(self) -> bool:
        """Whether more is to appear."""
        return bool(self.next_step)

    @property
    def busy(self) -> bool:
        return self.plays

    def update(self, dt: int) -> None:
        super().update(dt)
        pause = self.context.settings.lasting(self.pace)
        self._since += dt
        while self.busy and self._since >= pause:
            self._since -= pause
            self.appear(self.next_step)

    def appear(self, step: Sequence[Label]) -> None:
        """Show a step of the account."""
        self.lit = self.arrived = step
        self.seen.update(step)
        self._follow(step[0])
        self.changed = True

    def complete(self) -> None:
        """Show all at once."""
        self.seen.update(*self.account.steps)
        self.lit, self.arrived, self.changed = (), (), True

    def _follow(self, label: Label) -> None:
        """Keep a cell in sight."""
        if column := self.account.column_of(label):
            (cells,) = self.lists_at(label)
            pitch, row = cells.height // len(column), column.index(label)
            cells.reveal(row * pitch, (row + 1) * pitch)

    # ------------------------------------------------------------------ acting
    def handle(self, value: Input) -> None:
        if any(cells.handle(value) for cells in self.lists_at(None)):
            self.changed = True
        else:
            super().handle(value)

    @property
    def column(self) -> Sequence[Label]:
        """The cells above and below the focus, and its own, also those that are scrolled out of sight."""
        return self.account.column_of(self.focus)

    def _key(self, key: Key) -> None:
        if key.name in PAGES:
            for cells in self.lists_at(self.focus):
                self.changed = cells.page(key.name) or self.changed
        elif key.name in ("up", "down") and self.focus and (column := self.column):
            row = column.index(self.focus) + (1 if key.name == "down" else -1)
            if 0 <= row < len(column) and (self.stays or column[row] in self.seen):
                self._follow(column[row])
                self._focus_on(column[row])
            elif not self.stays:
                super()._key(key)
        else:
            super()._key(key)

    def _is_there(self, label: Label) -> bool:
        """A cell that is scrolled out of sight keeps the focus."""
        return (label == self.focus and label in self.column) or super()._is_there(label)

    def on_click(self, click: Click) -> None:
        if click.button != "left":
            super().on_click(click)
        elif self.busy and click.label != labels.MENU:
            self.complete()
        elif click.label == CONTINUE:
            self.confirm()
        elif self.account.column_of(click.label):
            self.look_at(click.label)
        else:
            super().on_click(click)

    def press_on(self) -> None:
        self.confirm()

    def confirm(self) -> None:
        """Show all; if all is shown, go on to what comes next."""
        if self.busy:
            self.complete()
            return
        round, phase = self.shown_phase
        self.context.read = self.context.read._replace(**{phase: round})
        self.context.director.advance()

    # ------------------------------------------------------------------ drawing
    def put_continue(self, canvas: Canvas, place: pygame.Rect, tip: str) -> None:
        """The button that goes on, or shows all; ``tip`` is the message that says what comes next."""
        words, tip = ("production-all", _ALL_TIPS[self.account.phase]) if self.busy else ("continue", tip)
        say, hint = self.text, self.text("continue-keys")
        self.put(canvas, Button(CONTINUE, say(words), place, "primary", u=theme.TITLE, tip=say(tip), hint=hint))

    def tokens(
        self, goods: Bag, start: Position, end_of: Callable[[str], Position | None], px: int, lasts: int
    ) -> list[Token]:
        """The first of these goods on their way to the place of each."""
        flying = [good for good, count in goods.items() for _ in range(count)][:_MOST_TOKENS]
        return [
            Token(good=good, start=start, end=end, px=px, delay=number * STAGGER, lasts=lasts)
            for number, good in enumerate(flying)
            if (end := end_of(good))
        ]


@contextmanager
def rows_of(
    canvas: Canvas, cells: Scroller, rect: pygame.Rect, sizes: tuple[int, int, int], count: int,
    more: Callable[[int], str],
) -> Iterator[Mapping[int, pygame.Rect]]:  # fmt: skip
    """The places of those of ``count`` rows that are in sight, by number, within the window of their list. ``sizes``
    are the distance between two rows, the gap in it, and the height of the words below a list that scrolls: ``more``
    says how many rows have no room."""
    pitch, gap, foot = sizes
    room = rect.copy()
    if pitch * count > rect.height:
        room.height -= foot
    cells.fit(room, pitch * count)
    with cells.window(canvas) as top:
        rows = {number: pygame.Rect(room.x, top + number * pitch, room.width, pitch - gap) for number in range(count)}
        yield {number: row for number, row in rows.items() if cells.shows(row)}
    if room.height < rect.height:
        words = pygame.Rect(rect.x, room.bottom, rect.width, rect.bottom - room.bottom)
        canvas.text(more(count - room.height // pitch), words, "text", theme.CAPTION, theme.MUTED, "center")


_SIGNS = {accounts.STORED: "lock", "deal": "deal", "outpost": "outpost"}
"""Kind of source -> its sign, if it is not the picture of a card."""

_KEYS = {
    accounts.STORED: "production-stored", "deal": "production-deal", "after_production": "production-after",
    "outpost": "source-outpost",
}  # fmt: skip
"""Kind of source -> the message with its name, if that is not just the title of a card."""

_LIT = theme.SUNK._replace(fill=theme.PANEL2, edge=theme.LAMP, edge_width=2.5)


def line_words(context: Context, line: accounts.IncomeLine) -> str:
    """The name of a source: a card, a Deal, stored goods; and the card that activated it or the seat that took it."""
    names = context.playing.names
    title = wording_of(context).title(line.card) if line.card else ""
    facts = {"card": title, "via": wording_of(context).title(line.via) if line.via else ""}
    if line.salvaged:
        owner = wording_of(context).called(names, line.owner) if line.owner else ""
        return context.text(
            "production-salvaged", card=title, taken=wording_of(context).title(line.salvaged), owner=owner
        )
    if line.taker:
        return context.text("production-taken", taker=names[line.taker], **facts)
    if line.owner:
        return context.text("production-diverted", owner=names[line.owner], **facts)
    key = "production-activated" if line.via else _KEYS.get(line.kind)
    return context.text(key, **facts) if key else title


def draw_line(
    canvas: Canvas, context: Context, line: accounts.IncomeLine, rect: pygame.Rect, lit: bool, badges: bool
) -> None:
    """Draw a line into ``rect``; ``lit`` while its goods are being added, with goods as ``badges`` to save room."""
    canvas.panel(rect, _LIT if lit else theme.SUNK, "line")
    sign = pygame.Rect(rect.x, rect.y, min(canvas.px(104), rect.width // 6), rect.height)
    with canvas.within(rect):
        _draw_sign(canvas, context, line, sign)
        px = max(theme.PLATE_ICON_FLOOR, min(canvas.px(38), rect.height - canvas.px(8)))
        room = pygame.Rect(rect.x + rect.width * 9 // 20, rect.y, rect.width * 11 // 20 - canvas.px(8), rect.height)
        many = badges or line.goods.total * px > room.width * 9 // 10
        right = rect.right
        if not line.taker:
            right = draw_strip(canvas, bag_strip(ordered(line.goods), many), room, px, "right", on_dark=True).x
        left = sign.right + canvas.px(8)
        words = pygame.Rect(left, rect.y, right - canvas.px(8) - left, rect.height)
        colour = theme.MUTED if line.taker else theme.TXT
        canvas.text(line_words(context, line), words, "title", theme.TITLE, colour, wrap=True, upper=True)


def _draw_sign(canvas: Canvas, context: Context, line: accounts.IncomeLine, rect: pygame.Rect) -> None:
    """A picture of the Location, or the sign of another kind of source."""
    location = context.content.locations.get(line.card or "")
    if location is None or line.kind in _SIGNS:
        name = _SIGNS.get(line.kind, line.card or line.kind)
        canvas.icon(name, rect, max(theme.ICON_FLOOR, min(canvas.px(40), rect.height - 4)))
        return
    inner = rect.inflate(-canvas.px(6), -canvas.px(6))
    canvas.image(location_picture(location, inner.size), inner.topleft, location.id)


LINE_TIME = 260
"""ms between two sources at normal speed."""

_WIDEST, _GAP, _BUTTON, _PAD, _BELOW = 740, 20, 66, 12, 28
_ROW, _SMALLEST_ROW, _PLATE, _HINT = 62, 41, 88, 26
"""Heights in u. With many lines the rows get lower down to the smallest, then the list scrolls."""

_TOTAL, _TOTAL_HIGH, _GOOD = 72, 112, 36
"""In u: height of the totals in one line, and in two; size of their icons."""

_HIGHER = 1.6
"""How much higher than usual rows are at most, in a high window."""

_HEAD = 132
"""In u: width of the word before the totals."""

_FEW = 3
"""Most columns side by side in a window higher than wide."""

ROLLING = 120
"""ms at normal speed for which a number of the totals rolls once a good has landed on its icon."""


class ProductionScene(AccountScene[accounts.Account[IncomeSource, accounts.IncomeLine]]):
    """A column for each seat, the first player's first."""

    name = course.PRODUCTION
    pace = LINE_TIME

    def __init__(self, context: Context) -> None:
        super().__init__(context, accounts.production_account(context.playing))
        self.lists = {seat: Scroller() for seat in self.account.seats}
        self._after = accounts.after_production(self.match)
        self._ages: dict[Label, int] = {}

    def lists_at(self, label: Label | None) -> Sequence[Scroller]:
        return [self.lists[label.seat]] if isinstance(label, IncomeSource) else list(self.lists.values())

    def cards_at(self, label: Label) -> tuple[Sequence[str], int] | None:
        if not isinstance(label, IncomeSource):
            return None
        card, catalog = self.account.cells[label].card or "", self.context.content
        return ((card,), 0) if card in catalog.locations or card in catalog.areas else None

    # ------------------------------------------------------------------ drawing
    def heading(self) -> tuple[str, str]:
        title = "production-title-last" if self.match.status.is_last_round else "production-title"
        return "production", self.text(title, round=self.match.status.round)

    def draw_phase(self, canvas: Canvas) -> None:
        sheet = self.sheet
        top = self.draw_head(canvas, self._gathered()) + 10
        tall = sheet.grown(_BUTTON, 1.5)
        low = sheet.height - 12 - tall
        seats = list(self.lists)
        bands = [seats[first : first + self._abreast] for first in range(0, len(seats), self._abreast)]
        columns = sheet.row(self._abreast, top, sheet.grown(_WIDEST, 1.3), low - 14 - top, _GAP)
        total = self._total_height(canvas, columns[0].width)
        fixed = sheet.grown(_PLATE, 1.25) + total + 4 * _PAD
        row = sheet.grown(_ROW * min(sheet.height / 1080, _HIGHER), 1.6)
        counts = {seat: max(1, len(self.account.told_of(seat))) for seat in seats}
        most = [max(counts[seat] for seat in band) for band in bands]
        gaps = _GAP * (len(bands) - 1)
        room = low - 14 - top - gaps - fixed * len(bands)
        row = max(sheet.grown(_SMALLEST_ROW, 1.6), min(row, room / sum(most)))
        share = min(1.0, room / (sum(most) * row))
        highs = [fixed + count * row * share for count in most]
        upper = top + (low - 14 - top - gaps - sum(highs)) * 2 / 5
        low = min(low, upper + gaps + sum(highs) + _BELOW)
        for band, high in zip(bands, highs, strict=True):
            for seat, rect in zip(band, columns, strict=False):
                rect.y, rect.height = canvas.px(upper), canvas.px(min(high, fixed + counts[seat] * row))
                self._draw_column(canvas, seat, rect, canvas.px(row), canvas.px(total))
            upper += high + _GAP
        self._let_fly(canvas)
        follows = "assault-next-tip" if accounts.has_assault(self.match) else "production-continue-tip"
        self.put_continue(canvas, sheet.centred(low, sheet.grown(320), tall), follows)

    @property
    def _abreast(self) -> int:
        """How many columns stand side by side: four of them two by two in a window higher than wide."""
        count = len(self.lists)
        return count // 2 if count > _FEW and self.sheet.is_upright else count

    def _gathered(self) -> str:
        """What the districts have put onto themselves before the seats produced (R53.4); empty without districts."""
        words, names = wording_of(self.context), self.match.names
        told = [
            log.event_line(words, event, names, NOBODY)
            for event in accounts.districts_of(accounts.events_of(self.match))
        ]
        return " ".join(str(sentence) for sentence in told if sentence)

    def _let_fly(self, canvas: Canvas) -> None:
        """Let the goods of the line that has just appeared fly to the total."""
        places = {mark.label: mark.rect for mark in canvas.marks if mark.kind == "hit"}
        for label in self.arrived:
            if isinstance(label, IncomeSource) and (row := places.get(label)):
                ends = {
                    place.good: _middle_of_icon(canvas, place.good, rect)
                    for place, rect in places.items()
                    if isinstance(place, TotalOf) and place.seat == label.seat
                }
                start, px = (row.right - row.height, row.centery), max(theme.ICON_FLOOR, canvas.px(_GOOD))
                tokens = self.tokens(self.account.cells[label].goods, start, ends.get, px, LINE_TIME)
                self.context.stage.play(tokens, self.context.settings)
                self._ages[label] = 0
        self.arrived = ()

    def update(self, dt: int) -> None:
        """Let the numbers roll whose goods have landed; any input lets them land at once."""
        super().update(dt)
        flight, roll = self._flight
        for label, age in list(self._ages.items()):
            later = age + dt if self.context.stage.busy or age >= flight else max(flight, age + dt)
            self.changed = self.changed or later >= flight
            if later >= flight + roll:
                del self._ages[label]
            else:
                self._ages[label] = later

    def complete(self) -> None:
        super().complete()
        self._ages = {}

    @property
    def _flight(self) -> tuple[int, int]:
        """Milliseconds for which a good flies, and for which its number rolls then."""
        settings = self.context.settings
        return settings.travelling(LINE_TIME), settings.travelling(ROLLING)

    def _counted(self, lines: Mapping[IncomeSource, accounts.IncomeLine]) -> Rolling:
        """What has been counted of the lines of a seat."""
        flight, roll = self._flight
        flying = {label for label, age in self._ages.items() if age < flight} | {*self.arrived}
        rolling = {label: age for label, age in self._ages.items() if age >= flight and label in lines}
        now = {label: line.goods for label, line in lines.items() if label in self.seen and label not in flying}
        before = sum((goods for label, goods in now.items() if label not in rolling), EMPTY)
        share = (max(rolling.values()) - flight) / max(1, roll) if rolling else 1.0
        return Rolling(before, sum(now.values(), EMPTY), share)

    def _total_height(self, canvas: Canvas, width: int) -> float:
        """The height in u of the totals, which are as high in all columns: of one line if all have room so."""
        sheet = self.sheet
        room = width - 2 * canvas.px(_PAD) - canvas.px(sheet.grown(_HEAD)) - canvas.px(10)
        fits = all(fits_one_row(canvas, self._all_goods(seat), room, _GOOD) for seat in self.lists)
        return sheet.grown(_TOTAL if fits else _TOTAL_HIGH, 1.4)

    def _all_goods(self, seat: Seat) -> Bag:
        return sum((line.goods for line in self.account.told_of(seat).values()), EMPTY)

    def _draw_column(self, canvas: Canvas, seat: Seat, rect: pygame.Rect, row: int, total: int) -> None:
        """A seat with its lines, each at most a ``row`` high, and the ``total``, so high; no higher than they need."""
        pad, sheet, lines = canvas.px(_PAD), self.sheet, self.account.told_of(seat)
        coming = sum((line.goods for label, line in lines.items() if label not in self.seen), EMPTY)
        first = seat == self.first_player
        canvas.panel(rect, theme.DIALOG._replace(edge=theme.LAMP if first else theme.LINE, alpha=0.98), ScoreOf(seat))
        plate = pygame.Rect(rect.x + pad, rect.y + pad, rect.width - 2 * pad, canvas.px(sheet.grown(_PLATE, 1.25)))
        player = self._after.player(seat)
        self.draw_plate(canvas, plate, seat, replace(player, vp=player.vp - coming["vp"]))
        foot = pygame.Rect(plate.x, rect.bottom - pad - total, plate.width, total)
        rows = pygame.Rect(plate.x, plate.bottom + pad, plate.width, foot.y - plate.bottom - 2 * pad)
        self._draw_lines(canvas, seat, lines, rows, row)
        self._draw_total(canvas, seat, self._counted(lines), foot)

    def _draw_lines(
        self,
        canvas: Canvas,
        seat: Seat,
        lines: Mapping[IncomeSource, accounts.IncomeLine],
        rect: pygame.Rect,
        highest: int,
    ) -> None:
        sheet, text, cells = self.sheet, self.text, self.lists[seat]
        pitch = max(canvas.px(sheet.grown(_SMALLEST_ROW, 1.6)), min(highest, rect.height // max(1, len(lines))))
        sizes, places = (pitch, canvas.px(4), canvas.px(sheet.grown(_HINT))), list(lines.items())
        with rows_of(canvas, cells, rect, sizes, len(lines), lambda n: text("production-more", count=n)) as rows:
            for number, row in rows.items():
                label, line = places[number]
                if label in self.seen:
                    row.width -= canvas.px(14) if cells.furthest else 0
                    self._draw_source(canvas, label, line, row)
        if not lines:
            canvas.text(text("production-nothing"), rect, "text", theme.BODY, theme.MUTED, "center")

    def _draw_source(self, canvas: Canvas, label: Label, line: accounts.IncomeLine, row: pygame.Rect) -> None:
        newest = self.plays and label in self.lit
        draw_line(canvas, self.context, line, row, lit=newest, badges=self._abreast > 2)
        words = line_words(self.context, line)
        tip = words if line.taker else self.text("production-source", source=words, goods=line.goods)
        self.put(canvas, Button(label, "", row, drawn=False, tip=tip))

    def _draw_total(self, canvas: Canvas, seat: Seat, counted: Rolling, rect: pygame.Rect) -> None:
        """The totals of a seat: every good that it gains has its place from the first, and is dim until it comes."""
        canvas.panel(rect, theme.SHEET._replace(radius=10), "total")
        head = pygame.Rect(
            rect.x + canvas.px(16), rect.y, canvas.px(self.sheet.grown(_HEAD)) - canvas.px(28), rect.height
        )
        left = head.right + canvas.px(12)
        room = pygame.Rect(left, rect.y, rect.right - canvas.px(10) - left, rect.height).inflate(0, -2 * canvas.px(4))
        with canvas.within(rect):
            canvas.text(self.text("production-total"), head, "title", theme.TITLE, theme.INK, upper=True)
            goods, place_of = self._all_goods(seat), partial(TotalOf, seat)
            self.draw_goods(canvas, goods, room, place_of, u=_GOOD, rolling=counted)


def _middle_of_icon(canvas: Canvas, good: str, rect: pygame.Rect) -> Position:
    """The middle of the icon of a good that stands in ``rect``."""
    marks = (mark.rect for mark in canvas.marks if mark.kind == "icon" and mark.name == good)
    return next((place.center for place in marks if rect.contains(place)), rect.center)
