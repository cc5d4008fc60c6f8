"""Frames that are drawn in as many steps as there can be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

import pytest

from game.ui.scene import Scene
from game.ui.window import app as app_module
from game.ui.window.app import App

ENDLESS = 1_300
"""Turns that no frame needs, even if each draws one picture."""


def hurried() -> Callable[[], float]:
    """A clock by which a turn is over as soon as one drawing is finished."""
    ticks = count()
    return lambda: float(next(ticks))


def fail_if_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a frame fail that is never complete, instead of being drawn to its end in one long turn."""
    draw_step = App._draw_step

    def counted(app: App, scenes: Sequence[Scene], begun: float) -> bool:
        assert app._steps < ENDLESS
        return draw_step(app, scenes, begun)

    monkeypatch.setattr(app_module, "MOST_STEPS", ENDLESS)
    monkeypatch.setattr(App, "_draw_step", counted)
