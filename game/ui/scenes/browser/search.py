"""A list that is searched while the player types."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Input, Key
from game.ui.places import Label
from game.ui.scenes.browser.lists import ListScene
from game.ui.widgets.button import Button
from game.ui.widgets.text_field import TextField, first_letter

if TYPE_CHECKING:  # other lists do not need it
    from game.match.library.index import MatchIndex

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
        text, lens = self.context.text, rect.height
        self.field.draw(canvas, rect, self.touch, text(f"{self.word}-search"))
        canvas.icon("zoom", (rect.right - lens * 0.6, rect.centery), max(16, round(lens * 0.5)), dim=True)
        tip = "\n".join(filter(None, (found, text(f"{self.word}-search-tip"))))
        self.buttons[self.field.label] = Button(self.field.label, "", rect, drawn=False, tip=tip)
