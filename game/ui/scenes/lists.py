"""Scenes with a list, scrolled by wheel, bar and keys, which may be searched while the player types. Rows keep the
focus when they are scrolled out of the window."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, ClassVar, Protocol

import pygame

from game.kernel.refusal import Unreadable
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Input, Key
from game.ui.places import Label, RowAt
from game.ui.running.saved_matches import tell_unreadable
from game.ui.scene import Scene
from game.ui.theme import GOLD, PANEL2, TITLE, PanelStyle
from game.ui.widgets.button import Button, toned
from game.ui.widgets.screen import ScreenSheet
from game.ui.widgets.scroller import PAGES, DraggedScroller, Scroller
from game.ui.widgets.text_field import TextField, first_letter

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


class ListScene(Scene):
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

    @property
    def works(self) -> bool:
        return self._index is not None and self._index.is_busy

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
        super().close()

    # ------------------------------------------------------------------ drawing
    @property
    def sheet(self) -> ScreenSheet:
        return super().sheet.closer

    def draw(self, canvas: Canvas) -> None:
        with canvas.measured(self.sheet.metrics):
            self.draw_all(canvas)

    @abstractmethod
    def draw_all(self, canvas: Canvas) -> None:
        """Draw the whole scene."""

    def put_back(self, canvas: Canvas, place: pygame.Rect) -> None:
        """Draw the button that leads back."""
        text, key = self.text, f"{self.word}-back"
        self.put(canvas, Button(f"{self.word}:back", text(key), place, u=TITLE, tip=text(f"{key}-tip")))


_OPEN, _CHOSEN = PanelStyle(PANEL2, None, radius=8), PanelStyle(PANEL2, GOLD, radius=8, edge_width=3)


class LineList:
    """Lays out a list of lines."""

    def __init__(self) -> None:
        self.scroller = DraggedScroller()
        self._pitch = 1

    @property
    def first(self) -> int:
        """The number of the first visible line."""
        return round(self.scroller.offset / self._pitch)

    def reveal(self, number: int) -> None:
        self.scroller.reveal(number * self._pitch, (number + 1) * self._pitch)

    def beside(self, number: int, direction: str) -> int | None:
        step = {"up": -1, "down": 1}.get(direction)
        return None if step is None else number + step

    def fit(self, window: pygame.Rect, pitch: int, count: int, track: pygame.Rect) -> None:
        """Lay out ``count`` lines, ``pitch`` pixels apart, in a window of whole lines; the first visible one stays.

        ``track`` is the place of the scroll bar.
        """
        first, before, self._pitch = self.first, self._pitch, pitch
        self.scroller.fit(window, pitch * count)
        self.scroller.track = track
        if before != pitch:
            self.scroller.turn(first * pitch - self.scroller.offset)

    def draw(self, scene: ListScene, canvas: Canvas, air: float, draw_line: Callable[[pygame.Rect, int], None]) -> None:
        """Draw the visible lines, with gaps of ``air`` u, and the scroll bar, which is labelled `WORD:bar`."""
        window, pitch = self.scroller.rect, self._pitch
        for place in range(min(scene.count - self.first, max(1, window.height // pitch))):
            line = pygame.Rect(window.x, window.y + place * pitch, window.width, pitch - max(2, canvas.px(air)))
            draw_line(line, self.first + place)
        if self.scroller.furthest:
            with self.scroller.window(canvas):
                tip = scene.context.text(f"{scene.word}-bar-tip")
                scene.explain(canvas, self.scroller.track, f"{scene.word}:bar", tip)


def put_row(scene: ListScene, canvas: Canvas, rect: pygame.Rect, number: int, tip: str, chosen: bool) -> None:
    """Draw the background of a line, which is a button."""
    label = scene.label_of(number)
    canvas.panel(rect, toned(_CHOSEN if chosen else _OPEN, label, scene.touch), label)
    scene.put(canvas, Button(label, "", rect, drawn=False, tip=tip))


def columns(rect: pygame.Rect, pad: int, *shares: float) -> tuple[pygame.Rect, ...]:
    """Columns of a line: these shares of its width, and a last one for the rest; ``pad`` pixels apart.

    >>> [part.width for part in columns(pygame.Rect(0, 0, 100, 10), 4, 0.5, 0.2)]
    [46, 16, 26]
    """
    edges = [rect.x + round(rect.width * share) for share in (0.0, *accumulate(shares), 1.0)]
    return tuple(pygame.Rect(left, rect.y, right - left - pad, rect.height) for left, right in pairwise(edges))


_LONGEST = 40


class SearchScene(ListScene):
    """A list with a search field, opened by a click, Ctrl+F or the first letter; `seek` searches for its text."""

    def __init__(self, context: Context, index: MatchIndex | None = None) -> None:
        super().__init__(context, index)
        self.field = TextField(f"{self.word}:search", longest=_LONGEST)
        self.sought = ""

    @property
    def fields(self) -> tuple[TextField, ...]:
        """All text fields; the first that is edited takes what is typed."""
        return (self.field,)

    @property
    def takes_letters(self) -> bool:
        return any(field.is_edited for field in self.fields)

    def seek(self) -> None:
        """List what the text of the field finds."""

    # ------------------------------------------------------------------ input
    def handle(self, value: Input) -> None:
        before = self._typed()
        if not self.types(value):
            super().handle(value)
        for field in self.fields:
            if field.is_edited and self.pointer.held not in (None, field.label):
                field.edit(False)
        if self.field.text != self.sought:
            self.sought = self.field.text
            self.seek()
        self.changed = self.changed or before != self._typed()

    def _typed(self) -> list[tuple[str, bool]]:
        return [(field.text, field.is_edited) for field in self.fields]

    def types(self, value: Input) -> bool:
        """Pass an input to the field that is edited; True if it was meant for it."""
        return any(field.handle(value) for field in self.fields)

    def press(self, label: Label | None) -> None:
        if label == self.field.label:
            self.edit()
        else:
            super().press(label)

    def on_key(self, key: Key) -> None:
        if key.name == "f" and "ctrl" in key.mods:
            self.edit()
        elif letter := first_letter(key):
            self.edit()
            self.field.text += letter
        else:
            super().on_key(key)

    def edit(self) -> None:
        """Begin to type in the search field."""
        self.focus, self.changed = self.field.label, True
        self.field.edit(True)

    def close(self) -> None:
        for field in self.fields:
            field.edit(False)
        super().close()

    # ------------------------------------------------------------------ drawing
    def put_field(self, canvas: Canvas, rect: pygame.Rect, found: str = "") -> None:
        """Draw the search field with a lens; its tooltip may begin with what was ``found``."""
        text, lens = self.text, rect.height
        self.field.draw(canvas, rect, self.touch, text(f"{self.word}-search"))
        canvas.icon("zoom", (rect.right - lens * 0.6, rect.centery), max(16, round(lens * 0.5)), dim=True)
        tip = "\n".join(filter(None, (found, text(f"{self.word}-search-tip"))))
        self.buttons[self.field.label] = Button(self.field.label, "", rect, drawn=False, tip=tip)
