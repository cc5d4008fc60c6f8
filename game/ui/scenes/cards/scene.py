"""The card library: all cards, to be filtered by chips, searched and shown closely.

Opened from the table, it may also show what was discarded, and what the viewer could still draw.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

import pygame

from game.kernel.seats import Seat
from game.ui.art.cache import pause
from game.ui.art.chrome import glow
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Key
from game.ui.places import FilterChip, GameChip, Label, LibraryPart, StackRow
from game.ui.scene import Prospect
from game.ui.scenes.browser import BrowserPlan, BrowserScene, S, browser_plan
from game.ui.scenes.cards.grid import CardGrid, copies_slip, foot_of, pile_mark
from game.ui.scenes.game_chips import games_to_choose, put_game_chips
from game.ui.scenes.zoom import ZoomScene
from game.ui.shortcuts import LIBRARY
from game.ui.theme import GOLD, MUTED, TITLE
from game.ui.widgets.button import Button
from game.ui.widgets.focus import DIRECTIONS, towards

ALL: Final = "all"
"""The part with all cards, which every library has."""

PILES: Final = "piles"
"""The group of chips that chooses one of several discard piles."""

CardOnShelf = TypeVar("CardOnShelf")
SoughtIn = TypeVar("SoughtIn", contravariant=True)


class Stack(NamedTuple, Generic[CardOnShelf]):
    """A card, which has an ``id``, with its number of copies; ``owner`` is whose discard pile it lies on, where each
    seat has one, and ``on_top`` tells that it is the card there that others can take."""

    card: CardOnShelf
    copies: int
    owner: Seat | None = None
    on_top: bool = False


class Shelves(Protocol[SoughtIn]):
    """All cards, in parts."""

    @property
    def tabs(self) -> Sequence[str]:
        """The parts; without a match, only `ALL`."""

    def stacks(self, tab: str, search: SoughtIn, /) -> Sequence[Stack[Any]]:
        """All cards of a part, with the copies that ``search`` counts."""

    def found(self, tab: str, search: SoughtIn, order: str, pile: Seat | None, /) -> Sequence[Stack[Any]]:
        """The cards of a part that ``search`` finds, sorted; of discards only those of the ``pile`` of a seat, if one
        is given."""


def counted(tab: str, stacks: Sequence[Stack[Any]]) -> int:
    """The number of cards: of titles in the part with all cards, else of copies."""
    return len(stacks) if tab == ALL else sum(stack.copies for stack in stacks)


BAR = "library:bar"
_LARGEST_TITLE = 1.4


class CardsScene(BrowserScene[S]):
    """The library; ``tab`` is the part shown first, and ``pile`` whose discard pile, where each seat has one."""

    kind = LIBRARY
    word, row, icon = "library", StackRow, "card"

    def __init__(self, context: Context, everything: S, tab: str = ALL, pile: Seat | None = None) -> None:
        super().__init__(context, everything)
        self._shelves: Shelves[S] | None = None
        self._unwritten: Iterator[Prospect] | None = None
        """What puts the remaining cards into words, while the shelves wait for them."""
        self.tab = tab if context.match else ALL
        self.pile = pile
        self.grid = self.rows = CardGrid()
        self._orders: dict[str, str] = {}
        self._turned: dict[str, int] = {}
        self._found: tuple[object, tuple[Stack[Any], ...]] | None = None
        self._zoomed: ZoomScene | None = None

    def reword(self) -> None:
        self._shelves = self._found = self._unwritten = None

    # ------------------------------------------------------------------ for the game
    parts: ClassVar[Mapping[str, str]]
    """Part of the library -> its icon."""

    @abstractmethod
    def make_shelves(self) -> Shelves[S]:
        """All cards with their texts."""

    @abstractmethod
    def orders(self) -> Sequence[str]:
        """The orders of the part that is shown, the default first."""

    @abstractmethod
    def written(self, card: str) -> tuple[str, str]:
        """The title of a card, and all that is printed on it."""

    @abstractmethod
    def about_pile(self, stack: Stack[Any]) -> str:
        """Whose discard pile a card lies on; empty if all share one."""

    # ------------------------------------------------------------------ content
    @property
    def shelves(self) -> Shelves[S]:
        """The cards with their texts, made on first use."""
        if self._shelves is None:
            self._shelves = self.make_shelves()
            pause(after_long=True)
        return self._shelves

    @property
    def order(self) -> str:
        return self._orders.get(self.tab, self.orders()[0])

    @property
    def found(self) -> tuple[Stack[Any], ...]:
        """The cards shown, in order."""
        key = (self.tab, self.search, self.order, self.pile)
        if self._found is None or self._found[0] != key:
            self._found = (key, tuple(self.shelves.found(*key)))
        return self._found[1]

    @property
    def count(self) -> int:
        return len(self.found)

    def label_of(self, number: int) -> StackRow:
        return StackRow(number, self.found[number].card.id)

    def plan(self) -> BrowserPlan:
        return browser_plan(self.sheet, tabs=len(self.shelves.tabs), games=bool(self._games))

    @property
    def _games(self) -> Sequence[str]:
        """The games among whose cards one can choose."""
        games = [id for id in games_to_choose(self.context) if self.context.look_of(id).has_cards]
        return games if len(games) > 1 else ()

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
        if isinstance(label, FilterChip) and label.facet == PILES:
            self.pile = None if self.pile == label.value else label.value
            self.restart()
        elif isinstance(label, LibraryPart):
            self._turn_to(label.part)
        elif isinstance(label, GameChip):
            self._choose_game(label.id)
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
        return super().is_filtered or self.pile is not None

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

    def _choose_game(self, id: str) -> None:
        """Show the cards of another game."""
        if id != self.context.box.id:
            self.context.choose_game(id)
            self.close()
            self.context.cards.open(self.context)

    # ------------------------------------------------------------------ drawing
    def draw_all(self, canvas: Canvas) -> None:
        if self._shelves is None:
            self._unwritten = self._unwritten or iter(self.context.table.ahead.words(self.context))
            for write in self._unwritten:
                write(canvas)
                pause()
        super().draw_all(canvas)

    def put_head(self, canvas: Canvas, plan: BrowserPlan) -> None:
        super().put_head(canvas, plan)
        put_game_chips(self, canvas, plan.games, self._games)
        for tab, place in zip(self.shelves.tabs, plan.tabs, strict=False):
            tip, n = self.text(f"library-part-{tab}-tip"), counted(tab, self.shelves.stacks(tab, self.everything))
            chip = Button(LibraryPart(tab), self.text(f"library-part-{tab}", n=n), place, icon=self.parts[tab], tip=tip)
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
            self.explain(canvas, self.grid.scroller.track, BAR, self.text("library-bar-tip"))

    def _draw_card(self, canvas: Canvas, number: int) -> None:
        stack, place, label = self.found[number], self.grid.place(number), self.label_of(number)
        if self.touch.hover == label:
            glow(canvas, place, GOLD, 8)
        canvas.image(self._picture(number, place.width), place.topleft, stack.card.id)
        if stack.copies > 1:
            slip = copies_slip(stack.copies, place.width)
            canvas.image(slip, foot_of(place, slip), "copies")
        if stack.owner is not None:
            emblem = self.context.table.emblem(self.context.playing, stack.owner)
            mark = pile_mark(emblem, place.width)
            canvas.image(mark, foot_of(place, mark), f"pile {stack.owner}")
        part = self.grid.hit(number)
        if part:
            text, (title, printed) = self.text, self.written(stack.card.id)
            copies = (text("library-tip-copies", n=stack.copies),) if stack.copies > 1 else ()
            told = (printed, self.about_pile(stack))
            tip = "\n".join((title, *filter(None, told), *copies, text("library-tip-card")))
            self.put(canvas, Button(label, "", part, drawn=False, tip=tip))

    def _picture(self, number: int, width: int) -> pygame.Surface:
        """The face of a card, with its title in the player's text scale."""
        larger = max(1.0, min(self.context.metrics.text_scale, _LARGEST_TITLE))
        return self.context.cards.closely.picture(
            self.context, self.found[number].card.id, width, large=False, text=larger
        )
