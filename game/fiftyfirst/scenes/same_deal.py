"""The question which robot plays the deal of a solo game, to compare."""

from __future__ import annotations

from game.ui.scenes.who_plays import PlayOnScene


class SameDealScene(PlayOnScene):
    """The dialog over the score of a solo game: a robot plays the same deal, to compare."""

    keys = "same-deal-title", "same-deal-note", "new-start", "play-on-cancel"
