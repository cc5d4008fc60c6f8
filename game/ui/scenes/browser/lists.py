"""A screen with a list: it is turned by wheel, bar and keys, and its rows keep the focus out of sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Protocol

import pygame

from game.kernel.refusal import Unreadable
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Input, Key
from game.ui.places import Label, name_of
from game.ui.pointer import Click
from game.ui.running.saved_matches import tell_unreadable
from game.ui.scenes.explaining import ExplainingScene
from game.ui.widgets.button import Button
from game.ui.widgets.scroller import PAGES, Scroller

if TYPE_CHECKING:  # a list that reads no matches does without them
    from game.match.library.index import MatchIndex


class Rows(Protocol):
    """Lays out the rows of a list, known by their numbers."""

    @property
    def scroller(self) -> Scroller: ...

    def reveal(self, number: int) -> None:
        """Bring a row into sight."""

    def beside(self, number: int, direction: str) -> int | None:
        """The row an arrow key leads to; None, or a number that no row has, where it leads out of the list."""


class ListScene(ExplainingScene):
    """A subclass says how many rows there are (`count`), what they are called (`row`), what pressing one does
    (`press_row`), and how the list is made (`look`). What an ``index`` has still to read is read meanwhile."""

    word: ClassVar[str]
    """First word of its labels and messages: `matches` for `matches:back` and `matches-back`."""
    row: ClassVar[str] = ""
    """First word of the label of a row: `match` for `match:3`; none if the rows are reached in another way."""
    often: ClassVar[int] = 500
    """Least time in ms between two lists while the index is read."""

    rows: Rows

    def __init__(self, context: Context, index: MatchIndex | None = None) -> None:
        super().__init__(context)
        self._index = index
        self._trouble: Unreadable | None = None
        self._is_new = True
        self._has_news, self._since_look = False, 0

    @property
    def count(self) -> int:
        """The number of rows."""
        return 0

    @property
    def scrollers(self) -> Sequence[Scroller]:
        """What the wheel turns; the page keys turn the first."""
        return (self.rows.scroller,)

    def look(self) -> None:
        """Make the list anew."""
        self._has_news, self._since_look = False, 0
        self.changed = True

    # ------------------------------------------------------------------ time and input
    def enter(self) -> None:
        """After another scene there may be other matches."""
        super().enter()
        if self._index and not self._is_new:
            self._index.refresh()
            self.look()
        self._is_new = False

    def update(self, dt: int) -> None:
        super().update(dt)
        index = self._index
        if index is None:
            return
        self._has_news = index.go_on(dt) or self._has_news
        self._since_look += dt
        if self._has_news and (self._since_look >= self.often or not index.is_busy):
            self.look()
        if index.trouble is not self._trouble:
            self._trouble = index.trouble
            self.tell_trouble(index.trouble)

    def tell_trouble(self, trouble: Unreadable | None) -> None:
        """Say that the index cannot be read, or with None that it can be read again."""
        if trouble is not None:
            tell_unreadable(self.context, trouble)

    def handle(self, value: Input) -> None:
        before = [scroller.offset for scroller in self.scrollers]
        is_dragged = any(scroller.is_dragged for scroller in self.scrollers)
        if not (any(scroller.handle(value) for scroller in self.scrollers) and is_dragged):
            super().handle(value)
        self.changed = self.changed or before != [scroller.offset for scroller in self.scrollers]

    def on_click(self, click: Click) -> None:
        self.changed = True
        what, _, value = name_of(click.label).partition(":")
        number = self.number_of(click.label)
        if click.button == "left":
            self.press(what, value) if number is None else self.press_row(number)

    def press(self, what: str, value: str) -> None:
        """Do what the button `WHAT:VALUE` does."""
        if (what, value) == (self.word, "back"):
            self.close()

    def press_row(self, number: int) -> None:
        """Do what a click on a row does."""

    def on_key(self, key: Key) -> None:
        self.changed = True
        if key.name == "escape":
            self.close()
        elif key.name in PAGES:
            self.scrollers[0].page(key.name)

    # ------------------------------------------------------------------ rows and the focus
    def label_of(self, number: int) -> str:
        return f"{self.row}:{number}"

    def number_of(self, label: Label | None) -> int | None:
        """The number of a row; None for what is no row, and for a row that is no longer there."""
        what, _, rest = name_of(label).partition(":")
        number = rest.partition(":")[0]
        if what != self.row or not number.isdecimal() or int(number) >= self.count:
            return None
        return int(number) if label == self.label_of(int(number)) else None

    def _key(self, key: Key) -> None:
        """Arrows go through the whole list, also through what is out of sight."""
        number = self.number_of(self.focus)
        wanted = None if number is None else self.rows.beside(number, key.name)
        if wanted is not None and 0 <= wanted < self.count:
            self._focus_on(self.label_of(wanted))
        else:
            super()._key(key)

    def _focus_on(self, label: Label | None) -> None:
        super()._focus_on(label)
        number = self.number_of(label)
        if number is not None:
            self.reach(number)

    def reach(self, number: int) -> None:
        """The focus has come to a row."""
        self.rows.reveal(number)

    def _is_there(self, label: Label) -> bool:
        """A row that is turned out of sight keeps the focus."""
        return self.number_of(label) is not None or super()._is_there(label)

    @property
    def tab_stop(self) -> Label | None:
        """The row to which Tab leads."""
        return self.focus

    def _focusable(self) -> list[Label]:
        """Tab stops at the rows once: at `tab_stop`, or the first in sight."""
        rows = [label for label in self.buttons if self.number_of(label) is not None]
        stop = self.tab_stop if self.tab_stop in rows else next(iter(rows), None)
        return [label for label in self.buttons if label == stop or label not in rows]

    # ------------------------------------------------------------------ leaving
    def close(self) -> None:
        if self._index:
            self._index.close()
        self.context.stack.pop()

    def put_back(self, canvas: Canvas, place: pygame.Rect) -> None:
        """Draw the button that leads back."""
        text, key = self.context.text, f"{self.word}-back"
        self.put(canvas, Button(f"{self.word}:back", text(key), place, u=22, tip=text(f"{key}-tip")))
