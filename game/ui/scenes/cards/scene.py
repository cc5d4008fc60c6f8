"""The card library: all cards of all sets, to be filtered, searched and shown closely.

Opened from the table, it also shows what was discarded, and what the viewer could still draw.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

import pygame

from game.cards.catalog import BASE_SET
from game.cards.shelf import Search, shelf_of
from game.kernel.seats import Seat
from game.rules.options import BOX, EXPANSIONS
from game.rules.unseen import unseen
from game.ui.art.cache import pause
from game.ui.art.chrome import glow
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Key
from game.ui.places import FilterChip, Label, LibraryPart, StackRow
from game.ui.pointer import Click
from game.ui.running.emblems import emblem_of
from game.ui.running.loading import unwritten
from game.ui.scene import Prospect
from game.ui.scenes.browser.plan import BrowserPlan, browser_plan
from game.ui.scenes.browser.scene import BrowserScene, ChipGroup
from game.ui.scenes.cards.filters import MORE, PARTS, PILES, Filters, count_line, nothing_line, pile_line
from game.ui.scenes.cards.grid import CardGrid, copies_badge, foot_of, pile_mark
from game.ui.scenes.cards.shelves import ALL, DISCARDED, Known, Library, Stack, counted, orders_of
from game.ui.scenes.open_hand import card_picture
from game.ui.scenes.zoom import ZoomScene
from game.ui.shortcuts import LIBRARY
from game.ui.theme import GOLD, MUTED, TITLE
from game.ui.widgets.button import Button
from game.ui.widgets.focus import DIRECTIONS, towards
from game.wording import printed

BAR = "library:bar"
_LARGEST_TITLE = 1.4


class CardsScene(BrowserScene[Search]):
    """The library; ``tab`` is the part shown first, of `game.ui.scenes.cards.shelves.TABS`, ``pile`` whose discard
    pile, where each seat has one, and ``kind`` the only kind of cards, if one is given."""

    kind = LIBRARY
    word, row, icon = "library", StackRow, "card"

    def __init__(self, context: Context, tab: str = ALL, pile: Seat | None = None, kind: str | None = None) -> None:
        super().__init__(context, Search())
        self.search = Search(kinds=frozenset([kind] if kind else ()))
        self._library: Library | None = None
        self.tab = tab if context.match else ALL
        self.pile = pile
        self.grid = self.rows = CardGrid()
        self._orders: dict[str, str] = {}
        self._turned: dict[str, int] = {}
        self._page = 0
        self._found: tuple[object, tuple[Stack, ...]] | None = None
        self._zoomed: ZoomScene | None = None

    def reword(self) -> None:
        self._library = self._found = None

    # ------------------------------------------------------------------ content
    @property
    def library(self) -> Library:
        """The cards with their texts, made on first use."""
        if self._library is None:
            self._library = library_of(self.context)
        return self._library

    @property
    def order(self) -> str:
        return self._orders.get(self.tab, orders_of(self.tab)[0])

    @property
    def found(self) -> tuple[Stack, ...]:
        """The cards shown, in order."""
        key = (self.tab, self.search, self.order, self.pile)
        if self._found is None or self._found[0] != key:
            self._found = (key, self.library.found(*key))
        return self._found[1]

    @property
    def count(self) -> int:
        return len(self.found)

    def label_of(self, number: int) -> StackRow:
        return StackRow(number, self.found[number].card.id)

    def plan(self) -> BrowserPlan:
        return browser_plan(self.sheet, tabs=len(self.library.tabs))

    def groups(self) -> Mapping[str, ChipGroup]:
        return Filters(self.context, self.library, self.tab, self.search, self.order, self._page, self.pile).groups()

    def counted(self) -> str:
        return count_line(self.context, self.library, self.tab, self.found)

    def nothing_found(self) -> str:
        return nothing_line(self.context, self.library, self.tab)

    # ------------------------------------------------------------------ time and input
    def enter(self) -> None:
        """On return from the zoom, give the focus to the card that it showed last."""
        super().enter()
        zoomed, self._zoomed = self._zoomed, None
        if zoomed is not None and zoomed.place < self.count:
            self.focus = self.label_of(zoomed.place)
            self.grid.reveal(zoomed.place)

    @property
    def outlook(self) -> object:
        return self.tab, self.search, self.order, self.pile, self.grid.scroller.offset

    def prospects(self) -> Iterator[Prospect]:
        """The faces below the window, so that scrolling is smooth."""
        number = self.grid.below_window(0)
        while number is not None and number < self.count:
            yield partial(self._draw_face, number)
            number = self.grid.below_window(number + 1)

    def _draw_face(self, number: int, _: Canvas) -> None:
        self._picture(number, self.grid.size[0])

    def on_click(self, click: Click) -> None:
        """Show a card closely, whichever mouse button clicks it."""
        number = self.number_of(click.label)
        if number is not None:
            self.press_row(number)
        else:
            super().on_click(click)

    def press(self, label: Label | None) -> None:
        if label == MORE:
            self._page += 1
        elif isinstance(label, FilterChip) and label.facet == PILES:
            self.pile = None if self.pile == label.value else label.value
            self.restart()
        elif isinstance(label, LibraryPart):
            self._turn_to(label.part)
        else:
            super().press(label)

    def press_row(self, number: int) -> None:
        """Show a card closely; the zoom leads to the others."""
        self.focus = self.label_of(number)
        self.field.edit(False)
        self._zoomed = ZoomScene(self.context, [stack.card.id for stack in self.found], number, by_the_book=True)
        self.context.stack.push(self._zoomed)

    def on_key(self, key: Key) -> None:
        """I and Enter show the card under the pointer closely, or else the focused one."""
        pointed = self.number_of(self.touch.hover)
        number = self.number_of(self.focus) if pointed is None else pointed
        if number is not None and key.name in ("i", "return", "enter", "space"):
            self.press_row(number)
        else:
            super().on_key(key)

    def _key(self, key: Key) -> None:
        """Arrows lead from buttons around the grid to any card, not only to that at which Tab stops."""
        if key.name in DIRECTIONS and self.number_of(self.focus) is None:
            around = {label: button.rect for label, button in self.buttons.items()}
            self._focus_on(towards(around, self.focus, key.name))
        else:
            super()._key(key)

    # ------------------------------------------------------------------ acting
    def sort(self, order: str) -> None:
        self._orders[self.tab] = order

    @property
    def is_filtered(self) -> bool:
        return super().is_filtered or (self.tab == DISCARDED and self.pile is not None)

    def clear(self) -> None:
        self.pile = None
        super().clear()

    def restart(self) -> None:
        self._turned.clear()
        super().restart()

    def _turn_to(self, tab: str) -> None:
        """Show another part, scrolled as it was left."""
        self._turned[self.tab] = self.grid.scroller.offset
        self.tab = tab
        self.grid.scroller.offset = self._turned.get(tab, 0)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        for write in unwritten(self.context.wording) if self._library is None else ():
            write(canvas)
            pause()
        super().draw(canvas)

    def put_head(self, canvas: Canvas, plan: BrowserPlan) -> None:
        super().put_head(canvas, plan)
        text = self.context.text
        for tab, place in zip(self.library.tabs, plan.tabs, strict=False):
            tip, n = text(f"library-part-{tab}-tip"), counted(tab, self.library.stacks(tab, Search()))
            chip = Button(LibraryPart(tab), text(f"library-part-{tab}", n=n), place, icon=PARTS[tab], tip=tip)
            self.put_chip(canvas, chip, tab == self.tab)

    def draw_nothing(self, canvas: Canvas, rect: pygame.Rect) -> None:
        self.grid.fit(canvas, rect, 0)
        room = rect.inflate(-canvas.px(80), -canvas.px(40))
        canvas.text(self.nothing_found(), room, "text", TITLE, MUTED, "center", wrap=True)

    def draw_rows(self, canvas: Canvas, rect: pygame.Rect) -> None:
        self.grid.fit(canvas, rect, self.count)
        with self.grid.scroller.window(canvas):
            for number in self.grid.visible():
                self._draw_card(canvas, number)
        if self.grid.scroller.furthest:
            self.explain(canvas, self.grid.scroller.track, BAR, self.context.text("library-bar-tip"))

    def _draw_card(self, canvas: Canvas, number: int) -> None:
        stack, place, label = self.found[number], self.grid.place(number), self.label_of(number)
        if self.touch.hover == label:
            glow(canvas, place, GOLD, 8)
        canvas.image(self._picture(number, place.width), place.topleft, stack.card.id)
        if stack.copies > 1:
            badge = copies_badge(stack.copies, place.width)
            canvas.image(badge, foot_of(place, badge), "copies")
        if stack.owner is not None:
            mark = pile_mark(emblem_of(self.library.view, stack.owner), place.width)
            canvas.image(mark, foot_of(place, mark), f"pile {stack.owner}")
        part = self.grid.hit(number)
        if part:
            text, written = self.context.text, printed.written(self.context.wording, stack.card.id)
            copies = (text("library-tip-copies", n=stack.copies),) if stack.copies > 1 else ()
            told = (written.text, pile_line(self.context, stack))
            tip = "\n".join((written.title, *filter(None, told), *copies, text("library-tip-card")))
            self.put(canvas, Button(label, "", part, drawn=False, tip=tip))

    def _picture(self, number: int, width: int) -> pygame.Surface:
        """The face of a card, with its title in the player's text scale."""
        larger = max(1.0, min(self.context.metrics.text_scale, _LARGEST_TITLE))
        return card_picture(self.context, self.found[number].card.id, width, large=False, text=larger)


def library_of(context: Context) -> Library:
    """All cards; with a match on the table, those of its sets and what its viewer knows of them.

    Sets stand in the order of the catalog, but the base set and the expansions come first.
    """
    match, write = context.match, partial(printed.written, context.wording)
    catalog = match.game.catalog if match else context.catalog
    sets = tuple(
        sorted(match.game.sets if match else catalog.sets, key=lambda name: (name != BASE_SET, name not in EXPANSIONS))
    )
    if match is None:
        return Library({card.id: card for card in shelf_of(catalog, sets, write)}, sets)
    view = match.view(context.viewer)
    tiles = [BOX[module].kind for module in match.game.options.modules]
    cards = {card.id: card for card in shelf_of(catalog, sets, write, tiles)}
    return Library(cards, sets, Known(view, unseen(match.game, view)))


def open_library(context: Context, tab: str = ALL, pile: Seat | None = None, kind: str | None = None) -> None:
    """Show the library over the scene on top, at a part, at the discard pile of a seat, or with one kind of cards."""
    context.stack.push(CardsScene(context, tab, pile, kind))
