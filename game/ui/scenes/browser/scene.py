"""A browser: a list that is searched, filtered and sorted, with a head, chips at the side, and a count line.

A browser has a `word` for its labels and messages, an `icon`, and its own `plan`, `groups`, `counted`,
`nothing_found` and `draw_rows`; `refresh` lists what its `search` finds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar, Final, Generic, NamedTuple, TypeVar

import pygame
from msgspec.structs import replace

from game.ui.art.atlas import atlas
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import FilterChip, Label, OrderChip
from game.ui.scenes.browser.plan import BrowserPlan, browser_plan, group_plans
from game.ui.scenes.browser.search import SearchScene
from game.ui.theme import BODY, CAPTION, MUTED, PLAIN, TITLE, TXT, TextSize
from game.ui.widgets.button import Button
from game.ui.widgets.heading import draw_heading

if TYPE_CHECKING:  # not every browser needs all of them
    from game.cards.shelf import Search
    from game.match.library.index import MatchIndex
    from game.match.library.match_list import Wanted

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


S = TypeVar("S", "Search", "Wanted")
"""A search: words, and values of facets chosen by chips."""


class BrowserScene(SearchScene, Generic[S]):
    """A browser; ``everything`` is its search at first and after *Clear*."""

    icon: ClassVar[str]
    arrows = True

    def __init__(self, context: Context, everything: S, index: MatchIndex | None = None) -> None:
        super().__init__(context, index)
        self.search: S = everything
        self._everything: S = everything

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
        self.look_for(replace(self.search, text=self.field.text))

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
        self.look_for(self._everything)

    def press(self, label: Label | None) -> None:
        match label:
            case FilterChip(facet, value):
                self.look_for(self.search.toggled(facet, value))
            case OrderChip(order):
                self.sort(order)
                self.restart()
            case _ if label == f"{self.word}:clear":
                self.clear()
            case _:
                super().press(label)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        canvas.blit(atlas(canvas.metrics.size), (0, 0))
        plan = self.plan()
        self.put_head(canvas, plan)
        self._put_filters(canvas, plan.filters)
        self.put_line(canvas, plan)
        self.put_body(canvas, plan)
        self.put_back(canvas, plan.back)

    def put_head(self, canvas: Canvas, plan: BrowserPlan) -> None:
        draw_heading(canvas, plan.sign, self.icon, self.context.text(f"{self.word}-title"))
        self.put_field(canvas, plan.field)

    def _put_filters(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw all groups of chips in a column."""
        canvas.panel(rect, PLAIN, "filters")
        groups = self.groups()
        plans = group_plans(
            self.sheet, rect, {name: (len(group.chips), group.columns) for name, group in groups.items()}
        )
        with canvas.one_size():
            for name, group in groups.items():
                with canvas.within(rect):
                    heading = self.context.text(f"{self.word}-{name}")
                    canvas.text(heading, plans[name].heading, "sign", CAPTION, MUTED, upper=True)
                for chip, place in zip(group.chips, plans[name].chips, strict=True):
                    button = Button(chip.label, chip.text, place, icon=chip.icon, u=group.u, why=chip.why, tip=chip.tip)
                    self.put_chip(canvas, button, chip.chosen)

    def put_line(self, canvas: Canvas, plan: BrowserPlan) -> None:
        """Draw the count line and the button *Clear*."""
        line, text, key = self.counted(), self.context.text, f"{self.word}-clear"
        if line:
            with canvas.within(plan.line):
                room = plan.line.inflate(0, -self.line_margin(plan.line.height))
                canvas.text(line, room, "text", BODY, TXT, wrap=True)
        why = None if self.is_filtered else text(f"{key}-why")
        tip = text(f"{key}-tip")
        self.put(canvas, Button(f"{self.word}:clear", text(key), plan.clear, icon="crossed", why=why, tip=tip))

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
