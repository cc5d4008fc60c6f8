"""The line in which a new game chooses the variants that its expansion has of its own: levels, and boxes to tick."""

from __future__ import annotations

from typing import Final

import pygame

from game.cards.sets.moloch import MOLOCH
from game.cards.sets.no_mans_land import NO_MANS_LAND
from game.rules.options import Options
from game.ui.canvas import Canvas
from game.ui.places import VariantChip
from game.ui.scene import Scene
from game.ui.scenes.starting.variants import SET_VARIANTS, Variant, word_of
from game.ui.theme import BODY, MUTED, PLAIN, TXT
from game.ui.widgets.button import Button
from game.ui.widgets.choice import row_of_rects

HEIGHT = 74
"""In u."""

_HEADINGS: Final = {MOLOCH: ("machines", 120), NO_MANS_LAND: ("map", 220)}
"""Expansion -> the name of the panel, and the width of its heading in u."""

_LEVELS, _NOTE = 480, 380
"""In u: widths of the levels, and of what the chosen one means; the rest is for a box to tick."""


def draw_own(scene: Scene, canvas: Canvas, rect: pygame.Rect, expansion: str, options: Options) -> None:
    """Draw the choice in a scene, which answers the clicks on it."""
    panel, wide = _HEADINGS[expansion]
    canvas.panel(rect, PLAIN, panel)
    line = rect.inflate(-2 * canvas.px(20), -2 * canvas.px(8))
    place, gap = pygame.Rect(line.x, line.y, canvas.px(wide), line.height), canvas.px(16)
    with canvas.within(rect):
        canvas.text(scene.context.text(f"new-{panel}"), place, "text", BODY, TXT, wrap=True)
    for variant in SET_VARIANTS[expansion]:
        place = pygame.Rect(place.right + gap, line.y, line.right - place.right - gap, line.height)
        if len(variant.values) > 2:
            place.width = canvas.px(_LEVELS) + gap + canvas.px(_NOTE)
            _put_levels(scene, canvas, place, variant, options, rect)
        else:
            is_on = bool(variant.chosen(options))
            words, icon = scene.context.text(f"option-{variant.key}"), "ticked" if is_on else "unticked"
            chip = Button(VariantChip(variant.name, word_of(not is_on)), words, place, icon=icon, u=BODY)
            scene.put_chip(canvas, chip, is_on)


def _put_levels(
    scene: Scene, canvas: Canvas, rect: pygame.Rect, variant: Variant, options: Options, panel: pygame.Rect
) -> None:
    """The levels side by side, and at their right what the chosen one means, in a ``panel``."""
    text, key, chosen = scene.context.text, f"option-{variant.key}", variant.chosen(options)
    levels = pygame.Rect(rect.x, rect.y, canvas.px(_LEVELS), rect.height)
    note = pygame.Rect(0, rect.y, canvas.px(_NOTE), rect.height)
    note.right = rect.right
    with canvas.within(panel):
        canvas.text(text(f"{key}-note", level=word_of(chosen)), note, "text", BODY, MUTED, wrap=True)
    for value, place in zip(variant.values, row_of_rects(levels, len(variant.values), canvas.px(8)), strict=True):
        word = word_of(value)
        tip = text(f"{key}-note", level=word)
        chip = Button(VariantChip(variant.name, word), text(f"{key}-{word}"), place, icon=word, tip=tip)
        scene.put_chip(canvas, chip, value == chosen)
