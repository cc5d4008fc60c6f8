"""The help: every key and gesture, over the scene where it was opened."""

from __future__ import annotations

import pygame

from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Key
from game.ui.pointer import Click
from game.ui.scene import Scene
from game.ui.shortcuts import GROUPS
from game.ui.theme import BODY, GOLD, MUTED, PLAIN, TITLE, TXT
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import DEEP, LAYER, draw_scrim
from game.ui.widgets.heading import draw_heading
from game.ui.widgets.keycap import draw_keys, keys_width

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
        text = self.context.text
        draw_heading(canvas, self.box(560, 48, 800, 78), "help", text("help-title"))
        pitch = 1780 / len(_COLUMNS)
        for number, groups in enumerate(_COLUMNS):
            with canvas.one_size():
                self._draw_column(canvas, self.box(80 + pitch * number, 150, pitch - 20, 772), groups)
        canvas.text(text("help-legend"), self.box(80, 946, 640, 78), "text", BODY, MUTED, wrap=True)
        self.put(canvas, Button("back", text("help-close"), self.box(780, 946, 360, 78), "primary", u=TITLE))
        tip = text("rulebook-open-tip")
        self.put(
            canvas, Button("rules", text("rulebook-open"), self.box(1180, 946, 300, 78), icon="rules", u=TITLE, tip=tip)
        )

    def _draw_column(self, canvas: Canvas, rect: pygame.Rect, groups: tuple[str, ...]) -> None:
        """Draw groups one below the other; the longest column decides the height of a line in all of them."""
        head, pad = canvas.px(_HEAD), canvas.px(20)
        longest = max(sum(len(GROUPS[name]) for name in column) for column in _COLUMNS)
        pitch = (rect.height - len(groups) * head - 2 * pad) // longest
        canvas.panel(rect, PLAIN._replace(alpha=0.98), "help")
        shortcuts = [shortcut for name in groups for shortcut in GROUPS[name]]
        high = pitch - canvas.px(2 * _AIR)
        keys = max(keys_width(canvas, high, shortcut.ways, self._name) for shortcut in shortcuts)
        keys = min(keys, round(rect.width * _KEYS))
        top = rect.y + pad // 2
        for name in groups:
            words = pygame.Rect(rect.x + pad, top, rect.width - 2 * pad, head)
            with canvas.within(rect):
                canvas.text(self.context.text(f"help-group-{name}"), words, "title", TITLE, GOLD, upper=True)
            for number, shortcut in enumerate(GROUPS[name]):
                line = pygame.Rect(words.x, words.bottom + number * pitch, words.width, pitch)
                works = self.below in shortcut.places
                cell = pygame.Rect(line.x, line.y, keys, line.height).inflate(0, -canvas.px(2 * _AIR))
                left = cell.right + canvas.px(16)
                told = pygame.Rect(left, line.y, line.right - left, line.height).inflate(0, -canvas.px(8))
                with canvas.within(line):
                    draw_keys(canvas, cell, shortcut.ways, self._name, not works)
                    colour = TXT if works else MUTED
                    px = min(canvas.metrics.text_px(BODY), round(line.height * _TALLEST))
                    canvas.letters(self.context.text(f"help-{shortcut.does}"), told, "text", px, colour, wrap=True)
            top = words.bottom + len(GROUPS[name]) * pitch

    def _name(self, key: str) -> str:
        """The text on a key: what stands there on the player's keyboard; itself for function keys."""
        if len(key) == 1 or key[1:].isdigit():
            return self.context.wording.key(key)
        return self.context.text(f"key-{key}")


def open_help(context: Context, below: Scene) -> None:
    """Show the help for a scene."""
    context.stack.push(HelpScene(context, below.kind))
