"""The cards of Metro 2033, and tables for tests of it."""

from __future__ import annotations

from functools import cache

from game.kernel.chance import Chance
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.reader import FOLDER, load_metro
from game.metro2033.rules.state import Metro, MetroPlayer, MetroState
from game.metro2033.rules.steps import MetroStep
from game.paths import cards_folder


@cache
def metro_cards() -> MetroCards:
    """The shipped cards."""
    return load_metro(cards_folder() / FOLDER)


@cache
def metro() -> Metro:
    """A match with these cards, and all options as they are by default."""
    return Metro(metro_cards())


def bare_table(*agenda: MetroStep, seats: int = 6) -> MetroState:
    """A table on which nobody has anything yet."""
    return MetroState((MetroPlayer(),) * seats, "A", Chance(1), agenda=agenda)
