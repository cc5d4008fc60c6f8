"""The line in which a new game with Machines chooses their level and the cooperative variant (R44.4, R44.14)."""

from __future__ import annotations

import pygame

from game.rules.game import Options
from game.ui.canvas import Canvas
from game.ui.places import VariantChip
from game.ui.scene import Scene
from game.ui.scenes.starting.variants import MACHINE_VARIANTS, Variant, word_of
from game.ui.theme import BODY, MUTED, PLAIN, TXT
from game.ui.widgets.button import Button
from game.ui.widgets.choice import row_of_rects

HEIGHT = 74
"""In u."""

_HEADING, _LEVELS, _NOTE = 120, 480, 380
"""In u: widths of the heading, of the levels, and of what the chosen one means; the rest is for the other variant."""


class MachinePanel:
    """Draws the choice in a scene, which answers the clicks on it."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    def draw(self, canvas: Canvas, rect: pygame.Rect, options: Options) -> None:
        canvas.panel(rect, PLAIN, "machines")
        px, gap = canvas.px, canvas.px(16)
        line = rect.inflate(-2 * px(20), -2 * px(8))
        level, coop = MACHINE_VARIANTS
        heading = pygame.Rect(line.x, line.y, px(_HEADING), line.height)
        levels = pygame.Rect(heading.right + gap, line.y, px(_LEVELS), line.height)
        note = pygame.Rect(levels.right + gap, line.y, px(_NOTE), line.height)
        left = note.right + gap
        with canvas.within(rect):
            canvas.text(self._text("new-machines"), heading, "text", BODY, TXT, wrap=True)
            canvas.text(self._note(level, level.chosen(options)), note, "text", BODY, MUTED, wrap=True)
        for value, place in zip(level.values, row_of_rects(levels, len(level.values), px(8)), strict=True):
            words, tip = self._text(f"option-{level.key}-{word_of(value)}"), self._note(level, value)
            chip = Button(VariantChip(level.name, word_of(value)), words, place, icon=word_of(value), tip=tip)
            self._scene.put_chip(canvas, chip, level.chosen(options) == value)
        self._put_box(canvas, coop, options, pygame.Rect(left, line.y, line.right - left, line.height))

    def _put_box(self, canvas: Canvas, variant: Variant, options: Options, place: pygame.Rect) -> None:
        """A box to tick, with a sentence on what it means."""
        is_on = bool(variant.chosen(options))
        label = VariantChip(variant.name, word_of(not is_on))
        words, icon = self._text(f"option-{variant.key}"), "ticked" if is_on else "unticked"
        self._scene.put_chip(canvas, Button(label, words, place, icon=icon, u=BODY), is_on)

    def _note(self, level: Variant, value: object) -> str:
        return self._text(f"option-{level.key}-note", level=word_of(value))

    def _text(self, key: str, **facts: object) -> str:
        return self._scene.context.text(key, **facts)
