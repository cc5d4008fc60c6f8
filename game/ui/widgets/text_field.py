"""A text field of one line; characters come from the system's input method."""

from __future__ import annotations

import pygame

from game.kernel.text import LONGEST_SENTENCE, visible
from game.ui.art.lettering import width_of
from game.ui.canvas import Canvas
from game.ui.input import Input, Key, Text, Touch
from game.ui.places import Label
from game.ui.theme import BODY, GOLD, LINE, MUTED, NIGHT, TXT, PanelStyle
from game.ui.widgets.button import record_hit, toned
from game.ui.widgets.focus import DIRECTIONS

_RESTING = PanelStyle(NIGHT, LINE, radius=8)
_EDITED = PanelStyle(NIGHT, GOLD, radius=8, edge_width=3)


class TextField:
    """Holds ``text`` of at most ``longest`` characters; None in ``allowed`` allows all."""

    def __init__(self, label: Label, text: str = "", longest: int = 20, allowed: str | None = None) -> None:
        self.label = label
        self.longest = longest
        self.allowed = allowed
        self.text = ""
        self._add(text)
        self.is_edited = False

    def edit(self, edited: bool) -> None:
        """Begin or end typing; the system may show a keyboard meanwhile."""
        if edited != self.is_edited:
            self.is_edited = edited
            (pygame.key.start_text_input if edited else pygame.key.stop_text_input)()

    def handle(self, value: Input) -> bool:
        """Take a character or a deletion; True if the input was meant for this field. Tab and arrows leave it."""
        if not self.is_edited:
            return False
        if isinstance(value, Text):
            self._add(value.text)
            return True
        if not isinstance(value, Key):
            return False
        if value.name == "backspace":
            self.text = "" if "ctrl" in value.mods else self.text[:-1]
        elif value.name in ("return", "enter", "escape"):
            self.edit(False)
        elif value.name == "v" and "ctrl" in value.mods:
            self._add(_clipboard())
        elif value.name == "tab" or value.name in DIRECTIONS:
            self.edit(False)
            return False
        return True

    def _add(self, typed: str) -> None:
        kept = (letter for letter in typed[:LONGEST_SENTENCE] if self.allowed is None or letter in self.allowed)
        self.text = visible(self.text + " ".join("".join(kept).splitlines()))[: self.longest]

    def draw(self, canvas: Canvas, rect: pygame.Rect, touch: Touch, hint: str = "") -> None:
        """Draw the text with its caret; ``hint`` is shown while it is empty."""
        edited = self.is_edited or touch.focus == self.label
        with canvas.within(rect):
            canvas.panel(rect, _EDITED if edited else toned(_RESTING, self.label, touch), self.label)
            inner = rect.inflate(-canvas.px(24), -canvas.px(8))
            shown, colour = (self.text, TXT) if self.text or self.is_edited else (hint, MUTED)
            ink = canvas.text(shown, inner, "strong", BODY, colour) if shown else None
            if self.is_edited:
                px = canvas.metrics.text_px(BODY)
                x = inner.x + min(width_of(self.text, "strong", px), inner.width) if ink else inner.x
                tall = round(px * 1.2)
                canvas.fill((x + 2, inner.centery - tall // 2, max(2, canvas.px(2)), tall), GOLD)
        record_hit(canvas, rect, self.label)


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def first_letter(key: Key) -> str:
    """The letter with which a key, pressed outside text fields, begins a search; empty if it begins none."""
    letter = key.symbol or key.name
    return letter if len(letter) == 1 and letter.isalpha() and not key.mods & {"ctrl", "alt"} else ""
