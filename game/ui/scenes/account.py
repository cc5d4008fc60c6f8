"""The base class of the scenes that tell a phase: its cells appear one after another, in lists that scroll."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, Final, Generic, TypeVar

import pygame

from game.kernel.bag import Bag
from game.kernel.seats import Seat
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Input, Key, Position
from game.ui.motion.motion import Token
from game.ui.places import Label
from game.ui.running.accounts import Account
from game.ui.scenes.phase import PhaseScene
from game.ui.table import labels
from game.ui.table.moves.script import STAGGER
from game.ui.theme import CAPTION, MUTED, TITLE
from game.ui.widgets.button import Button
from game.ui.widgets.scroller import PAGES, Scroller

AnyAccount = TypeVar("AnyAccount", bound=Account[Any, Any])

CONTINUE = "continue"

_MOST_TOKENS = 6
"""Maximum number of goods that fly from one cell."""


_ALL_TIPS: Final = {"production": "production-all-tip", "assault": "assault-all-tip"}
"""Phase -> the message about showing all at once."""


class AccountScene(PhaseScene, Generic[AnyAccount]):
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
        self.put(canvas, Button(CONTINUE, self.text(words), place, "primary", u=TITLE, tip=self.text(tip)))

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
        canvas.text(more(count - room.height // pitch), words, "text", CAPTION, MUTED, "center")
