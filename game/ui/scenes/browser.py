"""A browser: a list that is searched, filtered and sorted, with a head, chips at the side, and a count line, laid out
for windows of any shape and text of any size.

A browser has a `word` for its labels and messages, an `icon`, and its own `plan`, `groups`, `counted`,
`nothing_found` and `draw_rows`; `refresh` lists what its `search` finds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, Protocol, Self, TypeVar

import pygame
from msgspec.structs import replace

from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import FilterChip, Label, OrderChip
from game.ui.scenes.lists import SearchScene
from game.ui.theme import BODY, CAPTION, FLOOR, MUTED, PLAIN, TITLE, TXT, TYPEFACES, TextSize
from game.ui.widgets.button import SMALLEST_HIT, Button
from game.ui.widgets.screen import ScreenSheet, draw_heading

if TYPE_CHECKING:  # not every browser needs all of them
    from game.match.library.index import MatchIndex


_MARGIN, _GAP = 24, 16
_HEAD, _TABS, _LINE = 76, 56, 54
_SIDE, _BACK, _CLEAR = 440, 190, 240
"""In u: heights of head, tabs and count line; widths of the filters, *Back* and *Clear*."""

_LINES = 3.3
"""Least height of the count line in a browser with tabs, in lines of the smallest letters: it tells what is hidden."""

_WIDEST_SIDE = 0.44
"""Maximum width of the filters, as a share of the window's."""

_HEADING, _CHIP = 32, 52
"""Heights in u."""

PAD = 14
_ROOMIEST, _HIGHEST = 1.3, 1.75
"""Maximum factor on the height of groups of chips, also in a window higher than wide."""

ICONS = 8
"""Chips without words per row."""


class BrowserPlan(NamedTuple):
    """The places of all parts, in pixels. Optional parts are empty: a button ``beside`` the field, ``games`` below the
    head, ``tabs`` above the ``line``, a button ``aside`` of the line, ``acts`` below the rows."""

    sign: pygame.Rect
    field: pygame.Rect
    beside: pygame.Rect
    back: pygame.Rect
    games: pygame.Rect
    filters: pygame.Rect
    tabs: tuple[pygame.Rect, ...]
    line: pygame.Rect
    aside: pygame.Rect
    clear: pygame.Rect
    rows: pygame.Rect
    acts: pygame.Rect


def browser_plan(
    sheet: ScreenSheet, tabs: int = 1, beside: float = 0, acts: float = 0, aside: bool = False, games: bool = False
) -> BrowserPlan:
    """The layout of the whole window.

    In a window higher than wide, the field has a row of its own with *Clear*, and buttons below the list have two.

    Args:
        tabs: number of parts of the list; a single one has no tab.
        beside: width of a button beside the field, in u; 0 for none.
        acts: height of a row of buttons below the list, in u; 0 for none.
        aside: True for a button beside the count line.
        games: True for a row of chips below the head.
    """
    scale = sheet.metrics.scale
    least = (SMALLEST_HIT + 2) / scale
    head, tab, tall = (max(sheet.grown(u, 1.5), least) for u in (_HEAD, _TABS, _LINE))
    tall = max(tall, _LINES * TYPEFACES["text"].pitch * FLOOR / scale) if tabs > 1 else tall
    side = max(sheet.grown(_SIDE, 1.35), ICONS * least + 2 * PAD)
    side = min(side, _WIDEST_SIDE * sheet.width)
    back, clear = sheet.grown(_BACK, 1.5), sheet.grown(_CLEAR, 1.5)
    left, right = _MARGIN + side + _GAP, sheet.width - _MARGIN
    under = 20 + (head + _GAP) * (2 if sheet.is_upright else 1)
    top = under + (tab + _GAP if games else 0)
    below = top + (tab + _GAP if tabs > 1 else 0)
    body = below + tall + _GAP / 2
    gap, none = round(_GAP * scale), pygame.Rect(0, 0, 0, 0)
    button_wide = round(sheet.grown(beside, 1.4) * scale)
    if sheet.is_upright:
        sign = sheet.box(_MARGIN, 20, right - back - _GAP - _MARGIN, head)
        sign, button = _cut_right(sign, button_wide, gap) if beside else (sign, none)
        field = sheet.box(_MARGIN, under - head - _GAP, right - clear - _GAP - _MARGIN, head)
        line, clearing = (
            sheet.box(left, below, right - left, tall),
            sheet.box(right - clear, under - head - _GAP, clear, head),
        )
    else:
        sign = sheet.box(_MARGIN, 20, side, head)
        field = sheet.box(left, 20, right - back - _GAP - left, head)
        field, button = _cut_right(field, button_wide, gap) if beside else (field, none)
        line, clearing = (
            sheet.box(left, below, right - clear - _GAP - left, tall),
            sheet.box(right - clear, below, clear, tall),
        )
    rows = sheet.box(left, body, right - left, sheet.height - 20 - body)
    line, second = _cut_right(line, clearing.width, gap) if aside else (line, none)
    low = max(round(sheet.grown(acts, 1.4) * scale), SMALLEST_HIT + 2) if acts else 0
    low = 2 * low + gap // 2 if acts and sheet.is_upright else low
    return BrowserPlan(
        sign=sign,
        field=field,
        beside=button,
        back=sheet.box(right - back, 20, back, head),
        games=sheet.box(_MARGIN, under, right - _MARGIN, tab) if games else none,
        filters=sheet.box(_MARGIN, top, side, sheet.height - 20 - top),
        tabs=_side_by_side(sheet.box(left, top, right - left, tab), tabs, gap) if tabs > 1 else (),
        line=line,
        aside=second,
        clear=clearing,
        rows=pygame.Rect(rows.x, rows.y, rows.width, rows.height - low - gap) if acts else rows,
        acts=pygame.Rect(rows.x, rows.bottom - low, rows.width, low) if acts else none,
    )


def _cut_right(rect: pygame.Rect, wide: int, gap: int) -> tuple[pygame.Rect, pygame.Rect]:
    """Split ``rect`` in two, with a ``gap`` between; the right part is ``wide`` pixels wide."""
    part = pygame.Rect(rect.right - wide, rect.y, wide, rect.height)
    return pygame.Rect(rect.x, rect.y, rect.width - wide - gap, rect.height), part


def _side_by_side(rect: pygame.Rect, count: int, gap: int) -> tuple[pygame.Rect, ...]:
    wide = (rect.width - gap * (count - 1)) // count
    return tuple(pygame.Rect(rect.x + number * (wide + gap), rect.y, wide, rect.height) for number in range(count))


class GroupPlan(NamedTuple):
    """A group of chips: its heading, and a place for each chip."""

    heading: pygame.Rect
    chips: tuple[pygame.Rect, ...]


def group_plans(
    sheet: ScreenSheet, rect: pygame.Rect, groups: Mapping[str, tuple[int, int]]
) -> Mapping[str, GroupPlan]:
    """Lay out groups of chips in a column that fills ``rect``, but not much higher than usual.

    Args:
        groups: name -> (number of chips, columns).
    """
    scale = sheet.metrics.scale
    pad = round(PAD * scale)
    inner = rect.inflate(-2 * pad, -pad)
    heading, chip = sheet.grown(_HEADING, 1.6) * scale, max(sheet.grown(_CHIP, 1.4) * scale, SMALLEST_HIT + 2)
    rows = sum(-(-count // columns) for count, columns in groups.values())
    share = min(_HIGHEST if sheet.is_upright else _ROOMIEST, inner.height / max(1, heading * len(groups) + chip * rows))
    plans, top = {}, float(inner.y)
    for name, (count, columns) in groups.items():
        words = pygame.Rect(inner.x, round(top), inner.width, round(heading * share))
        top += heading * share
        tall = chip * share
        gap = max(2, round(tall * 0.12))
        wide, chips = inner.width + gap, []
        for number in range(count):
            row, column = divmod(number, columns)
            left, right = inner.x + wide * column // columns, inner.x + wide * (column + 1) // columns
            chips.append(pygame.Rect(left, round(top + row * tall), right - gap - left, round(tall) - gap))
        plans[name] = GroupPlan(words, tuple(chips))
        top += chip * share * -(-count // columns)
    return plans


ORDER: Final = "order"
"""Name of the group of chips that sort."""


class Chip(NamedTuple):
    """A chip; ``why`` says why it cannot be pressed, None if it can."""

    label: Label
    text: str
    icon: str | None
    tip: str
    chosen: bool
    why: str | None = None


class ChipGroup(NamedTuple):
    """Chips below a heading, in ``columns``; ``u`` is the size of their words."""

    chips: tuple[Chip, ...]
    columns: int
    u: TextSize


def order_chips(context: Context, word: str, orders: Iterable[str], chosen: str) -> tuple[Chip, ...]:
    """A chip for each order, with the messages of the browser called ``word``."""
    return tuple(
        Chip(OrderChip(name), context.text(f"{word}-order-{name}"), None,
             context.text(f"{word}-order-{name}-tip"), name == chosen)
        for name in orders
    )  # fmt: skip


class Sought(Protocol):
    """A search: words, and values of facets chosen by chips. It is a struct of msgspec."""

    @property
    def text(self) -> str: ...

    @property
    def is_empty(self) -> bool:
        """Whether nothing is filtered."""

    def toggled(self, facet: str, value: str, /) -> Self:
        """The search with a value added to a facet, or removed if it was chosen."""


S = TypeVar("S", bound=Sought)


class BrowserScene(SearchScene, Generic[S]):
    """A browser; ``everything`` is its search at first and after *Clear*."""

    icon: ClassVar[str]
    arrows = True

    def __init__(self, context: Context, everything: S, index: MatchIndex | None = None) -> None:
        super().__init__(context, index)
        self.search: S = everything
        self.everything: S = everything

    # ------------------------------------------------------------------ for the subclass
    def plan(self) -> BrowserPlan:
        return browser_plan(self.sheet)

    def groups(self) -> Mapping[str, ChipGroup]:
        """Name -> group of chips."""
        return {}

    def counted(self) -> str:
        """The count line, above the list."""
        return ""

    def line_margin(self, height: int) -> int:
        """Pixels of the height of the count line that stay free."""
        return round(height * 0.2)

    def nothing_found(self) -> str:
        """What to do if the list is empty."""
        return ""

    def draw_rows(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw the list, which has at least one row."""

    def sort(self, order: str) -> None:
        """Choose an order; `restart` follows."""

    @property
    def is_filtered(self) -> bool:
        """Whether *Clear* changes anything."""
        return not self.search.is_empty

    # ------------------------------------------------------------------ search
    def seek(self) -> None:
        sought: Any = self.search
        self.look_for(replace(sought, text=self.field.text))

    def look_for(self, search: S) -> None:
        self.search, self.sought = search, search.text
        self.restart()

    def restart(self) -> None:
        """List the rows again, from the top."""
        self.rows.scroller.offset = 0
        self.refresh()

    def clear(self) -> None:
        """Search for everything again."""
        self.field.text = ""
        self.look_for(self.everything)

    def press(self, label: Label | None) -> None:
        match label:
            case FilterChip(facet, value):
                self.look_for(self.search.toggled(facet, value))
            case OrderChip(order):
                self.sort(order)
                self.restart()
            case _ if label == f"{self.word}:unfilter":
                self.clear()
            case _:
                super().press(label)

    # ------------------------------------------------------------------ drawing
    def draw_all(self, canvas: Canvas) -> None:
        canvas.blit(self.context.look.table(canvas.metrics.size), (0, 0))
        plan = self.plan()
        self.put_head(canvas, plan)
        self._put_filters(canvas, plan.filters)
        self.put_line(canvas, plan)
        self.put_body(canvas, plan)
        self.put_back(canvas, plan.back)

    def put_head(self, canvas: Canvas, plan: BrowserPlan) -> None:
        draw_heading(canvas, plan.sign, self.icon, self.text(f"{self.word}-title"))
        self.put_field(canvas, plan.field)

    def _put_filters(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw all groups of chips in a column."""
        canvas.panel(rect, PLAIN, "filters")
        groups = self.groups()
        sizes = {name: (len(group.chips), group.columns) for name, group in groups.items()}
        plans = group_plans(self.sheet, rect, sizes)
        with canvas.one_size():
            for name, group in groups.items():
                with canvas.within(rect):
                    heading = self.text(f"{self.word}-{name}")
                    canvas.text(heading, plans[name].heading, "sign", CAPTION, MUTED, upper=True)
                for chip, place in zip(group.chips, plans[name].chips, strict=True):
                    button = Button(chip.label, chip.text, place, icon=chip.icon, u=group.u, why=chip.why, tip=chip.tip)
                    self.put_chip(canvas, button, chip.chosen)

    def put_line(self, canvas: Canvas, plan: BrowserPlan) -> None:
        """Draw the count line and the button *Clear*."""
        line, text, key = self.counted(), self.text, f"{self.word}-unfilter"
        if line:
            with canvas.within(plan.line):
                room = plan.line.inflate(0, -self.line_margin(plan.line.height))
                canvas.text(line, room, "text", BODY, TXT, wrap=True)
        why = None if self.is_filtered else text(f"{key}-why")
        tip = text(f"{key}-tip")
        self.put(canvas, Button(f"{self.word}:unfilter", text(key), plan.clear, icon="crossed", why=why, tip=tip))

    def put_body(self, canvas: Canvas, plan: BrowserPlan) -> None:
        """Draw the list, or what to do if it is empty."""
        if self.count:
            self.draw_rows(canvas, plan.rows)
        else:
            self.draw_nothing(canvas, plan.rows)

    def draw_nothing(self, canvas: Canvas, rect: pygame.Rect) -> None:
        canvas.panel(rect, PLAIN, "nothing")
        with canvas.within(rect):
            room = rect.inflate(-canvas.px(160), -canvas.px(80))
            canvas.text(self.nothing_found(), room, "text", TITLE, MUTED, "center", wrap=True)
