"""The help: every key and gesture, over the scene where it was opened. Keys are drawn as keycaps, gestures as a
mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.ui import theme
from game.ui.art.lettering import width_of
from game.ui.art.svg import icon
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Key
from game.ui.scene import Scene
from game.ui.shortcuts import GROUPS
from game.ui.widgets.button import Button
from game.ui.widgets.screen import DEEP, LAYER, draw_heading, draw_scrim

GESTURES = ("mouse_left", "mouse_middle", "mouse_right", "mouse_wheel", "mouse_move", "mouse_drag")
"""Mouse gestures, named as their icons."""

_FACE, _DIM_FACE = (
    theme.PanelStyle(theme.PAPER, theme.INK, radius=7),
    theme.PanelStyle(theme.TRAY, theme.INK, radius=7, alpha=0.55),
)
_SIDE = theme.PanelStyle(theme.KEY_SIDE, theme.INK, radius=7)
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
    while tall > theme.ICON_FLOOR and _width(canvas, ways, name, tall) > rect.width:
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
                ink = theme.NOTE_INK if dim else theme.INK
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


_COLUMNS = (("mouse", "playing"), ("looking", "window"), ("replay", "matches"))
_HEAD, _KEYS = 56, 0.5
"""Height of a group's name in u, and the maximum share of a column for its keys."""

_AIR = 5
"""Margin in u above and below the keys of a line."""

_TALLEST = 0.72
"""Maximum height of letters as a share of the line."""


class HelpScene(Scene):
    """``below`` is the kind of scene beneath; the keys that work there are bright."""

    over = True
    arrows = True

    def __init__(self, context: Context, below: str) -> None:
        super().__init__(context)
        self.below = below
        self.focus = "back"

    def on_click(self, click: Click) -> None:
        if click.label in ("back", "rules") and click.button == "left":
            self.context.stack.pop()
            if click.label == "rules" and self.context.stack.top is not None:
                self.context.stack.top.look_up()

    def on_key(self, key: Key) -> None:
        if key.name in ("escape", "f1", "space", "return", "enter"):
            self.context.stack.pop()

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        draw_scrim(canvas, DEEP)
        canvas.layer = LAYER
        text = self.text
        draw_heading(canvas, self.box(560, 48, 800, 78), "help", text("help-title"))
        pitch = 1780 / len(_COLUMNS)
        for number, groups in enumerate(_COLUMNS):
            with canvas.one_size():
                self._draw_column(canvas, self.box(80 + pitch * number, 150, pitch - 20, 772), groups)
        canvas.text(text("help-legend"), self.box(80, 946, 640, 78), "text", theme.BODY, theme.MUTED, wrap=True)
        self.put(canvas, Button("back", text("help-close"), self.box(780, 946, 360, 78), "primary", u=theme.TITLE))
        tip = text("rulebook-open-tip")
        self.put(
            canvas,
            Button("rules", text("rulebook-open"), self.box(1180, 946, 300, 78), icon="rules", u=theme.TITLE, tip=tip),
        )

    def _draw_column(self, canvas: Canvas, rect: pygame.Rect, groups: tuple[str, ...]) -> None:
        """Draw groups one below the other; the longest column decides the height of a line in all of them."""
        head, pad = canvas.px(_HEAD), canvas.px(20)
        longest = max(sum(len(GROUPS[name]) for name in column) for column in _COLUMNS)
        pitch = (rect.height - len(groups) * head - 2 * pad) // longest
        canvas.panel(rect, theme.PLAIN._replace(alpha=0.98), "help")
        shortcuts = [shortcut for name in groups for shortcut in GROUPS[name]]
        high = pitch - canvas.px(2 * _AIR)
        keys = max(keys_width(canvas, high, shortcut.ways, self._name) for shortcut in shortcuts)
        keys = min(keys, round(rect.width * _KEYS))
        top = rect.y + pad // 2
        for name in groups:
            words = pygame.Rect(rect.x + pad, top, rect.width - 2 * pad, head)
            with canvas.within(rect):
                canvas.text(self.text(f"help-group-{name}"), words, "title", theme.TITLE, theme.GOLD, upper=True)
            for number, shortcut in enumerate(GROUPS[name]):
                line = pygame.Rect(words.x, words.bottom + number * pitch, words.width, pitch)
                works = self.below in shortcut.places
                cell = pygame.Rect(line.x, line.y, keys, line.height).inflate(0, -canvas.px(2 * _AIR))
                left = cell.right + canvas.px(16)
                told = pygame.Rect(left, line.y, line.right - left, line.height).inflate(0, -canvas.px(8))
                with canvas.within(line):
                    draw_keys(canvas, cell, shortcut.ways, self._name, not works)
                    colour = theme.TXT if works else theme.MUTED
                    px = min(canvas.metrics.text_px(theme.BODY), round(line.height * _TALLEST))
                    canvas.letters(self.text(f"help-{shortcut.does}"), told, "text", px, colour, wrap=True)
            top = words.bottom + len(GROUPS[name]) * pitch

    def _name(self, key: str) -> str:
        """The text on a key: what stands there on the player's keyboard; itself for function keys."""
        if len(key) == 1 or key[1:].isdigit():
            return self.context.wording.key(key)
        return self.text(f"key-{key}")


def open_help(context: Context, below: Scene) -> None:
    """Show the help for a scene."""
    context.stack.push(HelpScene(context, below.kind))
