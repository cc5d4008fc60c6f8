"""Scenes in which any place can have a tooltip."""

from __future__ import annotations

import pygame

from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import Label
from game.ui.scene import Scene
from game.ui.widgets.button import record_hit
from game.ui.widgets.sheet import ScreenSheet


class ExplainingScene(Scene):
    """A scene in which places other than buttons can have tooltips, too."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._told: dict[Label, str] = {}

    @property
    def sheet(self) -> ScreenSheet:
        """The window in u."""
        return ScreenSheet(self.context.metrics)

    def explain(self, canvas: Canvas, rect: pygame.Rect, label: Label, tip: str) -> None:
        """Show ``tip`` while the pointer rests on ``rect``."""
        record_hit(canvas, rect, label)
        self._told[label] = tip

    def paint(self, canvas: Canvas) -> None:
        self._told = {}
        super().paint(canvas)

    def _tip(self) -> str | None:
        return super()._tip() or self._told.get(self.touch.hover or "")
