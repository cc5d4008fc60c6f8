"""Keys and mouse gestures as pictures: keycaps, and a mouse with one button marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.ui.art.lettering import width_of
from game.ui.art.svg import icon
from game.ui.canvas import Canvas
from game.ui.theme import ICON_FLOOR, INK, KEY_SIDE, NOTE_INK, PAPER, TRAY, PanelStyle

GESTURES = ("mouse_left", "mouse_middle", "mouse_right", "mouse_wheel", "mouse_move", "mouse_drag")
"""Mouse gestures, named as their icons."""

_FACE, _DIM_FACE = PanelStyle(PAPER, INK, radius=7), PanelStyle(TRAY, INK, radius=7, alpha=0.55)
_SIDE = PanelStyle(KEY_SIDE, INK, radius=7)
_GAP, _BETWEEN = 6, 20
"""Gaps between keys pressed together, and between one way and the next, in u."""


def draw_keys(
    canvas: Canvas, rect: pygame.Rect, ways: Sequence[Sequence[str]], name: Callable[[str], str], dim: bool
) -> None:
    """Draw the ways side by side from the left of ``rect``, smaller if they do not fit.

    Args:
        ways: alternatives, each a sequence of keys and gestures used together.
        name: returns the words on a key.
        dim: for keys that do nothing at the moment.
    """
    tall = min(rect.height, canvas.px(44))
    while tall > ICON_FLOOR and _width(canvas, ways, name, tall) > rect.width:
        tall -= 1
    x = rect.x
    for place, word in _places(canvas, ways, name, tall):
        part = pygame.Rect(x + place, rect.centery - tall // 2, _key_width(word, name, tall), tall)
        if word in GESTURES:
            canvas.picture(icon(word, tall, dim), part, word)
        else:
            side = max(2, part.height // 9)
            if not dim:
                canvas.panel(part, _SIDE, "key")
            face = pygame.Rect(part.x, part.y, part.width, part.height - side)
            with canvas.within(part):
                canvas.panel(face, _DIM_FACE if dim else _FACE, "key")
                ink = NOTE_INK if dim else INK
                canvas.letters(name(word), face.inflate(-4, -2), "strong", _letters(part.height), ink, "center")


def keys_width(canvas: Canvas, height: int, ways: Sequence[Sequence[str]], name: Callable[[str], str]) -> int:
    """Width in pixels that `draw_keys` needs for the ways in a line of ``height``."""
    return _width(canvas, ways, name, min(height, canvas.px(44)))


def _letters(tall: int) -> int:
    """Size of the words on a key, in pixels."""
    return max(11, round(tall * 0.5))


def _key_width(word: str, name: Callable[[str], str], tall: int) -> int:
    if word in GESTURES:
        return tall
    return max(tall, width_of(name(word), "strong", _letters(tall)) + round(tall * 0.6))


def _places(
    canvas: Canvas, ways: Sequence[Sequence[str]], name: Callable[[str], str], tall: int
) -> Iterator[tuple[int, str]]:
    """The left edge of each key."""
    x = 0
    for way in ways:
        for word in way:
            yield x, word
            x += _key_width(word, name, tall) + canvas.px(_GAP)
        x += canvas.px(_BETWEEN - _GAP)


def _width(canvas: Canvas, ways: Sequence[Sequence[str]], name: Callable[[str], str], tall: int) -> int:
    """Width of all ways together."""
    return max((place + _key_width(word, name, tall) for place, word in _places(canvas, ways, name, tall)), default=0)
