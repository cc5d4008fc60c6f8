"""Which of the modules beside the sets a game has (R53): those that its options name and the catalog holds."""

from __future__ import annotations

from game.rules.game import Game


def has_borders(game: Game) -> bool:
    """Whether there are border tiles (R53.1)."""
    return game.options.borders and bool(game.catalog.border_tiles)


def has_arena(game: Game) -> bool:
    """Whether there is an Arena (R53.2)."""
    return game.options.arena and game.catalog.arena is not None


def has_districts(game: Game) -> bool:
    """Whether there are districts (R53.4)."""
    return game.options.districts and bool(game.catalog.districts)
