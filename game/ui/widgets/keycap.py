"""Keys and gestures of the mouse as pictures: caps with their letters, a mouse with the button that is meant."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.ui.art.icons import icon
from game.ui.art.lettering import width_of
from game.ui.canvas import Canvas
from game.ui.theme import ICON_FLOOR, INK, KEY_SIDE, NOTE_INK, PAPER, TRAY, PanelStyle

GESTURES = ("mouse_left", "mouse_middle", "mouse_right", "mouse_wheel", "mouse_move", "mouse_drag")
"""What is done with the mouse; icons of the same names show it."""

_FACE, _DIM_FACE = PanelStyle(PAPER, INK, radius=7), PanelStyle(TRAY, INK, radius=7, alpha=0.55)
_SIDE = PanelStyle(KEY_SIDE, INK, radius=7)
_GAP, _BETWEEN = 6, 20
"""In u: between keys that are pressed together, and between one way and the next."""


def draw_keys(
    canvas: Canvas, rect: pygame.Rect, ways: Sequence[Sequence[str]], name: Callable[[str], str], dim: bool
) -> None:
    """Draw every way side by side from the left of ``rect``, smaller if they would not fit.

    Args:
        ways: the keys and gestures that are used together, one way after the other.
        name: gives the words on a key.
        dim: for what does nothing at the moment.
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
            _draw_cap(canvas, part, name(word), dim)


def keys_width(canvas: Canvas, height: int, ways: Sequence[Sequence[str]], name: Callable[[str], str]) -> int:
    """How much room `draw_keys` needs for all ways in a line of this height."""
    return _width(canvas, ways, name, min(height, canvas.px(44)))


def _draw_cap(canvas: Canvas, rect: pygame.Rect, words: str, dim: bool) -> None:
    """A key seen from the front: its face, and the side below it."""
    side = max(2, rect.height // 9)
    if not dim:
        canvas.panel(rect, _SIDE, "key")
    face = pygame.Rect(rect.x, rect.y, rect.width, rect.height - side)
    with canvas.within(rect):
        canvas.panel(face, _DIM_FACE if dim else _FACE, "key")
        canvas.letters(words, face.inflate(-4, -2), "strong", _letters(rect.height), NOTE_INK if dim else INK, "center")


def _letters(tall: int) -> int:
    """The size of the words on a key, in pixels."""
    return max(11, round(tall * 0.5))


def _key_width(word: str, name: Callable[[str], str], tall: int) -> int:
    if word in GESTURES:
        return tall
    return max(tall, width_of(name(word), "strong", _letters(tall)) + round(tall * 0.6))


def _places(
    canvas: Canvas, ways: Sequence[Sequence[str]], name: Callable[[str], str], tall: int
) -> Iterator[tuple[int, str]]:
    """Where each key begins, from the left."""
    x = 0
    for way in ways:
        for word in way:
            yield x, word
            x += _key_width(word, name, tall) + canvas.px(_GAP)
        x += canvas.px(_BETWEEN - _GAP)


def _width(canvas: Canvas, ways: Sequence[Sequence[str]], name: Callable[[str], str], tall: int) -> int:
    """How wide all ways are together."""
    return max((place + _key_width(word, name, tall) for place, word in _places(canvas, ways, name, tall)), default=0)
