"""A window of Metro 2033 that is driven by a script."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.metro2033.box import BOX
from game.play.games import GameBox
from game.ui.context import Context
from game.ui.settings import Settings
from game.ui.window.screens import match_director
from game.ui.window.window import open_window
from tests.metro2033.laid import metro_cards

STILL: Final = Settings(speed="off", handover="open")
"""Without motions; what is not secret lies open."""

SMALL: Final = (1280, 720)


def metro_context(
    size: tuple[int, int] = SMALL, settings: Settings = STILL, language: str = "en", data: Path | None = None,
    box: GameBox = BOX,
) -> Context:  # fmt: skip
    """A window without a scene."""
    open_window(size, False, "Metro 2033")
    words = box.words(metro_cards, language, None)
    return Context(size, words, metro_cards, data, match_director, box, settings)
