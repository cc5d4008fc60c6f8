"""An entry of a menu: an icon, words, and a note on what it opens."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.ui.canvas import Canvas
from game.ui.input import Touch
from game.ui.places import Label
from game.ui.theme import BODY, GOLD, GOLD_NOTE, GREEN_SIGN, HEADING, INK, PAPER, SIGN_NOTE, PanelStyle
from game.ui.widgets.button import toned

HEIGHT = 96
"""Height in u, at text scale 1."""

TALLEST, WIDEST = 1.4, 1.25
"""Maximum factors on height and width with larger text."""

_WORDS, _NOTE = 0.41, 0.26
"""Maximum sizes of words and note, as shares of the height: accents and descenders must not touch."""

_PRIMARY = PanelStyle(GOLD, INK, radius=14, edge_width=2, keyline=INK)
_PLAIN = GREEN_SIGN._replace(radius=14)


class MenuEntry(NamedTuple):
    """An entry of a menu; choosing it calls ``open``."""

    label: Label
    icon: str
    words: str
    note: str
    open: Callable[[], None]


def entry_height(text_scale: float) -> float:
    """Height of an entry, in u."""
    return HEIGHT * max(1.0, min(TALLEST, text_scale))


def entry_width(width: float, text_scale: float) -> float:
    """Width of an entry, in u, that is ``width`` at text scale 1."""
    return width * max(1.0, min(WIDEST, text_scale))


def draw_entry(canvas: Canvas, entry: MenuEntry, rect: pygame.Rect, primary: bool, touch: Touch) -> None:
    """The entry on a road sign; the ``primary`` one of a menu is gold."""
    style = toned(_PRIMARY if primary else _PLAIN, entry.label, touch)
    colour, pale = (INK, GOLD_NOTE) if primary else (PAPER, SIGN_NOTE)
    tall = rect.height
    with canvas.within(rect):
        canvas.panel(rect, style, entry.label)
        canvas.icon(entry.icon, (rect.x + tall * 0.62, rect.centery), round(tall * 0.56))
        arrow = (rect.right - tall * 0.56, rect.centery)
        canvas.icon("arrow" if primary else "arrow_light", arrow, round(tall * 0.5))
        left = rect.x + round(tall * 1.15)
        words = pygame.Rect(left, rect.y + round(tall * 0.15), rect.right - tall - left, round(tall * 0.4))
        px = min(canvas.metrics.text_px(HEADING), round(tall * _WORDS))
        canvas.letters(entry.words, words, "title", px, colour, upper=True)
        note = pygame.Rect(left, rect.y + round(tall * 0.55), words.width, round(tall * 0.3))
        px = min(canvas.metrics.text_px(BODY), round(tall * _NOTE))
        canvas.letters(entry.note, note, "text", px, pale)
