"""The card library: every card of every set, chosen by what it is, gives and says, and looked at closely.

Opened from the table it also tells what was discarded, and what the player who looks could still draw.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pygame

from game.cards.catalog import BASE_SET, Catalog
from game.cards.shelf import Search, shelf_of
from game.rules.unseen import unseen
from game.ui.art.atlas import atlas
from game.ui.art.chrome import glow
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Input, Key
from game.ui.pointer import Click
from game.ui.scenes.cards.filters import MORE, ORDER, PARTS, FilterChip, Filters, beside, count_line, nothing_line
from game.ui.scenes.cards.grid import CardGrid, copies_badge, foot_of
from game.ui.scenes.cards.plan import LibraryPlan, group_plans, library_plan
from game.ui.scenes.cards.shelves import ALL, Known, Library, Stack, counted, orders_of
from game.ui.scenes.explaining import ExplainingScene
from game.ui.scenes.open_hand import card_picture
from game.ui.scenes.zoom import ZoomScene
from game.ui.shortcuts import LIBRARY
from game.ui.theme import GOLD, MUTED, PLAIN, TXT
from game.ui.widgets.button import Button
from game.ui.widgets.focus import DIRECTIONS, towards
from game.ui.widgets.heading import draw_heading
from game.ui.widgets.scroller import PAGES
from game.ui.widgets.text_field import TextField, begins_typing

FIELD, BACK, CLEAR, BAR = "library:search", "library:back", "library:clear", "library:bar"
_LONGEST = 40
_LARGEST_TITLE = 1.4
_AIR = 0.2
"""The share of its height that the line which counts leaves free."""


class CardsScene(ExplainingScene):
    """``tab`` is the part that is shown first, of `game.ui.scenes.cards.shelves.TABS`."""

    kind = LIBRARY
    arrows = True

    def __init__(self, context: Context, tab: str = ALL) -> None:
        super().__init__(context)
        self.library = library_of(context)
        self.tab = tab if tab in self.library.tabs else ALL
        self.search = Search()
        self.field = TextField(FIELD, longest=_LONGEST)
        self.grid = CardGrid()
        self._orders: dict[str, str] = {}
        self._turned: dict[str, int] = {}
        self._page = 0
        self._found: tuple[object, tuple[Stack, ...]] | None = None
        self._zoomed: ZoomScene | None = None
        self._drawn = 0

    def reword(self) -> None:
        self.library, self._found = library_of(self.context), None

    # ------------------------------------------------------------------ what is shown
    @property
    def order(self) -> str:
        return self._orders.get(self.tab, orders_of(self.tab)[0])

    @property
    def found(self) -> tuple[Stack, ...]:
        """The cards that are shown, in order."""
        key = (self.tab, self.search, self.order)
        if self._found is None or self._found[0] != key:
            self._found = (key, self.library.found(*key))
        return self._found[1]

    @property
    def filters(self) -> Filters:
        return Filters(self.context, self.library, self.tab, self.search, self.order, self._page)

    @property
    def takes_letters(self) -> bool:
        return self.field.is_edited

    # ------------------------------------------------------------------ time and input
    def enter(self) -> None:
        """After a look at a card the one that was shown last has the focus, and the list stands where it stood."""
        super().enter()
        zoomed, self._zoomed = self._zoomed, None
        if zoomed is not None and zoomed.place < len(self.found):
            self.focus = self._label(zoomed.place)
            self.grid.reveal(zoomed.place)

    def update(self, dt: int) -> None:
        """Draw the face of a card that will come into sight next, so that the list turns without a halt."""
        super().update(dt)
        ahead = self.grid.below_sight(self._drawn)
        if ahead is not None and ahead < len(self.found):
            self._picture(ahead, self.grid.size[0])
            self._drawn = ahead + 1

    def handle(self, value: Input) -> None:
        before = self.field.text, self.field.is_edited, self.grid.scroller.offset
        taken = self.field.handle(value)
        dragged = self.grid.scroller.is_dragged
        if not taken and not (self.grid.scroller.handle(value) and dragged):
            super().handle(value)
        if self.field.is_edited and self.pointer.held not in (None, FIELD):
            self.field.edit(False)
        if self.field.text != self.search.text:
            self._look_for(msgspec.structs.replace(self.search, text=self.field.text))
        after = self.field.text, self.field.is_edited, self.grid.scroller.offset
        self.changed = self.changed or before != after

    def on_click(self, click: Click) -> None:
        what, _, value = (click.label or "").partition(":")
        if (number := self._number(click.label)) is not None:
            self._zoom(number)
        elif click.button != "left":
            return
        elif click.label == FIELD:
            self._edit()
        elif click.label == BACK:
            self.close()
        elif click.label == CLEAR:
            self._clear()
        elif click.label == MORE:
            self._page += 1
        elif what == "filter":
            self._look_for(self.search.toggled(*value.split(":")))
        elif what == "order":
            self._sort(value)
        elif what == "part":
            self._turn_to(value)
        self.changed = True

    def on_key(self, key: Key) -> None:
        number = self._looked_at()
        if key.name == "escape":
            self.close()
        elif key.name == "f" and "ctrl" in key.mods:
            self._edit()
        elif key.name in PAGES:
            self.grid.scroller.page(key.name)
        elif number is not None and key.name in ("i", "return", "enter", "space"):
            self._zoom(number)
        elif begins_typing(key):
            self._edit()
            self.field.text += key.name
        self.changed = True

    def _key(self, key: Key) -> None:
        """Arrows go from card to card, and from the outermost ones to what can be pressed around them."""
        number = self._number(self.focus)
        if key.name not in DIRECTIONS:
            super()._key(key)
        elif number is not None and (wanted := self.grid.beside(number, key.name)) is not None:
            self._focus_on(self._label(wanted))
        else:
            around = {
                label: button.rect for label, button in self.buttons.items()
                if label == self.focus or number is None or not self._is_card(label)
            }  # fmt: skip
            self._focus_on(towards(around, self.focus, key.name))

    def _focusable(self) -> list[str]:
        """Tab stops at the cards once: at the one that had the focus last, or the first in sight."""
        cards = [label for label in self.buttons if self._is_card(label)]
        stop = self.focus if self.focus in cards else next(iter(cards), None)
        return [label for label in self.buttons if label == stop or not self._is_card(label)]

    def _focus_on(self, label: str | None) -> None:
        super()._focus_on(label)
        if (number := self._number(label)) is not None:
            self.grid.reveal(number)

    def _is_there(self, label: str) -> bool:
        """A card of the list that is turned out of sight keeps the focus."""
        return self._number(label) is not None or super()._is_there(label)

    # ------------------------------------------------------------------ acting
    def _look_for(self, search: Search) -> None:
        self.search = search
        self._begin_anew()

    def _clear(self) -> None:
        self.field.text = ""
        self._look_for(Search())

    def _sort(self, order: str) -> None:
        self._orders[self.tab] = order
        self._begin_anew()

    def _turn_to(self, tab: str) -> None:
        """Another part, which stands where it stood."""
        self._turned[self.tab] = self.grid.scroller.offset
        self.tab = tab
        self.grid.scroller.offset, self._drawn = self._turned.get(tab, 0), 0

    def _begin_anew(self) -> None:
        self.grid.scroller.offset, self._drawn = 0, 0
        self._turned.clear()

    def _edit(self) -> None:
        self.focus = FIELD
        self.field.edit(True)

    def _zoom(self, number: int) -> None:
        self.focus = self._label(number)
        self.field.edit(False)
        self._zoomed = ZoomScene(self.context, [stack.card.id for stack in self.found], number)
        self.context.stack.push(self._zoomed)

    def close(self) -> None:
        self.field.edit(False)
        self.context.stack.pop()

    def _looked_at(self) -> int | None:
        """The card under the pointer or with the focus."""
        pointed = self._number(self.touch.hover)
        return self._number(self.focus) if pointed is None else pointed

    def _label(self, number: int) -> str:
        return f"card:{number}:{self.found[number].card.id}"

    def _is_card(self, label: str | None) -> bool:
        return (label or "").startswith("card:")

    def _number(self, label: str | None) -> int | None:
        """The place of a card in the list; None for what is no card, and for one that is no longer there."""
        number = (label or "").split(":")[1] if self._is_card(label) else ""
        is_there = number.isdecimal() and int(number) < len(self.found) and label == self._label(int(number))
        return int(number) if is_there else None

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        canvas.blit(atlas(canvas.metrics.size), (0, 0))
        plan = library_plan(self.sheet, len(self.library.tabs))
        self._draw_head(canvas, plan)
        self._draw_filters(canvas, plan.filters)
        self._draw_line(canvas, plan)
        self._draw_cards(canvas, plan.grid)
        text = self.context.text
        self.put(canvas, Button(BACK, text("library-back"), plan.back, u=22, tip=text("library-back-tip")))

    def _draw_head(self, canvas: Canvas, plan: LibraryPlan) -> None:
        text = self.context.text
        draw_heading(canvas, plan.sign, "card", text("library-title"))
        self.field.draw(canvas, plan.field, self.touch, text("library-search"))
        lens = plan.field.height
        canvas.icon("zoom", (plan.field.right - lens * 0.6, plan.field.centery), max(16, round(lens * 0.5)), dim=True)
        self.buttons[FIELD] = Button(FIELD, "", plan.field, drawn=False, tip=text("library-search-tip"))
        for tab, place in zip(self.library.tabs, plan.tabs, strict=False):
            tip, n = text(f"library-part-{tab}-tip"), counted(tab, self.library.stacks(tab, Search()))
            chip = Button(f"part:{tab}", text(f"library-part-{tab}", n=n), place, icon=PARTS[tab], u=20, tip=tip)
            self.put_chip(canvas, chip, tab == self.tab)

    def _draw_filters(self, canvas: Canvas, rect: pygame.Rect) -> None:
        canvas.panel(rect, PLAIN, "filters")
        groups = self.filters.groups()
        plans = group_plans(self.sheet, rect, {name: (len(chips), beside(name)) for name, chips in groups.items()})
        for name, chips in groups.items():
            with canvas.within(rect):
                heading = plans[name].heading
                canvas.text(self.context.text(f"library-{name}"), heading, "sign", 15, MUTED, upper=True)
            for chip, place in zip(chips, plans[name].chips, strict=True):
                self._put_filter(canvas, chip, place, 16 if name == ORDER else 18)

    def _put_filter(self, canvas: Canvas, chip: FilterChip, place: pygame.Rect, u: float) -> None:
        button = Button(chip.label, chip.text, place, icon=chip.icon, u=u, why=chip.why, tip=chip.tip)
        self.put_chip(canvas, button, chip.chosen)

    def _draw_line(self, canvas: Canvas, plan: LibraryPlan) -> None:
        text = self.context.text
        line = count_line(self.context, self.library, self.tab, self.found)
        if line:
            with canvas.within(plan.line):
                room = plan.line.inflate(0, -round(plan.line.height * _AIR))
                canvas.text(line, room, "text", 19, TXT, wrap=True)
        why = text("library-clear-why") if self.search.is_empty else None
        tip = text("library-clear-tip")
        self.put(canvas, Button(CLEAR, text("library-clear"), plan.clear, icon="crossed", u=18, why=why, tip=tip))

    def _draw_cards(self, canvas: Canvas, rect: pygame.Rect) -> None:
        self.grid.fit(canvas, rect, len(self.found))
        if not self.found:
            line = nothing_line(self.context, self.library, self.tab)
            canvas.text(line, rect.inflate(-canvas.px(80), -canvas.px(40)), "text", 24, MUTED, "center", wrap=True)
            return
        with self.grid.scroller.window(canvas):
            for number in self.grid.in_sight():
                self._draw_card(canvas, number)
        if self.grid.scroller.furthest:
            self.explain(canvas, self.grid.scroller.track, BAR, self.context.text("library-bar-tip"))

    def _draw_card(self, canvas: Canvas, number: int) -> None:
        stack, place, label = self.found[number], self.grid.place(number), self._label(number)
        if self.touch.hover == label:
            glow(canvas, place, GOLD, 8)
        canvas.image(self._picture(number, place.width), place.topleft, stack.card.id)
        if stack.copies > 1:
            badge = copies_badge(stack.copies, place.width)
            canvas.image(badge, foot_of(place, badge), "copies")
        part = self.grid.hit(number)
        if part:
            self.put(canvas, Button(label, "", part, drawn=False, tip=self._card_tip(stack)))

    def _picture(self, number: int, width: int) -> pygame.Surface:
        """The face of a card of the list, with a larger title for larger text."""
        larger = max(1.0, min(self.context.metrics.text_scale, _LARGEST_TITLE))
        return card_picture(self.context, self.found[number].card.id, width, large=False, text=larger)

    def _card_tip(self, stack: Stack) -> str:
        """What a card is called and does, and how many copies of it there are."""
        text, written = self.context.text, self.context.wording.written(stack.card.id)
        copies = (text("library-tip-copies", n=stack.copies),) if stack.copies > 1 else ()
        return "\n".join((written.title, *filter(None, (written.text,)), *copies, text("library-tip-card")))


def library_of(context: Context) -> Library:
    """All cards; of a match on the table those of its sets, with what its viewer knows of them."""
    match, write = context.match, context.wording.written
    sets = _largest_first(context.catalog, match.game.sets if match else context.catalog.sets)
    cards = {card.id: card for card in shelf_of(context.catalog, sets, write)}
    if match is None:
        return Library(cards, sets)
    view = match.view(context.viewer)
    return Library(cards, sets, Known(view, unseen(match.game, view)))


def _largest_first(catalog: Catalog, sets: Sequence[str]) -> tuple[str, ...]:
    """The base set, expansions, promos: by the number of their cards."""
    return tuple(sorted(sets, key=lambda name: (name != BASE_SET, -len(catalog.deck((name,))))))


def open_library(context: Context, tab: str = ALL) -> None:
    """Show the library over the scene on top."""
    context.stack.push(CardsScene(context, tab))
