"""A scene with a list, scrolled by wheel, bar and keys; its rows keep the focus when scrolled out of the window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Protocol

import pygame

from game.kernel.refusal import Unreadable
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Input, Key
from game.ui.places import Label, RowAt
from game.ui.pointer import Click
from game.ui.running.saved_matches import tell_unreadable
from game.ui.scenes.explaining import ExplainingScene
from game.ui.theme import TITLE
from game.ui.widgets.button import Button
from game.ui.widgets.scroller import PAGES, Scroller

if TYPE_CHECKING:  # other lists do not need it
    from game.match.library.index import MatchIndex


class Rows(Protocol):
    """Lays out the rows of a list, which are numbered from 0."""

    @property
    def scroller(self) -> Scroller: ...

    def reveal(self, number: int) -> None:
        """Scroll a row into the window."""

    def beside(self, number: int, direction: str) -> int | None:
        """The row to which an arrow key leads; None or a number out of range if it leads out of the list."""


class ListScene(ExplainingScene):
    """A scene with a list. A subclass has `count` rows, labelled by `row`; `press_row` answers a click on one, and
    `refresh` lists them. An ``index`` of matches is read meanwhile."""

    word: ClassVar[str]
    """First word of its buttons and messages: `matches` for `matches:back` and `matches-back`."""

    row: ClassVar[type[RowAt]] = RowAt
    """The places of its rows; `RowAt` itself if rows are reached in another way."""

    refresh_ms: ClassVar[int] = 500
    """Least milliseconds between two calls of `refresh` while the index is read."""

    rows: Rows

    def __init__(self, context: Context, index: MatchIndex | None = None) -> None:
        super().__init__(context)
        self._index = index
        self._trouble: Unreadable | None = None
        self._is_new = True
        self._has_news, self._since_refresh = False, 0

    @property
    def count(self) -> int:
        """The number of rows."""
        return 0

    @property
    def scrollers(self) -> Sequence[Scroller]:
        """The lists scrolled by the wheel; page keys scroll the first."""
        return (self.rows.scroller,)

    def refresh(self) -> None:
        """List the rows again."""
        self._has_news, self._since_refresh = False, 0
        self.changed = True

    # ------------------------------------------------------------------ time and input
    def enter(self) -> None:
        """Read the list again: another scene may have changed the matches."""
        super().enter()
        if self._index and not self._is_new:
            self._index.refresh()
            self.refresh()
        self._is_new = False

    def update(self, dt: int) -> None:
        super().update(dt)
        index = self._index
        if index is None:
            return
        self._has_news = index.go_on(dt) or self._has_news
        self._since_refresh += dt
        if self._has_news and (self._since_refresh >= self.refresh_ms or not index.is_busy):
            self.refresh()
        if index.trouble is not self._trouble:
            self._trouble = index.trouble
            self.tell_trouble(index.trouble)

    def tell_trouble(self, trouble: Unreadable | None) -> None:
        """Say that the index cannot be read, or, with None, that it can again."""
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
        number = self.number_of(click.label)
        if click.button == "left":
            self.press(click.label) if number is None else self.press_row(number)

    def press(self, label: Label | None) -> None:
        """Answer a click on a button; ``label`` is None beside all of them."""
        if label == f"{self.word}:back":
            self.close()

    def press_row(self, number: int) -> None:
        """Answer a click on a row."""

    def on_key(self, key: Key) -> None:
        self.changed = True
        if key.name == "escape":
            self.close()
        elif key.name in PAGES:
            self.scrollers[0].page(key.name)

    # ------------------------------------------------------------------ rows and the focus
    def label_of(self, number: int) -> RowAt:
        return self.row(number)

    def number_of(self, label: Label | None) -> int | None:
        """The number of a row by its label; None if there is no such row."""
        if not isinstance(label, self.row) or label.number >= self.count:
            return None
        return label.number if label == self.label_of(label.number) else None

    def _key(self, key: Key) -> None:
        """Arrows go through the whole list, not only its visible rows."""
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
        """Called when a row gets the focus."""
        self.rows.reveal(number)

    def _is_there(self, label: Label) -> bool:
        """A row scrolled out of the window keeps the focus."""
        return self.number_of(label) is not None or super()._is_there(label)

    @property
    def tab_stop(self) -> Label | None:
        """The row to which Tab leads."""
        return self.focus

    def _focusable(self) -> list[Label]:
        """Tab stops once among the rows: at `tab_stop`, or the first visible one."""
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
        self.put(canvas, Button(f"{self.word}:back", text(key), place, u=TITLE, tip=text(f"{key}-tip")))
