"""The line in which a new game with the map of No Man's Land chooses what building on a razed Area costs (R45.7)."""

from __future__ import annotations

import pygame

from game.rules.game import Options
from game.ui.canvas import Canvas
from game.ui.places import VariantChip
from game.ui.scene import Scene
from game.ui.scenes.starting.variants import MAP_VARIANTS, word_of
from game.ui.theme import BODY, PLAIN, TXT
from game.ui.widgets.button import Button

_HEADING = 220
"""Width of the heading, in u."""


class MapPanel:
    """Draws the choice in a scene, which answers the clicks on it."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    def draw(self, canvas: Canvas, rect: pygame.Rect, options: Options) -> None:
        canvas.panel(rect, PLAIN, "map")
        line = rect.inflate(-2 * canvas.px(20), -2 * canvas.px(8))
        heading = pygame.Rect(line.x, line.y, canvas.px(_HEADING), line.height)
        with canvas.within(rect):
            canvas.text(self._scene.context.text("new-map"), heading, "text", BODY, TXT, wrap=True)
        left = heading.right + canvas.px(16)
        (variant,) = MAP_VARIANTS
        is_on = bool(variant.chosen(options))
        words, icon = self._scene.context.text(f"option-{variant.key}"), "ticked" if is_on else "unticked"
        place = pygame.Rect(left, line.y, line.right - left, line.height)
        chip = Button(VariantChip(variant.name, word_of(not is_on)), words, place, icon=icon, u=BODY)
        self._scene.put_chip(canvas, chip, is_on)
